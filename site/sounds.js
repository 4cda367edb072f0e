// Sounds of wood, made by the browser: sticks that fall, a piece put down, the end of a game.

import { isOver } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** @param {State} state @param {() => boolean} isWanted */
export function listen(state, isWanted) {
  /** @type {AudioContext | undefined} */
  let audio;
  /** @param {number} pitch in hertz @param {number} start in seconds from now @param {number} length in seconds */
  const knock = (pitch, start, length) => {
    if (!audio) return;
    const time = audio.currentTime + start;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const gain = new GainNode(audio);
    gain.gain.setValueAtTime(0.2, time);
    gain.gain.exponentialRampToValueAtTime(0.001, time + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(time);
    tone.stop(time + length);
  };
  // Browsers let a page sound from the first press on.
  const wake = () => {
    if (!isWanted()) return;
    audio ??= new AudioContext();
    if (audio.state !== "running") audio.resume().catch(() => {});
  };
  for (const press of ["pointerup", "keydown", "click"]) addEventListener(press, wake, true);
  state.sound = (event) => {
    if (!isWanted()) return;
    if (event === "throw") [0.06, 0.16, 0.23, 0.34].forEach((start, index) => knock(1300 - index * 170, start, 0.05));
    else if (isOver(state)) [392, 494, 587, 784].forEach((pitch, index) => knock(pitch, index * 0.14, 0.5));
    else knock(240, 0, 0.09);
  };
}
