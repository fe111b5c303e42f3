/** A line of the log, with the rule behind it. */
import { html, nothing } from "../vendor/lit.js";
import { mark } from "./art.js";
import { say } from "./words.js";

/** @typedef {{tell: (dialog: {name: string, about?: any} | null) => void}} Teller */

/** @param {string} rule @param {Teller} t */
export const why = (rule, t) =>
  html`<button class="link" type="button" @click=${() => t.tell({ name: "why", about: rule })}>
    ${say("ui-why")}<span class="hide"> ${rule}</span>
  </button>`;

/**
 * Who a line is about: the seat it names first, or the one that acted.
 * @param {import("./types.js").Line} line @returns {number}
 */
const whose = (line) => Number(line.about.seat ?? line.seat);

/** @param {import("./types.js").Line} line @param {boolean} fresh @param {Teller} t */
export const entry = (line, fresh, t) =>
  html`<li class=${fresh ? "new" : ""}>
    ${whose(line) >= 0 ? mark(whose(line)) : html`<span></span>`}<span>${say(line.key, line.about)}</span>${line.rule
      ? why(line.rule, t)
      : nothing}
  </li>`;
