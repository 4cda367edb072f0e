// The board alone, in a page of another site: it plays there as on its own page, and asks nothing of that site.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { encoded } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { BOARDS, SITE, locales } from "./site.js";

/** @typedef {import("playwright-core").Page} Page */

/** The address under which the shipped content is published. */
const PUBLISHED = "https://variorum.example/";

/** From this width on the frame that is offered has room for all that a turn needs, whatever the language. */
const ROOMY = 360;

const here = browserAndSite();

/** The page of another site, whose body is this. */
let body = "";
const other = createServer((_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Elsewhere</title>${body}`);
});
let elsewhere = "";

before(async () => {
  await new Promise((done) => other.listen(0, "127.0.0.1", () => done(undefined)));
  const address = other.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  elsewhere = `http://127.0.0.1:${address.port}/`;
});

after(() => other.close());

/** @param {string} path @returns {string} the file of a page */
function source(path) {
  return readFileSync(join(SITE, path, "index.html"), "utf8");
}

/** The code that a ruleset's page offers, for the site as it is served here. @param {string} path @param {string} [fragment] */
function offered(path, fragment = "") {
  const [, code = ""] = source(path).match(/<code id="embed-code">([^<]*)<\/code>/) ?? [];
  const html = code.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  assert.ok(html.includes(`src="${PUBLISHED}boards/${path}"`), html);
  return html.replace(`${PUBLISHED}boards/${path}`, `${here.site.url}boards/${path}${fragment}`);
}

/**
 * Opens a page of another site with a board in it, below so much empty space.
 * @param {string} code
 * @param {{ above?: number } & import("playwright-core").BrowserContextOptions} [options]
 */
async function embedded(code, { above = 0, ...options } = {}) {
  body = `<style>body { margin: 0 }</style><div style="height: ${above}px"><button>Elsewhere</button></div>${code}`;
  const context = await here.browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const troubles = [];
  page.on("console", (message) => {
    // A browser without a share sheet to lend to a frame says so.
    if (!message.text().includes("'web-share'")) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`fault: ${error.message}`));
  return { page, troubles, close: () => context.close() };
}

/** Waits for the board in the frame. @param {Page} page */
async function frameOf(page) {
  await page.goto(elsewhere);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  assert.ok(frame);
  await frame.waitForFunction(() => document.querySelector(".play .status")?.textContent);
  return frame;
}

describe("a board in a page of another origin", () => {
  for (const locale of ["en", "el", "ar"]) {
    it(`is played by pointer and keys in ${locale}, where nothing can be stored`, async () => {
      const { page, troubles, close } = await embedded(offered(`${locale}/senet/bell/`));
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("not here", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
        Object.defineProperty(window, "sessionStorage", { get: refuse });
      });
      const frame = await frameOf(page);
      assert.equal(await frame.locator("html").getAttribute("lang"), locale);
      /** Who has the turn, and where the pieces stand. */
      const shown = () =>
        frame.evaluate(() => {
          const pieces = [...document.querySelectorAll("[data-piece]")].map((cell) => cell.outerHTML.match(/data-(square|piece)="\w+"/g)?.join());
          return `${document.querySelector(".tray[data-turn]")?.getAttribute("data-side")} ${pieces.join(" ")}`;
        });
      let seen = await shown();
      for (let turn = 0; turn < 6; turn++) {
        if (turn % 2 === 0) await frame.locator(".throw").click();
        else await frame.locator(".throw").press("t");
        const can = frame.locator("[data-can]");
        if ((await can.count()) > 0) {
          const square = await can.first().getAttribute("data-square");
          const piece = frame.locator(`[data-square="${square}"]`);
          if (turn % 2 === 0) {
            await piece.click();
            await frame.locator("[data-target], .bear-off[aria-disabled=false]").first().click();
          } else {
            await piece.press("Enter");
            await page.keyboard.press("Enter");
          }
          const now = await shown();
          assert.notEqual(now, seen);
          seen = now;
        }
      }
      assert.deepEqual(troubles, []);
      await close();
    });
  }

  it("begins at the position that the address names, and neither scrolls that site nor takes its focus", async () => {
    // One piece each is left, `x` on square 30 and `o` on square 12, and a throw of 1 has fallen.
    const code = offered("en/senet/bell/", "#play=FquNgTbU6mWxo7B7").replace(' loading="lazy"', "");
    const { page, close } = await embedded(code, { above: 2000 });
    await page.goto(elsewhere);
    await page.locator("button").focus();
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await frame?.waitForFunction(() => document.querySelector(".play .status")?.textContent);
    assert.equal(await frame?.locator('[data-square="30"]').getAttribute("data-piece"), "first");
    assert.equal(await frame?.locator("[data-piece]").count(), 2);
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), "BUTTON");
    await close();
  });

  it("has a game of its own beside another board of the same rules", async () => {
    const codes = ["10/1o8/9x x 9-8", "10/1o8/8x1 x 9-8"].map((position) => encoded("senet/bell", "--position", position));
    const [one, another] = codes.map((code) => offered("en/senet/bell/", `#play=${code}`));
    const { page, close } = await embedded(one + another);
    await page.goto(elsewhere);
    const frames = [];
    for (const element of await page.locator("iframe").elementHandles()) {
      await element.scrollIntoViewIfNeeded();
      const frame = await element.contentFrame();
      assert.ok(frame);
      await frame.waitForFunction(() => document.querySelector(".play .status")?.textContent);
      frames.push(frame);
    }
    await frames[0].locator(".throw").click();
    // As when a reader comes back to the page.
    await frames[1].evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    assert.equal(await frames[0].locator('[data-square="30"][data-piece]').count(), 1);
    assert.equal(await frames[1].locator('[data-square="29"][data-piece]').count(), 1);
    await close();
  });

  it("leads to its rules outside the frame, which know nothing of that site", async () => {
    const { page, close } = await embedded(offered("el/senet/kendall/"));
    const frame = await frameOf(page);
    const opening = page.context().waitForEvent("page");
    await frame.locator("h1 a").click();
    const rules = await opening;
    await rules.waitForLoadState();
    assert.equal(rules.url(), `${here.site.url}el/senet/kendall/`);
    assert.equal(await rules.evaluate(() => opener), null);
    assert.equal(page.url(), elsewhere);
    // So does every other link, and one to a position of the same board does not.
    const targets = await frame.evaluate(() => {
      const added = ["/en/about/", "#play=1"].map((href) => Object.assign(document.createElement("a"), { href }));
      document.querySelector("main")?.append(...added);
      addEventListener("click", (event) => event.preventDefault(), true);
      /** @type {NodeListOf<HTMLAnchorElement>} */
      const links = document.querySelectorAll("a[href]");
      for (const link of links) link.click();
      return [...links].map(({ hash, target }) => [hash, target]);
    });
    assert.ok(targets.length > 2);
    for (const [hash, target] of targets) assert.equal(target, hash.startsWith("#play=") ? "" : "_blank");
    await close();
  });

  for (const locale of locales()) {
    it(`has room in the frame that is offered in ${locale}, and scrolls one way alone in a narrow one`, async () => {
      for (const board of BOARDS) {
        const { page, close } = await embedded(offered(`${locale}/${board}`), { viewport: { width: 1200, height: 1000 } });
        const frame = await frameOf(page);
        for (const width of [1200, 720, 504, ROOMY, 280]) {
          await page.setViewportSize({ width, height: 1000 });
          const { right, below } = await frame.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            const turn = [".throw", ".bear-off"].map((part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? Infinity);
            return { right: scrollWidth - clientWidth, below: Math.max(...turn) - innerHeight };
          });
          assert.equal(right, 0, `${board} is too wide at ${width} px`);
          if (width >= ROOMY) assert.ok(below <= 0, `${board} is ${below} px too high at ${width} px`);
        }
        await close();
      }
    });
  }
});

describe("the page of a board alone", () => {
  it("is for frames and not for search engines, which are led to the rules", async () => {
    const lists = ["sitemap.xml", ...locales().map((locale) => `${locale}/search.json`)];
    for (const list of lists) assert.doesNotMatch(readFileSync(join(SITE, list), "utf8"), /boards\//, list);
    for (const locale of locales()) {
      for (const board of BOARDS) {
        const page = source(`boards/${locale}/${board}`);
        assert.match(page, /<meta name="robots" content="noindex">/);
        assert.ok(page.includes(`<link rel="canonical" href="${PUBLISHED}${locale}/${board}">`));
        assert.doesNotMatch(page, /hreflang|<header|<footer|<nav|<dialog/);
        assert.equal(page.match(/<h1/g)?.length, 1);
        assert.match(page, /<h1><a href="[^"]*" target="_blank" rel="noopener">/);
      }
    }
  });
});

describe("the code to embed a board", () => {
  it("is copied whole, with the address under which the site is published", async () => {
    const { page, troubles, close } = await open(here.browser, here.site.origin, { viewport: { width: 320, height: 640 } });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: here.site.origin });
    await visit(page, `${here.site.url}ar/senet/jequier/`);
    await page.locator(".embed summary").click();
    await page.locator('[data-copy="embed-code"]').click();
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith("<iframe "));
    const code = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(code, /^<iframe src="https:\/\/variorum\.example\/boards\/ar\/senet\/jequier\/" title="[^"<\u2066-\u2069]+" width="\d+" height="\d+" .*><\/iframe>$/);
    await page.locator(".play .throw").click();
    const withPlace = await page.locator("#embed-code").textContent();
    assert.match(String(withPlace), /\/boards\/ar\/senet\/jequier\/#play=[\w.-]+" title=/);
    await page.locator(".embed a").click();
    await page.waitForURL(`${here.site.url}boards/ar/senet/jequier/`);
    assert.deepEqual(troubles, []);
    await close();
  });
});
