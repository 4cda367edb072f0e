// The search: loads what can be found when it is first opened, and leads to it by keys or pointer.

import { entriesOf, find } from "./find.js";
import { element, hit } from "./hits.js";

/** @typedef {import("./find.js").Written} Written */
/** @typedef {{ version: number, counts: Written[], more: Written, passages: import("./find.js").Passage[] }} Index */
/** @typedef {{ index: Index, entries: import("./find.js").Entry[] }} Loaded */

/** The way of writing the file that this script reads. */
const VERSION = 1;

/** Whoever writes on is told of the hits when he pauses, so many milliseconds. */
const PAUSE = 300;

/** @type {Promise<Loaded> | undefined} */
let loading;

/** @param {string} address @returns {Promise<Loaded>} */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error("no file");
  // Letters with their accents as one sign, whatever the author's keyboard made of them.
  const index = /** @type {Index} */ (JSON.parse((await response.text()).normalize()));
  if (index.version !== VERSION) throw new Error("another version");
  return { index, entries: entriesOf(index.passages) };
}

/** The parts of the dialog. @param {HTMLDialogElement} dialog */
function partsOf(dialog) {
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (dialog.querySelector(name));
  return {
    form: part("[role=search]"),
    field: /** @type {HTMLInputElement} */ (dialog.querySelector("input")),
    status: part(".count"),
    hits: part(".hits"),
    /** Which one of the three is shown, or none. @param {string} name */
    tell(name) {
      for (const each of ["hint", "wait", "failed"]) part(`.${each}`).hidden = each !== name;
    },
  };
}

/** @param {ReturnType<typeof partsOf>} parts @param {Loaded} loaded @returns {Written} what is said of the hits */
function show(parts, { index, entries }) {
  const { words, passages } = find(entries, parts.field.value);
  parts.tell(words.length === 0 ? "hint" : "");
  const most = index.counts.length - 1;
  parts.hits.replaceChildren(...passages.slice(0, most).map((passage) => hit(passage, words)));
  parts.hits.scrollTop = 0;
  if (words.length === 0) return "";
  return index.counts[passages.length] ?? index.more;
}

/** @param {ReturnType<typeof partsOf>} parts @param {1 | -1} step from the field down through the hits, or back up */
function walk(parts, step) {
  const stops = [parts.field, ...parts.hits.querySelectorAll("a")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)].focus();
}

/** @param {HTMLDialogElement} dialog @param {() => void} changed */
function listen(dialog, changed) {
  const parts = partsOf(dialog);
  parts.field.addEventListener("input", changed);
  parts.form.addEventListener("submit", (event) => {
    event.preventDefault();
    parts.hits.querySelector("a")?.click();
  });
  dialog.addEventListener("keydown", (event) => {
    // A key that chooses among the signs of an input method is not meant for us.
    if (event.isComposing) return;
    if (event.key === "ArrowDown") walk(parts, 1);
    else if (event.key === "ArrowUp") walk(parts, -1);
    // A search field would take the first Escape to empty itself.
    else if (event.key === "Escape") dialog.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  let isBeside = false;
  dialog.addEventListener("pointerdown", (event) => {
    // Its sheet fills the dialog: what is pressed beside it is the dialog itself.
    isBeside = event.target === dialog;
  });
  dialog.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const aside = event.ctrlKey || event.metaKey || event.shiftKey;
    const isLink = target.closest("a") !== null;
    // The whole of a hit is its link, but its text can be chosen to be copied.
    if (!isLink && getSelection()?.isCollapsed) target.closest("li")?.querySelector("a")?.click();
    // A hit may be on this very page.
    if ((isLink && !aside) || (isBeside && target === dialog)) dialog.close();
  });
}

/** @returns {Promise<void>} kept once the styles are there, or cannot be had */
function style() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("./search.css", import.meta.url).href;
  document.head.append(link);
  return new Promise((done) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done());
  });
}

/**
 * Makes the dialog ready.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<() => void>} what opens it
 */
export async function search(dialog) {
  const parts = partsOf(dialog);
  let timer = 0;
  const say = (/** @type {Written} */ said) => {
    const told = element("span", said, []);
    if (parts.status.textContent !== told.textContent) parts.status.replaceChildren(told);
  };
  const changed = async () => {
    clearTimeout(timer);
    try {
      loading ??= load(dialog.dataset.passages ?? "");
      const said = show(parts, await loading);
      clearTimeout(timer);
      timer = setTimeout(() => say(said), PAUSE);
    } catch {
      loading = undefined;
      parts.hits.replaceChildren();
      parts.tell("failed");
    }
  };
  listen(dialog, changed);
  await style();
  return () => {
    if (!dialog.open) {
      parts.tell("wait");
      dialog.showModal();
      changed();
    }
    parts.field.focus();
    parts.field.select();
  };
}
