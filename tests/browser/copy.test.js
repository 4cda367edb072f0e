// What readers pass on: the address of a row, a citation. Links stay links without a script.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { encoded } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { locales } from "./site.js";

const here = browserAndSite();

/** @param {import("playwright-core").BrowserContextOptions} [options] */
async function reader(options) {
  const found = await open(here.browser, here.site.origin, { viewport: { width: 320, height: 640 }, ...options });
  await found.page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: here.site.origin });
  return found;
}

/** @param {import("playwright-core").Page} page */
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** What is spoken once it has come. @param {import("playwright-core").Page} page */
async function spoken(page) {
  await page.waitForFunction(() => document.querySelector(".copied")?.textContent !== "");
  return page.locator(".copied").textContent();
}

describe("copying", () => {
  for (const locale of locales()) {
    it(`gives the whole address of a row in ${locale}`, async () => {
      const { page, troubles, close } = await reader({ hasTouch: true });
      await visit(page, `${here.site.url}${locale}/senet/bell/`);
      const sign = page.locator("#throws .permalink");
      const box = await sign.boundingBox();
      assert.ok(box && box.width >= 24 && box.height >= 24, "a finger can hit it");
      assert.ok(await sign.isVisible());
      await sign.tap();
      assert.equal(await spoken(page), await page.locator(".copied").getAttribute("data-link"));
      assert.equal(await clipboard(page), `https://variorum.example/${locale}/senet/bell/#throws`);
      assert.equal(new URL(page.url()).hash, "#throws");
      const other = page.locator('.languages a[lang="el"]');
      assert.equal(new URL(String(await other.evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href))).hash, "#throws");
      assert.deepEqual(troubles, []);
      await close();
    });
  }

  it("gives citations, without the marks of direction, by keys too", async () => {
    const { page, close } = await reader();
    await visit(page, `${here.site.url}ar/senet/bell/`);
    await page.locator('[data-copy="citation"]').focus();
    await page.keyboard.press("Enter");
    assert.equal(await spoken(page), await page.locator(".copied").getAttribute("data-text"));
    const cited = await clipboard(page);
    assert.match(cited, /^«.*https:\/\/variorum\.example\/ar\/senet\/bell\/$/);
    assert.doesNotMatch(cited, /[\u2066-\u2069]/);
    await page.locator(".cite summary").click();
    await page.locator('[data-copy="bibtex"]').click();
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith("@misc{"));
    assert.match(await clipboard(page), /^@misc\{senet-bell-ar,\n {2}title = \{\{.*\}\},\n[^]*\n\}$/);
    await close();
  });

  it("says so where it is not allowed, and marks the text", async () => {
    const { page, close } = await open(here.browser, here.site.origin);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
    });
    await visit(page, `${here.site.url}en/senet/`);
    await page.locator('[data-copy="citation"]').click();
    assert.equal(await spoken(page), await page.locator(".copied").getAttribute("data-failed"));
    assert.match(await page.evaluate(() => String(getSelection())), /Senet.*version \u2068?1/);
    await close();
  });

  it("is not offered without a script, where the links still lead to their rows", async () => {
    const { page, close } = await open(here.browser, here.site.origin, { javaScriptEnabled: false });
    await page.goto(`${here.site.url}en/senet/bell/`);
    assert.equal(await page.locator(".cite button:visible").count(), 0);
    assert.ok(await page.locator("#citation").isVisible());
    await page.locator("#throws .permalink").click();
    assert.equal(new URL(page.url()).hash, "#throws");
    const report = await page.locator("#throws .report").getAttribute("href");
    assert.match(String(report), /^mailto:.*subject=en%2Fsenet%2Fbell%20throws&/);
    await close();
  });
});

describe("a game that is over", () => {
  it("names the version of the rules that it was played by", async () => {
    const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    await visit(page, `${here.site.url}en/senet/bell/`);
    const link = page.locator(".board-version a");
    assert.match(String(await link.textContent()), /version \u2068?1\u2069? of these rules/);
    const data = await page.evaluate(() => JSON.parse(document.getElementById("board-data")?.textContent ?? "{}"));
    assert.equal(data.version, "1");
    // One piece is left on the last square, which a throw of 1 bears off: the thrower has won then.
    const code = encoded("senet/bell", "--position", "10/1o8/9x x 9-8", "--throw", "1");
    await page.goto(`${here.site.url}en/senet/bell/#play=${code}`);
    await page.reload();
    await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
    await page.locator('[data-square="30"]').click();
    await page.locator(".bear-off").click();
    await page.waitForFunction(() => document.querySelector(".play .status")?.textContent?.includes("over"));
    assert.match(String(await page.locator(".play .status").textContent()), /Played by version 1 of these rules\.$/);
    await close();
  });
});
