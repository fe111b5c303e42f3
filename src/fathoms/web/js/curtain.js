/** One device, several seats: through whose eyes to look, and the curtain between two players with secrets. */
import { html } from "../vendor/lit.js";
import { own } from "./art.js";
import { say, thing } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * Which seat to look as (null: stay), and whom to pass the device to (null: nobody).
 * While the curtain is down the page looks as a spectator: no seat's secrets are in it.
 * @param {Table} t @returns {{look: number | null, curtain: number | null}}
 */
export function curtainFor(t) {
  const now = t.now;
  if (!now || t.mine.length < 2) return { look: null, curtain: null };
  const turn = now.waiting.filter((seat) => t.mine.includes(seat) && !now.ready.includes(seat));
  const atOnce = now.waiting.length + now.ready.length > 1 && !t.facts?.cooperative; // rivals choose at once: in secret
  const seen = turn.includes(t.eye) && (!atOnce || t.opened === opening(now.ply, t.eye));
  if (!turn.length || seen) return { look: null, curtain: null };
  const secret = atOnce || now.private.includes(turn[0]) || now.private.includes(t.eye);
  if (!secret) return { look: turn[0], curtain: null };
  return { look: -1, curtain: turn[0] };
}

/** A secret choice opened to one seat. @param {number} ply @param {number} seat */
const opening = (ply, seat) => `${ply}:${seat}`;

/** @param {Table} t @param {number} seat */
export function curtain(t, seat) {
  const open = () => {
    t.opened = opening(t.now?.ply ?? -1, seat);
    t.ask("look", {}, seat);
  };
  const name = String(thing("seat", seat));
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="pass">
    <img class="drapes" src=${own("art/drapes.svg")} alt="" />
    <div class="peep">
      <img src=${own("art/kraken-blind.svg")} alt="" />
      <div class="note">
        <h2 id="pass">${say("ui-pass-device", { name })}</h2>
        <p>${say("ui-look-away")}</p>
        <button class="btn main" type="button" @click=${open}>${say("ui-open-curtain", { name })}</button>
      </div>
    </div>
  </div>`;
}
