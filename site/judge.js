// What a link of a live game tells, whether it is right, and how it stands to what this browser knows of that game.

import { LENGTH, SIZE, chainTo, isSame } from "./chain.js";
import { decode, extra, playedPly } from "./codes.js";
import { relation, termsOf } from "./course.js";
import { outcome, position } from "./engine.js";
import { check } from "./fair.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./course.js").Game} Game */

/**
 * A side of a live game, as the storage has it: the secret, in base64, is the end of the side's chain.
 * @typedef {{ seat: number, secret: string, code: string }} Kept
 */

/** Whoever invites has another commitment for each game. @param {Game} game */
export const keyOf = ({ inviter, commitments }) => `live:${btoa(String.fromCharCode(...commitments[inviter]))}`;

/** @param {string} secret @returns {Uint8Array} */
const bytesOf = (secret) => Uint8Array.from(atob(secret), (letter) => letter.charCodeAt(0));

/** @param {string} secret */
export const chainOf = (secret) => chainTo(bytesOf(secret), LENGTH);

/** Puts what is damaged by, so that it is in nobody's way. @param {Game} game */
function setAside(game) {
  const key = keyOf(game);
  const text = localStorage.getItem(key) ?? "";
  localStorage.removeItem(key);
  try {
    localStorage.setItem(`${key}:aside:${Date.now()}`, text);
  } catch {
    // There is no room for it.
  }
}

/** @param {Game} game @returns {Kept | null} what the storage has of it; what cannot be read is set aside */
export function stored(game) {
  const text = localStorage.getItem(keyOf(game));
  if (text === null) return null;
  try {
    const { seat, secret, code } = JSON.parse(text);
    const isRight = (seat === 0 || seat === 1) && typeof code === "string" && bytesOf(secret).length === SIZE;
    if (isRight) return { seat, secret, code };
  } catch {
    // It is none of ours, or damaged.
  }
  setAside(game);
  return null;
}

/** @param {Engine} engine @returns {import("./course.js").Course} */
export function courseOf(engine) {
  const { exports } = engine;
  const plies = Array.from({ length: exports.plies() }, (_, at) => playedPly(engine, at));
  const at = exports.at();
  exports.look(0);
  const { pieces, off, side } = position(engine);
  const start = [...pieces[0], 0, ...pieces[1], 0, ...off, side, exports.phase()];
  exports.look(plies.length);
  const now = { side: exports.side(), isOver: outcome(engine) !== "running" };
  exports.look(at);
  return { digest: exports.digest(), start, plies, waiting: exports.known(plies.length), resigned: exports.resigned(), ...now };
}

/** @param {Engine} engine @param {string} code @returns {Game | number} or why it is none */
function read(engine, code) {
  const why = decode(engine, code);
  const terms = termsOf(extra(engine));
  return why || (terms ? { ...courseOf(engine), ...terms } : 1);
}

/** @param {Game} one @param {Game} other */
const isOf = (one, other) => keyOf(one) === keyOf(other);

/**
 * What a link is found to tell.
 * @typedef {object} Verdict
 * @property {Game} game
 * @property {import("./fair.js").Fault | null} fault what is wrong with it by itself
 * @property {Kept | null} kept what the storage has of the same game
 * @property {Game | null} known that, read
 * @property {Uint8Array[]} chain of the side that the storage has
 * @property {ReturnType<typeof relation> | "new"} how it stands to that
 */

/**
 * @param {Engine} engine
 * @param {import("./engine.js").Throw[]} throws
 * @param {string} code
 * @returns {Promise<Verdict | number>} a number where it tells no game of these rules
 */
export async function judge(engine, throws, code) {
  const game = read(engine, code);
  if (typeof game === "number") return game;
  const fault = await check(game, throws);
  const kept = stored(game);
  const known = kept && read(engine, kept.code);
  const chain = kept ? await chainOf(kept.secret) : [];
  if (kept && known && typeof known !== "number" && isOf(game, known) && isSame(chain[0], known.commitments[kept.seat])) {
    return { game, fault, kept, known, chain, how: relation(game, known, kept.seat) };
  }
  // What was kept and does not fit is as good as lost.
  if (kept) setAside(game);
  return { game, fault, kept: null, known: null, chain: [], how: "new" };
}
