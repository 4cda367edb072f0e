// Addresses: the list of languages at the root, a site below a base path, and pages that are not there.
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";
import { serve } from "./serve.js";
import { SITE_UNDER_GAMES, locales, pages } from "./site.js";

const here = browserAndSite();

/** @type {Awaited<ReturnType<typeof serve>>} */
let games;

before(async () => {
  games = await serve(SITE_UNDER_GAMES, { base: "/games/" });
});

after(() => games.close());

it("the list of languages takes a reader to theirs, and is a plain list without a script", async () => {
  for (const locale of locales()) {
    const { page, troubles, close } = await open(here.browser, here.site.origin, { locale });
    await page.goto(here.site.url);
    await page.waitForURL(`${here.site.url}${locale}/`);
    assert.deepEqual(troubles, []);
    await close();
  }
  const { page, close } = await open(here.browser, here.site.origin, { javaScriptEnabled: false, locale: "el" });
  await page.goto(here.site.url);
  assert.equal(page.url(), here.site.url);
  assert.equal(await page.locator("main a").count(), locales().length);
  await close();
});

it("works under a base path", async () => {
  const { page, troubles, close } = await open(here.browser, games.origin);
  for (const path of pages().filter((page) => page.startsWith("el/"))) {
    await visit(page, games.url + path);
    assert.deepEqual(troubles, [], path);
  }
  await close();
});

it("tells a reader of a missing page so, at any depth, in a page that works", async () => {
  const { page, troubles, close } = await open(here.browser, here.site.origin);
  await visit(page, `${here.site.url}no/such/page/here`);
  assert.equal(await page.locator("h1").count(), 1);
  // The page's own answer and the browser's word on it; nothing that it loads may be missing too.
  assert.deepEqual(troubles.filter((trouble) => !trouble.includes("404")), []);
  assert.equal(troubles.filter((trouble) => trouble.startsWith("status")).length, 1);
  await close();
});
