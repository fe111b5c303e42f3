/** Pictures: symbol sheets set into the page, and the small templates that use them. */
import { html } from "../vendor/lit.js";
import { once } from "./api.js";

/** A file of the page itself. @param {string} path */
export const own = (path) => new URL(`../${path}`, import.meta.url).href;

/**
 * Sets a sheet of symbols into the page, once. Its ids get a prefix, so that two sheets never collide; its styles go
 * through the style object model, which a strict content policy allows.
 * @param {string} address @param {string} [prefix]
 */
export const sheet = (address, prefix = "") =>
  once(address, async () => insert(await (await fetch(address)).text(), prefix));

/** @param {string} text @param {string} prefix */
function insert(text, prefix) {
  const named = text.replace(/(\bid="|href="#|url\(#)/g, `$1${prefix}`).replace(/ style="/g, ' data-style="');
  const bare = named.replace(/<style>([^]*?)<\/style>/g, (_, rules) => {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
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

/** Loads one of the page's style sheets, once. @param {string} name */
export function styleSheet(name) {
  const href = own(`css/${name}.css`);
  return once(href, () => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
    return new Promise((done, fail) => {
      link.onload = done;
      link.onerror = () => fail(Error(href));
    });
  });
}

/** @param {string} name */
export const icon = (name) => html`<svg class="i" aria-hidden="true"><use href="#i-${name}"></use></svg>`;

/** @param {number} seat */
export const mark = (seat) => html`<svg class="mark" aria-hidden="true"><use href="#seat-${seat}"></use></svg>`;

/** A game's door. @param {string} game */
export const doorOf = (game) => `/art/${game}/door.svg`;

/** A game's door as a small picture. @param {string} game */
export const thumb = (game) => html`<img class="thumb" src=${doorOf(game)} alt="" width="320" height="336" />`;

/** @param {string} level */
export const botFace = (level) => html`<img class="pic" src=${own(`art/bot-${level}.svg`)} alt="" />`;
