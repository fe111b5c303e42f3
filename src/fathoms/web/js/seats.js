/** The seats round the table, each with what lies in front of it. */
import { html, nothing } from "../vendor/lit.js";
import { botFace, icon, mark } from "./art.js";
import { flow, flows } from "./stage.js";
import { styles } from "./styles.js";
import { say, thing } from "./words.js";

/** @import { View } from "./stage.js" */
/** @import { Doing } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { SeatShown as Seat } from "./types.js" */

/** @param {Seat[]} seats @param {number} seat */
export function face(seats, seat) {
  const who = seats[seat];
  const name = String(thing("seat", seat));
  return html`<span class="face" aria-hidden="true" ${styles({ "--c": `var(--seat-${seat % 4})` })}>
    ${who?.kind === "bot" ? botFace(who.level) : who?.name ? [...name][0] : seat + 1}${mark(seat)}</span
  >`;
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
  you: "ui-you",
  online: "ui-online",
  away: "ui-away",
};

/** @param {Table} t @param {View} view */
export const seatList = (t, view) =>
  html`<ul class="seats">
    ${t.state.seats.map((_, seat) => seatTile(t, view, seat))}
  </ul>`;

/** @param {Table} t @param {View} view @param {number} seat */
function seatTile(t, view, seat) {
  const { state } = t;
  const { kind, here } = state.seats[seat];
  const doing = state.doing(seat);
  const on = state.actors.includes(seat);
  const away = kind === "absent" || (kind === "human" && !here);
  const lying = seat === state.eye ? [] : flows(view.scene, seat);
  const words = html`${doing === "ready" ? icon("end") : nothing}${say(DOING[doing])}`;
  const who = html`${face(state.seats, seat)}<span><b>${thing("seat", seat)}</b><small>${words}</small></span>`;
  const change = () => t.tell({ name: "seat", about: seat });
  return html`<li
    class="${on ? "on" : ""} ${away ? "away" : ""}"
    ${styles({ "--c": `var(--seat-${seat % 4})` })}
    aria-current=${on ? "true" : nothing}
  >
    ${state.closed || !t.match
      ? html`<span class="who">${who}</span>`
      : html`<button class="who" type="button" aria-haspopup="dialog" @click=${change}>${who}</button>`}
    ${lying.length ? html`<div class="lies">${lying.map((c) => flow(c, view))}</div>` : nothing}
  </li>`;
}
