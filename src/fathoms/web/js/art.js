/** Pictures: symbol sheets brought into the page, and the small templates that use them. */
import { html } from "../vendor/lit.js";

/** A file of the page itself. @param {string} path */
export const own = (path) => new URL(`../${path}`, import.meta.url).href;

/** @type {Map<string, Promise<void>>} */
const brought = new Map();

/**
 * Brings a sheet of symbols into the page, once. Its ids get a prefix, so that two sheets never collide; its styles go
 * through the style object model, which a strict content policy allows.
 * @param {string} address @param {string} [prefix]
 */
export function sheet(address, prefix = "") {
  let asked = brought.get(address);
  if (!asked) {
    asked = fetch(address).then(async (answer) => bring(await answer.text(), prefix));
    brought.set(address, asked);
  }
  return asked;
}

/** @param {string} text @param {string} prefix */
function bring(text, prefix) {
  const named = text.replace(/(\bid="|href="#|url\(#)/g, `$1${prefix}`).replace(/ style="/g, ' data-style="');
  const bare = named.replace(/<style>([^]*?)<\/style>/g, (_, rules) => {
    const worn = new CSSStyleSheet();
    worn.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, worn];
    return "";
  });
  const root = document.importNode(new DOMParser().parseFromString(bare, "image/svg+xml").documentElement, true);
  root.setAttribute("class", "sheet");
  root.setAttribute("aria-hidden", "true");
  for (const node of root.querySelectorAll("[data-style]")) {
    /** @type {SVGElement} */ (node).style.cssText = node.getAttribute("data-style") ?? "";
  }
  document.body.append(root);
}

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** Loads one of the page's style sheets, once. @param {string} name */
export function style(name) {
  let asked = worn.get(name);
  if (!asked) {
    asked = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = own(`css/${name}.css`);
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    worn.set(name, asked);
  }
  return asked;
}

/** @param {string} name */
export const icon = (name) => html`<svg class="i" aria-hidden="true"><use href="#i-${name}"></use></svg>`;

/** @param {number} seat */
export const mark = (seat) => html`<svg class="mark" aria-hidden="true"><use href="#seat-${seat % 4}"></use></svg>`;

/** A game's door as a small picture. @param {string} game */
export const thumb = (game) =>
  html`<img class="thumb" src=${own(`doors/${game}.svg`)} alt="" width="320" height="336" />`;

/** @param {string} level */
export const botFace = (level) => html`<img class="pic" src=${own(`art/bot-${level}.svg`)} alt="" />`;
