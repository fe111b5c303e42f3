/** A match again, from its first step: a scrubber over the steps, each told line by line. */
import { html, nothing, render } from "../vendor/lit.js";
import { get } from "./api.js";
import { icon, styleSheet } from "./art.js";
import { play } from "./beat.js";
import { ribbon } from "./caption.js";
import { follow } from "./camera.js";
import { explain } from "./explain.js";
import { draw } from "./focus.js";
import { load, seatName } from "./load.js";
import { lines } from "./log.js";
import { Look, review } from "./review.js";
import { belongings, face, word } from "./seats.js";
import { NO_MATCH, Socket } from "./socket.js";
import { film, inEarshot, ratio, shape, traces } from "./stage.js";
import { Stepper } from "./stepper.js";
import { styles } from "./styles.js";
import { aim, hand, home } from "./tableview.js";
import { Chain, Telling, linesOf } from "./telling.js";
import { nowhere, settings } from "./topbar.js";
import { learn, nameSeats, say, whoIs } from "./words.js";

/** @import { View } from "./stage.js" */
/** @import { Line } from "./telling.js" */
/** @import { Scene, TableMessage } from "./types.js" */
/** The lines of a step, and the table after it. @typedef {{lines: Line[], scene: Scene}} Told */

const PAGE = 50;

/** @param {HTMLElement} root @param {string} match */
export function open(root, match) {
  const replay = new Replay(root, match);
  const socket = new Socket(
    match,
    (message) => {
      if (message.type !== "table") return;
      socket.close();
      replay.begin(message);
    },
    (state, code) => {
      if (state === "refused") render(nowhere(say(code === NO_MATCH ? "ui-no-match" : "ui-no-right")), root);
    },
  );
}

class Replay {
  /** What the server said of the table. @type {{table: any}} */ state = { table: null };
  /** @type {any} */ kit = null;
  /** Steps already fetched. @type {Map<number, Told>} */ steps = new Map();
  telling = new Telling();
  /** @type {{name: string, about?: any} | null} */ dialog = null;
  /** @type {((t: any) => unknown) | null} */ dialogs = null;
  /** @type {Look | null} */ look = null;
  /** Until the step stands in the address: not at every pixel of a drag. */ noting = 0;
  step = 0;
  of = 1;
  eye = -1;
  playing = false;

  /** @param {HTMLElement} root @param {string} match */
  constructor(root, match) {
    this.root = root;
    this.match = match;
    this.stepper = new Stepper(() => this.next());
  }

  /** @param {TableMessage} message */
  async begin(message) {
    this.state.table = message;
    const me = message.mine.length === 1 ? message.mine[0] : -1;
    this.eye = me;
    nameSeats(
      (seat) => seatName(message.seats, seat),
      () => me,
    );
    [[this.kit]] = await Promise.all([load(message.game), styleSheet("replay"), learn("shell/end")]);
    this.title();
    await this.go(Number(location.hash.slice(1)) || 0);
    explain(this.root, this, () => this.telling.scene);
    if (!message.now.over) return;
    this.look = new Look(this.match, () => this.draw());
    this.draw(); // its place is kept from the start
  }

  /** Brings the steps around one from the server. @param {number} n */
  async fetch(n) {
    if (this.steps.has(n)) return;
    const from = Math.floor(n / PAGE) * PAGE;
    const asked = `from=${from}&to=${from + PAGE - 1}&seat=${this.eye}`;
    const { steps, of, scene } = await get(`/api/matches/${this.match}/steps?${asked}`);
    this.of = of;
    const whole = new Chain(scene).steps(steps);
    // what nothing is told of looks as what comes next
    let last = scene ?? linesOf(whole).find((line) => line.scene)?.scene ?? { containers: [] };
    for (const step of whole) {
      const told = linesOf([step]);
      last = told.findLast((line) => line.scene)?.scene ?? last;
      this.steps.set(step.n, { lines: told, scene: last });
    }
  }

  /** Shows the table after a step. @param {number} n */
  async go(n) {
    this.stepper.stop();
    this.playing = false;
    await this.fetch(n);
    this.step = Math.max(0, Math.min(n, this.of - 1));
    /** @type {Line[]} */
    const log = [];
    for (let step = this.step; this.steps.has(step); step--) log.unshift(...(this.steps.get(step)?.lines ?? []));
    this.telling.jump(log, this.steps.get(this.step)?.scene ?? this.telling.scene);
    this.draw();
    this.note();
  }

  /** The address keeps the step. */
  note() {
    clearTimeout(this.noting);
    this.noting = setTimeout(() => history.replaceState(null, "", `#${this.step}`), 200);
  }

  /** Shows the next beat, that of the next step where this one is told, and says for how long; null at the end. */
  async next() {
    while (!this.telling.queue.length) {
      const next = this.step + 1;
      if (next >= this.of) return null;
      await this.fetch(next);
      if (!this.playing) return null;
      this.step = next;
      this.telling.queue.push(...(this.steps.get(next)?.lines ?? []));
      this.note();
    }
    return play(this, this.telling, this.telling.next() ?? [], []);
  }

  /** Plays on, or stays. */
  async play() {
    if (this.playing) return this.go(this.step);
    this.playing = true;
    this.draw();
    await this.stepper.run();
    this.playing = false;
    this.draw();
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

  /** Looks through other eyes. @param {number} seat */
  async see(seat) {
    this.eye = seat;
    this.steps.clear();
    await this.go(this.step);
  }

  /** Brings older lines of the log. */
  async older() {
    const first = this.telling.log[0]?.n ?? 0;
    if (this.playing || first < 1 || this.steps.has(first - 1)) return;
    await this.fetch(first - 1);
    await this.go(this.step);
  }

  title() {
    document.title = say("ui-named", { what: say("ui-replay"), game: say("title") });
  }

  draw() {
    draw(this, page(this));
    queueMicrotask(() => follow(this.root));
  }
}

/** @param {Replay} r */
function page(r) {
  const scene = /** @type {Scene} */ (r.telling.scene);
  /** @type {View} */
  const view = {
    scene,
    kit: r.kit,
    eye: r.eye,
    may: new Map(),
    picked: [],
    pick: () => {},
    ahead: null,
    ...traces(r.telling, r.playing),
  };
  const title = say("ui-named", { what: say("ui-replay"), game: say("title") });
  const fresh = new Set(r.telling.log.filter((line) => line.n === r.step));
  return html`<div class="table ${shape(r.kit)}" ${styles({ "--ratio": ratio(r.kit) })}>
    <header class="bar">
      ${home()}
      <h1>${title}</h1>
      <span class="gap"></span>
      ${settings(() => r.relearn())}
      <a class="btn" aria-label=${say("ui-to-table")} href="/match/${r.match}">
        ${icon("back")}<span class="wide-only">${say("ui-to-table")}</span>
      </a>
    </header>
    <main class="board">${inEarshot(scene, r.kit, nothing)} ${film(view)}</main>
    <div class="caption" role="status">${ribbon(r.telling, r.state.table.seats, r.eye, scene, r.kit)}</div>
    <section class="around" aria-label=${say("ui-at-table")}>
      <ul class="seats">
        ${r.state.table.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => seatTile(r, view, seat))}
      </ul>
    </section>
    ${aim(scene)}
    <section class="do looking" aria-label=${stepOf(r)}>
      ${controls(r)}
      <div class="dock">${hand(view)}</div>
    </section>
    ${lines(r.telling.log, fresh, r, () => r.older())} ${r.dialogs?.(r) ?? nothing}
  </div>`;
}

/** @param {Replay} r */
const stepOf = (r) => say("ui-step-of", { step: r.step + 1, of: r.of });

/** The way from step to step. @param {Replay} r */
function controls(r) {
  const scrub = (/** @type {Event} */ event) => r.go(Number(/** @type {HTMLInputElement} */ (event.target).value));
  const side = (/** @type {number} */ n, /** @type {string} */ key, /** @type {string} */ turned) =>
    html`<button
      class="btn square ${turned}"
      type="button"
      aria-label=${say(key)}
      ?disabled=${n < 0 || n >= r.of}
      @click=${() => r.go(n)}
    >
      ${icon("back")}
    </button>`;
  return html`<div class="ask">
    <div class="back">
      ${side(r.step - 1, "ui-step-back", "")}
      <button class="btn main" type="button" @click=${() => r.play()}>
        ${icon(r.playing ? "hole" : "play")}${say(r.playing ? "ui-pause" : "ui-play")}
      </button>
      ${side(r.step + 1, "ui-step-on", "turned")}
      <span>${stepOf(r)}</span>
    </div>
    <label class="scrub">
      <span class="hide">${say("ui-step")}</span>
      <input type="range" min="0" max=${r.of - 1} .value=${String(r.step)} @input=${scrub} />
    </label>
    ${r.state.table.mine.length ? eyes(r) : nothing}
    ${r.look ? review(r.look, { at: r.step, go: (n) => r.go(n), brief: true }) : nothing}
  </div>`;
}

/** Through whose eyes one looks. @param {Replay} r */
function eyes(r) {
  const see = (/** @type {Event} */ event) => r.see(Number(/** @type {HTMLSelectElement} */ (event.target).value));
  const named = (/** @type {number} */ seat) => (seat < 0 ? say("ui-spectator") : whoIs(seat));
  return html`<label class="seen">
    ${say("ui-seen-by")}
    <select class="field" @change=${see}>
      ${[-1, ...r.state.table.mine].map(
        (seat) => html`<option value=${seat} .selected=${seat === r.eye}>${named(seat)}</option>`,
      )}
    </select>
  </label>`;
}

/** @param {Replay} r @param {View} view @param {number} seat */
function seatTile(r, view, seat) {
  const { seats } = r.state.table;
  return html`<li
    class=${r.playing && r.telling.doer === seat ? "on" : ""}
    ${styles({ "--c": `var(--seat-${seat})` })}
    data-team=${view.scene.seats?.[seat]?.team ?? nothing}
  >
    <span class="who"
      >${face(seats, seat, view.scene, r.kit)}<span
        ><b>${whoIs(seat)}</b><small>${word(view.scene, seat)}</small></span
      ></span
    >
    ${belongings(view, seat)}
  </li>`;
}
