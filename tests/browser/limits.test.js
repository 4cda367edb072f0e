// Games that become too long for their codes: what the page says, and what it keeps.
import assert from "node:assert/strict";
import { it } from "node:test";
import { decoded, encoded, shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { accept, invite, position, receive, sideOf, terms, toSend, turn } from "./live.js";
import { numbers } from "./chance.js";
import { wordsOf } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

/** A code tells no more throws. */
const MOST = 2000;

/** Neither side has a move by a throw of 4, and who throws it throws again. */
const STUCK = ["senet/standard", "--position", "10/10/8xo x 4-4"];

/** @param {number} times */
const passes = (times) => encoded(...STUCK, "--plies", Array(times).fill("4 pass").join());

/** A word of chance by which a 4 falls. */
const FOUR = 14;

/** The code that the browser keeps. @param {Page} page @returns {Promise<string>} */
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("game:senet/standard") ?? "{}").code);

/** Throws, and waits for what is said. @param {Page} page @returns {Promise<string>} */
async function cast(page) {
  const { status } = await shown(page);
  await page.click(".play .throw");
  await page.waitForFunction((old) => document.querySelector(".play .status")?.textContent !== old, status);
  return (await shown(page)).status;
}

/** Lets an export of the engine give 0, as for a code that would be too long, after so many plies. @param {Page} page @param {string} name @param {number} plies */
const shorten = (page, name, plies) =>
  page.addInitScript(
    ({ name, plies }) => {
      const make = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = async (...given) => {
        const { instance, module } = await make(...given);
        const real = /** @type {any} */ (instance.exports);
        const short = { [name]: (/** @type {number[]} */ ...values) => (real.plies() >= plies ? 0 : real[name](...values)) };
        return /** @type {any} */ ({ module, instance: { exports: { ...real, ...short } } });
      };
    },
    { name, plies },
  );

for (const locale of ["en", "el", "ar"]) {
  it(`a game of ${MOST} throws is kept whole, takes no more, and says so: ${locale}`, async () => {
    const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    const words = wordsOf(locale);
    await page.addInitScript((word) => (crypto.getRandomValues = (/** @type {any} */ array) => array.fill(word)), FOUR);
    await visit(page, `${here.site.url}${locale}/senet/#play=${passes(MOST - 1)}`);
    assert.ok(!words.within(await cast(page), "play-live-too-long"), "there is room for one more");
    const whole = await kept(page);
    assert.equal(whole, passes(MOST));
    const { pieces, turn } = await shown(page);
    for (let times = 0; times < 2; times++) {
      assert.ok(words.is(await cast(page), "play-live-too-long"));
      const after = await shown(page);
      assert.deepEqual([after.pieces, after.turn, after.can], [pieces, turn, []]);
      assert.equal(await kept(page), whole);
      await page.reload();
      await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
    }
    // All of it is listed, and it is lost by no other game.
    await page.click(".play .moves > summary");
    await page.waitForFunction((most) => document.querySelectorAll(".play .moves li").length === most, MOST);
    await page.click(".play .new-game");
    assert.notEqual(await kept(page), whole);
    await page.click(".play .undo");
    assert.equal(await kept(page), whole);
    assert.deepEqual(troubles, []);
    await close();
  });
}

it("a game whose code has no more room keeps what it could, and goes on once a move is taken back", async () => {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  await shorten(page, "encode_game", 6);
  await visit(page, `${here.site.url}en/senet/`);
  /** @type {string[]} */
  const codes = [];
  for (let said = ""; !/too long/.test(said); said = await cast(page)) {
    assert.ok(codes.length < 12, said);
    codes.push(await kept(page));
    const { can } = await shown(page);
    if (can.length === 0) continue;
    await page.click(`.play [data-square="${can[0]}"] .piece`);
    await page.click(".play [data-target]");
  }
  const last = await kept(page);
  assert.equal(last, codes.at(-1));
  const [{ kind, refused }] = decoded([last]);
  assert.deepEqual({ kind, refused }, { kind: "game", refused: undefined });
  const before = await shown(page);
  assert.match(await cast(page), /too long/);
  assert.deepEqual((await shown(page)).pieces, before.pieces);
  await page.click(".play .undo");
  assert.doesNotMatch((await shown(page)).status, /too long/);
  assert.deepEqual(troubles, []);
  await close();
});

it("a live game whose code has no more room says so in its terms, and gives no link to send", async () => {
  const [one, other] = await Promise.all([sideOf(here, "en/senet/bell/"), sideOf(here, "en/senet/bell/")]);
  const answer = await accept(other, await invite(one));
  await shorten(one.page, "encode_live", 1);
  await receive(one, answer);
  assert.doesNotMatch(await terms(one), /too long/);
  for (let step = 0; !/too long/.test(await terms(one)); step++) {
    assert.ok(step < 20, "it never ends");
    const { can } = await shown(one.page);
    if (can.length === 0) await cast(one.page);
    else {
      await one.page.click(`.play [data-square="${can[0]}"] .piece`);
      await one.page.click(".play [data-target]");
    }
  }
  assert.match((await shown(one.page)).status, /too long/);
  assert.equal(await toSend(one.page), "");
  // What had room is kept, and falls again: here there is room for what follows.
  const second = { ...one, page: await one.page.context().newPage() };
  await receive(second, answer);
  await receive(other, await turn(second.page, numbers(3)));
  assert.deepEqual(await position(other), await position(second));
  assert.deepEqual([...one.troubles, ...other.troubles], []);
  await Promise.all([one.close(), other.close()]);
});
