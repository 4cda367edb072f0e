// The plies of a game and the codes that tell games and positions, as values of scripts.

/** @typedef {import("./engine.js").Engine} Engine */

/** What was done with a throw. @typedef {import("./engine.js").Move & { side: number, count: number }} Ply */

/** What the fragment of an address begins with that tells a game. */
const PLAY = "#play=";

/** @param {string} code @returns {string} the fragment that plays on from it */
export const fragment = (code) => PLAY + code;

/** @returns {string | null} the code in the page's address */
export const linkedCode = () => (location.hash.startsWith(PLAY) ? location.hash.slice(PLAY.length) : null);

/** No code is longer. */
const LONGEST = 2048;

/** @param {Engine} engine @param {number} at of the plies that are played @returns {Ply} */
export function playedPly({ exports, bytes }, at) {
  const side = exports.ply(at);
  const [count, from, to] = bytes;
  return { side, count, from, to };
}

/** @param {Engine} engine @param {number} length @returns {string} */
const letters = ({ bytes }, length) => String.fromCharCode(...bytes.subarray(0, length));

/** @param {Engine} engine @returns {string} the position in notation */
export const printed = (engine) => letters(engine, engine.exports.print());

/** @param {Engine} engine @returns {string} the code of the position looked at, with the throw that has fallen */
export const positionCode = (engine) => letters(engine, engine.exports.encode_position());

/** @param {Engine} engine @returns {string} the code of the whole game, empty if it would be too long */
export const gameCode = (engine) => letters(engine, engine.exports.encode_game());

/**
 * @param {Engine} engine
 * @param {Uint8Array} extra at most 96 bytes
 * @returns {string} the code of a live game, empty if it would be too long
 */
export function liveCode(engine, extra) {
  engine.bytes.set(extra);
  return letters(engine, engine.exports.encode_live(extra.length));
}

/** @param {Engine} engine @param {string} code @returns {number} how many bytes the buffer was given, one too many for one that is too long */
const putCode = ({ bytes }, code) => new TextEncoder().encodeInto(code.slice(0, LONGEST + 1), bytes).written;

/**
 * Takes the game that a code tells.
 * @param {Engine} engine
 * @param {string} code
 * @returns {number} 0, or why not, after which all is as it was: 1 damaged or no code, 2 of a later version, 3 of other rules, 4 does not replay, 5 too long
 */
export const decode = (engine, code) => engine.exports.decode(putCode(engine, code));

/** @param {Engine} engine @param {string} code @returns {number} the digest of rules that it names, in 24 bits; the lower twelve are 0 in that of a position */
export const digestNamed = (engine, code) => engine.exports.digest_of(putCode(engine, code)) >>> 0;

/** @param {Engine} engine @returns {Uint8Array} what the code of a live game carried beside the game */
export const extra = ({ exports, bytes }) => bytes.slice(0, exports.extra());
