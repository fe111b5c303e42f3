/** The coach's tips: the best choices, each with its chance to win and one line why. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { open, wordsOf } from "./choices.js";
import { say } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Tip} Tip */

const TIPS = 3;

/** Why a choice looks as it does; nothing where all come to the same. @param {Tip} tip */
const because = (tip) => (tip.hint ? say(`coach-${tip.more ? (tip.good ? "brings" : "risks") : tip.good ? "avoids" : "gives-up"}`, { hint: tip.hint }) : "");

/** @param {number} chance */
export const percent = (chance) => Math.round(chance * 100);

/** @param {Table} t */
export function coach(t) {
  if (!t.coached || !t.decides || t.waitsForOthers) return nothing;
  return html`<section class="coach" aria-labelledby="coach" aria-live="polite">
    <h3 id="coach">${icon("coach")}${say(t.advice ? "coach-tips" : "coach-thinks")}</h3>
    ${t.advice ? html`<ol>${tips(t).map(([tip, choice], i) => html`<li><button class="tip ${i ? "" : "first"}" type="button" ?disabled=${Boolean(t.sent)} @click=${() => t.choose(choice)}>
      <b>${wordsOf(choice)}</b>${tip.chance === null ? nothing : html`<span class="chance">${say("coach-chance", { percent: percent(tip.chance) })}</span>`}
      <small>${because(tip)}</small></button></li>`)}</ol>` : nothing}</section>`;
}

/** The best of the choices still open. @param {Table} t @returns {[Tip, import("./types.js").Choice][]} */
function tips(t) {
  const left = new Map(open(t.now?.choices ?? [], t.picked).map((choice) => [choice.action, choice]));
  /** @type {[Tip, import("./types.js").Choice][]} */
  const found = [];
  for (const tip of t.advice?.values() ?? []) {
    const choice = left.get(tip.action);
    if (choice && found.length < TIPS) found.push([tip, choice]);
  }
  return found;
}
