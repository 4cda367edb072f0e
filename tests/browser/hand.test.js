// The game in hand: kept at each throw before it is shown, taken back, looked back upon, given up, begun anew.
import assert from "node:assert/strict";
import { it } from "node:test";
import { shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

/** @param {string} path @param {import("playwright-core").BrowserContextOptions} [options] */
async function openBoard(path, options) {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce", ...options });
  await visit(page, here.site.url + path);
  return { page, troubles, close };
}

/** What is to be seen of a game, without what is said. @param {Page} page */
async function seen(page) {
  const { status: _, targets: __, ...rest } = await shown(page);
  return rest;
}

/** @param {Page} page @param {string} before what was said before @returns {Promise<string>} */
async function said(page, before) {
  const status = page.locator(".play .status");
  await page.waitForFunction(([old]) => document.querySelector(".play .status")?.textContent !== old, [before]);
  return (await status.textContent()) ?? "";
}

/** Throws. @param {Page} page */
async function cast(page) {
  await page.click(".play .throw");
  return seen(page);
}

/** Plays the first or the last piece that can move; what it finds before it. @param {Page} page @param {"first" | "last"} which */
async function move(page, which = "first") {
  const { can } = await shown(page);
  const from = can.at(which === "first" ? 0 : -1);
  await page.click(`.play [data-square="${from}"] .piece`);
  const { targets } = await shown(page);
  await page.click(targets[0] === 0 ? ".play .bear-off" : `.play [data-square="${targets[0]}"]`);
}

/** Throws and moves until a throw with a choice has fallen so many times. @param {Page} page @param {number} times */
async function playUntil(page, times) {
  for (let played = 0; ; ) {
    const { can } = await cast(page);
    if (can.length === 0) continue;
    if (++played === times) return;
    await move(page);
  }
}

/** @param {Page} page @param {"first" | "second"} seat whose throw is waited for */
async function waitForThrow(page, seat) {
  await page.waitForSelector(`.tray[data-side=${seat}][data-turn]`, { state: "attached" });
  await page.waitForFunction(() => document.querySelector(".play .throw")?.getAttribute("aria-disabled") === "false");
}

for (const path of ["en/senet/", "el/senet/bell/", "ar/senet/kendall/"]) {
  it(`takes moves back one after the other, and the same throws fall again: ${path}`, async () => {
    const { page, troubles, close } = await openBoard(path);
    const start = await seen(page);
    await playUntil(page, 8);
    /** @type {Awaited<ReturnType<typeof seen>>[]} */
    const decisions = [await seen(page)];
    for (;;) {
      const before = await seen(page);
      await page.click(".play .undo");
      const after = await seen(page);
      if (JSON.stringify(after) === JSON.stringify(before)) break;
      assert.ok(after.thrown > 0 && after.can.length > 0, "back to a choice");
      decisions.unshift(after);
    }
    assert.equal(decisions.length, 8);
    assert.deepEqual(decisions[0].pieces, start.pieces);
    // The same moves meet the same throws, however they were come to.
    for (const decision of decisions) {
      let now = await seen(page);
      while (now.can.length === 0) now = await cast(page);
      assert.deepEqual(now, decision);
      if (decision !== decisions.at(-1)) await move(page);
    }
    assert.deepEqual(troubles, []);
    await close();
  });
}

for (const locale of ["en", "el", "ar"]) {
  it(`takes back one's own move at the first plies against the computer, no new game and no new throw: ${locale}`, async () => {
    const { page, close } = await openBoard(`${locale}/senet/bell/`);
    const start = await seen(page);
    await page.selectOption(".play .players", "second");
    // Nothing has been played: nothing happens.
    await page.click(".play .undo");
    assert.deepEqual(await seen(page), start);
    let first = await cast(page);
    while (first.can.length === 0) first = await cast(page);
    await page.click(".play .undo");
    assert.deepEqual(await seen(page), first, "a throw is not taken back");
    await move(page);
    await waitForThrow(page, "first");
    await page.click(".play .undo");
    assert.deepEqual(await seen(page), first, "back by one's own move");
    await page.click(".play .undo");
    assert.deepEqual(await seen(page), first);
    await close();
  });
}

for (const locale of ["en", "el", "ar"]) {
  it(`drops the computer's late answer when its opponent takes back meanwhile: ${locale}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    // Answers come late.
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (/** @type {[any, any]} */ ...given) {
        setTimeout(() => {
          Object.assign(window, { asked: true });
          post.apply(this, given);
        }, 1500);
      };
    });
    await visit(page, `${here.site.url}${locale}/senet/kendall/`);
    await page.selectOption(".play .players", "second");
    let first = await cast(page);
    while (first.can.length === 0) first = await cast(page);
    await move(page);
    if ((await shown(page)).turn === "first") {
      // The throw gives another: the computer comes after.
      while ((await shown(page)).turn === "first") {
        const { can } = await cast(page);
        if (can.length > 0) await move(page);
      }
    }
    // It has thrown and thinks.
    await page.waitForFunction(() => document.querySelector(".tray[data-side=second][data-turn]"));
    await page.waitForTimeout(1300);
    await page.click(".play .undo");
    const back = await seen(page);
    assert.equal(back.turn, "first");
    await page.waitForTimeout(3500);
    assert.deepEqual(await seen(page), back);
    await close();
  });
}

it("keeps a throw before it is shown", async () => {
  const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  // The page dies as soon as the throw is kept, before it can be shown.
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (/** @type {string} */ key, /** @type {string} */ value) {
      set.call(this, key, value);
      if (key.startsWith("game:") && !sessionStorage.dead) {
        sessionStorage.dead = "yes";
        throw Object.assign(window, { onerror: () => location.reload() }) && new Error("dead");
      }
    };
  });
  await visit(page, `${here.site.url}en/senet/`);
  const before = await seen(page);
  await page.click(".play .throw");
  const kept = await page.evaluate(() => localStorage.getItem("game:senet/standard"));
  assert.ok(kept, "kept at the throw");
  await page.reload();
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
  const after = await seen(page);
  assert.deepEqual(after.pieces, before.pieces);
  assert.ok(after.thrown > 0);
  assert.equal(await page.evaluate(() => localStorage.getItem("game:senet/standard")), kept, "the very throw");
  await close();
});

for (const path of ["en/senet/kendall/", "el/senet/", "ar/senet/bell/"]) {
  it(`comes back after a reload, on the same and on another page of the rules: ${path}`, async () => {
    const { page, close } = await openBoard(path);
    await page.selectOption(".play .level", "3");
    await playUntil(page, 6);
    const before = await seen(page);
    await visit(page, here.site.url + path);
    assert.deepEqual(await seen(page), before);
    assert.equal(await page.inputValue(".play .level"), "3");
    await visit(page, here.site.url + path.replace(/^../, "de"));
    assert.deepEqual(await seen(page), before);
    // What was taken back before does not fall anew after.
    await page.click(".play .undo");
    const back = await seen(page);
    await page.reload();
    await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
    assert.deepEqual(await seen(page), back);
    await move(page);
    let again = await seen(page);
    while (again.can.length === 0) again = await cast(page);
    assert.deepEqual(again, before);
    await close();
  });
}

it("comes back against the computer in the middle of its turn", async () => {
  const { page, close } = await openBoard("en/senet/bell/");
  await page.selectOption(".play .players", "first");
  await page.waitForFunction(() => localStorage.getItem("game:senet/bell"));
  await page.reload();
  await waitForThrow(page, "second");
  assert.equal(await page.inputValue(".play .players"), "first");
  await close();
});

it("comes back when a reader goes back, also to what another page played on meanwhile", async () => {
  const { page, close } = await openBoard("en/senet/");
  await playUntil(page, 3);
  const first = await seen(page);
  await visit(page, `${here.site.url}el/senet/`);
  assert.deepEqual(await seen(page), first);
  await move(page);
  const second = await seen(page);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
  await page.waitForTimeout(300);
  const after = await seen(page);
  assert.deepEqual(after.pieces, second.pieces);
  await close();
});

for (const [locale, damage] of [["en", "{"], ["el", '{"code":"AAAA"}'], ["ar", '{"code":7,"later":3}'], ["en", "null"]]) {
  it(`sets aside what does not replay, and begins anew: ${locale}, ${damage}`, async () => {
    const { page, troubles, close } = await openBoard(`${locale}/senet/bell/`);
    const start = await seen(page);
    const { status } = await shown(page);
    await page.evaluate((text) => localStorage.setItem("game:senet/bell", text), damage);
    await page.reload();
    await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
    assert.deepEqual(await seen(page), start);
    const told = (await shown(page)).status;
    assert.ok(told.endsWith(status) && told.length > status.length + 20, told);
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("game:")));
    assert.equal(kept.length, 1);
    assert.ok(kept[0][0].startsWith("game:senet/bell:aside"));
    assert.equal(kept[0][1], damage);
    await playUntil(page, 2);
    const before = await seen(page);
    await page.reload();
    await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
    assert.deepEqual(await seen(page), before, "the new game is kept in its turn");
    assert.deepEqual(troubles, []);
    await close();
  });
}

it("a new game loses none: it is had again by undoing", async () => {
  const { page, close } = await openBoard("el/senet/");
  const start = await seen(page);
  await playUntil(page, 4);
  const before = await seen(page);
  await page.click(".play .new-game");
  assert.deepEqual((await seen(page)).pieces, start.pieces);
  await page.reload();
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
  await page.click(".play .undo");
  assert.deepEqual(await seen(page), before);
  await close();
});

for (const locale of ["en", "el", "ar"]) {
  it(`gives up only after a second press, takes that back, and changes sides for another game: ${locale}`, async () => {
    const { page, troubles, close } = await openBoard(`${locale}/senet/kendall/`);
    await page.selectOption(".play .players", "second");
    let before = await cast(page);
    while (before.can.length === 0) before = await cast(page);
    assert.ok(!(await page.locator(".play .rematch").isVisible()));
    await page.click(".play .more > summary");
    assert.ok(!(await page.locator(".play .give-up").isVisible()));
    await page.click(".play .resign summary");
    await page.keyboard.press("Escape");
    assert.deepEqual(await seen(page), before);
    await page.click(".play .resign summary");
    await page.click(".play .give-up");
    assert.ok(await page.locator(".tray[data-side=second][data-won]").count());
    assert.equal((await seen(page)).turn, null);
    assert.ok(!(await page.locator(".play .give-up").isVisible()), "the next game is not given up by one press");
    assert.ok(await page.evaluate(() => document.activeElement?.matches(".play .new-game")));
    await page.click(".play .undo");
    assert.deepEqual(await seen(page), before);
    await page.click(".play .resign summary");
    await page.click(".play .give-up");
    await page.click(".play .rematch");
    assert.equal(await page.inputValue(".play .players"), "first");
    await waitForThrow(page, "second");
    assert.deepEqual(troubles, []);
    await close();
  });
}

it("resigns for whose turn it is, whatever earlier position is looked at", async () => {
  const { page, troubles, close } = await openBoard("en/senet/");
  for (let turns = 0; (await seen(page)).turn !== "second"; turns++) {
    assert.ok(turns < 50, "it never is the second side's turn");
    if ((await cast(page)).can.length > 0) await move(page);
  }
  await page.click(".play .moves > summary");
  await page.waitForSelector(".play .moves li");
  await page.click(".play .steps [value=first]");
  assert.equal((await seen(page)).turn, "first");
  await page.click(".play .more > summary");
  await page.click(".play .resign summary");
  await page.click(".play .give-up");
  assert.ok(await page.locator(".tray[data-side=first][data-won]").count());
  assert.equal(await page.locator(".play[data-looking]").count(), 0, "its end is seen");
  assert.deepEqual(troubles, []);
  await close();
});

it("adds nothing to the history, whatever is played, taken back or looked back upon", async () => {
  const { page, close } = await openBoard("en/senet/");
  const length = await page.evaluate(() => history.length);
  await playUntil(page, 5);
  await page.click(".play .undo");
  await page.click(".play .moves > summary");
  await page.click(".play .moves li:first-child a");
  await page.click(".play .steps [value=on]");
  await page.click(".play .steps [value=last]");
  assert.equal(await page.evaluate(() => history.length), length);
  await close();
});

for (const locale of ["en", "el", "ar"]) {
  it(`says each of several equal throws of one side: ${locale}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    // Chance always brings a one, which gives another throw.
    await page.addInitScript(() => {
      crypto.getRandomValues = (words) => words;
    });
    await visit(page, `${here.site.url}${locale}/senet/`);
    let before = (await shown(page)).status;
    /** @type {Set<string>} */
    const throws = new Set();
    for (let times = 0; times < 3; times++) {
      await cast(page);
      before = await said(page, before);
      throws.add(before.trim());
      // Asked once more, the same is said once more.
      await page.focus(".play .throw");
      await page.keyboard.press("t");
      before = await said(page, before);
      await page.keyboard.press("t");
      before = await said(page, before);
      await move(page, "last");
      before = await said(page, before);
    }
    assert.equal(throws.size, 1, [...throws].join());
    await close();
  });
}

it("loses neither of two moves that come at once", async () => {
  const { page, close } = await openBoard("en/senet/bell/", { reducedMotion: "no-preference" });
  /** @type {string[]} */
  const played = [];
  for (let turn = 0; turn < 6; turn++) {
    const done = await page.evaluate(() => {
      const press = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector)).click();
      press(".play .throw");
      // The dice still fall: a throw that is answered at once is settled at once.
      press(".play .throw");
      const can = document.querySelector(".play [data-can]");
      if (!can) return null;
      const square = can.getAttribute("data-square");
      press(`.play [data-square="${square}"]`);
      const off = document.querySelector(".play .bear-off[aria-disabled=false]");
      if (off) press(".play .bear-off");
      else press(".play [data-target]");
      return square;
    });
    if (done) played.push(done);
  }
  await page.click(".play .moves > summary");
  await page.waitForFunction(() => document.querySelectorAll(".play .moves li").length > 0);
  assert.ok(played.length > 3);
  const listed = await page.locator(".play .moves li").allTextContents();
  for (const square of played) assert.ok(listed.some((line) => new RegExp(`\\b${square}\\b`).test(line)), `${square}: ${listed}`);
  assert.ok(listed.length >= 6);
  await close();
});
