/** A beat on the page: drawn, moved, heard, with its drama, and for as long as its caption takes to read. */
import { across } from "./animate.js";
import { caption } from "./caption.js";
import { pref } from "./prefs.js";
import { PACES, glideOf, isDrama, motionOf } from "./telling.js";

/** @import { Line, Telling } from "./telling.js" */
/** @import { Kit } from "./types.js" */

export const LANDED = 0.3; // of a beat: dice lie, and what they move begins
export const SEEN = 0.45; // of a beat: all cards have been seen, and what they move begins
const STRUCK = new Set(["hit", "bang", "sweep", "gain", "roll"]); // plain motions that are shown over the board

/** A small sound, where somebody switched them on. @param {string} name */
export function sound(name) {
  if (pref("sound", "off") === "on") void import("./sound.js").then(({ sound }) => sound(name));
}

/**
 * Shows the beat on show, of which some lines are new; for how many milliseconds.
 * @param {{root: HTMLElement, kit: Kit, draw: () => void}} page @param {Telling} telling @param {Line[]} lines
 * @param {number[]} mine
 */
export function play(page, telling, lines, mine) {
  const { root, kit } = page;
  const speed = pref("speed", "normal");
  const ms = telling.time(speed, caption(telling.beat).length, mine);
  const motion = motionOf(lines);
  if (ms) sound(motion);
  else telling.ghosts = [];
  const pace = PACES[speed] ?? PACES.normal;
  const before = motion === "fold" ? (root.querySelector(".sea")?.cloneNode(true) ?? null) : null;
  const thrown = lines.some((line) => line.motion === "roll" || line.motion === "clash");
  const led = thrown && lines.some((line) => line.motion !== "roll");
  const wait = (led ? LANDED : motion === "flip-all" ? SEEN : 0) * ms;
  const glide = glideOf(lines, pace, ms - wait);
  across(root, glide, motion, () => page.draw(), wait);
  if (ms && (kit.track.length || isDrama(lines) || lines.some((line) => STRUCK.has(line.motion)))) {
    import("./drama.js").then((drama) => drama.play({ root, kit, telling, lines, ms, glide, wait, before }));
  }
  return ms;
}
