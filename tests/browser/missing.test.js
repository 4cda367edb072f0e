// An engine that a host sends wrongly or not at all, and scripts of an earlier build: the board starts, or says what is wrong beside complete rules.
import assert from "node:assert/strict";
import { it } from "node:test";
import { shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { serve } from "./serve.js";
import { SITE } from "./site.js";
import { wordsOf } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

/** @param {Page} page @param {string} locale @param {string} [why] the message */
async function assertRulesAreReadable(page, locale, why = "play-no-engine") {
  const words = wordsOf(locale);
  const { status } = await shown(page);
  assert.ok(words.is(status, why), status);
  assert.ok(await page.locator(".play .throw").isDisabled());
  await page.locator(".rules tbody tr").first().scrollIntoViewIfNeeded();
  assert.ok((await page.locator(".rules tbody tr:visible").count()) > 8);
  // Neither keys nor a click bring anything that nobody can play.
  await page.locator('.play [data-square="1"]').click();
  await page.keyboard.press("t");
  assert.equal((await shown(page)).status, status);
}

for (const locale of ["en", "el", "ar"]) {
  it(`a module sent as plain text is played, by the computer too: ${locale}`, async () => {
    const host = await serve(SITE, { types: { wasm: "text/plain" } });
    const { page, troubles, close } = await open(here.browser, host.origin, { reducedMotion: "reduce" });
    await visit(page, `${host.url}${locale}/senet/bell/`);
    await page.click(".play .throw");
    const words = wordsOf(locale);
    assert.ok(words.within((await shown(page)).status, "play-threw"));
    await page.selectOption(".play .level", "4");
    await page.selectOption(".play .players", "first");
    const start = (await shown(page)).pieces;
    await page.waitForFunction(
      (start) => [...document.querySelectorAll(".play [data-square]")].some((cell) => start[Number(cell.getAttribute("data-square")) - 1] !== cell.getAttribute("data-piece")),
      start,
      { timeout: 15_000 },
    );
    assert.deepEqual(troubles.filter((trouble) => !/MIME|WebAssembly/.test(trouble)), []);
    await close();
    await host.close();
  });

  it(`a page that says "not found" in the module's place: ${locale}`, async () => {
    const host = await serve(SITE, { missing: /\.wasm$/ });
    const { page, close } = await open(here.browser, host.origin);
    await visit(page, `${host.url}${locale}/senet/bell/`);
    await assertRulesAreReadable(page, locale);
    await close();
    await host.close();
  });

  it(`any other page in the module's place, as if nothing were wrong: ${locale}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin);
    await page.route(/\.wasm$/, (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>Home</title>" }));
    await visit(page, `${here.site.url}${locale}/senet/kendall/`);
    await assertRulesAreReadable(page, locale);
    await close();
  });

  it(`a module of another version: ${locale}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin);
    // The shortest module that there is: it has nothing, and no version.
    const body = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    await page.route(/\.wasm$/, (route) => route.fulfill({ status: 200, contentType: "application/wasm", body }));
    await visit(page, `${here.site.url}${locale}/senet/kendall/`);
    await assertRulesAreReadable(page, locale, "play-wrong-engine");
    await close();
  });

  for (const [script, board] of [["board", ""], ["view", ""], ["texts", "boards/"]]) {
    it(`a script that is not there, as on a page of an earlier build: ${script}, ${board}${locale}`, async () => {
      const { page, close } = await open(here.browser, here.site.origin);
      await page.route(new RegExp(`/assets/${script}\\.[0-9a-f]+\\.js$`), (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(`${here.site.url}${board}${locale}/senet/bell/`);
      await page.waitForFunction(() => document.querySelector(".play .status")?.textContent);
      if (board === "") await assertRulesAreReadable(page, locale);
      else assert.ok(wordsOf(locale).is((await shown(page)).status, "play-no-engine"));
      await close();
    });
  }
}
