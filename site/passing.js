// What stands around the board for live games: inviting, accepting, and the link to pass on.

import { addressOf } from "./copy.js";
import { isAgreed, throwers } from "./course.js";
import { keyOf } from "./judge.js";
import { accept, invite, openLive } from "./live.js";
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
    seat !== null && told(state, "live-side", { side: view.data.sides[seat] }),
    told(state, "live-begins", { side: first }),
    game.isStrict && told(state, "live-strictly"),
    number > 0 && told(state, "live-checked", { number }),
  ];
  return lines.filter(Boolean).join("\n");
}

/** Makes the page follow a live game. @param {State} state */
export function attend(state) {
  if (isListening) return;
  isListening = true;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("./live.css", import.meta.url).href;
  document.head.append(style);
  /** @template {HTMLElement} T @param {string} name @returns {T} */
  const part = (name) => /** @type {T} */ (state.view.play.querySelector(name));
  const [all, agreed, acceptance, passing, send] = [".live", ".terms", ".accept", ".pass", ".live .send"].map(part);
  /** @type {HTMLFormElement} */
  const form = part(".invite form");
  /** @type {HTMLTextAreaElement} */
  const link = part("#live-link");
  send.hidden = !navigator.share;
  const update = () => {
    const { live } = state;
    state.view.play.toggleAttribute("data-live", live !== null);
    all.hidden = !live;
    if (!live) {
      // Another game is in hand: loading the page again does not bring this one back.
      if (location.hash.startsWith("#play=")) history.replaceState(history.state, "", location.pathname + location.search);
      return;
    }
    agreed.textContent = terms(state);
    acceptance.hidden = live.seat !== null || isAgreed(live.game);
    passing.hidden = !live.isToSend;
    link.value = link.textContent = addressOf(`#play=${live.code}`);
  };
  state.onTurn.push(update);
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    invite(state, chosen.get("first") === "own", chosen.has("strict"));
    form.closest("details")?.removeAttribute("open");
  });
  acceptance.addEventListener("click", () => state.live && accept(state, state.live));
  send.addEventListener("click", () => navigator.share({ title: document.title, url: link.value }).catch(() => {}));
  addEventListener("storage", ({ key, newValue }) => {
    if (newValue && state.live && key === keyOf(state.live.game)) openLive(state, JSON.parse(newValue).code);
  });
}

/** Opens what a link tells. @param {State} state @param {string} code */
export function receive(state, code) {
  attend(state);
  return openLive(state, code);
}
