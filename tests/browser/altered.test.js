// Links of a live game that somebody has bent: each is refused, or shown as what it is, and none passes for fair.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { numbers } from "./chance.js";
import { accept, checked, invite, position, receive, receiveHere, sideOf, turn } from "./live.js";
import { EVERYTHING, SITE } from "./site.js";

/** @typedef {import("./live.js").Side} Side */

const here = browserAndSite();

const LINKS = EVERYTHING ? 10_000 : 1000;

/** The published name of a script. @param {string} name */
function asset(name) {
  const found = readdirSync(join(SITE, "assets")).find((file) => new RegExp(`^${name}\\.[0-9a-f]+\\.js$`).test(file));
  assert.ok(found, `${name}.js is not published`);
  return `/assets/${found}`;
}

/**
 * A live game in mid-course: the links so far, and one who has opened all but the last of them.
 * @param {string} board
 * @param {number} links
 * @param {number} seed
 * @param {boolean} [isStrict]
 */
async function halfPlayed(board, links, seed, isStrict = false) {
  const [one, other] = await Promise.all(["en", "el"].map((locale) => sideOf(here, `${locale}/${board}`)));
  const random = numbers(seed);
  const codes = [await invite(one, { isStrict })];
  codes.push(await accept(other, codes[0]));
  let [now, next] = [one, other];
  while (codes.length < links) {
    await receiveHere(now, codes[codes.length - 1]);
    codes.push(await turn(now.page, random));
    [now, next] = [next, now];
  }
  return { codes, reader: now, writer: next };
}

it(`${LINKS} altered links: none is taken for a fair game, none faults`, async () => {
  const { codes, reader, writer } = await halfPlayed("senet/", 16, 21);
  const strict = await halfPlayed("senet/", 12, 22, true);
  const foreign = await halfPlayed("senet/bell/", 8, 23);
  const modules = Object.fromEntries(["codes", "course", "engine", "judge", "texts"].map((name) => [name, asset(name)]));
  const given = { modules, codes, others: strict.codes, foreign: foreign.codes, links: LINKS };
  const found = await reader.page.evaluate(async ({ modules, codes, others, foreign, links }) => {
    const load = (/** @type {string} */ name) => import(modules[name]);
    const [{ decode, liveCode, extra }, course, engines, { judge, courseOf }, { pageData }] = await Promise.all(
      ["codes", "course", "engine", "judge", "texts"].map(load),
    );
    let word = 77;
    /** The same numbers on every run (xorshift). @param {number} many */
    const below = (many) => {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      return (word >>> 0) % many;
    };
    /** @template T @param {T[]} list */
    const any = (list) => list[below(list.length)];
    const { rules } = pageData();
    const [engine, writer] = await Promise.all([engines.openEngine(rules), engines.openEngine(rules)]);
    const throws = engines.possibleThrows(engine);
    const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = codes[codes.length - 1];
    /** A code with its last four letters made right (CRC-24/OPENPGP). @param {string} code */
    const mended = (code) => {
      let register = 0xb704ce;
      for (const letter of code.slice(0, -4)) {
        register ^= letter.charCodeAt(0) << 16;
        for (let bit = 0; bit < 8; bit++) register = register & 0x800000 ? (register << 1) ^ 0x1864cfb : register << 1;
      }
      return code.slice(0, -4) + [18, 12, 6, 0].map((shift) => LETTERS[(register >> shift) & 63]).join("");
    };
    const told = (/** @type {string} */ code) => {
      decode(writer, code);
      return { ...courseOf(writer), ...course.termsOf(extra(writer)) };
    };
    const truth = told(last);
    if (mended(last) !== last) throw new Error("the checksum is another");
    const events = JSON.stringify(course.events(truth));
    const other = told(others[others.length - 1]);
    /** The code of a course whose throws or moves were changed, its checksum right. */
    const written = (/** @type {any} */ game, /** @type {(ply: any, at: number) => any} */ change, upTo = game.plies.length) => {
      writer.exports.start();
      for (const [at, ply] of game.plies.slice(0, upTo).entries()) {
        const { count, index } = change(ply, at);
        const moves = engines.legalMoves(writer, count);
        const meant = moves.findIndex((/** @type {any} */ move) => move.from === ply.from && move.to === ply.to);
        writer.exports.fall(count);
        engines.playMove(writer, count, index ?? Math.max(meant, 0) % moves.length);
        if (engines.outcome(writer) !== "running") break;
      }
      return liveCode(writer, course.extraOf(game));
    };
    const same = (/** @type {any} */ ply) => ply;
    /** @type {Record<string, () => string>} */
    const ways = {
      "a letter changed": () => {
        const at = below(last.length);
        return last.slice(0, at) + any([...LETTERS.replace(last[at], "")]) + last.slice(at + 1);
      },
      "a bit flipped": () => {
        const at = below(last.length);
        return last.slice(0, at) + String.fromCharCode(last.charCodeAt(at) ^ (1 << below(7))) + last.slice(at + 1);
      },
      "cut short": () => last.slice(0, below(last.length)),
      "made longer": () => last + any([...LETTERS]).repeat(1 + below(30)),
      "two letters exchanged": () => {
        const at = below(last.length - 1);
        return last[at] === last[at + 1] ? last.slice(1) : last.slice(0, at) + last[at + 1] + last[at] + last.slice(at + 2);
      },
      "another ruleset": () => any(foreign),
      "a later version": () => mended(LETTERS[LETTERS.indexOf(last[0]) + 4 * (1 + below(14))] + last.slice(1)),
      "letters changed, the checksum mended": () => {
        const at = 5 + below(last.length - 9);
        return mended(last.slice(0, at) + any([...LETTERS]) + last.slice(at + 1));
      },
      "random letters": () => `H${Array.from({ length: below(2100) }, () => any([...LETTERS])).join("")}`,
      "an older link": () => any(codes.slice(0, -1)),
      "another game": () => any(others),
      "a throw changed, its checksum mended": () => {
        const at = below(truth.plies.length);
        const counts = throws.map((/** @type {any} */ each) => each.count).filter((/** @type {number} */ count) => count !== truth.plies[at].count);
        return written(truth, (ply, place) => (place === at ? { ...ply, count: any(counts) } : ply));
      },
      "a throw replayed": () => {
        const at = below(truth.plies.length);
        const { plies } = truth;
        return written({ ...truth, plies: [...plies.slice(0, at + 1), plies[at], ...plies.slice(at + 1)] }, same);
      },
      "a throw left out": () => {
        const at = below(truth.plies.length);
        return written({ ...truth, plies: truth.plies.filter((/** @type {any} */ _, /** @type {number} */ place) => place !== at) }, same);
      },
      "a move of former times changed": () => {
        const at = below(truth.plies.length - 12);
        return written(truth, (ply, place) => (place === at ? { ...ply, index: below(9) % Math.max(engines.legalMoves(writer, ply.count).length, 1) } : ply));
      },
      "values exchanged": () => written({ ...truth, values: [...truth.values].reverse() }, same),
      "commitments exchanged": () => written({ ...truth, commitments: [...truth.commitments].reverse() }, same),
      "values of another game": () => {
        const seat = below(2);
        return written({ ...truth, values: truth.values.map((/** @type {any} */ value, /** @type {number} */ at) => (at === seat ? other.values[at] : value)) }, same);
      },
      "a side of another game": () => {
        const pick = (/** @type {"values" | "commitments"} */ key) => [truth[key][0], other[key][1]];
        return written({ ...truth, values: pick("values"), commitments: pick("commitments") }, same);
      },
      "a value changed": () => {
        const seat = below(2);
        const values = truth.values.map((/** @type {Uint8Array} */ value) => value.slice());
        values[seat][below(16)] ^= 1 << below(8);
        return written({ ...truth, values }, same);
      },
      "strict in mid-game": () => written({ ...truth, isStrict: true }, same),
      "seats exchanged": () => written({ ...truth, inviter: 1 - truth.inviter }, same),
      "a value that nobody waits for": () => written({ ...truth, isReady: true }, same),
      "fewer throws than values": () => written(truth, same, below(truth.plies.length)),
    };
    /** @type {Record<string, Record<string, number>>} */
    const counts = {};
    /** @type {string[]} */
    const fair = [];
    /** One of each, to be opened as readers open it. @type {Record<string, string>} */
    const samples = {};
    const names = Object.keys(ways);
    let slowest = 0;
    for (let link = 0; link < links; link++) {
      const name = names[link % names.length];
      const code = ways[name]();
      const start = performance.now();
      const verdict = await judge(engine, throws, code);
      slowest = Math.max(slowest, performance.now() - start);
      const isNumber = typeof verdict === "number";
      const what = isNumber ? `refused ${verdict}` : verdict.fault ? `fault: ${verdict.fault.fault}` : verdict.how;
      // What tells the very game that is true is that game, however its letters came about.
      const isTruth = !isNumber && !verdict.fault && JSON.stringify(course.events(verdict.game)) === events;
      if (!isTruth) samples[name] ??= code;
      if (what === "later" && !isTruth) fair.push(`${name}: ${code}`);
      counts[name] ??= {};
      counts[name][isTruth ? "the game itself" : what] = (counts[name][isTruth ? "the game itself" : what] ?? 0) + 1;
    }
    return { counts, fair, slowest, samples };
  }, given);
  assert.deepEqual(found.fair, []);
  const { counts } = found;
  const only = (/** @type {string} */ name, /** @type {RegExp} */ what) => {
    const others = Object.keys(counts[name]).filter((each) => !what.test(each));
    assert.deepEqual(others, [], `${name}: ${JSON.stringify(counts[name])}`);
  };
  for (const name of ["a letter changed", "a bit flipped", "cut short", "made longer", "two letters exchanged", "random letters"]) {
    only(name, /^refused/);
  }
  only("another ruleset", /^refused 3$/);
  only("a later version", /^refused 2$/);
  only("an older link", /^(mine|same|earlier)$/);
  only("another game", /^new$/);
  for (const name of ["values exchanged", "commitments exchanged", "values of another game", "a value changed", "a value that nobody waits for"]) {
    only(name, /^fault: (value|terms)$/);
  }
  only("a side of another game", /^fault: (value|throw)$/);
  only("a move of former times changed", /^(fault: .*|other|the game itself)$/);
  assert.ok((counts["a throw changed, its checksum mended"]["fault: throw"] ?? 0) > LINKS / 100, JSON.stringify(counts["a throw changed, its checksum mended"]));
  const kept = () => reader.page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("live:")));
  const before = await kept();
  assert.equal(before.length, 1);
  for (const [name, code] of Object.entries(found.samples)) {
    await receive(reader, code);
    assert.deepEqual(await kept(), before, name);
    assert.notEqual((await shown(reader.page)).status, "", name);
  }
  await receive(reader, codes[codes.length - 1]);
  assert.notDeepEqual(await kept(), before, "the true link still goes on");
  assert.ok(found.slowest < 1000, `one link took ${found.slowest} ms`);
  for (const side of [reader, writer, strict.reader, strict.writer, foreign.reader, foreign.writer]) {
    assert.deepEqual(side.troubles, []);
    await side.close();
  }
});

it("an altered link that is really opened says what it is, and leaves the game as it was", async () => {
  const { codes, reader, writer } = await halfPlayed("senet/", 12, 31);
  const last = codes[codes.length - 1];
  await receive(reader, codes[codes.length - 2]);
  const before = [await position(reader), await checked(reader)];
  await receive(reader, codes[codes.length - 5]);
  assert.match((await shown(reader.page)).status, /older link/);
  assert.deepEqual([await position(reader), await checked(reader)], before);
  for (const code of [last.slice(0, -2), last.replace(/...$/, "AAA"), `L${last.slice(1)}`]) {
    await receive(reader, code);
    assert.match((await shown(reader.page)).status, /^This link/);
    assert.ok(await reader.page.locator(".play .live").isHidden());
  }
  await receive(reader, last);
  assert.ok((await checked(reader)) > Number(before[1]));
  for (const side of [reader, writer]) {
    assert.deepEqual(side.troubles, []);
    await side.close();
  }
});

it("a fragment of a megabyte, random bytes, a later version: a plain message and the start, at once", async () => {
  for (const [locale, board] of [["en", "senet/"], ["el", "senet/bell/"], ["ar", "senet/jequier/"]]) {
    const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
    const address = `${here.site.url}${locale}/${board}`;
    await visit(page, address);
    const start = await shown(page);
    const random = numbers(5);
    const bytes = Array.from({ length: 300 }, () => `%${Math.floor(random() * 256).toString(16).padStart(2, "0")}`).join("");
    const fragments = [`H${"A".repeat(1 << 20)}`, "H", `H${bytes}`, bytes, "LAAAAAAAAAAAAAAAAAAA", "HAAAAAAAAAAAAAAAAAAA", "%F0%9F%8E%B2".repeat(1000)];
    for (const fragment of fragments) {
      const time = await page.evaluate(async (hash) => {
        const status = /** @type {HTMLElement} */ (document.querySelector(".play .status"));
        status.textContent = "";
        const begun = performance.now();
        location.hash = hash;
        while (!status.textContent) await new Promise((done) => setTimeout(done, 5));
        return performance.now() - begun;
      }, `play=${fragment}`);
      const { pieces, turn, status } = await shown(page);
      assert.deepEqual([pieces, turn], [start.pieces, start.turn]);
      assert.ok(status.length > start.status.length && !status.startsWith(start.status), status);
      assert.ok(time < 3000, `${time} ms`);
      assert.equal(await page.evaluate(() => location.hash), "");
    }
    assert.deepEqual(troubles, []);
    await close();
  }
});

it("without a secure connection it says so, and so it does where nothing may be kept", async () => {
  const { page, close } = await open(here.browser, here.site.origin);
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  await visit(page, `${here.site.url}en/senet/`);
  await page.click(".play .invite > summary");
  await page.click(".play .invite form button");
  await page.waitForFunction(() => /https/.test(document.querySelector(".play .status")?.textContent ?? ""));
  await close();
  const closed = await open(here.browser, here.site.origin);
  await closed.page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } });
  });
  await visit(closed.page, `${here.site.url}en/senet/`);
  await closed.page.click(".play .invite > summary");
  await closed.page.click(".play .invite form button");
  await closed.page.waitForFunction(() => /keeps nothing/.test(document.querySelector(".play .status")?.textContent ?? ""));
  await closed.close();
});
