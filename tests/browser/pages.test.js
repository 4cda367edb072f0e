// Every page of the built site, in every language: no message, no fault, no request to elsewhere, nothing
// that axe finds or leaves undecided, nothing wider than the screen, all of it under a strict policy.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { launch, open } from "./browser.js";
import { serve } from "./serve.js";
import { SITE, SITE_UNDER_GAMES, locales, pages } from "./site.js";

/** @typedef {{ width: number, height: number, colorScheme: "light" | "dark" }} View */

/** @type {View[]} */
const VIEWS = [
  { width: 320, height: 640, colorScheme: "light" },
  { width: 1280, height: 900, colorScheme: "dark" },
];

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let root;
/** @type {Awaited<ReturnType<typeof serve>>} */
let games;

before(async () => {
  browser = await launch();
  root = await serve(SITE);
  games = await serve(SITE_UNDER_GAMES, { base: "/games/" });
});

after(async () => {
  await browser.close();
  await root.close();
  await games.close();
});

/** @param {import("playwright-core").Page} page */
async function found_by_axe(page) {
  const result = await new AxeBuilder({ page }).analyze();
  const told = (/** @type {import("axe-core").Result[]} */ list, /** @type {string} */ kind) =>
    list.flatMap((rule) => rule.nodes.map((node) => `${kind} ${rule.id}: ${node.target.join(" ")}`));
  return [...told(result.violations, "violation"), ...told(result.incomplete, "undecided")];
}

for (const view of VIEWS) {
  describe(`at ${view.width} px, ${view.colorScheme}`, () => {
    for (const path of pages().filter((page) => page !== "")) {
      it(`/${path}`, async () => {
        const { width, height, colorScheme } = view;
        const { page, troubles, close } = await open(browser, root.origin, {
          viewport: { width, height },
          colorScheme,
          reducedMotion: "reduce",
        });
        await page.goto(root.url + path, { waitUntil: "networkidle" });
        assert.deepEqual(troubles, []);
        assert.equal(await page.locator("h1").count(), 1);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${wide} px wider than the screen`);
        assert.deepEqual(await found_by_axe(page), []);
        await close();
      });
    }
  });
}

it("the list of languages takes a reader to theirs, and is a plain list without a script", async () => {
  for (const locale of locales()) {
    const { page, troubles, close } = await open(browser, root.origin, { locale });
    await page.goto(root.url);
    await page.waitForURL(`${root.url}${locale}/`);
    assert.deepEqual(troubles, []);
    await close();
  }
  const { page, close } = await open(browser, root.origin, { javaScriptEnabled: false, locale: "el" });
  await page.goto(root.url);
  assert.equal(page.url(), root.url);
  assert.equal(await page.locator("main a").count(), locales().length);
  await close();
});

it("works under a base path", async () => {
  const { page, troubles, close } = await open(browser, games.origin);
  for (const path of pages().filter((page) => page.startsWith("el/"))) {
    await page.goto(games.url + path, { waitUntil: "networkidle" });
    assert.deepEqual(troubles, [], path);
  }
  await close();
});

it("tells a reader of a missing page so, at any depth, in a page that works", async () => {
  const { page, troubles, close } = await open(browser, root.origin);
  await page.goto(`${root.url}no/such/page/here`, { waitUntil: "networkidle" });
  assert.equal(await page.locator("h1").count(), 1);
  // The page's own answer and the browser's word on it; nothing that it loads may be missing too.
  assert.deepEqual(troubles.filter((trouble) => !trouble.includes("404")), []);
  assert.equal(troubles.filter((trouble) => trouble.startsWith("status")).length, 1);
  await close();
});
