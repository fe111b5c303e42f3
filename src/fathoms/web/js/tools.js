/** What the bar of a table offers, and on a phone its menu: words to say, coach, rules. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { say } from "./words.js";

/** @import { Table } from "./table.js" */

/** @param {Table} t */
export const sayButton = (t) =>
  t.state.inCompany && t.state.mine.length
    ? html`<button
        class="btn"
        type="button"
        aria-label=${say("say-title")}
        aria-haspopup="true"
        @click=${() => {
          t.tell(null);
          t.inCompany((company) => company.toggle());
        }}
      >
        ${icon("say")}<span>${say("say-title")}</span>
      </button>`
    : nothing;

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
