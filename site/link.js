// Links to a position or a game: the board of the page goes on from it.

import { begin, openCode } from "./hand.js";
import { told } from "./state.js";

const PLAY = "#play=";

export const isLinked = () => location.hash.startsWith(PLAY);

/**
 * Takes the game that the page's address tells, if it tells one.
 * @param {import("./state.js").State} state
 */
export function playFromLink(state) {
  if (!isLinked()) return;
  const why = openCode(state, location.hash.slice(PLAY.length));
  if (why) begin(state, told(state, ["link-damaged", "link-later", "link-rules", "wrong-link", "link-damaged"][why - 1]));
  // From here on the browser keeps the game: loading the page again goes on with it.
  history.replaceState(history.state, "", location.pathname + location.search);
  dispatchEvent(new Event("hashchange"));
  // In a frame the page around it is another's: it keeps its place and its focus.
  if (window !== parent) return;
  state.view.play.scrollIntoView();
  const square = state.view.board.querySelector("[tabindex='0']");
  if (square instanceof HTMLElement) square.focus({ preventScroll: true });
}
