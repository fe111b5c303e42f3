/** A table: hears what happens, shows it in order, and says what one does. */
import { render } from "../vendor/lit.js";
import { random } from "./api.js";
import { animate, leaving, measure } from "./animate.js";
import { click } from "./choices.js";
import { curtainFor } from "./curtain.js";
import { load, seatName } from "./load.js";
import { Player } from "./player.js";
import { keep, pref } from "./prefs.js";
import { Socket } from "./socket.js";
import { play as sound } from "./sound.js";
import { page, question } from "./tableview.js";
import { nowhere } from "./topbar.js";
import { learn, nameSeats, say } from "./words.js";

/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Now} Now */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").TableMessage} TableMessage */

/** @param {HTMLElement} root @param {string} match */
export function open(root, match) {
  new Table(root, match);
}

export class Table {
  /** @type {TableMessage | null} */ table = null;
  /** @type {any} */ kit = null;
  /** @type {Record<string, string>} */ rules = {};
  /** @type {any} */ facts = null;
  /** What was heard before there was anything to show it with. @type {any[]} */ early = [];
  /** @type {Line[]} */ lines = [];
  /** @type {Now | null} */ now = null;
  /** The scene on show: it may be behind the present. @type {any} */ scene = null;
  /** @type {import("./types.js").Piece[]} */ ghosts = [];
  /** @type {string[]} */ picked = [];
  /** @type {Line | null} What was done to me. */ toMe = null;
  /** @type {{error: string, rule: string} | null} */ problem = null;
  /** @type {{name: string, about?: any} | null} */ dialog = null;
  /** What the coach thinks of letting a bot go first, by seat. @type {Record<number, number>} */ first = {};
  /** The coach's answer, the best choice first. @type {Map<number, import("./types.js").Tip> | null} */ advice = null;
  /** The finished match, looked back on. @type {import("./review.js").Look | null} */ look = null;
  /** @type {string} */ lost = "";
  settled = false;
  sent = "";
  sentAt = -1;
  kept = Infinity;
  /** The question the coach's next tips should answer. */ asked = "";
  /** Questions to the coach that have no answer yet. @type {Set<string>} */ questions = new Set();
  endShown = false;
  coach = pref("coach", "off") === "on";

  /** @param {HTMLElement} root @param {string} match */
  constructor(root, match) {
    this.root = root;
    this.match = match;
    this.player = new Player(
      (line, ms) => this.show(line, ms),
      (now) => this.settle(now),
    );
    this.socket = new Socket(
      match,
      (message) => this.hear(message),
      (state, code) => this.line(state, code),
    );
    if (location.hash === "#share") this.dialog = { name: "share" };
    addEventListener("keydown", (event) => this.key(event));
  }

  // --- hearing ------------------------------------------------------------------------------------

  /** @param {any} message */
  hear(message) {
    if (message.type === "table") return this.begin(message);
    if (!this.kit) return void this.early.push(message);
    if (message.type === "steps") this.player.push(message.steps, message.now);
    if (message.type === "seats" && this.table)
      Object.assign(this.table, { seats: message.seats, mine: message.mine, coach: message.coach });
    if (message.type === "rematch" && this.table) this.table.rematch = message.match;
    if (message.type === "refused") this.refused(message);
    if (message.type === "ack" && message.id === this.sent) this.done(message.ply);
    if (message.type === "advice") this.advise(message);
    if (message.type !== "steps") this.draw();
  }

  /**
   * Everything, anew: at the start, after a look through other eyes, after something was taken back.
   * @param {TableMessage} message
   */
  async begin(message) {
    this.table = message;
    this.early = [];
    this.player.clear();
    const first = !this.kit;
    if (first) {
      nameSeats((seat) => seatName(this.table?.seats ?? [], seat));
      const furniture = await load(message.game);
      if (this.table !== message) return; // the line was lost meanwhile, and a newer present came
      [this.kit, this.rules, this.facts] = furniture;
      this.seed();
    }
    this.lines = message.lines;
    this.scene = message.now.scene;
    this.ghosts = [];
    this.sent = "";
    if (first && this.since().length > 1 && !message.now.over) this.dialog ??= { name: "since" };
    this.settle(message.now);
    for (const later of this.early.splice(0)) this.hear(later);
  }

  /** My own part of the dice, once a match. */
  seed() {
    for (const seat of this.table?.mine ?? []) {
      const known = `seeded-${this.match}-${seat}`;
      if (pref(known, "")) continue;
      keep(known, "yes");
      this.socket.send({ do: "seed", seat, seed: random() });
    }
  }

  /** One line of what happened. @param {Line} line @param {number} ms */
  show(line, ms) {
    this.settled = false;
    this.lines = [...this.lines.slice(-199), line];
    if (this.aboutMe(line)) this.toMe = line;
    if (ms) sound(line.hint);
    const before = ms && line.scene ? measure(this.root) : new Map();
    this.ghosts = ms && line.scene ? leaving(this.scene, line.scene) : [];
    if (line.scene) this.scene = line.scene;
    this.picked = [];
    this.draw();
    if (line.scene) animate(this.root, before, line.hint, ms * 0.8);
  }

  /** The present. @param {Now} now */
  settle(now) {
    const wasMine = this.settled && this.myTurn;
    this.now = now;
    if (now.ply >= this.kept) this.sent = "";
    this.scene = now.scene;
    this.ghosts = [];
    this.picked = [];
    this.advice = null;
    this.asked = "";
    this.settled = true;
    if (this.myTurn && !wasMine) sound("turn");
    if (now.over && !this.endShown) this.end();
    this.eyes();
    this.title();
    this.consult();
    this.draw();
  }

  /** My act is kept; until its effect is here too, nothing else can be chosen. @param {number} ply */
  done(ply) {
    this.kept = ply;
    if (this.now && this.now.ply >= ply && ply > this.sentAt) this.sent = "";
  }

  /** @param {any} message */
  refused(message) {
    if (this.questions.delete(message.id)) return this.unanswered(message.id);
    this.sent = "";
    this.problem = { error: message.error, rule: message.rule };
    if (message.now) {
      this.player.clear();
      this.settle(message.now);
    }
  }

  /** @param {"on" | "lost" | "refused"} state @param {number} code */
  line(state, code) {
    if (state === "refused") {
      this.socket.close();
      render(nowhere(say(code === 4404 ? "ui-no-match" : "ui-no-right")), this.root);
      return;
    }
    this.lost = state === "lost" ? "lost" : "";
    if (this.kit) this.draw();
  }

  // --- knowing ------------------------------------------------------------------------------------

  get mine() {
    return this.table?.mine ?? [];
  }

  get eye() {
    return this.table?.eye ?? -1;
  }

  /** Whether I may act now. */
  get myTurn() {
    return Boolean(this.settled && this.now && !this.now.over && this.now.choices.length);
  }

  /** Done to my seat by somebody else's act. @param {Line} line */
  aboutMe(line) {
    const done = [line.about.other, line.about.third];
    return this.mine.length === 1 && line.seat !== this.mine[0] && done.includes(this.mine[0]);
  }

  /** What happened since my last act. */
  since() {
    let last = -1;
    this.lines.forEach((line, i) => {
      if (this.mine.includes(line.seat)) last = i;
    });
    return last < 0 ? [] : this.lines.slice(last + 1);
  }

  // --- doing --------------------------------------------------------------------------------------

  /** @param {string} id @param {string} name */
  pick(id, name) {
    if (this.player.behind) return this.player.skip();
    if (!this.now || !this.settled) return;
    const { picked, choice } = click(this.now.choices, this.picked, id);
    this.picked = picked;
    this.problem = null;
    if (choice) return this.choose(choice);
    if (!picked.length && this.now.choices.length)
      this.problem = {
        error: say(name ? "ui-not-now" : "ui-not-this", { name, todo: question(this.now.phase) }),
        rule: "",
      };
    this.draw();
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (!this.now || this.sent) return;
    this.picked = [];
    this.problem = null;
    this.toMe = null;
    this.kept = Infinity;
    this.sentAt = this.now.ply;
    this.sent = this.socket.send({ do: "play", seat: choice.seat, action: choice.action, ply: this.now.ply });
    this.draw();
  }

  /** @param {string} what @param {object} [more] @param {number} [seat] */
  ask(what, more = {}, seat = this.eye) {
    this.problem = null;
    return this.socket.send({ do: what, seat, ...more });
  }

  /** Whether there is more than one thing I may do, letting a bot of my team go first among them. */
  get decides() {
    return (
      this.myTurn &&
      (Number(this.now?.choices.length) > 1 || Boolean(this.facts?.cooperative && Number(this.now?.waiting.length) > 1))
    );
  }

  /** Whether the coach looks over my shoulder: I like it, and it may. */
  get coached() {
    return Boolean(this.coach && this.table?.coach);
  }

  /** Asks the coach, where there is something to ask. */
  consult() {
    if (!this.coached || !this.decides) return;
    this.asked = this.socket.send({ do: "advise", seat: this.eye });
    this.questions.add(this.asked);
  }

  /**
   * The coach has answered: this question, or one of before.
   * @param {{id: string, choices: import("./types.js").Tip[], first: Record<number, number>}} message
   */
  advise(message) {
    this.questions.delete(message.id);
    if (message.id === this.asked) {
      this.advice = new Map(message.choices.map((tip) => [tip.action, tip]));
      this.first = message.first;
    } else if (!this.asked) this.consult();
  }

  /**
   * The coach is busy, or the question is out of date: it is asked again when it has answered what came before.
   * @param {string} id
   */
  unanswered(id) {
    if (id === this.asked) this.asked = "";
    else if (!this.asked) this.consult();
  }

  toggleCoach() {
    this.coach = !this.coach;
    this.advice = null;
    keep("coach", this.coach ? "on" : "off");
    this.consult();
    this.draw();
  }

  /** Several seats on one device: whose eyes to look through next. */
  eyes() {
    const { look, curtain } = curtainFor(this);
    if (curtain !== null) this.dialog = null;
    this.curtain = curtain;
    if (look !== null && look !== this.eye) this.ask("look", {}, look);
  }

  /** @type {number | null} Whom the device is to be passed to. */
  curtain = null;
  opened = "";

  end() {
    this.endShown = true;
    this.dialog = { name: "end" };
    const won = this.now?.result?.winners.some((seat) => this.mine.includes(seat) || !this.mine.length);
    sound(won ? "won" : "lost");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, select, dialog")) return;
    if (event.key === "Escape" && this.picked.length) {
      this.picked = [];
      this.draw();
    }
    const button = /^[1-9]$/.test(event.key) ? this.root.querySelector(`[data-key="${event.key}"]`) : null;
    if (button) /** @type {HTMLElement} */ (button).click();
  }

  // --- showing ------------------------------------------------------------------------------------

  title() {
    const turn = this.myTurn && !this.waitsForOthers;
    const name = say("title");
    document.title = turn ? `● ${say("ui-named", { what: say("ui-your-turn"), game: name })}` : `${name} · Fathoms`;
    const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (icon) icon.href = icon.href.replace(/favicon(-turn)?\.svg/, turn ? "favicon-turn.svg" : "favicon.svg");
  }

  /** In a simultaneous choice: mine is in, others are not. */
  get waitsForOthers() {
    return this.now?.chosen !== null && this.now?.chosen !== undefined;
  }

  /** @param {{name: string, about?: any} | null} dialog */
  tell(dialog) {
    this.dialog = dialog;
    this.draw();
  }

  async relearn() {
    await learn(this.table?.game ?? "");
    this.title();
    this.draw();
  }

  draw() {
    if (!this.kit || !this.scene) return;
    render(page(this), this.root);
    const dialog = this.root.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }
}
