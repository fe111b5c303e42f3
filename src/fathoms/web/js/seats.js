/** The seats round the table: each with the face of its thing on the board, its numbers, and what lies before it. */
import { html, nothing } from "../vendor/lit.js";
import { botFace, icon, mark } from "./art.js";
import { breadth, flow, flows, nameOf, symbol } from "./stage.js";
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

/** What a seat's thing is, or where, in a word. @param {Scene} scene @param {number} seat */
export function word(scene, seat) {
  const { label, about } = scene.seats?.[seat] ?? {};
  return label ? say(label, about) : "";
}

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

/** What need not be said where there is a word on the seat's thing: whose turn it is, its light tells. */
const CALM = ["you", "bot", "online", "yours", "theirs"];

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
  const does = say(DOING[doing]);
  const plain = doing === "you" || (doing === "bot" && called.includes(does)) ? "" : does;
  const mate = ["bot", "online", "ready", "choosing"].includes(doing) && isMate(t, view, seat);
  const said = mate ? say("ui-mate") : plain;
  const its = word(view.scene, seat);
  const words = html`${doing === "ready" ? icon("end") : nothing}${(CALM.includes(doing) && !mate && its) || said}`;
  const who = html`${face(state.seats, seat, view.scene, view.kit)}<span
      ><b>${numbered(called)}</b><small>${words}</small></span
    >`;
  const change = () => t.tell({ name: "seat", about: seat });
  const worn = badge(view.scene, seat);
  return html`<li
    class="${on ? "on" : ""} ${me ? "me" : ""} ${away ? "away" : ""} ${isMate(t, view, seat) ? "mate" : ""}"
    ${styles({ "--c": `var(--seat-${seat})` })}
    data-team=${view.scene.seats?.[seat]?.team ?? nothing}
    aria-current=${on ? "true" : nothing}
  >
    ${state.closed || !t.match
      ? html`<span class="who">${who}</span>`
      : html`<button
          class="who"
          type="button"
          aria-label=${[[called, worn ? nameOf(worn) : its].filter(Boolean).join(", "), said]
            .filter(Boolean)
            .join(": ")}
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
  const all = lying.flatMap((c) => c.pieces.filter((piece) => !piece.spot));
  return html`${lying.length
    ? html`<div class="lies" ${styles({ "--all": breadth(all, view.kit) })}>${lying.map((c) => flow(c, view))}</div>`
    : nothing}
  ${facts.length
    ? html`<div class="facts">${facts.map((fact) => factOf(fact, seat, view.kit))}${facts.map(pips)}</div>`
    : nothing}`;
}

/** Whether a number can be counted in pips. @param {Fact} fact */
const countable = ({ of = 0 }) => of > 0 && of <= MOST_PIPS;

/** One number: so many, or of so many. @param {Fact} fact @param {number} seat @param {Kit} kit */
function factOf(fact, seat, kit) {
  const { kind, count = -1, of = 0, label = "", about } = fact;
  const manner = countable(fact) ? "row" : count < 0 ? "sign" : "";
  return html`<span class="fact ${manner}" role="img" aria-label=${say(label, about)} data-home=${`${kind}-${seat}`}>
    ${symbol(kind, kit, "sym")}
    ${count < 0 ? nothing : html`<span class="n">${count}${of ? html`<i>/${of}</i>` : nothing}</span>`}
  </span>`;
}

/** The same as a row of pips. @param {Fact} fact */
const pips = (fact) =>
  countable(fact)
    ? html`<span class="pips" aria-hidden="true">
        ${Array.from({ length: fact.of ?? 0 }, (_, i) => html`<i class=${i < (fact.count ?? 0) ? "full" : ""}></i>`)}
      </span>`
    : nothing;
