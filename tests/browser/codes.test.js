// Links that tell no game: each is refused at once, by a plain sentence that says why, in the page's language, and
// the board begins a game.
import assert from "node:assert/strict";
import { it } from "node:test";
import { encoded, notation, shown } from "./board.js";
import { browserAndSite, open } from "./browser.js";
import { locales } from "./site.js";
import { wordsOf } from "./words.js";

const here = browserAndSite();

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** CRC-24/OPENPGP, as four letters. @param {string} text */
function checksum(text) {
  let register = 0xb704ce;
  for (const byte of Buffer.from(text)) {
    for (let bit = 7; bit >= 0; bit--) {
      const out = (register >> 23) & 1;
      register = (register << 1) & 0xffffff;
      if (out !== ((byte >> bit) & 1)) register ^= 0x864cfb;
    }
  }
  return [18, 12, 6, 0].map((place) => LETTERS[(register >> place) & 63]).join("");
}

/** A code as its maker meant it, whatever was changed in it. @param {string} body all but the checksum */
const mended = (body) => body + checksum(body);

/** Codes that are refused, by the message that says why. @type {[string, string][] | undefined} */
let links;

function refused() {
  if (links) return links;
  const code = encoded("senet/standard", "--plies", "3 9-12, 3 10-13, 2 12-14, 1 8-9");
  const body = code.slice(0, -4);
  links = [
    ["play-link-damaged", code.slice(0, -1)],
    ["play-link-damaged", code.slice(0, 7) + (code[7] === "A" ? "B" : "A") + code.slice(8)],
    ["play-link-damaged", code.repeat(1 << 16)],
    ["play-link-later", mended(`K${body.slice(1)}`)],
    // Of rules that no page here has; those of another page are led to in `there.test.js`.
    ["play-link-rules", mended(`${code[0]}AAAA${body.slice(5)}`)],
    // As much work as a code can make.
    ["play-wrong-link", mended(body.slice(0, 5) + "q7_".repeat(679))],
  ];
  return links;
}

for (const locale of locales()) {
  it(`says why a link tells no game, and begins one at once: ${locale}`, async () => {
    const { browser, site } = here;
    const { page, troubles, close } = await open(browser, site.origin, { reducedMotion: "reduce" });
    const words = wordsOf(locale);
    // The first comes with the page, the others while a game goes on.
    for (const [id, code] of refused()) {
      await page.goto(`${site.url}${locale}/senet/#play=${code}`, { waitUntil: "load" });
      let board = await shown(page);
      for (let tries = 0; !words.within(board.status, id); tries++) {
        assert.ok(tries < 200, `${id} is not said: ${board.status}`);
        board = await shown(page);
      }
      assert.equal(notation(board, false), "xoxoxoxoxo/10/10 x 0-0");
      await page.click(".play .throw");
    }
    assert.deepEqual(troubles, []);
    await close();
  });
}
