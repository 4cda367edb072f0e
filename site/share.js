// A position or a whole game to pass on, as a link or as text, and to take up from one.

import { fragment, gameCode, positionCode } from "./codes.js";
import { addressOf } from "./copy.js";
import { openAny } from "./link.js";
import { plyTold } from "./moves.js";
import { invitation, isOver, told } from "./state.js";
import { say } from "./view.js";

/** How much of a text is looked through for a code. */
const LONGEST = 50_000;

/** @param {import("./state.js").State} state @param {HTMLDetailsElement} details */
export function share(state, details) {
  const [place, text, send, what] = [".link", "textarea", ".send", "select"].map((part) => details.querySelector(part));
  if (!(place && text instanceof HTMLTextAreaElement)) return;
  if (!(send instanceof HTMLElement && what instanceof HTMLSelectElement)) return;
  const link = document.createElement("a");
  link.dir = "ltr";
  send.hidden = !navigator.share;
  const update = () => {
    if (!details.open) return;
    const { engine } = state;
    const code = what.value ? gameCode(engine) : positionCode(engine);
    link.href = link.textContent = addressOf(fragment(code));
    place.replaceChildren(link);
    // What is read, written or pasted there is not ours to replace.
    if (document.activeElement === text || (text.value && text.value !== text.defaultValue)) return;
    const plies = Array.from({ length: engine.exports.plies() }, (_, ply) => `${ply + 1}. ${plyTold(state, ply)}`);
    const end = isOver(state) ? invitation(state) : "";
    text.value = text.textContent = [document.title, ...plies, end, addressOf(fragment(gameCode(engine)))].filter(Boolean).join("\n");
  };
  state.onTurn.push(update);
  details.addEventListener("toggle", update);
  what.addEventListener("change", update);
  send.addEventListener("click", () => navigator.share({ title: document.title, url: link.href }).catch(() => {}));
  details.querySelector(".save")?.addEventListener("click", () => {
    const file = URL.createObjectURL(new Blob([text.value], { type: "text/plain" }));
    Object.assign(document.createElement("a"), { href: file, download: `${state.view.data.ruleset.replace("/", "-")}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(file));
  });
  details.querySelector(".take-up")?.addEventListener("click", () => {
    const codes = text.value.slice(0, LONGEST).match(/[\w.-]{6,}/g) ?? [];
    const isTaken = codes.reverse().some((code) => openAny(state, code));
    if (!isTaken) return import("./there.js").then(({ lead }) => lead(state, codes), () => say(state.view, [told(state, "not-loaded")]));
    text.value = "";
    update();
  });
  // A browser may have kept a text from before a reload.
  text.value = "";
  update();
}
