/** What this device knows of puzzles, and how they are drawn small: fins, pearls and shells. */
import { html, svg } from "../vendor/lit.js";
import { keep, pref } from "./prefs.js";
import { say } from "./words.js";

/** @import { PuzzleShown } from "./types.js" */
/** How a puzzle was solved: without help, or with it. @typedef {"pearl" | "shell"} Prize */

const MOST_FINS = 3;

/** Where a game's puzzles are, for the server. @param {string} game */
export const puzzlesOf = (game) => `/api/games/${game}/puzzles`;

/** What was solved of a game's puzzles on this device, by id. @param {string} game @returns {Record<string, Prize>} */
export const prizes = (game) => JSON.parse(pref(`puzzles-${game}`, "{}"));

/** A puzzle is solved; a pearl stays a pearl. @param {string} game @param {string} id @param {Prize} prize */
export function win(game, id, prize) {
  const won = prizes(game);
  keep(`puzzles-${game}`, JSON.stringify({ ...won, [id]: won[id] === "pearl" ? "pearl" : prize }));
}

/**
 * The next puzzle that is not solved yet: after this one, or else from the first on.
 * @param {PuzzleShown[]} all @param {Record<string, Prize>} won @param {number} [after] @returns {number} -1: none
 */
export function nextOf(all, won, after = -1) {
  const open = all.flatMap((puzzle, i) => (won[puzzle.id] || i === after ? [] : [i]));
  return open.find((i) => i > after) ?? open[0] ?? -1;
}

/** How hard it is: fins, and in words. @param {number} count */
export const fins = (count) =>
  html`<span class="fins" role="img" aria-label=${say("puzzle-fins", { fins: count })}>
    ${Array.from(
      { length: MOST_FINS },
      (_, i) =>
        html`<svg class=${i < count ? "" : "off"} viewBox="0 0 15 15" aria-hidden="true">
          <path d="M1 14C3 6 7 2 14 1C11 5 11 10 13 14Z"></path>
        </svg>`,
    )}
  </span>`;

const PEARL = svg`<circle cx="12" cy="12" r="9" fill="#f6f1ea" stroke="#6f8b95" stroke-width="1.6"></circle>
  <path d="M6.5 13.5a5.6 5.6 0 0 0 8 4.4" fill="none" stroke="#b9c8cf" stroke-width="2.4" stroke-linecap="round"></path>
  <circle cx="9" cy="8.6" r="2.4" fill="#fff"></circle>`;
const SHELL = svg`<path d="M12 20.5C5 18 2 12.5 3.5 8 6 9 6 6 8.5 4.5c1.5 1.6 2.5-1 3.5-1s2 2.600 3.5 1
  C18 6 18 9 20.5 8 22 12.5 19 18 12 20.5Z" fill="#f2a48f" stroke="#8a3a2c" stroke-width="1.6"></path>
  <path d="M12 20V8M11 19 6.5 10M13 19l4.5-9" fill="none" stroke="#8a3a2c" stroke-width="1.3"></path>`;

/** What was won, and how. @param {Prize} prize */
export const prizeMark = (prize) =>
  html`<svg class="prize" viewBox="0 0 24 24" role="img" aria-label=${say(`ui-puzzle-${prize}`)}>
    ${prize === "pearl" ? PEARL : SHELL}
  </svg>`;
