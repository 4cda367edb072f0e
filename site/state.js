// The state of the game in hand, what can be said of it, and how it is drawn.

import { gameCode } from "./codes.js";
import * as engines from "./engine.js";
import { text } from "./texts.js";
import { allow, draw, showTurn, showWinner } from "./view.js";

/** @typedef {import("./engine.js").Move} Move */
/** @typedef {import("./engine.js").Throw} Throw */

/**
 * @typedef {object} State
 * @property {import("./engine.js").Engine} engine
 * @property {import("./view.js").View} view
 * @property {Throw[]} throws
 * @property {Throw | null} thrown the throw that waits for its move
 * @property {Move[]} moves what may be played with it
 * @property {number | null} chosen the square of the piece that was chosen
 * @property {number | null} computer the seat that the computer plays
 * @property {number | null} remote the seat of a player elsewhere
 * @property {import("./live.js").Session | null} live the game that is played with someone elsewhere
 * @property {(() => Promise<Throw>) | null} cast what throws in place of this browser's chance
 * @property {(() => void)[]} onTurn what else is told of each change
 * @property {((event: "throw" | "move") => void) | null} sound what is heard of what falls and is put down
 * @property {(() => void) | null} unfinished what is shown once the dice lie still
 * @property {import("./store.js").Kept | null} before the game that was put by for this one
 * @property {string} usual the code of a game in which nothing has happened
 * @property {number} id of the game in hand, another for each: when it began here
 * @property {number} opened how many throws had fallen in it when it was taken from a link
 * @property {number} timer the computer's next step or the end of a fall
 * @property {number} ticket another with each step of the game: an answer to an older one comes too late
 */

/** @param {import("./engine.js").Engine} engine @param {import("./view.js").View} view @returns {State} */
export function newState(engine, view) {
  const throws = engines.possibleThrows(engine);
  return {
    engine,
    view,
    throws,
    thrown: null,
    moves: [],
    chosen: null,
    computer: null,
    remote: null,
    live: null,
    cast: null,
    onTurn: [],
    sound: null,
    unfinished: null,
    before: null,
    usual: gameCode(engine),
    id: 0,
    opened: 0,
    timer: 0,
    ticket: 0,
  };
}

/** @param {State} state @param {string} id @param {Record<string, string | number>} [values] */
export const told = (state, id, values) => text(state.view.data, id, values);

/** @param {State} state @returns {string} whose turn it is, as its pieces are called */
export const sideName = (state) => state.view.data.sides[engines.position(state.engine).side];

/** @param {State} state @returns {boolean} whether an earlier position is looked at */
export function isLooking({ engine: { exports } }) {
  return exports.at() !== exports.plies();
}

/** @param {State} state @returns {number} how many throws have fallen in the game, those of moves taken back among them */
export function throwsKnown({ engine: { exports } }) {
  let number = exports.plies();
  while (exports.known(number)) number++;
  return number;
}

/** @param {State} state @returns {boolean} whether it is more than the start of a game: a position set up, or a throw */
export function isBegun(state) {
  return throwsKnown(state) > 0 || gameCode(state.engine) !== state.usual;
}

/** @param {State} state @returns {boolean} whether nothing has been thrown in the game since it came on this board */
export function isUntouched(state) {
  return throwsKnown(state) <= state.opened;
}

/** @param {State} state @returns {boolean} */
export function isOver(state) {
  return engines.outcome(state.engine) !== "running";
}

/** @param {State} state @returns {boolean} whether the position shown is the one that is played on from */
function isGoingOn(state) {
  return !isOver(state) && !isLooking(state);
}

/** @param {State} state @returns {number | null} the seat that has won */
function winner(state) {
  const result = engines.outcome(state.engine);
  return result === "first" ? 0 : result === "second" ? 1 : null;
}

/** @param {State} state @returns {boolean} */
export function isComputersTurn(state) {
  return isGoingOn(state) && engines.position(state.engine).side === state.computer;
}

/** @param {State} state @returns {boolean} whether one who sits here throws and moves next */
export function isOurs(state) {
  const { side } = engines.position(state.engine);
  return isGoingOn(state) && side !== state.computer && side !== state.remote;
}

/** What was pressed may be hidden by its own press: the focus, and with it the keys, would leave the board. @param {State} state */
function keepFocus(state) {
  const { play, newGame, throwButton } = state.view;
  const { activeElement } = document;
  if (!activeElement || !play.contains(activeElement) || activeElement.checkVisibility()) return;
  (isOver(state) ? newGame : throwButton).focus();
}

/** Draws all that can be seen. @param {State} state */
export function refresh(state) {
  const position = engines.position(state.engine);
  const ours = isOurs(state);
  const targets = state.moves.filter((move) => move.from === state.chosen).map((move) => move.to);
  const can = ours && !state.unfinished ? state.moves.map((move) => move.from) : [];
  draw(state.view, position, { can, chosen: state.chosen, targets });
  showTurn(state.view, isOver(state) ? null : position.side);
  showWinner(state.view, isOver(state), winner(state));
  state.view.play.toggleAttribute("data-looking", isLooking(state));
  allow(state.view.throwButton, ours && !state.thrown);
  state.view.players.disabled = state.remote !== null;
  for (const tell of state.onTurn) tell();
  // The next game is not given up by one press.
  if (isOver(state) || !isBegun(state)) state.view.play.querySelector(".resign")?.removeAttribute("open");
  keepFocus(state);
}

/** Drops what is about to happen: nothing late is ever played. @param {State} state */
export function stop(state) {
  clearTimeout(state.timer);
  state.ticket++;
}

/** @param {State} state @returns {string} what is to be done next */
export function invitation(state) {
  const won = winner(state);
  if (won !== null) return told(state, "won", { side: state.view.data.sides[won] });
  if (isOver(state)) return told(state, "drawn");
  if (isLooking(state)) return told(state, "refused-looking");
  if (isComputersTurn(state)) return told(state, "computer-turn", { side: sideName(state) });
  if (!isOurs(state)) return state.live?.trouble || told(state, state.live?.isToSend ? "live-send" : "remote-turn", { side: sideName(state) });
  return told(state, state.thrown ? "to-choose" : "to-throw", { side: sideName(state) });
}

/** @param {State} state @param {number | null} computer the seat that the computer plays from now on */
export function seat(state, computer) {
  state.computer = computer;
  state.view.players.selectedIndex = computer === null ? 0 : computer + 1;
}

/** @param {State} state @returns {string} why nobody who sits here may throw or move, empty where one may */
export function hindrance(state) {
  if (isComputersTurn(state)) return told(state, "refused-computer");
  return isOurs(state) ? "" : invitation(state);
}

/** The end of what was to be done with a throw. @param {State} state */
export function putDown(state) {
  Object.assign(state, { thrown: null, moves: [], chosen: null, unfinished: null });
}
