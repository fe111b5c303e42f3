/** What the coach says over one's shoulder. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { stillOpen } from "./choices.js";
import { percent } from "./tools.js";
import { phrase, say } from "./words.js";

/** @import { State } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { Tip } from "./types.js" */

/** Why a choice looks as it does; nothing where there is no telling. @param {Tip} tip */
export function because(tip) {
  if (tip.hint === "end") return say(tip.good ? "coach-wins" : "coach-loses");
  return tip.hint
    ? say(`coach-${tip.more ? (tip.good ? "brings" : "risks") : tip.good ? "avoids" : "gives-up"}`, { hint: tip.hint })
    : "";
}

/** Whether it is asked now. @param {State} state */
const asked = (state) => state.coached && state.decides && !state.waitsForOthers;

/** What it would do of what may still be chosen, unless all come to the same. @param {State} state */
export function best(state) {
  const tips = asked(state) && state.advice ? [...state.advice.values()] : [];
  const left = stillOpen(state.choices, state.picked);
  const tip = alike(tips) ? null : tips.find(({ action }) => left.some((choice) => choice.action === action));
  const choice = tip && left.find((choice) => choice.action === tip.action);
  return tip && choice ? { tip, choice } : null;
}

/**
 * The coach's line, in the place of the aim: that it thinks, what is best and why, or that it hardly matters. Chances
 * stand on the choices themselves, which keep their places and keys.
 * @param {Table} t
 */
export function coach({ state }) {
  if (!asked(state)) return "";
  const found = best(state);
  const said = !state.advice ? "coach-thinks" : alike([...state.advice.values()]) ? "coach-alike" : "coach-tips";
  return html`<span class="coach" aria-live="polite">
    ${icon("coach")}<span
      >${found ? html`<b>${phrase(found.choice)}</b> ${chance(found.tip)} ${because(found.tip)}` : say(said)}</span
    >
  </span>`;
}

/** What it gives a choice. @param {Tip} tip */
const chance = ({ chance }) =>
  typeof chance === "number" ? html`<span class="pc">${percent(chance)} %</span>` : nothing;

/** Whether all choices come to the same. @param {Tip[]} tips */
const alike = (tips) =>
  tips.length > 1 && tips.every((tip) => tip.chance !== null && tip.chance === tips[0].chance && !tip.hint);
