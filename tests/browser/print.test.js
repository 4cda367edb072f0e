// A page of rules on paper: a sheet that is whole, light even from dark, without what cannot be used there.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";

const here = browserAndSite();

for (const locale of ["en", "ar", "ja"]) {
  it(`a sheet of rules in ${locale}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin, { colorScheme: "dark" });
    await visit(page, `${here.site.url}${locale}/senet/bell/`);
    await page.locator('.scheme button[value="dark"]').click();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const paper = await page.evaluate(() => ({
      ground: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.body).color,
      broken: [...document.querySelectorAll(".rules tbody tr")].filter((row) => getComputedStyle(row).breakInside !== "avoid").length,
      header: getComputedStyle(/** @type {Element} */ (document.querySelector(".rules thead"))).display,
    }));
    assert.deepEqual(paper, { ground: "rgb(255, 255, 255)", ink: "rgb(0, 0, 0)", broken: 0, header: "table-header-group" });
    const rows = page.locator(".rules tbody tr:not(.examples, .readings)");
    assert.equal(await rows.count(), 9);
    for (const row of await rows.all()) assert.ok(await row.isVisible());
    assert.ok(await page.locator(".play .board").isVisible());
    assert.equal(await page.locator(":is(button, select, .permalink, .report, .skip):visible").count(), 0);
    assert.equal(await page.locator(".site-footer .address").textContent(), `https://variorum.example/${locale}/senet/bell/`);
    assert.ok(await page.locator(".site-footer .address").isVisible());
    assert.equal(await page.locator(".site-footer .in-print time").getAttribute("datetime"), "2026-11-30");
    assert.ok(await page.locator(".site-footer .in-print").isVisible());
    assert.match((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString(), /^%PDF-/);
    await close();
  });
}
