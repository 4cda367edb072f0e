// Mouse, pen and finger: a click chooses, a piece that can move can be dragged. Everywhere else the page scrolls.

import { chooseSquare, letGo, pickUp } from "./choose.js";
import { settle } from "./game.js";

/** @typedef {import("./state.js").State} State */

/** A piece under the pointer. @typedef {{ piece: SVGElement, from: number, x: number, y: number, isMoving: boolean }} Drag */

/** How far the pointer goes before a click is a drag, in pixels. */
const SLACK = 6;

/** @param {Element | null} element @returns {number | null} the square, 0 for off the board, null for neither */
function placeOf(element) {
  const cell = element?.closest("[data-square]");
  if (cell instanceof HTMLElement) return Number(cell.dataset.square);
  return element?.closest(".bear-off, .tray") ? 0 : null;
}

/** @param {PointerEvent} event @returns {Drag | null} */
function grasp(event) {
  if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return null;
  const piece = event.target.closest(":is([data-can], [data-chosen]) .piece");
  if (!(piece instanceof SVGElement)) return null;
  return { piece, from: placeOf(piece) ?? 0, x: event.clientX, y: event.clientY, isMoving: false };
}

/** @param {State} state @param {Drag} drag @param {PointerEvent} event */
function carry(state, drag, event) {
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.isMoving) {
    if (Math.hypot(x, y) < SLACK) return;
    drag.isMoving = true;
    drag.piece.setPointerCapture(event.pointerId);
    drag.piece.classList.add("dragged");
    pickUp(state, drag.from);
  }
  drag.piece.style.transform = `translate(${x}px, ${y}px)`;
}

/** @param {Drag} drag */
function putBack(drag) {
  drag.piece.style.transform = "";
  drag.piece.classList.remove("dragged");
}

/** @param {State} state @param {Drag} drag @param {PointerEvent} event */
function drop(state, drag, event) {
  // The page itself says what lies under the pointer, whichever way it reads.
  const place = placeOf(document.elementFromPoint(event.clientX, event.clientY));
  putBack(drag);
  if (place === drag.from) return;
  if (place === null) return letGo(state);
  state.view.isDropping = true;
  chooseSquare(state, place);
  state.view.isDropping = false;
}

/** @param {State} state */
export function listenToPointer(state) {
  const { board, bearOff } = state.view;
  /** @type {Drag | null} */
  let drag = null;
  let hasDragged = false;
  board.addEventListener("pointerdown", (event) => {
    settle(state);
    drag = grasp(event);
  });
  board.addEventListener("pointermove", (event) => {
    if (drag) carry(state, drag, event);
  });
  board.addEventListener("pointerup", (event) => {
    if (drag?.isMoving) drop(state, drag, event);
    hasDragged = drag?.isMoving ?? false;
    drag = null;
    // The click that ends a drag comes at once; later ones may come without a pointer.
    setTimeout(() => (hasDragged = false));
  });
  board.addEventListener("pointercancel", () => {
    if (drag) putBack(drag);
    drag = null;
  });
  board.addEventListener("click", (event) => {
    const place = event.target instanceof Element ? placeOf(event.target) : null;
    if (place !== null && !hasDragged) chooseSquare(state, place);
  });
  bearOff.addEventListener("click", () => chooseSquare(state, 0));
}
