// What the engine answers about a position that comes as text: it has an engine of its own, so that the game in
// hand stays as it is.

import { chances, computerMove, openEngine, setUp } from "./engine.js";

/** With a level, which move the computer plays; without, how good each move is. @typedef {{ rules: string, learned: string, position: string, count: number, level: number }} Question */

/** @type {ReturnType<typeof openEngine> | undefined} */
let opened;

/** @param {Question} question @returns {Promise<number | number[] | null>} null where there is no answer */
export async function answer({ rules, learned, position, count, level }) {
  opened ??= openEngine(rules, learned);
  const engine = await opened;
  if (typeof engine === "string" || !setUp(engine, position)) return null;
  return level ? computerMove(engine, count, level) : chances(engine, count);
}
