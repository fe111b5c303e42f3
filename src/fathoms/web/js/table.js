/** A table: brings what the server says into its state, shows it in time, and sends what one does. */
import { render } from "../vendor/lit.js";
import { play, sound } from "./beat.js";
import { get, random } from "./api.js";
import { follow } from "./camera.js";
import { explain } from "./explain.js";
import { draw } from "./focus.js";
import { watch } from "./foresight.js";
import { load, seatName } from "./load.js";
import { keep, pref } from "./prefs.js";
import { NO_MATCH, Socket } from "./socket.js";
import { State } from "./state.js";
import { Stepper } from "./stepper.js";
import { page } from "./tableview.js";
import { Chain } from "./telling.js";
import { nowhere } from "./topbar.js";
import { question } from "./turn.js";
import { ask, tell } from "./voice.js";
import { barred, knows, learn, nameSeats, say } from "./words.js";

/** @import { Company } from "./company.js" */
/** @import { Lobby } from "./lobby.js" */
/** @import { Look } from "./review.js" */
/** What a table needs of its connection. @typedef {Pick<Socket, "send" | "now" | "close">} Connection */
/** @import { Missing } from "./state.js" */
/** @import { Choice } from "./types.js" */

const JUST = 900; // milliseconds in which a beat has only just begun
const OLDER = 20; // steps of the log that are asked for at once

/** @param {HTMLElement} root @param {string} match */
export function open(root, match) {
  new Table(root, match);
}

export class Table {
  /** @type {any} */ kit = null;
  /** @type {any} */ facts = null;
  /** What was heard before there was anything to show it with. @type {any[]} */ early = [];
  /** @type {{name: string, about?: any} | null} */ dialog = null;
  /** @type {((t: any) => unknown) | null} */ dialogs = null;
  /** The finished match, looked back on. @type {Look | null} */ look = null;
  /** Whether the line to the server is lost. */ lost = false;
  /** Whether older lines of the log are on their way. */ fetching = false;
  /** While people gather. @type {Promise<Lobby> | null} */ lobby = null;
  /** Once there is company. @type {Promise<Company> | null} */ company = null;
  /** Points at a piece, where others play and I do. @type {((id: string) => void) | null} */ showOthers = null;
  /** Once somebody likes a coach. @type {typeof import("./coach.js") | null} */ adviser = null;
  /** Once it is over. @type {typeof import("./end.js") | null} */ finale = null;
  loading = false;
  ended = false;
  wasMine = false;

  /** @param {HTMLElement} root @param {string} match a table for one has none */
  constructor(root, match) {
    this.root = root;
    this.match = match;
    this.stepper = new Stepper(() => this.next());
    this.state = new State((command) => this.socket.send(command));
    this.state.coach = pref("coach", "off") === "on";
    this.socket = this.connect();
    nameSeats(
      (seat) => seatName(this.state.seats, seat),
      () => this.state.me,
    );
    addEventListener("keydown", (event) => this.key(event));
    watch(this);
  }

  /** @returns {Connection} */
  connect() {
    return new Socket(
      this.match,
      (message) => this.hear(message),
      (state, code) => this.connection(state, code),
    );
  }

  // --- hearing ------------------------------------------------------------------------------------

  /** @param {any} message */
  async hear(message) {
    if (message.type === "lobby" || (this.lobby && message.type !== "table")) return this.gather(message);
    this.lobby = null;
    if (["said", "wrote", "pointed"].includes(message.type)) return this.inCompany((company) => company.hear(message));
    if (!this.kit) return this.wait(message);
    if (message.type === "advice") keep(`hinted-${this.match}`, "yes");
    this.state.hear(message);
    const why = message.message ?? message.closed;
    if (why && !knows(why.key)) await learn("shell/errors");
    this.react();
  }

  /** Before the deal there is no table yet. @param {any} message */
  async gather(message) {
    this.lobby ??= import("./lobby.js").then(({ Lobby }) => new Lobby(this.root, this.socket));
    this.lobby.catch(() => (this.lobby = null)); // the next message asks for it again
    (await this.lobby).hear(message);
  }

  /** What only those need who play with others. @param {(company: Company) => void} what */
  async inCompany(what) {
    this.company ??= import("./company.js").then(({ Company }) => new Company(this));
    this.company.catch(() => (this.company = null));
    what(await this.company);
  }

  /** Until there is something to show it with, the newest table counts, and what came after it. @param {any} message */
  async wait(message) {
    if (message.type !== "table") return void this.early.push(message);
    this.early = [message];
    if (this.loading) return;
    this.loading = true;
    const [[kit, facts]] = await Promise.all([load(message.game), message.closed && learn("shell/errors")]);
    Object.assign(this, { kit, facts });
    this.state.cooperative = facts.cooperative;
    if (message.daily) this.state.coach = false; // there a hint counts, so it must be asked for
    for (const early of this.early) this.state.hear(early);
    this.seed();
    explain(this.root, this, () => this.state.scene);
    if (location.hash === "#new") void import("./invite.js").then((invite) => invite.inviteToLesson(facts));
    if (this.match && this.state.since().length > 1 && !this.state.now?.over) this.dialog ??= { name: "since" };
    this.react();
  }

  /** What its bar shows in place of the game's name. @returns {unknown} */
  goal() {
    return null;
  }

  /** My own part of the dice, once a match. */
  seed() {
    for (const seat of this.state.closed || this.state.table?.daily ? [] : this.state.mine) {
      const known = `seeded-${this.match}-${seat}`;
      if (pref(known, "")) continue;
      keep(known, "yes");
      this.socket.send({ do: "seed", seat, seed: random() });
    }
  }

  /** What follows from what was heard or shown. */
  react() {
    const { state } = this;
    if (state.missing) this.recall(state.missing);
    if (state.curtain !== null) this.dialog = null;
    if (state.myTurn && !this.wasMine) this.call();
    if (state.settled) this.wasMine = state.myTurn;
    if (state.now?.over && !this.ended) this.end();
    this.draw();
    this.title();
    this.stepper.run();
    if (state.inCompany || this.company) this.inCompany((company) => company.draw());
    if (document.hidden) this.stepper.hurry();
  }

  /** It is my turn: heard, and where I look elsewhere and have allowed it, told by the browser. */
  call() {
    sound("turn");
    if (!document.hidden || pref("notify", "off") !== "on" || globalThis.Notification?.permission !== "granted") return;
    try {
      const note = new Notification(say("ui-your-turn"), { body: say("title"), tag: this.match });
      note.onclick = () => focus();
    } catch {
      // a phone's browser lets no page do that: the name of its tab tells
    }
  }

  /** Brings steps that this eye has not seen. @param {Missing} missing */
  async recall(missing) {
    if (this.recalling === missing) return;
    this.recalling = missing;
    const found = await this.steps(missing.from, missing.to).catch(() => null);
    this.state.recall(missing, found);
    this.react();
  }

  /** @type {Missing | null} */
  recalling = null;

  /** Steps as my eye sees them. @param {number} from @param {number} to */
  async steps(from, to) {
    const page = await get(`/api/matches/${this.match}/steps?from=${from}&to=${to}&seat=${this.state.eye}`);
    return { ...page, steps: new Chain(page.scene).steps(page.steps) };
  }

  /** Brings older lines, where the log does not go back to the start. */
  async older() {
    const { state } = this;
    const first = state.lines[0]?.n ?? 0;
    if (first < 1 || this.fetching) return;
    this.fetching = true;
    const eye = state.eye;
    const found = await this.steps(Math.max(0, first - OLDER), first).catch(() => null);
    this.fetching = false;
    if (found && eye === state.eye && state.lines[0]?.n === first) state.remember(found.steps);
    this.draw();
  }

  /** @param {"on" | "lost" | "refused"} state @param {number} code */
  connection(state, code) {
    if (state === "refused") {
      this.socket.close();
      render(nowhere(say(code === NO_MATCH ? "ui-no-match" : "ui-no-right")), this.root);
      return;
    }
    this.lost = state === "lost";
    this.draw();
  }

  // --- doing --------------------------------------------------------------------------------------

  /** Does something at the table, and shows what came of it. @param {(state: State) => void} what */
  act(what) {
    what(this.state);
    this.draw();
  }

  /** A click on a thing. @param {string} id @param {string} name @param {boolean} [touch] */
  pick(id, name, touch) {
    const { state } = this;
    if (state.behind) return this.stepper.hurry();
    if (!state.pick(id, touch)) {
      const todo = question(state.now?.phase ?? "");
      const message = { key: name ? "ui-not-now" : "ui-not-this", about: { name, todo } };
      state.problem = barred(state.scene, id) ?? { error: "", message };
    }
    this.draw();
  }

  toggleCoach() {
    this.act((state) => state.toggleCoach());
    if (!this.state.table?.daily) keep("coach", this.state.coach ? "on" : "off");
  }

  /** @param {string} name */
  pace(name) {
    keep("speed", name);
    if (name === "instant") this.stepper.hurry();
    this.draw();
  }

  async end() {
    this.ended = true;
    this.finale = await import("./end.js");
    await this.finale.ready(this);
    sound(this.finale.won(this) ? "won" : "lost");
    this.tell({ name: "end" });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, select, dialog")) return;
    if (event.key === "Escape" && this.state.picked.length) this.act((state) => state.drop());
    const act = at.closest("button, a, [role=button], .log, .choices") ? undefined : this.keys()[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
    if (pref("keys", "on") === "off") return;
    if (event.key === "?" && !at.closest(".piece")) this.tell({ name: "keys" });
    const digit = /^[1-9]$/.test(event.key) && !event.repeat && at.closest(".do");
    if (digit) /** @type {HTMLElement | null} */ (digit.querySelector(`[data-key="${event.key}"]`))?.click();
  }

  /** What keys do to the telling: back, on, pause, to my turn. @returns {Record<string, () => void>} */
  keys() {
    const { state, stepper } = this;
    /** @type {Record<string, () => void>} */
    const back = state.telling.past.length ? { ArrowLeft: () => this.repeat() } : {};
    if (state.settled) return back;
    const [next, end] = [() => stepper.skip(), () => stepper.hurry()];
    return { ...back, ArrowRight: next, End: end, " ": () => this.hold(!stepper.held) };
  }

  // --- showing ------------------------------------------------------------------------------------

  /** Shows the next beat, and says for how long; null where nothing waits. @returns {number | null} */
  next() {
    const { state, stepper } = this;
    const unsettled = !state.settled;
    const lines = state.next();
    if (!lines) {
      if (unsettled && state.settled) this.react();
      return null;
    }
    this.wasMine = false;
    this.since = performance.now();
    tell(this, lines);
    if (stepper.hurried) {
      this.draw();
      return 0;
    }
    return play(this, state.telling, lines, state.mine);
  }

  /** When the beat on show began. */
  since = 0;

  /** Tells the beat on show again; the one before it, where it has only just begun. */
  repeat() {
    const { state, stepper } = this;
    const again = performance.now() - this.since < JUST && !state.settled;
    if (!state.repeat()) return;
    if (again) state.repeat();
    stepper.skip();
    stepper.run();
  }

  /** Stays at the beat on show, or goes on. @param {boolean} still */
  hold(still) {
    if (still) this.stepper.hold();
    else this.stepper.release();
    this.draw();
  }

  title() {
    if (!this.kit) return;
    const turn = this.state.myTurn && !this.state.waitsForOthers;
    const name = say("title");
    document.title = turn ? `● ${say("ui-named", { what: say("ui-your-turn"), game: name })}` : `${name} · Fathoms`;
    const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (icon) icon.href = icon.href.replace(/favicon(-turn)?\.svg/, turn ? "favicon-turn.svg" : "favicon.svg");
  }

  /** @param {{name: string, about?: any} | null} dialog */
  tell(dialog) {
    this.dialog = dialog;
    this.draw();
  }

  async relearn() {
    await learn();
    this.title();
    this.draw();
  }

  draw() {
    if (!this.kit || (!this.state.scene && this.state.curtain === null)) return;
    if (this.state.coached && !this.adviser) this.advise();
    draw(this, page(this));
    queueMicrotask(() => follow(this.root)); // once what moves has been measured
    ask(this);
  }

  async advise() {
    const { game = "" } = this.state.table ?? {};
    [this.adviser] = await Promise.all([import("./coach.js"), learn("shell/coach", `${game}/coach`)]);
    this.draw();
  }
}
