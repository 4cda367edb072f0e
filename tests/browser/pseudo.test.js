// The site in two languages that nobody speaks: words half as long again, and words from right to left. On the
// narrowest screen nothing is wider than it, and what the board says in play is in the page's language too.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";
import { PSEUDO, pages } from "./site.js";

const LANGUAGES = ["en-XA", "ar-XB"];

const here = browserAndSite({ folder: PSEUDO });

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} what is wider than the screen, by its name and text */
function tooWide(page) {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > innerWidth || left < 0) && !element.closest(".visually-hidden, .skip, thead");
    });
    return wide.map((element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 60)}`);
  });
}

for (const language of LANGUAGES) {
  describe(`${language} at 320 px`, () => {
    for (const path of pages(PSEUDO).filter((page) => page.startsWith(language))) {
      it(`/${path}`, async () => {
        const { page, troubles, close } = await open(here.browser, here.site.origin, { viewport: { width: 320, height: 640 } });
        await visit(page, here.site.url + path);
        assert.deepEqual(await tooWide(page), []);
        assert.deepEqual(troubles, []);
        await close();
      });
    }
  });

  it(`the board speaks ${language}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin, { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
    await visit(page, `${here.site.url}${language}/senet/`);
    await page.click('.play [data-square="2"]');
    await page.click(".play .throw");
    await page.click(".play [data-can]");
    await page.click(".play [data-square][data-target]");
    const said = await page.evaluate(() => {
      const labels = [...document.querySelectorAll(".play [data-square]")].map((cell) => cell.getAttribute("aria-label"));
      const texts = [...document.querySelectorAll(".play .status, .play .count, .play button")].map((part) => part.getAttribute("aria-label") ?? part.textContent);
      return [...labels, ...texts];
    });
    assert.deepEqual(said.filter((text) => /[A-Za-z]/.test(text ?? "")), []);
    assert.ok(said.every((text) => text));
    assert.deepEqual(await tooWide(page), []);
    await close();
  });
}
