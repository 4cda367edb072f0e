// Every page, style and drawing of the built sites as the Nu Html Checker (vnu) reads them: no error, no warning.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { it } from "node:test";
import { PSEUDO, SITE, SITE_UNDER_GAMES } from "./site.js";

const JAR = join(createRequire(import.meta.url).resolve("vnu-jar/package.json"), "../build/dist/vnu.jar");

/** What is not ours to mend: in a file that is called so, a message that begins so, and the reason. */
const KNOWN = [
  {
    file: /\.css$/,
    message: /^CSS: (Unrecognized at-rule “@container”|“container-type”: Property “container-type” doesn't exist|“inline-size”: Unknown dimension)/,
    reason: "its CSS parser does not know size containers and their units (CSS Containment 3), which every browser does",
  },
  {
    file: /\.css$/,
    message: /^CSS: “(paint-order|field-sizing)”: Property “(paint-order|field-sizing)” doesn't exist/,
    reason: "nor these properties (SVG 2; CSS Basic User Interface 4), without which a line is thinner and a field does not grow",
  },
  {
    file: /\/pseudo\/(en-XA|ar-XB)\//,
    message: /^This document appears to be written in /,
    reason: "it guesses at the language of words that are of none: they were lengthened and accented to be told from messages",
  },
];

/** @typedef {{ type: string, url?: string, lastLine?: number, message: string, extract?: string }} Message */

/** @param {string} folder @returns {string[]} the files in it that can be checked */
function files(folder) {
  const all = /** @type {string[]} */ (readdirSync(folder, { recursive: true }));
  return all.filter((file) => /\.(html|css|svg)$/.test(file)).map((file) => join(folder, file));
}

/** @param {string[]} files @returns {Promise<Message[]>} */
function vnu(files) {
  const options = ["-Xss1024k", "-jar", JAR, "--also-check-css", "--also-check-svg", "--exit-zero-always", "--format", "json"];
  return new Promise((done, failed) => {
    // One process for all: what takes its time is its start.
    execFile("java", [...options, ...files], { maxBuffer: 2 ** 26 }, (error, _, told) => {
      if (error) failed(error);
      else done(JSON.parse(told).messages);
    });
  });
}

it("every page, style and drawing", async () => {
  const checked = [SITE, SITE_UNDER_GAMES, PSEUDO].flatMap(files);
  assert.ok(checked.length > 150, `only ${checked.length} files`);
  const isKnown = (/** @type {Message} */ { url = "", message }) => KNOWN.some((known) => known.file.test(url) && known.message.test(message));
  const found = (await vnu(checked)).filter((message) => !isKnown(message));
  assert.deepEqual(found.map(({ type, url, lastLine, message, extract }) => `${url}:${lastLine}: ${type}: ${message}: ${extract}`), []);
});
