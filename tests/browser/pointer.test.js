// The grid under hands: arrows go as the board is seen, and a pointer means the square that lies under it, whichever
// way the page reads and whatever has pushed the board along.
import assert from "node:assert/strict";
import { it } from "node:test";
import { browserAndSite, open, visit } from "./browser.js";
import { seedChance } from "./chance.js";
import { goTo, goToBoard, refusalIn } from "./ear.js";
import { gameOf } from "./tree.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ number: number, x: number, y: number, width: number, height: number }} Square */

const here = browserAndSite();

/** @type {[string, number][]} */
const VIEWS = [["en", 1280], ["el", 360], ["ar", 1280], ["ar", 360]];

/** @param {string} path @param {number} width @param {number} seed */
async function openBoard(path, width, seed) {
  const { page, troubles, close } = await open(here.browser, here.site.origin, {
    reducedMotion: "reduce",
    viewport: { width, height: 1600 },
  });
  await seedChance(page, seed);
  await visit(page, here.site.url + path);
  const { tree, words } = await gameOf(page, path.split("/")[0]);
  const said = async () => (await tree.hear()).said;
  return { page, troubles, close, tree, words, said };
}

/** The squares where they lie, by the number in their names. @param {Page} page @returns {Promise<Map<number, Square>>} */
async function squaresOn(page) {
  const boxes = await page.getByRole("gridcell").evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { number: parseInt(cell.getAttribute("aria-label") ?? ""), x, y, width, height };
    }),
  );
  assert.equal(boxes.length, 30);
  return new Map(boxes.map((box) => [box.number, box]));
}

/** @param {Page} page @param {number} number */
function focusOn(page, number) {
  return page.getByRole("gridcell", { name: new RegExp(`^${number}\\D`) }).evaluate((cell) => cell instanceof HTMLElement && cell.focus());
}

/** Something that comes late pushes the board down. @param {Page} page */
function putBanner(page) {
  return page.evaluate(() => {
    const banner = document.createElement("p");
    banner.style.height = "37px";
    document.querySelector("main")?.before(banner);
  });
}

/** @param {Square} square @returns {{ x: number, y: number }} */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** The square that is seen beside another. @param {Map<number, Square>} squares @param {Square} square @param {string} arrow */
function beside(squares, square, arrow) {
  const { x, y } = middle(square);
  const [stepX, stepY] = /** @type {Record<string, [number, number]>} */ ({
    ArrowRight: [square.width, 0],
    ArrowLeft: [-square.width, 0],
    ArrowDown: [0, square.height],
    ArrowUp: [0, -square.height],
  })[arrow];
  // Beyond the band between two rows.
  const at = { x: x + stepX * 1.05, y: y + stepY * 1.05 };
  return [...squares.values()].find((each) => Math.abs(middle(each).x - at.x) < each.width / 2 && Math.abs(middle(each).y - at.y) < each.height / 2);
}

for (const [locale, width] of VIEWS) {
  it(`arrows go along the board as it is seen: ${locale} at ${width} px`, async () => {
    const { page, tree, close } = await openBoard(`${locale}/senet/`, width, 1);
    const squares = await squaresOn(page);
    await goToBoard(tree);
    const focused = async () => parseInt((await tree.hear()).focus?.name ?? "");
    for (const square of squares.values()) {
      for (const arrow of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
        await focusOn(page, square.number);
        await tree.press(arrow);
        const goal = beside(squares, square, arrow) ?? square;
        assert.equal(await focused(), goal.number, `${arrow} on ${square.number}`);
      }
    }
    await close();
  });

  it(`a click on any part of a square means that square: ${locale} at ${width} px`, async () => {
    const { page, tree, words, said, close } = await openBoard(`${locale}/senet/`, width, 4);
    await goToBoard(tree);
    await tree.press("t");
    const hold = async (/** @type {string} */ when) => {
      for (const square of (await squaresOn(page)).values()) {
        const { x, y, width, height, number } = square;
        for (const point of [[4, 4], [width - 4, height - 4]]) {
          await page.mouse.click(x + point[0], y + point[1]);
          const heard = await said();
          const told = words.is(heard, "play-chosen") ?? words.is(heard, "play-chosen-off") ?? words.is(heard, "play-let-go");
          const named = told?.from ?? heard;
          assert.equal(parseInt(named.match(/\d+/)?.[0] ?? ""), number, `${when}, at ${point}: ${heard}`);
          if (told && !words.is(heard, "play-let-go")) await page.keyboard.press("Escape");
        }
      }
    };
    await hold("as it lay");
    await putBanner(page);
    await hold("below a banner");
    await close();
  });

  it(`a piece that is dragged to any square is meant for that square: ${locale} at ${width} px`, async () => {
    const { page, tree, words, said, close } = await openBoard(`${locale}/senet/bell/`, width, 4);
    await goToBoard(tree);
    await tree.press("t");
    await tree.press("n");
    const from = parseInt((await tree.hear()).focus?.name ?? "");
    await tree.press("Enter");
    const to = parseInt((await tree.hear()).focus?.name ?? "");
    assert.ok(from && to && from !== to);
    /** What is said where the piece is meant for a square by keys. @type {Map<number, string>} */
    const byKeys = new Map();
    const numbers = [...(await squaresOn(page)).keys()].filter((number) => number !== to && number !== from);
    const choose = async () => {
      await goTo({ hear: tree.hear, press: tree.press }, "n", ({ focus }) => parseInt(focus?.name ?? "") === from, `${from}`);
      if (!words.is((await tree.hear()).focus?.name ?? "", "play-cell-chosen")) await tree.press("Enter");
    };
    for (const number of numbers) {
      await choose();
      await focusOn(page, number);
      await tree.press("Enter");
      byKeys.set(number, (await said()).trim());
    }
    await choose();
    await tree.press("Escape");
    const drag = async (/** @type {number} */ number, /** @type {() => Promise<void>} */ meanwhile) => {
      const start = middle(/** @type {Square} */ ((await squaresOn(page)).get(from)));
      await page.mouse.move(start.x, start.y + 4);
      await page.mouse.down();
      await page.mouse.move(start.x + 9, start.y + 9, { steps: 2 });
      await meanwhile();
      const end = middle(/** @type {Square} */ ((await squaresOn(page)).get(number)));
      await page.mouse.move(end.x, end.y, { steps: 2 });
      await page.mouse.up();
      return (await said()).trim();
    };
    for (const number of numbers) assert.equal(await drag(number, async () => {}), byKeys.get(number), `${from} to ${number}`);
    const refused = [...byKeys.values()].filter((text) => refusalIn(words, text));
    assert.ok(new Set(refused).size > 15, `only ${new Set(refused).size} squares are told apart by words`);
    const told = await drag(to, () => putBanner(page));
    assert.ok(["moved", "captured", "swapped"].some((id) => words.within(told, `play-${id}`, { from, to })), told);
    await close();
  });
}
