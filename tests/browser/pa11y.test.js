// Every page of the built site as pa11y sees it, with HTML CodeSniffer: dark on the narrowest screen, light on a wide
// one. Axe, its other runner, looks at the other two views in pages-narrow and pages-wide.
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import pa11y from "pa11y";
import puppeteer from "puppeteer";
import { EXECUTABLE, FLAGS, openAll } from "./browser.js";
import { serve } from "./serve.js";
import { EVERYTHING, SITE, pages } from "./site.js";

const VIEWS = [
  { width: 320, scheme: "dark" },
  { width: 1280, scheme: "light" },
  ...(EVERYTHING ? [{ width: 320, scheme: "light" }, { width: 1280, scheme: "dark" }] : []),
];

/** Its warnings are questions that it leaves to people. What they ask, by the end of their codes, and the answer. */
const ANSWERED = {
  // Whether the colours of text in something placed absolutely differ enough.
  "1_4_3.G18.Abs": "axe, which looks through what is drawn below it, finds the colours of the same views different enough",
  // Whether a paragraph that has only links and a few words is navigation, and should be a list.
  "1_3_1.H48": "a sentence of prose that leads to the pages it names",
  // Whether text as it was typed, or something that stays in its place, makes a small screen scroll both ways.
  "1_4_10.C32,C31,C33,C38,SCR34,G206":
    "such text is broken into lines, what stays in place is a line that goes by itself, and pages-narrow and board measure that nothing is wider than 320 px",
  // Whether choices should be grouped.
  "1_3_1.H85.2": "the choices of a board, at most a handful, which have no groups",
  // Whether a choice is known to assistive technology although none is marked in the page.
  "4_1_2.H91.Select.Value": "the first choice is chosen where none is marked",
};

/** @type {import("puppeteer").Browser} */
let browser;
/** @type {import("puppeteer").Page} */
let page;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(async () => {
  browser = await puppeteer.launch({ executablePath: EXECUTABLE, args: FLAGS });
  page = await browser.newPage();
  site = await serve(SITE);
});

after(async () => {
  await browser.close();
  await site.close();
});

/** @param {{ type: string, code: string }} issue */
function isAnswered({ type, code }) {
  return type === "warning" && Object.keys(ANSWERED).some((end) => code.endsWith(end));
}

for (const path of pages().filter((page) => page !== "")) {
  it(`/${path}`, async () => {
    const url = site.url + path;
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
    await openAll(page);
    const found = [];
    for (const { width, scheme } of VIEWS) {
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      // The page is there: it is not loaded again for each view.
      const { issues } = await pa11y(url, { browser, page, ignoreUrl: true, includeWarnings: true });
      const open = issues.filter((issue) => !isAnswered(issue));
      found.push(...open.map(({ type, code, message, selector }) => `${width} ${scheme} ${type} ${code}: ${message} ${selector}`));
    }
    assert.deepEqual(found, []);
  });
}
