/**
 * A table for one whose line leads nowhere: nobody else is there, and nothing is kept. Beside it a card speaks, and may
 * point at things: a lesson, a puzzle.
 */
import { html, nothing, render } from "../vendor/lit.js";
import { botFace } from "./art.js";
import { bring, place } from "./pointing.js";
import { State } from "./state.js";
import { Table } from "./table.js";
import { Chain, linesOf } from "./telling.js";

/** @import { Command } from "./state.js" */
/** @import { Line } from "./telling.js" */
/** @import { Choice, Now, StepShown, TableMessage } from "./types.js" */
/** What an act brought, and the present after it. @typedef {{steps: StepShown[], now: Now}} Part */

const SPEAKER = "crab";
const DESCRIBED = "[aria-describedby=bubble-text]";

export class Alone extends Table {
  /** What the card that has had the focus said. */ focused = "";

  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    super(root, "");
    this.game = game;
    this.bubble = document.createElement("div");
    root.after(this.bubble);
    addEventListener("resize", () => this.point());
    addEventListener("scroll", () => this.point(), true);
    new ResizeObserver(() => this.point()).observe(root);
    document.addEventListener("keydown", (event) => this.steer(event));
  }

  /** @returns {import("./table.js").Connection} */
  connect() {
    return { send: (command) => this.asked(/** @type {Command} */ (command)), now: () => {}, close: () => {} };
  }

  // --- what each such table says for itself -------------------------------------------------------

  /** Somebody asks for something; the command's id. @param {Command} _command @returns {string} */
  asked(_command) {
    return "";
  }

  /** The card that speaks, if it does. @returns {unknown} */
  speech() {
    return nothing;
  }

  /** What it says, in a word: another one takes the focus. */
  get says() {
    return "";
  }

  /** The choice that is pointed at. @returns {Choice | undefined} */
  get wanted() {
    return undefined;
  }

  /** Other things that are spoken of. @returns {string[]} */
  get topics() {
    return [];
  }

  /** Whether the thing to be chosen has the focus rather than the card. */
  get handsOn() {
    return false;
  }

  // --- the course of it ---------------------------------------------------------------------------

  /** Shows a table as it is when some of it has been played. @param {TableMessage} table @param {Part[]} before */
  lay(table, before) {
    const chain = new Chain();
    let now = chain.now(table.now);
    /** @type {Line[]} */
    const lines = [];
    for (const part of before) {
      lines.push(...linesOf(chain.steps(part.steps)).map(({ scene: _, ...line }) => line));
      now = chain.now(part.now);
    }
    this.ended = false;
    this.state = new State((command) => this.socket.send(command), this.state.cooperative);
    this.hear({ ...table, lines, now });
  }

  /** An act takes its effect. @param {Part} part @param {string} id of the command that asked for it */
  happen({ steps, now }, id) {
    this.state.hear({ type: "ack", id, ply: now.ply });
    this.hear({ type: "steps", steps, now });
  }

  seed() {}

  async older() {}

  async end() {
    this.ended = true;
  }

  // --- the card -----------------------------------------------------------------------------------

  /** @returns {HTMLElement | null} */
  get card() {
    return this.bubble.querySelector(".bubble");
  }

  /** The things that are pointed at, the one to choose last. @returns {HTMLElement[]} */
  get pointed() {
    const things = this.topics.map((id) => this.thing(id));
    return /** @type {HTMLElement[]} */ ([...things, this.target].filter(Boolean));
  }

  /**
   * What is to be clicked, or pressed, next: the thing itself, or its button where no such thing is in sight or only
   * what was clicked is to be confirmed.
   */
  get target() {
    const { wanted } = this;
    if (!wanted) return null;
    const { picked } = this.state;
    const on = picked.every((id, i) => wanted.path[i] === id);
    const id = wanted.path[on ? picked.length : 0] ?? wanted.path.at(-1);
    const thing = id?.startsWith("do-") ? null : this.thing(id ?? "");
    const act = `[data-action="${CSS.escape(wanted.action)}"]`;
    const find = (/** @type {string} */ at) => /** @type {HTMLElement | null} */ (this.root.querySelector(at));
    return (picked.length && find(`.acts ${act}`)) || (thing?.checkVisibility() ? thing : find(act));
  }

  /** @param {string} id of a piece or container @returns {HTMLElement | null} */
  thing(id) {
    const name = CSS.escape(id);
    return this.root.querySelector(`[data-id="${name}"], [data-home="${name}"]`);
  }

  /** The card and the thing it points at follow each other. @param {KeyboardEvent} event */
  steer(event) {
    const at = document.activeElement;
    if (event.key !== "Tab" || event.shiftKey || !this.target || !this.bubble.firstElementChild) return;
    const last = [...this.bubble.querySelectorAll("a, button")].at(-1);
    const to = at === last ? this.target : at === this.target ? this.card : null;
    if (to) {
      event.preventDefault();
      to.focus();
    }
  }

  draw() {
    const shown = this.kit && this.state.settled && !this.state.behind;
    render(shown ? this.speech() : nothing, this.bubble);
    super.draw();
    if (!shown) return;
    if (this.says === this.focused) return this.point();
    this.focused = this.says;
    const last = this.pointed.at(-1);
    this.card?.scrollTo(0, 0);
    if (last && this.card) bring(this.card, last);
    this.point();
    if (this.card) ((this.handsOn && this.target) || this.card).focus({ preventScroll: true });
  }

  /** Points at what is spoken of; what is to be chosen is described by what is said. */
  point() {
    const { card, target, pointed } = this;
    if (card) place(card, pointed);
    const moving = pointed.flatMap((thing) => thing.getAnimations({ subtree: true }).map((each) => each.finished));
    if (moving.length) void Promise.allSettled(moving).then(() => this.card && place(this.card, this.pointed));
    for (const old of this.root.querySelectorAll(DESCRIBED))
      if (old !== target) old.removeAttribute("aria-describedby");
    if (card) target?.setAttribute("aria-describedby", "bubble-text");
  }
}

/**
 * A card that speaks: its text, what stands below it, and the ways on from there. It is named by `bubble-name`.
 * @param {string} text @param {unknown} more @param {unknown} ways
 * @param {string} [picture] where all is done
 * @param {boolean} [aside] whether it leaves the table to be looked at: no veil, and in a corner
 */
export const bubble = (text, more, ways, picture = "", aside = false) =>
  html`${aside ? nothing : html`<svg class="pointing" aria-hidden="true"></svg>`}
    <section
      class="bubble ${picture ? "done" : ""} ${aside ? "aside" : ""}"
      role="dialog"
      aria-labelledby="bubble-name"
      aria-describedby="bubble-text"
      tabindex="-1"
    >
      ${picture ? html`<img class="end-scene" src=${picture} alt="" />` : nothing}
      <div class="says">
        ${botFace(SPEAKER)}
        <p id="bubble-text">${text}</p>
      </div>
      ${more}
      <div class="ways">${ways}</div>
    </section>`;

/** The picture of a game that was won, in the colour of who plays. @param {Alone} t */
export const wonPicture = ({ game, state }) => `/art/${game}/won/won.svg#seat-${state.me}`;
