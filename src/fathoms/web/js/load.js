/** What a table needs before it can be shown: sizes, facts, pictures and words of its game. */
import { get } from "./api.js";
import { sheet, styleSheet } from "./art.js";
import { learn, say } from "./words.js";

/** @import { SeatShown } from "./types.js" */

/**
 * What a game's tables share: kit, facts.
 * @param {string} game @returns {Promise<[any, any]>}
 */
export async function load(game) {
  const [kit, games] = await Promise.all([
    get(`/api/games/${game}/kit`),
    get("/api/games"),
    sheet(`/art/${game}.svg`, "g-"),
    styleSheet("play"),
    learn("shell/table", game),
  ]);
  return [kit, games.find((/** @type {any} */ facts) => facts.name === game)];
}

/**
 * What a seat is called; a bot never just what a creature of the game is called.
 * @param {SeatShown[]} seats @param {number} seat @returns {string}
 */
export function seatName(seats, seat) {
  const who = seats[seat];
  if (who?.name) return who.name;
  if (who?.kind !== "bot") return say(`seat-${seat}`);
  const twins = seats.filter((s) => s.kind === "bot" && s.level === who.level && !s.name);
  const name = say(`ui-level-${who.level}`);
  return `${name} ${twins.length > 1 ? twins.indexOf(who) + 1 : `(${say("ui-bot")})`}`;
}
