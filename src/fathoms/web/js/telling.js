/** The telling of what happened: line after line, each with the table after it. Knows no page. */

/** @import { LineShown, Piece, Scene, StepShown as Step } from "./types.js" */
/**
 * A line, with the table after it where that changed.
 * @typedef {LineShown & {scene?: Scene}} Line
 */

/** Milliseconds a line is on show. @type {Record<string, number>} */
export const SPEEDS = { slow: 1300, normal: 700, fast: 280, instant: 0 };
const MOST = 8000; // a telling never takes longer than that: much to tell is told faster

/** The lines of some steps, each with its place in the match and who acted. @param {Step[]} steps @returns {Line[]} */
export const linesOf = (steps) =>
  steps.flatMap((step) => step.lines.map((line) => ({ ...line, n: step.n, seat: step.seat })));

/** The seat a line names as the one it is about; dice, ties and monsters name none. @param {Line} line */
export const named = (line) => (typeof line.about.seat === "number" ? line.about.seat : -1);

export class Telling {
  /** Lines that were on show, the oldest first; the last of them is the one on show. @type {Line[]} */ log = [];
  /** Lines still to be shown. @type {Line[]} */ queue = [];
  /** The table after the line on show. @type {Scene | null} */ scene = null;
  /** What the line on show took from the boards. @type {Piece[]} */ ghosts = [];
  /** Whose doing the line on show tells of. */ doer = -1;

  /** The line on show. */
  get line() {
    return this.log.at(-1) ?? null;
  }

  /** The last step of which every line was on show. */
  get told() {
    const n = this.line?.n ?? -1;
    return this.queue[0]?.n === n ? n - 1 : n;
  }

  /** Shows the next line; null where there is none. @returns {Line | null} */
  next() {
    const line = this.queue.shift();
    if (!line) return null;
    if (named(line) >= 0) this.doer = named(line);
    else if (line.n !== this.line?.n) this.doer = line.seat;
    this.log.push(line);
    this.ghosts = line.scene && this.scene ? gone(this.scene, line.scene) : [];
    this.scene = line.scene ?? this.scene;
    return line;
  }

  /** Shows a place in the match at once. @param {Line[]} log @param {Scene | null} scene */
  jump(log, scene) {
    this.log = log;
    this.scene = scene;
    this.ghosts = [];
    this.queue = [];
    this.doer = -1;
  }

  /**
   * How long the line on show stays: shorter where nothing moves, and shorter still when much is waiting.
   * @param {string} speed
   */
  time(speed) {
    const base = SPEEDS[speed] ?? SPEEDS.normal;
    const waiting = this.queue.reduce((sum, line) => sum + base * weight(line), 0);
    return this.line ? base * weight(this.line) * Math.min(1, MOST / (waiting + base)) : 0;
  }
}

/** @param {Line} line */
const weight = (line) => (line.scene ? 1 : 0.5);

/** Pieces of the boards that the next scene no longer shows. @param {Scene} old @param {Scene} next */
function gone(old, next) {
  const stay = new Set(next.containers.flatMap((c) => c.pieces.map((p) => p.id)));
  const boards = old.containers.filter((c) => c.kind === "board");
  return boards.flatMap((c) => c.pieces.filter((p) => !p.spot && !stay.has(p.id)));
}
