// Reads a board on a page, and holds what it showed against the program's own engine.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";

import { PROGRAM, ROOT } from "./site.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * What a board shows.
 * @typedef {object} Shown
 * @property {(string | null)[]} pieces `first`, `second` or null, by square, from square 1
 * @property {number[]} off how many pieces each side has borne off
 * @property {string | null} turn whose turn it is, null when the game is over
 * @property {number} thrown what the dice show, 0 before the first throw
 * @property {number[]} can the squares of the pieces that can move
 * @property {number[]} targets where the chosen piece may go, 0 for off the board
 * @property {string} status
 */

/** A decision that was shown and taken. @typedef {{ ruleset: string, position: string, throw: number, shown: string[], move: string, after: string }} Turn */

const ROW = 10;

/** @param {Page} page @returns {Promise<Shown>} */
export function shown(page) {
  return page.evaluate(() => {
    /** @type {HTMLElement[]} */
    const cells = [...document.querySelectorAll(".play [data-square]")].map((cell) => /** @type {any} */ (cell));
    cells.sort((one, other) => Number(one.dataset.square) - Number(other.dataset.square));
    const marked = (/** @type {string} */ mark) =>
      cells.filter((cell) => cell.matches(`[data-${mark}]`)).map((cell) => Number(cell.dataset.square));
    const dice = /** @type {HTMLElement} */ (document.querySelector(".play .dice"));
    const faces = [...dice.querySelectorAll("[data-face]")].map((face) => face.getAttribute("data-face"));
    const up = faces.filter((face) => face === "up").length || Number(dice.dataset.noneUp);
    const off = document.querySelector(".play .bear-off[aria-disabled=false]") ? [0] : [];
    return {
      pieces: cells.map((cell) => cell.dataset.piece ?? null),
      off: ["first", "second"].map((side) => document.querySelectorAll(`[data-side=${side}] [data-off]`).length),
      turn: document.querySelector(".tray[data-turn]")?.getAttribute("data-side") ?? null,
      thrown: faces.length === 0 ? 0 : dice.dataset.kind === "die" ? Number(faces[0]) : up,
      can: marked("can"),
      targets: [...off, ...marked("target")],
      status: document.querySelector(".play .status")?.textContent ?? "",
    };
  });
}

/** @param {Shown} board @param {boolean} isOpening @returns {string} the position as notation writes it */
export function notation({ pieces, off, turn }, isOpening) {
  const letters = pieces.map((piece) => (piece === null ? " " : piece === "first" ? "x" : "o"));
  const rows = [];
  for (let start = 0; start < letters.length; start += ROW) {
    const row = letters.slice(start, start + ROW).join("");
    rows.push(row.replace(/ +/g, (empty) => String(empty.length)));
  }
  const side = turn === "second" ? "o" : "x";
  return `${rows.join("/")} ${side} ${off[0]}-${off[1]}${isOpening ? " opening" : ""}`;
}

/** @param {number} from @param {number} to 0 for off the board */
export function moveText(from, to) {
  return `${from}-${to === 0 ? "off" : to}`;
}

/** What the program says of a code. @typedef {{ kind: string, ruleset: string, position: string, throw?: number, refused?: string }} Decoded */

/** @param {string[]} codes or links @returns {Decoded[]} */
export function decoded(codes) {
  const output = execFileSync(PROGRAM, ["decode", "--json", "--root", ROOT, ...codes]).toString();
  return output.trim().split("\n").map((line) => JSON.parse(line));
}

/** @param {string[]} options of `variorum code` @returns {string} */
export function encoded(...options) {
  return execFileSync(PROGRAM, ["code", "--root", ROOT, ...options]).toString().trim();
}

/**
 * Holds each turn against what the program answers for the same position and throw: the pieces that could
 * move, and the position that the move led to.
 * @param {Turn[]} turns
 */
export function verify(turns) {
  const input = turns.map((turn) => JSON.stringify(turn)).join("\n");
  const output = execFileSync(PROGRAM, ["moves", "--root", ROOT], { input, maxBuffer: 1 << 28 }).toString();
  const answers = output.trim().split("\n").map((line) => JSON.parse(line));
  assert.equal(answers.length, turns.length);
  for (const answer of answers) {
    const { position, throw: thrown, shown, move, after, moves, ends } = answer;
    const place = `${position}, throw ${thrown}`;
    const origins = Object.keys(moves).filter((each) => each !== "pass").map((each) => each.split("-")[0]);
    assert.deepEqual([...shown].sort(), origins.sort(), `${place}: the pieces that can move`);
    assert.ok(move in moves, `${place}: ${move} is no legal move`);
    // A finished game shows nobody's turn; notation says the opponent's.
    const told = ends?.[move] ? after.replace(/ [xo] /, moves[move].match(/ [xo] /)[0]) : after;
    assert.equal(told, moves[move], `${place}: where ${move} leads`);
  }
}
