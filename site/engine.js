// The rules engine's module: loads it, and calls its exports by names and plain values. Those that take and
// return plain numbers need no function here: `engine.exports` has them, `engine/wasm/src/lib.rs` describes them.

import { uniform } from "./dice.js";

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {() => number} version
 * @property {() => number} buffer
 * @property {() => number} buffer_size
 * @property {(length: number) => number} load
 * @property {() => void} start
 * @property {(length: number) => number} parse
 * @property {() => number} throws
 * @property {(count: number) => number} moves
 * @property {(index: number) => number} play
 * @property {() => number} side
 * @property {() => number} phase
 * @property {(side: number) => number} pieces
 * @property {(side: number) => number} borne_off
 * @property {(side: number) => number} captured
 * @property {() => number} outcome
 * @property {(from: number, to: number, count: number) => number} why_not
 * @property {() => number} why_not_squares
 * @property {(length: number) => number} learn
 * @property {(count: number, level: number, luck: number) => number} choose
 * @property {(length: number) => number} faults
 * @property {() => number} print
 * @property {(index: number) => number} chance of 65,536, after that move of the last `moves`
 * @property {() => number} fallen the throw that fell for the ply after the position looked at, 0 if none
 * @property {(count: number) => number} fall 0, or 1 if it cannot
 * @property {(ply: number) => number} known the throw that fell for a ply, also for one taken back
 * @property {(count: number) => number} recall notes a throw after all that are known; 0, or 1
 * @property {() => number} plies
 * @property {(ply: number) => number} ply writes throw, from and to; the side that threw
 * @property {(plies: number) => number} look 0, or 1 if so many are not played
 * @property {() => number} at after how many plies one looks
 * @property {() => void} cut takes back what was played after the position looked at
 * @property {(side: number) => number} resign 0, or 1 if the game is over
 * @property {() => number} resigned 0 nobody, 1 the first seat, 2 the second
 * @property {() => number} encode_position
 * @property {() => number} encode_game
 * @property {(length: number) => number} encode_live
 * @property {(length: number) => number} decode
 * @property {() => number} kind 1 a position, 2 a game, 3 a live game, 0 not decoded
 * @property {() => number} extra
 * @property {() => number} digest 24 bits; the code of a position names the higher twelve
 * @property {(length: number) => number} digest_of
 */

/** A game in the engine's memory. @typedef {{ exports: Exports, bytes: Uint8Array }} Engine */

/** A throw, whether it gives another, and how often it comes among all. @typedef {{ count: number, again: boolean, weight: number }} Throw */

/** `to` is 0 for bearing off; both are 0 for a pass. @typedef {{ from: number, to: number }} Move */

/** The pieces as a reader sees them, by seat. @typedef {{ pieces: number[][], off: number[], captured: number[], side: number }} Position */

/** The interface this script was written for. */
const VERSION = 3;

/** `load` refuses bytes of a format that the module does not know with this. */
const UNKNOWN_FORMAT = 2;

/** @param {number} bits @returns {number[]} the squares, lowest first */
export function squares(bits) {
  const found = [];
  for (let square = 1; square <= 32; square++) if ((bits >>> (square - 1)) & 1) found.push(square);
  return found;
}

/** @returns {Promise<Engine["exports"]>} */
async function fetchModule() {
  const response = await fetch(new URL("./engine.wasm", import.meta.url));
  if (!response.ok) throw new Error("no-engine");
  // A server that calls the module plain text keeps it from being compiled while it arrives, not from being used.
  const compiled = await WebAssembly.instantiateStreaming(response.clone()).catch(async () =>
    WebAssembly.instantiate(await response.arrayBuffer()),
  );
  return /** @type {Engine["exports"]} */ (/** @type {unknown} */ (compiled.instance.exports));
}

/**
 * Loads the module and a ruleset.
 * @param {string} rules the ruleset's bytes in base64
 * @returns {Promise<Engine | "no-engine" | "wrong-engine">} or why it cannot be played
 */
export async function openEngine(rules) {
  let exports;
  try {
    exports = await fetchModule();
  } catch {
    return "no-engine";
  }
  if (exports.version?.() !== VERSION) return "wrong-engine";
  const bytes = new Uint8Array(exports.memory.buffer, exports.buffer() >>> 0, exports.buffer_size());
  const given = Uint8Array.from(atob(rules), (letter) => letter.charCodeAt(0));
  bytes.set(given);
  const refused = exports.load(given.length);
  if (refused) return refused === UNKNOWN_FORMAT ? "wrong-engine" : "no-engine";
  return { exports, bytes };
}

/** @param {Engine} engine @returns {Throw[]} */
export function possibleThrows({ exports, bytes }) {
  return Array.from({ length: exports.throws() }, (_, index) => {
    const [count, again, low, high] = bytes.subarray(index * 4, index * 4 + 4);
    return { count, again: again === 1, weight: low + high * 256 };
  });
}

/** @param {Engine} engine @param {number} count @returns {Move[]} */
export function legalMoves({ exports, bytes }, count) {
  return Array.from({ length: exports.moves(count) }, (_, index) => ({
    from: bytes[index * 2],
    to: bytes[index * 2 + 1],
  }));
}

/**
 * @param {Engine} engine
 * @param {number} count
 * @param {number} level 1, a beginner, to 4, as strong as it can
 * @returns {number} the index of the computer's move among the legal ones
 */
export function computerMove({ exports }, count, level) {
  return exports.choose(count, level, uniform(2 ** 32)) >>> 0;
}

/** @param {Engine} engine @param {number} count @returns {number[]} for each legal move, the estimated chance to win, of 1 */
export function chances({ exports }, count) {
  return Array.from({ length: exports.moves(count) }, (_, index) => exports.chance(index) / 65536);
}

/** @param {Engine} engine @param {number} count @param {number} index */
export function playMove({ exports }, count, index) {
  exports.moves(count);
  exports.play(index);
}

/** @param {Engine} engine @returns {Position} */
export function position({ exports }) {
  return {
    pieces: [squares(exports.pieces(0)), squares(exports.pieces(1))],
    off: [exports.borne_off(0), exports.borne_off(1)],
    captured: [exports.captured(0), exports.captured(1)],
    side: exports.side(),
  };
}

/** @param {Engine} engine @returns {"running" | "first" | "second" | "drawn"} */
export function outcome({ exports }) {
  return /** @type {const} */ (["running", "first", "second", "drawn"])[exports.outcome()];
}

/** @param {Engine} engine @returns {boolean} whether it is still open who begins */
export function isContested({ exports }) {
  return exports.phase() === 0;
}

/**
 * Why a piece may not go to a square.
 * @param {Engine} engine
 * @param {Move} move
 * @param {number} count
 * @returns {{ code: number, squares: number[] }} code 0 where it may
 */
export function whyNot({ exports }, move, count) {
  const code = exports.why_not(move.from, move.to, count);
  return { code, squares: squares(exports.why_not_squares()) };
}

/** @param {Engine} engine */
export function restart({ exports }) {
  exports.start();
}

/**
 * Sets up a position.
 * @param {Engine} engine
 * @param {string} notation
 * @returns {boolean} whether it is one that the ruleset can have; if not, all stays as it is
 */
export function setUp({ exports, bytes }, notation) {
  const { written } = new TextEncoder().encodeInto(notation, bytes);
  return exports.parse(written) === 0;
}
