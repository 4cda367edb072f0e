// Makes the board that stands on the page playable.

import { openEngine } from "./engine.js";
import { seatComputer, startGame, throwByHand } from "./game.js";
import { listenToKeys } from "./keys.js";
import { playFromLink } from "./link.js";
import { listenToPointer } from "./pointer.js";
import { newState, told } from "./state.js";
import { pageData, text } from "./texts.js";
import { say, viewOf } from "./view.js";

/** The seats by the values of the choice of players. @type {Record<string, number>} */
const SEATS = { first: 0, second: 1 };

/** @param {HTMLElement} play */
async function start(play) {
  const data = pageData();
  const view = viewOf(play, data);
  const engine = await openEngine(data.rules, data.learned);
  if (typeof engine === "string") return say(view, [text(data, engine)]);
  const state = newState(engine, view);
  const seatChosen = () => SEATS[view.players.value] ?? null;
  // A browser may have kept the choice from before a reload.
  state.computer = seatChosen();
  for (const control of [view.throwButton, view.bearOff, view.newGame, view.players, view.level]) control.disabled = false;
  view.throwButton.addEventListener("click", () => throwByHand(state));
  view.newGame.addEventListener("click", () => startGame(state, [told(state, "new-game")]));
  view.players.addEventListener("change", () => seatComputer(state, seatChosen()));
  listenToKeys(state);
  listenToPointer(state);
  window.addEventListener("hashchange", () => playFromLink(state));
  if (!playFromLink(state)) startGame(state, []);
}

const play = document.querySelector(".play");
if (play instanceof HTMLElement) start(play);
