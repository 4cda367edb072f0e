// On a slow line a page comes piece by piece: what is there already keeps its place, up to the first throw.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open } from "./browser.js";

/** @typedef {{ value: number, moved: string[] }} Shift */

/** What a reader would hardly see: a hundredth of the screen moved by its whole height. */
const MOST = 0.01;

/** The longest opening, and the most pieces. */
const PATHS = ["el/senet/jequier/", "ru/senet/bell/", "boards/ru/senet/bell/"];

const here = browserAndSite({ trickle: { bytes: 700, pause: 40 } });

/** Runs in the page before all else: notes each shift and what moved. */
function watchShifts() {
  /** @type {Shift[]} */
  const shifts = [];
  Object.assign(window, { shifts });
  const note = (/** @type {any} */ entry) => {
    const moved = entry.sources.map((/** @type {any} */ source) => (source.node?.parentElement ?? document.body).className);
    shifts.push({ value: entry.value, moved });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift", buffered: true });
}

for (const width of [390, 1280]) {
  for (const path of PATHS) {
    it(`/${path} at ${width} px`, async () => {
      const { page, close } = await open(here.browser, here.site.origin, { viewport: { width, height: 900 } });
      await page.addInitScript(watchShifts);
      await page.goto(here.site.url + path, { waitUntil: "networkidle" });
      await page.click(".play .throw");
      await page.waitForTimeout(1000);
      const shifts = /** @type {Shift[]} */ (await page.evaluate("shifts"));
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      assert.ok(sum <= MOST, JSON.stringify(shifts));
      await close();
    });
  }
}
