// Links that belong elsewhere: by the rules of another page of the game, or to an address of former times.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { foundByAxe } from "./axe.js";
import { decoded, encoded, notation, shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { accept, invite, sideOf } from "./live.js";
import { serve } from "./serve.js";
import { PROGRAM, ROOT } from "./site.js";
import { wordsOf } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

const POSITION = encoded("senet/bell", "--position", "10/5x1x2/2o1o5 x 3-3", "--throw", "3");
const GAME = encoded("senet/bell", "--plies", "3 9-12, 2 20-22", "--throw", "4");

const START = "xoxoxoxoxo/10/10 x 0-0";

/** Opens a link that belongs to Bell's rules on the page of others. @param {string} locale @param {string} code */
async function astray(locale, code) {
  const options = { reducedMotion: /** @type {const} */ ("reduce"), viewport: { width: 360, height: 740 } };
  const { page, troubles, close } = await open(here.browser, here.site.origin, options);
  await visit(page, `${here.site.url}${locale}/senet/#play=${code}`);
  const link = page.locator(".play .there a");
  await link.waitFor();
  return { page, troubles, close, link };
}

for (const [locale, kind, code] of [["en", "position", POSITION], ["ar", "position", POSITION], ["el", "game", GAME], ["ja", "game", GAME]]) {
  it(`leads a ${kind} by other rules to their page, and plays on there: ${locale}`, async () => {
    const { page, troubles, close, link } = await astray(locale, code);
    const said = wordsOf(locale).within((await shown(page)).status, "play-link-elsewhere");
    assert.ok(said && (await link.textContent()) === said.name, JSON.stringify(said));
    assert.equal(notation(await shown(page), false), START);
    assert.ok(await link.evaluate((element) => element === document.activeElement), "one press leads there");
    assert.ok(Number((await link.boundingBox())?.height) >= 44, "room for a finger");
    assert.deepEqual(await foundByAxe(page), []);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${here.site.url}${locale}/senet/bell/**`);
    const [{ position }] = decoded([code]);
    await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
    await page.waitForFunction(() => document.querySelector(".play [data-can]"));
    assert.equal(notation(await shown(page), false), position);
    assert.deepEqual(troubles, []);
    await close();
  });
}

it("leads a live game to the page of its rules, where it can be accepted", async () => {
  const one = await sideOf(here, "en/senet/bell/");
  const invitation = await invite(one);
  const { page, troubles, close, link } = await astray("en", invitation);
  assert.equal(await page.locator(".play .live").isVisible(), false);
  await link.click();
  await page.locator(".play .accept").waitFor();
  await close();
  const other = await sideOf(here, "en/senet/bell/");
  assert.ok(await accept(other, invitation));
  assert.deepEqual([...troubles, ...one.troubles, ...other.troubles], []);
  await Promise.all([one.close(), other.close()]);
});

it("leads there from a text as well, and leaves the game in hand as it is", async () => {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  await visit(page, `${here.site.url}en/senet/`);
  do await page.click(".play .throw");
  while ((await shown(page)).can.length === 0);
  const { status: _, ...before } = await shown(page);
  await page.click(".play .share > summary");
  await page.waitForFunction(() => document.querySelector(".play .share .link")?.textContent !== "");
  await page.fill("#share-text", `Look at this: ${here.site.url}en/senet/bell/#play=${GAME}\n`);
  await page.click(".play .take-up");
  const link = page.locator(".play .there a");
  await link.waitFor();
  assert.match((await shown(page)).status, /other rules: Senet after Bell\./);
  const { status: __, ...after } = await shown(page);
  assert.deepEqual(after, before);
  assert.equal(await link.getAttribute("href"), `/en/senet/bell/#play=${GAME}`);
  assert.deepEqual(troubles, []);
  await close();
});

it("leads nowhere any more once the game here is played on", async () => {
  const { page, close, link } = await astray("en", POSITION);
  do await page.click(".play .throw");
  while ((await shown(page)).can.length === 0);
  assert.equal(await link.count(), 0);
  await close();
});

describe("addresses of former times", () => {
  const folder = mkdtempSync(join(tmpdir(), "variorum-moved-"));
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let small;
  before(async () => {
    execFileSync(PROGRAM, ["build", "--root", join(ROOT, "tests/site"), "--out", folder], { stdio: "ignore" });
    small = await serve(folder, { base: "/games/" });
  });
  after(async () => {
    await small.close();
    rmSync(folder, { recursive: true });
  });

  for (const fragment of ["#play=GAAAA", "#the-well", ""]) {
    it(`lead on with what follows in the address: ${fragment || "nothing"}`, async () => {
      const { page, close } = await open(here.browser, small.origin);
      /** @type {string[]} */
      const seen = [];
      page.on("framenavigated", (frame) => seen.push(frame.url()));
      await page.goto(`${small.url}en/dozen/leap/${fragment}`);
      await page.waitForURL(`${small.url}en/steps/leap/**`);
      assert.ok(seen.includes(`${small.url}en/steps/leap/${fragment}`), seen.join());
      await close();
    });
  }

  it("lead on without a script too", async () => {
    const { page, close } = await open(here.browser, small.origin, { javaScriptEnabled: false });
    await page.goto(`${small.url}en/dozen/leap/#the-well`);
    await page.waitForURL(`${small.url}en/steps/leap/**`);
    await close();
  });
});
