/**
 * The camera: where the board has less room than it could fill, it is drawn as high as its place and follows what
 * happens, and what may be chosen, from side to side. A button shows the whole of it.
 */
import { html } from "../vendor/lit.js";
import { EASE } from "./animate.js";
import { icon } from "./art.js";
import { calm, keep, pref } from "./prefs.js";
import { stage } from "./stage.js";
import { say } from "./words.js";

/** @import { View } from "./stage.js" */

const CLOSEST = 2; // times as large as the whole of it would be drawn
const WORTH = 1.06; // times: for less it stays where it is
const AIR = 16; // pixels beside what is looked at
const TURN = 420; // milliseconds of its way

/** What is looked at: what may be chosen; else what was told; else all that lies there. */
const ALL = ".piece";
const LOOKED_AT = [".rings .ring, .piece.may.spot, .piece.picked.spot", ".told .last", ALL];

const whole = () => pref("board", "near") === "whole";

/** The boards, as large as their place lets them be. @param {View} view */
export const camera = (view) =>
  html`<button
      class="btn square whole"
      type="button"
      hidden
      aria-label=${say("ui-whole-board")}
      title=${say("ui-whole-board")}
      @click=${toggle}
    >
      ${icon("search")}
    </button>
    <div class="camera">${stage(view)}</div>`;

/** @param {Event} event */
function toggle(event) {
  keep("board", whole() ? "near" : "whole");
  const { parentElement } = /** @type {HTMLElement} */ (event.currentTarget);
  if (parentElement) follow(parentElement, true);
}

/** What each camera looked at last, so that whoever moves it by hand is let be. @type {WeakMap<Element, string>} */
const seen = new WeakMap();
const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target.parentElement) follow(target.parentElement, true);
});

/** Turns the camera to what may be chosen, or was told. @param {HTMLElement} root @param {boolean} [again] */
export function follow(root, again = false) {
  const film = /** @type {HTMLElement | null} */ (root.querySelector(".camera"));
  const sea = /** @type {SVGSVGElement | null} */ (film?.querySelector(".sea"));
  if (!film || !sea || !film.clientWidth) return;
  if (!seen.has(film)) resized.observe(film);
  const at = LOOKED_AT.find((each) => sea.querySelector(each)) ?? ALL;
  const things = [...sea.querySelectorAll(at)];
  const key = things.map((it) => it.closest("[data-id]")?.getAttribute("data-id") ?? it.outerHTML).join();
  if (!again && (seen.get(film) ?? " ") === key) return;
  if (seen.has(film) && !again && at === ALL) return;
  seen.set(film, key);
  const { width, height } = sea.viewBox.baseVal;
  const [least, most] = [Math.min(film.clientWidth / width, film.clientHeight / height), film.clientHeight / height];
  const near = Math.min(most, least * CLOSEST);
  const button = /** @type {HTMLElement | null} */ (root.querySelector(".whole"));
  if (button) {
    button.hidden = near < least * WORTH;
    button.setAttribute("aria-pressed", String(whole()));
  }
  const [from, to] = reach(sea, things);
  const scale = whole() ? least : Math.max(least, Math.min(near, (film.clientWidth - 2 * AIR) / (to - from)));
  const was = { width: sea.getBoundingClientRect().width, left: film.scrollLeft };
  const now = Math.max(film.clientWidth, Math.round(scale * width));
  film.style.setProperty("--film", `${now}px`);
  film.tabIndex = now > film.clientWidth ? 0 : -1;
  film.scrollLeft = ((from + to) / 2) * scale - film.clientWidth / 2;
  pan(sea, was, { width: now, left: film.scrollLeft }, film.clientHeight);
  const moved = () => film.dispatchEvent(new Event("scroll")); // for what points at something on it
  void Promise.allSettled(sea.getAnimations().map((each) => each.finished)).then(moved);
}

/**
 * From where to where on the board things lie, in its units; all of it where there are none.
 * @param {SVGSVGElement} sea @param {Element[]} things
 */
function reach(sea, things) {
  const { width, height } = sea.viewBox.baseVal;
  const place = sea.getBoundingClientRect();
  const scale = Math.min(place.width / width, place.height / height);
  const left = place.x + (place.width - scale * width) / 2;
  const boxes = things.map((it) => it.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length) return [0, width];
  const ends = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  return ends.map((x) => Math.min(Math.max((x - left) / scale, 0), width));
}

/** How wide the board is drawn, and how much of that lies to the left. @typedef {{width: number, left: number}} Seen */
/**
 * The way from what was seen to what is seen.
 * @param {SVGSVGElement} sea @param {Seen} was @param {Seen} now @param {number} height
 */
function pan(sea, was, now, height) {
  const { width, height: tall } = sea.viewBox.baseVal;
  const drawn = (/** @type {number} */ across) => Math.min(across / width, height / tall);
  const by = drawn(was.width) / drawn(now.width);
  const at = was.width / 2 - was.left - by * (now.width / 2) + now.left;
  if (calm() || (Math.abs(by - 1) < 0.01 && Math.abs(at) < 2)) return;
  const down = (height / 2) * (1 - by);
  const frames = [{ transform: `translate(${at}px, ${down}px) scale(${by})` }, { transform: "none" }];
  sea.animate(frames, { duration: TURN, easing: EASE });
}
