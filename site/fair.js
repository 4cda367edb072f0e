// Whether the throws of a live game follow from the two chains that its sides have committed to, and what follows next.

import { LENGTH, chainTo, fallen, isSame, joined, nameOf, word } from "./chain.js";
import { isAgreed, isHeld, needsValue, throwers } from "./course.js";

/** @typedef {import("./course.js").Game} Game */

/** @typedef {{ count: number, weight: number }} Throw */

/** What is wrong with a game: a value that does not lead to its commitment, or a throw, by its number. @typedef {{ fault: "terms" | "value" | "throw", number: number }} Fault */

/** @param {Game} game @returns {{ uses: number[][], shown: number[] }} how far in the chains each throw stood, and how far both are shown, by seat */
function shownIn(game) {
  const shown = [0, 0];
  const sides = throwers(game);
  const uses = sides.map((side, at) => {
    if (needsValue(game, sides, at)) shown[1 - side]++;
    shown[side]++;
    return [...shown];
  });
  if (game.isReady) shown[1 - game.side]++;
  return { uses, shown };
}

/** @param {Game} game @returns {Promise<Uint8Array>} what sets it apart from every other */
function named({ digest, start, inviter, isStrict, commitments }) {
  return nameOf(joined(word(digest), Uint8Array.from(start), Uint8Array.of(Number(isStrict), inviter), ...commitments));
}

/**
 * Checks all that a game tells.
 * @param {Game} game
 * @param {Throw[]} throws
 * @returns {Promise<Fault | null>} null where all is as it must be
 */
export async function check(game, throws) {
  const { uses, shown } = shownIn(game);
  const isReadyInVain = game.isReady && !isHeld({ ...game, isReady: false });
  const isEarly = !game.values[0].length && shown.some(Boolean);
  const isForeign = game.resigned && !(isAgreed(game) && game.resigned === game.side + 1);
  const isMirrored = isSame(game.commitments[0], game.commitments[1]);
  if (isReadyInVain || isEarly || isForeign || isMirrored || shown.some((many) => many > LENGTH)) return { fault: "terms", number: 0 };
  if (!game.values[0].length) return null;
  const chains = await Promise.all([0, 1].map((seat) => chainTo(game.values[seat], shown[seat])));
  for (const seat of [0, 1]) if (!isSame(chains[seat][0], game.commitments[seat])) return { fault: "value", number: seat };
  const name = await named(game);
  const sides = throwers(game);
  const counts = [...game.plies.map((ply) => ply.count), game.waiting];
  const due = await Promise.all(
    uses.map((at, index) => {
      const [own, theirs] = [sides[index], 1 - sides[index]];
      return fallen(throws, chains[theirs][at[theirs]], chains[own][at[own]], name, index + 1);
    }),
  );
  const wrong = due.findIndex((each, index) => each.count !== counts[index]);
  return wrong < 0 ? null : { fault: "throw", number: wrong + 1 };
}

/**
 * The game with one more value of a seat shown.
 * @param {Game} game checked
 * @param {number} seat
 * @param {Uint8Array[]} chain of that seat
 * @returns {Game}
 */
function shows(game, seat, chain) {
  const { shown } = shownIn(game);
  const values = game.values.map((value, at) => (value.length ? value : game.commitments[at]));
  values[seat] = chain[shown[seat] + 1];
  return { ...game, values };
}

/**
 * What a seat whose turn it is throws next.
 * @param {Game} game checked, and not held
 * @param {Uint8Array[]} chain of that seat, whole
 * @param {Throw[]} throws
 * @returns {Promise<Game>} the game with this throw waiting
 */
export async function cast(game, chain, throws) {
  const after = shows(game, game.side, chain);
  const { values, side } = after;
  const thrown = await fallen(throws, values[1 - side], values[side], await named(game), throwers(game).length + 1);
  return { ...after, waiting: thrown.count, isReady: false };
}

/** Shows the value that the other side's throw waits for. @param {Game} game checked, and held @param {Uint8Array[]} chain of the other side @returns {Game} */
export function makeReady(game, chain) {
  return { ...shows(game, 1 - game.side, chain), isReady: true };
}
