/** The seats round the table: each with the face of its thing on the board, its numbers, and what lies before it. */
import { html, nothing } from "../vendor/lit.js";
import { botFace, icon, mark } from "./art.js";
import { flow, flows, nameOf, symbol } from "./stage.js";
import { styles } from "./styles.js";
import { say, thing } from "./words.js";

/** @import { View } from "./stage.js" */
/** @import { Doing } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { Fact, Kit, Scene, SeatShown as Seat } from "./types.js" */

const MOST_PIPS = 12; // more than that are told as a number

/**
 * A seat's face: its thing on the board, or who sits there while it has none.
 * @param {Seat[]} seats @param {number} seat @param {Scene | null} [scene] @param {Kit} [kit]
 */
export function face(seats, seat, scene, kit) {
  const who = seats[seat];
  const shown = kit && scene?.seats?.[seat]?.face;
  const name = String(thing("seat", seat));
  const inside = shown
    ? symbol(shown, kit, "pic")
    : who?.kind === "bot"
      ? botFace(who.level)
      : who?.name
        ? [...name][0]
        : seat + 1;
  return html`<span class="face" aria-hidden="true" ${styles({ "--c": `var(--seat-${seat})` })}>
    ${inside}${mark(seat)}</span
  >`;
}

/** What a seat has that is not drawn but is its face. @param {Scene} scene @param {number} seat */
export const badge = (scene, seat) =>
  scene.containers
    .filter((c) => c.kind === "purse" && c.seat === seat)
    .flatMap((c) => c.pieces)
    .find((piece) => piece.kind === scene.seats?.[seat]?.face);

/** What a seat is doing, in words. @type {Record<Doing, string>} */
const DOING = {
  open: "ui-open-seat",
  absent: "ui-away",
  ready: "ui-ready",
  choosing: "ui-choosing",
  yours: "ui-your-turn",
  theirs: "ui-their-turn",
  winner: "ui-winner",
  bot: "ui-bot",
  you: "",
  online: "ui-online",
  away: "ui-away",
};

/** @param {Table} t @param {View} view */
export const seatList = (t, view) =>
  html`<ul class="seats">
    ${t.state.seats.map((_, seat) => seatTile(t, view, seat))}
  </ul>`;

/** A name, of which the number at its end is never cut off. @param {string} name */
function numbered(name) {
  const [, text, number] = /^(.*?)\s*(\d*)$/.exec(name) ?? [];
  return html`<span>${text}</span> ${number}`;
}

/** Whether a seat is of my team. @param {Table} t @param {View} view @param {number} seat */
function isMate({ state }, { scene }, seat) {
  const team = scene.seats?.[seat]?.team ?? -1;
  return team >= 0 && state.me >= 0 && seat !== state.me && scene.seats?.[state.me]?.team === team;
}

/** @param {Table} t @param {View} view @param {number} seat */
function seatTile(t, view, seat) {
  const { state } = t;
  const { kind, here } = state.seats[seat];
  const doing = state.doing(seat);
  const on = state.actors.includes(seat);
  const away = kind === "absent" || (kind === "human" && !here);
  const me = state.mine.length === 1 && state.mine[0] === seat;
  const called = String(me ? say("ui-you") : thing("seat", seat));
  const word = say(DOING[doing]);
  const plain = doing === "you" || (doing === "bot" && called.includes(word)) ? "" : word;
  const said = ["bot", "online", "ready", "choosing"].includes(doing) && isMate(t, view, seat) ? say("ui-mate") : plain;
  const words = html`${doing === "ready" ? icon("end") : nothing}${said}`;
  const who = html`${face(state.seats, seat, view.scene, view.kit)}<span
      ><b>${numbered(called)}</b><small>${words}</small></span
    >`;
  const change = () => t.tell({ name: "seat", about: seat });
  const worn = badge(view.scene, seat);
  return html`<li
    class="${on ? "on" : ""} ${away ? "away" : ""} ${isMate(t, view, seat) ? "mate" : ""}"
    ${styles({ "--c": `var(--seat-${seat})` })}
    data-team=${view.scene.seats?.[seat]?.team ?? nothing}
    aria-current=${on ? "true" : nothing}
  >
    ${state.closed || !t.match
      ? html`<span class="who">${who}</span>`
      : html`<button
          class="who"
          type="button"
          aria-label=${[worn ? `${called}, ${nameOf(worn)}` : called, said].filter(Boolean).join(": ")}
          data-about=${worn?.id ?? nothing}
          aria-haspopup="dialog"
          @click=${change}
        >
          ${who}
        </button>`}
    ${belongings(view, seat)}
  </li>`;
}

/**
 * What a seat has: its numbers, and what lies before it unless that is drawn as mine.
 * @param {View} view @param {number} seat
 */
export function belongings(view, seat) {
  const facts = view.scene.seats?.[seat]?.facts ?? [];
  const lying = seat === view.eye ? [] : flows(view.scene, seat).filter((c) => c.pieces.length && c.kind !== "track");
  return html`${facts.length ? html`<div class="facts">${facts.map((fact) => factOf(fact, view.kit))}</div>` : nothing}
  ${lying.length ? html`<div class="lies">${lying.map((c) => flow(c, view))}</div>` : nothing}`;
}

/** One number: so many, of so many, or a row of pips. @param {Fact} fact @param {Kit} kit */
function factOf(fact, kit) {
  const { kind, count = -1, of = 0 } = fact;
  const pips = of && of <= MOST_PIPS ? Array.from({ length: of }, (_, i) => i < count) : [];
  const name = say(fact.label ?? "", fact.about);
  return html`<span class="fact ${pips.length ? "row" : count < 0 ? "sign" : ""}" role="img" aria-label=${name}>
    ${symbol(kind, kit, "sym")}
    ${count < 0 ? nothing : html`<span class="n">${count}${of ? html`<i>/${of}</i>` : nothing}</span>`}
    ${pips.length
      ? html`<span class="pips">${pips.map((full) => html`<i class=${full ? "full" : ""}></i>`)}</span>`
      : nothing}
  </span>`;
}
