// The code that other sites embed the board with begins at the position that is on the board.

import { fragment, positionCode } from "./codes.js";
import { isBegun } from "./state.js";

/** @param {import("./state.js").State} state @param {HTMLDetailsElement} details */
export function embed(state, details) {
  const code = details.querySelector("code");
  const update = () => {
    if (!code || !details.open) return;
    const { engine } = state;
    const start = isBegun(state) || engine.exports.kind() > 0 ? fragment(positionCode(engine)) : "";
    code.textContent = (code.textContent ?? "").replace(/(<iframe src="[^"#]*)[^"]*/, `$1${start}`);
  };
  state.onTurn.push(update);
  details.addEventListener("toggle", update);
  update();
}
