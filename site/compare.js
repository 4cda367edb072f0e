// The choice of a comparison in the page's address: it can be shared, is there again after a reload, and goes
// along to other languages. Without a script the style sheet shows and hides all the same.

/** @type {HTMLInputElement[]} */
const picks = [...document.querySelectorAll(/** @type {"input"} */ (".compare .pick"))];
/** @type {HTMLInputElement | null} */
const differences = document.querySelector(".compare .differences");

/** Chooses what the address asks for; everything where it names no ruleset of this page. */
function read() {
  const asked = new URLSearchParams(location.search);
  const named = (asked.get("rulesets") ?? "").split(",");
  const known = picks.some((pick) => named.includes(pick.value));
  for (const pick of picks) pick.checked = !known || named.includes(pick.value);
  if (differences) differences.checked = asked.has("differences");
  keepChoice();
}

/** Writes the choice into the address, in place of the one before: going back leaves the page. */
function write() {
  const chosen = picks.filter((pick) => pick.checked).map((pick) => pick.value);
  const parts = [];
  if (chosen.length > 0 && chosen.length < picks.length) parts.push(`rulesets=${chosen.join(",")}`);
  if (differences?.checked) parts.push("differences");
  const query = parts.length > 0 ? `?${parts.join("&")}` : "";
  history.replaceState(history.state, "", location.pathname + query + location.hash);
  keepChoice();
}

/** The same choice in the other languages. */
function keepChoice() {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll(".languages a");
  for (const link of links) link.search = location.search;
}

document.querySelector(".compare .choice")?.addEventListener("change", write);
// Going back to a row, or to the page, brings back the choice that its address has; a browser may have filled
// the boxes with the last one.
window.addEventListener("popstate", read);
window.addEventListener("pageshow", read);
read();
// What is hidden since has moved the row that the address names.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
