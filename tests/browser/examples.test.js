// The examples of rule rows: they open without a script, read well to assistive technology, and the board of the
// page plays on from each of them.
import assert from "node:assert/strict";
import { it } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { decoded, encoded, notation, shown } from "./board.js";
import { browserAndSite, open } from "./browser.js";

const here = browserAndSite();

/** @type {[string, number, "light" | "dark"][]} */
const VIEWS = [
  ["ru/senet/jequier/", 320, "light"],
  ["ar/senet/kendall/", 320, "dark"],
  ["ja/senet/bell/", 1280, "light"],
  ["en/senet/", 1280, "dark"],
];

for (const [path, width, colorScheme] of VIEWS) {
  it(`/${path} at ${width} px with all examples open`, async () => {
    const { browser, site } = here;
    const options = { viewport: { width, height: 800 }, colorScheme, javaScriptEnabled: false };
    const { page, troubles, close } = await open(browser, site.origin, options);
    await page.goto(site.url + path);
    const summaries = await page.locator(".examples summary").all();
    assert.ok(summaries.length > 4, `${summaries.length} rows with examples`);
    for (const summary of summaries) await summary.click();
    assert.ok((await page.locator(".examples svg:visible").count()) >= summaries.length);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px wider than the screen`);
    // Where scripts are off, the browser refuses to fetch them ahead.
    assert.deepEqual(troubles.filter((trouble) => !/^failed \(csp\): .*\.js$/.test(trouble)), []);
    await close();
  });
}

it("finds nothing wrong in open examples by the rules of accessibility", async () => {
  const { browser, site } = here;
  for (const [path, width, colorScheme] of VIEWS) {
    const { page, close } = await open(browser, site.origin, { viewport: { width, height: 800 }, colorScheme });
    await page.goto(site.url + path);
    await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
    const { violations, incomplete } = await new AxeBuilder({ page }).include(".rules").analyze();
    const found = [...violations, ...incomplete].map((rule) => `${rule.id}: ${rule.nodes[0]?.target}`);
    assert.deepEqual(found, [], path);
    await close();
  }
});

it("plays on from every example, each under its own ruleset", async () => {
  const { browser, site } = here;
  const { page, troubles, close } = await open(browser, site.origin, { reducedMotion: "reduce" });
  await page.goto(`${site.url}el/senet/jequier/`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
  const addresses = await page.locator(".play-on a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.ok(addresses.length > 20, `${addresses.length} links`);
  const told = decoded(addresses.map(String));
  for (const [place, address] of addresses.entries()) {
    await page.goto(site.origin + address, { waitUntil: "load" });
    await page.locator(".play .status:not(:empty)").waitFor();
    const { ruleset, position, throw: fallen } = told[place];
    assert.equal(String(address).includes("jequier"), ruleset === "senet/jequier", String(address));
    const board = await shown(page);
    // The throw that decides an opening, or that leaves no move, is played at once.
    if (position.endsWith("opening") || board.can.length === 0) continue;
    assert.equal(notation(board, false), position, String(address));
    if (fallen) assert.equal(board.thrown, fallen, String(address));
  }
  assert.deepEqual(troubles, []);
  await close();
});

it("stays open while something else is pressed, which keeps its place", async () => {
  const { browser, site } = here;
  const { page, close } = await open(browser, site.origin, { reducedMotion: "reduce" });
  await page.goto(`${site.url}ar/senet/kendall/`, { waitUntil: "networkidle" });
  await page.locator("#throws-example summary, .examples summary").first().click();
  const place = () => page.evaluate(() => document.querySelector("#sources")?.getBoundingClientRect().top);
  const before = await place();
  await page.mouse.move(600, 300);
  await page.mouse.down();
  assert.equal(await place(), before);
  await page.mouse.up();
  await close();
});

it("goes on from an example of the same page without loading it again", async () => {
  const { browser, site } = here;
  const { page, troubles, close } = await open(browser, site.origin, { reducedMotion: "reduce" });
  await page.goto(`${site.url}en/senet/kendall/`, { waitUntil: "networkidle" });
  await page.locator("#last-squares-example summary").click();
  await page.locator("#last-squares-example .play-on a").nth(1).click();
  await page.waitForFunction(() => document.querySelector("[data-square='24'][data-can]"));
  assert.ok(await page.locator(".play").evaluate((play) => play.getBoundingClientRect().top < innerHeight));
  assert.ok(await page.evaluate(() => document.activeElement?.matches("[data-square]")), "the keys go to the board");
  assert.deepEqual(troubles, []);
  await close();
});

it("plays on from a whole game", async () => {
  const { browser, site } = here;
  const plies = "3 9-12, 3 10-13, 2 12-14, 1 8-9";
  const code = encoded("senet/standard", "--plies", plies, "--throw", "3");
  const { page, troubles, close } = await open(browser, site.origin, { reducedMotion: "reduce" });
  await page.goto(`${site.url}en/senet/#play=${code}`, { waitUntil: "load" });
  await page.locator(".play .status:not(:empty)").waitFor();
  const board = await shown(page);
  const [{ position }] = decoded([code]);
  assert.deepEqual([notation(board, false), board.thrown], [position, 3]);
  assert.deepEqual(troubles, []);
  await close();
});

/** @param {string} code @param {number} place @returns {string} with another letter there */
const altered = (code, place) => code.slice(0, place) + (code[place] === "A" ? "B" : "A") + code.slice(place + 1);

it("says so where a link tells no game, and begins one at once", async () => {
  const { browser, site } = here;
  const code = encoded("senet/standard", "--plies", "3 9-12, 3 10-13, 2 12-14, 1 8-9");
  const garbage = ["", "x", "%", "<b>_x_0-0", "xoxoxoxoxo.10.10_x_9-9_1", "%F0%9F%8E%B2", "x".repeat(1 << 20)];
  const changed = [code.slice(0, -1), code.slice(1), altered(code, 0), altered(code, 7), `${code}A`, code + code];
  for (const bad of [...garbage, ...changed, code.repeat((1 << 20) / code.length)]) {
    const { page, troubles, close } = await open(browser, site.origin, { reducedMotion: "reduce" });
    await page.goto(`${site.url}en/senet/#play=${bad}`, { waitUntil: "load" });
    await page.locator(".play .status:not(:empty)").waitFor();
    const board = await shown(page);
    assert.match(board.status, /Here is the start of a game\./, bad.slice(0, 40));
    assert.equal(notation(board, false), "xoxoxoxoxo/10/10 x 0-0");
    assert.deepEqual(troubles, []);
    await close();
  }
});
