// Plays by what is heard: the names in the accessibility tree and the words of the language. It sees no page.
import assert from "node:assert/strict";

/** @typedef {import("./tree.js").Heard} Heard */
/** @typedef {import("./words.js").Words} Words */

/** Hears the game and presses keys. @typedef {{ hear: () => Promise<Heard>, press: (key: string, means: "event" | "focus") => Promise<void> }} Ear */

/** No game of these tests comes near so many throws. */
const CAP = 3000;

/** So many steps of Tab are enough to come from the top of a page to the board. */
const TABS = 60;

/** @param {Heard} heard @returns {string} */
const focused = ({ focus }) => focus?.name ?? "";

/** @param {Words} words @param {string} said */
const isOver = (words, said) => words.within(said, "play-won") ?? words.within(said, "play-drawn");

/** @param {Words} words @param {string} name of a square @returns {string} the number that its name begins with */
const numberOf = (words, name) => name.match(/^\d+/)?.[0] ?? assert.fail(`${words.locale}: "${name}" has no number`);

/**
 * Presses a key until the focus is where it should be.
 * @param {Ear} ear
 * @param {string} key
 * @param {(heard: Heard) => boolean} isThere
 * @param {string} what
 */
export async function goTo(ear, key, isThere, what) {
  for (let step = 0; step < TABS; step++) {
    const heard = await ear.hear();
    if (isThere(heard)) return heard;
    await ear.press(key, "focus");
  }
  return assert.fail(`${TABS} times ${key} do not lead to ${what}`);
}

/** @param {Ear} ear */
export const goToBoard = (ear) => goTo(ear, "Tab", ({ focus }) => focus?.role === "gridcell", "the board");

/** Does something that is heard. @param {Ear} ear @param {string} key */
async function act(ear, key) {
  const before = await ear.hear();
  await ear.press(key, "event");
  const heard = await ear.hear();
  assert.notEqual(heard.said, before.said, `${key} on "${focused(before)}" is not heard`);
  assert.ok(heard.focus, `${key} on "${focused(before)}" loses the focus`);
  return heard;
}

/** @param {Words} words @param {string} said @returns {string | undefined} the reason that is given */
export function refusalIn(words, said) {
  return words.ids("play-refused-").find((id) => words.is(said, id));
}

/**
 * Chooses the piece that has the focus and plays it where the game says; now and then lets it go before.
 * @param {Ear} ear
 * @param {Words} words
 * @param {() => number} random
 */
async function move(ear, words, random) {
  const piece = focused(await ear.hear());
  const from = numberOf(words, piece);
  let heard = await act(ear, "Enter");
  const away = words.within(heard.said, "play-chosen-off");
  const along = words.within(heard.said, "play-chosen");
  assert.ok(away ?? along, `"${piece}" chosen: "${heard.said}"`);
  assert.equal(numberOf(words, (away ?? along)?.from ?? ""), from);
  if (random() < 0.1) {
    heard = await act(ear, "Escape");
    assert.ok(words.is(heard.said, "play-let-go"), heard.said);
    assert.equal(focused(heard), piece, "Escape leads back to the piece");
    heard = await act(ear, "Enter");
  }
  if (away) assert.ok(words.is(focused(heard), "board-bear-off"), `on to "${focused(heard)}"`);
  else {
    assert.ok(words.is(focused(heard), "play-cell-target"), `on to "${focused(heard)}"`);
    assert.equal(numberOf(words, focused(heard)), numberOf(words, along?.to ?? ""));
  }
  return act(ear, "Enter");
}

/**
 * Plays a game to its end, both sides or one; the focus is on the board.
 * @param {Ear & { wait?: () => Promise<void> }} ear `wait` lets the computer go on
 * @param {Words} words
 * @param {() => number} random
 */
export async function playByEar(ear, words, random) {
  const told = { throws: 0, moves: 0, refusals: 0, last: "" };
  let heard = await ear.hear();
  while (!isOver(words, heard.said)) {
    assert.ok(told.throws < CAP, `no end after ${CAP} throws`);
    const { said } = heard;
    if (words.ends(said, "play-choose") ?? words.ends(said, "play-to-choose")) {
      // Back from a button to the board, as by Tab, and on by n and p alone.
      const key = random() < 0.5 ? "n" : "p";
      await ear.press(key, "focus");
      for (let more = Math.floor(random() * 4); more > 0; more--) await ear.press(key, "focus");
      const { focus } = await ear.hear();
      assert.ok(focus?.role === "gridcell" && words.is(focus.name, "play-cell-can-move"), `${key} leads to "${focus?.name}"`);
      heard = await move(ear, words, random);
      told.moves++;
    } else if (words.ends(said, "play-to-throw") ?? words.ends(said, "play-throw-again")) {
      if (random() < 0.05) {
        // Too early, and told so.
        await ear.press(random() < 0.5 ? "n" : "p", "focus");
        const { focus } = await ear.hear();
        if (focus?.role === "gridcell") {
          heard = await act(ear, "Enter");
          assert.ok(words.is(heard.said, "play-refused-not-thrown"), heard.said);
          told.refusals++;
        }
      }
      heard = await act(ear, "t");
      told.throws++;
    } else if (words.ends(said, "play-computer-turn") ?? (ear.wait && words.within(said, "play-threw"))) {
      assert.ok(ear.wait, `the computer plays: ${said}`);
      await ear.wait();
      heard = await ear.hear();
    } else assert.fail(`nobody says what is to be done: "${said}"`);
  }
  told.last = heard.said;
  return told;
}
