/** How a table looks: bar, board, seats, choices, log. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { clickable } from "./choices.js";
import { curtain } from "./curtain.js";
import { dialogs } from "./dialogs.js";
import { log } from "./log.js";
import { pref } from "./prefs.js";
import { seatList } from "./seats.js";
import { flow, flows, ratio, stage } from "./stage.js";
import { styles } from "./styles.js";
import { SPEEDS } from "./telling.js";
import { heading, turn } from "./turn.js";
import { phrase, say } from "./words.js";

/** @import { View } from "./stage.js" */
/** @import { State } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { Scene } from "./types.js" */

const WIDE = 1.4;

/** @param {Table} t */
export function page(t) {
  const { state } = t;
  if (state.curtain !== null) return curtain(t, state.curtain);
  const scene = /** @type {Scene} */ (state.scene);
  const view = viewOf(t, scene);
  return html`<div
    class="table ${shape(t.kit)}"
    data-ply=${state.ply}
    data-turn=${state.turn}
    ${styles({ "--ratio": ratio(scene, t.kit) })}
  >
    <a class="skip-link" href="#choices">${say("ui-to-choices")}</a>
    ${bar(t)}
    <main class="board">${stage(view)} ${t.lost ? lost(t) : nothing} ${state.behind ? skip(t) : nothing}</main>
    <div class="side">
      <section class="around" aria-labelledby="seats">
        <h2 class="hide" id="seats">${say("ui-at-table")}</h2>
        ${seatList(t, view)} ${aim(scene)}
      </section>
      ${trays(view)}
      <section class="do" aria-labelledby="choices">${turn(t)}</section>
      ${own(view)} ${log(t)}
    </div>
    <p class="hide" aria-live="assertive">${state.now ? heading(state) : ""}</p>
    ${dialogs(t)}
  </div>`;
}

/** What is on show, for the stage. @param {Table} t @param {Scene} scene @returns {View} */
function viewOf(t, scene) {
  const { state } = t;
  const may = new Map();
  for (const [id, choice] of state.sent ? [] : clickable(state.choices, state.picked)) {
    may.set(id, choice ? phrase(choice) : "");
  }
  const picked = state.picked.length ? state.picked : chosen(state);
  const pick = (/** @type {string} */ id, /** @type {string} */ name) => t.pick(id, name);
  return { scene, kit: t.kit, eye: state.eye, may, picked, ghosts: state.telling.ghosts, pick };
}

/** What I clicked for the choice I made in secret. @param {State} state @returns {string[]} */
const chosen = ({ now, choices }) => choices.find((choice) => choice.action === now?.chosen)?.path ?? [];

/** What it is all about, and how far it has come. @param {Scene} scene */
export const aim = ({ aim }) =>
  aim
    ? html`<p class="aim">
        <b>${say("ui-aim")}</b><span>${say(aim.key, aim.about)}</span><small>${say(`${aim.key}-now`, aim.about)}</small>
      </p>`
    : nothing;

/** Boards wider than the screen's better half lie on top of the choices. @param {{board: [number, number]}} kit */
export const shape = (kit) => (kit.board[0] / kit.board[1] > WIDE ? "wide" : "tall");

/** @param {Table} t */
function bar(t) {
  const speed = pref("speed", "normal");
  const pace = (/** @type {string} */ name) =>
    html`<input type="radio" name="speed" .checked=${name === speed} @change=${() => t.pace(name)} />`;
  return html`<header class="bar">
    ${home()}
    <h1>${say("title")}</h1>
    <span class="gap"></span>
    <fieldset class="seg">
      <legend class="hide">${say("ui-speed")}</legend>
      ${Object.keys(SPEEDS).map((name) => html`<label>${pace(name)}${say(`ui-speed-${name}`)}</label>`)}
    </fieldset>
    ${t.state.table?.coach ? coachButton(t) : nothing}
    <a class="btn" aria-label=${say("ui-rules")} href="/rules/${t.state.table?.game}" target="_blank" rel="noopener">
      ${icon("book")}<span class="wide-only">${say("ui-rules")}</span>
    </a>
    <button
      class="btn square"
      type="button"
      aria-label=${say("ui-menu")}
      aria-haspopup="dialog"
      @click=${() => t.tell({ name: "menu" })}
    >
      ${icon("menu")}
    </button>
  </header>`;
}

/** The way back to all games. */
export const home = () =>
  html`<a class="brand" href="/" aria-label=${say("ui-all-games")}>
    <svg aria-hidden="true"><use href="#mark"></use></svg>
  </a>`;

/** @param {Table} t */
const coachButton = (t) =>
  html`<button
    class="btn"
    type="button"
    aria-label=${say("ui-coach")}
    aria-pressed=${String(t.state.coach)}
    @click=${() => t.toggleCoach()}
  >
    ${icon("coach")}<span class="wide-only">${say("ui-coach")}</span>
  </button>`;

/** @param {Table} t */
const lost = (t) =>
  html`<div class="lost" role="alert">
    ${icon("lost")}<span>${say("ui-lost")}</span>
    <button class="btn" type="button" @click=${() => t.socket.now()}>${say("ui-try-now")}</button>
  </div>`;

/** @param {Table} t */
const skip = (t) =>
  html`<button class="btn now" type="button" @click=${() => t.stepper.hurry()}>
    ${icon("skip")}${say("ui-skip")}
  </button>`;

/** What lies beside the board and is nobody's. @param {View} view */
export function trays(view) {
  const shown = flows(view.scene, -1).filter((c) => c.pieces.length);
  return shown.length
    ? html`<section class="trays" aria-label=${say("ui-beside")}>${shown.map((c) => flow(c, view, true))}</section>`
    : nothing;
}

/** What is mine and flows: hand, pile, the card being played. @param {View} view */
export function own(view) {
  const mine = view.eye >= 0 ? flows(view.scene, view.eye).filter((c) => c.pieces.length) : [];
  return mine.length
    ? html`<section class="own" aria-label=${say("ui-mine")}>
        ${mine.map((c) => flow(c, view, c.kind !== "hand"))}
      </section>`
    : nothing;
}
