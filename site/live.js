// A live game: two browsers play one game by passing its link to and fro. This browser's secret and the last that it
// knows of a game stay in its storage.

import { SIZE } from "./chain.js";
import { decode, fragment, liveCode } from "./codes.js";
import { events, extraOf, isAgreed, isHeld, throwers } from "./course.js";
import { openEngine } from "./engine.js";
import { cast, makeReady } from "./fair.js";
import { settle, show } from "./game.js";
import { begin, inHand, refusal } from "./hand.js";
import { chainOf, courseOf, judge, keyOf, stored } from "./judge.js";
import { plyTold } from "./moves.js";
import { seat as seatComputer, told } from "./state.js";
import { say } from "./view.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./course.js").Game} Game */

/**
 * A live game on this board.
 * @typedef {object} Session
 * @property {Game} game
 * @property {string} code the same as links tell it
 * @property {number | null} seat of whoever sits here; null for one who looks on, or who may accept
 * @property {string} secret
 * @property {Uint8Array[]} chain
 * @property {string | undefined} kept the code that the storage had last
 * @property {boolean} isToSend whether the link is to go to the other side
 * @property {string} trouble why it cannot go on from here, empty where it can
 * @property {() => void} keep keeps what was thrown or played
 */

/** How many of the other side's moves are told. */
const TOLD = 6;

const NONE = new Uint8Array();

/** @param {Uint8Array} bytes */
const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes));

/** Says so where it fails. @param {State} state @param {Promise<void>} act */
export const attempt = (state, act) => act.catch(() => say(state.view, [told(state, "not-loaded")]));

/** @param {Session} session @param {string} code @returns {boolean} whether the storage has it now */
function isWritten({ game, seat, secret }, code) {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ seat, secret, code }));
    return true;
  } catch {
    return false;
  }
}

/** Another engine, so that the game in hand stays as it is while a link is read. @param {State} state @returns {Promise<Engine>} */
async function reader(state) {
  const engine = await openEngine(state.view.data.rules);
  if (typeof engine === "string") throw new Error(engine);
  return engine;
}

/** @param {State} state @returns {string} why no live game can be played here, empty where one can */
function hindered(state) {
  try {
    localStorage.setItem("live", "");
    localStorage.removeItem("live");
  } catch {
    return told(state, "live-not-kept");
  }
  return crypto.subtle ? "" : told(state, "live-insecure");
}

/** Keeps what has come about, and makes the link that tells it. @param {State} state @param {Session} session */
function pass(state, session) {
  const { seat, chain } = session;
  let isFull = false;
  session.trouble = "";
  if (seat !== null) {
    // Showing the value that the other side waits for needs nobody's choice.
    if (isHeld(session.game) && session.game.side !== seat) session.game = makeReady(session.game, chain);
    const there = stored(session.game);
    // Another page has gone on with this game: what it did holds.
    if (there && there.code !== session.kept) return void attempt(state, openLive(state, there.code));
    const code = liveCode(state.engine, extraOf(session.game));
    isFull = !code;
    if (isFull) session.trouble = told(state, "live-too-long");
    // Nothing is sent that is not kept: after a reload it could go another way.
    else if (!isWritten(session, code)) session.trouble = told(state, "live-not-kept");
    else session.code = session.kept = code;
  }
  const { game } = session;
  const isOurs = !isFull && isAgreed(game) && !game.isOver && game.side === seat && !isHeld(game);
  state.remote = isOurs ? 1 - game.side : game.side;
  session.isToSend = !session.trouble && !isOurs && events(game).pop()?.[0] === String(seat);
  history.replaceState(history.state, "", fragment(session.code));
  for (const link of document.querySelectorAll(".languages a")) /** @type {HTMLAnchorElement} */ (link).hash = location.hash;
}

/**
 * Puts a live game on the board.
 * @param {State} state
 * @param {Omit<Session, "isToSend" | "trouble" | "keep">} given
 * @param {string} said what is told before what was played
 * @param {number} since after how many plies that begins
 */
function sit(state, given, said, since) {
  settle(state);
  if (!state.live) state.before = inHand(state);
  seatComputer(state, null);
  decode(state.engine, given.code);
  const keep = () => {
    session.game = { ...session.game, ...courseOf(state.engine) };
    pass(state, session);
  };
  /** @type {Session} */
  const session = { ...given, isToSend: false, trouble: "", keep };
  let isCasting = false;
  state.live = session;
  state.cast = () =>
    new Promise((fall) => {
      if (isCasting) return;
      isCasting = true;
      // What has fallen waits for its move: nothing else falls before.
      const fell = session.game.waiting ? Promise.resolve(session.game) : cast(session.game, session.chain, state.throws);
      const fallen = fell.then((game) => {
        if (state.live !== session) return;
        session.game = game;
        state.engine.exports.look(game.plies.length);
        fall(/** @type {import("./engine.js").Throw} */ (state.throws.find((each) => each.count === game.waiting)));
      });
      attempt(state, fallen).finally(() => (isCasting = false));
    });
  pass(state, session);
  const { plies } = session.game;
  const played = [...plies.keys()].slice(Math.max(since, plies.length - TOLD));
  show(state, [session.trouble ? "" : said, ...played.map((at) => told(state, "live-played", { ply: plyTold(state, at) }))]);
  if (window === parent) state.view.play.scrollIntoView();
}

/** The link that is read; another asked for meanwhile is shown in its place. */
let asked = 0;

/**
 * Checks what a link tells, and shows it.
 * @param {State} state
 * @param {string} code
 */
export async function openLive(state, code) {
  const ticket = ++asked;
  const hindrance = hindered(state);
  const verdict = hindrance ? 0 : await judge(await reader(state), state.throws, code);
  if (ticket !== asked) return;
  if (typeof verdict === "number") return begin(state, hindrance || refusal(state, verdict));
  const { game, fault, kept, known, chain, how } = verdict;
  const number = throwers(game).length;
  const wrong = fault && told(state, `live-bad-${fault.fault}`, { number: fault.number });
  const right = number ? told(state, "live-checked", { number }) : "";
  if (kept && known) {
    const own = { ...kept, chain, kept: kept.code };
    if (how === "later" && !wrong) return sit(state, { ...own, code, game }, right, known.plies.length);
    const about = how === "other" || how === "earlier" ? told(state, `live-${how}`) : "";
    return sit(state, { ...own, game: known }, wrong ?? about, known.plies.length);
  }
  if (wrong) return begin(state, wrong);
  const about = told(state, isAgreed(game) ? "live-watched" : "live-invited");
  sit(state, { code, game, seat: null, secret: "", chain, kept: undefined }, about, 0);
}

/** Gives this browser a side of a game. @param {State} state @param {Engine} engine @param {Game} game @param {number} seat @param {string} said */
async function join(state, engine, game, seat, said) {
  const secret = toBase64(crypto.getRandomValues(new Uint8Array(SIZE)));
  const chain = await chainOf(secret);
  game.commitments[seat] = chain[0];
  sit(state, { code: liveCode(engine, extraOf(game)), game, seat, secret, chain, kept: undefined }, said, 0);
}

/**
 * @param {State} state
 * @param {boolean} isStrict
 * @param {(first: number) => number} seatOf which seat whoever invites takes, where this one begins
 */
export async function invite(state, isStrict, seatOf) {
  const hindrance = hindered(state);
  if (hindrance) return say(state.view, [hindrance]);
  const engine = await reader(state);
  const course = courseOf(engine);
  const inviter = seatOf(course.side);
  const terms = { inviter, isStrict, isReady: false, commitments: [NONE, NONE], values: [NONE, NONE] };
  await join(state, engine, { ...course, ...terms }, inviter, told(state, "live-made"));
}

/** @param {State} state @param {Session} invited */
export async function accept(state, { code, game }) {
  const engine = await reader(state);
  decode(engine, code);
  await join(state, engine, game, 1 - game.inviter, told(state, "live-accepted"));
}
