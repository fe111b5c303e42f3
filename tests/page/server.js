/** A table without rules: a match of random steps, told through an eye as the server tells it. */

/** Random numbers that come again with their seed. @param {number} seed */
export function dice(seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { below: (/** @type {number} */ n) => Math.floor(next() * n), maybe: (/** @type {number} */ p) => next() < p };
}

export class Server {
  /**
   * The steps so far: who acted, and what each line is about.
   * @type {{seat: number, lines: {key: string, beat: string, seat?: number}[]}[]}
   */
  steps = [];
  ply = 0;
  eye = -1;
  undo = false;
  over = false;
  /** Why nobody plays on. @type {{key: string, about: {}} | null} */ closed = null;
  ready = [];
  waiting = [0];
  private = [];
  made = 0;
  /** What the next line is to a beat. */ beat = () => "opens";

  /** @param {{seats?: number, mine?: number[], secrets?: boolean}} [how] */
  constructor({ seats = 3, mine = [0], secrets = false } = {}) {
    this.mine = mine;
    this.seats = Array.from({ length: seats }, (_, seat) => ({
      kind: mine.includes(seat) ? "human" : "bot",
      name: `P${seat}`,
      level: "crab",
      here: true,
    }));
    this.private = secrets ? mine : [];
    this.eye = mine.length === 1 ? mine[0] : -1;
    this.step(-1, 2);
  }

  /**
   * Something happens: a step of some lines, and whose turn it is then.
   * @param {number} seat @param {number} count @param {number} [next]
   */
  step(seat, count, next = 0) {
    const lines = Array.from({ length: count }, () => ({ key: `news-${this.made++}`, beat: this.beat() }));
    this.steps.push({ seat, lines });
    this.waiting = [next];
    this.undo = this.mine.includes(seat);
    this.ply++;
    return this.steps.length - 1;
  }

  takeBack() {
    this.waiting = [this.steps.pop()?.seat ?? 0];
    this.undo = false;
    this.ply++;
  }

  scene = (/** @type {string} */ after) => ({
    containers: [{ id: "board", kind: "board", pieces: [{ id: `${after}-by-${this.eye}`, kind: "pawn" }] }],
  });

  shown(/** @type {number} */ n) {
    const { seat, lines } = this.steps[n];
    const told = lines.map((line) => ({
      key: line.key,
      about: { eye: this.eye, ...(line.seat === undefined ? {} : { seat: line.seat }) },
      rule: "",
      motion: "",
      beat: line.beat,
      scene: this.scene(line.key),
    }));
    return { n, seat, lines: told };
  }

  get now() {
    const mine = this.waiting.includes(this.eye);
    const choice = { seat: this.eye, action: `act ${this.ply}`, key: "choice", about: {}, path: ["do-it"] };
    return {
      ply: this.ply,
      scene: this.scene("now"),
      waiting: this.waiting,
      ready: this.ready,
      chosen: null,
      choices: mine && !this.over ? [choice, { ...choice, action: "other", path: ["thing"] }] : [],
      phase: "play",
      undo: this.undo && this.eye >= 0,
      private: this.private,
      over: this.over,
      result: null,
    };
  }

  /** All lines, as the eye may read them; the log sent is cut. */
  get lines() {
    return this.steps.flatMap((_, n) => {
      const { seat, lines } = this.shown(n);
      return lines.map(({ scene: _, ...line }) => ({ ...line, n, seat }));
    });
  }

  table() {
    const { seats, mine, eye, now } = this;
    const lines = this.lines.slice(-20);
    return {
      type: "table",
      match: "m",
      game: "g",
      options: {},
      seats,
      mine,
      eye,
      lines,
      now,
      dice: {},
      rematch: null,
      coach: true,
      closed: this.closed,
    };
  }

  told(/** @type {number} */ from) {
    return { type: "steps", steps: this.steps.slice(from).map((_, i) => this.shown(from + i)), now: this.now };
  }

  /** GET …/steps */
  asked(/** @type {{from: number, to: number}} */ { from, to }) {
    const steps = this.steps.map((_, n) => this.shown(n)).filter((step) => step.n >= from && step.n <= to);
    return { steps, of: this.steps.length, scene: this.scene(`before-${from}`) };
  }
}

/** The keys of some lines. @param {{key: string}[]} lines */
export const keys = (lines) => lines.map((line) => line.key);
