// What helps at the board, when things go otherwise than usual: a silent worker, a change of players, a pasted text.
import assert from "node:assert/strict";
import { it } from "node:test";
import { encoded, shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

/** @param {string} path @param {() => void} [prepare] runs in the page before its own scripts */
async function openBoard(path, prepare) {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  if (prepare) await page.addInitScript(prepare);
  await visit(page, here.site.url + path);
  return { page, troubles, close };
}

/** Throws until there is a choice. @param {Page} page */
async function throwForChoice(page) {
  do await page.click(".play .throw");
  while ((await shown(page)).can.length === 0);
}

/** Plays the first piece that can move. @param {Page} page */
async function move(page) {
  const { can } = await shown(page);
  await page.click(`.play [data-square="${can[0]}"] .piece`);
  const [to] = (await shown(page)).targets;
  await page.click(to === 0 ? ".play .bear-off" : `.play [data-square="${to}"]`);
}

it("a worker that never answers holds up neither hints nor the computer", async () => {
  const { page, troubles, close } = await openBoard("en/senet/bell/", () => {
    Worker.prototype.postMessage = () => {};
  });
  await throwForChoice(page);
  await page.locator(".play .throw").press("h");
  await page.waitForSelector(".play .odds", { timeout: 20_000 });
  await page.selectOption(".play .players", "first");
  await page.waitForSelector(".tray[data-side=second][data-turn]", { state: "attached", timeout: 20_000 });
  assert.deepEqual(troubles, []);
  await close();
});

it("a worker that fails while several questions wait leaves none of them unanswered", async () => {
  const { page, close } = await openBoard("en/senet/kendall/", () => {
    const asked = Object.assign(window, { asked: 0 });
    Worker.prototype.postMessage = function () {
      if (++asked.asked === 2) this.dispatchEvent(new Event("error"));
    };
  });
  await throwForChoice(page);
  await page.locator(".play .throw").press("h");
  await page.waitForFunction(() => Reflect.get(window, "asked") === 1);
  await page.locator(".play .throw").press("h");
  await page.waitForSelector(".play .odds", { timeout: 4000 });
  await close();
});

it("a hint without an answer says that it did not load", async () => {
  const { page, troubles, close } = await openBoard("en/senet/bell/", () => {
    Worker.prototype.postMessage = (/** @type {unknown} */ _, /** @type {any} */ [port]) => port.postMessage(null);
  });
  await throwForChoice(page);
  // Neither the worker nor the page gets another engine.
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new Error("none"));
    Object.assign(WebAssembly, { instantiateStreaming: refuse, instantiate: refuse });
  });
  await page.locator(".play .throw").press("h");
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent?.includes("did not load"), null, { timeout: 5000 });
  assert.deepEqual(troubles, []);
  await close();
});

it("what was learned is loaded with the first thought, and without it moves are judged by the rules alone", async () => {
  const address = `en/senet/#play=${encoded("senet/standard", "--position", "10/4x2x2/2o1o5 x 3-3", "--throw", "2")}`;
  /** @type {string[]} */
  const judged = [];
  for (const isThere of [true, false]) {
    const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    let asked = 0;
    await page.route(/\/learned\./, (route) => {
      asked++;
      return isThere ? route.continue() : route.fulfill({ status: 404, body: "" });
    });
    await visit(page, here.site.url + address);
    assert.equal(asked, 0, "not before it is asked for");
    for (let times = 0; times < 2; times++) {
      await page.locator(".play .throw").press("h");
      await page.waitForSelector(".play .odds");
    }
    assert.equal(asked, 1);
    judged.push((await page.locator(".play .odds").allTextContents()).join());
    await close();
  }
  assert.notEqual(judged[0], judged[1]);
});

it("a change of players takes a hint's odds away", async () => {
  const { page, close } = await openBoard("en/senet/");
  await throwForChoice(page);
  await page.locator(".play .throw").press("h");
  await page.waitForSelector(".play .odds");
  const { turn } = await shown(page);
  await page.selectOption(".play .players", turn === "first" ? "second" : "first");
  assert.equal(await page.locator(".play .odds").count(), 0);
  await close();
});

for (const locale of ["en", "el"]) {
  it(`a change of players while looking back says that this is an earlier position: ${locale}`, async () => {
    const { page, close } = await openBoard(`${locale}/senet/kendall/`);
    await throwForChoice(page);
    await move(page);
    await page.locator(".play .throw").press("b");
    await page.waitForSelector(".play[data-looking]");
    // Just what is said where a throw is refused.
    await page.locator(".play .throw").press("t");
    const { status } = await shown(page);
    for (const players of ["second", "first", ""]) {
      await page.selectOption(".play .players", players);
      assert.equal((await shown(page)).status.trim(), status.trim(), players);
    }
    await close();
  });
}

it("a pasted text stays until it is taken up or cleared, while the link follows the game", async () => {
  const { page, close } = await openBoard("en/senet/");
  const text = () => page.inputValue("#share-text");
  await throwForChoice(page);
  await page.click(".play .share > summary");
  await page.waitForFunction(() => document.querySelector(".play .share .link")?.textContent !== "");
  const [own, link] = [await text(), await page.textContent("#share-link")];
  await page.fill("#share-text", "pasted");
  await move(page);
  assert.equal(await text(), "pasted");
  assert.notEqual(await page.textContent("#share-link"), link);
  await page.click(".play .take-up");
  assert.equal(await text(), "pasted", "there is no game in it");
  await page.fill("#share-text", `Look: ${own}`);
  await page.click(".play .take-up");
  assert.equal(await text(), own);
  assert.equal(await page.textContent("#share-link"), link);
  await move(page);
  assert.notEqual(await text(), own, "and follows again");
  await close();
});

it("stepping brings the move into sight in its list, and leaves the page where it is", async () => {
  const { page, close } = await openBoard("en/senet/");
  await page.setViewportSize({ width: 400, height: 700 });
  for (let played = 0; played < 12; played++) {
    await throwForChoice(page);
    await move(page);
  }
  await page.click(".play .moves > summary");
  await page.waitForFunction(() => document.querySelectorAll(".play .plies li").length >= 12);
  await page.focus(".play .throw");
  const scrolled = await page.evaluate(() => scrollY);
  /** How the list stands, and whether the move that is looked at lies within it. */
  const sight = () =>
    page.evaluate(() => {
      const list = /** @type {HTMLElement} */ (document.querySelector(".play .plies"));
      const [move, frame] = [list.querySelector("[aria-current]"), list].map((each) => each?.getBoundingClientRect());
      return { top: list.scrollTop, isWhole: move && frame && move.top >= frame.top - 1 && move.bottom <= frame.bottom + 1 };
    });
  const moves = await page.locator(".play .plies li").count();
  /** @type {number[]} */
  const tops = [];
  for (const [key, steps] of /** @type {const} */ ([["b", moves - 1], ["f", moves - 2]])) {
    for (let step = 1; step <= steps; step++) {
      await page.keyboard.press(key);
      const { top, isWhole } = await sight();
      assert.ok(isWhole, `${key}, step ${step} of ${moves}`);
      tops.push(top);
      assert.equal(await page.evaluate(() => scrollY), scrolled);
    }
  }
  assert.ok(Math.max(...tops) > Math.min(...tops) + 40, "the list is longer than its frame");
  await close();
});

it("sounds begin with the first press, and only for what falls or is put down", async () => {
  const { page, troubles, close } = await openBoard("en/senet/bell/", () => {
    localStorage.sounds = "on";
    const heard = Object.assign(window, { heard: 0, made: 0, real: AudioContext });
    window.AudioContext = class extends heard.real {
      constructor() {
        super();
        heard.made++;
      }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
      heard.heard++;
      start.call(this, when);
    };
  });
  const heard = async () => {
    await page.waitForTimeout(100);
    return page.evaluate(() => Reflect.get(window, "heard"));
  };
  await page.waitForTimeout(500);
  assert.equal(await page.evaluate(() => Reflect.get(window, "made")), 0, "before any press");
  await page.click(".play .throw");
  assert.equal(await heard(), 4, "the sticks");
  assert.equal(await page.evaluate(() => Reflect.get(window, "made")), 1);
  while ((await shown(page)).can.length === 0) await page.click(".play .throw");
  const before = await heard();
  await move(page);
  assert.equal(await heard(), before + 1, "a piece");
  for (const key of ["b", "f", "b", "u"]) {
    await page.locator(".play .throw").press(key);
    assert.equal(await heard(), before + 1, key);
  }
  await page.reload();
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
  await page.locator(".play .players").press("Shift");
  assert.equal(await heard(), 0, "a game that comes back");
  assert.deepEqual(troubles, []);
  await close();
});
