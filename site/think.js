// Asks a worker what takes long to work out, or does it here where no worker is to be had.

import { answer } from "./answer.js";
import { printed } from "./codes.js";

/** @typedef {import("./state.js").State} State */

/** @type {Worker | undefined} */
let worker;

let hasFailed = false;

/** @param {State} state @param {number} count the throw @param {number} level @returns {ReturnType<typeof answer>} */
function ask({ engine, view }, count, level) {
  const { rules, learned } = view.data;
  const question = { rules, learned, position: printed(engine), count, level };
  return new Promise((done) => {
    const here = () => {
      hasFailed = true;
      done(answer(question));
    };
    if (hasFailed) return here();
    try {
      worker ??= new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
      worker.addEventListener("error", here);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => (data === null ? here() : done(data));
      worker.postMessage(question, [port2]);
    } catch {
      here();
    }
  });
}

/** @param {State} state @param {number} count the throw @param {number} level 1 to 4 @returns {Promise<number>} which of the legal moves the computer plays */
export async function computersChoice(state, count, level) {
  return Number(await ask(state, count, level));
}

/** @param {State} state @param {number} count the throw @returns {Promise<number[]>} for each legal move, the estimated chance to win, of 1 */
export async function odds(state, count) {
  return /** @type {number[]} */ (await ask(state, count, 0));
}
