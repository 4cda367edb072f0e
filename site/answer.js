// What the engine answers about a position that comes as text: it has an engine of its own, so that the game in
// hand stays as it is.

import { chances, computerMove, openEngine, setUp } from "./engine.js";

/** With a level, which move the computer plays; without, how good each move is. @typedef {{ rules: string, learned: string | null, position: string, count: number, level: number }} Question */

/** How long what was learned may take to arrive, in milliseconds. */
const PATIENCE = 2500;

/** @type {ReturnType<typeof open> | undefined} */
let opened;

/** @param {string} address @returns {Promise<Uint8Array>} what the computer learned */
async function fetched(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error("not learned");
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {string} rules @param {string | null} learned */
async function open(rules, learned) {
  const [engine, net] = await Promise.all([openEngine(rules), learned && fetched(learned).catch(() => null)]);
  // What does not arrive, or cannot be taken in, it goes without: it plays by the rules alone.
  if (net && typeof engine !== "string") {
    engine.bytes.set(net);
    engine.exports.learn(net.length);
  }
  return engine;
}

/** @param {Question} question @returns {Promise<number | number[] | null>} null where there is no answer */
export async function answer({ rules, learned, position, count, level }) {
  opened ??= open(rules, learned);
  const engine = await opened;
  if (typeof engine === "string" || !setUp(engine, position)) return null;
  return level ? computerMove(engine, count, level) : chances(engine, count);
}
