// `_headers` as Cloudflare Pages and Netlify read it: an address gets the headers of every rule that it matches.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ pattern: string, headers: [string, string][], lines: string[] }} Rule */

/** The rules of a built site; none where it has no such file. @param {string} folder @returns {Rule[]} */
export function rulesOf(folder) {
  const file = join(folder, "_headers");
  /** @type {Rule[]} */
  const rules = [];
  if (!existsSync(file)) return rules;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("/")) {
      rules.push({ pattern: line, headers: [], lines: [line] });
      continue;
    }
    const [, name, value] = line.match(/^ +([\w-]+): (.+)$/) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === undefined) throw new Error(`no rule: ${line}`);
    rule.headers.push([name.toLowerCase(), value]);
    rule.lines.push(line);
  }
  return rules;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[-/\\^$+?.()|[\]{}]/g, "\\$&");

/** Cloudflare Pages: a splat stands for any signs. @param {string} pattern @param {string} path */
export function matches(pattern, path) {
  return new RegExp(`^${pattern.split("*").map(escaped).join(".*")}$`).test(path);
}

/**
 * Netlify: a part that is a splat may be missing with its slash, so that `/el/*` is also `/elsewhere`; the last
 * slash may be there or not, and capitals mean nothing.
 * @param {string} pattern @param {string} path
 */
export function matchesAtNetlify(pattern, path) {
  const parts = pattern.split("/").filter(Boolean);
  const part = (/** @type {string} */ text) => (text === "*" ? "?(.*)" : text.includes("*") ? text.replaceAll("*", "(.*)") : escaped(text));
  return new RegExp(`^/${parts.map(part).join("/")}/?$`, "iu").test(path);
}

/**
 * Every header that goes with an address, each as often as rules say it.
 * @param {Rule[]} rules @param {string} path @param {typeof matches} [match]
 */
export function headersFor(rules, path, match = matches) {
  return rules.filter((rule) => match(rule.pattern, path)).flatMap((rule) => rule.headers);
}
