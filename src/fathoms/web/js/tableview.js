/** How a table looks: bar, board, seats, choices, log. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { caption, foretold, rail, sinceWhen, speeds } from "./caption.js";
import { clickable, wayOf } from "./choices.js";
import { walk } from "./focus.js";
import { coachButton, rulesLink, sayButton } from "./tools.js";
import { log } from "./log.js";
import { seatList } from "./seats.js";
import { film, flow, flows, inEarshot, ratio, shape, traces } from "./stage.js";
import { styles } from "./styles.js";
import { beatsOf } from "./telling.js";
import { turn } from "./turn.js";
import { brings, phrase, say } from "./words.js";

/** @import { View } from "./stage.js" */
/** @import { State } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { Scene } from "./types.js" */

const REACH = 28; // pixels by which a finger may miss

/** Once a device goes round. @type {typeof import("./curtain.js") | null} */
let drapes = null;

/** @param {Table} t */
export function page(t) {
  const { state } = t;
  if (state.curtain !== null) {
    if (!drapes) void import("./curtain.js").then((it) => (drapes = it)).then(() => t.draw());
    return drapes?.curtain(t, state.curtain);
  }
  const scene = /** @type {Scene} */ (state.scene);
  const view = viewOf(t, scene);
  return html`<div
    class="table ${shape(t.kit)}"
    data-ply=${state.ply}
    data-turn=${state.turn}
    ${styles({ "--ratio": ratio(t.kit) })}
  >
    <a class="skip-link" href="#choices">${say("ui-to-choices")}</a>
    ${bar(t)}
    <main class="board" @click=${{ handleEvent: nearest, capture: true }}>
      ${inEarshot(scene, t.kit, happened(state))} ${film(view)} ${t.lost ? lost(t) : nothing}
    </main>
    <div class="caption">${rail(t)}</div>
    <section class="around" aria-labelledby="seats">
      <h2 class="hide" id="seats">${say("ui-at-table")}</h2>
      ${seatList(t, view)}
      <div id="notices" role="status"></div>
    </section>
    ${aim(scene, t.adviser?.coach(t))}
    <section class="do" aria-labelledby="choices" @keydown=${walk}>${turn(t, hand(view))}</section>
    ${log(t)} ${t.dialogs?.(t) ?? nothing}
  </div>`;
}

/** A finger that misses what may be chosen by a little means the nearest. @param {PointerEvent} event */
function nearest(event) {
  const at = /** @type {Element} */ (event.target);
  if (event.pointerType !== "touch" || at.closest(".piece.may, button")) return;
  let least = REACH;
  let best = null;
  for (const piece of document.querySelectorAll(".board .piece.may")) {
    const box = piece.getBoundingClientRect();
    const dx = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
    const dy = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
    if (Math.hypot(dx, dy) < least) [least, best] = [Math.hypot(dx, dy), piece];
  }
  if (!best) return;
  event.stopPropagation();
  best.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** What changed since I last acted, for those who hear the board. @param {State} state */
function happened(state) {
  const beats = beatsOf(state.since());
  return beats.length
    ? html`<h3>${sinceWhen(state)}</h3>
        <ol>
          ${beats.map((beat) => html`<li>${caption(beat)}</li>`)}
        </ol>`
    : nothing;
}

/** What is on show, for the stage. @param {Table} t @param {Scene} scene @returns {View} */
function viewOf(t, scene) {
  const { state } = t;
  const { offers, eyed, foreseen } = state;
  const looked = offers.find((offer) => wayOf(offer) === eyed);
  const via = scene.routes?.find(({ id }) => looked?.then && id === looked.path[0])?.via ?? [];
  const ahead = foreseen && { scene: foreseen.scene, note: (looked && brings(looked)) || foretold(state), via };
  const picked = state.picked.length ? state.picked : chosen(state);
  const aimed = looked?.path ?? [];
  const pick = t.pick.bind(t);
  const told = traces(state.telling, !state.settled);
  return {
    scene,
    kit: t.kit,
    eye: state.eye,
    may: state.sent ? new Map() : clickable(offers, state.picked),
    picked,
    aimed,
    best: t.adviser?.best(state)?.choice.path[state.picked.length],
    pick,
    ahead,
    gains: clickable(offers, []),
    ...told,
    marks: state.turn === "mine" ? state.telling.moves : told.marks,
  };
}

/** What I clicked for the choice I made in secret. @param {State} state @returns {string[]} */
const chosen = ({ now, choices }) => choices.find((choice) => choice.action === now?.chosen)?.path ?? [];

/** What it is all about, or what a coach says, and how far it has come. @param {Scene} scene @param {unknown} [tip] */
export const aim = ({ aim }, tip) =>
  aim
    ? html`<p class="aim" tabindex="0">
        ${tip || html`<b>${say("ui-aim")}</b><span>${say(aim.key, aim.about)}</span>`}<small
          >${say(`${aim.key}-now`, aim.about)}</small
        >
      </p>`
    : nothing;

/** @param {Table} t */
const bar = (t) =>
  html`<header class="bar">
    ${home()}
    ${t.goal() ??
    html`<h1>${say("title")}</h1>
      <span class="gap"></span>`}
    ${speeds(t, "speed")} ${sayButton(t, "square")} ${coachButton(t)} ${rulesLink(t)}
    <button
      class="btn square menu"
      type="button"
      aria-label=${say("ui-menu")}
      aria-haspopup="dialog"
      @click=${() => t.tell({ name: "menu" })}
    >
      ${icon("menu")}
    </button>
  </header>`;

/** The way back to all games. */
export const home = () =>
  html`<a class="brand" href="/" aria-label=${say("ui-all-games")}>
    <svg aria-hidden="true"><use href="#mark"></use></svg>
  </a>`;

/** @param {Table} t */
const lost = (t) =>
  html`<div class="lost" role="alert">
    ${icon("lost")}<span>${say("ui-lost")}</span>
    <button class="btn" type="button" @click=${() => t.socket.now()}>${say("ui-try-now")}</button>
  </div>`;

/** What lies before me: what is nobody's, and what is mine: hand, pile, the card being played. @param {View} view */
export function hand(view) {
  const filled = (/** @type {number} */ seat) => flows(view.scene, seat).filter((c) => c.pieces.length);
  const [shared, mine] = [filled(-1), view.eye >= 0 ? filled(view.eye) : []];
  const own = mine.some(({ kind }) => kind === "row") ? { ...view, gains: undefined } : view; // a row leaves no room
  return html`<div class="holds" tabindex="0" role="group" aria-label=${say("ui-beside")}>
    ${mine.length
      ? html`<section class="own" aria-label=${say("ui-mine")}>
          ${mine.map((c) => flow(c, own, c.kind !== "hand"))}
        </section>`
      : nothing}
    ${shared.length
      ? html`<section class="trays" aria-label=${say("ui-beside")}>${shared.map((c) => flow(c, view, true))}</section>`
      : nothing}
  </div>`;
}
