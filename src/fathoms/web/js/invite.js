/** What somebody hears who sits down at a game for the first time: it can be learnt. */
import { html, render } from "../vendor/lit.js";
import { botFace, icon } from "./art.js";
import { keep } from "./prefs.js";
import { say } from "./words.js";

/** @import { GameShown } from "./types.js" */

/** Lies at the table until it is answered; whoever begins to play has answered it. @param {GameShown} game */
export function inviteToLesson(game) {
  keep(`met-${game.name}`, "yes");
  history.replaceState(null, "", location.pathname);
  const card = document.createElement("aside");
  card.className = "invite";
  card.setAttribute("aria-label", say("ui-learn", { minutes: game.lesson }));
  render(
    html`<div class="says">
        ${botFace("crab")}
        <p>${say("learn-invite", { minutes: game.lesson })}</p>
      </div>
      <div class="ways">
        <button class="btn" type="button" @click=${() => gone()}>${say("learn-no-thanks")}</button>
        <a class="btn main" href="/learn/${game.name}">${icon("book")}${say("learn-yes")}</a>
      </div>`,
    card,
  );
  const begun = (/** @type {Event} */ { target }) => {
    if (/** @type {Element} */ (target).closest("[data-action], .piece.may")) gone();
  };
  const gone = () => {
    card.remove();
    removeEventListener("click", begun, { capture: true });
  };
  addEventListener("click", begun, { capture: true });
  document.body.append(card);
}
