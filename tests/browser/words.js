// The messages of a language, found again in what a page says.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const LOCALES = join(import.meta.dirname, "../../locales");

/** @param {string} locale @returns {Map<string, string>} the messages by id, as they are written */
function messagesOf(locale) {
  const folder = join(LOCALES, locale);
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split(/\r?\n/));
  const messages = new Map();
  let last = "";
  for (const line of lines) {
    const [, id, text] = line.match(/^([a-z][\w-]*) *= *(.*)$/) ?? [];
    if (id) messages.set((last = id), text);
    else if (/^ +\S/.test(line) && last) messages.set(last, `${messages.get(last)} ${line.trim()}`.trim());
    else last = "";
  }
  return messages;
}

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The marks that keep the direction of what stands in a sentence. */
const ISOLATION = /[\u2066-\u2069]/g;

/** @param {string} text @returns {string} as it is heard: without marks, with single spaces */
export const plain = (text) => text.replace(ISOLATION, "").replace(/[\s\u00a0]+/g, " ").trim();

/** @typedef {ReturnType<typeof wordsOf>} Words */

/**
 * The words of a language.
 * @param {string} locale
 * @param {Record<string, string>} [known] patterns for what variables stand for, where any text is too much
 */
export function wordsOf(locale, known = {}) {
  const messages = messagesOf(locale);
  /** @param {string} id @param {Record<string, string | number>} values */
  const pattern = (id, values) => {
    const message = messages.get(id);
    if (message === undefined) throw new Error(`locales/${locale} has no ${id}`);
    const seen = new Set();
    const parts = message.split(/\{ *\$([\w-]+) *\}/).map((part, index) => {
      if (index % 2 === 0) return escaped(part.replace(/[\s\u00a0]+/g, " "));
      if (part in values) return escaped(String(values[part]));
      if (seen.has(part)) return `\\k<${part}>`;
      seen.add(part);
      return `(?<${part}>${known[part] ?? ".+?"})`;
    });
    return parts.join("");
  };
  return {
    locale,
    /** Whether there is such a message. @param {string} id */
    has: (id) => messages.has(id),
    /** The values with which a message is in a text, or null. @param {string} said @param {string} id @param {Record<string, string | number>} [values] */
    within: (said, id, values = {}) => found(said, pattern(id, values)),
    /** The values with which a text ends in a message, or null. @param {string} said @param {string} id @param {Record<string, string | number>} [values] */
    ends: (said, id, values = {}) => found(said, `${pattern(id, values)}$`),
    /** The values with which a text is a message, or null. @param {string} said @param {string} id @param {Record<string, string | number>} [values] */
    is: (said, id, values = {}) => found(said, `^${pattern(id, values)}$`),
    /** The ids that begin so. @param {string} start */
    ids: (start) => [...messages.keys()].filter((id) => id.startsWith(start)),
  };
}

/** @param {string} said @param {string} pattern @returns {Record<string, string> | null} */
function found(said, pattern) {
  const match = plain(said).match(new RegExp(pattern));
  return match && (match.groups ?? {});
}
