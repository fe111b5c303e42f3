/** The daily dives of this device: which matches were first tries, how they ended, how long the streak is. */

/** @import { GameShown, MatchShown } from "./types.js" */
/**
 * A first try: its match and, once it is over, how it ended.
 * @typedef {{match: string, won?: boolean, hints?: boolean}} Try
 */
/** First tries by day and game. @typedef {Record<string, Record<string, Try>>} Dives */

const DAY = 86_400_000; // milliseconds
const [WON, LOST, OPEN] = ["●", "○", "·"];

/** A day as the calendar of this device has it: 2026-11-17. @param {Date} [now] */
export function dayOf(now = new Date()) {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The day so many days after another. @param {string} day @param {number} count */
export const after = (day, count) => new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/**
 * A match was begun: the first of its day and game is the one that counts.
 * @param {Dives} dives @param {string} day @param {string} game @param {string} match @returns {Dives}
 */
export const begun = (dives, day, game, match) => ({ ...dives, [day]: { [game]: { match }, ...dives[day] } });

/**
 * How the tries ended, by what the server says of my matches; a match that is gone before it ended was no try.
 * @param {Dives} dives @param {MatchShown[]} matches @param {(match: string) => boolean} hinted @returns {Dives}
 */
export function settled(dives, matches, hinted) {
  const known = new Map(matches.map((match) => [match.match, match]));
  /** @type {Dives} */
  const found = {};
  for (const [day, tries] of Object.entries(dives))
    for (const [game, one] of Object.entries(tries)) {
      const match = known.get(one.match);
      if (one.won === undefined && !match) continue;
      (found[day] ??= {})[game] = match?.over && one.won === undefined ? ended(match, hinted(one.match)) : one;
    }
  return found;
}

/** @param {MatchShown} match @param {boolean} hints @returns {Try} */
const ended = ({ match, mine, result }, hints) => ({
  match,
  won: (result?.winners ?? []).some((seat) => mine.includes(seat)),
  hints,
});

/** Whether a door was gone through to its end that day. @param {Dives} dives @param {string} day */
export const lit = (dives, day) => Object.values(dives[day] ?? {}).some(({ won }) => won !== undefined);

/** How many days in a row, up to today or yesterday. @param {Dives} dives @param {string} today */
export const streak = (dives, today) => row(dives, lit(dives, today) ? today : after(today, -1));

/** The longest row there ever was. @param {Dives} dives */
export const best = (dives) => Math.max(0, ...Object.keys(dives).map((day) => row(dives, day)));

/** @param {Dives} dives @param {string} last */
function row(dives, last) {
  let count = 0;
  while (lit(dives, after(last, -count))) count++;
  return count;
}

/** How a try is told: won, lost or open, and whether without hints. @param {Try | undefined} one */
export function signs(one) {
  if (one?.won === undefined) return OPEN + OPEN;
  return (one.won ? WON : LOST) + (one.hints ? OPEN : WON);
}

/**
 * A day's tries in a few characters: the letters of each game's rules, and its signs.
 * @param {GameShown[]} games @param {Dives} dives @param {string} day
 */
export const characters = (games, dives, day) =>
  games.map(({ name, short }) => `${short}${signs(dives[day]?.[name])}`).join(" ");

/** How many doors were gone through that day, and how many were won. @param {Dives} dives @param {string} day */
export function tally(dives, day) {
  const over = Object.values(dives[day] ?? {}).filter(({ won }) => won !== undefined);
  return { count: over.length, won: over.filter(({ won }) => won).length };
}
