// What stands around the board for live games: inviting, accepting, and the link to pass on.

import { fragment, linkedCode } from "./codes.js";
import { addressOf } from "./copy.js";
import { isAgreed, throwers } from "./course.js";
import { newGame } from "./hand.js";
import { keyOf, stored } from "./judge.js";
import { accept, attempt, invite, openLive } from "./live.js";
import { told } from "./state.js";

/** @typedef {import("./state.js").State} State */

let isListening = false;

/** @param {State} state @returns {string} what was agreed, and what was checked */
function terms(state) {
  const { live, view } = state;
  if (!live) return "";
  const { game } = live;
  const seat = isAgreed(game) ? live.seat : (live.seat ?? 1 - game.inviter);
  const number = throwers(game).length;
  const first = view.data.sides[game.plies[0]?.side ?? game.side];
  const lines = [
    live.trouble,
    seat !== null && told(state, "live-side", { side: view.data.sides[seat] }),
    told(state, "live-begins", { side: first }),
    game.isStrict && told(state, "live-strictly"),
    number > 0 && told(state, "live-checked", { number }),
  ];
  return lines.filter(Boolean).join("\n");
}

/** @template {HTMLElement} T @param {State} state @param {string} name @returns {T} */
const part = (state, name) => /** @type {T} */ (state.view.play.querySelector(name));

/**
 * Leads on from a button that is hidden once it has done its work: to the link to send, or to the board.
 * @param {State} state
 * @param {Promise<void>} act
 */
function leadOn(state, act) {
  const { live } = state;
  const done = act.then(() => {
    if (state.live === live) return;
    part(state, state.live?.isToSend ? "#live-link" : ".board [tabindex='0']").focus();
    part(state, ".invite").removeAttribute("open");
  });
  attempt(state, done);
}

/** Invites to another game, with the sides changed. @param {State} state */
export function rematch(state) {
  const { live } = state;
  const seat = live?.seat ?? null;
  // Whoever has looked on has nobody to play against.
  if (!live || seat === null) newGame(state);
  else leadOn(state, invite(state, live.game.isStrict, () => 1 - seat));
}

/** Makes the page follow a live game. @param {State} state */
export function attend(state) {
  if (isListening) return;
  isListening = true;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./live.css", import.meta.url) }));
  const [all, agreed, acceptance, passing, send] = [".live", ".terms", ".accept", ".pass", ".live .send"].map((name) => part(state, name));
  /** @type {HTMLFormElement} */
  const form = part(state, ".invite form");
  /** @type {HTMLTextAreaElement} */
  const link = part(state, "#live-link");
  send.hidden = !navigator.share;
  const update = () => {
    const { live } = state;
    state.view.play.toggleAttribute("data-live", live !== null);
    all.hidden = !live;
    if (!live) {
      // Another game is in hand: loading the page again does not bring this one back.
      if (linkedCode() !== null) {
        history.replaceState(history.state, "", location.pathname + location.search);
        dispatchEvent(new Event("hashchange"));
      }
      return;
    }
    agreed.textContent = terms(state);
    acceptance.hidden = live.seat !== null || isAgreed(live.game);
    passing.hidden = !live.isToSend;
    link.value = link.textContent = addressOf(fragment(live.code));
  };
  state.onTurn.push(update);
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    leadOn(state, invite(state, chosen.has("strict"), (first) => (chosen.get("first") === "own" ? first : 1 - first)));
  });
  acceptance.addEventListener("click", () => state.live && leadOn(state, accept(state, state.live)));
  send.addEventListener("click", () => navigator.share({ title: document.title, url: link.value }).catch(() => {}));
  addEventListener("storage", ({ key }) => {
    const there = state.live && key === keyOf(state.live.game) && stored(state.live.game);
    if (there) attempt(state, openLive(state, there.code));
  });
}

/** Opens what a link tells. @param {State} state @param {string} code */
export function receive(state, code) {
  attend(state);
  return openLive(state, code);
}
