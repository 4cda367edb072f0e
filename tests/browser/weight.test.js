// How much is loaded before a game can begin, packed as hosts send it.
import assert from "node:assert/strict";
import { it } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { browserAndSite, open, visit } from "./browser.js";
import { BOARDS, SITE, locales } from "./site.js";

/** The most that all scripts of a page with a board weigh before more is asked for, in bytes. */
const SCRIPTS = 15 * 1024;

/** The most that is loaded before the first throw, in bytes. */
const ALL = 60 * 1024;

/** What is loaded when it is first asked for: the computer's thinking, hints, the list of moves, sharing, links, sounds. In bytes. */
const LATER = 5.75 * 1024;

const here = browserAndSite();

/** @param {string} path @param {(page: import("playwright-core").Page) => Promise<void>} act what is done on the page */
async function loaded(path, act) {
  const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @type {Promise<void>[]} */
  const bodies = [];
  page.on("response", (response) => {
    const name = response.url().split("/").pop() || "page.html";
    bodies.push(response.body().then((body) => void sizes.set(name, brotliCompressSync(body).length)));
  });
  await visit(page, here.site.url + path);
  await act(page);
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  await close();
  return sizes;
}

/** @param {Map<string, number>} sizes @param {string} [ending] */
const sum = (sizes, ending = "") => [...sizes].reduce((all, [name, size]) => all + (name.endsWith(ending) ? size : 0), 0);

/** The language in which the page of a board is the heaviest. @param {string} board */
function heaviest(board) {
  const weight = (/** @type {string} */ locale) => brotliCompressSync(readFileSync(join(SITE, locale, board, "index.html"))).length;
  return locales().map((locale) => ({ locale, weight: weight(locale) })).sort((one, other) => other.weight - one.weight)[0].locale;
}

for (const board of BOARDS) {
  const locale = heaviest(board);
  it(`the first throw is possible within ${ALL} bytes, ${SCRIPTS} of them scripts: ${locale}/${board}`, async () => {
    const sizes = await loaded(`${locale}/${board}`, async (page) => {
      await page.click(".play .throw");
    });
    const scripts = sum(sizes, ".js");
    assert.ok(scripts > 5000 && scripts <= SCRIPTS, `scripts: ${scripts}`);
    assert.ok(sum(sizes) <= ALL, `all: ${sum(sizes)} ${JSON.stringify([...sizes])}`);
  });
}

it("the computer's thinking adds little, and so does all that is asked for later", async () => {
  const before = await loaded("en/senet/bell/", async () => {});
  const after = await loaded("en/senet/bell/", async (page) => {
    await page.click(".play .throw");
    await page.focus(".play .throw");
    await page.keyboard.press("h");
    for (const panel of ["moves", "share", "more"]) await page.click(`.play .${panel} > summary`);
    await page.check(".play .sounds");
    await page.waitForTimeout(500);
  });
  const later = sum(after, ".js") - sum(before, ".js");
  assert.ok(later > 1000 && later <= LATER, `${later} bytes`);
});
