// The built site as a list of its pages.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The project's folder. */
export const ROOT = join(import.meta.dirname, "../..");

/** The program that the tests of the project have built. */
export const PROGRAM = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "debug/variorum");

/** Where `tests/run` has built the shipped content, under `/` and under `/games/`. */
export const SITE = join(import.meta.dirname, "../../target/browser/site");
export const SITE_UNDER_GAMES = join(import.meta.dirname, "../../target/browser/games/site");

/** Where `tests/run` has built it in two languages that nobody speaks. */
export const PSEUDO = join(import.meta.dirname, "../../target/browser/pseudo");

/** Every page of a built site by its address below the base path, in order. */
export function pages(folder = SITE) {
  const files = /** @type {string[]} */ (readdirSync(folder, { recursive: true }));
  const found = files.filter((file) => file.endsWith(".html")).map((file) => file.replace(/(^|\/)index\.html$/, "$1"));
  if (found.length < 15) throw new Error(`only ${found.length} pages in ${folder}: is the site built?`);
  return found.sort();
}

/** The languages of the site: its folders that have a page of their own. */
export function locales() {
  return pages()
    .filter((page) => /^[a-z-]+\/$/.test(page) && !["assets/", "boards/"].includes(page))
    .map((page) => page.slice(0, -1));
}

/**
 * Whether the longest tests leave nothing out: axe and pa11y each look at all four views of a page and not at two of
 * them, the longest games are played in every ruleset, and contrast is measured in eight times as many positions.
 */
export const EVERYTHING = process.env.VARIORUM_EVERYTHING === "1";

/** The rulesets with a board, by their address below a language. */
export const BOARDS = ["senet/", "senet/jequier/", "senet/bell/", "senet/kendall/"];

/** Those whose games are short enough to be played to their end in every run, where each throw takes its time. */
export const SHORT = EVERYTHING ? BOARDS : ["senet/bell/"];
