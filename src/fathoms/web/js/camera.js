/**
 * The camera: where a board is drawn smaller than it could be it turns to what happens, and to what may be chosen. A
 * long board is as high as its place and goes from side to side; of one that says how large a unit of it should be
 * (data-near of a layer) a small screen shows a part. A button shows the whole of it, or where in it that part lies.
 */
import { render } from "../vendor/lit.js";
import { EASE } from "./animate.js";
import { icon } from "./art.js";
import { calm, keep, pref } from "./prefs.js";

const CLOSEST = 2; // times as large as the whole of it would be drawn
const WORTH = 1.1; // times: for less the whole of it is seen
const AIR = 16; // pixels beside what is looked at
const TURN = 420; // milliseconds of its way

/** What is looked at: what may be chosen; else what was told; else all that lies there. */
const CHOICES = ".rings .ring, .piece.may.spot, .piece.picked.spot";
const TOLD = ".told .last";
/** Where these are, nothing on the board need be touched. */
const WORDS = ".choices > li:not(.pieced, .off), .acts > .other ~ .main";
const ALL = ".piece";
const NAMED = ".piece:not(.mute)";

/** Where in its place a board begins, and its unit in pixels. @typedef {{x: number, y: number, scale: number}} Seen */
/** A part of a board, in its units. @typedef {{x: number, y: number, width: number, height: number}} Box */

const whole = () => pref("board", "near") === "whole";

/** What each camera looked at last, so that whoever moves it by hand is let be. @type {WeakMap<Element, string>} */
const seen = new WeakMap();
const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target.parentElement) follow(target.parentElement, true); // the board
});

/** Turns the camera to what may be chosen, or was told. @param {HTMLElement} root @param {boolean} [again] */
export function follow(root, again = false) {
  const film = /** @type {HTMLElement | null} */ (root.querySelector(".camera"));
  const sea = /** @type {SVGSVGElement | null} */ (film?.querySelector(".sea"));
  if (!film || !sea || !film.clientWidth) return;
  if (!seen.has(film)) resized.observe(film);
  const at = [CHOICES, TOLD, ALL].find((each) => sea.querySelector(each)) ?? ALL;
  const things = [...sea.querySelectorAll(at)];
  const key = things.map((it) => it.closest("[data-id]")?.getAttribute("data-id") ?? it.outerHTML).join();
  if (!again && (seen.get(film) ?? " ") === key) return;
  if (seen.has(film) && !again && at === ALL) return;
  seen.set(film, key);
  const { width, height } = sea.viewBox.baseVal;
  const [wide, high] = [film.clientWidth, film.clientHeight];
  const [least, tall] = [Math.min(wide / width, high / height), high / height];
  const wished = nearOf(sea);
  const close = wished ? Math.max(least, wished) : Math.min(tall, least * CLOSEST);
  const worth = close >= least * WORTH;
  const near = worth ? close : least;
  const was = drawnAt(sea, film);
  const lying = boxes(sea, was, things);
  const box = round(lying, sea.viewBox.baseVal);
  // what is told of a board seen in part, or chosen in words, is seen where one looks, or else on the whole of it
  const far = wished && (at !== CHOICES || (pref("board", "") !== "near" && document.querySelector(WORDS)));
  const stays = far && at !== ALL && !again && !whole() && inSight(box, was, wide, high);
  const fits = (/** @type {number} */ room, /** @type {number} */ size) => (room - 2 * AIR) / size;
  const some = Math.max(least, Math.min(near, fits(wide, box.width), Math.max(tall, fits(high, box.height))));
  const part = some < least * WORTH ? least : some;
  const scale = stays ? was.scale : whole() || far ? least : part;
  const [across, down] = [Math.max(wide, Math.round(scale * width)), Math.max(high, Math.round(scale * height))];
  const [left, top] = [(across - scale * width) / 2, (down - scale * height) / 2];
  film.style.setProperty("--film", `${across}px`);
  film.style.setProperty("--film-height", `${down}px`);
  film.tabIndex = across > wide || down > high ? 0 : -1;
  if (!stays) {
    film.scrollLeft = left + (box.x + box.width / 2) * scale - wide / 2;
    film.scrollTop = top + (box.y + box.height / 2) * scale - high / 2;
  }
  const named = scale > least ? [] : boxes(sea, was, [...sea.querySelectorAll(NAMED)]);
  const asked = at === CHOICES ? lying : [];
  const now = { x: left - film.scrollLeft, y: top - film.scrollTop, scale };
  pan(sea, was, now, film);
  const button = /** @type {HTMLElement | null} */ (root.querySelector(".whole"));
  if (button) {
    const draw = async () => {
      const chart = worth && wished ? await import("./chart.js") : null; // it says in which corner the button lies
      button.hidden = !worth;
      if (chart) chart.draw(button, sea, now, [...asked, ...named]);
      else render(icon("search"), button);
    };
    button.onclick = () => {
      keep("board", scale > least ? "whole" : "near");
      follow(root, true);
    };
    button.setAttribute("aria-pressed", String(whole()));
    void draw();
  }
  const moved = () => film.dispatchEvent(new Event("scroll")); // for what points at something on it
  void Promise.allSettled(sea.getAnimations().map((each) => each.finished)).then(moved);
}

/** How many pixels a unit of a board should have, where a layer says so: the uppermost. @param {SVGSVGElement} sea */
const nearOf = (sea) =>
  [...sea.querySelectorAll(":scope > g:first-child > use")]
    .map((use) => document.querySelector(use.getAttribute("href") ?? "")?.getAttribute("data-near"))
    .map(Number)
    .findLast(Boolean);

/** Where a board is drawn just now. @param {SVGSVGElement} sea @param {HTMLElement} film @returns {Seen} */
function drawnAt(sea, film) {
  const [at, area, { width, height }] = [
    sea.getBoundingClientRect(),
    film.getBoundingClientRect(),
    sea.viewBox.baseVal,
  ];
  const scale = Math.min(at.width / width, at.height / height);
  const [left, top] = [(at.width - scale * width) / 2, (at.height - scale * height) / 2];
  return { x: at.x - area.x + left, y: at.y - area.y + top, scale };
}

/** @param {Box} box @param {Seen} seen @param {number} wide @param {number} high */
function inSight(box, { x, y, scale }, wide, high) {
  const [left, top] = [x + scale * box.x, y + scale * box.y];
  return left >= 0 && top >= 0 && left + scale * box.width <= wide && top + scale * box.height <= high;
}

/** Where things lie on a board. @param {SVGSVGElement} sea @param {Seen} seen @param {Element[]} things */
function boxes(sea, { x, y, scale }, things) {
  const { left, top } = /** @type {HTMLElement} */ (sea.closest(".camera")).getBoundingClientRect();
  return things
    .map((it) => it.getBoundingClientRect())
    .filter(({ width }) => width)
    .map((at) => ({
      x: (at.left - left - x) / scale,
      y: (at.top - top - y) / scale,
      width: at.width / scale,
      height: at.height / scale,
    }));
}

/** The box round boxes, on the board; all of it where there are none. @param {Box[]} boxes @param {Box} board */
function round(boxes, { width, height }) {
  const [x, right] = [Math.min(...boxes.map((b) => b.x)), Math.max(...boxes.map((b) => b.x + b.width))];
  const [y, low] = [Math.min(...boxes.map((b) => b.y)), Math.max(...boxes.map((b) => b.y + b.height))];
  const on = (/** @type {number} */ at, /** @type {number} */ most) => Math.min(Math.max(at, 0), most);
  const [left, top] = boxes.length ? [on(x, width), on(y, height)] : [0, 0];
  return boxes.length
    ? { x: left, y: top, width: on(right, width) - left, height: on(low, height) - top }
    : { x: 0, y: 0, width, height };
}

/**
 * The way from what was seen to what is seen.
 * @param {SVGSVGElement} sea @param {Seen} was @param {Seen} now @param {HTMLElement} film
 */
function pan(sea, was, now, film) {
  const by = was.scale / now.scale;
  const [x, y] = [was.x - by * now.x, was.y - by * now.y];
  if (calm() || (Math.abs(by - 1) < 0.01 && Math.hypot(was.x - now.x, was.y - now.y) < 2)) return;
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${by})` }, { transform: "none" }];
  const origin = `${film.scrollLeft}px ${film.scrollTop}px`; // the corner of the place
  sea.animate(
    frames.map((frame) => ({ ...frame, transformOrigin: origin })),
    { duration: TURN, easing: EASE },
  );
}
