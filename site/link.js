// Links to a position or a game: the board of the page goes on from it.

import { digestNamed, linkedCode } from "./codes.js";
import { show } from "./game.js";
import { begin, openCode, refusal } from "./hand.js";
import { told } from "./state.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */

/** What hands do on a board. */
const HANDS = ["click", "keydown", "pointerdown", "change"];

/** What the codes of live games begin with; none is shorter, and none longer. */
const LIVE = /^H[\w-]{30}.{0,2017}$/;

/** @param {State} state @param {string} code @returns {boolean} whether it names other rules than those of this page */
const namesOthers = ({ engine }, code) => (digestNamed(engine, code) ^ engine.exports.digest()) >>> 12 > 0;

/**
 * Does something for which more has to be loaded; until it is done, nothing is thrown in a game that is not shown yet.
 * @param {State} state
 * @param {() => Promise<void>} act
 */
async function holdStill({ view, ticket }, act) {
  const done = new AbortController();
  const held = { capture: true, signal: done.signal };
  if (ticket === 0) for (const kind of HANDS) view.play.addEventListener(kind, (event) => event.stopImmediatePropagation(), held);
  await act();
  done.abort();
}

/** @param {State} state @param {string} code of a live game */
async function receive(state, code) {
  const isFirst = state.ticket === 0;
  try {
    await (await import("./passing.js")).receive(state, code);
  } catch {
    const said = [told(state, "not-loaded")];
    if (isFirst) show(state, said);
    else say(state.view, said);
  }
}

/**
 * Plays on from a code; what live games need is loaded when one is asked for.
 * @param {State} state
 * @param {string} code
 * @returns {boolean} whether it can be
 */
export function openAny(state, code) {
  if (namesOthers(state, code)) return false;
  if (!LIVE.test(code)) return openCode(state, code) === 0;
  holdStill(state, () => receive(state, code));
  return true;
}

/** Takes the game that the page's address tells from there. @param {State} state @param {string} code */
async function take(state, code) {
  const there = namesOthers(state, code) && (await import("./there.js").catch(() => null));
  // It stays in the address until it is taken: what fails to load can be tried again.
  if (!there && LIVE.test(code)) return receive(state, code);
  // From here on the browser keeps the game: loading the page again goes on with it.
  history.replaceState(history.state, "", location.pathname + location.search);
  dispatchEvent(new Event("hashchange"));
  const why = openCode(state, code);
  if (why && !(there && there.begin(state, code))) begin(state, refusal(state, why));
}

/**
 * Takes the game that the page's address tells, if it tells one.
 * @param {State} state
 */
export async function playFromLink(state) {
  const code = linkedCode();
  if (code === null) return;
  await holdStill(state, () => take(state, code));
  // In a frame the page around it is another's: it keeps its place and its focus.
  if (window !== parent) return;
  state.view.play.scrollIntoView();
  const next = state.view.play.querySelector(".there a") ?? state.view.board.querySelector("[tabindex='0']");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
