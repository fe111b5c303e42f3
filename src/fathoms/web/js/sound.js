/** Small sounds, made on the spot; silent until somebody switches them on. */
import { keep, pref } from "./prefs.js";

/** @type {AudioContext | null} */
let context = null;

/** What is heard: notes as [frequency, start, length], seconds. @type {Record<string, number[][]>} */
const TUNES = {
  turn: [
    [523, 0, 0.12],
    [784, 0.12, 0.2],
  ],
  move: [[330, 0, 0.06]],
  flip: [
    [440, 0, 0.04],
    [660, 0.04, 0.04],
  ],
  roll: [
    [180, 0, 0.05],
    [220, 0.07, 0.05],
    [200, 0.14, 0.05],
  ],
  hit: [
    [110, 0, 0.18],
    [82, 0.05, 0.2],
  ],
  bang: [
    [147, 0, 0.06],
    [98, 0.04, 0.16],
  ],
  sweep: [
    [523, 0, 0.05],
    [587, 0.06, 0.05],
    [698, 0.12, 0.05],
    [587, 0.18, 0.08],
  ],
  fade: [[260, 0, 0.1]],
  quake: [
    [98, 0, 0.25],
    [65, 0.06, 0.4],
    [55, 0.3, 0.4],
  ],
  strike: [
    [98, 0, 0.2],
    [392, 0.1, 0.1],
    [523, 0.2, 0.1],
    [659, 0.3, 0.25],
  ],
  bite: [
    [220, 0, 0.06],
    [110, 0.22, 0.05],
    [73, 0.24, 0.25],
  ],
  rise: [
    [82, 0, 0.3],
    [110, 0.25, 0.3],
    [147, 0.5, 0.5],
  ],
  "flip-all": [
    [440, 0, 0.05],
    [494, 0.14, 0.05],
    [587, 0.28, 0.05],
    [740, 0.42, 0.1],
  ],
  rob: [
    [1568, 0, 0.05],
    [1760, 0.09, 0.05],
    [1568, 0.18, 0.05],
    [2093, 0.27, 0.08],
  ],
  snatch: [
    [330, 0, 0.08],
    [220, 0.08, 0.12],
    [147, 0.2, 0.2],
  ],
  loot: [
    [147, 0, 0.2],
    [220, 0.3, 0.12],
    [330, 0.42, 0.1],
  ],
  carry: [
    [587, 0, 0.08],
    [740, 0.1, 0.08],
    [988, 0.2, 0.16],
  ],
  fold: [
    [294, 0, 0.2],
    [220, 0.25, 0.2],
    [165, 0.5, 0.4],
  ],
  clash: [
    [180, 0, 0.05],
    [220, 0.07, 0.05],
    [131, 0.2, 0.2],
  ],
  glow: [
    [523, 0, 0.1],
    [659, 0.12, 0.1],
    [784, 0.24, 0.1],
    [1047, 0.36, 0.25],
  ],
  reveal: [
    [587, 0, 0.08],
    [880, 0.08, 0.12],
  ],
  won: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.15],
    [1047, 0.45, 0.4],
  ],
  lost: [
    [392, 0, 0.2],
    [330, 0.2, 0.2],
    [262, 0.4, 0.5],
  ],
};

export const isOn = () => pref("sound", "off") === "on";

export function toggle() {
  keep("sound", isOn() ? "off" : "on");
  sound("reveal");
}

/** @param {string} name */
export function sound(name) {
  if (!isOn() || !TUNES[name] || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of TUNES[name]) note(context, frequency, start, length);
}

/** @param {AudioContext} audio @param {number} frequency @param {number} start @param {number} length */
function note(audio, frequency, start, length) {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency });
  const volume = new GainNode(audio, { gain: 0 });
  const from = audio.currentTime + start;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
