// What assistive technology is told of the game on a page, and nothing else of it: the accessibility tree.
import assert from "node:assert/strict";
import { plain, wordsOf } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

/** A part of the game by what is said of it. @typedef {{ role: string, name: string, isFocused: boolean, isDisabled: boolean, isExpanded: boolean }} Part */

/** All that is told at one time. @typedef {{ parts: Part[], focus: Part | undefined, said: string }} Heard */

/** Text that stands in another part, or is only laid out. */
const INSIDE = ["StaticText", "InlineTextBox", "none", "generic"];

/** @typedef {Awaited<ReturnType<typeof treeOf>>} Tree */

/**
 * The accessibility tree of the game on a page.
 * @param {Page} page
 * @param {(name: string) => boolean} isGame whether a region of this name is the game
 */
export async function treeOf(page, isGame) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const game = nodes.find((node) => node.role?.value === "region" && isGame(plain(String(node.name?.value ?? ""))));
  if (!game) throw new Error("no region has the name of the game");
  /** @returns {Promise<Heard>} */
  const hear = async () => {
    const answer = await session.send("Accessibility.queryAXTree", { backendNodeId: game.backendDOMNodeId });
    const told = answer.nodes.filter((node) => !node.ignored);
    /** @param {typeof told[number]} node @param {string} name */
    const property = (node, name) => node.properties?.find((each) => each.name === name)?.value.value;
    const parts = told
      .filter((node) => !INSIDE.includes(String(node.role?.value)))
      .map((node) => ({
        role: String(node.role?.value),
        name: plain(String(node.name?.value ?? "")),
        isFocused: property(node, "focused") === true,
        isDisabled: property(node, "disabled") === true,
        isExpanded: property(node, "expanded") === true,
      }));
    const status = told.find((node) => node.role?.value === "status");
    const inside = new Set(status?.childIds);
    // What a status says is the text in it, however deep.
    for (const node of answer.nodes) if (inside.has(node.parentId ?? "")) inside.add(node.nodeId);
    const texts = told.filter((node) => inside.has(node.nodeId) && node.role?.value === "StaticText");
    return { parts, focus: parts.find((part) => part.isFocused), said: texts.map((node) => String(node.name?.value)).join("") };
  };
  return { hear, press: (/** @type {string} */ key) => page.keyboard.press(key) };
}

/**
 * The game on a page, found by its name, and the words of its language with what the sides are called.
 * @param {Page} page
 * @param {string} locale
 */
export async function gameOf(page, locale) {
  const words = wordsOf(locale);
  const tree = await treeOf(page, (name) => words.is(name, "board-game") !== null);
  const { parts } = await tree.hear();
  const sides = parts.flatMap((part) => (part.role === "group" && words.is(part.name, "board-tray")?.side) || []);
  assert.equal(sides.length, 2, `the sides are called ${sides}`);
  return { tree, words: wordsOf(locale, { side: sides.join("|") }) };
}
