/** A match again, from its first step: a scrubber over the steps, each shown line by line. */
import { html, nothing, render } from "../vendor/lit.js";
import { animate, leaving, measure } from "./animate.js";
import { get } from "./api.js";
import { icon } from "./art.js";
import { dialogs } from "./dialogs.js";
import { load, seatName } from "./load.js";
import { entry } from "./log.js";
import { Look, review } from "./review.js";
import { SPEEDS } from "./player.js";
import { pref } from "./prefs.js";
import { face } from "./seats.js";
import { Socket } from "./socket.js";
import { board, boards, flow, flows, ratio } from "./stage.js";
import { own, shape, trays } from "./tableview.js";
import { nowhere } from "./topbar.js";
import { styles } from "./styles.js";
import { learn, nameSeats, say, thing } from "./words.js";

/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{line: Line, scene: Scene}} Frame one line of a step, and the table after it */

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
      if (state === "refused") render(nowhere(say(code === 4404 ? "ui-no-match" : "ui-no-right")), root);
    },
  );
}

class Replay {
  /** @type {any} */ table = null;
  /** @type {any} */ kit = null;
  /** @type {Record<string, string>} */ rules = {};
  /** Steps already fetched. @type {Map<number, Frame[]>} */ steps = new Map();
  /** @type {Scene} */ scene = { containers: [] };
  /** @type {import("./types.js").Piece[]} */ ghosts = [];
  /** @type {{name: string, about?: any} | null} */ dialog = null;
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
  }

  /** @param {import("./types.js").TableMessage} message */
  async begin(message) {
    this.table = message;
    this.eye = message.mine.length === 1 ? message.mine[0] : -1;
    nameSeats((seat) => seatName(message.seats, seat));
    [this.kit, this.rules] = await load(message.game);
    document.title = say("ui-named", { what: say("ui-replay"), game: say("title") });
    await this.go(Number(location.hash.slice(1)) || 0);
    if (message.now.over) this.look = new Look(this.match, () => this.draw());
  }

  /** Brings the steps around one from the server. @param {number} n */
  async fetch(n) {
    if (this.steps.has(n)) return;
    const from = Math.floor(n / PAGE) * PAGE;
    const { steps, of, scene } = await get(
      `/api/matches/${this.match}/steps?from=${from}&to=${from + PAGE - 1}&seat=${this.eye}`,
    );
    this.of = of;
    let last = scene ?? { containers: [] };
    for (const step of steps) {
      this.steps.set(
        step.n,
        step.lines.map((/** @type {Line} */ line) => {
          last = line.scene ?? last;
          return { line: { ...line, n: step.n, seat: step.seat }, scene: last };
        }),
      );
    }
  }

  /** Shows the table after a step. @param {number} n */
  async go(n) {
    await this.fetch(n);
    this.step = Math.max(0, Math.min(n, this.of - 1));
    this.ghosts = [];
    this.scene = this.steps.get(this.step)?.at(-1)?.scene ?? this.scene;
    this.draw();
    clearTimeout(this.noting);
    this.noting = setTimeout(() => history.replaceState(null, "", `#${this.step}`), 200);
  }

  /** Shows the next step line by line. */
  async on() {
    const next = this.step + 1;
    if (next >= this.of) return false;
    await this.fetch(next);
    this.step = next;
    for (const frame of this.steps.get(next) ?? []) {
      const ms = SPEEDS[pref("speed", "normal")] ?? SPEEDS.normal;
      const before = measure(this.root);
      this.ghosts = leaving(this.scene, frame.scene);
      this.scene = frame.scene;
      this.draw();
      animate(this.root, before, frame.line.hint, ms * 0.8);
      await new Promise((done) => setTimeout(done, ms));
      if (!this.playing) break;
    }
    if (this.step === next) await this.go(next);
    return true;
  }

  async play() {
    this.playing = !this.playing;
    this.draw();
    while (this.playing && (await this.on()));
    this.playing = false;
    this.draw();
  }

  /** @param {{name: string, about?: any} | null} dialog */
  tell(dialog) {
    this.dialog = dialog;
    this.draw();
  }

  async relearn() {
    await learn(this.table.game);
    this.draw();
  }

  /** Looks through other eyes. @param {number} seat */
  async see(seat) {
    this.eye = seat;
    this.steps.clear();
    await this.go(this.step);
  }

  get lines() {
    const lines = [];
    for (let n = Math.max(0, this.step - 30); n <= this.step; n++)
      lines.push(...(this.steps.get(n) ?? []).map((frame) => frame.line));
    return lines;
  }

  draw() {
    render(page(this), this.root);
    const dialog = this.root.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }
}

/** @param {Replay} r */
function page(r) {
  /** @type {import("./stage.js").View} */
  const view = { scene: r.scene, kit: r.kit, eye: r.eye, may: new Map(), picked: [], ghosts: r.ghosts, pick: () => {} };
  const step = say("ui-step-of", { step: r.step + 1, of: r.of });
  const stop = () => {
    r.playing = false;
  };
  return html`<div class="table ${shape(r.kit)}" ${styles({ "--ratio": ratio(r.scene, r.kit) })}>
    <header class="bar">
      <a class="brand" href="/" aria-label=${say("ui-all-games")}
        ><svg aria-hidden="true"><use href="#mark"></use></svg
      ></a>
      <h1>${say("ui-named", { what: say("ui-replay"), game: say("title") })}</h1>
      <span class="gap"></span>
      <a class="btn" aria-label=${say("ui-to-table")} href="/match/${r.match}"
        >${icon("back")}<span class="wide-only">${say("ui-to-table")}</span></a
      >
    </header>
    <main class="board">${boards(r.scene).map((container) => board(container, view))}</main>
    <div class="side">
      <section class="do" aria-label=${step}>
        <div class="back">
          <button
            class="btn square"
            type="button"
            aria-label=${say("ui-step-back")}
            ?disabled=${r.step < 1}
            @click=${() => {
              stop();
              r.go(r.step - 1);
            }}
          >
            ${icon("back")}
          </button>
          <button class="btn main" type="button" @click=${() => r.play()}>
            ${icon(r.playing ? "hole" : "play")}${say(r.playing ? "ui-pause" : "ui-play")}
          </button>
          <button
            class="btn square turned"
            type="button"
            aria-label=${say("ui-step-on")}
            ?disabled=${r.step + 1 >= r.of}
            @click=${() => {
              stop();
              r.go(r.step + 1);
            }}
          >
            ${icon("back")}
          </button>
          <span>${step}</span>
        </div>
        <label class="scrub"
          ><span class="hide">${say("ui-step")}</span
          ><input
            type="range"
            min="0"
            max=${r.of - 1}
            .value=${String(r.step)}
            @input=${(/** @type {Event} */ event) => {
              stop();
              r.go(Number(/** @type {HTMLInputElement} */ (event.target).value));
            }}
        /></label>
        ${r.table.mine.length
          ? html`<label class="seen"
              >${say("ui-seen-by")}
              <select
                class="field"
                @change=${(/** @type {Event} */ event) =>
                  r.see(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
              >
                ${[-1, ...r.table.mine].map(
                  (seat) =>
                    html`<option value=${seat} .selected=${seat === r.eye}>
                      ${seat < 0 ? say("ui-spectator") : thing("seat", seat)}
                    </option>`,
                )}
              </select></label
            >`
          : nothing}
        ${r.look
          ? review(r.look, {
              at: r.step,
              go: (n) => {
                stop();
                r.go(n);
              },
              brief: true,
            })
          : nothing}
      </section>
      ${trays(r.scene, view)}
      <section class="around" aria-label=${say("ui-at-table")}>
        <ul class="seats">
          ${r.table.seats.map(
            (/** @type {any} */ _, /** @type {number} */ seat) =>
              html`<li>
                <span class="who">${face(r.table.seats, seat)}<b>${thing("seat", seat)}</b></span> ${seat === r.eye
                  ? nothing
                  : html`<div class="lies">${flows(r.scene, seat).map((c) => flow(c, view))}</div>`}
              </li>`,
          )}
        </ul>
      </section>
      ${own(r, view)}
      <section class="log" aria-labelledby="log">
        <h2 id="log">${say("ui-log")}</h2>
        <ol tabindex="0" aria-labelledby="log" aria-live="polite">
          ${r.lines.map((line) => entry(line, line.n === r.step, r)).reverse()}
        </ol>
      </section>
    </div>
    ${dialogs(r)}
  </div>`;
}
