// What every page does with a script: the colour scheme, the language switcher that keeps its place, the search,
// and what opens over the page and closes again.

import { copyOnClick } from "./copy.js";

/** @param {string} key @returns {string | null} what was remembered, null too where a browser stores nothing */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string | null} value */
export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page alone.
  }
}

function schemeSwitch() {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll(".scheme button");
  const root = document.documentElement;
  const show = () => {
    const scheme = root.dataset.scheme ?? "auto";
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.value === scheme));
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (button.value === "auto") delete root.dataset.scheme;
      else root.dataset.scheme = button.value;
      remember("scheme", button.value === "auto" ? null : button.value);
      show();
    });
  }
  show();
}

function languageSwitch() {
  /** @type {HTMLDetailsElement | null} */
  const switcher = document.querySelector(".languages");
  if (!switcher) return;
  const links = switcher.querySelectorAll("a");
  // Rows have the same fragment in every language.
  const keepFragment = () => {
    for (const link of links) link.hash = location.hash;
  };
  window.addEventListener("hashchange", keepFragment);
  keepFragment();
  for (const link of links) link.addEventListener("click", () => remember("language", link.lang));
}

/** Lets Escape close what is open. @param {HTMLDetailsElement} details */
function foldAway(details) {
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return;
    // One press, one thing: a piece that is chosen stays so.
    event.stopPropagation();
    details.open = false;
    details.querySelector("summary")?.focus();
  });
}

/** Lets what lies over the page close by a press elsewhere, and where the focus goes on: it would be hidden. @param {HTMLDetailsElement} details */
function uncover(details) {
  const leave = (/** @type {EventTarget | null} */ to) => {
    if (to instanceof Node && !details.contains(to)) details.open = false;
  };
  document.addEventListener("pointerdown", ({ target }) => leave(target));
  details.addEventListener("focusout", ({ relatedTarget }) => leave(relatedTarget));
}

/** Whether Ctrl+K or Cmd+K is pressed, on a keyboard without Latin letters by its place. @param {KeyboardEvent} event */
function asksForSearch(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  return event.key.toLowerCase() === "k" || (event.code === "KeyK" && !/^[a-z]$/i.test(event.key));
}

// What a search needs is loaded when it is first asked for.
function searchButton() {
  /** @type {HTMLDialogElement | null} */
  const dialog = document.querySelector("dialog.search");
  if (!dialog) return;
  /** @type {Promise<() => void> | undefined} */
  let ready;
  const open = async () => {
    try {
      ready ??= import("./search.js").then(({ search }) => search(dialog));
      (await ready)();
    } catch {
      ready = undefined;
      dialog.querySelector(".failed")?.removeAttribute("hidden");
      dialog.showModal();
    }
  };
  document.querySelector(".search-open")?.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    open();
  });
}

/** @type {Record<string, string>} */
const TABLE_ROLES = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  "th[scope=col]": "columnheader",
  "th[scope=row]": "rowheader",
  td: "cell",
};

// The narrow layout takes a table's cells out of their rows, and in some browsers their roles with them.
// Valid HTML may not repeat a role, so it is said here.
function keepTableRoles() {
  for (const table of document.querySelectorAll(".rules, .comparison")) {
    for (const [selector, role] of Object.entries(TABLE_ROLES)) {
      if (table.matches(selector)) table.setAttribute("role", role);
      for (const part of table.querySelectorAll(selector)) part.setAttribute("role", role);
    }
  }
}

schemeSwitch();
languageSwitch();
searchButton();
copyOnClick();
for (const details of document.querySelectorAll("details")) foldAway(details);
// What opens within the text stays: closing it would move what is pressed.
for (const details of document.querySelectorAll(/** @type {"details"} */ (".keys, .languages"))) uncover(details);
keepTableRoles();
