/** The log: what happened, a beat a line, and in it each line with the rule behind it. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { mark } from "./art.js";
import { caption } from "./caption.js";
import { actsOf, beatsOf, doerOf, named } from "./telling.js";
import { phrase, say } from "./words.js";

/** @import { State } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { Line } from "./telling.js" */
/** @typedef {{tell: (dialog: {name: string, about?: any} | null) => void}} Teller */

const NEAR = 200; // pixels before its end at which a log wants older lines

/**
 * The question behind a line, or behind a bare rule.
 * @param {string} rule @param {Teller} t @param {Line} [line] @param {object | null} [over] what it lies over
 */
export const why = (rule, t, line, over) =>
  html`<button class="link" type="button" @click=${() => t.tell({ name: "why", about: { rule, line, over } })}>
    ${say("ui-why")}<span class="hide"> ${rule}</span>
  </button>`;

/** The mark of a seat; dice, ties and monsters wear none. @param {number} seat */
const marked = (seat) => (seat >= 0 ? mark(seat) : html`<span></span>`);

/** A line with the mark of the seat it is about. @param {Line} line @param {boolean} fresh @param {Teller} t */
export const entry = (line, fresh, t) =>
  html`<li class=${fresh ? "new" : ""} data-line>
    ${marked(named(line))}
    <span>${phrase(line)}</span>
    ${line.rule ? why(line.rule, t, line) : nothing}
  </li>`;

/**
 * A beat: its caption, and its lines for those who want them all.
 * @param {Line[]} beat @param {boolean} fresh @param {Teller} t
 */
export function beatEntry(beat, fresh, t) {
  if (beat.length === 1) return entry(beat[0], fresh, t);
  const last = actsOf(beat).at(-1) ?? beat[0];
  return html`<li class=${fresh ? "new" : ""}>
    ${marked(doerOf(beat, -1))}
    <details>
      <summary>${caption(beat)} <small>${say("ui-lines", { count: beat.length })}</small></summary>
      <ol>
        ${beat.map((line) => entry(line, fresh, t))}
      </ol>
    </details>
    ${last.rule ? why(last.rule, t, last) : nothing}
  </li>`;
}

/**
 * All beats, the newest first.
 * @param {Line[]} lines @param {Set<Line>} fresh @param {Teller} t @param {() => void} older
 */
export function lines(lines, fresh, t, older) {
  const scrolled = (/** @type {Event} */ event) => {
    const list = /** @type {HTMLElement} */ (event.currentTarget);
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) older();
  };
  const rows = repeat(
    beatsOf(lines).toReversed(),
    ([first]) => first,
    (beat) => beatEntry(beat, fresh.has(beat[beat.length - 1]), t),
  );
  return html`<section class="log" aria-labelledby="log">
    <h2 id="log">${say("ui-log")}</h2>
    <ol tabindex="0" aria-labelledby="log" @scroll=${scrolled}>
      ${rows}
    </ol>
  </section>`;
}

/** The log of a table; fresh is what happened since I acted. @param {Table} t */
export const log = (t) => lines(withHands(t.state), new Set(t.state.since()), t, () => t.older());

/** The lines on show, and between them who took whose seat. @param {State} state */
function withHands({ lines, table }) {
  const first = lines[0]?.n ?? 0;
  const hands = (table?.hands ?? []).filter((hand) => hand.n >= first);
  return hands.length ? [...lines, ...hands].sort((a, b) => a.n - b.n) : lines;
}
