// Lighthouse on a telephone: what it says of one page. `npm run lighthouse` asks it for a page of each kind in each
// script, or for the addresses that are given to it, and takes its time; lighthouse.test.js asks for one.
import { loadavg } from "node:os";
import { pathToFileURL } from "node:url";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer";
import { EXECUTABLE, FLAGS } from "./browser.js";
import { serve } from "./serve.js";
import { SITE } from "./site.js";

/** A language for each script: Latin, Greek, Cyrillic, Arabic, Japanese. */
const LANGUAGES = ["en", "el", "ru", "ar", "ja"];

/** A page of each kind, beside the choice of languages. A page that says that there is none is no page for search engines. */
const KINDS = ["", "about/", "senet/", "senet/bell/", "senet/compare/", "senet/glossary/"];

/** How often the performance of a page is measured. */
const RUNS = 3;

/** The least that a page must have of 100. */
const LEAST = { accessibility: 100, "best-practices": 100, seo: 100, performance: 95 };

/** @typedef {{ scores: Record<string, number>, shift: number, lost: string[] }} Measured how it stands, and what costs it points */

/** @param {string[]} paths @param {string[][]} runs the categories of each run @param {(path: string, measured: Measured) => void} tell */
export async function measure(paths, runs, tell) {
  const site = await serve(SITE, { packed: true });
  const browser = await puppeteer.launch({ executablePath: EXECUTABLE, args: FLAGS });
  try {
    for (const path of paths) {
      const found = [];
      for (const onlyCategories of runs) {
        const page = await browser.newPage();
        const result = await lighthouse(site.url + path, { onlyCategories, logLevel: "error" }, undefined, page);
        await page.close();
        if (!result) throw new Error(`nothing is known of /${path}`);
        found.push(result.lhr);
      }
      tell(path, together(found));
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

/** @typedef {import("lighthouse").Result} Result */

/** The middle of what the runs found. @param {Result[]} results @returns {Measured} */
function together(results) {
  const ids = new Set(results.flatMap(({ categories }) => Object.keys(categories)));
  const scores = [...ids].map((id) => {
    const own = results.flatMap(({ categories }) => categories[id] ?? []);
    return [id, Math.round(middle(own.map(({ score }) => score ?? 0)) * 100)];
  });
  const lost = results.flatMap(({ categories, audits }) =>
    Object.values(categories).flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 0.9)
        .map((audit) => `${id}: ${audits[audit.id]?.title} ${audits[audit.id]?.displayValue ?? ""}`.trim()),
    ),
  );
  const shifts = results.flatMap(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? []);
  return { scores: Object.fromEntries(scores), shift: Math.max(0, ...shifts), lost: [...new Set(lost)] };
}

/** @param {number[]} numbers */
function middle(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function main() {
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : ["", ...LANGUAGES.flatMap((language) => KINDS.map((kind) => `${language}/${kind}`))];
  // What does not change from run to run is asked for once.
  const runs = [Object.keys(LEAST), ...Array(RUNS - 1).fill(["performance"])];
  let short = 0;
  await measure(paths, runs, (path, { scores, shift, lost }) => {
    const isShort = shift > 0 || Object.entries(LEAST).some(([id, least]) => (scores[id] ?? 0) < least);
    if (isShort) short += 1;
    const told = Object.entries(scores).map(([id, score]) => `${id} ${score}`);
    console.log(`${isShort ? "SHORT" : "ok   "} /${path}: ${told.join(", ")}, shift ${shift.toFixed(4)}, load ${loadavg()[0]?.toFixed(1)}`);
    if (isShort) lost.forEach((line) => console.log(`      ${line}`));
  });
  console.log(`${paths.length - short} of ${paths.length} pages are as they should be`);
  process.exitCode = short > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
