/**
 * A lesson: the table of a first game that is written down. Everything in it has been played already; it is shown when
 * the learner does what is asked, and a card says what that is.
 */
import { html, nothing, render } from "../vendor/lit.js";
import { Alone, bubble, wonPicture } from "./alone.js";
import { get, random } from "./api.js";
import { icon, styleSheet } from "./art.js";
import { NARROW } from "./pointing.js";
import { keep } from "./prefs.js";
import { sound } from "./sound.js";
import { lessonAt, start, withBots } from "./start.js";
import { nowhere } from "./topbar.js";
import { aloud } from "./voice.js";
import { learn, phrase, reason, say } from "./words.js";

/** @import { Command } from "./state.js" */
/** @import { Offer } from "./choices.js" */
/** @import { LessonPart, LessonShown, TableMessage } from "./types.js" */

/** @param {HTMLElement} root @param {string} game */
export async function open(root, game) {
  try {
    const [lesson] = await Promise.all([
      get(`/api/games/${game}/lesson`),
      styleSheet("lesson"),
      learn("shell/lesson", `${game}/lesson`),
    ]);
    new Lesson(root, game, lesson).enter();
  } catch (error) {
    render(nowhere(reason(error)), root);
  }
}

class Lesson extends Alone {
  /** The step that is taught; after the last one comes the end. */ step = 0;
  /** How much of it has been played. */ part = 0;
  /** Whether the next scene waits to begin. */ between = false;
  /** What is said to somebody who tried something else. */ hint = "";

  /** @param {HTMLElement} root @param {string} game @param {LessonShown} lesson */
  constructor(root, game, lesson) {
    super(root, game);
    this.lesson = lesson;
    const [version, step] = lessonAt(game).split(" ");
    this.step = version === lesson.version ? Number(step) : 0;
    /** Where the learner came back to. */
    this.resumed = this.step;
  }

  // --- the course of the lesson -------------------------------------------------------------------

  /** Shows the table as it is when the step begins. */
  enter() {
    const { steps } = this.lesson;
    Object.assign(this, { part: 0, between: false, hint: "" });
    const first = steps.findLastIndex((step, i) => step.table && i <= this.step);
    const table = /** @type {TableMessage} */ (steps[first].table);
    this.lay(
      table,
      steps.slice(first, this.step).flatMap((step) => step.parts),
    );
  }

  /** What is to be played next; nothing where the learner only reads. @returns {LessonPart | undefined} */
  get due() {
    return this.between ? undefined : this.lesson.steps[this.step]?.parts[this.part];
  }

  /** What the learner is asked to choose: as much of it as is one click. @returns {Offer | undefined} */
  get wanted() {
    const rest = this.due ? this.lesson.steps[this.step].parts.slice(this.part).map(({ action }) => action) : [];
    const all = (/** @type {Offer} */ { action, then = [] }) => [action, ...then];
    const due = this.state.offers.filter((offer) => all(offer).every((action, i) => action === rest[i]));
    return due.sort((a, b) => all(b).length - all(a).length)[0];
  }

  get done() {
    return this.step === this.lesson.steps.length;
  }

  /** @param {Command} command */
  asked(command) {
    const id = random();
    const right = command.action === this.due?.action;
    if (command.do === "play") setTimeout(() => (right ? this.goes(id) : this.refuse())); // as if it had been away
    return id;
  }

  /** What was due happens. @param {string} [id] of the command that asked for it */
  goes(id = "") {
    const due = /** @type {LessonPart} */ (this.due);
    this.hint = "";
    this.part += 1;
    if (this.part === this.lesson.steps[this.step].parts.length) this.advance();
    if (innerWidth < NARROW) scrollTo(0, 0); // to the board, on which it happens
    this.happen(due, id);
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
    if (this.due) return this.goes();
    this.advance();
    this.draw();
  }

  /** One step back; in the middle of one, to its beginning. */
  back() {
    if (!this.part) this.step = Math.max(0, this.step - 1);
    this.enter();
  }

  again() {
    this.step = this.resumed = 0;
    this.enter();
  }

  playOn() {
    start(withBots(this.facts, true)).catch((error) => alert(reason(error)));
  }

  // --- instead of what a match has ----------------------------------------------------------------

  async end() {
    await super.end();
    sound("won");
  }

  /** @param {string} id */
  pick(id) {
    if (this.state.behind) return this.stepper.hurry();
    this.hint = "";
    if (!this.state.pick(id) || !this.state.choices.length) this.refuse();
    this.draw();
  }

  /** An arrow goes back. @param {KeyboardEvent} event */
  steer(event) {
    if (event.key === "ArrowLeft" && this.bubble.contains(document.activeElement)) this.back();
    super.steer(event);
  }

  get says() {
    return [this.step, this.part, this.between].join();
  }

  get topics() {
    return this.part || this.between ? [] : (this.lesson.steps[this.step]?.point ?? []);
  }

  get handsOn() {
    return this.part > 0;
  }

  speech() {
    const { wanted, step, between, done } = this;
    if (this.state.sent) return nothing;
    const said = done ? "learn-done" : between ? "learn-scene" : this.part ? "learn-then" : this.lesson.steps[step].say;
    const hint = this.hint ? html`<p class="hint">${this.hint}</p>` : nothing;
    const more = html`${hint} ${wanted ? todo(this, wanted) : nothing} ${howFar(this)}`;
    return bubble(say(said), more, done ? ends(this) : ways(this), done ? wonPicture(this) : "");
  }
}

/** @param {Lesson} t */
function howFar({ lesson: { steps }, step }) {
  return html`<div class="how-far">
    <span class="dots" aria-hidden="true">
      ${steps.map((_, i) => html`<i class=${i < step ? "past" : i === step ? "now" : ""}></i>`)}
    </span>
    <b id="bubble-name">${say("learn-step", { step: Math.min(step + 1, steps.length), steps: steps.length })}</b>
  </div>`;
}

/** What is asked, as a choice is called. @param {Lesson} t @param {Offer} wanted */
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
