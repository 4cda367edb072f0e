// Where the focus goes: what is pressed may be hidden by its own press, and whoever reads elsewhere stays there.
import assert from "node:assert/strict";
import { it } from "node:test";
import { encoded, shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

/** A throw from the end: the last piece of the first side can be borne off. */
const NEAR_END = encoded("senet/bell", "--position", "10/1o8/9x x 9-8", "--throw", "1");

/** @param {string} path */
async function openBoard(path) {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  await visit(page, here.site.url + path);
  return { page, troubles, close };
}

/** @param {Page} page @param {string} selector */
const isFocused = (page, selector) => page.evaluate((selector) => document.activeElement?.matches(selector), selector);

/** Throws and moves so many times. @param {Page} page @param {number} throws */
async function playThrows(page, throws) {
  for (let thrown = 0; thrown < throws; thrown++) {
    await page.locator(".play .throw").press("Enter");
    const { can } = await shown(page);
    if (can.length === 0) continue;
    await page.click(`.play [data-square="${can[0]}"] .piece`);
    const [to] = (await shown(page)).targets;
    await page.click(to === 0 ? ".play .bear-off" : `.play [data-square="${to}"]`);
  }
}

for (const path of ["en/senet/kendall/", "ar/senet/bell/"]) {
  it(`stays on the board when what was pressed is hidden, and so do the keys: ${path}`, async () => {
    const { page, troubles, close } = await openBoard(path);
    await playThrows(page, 5);
    await page.locator(".play .throw").press("b");
    await page.waitForSelector(".play[data-looking]");
    await page.locator(".play .go-on").press("Enter");
    assert.ok(!(await page.locator(".play .go-on").isVisible()));
    assert.ok(await isFocused(page, ".play .throw"), "after going on from an earlier position");
    await page.keyboard.press("b");
    await page.waitForSelector(".play[data-looking]");
    await page.keyboard.press("f");
    await page.locator(".play .more > summary").press("Enter");
    await page.locator(".play .resign summary").press("Enter");
    await page.locator(".play .give-up").press("Enter");
    assert.ok(await isFocused(page, ".play .new-game"), "after giving up");
    await page.locator(".play .rematch").press("Enter");
    assert.ok(!(await page.locator(".play .rematch").isVisible()));
    assert.ok(await isFocused(page, ".play .throw"), "after another game");
    const { status } = await shown(page);
    await page.keyboard.press("t");
    assert.notEqual((await shown(page)).status, status, "the keys go on");
    assert.deepEqual(troubles, []);
    await close();
  });
}

it("one press gives up neither the next game nor one that is taken back", async () => {
  const { page, close } = await openBoard("en/senet/bell/");
  const isOffered = () => page.locator(".play .give-up").isVisible();
  await playThrows(page, 1);
  await page.click(".play .more > summary");
  await page.click(".play .resign summary");
  assert.ok(await isOffered());
  await page.click(".play .new-game");
  assert.ok(!(await isOffered()), "in a new game");
  await playThrows(page, 1);
  await page.click(".play .resign summary");
  await page.click(".play .give-up");
  assert.equal((await shown(page)).turn, null);
  assert.ok(!(await isOffered()));
  await page.click(".play .undo");
  assert.ok(!(await isOffered()), "in the game that goes on");
  await close();
});

for (const [place, selector, end] of [
  ["the text that is shared", "#share-text", "#share-text"],
  ["the choice of players", ".play .players", ".play .players"],
  ["the board", ".play [data-square='30']", ".play .new-game"],
  ["the button", ".play .bear-off", ".play .new-game"],
]) {
  it(`the end of a game meets the focus on ${place}`, async () => {
    const { page, close } = await openBoard(`el/senet/bell/#play=${NEAR_END}`);
    await page.click(".play .share > summary");
    await page.waitForFunction(() => document.querySelector(".play .share .link")?.textContent !== "");
    await page.focus(selector);
    await page.evaluate(() => {
      const press = (/** @type {string} */ at) => /** @type {HTMLElement} */ (document.querySelector(at)).click();
      press(".play [data-square='30']");
      press(".play .bear-off");
    });
    assert.equal((await shown(page)).turn, null, "the game is over");
    assert.ok(await isFocused(page, end));
    await close();
  });
}

it("the list of keys gives the focus back, closed by the question mark or by Escape", async () => {
  const { page, close } = await openBoard("en/senet/");
  for (const start of [".play [data-square][tabindex='0']", ".play .undo"]) {
    for (const key of ["?", "Escape"]) {
      await page.focus(start);
      await page.keyboard.press("?");
      assert.ok(await isFocused(page, ".play .keys summary"));
      await page.keyboard.press(key);
      await page.waitForFunction((start) => document.activeElement?.matches(start), start, { timeout: 5000 });
      assert.ok(!(await page.locator(".play .keys dl").isVisible()));
    }
  }
  // Whoever leaves by himself is not called back.
  await page.keyboard.press("?");
  await page.focus(".play .players");
  await page.waitForTimeout(100);
  assert.ok(await isFocused(page, ".play .players"));
  assert.ok(!(await page.locator(".play .keys dl").isVisible()));
  await close();
});

/** What is pressed on keyboards whose letters lie elsewhere: place, letter, and whether it throws. @type {[string, string, string, boolean][]} */
const PRESSES = [
  ["Dvorak", "KeyK", "t", true],
  ["Dvorak", "KeyT", "y", false],
  ["Colemak", "KeyF", "t", true],
  ["Colemak", "KeyT", "g", false],
  ["BÉPO", "KeyT", "è", false],
  ["Russian", "KeyT", "е", true],
  ["Greek", "KeyT", "τ", true],
  ["Arabic", "KeyT", "ف", true],
];

for (const [layout, code, key, does] of PRESSES) {
  it(`${layout}: ${key} ${does ? "throws" : "does not throw"}`, async () => {
    const { page, close } = await openBoard("en/senet/kendall/");
    const press = (/** @type {string} */ code, /** @type {string} */ key, shiftKey = false) =>
      page.evaluate(
        (init) => void document.querySelector(".play .throw")?.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true })),
        { code, key, shiftKey },
      );
    await press(code, key);
    assert.equal((await shown(page)).thrown > 0, does);
    // The place of the question mark elsewhere is that of Z on Dvorak.
    await press("Slash", "Z", true);
    assert.ok(!(await page.locator(".play .keys dl").isVisible()));
    await close();
  });
}
