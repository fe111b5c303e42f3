/** What somebody hears who sits down at a game for the first time: it can be learnt. */
import { html, render } from "../vendor/lit.js";
import { botFace, icon, styleSheet } from "./art.js";
import { keep } from "./prefs.js";
import { say } from "./words.js";

/** @import { GameShown } from "./types.js" */

/** @param {GameShown} game */
export async function open(game) {
  keep(`met-${game.name}`, "yes");
  history.replaceState(null, "", location.pathname);
  await styleSheet("lesson");
  const card = document.createElement("aside");
  card.className = "invite";
  card.setAttribute("aria-label", say("ui-learn", { minutes: game.lesson }));
  render(
    html`<div class="says">
        ${botFace("crab")}
        <p>${say("learn-invite", { minutes: game.lesson })}</p>
      </div>
      <div class="ways">
        <button class="btn" type="button" @click=${() => card.remove()}>${say("learn-no-thanks")}</button>
        <a class="btn main" href="/learn/${game.name}">${icon("book")}${say("learn-yes")}</a>
      </div>`,
    card,
  );
  document.body.append(card);
}
