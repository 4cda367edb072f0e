// Live games where something goes wrong in the browser itself, and what the hands are on after each press.
import assert from "node:assert/strict";
import { it } from "node:test";
import { shown } from "./board.js";
import { browserAndSite } from "./browser.js";
import { accept, invite, position, receive, receiveHere, sideOf, terms, toSend, turn } from "./live.js";
import { numbers } from "./chance.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./live.js").Side} Side */

const here = browserAndSite();

const BELL = "en/senet/bell/";

/** @param {string} [path] @returns {Promise<{ one: Side, other: Side, answer: string }>} two who have agreed; `one` begins */
async function agreed(path = BELL) {
  const [one, other] = await Promise.all([sideOf(here, path), sideOf(here, path)]);
  return { one, other, answer: await accept(other, await invite(one)) };
}

/** @param {Page} page @returns {Promise<string>} what has the focus */
const focused = (page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className || document.activeElement?.tagName || "");

/** @param {Page} page */
const said = (page) => page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");

/** @param {Side[]} sides */
async function close(...sides) {
  for (const side of sides) {
    assert.deepEqual(side.troubles, []);
    await side.close();
  }
}

it("goes on where the storage is full, sends nothing, and throws the same again after a reload", async () => {
  const { one, other, answer } = await agreed();
  const { page } = one;
  await receive(one, answer);
  await page.evaluate(() => {
    const set = Storage.prototype.setItem;
    Object.assign(window, { makeRoom: () => (Storage.prototype.setItem = set) });
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.click(".play .throw");
  await page.waitForFunction(() => document.querySelector(".play .dice [data-face]"));
  const { thrown } = await shown(page);
  assert.match(await terms(one), /keeps nothing/);
  await page.focus(".play .throw");
  for (let press = 0; press < 3; press++) await page.keyboard.press("t");
  assert.equal((await shown(page)).thrown, thrown);
  assert.equal(await toSend(page), "");
  await page.reload();
  await said(page);
  assert.equal((await shown(page)).thrown, 0);
  await page.click(".play .throw");
  await page.waitForFunction(() => document.querySelector(".play .dice [data-face]"));
  assert.equal((await shown(page)).thrown, thrown);
  assert.doesNotMatch(await terms(one), /keeps nothing/);
  const link = await turn(page, numbers(4));
  await receive(other, link);
  assert.deepEqual(await position(other), await position(one));
  assert.doesNotMatch((await shown(other.page)).status, /not accepted/);
  await close(one, other);
});

it("throws once where casting fails at first", async () => {
  const { one, other, answer } = await agreed();
  const { page } = one;
  await receive(one, answer);
  await page.evaluate(() => {
    const sign = SubtleCrypto.prototype.sign;
    SubtleCrypto.prototype.sign = () => {
      SubtleCrypto.prototype.sign = sign;
      return Promise.reject(new Error("none"));
    };
  });
  await page.click(".play .throw");
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent?.includes("did not load"));
  await page.click(".play .throw");
  await page.waitForFunction(() => document.querySelector(".play .dice [data-face]"));
  await receive(other, await turn(page, numbers(5)));
  assert.deepEqual(await position(other), await position(one));
  await close(one, other);
});

const DAMAGE = ["{", "null", '{"seat":5,"secret":"","code":""}', "code", "secret"];
for (const damage of DAMAGE) {
  it(`sets a side aside that cannot be read, and shows the game: ${damage}`, async () => {
    const { one, other, answer } = await agreed();
    const key = await one.page.evaluate((text) => {
      const key = Object.keys(localStorage).find((each) => each.startsWith("live:")) ?? "";
      const kept = JSON.parse(localStorage[key]);
      const changed = { code: { ...kept, code: "H0" }, secret: { ...kept, secret: btoa("0123456789abcdef") } }[text];
      localStorage[key] = changed ? JSON.stringify(changed) : text;
      return key;
    }, damage);
    await receive(one, answer);
    assert.match((await shown(one.page)).status, /plays no side/);
    const keys = await one.page.evaluate(() => Object.keys(localStorage));
    assert.ok(!keys.includes(key) && keys.some((each) => each.startsWith(`${key}:aside:`)), String(keys));
    await close(one, other);
  });
}

it("minds no damage that another page does to what is stored", async () => {
  const { one, other, answer } = await agreed();
  await receive(one, answer);
  const second = await one.page.context().newPage();
  await second.goto(`${here.site.url}${BELL}`);
  await second.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("live:")) localStorage[key] = "{";
  });
  await one.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes(":aside:")));
  await receive(other, await turn(one.page, numbers(6)));
  assert.deepEqual(await position(other), await position(one));
  await close(one, other);
});

it("keeps a link in the address until what it needs has loaded, and gives the game in hand back", async () => {
  const { one, other, answer } = await agreed();
  const { page } = one;
  await page.goto("about:blank");
  await page.route(/passing.*\.js$/, (route) => route.abort());
  await page.goto(`${one.address}#play=${answer}`);
  await said(page);
  assert.match((await shown(page)).status, /did not load/);
  assert.equal(new URL(page.url()).hash, `#play=${answer}`);
  await page.click(".play .throw");
  await page.waitForFunction(() => document.querySelector(".play .dice [data-face]"));
  one.troubles.length = 0;
  await page.unroute(/passing.*\.js$/);
  await page.reload();
  await page.locator(".play .live").waitFor();
  assert.doesNotMatch((await shown(page)).status, /did not load/);
  await turn(page, numbers(7));
  await close(one, other);
});

it("throws nothing in the game in hand while a link is read", async () => {
  const { one, other, answer } = await agreed();
  const { page } = one;
  const stored = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("game:")).join());
  await page.goto("about:blank");
  /** @type {() => void} */
  let letGo = () => {};
  const isLetGo = new Promise((resolve) => (letGo = () => resolve(undefined)));
  await page.route(/passing.*\.js$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto(`${one.address}#play=${answer}`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector(".play .throw:not([disabled])"));
  const before = await stored();
  await page.focus(".play .throw");
  await page.keyboard.press("t");
  await page.click(".play .throw");
  await page.waitForTimeout(200);
  assert.equal((await shown(page)).thrown, 0);
  assert.equal(await stored(), before);
  letGo();
  await page.locator(".play .live").waitFor();
  await page.focus(".play .throw");
  await page.keyboard.press("t");
  await page.waitForFunction(() => document.querySelector(".play .dice [data-face]"));
  await close(one, other);
});

it("leads from Invite and Accept on to the link", async () => {
  const [one, other] = await Promise.all([sideOf(here, BELL), sideOf(here, BELL)]);
  const invitation = await invite(one);
  assert.equal(await focused(one.page), "live-link");
  await accept(other, invitation);
  assert.equal(await focused(other.page), "live-link");
  await close(one, other);
});

it("shows neither Undo nor Hint in a live game, and shows them again in the next one", async () => {
  const { one, other, answer } = await agreed();
  const { page } = one;
  const aids = () => page.locator(".play :is(.undo, .hint)").evaluateAll((all) => all.map((button) => button.checkVisibility()));
  await receive(one, answer);
  assert.deepEqual(await aids(), [false, false]);
  const length = await page.evaluate(() => history.length);
  await turn(page, numbers(9));
  assert.deepEqual(await aids(), [false, false], "nor while it waits");
  assert.equal(await page.evaluate(() => history.length), length, "going back leads off the page, not through the game");
  await page.click(".play .new-game");
  assert.deepEqual(await aids(), [true, true]);
  await close(one, other);
});

it("resigns nothing in the other's turn, whatever earlier position is looked at", async () => {
  const { one, other, answer } = await agreed();
  await receive(one, answer);
  await turn(one.page, numbers(12));
  const { page } = one;
  const before = [await position(one), await toSend(page)];
  const [, first] = before;
  await page.focus(".play .board [tabindex='0']");
  // Back to where the throw was one's own.
  await page.keyboard.press("b");
  await page.waitForSelector(".play[data-looking]");
  for (let step = 0; (await shown(page)).turn !== "first"; step++) {
    assert.ok(step < 9, "no position of one's own");
    await page.keyboard.press("b");
  }
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".play .give-up")).click());
  assert.deepEqual([await position(one), await toSend(page)], before);
  assert.equal(await page.locator(".play[data-looking]").count(), 0);
  await receive(other, String(first));
  assert.notEqual((await position(other)).turn, null);
  await close(one, other);
});

it("Rematch invites again, with the sides changed", async () => {
  const { one, other, answer } = await agreed();
  await receive(one, answer);
  const [, side] = (await terms(one)).match(/Your side: (.*)/) ?? [];
  await one.page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".play .give-up")).click());
  const last = await toSend(one.page);
  assert.ok(last);
  await one.page.click(".play .rematch");
  await one.page.waitForFunction((code) => !location.hash.includes(code), last);
  const invitation = await toSend(one.page);
  assert.notEqual(invitation, "");
  assert.equal(await focused(one.page), "live-link");
  const [, now] = (await terms(one)).match(/Your side: (.*)/) ?? [];
  assert.ok(side && now && side !== now, `${side}, then ${now}`);
  const again = await accept(other, invitation);
  assert.match(await terms(other), new RegExp(`Your side: ${side}`));
  await receiveHere(other, await turnOrReady(one, again));
  await turn(other.page, numbers(8));
  await close(one, other);
});

/** Who begins waits for a value of the other. @param {Side} side @param {string} code @returns {Promise<string>} */
async function turnOrReady(side, code) {
  await receive(side, code);
  return toSend(side.page);
}

it("gives the choices of an invitation room for a finger", async () => {
  const { page, troubles, close } = await sideOf(here, "de/senet/");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.click(".play .invite > summary");
  await page.locator(".play .invite form").waitFor();
  const sizes = await page.$$eval(".play .invite input", (inputs) => inputs.map((input) => input.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
  assert.equal(sizes.length, 3);
  assert.ok(sizes.every((size) => size >= 24), String(sizes));
  assert.deepEqual(troubles, []);
  await close();
});
