// Watches a page while it is played: what its live regions say and how often, what moves, where the focus is seen.
/** @typedef {import("playwright-core").Page} Page */

/** What a live region came to say in one change. @typedef {{ said: string, region: string }} Spoken */

/** Runs in the page before all else. @param {() => string} trouble what is wrong with the place of the focus */
function watcher(trouble) {
  const LIVE = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output";
  /** @type {Spoken[]} */
  const spoken = [];
  const moved = new Set();
  const look = (/** @type {number} */ from) => ({ spoken: spoken.slice(from), trouble: trouble() });
  Object.assign(window, { watched: { look, moved } });
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (!region || (type === "childList" && addedNodes.length === 0)) continue;
      const text = type === "childList" ? [...addedNodes].map((node) => node.textContent).join("") : target.textContent;
      if (text) spoken.push({ said: text, region: region.className || region.id || region.tagName });
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  const lookOn = () => {
    for (const each of document.getAnimations()) {
      const { target } = /** @type {KeyframeEffect} */ (each.effect);
      moved.add(`${target?.tagName} ${target?.getAttribute("class")}`);
    }
    requestAnimationFrame(lookOn);
  };
  lookOn();
  for (const event of ["animationstart", "transitionrun"]) {
    document.addEventListener(event, ({ target }) => moved.add(`${event} ${target instanceof Element ? target.getAttribute("class") : target}`));
  }
}

/** Begins to watch; before the page is visited. @param {Page} page */
export async function watch(page) {
  await page.addInitScript(`{ const trouble = ${focusTrouble.toString()}; (${watcher.toString()})(trouble); }`);
  let heard = 0;
  return {
    /** What was spoken since the last look, and what is wrong with the place of the focus. @returns {Promise<{ spoken: Spoken[], trouble: string }>} */
    async look() {
      const seen = /** @type {{ spoken: Spoken[], trouble: string }} */ (await page.evaluate(`watched.look(${heard})`));
      heard += seen.spoken.length;
      return seen;
    },
    /** @type {() => Promise<string[]>} what has moved since the page was there */
    moved: () => page.evaluate("[...watched.moved]"),
  };
}

/** What is wrong with the place of the focus: nowhere, out of sight, behind something, or without a frame. Runs in the page. */
function focusTrouble() {
  const element = document.activeElement;
  if (!element || element === document.body) return "the focus is nowhere";
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? element.tagName;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `${name}: out of sight, ${[left, top, right, bottom]}`;
  const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
  const hidden = points.filter(([x, y]) => !element.contains(document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)));
  if (hidden.length > 0) return `${name}: ${hidden.length} of ${points.length} points lie behind something`;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return `${name}: no frame`;
  return "";
}
