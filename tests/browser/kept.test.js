// What the browser keeps of a game, where that is damaged, full, a position set up, or written by another window too.
import assert from "node:assert/strict";
import { it } from "node:test";
import { decoded, encoded, shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { seedChance } from "./chance.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

const KEY = "game:senet/standard";

/** Bare of a throw, the first side to throw; and with a throw that leaves a choice. */
const BARE = encoded("senet/standard", "--position", "10/5x1x2/2o1o5 x 3-3");
const WAITING = [
  encoded("senet/standard", "--position", "10/5x1x2/2o1o5 x 3-3", "--throw", "2"),
  encoded("senet/standard", "--position", "10/4x2x2/2o1o5 x 3-3", "--throw", "2"),
];

/** @param {string} [fragment] @param {(page: Page) => Promise<void>} [prepare] */
async function openBoard(fragment = "", prepare = async () => {}) {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  await seedChance(page, 7);
  await prepare(page);
  await visit(page, `${here.site.url}en/senet/${fragment}`);
  return { page, troubles, close };
}

/** @param {Page} page */
async function again(page) {
  await page.reload();
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
}

/** What is to be seen of a game, without what is said. @param {Page} page */
async function seen(page) {
  const { status: _, targets: __, ...rest } = await shown(page);
  return rest;
}

/** Throws until there is a choice. @param {Page} page */
async function cast(page) {
  do await page.click(".play .throw");
  while ((await shown(page)).can.length === 0);
  return seen(page);
}

/** @param {Page} page @param {number} [which] */
async function move(page, which = 0) {
  const { can } = await shown(page);
  await page.click(`.play [data-square="${can.at(which)}"] .piece`);
  const { targets } = await shown(page);
  await page.click(targets[0] === 0 ? ".play .bear-off" : `.play [data-square="${targets[0]}"]`);
}

/** Opens a link in the page that is there. @param {Page} page @param {string} code */
async function openLink(page, code) {
  await page.evaluate((hash) => {
    const status = /** @type {HTMLElement} */ (document.querySelector(".play .status"));
    status.textContent = "";
    location.hash = hash;
  }, `play=${code}`);
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
}

/** @param {Page} page @returns {Promise<any>} */
const kept = (page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

it("keeps a position in which nothing has been thrown, through a reload and a new game", async () => {
  const { page, close } = await openBoard(`#play=${BARE}`);
  const before = await seen(page);
  assert.equal(before.pieces[15], "first");
  await again(page);
  assert.deepEqual(await seen(page), before);
  await page.click(".play .new-game");
  assert.notDeepEqual(await seen(page), before);
  await page.click(".play .undo");
  assert.deepEqual(await seen(page), before);
  await close();
});

it("gives the game in hand back after two links that were only looked at", async () => {
  const { page, close } = await openBoard();
  await cast(page);
  await move(page);
  const own = await cast(page);
  for (const code of WAITING) await openLink(page, code);
  assert.notDeepEqual((await seen(page)).pieces, own.pieces);
  await again(page);
  await page.click(".play .undo");
  assert.deepEqual(await seen(page), own);
  await close();
});

it("never leaves a game that has been thrown in, however often undo is pressed", async () => {
  const { page, close } = await openBoard();
  const own = await cast(page);
  await page.click(".play .new-game");
  const first = await cast(page);
  await move(page);
  await cast(page);
  for (let press = 0; press < 4; press++) await page.click(".play .undo");
  assert.deepEqual(await seen(page), first);
  assert.ok((await kept(page)).before, "the one before is still kept");
  assert.ok(own);
  await close();
});

it("leads from each line of the list to its own position, also where the same lines follow another move", async () => {
  const [code, another] = ["2o7", "3o6"].map((row) => encoded("senet/standard", "--position", `1x1x1x1x2/10/${row} x 1-4`));
  const { page, close } = await openBoard(`#play=${code}`, async (page) => {
    // Chance always brings a one: the first side throws again and again.
    await page.addInitScript(() => (crypto.getRandomValues = (words) => words));
  });
  const list = () =>
    page.locator(".play .moves li a").evaluateAll((all) => all.map((link) => ({ told: link.textContent, href: link.getAttribute("href") })));
  /** @param {number[]} moved the squares that pieces go on from, one throw each */
  const playFrom = async (moved) => {
    for (const from of moved) {
      if ((await shown(page)).can.length === 0) await page.click(".play .throw");
      await page.click(`.play [data-square="${from}"] .piece`);
      await page.click(`.play [data-square="${from + 1}"]`);
    }
  };
  await playFrom([2, 6, 8]);
  await page.click(".play .moves > summary");
  await page.waitForSelector(".play .moves li:nth-child(3)");
  const before = await list();
  // While it is folded away the list does not follow.
  await page.click(".play .moves > summary");
  for (let turn = 0; turn < 3; turn++) await page.click(".play .undo");
  await playFrom([4, 6, 8]);
  await page.click(".play .moves > summary");
  await page.waitForFunction((href) => document.querySelector(".play .moves li a")?.getAttribute("href") !== href, before[0].href);
  const after = await list();
  assert.deepEqual(after.slice(1).map(({ told }) => told), before.slice(1).map(({ told }) => told));
  for (const [ply, { href }] of after.entries()) assert.notEqual(href, before[ply].href, `line ${ply + 1}`);
  const codes = after.map(({ href }) => href?.replace("#play=", "") ?? "");
  assert.deepEqual(decoded(codes).map(({ position }) => position.split("/")[0]), ["1x2xx1x2", "1x2x1xx2", "1x2x1x1x1"]);
  // Made anew, the list is the same.
  await again(page);
  await page.click(".play .moves > summary");
  await page.waitForSelector(".play .moves li a");
  assert.deepEqual(await list(), after);
  // Nor does it stay where the same is played from another position.
  await page.click(".play .moves > summary");
  await openLink(page, another);
  await playFrom([4, 6, 8]);
  await page.click(".play .moves > summary");
  await page.waitForFunction((href) => document.querySelector(".play .moves li a")?.getAttribute("href") !== href, after[0].href);
  const other = await list();
  assert.deepEqual(other.map(({ told }) => told), after.map(({ told }) => told));
  for (const [ply, { href }] of other.entries()) assert.notEqual(href, after[ply].href, `line ${ply + 1}`);
  await close();
});

for (const [name, value] of Object.entries({ level: "9", computer: 5, later: 3, id: "now", opened: null })) {
  it(`sets a game aside whose ${name} is damaged, even where there is no room to`, async () => {
    const { page, troubles, close } = await openBoard();
    const start = await seen(page);
    await cast(page);
    await page.evaluate(([key, name, value]) => {
      const game = { ...JSON.parse(localStorage.getItem(String(key)) ?? ""), [String(name)]: value };
      localStorage.setItem(String(key), JSON.stringify(game));
    }, [KEY, name, value]);
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (/** @type {string} */ key, /** @type {string} */ value) {
        if (key.includes(":aside:")) throw new DOMException("full", "QuotaExceededError");
        set.call(this, key, value);
      };
    });
    await again(page);
    assert.deepEqual(await seen(page), start);
    const before = await cast(page);
    await again(page);
    assert.deepEqual(await seen(page), before);
    assert.deepEqual(troubles, []);
    await close();
  });
}

it("knows after a reload which throw belongs to which move of a game that is over", async () => {
  const code = encoded("senet/standard", "--position", "10/10/o1o2o2x1 x 4-2", "--throw", "3");
  const { page, close } = await openBoard();
  await cast(page);
  // A game whose last moves were taken back.
  await page.evaluate(([key, code]) => {
    const game = { ...JSON.parse(localStorage.getItem(key) ?? ""), code, later: [3, 3, 2, 1] };
    localStorage.setItem(key, JSON.stringify(game));
  }, [KEY, code]);
  await again(page);
  const before = await seen(page);
  await move(page);
  assert.equal((await seen(page)).turn, null, "over");
  await again(page);
  await page.click(".play .undo");
  assert.deepEqual(await seen(page), before);
  assert.deepEqual((await kept(page)).later, [3, 3, 2, 1]);
  await close();
});

it("keeps who plays as soon as that is chosen", async () => {
  const { page, close } = await openBoard();
  await page.selectOption(".play .players", "second");
  // A browser that fills in forms again is none of this.
  const other = await page.context().newPage();
  await visit(other, `${here.site.url}el/senet/`);
  assert.equal(await other.inputValue(".play .players"), "second");
  await close();
});

it("shows in each window of one game what the other did, and loses no throw", async () => {
  const { page, close } = await openBoard();
  await cast(page);
  const other = await page.context().newPage();
  await visit(other, `${here.site.url}el/senet/`);
  assert.deepEqual(await seen(other), await seen(page));
  await move(other);
  await cast(other);
  const theirs = await seen(other);
  await page.waitForTimeout(500);
  assert.deepEqual(await seen(page), theirs);
  await move(page);
  await other.waitForTimeout(500);
  assert.deepEqual((await seen(other)).pieces, (await seen(page)).pieces);
  await close();
});

it("goes on with its own game when another window opens another, and writes over neither", async () => {
  const { page, close } = await openBoard();
  const own = await cast(page);
  const other = await page.context().newPage();
  await visit(other, `${here.site.url}en/senet/#play=${WAITING[0]}`);
  const theirs = (await kept(page)).code;
  await page.waitForTimeout(300);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  assert.deepEqual(await seen(page), own);
  await move(page);
  assert.equal((await kept(page)).before.code, theirs);
  await close();
});

it("lets the computer wait while nobody sees the page", async () => {
  const { page, close } = await openBoard();
  const hide = (/** @type {boolean} */ hidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, hidden);
  await page.selectOption(".play .players", "first");
  await hide(true);
  const before = await kept(page);
  await page.waitForTimeout(2500);
  assert.deepEqual(await kept(page), before);
  await hide(false);
  await page.waitForFunction(([key, code]) => JSON.parse(localStorage.getItem(key) ?? "{}").code !== code, [KEY, before.code]);
  await close();
});

it("says that a game is full, and ends it there", async () => {
  const { page, troubles, close } = await openBoard("", async (page) => {
    await page.addInitScript(() => {
      const make = WebAssembly.instantiateStreaming;
      // The module with room for three throws.
      WebAssembly.instantiateStreaming = async (...given) => {
        const { instance, module } = await make(...given);
        const real = /** @type {any} */ (instance.exports);
        const exports = { ...real, fall: (/** @type {number} */ count) => (real.plies() >= 3 ? 1 : real.fall(count)) };
        return /** @type {any} */ ({ module, instance: { exports } });
      };
    });
  });
  for (let turn = 0; turn < 12 && (await shown(page)).can.length >= 0; turn++) {
    await page.click(".play .throw");
    if ((await shown(page)).can.length > 0) await move(page);
  }
  const full = await seen(page);
  const code = (await kept(page)).code;
  await page.click(".play .throw");
  assert.match((await shown(page)).status, /too long/);
  assert.deepEqual(await seen(page), full);
  assert.equal((await kept(page)).code, code);
  // Nor does the computer throw on and on.
  await page.selectOption(".play .players", full.turn ?? "");
  await page.waitForTimeout(2000);
  assert.match((await shown(page)).status, /too long/);
  assert.deepEqual(troubles, []);
  await close();
});
