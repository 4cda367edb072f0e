// Throws: chosen by the browser's source of chance, shown by sticks or a die that fall.

const FALL = 580;

/** @param {number} below at most 2^32 @returns {number} 0 or more and less than `below`, all equally likely */
export function uniform(below) {
  const word = new Uint32Array(1);
  // The words above the last whole multiple are drawn again: they would favour the low numbers.
  const limit = 2 ** 32 - (2 ** 32 % below);
  do crypto.getRandomValues(word);
  while (word[0] >= limit);
  return word[0] % below;
}

/** @param {import("./engine.js").Throw[]} throws @returns {import("./engine.js").Throw} each as often as its weight says */
export function throwAtRandom(throws) {
  let left = uniform(throws.reduce((sum, each) => sum + each.weight, 0));
  return throws.find((each) => (left -= each.weight) < 0) ?? throws[0];
}

/** @param {HTMLElement} dice @param {number} count @returns {boolean} whether this throw has no stick face up */
export function isNoneUp(dice, count) {
  return dice.dataset.noneUp === String(count);
}

/** @param {HTMLElement} dice @param {number} count */
export function showFaces(dice, count) {
  const sticks = [...dice.querySelectorAll(".stick")];
  let up = isNoneUp(dice, count) ? 0 : count;
  for (const [index, stick] of sticks.entries()) {
    // Which of them lie face up is left to chance too.
    const isUp = uniform(sticks.length - index) < up;
    if (isUp) up--;
    stick.setAttribute("data-face", isUp ? "up" : "down");
  }
  dice.querySelector(".die")?.setAttribute("data-face", String(count));
}

/** @returns {boolean} */
export function isMotionWelcome() {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Lets the dice fall on a throw.
 * @param {HTMLElement} dice
 * @param {number} count
 * @returns {number} how long they fall, in milliseconds
 */
export function letFall(dice, count) {
  showFaces(dice, count);
  delete dice.dataset.falling;
  if (!isMotionWelcome()) return 0;
  // Reading a size makes the browser see that the attribute was gone, so that the fall begins anew.
  void dice.offsetWidth;
  dice.dataset.falling = "";
  return FALL;
}

/** @param {HTMLElement} dice */
export function letLie(dice) {
  delete dice.dataset.falling;
}
