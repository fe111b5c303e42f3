/** Pointing: a veil over everything but some things, a ring round each, and a rope to the last from what speaks. */
import { svg, render } from "../vendor/lit.js";

export const NARROW = 760; // pixels; below, what speaks lies along an edge
const ROUND = 8; // that a ring leaves free
const AWAY = 64; // of what speaks from the thing
const EDGE = 10;

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** Puts what speaks beside the things, and points at them. @param {HTMLElement} card @param {Element[]} things */
export function place(card, things) {
  const rings = things.map((thing) => ringOf(thing)).filter((ring) => ring.width > 2 * ROUND);
  const at = spot(card, rings);
  card.style.setProperty("left", `${at.x}px`);
  card.style.setProperty("top", `${at.y}px`);
  const drawing = /** @type {SVGElement | null} */ (card.parentElement?.querySelector(".pointing"));
  if (!drawing) return;
  const holes = rings.map(rounded).join("");
  const last = rings.at(-1);
  const rope = last ? ropeOf(at, last) : null;
  render(
    svg`<path class="veil" fill-rule="evenodd" d="M0 0H${innerWidth}V${innerHeight}H0Z${holes}"></path>
      <path class="ring" d=${holes}></path>
      ${
        rope
          ? svg`<path class="under" d="${rope.line}${rope.head}"></path><path class="rope" d=${rope.line}></path>
        <path class="head" d=${rope.head}></path>`
          : ""
      }`,
    /** @type {any} */ (drawing),
  );
}

/**
 * Brings a thing into sight; on a narrow screen into what a card along the lower edge leaves free.
 * @param {HTMLElement} card @param {Element} thing
 */
export function bring(card, thing) {
  thing.scrollIntoView({ block: "center", inline: "center" });
  if (innerWidth >= NARROW) return;
  const { y, height } = thing.getBoundingClientRect();
  scrollBy(0, y + height / 2 - (innerHeight - card.offsetHeight) / 2);
}

/** Of a piece on a board what moves counts, for it also has a ring. @param {Element} thing @returns {Box} */
function ringOf(thing) {
  const body = thing instanceof SVGElement ? thing.querySelector(":scope > .mover") : null;
  const { x, y, width, height } = (body ?? thing).getBoundingClientRect();
  return { x: x - ROUND, y: y - ROUND, width: width + 2 * ROUND, height: height + 2 * ROUND };
}

/** @param {Box} box */
function rounded({ x, y, width, height }) {
  const r = Math.min(18, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const turn = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}Z`;
}

/** Where what speaks covers nothing it speaks of, and little else. @param {HTMLElement} card @param {Box[]} rings */
function spot(card, rings) {
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const [right, low] = [innerWidth - width - EDGE, innerHeight - height - EDGE];
  const aside = card.matches(".aside");
  const places =
    innerWidth < NARROW
      ? (aside ? [low] : [low, EDGE]).map((y) => ({ x: (innerWidth - width) / 2, y }))
      : rings.length
        ? beside(whole(rings), width, height)
        : [aside ? { x: right, y: low } : { x: (innerWidth - width) / 2, y: (innerHeight - height) / 2 }];
  const boxes = places.map(({ x, y }) => ({ x: clamp(x, right), y: clamp(y, low), width, height }));
  const others = [...document.querySelectorAll(".piece")].map((piece) => piece.getBoundingClientRect());
  const covered = (/** @type {Box} */ box, /** @type {Box[]} */ things) =>
    things.reduce((sum, thing) => sum + shared(box, thing), 0);
  const costs = boxes.map((box) => 100 * covered(box, [...rings, ...rings.slice(-1)]) + covered(box, others));
  return boxes[costs.indexOf(Math.min(...costs))];
}

/** @param {number} value @param {number} most */
const clamp = (value, most) => Math.max(EDGE, Math.min(most, value));

/** @param {Box} thing @param {number} width @param {number} height */
function beside(thing, width, height) {
  const along = (/** @type {number} */ from, /** @type {number} */ length, /** @type {number} */ own) =>
    [0.5, 0.15, 0.85].map((part) => from + length / 2 - own * part);
  const ys = along(thing.y, thing.height, height);
  const xs = along(thing.x, thing.width, width);
  return [
    ...ys.map((y) => ({ x: thing.x + thing.width + AWAY, y })),
    ...ys.map((y) => ({ x: thing.x - AWAY - width, y })),
    ...xs.map((x) => ({ x, y: thing.y + thing.height + AWAY })),
    ...xs.map((x) => ({ x, y: thing.y - AWAY - height })),
  ];
}

/** The box round some boxes. @param {Box[]} boxes @returns {Box} */
function whole(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How much two boxes share. @param {Box} a @param {Box} b */
function shared(a, b) {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** From the nearest edge of a card to the edge of a thing; none where they touch. @param {Box} from @param {Box} to */
function ropeOf(from, to) {
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const beside = from.x > to.x + to.width || from.x + from.width < to.x;
  const above = from.y > to.y + to.height || from.y + from.height < to.y;
  if (!beside && !above) return null;
  const a = { x: within(end.x, from.x, from.width), y: within(end.y, from.y, from.height) };
  const b = { x: end.x, y: end.y };
  if (beside) Object.assign(b, { x: from.x > end.x ? to.x + to.width + 9 : to.x - 9 });
  if (beside) a.x = from.x > end.x ? from.x - 4 : from.x + from.width + 4;
  else {
    b.y = from.y > end.y ? to.y + to.height + 9 : to.y - 9;
    a.y = from.y > end.y ? from.y - 4 : from.y + from.height + 4;
  }
  const bow = beside ? { x: (a.x + b.x) / 2, y: Math.max(a.y, b.y) + 26 } : { x: a.x + 30, y: (a.y + b.y) / 2 };
  const angle = Math.atan2(b.y - bow.y, b.x - bow.x);
  const barb = (/** @type {number} */ by) => `${b.x - 15 * Math.cos(angle + by)} ${b.y - 15 * Math.sin(angle + by)}`;
  return { line: `M${a.x} ${a.y}Q${bow.x} ${bow.y} ${b.x} ${b.y}`, head: `M${barb(0.6)}L${b.x} ${b.y}L${barb(-0.6)}` };
}

/** A place along an edge, well inside it. @param {number} value @param {number} from @param {number} length */
const within = (value, from, length) => Math.max(from + 40, Math.min(from + length - 40, value));
