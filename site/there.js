// A link by the rules of another page of the same game: that page is led to.

import { digestNamed, fragment } from "./codes.js";
import { begin as beginGame } from "./hand.js";
import { isOurs, told } from "./state.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./texts.js").Other} Other */

/** @param {State} state @param {string} code @returns {Other | undefined} whose rules it names */
function placeOf({ engine, view }, code) {
  const digest = digestNamed(engine, code);
  // The code of a position names less of the digest.
  const isShort = code.startsWith("F");
  return view.data.others.find(([rules]) => digest === (isShort ? rules & 0xfff000 : rules));
}

/** Leads there below what is said, until it is played on here. @param {State} state @param {string} code @param {Other} place */
function show(state, code, [, name, href]) {
  const line = document.createElement("p");
  line.className = "there";
  line.append(Object.assign(document.createElement("a"), { href: href + fragment(code), textContent: name }));
  state.view.play.querySelector(".there")?.remove();
  state.view.status.after(line);
  state.onTurn.push(() => state.thrown && isOurs(state) && line.remove());
}

/**
 * Begins a game in place of the one that a link tells.
 * @param {State} state
 * @param {string} code
 * @returns {boolean} whether there is a page that it is for
 */
export function begin(state, code) {
  const place = placeOf(state, code);
  if (!place) return false;
  beginGame(state, told(state, "link-elsewhere", { name: place[1] }));
  show(state, code, place);
  return true;
}

/**
 * Leads to the page that the first of some codes is for; the game in hand stays.
 * @param {State} state
 * @param {string[]} codes
 */
export function lead(state, codes) {
  const found = codes.map((code) => ({ code, place: placeOf(state, code) })).find(({ place }) => place);
  if (!found?.place) return say(state.view, [told(state, "no-code")]);
  say(state.view, [told(state, "link-elsewhere", { name: found.place[1] })]);
  show(state, found.code, found.place);
}
