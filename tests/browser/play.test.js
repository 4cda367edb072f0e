// Whole games on the built site, by keys and by pointer, in every ruleset; each throw, choice and result is
// held against the program's own engine afterwards.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { moveText, notation, shown, verify } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { numbers, seedChance } from "./chance.js";
import { BOARDS, SHORT, locales } from "./site.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./board.js").Shown} Shown */
/** @typedef {import("./board.js").Turn} Turn */
/** A way to play: throws, and moves the piece on a square. @typedef {{ ready: (page: Page) => Promise<void>, cast: (page: Page) => Promise<void>, play: (page: Page, from: number, random: () => number) => Promise<number> }} Hand */

/** No game of these seeds comes near so many throws; a board that never ends would. */
const CAP = 3000;

const here = browserAndSite();

/** @type {Hand} */
const keys = {
  async ready(page) {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.matches(".play [data-square]"))) return;
    }
    assert.fail("forty steps of Tab do not lead to the board");
  },
  cast: (page) => page.keyboard.press("t"),
  async play(page, from) {
    const focused = () => page.evaluate(() => Number(/** @type {HTMLElement} */ (document.activeElement).dataset.square));
    for (let step = 0; (await focused()) !== from; step++) {
      assert.ok(step < 12, `n does not lead to the piece on ${from}`);
      await page.keyboard.press("n");
    }
    await page.keyboard.press("Enter");
    const { targets } = await shown(page);
    assert.equal(targets.length, 1);
    await page.keyboard.press("Enter");
    return targets[0];
  },
};

/** @type {Hand} */
const pointer = {
  ready: async () => {},
  cast: (page) => page.click(".play .throw"),
  async play(page, from, random) {
    const piece = `.play [data-square="${from}"] .piece`;
    const goal = (/** @type {number} */ to) => (to === 0 ? ".play .bear-off" : `.play [data-square="${to}"]`);
    if (random() < 0.5) {
      await page.click(piece);
      const { targets } = await shown(page);
      await page.click(goal(targets[0]));
      return targets[0];
    }
    const start = await page.locator(piece).boundingBox();
    assert.ok(start);
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12, { steps: 2 });
    const { targets } = await shown(page);
    const end = await page.locator(goal(targets[0])).boundingBox();
    assert.ok(end);
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
    await page.mouse.up();
    return targets[0];
  },
};

/**
 * Plays one game to its end.
 * @param {Page} page
 * @param {string} ruleset
 * @param {Hand} hand
 * @param {() => number} random
 */
async function playGame(page, ruleset, hand, random) {
  /** @type {Turn[]} */
  const turns = [];
  await hand.ready(page);
  let board = await shown(page);
  let isOpening = ruleset === "senet/jequier";
  let said = board.status;
  for (let throws = 0; board.turn !== null; throws++) {
    assert.ok(throws < CAP, `no end after ${CAP} throws`);
    const position = notation(board, isOpening);
    await hand.cast(page);
    const thrown = await shown(page);
    assert.notEqual(thrown.status, said, "the same text twice is not spoken");
    let move = "pass";
    let result = thrown;
    if (isOpening) {
      isOpening = thrown.thrown !== 1;
      move = isOpening ? "pass" : "10-11";
      // The contest plays itself: by the time that it can be seen there is nothing to choose.
      turns.push({ ruleset, position, throw: thrown.thrown, shown: isOpening ? [] : ["10"], move, after: notation(thrown, isOpening) });
      board = thrown;
      said = thrown.status;
      continue;
    }
    if (thrown.can.length > 0) {
      const from = thrown.can[Math.floor(random() * thrown.can.length)];
      move = moveText(from, await hand.play(page, from, random));
      result = await shown(page);
    }
    turns.push({ ruleset, position, throw: thrown.thrown, shown: thrown.can.map(String), move, after: notation(result, false) });
    said = result.status;
    board = result;
  }
  return { turns, board };
}

/** @param {string} name @param {Hand} hand @param {number} seed @param {string[]} boards */
function wholeGames(name, hand, seed, boards) {
  describe(`a whole game by ${name}`, () => {
    for (const [index, board] of BOARDS.entries()) {
      if (!boards.includes(board)) continue;
      const locale = locales()[(index + seed) % locales().length];
      const ruleset = board === "senet/" ? "senet/standard" : board.slice(0, -1);
      it(`${ruleset}, in ${locale}`, async () => {
        const { page, troubles, close } = await open(here.browser, here.site.origin, {
          reducedMotion: "reduce",
          viewport: { width: 1280, height: 1400 },
        });
        await seedChance(page, seed);
        await visit(page, `${here.site.url}${locale}/${board}`);
        const { turns, board: last } = await playGame(page, ruleset, hand, numbers(seed + index));
        verify(turns);
        assert.notEqual(last.status, "");
        assert.deepEqual(last.can, []);
        assert.ok(await page.evaluate(() => document.activeElement?.matches(".play .new-game")), "on to another game");
        await page.click(".play .new-game");
        assert.equal((await shown(page)).turn, "first");
        assert.deepEqual(troubles, []);
        await close();
      });
    }
  });
}

wholeGames("keys", keys, 11, BOARDS);
wholeGames("pointer", pointer, 29, SHORT);
