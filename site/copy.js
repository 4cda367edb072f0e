// Copies what readers pass on: the address of a row, a citation. What came of it is shown and spoken.

/** How long it is shown, in milliseconds. */
const SHOWN = 4000;

/** How long the old words are gone before the same ones come again, so that they are spoken again. */
const GONE = 60;

/** The marks that keep the direction of what stands in a sentence; a copy has no need of them. */
const ISOLATION = /[\u2066-\u2069]/g;

/** @param {string} text @returns {Promise<boolean>} whether it is copied */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {HTMLElement} note @returns {(text: string) => void} */
function teller(note) {
  let timer = 0;
  const later = (/** @type {string} */ text, /** @type {number} */ time) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      note.textContent = text;
      if (text) later("", SHOWN);
    }, time);
  };
  return (text) => {
    note.textContent = "";
    later(text, GONE);
  };
}

/** The whole address of a part of this page. @param {string} hash */
export function addressOf(hash) {
  /** @type {HTMLLinkElement | null} */
  const canonical = document.querySelector("link[rel=canonical]");
  return (canonical?.href ?? location.href.replace(location.hash, "")) + hash;
}

/** Lets links to rows and the buttons beside texts copy. */
export function copyOnClick() {
  /** @type {HTMLElement | null} */
  const note = document.querySelector(".copied");
  if (!note) return;
  const tell = teller(note);
  const { link = "", text = "", failed = "" } = note.dataset;
  document.addEventListener("click", async (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = event.target.closest(".permalink");
    // The link leads to its row all the same, so that the address is in the browser's own field too.
    if (row instanceof HTMLAnchorElement) tell((await copy(addressOf(row.hash))) ? link : failed);
    const button = event.target.closest("[data-copy]");
    const source = button instanceof HTMLElement && document.getElementById(button.dataset.copy ?? "");
    if (!source) return;
    const done = await copy((source.textContent ?? "").replace(ISOLATION, "").trim());
    if (!done) getSelection()?.selectAllChildren(source);
    tell(done ? text : failed);
  });
}
