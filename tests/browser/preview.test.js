// The preview in a real browser, under its strict policy: a page loads itself again on a save, and the report
// of an error lies over it until it is mended.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { launch, open } from "./browser.js";

const PROJECT = join(import.meta.dirname, "../..");
const ROOT = join(PROJECT, "target/browser/preview");
const TEXTS = join(ROOT, "content/senet/bell/el.yaml");

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("node:child_process").ChildProcess} */
let preview;
let origin = "";

before(async () => {
  rmSync(ROOT, { recursive: true, force: true });
  cpSync(join(PROJECT, "content"), join(ROOT, "content"), { recursive: true });
  browser = await launch();
  preview = spawn("cargo", ["run", "--quiet", "--", "serve", "--port", "0", "--root", ROOT], { cwd: PROJECT });
  origin = await new Promise((found, failed) => {
    let said = "";
    preview.stdout?.on("data", (text) => {
      said += text;
      const address = /(http:\/\/[\d.:]+)\/ /.exec(said);
      if (address?.[1]) found(address[1]);
    });
    preview.on("exit", () => failed(new Error(`the preview has ended: ${said}`)));
  });
});

after(async () => {
  preview.kill();
  await browser.close();
});

/**
 * Changes a text of the page and saves it.
 * @param {string} from
 * @param {string} to
 */
function change(from, to) {
  const text = readFileSync(TEXTS, "utf8");
  assert.equal(text.split(from).length, 2, `\`${from}\` stands in ${TEXTS} once`);
  writeFileSync(`${TEXTS}~`, text.replace(from, () => to));
  renameSync(`${TEXTS}~`, TEXTS);
}

/** @param {{ width: number, height: number, colorScheme: "light" | "dark" }} view */
async function opened({ width, height, colorScheme }) {
  const found = await open(browser, origin, { viewport: { width, height }, colorScheme });
  await found.page.goto(`${origin}/el/senet/bell/`);
  // A page that loads itself again lets go of the events that it followed.
  const troubles = () => found.troubles.filter((trouble) => !trouble.includes("/.variorum/events"));
  const forget = () => found.troubles.splice(0);
  return { ...found, troubles, forget };
}

it("a page loads itself again on a save, and keeps its place", async () => {
  const { page, troubles, close } = await opened({ width: 1280, height: 900, colorScheme: "light" });
  await page.goto(`${origin}/el/senet/bell/#throws`);
  const heading = page.locator("h1");
  const name = await heading.innerText();
  change("name: ", "name: Νέο ");
  await page.waitForFunction((name) => document.querySelector("h1")?.innerText === name, `Νέο ${name}`);
  assert.equal(new URL(page.url()).hash, "#throws");
  change("name: Νέο ", "name: ");
  await page.waitForFunction((name) => document.querySelector("h1")?.innerText === name, name);
  assert.deepEqual(troubles(), []);
  await close();
});

for (const view of /** @type {const} */ ([
  { width: 320, height: 640, colorScheme: "light" },
  { width: 1280, height: 900, colorScheme: "dark" },
])) {
  it(`a report lies over the last good page at ${view.width} px, and goes when all is mended`, async () => {
    const { page, troubles, forget, close } = await opened(view);
    const name = await page.locator("h1").innerText();
    change("lead:", "laed:");
    const report = page.getByRole("region", { name: "The site’s files have errors" }).filter({ hasText: "laed" });
    const alert = page.getByRole("alert");
    await report.waitFor();
    assert.match(await report.innerText(), /el\.yaml:\d+:1[^]*did you mean `lead`\?/);
    assert.match(await alert.innerText(), /^The site’s files have errors\s+\d+ errors?\b.*$/, "it tells no error whole");
    assert.equal(await page.locator("h1").first().innerText(), name, "the page is still there");
    const panel = await report.evaluate((panel) => getComputedStyle(panel).position);
    assert.equal(panel, "fixed", "the report has its styles");
    const cut = await report.locator("pre span").evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth));
    assert.equal(cut.length, 0, "no line but those of files reaches out of sight");
    const button = report.getByRole("button", { name: "Hide the report" });
    await report.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    const box = await button.boundingBox();
    assert.ok(box && box.y > 0 && box.y + box.height < view.height && box.x + box.width <= view.width, "the way out is in sight");
    assert.ok(box.y < ((await report.locator("pre").boundingBox())?.y ?? 0), "and above the report");
    await page.evaluate(() => document.body.focus());
    await page.keyboard.press("Tab");
    assert.ok(await button.evaluate((button) => button.matches(":focus")), "keys come to it first");
    assert.deepEqual(troubles(), []);
    const result = await new AxeBuilder({ page }).analyze();
    const told = [...result.violations, ...result.incomplete].flatMap((rule) =>
      rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`),
    );
    // Axe looks through the panel to the page that it covers, and leaves the contrast of the report's text
    // open: it has the colours of the panel's other texts, which axe finds in order.
    const open = /^color-contrast: [^:]*:nth-child\(\d+\),(pre|span:nth-child\(\d+\)): [^]* partially overlaps other elements$/;
    assert.deepEqual(
      told.filter((found) => !open.test(found)),
      [],
    );
    // Axe itself sets styles, which the policy refuses.
    forget();
    await page.getByRole("main").locator("a").first().focus();
    await page.keyboard.press("Escape");
    await report.waitFor({ state: "hidden" });
    change("laed:", "leda:");
    const other = page.getByRole("region").filter({ hasText: "leda" });
    await other.waitFor();
    await other.getByRole("button").click();
    await other.waitFor({ state: "hidden" });
    change("leda:", "laed:");
    await report.waitFor();
    change("laed:", "lead:");
    await report.waitFor({ state: "hidden" });
    assert.deepEqual(troubles(), []);
    await close();
  });
}
