/** The seats round the table, each with what lies in front of it. */
import { html, nothing } from "../vendor/lit.js";
import { botFace, icon, mark } from "./art.js";
import { flow, flows } from "./stage.js";
import { styles } from "./styles.js";
import { say, thing } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Seat} Seat */

/** @param {Seat[]} seats @param {number} seat */
export function face(seats, seat) {
  const who = seats[seat];
  const name = String(thing("seat", seat));
  return html`<span class="face" aria-hidden="true" ${styles({ "--c": `var(--seat-${seat % 4})` })}>
    ${who?.kind === "bot" ? botFace(who.level) : who?.name ? [...name][0] : seat + 1}${mark(seat)}</span
  >`;
}

/** @param {Table} t @param {number} seat */
function state(t, seat) {
  const who = t.table?.seats[seat];
  const now = t.now;
  if (who?.kind === "open") return say("ui-open-seat");
  if (who?.kind === "absent") return say("ui-away");
  if (now && !now.over && t.settled) {
    if (now.ready.includes(seat)) return say("ui-ready");
    if (now.waiting.includes(seat) && now.waiting.length + now.ready.length > 1) return say("ui-choosing");
    if (now.waiting.includes(seat)) return t.mine.includes(seat) ? say("ui-your-turn") : say("ui-their-turn");
  }
  if (now?.over && now.result?.winners.includes(seat)) return say("ui-winner");
  if (who?.kind === "bot") return say("ui-bot");
  return t.mine.includes(seat) ? say("ui-you") : say(who?.here ? "ui-online" : "ui-away");
}

/** @param {Table} t @param {import("./stage.js").View} view */
export function seatList(t, view) {
  const seats = t.table?.seats ?? [];
  return html`<ul class="seats">
    ${seats.map((who, seat) => {
      const turn = Boolean(t.settled && t.now?.waiting.includes(seat) && !t.now.ready.includes(seat));
      const away = who.kind === "absent" || (who.kind === "human" && !who.here);
      const lying = seat === t.eye ? [] : flows(t.scene, seat);
      return html`<li
        class="${turn ? "on" : ""} ${away ? "away" : ""}"
        ${styles({ "--c": `var(--seat-${seat % 4})` })}
        aria-current=${turn ? "true" : nothing}
      >
        <button class="who" type="button" aria-haspopup="dialog" @click=${() => t.tell({ name: "seat", about: seat })}>
          ${face(seats, seat)}<span
            ><b>${thing("seat", seat)}</b
            ><small>${t.now?.ready.includes(seat) ? icon("end") : nothing}${state(t, seat)}</small></span
          >
        </button>
        ${lying.length ? html`<div class="lies">${lying.map((c) => flow(c, view))}</div>` : nothing}
      </li>`;
    })}
  </ul>`;
}
