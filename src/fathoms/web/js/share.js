/** The final board with the result as one picture, made on this device, to be shared or kept. */
import { own } from "./art.js";
import { outcome, pictureOf, won } from "./end.js";
import { say } from "./words.js";

/** @import { Table } from "./table.js" */

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 656; // of the board
const FOOT = 236; // of the slice of the end
const EDGE = 40;
const GONE = ".told, .ahead, .ring, .ghost, .note"; // what only those at the table need

/** Shares the picture where the device can, else keeps it as a file. @param {Table} t */
export async function share(t) {
  const { headline, text } = outcome(t);
  const game = t.state.table?.game ?? "fathoms";
  const file = new File([await picture(t, headline, text)], `${game}.png`, { type: "image/png" });
  const wish = { files: [file], title: `${say("title")} · Fathoms`, text: `${headline} ${text}` };
  if (navigator.canShare?.(wish)) return navigator.share(wish).catch(() => {});
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** @param {Table} t @param {string} headline @param {string} text @returns {Promise<Blob>} */
async function picture(t, headline, text) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  fill(pen, "#061a24", 0, 0, LEFT, HEIGHT);
  fill(pen, "#0a2c3a", LEFT, 0, WIDTH - LEFT, HEIGHT);
  const sea = /** @type {SVGSVGElement | null} */ (document.querySelector(".board svg.sea"));
  if (sea) await within(pen, await loaded(alone(sea)), 0, 0, LEFT, HEIGHT);
  const [game, ending] = [t.state.table?.game ?? "", t.state.now?.result?.ending ?? ""];
  slice(pen, await loaded(pictureOf(game, won(t), ending)), LEFT, HEIGHT - FOOT, WIDTH - LEFT, FOOT);
  let y = write(pen, say("title"), 34, "#ffb54d", "700 24px Fraunces, Georgia, serif", 30);
  y = write(pen, headline, y + 14, "#fbf3e0", "700 56px Fraunces, Georgia, serif", 60);
  write(pen, text, y + 14, "#eef7f3", "26px system-ui, sans-serif", 34);
  fill(pen, "#0a2c3ae6", WIDTH - 250, HEIGHT - 66, 230, 50);
  pen.drawImage(await loaded(own("favicon.svg")), WIDTH - 242, HEIGHT - 61, 40, 40);
  pen.font = "700 28px Fraunces, Georgia, serif";
  pen.fillStyle = "#fff";
  pen.fillText("FATHOMS", WIDTH - 194, HEIGHT - 31);
  return new Promise((done, fail) => canvas.toBlob((made) => (made ? done(made) : fail(new Error("no picture")))));
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
async function loaded(src) {
  const image = Object.assign(new Image(), { src });
  await image.decode();
  return image;
}

/**
 * @param {CanvasRenderingContext2D} pen @param {string} colour @param {number} x @param {number} y
 * @param {number} width @param {number} height
 */
function fill(pen, colour, x, y, width, height) {
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
 * The part of a picture of an end that matters, filling its place.
 * @param {CanvasRenderingContext2D} pen @param {HTMLImageElement} image @param {number} x @param {number} y
 * @param {number} width @param {number} height
 */
function slice(pen, image, x, y, width, height) {
  const seen = image.naturalWidth * 0.68;
  const high = (seen * height) / width;
  pen.drawImage(image, 0, image.naturalHeight * 0.62 - high * 0.62, seen, high, x, y, width, height);
}

/**
 * Words in lines, beside the board; says where they end.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} y @param {string} colour
 * @param {string} font @param {number} high
 */
function write(pen, text, y, colour, font, high) {
  pen.font = font;
  pen.fillStyle = colour;
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > WIDTH - LEFT - 2 * EDGE) {
      pen.fillText(line, LEFT + EDGE, (y += high));
      line = word;
    } else line = longer;
  }
  pen.fillText(line, LEFT + EDGE, (y += high));
  return y;
}
