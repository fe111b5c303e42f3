/** What the coach says over one's shoulder. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { stillOpen } from "./choices.js";
import { phrase, say } from "./words.js";

/** @import { Table } from "./table.js" */
/** @import { Tip } from "./types.js" */

/** Why a choice looks as it does; nothing where there is no telling. @param {Tip} tip */
export function because(tip) {
  if (tip.hint === "end") return say(tip.good ? "coach-wins" : "coach-loses");
  return tip.hint
    ? say(`coach-${tip.more ? (tip.good ? "brings" : "risks") : tip.good ? "avoids" : "gives-up"}`, { hint: tip.hint })
    : "";
}

/**
 * The coach's line: that it thinks, what is best and why, or that it hardly matters. Chances stand on the choices
 * themselves, which keep their places and keys.
 * @param {Table} t
 */
export function coach(t) {
  const { advice, choices, picked } = t.state;
  if (!t.state.coached || !t.state.decides || t.state.waitsForOthers) return nothing;
  const left = stillOpen(choices, picked);
  const tip = [...(advice?.values() ?? [])].find(({ action }) => left.some((choice) => choice.action === action));
  const best = tip && left.find((choice) => choice.action === tip.action);
  const same = alike([...(advice?.values() ?? [])]);
  const said = !advice ? say("coach-thinks") : same ? say("coach-alike") : "";
  return html`<p class="coach ${same ? "alike" : ""}" aria-live="polite">
    ${icon("coach")}<span
      >${said || (tip && best ? html`<b>${phrase(best)}</b> ${because(tip)}` : say("coach-tips"))}</span
    >
  </p>`;
}

/** Whether all choices come to the same. @param {Tip[]} tips */
const alike = (tips) =>
  tips.length > 1 && tips.every((tip) => tip.chance !== null && tip.chance === tips[0].chance && !tip.hint);
