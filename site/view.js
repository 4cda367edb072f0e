// Draws the game on the grid that the page brought along. Knows squares and pieces, never rules.

import { isMotionWelcome } from "./dice.js";
import { cellName, joined, text } from "./texts.js";

/** @typedef {import("./texts.js").Data} Data */
/** @typedef {import("./engine.js").Move} Move */
/** @typedef {import("./engine.js").Position} Position */

/**
 * The parts of the board on the page.
 * @typedef {object} View
 * @property {Data} data
 * @property {HTMLElement} play
 * @property {HTMLElement} board
 * @property {Map<number, HTMLElement>} squares
 * @property {HTMLElement[]} trays
 * @property {HTMLElement} dice
 * @property {HTMLElement} status
 * @property {HTMLButtonElement} throwButton
 * @property {HTMLButtonElement} bearOff
 * @property {HTMLButtonElement} newGame
 * @property {HTMLSelectElement} players
 * @property {HTMLSelectElement} level
 * @property {string[]} saying what is about to be said
 * @property {boolean} isDropping whether a piece is put down by hand, and so need not glide
 */

/** What is marked: the pieces that can move, the one chosen, where it may go (0 is off). @typedef {{ can: number[], chosen: number | null, targets: number[] }} Marks */

/** How the sides are called in the page. */
export const SEATS = ["first", "second"];
const SVG = "http://www.w3.org/2000/svg";

/** @template {Element} T @param {Element} play @param {string} selector @returns {T} */
function part(play, selector) {
  const found = play.querySelector(selector);
  if (!found) throw new Error(`the board has no ${selector}`);
  return /** @type {T} */ (found);
}

/** @param {HTMLElement} play @param {Data} data @returns {View} */
export function viewOf(play, data) {
  /** @type {NodeListOf<HTMLElement>} */
  const cells = play.querySelectorAll("[data-square]");
  return {
    data,
    play,
    board: part(play, ".board"),
    squares: new Map([...cells].map((cell) => [Number(cell.dataset.square), cell])),
    trays: SEATS.map((seat) => part(play, `.tray[data-side=${seat}]`)),
    dice: part(play, ".dice"),
    status: part(play, ".status"),
    throwButton: part(play, ".throw"),
    bearOff: part(play, ".bear-off"),
    newGame: part(play, ".new-game"),
    players: part(play, ".players"),
    level: part(play, ".level"),
    saying: [],
    isDropping: false,
  };
}

/**
 * Says sentences. What is said in one moment is said in one: of several changes a screen reader hears the last.
 * @param {View} view
 * @param {string[]} sentences
 */
export function say({ data, status, saying }, sentences) {
  const isFirst = saying.length === 0;
  saying.push(...sentences.filter(Boolean));
  if (!isFirst) return;
  queueMicrotask(() => {
    const said = joined(data, saying.splice(0));
    // It keeps silent too where the text stays as it was: a space that nobody sees tells them apart.
    status.textContent = status.textContent === said ? `${said}\u00a0` : said;
  });
}

/** @param {string} seat @returns {SVGElement} */
function pieceOf(seat) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "piece");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#piece-${seat}`);
  svg.append(use);
  return svg;
}

/** @param {HTMLElement} cell @param {string | undefined} seat */
function putPiece(cell, seat) {
  if (cell.dataset.piece === seat) return;
  cell.querySelector(".piece")?.remove();
  if (seat) {
    cell.dataset.piece = seat;
    cell.append(pieceOf(seat));
  } else {
    delete cell.dataset.piece;
  }
}

/** @param {HTMLElement} element @param {string} name @param {boolean} on */
function toggle(element, name, on) {
  element.toggleAttribute(`data-${name}`, on);
}

/** @param {View} view @param {Position} position @param {number} seat */
function drawTray(view, position, seat) {
  const tray = view.trays[seat];
  const off = position.off[seat];
  const captured = position.captured[seat];
  const slots = [...tray.querySelectorAll(".slot")];
  for (const [index, slot] of slots.entries()) {
    toggle(/** @type {HTMLElement} */ (slot), "off", index < off);
    toggle(/** @type {HTMLElement} */ (slot), "captured", index >= slots.length - captured);
  }
  const id = captured > 0 ? "tray-captured" : "tray";
  part(tray, ".count").textContent = text(view.data, id, { off, captured });
}

/**
 * @param {View} view
 * @param {Position} position
 * @param {Marks} marks
 */
export function draw(view, position, marks) {
  for (const [square, cell] of view.squares) {
    const seat = position.pieces.findIndex((pieces) => pieces.includes(square));
    putPiece(cell, SEATS[seat]);
    const chosen = marks.chosen === square;
    const target = marks.targets.includes(square);
    const can = !chosen && !target && marks.can.includes(square);
    toggle(cell, "chosen", chosen);
    toggle(cell, "target", target);
    toggle(cell, "can", can);
    if (chosen) cell.setAttribute("aria-selected", "true");
    else cell.removeAttribute("aria-selected");
    const mark = chosen ? "chosen" : target ? "target" : can ? "can-move" : null;
    cell.setAttribute("aria-label", cellName(view.data, square, seat < 0 ? null : seat, mark));
  }
  for (const seat of [0, 1]) drawTray(view, position, seat);
  allow(view.bearOff, marks.targets.includes(0));
}

/** @param {View} view @param {number | null} side whose turn it is, null when the game is over */
export function showTurn(view, side) {
  for (const [seat, tray] of view.trays.entries()) toggle(tray, "turn", seat === side);
}

/** @param {View} view @param {boolean} isOver @param {number | null} seat who has won, null for nobody */
export function showWinner(view, isOver, seat) {
  toggle(view.play, "over", isOver);
  for (const [each, tray] of view.trays.entries()) toggle(tray, "won", each === seat);
}

/** Says whether a button has something to do; it keeps its focus and can say why not. @param {HTMLButtonElement} button @param {boolean} can */
export function allow(button, can) {
  button.setAttribute("aria-disabled", String(!can));
}

/**
 * Lets the pieces that a move has brought elsewhere glide there. The game does not wait for it.
 * @param {View} view
 * @param {Move} move
 * @param {Position} before
 * @param {Position} after
 */
export function glide(view, move, before, after) {
  if (view.isDropping || !isMotionWelcome()) return;
  for (const seat of [0, 1]) {
    const start = before.pieces[seat].filter((square) => !after.pieces[seat].includes(square));
    const end = after.pieces[seat].filter((square) => !before.pieces[seat].includes(square));
    if (start.length !== 1 || end.length !== 1) continue;
    const by = seat === before.side && move.to !== end[0] ? [move.to] : [];
    glideAlong(view, [...start, ...by, ...end]);
  }
}

/** @param {View} view @param {number[]} path */
function glideAlong(view, path) {
  const places = path.map((square) => view.squares.get(square)?.getBoundingClientRect());
  const last = places.at(-1);
  const piece = view.squares.get(path[path.length - 1])?.querySelector(".piece");
  if (!last || !piece) return;
  const frames = places.map((place) => ({
    transform: `translate(${(place?.x ?? 0) - last.x}px, ${(place?.y ?? 0) - last.y}px)`,
    zIndex: 2,
  }));
  piece.animate(frames, { duration: 160 * (path.length - 1) + 80, easing: "ease-in-out" });
}
