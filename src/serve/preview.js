// Loads the page again when it has changed, and lays the report of a build with errors over it. The preview
// adds it to every page; no built site has it.

/** @typedef {{ language: string, heading: string, note: string, report: string, dismiss: string }} Told */

/** The version of the page that this browser has. */
const shows = new URL(import.meta.url).searchParams.get("shows") ?? "";

/** @type {EventSource | undefined} */
let events;
/** The report that was dismissed: it does not come back until it says something else. */
let dismissed = "";

const parts = makePanel();

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
  panel.setAttribute("aria-labelledby", "heading");
  const heading = element("p", "");
  heading.id = "heading";
  // What is spoken at once, whatever is being done: that there are errors and how many, not all that they say.
  const summary = document.createElement("div");
  summary.setAttribute("role", "alert");
  const button = element("button", "");
  button.type = "button";
  button.setAttribute("aria-keyshortcuts", "Escape");
  button.addEventListener("click", dismiss);
  const bar = element("div", "");
  bar.className = "bar";
  bar.append(summary, button);
  const note = element("p", "");
  const text = element("pre", "");
  text.tabIndex = 0;
  panel.append(bar, note, text);
  root.append(style, panel);
  return { host, panel, heading, summary, button, note, text };
}

/** @param {Told} told */
function tell({ language, heading, note, report, dismiss: word }) {
  if (report === dismissed) return;
  const { panel } = parts;
  panel.dataset.report = report;
  panel.lang = language;
  panel.hidden = false;
  parts.heading.textContent = heading;
  parts.button.textContent = word;
  parts.note.textContent = note;
  parts.text.replaceChildren(...lines(report));
  // The last line of a report counts what it tells.
  parts.summary.replaceChildren(parts.heading, element("p", report.trimEnd().split("\n").at(-1) ?? ""));
}

/**
 * The lines of a report. Those of files stay whole, with the marks below them; all others may be broken.
 * @param {string} report
 */
function lines(report) {
  const isOfFile = (/** @type {string} */ line) => /^ *\d* \|/.test(line);
  return report.split(/(?<=\n)/).map((line) => (isOfFile(line) ? line : element("span", line)));
}

function dismiss() {
  dismissed = parts.panel.dataset.report ?? "";
  hide();
}

function clear() {
  dismissed = "";
  hide();
}

function hide() {
  parts.panel.hidden = true;
  parts.summary.replaceChildren();
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

// First, so that whoever goes by keys comes to it before the page that it covers.
document.body.prepend(parts.host);
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !parts.panel.hidden && !event.defaultPrevented) dismiss();
});
document.addEventListener("visibilitychange", follow);
addEventListener("pagehide", () => {
  events?.close();
  events = undefined;
});
addEventListener("pageshow", follow);
follow();
