/** The same page of every game, side by side. */
import { html, nothing } from "../vendor/lit.js";
import { titleOf } from "./landing.js";
import { say } from "./words.js";

/** @import { GameShown } from "./types.js" */

/** @param {GameShown[]} games @param {string} here @param {string} page the address of that page without the game */
export const tabs = (games, here, page) =>
  html`<nav class="games" aria-label=${say("ui-games")}>
    ${games.map(
      (game) =>
        html`<a
          class="btn ${game.name === here ? "on" : ""}"
          aria-current=${game.name === here ? "page" : nothing}
          href="${page}/${game.name}"
          >${titleOf(game)}</a
        >`,
    )}
  </nav>`;
