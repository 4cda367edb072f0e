// What is told apart on the board by sight, from the pixels of screenshots: the two sides by shape and by colour, and
// each mark of play from what it stands on, at 3:1, light, dark and in forced colours.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";
import { changes, contrast, mostly, outstanding, readPng } from "./pixels.js";
import { EVERYTHING } from "./site.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./pixels.js").Picture} Picture */

const here = browserAndSite();

/** Pixels of a picture a pixel of the page. */
const SCALE = 2;

/** @type {[string, "light" | "dark", "none" | "active", number][]} */
const VIEWS = [
  ["light", "light", "none", 800],
  ["dark and narrow", "dark", "none", 360],
  ["forced colours", "light", "active", 800],
  ["forced colours, dark and narrow", "dark", "active", 360],
];

/** @param {string} path @param {typeof VIEWS[number]} view */
async function openView(path, [, colorScheme, forcedColors, width]) {
  const options = { reducedMotion: /** @type {const} */ ("reduce"), colorScheme, forcedColors, deviceScaleFactor: SCALE, viewport: { width, height: 1200 } };
  const { page, close } = await open(here.browser, here.site.origin, options);
  await visit(page, here.site.url + path);
  return { page, close };
}

/** What is seen of a page, and where parts of it are. @param {Page} page @param {string} [selector] the parts @param {string} [inside] the whole */
async function seen(page, selector = ".play [role=gridcell]", inside = ".play") {
  const whole = page.locator(inside);
  const picture = readPng(await whole.screenshot({ caret: "initial", animations: "allow" }));
  const boxes = await whole.evaluate(
    (whole, { selector, scale }) => {
      const origin = whole.getBoundingClientRect();
      return [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // A frame around an element is part of it.
        return { x: (x - origin.x - 4) * scale, y: (y - origin.y - 4) * scale, width: (width + 8) * scale, height: (height + 8) * scale };
      });
    },
    { selector, scale: SCALE },
  );
  return { picture, boxes };
}

/** Lets the page wear some more style while something is looked at. @template T @param {Page} page @param {string} style @param {() => Promise<T>} look */
async function styled(page, style, look) {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, style);
  const result = await look();
  await page.evaluate("document.adoptedStyleSheets = []");
  return result;
}

/** @param {Page} page @returns {Promise<string[]>} links to positions */
function positions(page) {
  return page.locator('main a[href*="#play="]').evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

/** Goes on from a position. @param {Page} page @param {string} address */
async function playOn(page, address) {
  await page.goto(here.site.origin + address, { waitUntil: "load" });
  await page.locator(".play .status:not(:empty)").waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

for (const view of VIEWS) {
  it(`the two sides by shape and by colour: ${view[0]}`, async () => {
    const { page, close } = await openView("en/senet/jequier/", view);
    for (const address of ["", ...(await positions(page)).slice(0, 2)]) {
      if (address) await playOn(page, address);
      const [full, empty] = [await seen(page), await styled(page, "[role=gridcell] .piece { visibility: hidden; }", () => seen(page))];
      const sides = await page.locator(".play [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-piece")));
      /** @type {Record<string, { colour: import("./pixels.js").Colour, shape: Set<string> }>} */
      const looks = {};
      for (const [index, side] of sides.entries()) {
        if (!side) continue;
        const box = full.boxes[index];
        const pixels = changes(full.picture, empty.picture, box);
        const square = `${address} square ${index}, ${side}`;
        assert.ok(pixels.length > (box.width * box.height) / 12, `${square}: ${pixels.length} pixels`);
        assert.ok(outstanding(pixels) > 0.5, `${square}: ${outstanding(pixels).toFixed(2)} of it stand out`);
        const shape = new Set(pixels.map(({ x, y }) => `${x - Math.round(box.x)},${y - Math.round(box.y)}`));
        looks[side] ??= { colour: mostly(pixels.map(({ now }) => now)), shape };
      }
      if (Object.keys(looks).length < 2) continue;
      const [one, other] = Object.values(looks);
      assert.ok(contrast(one.colour, other.colour) >= 3, `${one.colour} and ${other.colour}`);
      const shared = [...one.shape].filter((pixel) => other.shape.has(pixel)).length;
      const all = one.shape.size + other.shape.size - shared;
      assert.ok(shared / all < 0.8, `${(shared / all).toFixed(2)} of the shapes are the same`);
    }
    await close();
  });
}

/** What the page brings along; all other attributes are the marks of play. */
const OWN = /^(class|role|id|aria-.*|tabindex|dir|lang|data-(square|next|piece|house|mark|safe|sends-away|side|rows|columns))$/;

/**
 * Takes the marks of play away, by whatever attributes they are made, and tells what each had covered.
 * @param {Page} page
 * @param {string} selector
 */
async function marks(page, selector) {
  const { picture, boxes } = await seen(page, selector);
  const taken = await page.locator(selector).evaluateAll(
    (elements, own) =>
      elements.map((element) => {
        const names = element.getAttributeNames().filter((name) => !new RegExp(own).test(name));
        const pairs = names.map((name) => [name, element.getAttribute(name) ?? ""]);
        for (const name of names) element.removeAttribute(name);
        return pairs;
      }),
    OWN.source,
  );
  const without = await seen(page, selector);
  await page.locator(selector).evaluateAll((elements, taken) => {
    for (const [index, element] of elements.entries()) for (const [name, value] of taken[index]) element.setAttribute(name, value);
  }, taken);
  return taken.flatMap((pairs, index) => {
    const name = pairs.map(([name]) => name).join(" and ");
    return name ? [{ name, index, pixels: changes(picture, without.picture, boxes[index]) }] : [];
  });
}

for (const view of VIEWS) {
  it(`marks and the frame of the focus stand out: ${view[0]}`, async () => {
    const { page, close } = await openView("en/senet/", view);
    /** @type {Record<string, number>} */
    const met = {};
    const hold = (/** @type {string} */ name, /** @type {import("./pixels.js").Change[]} */ pixels, /** @type {string} */ place) => {
      if (pixels.length === 0) return;
      met[name] = (met[name] ?? 0) + 1;
      const told = `${place}: ${outstanding(pixels).toFixed(2)} of ${pixels.length} pixels of ${name} stand out`;
      assert.ok(pixels.length > 60 * SCALE && outstanding(pixels) > 0.6, told);
    };
    const all = await positions(page);
    for (const address of all.filter((_, index) => index % (EVERYTHING ? 4 : 32) === 0)) {
      await playOn(page, address);
      for (const { name, index, pixels } of await marks(page, ".play [role=gridcell]")) hold(name, pixels, `${address}, cell ${index}`);
      if (!met["tray data-turn"]) for (const { name, index, pixels } of await marks(page, ".play .tray")) hold(`tray ${name}`, pixels, `${address}, tray ${index}`);
      const can = page.locator(".play [role=gridcell][data-can]").first();
      if ((await can.count()) === 0) continue;
      await can.focus();
      await page.keyboard.press("n");
      for (const state of ["can", "target"]) {
        const focused = await seen(page, ":focus");
        await page.evaluate(() => document.activeElement?.setAttribute("data-was-focused", ""));
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        const without = await seen(page, "[data-was-focused]");
        hold(`focus on ${state}`, changes(focused.picture, without.picture, focused.boxes[0]), address);
        await page.evaluate(() => {
          const was = document.querySelector("[data-was-focused]");
          was?.removeAttribute("data-was-focused");
          if (was instanceof HTMLElement) was.focus();
        });
        if (state === "can") await page.keyboard.press("Enter");
      }
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      for (const { name, index, pixels } of await marks(page, ".play [role=gridcell]")) hold(name, pixels, `${address} chosen, cell ${index}`);
    }
    for (const name of ["data-can", "data-chosen", "data-target", "tray data-turn", "focus on can", "focus on target"]) assert.ok(met[name] > 0, `${name}: ${JSON.stringify(met)}`);
    await close();
  });
}

for (const view of VIEWS) {
  it(`dice and throws are told apart: ${view[0]}`, async () => {
    const dice = ".play .dice";
    /** @type {Map<string, Picture>} */
    const throws = new Map();
    for (const word of [0, 5, 11, 14]) {
      const { page, close } = await openView("en/senet/", view);
      await page.evaluate((word) => (crypto.getRandomValues = (words) => (words instanceof Uint32Array && words.fill(word), words)), word);
      await page.click(".play .throw");
      const { picture } = await seen(page, dice, dice);
      const faces = await page.locator(`${dice} [data-face]`).evaluateAll((all) => all.map((each) => each.getAttribute("data-face")).join());
      throws.set(faces.split(",").sort().join(), picture);
      const none = await styled(page, `${dice} > * { visibility: hidden; }`, () => seen(page, dice, dice));
      const sticks = changes(picture, none.picture, { x: 0, y: 0, ...picture });
      assert.ok(sticks.length > 500 && outstanding(sticks) > 0.3, `${faces}: ${outstanding(sticks).toFixed(2)} of ${sticks.length} pixels stand out`);
      await close();
    }
    const pictures = [...throws.values()];
    assert.ok(pictures.length > 2, [...throws.keys()].join(" and "));
    for (const [index, picture] of pictures.slice(1).entries()) {
      const apart = changes(picture, pictures[index], { x: 0, y: 0, ...picture });
      assert.ok(apart.length > 300 && outstanding(apart) > 0.6, `${outstanding(apart).toFixed(2)} of ${apart.length} pixels tell throws apart`);
    }
  });

  it(`ways in drawn examples stand out on the dark as on the light: ${view[0]}`, async () => {
    const { page, close } = await openView("en/senet/kendall/", view);
    const inside = "tr[id=bearing-off-example]";
    const ways = `${inside} svg[role=img]`;
    // Nothing else: what the panels of the board load when they are opened would move the row while it is looked at.
    await page.locator(`${inside} details`).evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
    const full = await seen(page, ways, inside);
    const without = await styled(page, `${ways} > path { visibility: hidden; }`, () => seen(page, ways, inside));
    assert.ok(full.boxes.length > 3);
    for (const [index, box] of full.boxes.entries()) {
      const pixels = changes(full.picture, without.picture, box);
      const isDark = (/** @type {import("./pixels.js").Change} */ { before }) => contrast(before, [0, 0, 0]) < 3;
      const onDark = pixels.filter(isDark);
      assert.ok(onDark.length > 50 && outstanding(onDark) > 0.25, `${index}: ${outstanding(onDark).toFixed(2)} of ${onDark.length} pixels on the dark`);
      const onLight = pixels.filter((pixel) => !isDark(pixel));
      assert.ok(onLight.length > 50 && outstanding(onLight) > 0.25, `${index}: ${outstanding(onLight).toFixed(2)} of ${onLight.length} pixels on the light`);
    }
    await close();
  });
}
