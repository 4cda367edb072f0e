// Live games without a board: what both sides show, and what comes to light when a link has been bent.
import assert from "node:assert/strict";
import { it } from "node:test";
import { LENGTH, chainTo } from "../../site/chain.js";
import * as course from "../../site/course.js";
import * as fair from "../../site/fair.js";

/** @typedef {import("../../site/course.js").Game} Game */

const live = { ...course, ...fair };

const THROWS = [4, 6, 4, 1, 1].map((weight, at) => ({ count: at + 1, again: at !== 1 && at !== 2, weight }));

/** @param {number} seed @returns {Promise<Uint8Array[]>} */
const chain = (seed) => chainTo(new Uint8Array(16).fill(seed), LENGTH);

const CHAINS = [await chain(1), await chain(2)];
const FOREIGN = await chain(3);

/** @param {number} inviter @param {boolean} isStrict @returns {Game} as soon as both have committed */
function agreed(inviter, isStrict) {
  const terms = { inviter, isStrict, isReady: false, commitments: CHAINS.map((each) => each[0]), values: [new Uint8Array(), new Uint8Array()] };
  return { ...terms, digest: 77, start: [1, 3, 5, 0, 2, 4, 6], plies: [], waiting: 0, side: 0, isOver: false, resigned: 0 };
}

/** The move is what the throw says; an extra throw keeps the turn. @param {Game} game @returns {Game} */
function moved(game) {
  const { again } = THROWS[game.waiting - 1];
  const ply = { side: game.side, count: game.waiting, from: game.plies.length % 30, to: game.waiting };
  return { ...game, plies: [...game.plies, ply], waiting: 0, side: again ? game.side : 1 - game.side };
}

/** Plays on for some throws. @param {Game} game @param {number} throws @returns {Promise<Game>} */
async function playedOn(game, throws) {
  let now = game;
  for (let many = 0; many < throws; many++) {
    if (live.isHeld(now)) now = live.makeReady(now, CHAINS[1 - now.side]);
    now = moved(await live.cast(now, CHAINS[now.side], THROWS));
  }
  return now;
}

/** @param {Game} game */
const fault = async (game) => (await live.check(game, THROWS))?.fault ?? null;

for (const inviter of [0, 1]) {
  for (const isStrict of [false, true]) {
    it(`is whole at every step: invited by ${inviter}${isStrict ? ", strict" : ""}`, async () => {
      let game = agreed(inviter, isStrict);
      let before = game;
      assert.equal(live.isHeld(game), inviter === 1, "the first throw waits for a value of whoever committed first");
      for (let step = 0; step < 60; step++) {
        if (live.isHeld(game)) game = live.makeReady(game, CHAINS[1 - game.side]);
        else if (game.waiting) game = moved(game);
        else game = await live.cast(game, CHAINS[game.side], THROWS);
        assert.equal(await fault(game), null, `step ${step}`);
        assert.deepEqual(live.termsOf(live.extraOf(game)), termsAlone(game));
        const seat = Number(live.events(game).at(-1)?.[0]);
        assert.equal(live.relation(game, before, 1 - seat), "later");
        assert.equal(live.relation(game, before, seat), "other", "nobody else plays for me");
        assert.equal(live.relation(before, game, seat), "mine");
        assert.equal(live.relation(before, game, 1 - seat), "earlier");
        assert.equal(live.relation(game, { ...game }, seat), "same");
        before = game;
      }
    });
  }
}

/** @param {Game} game */
function termsAlone({ inviter, isStrict, isReady, commitments, values }) {
  return { inviter, isStrict, isReady, commitments, values };
}

it("a value comes before each further throw of a turn in a strict game, and the other side alone can show it", async () => {
  let game = agreed(0, true);
  while (game.plies.length < 80) {
    const again = game.plies.length > 0 && game.plies[game.plies.length - 1].side === game.side;
    assert.equal(live.isHeld(game), again);
    if (again) {
      const own = live.makeReady(game, CHAINS[game.side]);
      assert.equal(await fault(own), "value", "one's own value does not stand for the other's");
      assert.equal(await fault({ ...game, isReady: true }), "value", "nor does a word that it was shown");
    } else assert.equal(await fault({ ...game, isReady: true }), "terms", "nothing waits for a value");
    game = await playedOn(game, 1);
  }
});

it("names the throw that its values do not give", async () => {
  const game = await playedOn(agreed(1, false), 40);
  for (const number of [1, 17, 40]) {
    const plies = game.plies.map((ply, at) => (at + 1 === number ? { ...ply, count: (ply.count % 5) + 1 } : ply));
    assert.deepEqual(await live.check({ ...game, plies }, THROWS), { fault: "throw", number });
  }
  const cast = await live.cast(live.isHeld(game) ? live.makeReady(game, CHAINS[1 - game.side]) : game, CHAINS[game.side], THROWS);
  assert.deepEqual(await live.check({ ...cast, waiting: (cast.waiting % 5) + 1 }, THROWS), { fault: "throw", number: 41 });
});

it("refuses values that are exchanged, foreign, ahead or behind, and commitments of another game", async () => {
  const game = await playedOn(agreed(0, false), 30);
  const [one, other] = game.values;
  const place = [0, 1].map((seat) => CHAINS[seat].findIndex((value) => value === game.values[seat]));
  for (const values of [
    [other, one],
    [FOREIGN[place[0]], other],
    [CHAINS[0][place[0] + 1], other],
    [one, CHAINS[1][place[1] - 1]],
    [one.map((byte, at) => (at === 5 ? byte ^ 1 : byte)), other],
  ]) {
    assert.equal(await fault({ ...game, values }), "value");
  }
  const [mine, theirs] = game.commitments;
  assert.equal(await fault({ ...game, commitments: [theirs, mine] }), "value");
  assert.equal(await fault({ ...game, commitments: [mine, FOREIGN[0]] }), "value");
  // Whole chains of another game lead to their commitments, but give other throws.
  const swapped = { ...game, commitments: [mine, FOREIGN[0]], values: [one, FOREIGN[place[1]]] };
  assert.equal(await fault(swapped), "throw");
  assert.equal(live.relation(swapped, game, 0), "other");
});

it("refuses other terms, another start, other rules and other sides in mid-game", async () => {
  const game = await playedOn(agreed(0, false), 30);
  const bent = [
    { ...game, isStrict: true },
    { ...game, inviter: 1 },
    { ...game, digest: 78 },
    { ...game, start: [2, 3, 5, 0, 1, 4, 6] },
    { ...game, plies: game.plies.map((ply) => ({ ...ply, side: 1 - ply.side })) },
    { ...game, plies: game.plies.slice(1) },
    { ...game, plies: [...game.plies, game.plies[29]] },
  ];
  for (const each of bent) {
    assert.notEqual(await fault(each), null);
    assert.notEqual(live.relation(each, game, 0), "same");
  }
});

it("refuses a mirror, an early throw, and someone who resigns for another", async () => {
  const game = agreed(0, false);
  assert.equal(await fault(game), null);
  assert.equal(await fault({ ...game, commitments: [CHAINS[0][0], CHAINS[0][0]] }), "terms");
  assert.equal(await fault({ ...game, waiting: 2 }), "terms");
  assert.equal(await fault({ ...game, isReady: true }), "terms");
  const invited = { ...game, commitments: [CHAINS[0][0], new Uint8Array()] };
  assert.equal(await fault(invited), null);
  assert.equal(await fault({ ...invited, resigned: 1, isOver: true }), "terms");
  const later = await playedOn(game, 20);
  const resigned = { ...later, resigned: later.side + 1, isOver: true };
  assert.equal(await fault(resigned), null);
  assert.equal(live.relation(resigned, later, 1 - later.side), "later");
  assert.equal(live.relation(resigned, later, later.side), "other", "it was not me");
  assert.equal(await fault({ ...later, resigned: 2 - later.side, isOver: true }), "terms", "out of turn");
});

it("tells two courses of one game apart", async () => {
  const game = await playedOn(agreed(0, false), 30);
  const plies = game.plies.map((ply, at) => (at === 28 ? { ...ply, from: ply.from + 1 } : ply));
  const back = { ...game, plies };
  // The throws are as they must be, for they do not depend on moves: only who has seen the first course can tell.
  assert.equal(await fault(back), null);
  for (const seat of [0, 1]) assert.equal(live.relation(back, game, seat), "other");
});

it("reads nothing else as terms", () => {
  const whole = live.extraOf({ ...agreed(0, true), values: CHAINS.map((each) => each[3]) });
  assert.equal(whole.length, 65);
  assert.notEqual(live.termsOf(whole), null);
  for (const length of [0, 1, 16, 18, 32, 34, 49, 64, 66, 96]) {
    assert.equal(live.termsOf(Uint8Array.from({ length }, (_, at) => whole[at] ?? 0)), null, `${length}`);
  }
  for (const flags of [8, 64, 255]) assert.equal(live.termsOf(Uint8Array.from(whole, (byte, at) => (at ? byte : flags))), null);
});
