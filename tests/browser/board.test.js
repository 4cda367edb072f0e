// What the board does around a game: the computer, refusals, motion, touch, and an engine that is not there.
import assert from "node:assert/strict";
import { it } from "node:test";
import { shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { BOARDS, locales } from "./site.js";

const here = browserAndSite();

for (const board of BOARDS) {
  it(`the computer plays its own side, and only that: ${board}`, async () => {
    const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    await visit(page, `${here.site.url}en/${board}`);
    const start = await shown(page);
    await page.selectOption(".play .players", "first");
    await page.waitForFunction(() => document.querySelector(".tray[data-side=second][data-turn]"));
    await page.waitForTimeout(600);
    assert.equal((await shown(page)).turn, "second");
    if (board !== "senet/jequier/") assert.notDeepEqual((await shown(page)).pieces, start.pieces);
    assert.deepEqual(troubles, []);
    await close();
  });
}

it("a new game drops what the computer was about to do", async () => {
  const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  await visit(page, `${here.site.url}en/senet/bell/`);
  const start = await shown(page);
  await page.selectOption(".play .players", "second");
  for (let game = 0; game < 5; game++) {
    await page.click(".play .throw");
    const { can } = await shown(page);
    if (can.length > 0) {
      await page.click(`.play [data-square="${can[0]}"] .piece`);
      await page.click(`.play [data-square="${(await shown(page)).targets[0]}"]`);
    }
    await page.click(".play .new-game");
    await page.waitForTimeout(900);
    const { pieces, turn } = await shown(page);
    assert.deepEqual({ pieces, turn }, { pieces: start.pieces, turn: "first" });
  }
  await close();
});

it("says why a piece may not be played, and twice when asked twice", async () => {
  const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  await visit(page, `${here.site.url}el/senet/`);
  await page.click('.play [data-square="1"]');
  const early = (await shown(page)).status;
  await page.click(".play .throw");
  await page.click('.play [data-square="2"]');
  const first = (await shown(page)).status;
  await page.click('.play [data-square="2"]');
  const second = (await shown(page)).status;
  assert.notEqual(early, first);
  assert.notEqual(first, second, "the same text twice is not spoken");
  assert.equal(first.trim(), second.trim());
  await close();
});

it("lets the sticks fall for at most 600 ms, and not at all where motion is not wanted", async () => {
  /** @type {[import("playwright-core").BrowserContextOptions["reducedMotion"], number][]} */
  const cases = [["no-preference", 600], ["reduce", 0]];
  for (const [reducedMotion, longest] of cases) {
    const { page, close } = await open(here.browser, here.site.origin, { reducedMotion });
    await visit(page, `${here.site.url}ru/senet/`);
    const fell = await page.evaluate(async () => {
      const dice = /** @type {HTMLElement} */ (document.querySelector(".play .dice"));
      /** @type {HTMLElement} */ (document.querySelector(".play .throw")).click();
      const motions = document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime));
      return { falls: "falling" in dice.dataset, longest: Math.max(0, ...motions) };
    });
    assert.equal(fell.falls, longest > 0);
    assert.ok(fell.longest <= longest, `${fell.longest} ms`);
    await close();
  }
});

/**
 * A page on a phone, and a finger on it.
 * @param {string} path
 */
async function openPhone(path) {
  const options = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const { page, close } = await open(here.browser, here.site.origin, options);
  await visit(page, here.site.url + path);
  const session = await page.context().newCDPSession(page);
  const middle = async (/** @type {string} */ selector) => {
    const box = await page.locator(selector).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  /** @param {{ x: number, y: number }} start @param {number} x @param {number} y */
  const swipe = async (start, x, y) => {
    await touch("touchStart", [start]);
    for (let step = 1; step <= 15; step++) {
      await touch("touchMove", [{ x: start.x + (x * step) / 15, y: start.y + (y * step) / 15 }]);
    }
    await touch("touchEnd", []);
  };
  return { page, close, middle, swipe };
}

for (const locale of ["en", "el", "ar"]) {
  it(`a finger that starts on an empty square, or on a piece that cannot move, scrolls the page: ${locale}`, async () => {
    const { page, close, middle, swipe } = await openPhone(`${locale}/senet/`);
    for (const square of [16, 12, 25, 2]) {
      const cell = `.play [data-square="${square}"]`;
      await page.locator(cell).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await swipe(await middle(cell), 0, -150);
      await page.waitForFunction((start) => scrollY > start, before, { timeout: 10_000 });
      await page.evaluate(() => scrollTo(0, 0));
    }
    await close();
  });
}

it("a finger carries a piece that it has chosen before", async () => {
  const { page, close, middle, swipe } = await openPhone("en/senet/bell/");
  await page.locator(".play .throw").tap();
  await page.waitForSelector(".play [data-can]");
  const [from] = (await shown(page)).can;
  await page.locator(`.play [data-square="${from}"]`).tap();
  const [to] = (await shown(page)).targets;
  await page.locator(".play .board").evaluate((board) => board.scrollIntoView());
  const [start, end] = [await middle(`.play [data-square="${from}"] .piece`), await middle(`.play [data-square="${to}"]`)];
  await swipe(start, end.x - start.x, end.y - start.y);
  const { pieces, turn } = await shown(page);
  assert.deepEqual([pieces[from - 1], pieces[to - 1], turn], [null, "first", "second"]);
  await close();
});

for (const locale of locales()) {
  it(`the list of keys stays on a narrow screen, and closes by Escape or a press elsewhere: ${locale}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin, { viewport: { width: 320, height: 640 } });
    await visit(page, `${here.site.url}${locale}/senet/`);
    const list = page.locator(".play .keys dl");
    await page.click(".play .keys summary");
    const box = await list.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
    await page.keyboard.press("Escape");
    assert.ok(!(await list.isVisible()));
    await page.click(".play .keys summary");
    await page.mouse.click(5, 5);
    assert.ok(!(await list.isVisible()));
    await close();
  });

  it(`text at twice its size needs no scrolling sideways: ${locale}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin, { viewport: { width: 390, height: 844 } });
    await visit(page, `${here.site.url}${locale}/senet/jequier/`);
    const wide = await page.evaluate(() => {
      const larger = new CSSStyleSheet();
      larger.replaceSync("html { font-size: 200%; }");
      document.adoptedStyleSheets = [larger];
      return document.documentElement.scrollWidth - innerWidth;
    });
    assert.ok(wide <= 0, `${wide} px wider than the screen`);
    await close();
  });
}

it("a new game says so before it invites", async () => {
  const { page, close } = await open(here.browser, here.site.origin);
  await visit(page, `${here.site.url}en/senet/`);
  const { status } = await shown(page);
  await page.click(".play .new-game");
  const again = (await shown(page)).status;
  assert.ok(again.endsWith(` ${status}`), again);
  await close();
});
