/** The coach's tips: the best choices, each with its chance to win and one line why. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { open } from "./choices.js";
import { percent } from "./tools.js";
import { phrase, say } from "./words.js";

/** @import { Table } from "./table.js" */
/** @import { Choice, Tip } from "./types.js" */

const TIPS = 3;

/** Why a choice looks as it does; nothing where there is no telling. @param {Tip} tip */
function because(tip) {
  if (tip.hint === "end") return say(tip.good ? "coach-wins" : "coach-loses");
  return tip.hint
    ? say(`coach-${tip.more ? (tip.good ? "brings" : "risks") : tip.good ? "avoids" : "gives-up"}`, { hint: tip.hint })
    : "";
}

/** @param {Table} t */
export function coach(t) {
  if (!t.state.coached || !t.state.decides || t.state.waitsForOthers) return nothing;
  // where there are so few, the list of choices would only repeat the tips
  const whole = Boolean(t.state.advice) && new Set(t.state.choices.map(phrase)).size <= TIPS;
  return html`<section class="coach ${whole ? "whole" : ""}" aria-labelledby="coach" aria-live="polite">
    <h3 id="coach">${icon("coach")}${say(t.state.advice ? "coach-tips" : "coach-thinks")}</h3>
    ${!t.state.advice
      ? nothing
      : alike([...t.state.advice.values()])
        ? html`<p>${say("coach-alike")}</p>`
        : html`<ol>
            ${tips(t, whole).map((tip, i) => row(tip, i, t))}
          </ol>`}
  </section>`;
}

/** Whether all choices come to the same. @param {Tip[]} tips */
const alike = (tips) =>
  tips.length > 1 && tips.every((tip) => tip.chance !== null && tip.chance === tips[0].chance && !tip.hint);

/** @param {[Tip, Choice]} told @param {number} i @param {Table} t */
const row = ([tip, choice], i, t) =>
  html`<li>
    <button
      class="tip ${i ? "" : "first"}"
      type="button"
      ?disabled=${Boolean(t.state.sent)}
      @click=${() => t.act((state) => state.choose(choice))}
    >
      <span><b>${phrase(choice)}</b><small>${because(tip)}</small></span
      >${tip.chance === null
        ? nothing
        : html`<span class="chance">${say("coach-chance", { percent: percent(tip.chance) })}</span>`}
    </button>
  </li>`;

/**
 * The best of the choices still open, those that are the same in words as one; without `whole` only where there is
 * something to say.
 * @param {Table} t @param {boolean} whole
 */
function tips(t, whole) {
  const left = new Map(open(t.state.choices, t.state.picked).map((choice) => [choice.action, choice]));
  /** @type {Map<string, [Tip, Choice]>} */
  const found = new Map();
  for (const tip of t.state.advice?.values() ?? []) {
    const choice = left.get(tip.action);
    const words = choice && phrase(choice);
    if (words && !found.has(words) && (whole || tip.chance !== null || tip.hint)) found.set(words, [tip, choice]);
  }
  return [...found.values()].slice(0, TIPS);
}
