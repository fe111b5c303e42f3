/** A finished match, looked back on: the chances as a curve one can walk along, what choices cost and luck brought. */
import { html, nothing, svg } from "../vendor/lit.js";
import { get } from "./api.js";
import { mark } from "./art.js";
import { percent } from "./coach.js";
import { wears } from "./wears.js";
import { say, thing } from "./words.js";

/** @typedef {import("./types.js").Ply} Ply */
/** @typedef {import("./types.js").Account} Account */
/** What a place on the curve leads to. @typedef {{at: number, go: (n: number) => void, show?: unknown, brief?: boolean}} Walk */

const DASHES = ["", "9 5", "2 5", "14 5 2 5"];
const SMALL = 0.01;

/** The review of one match, asked for once. */
export class Look {
  /** @type {Ply[]} */ plies = [];
  /** @type {Account[]} */ accounts = [];
  state = "working";
  at = 0;

  /** @param {string} match @param {() => void} draw */
  constructor(match, draw) {
    get(`/api/matches/${match}/review`).then(
      (found) => { Object.assign(this, found, { state: "done", at: found.plies.at(-1)?.n ?? 0 }); },
      () => { this.state = "none"; },
    ).then(draw);
  }
}

/** @param {Look} look @param {Walk} walk */
export function review(look, walk) {
  if (look.state === "working") return html`<p class="review" role="status">${say("review-working")}</p>`;
  if (!look.plies.length) return nothing;
  const rest = html`${ledger(look, walk)}${turning(look, walk)}`;
  return html`<section class="review" aria-labelledby="review"><h3 id="review">${say("review-title")}</h3>
    ${curve(look, walk)}${legend(look)}
    <p class="told">${at(look, walk) ? told(at(look, walk)) : ""} ${walk.show ?? nothing}</p>
    ${walk.brief ? html`<details><summary>${say("review-details")}</summary>${rest}</details>` : rest}</section>`;
}

/** The act the walk has come to. @param {Look} look @param {Walk} walk @returns {any} a Ply; none before the first act */
const at = (look, walk) => look.plies[walk.at - 1];

/** @param {Ply} ply */
function told(ply) {
  const parts = [say("review-at", { step: ply.n + 1, seat: ply.seat, did: say(ply.did.key, ply.did.about) })];
  if (ply.choice < -SMALL) parts.push(say("review-better", { phrase: say(ply.best.key, ply.best.about), cost: percent(-ply.choice) }));
  if (Math.abs(ply.luck) > SMALL) parts.push(say("review-lucky", { luck: signed(ply.luck) }));
  return parts.join("; ");
}

/** @param {number} share */
const signed = (share) => `${["−", "", "+"][Math.sign(percent(share)) + 1]}${Math.abs(percent(share))}`;

/** @param {Look} look @param {number} i */
const lineName = (look, i) => (look.plies[0].chances.length > 1 ? thing("seat", i) : say("review-team"));

/** @param {Look} look @param {number} n */
const along = (look, n) => (100 * n) / look.plies.length;

/** @param {Look} look @param {Walk} walk */
function curve(look, walk) {
  const last = look.plies.length;
  const now = at(look, walk);
  const chances = now?.chances.map((/** @type {number} */ c, /** @type {number} */ i) => say("review-chance", { name: lineName(look, i), percent: percent(c) })).join(", ");
  return html`<div class="curve" role="slider" tabindex="0" aria-label=${say("review-curve")} aria-valuemin="0" aria-valuemax=${last} aria-valuenow=${walk.at}
      aria-valuetext=${now ? `${told(now)}. ${chances}` : say("ui-step-of", { step: 1, of: last + 1 })}
      @keydown=${(/** @type {KeyboardEvent} */ event) => key(event, look, walk)} @pointerdown=${(/** @type {PointerEvent} */ event) => point(event, look, walk)}
      @pointermove=${(/** @type {PointerEvent} */ event) => { if (event.buttons) point(event, look, walk); }}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${[25, 50, 75].map((y) => svg`<line class="grid" x1="0" x2="100" y1=${y} y2=${y}></line>`)}
      ${look.plies[0].chances.map((_, i) => svg`<polyline stroke-dasharray=${DASHES[i % 4]} points=${look.plies.map((ply) => `${along(look, ply.n)},${100 - 100 * ply.chances[i]}`).join(" ")} ${wears({ stroke: `var(--seat-${i % 4})` })}></polyline>`)}</svg>
    <span class="full" aria-hidden="true">100 %</span><span class="half" aria-hidden="true">50</span><span class="none" aria-hidden="true">0</span>
    ${look.plies.filter((ply) => ply.turning).map((ply) => html`<i class="swing" ${wears({ left: `${along(look, ply.n)}%`, top: `${100 - 100 * ply.chances[ply.chances.length > 1 ? ply.seat : 0]}%`, "--c": `var(--seat-${(ply.chances.length > 1 ? ply.seat : 0) % 4})` })}></i>`)}
    <i class="cursor" ${wears({ left: `${along(look, walk.at)}%` })}></i></div>`;
}

/** Arrows go from act to act, page keys from turning point to turning point. @param {KeyboardEvent} event @param {Look} look @param {Walk} walk */
function key(event, look, walk) {
  const turns = look.plies.filter((ply) => ply.turning).map((ply) => ply.n);
  /** @type {Record<string, number | undefined>} */
  const ways = {
    ArrowRight: walk.at + 1, ArrowUp: walk.at + 1, ArrowLeft: walk.at - 1, ArrowDown: walk.at - 1, Home: 0, End: look.plies.length,
    PageUp: turns.find((n) => n > walk.at) ?? look.plies.length, PageDown: turns.findLast((n) => n < walk.at) ?? 0,
  };
  const n = ways[event.key];
  if (n === undefined) return;
  event.preventDefault();
  walk.go(Math.max(0, Math.min(n, look.plies.length)));
}

/** @param {PointerEvent} event @param {Look} look @param {Walk} walk */
function point(event, look, walk) {
  const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  const n = Math.round(((event.clientX - box.left) / box.width) * look.plies.length);
  walk.go(Math.max(0, Math.min(n, look.plies.length)));
}

/** @param {Look} look */
const legend = (look) =>
  html`<ul class="legend">${look.plies[0].chances.map((_, i) => html`<li><svg class="sample" viewBox="0 0 34 6" aria-hidden="true"><line x1="0" x2="34" y1="3" y2="3" stroke-dasharray=${DASHES[i % 4]} ${wears({ stroke: `var(--seat-${i % 4})` })}></line></svg>${look.plies[0].chances.length > 1 ? mark(i) : nothing}${lineName(look, i)}</li>`)}</ul>`;

/** What choices cost and luck brought, a seat a line. @param {Look} look @param {Walk} walk */
const ledger = (look, walk) =>
  html`<table class="ledger"><thead><tr>${["seat", "decisions", "cost", "luck", "worst"].map((head) => html`<th scope="col">${say(`review-${head}`)}</th>`)}</tr></thead>
    <tbody>${look.accounts.map((a) => html`<tr><th scope="row">${thing("seat", a.seat)}</th><td>${a.decisions}</td><td>${signed(a.cost)} %</td><td>${signed(a.luck)} %</td>
      <td>${a.worst !== null && look.plies[a.worst - 1].choice < -SMALL ? step(look.plies[a.worst - 1], walk) : "–"}</td></tr>`)}</tbody></table>`;

/** @param {Ply} ply @param {Walk} walk */
const step = (ply, walk) => html`<button class="link" type="button" @click=${() => walk.go(ply.n)}>${ply.n + 1}. ${say(ply.did.key, ply.did.about)}</button>`;

/** The moments that decided it. @param {Look} look @param {Walk} walk */
function turning(look, walk) {
  const turns = look.plies.filter((ply) => ply.turning);
  if (!turns.length) return nothing;
  return html`<h4>${say("review-turning")}</h4><ol class="swings">${turns.map((ply) => html`<li><button class="link" type="button" @click=${() => walk.go(ply.n)}>${told(ply)}</button></li>`)}</ol>`;
}
