/** The curtain between two players of one device. */
import { html } from "../vendor/lit.js";
import { own } from "./art.js";
import { say, thing } from "./words.js";

/** @import { Table } from "./table.js" */

/** @param {Table} t @param {number} seat */
export function curtain(t, seat) {
  const name = String(thing("seat", seat));
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="pass">
    <img class="drapes" src=${own("art/drapes.svg")} alt="" />
    <div class="peep">
      <img src=${own("art/kraken-blind.svg")} alt="" />
      <div class="note">
        <h2 id="pass" tabindex="-1">${say("ui-pass-device", { name })}</h2>
        <p>${say("ui-look-away")}</p>
        <button class="btn main" type="button" @click=${() => t.act((state) => state.openCurtain())}>
          ${say("ui-open-curtain", { name })}
        </button>
      </div>
    </div>
  </div>`;
}
