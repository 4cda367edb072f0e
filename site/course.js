// A live game as its links tell it: what was agreed, and what each side did and showed, in which order.

import { SIZE, joined } from "./chain.js";

/**
 * What a link tells beside the game itself. An invitation has the inviter's commitment alone, an answer both, and
 * every later link the last value that each side has shown as well.
 * @typedef {object} Terms
 * @property {number} inviter the seat of the side that invited
 * @property {boolean} isStrict whether a side waits for a value of the other before each further throw of a turn
 * @property {boolean} isReady whether the value that the next throw waits for has been shown
 * @property {Uint8Array[]} commitments by seat; empty where there is none yet
 * @property {Uint8Array[]} values by seat; empty before any was shown
 */

/**
 * @typedef {object} Course what was played
 * @property {number} digest of the rules
 * @property {number[]} start the position that the game began from
 * @property {{ side: number, count: number, from: number, to: number }[]} plies
 * @property {number} waiting the throw that waits for its move, or 0
 * @property {number} side whose throw or move comes next
 * @property {boolean} isOver
 * @property {number} resigned 0 for nobody, else the seat and 1
 */

/** @typedef {Course & Terms} Game */

/** @param {Uint8Array} extra @returns {Terms | null} null where it is no such thing */
export function termsOf(extra) {
  const flags = extra[0];
  const parts = [1, 2, 3, 4].map((at) => extra.slice(1 + SIZE * (at - 1), 1 + SIZE * at));
  if (flags > 7 || ![1, 2, 4].some((many) => extra.length === 1 + SIZE * many)) return null;
  const inviter = (flags >> 1) & 1;
  /** @param {Uint8Array} own @param {Uint8Array} other */
  const bySeat = (own, other) => (inviter ? [other, own] : [own, other]);
  return {
    inviter,
    isStrict: (flags & 1) === 1,
    isReady: flags > 3,
    commitments: bySeat(parts[0], parts[1]),
    values: bySeat(parts[2], parts[3]),
  };
}

/** @param {Terms} terms @returns {Uint8Array} */
export function extraOf({ inviter, isStrict, isReady, commitments, values }) {
  const flags = Number(isStrict) + 2 * inviter + 4 * Number(isReady);
  const guest = 1 - inviter;
  return joined(Uint8Array.of(flags), commitments[inviter], commitments[guest], values[inviter], values[guest]);
}

/** @param {Game} game @returns {boolean} whether both sides have committed */
export function isAgreed({ commitments }) {
  return commitments.every((each) => each.length);
}

/** @param {Game} game @returns {number[]} who threw, in turn */
export function throwers({ plies, waiting, side }) {
  const sides = plies.map((ply) => ply.side);
  return waiting ? [...sides, side] : sides;
}

/**
 * Whether the other side shows a value before a throw. Before the first, so that nobody who has chosen his chain
 * last knows what it meets; in a strict game before each further one of a turn, so that nobody looks ahead.
 * @param {Game} game
 * @param {number[]} sides who threw, in turn
 * @param {number} at which of these throws
 */
export function needsValue({ inviter, isStrict }, sides, at) {
  return at === 0 ? sides[0] !== inviter : isStrict && sides[at] === sides[at - 1];
}

/** @param {Game} game @returns {boolean} whether the next throw waits for a value of the other side */
export function isHeld(game) {
  const sides = [...throwers(game), game.side];
  return isAgreed(game) && !game.isOver && !game.waiting && !game.isReady && needsValue(game, sides, sides.length - 1);
}

/**
 * All that happened, one thing an entry, each with the seat of who did it before it: two courses of a game agree as
 * far as these do.
 * @param {Game} game
 * @returns {string[]}
 */
export function events(game) {
  const { inviter, isStrict, commitments, start, digest, plies, waiting, resigned } = game;
  const sides = throwers(game);
  const guest = 1 - inviter;
  const list = [`${inviter} ${[digest, start, isStrict, commitments[inviter]]}`];
  if (isAgreed(game)) list.push(`${guest} ${commitments[guest]}`);
  for (const [at, side] of sides.entries()) {
    if (needsValue(game, sides, at)) list.push(`${1 - side} ready`);
    const { count, from, to } = plies[at] ?? { count: waiting };
    list.push(`${side} throw ${count}`);
    if (plies[at]) list.push(`${side} ${from}-${to}`);
  }
  if (game.isReady) list.push(`${1 - game.side} ready`);
  if (resigned) list.push(`${resigned - 1} resigns`);
  return list;
}

/**
 * How a game that a link tells stands to the same game as it is known here.
 * @param {Game} told
 * @param {Game} known
 * @param {number} seat who looks
 * @returns {"same" | "later" | "earlier" | "mine" | "other"} `mine`: it lacks only what this seat did since; `other`:
 *   they part, or it tells something of this seat that this seat did not do
 */
export function relation(told, known, seat) {
  const [one, other] = [events(told), events(known)];
  const isMine = (/** @type {string} */ event) => event[0] === String(seat);
  const common = Math.min(one.length, other.length);
  if (one.slice(0, common).some((event, at) => event !== other[at])) return "other";
  if (one.length > common) return one.slice(common).some(isMine) ? "other" : "later";
  if (other.length === common) return "same";
  return other.slice(common).every(isMine) ? "mine" : "earlier";
}
