// The turns of the game in hand: throws fall, moves are played, the computer goes on. The engine knows the rules.

import * as engines from "./engine.js";
import { isNoneUp, letFall, letLie, showFaces, throwAtRandom } from "./dice.js";
import { hindrance, invitation, isComputersTurn, isLooking, isOver, putDown, refresh, sideName, stop, told } from "./state.js";
import { keep } from "./store.js";
import { moveTold } from "./texts.js";
import { glide, say } from "./view.js";

/** @typedef {import("./engine.js").Throw} Throw */
/** @typedef {import("./state.js").State} State */

/** How long the computer lets its opponent look, in milliseconds. */
const PAUSE = 900;

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
  stop(state);
  // A page that nobody sees does not go on: the same game may be on one that is seen.
  if (!isComputersTurn(state) || document.hidden) return;
  const { thrown, ticket } = state;
  // It thinks while its opponent looks.
  const level = Number(state.view.level.value);
  const choice = thrown && import("./think.js").then(({ computersChoice }) => computersChoice(state, thrown.count, level));
  state.timer = setTimeout(async () => {
    if (choice === null) return throwDice(state);
    const index = await choice;
    if (ticket === state.ticket) finishMove(state, index, []);
  }, PAUSE);
}

/** @param {State} state @param {string[]} sentences what is to be told before it */
export function startGame(state, sentences) {
  stop(state);
  letLie(state.view.dice);
  engines.restart(state.engine);
  Object.assign(state, { id: Date.now(), opened: 0 });
  putDown(state);
  const deciding = state.throws.find((each) => engines.legalMoves(state.engine, each.count).some((move) => move.from));
  const contest = engines.isContested(state.engine) && deciding;
  refresh(state);
  say(state.view, [...sentences, contest ? told(state, "opening", { needed: deciding.count }) : "", invitation(state)]);
  yieldTurn(state);
}

/**
 * Shows the position looked at, as after a step back or when a game comes back.
 * @param {State} state
 * @param {string[]} sentences what is to be told before it
 * @param {boolean} [isFollowing] whether another page goes on with the game, and not this one
 */
export function show(state, sentences, isFollowing) {
  const { engine, view } = state;
  stop(state);
  letLie(view.dice);
  putDown(state);
  const count = isOver(state) ? 0 : engine.exports.fallen();
  const thrown = state.throws.find((each) => each.count === count);
  if (thrown) {
    Object.assign(state, { thrown, moves: engines.legalMoves(engine, count) });
    showFaces(view.dice, count);
    if (!isLooking(state) && !isFollowing) return afterFall(state, thrown, sentences);
  }
  refresh(state);
  say(view, [...sentences, isLooking(state) ? "" : invitation(state)]);
  if (!isFollowing) yieldTurn(state);
}

/** @param {State} state @param {number | null} seat the seat that the computer plays from now on */
export function seatComputer(state, seat) {
  settle(state);
  // What was worked out for these players goes before the board is drawn.
  stop(state);
  state.computer = seat;
  state.chosen = null;
  refresh(state);
  say(state.view, [invitation(state)]);
  keep(state);
  yieldTurn(state);
}

/** @param {State} state */
export function throwByHand(state) {
  settle(state);
  const refused = hindrance(state) || (state.thrown && invitation(state));
  if (refused) say(state.view, [refused]);
  else if (state.cast) state.cast().then((thrown) => throwDice(state, thrown));
  else throwDice(state);
}

/** @param {State} state @returns {Throw} what fell here before a move was taken back, or what chance brings */
function nextThrow({ engine, throws }) {
  const count = engine.exports.fallen();
  return throws.find((each) => each.count === count) ?? throwAtRandom(throws);
}

/** @param {State} state @param {Throw} [thrown] what falls, if that is settled */
export function throwDice(state, thrown = nextThrow(state)) {
  const { exports } = state.engine;
  const isFull = !exports.fallen() && exports.fall(thrown.count);
  // Whoever leaves now finds the throw as it fell.
  if (isFull || !keep(state)) return say(state.view, [told(state, "live-too-long")]);
  state.thrown = thrown;
  state.moves = engines.legalMoves(state.engine, thrown.count);
  state.unfinished = () => afterFall(state, thrown, []);
  refresh(state);
  state.sound?.("throw");
  const time = letFall(state.view.dice, thrown.count);
  if (time === 0) settle(state);
  else state.timer = setTimeout(() => settle(state), time);
}

/**
 * Goes on once the dice lie still.
 * @param {State} state
 * @param {Throw} thrown
 * @param {string[]} sentences what is to be told before it
 */
function afterFall(state, thrown, sentences) {
  const side = sideName(state);
  const isContest = engines.isContested(state.engine);
  const [only] = state.moves;
  const values = { side, throw: thrown.count, from: only.from, to: only.to };
  const count = told(state, isNoneUp(state.view.dice, thrown.count) ? "threw-none-up" : "threw", values);
  if (isContest) return finishMove(state, 0, [...sentences, told(state, only.from ? "opening-won" : "opening-missed", values)]);
  if (!only.from) return finishMove(state, 0, [...sentences, count]);
  refresh(state);
  // The computer's throw needs no answer, and whose throw it was is said already.
  say(state.view, [...sentences, count, isComputersTurn(state) ? "" : told(state, "choose")]);
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
  keep(state);
  const after = engines.position(engine);
  putDown(state);
  refresh(state);
  if (move.from) state.sound?.("move");
  const done = move.from ? moveTold(view.data, move, before, after) : passTold(state, thrown, before.side);
  say(view, [...sentences, isContest ? "" : done, whatFollows(state, before.side), versionTold(state)]);
  glide(view, move, before, after);
  // Who reads or writes elsewhere stays there.
  if (isOver(state) && document.activeElement?.matches(".board *, .throw, .bear-off")) view.newGame.focus();
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
