// A position set up by hand, on the board itself: pieces, how many are borne off, who throws next.

import { decode, positionCode } from "./codes.js";
import { position, setUp, squares } from "./engine.js";
import { settle, show } from "./game.js";
import { open } from "./hand.js";
import { stop, told } from "./state.js";
import { cellName, squareList } from "./texts.js";
import { draw, say, showTurn } from "./view.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./engine.js").Position} Position */

/** The keys that put a piece of the first side, of the second, or none on a square. */
const KEYS = ["Digit1", "Digit2", "Digit0"];

/** No side: nothing is put. */
const NOBODY = 2;

/** @param {Position} setup @param {number} square @returns {number} whose piece stands there, -1 for nobody's */
const ownerOf = ({ pieces }, square) => pieces.findIndex((each) => each.includes(square));

/** @param {Event} event @returns {number} the square that it is about, 0 for none */
const squareOf = ({ target }) => Number(target instanceof Element && target.closest("[data-square]")?.getAttribute("data-square"));

/** @param {State} state @param {Position} setup @returns {string} as notation writes it */
function notation({ view: { squares, board } }, setup) {
  let text = "";
  for (let square = 1; square <= squares.size; square++) {
    text += "xo"[ownerOf(setup, square)] ?? " ";
    if (square % Number(board.dataset.columns) === 0 && square < squares.size) text += "/";
  }
  return `${text.replace(/ +/g, ({ length }) => String(length))} ${"xo"[setup.side]} ${setup.off.join("-")}`;
}

/** @param {State} state @param {string} text @returns {string[]} every reason why the rules cannot have the position */
function reasons(state, text) {
  const { bytes, exports } = state.engine;
  const { data } = state.view;
  const { written } = new TextEncoder().encodeInto(text, bytes);
  return Array.from({ length: exports.faults(written) }, (_, at) => {
    const [code, side, count, pieces, a, b, c, d] = bytes.subarray(at * 8);
    if (code === 3) return told(state, "set-none-stays", { squares: squareList(data, squares(a | (b << 8) | (c << 16) | (d << 24))) });
    if (code === 5) return told(state, "set-both-out");
    const values = { side: data.sides[side], count, pieces };
    return count > pieces ? told(state, "set-too-many", values) : told(state, "set-too-few", values);
  });
}

/**
 * Lets a panel set up positions while it is open.
 * @param {State} state
 * @param {HTMLDetailsElement} panel
 */
export function listenToPanel(state, panel) {
  const { engine, view } = state;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./setup.css", import.meta.url) }));
  const fields = [...panel.querySelectorAll("input")];
  const [kinds, counts, sides] = [fields.slice(0, 3), fields.slice(3, 5), fields.slice(5)];
  const chosen = (/** @type {HTMLInputElement[]} */ choices) => choices.findIndex(({ checked }) => checked);
  /** @type {Position} */
  let setup;
  /** Listens to the board while the panel is open. @type {AbortController | null} */
  let setting = null;

  const redraw = () => {
    draw(view, setup, { can: [], chosen: null, targets: [] });
    showTurn(view, setup.side);
  };

  /** @param {Position} from */
  const begin = (from) => {
    setup = { ...from, captured: [0, 0] };
    counts.forEach((count, seat) => (count.value = String(setup.off[seat])));
    sides[setup.side].checked = true;
    redraw();
  };

  /** @param {number} square @param {number} seat */
  const put = (square, seat) => {
    setup.pieces = setup.pieces.map((each) => each.filter((other) => other !== square));
    setup.pieces[seat]?.push(square);
    redraw();
    say(view, [cellName(view.data, square, seat < NOBODY ? seat : null, null)]);
  };

  /** Puts what is chosen; where it is already, nothing stays. @param {number} square */
  const choose = (square) => {
    const kind = chosen(kinds);
    put(square, ownerOf(setup, square) === kind ? NOBODY : kind);
  };

  /** @param {Event} event */
  const onClick = (event) => {
    event.stopPropagation();
    if (squareOf(event)) choose(squareOf(event));
  };

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const square = squareOf(event);
    const kind = KEYS.indexOf(event.code);
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (square && /^(Enter| )$/.test(event.key)) choose(square);
    else if (square && kind >= 0) put(square, kind);
    // The keys of a game rest.
    else return /^Key|^Slash/.test(event.code) && event.stopPropagation();
    event.stopPropagation();
    event.preventDefault();
  };

  const enter = () => {
    settle(state);
    stop(state);
    setting = new AbortController();
    const listening = { capture: true, signal: setting.signal };
    view.board.addEventListener("click", onClick, listening);
    view.play.addEventListener("keydown", onKey, listening);
    view.play.dataset.setting = "";
    begin(position(engine));
    say(view, [told(state, "set-up")]);
  };

  const leave = () => {
    if (!setting) return;
    setting.abort();
    setting = null;
    delete view.play.dataset.setting;
    panel.open = false;
  };

  const toggle = () => {
    if (panel.open === !!setting) return;
    if (panel.open) return enter();
    leave();
    show(state, []);
  };

  const take = () => {
    const text = notation(state, setup);
    const why = reasons(state, text);
    if (why.length) return say(view, why);
    // Taken from its code it is known to be no usual start.
    open(state, () => Number(!setUp(engine, text)) || decode(engine, positionCode(engine)));
    view.throwButton.focus();
  };

  panel.addEventListener("toggle", toggle);
  panel.addEventListener("input", () => {
    setup.off = counts.map((count) => Math.min(Math.max(count.valueAsNumber || 0, 0), 255));
    setup.side = chosen(sides);
    redraw();
  });
  const [taking, clearing] = panel.querySelectorAll("button");
  taking.addEventListener("click", take);
  clearing.addEventListener("click", () => begin({ ...setup, pieces: [[], []], off: [0, 0] }));
  // Whatever else is shown on the board ends it.
  state.onTurn.push(leave);
  toggle();
}
