// What sources say on rule rows: the mark of a row opens without a script and by the keyboard, the foot of the page
// leads to it, and on paper all of it is there.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open } from "./browser.js";

const here = browserAndSite();

for (const [path, width] of /** @type {[string, number][]} */ ([["ar/senet/kendall/", 320], ["en/senet/", 1280]])) {
  it(`/${path} at ${width} px opens what sources say without a script`, async () => {
    const { browser, site } = here;
    const { page, close } = await open(browser, site.origin, { viewport: { width, height: 800 }, javaScriptEnabled: false });
    await page.goto(site.url + path);
    const rows = await page.locator(".readings").all();
    assert.ok(rows.length > 1, `${rows.length} rows`);
    for (const row of rows) {
      const note = row.locator("p").first();
      assert.ok(!(await note.isVisible()));
      await row.locator("summary").press("Enter");
      assert.ok(await note.isVisible());
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px wider than the screen`);
    await close();
  });
}

it("leads from a citation to the row, which opens, and from the row to the citation", async () => {
  const { browser, site } = here;
  const { page, close } = await open(browser, site.origin);
  await page.goto(`${site.url}de/senet/kendall/`);
  await page.locator("#source-modern-sets a[href='#bearing-off-sources']").click();
  const row = page.locator(".readings", { has: page.locator("#bearing-off-sources") });
  await row.locator("p").first().waitFor({ state: "visible" });
  await row.locator("a[href='#source-modern-sets']").click();
  assert.equal(await page.locator("li:target").getAttribute("id"), "source-modern-sets");
  await close();
});

it("leads from the mark of a comparison to what the sources say", async () => {
  const { browser, site } = here;
  const { page, close } = await open(browser, site.origin);
  await page.goto(`${site.url}ja/senet/compare/`);
  const mark = page.locator("#safe-squares .disputed");
  assert.match(String(await mark.getAttribute("aria-label")), /出典/);
  await mark.click();
  await page.locator("#safe-squares-sources p").first().waitFor({ state: "visible" });
  await close();
});

it("prints what sources say", async () => {
  const { browser, site } = here;
  const { page, close } = await open(browser, site.origin);
  await page.goto(`${site.url}el/senet/bell/`);
  await page.emulateMedia({ media: "print" });
  for (const note of await page.locator(".readings p").all()) {
    const box = await note.boundingBox();
    assert.ok(box && box.height > 0);
  }
  await close();
});
