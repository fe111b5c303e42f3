/** What I may do now: whose turn it is, the choices in words, taking back, notes. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { again, isButton, open } from "./choices.js";
import { coach, percent } from "./coach.js";
import { why } from "./log.js";
import { face } from "./seats.js";
import { knows, phrase, say, thing, told } from "./words.js";

/** @import { State } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { Choice } from "./types.js" */

/** Whose turn is on show, in a few words. @param {State} state */
export function heading(state) {
  const { now, mine, actors } = state;
  const names = actors.map((seat) => thing("seat", seat)).join(", ");
  const mineAlone = mine.length === 1 && actors.includes(mine[0]);
  if (now?.over) return say("ui-game-over");
  if (state.closed) return say("ui-closed");
  if (state.waitsForOthers) return say("ui-chosen");
  if (state.myTurn)
    return mine.length > 1 ? say("ui-turn-of", { name: thing("seat", state.eye) }) : say("ui-your-turn");
  if (now && names) return say("ui-waits-for", { name: names });
  return mineAlone ? say("ui-your-turn") : names ? say("ui-turn-of", { name: names }) : "";
}

/** What the waiting player is asked. @param {string} phase */
export const question = (phase) => (knows(`phase-${phase}`) ? say(`phase-${phase}`) : "");

/** What is to be done next. @param {State} state */
function todo(state) {
  const { now, picked } = state;
  if (state.closed) return phrase(state.closed);
  if (!now || now.over) return "";
  if (picked.length) return say(again(state.choices, picked) ? "ui-once-more" : "ui-and-now");
  return state.waitsForOthers ? say("ui-chosen-help") : question(now.phase);
}

/** @param {Table} t */
export function turn(t) {
  const { state } = t;
  const { choices } = state;
  const buttons = choices.filter(isButton);
  const done = buttons.length === 1 ? buttons[0] : null;
  const listed = choices.filter((choice) => choice !== done);
  const who = state.myTurn ? state.eye : (state.actors[0] ?? -1);
  return html`<div class="ask ${state.myTurn ? "on" : ""}">
      ${who >= 0 ? face(state.seats, who) : nothing}
      <div>
        <h2 id="choices" tabindex="-1">${heading(state)}</h2>
        <p>${todo(state)}</p>
      </div>
      ${state.closed || state.now?.over ? nothing : acts(t, done)}
    </div>
    ${notes(t)} ${state.now?.over && t.match ? ended(t) : state.closed ? nudge(replayed(t)) : nothing} ${coach(t)}
    ${listed.length ? list(listed, t) : nothing} ${idle(t)}`;
}

/** What ends or takes back. @param {Table} t @param {Choice | null} done */
const acts = (t, done) =>
  html`<div class="turn" role="group" aria-label=${say("ui-my-turn")}>
    ${t.state.picked.length ? otherChoice(t) : nothing} ${takeBack(t, "undo")}
    ${t.state.picked.length ? nothing : takeBack(t, "reset")} ${done ? choiceButton(done, t, -1) : nothing}
  </div>`;

/** @param {Table} t */
const otherChoice = (t) =>
  html`<button class="btn" type="button" @click=${() => t.act((state) => (state.picked = []))}>
    ${icon("hole")}${say("ui-other-choice")}
  </button>`;

/** @param {Table} t @param {"undo" | "reset"} what */
const takeBack = (t, what) =>
  html`<button
    class="btn"
    type="button"
    ?disabled=${!t.state.canUndo}
    @click=${() => t.act((state) => state.takeBack(what))}
  >
    ${icon(what)}${say(`ui-${what}`)}
  </button>`;

/**
 * The choices in words. Those that what was clicked rules out leave their room, so that nothing moves under the
 * pointer.
 * @param {Choice[]} choices @param {Table} t
 */
function list(choices, t) {
  const { picked } = t.state;
  const left = open(t.state.choices, picked);
  const only = picked.length && left.length === 1;
  const shown = choices.filter((choice) => left.includes(choice));
  const off = choices.filter((choice) => !left.includes(choice));
  return html`<ol class="choices">
    ${shown.map((choice, i) => html`<li>${choiceButton(choice, t, only ? -1 : i)}</li>`)}
    ${off.map((choice) => html`<li class="off" aria-hidden="true"><span class="btn">${phrase(choice)}</span></li>`)}
  </ol>`;
}

/**
 * A choice in words; the one that ends something (i = -1) is the warm one.
 * @param {Choice} choice @param {Table} t @param {number} i
 */
function choiceButton(choice, t, i) {
  const { advice, now, sent } = t.state;
  const chance = advice?.get(choice.action)?.chance ?? null;
  const best = [...(advice?.keys() ?? [])][0] === choice.action;
  const before = i < 0 ? icon("end") : i < 9 ? html`<span class="kbd" aria-hidden="true">${i + 1}</span>` : nothing;
  const worth = chance !== null ? `${percent(chance)} %` : best ? say("ui-best") : "";
  return html`<button
    class="btn ${i < 0 ? "main" : ""} ${best ? "best" : ""}"
    type="button"
    data-action=${choice.action}
    data-key=${i >= 0 && i < 9 ? i + 1 : nothing}
    aria-pressed=${now?.chosen === choice.action ? "true" : nothing}
    ?disabled=${Boolean(sent)}
    @click=${() => t.act((state) => state.choose(choice))}
  >
    ${before}<span>${phrase(choice)}</span>${worth ? html`<b class="pc">${worth}</b>` : nothing}
  </button>`;
}

/** Bots that let people go first, and seats nobody holds. @param {Table} t */
function idle(t) {
  const { now, seats, mine, eye, actors } = t.state;
  if (!now || now.over) return nothing;
  const people = actors.some((seat) => seats[seat]?.kind === "human");
  const bots = actors.filter((seat) => seats[seat]?.kind === "bot");
  const empty = actors.find((seat) => seats[seat]?.kind === "open" || seats[seat]?.kind === "absent");
  const others = actors.filter((seat) => mine.includes(seat) && seat !== eye && mine.length > 1);
  const asked = people && bots.length && !now.ready.length;
  return html`${others.length && t.facts?.cooperative ? nudge(others.map((seat) => playAs(t, seat))) : nothing}
  ${asked ? nudge(bots.map((seat) => goFirst(t, seat))) : nothing}
  ${empty === undefined ? nothing : nudge(invite(t, empty))}`;
}

/** @param {unknown} content */
const nudge = (content) => html`<div class="nudge">${content}</div>`;

/** @param {Table} t @param {number} seat */
const playAs = (t, seat) =>
  html`<button class="btn" type="button" @click=${() => t.act((state) => state.look(seat))}>
    ${say("ui-play-as", { name: thing("seat", seat) })}
  </button>`;

/** @param {Table} t @param {number} seat */
function goFirst(t, seat) {
  const chance = t.state.advice ? t.state.first[seat] : undefined;
  return html`<button class="btn" type="button" @click=${() => t.act((state) => state.ask("go", seat))}>
    ${say("ui-go-first", { name: thing("seat", seat) })}
    ${chance === undefined ? nothing : html`<b class="pc">${percent(chance)} %</b>`}
  </button>`;
}

/** @param {Table} t @param {number} seat */
const invite = (t, seat) =>
  html`<p>${say("ui-seat-empty", { name: thing("seat", seat) })}</p>
    <button class="btn main" type="button" @click=${() => t.tell({ name: "share" })}>
      ${icon("link")}${say("ui-invite")}
    </button>
    <button class="btn" type="button" @click=${() => t.tell({ name: "seat", about: seat })}>
      ${say("ui-let-bot")}
    </button>`;

/** @param {Table} t */
const ended = (t) =>
  nudge(
    html`<button class="btn main" type="button" @click=${() => t.tell({ name: "end" })}>
        ${icon("end")}${say("ui-see-end")}
      </button>
      ${replayed(t)}`,
  );

/** @param {Table} t */
const replayed = (t) => html`<a class="btn" href="/replay/${t.match}">${icon("replay")}${say("ui-replay")}</a>`;

/** Why something was not allowed, or else what was done to me: apart from the log. @param {Table} t */
function notes(t) {
  const { problem, toMe } = t.state;
  if (problem) return note(told(problem), problem.rule ?? "", t, (state) => (state.problem = null));
  return toMe ? note(phrase(toMe), toMe.rule, t, (state) => (state.toMe = null)) : nothing;
}

/** @param {string} text @param {string} rule @param {Table} t @param {(state: State) => void} close */
function note(text, rule, t, close) {
  const rules = `/rules/${t.state.table?.game}`;
  return html`<aside class="toast" role="status">
    <p>
      ${text}
      ${rule ? why(rule, t) : html`<a class="link" href=${rules} target="_blank" rel="noopener">${say("ui-rules")}</a>`}
    </p>
    <button class="btn quiet square" type="button" aria-label=${say("ui-close")} @click=${() => t.act(close)}>
      ${icon("hole")}
    </button>
  </aside>`;
}
