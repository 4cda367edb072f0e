// Every page of the built site, in every language, on one screen: no message, no fault, no request to elsewhere, nothing
// that axe finds or leaves undecided, nothing wider than the screen, all of it under a strict policy. Each screen is a
// test file of its own, so that they run side by side; the other scheme of each is what pa11y looks at.
import assert from "node:assert/strict";
import { it } from "node:test";
import { foundByAxe } from "./axe.js";
import { browserAndSite, open, openAll, visit } from "./browser.js";
import { EVERYTHING, pages } from "./site.js";

/**
 * @param {{ width: number, height: number }} viewport
 * @param {"light" | "dark"} scheme
 * @param {RegExp} [those] which pages, by their address
 */
export function everyPage(viewport, scheme, those = /./) {
  const schemes = EVERYTHING ? /** @type {const} */ (["light", "dark"]) : [scheme];
  const here = browserAndSite();
  /** @type {Awaited<ReturnType<typeof open>> | undefined} */
  let reader;
  for (const path of pages().filter((page) => page !== "" && (EVERYTHING || those.test(page)))) {
    it(`/${path}`, async () => {
      reader ??= await open(here.browser, here.site.origin, { viewport, reducedMotion: "reduce" });
      const { page, troubles } = reader;
      await page.emulateMedia({ colorScheme: schemes[0] });
      await visit(page, here.site.url + path);
      await openAll(page);
      assert.equal(await page.locator("h1").count(), 1);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px wider than the screen`);
      const found = [];
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        // Before axe looks at the page, which sets styles that the policy refuses.
        found.push(...troubles.splice(0), ...(await foundByAxe(page)).map((told) => `${colorScheme}: ${told}`));
        troubles.splice(0);
      }
      assert.deepEqual(found, []);
    });
  }
}
