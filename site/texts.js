// What the board says, from the texts that the page brings along in its own language.

/** Another ruleset of the game: the digest that codes name it by, its name, and its page. @typedef {[number, string, string]} Other */

/** @typedef {{ ruleset: string, version: string | null, rules: string, learned: string | null, squares: Record<string, string>, sides: string[], others: Other[], texts: Record<string, string> }} Data */

/** @returns {Data} */
export function pageData() {
  return JSON.parse(document.getElementById("board-data")?.textContent ?? "{}");
}

/**
 * @param {Data} data
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 * @returns {string} the text with its values in place
 */
export function text(data, id, values = {}) {
  return (data.texts[id] ?? "").replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** @param {Data} data @param {number} square @returns {string} its number, and its name if it has one */
export function squareName(data, square) {
  const house = data.squares[square];
  return house ? text(data, "named-square", { square, house }) : String(square);
}

/** @param {Data} data @param {number[]} squares @returns {string} */
export function squareList(data, squares) {
  return squares.map(String).reduce((list, item) => (list ? text(data, "list", { list, item }) : item), "");
}

/** @param {Data} data @param {string[]} sentences @returns {string} */
export function joined(data, sentences) {
  return sentences.reduce((said, next) => (said ? text(data, "sentences", { said, next }) : next), "");
}

/**
 * A square in words.
 * @param {Data} data
 * @param {number} square
 * @param {number | null} side whose piece stands on it
 * @param {string | null} mark `can-move`, `chosen` or `target`
 * @returns {string}
 */
export function cellName(data, square, side, mark) {
  const house = data.squares[square];
  const id = `cell${house ? "-house" : ""}-${side === null ? "empty" : "piece"}`;
  const cell = text(data, id, { square, house, side: side === null ? "" : data.sides[side] });
  return mark ? text(data, `cell-${mark}`, { cell }) : cell;
}

/** The texts for the engine's reasons, by its codes; each names what it is about. @type {Record<number, string>} */
const REASONS = {
  1: "over",
  3: "opening",
  5: "empty",
  6: "enemy",
  7: "beyond",
  8: "throw",
  9: "own-piece",
  10: "safe",
  11: "protected",
  12: "barrier",
  13: "must-stop",
  14: "only-bearing-off",
  15: "no-bearing-off",
  16: "bear-off-throw",
  17: "bear-off-others",
  18: "bears-off",
  19: "other-first",
  20: "backward",
  21: "forward-first",
  22: "backward-taken",
};

/**
 * @param {Data} data
 * @param {{ code: number, squares: number[] }} refusal
 * @param {import("./engine.js").Move} move
 * @param {number} count the throw
 * @returns {string} why the move may not be made
 */
export function reason(data, refusal, move, count) {
  // Off the board, or past its end: there is no square to name.
  const beyond = refusal.code === 8 && move.to === 0;
  return text(data, `refused-${beyond ? "beyond" : (REASONS[refusal.code] ?? "throw")}`, {
    from: squareName(data, move.from),
    to: squareName(data, move.to),
    square: squareName(data, refusal.squares[0]),
    squares: squareList(data, refusal.squares),
    throw: count,
  });
}

/**
 * What a move did, told from the pieces before and after it.
 * @param {Data} data
 * @param {import("./engine.js").Move} move
 * @param {import("./engine.js").Position} before
 * @param {import("./engine.js").Position} after
 * @returns {string}
 */
export function moveTold(data, move, before, after) {
  const mover = before.side;
  const other = 1 - mover;
  const values = { side: data.sides[mover], from: squareName(data, move.from), to: squareName(data, move.to) };
  if (move.to === 0) return text(data, "borne-off", values);
  if (after.captured[other] > before.captured[other]) return text(data, "captured", values);
  if (!after.pieces[mover].includes(move.to)) {
    const end = after.pieces[mover].find((square) => !before.pieces[mover].includes(square)) ?? move.from;
    return text(data, "sent-away", { ...values, end: squareName(data, end) });
  }
  if (before.pieces[other].includes(move.to)) return text(data, "swapped", values);
  return text(data, move.to < move.from ? "moved-back" : "moved", values);
}
