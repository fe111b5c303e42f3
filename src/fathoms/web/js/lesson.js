/**
 * A lesson: the table of a first game that is written down. Everything in it has been played already; it is shown when
 * the learner does what is asked, and a bubble says what that is.
 */
import { html, nothing, render } from "../vendor/lit.js";
import { get, random } from "./api.js";
import { botFace, icon, styleSheet } from "./art.js";
import { NARROW, bring, place } from "./pointing.js";
import { keep } from "./prefs.js";
import { sound } from "./sound.js";
import { lessonAt, start, withBots } from "./start.js";
import { State } from "./state.js";
import { Table } from "./table.js";
import { Chain, linesOf } from "./telling.js";
import { nowhere } from "./topbar.js";
import { aloud } from "./voice.js";
import { phrase, reason, say } from "./words.js";

/** @import { Command } from "./state.js" */
/** @import { Line } from "./telling.js" */
/** @import { Choice, LessonPart, LessonShown, TableMessage } from "./types.js" */

const TEACHER = "crab";
const DESCRIBED = "[aria-describedby=lesson-text]";

/** @param {HTMLElement} root @param {string} game */
export async function open(root, game) {
  try {
    const [lesson] = await Promise.all([get(`/api/games/${game}/lesson`), styleSheet("lesson")]);
    new Lesson(root, game, lesson).enter();
  } catch (error) {
    render(nowhere(reason(error)), root);
  }
}

class Lesson extends Table {
  /** The step that is taught; after the last one comes the end. */ step = 0;
  /** How much of it has been played. */ part = 0;
  /** Whether the next scene waits to begin. */ between = false;
  /** What is said to somebody who tried something else. */ hint = "";
  /** What the bubble that has had the focus said. */ focused = "";

  /** @param {HTMLElement} root @param {string} game @param {LessonShown} lesson */
  constructor(root, game, lesson) {
    super(root, "");
    this.game = game;
    this.lesson = lesson;
    this.further = [`${game}/lesson`];
    const [version, step] = lessonAt(game).split(" ");
    this.step = version === lesson.version ? Number(step) : 0;
    /** Where the learner came back to. */
    this.resumed = this.step;
    this.bubble = document.createElement("div");
    root.after(this.bubble);
    addEventListener("resize", () => this.point());
    addEventListener("scroll", () => this.point(), true);
    new ResizeObserver(() => this.point()).observe(root);
    document.addEventListener("keydown", (event) => this.steer(event));
  }

  // --- the course of the lesson -------------------------------------------------------------------

  /** Nobody is at the other end: what is asked for is here already. @returns {import("./table.js").Line} */
  connect() {
    return { send: (command) => this.asked(/** @type {Command} */ (command)), now: () => {}, close: () => {} };
  }

  /** Shows the table as it is when the step begins. */
  enter() {
    const { steps } = this.lesson;
    Object.assign(this, { part: 0, between: false, hint: "" });
    const first = steps.findLastIndex((step, i) => step.table && i <= this.step);
    const before = steps.slice(first, this.step).flatMap((step) => step.parts);
    const table = /** @type {TableMessage} */ (steps[first].table);
    const chain = new Chain();
    let now = chain.now(table.now);
    /** @type {Line[]} */
    const lines = [];
    for (const part of before) {
      lines.push(...linesOf(chain.steps(part.steps)).map(({ scene: _, ...line }) => line));
      now = chain.now(part.now);
    }
    this.state = new State((command) => this.socket.send(command), this.state.cooperative);
    this.hear({ ...table, lines, now });
  }

  /** What is to be played next; nothing where the learner only reads. @returns {LessonPart | undefined} */
  get due() {
    return this.between ? undefined : this.lesson.steps[this.step]?.parts[this.part];
  }

  /** What the learner is asked to choose. @returns {Choice | undefined} */
  get wanted() {
    return this.state.choices.find((choice) => choice.action === this.due?.action);
  }

  get done() {
    return this.step === this.lesson.steps.length;
  }

  /** @param {Command} command */
  asked(command) {
    const id = random();
    const right = command.do === "play" && command.action === this.due?.action;
    queueMicrotask(() => (right ? this.happen(id) : this.refuse()));
    return id;
  }

  /** What was due happens. @param {string} [id] of the command that asked for it */
  happen(id = "") {
    const due = /** @type {LessonPart} */ (this.due);
    this.hint = "";
    this.part += 1;
    if (this.part === this.lesson.steps[this.step].parts.length) this.advance();
    if (innerWidth < NARROW) scrollTo(0, 0); // to the board, on which it happens
    this.state.hear({ type: "ack", id, ply: due.now.ply });
    this.hear({ type: "steps", steps: due.steps, now: due.now });
  }

  /** Something else was tried: that changes nothing. */
  refuse() {
    this.state.sent = "";
    this.state.picked = [];
    this.hint = this.wanted ? say("learn-not-now", { act: this.wanted }) : say("learn-first");
    aloud(this.hint);
    this.draw();
  }

  advance() {
    this.step += 1;
    this.part = 0;
    this.between = Boolean(this.lesson.steps[this.step]?.table);
    keep(`lesson-${this.game}`, this.done ? "done" : `${this.lesson.version} ${this.step}`);
  }

  /** The learner has read. */
  goOn() {
    this.hint = "";
    if (this.between) return this.enter();
    if (this.due) return this.happen();
    this.advance();
    this.draw();
  }

  /** One step back; in the middle of one, to its beginning. */
  back() {
    if (!this.part) this.step = Math.max(0, this.step - 1);
    this.ended = false;
    this.enter();
  }

  again() {
    this.step = this.resumed = 0;
    this.ended = false;
    this.enter();
  }

  playOn() {
    start(withBots(this.facts)).catch((error) => alert(reason(error)));
  }

  // --- instead of what a match has ----------------------------------------------------------------

  seed() {}

  async older() {}

  async end() {
    this.ended = true;
    sound("won");
  }

  /** @param {string} id */
  pick(id) {
    if (this.state.behind) return this.stepper.hurry();
    this.hint = "";
    if (!this.state.pick(id) || !this.state.choices.length) this.refuse();
    this.draw();
  }

  /** The bubble and the thing it points at follow each other; an arrow goes back. @param {KeyboardEvent} event */
  steer(event) {
    const at = document.activeElement;
    const inside = this.bubble.contains(at);
    if (event.key === "ArrowLeft" && inside) this.back();
    if (event.key !== "Tab" || event.shiftKey || !this.target || !this.bubble.firstElementChild) return;
    const last = [...this.bubble.querySelectorAll("a, button")].at(-1);
    const to = at === last ? this.target : at === this.target ? this.card : null;
    if (to) {
      event.preventDefault();
      to.focus();
    }
  }

  // --- the bubble ---------------------------------------------------------------------------------

  /** @returns {HTMLElement | null} */
  get card() {
    return this.bubble.querySelector(".bubble");
  }

  /** The things that are pointed at, the one to choose last. @returns {HTMLElement[]} */
  get pointed() {
    const ids = this.part || this.between ? [] : (this.lesson.steps[this.step]?.point ?? []);
    const things = ids.map((id) => this.thing(id));
    return /** @type {HTMLElement[]} */ ([...things, this.target].filter(Boolean));
  }

  /** What is to be clicked, or pressed, next. @returns {HTMLElement | null} */
  get target() {
    const { wanted } = this;
    if (!wanted) return null;
    const { picked } = this.state;
    const on = picked.every((id, i) => wanted.path[i] === id);
    const id = wanted.path[on ? picked.length : 0] ?? wanted.path.at(-1);
    const button = `[data-action="${CSS.escape(wanted.action)}"]`;
    return (id?.startsWith("do-") ? null : this.thing(id ?? "")) ?? this.root.querySelector(button);
  }

  /** @param {string} id of a piece or container @returns {HTMLElement | null} */
  thing(id) {
    const name = CSS.escape(id);
    return this.root.querySelector(`[data-id="${name}"], [data-home="${name}"]`);
  }

  draw() {
    super.draw();
    if (!this.kit) return;
    const shown = this.state.settled && !this.state.behind;
    render(shown ? bubble(this) : nothing, this.bubble);
    if (!shown) return;
    const says = [this.step, this.part, this.between].join();
    if (says === this.focused) return this.point();
    this.focused = says;
    const last = this.pointed.at(-1);
    if (last && this.card) bring(this.card, last);
    this.point();
    (this.part ? (this.target ?? this.card) : this.card)?.focus({ preventScroll: true });
  }

  /** Points at what is spoken of; what is to be chosen is described by what is said. */
  point() {
    if (!this.card) return;
    place(this.card, this.pointed);
    const { target } = this;
    for (const old of this.root.querySelectorAll(DESCRIBED))
      if (old !== target) old.removeAttribute("aria-describedby");
    target?.setAttribute("aria-describedby", "lesson-text");
  }
}

/** @param {Lesson} t */
function bubble(t) {
  const of = t.lesson.steps.length;
  const { wanted, step, between, done } = t;
  const said = done ? "learn-done" : between ? "learn-scene" : t.lesson.steps[step].say;
  return html`<svg class="pointing" aria-hidden="true"></svg>
    <section
      class="bubble ${done ? "done" : ""}"
      role="dialog"
      aria-labelledby="lesson-step"
      aria-describedby="lesson-text"
      tabindex="-1"
    >
      ${done ? html`<img class="end-scene" src=${`/art/${t.state.table?.game}/won/won.svg`} alt="" />` : nothing}
      <div class="says">
        ${botFace(TEACHER)}
        <p id="lesson-text">${say(said)}</p>
      </div>
      ${t.hint ? html`<p class="hint">${t.hint}</p>` : nothing} ${wanted ? todo(t, wanted) : nothing}
      <div class="how-far">
        <span class="dots" aria-hidden="true">
          ${t.lesson.steps.map((_, i) => html`<i class=${i < step ? "past" : i === step ? "now" : ""}></i>`)}
        </span>
        <b id="lesson-step">${say("learn-step", { step: Math.min(step + 1, of), steps: of })}</b>
      </div>
      <div class="ways">${done ? ends(t) : ways(t)}</div>
    </section>`;
}

/** What is asked, as a choice is called. @param {Lesson} t @param {Choice} wanted */
const todo = (t, wanted) =>
  html`<p class="todo">
    <b>${phrase(wanted)}</b>
    <button class="btn" type="button" @click=${() => t.act((state) => state.choose(wanted))}>
      ${say("learn-show")}
    </button>
  </p>`;

/** @param {Lesson} t */
const ways = (t) =>
  html`<a class="link" href="/">${say("learn-leave")}</a> ${t.resumed && t.resumed === t.step && !t.part
      ? html`<button class="btn" type="button" @click=${() => t.again()}>${say("learn-start")}</button>`
      : nothing}
    ${t.step || t.part
      ? html`<button class="btn" type="button" @click=${() => t.back()}>${icon("back")}${say("learn-back")}</button>`
      : nothing}
    ${t.wanted
      ? nothing
      : html`<button class="btn main" type="button" @click=${() => t.goOn()}>${say("learn-next")}</button>`}`;

/** @param {Lesson} t */
const ends = (t) =>
  html`<a class="link" href="/">${say("ui-home")}</a>
    <button class="btn" type="button" @click=${() => t.again()}>${say("learn-again")}</button>
    <button class="btn main" type="button" @click=${() => t.playOn()}>${icon("play")}${say("learn-play")}</button>`;
