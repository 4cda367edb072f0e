// Finds the passages that have all the words that are looked for, the best first, and where the words stand.

import { folded } from "./fold.js";

/** Words in the page's language, or in another. @typedef {string | { text: string, lang: string, dir: string }} Written */

/** A place that a search leads to; `of` names its page or ruleset, and a page as a whole has none. @typedef {{ title: Written, of?: Written, href: string, text: Written }} Passage */

/** @typedef {{ passage: Passage, title: string, text: string }} Entry */

/** Where in a text something begins and ends. @typedef {[start: number, end: number]} Stretch */

/** A word that is found in a passage's title counts so much; one in its text counts 1. */
const IN_PAGE_TITLE = 9;
const IN_TITLE = 4;

/** Where nothing is found, words are looked for without their ending: so many letters at most, so many left at least. */
const ENDING = 2;
const STEM = 3;

// Scripts that are written without spaces: a word of them is found anywhere.
const SPACELESS = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";

const IS_SPACELESS = new RegExp(`[${SPACELESS}]`, "u");

const IS_ARABIC = /\p{Script=Arabic}/u;

// Other words are found by their beginning, where nothing of the same word stands before.
const BEGINS = `(?<!(?<![${SPACELESS}])(?<=[\\p{L}\\p{N}\\p{M}]))`;

// Arabic writes the article and short words in one with the word that follows.
const ARTICLE = "(?:[\u0648\u0641]?(?:[\u0628\u0643]?\u0627\u0644|\u0644{1,2}|[\u0628\u0643])?)";
const OWN_ARTICLE = /^[\u0648\u0641]?(?:[\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=...)/u;

/** @param {Written} written @returns {string} */
export function wordsOf(written) {
  return typeof written === "string" ? written : written.text;
}

/** @param {Passage[]} passages @returns {Entry[]} */
export function entriesOf(passages) {
  return passages.map((passage) => ({
    passage,
    title: folded(wordsOf(passage.title)).text,
    text: folded(`${passage.of ? wordsOf(passage.of) : ""} ${wordsOf(passage.text)}`).text,
  }));
}

/** @param {string} query @returns {string[]} its words, folded */
function wordsIn(query) {
  return folded(query.normalize("NFKC")).text.match(/[\p{L}\p{N}\p{M}\u30fc]+/gu) ?? [];
}

/** @param {string} word folded @returns {RegExp} what finds it in a folded text */
function finder(word) {
  if (IS_SPACELESS.test(word)) return new RegExp(word, "gu");
  if (!IS_ARABIC.test(word)) return new RegExp(`${BEGINS}${word}`, "gu");
  return new RegExp(`(?<=${BEGINS}${ARTICLE})${word.replace(OWN_ARTICLE, "")}`, "gu");
}

/** @param {string} word @returns {string} */
function withoutEnding(word) {
  return IS_SPACELESS.test(word) ? word : word.slice(0, Math.max(Math.min(STEM, word.length), word.length - ENDING));
}

/** @param {Entry} entry @param {RegExp} word @returns {number} 0 where the passage lacks the word */
function weight(entry, word) {
  if (entry.title.search(word) >= 0) return entry.passage.of ? IN_TITLE : IN_PAGE_TITLE;
  return entry.text.search(word) >= 0 ? 1 : 0;
}

/** @param {Entry[]} entries @param {RegExp[]} words @returns {Passage[]} */
function havingAll(entries, words) {
  const weighed = entries.map((entry) => {
    const weights = words.map((word) => weight(entry, word));
    return { entry, weight: weights.includes(0) ? 0 : weights.reduce((sum, each) => sum + each, 0) };
  });
  const found = weighed.filter((each) => each.weight > 0).sort((a, b) => b.weight - a.weight);
  return found.map(({ entry }) => entry.passage);
}

/**
 * Looks for a query.
 * @param {Entry[]} entries
 * @param {string} query
 * @returns {{ words: RegExp[], passages: Passage[] }} what finds its words in a folded text, none if it has no
 *   word; and the passages that have all of them, the best first, otherwise in the order of the site
 */
export function find(entries, query) {
  const written = wordsIn(query);
  if (written.length === 0) return { words: [], passages: [] };
  const words = written.map(finder);
  const passages = havingAll(entries, words);
  if (passages.length > 0) return { words, passages };
  const shorter = written.map((word) => finder(withoutEnding(word)));
  return { words: shorter, passages: havingAll(entries, shorter) };
}

/** @param {string} text @param {RegExp[]} words @returns {Stretch[]} where the words stand, in order, none within another */
export function marked(text, words) {
  const { text: plain, places } = folded(text);
  /** @type {Stretch[]} */
  const stretches = [];
  for (const word of words) {
    for (const { index, 0: found } of plain.matchAll(word)) {
      const last = index + found.length;
      // A sign that became several, and marks that became nothing, belong to what is marked.
      let end = last;
      while (end < places.length - 1 && places[end] === places[last - 1]) end++;
      stretches.push([places[index], places[end]]);
    }
  }
  stretches.sort(([a], [b]) => a - b);
  /** @type {Stretch[]} */
  const joined = [];
  for (const [start, end] of stretches) {
    const before = joined.at(-1);
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
