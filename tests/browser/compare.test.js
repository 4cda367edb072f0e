// The rulesets side by side: what is picked and hidden without a script, and the choice in the address with one.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";
import { locales } from "./site.js";

const here = browserAndSite();

/** @typedef {import("playwright-core").Page} Page */

const IDS = ["standard", "jequier", "bell", "kendall"];

const BELL_AGAINST_KENDALL = [
  ...["pieces", "throws", "extra-throws", "landing-on-an-enemy", "barriers", "safe-squares", "house-of-water"],
  ...["last-squares", "compulsory-moves", "bearing-off", "how-to-win"],
];

/** @param {string} path @param {import("playwright-core").BrowserContextOptions} [options] */
async function openComparison(path = "en/senet/compare/", options = {}) {
  const opened = await open(here.browser, here.site.origin, options);
  await visit(opened.page, here.site.url + path);
  return opened;
}

/** @param {Page} page @returns {Promise<string[]>} the ids of the rulesets whose columns are shown */
async function columns(page) {
  const shown = await page.locator("thead th").evaluateAll((cells) => cells.slice(1).map((cell) => getComputedStyle(cell).display !== "none"));
  return IDS.filter((_, at) => shown[at]);
}

/** @param {Page} page @returns {Promise<string[]>} the ids of the rows that are shown */
function rows(page) {
  return page.locator("tbody tr").evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).display !== "none").map((row) => row.id));
}

/** Leaves these rulesets, by keys alone. @param {Page} page @param {string[]} ids */
async function pick(page, ids) {
  for (const id of IDS) {
    const box = page.locator(`.pick[value=${id}]`);
    if ((await box.isChecked()) === ids.includes(id)) continue;
    await box.focus();
    await page.keyboard.press("Space");
  }
}

/** @param {Page} page */
async function hideWhatAgrees(page) {
  await page.locator(".differences").focus();
  await page.keyboard.press("Space");
}

it("picks columns and hides rows that agree without a script, for exactly the columns that are picked", async () => {
  const { page, close } = await openComparison("en/senet/compare/", { javaScriptEnabled: false });
  const all = await rows(page);
  assert.deepEqual(await columns(page), IDS);
  await hideWhatAgrees(page);
  assert.deepEqual(await rows(page), all, "on every topic some two differ");
  for (const [at, id] of IDS.entries()) {
    if (at === 0) continue;
    await pick(page, ["standard", id]);
    assert.deepEqual(await columns(page), ["standard", id]);
    const own = page.locator(`tbody tr:has(.column-${at + 1}:not(.same))`);
    assert.deepEqual(await rows(page), await own.evaluateAll((rows) => rows.map((row) => row.id)), id);
  }
  await pick(page, ["bell", "kendall"]);
  assert.deepEqual(await rows(page), BELL_AGAINST_KENDALL);
  await pick(page, ["bell"]);
  assert.deepEqual(await rows(page), all, "one alone agrees with nobody");
  await pick(page, []);
  assert.deepEqual([await columns(page), await rows(page)], [IDS, all]);
  await close();
});

for (const locale of locales()) {
  it(`the choice is in the address, and is there again: ${locale}`, async () => {
    const { page, troubles, close } = await openComparison(`${locale}/senet/`);
    await page.locator(`main a[href$="/senet/compare/"]`).click();
    await page.waitForURL(`${here.site.url}${locale}/senet/compare/`);
    const plain = await page.evaluate("location.href");
    await pick(page, ["bell", "kendall"]);
    assert.equal(await page.evaluate("location.href"), `${plain}?rulesets=bell,kendall`);
    await hideWhatAgrees(page);
    assert.equal(await page.evaluate("location.href"), `${plain}?rulesets=bell,kendall&differences`);
    await page.reload();
    assert.deepEqual([await columns(page), await rows(page)], [["bell", "kendall"], BELL_AGAINST_KENDALL]);
    await page.locator("#barriers .permalink").click();
    assert.equal(await page.evaluate("location.href"), `${plain}?rulesets=bell,kendall&differences#barriers`);
    await pick(page, IDS);
    await hideWhatAgrees(page);
    assert.equal(await page.evaluate("location.href"), `${plain}#barriers`);
    await page.goBack();
    assert.equal(await page.evaluate("location.href"), `${plain}?rulesets=bell,kendall&differences`);
    assert.deepEqual([await columns(page), await rows(page)], [["bell", "kendall"], BELL_AGAINST_KENDALL]);
    const links = await page.locator(".languages a").evaluateAll((links) => links.map((link) => /** @type {any} */ (link).search));
    assert.deepEqual([...new Set(links)], ["?rulesets=bell,kendall&differences"]);
    await page.goBack();
    assert.equal(await page.evaluate("location.href"), `${here.site.url}${locale}/senet/`);
    await page.goForward();
    assert.deepEqual(await columns(page), ["bell", "kendall"]);
    assert.deepEqual(troubles, []);
    await close();
  });
}

it("shows everything where the address names no ruleset, and the row that it names in any case", async () => {
  const { page, close } = await openComparison("en/senet/compare/?rulesets=nobody,&differences=1&rulesets#who-starts");
  assert.deepEqual(await columns(page), IDS);
  await visit(page, `${here.site.url}en/senet/compare/?rulesets=bell,nobody,kendall&differences#who-starts`);
  assert.deepEqual(await columns(page), ["bell", "kendall"]);
  assert.ok((await rows(page)).includes("who-starts"));
  assert.ok(await page.locator("#who-starts").evaluate((row) => row.getBoundingClientRect().top < innerHeight));
  await close();
});

it("every cell leads to the row where its text stands", async () => {
  const { page, close } = await openComparison();
  const leads = await page.locator("tbody :is(th, td)").evaluateAll((cells) =>
    cells.flatMap((cell) => [...cell.querySelectorAll(".heading a:first-child, .to-row, .as-standard, .under a")].map((link) => /** @type {any} */ (link).href)),
  );
  assert.ok(leads.length >= 5 * 14);
  for (const address of new Set(leads.map((lead) => lead.split("#")[0]))) {
    await visit(page, address);
    const ids = leads.filter((lead) => lead.startsWith(`${address}#`)).map((lead) => lead.split("#")[1]);
    assert.ok(await page.evaluate((ids) => ids.every((id) => document.getElementById(id)), ids), address);
  }
  await close();
});

/** @param {Page} page @returns {Promise<string[]>} the rulesets whose headings are whole on the screen */
async function inSight(page) {
  const whole = await page.locator("thead th").evaluateAll((cells) =>
    cells.slice(1).map((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const frame = /** @type {Element} */ (cell.closest(".side-by-side")).getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1 && top >= 0 && bottom <= innerHeight;
    }),
  );
  return IDS.filter((_, at) => whole[at]);
}

for (const path of locales().map((locale) => `${locale}/senet/compare/`)) {
  it(`on a phone two columns at a time, the header and each heading in sight: /${path}`, async () => {
    const { page, close } = await openComparison(path, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const frame = page.locator(".side-by-side");
    await frame.evaluate((frame) => {
      frame.scrollIntoView();
      frame.scrollBy(0, frame.scrollHeight);
    });
    assert.deepEqual(await inSight(page), IDS.slice(0, 2));
    await frame.evaluate((frame) => frame.scrollBy(document.dir === "rtl" ? -frame.scrollWidth : frame.scrollWidth, 0));
    await page.waitForTimeout(300);
    assert.deepEqual(await inSight(page), IDS.slice(2));
    const cut = await page.locator("tbody .heading").evaluateAll((headings) =>
      headings.filter((heading) => {
        const { left, right } = heading.getBoundingClientRect();
        const frame = /** @type {Element} */ (heading.closest(".side-by-side")).getBoundingClientRect();
        return left < frame.left - 1 || right > frame.right + 1;
      }).length,
    );
    assert.equal(cut, 0, "headings that the frame cuts off");
    const heading = await page.locator("#how-to-win .heading").boundingBox();
    const cell = await page.locator("#how-to-win td").last().boundingBox();
    assert.ok(heading && heading.x >= 0 && heading.x + heading.width <= 360, JSON.stringify(heading));
    assert.ok(cell && cell.y >= heading.y + heading.height - 1, "a heading stands above its cells");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await close();
  });

  it(`on a wide page all columns, with the header in sight: /${path}`, async () => {
    const { page, close } = await openComparison(path, { viewport: { width: 1280, height: 800 } });
    await page.locator("#how-to-win").scrollIntoViewIfNeeded();
    assert.deepEqual(await inSight(page), IDS);
    await close();
  });
}

it("keeps the roles of its table in every layout", async () => {
  for (const width of [320, 800, 1280]) {
    const { page, close } = await openComparison("en/senet/compare/", { viewport: { width, height: 700 } });
    assert.equal(await page.getByRole("table").getByRole("rowheader").count(), 14);
    assert.equal(await page.getByRole("table").getByRole("columnheader").count(), 5);
    assert.equal(await page.getByRole("table").getByRole("cell").count(), 4 * 14);
    await close();
  }
});
