// Whole games by keyboard alone, where the player knows nothing but the accessibility tree's texts. Beside it the
// page is watched: each event is spoken once and only once, the focus is always in sight, nothing moves.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";
import { numbers, seedChance } from "./chance.js";
import { goTo, goToBoard, playByEar } from "./ear.js";
import { BOARDS, SHORT } from "./site.js";
import { gameOf } from "./tree.js";
import { watch } from "./watch.js";

const here = browserAndSite();

/** A board each, and each of the languages and shapes. @type {[string, string, number, number][]} */
const GAMES = [
  ["en", "senet/", 1280, 900],
  ["el", "senet/jequier/", 360, 640],
  ["ar", "senet/bell/", 768, 1024],
  ["ar", "senet/kendall/", 360, 640],
];
assert.deepEqual(GAMES.map(([, board]) => board).sort(), [...BOARDS].sort());

for (const [index, [locale, board, width, height]] of GAMES.entries()) {
  if (!SHORT.includes(board)) continue;
  it(`a whole game by what is heard: ${board} in ${locale} at ${width} px`, async () => {
    const { page, troubles, close } = await open(here.browser, here.site.origin, {
      reducedMotion: "reduce",
      viewport: { width, height },
    });
    const watched = await watch(page);
    await seedChance(page, 41 + index);
    await visit(page, `${here.site.url}${locale}/${board}`);
    const { tree, words } = await gameOf(page, locale);
    let presses = 0;
    /** @type {Promise<import("./tree.js").Heard> | undefined} */
    let heard;
    const ear = {
      hear: () => (heard ??= tree.hear()),
      press: async (/** @type {string} */ key, /** @type {"event" | "focus"} */ means) => {
        heard = undefined;
        await tree.press(key);
        const { spoken, trouble } = await watched.look();
        const told = `${key}, press ${++presses}`;
        assert.equal(spoken.length, means === "event" ? 1 : 0, `${told}: ${JSON.stringify(spoken)}`);
        assert.equal(trouble, "", told);
      },
    };
    await goToBoard(tree);
    await watched.look();
    const { throws, moves, last } = await playByEar(ear, words, numbers(7 + index));
    assert.ok(throws > 50 && moves > 30, `${throws} throws, ${moves} moves`);
    const isNewGame = (/** @type {import("./tree.js").Heard} */ { focus }) => Boolean(focus && words.is(focus.name, "board-new-game"));
    const { focus } = await ear.hear();
    assert.ok(focus, "the end of a game loses the focus");
    await goTo(ear, "Tab", isNewGame, "a new game");
    await ear.press("Enter", "event");
    const { said } = await ear.hear();
    assert.notEqual(said, last);
    assert.ok(words.within(said, "play-new-game"), said);
    assert.deepEqual(await watched.moved(), []);
    assert.deepEqual(troubles, []);
    await close();
  });
}

for (const [locale, width] of /** @type {[string, number][]} */ ([["en", 1280], ["el", 360], ["ar", 1280]])) {
  it(`what opens over the board is gone when the focus goes back to it: ${locale} at ${width} px`, async () => {
    const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce", viewport: { width, height: 900 } });
    const watched = await watch(page);
    await visit(page, `${here.site.url}${locale}/senet/`);
    const { tree, words } = await gameOf(page, locale);
    await goToBoard(tree);
    await tree.press("End");
    await goTo(tree, "Tab", ({ focus }) => words.is(focus?.name ?? "", "board-keys") !== null, "the list of keys");
    await tree.press("Enter");
    const isOpen = (/** @type {import("./tree.js").Heard} */ { parts }) => parts.some((part) => part.isExpanded && words.is(part.name, "board-keys"));
    assert.ok(isOpen(await tree.hear()));
    await goTo(tree, "Shift+Tab", ({ focus }) => focus?.role === "gridcell", "the board");
    for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight"]) {
      await tree.press(key);
      assert.equal((await watched.look()).trouble, "", key);
    }
    await close();
  });
}
