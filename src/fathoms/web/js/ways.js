/** The ways from a page to what is not behind one door: the daily dive, my games. */
import { html, nothing } from "../vendor/lit.js";
import { topbar } from "./topbar.js";
import { say } from "./words.js";

const WAYS = [
  ["/daily", "ui-daily"],
  ["/puzzles", "ui-puzzles"],
  ["/mine", "mine-title"],
];

/** The bar of a page that is neither the landing nor a table. @param {() => void} again draws the page again */
export const pagebar = (again) => topbar(again, html`<span class="ways">${WAYS.map(wayTo)}</span>`);

/** @param {string[]} way */
const wayTo = ([href, name]) =>
  html`<a href=${href} aria-current=${location.pathname.startsWith(href) ? "page" : nothing}>${say(name)}</a>`;
