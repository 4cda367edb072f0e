// Asks a worker what takes long to work out, or does it here where no worker is to be had.

import { answer } from "./answer.js";
import { printed } from "./codes.js";

/** @typedef {import("./state.js").State} State */

/** How long a worker may keep silent, in milliseconds. */
const PATIENCE = 6000;

/** @type {Worker | undefined} */
let worker;

let fail = () => {};

/** From here on all is worked out here, what waits as well. @type {Promise<null>} */
const failed = new Promise((done) => {
  fail = () => {
    worker?.terminate();
    done(null);
  };
});

/** @param {State} state @param {number} count the throw @param {number} level @returns {ReturnType<typeof answer>} */
async function ask({ engine, view }, count, level) {
  const { rules, learned } = view.data;
  const question = { rules, learned, position: printed(engine), count, level };
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
  const timer = setTimeout(fail, PATIENCE);
  try {
    worker ??= new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onerror = fail;
    worker.postMessage(question, [port2]);
  } catch {
    fail();
  }
  const replied = await Promise.race([reply, failed]);
  clearTimeout(timer);
  return replied ?? answer(question);
}

/** @param {State} state @param {number} count the throw @param {number} level 1 to 4 @returns {Promise<number>} which of the legal moves the computer plays */
export async function computersChoice(state, count, level) {
  return Number(await ask(state, count, level));
}

/** @param {State} state @param {number} count the throw @returns {Promise<number[] | null>} for each legal move, the estimated chance to win, of 1; null where there is no answer */
export async function odds(state, count) {
  return /** @type {number[] | null} */ (await ask(state, count, 0));
}
