// Links to a position: the board of the page goes on from it.

import * as engines from "./engine.js";
import { letLie } from "./dice.js";
import { seatComputer, settle, startGame, throwDice } from "./game.js";
import { stop, told } from "./state.js";

const PLAY = "#play=";

/** A link is read no further than this: the longest position with its throw is shorter. */
const LONGEST = 80;

/**
 * Takes the position that the page's address names, if it names one.
 * @param {import("./state.js").State} state
 * @returns {boolean} whether it does
 */
export function playFromLink(state) {
  if (!location.hash.startsWith(PLAY)) return false;
  const parts = location.hash.slice(PLAY.length, PLAY.length + LONGEST).split("_");
  const last = parts.at(-1) ?? "";
  const count = /^\d+$/.test(last) ? Number(parts.pop()) : 0;
  settle(state);
  if (!engines.setUp(state.engine, parts.join(" ").replaceAll(".", "/"))) {
    startGame(state, [told(state, "wrong-link")]);
    return true;
  }
  stop(state);
  letLie(state.view.dice);
  Object.assign(state, { thrown: null, moves: [], chosen: null, unfinished: null });
  const thrown = state.throws.find((each) => each.count === count);
  if (thrown) throwDice(state, thrown);
  else seatComputer(state, state.computer);
  // In a frame the page around it is another's: it keeps its place and its focus.
  if (window !== parent) return true;
  state.view.play.scrollIntoView();
  const square = state.view.board.querySelector("[tabindex='0']");
  if (square instanceof HTMLElement) square.focus({ preventScroll: true });
  return true;
}
