// What is spoken: each event once and only once, also when the text is the same as before, and also where several
// events fall into one moment, before a screen reader looks again.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";
import { seedChance } from "./chance.js";
import { goToBoard, refusalIn } from "./ear.js";
import { gameOf } from "./tree.js";
import { watch } from "./watch.js";
import { plain, wordsOf } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./words.js").Words} Words */

const here = browserAndSite();

const LOCALES = ["en", "el", "ar"];

/** The ways in which a move is told. */
const MOVES = ["moved", "moved-back", "swapped", "captured", "sent-away", "borne-off"].map((id) => `play-${id}`);

/**
 * Opens a board that is watched, with the focus on it.
 * @param {string} path
 * @param {"reduce" | "no-preference"} reducedMotion
 * @param {(page: Page) => Promise<void>} [prepare]
 */
async function openWatched(path, reducedMotion, prepare) {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion });
  const watched = await watch(page);
  await prepare?.(page);
  await visit(page, here.site.url + path);
  const { tree, words } = await gameOf(page, path.split("/")[0]);
  await goToBoard(tree);
  await watched.look();
  const heard = async () => (await watched.look()).spoken.map(({ said }) => said);
  return { page, troubles, close, tree, words, heard };
}

/** Presses keys all in one moment, faster than any hand. @param {Page} page @param {string[]} keys */
function pressAtOnce(page, keys) {
  return page.evaluate((keys) => {
    for (const key of keys) {
      const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
      const { activeElement } = document;
      // What a browser makes of this key on a button.
      if (key === "Enter" && activeElement instanceof HTMLButtonElement) activeElement.click();
      else activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
    }
  }, keys);
}

for (const locale of LOCALES) {
  it(`equal throws in a row are each spoken, once: ${locale}`, async () => {
    for (const board of ["senet/", "senet/jequier/"]) {
      // Whatever is drawn is the same as before.
      const { tree, words, heard, close } = await openWatched(`${locale}/${board}`, "reduce", async (page) => {
        await page.addInitScript("crypto.getRandomValues = (words) => words.fill(2 ** 31)");
      });
      let [last, throws] = ["", 0];
      for (let press = 0; press < 60; press++) {
        const { said } = await tree.hear();
        const choose = words.ends(said, "play-choose");
        if (choose) await tree.press("n");
        assert.deepEqual(await heard(), []);
        await tree.press(choose ? "Enter" : "t");
        const spoken = await heard();
        assert.equal(spoken.length, 1, JSON.stringify(spoken));
        assert.notEqual(spoken[0], last);
        [last] = spoken;
        if (words.within(last, "play-threw") ?? words.within(last, "play-opening-missed")) throws++;
        if (!choose) continue;
        await tree.press("Enter");
        [last] = await heard();
      }
      assert.ok(throws > 20, `${throws} throws: ${last}`);
      await close();
    }
  });

  it(`a refusal is spoken as often as it is asked for: ${locale}`, async () => {
    const { tree, words, heard, close } = await openWatched(`${locale}/senet/kendall/`, "reduce");
    /** @type {string[]} */
    const all = [];
    for (let time = 0; time < 5; time++) {
      await tree.press("Enter");
      all.push(...(await heard()));
    }
    assert.equal(all.length, 5);
    for (const [index, said] of all.entries()) {
      assert.equal(refusalIn(words, said), "play-refused-not-thrown");
      assert.notEqual(said, all[index - 1], "the same text twice is not spoken");
    }
    await close();
  });
}

it("nothing is lost when moves come fast: the words tell of every throw and move, once", async () => {
  const { page, troubles, close, tree, words, heard } = await openWatched("el/senet/", "no-preference", (page) => seedChance(page, 5));
  // A square ends where the sentence goes on: else a longer message would pass for a shorter one.
  const square = "\\d+(?: \\([^)]*\\))?";
  const exact = wordsOf("el", { from: square, to: square, end: square });
  const pieces = await piecesBySquare(tree, words);
  let moves = 0;
  for (let turn = 0; turn < 80; turn++) {
    // The sticks are still falling when the piece is chosen.
    await pressAtOnce(page, ["t", "n", "Enter", "Enter"]);
    const spoken = await heard();
    assert.equal(spoken.length, 1, `${turn}: ${JSON.stringify(spoken)}`);
    const said = plain(spoken[0]);
    assert.ok(words.within(said, "play-threw") ?? words.within(said, "play-threw-none-up"), said);
    const told = MOVES.map((id) => exact.within(said, id)).filter((move) => move !== null);
    const passed = words.ids("play-passed").concat("play-turn-lost").some((id) => words.within(said, id));
    assert.equal(told.length, passed ? 0 : 1, said);
    for (const move of told) {
      assert.ok(words.within(said, "play-chosen", { from: move.from }) ?? words.within(said, "play-chosen-off", { from: move.from }), said);
      replay(pieces, move);
      moves++;
    }
    assert.deepEqual(await piecesBySquare(tree, words), pieces, said);
  }
  assert.ok(moves > 50, `${moves} moves`);
  assert.deepEqual(troubles, []);
  await close();
});

/** The pieces by the names of the squares. @param {import("./tree.js").Tree} tree @param {Words} words @returns {Promise<Record<string, string>>} */
async function piecesBySquare(tree, words) {
  const { parts } = await tree.hear();
  const sides = parts.flatMap((part) => (part.role === "group" && words.is(part.name, "board-tray")?.side) || []);
  const cells = parts.filter((part) => part.role === "gridcell");
  assert.equal(cells.length, 30);
  return Object.fromEntries(
    cells.flatMap(({ name }) => {
      const side = sides.find((side) => name.includes(side));
      return side ? [[parseInt(name), side]] : [];
    }),
  );
}

/** @param {Record<string, string>} pieces @param {Record<string, string>} move as it was told */
function replay(pieces, move) {
  const [from, to, end] = [move.from, move.to, move.end].map((square) => parseInt(square));
  const [mover, other] = [pieces[from], pieces[to]];
  delete pieces[from];
  if (!to) return;
  // A piece that is met changes places; none is captured in these rules.
  if (other) pieces[from] = other;
  pieces[end || to] = mover;
}

it("each step of the computer is spoken once, and each throw of a hand once it lies", async () => {
  const { page, close, words, heard } = await openWatched("ar/senet/bell/", "no-preference", (page) => seedChance(page, 3));
  await page.selectOption(".play .players", "first");
  /** @type {string[]} */
  const all = [];
  const isHumans = () => all.some((said) => words.ends(said, "play-to-throw"));
  for (let wait = 0; wait < 60 && !isHumans(); wait++) {
    await page.waitForTimeout(250);
    all.push(...(await heard()));
  }
  assert.ok(isHumans(), JSON.stringify(all));
  const [first, ...steps] = all;
  assert.ok(words.is(first, "play-computer-turn"), first);
  for (const [index, said] of steps.entries()) {
    const threw = words.within(said, "play-threw");
    const moved = MOVES.some((id) => words.within(said, id));
    assert.ok(index % 2 === 0 ? threw : moved, `${index}: ${said}`);
  }
  await page.click(".play .throw");
  assert.deepEqual(await heard(), []);
  await page.waitForTimeout(900);
  assert.equal((await heard()).length, 1);
  await close();
});

for (const locale of LOCALES) {
  it(`looking back, taking back and hints are each spoken once, and keep the focus: ${locale}`, async () => {
    const { page, tree, heard, close } = await openWatched(`${locale}/senet/bell/`, "reduce", (page) => seedChance(page, 9));
    for (let turn = 0; turn < 3; turn++) for (const key of ["t", "n", "Enter", "Enter"]) await tree.press(key);
    await tree.press("t");
    await heard();
    for (const key of ["h", "b", "b", "f", "f", "u", "u", "t"]) {
      await tree.press(key);
      /** @type {string[]} */
      const spoken = [];
      // What weighs moves may take a moment, and nothing may follow it.
      for (let wait = 0; wait < 40 && spoken.length === 0; wait++) {
        await page.waitForTimeout(50);
        spoken.push(...(await heard()));
      }
      await page.waitForTimeout(150);
      spoken.push(...(await heard()));
      assert.equal(spoken.length, 1, `${key}: ${JSON.stringify(spoken)}`);
      assert.ok((await tree.hear()).focus, `${key} loses the focus`);
    }
    await close();
  });
}
