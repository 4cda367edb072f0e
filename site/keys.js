// The keys: one grid, one place in the tab order, arrows as the board is seen.

import { chooseSquare, letGo } from "./choose.js";
import { settle } from "./game.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./view.js").View} View */

/** Steps along a row and across rows, as on a board that lies. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** @param {View} view @param {number} square */
export function enterAt(view, square) {
  for (const [each, cell] of view.squares) cell.tabIndex = each === square ? 0 : -1;
}

/** @param {View} view @param {number} square */
function focusSquare(view, square) {
  enterAt(view, square);
  view.squares.get(square)?.focus();
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function cellOf(target) {
  return target instanceof Element ? target.closest("[data-square]") : null;
}

/** @param {View} view @param {HTMLElement} cell @param {string} key @returns {HTMLElement | undefined} where the arrow leads */
function cellBeside(view, cell, key) {
  const rows = [...view.board.children].map((row) => /** @type {HTMLElement[]} */ ([...row.children]));
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row].indexOf(cell);
  const isUpright = rows[0][0].offsetLeft === rows[0][1].offsetLeft;
  const [x, y] = ARROWS[key];
  return isUpright ? rows[row + x]?.[column + y] : rows[row + y]?.[column + x];
}

/** Goes to the next piece that can move. @param {State} state @param {1 | -1} step @param {number} from */
function goToPiece(state, step, from) {
  const { view } = state;
  settle(state);
  const pieces = [...view.squares].filter(([, cell]) => cell.matches("[data-can], [data-chosen]"));
  const squares = pieces.map(([square]) => square).sort((a, b) => (a - b) * step);
  const next = squares.find((square) => (square - from) * step > 0) ?? squares[0];
  if (next !== undefined) focusSquare(view, next);
}

/** @param {State} state @param {number} square */
function choose(state, square) {
  chooseSquare(state, square);
  if (state.chosen !== square) return;
  // On to where the piece may go, so that the same key plays it.
  const { to } = state.moves.find((move) => move.from === square) ?? { to: square };
  if (to === 0) state.view.bearOff.focus();
  else focusSquare(state.view, to);
}

/** @param {State} state */
function release(state) {
  if (state.chosen !== null) focusSquare(state.view, state.chosen);
  letGo(state);
}

/** @param {State} state @param {KeyboardEvent} event @returns {boolean} whether the key meant something */
function onGridKey(state, event) {
  const cell = cellOf(event.target);
  if (!cell) return false;
  if (event.key in ARROWS) {
    const beside = cellBeside(state.view, cell, event.key);
    if (beside) focusSquare(state.view, Number(beside.dataset.square));
    return true;
  }
  if (event.key !== "Enter" && event.key !== " ") return false;
  if (!event.repeat) choose(state, Number(cell.dataset.square));
  return true;
}

/** Shows or hides the list of keys. Once it is closed the focus returns to where it was. @param {View} view */
function toggleKeys({ play }) {
  /** @type {HTMLDetailsElement | null} */
  const keys = play.querySelector(".keys");
  const summary = keys?.querySelector("summary");
  const asker = /** @type {HTMLElement} */ (document.activeElement);
  if (!keys || !summary) return;
  keys.open = !keys.open;
  if (!keys.open) return;
  summary.focus();
  keys.ontoggle = () => {
    if (keys.open) return;
    keys.ontoggle = null;
    if (document.activeElement === summary) asker.focus();
  };
}

/** The key by what it writes, where that is Latin, and otherwise by its place: a keyboard set to Greek or Russian has the same keys. @param {KeyboardEvent} event */
const codeOf = ({ code, key }) => (/^[!-~\p{Script=Latin}]$/u.test(key) ? `Key${key.toUpperCase()}` : code);

/** @param {KeyboardEvent} event @returns {boolean} whether it asks for help, on Arabic keyboards by their own mark */
const asksForKeys = (event) => /^[?؟]$/.test(event.key) || (codeOf(event) === "Slash" && event.shiftKey);

/** @param {State} state @param {Record<string, () => void>} acts @param {KeyboardEvent} event @returns {boolean} whether the key meant something */
function onBoardKey(state, acts, event) {
  const at = Number(cellOf(event.target)?.dataset.square ?? 0);
  const code = codeOf(event);
  const act = asksForKeys(event) ? () => toggleKeys(state.view) : acts[code];
  if (act) {
    if (!event.repeat) act();
  } else if (code === "KeyN") goToPiece(state, 1, at);
  else if (code === "KeyP") goToPiece(state, -1, at);
  else if (event.key === "Escape" && state.chosen !== null) release(state);
  else return false;
  return true;
}

/** @param {EventTarget | null} target @returns {boolean} whether it takes letters itself */
const isWriting = (target) => target instanceof Element && target.matches("select, textarea, input");

/** @param {State} state @param {Record<string, () => void>} acts what the keys do */
export function listenToKeys(state, acts) {
  enterAt(state.view, 1);
  state.view.play.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return;
    if (onGridKey(state, event) || onBoardKey(state, acts, event)) event.preventDefault();
  });
  state.view.board.addEventListener("focusin", (event) => {
    const cell = cellOf(event.target);
    if (cell) enterAt(state.view, Number(cell.dataset.square));
  });
}
