// What axe finds on a page or leaves undecided.
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} what is wrong on it, and what cannot be decided */
export async function foundByAxe(page) {
  // A page has no frames to be looked into, and what is in order is not asked for: both take far more time than
  // the rules themselves.
  assert.equal(page.frames().length, 1);
  // What lies outside a frame that scrolls, or below its header, is not drawn where axe looks for its colours:
  // they are the same without the frame.
  await page.evaluate(() => {
    const unframed = new CSSStyleSheet();
    unframed.replaceSync(`
      .side-by-side { max-block-size: none; overflow: visible; }
      .comparison thead, .comparison th, .comparison .heading { position: static; }
      @media (max-width: 44rem) { .comparison th, .comparison td { inline-size: 25cqi; } .comparison td p { display: block; } }
    `);
    document.adoptedStyleSheets = [unframed];
  });
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations", "incomplete"] });
  const result = await axe.analyze();
  const told = (/** @type {import("axe-core").Result[]} */ list, /** @type {string} */ kind) =>
    list.flatMap((rule) => rule.nodes.map((node) => `${kind} ${rule.id}: ${node.target.join(" ")}`));
  return [...told(result.violations, "violation"), ...told(result.incomplete, "undecided")];
}
