// The game in hand is kept in the browser, under the name of its ruleset.

import { decode, gameCode } from "./codes.js";
import { remembered } from "./page.js";
import { isBegun, seat, throwsKnown } from "./state.js";

/** @typedef {import("./state.js").State} State */

/**
 * A game: its code, the throws that fell and are not played, who plays, what `State` has of it; and the game before.
 * @typedef {{ code: string, later: number[], computer: number | null, level: string, id: number, opened: number, before?: Kept | null }} Kept
 */

/** Boards in frames that begin elsewhere have games of their own: one page may show several. */
const place = window === parent ? "" : location.hash;

/** @param {State} state */
const key = (state) => `game:${state.view.data.ruleset}${place}`;

/** @param {State} state @returns {Kept} */
export function snapshot({ engine, computer, view, id, opened }) {
  const { exports } = engine;
  const later = [];
  for (let ply = exports.plies(); exports.known(ply); ply++) later.push(exports.known(ply));
  return { code: gameCode(engine), later, computer, level: view.level.value, id, opened };
}

/** What this page has read or written last. @type {string | null} */
let known = null;

/** @param {State} state @returns {boolean} whether the game has room for what comes */
export function keep(state) {
  if (state.live) {
    state.live.keep();
    return true;
  }
  const kept = snapshot(state);
  if (!kept.code) return false;
  // Another page's game is not written over: it can be had again.
  const other = isBehind(state) && parsed(read(state));
  if (other) state.before = { ...other, before: null };
  try {
    const text = JSON.stringify({ ...kept, before: state.before });
    localStorage.setItem(key(state), text);
    known = text;
  } catch {
    // The game lasts as long as this page.
  }
  return true;
}

/** @param {State} state @returns {string | null} what is kept */
const read = (state) => remembered(key(state));

/** @param {string | null} text @returns {Kept | null} what it may be */
function parsed(text) {
  try {
    const found = JSON.parse(text ?? "");
    return found instanceof Object ? found : null;
  } catch {
    return null;
  }
}

/** @param {State} state @returns {boolean} whether another page has kept something meanwhile */
function isBehind(state) {
  const text = read(state);
  return !state.live && text !== null && text !== known;
}

/** @param {State} state @returns {boolean} whether another page has gone on with this very game, or with one where none is begun here */
export function isLeftBehind(state) {
  if (!isBehind(state)) return false;
  return !isBegun(state) || parsed(read(state))?.id === state.id;
}

/** @param {State} state @param {Kept} kept what may come from anywhere */
function isSound({ view }, { code, later, computer, level, id, opened }) {
  const levels = [...view.level.options].map((option) => option.value);
  return (
    typeof code === "string" &&
    Array.isArray(later) &&
    [...later, id, opened].every(Number.isInteger) &&
    [null, 0, 1].includes(computer) &&
    levels.includes(level)
  );
}

/**
 * Takes up a game that was kept.
 * @param {State} state
 * @param {Kept} kept
 * @returns {boolean} whether it can be played on
 */
export function takeUp(state, kept) {
  const { engine, view } = state;
  const { code, later, computer, level, id, opened } = kept;
  if (!isSound(state, kept) || decode(engine, code)) return false;
  // The code tells the first of them, unless the game has come to its end.
  for (const count of later.slice(throwsKnown(state) - engine.exports.plies())) engine.exports.recall(count);
  seat(state, computer);
  view.level.value = level;
  Object.assign(state, { id, opened });
  return true;
}

/** @param {State} state @returns {boolean | null} whether what was kept can be played on, null where nothing was; what cannot is set aside */
export function restore(state) {
  const text = read(state);
  if (!text) return null;
  known = text;
  const kept = parsed(text);
  if (kept && takeUp(state, kept)) {
    state.before = kept.before ?? null;
    return true;
  }
  try {
    localStorage.setItem(`${key(state)}:aside:${Date.now()}`, text);
  } catch {
    // There is no room for it.
  }
  localStorage.removeItem(key(state));
  return false;
}
