// What a link of a live game tells, whether it is right, and how it stands to what this browser knows of that game.

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

/** @param {Game} game @returns {Kept | null} */
export const stored = (game) => JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");

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

/**
 * What a link is found to tell.
 * @typedef {object} Verdict
 * @property {Game} game
 * @property {import("./fair.js").Fault | null} fault what is wrong with it by itself
 * @property {Kept | null} kept what the storage has of the same game
 * @property {Game | null} known that, read
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
  // What was kept and cannot be read is as good as lost.
  if (!kept || !known || typeof known === "number") return { game, fault, kept: null, known: null, how: "new" };
  return { game, fault, kept, known, how: relation(game, known, kept.seat) };
}
