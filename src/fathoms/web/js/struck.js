/** What single lines of a beat did to the boards: it may have begun before them, and go on after. Knows no page. */
import { gone, moved } from "./telling.js";

/** @import { Line, Mark, Telling } from "./telling.js" */
/** @import { Piece } from "./types.js" */
/**
 * The new lines of what is told.
 * @typedef {{lines: Line[], telling: Pick<Telling, "beat" | "start" | "marks">}} Told
 */

/** What each new line of a motion brought or moved, and took away. @param {Told} told @param {string} motion */
export function changes({ lines, telling: { beat, start } }, motion) {
  /** @type {{came: Mark[], left: Piece[]}[]} */
  const found = [];
  let before = start;
  for (const line of beat) {
    const { scene } = line;
    if (!scene) continue;
    if (before && line.motion === motion && lines.includes(line)) {
      found.push({ came: moved(before, scene), left: gone(before, scene) });
    }
    before = scene;
  }
  return found;
}

/**
 * What the last line of a motion is about: what it brought or turned, else what it moved.
 * @param {Told} told @param {string} motion @returns {Piece | undefined}
 */
export function matter(told, motion) {
  const marks = changes(told, motion).at(-1)?.came ?? [];
  return (marks.findLast(({ from }) => !from) ?? marks.at(-1) ?? told.telling.marks.at(-1))?.piece;
}

/**
 * Where each line of a motion struck: what it turned or brought there, what is gone, or what had to leave.
 * @param {Told} told @param {string} motion @returns {Piece[]}
 */
export const struck = (told, motion) =>
  changes(told, motion).flatMap(({ came, left }) => {
    const here = came.filter(({ from }) => !from).map(({ piece }) => piece);
    return [...here, ...left, ...came.flatMap(({ from }) => from ?? [])].slice(0, 1);
  });
