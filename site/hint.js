// What each move is worth, by an estimate: beside the pieces that can move, and in their names.

import { settle } from "./game.js";
import { hindrance, invitation, refresh, told } from "./state.js";
import { squareName } from "./texts.js";
import { odds } from "./think.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */

/** What was worked out, and for which moment. @type {{ ticket: number, chances: number[] }} */
let worked = { ticket: 0, chances: [] };

let isListening = false;

/** @param {State} state @param {number} chance of 1 */
const percent = (state, chance) => told(state, "percent", { number: Math.round(chance * 100) });

/** @param {State} state */
function mark(state) {
  const { board, squares } = state.view;
  for (const old of board.querySelectorAll(".odds")) old.remove();
  if (worked.ticket !== state.ticket) return;
  const best = Math.max(...worked.chances);
  // A piece with two moves shows the better one; the last to be shown stays.
  const order = [...state.moves.keys()].sort((a, b) => worked.chances[a] - worked.chances[b]);
  for (const index of order) {
    const { from, to } = state.moves[index];
    const cell = squares.get(from === state.chosen && to ? to : from);
    if (!cell) continue;
    const chance = percent(state, worked.chances[index]);
    cell.querySelector(".odds")?.remove();
    const note = document.createElement("span");
    note.className = "odds";
    note.ariaHidden = "true";
    note.textContent = chance;
    note.toggleAttribute("data-best", worked.chances[index] === best);
    cell.append(note);
    cell.ariaLabel = told(state, "cell-odds", { cell: cell.ariaLabel ?? "", chance });
  }
}

/** @param {State} state */
export async function hint(state) {
  settle(state);
  const { thrown, moves, ticket } = state;
  const refused = state.live ? told(state, "live-no-hint") : hindrance(state);
  if (refused || !thrown) return say(state.view, [refused || invitation(state)]);
  const chances = await odds(state, thrown.count);
  // The game has gone on meanwhile.
  if (ticket !== state.ticket) return;
  if (!chances) return say(state.view, [told(state, "not-loaded")]);
  if (!isListening) state.onTurn.push(() => mark(state));
  isListening = true;
  worked = { ticket, chances };
  refresh(state);
  const best = Math.max(...chances);
  const move = moves[chances.indexOf(best)];
  const values = { from: squareName(state.view.data, move.from), to: squareName(state.view.data, move.to), chance: percent(state, best) };
  say(state.view, [told(state, move.to ? "hint" : "hint-off", values)]);
}
