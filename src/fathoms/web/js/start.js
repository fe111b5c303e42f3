/** Beginning: a match as a game is usually played, and whether one has met the game before. */
import { make } from "./api.js";
import { pref } from "./prefs.js";

/** @import { GameShown } from "./types.js" */

/** My own seat. */
export const me = () => ({ kind: "me", name: pref("name", "") });

/**
 * Me among as many bots as are usual; a first game as newcomers play it.
 * @param {GameShown} game @param {boolean} [first]
 */
export function withBots({ name, usual_seats, usual_bot, first_preset }, first = isNew(name)) {
  const bots = Array(Math.max(2, usual_seats) - 1).fill({ kind: "bot", level: usual_bot });
  return { game: name, seats: [me(), ...bots], ...(first && first_preset ? { preset: first_preset } : {}) };
}

/** Makes a match and goes there. @param {object} wanted @param {string} [where] */
export async function start(wanted, where = "") {
  location.assign(`/match/${await make(wanted)}${where}`);
}

/** How far a lesson is on this device: its version and the next step, `done`, or nothing. @param {string} game */
export const lessonAt = (game) => pref(`lesson-${game}`, "");

/** Whether this device knows nothing of a game yet. @param {string} game */
export const isNew = (game) => !lessonAt(game) && !pref(`met-${game}`, "");
