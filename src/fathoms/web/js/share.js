/** The final board with the result as one picture, made on this device, to be shared or kept. */
import { own } from "./art.js";
import { kick, outcome, pictureOf, scored } from "./end.js";
import { say } from "./words.js";

/** @import { Table } from "./table.js" */

export const WIDTH = 1200;
export const HEIGHT = 630;
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

/** An empty picture. */
export function sheet() {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  return { canvas, pen: /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")) };
}

/**
 * Shares a picture where the device can, else keeps it as a file; whether it did that.
 * @param {HTMLCanvasElement} canvas @param {string} name @param {string} title @param {string} text
 */
export async function give(canvas, name, title, text) {
  /** @type {Blob} */
  const made = await new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture")))),
  );
  const file = new File([made], `${name}.png`, { type: "image/png" });
  const wish = { files: [file], title, text };
  if (navigator.canShare?.(wish)) return navigator.share(wish).then(no, no);
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  return true;
}

const no = () => false;

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

/** Whose picture it is, in its corner. @param {CanvasRenderingContext2D} pen */
export async function brand(pen) {
  fill(pen, "#0a2c3ae6", WIDTH - 250, HEIGHT - 66, 230, 50);
  pen.drawImage(await loaded(own("favicon.svg")), WIDTH - 242, HEIGHT - 61, 40, 40);
  write(pen, { text: "FATHOMS", x: WIDTH - 194, y: HEIGHT - 61, high: 30, font: "700 28px Fraunces, Georgia, serif" });
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

/** @param {string} src */
export async function loaded(src) {
  const image = Object.assign(new Image(), { src });
  await image.decode();
  return image;
}

/**
 * @param {CanvasRenderingContext2D} pen @param {string} colour @param {number} x @param {number} y
 * @param {number} width @param {number} height
 */
export function fill(pen, colour, x, y, width, height) {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
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

/**
 * Words in lines as wide as their place, where it is not all there is; says where they end.
 * @param {CanvasRenderingContext2D} pen
 * @param {{text: string, x: number, y: number, high: number, font: string, colour?: string, wide?: number,
 *   align?: CanvasTextAlign}} words
 */
export function write(pen, { text, x, y, high, font, colour = "#fbf3e0", wide = WIDTH, align = "left" }) {
  Object.assign(pen, { font, fillStyle: colour, textAlign: align });
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > wide) {
      pen.fillText(line, x, (y += high));
      line = word;
    } else line = longer;
  }
  pen.fillText(line, x, (y += high));
  return y;
}
