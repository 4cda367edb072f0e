// The list of throws and moves, stepping through it, hints, what moves cost, and games that are passed on as text.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { it } from "node:test";
import { shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { seedChance } from "./chance.js";
import { BOARDS } from "./site.js";

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

/** Plays one of the pieces that can move. @param {Page} page @param {number} which */
async function playMove(page, which) {
  const { can } = await shown(page);
  await page.click(`.play [data-square="${can[which % can.length]}"] .piece`);
  const { targets } = await shown(page);
  await page.click(targets[0] === 0 ? ".play .bear-off" : `.play [data-square="${targets[0]}"]`);
}

/** Plays a number of throws; what was to be seen before each and after the last. @param {Page} page @param {number} throws */
async function playThrows(page, throws) {
  const found = [{ ...(await seen(page)), isChoice: false }];
  for (let thrown = 0; thrown < throws; thrown++) {
    await page.click(".play .throw");
    const { can } = await shown(page);
    found[thrown].isChoice = can.length > 0;
    if (can.length > 0) await playMove(page, thrown);
    found.push({ ...(await seen(page)), isChoice: false });
  }
  return found;
}

/** Opens a panel whose script is loaded then. @param {Page} page @param {string} name @param {string} part that the script fills */
async function openPanel(page, name, part) {
  await page.click(`.play .${name} > summary`);
  await page.waitForFunction((selector) => document.querySelector(selector)?.textContent !== "", part);
}

for (const path of ["en/senet/", "el/senet/bell/", "ar/senet/jequier/"]) {
  it(`lists each throw and its move, and leads to each position and on from it: ${path}`, async () => {
    const { page, troubles, close } = await openBoard(path);
    const found = await playThrows(page, 14);
    await openPanel(page, "moves", ".play .moves ol");
    const links = page.locator(".play .moves li a");
    assert.equal(await links.count(), 14);
    for (const ply of [3, 8, 13]) {
      await links.nth(ply).click();
      assert.deepEqual((await seen(page)).pieces, found[ply + 1].pieces);
      assert.equal(await page.locator(".play[data-looking]").count(), ply === 13 ? 0 : 1, "marked as an earlier one");
    }
    // The address of a line leads there from anywhere.
    const addresses = await links.evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
    const other = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    for (const ply of [2, 6]) {
      assert.match(addresses[ply], /#play=[\w.-]{1,16}$/);
      await visit(other.page, addresses[ply]);
      const { pieces, turn } = await seen(other.page);
      // With the throw that fell there; where it leaves no choice it is played.
      const then = found[found[ply + 1].isChoice ? ply + 1 : ply + 2];
      assert.deepEqual({ pieces, turn }, { pieces: then.pieces, turn: then.turn });
    }
    await other.close();
    // Nothing is played while looking back; from there one can go on.
    await links.nth(4).click();
    const back = await seen(page);
    assert.deepEqual(back.can, []);
    await page.focus(".play .throw");
    await page.keyboard.press("t");
    assert.deepEqual(await seen(page), back);
    await page.click(".play .go-on");
    const plies = found[5].isChoice ? 5 : 6;
    assert.equal(await links.count(), plies);
    assert.deepEqual((await seen(page)).pieces, found[plies].pieces);
    if ((await shown(page)).can.length === 0) await page.click(".play .throw");
    // A throw that leaves no choice is played already.
    if ((await shown(page)).can.length > 0) await playMove(page, 0);
    assert.equal(await links.count(), plies + 1);
    assert.deepEqual(troubles, []);
    await close();
  });
}

for (const locale of ["en", "el", "ar"]) {
  it(`steps through the game by keys and by buttons: ${locale}`, async () => {
    const { page, close } = await openBoard(`${locale}/senet/kendall/`);
    const found = await playThrows(page, 6);
    await page.focus(".play .throw");
    await page.keyboard.press("b");
    await page.waitForSelector(".play[data-looking]");
    assert.deepEqual((await seen(page)).pieces, found[5].pieces);
    // By its place on the keyboard, whatever it writes.
    await page.focus(".play .throw");
    await page.evaluate(() => {
      const target = document.querySelector(".play .throw");
      for (const code of ["KeyB", "KeyB"]) target?.dispatchEvent(new KeyboardEvent("keydown", { code, key: "ش", bubbles: true }));
    });
    await page.waitForTimeout(50);
    assert.deepEqual((await seen(page)).pieces, found[3].pieces);
    await page.keyboard.press("f");
    await page.waitForTimeout(50);
    assert.deepEqual((await seen(page)).pieces, found[4].pieces);
    await page.click(".play .steps [value=first]");
    assert.deepEqual((await seen(page)).pieces, found[0].pieces);
    await page.click(".play .steps [value=on]");
    assert.deepEqual((await seen(page)).pieces, found[1].pieces);
    await page.click(".play .steps [value=last]");
    assert.deepEqual((await seen(page)).pieces, found[6].pieces);
    assert.equal(await page.locator(".play[data-looking]").count(), 0);
    await close();
  });

  it(`lists the keys by the question mark: ${locale}`, async () => {
    const { page, close } = await openBoard(`${locale}/senet/`);
    await page.focus(".play [data-square][tabindex='0']");
    await page.keyboard.press("?");
    assert.ok(await page.locator(".play .keys dl").isVisible());
    await page.keyboard.press("?");
    assert.ok(!(await page.locator(".play .keys dl").isVisible()));
    await close();
  });
}

for (const [index, board] of BOARDS.entries()) {
  const locale = ["en", "el", "ar", "ja"][index];
  it(`tells what each move is worth, and which is best, on request: ${locale}/${board}`, async () => {
    const { page, troubles, close } = await openBoard(`${locale}/${board}`);
    await playThrows(page, 12);
    for (let found = await shown(page); found.can.length < 2; found = await shown(page)) {
      if (found.can.length === 0) await page.click(".play .throw");
      else await playMove(page, 0);
    }
    const { can, status } = await shown(page);
    assert.equal(await page.locator(".play .odds").count(), 0);
    await page.focus(".play .throw");
    await page.keyboard.press("h");
    await page.waitForSelector(".play .odds");
    const odds = await page.locator(".play .square:has(.odds)").evaluateAll((cells) =>
      cells.map((cell) => ({
        square: Number(cell.getAttribute("data-square")),
        chance: cell.querySelector(".odds")?.textContent ?? "",
        best: cell.querySelector(".odds[data-best]") !== null,
        name: cell.getAttribute("aria-label") ?? "",
      })),
    );
    assert.deepEqual(odds.map(({ square }) => square).sort((a, b) => a - b), can.sort((a, b) => a - b));
    const value = (/** @type {string} */ text) => Number(text.match(/\d+/)?.[0]);
    const best = odds.filter((each) => each.best);
    assert.ok(best.length >= 1 && best.every(({ chance }) => value(chance) === Math.max(...odds.map((each) => value(each.chance)))));
    for (const { chance, name } of odds) assert.ok(name.includes(chance), name);
    const told = (await shown(page)).status;
    assert.ok(told !== status && told.includes(String(best[0].chance)) && told.includes(String(best[0].square)), told);
    // They go with the move.
    await page.click(`.play [data-square="${can[0]}"] .piece`);
    assert.ok((await page.locator(".play .odds").count()) > 0);
    await page.keyboard.press("Escape");
    await playMove(page, 0);
    assert.equal(await page.locator(".play .odds").count(), 0);
    assert.deepEqual(troubles, []);
    await close();
  });
}

for (const locale of ["en", "el", "ar"]) {
  it(`says after a game what each move cost: ${locale}`, async () => {
    const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    // Of 200 games of chance there is one in which no move costs anything.
    await seedChance(page, 5);
    await visit(page, `${here.site.url}${locale}/senet/kendall/`);
    await playThrows(page, 16);
    await openPanel(page, "moves", ".play .moves ol");
    assert.ok(!(await page.locator(".play .weigh").isVisible()), "not while it goes on");
    await page.click(".play .more > summary");
    await page.click(".play .resign summary");
    await page.click(".play .give-up");
    const { status } = await shown(page);
    await page.click(".play .weigh");
    await page.waitForFunction((old) => document.querySelector(".play .status")?.textContent !== old, status, { timeout: 20_000 });
    const costs = await page.locator(".play .cost").allTextContents();
    assert.ok(costs.length > 5 && costs.some((cost) => /\d/.test(cost)) && costs.some((cost) => !/\d/.test(cost)), costs.join());
    assert.deepEqual(troubles, []);
    await close();
  });

  it(`passes a game on as text, and plays on from such a text: ${locale}`, async () => {
    const context = { permissions: ["clipboard-read", "clipboard-write"] };
    const { page, troubles, close } = await openBoard(`${locale}/senet/bell/`, context);
    await playThrows(page, 10);
    do await page.click(".play .throw");
    while ((await shown(page)).can.length === 0);
    const before = await seen(page);
    await openPanel(page, "share", ".play .share .link");
    await page.click("[data-copy=share-text]");
    await page.waitForFunction(() => document.querySelector(".copied")?.textContent !== "");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(text.split("\n").length > 10, text);
    const other = await openBoard(`${locale}/senet/bell/`);
    await playThrows(other.page, 2);
    const own = await seen(other.page);
    await openPanel(other.page, "share", ".play .share .link");
    // Text around it does no harm, text without a game says so.
    await other.page.fill("#share-text", "Nothing in here, or is there?\n-- \n");
    await other.page.click(".play .take-up");
    assert.deepEqual(await seen(other.page), own);
    await other.page.fill("#share-text", `> Look at this:\n> ${text.replaceAll("\n", "\n> ")}\n> bye.\n`);
    await other.page.click(".play .take-up");
    assert.deepEqual(await seen(other.page), before);
    await other.page.click(".play .undo");
    assert.notDeepEqual(await seen(other.page), before, "its moves came along");
    await other.close();
    assert.deepEqual(troubles, []);
    await close();
  });
}

for (const locale of ["en", "el", "ar"]) {
  it(`hands a link to the device's own list of programs, where it has one: ${locale}`, async () => {
    const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    await page.addInitScript(() => {
      const shared = /** @type {ShareData[]} */ ([]);
      Object.assign(window, { shared });
      navigator.share = async (given) => {
        shared.push(given ?? {});
        // Whoever thinks better of it is told nothing.
        throw new DOMException("cancelled", "AbortError");
      };
    });
    await visit(page, `${here.site.url}${locale}/senet/bell/`);
    await playThrows(page, 3);
    await openPanel(page, "share", ".play .share .link");
    for (const what of ["", "game"]) {
      await page.selectOption(".play .share select", what);
      await page.click(".play .share .send");
    }
    const links = await page.evaluate(() => /** @type {ShareData[]} */ (Reflect.get(window, "shared")));
    assert.deepEqual(links.map(({ title }) => title), [await page.title(), await page.title()]);
    assert.match(links[0].url ?? "", new RegExp(`/${locale}/senet/bell/#play=F[\\w-]{1,15}$`));
    assert.match(links[1].url ?? "", new RegExp(`/${locale}/senet/bell/#play=G[\\w-]+$`));
    await page.click(".play .invite > summary");
    await page.click(".play .invite form button");
    await page.click(".play .live .send");
    const [, , invitation] = await page.evaluate(() => /** @type {ShareData[]} */ (Reflect.get(window, "shared")));
    assert.match(invitation.url ?? "", new RegExp(`/${locale}/senet/bell/#play=H[\\w-]+$`));
    assert.deepEqual(troubles, []);
    await close();
    const plain = await openBoard(`${locale}/senet/bell/`);
    await plain.page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await openPanel(plain.page, "share", ".play .share .link");
    assert.equal(await plain.page.locator(".play .share .send").isVisible(), false);
    await plain.close();
  });
}

it("saves the game as a text file, from which it is played on", async () => {
  const { page, troubles, close } = await openBoard("en/senet/bell/", { acceptDownloads: true });
  await playThrows(page, 6);
  const before = await seen(page);
  await openPanel(page, "share", ".play .share .link");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".play .share .save")]);
  assert.equal(download.suggestedFilename(), "senet-bell.txt");
  const text = await readFile(await download.path(), "utf8");
  assert.equal(text, await page.inputValue("#share-text"));
  const other = await openBoard("en/senet/bell/");
  await openPanel(other.page, "share", ".play .share .link");
  await other.page.fill("#share-text", text);
  await other.page.click(".play .take-up");
  assert.deepEqual((await seen(other.page)).pieces, before.pieces);
  await other.close();
  assert.deepEqual(troubles, []);
  await close();
});

it("remembers that sounds are wanted, and is silent until then", async () => {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const heard = Object.assign(window, { heard: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
      heard.heard++;
      start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => Reflect.get(window, "heard"));
  await visit(page, `${here.site.url}en/senet/`);
  await playThrows(page, 2);
  assert.equal(await heard(), 0);
  await page.click(".play .more > summary");
  await page.check(".play .sounds");
  await page.waitForTimeout(200);
  await playThrows(page, 2);
  assert.ok((await heard()) >= 5);
  await page.reload();
  await page.waitForTimeout(500);
  await playThrows(page, 2);
  assert.ok((await heard()) >= 5, "after a reload too");
  assert.deepEqual(troubles.filter((each) => !each.includes("AudioContext")), []);
  await close();
});
