// A position is set up on the board itself, by pointer or by keys, and played on from; one that the rules cannot have
// is refused with every reason, in the page's language.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { foundByAxe } from "./axe.js";
import { notation, shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

/** @param {string} path @param {import("playwright-core").BrowserContextOptions} [options] */
async function boardOf(path, options) {
  const found = await open(here.browser, here.site.origin, { reducedMotion: "reduce", viewport: { width: 1280, height: 1400 }, ...options });
  await visit(found.page, here.site.url + path);
  return found;
}

/** Opens the panel, whose script then loads. @param {Page} page */
async function openPanel(page) {
  await page.locator(".set-up > summary").click();
  await page.waitForSelector(".play[data-setting]");
  await page.waitForFunction(() => [...document.styleSheets].some((sheet) => /\/setup\.\w+\.css$/.test(sheet.href ?? "")));
}

/** @param {Page} page */
const status = (page) => page.locator(".play .status").textContent();

/** @param {Page} page @param {number} square */
const cell = (page, square) => page.locator(`.play [data-square="${square}"]`);

describe("a position that is set up", () => {
  it("is put on the board by pointer, and played on from", async () => {
    const { page, troubles, close } = await boardOf("en/senet/kendall/");
    const before = await shown(page);
    await openPanel(page);
    await page.locator(".set-up .clear").click();
    for (const square of [21, 22, 23]) await cell(page, square).click();
    // What is there already is taken away.
    await cell(page, 22).click();
    await page.locator(".set-up [name=put]").nth(1).check();
    for (const square of [11, 12, 30, 23]) await cell(page, square).click();
    await page.locator(".set-up [name=put]").nth(2).check();
    await cell(page, 30).click();
    await page.locator(".set-up [name=off]").nth(0).fill("4");
    await page.locator(".set-up [name=off]").nth(1).fill("2");
    await page.locator(".set-up [name=next]").nth(1).check();
    const set = notation(await shown(page), false);
    assert.equal(set, "10/oo8/x1o7 o 4-2");
    await page.locator(".set-up .take").click();
    assert.equal(await page.locator(".set-up[open], [data-setting]").count(), 0);
    assert.equal(notation(await shown(page), false), set);
    assert.ok(await page.evaluate(() => document.activeElement?.matches(".throw")), "on to the first throw");
    await page.keyboard.press("Enter");
    assert.ok((await shown(page)).thrown > 0);
    // It is a game like any other: it is there again after a reload, and undone it gives the one before.
    await page.reload();
    await page.waitForFunction(() => document.querySelector(".play .status")?.textContent);
    assert.match(notation(await shown(page), false), / 4-2$/);
    assert.notDeepEqual((await shown(page)).pieces, before.pieces);
    assert.deepEqual(troubles, []);
    await close();
  });

  it("is put on the board by keys alone, on the same grid, where the keys of a game rest", async () => {
    const { page, troubles, close } = await boardOf("ar/senet/jequier/");
    await page.locator(".set-up > summary").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".play[data-setting]");
    await cell(page, 1).focus();
    for (const key of ["0", "ArrowRight", "1", "ArrowRight", "Enter", "t", "ArrowRight", "2"]) await page.keyboard.press(key);
    const { pieces, thrown } = await shown(page);
    assert.equal(thrown, 0, "nothing is thrown");
    assert.deepEqual(pieces.slice(0, 4), [null, "first", null, "second"]);
    assert.equal(await status(page), await cell(page, 4).getAttribute("aria-label"), "what was put there is spoken");
    await page.locator(".set-up .take").focus();
    await page.keyboard.press("Enter");
    // Each side has a piece too few now.
    assert.equal(await page.locator(".play[data-setting]").count(), 1);
    await cell(page, 1).focus();
    for (const key of ["2", "ArrowRight", "ArrowRight", "1"]) await page.keyboard.press(key);
    await page.locator(".set-up .take").focus();
    await page.keyboard.press("Enter");
    assert.equal(await page.locator(".play[data-setting]").count(), 0, String(await status(page)));
    assert.deepEqual((await shown(page)).pieces.slice(0, 4), ["second", "first", "first", "second"]);
    assert.deepEqual(troubles, []);
    await close();
  });

  it("is left by closing the panel: the game goes on where it was", async () => {
    const { page, close } = await boardOf("en/senet/");
    await page.locator(".play .throw").click();
    const before = await shown(page);
    await openPanel(page);
    await page.locator(".set-up .clear").click();
    assert.equal((await shown(page)).pieces.filter(Boolean).length, 0);
    await page.locator(".set-up > summary").click();
    await page.waitForSelector(".play:not([data-setting])");
    assert.deepEqual((await shown(page)).pieces, before.pieces);
    assert.deepEqual((await shown(page)).can, before.can);
    await close();
  });

  it("keeps the computer waiting while it is set up", async () => {
    const { page, close } = await boardOf("en/senet/bell/");
    await page.locator(".players").selectOption("first");
    await openPanel(page);
    const set = await shown(page);
    await page.waitForTimeout(1500);
    assert.deepEqual(await shown(page), set);
    await page.locator(".set-up .take").click();
    await page.waitForFunction(() => document.querySelector(".dice [data-face]"));
    await close();
  });
});

describe("a position that cannot be", () => {
  /** What cannot be, in the order in which it is told. @type {[string, RegExp, RegExp, RegExp][]} */
  const REASONS = [
    ["en", /27/, /Cones: \S?6\S? on the board .* only \S?5/, /Spools: \S?0\S? on the board .* must be \S?5/],
    ["el", /27/, /Κώνοι: \S?6\S? .* μόνο \S?5/, /Καρούλια: \S?0\S? .* πρέπει να είναι \S?5/],
    ["ar", /27/, /6/, /0.*5/],
  ];
  for (const [locale, nobodyStays, tooMany, tooFew] of REASONS) {
    it(`is refused with every reason in ${locale}, and can be mended`, async () => {
      const { page, troubles, close } = await boardOf(`${locale}/senet/kendall/`);
      await openPanel(page);
      await page.locator(".set-up .clear").click();
      // In the House of Water nobody can stay.
      for (const square of [1, 2, 3, 4, 5, 27]) await cell(page, square).click();
      await page.locator(".set-up .take").click();
      const told = String(await status(page));
      assert.equal(await page.locator(".play[data-setting]").count(), 1);
      for (const reason of [nobodyStays, tooMany, tooFew]) assert.match(told, reason);
      assert.ok(await page.locator(".play .status").isVisible());
      // The same again is spoken again.
      await page.locator(".set-up .take").click();
      assert.notEqual(await status(page), told);
      await cell(page, 27).click();
      await page.locator(".set-up [name=off]").nth(1).fill("5");
      await page.locator(".set-up .take").click();
      assert.equal(await page.locator(".play[data-setting]").count(), 0);
      assert.deepEqual(troubles, []);
      await close();
    });
  }

  it("is one where both sides are out", async () => {
    const { page, close } = await boardOf("en/senet/");
    await openPanel(page);
    await page.locator(".set-up .clear").click();
    const [first, second] = await page.locator(".set-up [name=off]").all();
    const all = String(await first.getAttribute("max"));
    await first.fill(all);
    await second.fill(all);
    await page.locator(".set-up .take").click();
    assert.match(String(await status(page)), /Both sides/);
    await close();
  });
});

for (const [locale, width] of /** @type {[string, number][]} */ ([["en", 320], ["el", 320], ["ar", 320], ["ar", 1280]])) {
  it(`is in order in ${locale} at ${width} px, as axe sees it`, async () => {
    const { page, close } = await boardOf(`${locale}/senet/bell/`, { viewport: { width, height: 900 } });
    await openPanel(page);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    const small = await page.evaluate(() => {
      const fields = [...document.querySelectorAll(".set-up :is(summary, label, button)")];
      return fields.filter((field) => field.getBoundingClientRect().height < 44).map((field) => field.textContent);
    });
    assert.deepEqual(small, []);
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await foundByAxe(page), [], colorScheme);
    }
    await close();
  });
}

it("weighs nothing before it is asked for", async () => {
  const { page, close } = await boardOf("en/senet/bell/");
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /\/setup\.\w+\.js$/.test(name)).length);
  assert.equal(await loaded(), 0);
  await openPanel(page);
  assert.equal(await loaded(), 1);
  await close();
});
