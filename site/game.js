// The game in hand: whose throw, which moves, who plays. The engine knows the rules; this keeps the turns.

import * as engines from "./engine.js";
import { isNoneUp, letFall, letLie, throwAtRandom } from "./dice.js";
import { moveTold, text } from "./texts.js";
import { allow, draw, glide, say, showTurn, showWinner } from "./view.js";

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
 * @property {(() => void) | null} unfinished what is shown once the dice lie still
 * @property {number} timer the computer's next step or the end of a fall
 */

/** How long the computer lets its opponent look, in milliseconds. */
const PAUSE = 900;

/** @param {import("./engine.js").Engine} engine @param {import("./view.js").View} view @returns {State} */
export function newState(engine, view) {
  const throws = engines.possibleThrows(engine);
  return { engine, view, throws, thrown: null, moves: [], chosen: null, computer: null, unfinished: null, timer: 0 };
}

/** @param {State} state @param {string} id @param {Record<string, string | number>} [values] */
export const told = (state, id, values) => text(state.view.data, id, values);

/** @param {State} state @returns {string} whose turn it is, as its pieces are called */
const sideName = (state) => state.view.data.sides[engines.position(state.engine).side];

/** @param {State} state @returns {boolean} */
export function isOver(state) {
  return engines.outcome(state.engine) !== "running";
}

/** @param {State} state @returns {number | null} the seat that has won */
function winner(state) {
  const result = engines.outcome(state.engine);
  return result === "first" ? 0 : result === "second" ? 1 : null;
}

/** @param {State} state @returns {boolean} */
export function isComputersTurn(state) {
  return !isOver(state) && engines.position(state.engine).side === state.computer;
}

/** Draws all that can be seen. @param {State} state */
export function refresh(state) {
  const position = engines.position(state.engine);
  const humans = !isComputersTurn(state);
  const targets = state.moves.filter((move) => move.from === state.chosen).map((move) => move.to);
  const can = humans && !state.unfinished ? state.moves.map((move) => move.from) : [];
  draw(state.view, position, { can, chosen: state.chosen, targets });
  showTurn(state.view, isOver(state) ? null : position.side);
  showWinner(state.view, isOver(state), winner(state));
  allow(state.view.throwButton, humans && !isOver(state) && !state.thrown);
}

/** Brings what is still falling to its end, so that nothing done meanwhile is lost. @param {State} state */
export function settle(state) {
  const { unfinished } = state;
  if (!unfinished) return;
  clearTimeout(state.timer);
  state.unfinished = null;
  letLie(state.view.dice);
  unfinished();
}

/** Lets the computer go on, if it is its turn. @param {State} state */
function yieldTurn(state) {
  clearTimeout(state.timer);
  if (!isComputersTurn(state)) return;
  // A new game or another choice of players clears the timer: nothing late is ever played.
  state.timer = setTimeout(() => {
    if (state.thrown) finishMove(state, engines.computerMove(state.engine, state.thrown.count, Number(state.view.level.value)), []);
    else throwDice(state);
  }, PAUSE);
}

/** @param {State} state @returns {string} what is to be done next */
export function invitation(state) {
  const won = winner(state);
  if (won !== null) return told(state, "won", { side: state.view.data.sides[won] });
  if (isOver(state)) return told(state, "drawn");
  if (isComputersTurn(state)) return told(state, "computer-turn", { side: sideName(state) });
  return told(state, state.thrown ? "to-choose" : "to-throw", { side: sideName(state) });
}

/** @param {State} state @param {string[]} sentences what is to be told before it */
export function startGame(state, sentences) {
  clearTimeout(state.timer);
  letLie(state.view.dice);
  engines.restart(state.engine);
  Object.assign(state, { thrown: null, moves: [], chosen: null, unfinished: null });
  const deciding = state.throws.find((each) => engines.legalMoves(state.engine, each.count).some((move) => move.from));
  const contest = engines.isContested(state.engine) && deciding;
  refresh(state);
  say(state.view, [...sentences, contest ? told(state, "opening", { needed: deciding.count }) : "", invitation(state)]);
  yieldTurn(state);
}

/** @param {State} state @param {number | null} seat the seat that the computer plays from now on */
export function seatComputer(state, seat) {
  settle(state);
  state.computer = seat;
  state.chosen = null;
  refresh(state);
  say(state.view, [invitation(state)]);
  yieldTurn(state);
}

/** @param {State} state */
export function throwByHand(state) {
  settle(state);
  if (isComputersTurn(state)) say(state.view, [told(state, "refused-computer")]);
  else if (isOver(state) || state.thrown) say(state.view, [invitation(state)]);
  else throwDice(state);
}

/** @param {State} state @param {Throw} [thrown] what falls, if that is settled */
export function throwDice(state, thrown = throwAtRandom(state.throws)) {
  state.thrown = thrown;
  state.moves = engines.legalMoves(state.engine, thrown.count);
  state.unfinished = () => afterFall(state, thrown);
  refresh(state);
  const time = letFall(state.view.dice, thrown.count);
  if (time === 0) settle(state);
  else state.timer = setTimeout(() => settle(state), time);
}

/** Goes on once the dice lie still. @param {State} state @param {Throw} thrown */
function afterFall(state, thrown) {
  const side = sideName(state);
  const isContest = engines.isContested(state.engine);
  const [only] = state.moves;
  const values = { side, throw: thrown.count, from: only.from, to: only.to };
  const count = told(state, isNoneUp(state.view.dice, thrown.count) ? "threw-none-up" : "threw", values);
  if (isContest) return finishMove(state, 0, [told(state, only.from ? "opening-won" : "opening-missed", values)]);
  if (!only.from) return finishMove(state, 0, [count]);
  refresh(state);
  // The computer's throw needs no answer, and whose throw it was is said already.
  say(state.view, [count, isComputersTurn(state) ? "" : told(state, "choose")]);
  yieldTurn(state);
}

/**
 * Plays a move and tells what it did.
 * @param {State} state
 * @param {number} index among the legal moves
 * @param {string[]} sentences what is to be told before it
 */
export function finishMove(state, index, sentences) {
  const { engine, view } = state;
  const thrown = /** @type {Throw} */ (state.thrown);
  const move = state.moves[index];
  const before = engines.position(engine);
  const isContest = engines.isContested(engine);
  engines.playMove(engine, thrown.count, index);
  const after = engines.position(engine);
  Object.assign(state, { thrown: null, moves: [], chosen: null });
  refresh(state);
  const done = move.from ? moveTold(view.data, move, before, after) : passTold(state, thrown, before.side);
  say(view, [...sentences, isContest ? "" : done, whatFollows(state, before.side), versionTold(state)]);
  glide(view, move, before, after);
  if (isOver(state) && view.play.contains(document.activeElement)) view.newGame.focus();
  yieldTurn(state);
}

/** @param {State} state @returns {string} once the game is over, by which version of the rules it was played */
function versionTold(state) {
  const { version } = state.view.data;
  return version && isOver(state) ? told(state, "version", { version }) : "";
}

/** @param {State} state @param {number} mover whose side was named just before @returns {string} */
function whatFollows(state, mover) {
  const isAgain = !isOver(state) && engines.position(state.engine).side === mover;
  if (!isAgain) return invitation(state);
  return isComputersTurn(state) ? "" : told(state, "throw-again");
}

/** The sentence before it says whose throw it was. @param {State} state @param {Throw} thrown @param {number} side who had no move @returns {string} */
function passTold(state, thrown, side) {
  const kept = engines.position(state.engine).side === side;
  return told(state, kept ? "passed-again" : thrown.again ? "turn-lost" : "passed");
}
