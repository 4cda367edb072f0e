// The list of throws and moves: as text, as links to each position, to step through, and what each move cost.

import { fragment, playedPly, positionCode } from "./codes.js";
import { legalMoves } from "./engine.js";
import { settle, show } from "./game.js";
import { isLooking, isOver, told } from "./state.js";
import { keep } from "./store.js";
import { squareName } from "./texts.js";
import { odds } from "./think.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */

/** @param {State} state @param {number} ply @returns {string} */
export function plyTold(state, ply) {
  const { data } = state.view;
  const { side, count, from, to } = playedPly(state.engine, ply);
  const values = { side: data.sides[side], throw: count, from: squareName(data, from), to: squareName(data, to) };
  return told(state, from ? (to ? "entry" : "entry-off") : "entry-pass", values);
}

/** Does something while another position is looked at. @template T @param {State} state @param {number} at @param {() => T} act @returns {T} */
function looking(state, at, act) {
  const { exports } = state.engine;
  const before = exports.at();
  exports.look(at);
  const done = act();
  exports.look(before);
  return done;
}

/** @param {State} state @param {number} at after how many plies */
export function stepTo(state, at) {
  settle(state);
  const { engine } = state;
  const plies = engine.exports.plies();
  const where = Math.min(Math.max(at, 0), plies);
  engine.exports.look(where);
  const said = isLooking(state) ? told(state, "looking", { at: where, plies }) : told(state, "looked");
  show(state, [said, where && isLooking(state) ? plyTold(state, where - 1) : ""]);
}

/** @param {State} state @param {number} ply @param {() => void} go */
function entry(state, ply, go) {
  const link = document.createElement("a");
  link.href = fragment(looking(state, ply + 1, () => positionCode(state.engine)));
  link.textContent = plyTold(state, ply);
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go();
  });
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/** Scrolls the list alone: the page stays where it is. @param {Element} link */
function bringIntoSight(link) {
  const list = link.closest(".plies");
  if (!list) return;
  const [{ top, bottom }, frame] = [link, list].map((each) => each.getBoundingClientRect());
  list.scrollTop += Math.min(top - frame.top, 0) || Math.max(bottom - frame.bottom, 0);
}

/**
 * Says beside each move how much of the chance to win it gave away.
 * @param {State} state
 * @param {Element[]} items
 */
async function weigh(state, items) {
  const { engine } = state;
  const costs = [0, 0];
  for (const [ply, item] of items.entries()) {
    const { side, count, from, to } = playedPly(engine, ply);
    const [moves, asked] = looking(state, ply, () => [legalMoves(engine, count), odds(state, count)]);
    if (moves.length < 2) continue;
    const chances = await asked;
    if (!item.isConnected) return;
    if (!chances) return say(state.view, [told(state, "not-loaded")]);
    const cost = Math.max(...chances) - chances[moves.findIndex((move) => move.from === from && move.to === to)];
    costs[side] += cost;
    const note = document.createElement("span");
    note.className = "cost";
    note.toggleAttribute("data-high", cost >= 0.03);
    note.textContent = cost < 0.005 ? told(state, "cost-none") : told(state, "cost", { number: Math.round(cost * 100) });
    item.querySelector(".cost")?.remove();
    item.append(" ", note);
  }
  say(state.view, costs.map((cost, side) => told(state, "costs", { side: state.view.data.sides[side], number: Math.round(cost * 100) })));
}

/**
 * @param {State} state
 * @param {HTMLDetailsElement} details
 * @returns {(step: string) => void} steps through the game: `first`, `back`, `on`, `last`
 */
export function listMoves(state, details) {
  const { exports } = state.engine;
  const list = /** @type {HTMLElement} */ (details.querySelector("ol"));
  /** @param {string} step */
  const take = (step) => {
    details.open = true;
    const at = exports.at();
    const to = { first: 0, back: at - 1, on: at + 1 }[step] ?? exports.plies();
    stepTo(state, to);
  };
  const update = () => {
    if (!details.open) return;
    const plies = exports.plies();
    const start = looking(state, 0, () => positionCode(state.engine));
    const keys = Array.from({ length: plies }, (_, ply) => {
      const { count, from, to } = playedPly(state.engine, ply);
      return [count, from, to, exports.known(ply + 1), start].join();
    });
    // What follows another move than before follows it from another position, and cost something else.
    const items = [...list.querySelectorAll("li")];
    const other = items.findIndex((item, ply) => item.dataset.key !== keys[ply]);
    const kept = other < 0 ? items.length : other;
    for (const item of items.slice(kept)) item.remove();
    for (let ply = kept; ply < plies; ply++) {
      const made = entry(state, ply, () => stepTo(state, ply + 1));
      made.dataset.key = keys[ply];
      list.append(made);
    }
    const at = isLooking(state) ? exports.at() : -1;
    for (const [ply, item] of [...list.children].entries()) {
      const link = item.querySelector("a");
      if (!link) continue;
      link.ariaCurrent = ply + 1 === at ? "true" : null;
      if (link.ariaCurrent) bringIntoSight(link);
    }
  };
  state.onTurn.push(update);
  details.addEventListener("toggle", update);
  details.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (!button) return;
    if (button.matches(".go-on")) {
      if (state.live) return say(state.view, [told(state, "no-undo")]);
      exports.cut();
      keep(state);
      show(state, [told(state, "opened")]);
    } else if (button.matches(".weigh")) {
      if (isOver(state)) weigh(state, [...list.children]);
      else say(state.view, [told(state, "weigh-later")]);
    } else take(button.value);
  });
  update();
  return take;
}
