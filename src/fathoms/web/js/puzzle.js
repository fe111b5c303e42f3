/**
 * A puzzle: a table at which one seat is to reach a goal. Every act is asked of the server together with all before it;
 * what missed the goal is told, and taken back.
 */
import { html, nothing, render } from "../vendor/lit.js";
import { Alone, bubble, wonPicture } from "./alone.js";
import { get, post, random, Refusal } from "./api.js";
import { icon, styleSheet } from "./art.js";
import { caption } from "./caption.js";
import { fins, nextOf, prizeMark, prizes, puzzlesOf, win } from "./puzzling.js";
import { sound } from "./sound.js";
import { Chain, linesOf } from "./telling.js";
import { nowhere } from "./topbar.js";
import { learn, phrase, reason, say } from "./words.js";

/** @import { Part } from "./alone.js" */
/** @import { Command } from "./state.js" */
/** @import { Choice, ErrorShown, PuzzleShown, PuzzleTable, PuzzleTried } from "./types.js" */

const [LONG, LONGEST] = [56, 100]; // characters of a goal that is set smaller, or needs more room besides
const TRIES = 2; // that miss before the answer is offered

/** @param {HTMLElement} root @param {string} game @param {string} id */
export async function open(root, game, id) {
  try {
    const [puzzle, all] = await Promise.all([
      get(`${puzzlesOf(game)}/${id}`),
      get(puzzlesOf(game)),
      styleSheet("lesson"),
      styleSheet("puzzle"),
      learn("shell/puzzles", `${game}/puzzles`),
    ]);
    new Puzzle(root, game, puzzle, all).takeBack(0);
  } catch (error) {
    render(nowhere(reason(error)), root);
  }
}

class Puzzle extends Alone {
  /** What was played, and what it brought. @type {(Part & {choice: Choice})[]} */ acts = [];
  /** How it stands. @type {PuzzleTried["status"]} */ status = "open";
  /** How often the goal was missed. */ misses = 0;
  /** Whether a hint was asked for, or the answer. */ helped = false;
  /** What solves it, once that was asked for. @type {string[]} */ answer = [];
  /** Whether the answer is played. */ showing = false;
  /** What the hint says; nothing where none is asked for. */ hint = "";

  /** @param {HTMLElement} root @param {string} game @param {PuzzleTable} puzzle @param {PuzzleShown[]} all */
  constructor(root, game, { puzzle, table }, all) {
    super(root, game);
    this.puzzle = puzzle;
    this.table = table;
    this.all = all;
    this.at = all.findIndex(({ id }) => id === puzzle.id);
    this.address = `${puzzlesOf(game)}/${puzzle.id}`;
  }

  // --- trying -------------------------------------------------------------------------------------

  /** @param {Command} command */
  asked(command) {
    const id = random();
    if (command.do === "play") void this.try(id, command.action);
    if (command.do === "undo") queueMicrotask(() => this.takeBack(this.acts.length - 1));
    if (command.do === "reset") queueMicrotask(() => this.takeBack(0));
    return id;
  }

  /** One act more. @param {string} id of the command @param {string} action */
  async try(id, action) {
    const choice = /** @type {Choice} */ (this.state.choices.find((one) => one.action === action));
    const before = this.acts;
    this.hint = "";
    this.showing &&= action === this.answer[before.length];
    try {
      /** @type {PuzzleTried} */
      const { status, steps, now } = await post(this.address, { acts: [...before.map(actionOf), action] });
      if (before !== this.acts) return; // it was taken back meanwhile
      const part = { choice, steps, now: { ...now, undo: status === "open" } };
      this.acts = [...before, part];
      this.status = status;
      if (status === "missed") this.misses += 1;
      if (status === "solved" && !this.showing) win(this.game, this.puzzle.id, this.helped ? "shell" : "pearl");
      this.happen(part, id);
    } catch (error) {
      this.state.hear({ type: "refused", id, ...why(error) });
      this.draw();
    }
  }

  /** Back to where only so many acts had been played. @param {number} count */
  takeBack(count) {
    this.acts = this.acts.slice(0, count);
    Object.assign(this, { status: "open", hint: "", showing: false });
    this.lay(this.table, this.acts);
  }

  /** What solves it; nothing where it is not to be had now. */
  async learnAnswer() {
    try {
      if (!this.answer.length) this.answer = (await get(`${this.address}/answer`)).answer;
      this.helped = true;
    } catch (error) {
      this.act((state) => (state.problem = why(error)));
    }
    return this.answer;
  }

  /** Points at what comes next; where one went another way, back to where the way is known. */
  async help() {
    const answer = await this.learnAnswer();
    if (!answer.length) return;
    const wrong = this.acts.findIndex((act, i) => actionOf(act) !== answer[i]);
    if (wrong >= 0) this.takeBack(wrong);
    this.hint = wrong < 0 ? "ui-puzzle-hint-here" : "ui-puzzle-hint-back";
    this.draw();
  }

  /** Plays the answer from the start. */
  async show() {
    const answer = await this.learnAnswer();
    if (!answer.length) return;
    this.takeBack(0);
    this.showing = true;
    this.state.plan = [...answer];
    this.act((state) => state.follow());
  }

  /** It has been read. */
  hush() {
    this.hint = "";
    this.draw();
  }

  // --- instead of what a match has ----------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  steer(event) {
    if (event.key === "Escape" && this.card && !this.dialog) {
      if (this.status === "missed") this.takeBack(this.acts.length - 1);
      else if (this.hint) this.hush();
    }
    super.steer(event);
  }

  title() {
    if (this.kit) document.title = `${say("ui-named", { what: this.name, game: say("title") })} · Fathoms`;
  }

  get name() {
    return say("ui-puzzle-number", { number: this.at + 1 });
  }

  draw() {
    const { state, status } = this;
    if (state.table && state.settled && status !== "open" && !state.closed) {
      state.table.closed = { key: status === "solved" ? "ui-puzzle-solved" : "ui-puzzle-open", about: {} };
      if (status === "solved") sound("won");
    }
    super.draw();
  }

  goal() {
    const { puzzle, acts, showing, status } = this;
    const slots = Math.max(puzzle.acts, acts.length + Number(status === "open"));
    const last = acts.length - 1;
    const dot = (/** @type {number} */ i) =>
      i === last && status === "missed" ? "no" : i <= last ? "did" : i === last + 1 && status === "open" ? "now" : "";
    const move = say("ui-puzzle-move", { move: Math.min(slots, acts.length + 1) });
    const enough = say("ui-puzzle-enough", { count: puzzle.acts });
    const goal = say(`goal-${puzzle.goal}`);
    return html`<div class="goal ${goal.length > LONG ? "long" : ""} ${goal.length > LONGEST ? "longest" : ""}">
      <a class="btn square" href="/puzzles/${this.game}" aria-label=${say("ui-puzzle-all")}>${icon("back")}</a>
      <div>
        <h1>${goal}</h1>
        <p>
          ${fins(puzzle.fins)} <span class="which">${this.name}</span>
          <span class="slots" aria-hidden="true"
            >${Array.from({ length: slots }, (_, i) => html`<i class=${dot(i)}></i>`)}</span
          >
          <span>${move}, ${enough}</span>
        </p>
      </div>
      <button class="btn" type="button" ?disabled=${showing || status !== "open"} @click=${() => this.help()}>
        ${icon("coach")}<span>${say("ui-puzzle-hint")}</span>
      </button>
    </div>`;
  }

  // --- the card -----------------------------------------------------------------------------------

  get says() {
    if (this.status !== "open") return `${this.status} ${this.misses}`;
    return this.hint && [this.hint, this.acts.length, ...this.state.picked].join();
  }

  get handsOn() {
    return this.state.picked.length > 0;
  }

  get wanted() {
    const next = this.answer[this.acts.length];
    return this.hint ? this.state.choices.find(({ action }) => action === next) : undefined;
  }

  speech() {
    const { status, showing } = this;
    if (status === "missed") return bubble(missed(this), named(this), afterMiss(this), "", true);
    if (status === "solved" && showing) return bubble(say("ui-puzzle-shown"), way(this), afterAnswer(this), "", true);
    if (status === "solved") return bubble(done(this), won(this), afterAll(this), wonPicture(this));
    return this.hint ? bubble(say(this.hint), named(this), gotIt(this)) : nothing;
  }
}

/** Why something cannot be. @param {unknown} error @returns {ErrorShown} */
const why = (error) =>
  (error instanceof Refusal && error.why) || { error: reason(error), message: { key: "", about: {} } };

/** @param {{choice: Choice}} act */
const actionOf = ({ choice }) => choice.action;

/** What happened instead. @param {Puzzle} t */
function missed({ acts }) {
  const { steps, now } = acts[acts.length - 1];
  const lines = linesOf(new Chain().steps(steps));
  const what = lines.length ? caption(lines) : "";
  return say(now.over ? "ui-puzzle-missed-over" : "ui-puzzle-missed", { what });
}

/** @param {Puzzle} t */
const named = (t) => html`<b class="hide" id="bubble-name">${t.name}</b>`;

/** @param {Puzzle} t */
const done = (t) => say(`ui-puzzle-done-${t.helped ? "shell" : "pearl"}`);

/** @param {Puzzle} t */
function won(t) {
  const prize = prizes(t.game);
  const solved = t.all.filter(({ id }) => prize[id]).length;
  return html`<p class="how-far">
    <b id="bubble-name">${t.name}</b>
    <span>${prizeMark(t.helped ? "shell" : "pearl")}${say("puzzle-count", { solved, all: t.all.length })}</span>
  </p>`;
}

/** What was played. @param {Puzzle} t */
const way = (t) =>
  html`<ol class="way">
      ${t.acts.map(({ choice }) => html`<li>${phrase(choice)}</li>`)}
    </ol>
    ${named(t)}`;

/** @param {Puzzle} t */
const afterMiss = (t) =>
  html`${t.misses < TRIES
      ? nothing
      : html`<button class="btn" type="button" @click=${() => t.show()}>
          ${icon("eye")}${say("ui-puzzle-answer")}
        </button>`}
    <button class="btn" type="button" @click=${() => t.help()}>${icon("coach")}${say("ui-puzzle-hint")}</button>
    <button class="btn main" type="button" @click=${() => t.takeBack(t.acts.length - 1)}>
      ${icon("undo")}${say("ui-puzzle-back")}
    </button>`;

/** @param {Puzzle} t */
const afterAnswer = (t) =>
  html`${all(t)} ${onward(t, "")}
    <button class="btn main" type="button" @click=${() => t.takeBack(0)}>
      ${icon("play")}${say("ui-puzzle-try")}
    </button>`;

/** @param {Puzzle} t */
const afterAll = (t) =>
  html`${all(t)}
    <button class="btn" type="button" @click=${() => t.takeBack(0)}>${icon("reset")}${say("learn-again")}</button>
    ${onward(t, "main")}`;

/** @param {Puzzle} t */
const gotIt = (t) => html`<button class="btn main" type="button" @click=${() => t.hush()}>${say("ui-got-it")}</button>`;

/** @param {Puzzle} t */
const all = (t) => html`<a class="link" href="/puzzles/${t.game}">${say("ui-puzzle-all")}</a>`;

/** To the next that is not solved yet, if there is one. @param {Puzzle} t @param {string} warm */
function onward(t, warm) {
  const next = t.all[nextOf(t.all, prizes(t.game), t.at)];
  return next
    ? html`<a class="btn ${warm}" href="/puzzles/${t.game}/${next.id}">${icon("next")}${say("ui-puzzle-next")}</a>`
    : nothing;
}
