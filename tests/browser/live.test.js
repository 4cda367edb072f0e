// Live games: two browsers with storages of their own pass nothing but links, and check each other.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { foundByAxe } from "./axe.js";
import { shown } from "./board.js";
import { browserAndSite } from "./browser.js";
import { numbers } from "./chance.js";
import { accept, checked, invite, position, receive, receiveHere, sideOf, terms, toSend, turn } from "./live.js";
import { BOARDS, SHORT } from "./site.js";

/** @typedef {import("./live.js").Side} Side */

const here = browserAndSite();

/** No live game of these seeds comes near so many links. */
const CAP = 2000;

/** Each so many-th link is opened in a new page, the others in the one that is open. */
const ANEW = 25;

/** @param {Side[]} sides */
async function close(sides) {
  for (const side of sides) {
    assert.deepEqual(side.troubles, []);
    await side.close();
  }
}

/**
 * @param {Side} one who invites
 * @param {Side} other
 * @param {{ isFirst?: boolean, isStrict?: boolean, links: number, seed: number }} how
 * @returns {Promise<{ codes: string[], now: Side, next: Side, isOver: boolean }>} all links, and who has the last
 */
async function played(one, other, { links, seed, ...agreed }) {
  const random = numbers(seed);
  const codes = [await invite(one, agreed)];
  codes.push(await accept(other, codes[0]));
  let [now, next] = [one, other];
  for (;;) {
    const code = codes[codes.length - 1];
    await (codes.length % ANEW ? receiveHere(now, code) : receive(now, code));
    const isOver = (await shown(now.page)).turn === null;
    if (isOver || codes.length >= links) return { codes, now, next, isOver };
    codes.push(await turn(now.page, random));
    [now, next] = [next, now];
  }
}

describe("a whole game by nothing but links", () => {
  const languages = [["en", "el"], ["ar", "ja"], ["de", "ru"], ["fr", "ar"]];
  for (const [index, board] of BOARDS.entries()) {
    if (!SHORT.includes(board)) continue;
    const isFirst = index % 2 === 0;
    it(`${board}, ${languages[index].join(" and ")}, ${isFirst ? "the inviter" : "the guest"} first`, async () => {
      const sides = await Promise.all(languages[index].map((locale) => sideOf(here, `${locale}/${board}`)));
      const { codes, now, next, isOver } = await played(sides[0], sides[1], { isFirst, links: CAP, seed: 41 + index });
      assert.ok(isOver, `no end after ${codes.length} links`);
      assert.deepEqual(await position(now), await position(next));
      assert.equal(await checked(now), await checked(next));
      assert.ok((await checked(now)) >= 30);
      assert.ok(codes.every((code) => /^[\w.-]{1,2048}$/.test(code)));
      await close(sides);
    });
  }
});

it("a strict game has a link after every throw, and says that it is one", async () => {
  const sides = await Promise.all(["en", "de"].map((locale) => sideOf(here, `${locale}/senet/`)));
  const { codes, now, next } = await played(sides[0], sides[1], { isStrict: true, isFirst: false, links: 40, seed: 7 });
  const plain = await Promise.all(["en", "de"].map((locale) => sideOf(here, `${locale}/senet/`)));
  assert.match(await terms(now), /Strict|Strenge/);
  assert.deepEqual((await position(now)).pieces, (await position(next)).pieces);
  // Each link after the first value tells at most one throw more.
  let before = 0;
  for (const code of codes.slice(3)) {
    await receiveHere(plain[0], code);
    const now = await checked(plain[0]);
    assert.ok(now - before <= 1, `${now} throws after ${before}`);
    before = now;
  }
  assert.ok(before >= 10);
  await close([...sides, ...plain]);
});

it("nobody plays for the other, and nobody plays before the link is there", async () => {
  const [one, other] = await Promise.all(["en", "el"].map((locale) => sideOf(here, `${locale}/senet/bell/`)));
  const invitation = await invite(one);
  for (const side of [one, other]) {
    if (side === other) await receive(other, invitation);
    const before = await position(side);
    await side.page.click(".play .throw", { force: true });
    await side.page.keyboard.press("t");
    assert.deepEqual(await position(side), before);
    assert.equal((await shown(side.page)).thrown, 0);
  }
  const answer = await accept(other, invitation);
  await other.page.click(".play .throw", { force: true });
  assert.equal((await shown(other.page)).thrown, 0);
  await receive(one, answer);
  await turn(one.page, numbers(3));
  const waiting = await position(one);
  await one.page.click(".play .throw", { force: true });
  assert.deepEqual(await position(one), waiting);
  await close([one, other]);
});

it("two live games and a game in hand do not disturb one another", async () => {
  const [one, other, third] = await Promise.all(["en", "fr", "ru"].map((locale) => sideOf(here, `${locale}/senet/`)));
  const first = await played(one, other, { links: 8, seed: 5 });
  const second = await played(one, third, { links: 9, seed: 6 });
  const last = [first.codes, second.codes].map((codes) => codes[codes.length - 1]);
  const seen = [];
  for (const code of [...last, ...last]) {
    await receive(one, code);
    seen.push({ throws: await checked(one), position: await position(one) });
  }
  assert.deepEqual(seen.slice(0, 2), seen.slice(2));
  // Two games may have as many throws, by chance, and hardly the same position.
  assert.notDeepEqual(seen[0].position, seen[1].position);
  await one.page.goto("about:blank");
  await one.page.goto(one.address);
  await one.page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
  assert.ok(await one.page.locator(".play .live").isHidden());
  await close([one, other, third]);
});

it("comes back after a reload with the throw that had fallen, and with the link that was to be sent", async () => {
  const sides = await Promise.all(["en", "ja"].map((locale) => sideOf(here, `${locale}/senet/kendall/`)));
  const { now } = await played(sides[0], sides[1], { links: 12, seed: 8 });
  await now.page.click(".play .throw");
  await now.page.waitForFunction(() => document.querySelector(".play [data-can], .play .dice [data-face]"));
  const thrown = await shown(now.page);
  await now.page.reload();
  await now.page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
  const again = await shown(now.page);
  assert.deepEqual([again.pieces, again.can, again.turn], [thrown.pieces, thrown.can, thrown.turn]);
  const code = await turn(now.page, numbers(9));
  await now.page.reload();
  await now.page.locator("#live-link").waitFor();
  assert.equal(await toSend(now.page), code);
  await close(sides);
});

it("another page of the same browser goes on with the game, and the first follows", async () => {
  const sides = await Promise.all(["en", "el"].map((locale) => sideOf(here, `${locale}/senet/bell/`)));
  const { now, codes } = await played(sides[0], sides[1], { links: 6, seed: 10 });
  const second = { ...now, page: await now.page.context().newPage() };
  await receive(second, codes[codes.length - 1]);
  const sent = await turn(second.page, numbers(2));
  await now.page.waitForFunction((code) => location.hash === `#play=${code}`, sent);
  assert.equal(await toSend(now.page), sent);
  assert.deepEqual(await position(now), await position(second));
  await close(sides);
});

it("whoever resigns ends the game for both, in his own turn alone", async () => {
  const [one, other] = await Promise.all(["en", "de"].map((locale) => sideOf(here, `${locale}/senet/`)));
  const { now, next } = await played(one, other, { links: 7, seed: 11 });
  /** @param {Side} side */
  const resign = async ({ page }) => {
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".play .give-up")).click());
  };
  const before = await position(next);
  await resign(next);
  assert.deepEqual(await position(next), before);
  await resign(now);
  await receive(next, await toSend(now.page));
  assert.equal((await position(next)).turn, null);
  assert.equal(await toSend(next.page), "");
  await close([one, other]);
});

for (const [locale, colorScheme] of /** @type {const} */ ([["en", "light"], ["ar", "dark"]])) {
  it(`whoever reads by assistive technology finds the way: ${locale}, ${colorScheme}`, async () => {
    const [one, other] = await Promise.all(["senet/", "senet/"].map((board) => sideOf(here, `${locale}/${board}`)));
    for (const { page } of [one, other]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 360, height: 800 });
    }
    await one.page.click(".play .invite > summary");
    await one.page.locator(".play .invite form").waitFor();
    assert.deepEqual(await foundByAxe(one.page), []);
    await one.page.click(".play .invite > summary");
    const invitation = await invite(one);
    assert.deepEqual(await foundByAxe(one.page), []);
    await receive(other, invitation);
    assert.deepEqual(await foundByAxe(other.page), []);
    const height = await other.page.locator(".play .accept").evaluate((button) => button.getBoundingClientRect().height);
    assert.ok(height >= 44, `${height} px`);
    await close([one, other]);
  });
}
