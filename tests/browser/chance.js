// Chance that is the same on every run, for games that can be played again when they fail.

/** The same numbers on every run, from a seed (mulberry32). @param {number} seed @returns {() => number} 0 or more, below 1 */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lets the page's source of chance begin at a seed. @param {import("playwright-core").Page} page @param {number} seed */
export async function seedChance(page, seed) {
  await page.addInitScript(`{
    const next = (${numbers.toString()})(${seed});
    crypto.getRandomValues = (words) => { for (let i = 0; i < words.length; i++) words[i] = next() * 2 ** 32; return words; };
  }`);
}
