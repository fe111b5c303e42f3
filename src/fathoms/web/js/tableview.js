/** How a table looks: bar, board, seats, choices, log. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { icon } from "./art.js";
import { again, clickable, isButton, open, wordsOf } from "./choices.js";
import { coach, percent } from "./coach.js";
import { curtain } from "./curtain.js";
import { dialogs } from "./dialogs.js";
import { entry, why } from "./log.js";
import { SPEEDS } from "./player.js";
import { keep, pref } from "./prefs.js";
import { face, seatList } from "./seats.js";
import { board, boards, flow, flows, ratio } from "./stage.js";
import { styles } from "./styles.js";
import { knows, say, thing } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Line} Line */

const WIDE = 1.4;

/** @param {Table} t */
export function page(t) {
  if (t.curtain !== null) return curtain(t, t.curtain);
  const choices = t.myTurn ? (t.now?.choices ?? []) : [];
  /** @type {import("./stage.js").View} */
  const view = {
    scene: t.scene,
    kit: t.kit,
    eye: t.eye,
    may: t.sent ? new Map() : clickable(choices, t.picked),
    picked: t.picked.length ? t.picked : chosen(t),
    ghosts: t.ghosts,
    pick: (id, name) => t.pick(id, name),
  };
  return html`<div
    class="table ${shape(t.kit)}"
    data-ply=${t.now?.ply ?? -1}
    data-turn=${t.now?.over
      ? "over"
      : !t.settled || t.sent
        ? "busy"
        : t.waitsForOthers
          ? "chosen"
          : t.myTurn
            ? "mine"
            : "others"}
    ${styles({ "--ratio": ratio(t.scene, t.kit) })}
  >
    <a class="skip-link" href="#choices">${say("ui-to-choices")}</a>
    ${bar(t)}
    <main class="board">
      ${boards(t.scene).map((container) => board(container, view))}
      ${lost(t)}${t.player.behind
        ? html`<button class="btn now" type="button" @click=${() => t.player.skip()}>
            ${icon("skip")}${say("ui-skip")}
          </button>`
        : nothing}
    </main>
    <div class="side">
      <section class="around" aria-labelledby="seats">
        <h2 class="hide" id="seats">${say("ui-at-table")}</h2>
        ${seatList(t, view)}
      </section>
      ${trays(t.scene, view)}
      <section class="do" aria-labelledby="choices">${doing(t, choices)}</section>
      ${own(t, view)} ${log(t.lines, t)}
    </div>
    <p class="hide" aria-live="assertive">${t.settled ? heading(t) : ""}</p>
    ${dialogs(t)}
  </div>`;
}

/** What I clicked for the choice I made in secret. @param {Table} t @returns {string[]} */
const chosen = (t) => t.now?.choices.find((choice) => choice.action === t.now?.chosen)?.path ?? [];

/** Boards wider than the screen's better half lie on top of the choices. @param {{board: [number, number]}} kit */
export const shape = (kit) => (kit.board[0] / kit.board[1] > WIDE ? "wide" : "tall");

/** @param {Table} t */
function bar(t) {
  const speed = pref("speed", "normal");
  const pace = (/** @type {string} */ name) => {
    keep("speed", name);
    t.draw();
  };
  return html`<header class="bar">
    <a class="brand" href="/" aria-label=${say("ui-all-games")}
      ><svg aria-hidden="true"><use href="#mark"></use></svg
    ></a>
    <h1>${say("title")}</h1>
    <span class="gap"></span>
    <fieldset class="seg">
      <legend class="hide">${say("ui-speed")}</legend>
      ${Object.keys(SPEEDS).map(
        (name) =>
          html`<label
            ><input type="radio" name="speed" .checked=${name === speed} @change=${() => pace(name)} />${say(
              `ui-speed-${name}`,
            )}</label
          >`,
      )}
    </fieldset>
    ${t.table?.coach
      ? html`<button
          class="btn"
          type="button"
          aria-label=${say("ui-coach")}
          aria-pressed=${String(t.coach)}
          @click=${() => t.toggleCoach()}
        >
          ${icon("coach")}<span class="wide-only">${say("ui-coach")}</span>
        </button>`
      : nothing}
    <a class="btn" aria-label=${say("ui-rules")} href="/rules/${t.table?.game}" target="_blank" rel="noopener"
      >${icon("book")}<span class="wide-only">${say("ui-rules")}</span></a
    >
    <button
      class="btn square"
      type="button"
      aria-label=${say("ui-menu")}
      aria-haspopup="dialog"
      @click=${() => t.tell({ name: "menu" })}
    >
      ${icon("menu")}
    </button>
  </header>`;
}

/** @param {Table} t */
const lost = (t) =>
  t.lost
    ? html`<div class="lost" role="alert">
        ${icon("lost")}<span>${say("ui-lost")}</span
        ><button class="btn" type="button" @click=${() => t.socket.now()}>${say("ui-try-now")}</button>
      </div>`
    : nothing;

/** Whose turn it is, in a few words. @param {Table} t */
function heading(t) {
  const now = t.now;
  if (!now) return "";
  if (now.over) return say("ui-game-over");
  if (t.waitsForOthers) return say("ui-chosen");
  if (t.myTurn) return t.mine.length > 1 ? say("ui-turn-of", { name: thing("seat", t.eye) }) : say("ui-your-turn");
  const names = now.waiting.filter((seat) => !now.ready.includes(seat)).map((seat) => thing("seat", seat));
  return say("ui-waits-for", { name: names.join(", ") });
}

/** What the waiting player is asked. @param {string} phase */
export const question = (phase) => (knows(`phase-${phase}`) ? say(`phase-${phase}`) : "");

/** What is to be done next. @param {Table} t @param {Choice[]} choices */
function todo(t, choices) {
  if (t.picked.length) return say(again(choices, t.picked) ? "ui-once-more" : "ui-and-now");
  return t.waitsForOthers ? say("ui-chosen-help") : question(t.now?.phase ?? "");
}

/** @param {Table} t @param {Choice[]} choices */
function doing(t, choices) {
  const left = open(choices, t.picked);
  const buttons = choices.filter(isButton);
  const done = buttons.length === 1 && choices.length > 1 ? buttons[0] : null;
  const who = t.myTurn ? t.eye : (t.now?.waiting[0] ?? -1);
  const now = t.now;
  return html` <div class="ask ${t.myTurn ? "on" : ""}">
      ${who >= 0 ? face(t.table?.seats ?? [], who) : nothing}
      <div>
        <h2 id="choices" tabindex="-1">${heading(t)}</h2>
        <p>${t.settled && now && !now.over ? todo(t, choices) : ""}</p>
      </div>
      <div class="turn" role="group" aria-label=${say("ui-my-turn")}>
        ${t.picked.length
          ? html`<button
              class="btn"
              type="button"
              @click=${() => {
                t.picked = [];
                t.draw();
              }}
            >
              ${icon("hole")}${say("ui-other-choice")}
            </button>`
          : nothing}
        <button class="btn" type="button" ?disabled=${!now?.undo} @click=${() => t.ask("undo")}>
          ${icon("undo")}${say("ui-undo")}
        </button>
        ${t.picked.length
          ? nothing
          : html`<button class="btn" type="button" ?disabled=${!now?.undo} @click=${() => t.ask("reset")}>
              ${icon("reset")}${say("ui-reset")}
            </button>`}
        ${done ? choiceButton(done, t, -1) : nothing}
      </div>
    </div>
    ${notes(t)} ${now?.over ? ended(t) : nothing} ${coach(t)}
    ${choices.length
      ? list(
          choices.filter((c) => c !== done),
          left,
          t,
        )
      : nothing}
    ${idle(t)}`;
}

/**
 * The choices in words. Those that what was clicked rules out leave their room, so that nothing moves under the
 * pointer.
 * @param {Choice[]} choices @param {Choice[]} left @param {Table} t
 */
function list(choices, left, t) {
  const only = t.picked.length && left.length === 1;
  return html`<ol class="choices">
    ${left.filter((c) => choices.includes(c)).map((c, i) => html`<li>${choiceButton(c, t, only ? -1 : i)}</li>`)}
    ${choices
      .filter((c) => !left.includes(c))
      .map((c) => html`<li class="off" aria-hidden="true"><span class="btn">${wordsOf(c)}</span></li>`)}
  </ol>`;
}

/**
 * A choice in words; the one that ends something (i = -1) is the warm one.
 * @param {Choice} choice @param {Table} t @param {number} i
 */
function choiceButton(choice, t, i) {
  const chance = t.advice?.get(choice.action)?.chance;
  const best = t.advice?.size ? [...t.advice.keys()][0] === choice.action : false;
  const chosen = t.now?.chosen === choice.action;
  return html`<button
    class="btn ${i < 0 ? "main" : ""} ${best ? "best" : ""}"
    type="button"
    data-action=${choice.action}
    data-key=${i >= 0 && i < 9 ? i + 1 : nothing}
    aria-pressed=${chosen ? "true" : nothing}
    ?disabled=${Boolean(t.sent)}
    @click=${() => t.choose(choice)}
  >
    ${i < 0 ? icon("end") : i < 9 ? html`<span class="kbd" aria-hidden="true">${i + 1}</span>` : nothing}<span
      >${wordsOf(choice)}</span
    >
    ${chance !== undefined && chance !== null
      ? html`<b class="pc">${percent(chance)} %</b>`
      : best
        ? html`<b class="pc">${say("ui-best")}</b>`
        : nothing}
  </button>`;
}

/** Bots that let people go first, and seats nobody holds. @param {Table} t */
function idle(t) {
  const now = t.now;
  const seats = t.table?.seats ?? [];
  if (!now || now.over || !t.settled) return nothing;
  const people = now.waiting.some((seat) => seats[seat]?.kind === "human");
  const bots = now.waiting.filter((seat) => seats[seat]?.kind === "bot" && !now.ready.includes(seat));
  const empty = now.waiting.filter((seat) => seats[seat]?.kind === "open" || seats[seat]?.kind === "absent");
  const mine = now.waiting.filter(
    (seat) => t.mine.includes(seat) && seat !== t.eye && t.mine.length > 1 && !now.ready.includes(seat),
  );
  return html`${mine.length && t.facts?.cooperative
    ? html`<div class="nudge">
        ${mine.map(
          (seat) =>
            html`<button class="btn" type="button" @click=${() => t.ask("look", {}, seat)}>
              ${say("ui-play-as", { name: thing("seat", seat) })}
            </button>`,
        )}
      </div>`
    : nothing}
  ${people && bots.length && now.waiting.length > 1 && now.ready.length === 0
    ? html`<div class="nudge">
        ${bots.map(
          (seat) =>
            html`<button class="btn" type="button" @click=${() => t.ask("go", {}, seat)}>
              ${say("ui-go-first", { name: thing("seat", seat) })}
              ${t.advice && t.first[seat] !== undefined ? html`<b class="pc">${percent(t.first[seat])} %</b>` : nothing}
            </button>`,
        )}
      </div>`
    : nothing}
  ${empty.length
    ? html`<div class="nudge">
        <p>${say("ui-seat-empty", { name: thing("seat", empty[0]) })}</p>
        <button class="btn main" type="button" @click=${() => t.tell({ name: "share" })}>
          ${icon("link")}${say("ui-invite")}
        </button>
        <button class="btn" type="button" @click=${() => t.tell({ name: "seat", about: empty[0] })}>
          ${say("ui-let-bot")}
        </button>
      </div>`
    : nothing}`;
}

/** @param {Table} t */
const ended = (t) =>
  html`<div class="nudge">
    <button class="btn main" type="button" @click=${() => t.tell({ name: "end" })}>
      ${icon("end")}${say("ui-see-end")}
    </button>
    <a class="btn" href="/replay/${t.match}">${icon("replay")}${say("ui-replay")}</a>
  </div>`;

/** What was done to me, and why something was not allowed: apart from the log. @param {Table} t */
function notes(t) {
  const to = t.toMe;
  return html`${to && !t.problem
    ? note(say(to.key, to.about), to.rule, t, () => {
        t.toMe = null;
        t.draw();
      })
    : nothing}
  ${t.problem
    ? note(t.problem.error, t.problem.rule, t, () => {
        t.problem = null;
        t.draw();
      })
    : nothing}`;
}

/** @param {string} text @param {string} rule @param {Table} t @param {() => void} close */
const note = (text, rule, t, close) =>
  html`<aside class="toast" role="status">
    <p>
      ${text}
      ${rule
        ? why(rule, t)
        : html`<a class="link" href="/rules/${t.table?.game}" target="_blank" rel="noopener">${say("ui-rules")}</a>`}
    </p>
    <button class="btn quiet square" type="button" aria-label=${say("ui-close")} @click=${close}>
      ${icon("hole")}
    </button>
  </aside>`;

/**
 * What lies beside the board and is nobody's.
 * @param {import("./types.js").Scene} scene @param {import("./stage.js").View} view
 */
export function trays(scene, view) {
  const shown = flows(scene, -1).filter((c) => c.pieces.length);
  return shown.length
    ? html`<section class="trays" aria-label=${say("ui-beside")}>${shown.map((c) => flow(c, view, true))}</section>`
    : nothing;
}

/**
 * What is mine and flows: hand, pile, the card being played.
 * @param {{eye: number, scene: import("./types.js").Scene}} t @param {import("./stage.js").View} view
 */
export function own(t, view) {
  const mine = t.eye >= 0 ? flows(t.scene, t.eye).filter((c) => c.pieces.length) : [];
  return mine.length
    ? html`<section class="own" aria-label=${say("ui-mine")}>
        ${mine.map((c) => flow(c, view, c.kind !== "hand"))}
      </section>`
    : nothing;
}

/** @param {Line[]} lines @param {Table} t */
export function log(lines, t) {
  const mine = lines.findLastIndex((line) => t.mine.includes(line.seat));
  const fresh = new Set(mine < 0 ? [] : lines.slice(mine + 1));
  return html`<section class="log" aria-labelledby="log">
    <h2 id="log">${say("ui-log")}</h2>
    <ol tabindex="0" aria-labelledby="log" aria-live="polite" aria-relevant="additions">
      ${repeat(
        lines.toReversed(),
        (line) => line,
        (line) => entry(line, fresh.has(line), t),
      )}
    </ol>
  </section>`;
}
