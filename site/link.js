// Links to a position or a game: the board of the page goes on from it.

import { show } from "./game.js";
import { begin, openCode, refusal } from "./hand.js";
import { told } from "./state.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */

const PLAY = "#play=";

/** What hands do on a board. */
const HANDS = ["click", "keydown", "pointerdown", "change"];

/** What the codes of live games begin with; none is shorter, and none longer. */
const LIVE = /^H[\w-]{30}.{0,2017}$/;

const isLinked = () => location.hash.startsWith(PLAY);

/** @param {State} state @param {string} code of a live game */
async function receive(state, code) {
  const isFirst = state.ticket === 0;
  const judged = new AbortController();
  const held = { capture: true, signal: judged.signal };
  // Nothing is thrown in a game that is not shown yet.
  if (isFirst) for (const kind of HANDS) state.view.play.addEventListener(kind, (event) => event.stopImmediatePropagation(), held);
  try {
    await (await import("./passing.js")).receive(state, code);
  } catch {
    const said = [told(state, "not-loaded")];
    if (isFirst) show(state, said);
    else say(state.view, said);
  }
  judged.abort();
}

/**
 * Plays on from a code; what live games need is loaded when one is asked for.
 * @param {State} state
 * @param {string} code
 * @returns {number} 0, or why it cannot be, by the engine's numbers
 */
export function openAny(state, code) {
  if (!LIVE.test(code)) return openCode(state, code);
  receive(state, code);
  return 0;
}

/**
 * Takes the game that the page's address tells, if it tells one.
 * @param {State} state
 */
export async function playFromLink(state) {
  if (!isLinked()) return;
  const code = location.hash.slice(PLAY.length);
  // It stays in the address until it is taken: what fails to load can be tried again.
  if (LIVE.test(code)) await receive(state, code);
  else {
    // From here on the browser keeps the game: loading the page again goes on with it.
    history.replaceState(history.state, "", location.pathname + location.search);
    dispatchEvent(new Event("hashchange"));
    const why = openCode(state, code);
    if (why) begin(state, refusal(state, why));
  }
  // In a frame the page around it is another's: it keeps its place and its focus.
  if (window !== parent) return;
  state.view.play.scrollIntoView();
  const square = state.view.board.querySelector("[tabindex='0']");
  if (square instanceof HTMLElement) square.focus({ preventScroll: true });
}
