// Choosing a piece and where it goes, or being told why not.

import { position, whyNot } from "./engine.js";
import { finishMove, settle } from "./game.js";
import { hindrance, invitation, refresh, told } from "./state.js";
import { reason, squareName } from "./texts.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./engine.js").Move} Move */

/** The engine says that a throw leads elsewhere with this code. */
const ELSEWHERE = 8;

/**
 * A square was chosen: a piece to move, or where it goes. 0 is off the board.
 * @param {State} state
 * @param {number} square
 */
export function chooseSquare(state, square) {
  settle(state);
  const index = state.moves.findIndex((move) => move.from === state.chosen && move.to === square);
  const refused = hindrance(state);
  if (refused) say(state.view, [refused]);
  else if (!state.thrown) say(state.view, [told(state, "refused-not-thrown")]);
  else if (state.chosen !== null && index >= 0) finishMove(state, index, []);
  else if (square === state.chosen) letGo(state);
  else if (state.moves.some((move) => move.from === square)) pickUp(state, square);
  else refuse(state, square);
}

/** Chooses the piece on a square. @param {State} state @param {number} square */
export function pickUp(state, square) {
  state.chosen = square;
  refresh(state);
  const targets = state.moves.filter((move) => move.from === square);
  const from = squareName(state.view.data, square);
  say(
    state.view,
    targets.map((move) =>
      move.to
        ? told(state, "chosen", { from, to: squareName(state.view.data, move.to) })
        : told(state, "chosen-off", { from }),
    ),
  );
}

/** @param {State} state */
export function letGo(state) {
  if (state.chosen === null) return;
  const from = squareName(state.view.data, state.chosen);
  state.chosen = null;
  refresh(state);
  say(state.view, [told(state, "let-go", { from })]);
}

/** Says why a piece cannot go where it was meant to, or cannot go at all. @param {State} state @param {number} square */
function refuse(state, square) {
  const count = state.thrown?.count ?? 0;
  const { pieces, side } = position(state.engine);
  if (state.chosen === null && square === 0) return say(state.view, [invitation(state)]);
  const from = state.chosen !== null && !pieces[side].includes(square) ? state.chosen : square;
  const move = from === square ? whereItWouldGo(state, from, count) : { from, to: square };
  const refusal = whyNot(state.engine, move, count);
  say(state.view, [reason(state.view.data, refusal, move, count)]);
}

/** @param {State} state @param {number} from @param {number} count @returns {Move} the move that the throw means for the piece */
function whereItWouldGo(state, from, count) {
  const ahead = [...state.view.squares.keys()].sort((a, b) => a - b).filter((to) => to > from);
  const to = ahead.find((square) => whyNot(state.engine, { from, to: square }, count).code !== ELSEWHERE);
  return { from, to: to ?? 0 };
}
