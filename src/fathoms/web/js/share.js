/** The final board with the result as one picture. */
import { kick, outcome, pictureOf, scored } from "./end.js";
import { brand, fill, give, HEIGHT, loaded, sheet, WIDTH, write } from "./paint.js";
import { say } from "./words.js";

/** @import { Table } from "./table.js" */

const LEFT = 656; // of the board
const FOOT = 236; // of the slice of the end, where the words leave so much
const EDGE = 40;
const GONE = ".told, .ahead, .ring, .rings, .ghost, .note"; // what only those at the table need

/** Shares the final board of a table; whether it was kept as a file. @param {Table} t */
export async function share(t) {
  const { headline, text } = outcome(t);
  const game = t.state.table?.game ?? "fathoms";
  return give(await picture(t, headline, text), game, `${say("title")} · Fathoms`, `${headline} ${text}`);
}

/** @param {Table} t @param {string} headline @param {string} text */
async function picture(t, headline, text) {
  const { canvas, pen } = sheet();
  fill(pen, "#061a24", 0, 0, LEFT, HEIGHT);
  fill(pen, "#0a2c3a", LEFT, 0, WIDTH - LEFT, HEIGHT);
  const sea = /** @type {SVGSVGElement | null} */ (document.querySelector(".board svg.sea"));
  if (sea) await within(pen, await loaded(alone(sea)), 0, 0, LEFT, HEIGHT);
  const beside = { x: LEFT + EDGE, wide: WIDTH - LEFT - 2 * EDGE };
  const heading = (/** @type {number} */ size) => `700 ${size}px Fraunces, Georgia, serif`;
  let y = write(pen, { text: kick(t), y: 34, high: 30, colour: "#ffb54d", font: heading(24), ...beside });
  y = write(pen, { text: headline, y: y + 14, high: 60, font: heading(56), ...beside });
  y = write(pen, { text, y: y + 14, high: 34, font: "26px system-ui, sans-serif", ...beside });
  const score = { colour: "#ffe2a8", font: "700 22px system-ui, sans-serif" };
  y = write(pen, { text: scored(t), y: y + 12, high: 30, ...score, ...beside });
  const foot = Math.min(FOOT, HEIGHT - y - EDGE / 2);
  slice(pen, await loaded(pictureOf(t)), LEFT, HEIGHT - foot, WIDTH - LEFT, foot);
  await brand(pen);
  return canvas;
}

/**
 * A drawing of the page as a file of its own: with the symbols and the styles it uses.
 * @param {SVGSVGElement} shown
 */
function alone(shown) {
  const copy = /** @type {SVGSVGElement} */ (shown.cloneNode(true));
  for (const gone of copy.querySelectorAll(GONE)) gone.remove();
  const { width, height } = shown.viewBox.baseVal;
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  root.setAttribute("viewBox", copy.getAttribute("viewBox") ?? "");
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  root.dataset.theme = document.documentElement.dataset.theme;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("");
  const symbols = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const sheet of document.querySelectorAll("svg.sheet")) symbols.append(...sheet.cloneNode(true).childNodes);
  const sea = document.createElementNS("http://www.w3.org/2000/svg", "g");
  sea.setAttribute("class", "sea");
  sea.append(...copy.childNodes);
  root.append(style, symbols, sea);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
}

/**
 * All of a picture, as large as its place allows.
 * @param {CanvasRenderingContext2D} pen @param {HTMLImageElement} image @param {number} x @param {number} y
 * @param {number} width @param {number} height
 */
function within(pen, image, x, y, width, height) {
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.drawImage(image, x + (width - w) / 2, y + (height - h) / 2, w, h);
}

/**
 * The middle of a picture of an end, as wide as it is, so that everybody on it keeps head and feet.
 * @param {CanvasRenderingContext2D} pen @param {HTMLImageElement} image @param {number} x @param {number} y
 * @param {number} width @param {number} height
 */
function slice(pen, image, x, y, width, height) {
  const { naturalWidth: seen, naturalHeight: all } = image;
  const high = (seen * height) / width;
  pen.drawImage(image, 0, (all - high) / 2, seen, high, x, y, width, height);
}
