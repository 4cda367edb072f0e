// Links to a position or a game: the board of the page goes on from it.

import { decode } from "./codes.js";
import { letLie } from "./dice.js";
import { seatComputer, settle, startGame, throwDice } from "./game.js";
import { stop, told } from "./state.js";

const PLAY = "#play=";

/**
 * Takes the game that the page's address tells, if it tells one.
 * @param {import("./state.js").State} state
 * @returns {boolean} whether it does
 */
export function playFromLink(state) {
  if (!location.hash.startsWith(PLAY)) return false;
  settle(state);
  if (decode(state.engine, location.hash.slice(PLAY.length))) {
    startGame(state, [told(state, "wrong-link")]);
    return true;
  }
  stop(state);
  letLie(state.view.dice);
  Object.assign(state, { thrown: null, moves: [], chosen: null, unfinished: null });
  const fallen = state.engine.exports.fallen();
  const thrown = state.throws.find((each) => each.count === fallen);
  if (thrown) throwDice(state, thrown);
  else seatComputer(state, state.computer);
  // In a frame the page around it is another's: it keeps its place and its focus.
  if (window !== parent) return true;
  state.view.play.scrollIntoView();
  const square = state.view.board.querySelector("[tabindex='0']");
  if (square instanceof HTMLElement) square.focus({ preventScroll: true });
  return true;
}
