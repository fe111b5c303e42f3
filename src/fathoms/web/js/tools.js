/** What the bar of a table offers, and on a phone its menu: speed, coach, rules. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { pref } from "./prefs.js";
import { SPEEDS } from "./telling.js";
import { say } from "./words.js";

/** @import { Table } from "./table.js" */

/** How fast turns are told. @param {Table} t @param {string} [group] of its buttons */
export function speeds(t, group = "speed") {
  const speed = pref("speed", "normal");
  const pace = (/** @type {string} */ name) =>
    html`<input type="radio" name=${group} .checked=${name === speed} @change=${() => t.pace(name)} />`;
  return html`<fieldset class="seg">
    <legend class="hide">${say("ui-speed")}</legend>
    ${Object.keys(SPEEDS).map((name) => html`<label>${pace(name)}${say(`ui-speed-${name}`)}</label>`)}
  </fieldset>`;
}

/** @param {Table} t */
export const coachButton = (t) =>
  t.state.table?.coach
    ? html`<button
        class="btn"
        type="button"
        aria-label=${say("ui-coach")}
        aria-pressed=${String(t.state.coach)}
        @click=${() => t.toggleCoach()}
      >
        ${icon("coach")}<span>${say("ui-coach")}</span>
      </button>`
    : nothing;

/** @param {Table} t */
export const rulesLink = (t) =>
  html`<a class="btn" aria-label=${say("ui-rules")} href="/rules/${t.state.table?.game}" target="_blank" rel="noopener">
    ${icon("book")}<span>${say("ui-rules")}</span>
  </a>`;
