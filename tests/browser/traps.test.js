// What is spoilt unseen: paper in the dark, the roles of a table that is laid out as blocks, labels that get into the
// text of cells, and the place in a page when the language is switched.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";

const here = browserAndSite();

const PAGE = "el/senet/bell/";

/** @param {string} colour `rgb(r, g, b)` @returns {number} how light it is, from 0 to 255 */
function lightness(colour) {
  const [red, green, blue] = colour.match(/\d+/g)?.map(Number) ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it("is printed dark on light, whatever the scheme of the screen", async () => {
  const { page, close } = await open(here.browser, here.site.origin, { colorScheme: "dark" });
  await visit(page, here.site.url + PAGE);
  for (const chosen of ["auto", "dark"]) {
    await page.emulateMedia({ media: "screen" });
    await page.locator(`.scheme button[value=${chosen}]`).click();
    const colours = () =>
      page.evaluate(() => {
        const { color } = getComputedStyle(document.querySelector("main p") ?? document.body);
        // Where a page has no background of its own, paper is white.
        const own = [document.body, document.documentElement].map((element) => getComputedStyle(element).backgroundColor);
        return { ink: color, paper: own.find((colour) => colour !== "rgba(0, 0, 0, 0)") ?? "rgb(255, 255, 255)" };
      });
    const screen = await colours();
    assert.ok(lightness(screen.ink) > lightness(screen.paper) + 100, `${chosen}: ${JSON.stringify(screen)}`);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const print = await colours();
    assert.ok(lightness(print.paper) > lightness(print.ink) + 100, `${chosen}: ${JSON.stringify(print)}`);
  }
  await close();
});

it("keeps the roles of the table of changes in every layout", async () => {
  /** @type {Map<string, number>[]} */
  const layouts = [];
  for (const width of [320, 1280]) {
    const { page, close } = await open(here.browser, here.site.origin, { viewport: { width, height: 700 } });
    await visit(page, here.site.url + PAGE);
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send("Accessibility.getFullAXTree");
    const roles = new Map();
    for (const node of nodes.filter((node) => !node.ignored)) {
      const role = String(node.role?.value);
      if (/^(table|row|rowheader|columnheader|cell)$/.test(role)) roles.set(role, (roles.get(role) ?? 0) + 1);
    }
    layouts.push(roles);
    await close();
  }
  const [narrow, wide] = layouts.map((roles) => Object.fromEntries(roles));
  assert.deepEqual(narrow, wide);
  assert.ok(wide.rowheader > 5 && wide.columnheader === 3 && wide.cell >= 2 * wide.rowheader, JSON.stringify(wide));
});

it("has the labels of cells in no text that is copied or searched", async () => {
  const { page, close } = await open(here.browser, here.site.origin, { viewport: { width: 320, height: 700 } });
  await visit(page, here.site.url + PAGE);
  const cells = page.locator(".rules td[data-label]");
  assert.ok((await cells.count()) > 10);
  const glued = await cells.evaluateAll((cells) =>
    cells.filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      const label = cell.getAttribute("data-label") ?? "";
      const shown = getComputedStyle(cell, "::before").content;
      return !shown.includes(label) || String(getSelection()).startsWith(label) || cell.textContent?.trim().startsWith(label);
    }).length,
  );
  assert.equal(glued, 0);
  await close();
});

it("keeps the fragment when the language is switched", async () => {
  const { page, close } = await open(here.browser, here.site.origin);
  await visit(page, `${here.site.url}${PAGE}#throws`);
  // The list may be closed.
  await page.locator("nav [hreflang=ru]").evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL(`${here.site.url}ru/senet/bell/#throws`);
  await close();
});
