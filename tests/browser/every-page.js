// Every page of the built site, in every language, as one view shows it: no message, no fault, no request to
// elsewhere, nothing that axe finds or leaves undecided, nothing wider than the screen, all of it under a strict
// policy. Each view is a test file of its own, so that they run side by side.
import assert from "node:assert/strict";
import { it } from "node:test";
import { foundByAxe } from "./axe.js";
import { browserAndSite, open, visit } from "./browser.js";
import { pages } from "./site.js";

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
