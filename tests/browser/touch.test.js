// Fingers: how large what they press is, at each width and in each script.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";

const here = browserAndSite();

/** What a fingertip covers, and what nothing to press may fall below, in pixels. */
const [FINGERTIP, LEAST] = [44, 24];

/** Runs in the page: everything in the game that can be pressed, with its size. */
function pressable() {
  const found = document.querySelectorAll(".play :is(button, select, summary, input, textarea, a[href], [role=gridcell])");
  return [...found].flatMap((element) => {
    // A label is pressed for what it names.
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? element.tagName;
    const isText = element.matches("p a, li a, dd a");
    return element.checkVisibility() && own.width > 0 ? [{ name: `${element.tagName} ${name.slice(0, 30)}`, width: Math.max(width, own.width), height: Math.max(height, own.height), isText }] : [];
  });
}

for (const locale of ["en", "el", "ar"]) {
  it(`everything to press on the board is as large as a fingertip: ${locale}`, async () => {
    for (const width of [320, 360, 600, 768, 1280]) {
      const options = { viewport: { width, height: 640 }, hasTouch: true, isMobile: width < 700 };
      const { page, close } = await open(here.browser, here.site.origin, options);
      await visit(page, `${here.site.url}${locale}/senet/`);
      await page.evaluate(() => document.querySelectorAll(".play details").forEach((details) => details.setAttribute("open", "")));
      // Panels that are rarely opened bring their styles along.
      await page.waitForFunction(() => [...document.styleSheets].filter((sheet) => /\/(setup|live)\.\w+\.css$/.test(sheet.href ?? "")).length === 2);
      const isSmall = (/** @type {ReturnType<typeof pressable>[number]} */ { width, height, isText }) =>
        Math.min(width, height) < (isText ? LEAST : FINGERTIP - 0.1);
      const all = await page.evaluate(pressable);
      assert.ok(all.length > 34, `${all.length} things to press`);
      assert.deepEqual(all.filter(isSmall), [], `at ${width} px`);
      // The board that stands in frames of other sites.
      await visit(page, `${here.site.url}boards/${locale}/senet/`);
      const framed = await page.evaluate(pressable);
      assert.ok(framed.length > 30, `${framed.length} things to press`);
      assert.deepEqual(framed.filter(isSmall), [], `alone at ${width} px`);
      await close();
    }
  });
}
