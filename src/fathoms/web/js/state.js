/**
 * The one state of a table: what the server sent, what of it is still to be shown, and what is on show. Knows no page.
 * Whatever one sees or may do belongs to what is on show: the present is there only when all that led to it was told.
 */
import { again, click, isLast, wayOf } from "./choices.js";
import { Chain, Telling, isHarm, isHerald, isLike, linesOf } from "./telling.js";

/** @import { Offer } from "./choices.js" */
/** @import { Line } from "./telling.js" */
/**
 * @import { Choice, ErrorShown, Foreseen, Page, Present, Refused, Step, TableMessage,
 * Tip } from "./types.js"
 */
/** @typedef {{do: string, seat: number, [more: string]: any}} Command */
/**
 * Steps to be told that are not here, with their lines as the log has them.
 * @typedef {{from: number, to: number, lines: Line[]}} Missing
 */
/**
 * What a seat is doing, in a word.
 * @typedef {"open" | "absent" | "ready" | "choosing" | "yours" | "theirs" | "winner" | "bot" | "you" | "online"
 *   | "away"} Doing
 */

const MOST_STEPS = 50; // to be told again: what one missed for longer is in the log

const LOSS = new Set(["quake", "fade"]); // how moves what is no harm, and yet nobody wishes for

export class State {
  /** Everything the server said at once, kept up to date. @type {TableMessage | null} */ table = null;
  chain = new Chain();
  /** The present, be it on show or not. @type {Present | null} */ present = null;
  /** Whether the present is on show. */ settled = false;
  /** How far the match was when the present was last on show. */ ply = -1;
  telling = new Telling();
  /** Steps this eye has not seen, to be asked for. @type {Missing | null} */ missing = null;
  /** What has been clicked. @type {string[]} */ picked = [];
  /** What is to be played next of the way I chose. @type {string[]} */ plan = [];
  /** What last harmed me. @type {Line | null} */ toMe = null;
  /** Why something cannot be. @type {ErrorShown | null} */ problem = null;
  /** The command that waits for its effect. */ sent = "";
  /** The ply of its effect, once that is known. */ kept = Infinity;
  /** Whether something was heard since it was sent. */ heard = false;
  /** The seat whose eyes were asked for. @type {number | null} */ looking = null;
  /** Whom the device is to be passed to. @type {number | null} */ curtain = null;
  /** The secret choice for which the curtain was opened. */ opened = "";
  /** Seats of mine whose people look away, each with the last step told to them. @type {Map<number, number>} */ away =
    new Map();
  /** Whether I like a coach. */ coach = false;
  /** The question the coach's next tips should answer. */ asked = "";
  /** Questions to the coach that have no answer yet. @type {Set<string>} */ questions = new Set();
  /** The coach's answer, the best choice first. @type {Map<string, Tip> | null} */ tips = null;
  /** The action, or all of a way, that is looked at before it is chosen. */ eyed = "";
  /** What was asked about, by question. @type {Map<string, string>} */ looks = new Map();
  /** What actions of this position would do, as far as it was asked. @type {Map<string, Foreseen | null>} */ ahead =
    new Map();
  /** What the coach thinks of letting a bot go first, by seat. @type {Record<number, number>} */ first = {};

  /** @param {(command: Command) => string} send gives the command's id @param {boolean} [cooperative] */
  constructor(send, cooperative = false) {
    this.send = send;
    this.cooperative = cooperative;
  }

  // --- hearing ------------------------------------------------------------------------------------

  /** @param {any} message */
  hear(message) {
    if (message.type === "table") return this.begin(message);
    if (!this.table) return;
    if (message.type === "steps") this.go(this.chain.steps(message.steps), this.chain.now(message.now));
    if (message.type === "seats") {
      const { seats, mine, coach, hands, reclaim } = message;
      Object.assign(this.table, { seats, mine, coach, hands, reclaim });
    }
    if (message.type === "rematch") this.table.rematch = message.match;
    if (message.type === "refused") this.refused(message);
    if (message.type === "ack" && message.id === this.sent) this.finish(message.ply);
    if (message.type === "advice") this.advise(message);
    const look = message.type === "previewed" && this.looks.get(message.id);
    if (look) this.ahead.set(look, { ...message, scene: new Chain(this.chain.scene).next(message.scene) });
  }

  /** What happened since. @param {Step[]} steps @param {Present} now */
  go(steps, now) {
    this.present = now;
    this.heard = true;
    this.telling.queue.push(...linesOf(steps));
    this.finish();
    if (this.telling.queue.length) this.unsettle();
    else if (this.settled) this.settle();
  }

  /**
   * Everything, anew: at the start, after a lost line, after a look through other eyes, after something was taken back.
   * What of it was not shown to this eye yet is still to be shown: it waits in the queue, or is missing.
   * @param {TableMessage} message
   */
  begin(message) {
    const { telling } = this;
    const same = message.eye === this.eye;
    const gap = this.missing?.from ?? Infinity; // what waits beyond it is missed anew
    const near = same ? telling.queue.filter((line) => line.n < gap) : [];
    const lines = same ? joined([...telling.log, ...near], message.lines) : message.lines;
    const last = lines.at(-1)?.n ?? -1;
    const waiting = near.filter((line) => lines.some(isLike(line)));
    const seen = this.table ? this.seen(message.eye, waiting.at(-1)?.n ?? telling.told) : last;
    const from = Math.max(seen + 1, last - MOST_STEPS + 1);
    const queue = from === seen + 1 ? waiting : []; // too much was missed: all but the last steps are in the log only
    const missed = lines.filter((line) => line.n >= from);
    const log = lines.slice(0, Math.max(0, lines.length - missed.length - queue.length));
    if (same && from === seen + 1) telling.rewrite(log, queue);
    else telling.jump(log, null);
    this.table = message;
    this.chain = new Chain();
    this.present = this.chain.now(message.now);
    this.sent = "";
    this.looking = null;
    this.missing = missed.length ? { from, to: last, lines: missed } : null;
    if (message.eye === this.curtain) this.curtain = null;
    this.unsettle();
    if (!this.missing && !queue.length) this.settle();
  }

  /**
   * The last step an eye knows: the device shows what its person looks at.
   * @param {number} eye @param {number} shown
   */
  seen(eye, shown) {
    const last = this.curtain === eye ? (this.away.get(eye) ?? shown) : shown;
    this.away.delete(eye);
    return last;
  }

  /**
   * The steps that were missing, and the table before them; null where they are not to be had: then without pictures.
   * @param {Missing} missing @param {Page | null} found
   */
  recall(missing, found) {
    if (this.missing !== missing) return; // the table has come anew meanwhile
    const { telling } = this;
    const before = telling.queue.filter((line) => line.n < missing.from);
    const after = telling.queue.filter((line) => line.n > missing.to);
    this.missing = null;
    telling.queue = [...before, ...(found ? linesOf(found.steps) : missing.lines), ...after];
    telling.scene ??= found?.scene ?? this.present?.scene ?? null;
  }

  /** Older lines of the log, up to and with the step it begins with. @param {Step[]} steps */
  remember(steps) {
    const first = this.lines[0]?.n ?? 0;
    const older = linesOf(steps).map(({ scene: _, ...line }) => line);
    this.telling.log = [...older, ...this.lines.filter((line) => line.n > first)];
  }

  /**
   * Something was not allowed; nothing has happened.
   * @param {Refused} message
   */
  refused(message) {
    if (this.questions.delete(message.id)) return this.unanswered(message.id);
    this.sent = "";
    this.plan = [];
    this.problem = message;
    if (message.now) this.go([], this.chain.now(message.now));
  }

  /** My act is kept; until its effect is here too, nothing else can be chosen. @param {number} [ply] */
  finish(ply = this.kept) {
    this.kept = ply;
    if (this.present && this.present.ply >= ply && (ply > this.ply || this.heard)) this.sent = "";
    if (this.settled && this.ply >= ply) this.follow();
  }

  // --- showing ------------------------------------------------------------------------------------

  /** Shows the next beat, or else the present; null where there is nothing to show. @returns {Line[] | null} */
  next() {
    if (this.missing || this.curtain !== null) return null;
    const lines = this.telling.next();
    if (!lines) {
      if (!this.settled) this.settle();
      return null;
    }
    this.unsettle();
    this.toMe = lines.findLast((line) => this.isToMe(line)) ?? this.toMe;
    return lines;
  }

  /** Takes the last beat back, to be told again; whether there was one. */
  repeat() {
    if (this.missing || this.curtain !== null || !this.telling.back()) return false;
    this.unsettle();
    return true;
  }

  /** Something is told: nothing can be done before it is. */
  unsettle() {
    this.settled = false;
    this.picked = [];
    this.tips = null;
    this.asked = "";
    this.eyed = "";
    this.ahead.clear();
    this.looks.clear();
  }

  /** The present is on show. */
  settle() {
    if (!this.present) return;
    this.unsettle();
    this.settled = true;
    this.ply = this.present.ply;
    this.telling.scene = this.present.scene;
    this.telling.ghosts = [];
    this.eyes();
    this.consult();
    this.follow();
  }

  /** The next act of the way I chose, as long as it is open to me. */
  follow() {
    if (this.sent || !this.now) return;
    const [action, ...then] = this.plan;
    const next = this.choices.find((choice) => choice.action === action);
    this.plan = [];
    if (next) this.choose({ ...next, then });
  }

  /** Several seats on one device: through whose eyes to look next, and whether a curtain falls before. */
  eyes() {
    const { look, curtain } = this.nextEyes();
    this.curtain = curtain;
    if (look !== null && look !== (this.looking ?? this.eye)) this.look(look);
  }

  /**
   * Which seat to look as (null: stay), and whom to pass the device to (null: nobody).
   * While the curtain is down the page looks as a spectator: no seat's secrets are in it.
   * @returns {{look: number | null, curtain: number | null}}
   */
  nextEyes() {
    const now = this.present;
    if (!now || this.mine.length < 2) return { look: null, curtain: null };
    const turn = now.waiting.filter((seat) => this.mine.includes(seat) && !now.ready.includes(seat));
    const atOnce = now.waiting.length + now.ready.length > 1 && !this.cooperative; // rivals choose at once: in secret
    const seen = turn.includes(this.eye) && (!atOnce || this.opened === opening(now.ply, this.eye));
    if (!turn.length || seen) return { look: null, curtain: null };
    const secret = atOnce || now.private.includes(turn[0]) || now.private.includes(this.eye);
    return secret ? { look: -1, curtain: turn[0] } : { look: turn[0], curtain: null };
  }

  // --- knowing ------------------------------------------------------------------------------------

  get mine() {
    return this.table?.mine ?? [];
  }

  /** The one seat I play; -1: none, or several. */
  get me() {
    return this.mine.length === 1 ? this.mine[0] : -1;
  }

  /** The seat through which I look; -1: as a spectator. */
  get eye() {
    return this.table?.eye ?? -1;
  }

  get seats() {
    return this.table?.seats ?? [];
  }

  get lines() {
    return this.telling.log;
  }

  get scene() {
    return this.telling.scene;
  }

  /** The present, where it is on show. */
  get now() {
    return this.settled ? this.present : null;
  }

  /** Why nobody plays on here; null while somebody may. */
  get closed() {
    return this.table?.closed ?? null;
  }

  /** Whether lines wait to be shown. */
  get behind() {
    return this.telling.queue.length > 0;
  }

  /** What I may choose. */
  get choices() {
    return this.now && !this.now.over ? this.now.choices : [];
  }

  /** What I may choose, and the ways of several acts that begin with it. @returns {Offer[]} */
  get offers() {
    const routes = this.choices.length ? (this.scene?.routes ?? []) : [];
    const ways = routes.map(({ id, actions: [action, ...then], key, about, manner = "" }) => {
      return { seat: this.eye, action, key, about: about ?? {}, path: [id], manner, then };
    });
    return [...this.choices, ...ways];
  }

  get myTurn() {
    return this.choices.length > 0;
  }

  get canUndo() {
    return Boolean(this.now?.undo && !this.sent);
  }

  /** Whether somebody else plays here, or a seat of mine is in other hands. */
  get inCompany() {
    const others = this.seats.some((who, seat) => who.kind === "human" && !this.mine.includes(seat));
    return others || Boolean(this.table?.reclaim?.length);
  }

  /** In a simultaneous choice: mine is in, others are not. */
  get waitsForOthers() {
    return typeof this.now?.chosen === "string";
  }

  /** Whether there is more than one thing I may do, letting a bot of my team go first among them. */
  get decides() {
    return this.choices.length > 1 || (this.myTurn && this.cooperative && Number(this.now?.waiting.length) > 1);
  }

  /** Whether the coach looks over my shoulder: I like it, and it may. */
  get coached() {
    return Boolean(this.coach && this.table?.coach);
  }

  /** The coach's tips, where it looks on. */
  get advice() {
    return this.coached ? this.tips : null;
  }

  /** What is on show, in a word: over, closed to play, mine to choose, chosen in secret, others', or nothing fixed. */
  get turn() {
    if (!this.now) return "busy";
    if (this.now.over) return "over";
    if (this.closed) return "closed";
    if (this.sent) return "busy";
    return this.waitsForOthers ? "chosen" : this.myTurn ? "mine" : "others";
  }

  /** The seats whose turn is on show: those whose doing is told, or else those who are asked. @returns {number[]} */
  get actors() {
    if (!this.now) return this.telling.doer >= 0 ? [this.telling.doer] : [];
    return this.now.waiting.filter((seat) => !this.now?.ready.includes(seat));
  }

  /** @param {number} seat @returns {Doing} */
  doing(seat) {
    const who = this.seats[seat];
    const mine = this.mine.includes(seat);
    if (who?.kind === "open" || who?.kind === "absent") return who.kind;
    if (this.now?.ready.includes(seat) && !this.now.over) return "ready";
    if (who?.kind === "human" && !who.here && !mine && !this.now?.over) return "away";
    if (this.actors.includes(seat)) {
      const several = this.now && this.now.waiting.length + this.now.ready.length > 1;
      return several ? "choosing" : mine ? "yours" : "theirs";
    }
    if (this.now?.result?.winners.includes(seat)) return "winner";
    if (who?.kind === "bot") return "bot";
    return mine ? "you" : who?.here ? "online" : "away";
  }

  /** What happened since my last act; before my first turn, since turns began: nobody is told what was dealt. */
  since() {
    const { last, begun } = this;
    return last < 0 ? [] : this.lines.slice(Math.max(last + 1, begun));
  }

  /** Whether I have acted only before turns began. */
  get early() {
    return this.last < this.begun;
  }

  /** Where my last act is in the log. */
  get last() {
    return this.lines.findLastIndex((line) => this.mine.includes(line.seat));
  }

  /** Where the log tells of the first turn or round. */
  get begun() {
    return this.lines.findIndex(isHerald);
  }

  /** Harm or loss that came to my seat, whoever's doing or nobody's. @param {Line} line */
  isToMe(line) {
    const { seat, other = seat, third } = line.about;
    return this.me >= 0 && (isHarm(line) || LOSS.has(line.motion)) && [other, third].includes(this.me);
  }

  // --- doing --------------------------------------------------------------------------------------

  /**
   * One more click; whether it led anywhere. A finger, which hovers over nothing, first sees what would end its turn.
   * @param {string} id @param {boolean} [touch]
   */
  pick(id, touch = false) {
    if (!this.now || this.sent) return true;
    const { picked, choice } = click(this.offers, this.picked, id);
    const asked = this.picked.includes(id);
    this.picked = picked;
    this.problem = null;
    if (choice && touch && isLast(choice) && !asked) this.weigh(choice);
    else if (choice) this.choose(choice);
    else this.lookAt(null);
    return Boolean(choice || picked.length || !this.choices.length);
  }

  /** Goes along all that a choice clicks, short of making it: what it would do is seen. @param {Choice} choice */
  weigh({ path }) {
    this.picked = [...path];
    this.problem = null;
    this.lookAt(null);
  }

  /** Drops what was clicked. */
  drop() {
    this.picked = [];
    this.lookAt(null);
  }

  /**
   * Looks at a choice before it is made, or at none but what was clicked for; asks what it would do, once.
   * @param {Offer | null} at
   */
  lookAt(at) {
    const choice = at ?? again(this.offers, this.picked);
    const then = choice?.then ?? [];
    const open = choice && this.choices.some((each) => each.action === choice.action) && !this.sent;
    this.eyed = open ? wayOf(choice) : "";
    if (!choice || !open || this.ahead.has(this.eyed)) return;
    this.ahead.set(this.eyed, null);
    const id = this.send({ do: "preview", seat: choice.seat, action: choice.action, ply: this.ply, then });
    this.questions.add(id);
    this.looks.set(id, this.eyed);
  }

  /** What the choice looked at would do, where that is known. */
  get foreseen() {
    return (this.now && this.ahead.get(this.eyed)) ?? null;
  }

  /** @param {Offer} choice */
  choose(choice) {
    if (!this.offers.some((offer) => offer.action === choice.action && offer.seat === choice.seat) || this.sent) return;
    this.picked = [];
    this.plan = choice.then ?? [];
    this.toMe = null;
    this.act({ do: "play", seat: choice.seat, action: choice.action, ply: this.ply });
  }

  /** One act back, or all that may be taken back. @param {"undo" | "reset"} what */
  takeBack(what) {
    if (this.canUndo) this.act({ do: what, seat: this.eye });
  }

  /** Sends what changes the table; until its effect is here, nothing else can be done. @param {Command} command */
  act(command) {
    this.problem = null;
    this.kept = Infinity;
    this.heard = false;
    this.sent = this.send(command);
  }

  /**
   * Asks for something that is no act at the table.
   * @param {string} what @param {number} seat @param {object} [more]
   */
  ask(what, seat, more = {}) {
    this.problem = null;
    this.send({ do: what, seat, ...more });
  }

  /** Looks through the eyes of another seat of mine; -1: as a spectator. @param {number} seat */
  look(seat) {
    this.looking = seat;
    this.ask("look", seat);
  }

  /** The curtain opens for one of us; the others look away. */
  openCurtain() {
    if (this.curtain === null || !this.present) return;
    for (const seat of this.mine)
      if (seat !== this.curtain && !this.away.has(seat)) this.away.set(seat, this.telling.told);
    this.opened = opening(this.present.ply, this.curtain);
    this.look(this.curtain);
  }

  // --- the coach ----------------------------------------------------------------------------------

  toggleCoach() {
    this.coach = !this.coach;
    this.tips = null;
    this.asked = "";
    this.consult();
  }

  /** Asks the coach, where there is something to ask. */
  consult() {
    if (!this.coached || !this.decides || this.curtain !== null) return;
    this.asked = this.send({ do: "advise", seat: this.eye });
    this.questions.add(this.asked);
  }

  /**
   * The coach has answered: this question, or one of before.
   * @param {{id: string, choices: Tip[], first?: Record<number, number>}} message
   */
  advise(message) {
    this.questions.delete(message.id);
    if (message.id === this.asked) {
      this.tips = new Map(message.choices.map((tip) => [tip.action, tip]));
      this.first = message.first ?? {};
    } else if (!this.asked) this.consult();
  }

  /**
   * The coach is busy, or the question out of date: it is asked again when what came before is answered.
   * @param {string} id
   */
  unanswered(id) {
    if (id === this.asked) this.asked = "";
    else if (!this.asked) this.consult();
  }
}

/** A secret choice opened to one seat. @param {number} ply @param {number} seat */
const opening = (ply, seat) => `${ply}:${seat}`;

/**
 * The log anew, which may be cut, with the older part of what is here, where the two meet.
 * @param {Line[]} old @param {Line[]} lines
 */
function joined(old, lines) {
  const first = lines[0]?.n ?? 0;
  const older = old.filter((line) => line.n <= first);
  return older.at(-1)?.n === first ? [...older, ...lines.filter((line) => line.n > first)] : lines;
}
