/** Pictures made on this device, to be shared or kept. */
import { own } from "./art.js";

export const WIDTH = 1200;
export const HEIGHT = 630;

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

/** Whose picture it is, in its corner. @param {CanvasRenderingContext2D} pen */
export async function brand(pen) {
  fill(pen, "#0a2c3ae6", WIDTH - 250, HEIGHT - 66, 230, 50);
  pen.drawImage(await loaded(own("favicon.svg")), WIDTH - 242, HEIGHT - 61, 40, 40);
  write(pen, { text: "FATHOMS", x: WIDTH - 194, y: HEIGHT - 61, high: 30, font: "700 28px Fraunces, Georgia, serif" });
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
