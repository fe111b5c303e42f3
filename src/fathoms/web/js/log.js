/** The log: what happened, each line with the rule behind it. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { mark } from "./art.js";
import { named } from "./telling.js";
import { phrase, say } from "./words.js";

/** @import { Table } from "./table.js" */
/** @import { Line } from "./telling.js" */
/** @typedef {{tell: (dialog: {name: string, about?: any} | null) => void}} Teller */

const NEAR = 200; // pixels before its end at which a log wants older lines

/** The question behind a line, or behind a bare rule. @param {string} rule @param {Teller} t @param {Line} [line] */
export const why = (rule, t, line) =>
  html`<button class="link" type="button" @click=${() => t.tell({ name: "why", about: { rule, line } })}>
    ${say("ui-why")}<span class="hide"> ${rule}</span>
  </button>`;

/**
 * A line with the mark of the seat it is about; dice, ties and monsters wear none.
 * @param {Line} line @param {boolean} fresh @param {Teller} t
 */
export const entry = (line, fresh, t) =>
  html`<li class=${fresh ? "new" : ""}>
    ${named(line) >= 0 ? mark(named(line)) : html`<span></span>`}
    <span>${phrase(line)}</span>
    ${line.rule ? why(line.rule, t, line) : nothing}
  </li>`;

/**
 * All lines, the newest first.
 * @param {Line[]} lines @param {Set<Line>} fresh @param {Teller} t @param {() => void} older
 */
export function lines(lines, fresh, t, older) {
  const scrolled = (/** @type {Event} */ event) => {
    const list = /** @type {HTMLElement} */ (event.currentTarget);
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) older();
  };
  const rows = repeat(
    lines.toReversed(),
    (line) => line,
    (line) => entry(line, fresh.has(line), t),
  );
  return html`<section class="log" aria-labelledby="log">
    <h2 id="log">${say("ui-log")}</h2>
    <ol tabindex="0" aria-labelledby="log" aria-live="polite" aria-relevant="additions" @scroll=${scrolled}>
      ${rows}
    </ol>
  </section>`;
}

/** The log of a table; fresh is what happened since I acted. @param {Table} t */
export const log = (t) => lines(t.state.lines, new Set(t.state.since()), t, () => t.older());
