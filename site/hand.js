// What is done with the game in hand as a whole: taken back, given up, begun anew, taken up again.

import { decode, playedPly } from "./codes.js";
import { isContested } from "./engine.js";
import { settle, show, startGame } from "./game.js";
import { isBegun, isOver, isUntouched, seat, throwsKnown, told } from "./state.js";
import { keep, restore, snapshot, takeUp } from "./store.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */

/** What only a game with someone elsewhere has. */
const AT_HOME = { remote: null, live: null, cast: null };

/**
 * The game to come back to from another. One with someone elsewhere is kept apart, and what a link brought has its link:
 * until it is played on, it takes no other's place.
 * @param {State} state
 */
export function inHand(state) {
  const isOwn = !state.live && isBegun(state) && !(state.before && isUntouched(state));
  return isOwn ? snapshot(state) : state.before;
}

/** @param {State} state @param {string} said */
function goOn(state, said) {
  keep(state);
  show(state, [said]);
}

/** Takes back the last choice of one who sits here; where there is none, the game before comes back. @param {State} state */
export function undo(state) {
  settle(state);
  const { engine, computer, remote, before } = state;
  const { exports } = engine;
  if (remote !== null) return say(state.view, [told(state, "no-undo")]);
  let ply = exports.plies();
  exports.look(ply);
  // Whoever gave up goes on from where that was.
  let found = exports.resigned() > 0;
  while (!found && ply-- > 0) {
    const { side, from } = playedPly(engine, ply);
    exports.look(ply);
    found = from > 0 && side !== computer && !isContested(engine);
  }
  if (found) {
    exports.cut();
    return goOn(state, told(state, "undone"));
  }
  exports.look(exports.plies());
  const now = isBegun(state) ? snapshot(state) : null;
  // A game that has been thrown in is never left for another by one press too many.
  if (!before || !isUntouched(state) || !takeUp(state, before)) return show(state, [told(state, "nothing-to-undo")]);
  state.before = now;
  goOn(state, told(state, "brought-back"));
}

/**
 * Puts the game in hand by and begins another.
 * @param {State} state
 * @param {string} said what is told of it
 * @param {number | null} [computer] the seat that the computer plays
 */
export function begin(state, said, computer = state.computer) {
  const before = inHand(state);
  const undo = before && !state.live ? told(state, "can-come-back") : "";
  Object.assign(state, { before, ...AT_HOME });
  seat(state, computer);
  startGame(state, [said, undo]);
  keep(state);
}

/** @param {State} state */
export const newGame = (state) => begin(state, told(state, "new-game"));

/** The same players with their sides changed. @param {State} state */
export function rematch(state) {
  if (state.computer === null) newGame(state);
  else begin(state, told(state, "rematch"), 1 - state.computer);
}

/** Ends the game for the one who sits here, or at one board for whose turn it is. @param {State} state */
export function giveUp(state) {
  settle(state);
  const { exports } = state.engine;
  exports.look(exports.plies());
  if (isOver(state)) return show(state, []);
  const side = state.computer === null ? exports.side() : 1 - state.computer;
  if (side === state.remote) return show(state, []);
  exports.resign(side);
  goOn(state, told(state, "gave-up", { side: state.view.data.sides[side] }));
}

/**
 * Takes up the game that this browser has, or begins one.
 * @param {State} state
 * @param {boolean} [isFollowing] whether another page goes on with it, and not this one
 */
export function resume(state, isFollowing) {
  const isThere = restore(state);
  if (isThere && isBegun(state)) show(state, [told(state, "resumed")], isFollowing);
  else startGame(state, [isThere === false ? told(state, "set-aside") : ""]);
}

/**
 * Plays on from elsewhere.
 * @param {State} state
 * @param {() => number} take takes the game; 0, or why it cannot be
 * @returns {number} what `take` says
 */
export function open(state, take) {
  settle(state);
  const before = inHand(state);
  const why = take();
  if (why) return why;
  Object.assign(state, { before, ...AT_HOME, id: Date.now(), opened: throwsKnown(state) });
  goOn(state, told(state, "opened"));
  return 0;
}

/** @param {State} state @param {string} code @returns {number} 0, or why it cannot be, by the engine's numbers */
export const openCode = (state, code) => open(state, () => decode(state.engine, code));

/** @param {State} state @param {number} why a code was not taken, by the engine's numbers @returns {string} */
export function refusal(state, why) {
  return told(state, ["link-damaged", "link-later", "link-rules", "wrong-link", "link-damaged"][why - 1]);
}
