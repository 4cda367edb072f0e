// The computer thinks beside the page: in time, without holding the page up, and without a worker if need be.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { shown } from "./board.js";
import { browserAndSite, open, visit } from "./browser.js";
import { serve } from "./serve.js";
import { BOARDS, SITE } from "./site.js";

/** @typedef {import("playwright-core").Page} Page */

/** The longest that the strongest level may take, in milliseconds. */
const LONGEST = 300;

/** The longest that the page may be held up, in milliseconds. */
const HELD_UP = 16;

const here = browserAndSite();

/** @param {string} name @returns {string} the address of a script under the name it is published by */
function script(name) {
  const [stem] = name.split(".");
  const found = readdirSync(join(SITE, "assets")).find((file) => file.startsWith(`${stem}.`) && file.endsWith(".js"));
  return `/assets/${found}`;
}

/** @param {Page} page @param {"first" | "second"} seat of the computer, whose turn is waited for */
const turnOf = (page, seat) => page.waitForSelector(`.tray[data-side=${seat}][data-turn]`, { state: "attached" });

for (const board of BOARDS) {
  it(`the strongest level answers within ${LONGEST} ms: ${board}`, async () => {
    const { page, close } = await open(here.browser, here.site.origin);
    await visit(page, `${here.site.url}en/${board}`);
    const times = await page.evaluate(
      async ([engineScript, codesScript, workerScript]) => {
        const { legalMoves, openEngine, outcome, playMove, possibleThrows } = await import(engineScript);
        const { printed } = await import(codesScript);
        const { rules, learned } = JSON.parse(document.getElementById("board-data")?.textContent ?? "");
        const engine = await openEngine(rules);
        const worker = new Worker(workerScript, { type: "module" });
        const ask = (/** @type {object} */ question) =>
          new Promise((done) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => done(data);
            worker.postMessage({ rules, learned, level: 4, ...question }, [port2]);
          });
        const counts = possibleThrows(engine).map((/** @type {{ count: number }} */ each) => each.count);
        await ask({ position: printed(engine), count: counts[0] });
        const times = [];
        for (let ply = 0; ply < 150 && outcome(engine) === "running"; ply++) {
          const count = counts[(ply * 7) % counts.length];
          const moves = legalMoves(engine, count).length;
          if (ply % 5 === 0 && moves > 1) {
            const start = performance.now();
            const index = await ask({ position: printed(engine), count });
            times.push(performance.now() - start);
            if (!(Number(index) < moves)) return [Infinity];
          }
          playMove(engine, count, (ply * 5) % moves);
        }
        return times.sort((a, b) => b - a);
      },
      [script("engine.js"), script("codes.js"), script("worker.js")],
    );
    assert.ok(times.length > 5 && times[0] <= LONGEST, times.map(Math.round).join(", "));
    await close();
  });
}

it("the page is held up by none of the computer's moves", async () => {
  const { page, troubles, close } = await open(here.browser, here.site.origin, { reducedMotion: "reduce" });
  // What the engine of the page itself is asked for while the computer plays.
  await page.addInitScript(() => {
    const held = Object.assign(window, { held: 0 });
    const real = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...given) => {
      const made = await real(...given);
      const exports = Object.fromEntries(
        Object.entries(made.instance.exports).map(([name, each]) => {
          if (typeof each !== "function") return [name, each];
          const timed = (/** @type {number[]} */ ...numbers) => {
            const start = performance.now();
            const result = each(...numbers);
            held.held = Math.max(held.held, performance.now() - start);
            return result;
          };
          return [name, timed];
        }),
      );
      return { module: made.module, instance: { exports } };
    };
  });
  await visit(page, `${here.site.url}el/senet/bell/`);
  await page.selectOption(".play .level", "4");
  await page.selectOption(".play .players", "first");
  await turnOf(page, "second");
  const longest = await page.evaluate(() => Reflect.get(window, "held"));
  assert.ok(longest > 0 && longest <= HELD_UP, `${longest} ms`);
  assert.deepEqual(troubles, []);
  await close();
});

it("the computer plays where there is no worker", async () => {
  const host = await serve(SITE, { missing: /\/worker\.[0-9a-f]+\.js$/ });
  const { page, close } = await open(here.browser, host.origin, { reducedMotion: "reduce" });
  await visit(page, `${host.url}ar/senet/kendall/`);
  const start = await shown(page);
  await page.selectOption(".play .players", "first");
  await turnOf(page, "second");
  assert.notDeepEqual((await shown(page)).pieces, start.pieces);
  await close();
  await host.close();
});
