// The search: opened by keys or pointer, its hits lead to their rows, in every script; and the words that it takes
// for one another.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { foundByAxe } from "./axe.js";
import { browserAndSite, open, visit } from "./browser.js";
import { serve } from "./serve.js";
import { SITE, SITE_UNDER_GAMES, locales } from "./site.js";

/** @typedef {import("playwright-core").Page} Page */

const here = browserAndSite();

/** The address of a script below the site's. @param {string} name */
const script = (name) => `assets/${readdirSync(join(SITE, "assets")).find((file) => file.startsWith(`${name}.`) && file.endsWith(".js"))}`;

/** Opens the search by its keys and writes words into it. @param {Page} page @param {string} words */
async function search(page, words) {
  await page.keyboard.press("Control+KeyK");
  await page.waitForSelector("dialog.search .hint:not([hidden]), dialog.search li");
  await page.keyboard.insertText(words);
}

/** @param {Page} page @param {string} words what is to be said of the hits, or a part of it */
async function said(page, words) {
  await page.waitForFunction((words) => document.querySelector(".search .count")?.textContent?.includes(words), words);
}

/** @param {Page} page @returns {Promise<string[]>} the hits by their names */
async function hits(page) {
  return page.locator(".search li a").allTextContents();
}

/** A word of each language as a reader may write it, and the rows that it has to lead to first. */
const WORDS = {
  en: ["BARRI", "/en/senet/#barriers"],
  el: ["φραγμός", "/el/senet/#barriers"],
  ru: ["барьеры", "/ru/senet/#barriers"],
  de: ["blockade", "/de/senet/#barriers"],
  fr: ["barriere", "/fr/senet/#barriers"],
  ar: ["حواجز", "/ar/senet/#barriers"],
  ja: ["安全なマス", "/ja/senet/#safe-squares"],
};

describe("the search", () => {
  it("leads to a row by keys alone, in every language", async () => {
    assert.deepEqual(Object.keys(WORDS).sort(), locales().sort());
    for (const [locale, [word, address]] of Object.entries(WORDS)) {
      const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
      await visit(page, `${here.site.url}${locale}/about/`);
      await search(page, word);
      await page.waitForSelector(".search li");
      assert.equal(await page.locator(".search li a").first().getAttribute("href"), address);
      await page.keyboard.press("ArrowDown");
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("href")), address);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      assert.equal(await page.evaluate(() => document.activeElement?.id), "search-for");
      await page.keyboard.press("Enter");
      await page.waitForURL(here.site.origin + address);
      await page.waitForSelector("tr:target");
      assert.deepEqual(troubles, []);
      await close();
    }
  });

  it("is opened by its button, led on by pointer, and closes on the page that it leads to", async () => {
    const { page, troubles, close } = await open(here.browser, here.site.origin, { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
    await visit(page, `${here.site.url}en/senet/bell/`);
    await page.click(".search-open");
    await page.fill("#search-for", "bell bearing off");
    await said(page, "hit");
    assert.equal((await hits(page))[0], "Bearing off Senet after Bell");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px wider than the screen`);
    await page.click(".search li p");
    await page.waitForURL(/#bearing-off$/);
    assert.equal(await page.locator("dialog.search").isVisible(), false);
    assert.deepEqual(troubles, []);
    await close();
  });

  it("says how many hits there are, how to begin, and that there are none", async () => {
    const { page, close } = await open(here.browser, here.site.origin);
    await visit(page, `${here.site.url}ru/senet/`);
    await search(page, "");
    assert.ok(await page.locator(".search .hint").isVisible());
    await page.keyboard.insertText("дом красоты");
    await page.waitForFunction(() => /^\d+ результат/.test(document.querySelector(".search .count")?.textContent ?? ""));
    const count = Number.parseInt((await page.locator(".search .count").textContent()) ?? "");
    assert.equal(await page.locator(".search li").count(), count);
    assert.ok((await page.locator(".search mark").allTextContents()).includes("Красоты"));
    await page.fill("#search-for", "щщщ");
    await said(page, "Ничего не найдено");
    assert.equal(await page.locator(".search li").count(), 0);
    await page.fill("#search-for", "с");
    await said(page, "больше");
    assert.equal(await page.locator(".search li").count(), 50);
    await page.fill("#search-for", " ");
    assert.ok(await page.locator(".search .hint").isVisible());
    await close();
  });

  it("closes by Escape, by its button and by a press beside it, and gives the focus back", async () => {
    const { page, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    await visit(page, `${here.site.url}en/senet/`);
    const focused = () => page.evaluate(() => document.activeElement?.className);
    const ways = [() => page.keyboard.press("Escape"), () => page.click(".search .close button"), () => page.mouse.click(5, 400)];
    for (const way of ways) {
      await page.focus(".search-open");
      await page.keyboard.press("Enter");
      await page.waitForSelector("dialog.search .hint:not([hidden]), dialog.search li");
      await page.keyboard.insertText("water");
      await way();
      assert.equal(await page.locator("dialog.search").isVisible(), false);
      assert.equal(await focused(), "search-open");
    }
    await page.focus('.play [data-square="1"]');
    await search(page, "t");
    assert.equal(await page.inputValue("#search-for"), "t");
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-square")), "1");
    await close();
  });

  it("loads nothing before it is opened, and is not offered without a script", async () => {
    const { page, close } = await open(here.browser, here.site.origin);
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, `${here.site.url}en/about/`);
    assert.deepEqual(asked.filter((path) => /search|find|fold|hits/.test(path)), []);
    await search(page, "senet");
    await page.waitForSelector(".search li");
    assert.ok(asked.includes("/en/search.json"));
    await close();
    const without = await open(here.browser, here.site.origin, { javaScriptEnabled: false });
    await without.page.goto(`${here.site.url}en/about/`);
    assert.equal(await without.page.locator(".search-open").isVisible(), false);
    await without.close();
  });

  it("says so when what it needs is not there", async () => {
    for (const missing of [/search\.json$/, /assets\/search\./, /assets\/fold\./]) {
      const site = await serve(SITE, { missing });
      const { page, close } = await open(here.browser, site.origin);
      await visit(page, `${site.url}el/senet/`);
      await page.click(".search-open");
      await page.waitForSelector("dialog.search .failed:not([hidden])");
      assert.match((await page.locator(".search .told").innerText()).trim(), /^Η αναζήτηση δεν φορτώθηκε\. [^\n]+$/);
      await page.keyboard.press("Escape");
      assert.equal(await page.locator("dialog.search").isVisible(), false);
      await close();
      await site.close();
    }
  });

  it("works under a base path", async () => {
    const site = await serve(SITE_UNDER_GAMES, { base: "/games/" });
    const { page, troubles, close } = await open(here.browser, site.origin);
    await visit(page, `${site.url}en/`);
    await search(page, "barriers");
    await page.waitForSelector(".search li");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}en/senet/#barriers`);
    assert.deepEqual(troubles, []);
    await close();
    await site.close();
  });

  it("shows nothing that axe finds, in light and dark, wide and narrow", async () => {
    for (const locale of locales()) {
      for (const [width, colorScheme] of /** @type {const} */ ([[1280, "light"], [320, "dark"]])) {
        // So high that no hit is half out of sight: axe would not decide on its colours.
        const { page, troubles, close } = await open(here.browser, here.site.origin, { viewport: { width, height: 12000 }, colorScheme, reducedMotion: "reduce" });
        await visit(page, `${here.site.url}${locale}/about/`);
        await search(page, "1");
        await page.waitForSelector(".search li");
        assert.deepEqual(troubles, []);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${locale}: ${wide} px wider than the screen`);
        // Axe takes the page behind the dialog for the ground of its texts, and does not decide where the lines of a
        // text lie over different parts of it. The same colours are decided on where a text has one line.
        const several = /^undecided color-contrast: (li:nth-child|a\[href)/;
        const found = (await foundByAxe(page)).filter((each) => !several.test(each));
        assert.deepEqual(found, [], `${locale} at ${width} px`);
        await close();
      }
    }
  });
});

/** What is looked for, and texts with what is found in them between brackets; a text without brackets is not found. */
const TAKEN = [
  // Accents, capitals and the final sigma.
  ["ΦΡΑΓΜΟΣ", ["ο [φραγμός] του", "[Φραγμός]"]],
  ["λογος", ["[λόγος]", "[λόγοσ]", "διάλογος"]],
  ["ΐ", ["[ϊ]ός", "[ι]"]],
  ["οικοσ", ["Ο [Οίκος] του Νερού"]],
  ["Jequier", ["Senet after [Jéquier]"]],
  ["jéq", ["[Jeq]uier", "[JÉQ]UIER"]],
  ["strasse", ["die [Straße]"]],
  ["coeur", ["le [cœur]"]],
  ["adversaire", ["l’[adversaire]", "l'[Adversaire]"]],
  // ё is е, but й is not и; a stress mark is nothing.
  ["еще", ["[ещё] раз", "[еще] раз"]],
  ["ещё", ["[еще]"]],
  ["мой", ["[мой]", "мои"]],
  ["дом", ["[до\u0301м] воды", "[Дом]а", "кондом"]],
  // Decomposed and composed.
  ["e\u0301te\u0301", ["[été]", "[ete]"]],
  ["мои\u0306", ["[мой]"]],
  // Arabic: vowel signs, tatweel, forms of alef, ya and ta marbuta, the article and short words before it, digits.
  ["الحاجز", ["[حَاجِزٌ]", "ال[حاجز]", "وال[حاجز]", "لل[حاجز]", "ب[حاجز]"]],
  ["حاجز", ["ال[حـــاجز]", "مُتَحَاجِز"]],
  ["احجار", ["[أحجار]", "ال[أَحْجار]"]],
  ["اخر", ["[آخر]"]],
  ["الي", ["[إلى]"]],
  ["رميه", ["[رمية]", "ال[رَمْيَة]"]],
  ["رمية", ["[رميه]"]],
  ["کتاب", ["[كتاب]"]],
  ["27", ["الخانة [٢٧]", "第[27]マス", "[27]–30", "[２７]", "127"]],
  ["٢٧", ["square [27]"]],
  // Japanese and Chinese: anywhere; full and half width are one; か is not が.
  ["美の家", ["27は[美の家]です"]],
  ["マス", ["第27[マス]"]],
  ["ﾊﾞﾘｱ", ["[バリア]"]],
  ["か", ["[か]", "が"]],
  ["家 水", ["[水]の[家]", "水"]],
  ["屋", ["美丽之[屋]"]],
  ["ＡＢ", ["[ab]c"]],
  // Every word, by its beginning, in any order; signs are not looked for.
  ["water house", ["the [House] of [Water]", "the house"]],
  ["barr", ["[barr]iers", "a [barr]ier, two [barr]iers", "embarrass"]],
  ["«27–30»", ["[27] to [30]"]],
  ["a.*", ["[a]n", "b"]],
  // Where nothing is found, without the ending.
  ["barriers", ["[barrie]r"]],
  ["фигурами", ["две [фигура]"]],
  ["вода", ["Дом [Вод]ы"]],
  ["ход", ["худо"]],
];

it("takes words for one another as their readers do", async () => {
  const { page, close } = await open(here.browser, here.site.origin);
  await page.goto(`${here.site.url}en/about/`);
  const table = TAKEN.flatMap(([query, texts]) => [...texts].map((text) => /** @type {[string, string]} */ ([String(query), text])));
  const found = await page.evaluate(
    async ([address, table]) => {
      const { entriesOf, find, marked } = await import(address);
      return table.map(([query, expected]) => {
        const text = expected.replace(/[[\]]/g, "");
        const { words, passages } = find(entriesOf([{ title: "", href: "", text }]), query);
        if (passages.length === 0) return text;
        let shown = "";
        let at = 0;
        for (const [start, end] of marked(text, words)) {
          shown += `${text.slice(at, start)}[${text.slice(start, end)}]`;
          at = end;
        }
        return shown + text.slice(at);
      });
    },
    /** @type {const} */ ([new URL(script("find"), here.site.url).href, table]),
  );
  assert.deepEqual(found.map((text, at) => `${table[at][0]}: ${text}`), table.map(([query, text]) => `${query}: ${text}`));
  await close();
});

it("puts pages first, then rows by their topic, then texts", async () => {
  const { page, close } = await open(here.browser, here.site.origin);
  await page.goto(`${here.site.url}en/about/`);
  const found = await page.evaluate(async (address) => {
    const { entriesOf, find } = await import(address);
    const passages = [
      { title: "A", of: "Senet", href: "text", text: "a barrier" },
      { title: "Barriers", of: "Senet", href: "row", text: "none" },
      { title: "B", of: "Barrier", href: "ruleset", text: "none" },
      { title: "The barrier game", href: "page", text: "none" },
      { title: "Safe squares", of: "Senet", href: "other", text: "none" },
    ];
    return find(entriesOf(passages), "barrier").passages.map((/** @type {{ href: string }} */ passage) => passage.href);
  }, new URL(script("find"), here.site.url).href);
  assert.deepEqual(found, ["page", "row", "text", "ruleset"]);
  await close();
});
