// Makes the board that stands on the page playable.

import { linkedCode } from "./codes.js";
import { openEngine } from "./engine.js";
import { seatComputer, settle, show, throwByHand } from "./game.js";
import { giveUp, newGame, rematch, resume, undo } from "./hand.js";
import { listenToKeys } from "./keys.js";
import { remember, remembered } from "./page.js";
import { listenToPointer } from "./pointer.js";
import { isComputersTurn, newState, stop, told } from "./state.js";
import { isLeftBehind, keep, restore } from "./store.js";
import { pageData, text } from "./texts.js";
import { say, viewOf } from "./view.js";

/** @typedef {import("./state.js").State} State */

/** The seats by the values of the choice of players. @type {Record<string, number>} */
const SEATS = { first: 0, second: 1 };

/** Loads what is not needed before it is asked for. @template M @param {State} state @param {Promise<M>} module @param {(module: M) => void} act */
function use(state, module, act) {
  module.then(act, () => say(state.view, [told(state, "not-loaded")]));
}

/** @param {State} state @param {HTMLInputElement} wanted */
function sounds(state, wanted) {
  let isLoaded = false;
  const listen = () => {
    if (!wanted.checked || isLoaded) return;
    isLoaded = true;
    use(state, import("./sounds.js"), ({ listen }) => listen(state, () => wanted.checked));
  };
  wanted.checked = remembered("sounds") === "on";
  wanted.addEventListener("change", () => {
    listen();
    remember("sounds", wanted.checked ? "on" : "off");
  });
  listen();
}

/** @param {HTMLElement} play */
async function start(play) {
  const data = pageData();
  const view = viewOf(play, data);
  const engine = await openEngine(data.rules);
  if (typeof engine === "string") return say(view, [text(data, engine)]);
  const state = newState(engine, view);
  // Nothing is thrown in a game that is not the one that the address tells.
  const link = linkedCode() !== null ? await import("./link.js").catch(() => null) : undefined;
  const seatChosen = () => SEATS[view.players.value] ?? null;
  // A browser may have kept the choice from before a reload.
  state.computer = seatChosen();
  /** @type {NodeListOf<HTMLButtonElement>} */
  const controls = play.querySelectorAll("[disabled]");
  for (const control of controls) control.disabled = false;
  const [moves, share, setup] = [".moves", ".share", ".set-up"].map((name) => /** @type {HTMLDetailsElement} */ (play.querySelector(name)));
  /** @type {Promise<(step: string) => void> | undefined} */
  let steps;
  const list = () => (steps ??= import("./moves.js").then(({ listMoves }) => listMoves(state, moves)));
  const step = (/** @type {string} */ to) => use(state, list(), (take) => take(to));
  const hint = () => use(state, import("./hint.js"), (module) => module.hint(state));
  const again = () => (state.live ? use(state, import("./passing.js"), (module) => module.rematch(state)) : rematch(state));
  /** @type {Record<string, () => void>} */
  const buttons = { throw: () => throwByHand(state), undo: () => undo(state), hint, "new-game": () => newGame(state), rematch: again, "give-up": () => giveUp(state) };
  for (const [name, act] of Object.entries(buttons)) play.querySelector(`.${name}`)?.addEventListener("click", act);
  view.players.addEventListener("change", () => seatComputer(state, seatChosen()));
  view.level.addEventListener("change", () => keep(state));
  moves.addEventListener("toggle", () => use(state, list(), () => {}), { once: true });
  share.addEventListener("toggle", () => use(state, import("./share.js"), (module) => module.share(state, share)), { once: true });
  const invite = /** @type {HTMLDetailsElement} */ (play.querySelector(".invite"));
  invite.addEventListener("toggle", () => use(state, import("./passing.js"), ({ attend }) => attend(state)), { once: true });
  setup.addEventListener("toggle", () => use(state, import("./setup.js"), (module) => module.listenToPanel(state, setup)), { once: true });
  /** @type {HTMLDetailsElement | null} */
  const code = document.querySelector(".embed");
  code?.addEventListener("toggle", () => use(state, import("./embed.js"), (module) => module.embed(state, code)), { once: true });
  sounds(state, /** @type {HTMLInputElement} */ (play.querySelector(".sounds")));
  listenToKeys(state, { KeyT: buttons.throw, KeyU: buttons.undo, KeyH: hint, KeyB: () => step("back"), KeyF: () => step("on") });
  listenToPointer(state);
  window.addEventListener("hashchange", () => {
    if (linkedCode() !== null) use(state, import("./link.js"), ({ playFromLink }) => playFromLink(state));
  });
  let isFollowing = false;
  /** Of several pages with one game, that goes on which was last to act or to be looked at. @param {Event} event */
  const meet = ({ type }) => {
    if (document.hidden) {
      settle(state);
      stop(state);
    } else if (isLeftBehind(state)) {
      isFollowing = type === "storage";
      resume(state, isFollowing);
    } else if (type !== "storage" && (isFollowing || (type !== "focus" && isComputersTurn(state)))) {
      isFollowing = false;
      show(state, []);
    }
  };
  for (const event of ["pageshow", "visibilitychange", "storage", "focus"]) addEventListener(event, meet);
  if (link === undefined) return resume(state);
  // What was in hand can be had again.
  restore(state);
  if (link) link.playFromLink(state);
  else show(state, [told(state, "not-loaded")]);
}

const play = document.querySelector(".play");
if (play instanceof HTMLElement) start(play);
