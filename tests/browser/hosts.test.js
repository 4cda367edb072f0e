// The built site as real hosts send it: nginx and Caddy, told by the program how, under `/` and under `/games/`.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { shown } from "./board.js";
import { launch, open, visit } from "./browser.js";
import { headersFor, matches, matchesAtNetlify, rulesOf } from "./headers.js";
import { SERVERS, ask, host } from "./hosting.js";
import { TYPES } from "./serve.js";
import { SITE, SITE_UNDER_GAMES, locales, pages } from "./site.js";

/** @typedef {import("playwright-core").Browser} Browser */

const BUILDS = [
  { site: SITE, base: "/" },
  { site: SITE_UNDER_GAMES, base: "/games/" },
];
/** What hosts read and do not send. */
const OWN = ["_headers", "_redirects", ".nojekyll", ".variorum-files"];
const YEAR = "public, max-age=31536000, immutable";
const ASKED = "public, max-age=0, must-revalidate";

/** The files of a build that readers may ask for, without compressed copies. @param {string} site */
function files(site) {
  const all = /** @type {string[]} */ (readdirSync(site, { recursive: true }));
  const found = all.filter((file) => statSync(join(site, file)).isFile() && !/\.(br|gz)$/.test(file) && !OWN.includes(file));
  assert.ok(found.length > 150, `${found.length} files in ${site}: is the site built?`);
  return found.sort();
}

/** The path of the address of a file. @param {string} base @param {string} file */
const address = (base, file) => base + file.replace(/(^|\/)index\.html$/, "$1");

/** @param {string} file */
const ending = (file) => file.split(".").pop() ?? "";

describe("the file of headers", () => {
  for (const { site, base } of BUILDS) {
    it(`gives each file each header once, within the limits of hosts: ${base}`, () => {
      const rules = rulesOf(site);
      assert.ok(rules.length > 10 && rules.length < 100, `${rules.length} rules`);
      for (const line of rules.flatMap((rule) => rule.lines)) assert.ok(line.length < 2000, line);
      for (const file of files(site)) {
        for (const match of [matches, matchesAtNetlify]) {
          const path = address(base, file);
          const found = headersFor(rules, path, match);
          const names = found.map(([name]) => name);
          assert.deepEqual(names, [...new Set(names)], `${path} matches several rules`);
          const headers = Object.fromEntries(found);
          assert.equal(headers["cache-control"], file.startsWith("assets/") ? YEAR : ASKED, path);
          assert.match(headers["content-security-policy"] ?? "", /^default-src 'none'; /, path);
          assert.doesNotMatch(headers["content-security-policy"], /unsafe-inline|unsafe-eval';?.*unsafe-eval/, path);
          if (file.startsWith("assets/")) assert.equal(headers["content-type"], TYPES[/** @type {keyof TYPES} */ (ending(file))], path);
        }
      }
    });
  }
});

for (const server of SERVERS) {
  for (const { site, base } of BUILDS) {
    describe(`${server}, under ${base}`, () => {
      /** @type {Awaited<ReturnType<typeof host>>} */
      let here;
      before(async () => {
        here = await host(server, { site, base });
      });
      after(() => here.close());

      it("sends every file as it was built, with its type, its caching and its policy", async () => {
        const rules = rulesOf(site);
        for (const file of files(site)) {
          const path = address(base, file);
          const bytes = readFileSync(join(site, file));
          for (const packed of /** @type {const} */ (["br", "gzip", "identity"])) {
            const { status, headers, body } = await ask(here.origin + path, { "accept-encoding": packed });
            const place = `${path}, ${packed}`;
            assert.equal(status, 200, place);
            const copy = packed !== "identity" && existsSync(join(site, `${file}.${packed === "br" ? "br" : "gz"}`));
            assert.deepEqual(headers.get("content-encoding"), copy ? [packed] : undefined, place);
            const unpacked = !copy ? body : packed === "br" ? brotliDecompressSync(body) : gunzipSync(body);
            assert.ok(unpacked.equals(bytes), `${place}: other bytes`);
            if (copy) assert.match(String(headers.get("vary")), /Accept-Encoding/i, place);
            assert.deepEqual(headers.get("content-type"), [TYPES[/** @type {keyof TYPES} */ (ending(file))]], place);
            const expected = headersFor(rules, path);
            assert.ok(expected.length >= 6, place);
            for (const [name, value] of expected) assert.deepEqual(headers.get(name), [value], `${place}: ${name}`);
            const isFramed = /frame-ancestors \*$/.test(String(headers.get("content-security-policy")));
            assert.equal(isFramed, file.startsWith("boards/"), place);
            assert.equal(headers.get("access-control-allow-origin")?.[0], file.startsWith("assets/") ? "*" : undefined, place);
          }
        }
      });

      it("says that nothing has changed to a browser that has the file", async () => {
        for (const file of ["index.html", "el/index.html", "sitemap.xml", files(site).find((file) => file.endsWith(".wasm")) ?? ""]) {
          for (const packed of ["br", "gzip", "identity"]) {
            const url = here.origin + address(base, file);
            const [tag] = (await ask(url, { "accept-encoding": packed })).headers.get("etag") ?? [];
            assert.ok(tag, url);
            const again = await ask(url, { "accept-encoding": packed, "if-none-match": tag });
            assert.deepEqual([again.status, again.body.length], [304, 0], url);
            assert.equal(again.headers.get("cache-control")?.length, 1, url);
          }
        }
      });

      it("tells of a missing page in the language of its address, at any depth, and keeps that for nobody", async () => {
        const missing = locales().flatMap((locale) =>
          [`${locale}/nothing`, `${locale}/senet/nothing/at/all/`, `${locale}/senet/nothing.png`, `boards/${locale}/nothing/`].map((path) => ({ path, page: `${locale}/404.html` })),
        );
        const root = ["nothing", "no/such/page", "assets/board.0123456789.js", "assets/", "boards/", ...OWN];
        for (const { path, page } of [...missing, ...root.map((path) => ({ path, page: "404.html" }))]) {
          const { status, headers, body } = await ask(here.url + path);
          assert.equal(status, 404, path);
          assert.ok(body.equals(readFileSync(join(site, page))), `${path}: not ${page}`);
          for (const [name, value] of headersFor(rulesOf(site), address(base, page))) {
            if (name !== "content-type") assert.deepEqual(headers.get(name), [value], `${path}: ${name}`);
          }
          assert.deepEqual(headers.get("content-type"), [TYPES.html], path);
          assert.equal(headers.get("access-control-allow-origin"), undefined, path);
        }
      });

      it("adds the slash that a folder's address lacks", async () => {
        for (const path of pages(site).filter((page) => page.endsWith("/"))) {
          const { status, headers } = await ask(here.url + path.slice(0, -1));
          assert.deepEqual([status, headers.get("location")], [301, [base + path]], path);
        }
        if (base !== "/") assert.equal((await ask(here.url.slice(0, -1))).headers.get("location")?.[0], base);
      });
    });
  }
}

describe("in a browser", () => {
  /** @type {Browser} */
  let browser;
  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());

  for (const [server, { site, base }, locale] of /** @type {const} */ ([
    ["nginx", BUILDS[0], "el"],
    ["caddy", BUILDS[0], "ar"],
    ["nginx", BUILDS[1], "ja"],
    ["caddy", BUILDS[1], "en"],
  ])) {
    it(`${server} under ${base}: no page has anything to tell in the console, and the boards play`, async (test) => {
      const here = await host(server, { site, base });
      test.after(here.close);
      const { page, troubles, close } = await open(browser, here.origin, { reducedMotion: "reduce" });
      test.after(close);
      const own = [`${locale}/`, `boards/${locale}/`];
      const found = pages(site).filter((path) => own.some((folder) => path.startsWith(folder)) && !path.endsWith("404.html"));
      assert.ok(found.length > 8);
      for (const path of found) {
        await visit(page, here.url + path);
        assert.deepEqual(troubles, [], path);
      }
      for (const path of [`${locale}/senet/`, `boards/${locale}/senet/bell/`]) {
        await visit(page, here.url + path);
        await play(page);
      }
      assert.deepEqual(troubles, []);
    });
  }

  it("a board plays in a frame that has no origin, and no other page shows in a frame", async (test) => {
    const here = await host("nginx", { site: SITE });
    test.after(here.close);
    const other = createServer(({ url }, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><title>Elsewhere</title><iframe sandbox="allow-scripts" width="700" height="900" src="${here.origin}${url}"></iframe>`);
    });
    await new Promise((done) => other.listen(0, "127.0.0.1", () => done(undefined)));
    test.after(() => other.close());
    const elsewhere = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (other.address()).port}/`;
    const context = await browser.newContext({ reducedMotion: "reduce" });
    test.after(() => context.close());
    const page = await context.newPage();
    /** @type {string[]} */
    const told = [];
    page.on("console", (message) => told.push(message.text()));
    page.on("pageerror", (error) => told.push(error.message));
    await page.goto(`${elsewhere}boards/el/senet/bell/`);
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    assert.ok(frame);
    await frame.waitForFunction(() => document.querySelector(".play .status")?.textContent);
    await frame.locator(".throw").click();
    await frame.waitForFunction(() => document.querySelector(".play .dice [data-face]"));
    assert.equal(told.join("\n"), "");
    await page.goto(`${elsewhere}el/senet/bell/`);
    assert.match(told.join("\n"), /frame-ancestors/);
  });
});

/** Throws, and lets the computer play, which thinks in a worker of its own. @param {import("playwright-core").Page} page */
async function play(page) {
  await page.click(".play .throw");
  await page.selectOption(".play .level", "3");
  await page.selectOption(".play .players", "first");
  const start = (await shown(page)).pieces;
  await page.waitForFunction(
    (start) => [...document.querySelectorAll(".play [data-square]")].some((cell) => start[Number(cell.getAttribute("data-square")) - 1] !== cell.getAttribute("data-piece")),
    start,
    { timeout: 15_000 },
  );
}
