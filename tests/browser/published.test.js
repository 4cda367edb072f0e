// A small site from its build to its host: `check --url` finds nothing where all is right and everything that is
// not, old addresses lead on, and two builds lie side by side.
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { after, before, it } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { launch, open, visit } from "./browser.js";
import { SERVERS, ask, freePort, host } from "./hosting.js";
import { serve } from "./serve.js";
import { PROGRAM, ROOT } from "./site.js";

const SMALL = join(ROOT, "tests/site");

/** @type {string} */
let folder;
/** The built site, and where the servers listen one after the other: its pages name that address. @type {string} */
let site;
/** @type {number} */
let port;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "variorum-published-"));
  cpSync(SMALL, join(folder, "small"), { recursive: true });
  port = await freePort();
  site = build(join(folder, "small"), "site", "--base-url", `http://127.0.0.1:${port}/games/`);
});
after(() => rmSync(folder, { recursive: true }));

/** Builds a small site and gives the folder. @param {string} root @param {string} out @param {string[]} options */
function build(root, out, ...options) {
  const built = join(folder, out);
  execFileSync(PROGRAM, ["build", "--no-pictures", "--root", root, "--out", built, ...options], { stdio: "ignore" });
  return built;
}

/** @param {string} url @param {string} built @returns {Promise<{ code: number, told: string }>} */
function check(url, built) {
  return new Promise((done) => {
    execFile(PROGRAM, ["check", "--url", url, "--built", built], (error, told, fault) => done({ code: Number(error?.code ?? 0), told: told + fault }));
  });
}

for (const server of SERVERS) {
  it(`${server}: nothing differs from what was built, and old addresses lead on`, async (test) => {
    const here = await host(server, { site, base: "/games/", root: SMALL, port });
    test.after(here.close);
    const { code, told } = await check(here.url, site);
    assert.match(told, /^the site is as it was built: \d{2,} requests, no differences\n$/);
    assert.equal(code, 0);
    for (const from of ["en/dozen/", "en/dozen", "boards/he/dozen/leap/"]) {
      const { status, headers } = await ask(here.url + from);
      const to = `/games/${from.replace("dozen", "steps").replace(/\/?$/, "/")}`;
      assert.deepEqual([status, headers.get("location")], [301, [to]], from);
    }
  });
}

it("every way in which a host goes wrong is told in one run", async (test) => {
  const base = `http://127.0.0.1:${port}/games/`;
  const wrong = join(folder, "wrong");
  cpSync(site, wrong, { recursive: true });
  rmSync(join(wrong, "he/steps/index.html"));
  const page = join(wrong, "en/index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(/hreflang="he" href="[^"]*"/, 'hreflang="he" href="/he/"'));
  // A home page for whatever is not there, types without a charset, a year for everything.
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", base).pathname.replace("/games/", "/");
    const file = join(wrong, path.endsWith("/") ? `${path}index.html` : path);
    const found = readFile(file) ?? readFileSync(join(wrong, "index.html"));
    response.setHeader("x-content-type-options", ["nosniff", "nosniff"]);
    response.writeHead(200, {
      "content-type": path.endsWith(".wasm") ? "text/plain" : "text/html",
      "cache-control": "max-age=31536000",
      "x-frame-options": "DENY",
    });
    response.end(found);
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", () => done(undefined)));
  test.after(() => server.close());
  const { code, told } = await check(base, site);
  assert.equal(code, 1);
  for (const expected of [
    /^Content-Type: found text\/plain, expected application\/wasm$/m,
    /^Content-Type: found text\/html, expected text\/html; charset=utf-8$/m,
    /^Cache-Control: found max-age=31536000, expected public, max-age=0, must-revalidate$/m,
    /^Cache-Control: found max-age=31536000, expected public, max-age=31536000, immutable$/m,
    /^Content-Security-Policy: found none, expected default-src 'none'; .*; frame-ancestors \*$/m,
    /^X-Content-Type-Options: found nosniff(, | and )nosniff, expected nosniff$/m,
    /^X-Frame-Options: found DENY, expected none$/m,
    /^Content-Encoding: found none, expected br$/m,
    /^the alternates: found .*he \/he\/.*, expected .*he http/m,
    /^the bytes: found \d+ bytes, others from byte \d+ on, expected \d+ bytes\n {2}at \S+\/games\/en\/$/m,
    /^the status: found 200, expected 404\n {2}at \S+\/games\/br\/nothing\/is\/here$/m,
    /^where it leads: found 200, expected 301 to `\/games\/en\/`$/m,
    /^\d+ differences in \d+ requests$/m,
  ]) {
    assert.match(told, expected);
  }
  assert.ok(told.split("\n").filter((line) => line.startsWith("  help: ")).length > 10, told);
});

it("a compressed copy of another build is told", async (test) => {
  const copy = join(folder, "copy");
  cpSync(site, copy, { recursive: true });
  writeFileSync(join(copy, "he/index.html.br"), brotliCompressSync("of last week"));
  writeFileSync(join(copy, "he/index.html.gz"), gzipSync("of last week"));
  writeFileSync(join(copy, "en/index.html.br"), "torn");
  const here = await host("nginx", { site: copy, base: "/games/", root: SMALL, port });
  test.after(here.close);
  const { code, told } = await check(here.url, site);
  for (const packed of ["br", "gzip"]) {
    assert.match(told, new RegExp(`^the bytes, unpacked from ${packed}: found 12 bytes, others from byte 0 on, expected \\d+ bytes\n {2}at \\S+/games/he/\n`, "m"));
  }
  assert.match(told, /^the bytes, unpacked from br: found what cannot be unpacked: .+, expected \d+ bytes\n {2}at \S+\/games\/en\/\n/m);
  assert.match(told, /^3 differences in \d+ requests$/m);
  assert.equal(code, 1);
});

it("a compressed copy of the wrong type is told, and one that a cache would give to everyone", async (test) => {
  const base = `http://127.0.0.1:${port}/games/`;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", base).pathname.replace("/games/", "/");
    const file = join(site, path.endsWith("/") ? `${path}index.html` : path);
    const packed = /br/.test(String(request.headers["accept-encoding"])) ? readFile(`${file}.br`) : undefined;
    if (packed) response.setHeader("content-encoding", "br");
    response.setHeader("content-type", packed ? "application/x-br" : "text/html; charset=utf-8");
    response.end(packed ?? readFile(file));
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", () => done(undefined)));
  test.after(() => server.close());
  const { told } = await check(base, site);
  assert.match(told, /^Vary: found none, expected Accept-Encoding$/m);
  assert.match(told, /^Content-Type: found application\/x-br, expected text\/html; charset=utf-8$/m);
  assert.doesNotMatch(told, /^the bytes, unpacked/m);
});

/** @param {string} file */
function readFile(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

it("a host that does not answer is told once", async () => {
  const { code, told } = await check(`http://127.0.0.1:${await freePort()}/games/`, site);
  assert.match(told, /^error: `http:\/\/127\.0\.0\.1:\d+\/games\/` does not answer: .+\n$/);
  assert.equal(code, 2);
});

it("two builds lie side by side, and each page loads its own engine", async (test) => {
  const changed = join(folder, "changed");
  cpSync(SMALL, changed, { recursive: true });
  mkdirSync(join(changed, "site"), { recursive: true });
  // A section without a meaning: the module is another one, and its rules are the same.
  writeFileSync(join(changed, "site/engine.wasm"), Buffer.concat([readFileSync(join(ROOT, "site/engine.wasm")), Buffer.from([0, 2, 1, 0x78])]));
  const [old, fresh] = [build(SMALL, "old", "--no-compression"), build(changed, "fresh", "--no-compression")];
  const engine = (/** @type {string} */ site) => readdirSync(join(site, "assets")).find((name) => name.endsWith(".wasm")) ?? "";
  assert.notEqual(engine(old), engine(fresh));
  const browser = await launch();
  test.after(() => browser.close());
  for (const [pages, other] of [[old, fresh], [fresh, old]]) {
    const union = join(folder, "union");
    cpSync(pages, union, { recursive: true });
    cpSync(join(other, "assets"), join(union, "assets"), { recursive: true });
    const here = await serve(union, { base: "/games/" });
    const { page, troubles, close } = await open(browser, here.origin, { reducedMotion: "reduce" });
    const asked = new Set();
    page.on("request", (request) => asked.add(request.url().split("/").pop()));
    for (const path of ["en/steps/", "boards/he/steps/leap/"]) {
      await visit(page, here.url + path);
      await page.click(".play .throw");
      await page.waitForFunction(() => document.querySelector(".play .dice [data-face]"));
    }
    assert.ok(asked.has(engine(pages)) && !asked.has(engine(other)), [...asked].join(" "));
    const own = new Set(readdirSync(join(pages, "assets")));
    for (const name of asked) if (/\.(js|css|wasm)$/.test(name)) assert.ok(own.has(name), `${name} is of the other build`);
    assert.deepEqual(troubles, []);
    await close();
    await here.close();
    rmSync(union, { recursive: true });
  }
});

it("CloudFront's function finds folders and leads on, and its policies are those of the table", () => {
  const told = JSON.parse(execFileSync(PROGRAM, ["host", "cloudfront", "--root", SMALL], { stdio: ["ignore", "pipe", "ignore"] }).toString());
  const ask = (/** @type {string} */ uri) => runInNewContext(`${told.ViewerRequestFunction}; handler({ request: { uri: ${JSON.stringify(uri)} } })`);
  for (const [uri, expected] of [["/games/", "/games/index.html"], ["/games/en/steps/", "/games/en/steps/index.html"], ["/games/assets/a.js", "/games/assets/a.js"]]) {
    assert.equal(ask(uri).uri, expected);
  }
  for (const [uri, expected] of [["/games/en/steps", "/games/en/steps/"], ["/games/en/dozen/", "/games/en/steps/"], ["/games/en/dozen", "/games/en/steps/"]]) {
    assert.deepEqual([ask(uri).statusCode, ask(uri).headers.location.value], [301, expected]);
  }
  const wasm = told.Objects.find((/** @type {{ Key: string }} */ object) => object.Key.endsWith(".wasm"));
  assert.deepEqual([wasm.ContentType, wasm.CacheControl], ["application/wasm", "public, max-age=31536000, immutable"]);
  assert.ok(!told.Objects.some((/** @type {{ Key: string }} */ object) => object.Key.endsWith("_headers")));
  const framed = told.ResponseHeadersPolicies.filter((/** @type {any} */ policy) => /frame-ancestors \*/.test(policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy));
  assert.deepEqual(framed.map((/** @type {{ Name: string }} */ policy) => policy.Name), ["variorum-boards"]);
});
