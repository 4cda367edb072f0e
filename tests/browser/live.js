// The hands of those who play a live game: each has a browser of its own, and passes on nothing but links.
import assert from "node:assert/strict";
import { shown } from "./board.js";
import { open, visit } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Awaited<ReturnType<typeof sideOf>>} Side */

/**
 * A browser of its own on a board.
 * @param {ReturnType<typeof import("./browser.js").browserAndSite>} here
 * @param {string} path
 */
export async function sideOf(here, path) {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  const address = here.site.url + path;
  await visit(page, address);
  return { page, troubles, close, address };
}

/** @param {Page} page @returns {Promise<string>} the code of the link to send, empty where there is none */
export function toSend(page) {
  return page.evaluate(() => {
    const link = /** @type {HTMLTextAreaElement} */ (document.querySelector("#live-link"));
    return link.checkVisibility() ? (link.value.split("#play=")[1] ?? "") : "";
  });
}

/** Opens a link as from a message, in a new page. @param {Side} side @param {string} code */
export async function receive({ page, address }, code) {
  await page.goto("about:blank");
  await page.goto(`${address}#play=${code}`, { waitUntil: "load" });
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
}

/** Opens a link in the page that is there. @param {Side} side @param {string} code */
export async function receiveHere({ page }, code) {
  await page.evaluate((hash) => {
    const status = /** @type {HTMLElement} */ (document.querySelector(".play .status"));
    status.textContent = "";
    // The page's own address is no news to it.
    history.replaceState(null, "", location.pathname);
    location.hash = hash;
  }, `play=${code}`);
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
}

/** @param {Side} side @param {{ isFirst?: boolean, isStrict?: boolean }} [terms] @returns {Promise<string>} the invitation */
export async function invite({ page }, { isFirst = true, isStrict = false } = {}) {
  await page.click(".play .invite > summary");
  await page.check(`.play .invite [value=${isFirst ? "own" : "other"}]`);
  await page.setChecked(".play .invite [name=strict]", isStrict);
  await page.click(".play .invite form button");
  await page.locator("#live-link").waitFor();
  return toSend(page);
}

/** @param {Side} side @param {string} code @returns {Promise<string>} the answer */
export async function accept(side, code) {
  await receive(side, code);
  await side.page.click(".play .live .accept");
  await side.page.locator("#live-link").waitFor();
  return toSend(side.page);
}

/** Throws and moves until there is a link to send. @param {Page} page @param {() => number} random @returns {Promise<string>} */
export async function turn(page, random) {
  for (let step = 0; ; step++) {
    assert.ok(step < 200, "a turn without an end");
    const code = await toSend(page);
    if (code) return code;
    const { can, status } = await shown(page);
    if (can.length === 0) {
      await page.click(".play .throw");
      await page.waitForFunction((said) => document.querySelector(".play .status")?.textContent !== said, status);
      continue;
    }
    const from = can[Math.floor(random() * can.length)];
    await page.click(`.play [data-square="${from}"] .piece`);
    const [to] = (await shown(page)).targets;
    await page.click(to === 0 ? ".play .bear-off" : `.play [data-square="${to}"]`);
  }
}

/** @param {Side} side @returns {Promise<string>} what was agreed and checked */
export const terms = async ({ page }) => (await page.locator(".play .live .terms").textContent()) ?? "";

/** @param {Side} side @returns {Promise<number>} how many throws the page says that it has checked */
export async function checked(side) {
  const [, number] = (await terms(side)).match(/([0-9]+)[.。]/) ?? [];
  return Number(number ?? 0);
}

/** What of the game can be seen. @param {Side} side */
export async function position({ page }) {
  const { pieces, off, turn } = await shown(page);
  return { pieces, off, turn };
}
