// Hits as they are listed: where they lead, and an excerpt with the words that were looked for.

import { marked, wordsOf } from "./find.js";

/** @typedef {import("./find.js").Written} Written */

/** An excerpt has about so many signs. */
const LENGTH = 170;

/** It begins with a sentence, if the first word that is found is no further in than this. */
const NEAR = 70;

/** Otherwise it begins so many signs before that word. */
const BEFORE = 40;

const SENTENCE_END = /[.!?؟]\s+|[。！？]/gu;

/** @param {string} text @param {number} first where the first word stands @returns {number} where an excerpt begins */
function beginning(text, first) {
  let start = 0;
  for (const end of text.slice(0, first).matchAll(SENTENCE_END)) start = end.index + end[0].length;
  if (first - start <= NEAR) return start;
  const space = text.indexOf(" ", first - BEFORE);
  return space >= 0 && space < first ? space + 1 : first - BEFORE;
}

/** @param {string} text @param {number} start @returns {number} where an excerpt that begins there ends */
function ending(text, start) {
  if (text.length - start <= LENGTH) return text.length;
  const space = text.lastIndexOf(" ", start + LENGTH);
  return space > start + NEAR ? space : start + LENGTH;
}

/**
 * Makes an element of a part of a text.
 * @param {string} name
 * @param {Written} written
 * @param {RegExp[]} words which are marked
 * @param {(text: string, first: number) => [start: number, end: number]} part what of the text is shown, of which the first word stands there
 * @returns {HTMLElement}
 */
function elementOf(name, written, words, part) {
  const made = document.createElement(name);
  if (typeof written !== "string") Object.assign(made, { lang: written.lang, dir: written.dir });
  const text = wordsOf(written);
  const stretches = marked(text, words);
  const [begin, end] = part(text, stretches[0]?.[0] ?? 0);
  let at = begin;
  if (begin > 0 && !/[.!?؟。！？]\s*$/u.test(text.slice(0, begin))) made.append("… ");
  for (const [start, stop] of stretches.filter(([start, stop]) => start >= begin && stop <= end)) {
    const mark = document.createElement("mark");
    mark.append(text.slice(start, stop));
    made.append(text.slice(at, start), mark);
    at = stop;
  }
  made.append(text.slice(at, end), end < text.length ? " …" : "");
  return made;
}

/** @param {string} name @param {Written} written @param {RegExp[]} words which are marked @returns {HTMLElement} with the whole text */
export function element(name, written, words) {
  return elementOf(name, written, words, (text) => [0, text.length]);
}

/** @param {import("./find.js").Passage} passage @param {RegExp[]} words @returns {HTMLElement} a hit in the list */
export function hit(passage, words) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = passage.href;
  const title = element("b", passage.title, words);
  link.append(title);
  if (passage.of) link.append(" ", element("span", passage.of, words));
  // What a title promises begins where its text begins.
  const isNamed = title.querySelector("mark") !== null;
  const text = elementOf("p", passage.text, words, (whole, first) => {
    const start = isNamed ? 0 : beginning(whole, first);
    return [start, ending(whole, start)];
  });
  item.append(link, text);
  return item;
}
