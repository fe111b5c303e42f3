/** The telling of what happened: beat after beat, each with the table after it. Knows no page. */

/** @import { LineShown, Now, Piece, Present, Scene, SceneChange, Sent, Step, StepShown } from "./types.js" */
/**
 * A line, with the table after it where that changed.
 * @typedef {LineShown & {scene?: Scene}} Line
 */
/**
 * A piece that a beat moved or brought, where it came from, and where it was on its way.
 * @typedef {{piece: Piece, from: Piece | null, via?: Piece[]}} Mark
 */
/**
 * What is on show.
 * @typedef {Pick<Telling, "beat" | "scene" | "start" | "ghosts" | "marks" | "doer" | "acted" | "chosen">} Shown
 */
/**
 * The milliseconds of a pace: a caption coming in, a movement, the shortest beat, what a caption stays at least and for
 * each character, and how much more drama takes.
 * @typedef {{enter: number, move: number, least: number, stay: number, letter: number, drama: number}} Pace
 */

/** @type {Record<string, Pace>} */
export const PACES = {
  slow: { enter: 220, move: 800, least: 2600, stay: 900, letter: 40, drama: 1.6 },
  normal: { enter: 160, move: 520, least: 1400, stay: 500, letter: 25, drama: 1.6 },
  fast: { enter: 100, move: 300, least: 700, stay: 700, letter: 0, drama: 1.3 },
  instant: { enter: 0, move: 0, least: 0, stay: 0, letter: 0, drama: 1 },
};
const CROWD = 14; // beats that wait: with more, a whole turn is told as one
const ROOM = 30; // units of a board that a piece may give way without having moved
const CARRYING = 0.6; // of what is left of a beat: as long as one is seen with what one carries
const LAST = 60; // beats that can be told again
const NOTHING = { start: null, beat: [], ghosts: [], marks: [], doer: -1, acted: false, chosen: false };
const DIE = /(^|-)die-/; // how dice are called (core/scene.py)
const HARM = new Set(["hit", "quake", "rob", "snatch", "loot", "bite", "clash"]); // what is done to somebody
const DRAMA = new Set([
  "quake",
  "strike",
  "rise",
  "flip-all",
  "rob",
  "snatch",
  "bite",
  "fold",
  "clash",
  "glow",
  "store",
  "loot",
  "carry",
]);

/** The lines of some steps, each with its place in the match and who acted. @param {Step[]} steps @returns {Line[]} */
export const linesOf = (steps) =>
  steps.flatMap((step) => step.lines.map((line) => ({ ...line, n: step.n, seat: step.seat })));

/** The seat a line names as the one it is about; dice, ties and monsters name none. @param {Line} line */
export const named = (line) => (typeof line.about.seat === "number" ? line.about.seat : -1);

/**
 * Whether two lines are the same, sent twice.
 * @param {Line} line @returns {(other: Line | null | undefined) => boolean}
 */
export const isLike = (line) => (other) => other?.n === line.n && other.key === line.key;

/** Whether a line only says what comes: a turn, a round. @param {Line} line */
export const isHerald = (line) => line.beat === "herald";

/** The lines of a beat that are its matter, not what led to it or trails. @param {Line[]} beat */
export const actsOf = (beat) => beat.filter((line) => !isHerald(line) && line.beat !== "trails");

/** What happened, whoever may hear the details. @param {Line} line */
const kindOf = (line) => line.key.replace(/-unseen$/, "");

/**
 * Whether a line begins a beat, as the news declare it (core/news.py).
 * @param {Line} line @param {Line | null} before
 */
export function opens(line, before) {
  if (!before) return true;
  if (line.beat === "trails" || isHerald(before)) return false;
  if (before.beat === "alone" || (line.motion === "roll" && DRAMA.has(before.motion))) return true; // dice again
  if (line.beat === "alike") return kindOf(line) !== kindOf(before);
  return Boolean(line.beat) || (line.n !== before.n && line.seat !== before.seat);
}

/** Lines in a row, cut into beats. @param {Line[]} lines @returns {Line[][]} */
export function beatsOf(lines) {
  /** @type {Line[][]} */
  const beats = [];
  lines.forEach((line, i) => {
    if (opens(line, lines[i - 1] ?? null)) beats.push([line]);
    else beats[beats.length - 1].push(line);
  });
  return beats;
}

/** Lines of a beat, those of one kind in a row together. @param {Line[]} beat @returns {Line[][]} */
export function runsOf(beat) {
  /** @type {Line[][]} */
  const runs = [];
  for (const line of beat) {
    if (line.key === runs.at(-1)?.[0].key) runs[runs.length - 1].push(line);
    else runs.push([line]);
  }
  return runs;
}

/**
 * Whose doing a beat is: whom its first act names; -1 where several do the same.
 * @param {Line[]} beat @param {number} otherwise where nobody is named
 */
export function doerOf(beat, otherwise) {
  const naming = (/** @type {Line[]} */ lines) => lines.filter((line) => named(line) >= 0);
  const ranks = [actsOf(beat), beat.filter((line) => line.beat !== "trails"), beat].map(naming);
  const told = ranks.find((lines) => lines.length);
  if (!told) return isHerald(beat[0]) ? -1 : otherwise;
  const alike = (/** @type {Line} */ line) => told.filter((other) => kindOf(other) === kindOf(line)).map(named);
  return told.some((line) => new Set(alike(line)).size > 1) ? -1 : named(told[0]);
}

/** What a beat makes much of, how it moves: drama before all else, and what comes last. @param {Line[]} beat */
export function motionOf(beat) {
  const motions = beat.map((line) => line.motion).filter(Boolean);
  return motions.findLast((motion) => DRAMA.has(motion)) ?? motions.at(-1) ?? "";
}

/** Whether somebody carries something all the way. @param {string} motion */
export const isCarried = (motion) => motion === "carry" || motion === "loot";

/**
 * For how many milliseconds things move, of those that are left of a beat.
 * @param {Line[]} lines @param {Pace} pace @param {number} left
 */
export function glideOf(lines, pace, left) {
  const glide = pace.move * (isDrama(lines) ? pace.drama : 1);
  return isCarried(motionOf(lines)) ? Math.max(glide, CARRYING * left) : glide;
}

/** Whether somebody is harmed. @param {Line} line */
export const isHarm = (line) => HARM.has(line.motion);

/** Whether a piece is a die: it is thrown, not moved. @param {Piece} piece */
export const isDie = ({ kind }) => DIE.test(kind);

/** @param {Line[]} beat */
export const isDrama = (beat) => DRAMA.has(motionOf(beat));

export class Telling {
  /** Lines that were on show, the oldest first. @type {Line[]} */ log = [];
  /** Lines still to be shown. @type {Line[]} */ queue = [];
  /** The lines of the beat on show, as far as they are known. @type {Line[]} */ beat = [];
  /** The table after the beat on show. @type {Scene | null} */ scene = null;
  /** The table before it. @type {Scene | null} */ start = null;
  /** What the beat on show took from the boards. @type {Piece[]} */ ghosts = [];
  /** What the beat on show moved on the boards. @type {Mark[]} */ marks = [];
  /** Whose doing the beat on show tells of. */ doer = -1;
  /** Whether it is what a seat did, and not what came by itself. */ acted = false;
  /** Whether what is new of it is no more than what somebody chose. */ chosen = false;
  /** What was on show before each of the last beats. @type {Shown[]} */ past = [];

  /** The last line that was on show. */
  get line() {
    return this.log.at(-1) ?? null;
  }

  /** The last step of which every line was on show. */
  get told() {
    const n = this.line?.n ?? -1;
    return this.queue[0]?.n === n ? n - 1 : n;
  }

  /**
   * Whose name its words begin with: the doer, if its first act begins a step or names them, or joins what names them.
   * What came by itself begins with nobody's, whoever it led to.
   */
  get leader() {
    const { beat, log, doer } = this;
    const first = beat.findIndex((line) => !isHerald(line));
    const before = log[log.length - beat.length + first - 1];
    const heralded = first < 0 || !beat[first].beat; // what opens something new is not what was heralded
    const naming = first < 0 ? beat : beat.slice(heralded ? 0 : first, first + 1);
    return naming.some((line) => named(line) === doer) || (first >= 0 && beat[first].n !== before?.n) ? doer : -1;
  }

  /** The marks of what moved or came, not of whose doing it was where nothing did. */
  get moves() {
    return this.marks.filter(({ via }) => via);
  }

  /** @returns {Shown} */
  get shown() {
    const { beat, scene, start, ghosts, marks, doer, acted, chosen } = this;
    return { beat, scene, start, ghosts, marks, doer, acted, chosen };
  }

  /**
   * Shows the next beat, or what is new of the one on show; null where there is nothing.
   * @returns {Line[] | null} the lines that are new
   */
  next() {
    const [first] = this.queue;
    if (!first) return null;
    const { beat, scene, line } = this;
    const goesOn = beat.length > 0 && isLike(beat[beat.length - 1])(line) && !opens(first, line);
    this.past = [...this.past.slice(-LAST), this.shown];
    const fresh = this.queue.splice(0, this.reach());
    const begins = (/** @type {Line} */ each, /** @type {number} */ i) => each.n !== (i ? fresh[i - 1] : line)?.n;
    const own = fresh.some((each, i) => begins(each, i) || (!isHerald(each) && named(each) >= 0));
    const whole = goesOn ? [...beat, ...fresh] : fresh;
    this.doer = doerOf(whole, goesOn || first.n === line?.n ? this.doer : first.seat);
    this.acted = own || (goesOn && this.acted);
    this.chosen = fresh.every((each, i) => begins(each, i) || each.beat === "trails");
    this.beat = whole;
    this.start = goesOn ? this.start : scene;
    this.log.push(...fresh);
    const after = fresh.findLast((each) => each.scene)?.scene;
    this.ghosts = after && scene ? gone(scene, after) : [];
    this.scene = after ?? scene;
    const end = motionOf(whole) === "fold" ? null : this.scene; // a board that is new has no last move
    const marks = this.start && end ? moved(this.start, end).filter(({ piece }) => !isDie(piece)) : [];
    const figure = this.acted && !marks.length ? figureOf(this.scene, this.doer) : null; // what moved nothing, they did
    this.marks = figure
      ? [{ piece: figure, from: null }]
      : marks.map((mark) => ({ ...mark, via: whereabouts(whole, mark) }));
    return fresh;
  }

  /** How many lines of the queue are shown next: those of a beat; of a whole turn where too much waits. */
  reach() {
    const { queue } = this;
    const crowded = beatsOf(queue).length > CROWD;
    const ends = (/** @type {Line} */ line, /** @type {number} */ i) =>
      i > 0 && opens(line, queue[i - 1]) && (!crowded || line.seat !== queue[0].seat);
    const end = queue.findIndex(ends);
    return end < 0 ? queue.length : end;
  }

  /** Takes the beat on show back, to be shown again; whether there was one. */
  back() {
    const before = this.past.pop();
    if (!before) return false;
    const goesOn = before.beat.length > 0 && this.beat[0] === before.beat[0];
    const count = this.beat.length - (goesOn ? before.beat.length : 0);
    this.queue.unshift(...this.log.splice(this.log.length - count, count));
    Object.assign(this, before);
    return true;
  }

  /** Shows a place in the match at once. @param {Line[]} log @param {Scene | null} scene */
  jump(log, scene) {
    Object.assign(this, { log, scene, queue: [], past: [], ...NOTHING });
  }

  /** Other lines than before: those to come, and those that were on show. @param {Line[]} log @param {Line[]} queue */
  rewrite(log, queue) {
    const kept = this.beat.length && isLike(this.beat[this.beat.length - 1])(log.at(-1));
    Object.assign(this, { log, queue, past: [], ...(kept ? {} : NOTHING) });
  }

  /** The beats of this turn that were on show, and those that wait. */
  get turn() {
    const mine = (/** @type {Line[]} */ beat) => beat[beat.length - 1].seat === this.line?.seat;
    const shown = beatsOf(this.log.slice(-80));
    const first = shown.findLastIndex((beat) => !mine(beat)) + 1;
    const waiting = this.queue.length ? beatsOf([.../** @type {Line[]} */ ([this.line]), ...this.queue]).slice(1) : [];
    const last = waiting.findIndex((beat) => !mine(beat));
    return { shown: shown.length - first, waiting: last < 0 ? waiting.length : last };
  }

  /**
   * How long the beat on show stays, so that a person can read its caption of so many characters; who chose it knows,
   * but for what the dice say and for all that follows.
   * @param {string} speed @param {number} characters @param {number[]} [mine] the seats of who looks on
   */
  time(speed, characters, mine = []) {
    const pace = PACES[speed] ?? PACES.normal;
    const plain = !isDrama(this.beat) && !this.beat.some((line) => line.motion === "roll");
    if (this.chosen && plain && mine.includes(this.line?.seat ?? -1)) return pace.move;
    if (this.beat.every(isHerald)) return pace.enter; // what it heralds comes
    const read = Math.max(pace.least, pace.enter + pace.stay + pace.letter * characters);
    return read * (isDrama(this.beat) ? pace.drama : 1);
  }
}

/** @param {Scene} scene */
const onBoards = (scene) =>
  scene.containers.filter((c) => c.kind === "board").flatMap((c) => c.pieces.filter((p) => !p.spot));

/** Pieces of the boards that the next scene no longer shows. @param {Scene} old @param {Scene} next */
export function gone(old, next) {
  const stay = new Set(next.containers.flatMap((c) => c.pieces.map((p) => p.id)));
  return onBoards(old).filter((p) => !stay.has(p.id));
}

/** How far apart, in units of the board. @param {Piece} a @param {Piece} b */
const apart = (a, b) => Math.hypot((a.x ?? 0) - (b.x ?? 0), (a.y ?? 0) - (b.y ?? 0));

/** @param {Piece} p */
const called = ({ label, about }) => JSON.stringify([label, about]);

/** Whether a piece went elsewhere; what is called as before only made room. @param {Piece} from @param {Piece} to */
const went = (from, to) => apart(from, to) > ROOM && (!to.label || called(from) !== called(to));

/** A seat's figure on the boards: the topmost piece of its own. @param {Scene | null} scene @param {unknown} seat */
export const figureOf = (scene, seat) =>
  scene && Number(seat) >= 0 ? onBoards(scene).findLast((p) => p.seat === seat) : null;

/**
 * Pieces of the boards that are new, elsewhere, or turned; not what only made room.
 * @param {Scene} old @param {Scene} next @returns {Mark[]}
 */
export function moved(old, next) {
  const was = new Map(onBoards(old).map((p) => [p.id, p]));
  return onBoards(next)
    .map((piece) => ({ piece, from: was.get(piece.id) ?? null }))
    .filter(({ piece, from }) => from?.kind !== piece.kind || went(from, piece))
    .map(({ piece, from }) => ({ piece, from: from && went(from, piece) ? from : null }));
}

/** Where a piece stood between the lines of a beat, before the last of them. @param {Line[]} beat @param {Mark} mark */
const whereabouts = (beat, { piece }) =>
  beat.slice(0, -1).flatMap(({ scene }) => (scene ? onBoards(scene).filter((p) => p.id === piece.id) : []));

/** @param {any[]} things @param {string[]} [gone] @param {[number, any][]} [put] */
function relaid(things, gone = [], put = []) {
  const away = [...gone, ...put.map(([, thing]) => thing.id)];
  const left = things.filter((thing) => !away.includes(thing.id));
  for (const [at, thing] of put) left.splice(at, 0, thing);
  return left;
}

/** @param {Scene} scene @param {SceneChange} change @returns {Scene} */
function changed(scene, { gone, put, within = [], seats = [], ...rest }) {
  const containers = relaid(scene.containers, gone, put).map((container) => {
    const { gone, put, ...now } = within.find((each) => each.id === container.id) ?? {};
    return { ...container, ...now, pieces: relaid(container.pieces, gone, put) };
  });
  return { ...scene, ...rest, containers, seats: Object.assign([...(scene.seats ?? [])], Object.fromEntries(seats)) };
}

/** What of the present is not sent where it is empty or not so. */
const EMPTY = { ready: [], chosen: null, choices: [], undo: false, private: [], over: false, result: null };

/** Scenes as they are sent: the first whole, then what changed. */
export class Chain {
  /** @param {Scene | null} [scene] */
  constructor(scene) {
    this.scene = scene ?? { containers: [] };
  }

  /** The next scene; nothing sent: the last one. @param {Sent} [sent] */
  next(sent) {
    if (sent) this.scene = "containers" in sent ? sent : changed(this.scene, sent);
    return this.scene;
  }

  /** @param {StepShown[]} steps @returns {Step[]} */
  steps(steps) {
    const whole = (/** @type {any} */ line) => (line.scene ? { ...line, scene: this.next(line.scene) } : line);
    return steps.map((step) => ({ ...step, lines: step.lines.map(whole) }));
  }

  /** @param {Now} now @returns {Present} */
  now(now) {
    return { ...EMPTY, ...now, scene: this.next(now.scene) };
  }
}
