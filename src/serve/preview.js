// Loads the page again when it has changed, and lays the report of a build with errors over it. The preview
// adds it to every page; no built site has it.

/** @typedef {{ language: string, heading: string, note: string, report: string, dismiss: string }} Told */

/** The version of the page that this browser has. */
const shows = new URL(import.meta.url).searchParams.get("shows") ?? "";

/** @type {EventSource | undefined} */
let events;
/** The report that was dismissed: it does not come back until it says something else. */
let dismissed = "";

const { host, panel } = makePanel();

/** Follows the page while it is looked at: a browser has few connections for all its windows together. */
function follow() {
  if (document.hidden) {
    events?.close();
    events = undefined;
  } else if (!events) {
    events = new EventSource(`/.variorum/events?${new URLSearchParams({ page: location.pathname, shows })}`);
    events.addEventListener("reload", () => location.reload());
    events.addEventListener("report", (event) => tell(JSON.parse(event.data)));
    events.addEventListener("mended", clear);
  }
}

/** A tree of its own, out of reach of the site's styles. */
function makePanel() {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "/.variorum/preview.css";
  const panel = document.createElement("section");
  panel.className = "report over";
  panel.hidden = true;
  panel.setAttribute("role", "alert");
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape") dismiss();
  });
  root.append(style, panel);
  return { host, panel };
}

/** @param {Told} told */
function tell({ language, heading, note, report, dismiss: word }) {
  if (report === dismissed) return;
  const button = element("button", word);
  button.addEventListener("click", dismiss);
  const text = element("pre", report);
  text.tabIndex = 0;
  panel.dataset.report = report;
  panel.lang = language;
  panel.hidden = false;
  panel.replaceChildren(element("h2", heading), element("p", note), text, button);
}

function dismiss() {
  dismissed = panel.dataset.report ?? "";
  hide();
}

function clear() {
  dismissed = "";
  hide();
}

function hide() {
  panel.hidden = true;
  panel.replaceChildren();
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} text
 */
function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

document.body.append(host);
document.addEventListener("visibilitychange", follow);
addEventListener("pagehide", () => {
  events?.close();
  events = undefined;
});
addEventListener("pageshow", follow);
follow();
