/** Cut paper that flashes, snaps or swims over a board for a moment; nothing of it where nothing may move. */
import { render, svg, html } from "../vendor/lit.js";
import { STEADY } from "./animate.js";

/** @import { Point } from "./drama.js" */

const SHARDS = 7;
const FISH = 9;

/** A star of so many points, cut by hand. @param {number} points @param {number} inner @param {number} outer */
function star(points, inner, outer) {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const far = i % 2 ? inner : outer * (0.72 + 0.28 * Math.abs(Math.sin(5 * i)));
    return [Math.cos, Math.sin].map((of) => Math.round(far * of((Math.PI * i) / points))).join(" ");
  });
  return `M${corners.join("L")}z`;
}

/**
 * A picture in a layer, round a place on the screen.
 * @param {HTMLElement} layer @param {Point} at @param {number} wide @param {string} name @param {unknown} inside
 */
function place(layer, { x, y }, wide, name, inside) {
  const area = layer.getBoundingClientRect();
  const home = layer.appendChild(document.createElement("div"));
  home.className = `cutout ${name}`;
  home.style.setProperty("--x", `${x - area.x}px`);
  home.style.setProperty("--y", `${y - area.y}px`);
  home.style.setProperty("--wide", `${wide}px`);
  render(html`<svg viewBox="-100 -100 200 200">${inside}</svg>`, home);
  return home;
}

/**
 * A flash where something is struck, and what flies off it.
 * @param {HTMLElement} layer @param {Point} at @param {number} size @param {"fire" | "blow"} look @param {number} delay
 */
export function burst(layer, at, size, look, delay) {
  const inside = svg`<path class="outer" d=${star(11, 42, 98)}></path><path class="inner" d=${star(9, 20, 52)}></path>
    ${Array.from({ length: SHARDS }, () => svg`<path class="shard" d="M-11 -4L9 -6L12 4L-8 6z"></path>`)}`;
  const home = place(layer, at, 2 * size, look, inside);
  const timing = { duration: 620, delay, fill: /** @type {const} */ ("both"), easing: "ease-out" };
  home.querySelectorAll(".outer, .inner").forEach((each, i) => {
    const [turn, back] = i ? [-18, 10] : [14, -8];
    const frames = [
      { transform: `scale(.15) rotate(${turn}deg)`, opacity: 1 },
      { transform: "scale(1)", opacity: 1, offset: 0.3 },
      { transform: `scale(1.08) rotate(${back}deg)`, opacity: 0 },
    ];
    each.animate(frames, timing);
  });
  home.querySelectorAll(".shard").forEach((each, i) => {
    const way = (2 * Math.PI * (i + 0.4)) / SHARDS;
    const [x, y] = [Math.cos(way), Math.sin(way)].map((far) => far * (90 + 35 * (i % 3)));
    const frames = [
      { transform: `translate(${x / 5}px, ${y / 5}px) rotate(0)`, opacity: 1 },
      { transform: `translate(${x}px, ${y + 40}px) rotate(${160 + 70 * i}deg)`, opacity: 0 },
    ];
    each.animate(frames, { ...timing, duration: 760 });
  });
}

/** Two rows of teeth that snap. @param {HTMLElement} layer @param {Point} at @param {number} size */
export function jaws(layer, at, size) {
  const teeth = Array.from({ length: 7 }, (_, i) => `${-64 + 18 * i} -4L${-55 + 18 * i} 26L`).join("");
  const jaw = svg`<path class="gum" d="M-92 -2Q-70 -92 0 -92T92 -2Q40 -22 0 -22T-92 -2z"></path>
    <path class="teeth" d="M-78 -12L${teeth}64 -4L78 -12Q36 -26 0 -26T-78 -12z"></path>`;
  const home = place(
    layer,
    at,
    2 * size,
    "jaws",
    svg`<g><g class="upper">${jaw}</g></g>
    <g transform="scale(1 -1)"><g class="lower">${jaw}</g></g>`,
  );
  const frames = [
    { transform: "translateY(-90px)", opacity: 0 },
    { transform: "translateY(-58px)", opacity: 1, offset: 0.25 },
    { transform: "translateY(-2px)", opacity: 1, offset: 0.42 },
    { transform: "translateY(-8px)", opacity: 1, offset: 0.5 },
    { transform: "translateY(-2px)", opacity: 1, offset: 0.75 },
    { transform: "translateY(-60px)", opacity: 0 },
  ];
  for (const each of home.querySelectorAll(".upper, .lower")) each.animate(frames, { duration: 1000, fill: "both" });
}

/** Little fish from one place to another. @param {HTMLElement} layer @param {Point} from @param {Point} to */
export function shoal(layer, from, to) {
  const area = layer.getBoundingClientRect();
  const left = to.x < from.x;
  for (let i = 0; i < FISH; i++) {
    const fish = svg`<path class="fish f${i % 3}" transform=${left ? "scale(-1 1)" : "scale(1 1)"}
      d="M-90 -50L-45 -8Q10 -70 92 0Q10 70 -45 10L-90 52Q-72 0 -90 -50z"></path>`;
    const home = place(layer, area, 26, "", fish);
    const [dx, dy] = [((i * 37) % 50) - 25, ((i * 53) % 90) - 45];
    const middle = { x: (from.x + to.x) / 2 + dx, y: (from.y + to.y) / 2 + 1.6 * dy };
    const steps = [from, middle, to].map(({ x, y }, k) => ({
      transform: `translate(${x - area.x + dx}px, ${y - area.y + dy}px) rotate(${(k - 1) * 8}deg)`,
      opacity: k === 1 ? 1 : 0.2,
    }));
    home.animate(steps, { duration: 1100, delay: 45 * i, easing: "ease-in-out", fill: "both" });
  }
}

/**
 * The middle of an arm in a bow from one place to another, curled at its end, and where it points there.
 * @param {Point} a @param {Point} b @param {number} size
 */
function spine(a, b, size) {
  const bow = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 0.8 * size };
  const points = Array.from({ length: 21 }, (_, i) => {
    const [t, u] = [i / 20, 1 - i / 20];
    const [x, y] = /** @type {const} */ (["x", "y"]).map((k) => u * u * a[k] + 2 * t * u * bow[k] + t * t * b[k]);
    return { x, y };
  });
  let turn = Math.atan2(b.y - bow.y, b.x - bow.x);
  for (let k = 0; k < 9; k++) {
    turn += b.x < a.x ? -0.5 : 0.5;
    const { x, y } = points[points.length - 1];
    points.push({ x: x + 0.13 * size * Math.cos(turn), y: y + 0.13 * size * Math.sin(turn) });
  }
  return points;
}

/**
 * An arm that reaches from one place to another, and comes back with what it took: the first while dice are thrown.
 * @param {HTMLElement} layer @param {Point} from @param {Point} to
 * @param {{wait: number, glide: number}} time until it has what it wants, and of its way back @param {number} size
 */
export function arm(layer, from, to, { wait, glide }, size) {
  const area = layer.getBoundingClientRect();
  const [a, b] = [from, to].map(({ x, y }) => ({ x: x - area.x, y: y - area.y }));
  const points = spine(a, b, size);
  const cut = points.map(({ x, y }, i) => {
    const [before, after] = [points[Math.max(i - 1, 0)], points[Math.min(i + 1, points.length - 1)]];
    const way = Math.atan2(after.y - before.y, after.x - before.x) + Math.PI / 2;
    const half = 0.17 * size * (1 - (0.7 * i) / points.length);
    return { x, y, half, dx: half * Math.cos(way), dy: half * Math.sin(way) };
  });
  const sides = [...cut.map((c) => [c.x + c.dx, c.y + c.dy]), ...cut.map((c) => [c.x - c.dx, c.y - c.dy]).reverse()];
  const [root, { half }] = [sides[0].join(" "), cut[0]];
  render(
    html`<svg class="arm">
      <path d="M${sides.map((side) => side.join(" ")).join("L")}A${half} ${half} 0 0 0 ${root}z"></path>
      ${cut.map(({ x, y, dx, dy, half }, i) =>
        i % 2 ? svg`<circle cx=${x + 0.4 * dx} cy=${y + 0.4 * dy} r=${0.3 * half}></circle>` : "",
      )}
    </svg>`,
    layer,
  );
  const [whole, origin] = [wait + glide, `${a.x}px ${a.y}px`];
  const frames = [
    { scale: "0", transformOrigin: origin, easing: "ease-out" },
    { scale: "1", transformOrigin: origin, offset: wait / whole, easing: STEADY },
    { scale: "0", transformOrigin: origin },
  ];
  layer.firstElementChild?.animate(frames, { duration: whole, fill: "both" });
}
