/** Plays what happened, line by line, at the speed of one's choice; never longer than eight seconds behind. */
import { pref } from "./prefs.js";

/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Now} Now */
/** @typedef {import("./types.js").Step} Step */

/** Milliseconds a line is shown. @type {Record<string, number>} */
export const SPEEDS = { slow: 1300, normal: 700, fast: 280, instant: 0 };
const MOST = 8000;

export class Player {
  /** @type {(Line | Now)[]} */
  queue = [];
  hurry = false;
  running = false;
  wake = () => {};

  /** @param {(line: Line, ms: number) => void} show @param {(now: Now) => void} settle */
  constructor(show, settle) {
    this.show = show;
    this.settle = settle;
  }

  /** @param {Step[]} steps @param {Now} now */
  push(steps, now) {
    for (const step of steps) {
      for (const line of step.lines) this.queue.push({ ...line, n: step.n, seat: step.seat });
    }
    this.queue.push(now);
    if (document.hidden) this.skip();
    if (!this.running) this.run();
  }

  /** Forget what is left to show. */
  clear() {
    this.queue = [];
    this.skip();
  }

  /** To the present, at once. */
  skip() {
    this.hurry = true;
    this.wake();
  }

  get behind() {
    return this.queue.some((item) => "hint" in item);
  }

  async run() {
    this.running = true;
    while (this.queue.length) {
      const item = /** @type {Line | Now} */ (this.queue.shift());
      if ("hint" in item) {
        const ms = this.hurry ? 0 : this.time(item);
        this.show(item, ms);
        if (ms) await this.pause(ms);
      } else if (!this.behind) {
        this.settle(item);
      }
    }
    this.running = false;
    this.hurry = false;
  }

  /**
   * How long to show a line: shorter where nothing moves, and shorter still when much is waiting.
   * @param {Line} line
   */
  time(line) {
    const base = SPEEDS[pref("speed", "normal")] ?? SPEEDS.normal;
    /** @param {Line} item */
    const weight = (item) => (item.scene ? 1 : 0.5);
    const waiting = this.queue.reduce((sum, item) => sum + ("hint" in item ? base * weight(item) : 0), 0);
    return base * weight(line) * Math.min(1, MOST / (waiting + base));
  }

  /** @param {number} ms @returns {Promise<void>} */
  pause(ms) {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
