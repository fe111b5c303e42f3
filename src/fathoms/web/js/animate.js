/** Motion: where things were, where they are, and the way between; transform and opacity only. */
import { calm } from "./prefs.js";
import { isCarried } from "./telling.js";

/**
 * A place on the screen, and within its container.
 * @typedef {{x: number, y: number, w: number, kind: string, home: string, left: number, top: number}} Place
 */

export const EASE = "cubic-bezier(.2, .8, .2, 1)";
export const STEADY = "ease-in-out"; // of what is carried: seen on its way, not only when it is there

/** Where every piece lies on the screen. @param {HTMLElement} root @returns {Map<string, Place>} */
function measure(root) {
  const places = new Map();
  for (const element of root.querySelectorAll("[data-id]")) {
    const { id, kind } = /** @type {HTMLElement} */ (element).dataset;
    const r = (element.querySelector(".body") ?? element).getBoundingClientRect();
    const home = /** @type {HTMLElement} */ (element.closest("[data-home]"));
    const at = home.getBoundingClientRect();
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
    if (r.width) places.set(id, { x, y, w: r.width, kind, home: home.dataset.home, left: x - at.x, top: y - at.y });
  }
  return places;
}

/**
 * Draws what is next, and brings every piece from where it was to where it is.
 * @param {HTMLElement} root @param {number} ms @param {string} motion @param {() => void} draw
 * @param {number} [wait] before what lies on a board moves, and the rings round it are seen
 */
export function across(root, ms, motion, draw, wait = 0) {
  const before = ms ? measure(root) : new Map();
  draw();
  animate(root, before, motion, ms, calm() ? 0 : wait);
}

/**
 * Brings every piece from where it was to where it is.
 * @param {HTMLElement} root @param {Map<string, Place>} before @param {string} motion @param {number} ms
 * @param {number} wait
 */
function animate(root, before, motion, ms, wait) {
  if (ms < 30 || !before.size) return;
  const still = calm();
  for (const [id, place] of measure(root)) {
    const element = root.querySelector(`[data-id="${CSS.escape(id)}"]`);
    const mover = element?.querySelector(".mover");
    if (!element || !mover || element.classList.contains("spot")) continue;
    const frames = still ? faded(before.get(id)) : glide(element, before.get(id), place, motion);
    const delay = element instanceof SVGElement ? wait : 0;
    const easing = isCarried(motion) ? STEADY : EASE;
    if (frames) mover.animate(frames, { duration: ms, delay, easing, fill: "backwards" });
  }
  for (const ghost of root.querySelectorAll(".ghost")) {
    ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: ms, delay: wait, easing: "ease-in", fill: "forwards" });
  }
  for (const mark of wait ? root.querySelectorAll(".last, .way, .whence") : []) {
    mark.animate([{ opacity: 0 }, { opacity: 0 }], { duration: wait });
  }
  for (const note of root.querySelectorAll(".told .note")) {
    note.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, delay: wait + ms, fill: "backwards" });
  }
}

/** @param {Place | undefined} old */
const faded = (old) => (old ? null : [{ opacity: 0 }, { opacity: 1 }]);

/** @param {Element} element @param {Place | undefined} old @param {Place} place @param {string} motion */
function glide(element, old, place, motion) {
  if (!old)
    return [
      { opacity: 0, transform: "scale(.6)" },
      { opacity: 1, transform: "none" },
    ];
  const unit = element instanceof SVGGraphicsElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  const stayed = old.home === place.home; // then where it lies within counts, not where the screen put its container
  const dx = (stayed ? old.left - place.left : old.x - place.x) / unit;
  const dy = (stayed ? old.top - place.top : old.y - place.y) / unit;
  const turned = old.kind !== place.kind;
  if (Math.abs(dx) + Math.abs(dy) > 2) {
    const from = `translate(${dx}px, ${dy}px) scale(${old.w / place.w})`;
    const reels = [-16, 9].map((turn, i) => ({ transform: `${from} rotate(${turn}deg)`, offset: 0.14 + 0.14 * i }));
    return [{ transform: from }, ...(motion === "bang" ? reels : []), { transform: "none" }];
  }
  if (turned && motion === "roll") return [{ transform: "rotate(-220deg) scale(.5)" }, { transform: "none" }];
  if (turned && motion === "hit") {
    return [
      { transform: "translate(-6px, 0)" },
      { transform: "translate(6px, 0)" },
      { transform: "translate(-3px, 0)" },
      { transform: "none" },
    ];
  }
  if (turned) return [{ transform: "scaleX(.05)" }, { transform: "none" }];
  return null;
}
