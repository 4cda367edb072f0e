// Every page of the built site, in every language, as one view shows it: no message, no fault, no request to
// elsewhere, nothing that axe finds or leaves undecided, nothing wider than the screen, all of it under a strict
// policy. Each view is a test file of its own, so that they run side by side.
import assert from "node:assert/strict";
import { it } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { browserAndSite, open, visit } from "./browser.js";
import { pages } from "./site.js";

/** @param {import("playwright-core").Page} page */
async function foundByAxe(page) {
  // A page has no frames to be looked into, and what is in order is not asked for: both take far more time than
  // the rules themselves.
  assert.equal(page.frames().length, 1);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations", "incomplete"] });
  const result = await axe.analyze();
  const told = (/** @type {import("axe-core").Result[]} */ list, /** @type {string} */ kind) =>
    list.flatMap((rule) => rule.nodes.map((node) => `${kind} ${rule.id}: ${node.target.join(" ")}`));
  return [...told(result.violations, "violation"), ...told(result.incomplete, "undecided")];
}

/** @param {{ width: number, height: number, colorScheme: "light" | "dark" }} view */
export function everyPage({ width, height, colorScheme }) {
  const here = browserAndSite();
  /** @type {Awaited<ReturnType<typeof open>> | undefined} */
  let reader;
  for (const path of pages().filter((page) => page !== "")) {
    it(`/${path}`, async () => {
      const options = /** @type {const} */ ({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
      reader ??= await open(here.browser, here.site.origin, options);
      const { page, troubles } = reader;
      await visit(page, here.site.url + path);
      assert.deepEqual(troubles.splice(0), []);
      assert.equal(await page.locator("h1").count(), 1);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px wider than the screen`);
      assert.deepEqual(await foundByAxe(page), []);
      // Axe itself sets styles, which the policy refuses.
      troubles.splice(0);
    });
  }
}
