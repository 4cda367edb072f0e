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

for (const base of /** @type {const} */ (["/", "/games/"])) {
  it(`the choice of a language is kept, and going back leads out of the site: ${base}`, async () => {
    const host = base === "/" ? here.site : games;
    const { page, troubles, close } = await open(here.browser, host.origin, { locale: "el" });
    await page.goto("about:blank");
    await page.goto(host.url);
    await page.waitForURL(`${host.url}el/`);
    await page.goBack();
    assert.equal(page.url(), "about:blank");
    await page.goto(`${host.url}el/senet/`);
    await page.locator(`footer a[href="${base}#content"]`).click();
    await page.locator(".language-list a").first().waitFor();
    assert.equal(page.url(), `${host.url}#content`, "whoever comes from a page sees the list");
    await page.locator('.language-list a[lang="de"]').click();
    await page.waitForURL(`${host.url}de/`);
    await page.goBack();
    await page.locator(".language-list a").first().waitFor();
    assert.equal(page.url(), `${host.url}#content`, "back to the list");
    await page.goBack();
    assert.equal(page.url(), `${host.url}el/senet/`);
    await page.goto("about:blank");
    await page.goto(host.url);
    await page.waitForURL(`${host.url}de/`);
    assert.deepEqual(troubles.filter((trouble) => !trouble.includes("about:blank")), []);
    await close();
  });
}

it("a browser that keeps nothing, or speaks none of the languages, is no trouble", async () => {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { locale: "sw" });
  await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("not here", "SecurityError"); } }));
  await page.goto(here.site.url);
  await page.locator('.language-list a[lang="ru"]').click();
  await page.waitForURL(`${here.site.url}ru/`);
  assert.deepEqual(troubles, []);
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

for (const base of /** @type {const} */ (["/", "/games/"])) {
  it(`tells a reader of a missing page so, at any depth, in a page that works: ${base}`, async () => {
    const host = base === "/" ? here.site : games;
    const { page, troubles, close } = await open(here.browser, host.origin);
    await visit(page, `${host.url}no/such/page/here`);
    assert.equal(await page.locator("h1").count(), 1);
    // The page's own answer and the browser's word on it; nothing that it loads may be missing too.
    assert.deepEqual(troubles.filter((trouble) => !trouble.includes("404")), []);
    assert.equal(troubles.filter((trouble) => trouble.startsWith("status")).length, 1);
    await page.locator("main a").first().click();
    await page.waitForURL((url) => url.pathname.startsWith(base) && !url.pathname.includes("no/such"));
    await close();
  });

  it(`every language's own page of that kind works wherever a host shows it: ${base}`, async () => {
    const host = base === "/" ? here.site : games;
    const { page, troubles, close } = await open(here.browser, host.origin);
    for (const locale of locales()) {
      const body = await (await fetch(`${host.url}${locale}/404.html`)).text();
      await page.route("**/deep/er/nothing", (route) => route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body }));
      await visit(page, `${host.url}${locale}/deep/er/nothing`);
      assert.equal(await page.locator("html").getAttribute("lang"), locale);
      assert.deepEqual(troubles.splice(0).filter((trouble) => !trouble.includes("404")), []);
      await page.unroute("**/deep/er/nothing");
    }
    await close();
  });
}
