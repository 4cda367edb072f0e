// The game in hand is kept in the browser, under the name of its ruleset.

import { decode, gameCode } from "./codes.js";
import { seat } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** A game: its code, the throws that fell for what was taken back, who plays; and the game before it. @typedef {{ code: string, later: number[], computer: number | null, level: string, before?: Kept | null }} Kept */

/** Boards in frames that begin elsewhere have games of their own: one page may show several. */
const place = window === parent ? "" : location.hash;

/** @param {State} state */
const key = (state) => `game:${state.view.data.ruleset}${place}`;

/** @param {State} state @returns {Kept} */
export function snapshot({ engine, computer, view }) {
  const { exports } = engine;
  const later = [];
  for (let ply = exports.plies() + 1; exports.known(ply); ply++) later.push(exports.known(ply));
  return { code: gameCode(engine), later, computer, level: view.level.value };
}

/** What this page has read or written last. @type {string | null} */
let known = null;

/** @param {State} state */
export function keep(state) {
  if (state.live) return state.live.keep();
  const kept = snapshot(state);
  if (!kept.code) return;
  try {
    const text = JSON.stringify({ ...kept, before: state.before });
    localStorage.setItem(key(state), text);
    known = text;
  } catch {
    // The game lasts as long as this page.
  }
}

/** @param {State} state @returns {string | null} what is kept */
function read(state) {
  try {
    return localStorage.getItem(key(state));
  } catch {
    return null;
  }
}

/** @param {State} state @returns {boolean} whether another page has played on meanwhile */
export function isBehind(state) {
  const text = read(state);
  return !state.live && text !== null && text !== known;
}

/**
 * Takes up a game that was kept.
 * @param {State} state
 * @param {Kept} kept
 * @returns {boolean} whether it can be played on
 */
export function takeUp(state, { code, later, computer, level }) {
  const { engine, view } = state;
  if (decode(engine, code)) return false;
  for (const count of later) engine.exports.recall(count);
  seat(state, computer);
  view.level.value = level;
  return true;
}

/** @param {State} state @returns {boolean | null} whether what was kept can be played on, null where nothing was; what cannot is set aside */
export function restore(state) {
  const text = read(state);
  if (!text) return null;
  known = text;
  try {
    const kept = JSON.parse(text);
    if (takeUp(state, kept)) {
      state.before = kept.before;
      return true;
    }
  } catch {
    // It is none of ours, or damaged.
  }
  localStorage.setItem(`${key(state)}:aside:${Date.now()}`, text);
  localStorage.removeItem(key(state));
  return false;
}
