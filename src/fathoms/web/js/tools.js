/** What the bar of a table offers, and on a phone its menu: words to others, coach, rules. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { say } from "./words.js";

/** @import { Table } from "./table.js" */

/** @param {number} chance */
export const percent = (chance) => Math.round(chance * 100);

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

/** @param {Table} t @param {string} [kind] square where there is no room for its name */
export function sayButton(t, kind = "") {
  if (!t.state.inCompany || !t.state.mine.length) return nothing;
  const open = () => {
    if (t.dialog) t.tell(null);
    t.inCompany((company) => company.toggle());
  };
  const name = say("say-title");
  return html`<button class="btn ${kind}" type="button" aria-label=${name} aria-haspopup="true" @click=${open}>
    ${icon("say")}${kind ? nothing : html`<span>${name}</span>`}
  </button>`;
}

/** @param {Table} t */
export const rulesLink = (t) =>
  html`<a class="btn" aria-label=${say("ui-rules")} href="/rules/${t.state.table?.game}" target="_blank" rel="noopener">
    ${icon("book")}<span>${say("ui-rules")}</span>
  </a>`;
