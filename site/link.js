// Links to a position or a game: the board of the page goes on from it.

import { begin, openCode, refusal } from "./hand.js";
import { told } from "./state.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */

const PLAY = "#play=";

/** What the codes of live games begin with; none is shorter. */
const LIVE = /^H[\w-]{30}/;

export const isLinked = () => location.hash.startsWith(PLAY);

/**
 * Plays on from a code; what live games need is loaded when one is asked for.
 * @param {State} state
 * @param {string} code
 * @returns {number} 0, or why it cannot be, by the engine's numbers
 */
export function openAny(state, code) {
  if (!LIVE.test(code)) return openCode(state, code);
  const receive = import("./passing.js").then((module) => module.receive(state, code));
  receive.catch(() => say(state.view, [told(state, "not-loaded")]));
  return 0;
}

/**
 * Takes the game that the page's address tells, if it tells one.
 * @param {State} state
 */
export function playFromLink(state) {
  if (!isLinked()) return;
  const code = location.hash.slice(PLAY.length);
  // From here on the browser keeps the game: loading the page again goes on with it.
  history.replaceState(history.state, "", location.pathname + location.search);
  dispatchEvent(new Event("hashchange"));
  const why = openAny(state, code);
  if (why) begin(state, refusal(state, why));
  // In a frame the page around it is another's: it keeps its place and its focus.
  if (window !== parent) return;
  state.view.play.scrollIntoView();
  const square = state.view.board.querySelector("[tabindex='0']");
  if (square instanceof HTMLElement) square.focus({ preventScroll: true });
}
