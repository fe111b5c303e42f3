/** Playing with others: quick words, pointing, who is away, and whose seat is in other hands. */
import { html, nothing, render } from "../vendor/lit.js";
import { icon, mark, own, sheet, styleSheet } from "./art.js";
import { keep, pref } from "./prefs.js";
import { styles } from "./styles.js";
import { learn, say, thing } from "./words.js";

/** @import { Table } from "./table.js" */
/** @import { Pointed, Said, Wrote } from "./types.js" */
/**
 * Something that hangs over the table for a while.
 * @typedef {{seat: number, what: string, text: string, piece: string, x: number, y: number}} Sign
 */

const WORDS = ["hooray", "laugh", "gasp", "grumble", "sorry", "slow", "heart", "look"];
const SAID = 3000; // milliseconds that a word hangs over the table
const LETTER = 60; // more for each letter that somebody wrote
const POINTED = 4000;
const LONGEST = 120; // letters that one may write
const HOLD = 550; // milliseconds that one holds a piece to point at it

export class Company {
  /** What hangs over the table now, one of each seat. @type {Map<number, Sign>} */ signs = new Map();
  /** Since when each seat's people have been away. @type {Map<number, number>} */ away = new Map();
  /** What was said last, for those who listen. */ news = "";
  /** Whether the words to say are on show. */ open = false;
  /** Whether the next click points. */ pointing = false;
  /** Seats whose words I do not want to see. @type {Set<number>} */ hushed = new Set();
  timer = 0;

  /** @param {Table} t */
  constructor(t) {
    this.t = t;
    this.root = document.body.appendChild(Object.assign(document.createElement("div"), { id: "company" }));
    this.ready = Promise.all([styleSheet("company"), sheet(own("art/reactions.svg")), learn("shell/company")]);
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("pointerdown", (event) => this.press(event));
    for (const end of ["pointerup", "pointercancel", "pointermove"]) {
      addEventListener(end, (event) => this.release(/** @type {PointerEvent} */ (event)));
    }
    addEventListener("click", (event) => this.click(event), { capture: true });
  }

  get mine() {
    const { eye, mine } = this.t.state;
    return eye >= 0 ? eye : (mine[0] ?? -1);
  }

  /** Seats where other people sit. */
  get others() {
    const { seats, mine } = this.t.state;
    return seats.flatMap(({ kind }, seat) => (kind === "human" && !mine.includes(seat) ? [seat] : []));
  }

  get muted() {
    return pref("muted", "no") === "yes";
  }

  // --- hearing ------------------------------------------------------------------------------------

  /** @param {Said | Wrote | Pointed} message */
  async hear(message) {
    if ((this.muted && !this.t.state.mine.includes(message.seat)) || this.hushed.has(message.seat)) return;
    await this.ready;
    const sign = message.type === "pointed" ? this.point(message) : this.word(message);
    if (!sign) return;
    this.signs.set(message.seat, sign);
    this.draw();
    setTimeout(
      () => {
        if (this.signs.get(message.seat) === sign) this.signs.delete(message.seat);
        this.draw();
      },
      message.type === "pointed" ? POINTED : SAID + LETTER * sign.text.length,
    );
  }

  /** A word hangs beside whoever said or wrote it. @param {Said | Wrote} message @returns {Sign} */
  word(message) {
    const { seat } = message;
    const [what, text] = message.type === "said" ? [message.what, say(`say-${message.what}`)] : ["wrote", message.text];
    this.news = say("say-said", { seat, word: text });
    const tile = document.querySelector(`.seats li:nth-child(${seat + 1})`)?.getBoundingClientRect();
    const seen = tile && tile.bottom > 0 && tile.top < innerHeight && tile.width;
    return { seat, what, text, piece: "", x: seen ? tile.left : 6, y: seen ? tile.bottom : 60 }; // or over the bar
  }

  /** A ring lies round the piece. @param {Pointed} pointed @returns {Sign | null} */
  point({ seat, piece }) {
    const found = document.querySelector(`.piece[data-id="${CSS.escape(piece)}"]`);
    if (!found) return null;
    const name = nameOf(found);
    this.news = name ? say("say-points", { seat, name }) : say("say-here", { seat });
    const { left, top, width, height } = found.getBoundingClientRect();
    const inside = (/** @type {number} */ at, /** @type {number} */ all) => Math.max(50, Math.min(at, all - 74));
    const about = { seat, what: "", text: "", piece };
    return { ...about, x: inside(left + width / 2, innerWidth), y: inside(top + height / 2, innerHeight) };
  }

  // --- doing --------------------------------------------------------------------------------------

  async toggle() {
    await this.ready;
    this.open = !this.open;
    this.pointing = false;
    this.draw();
    if (this.open) /** @type {HTMLElement | null} */ (this.root.querySelector(".words-to-say button"))?.focus();
  }

  /** @param {string} what */
  say(what) {
    this.t.socket.send({ do: "say", seat: this.mine, what });
    this.open = false;
    this.draw();
  }

  /** @param {SubmitEvent} event */
  write(event) {
    event.preventDefault();
    const [input] = /** @type {any} */ (event.target).elements;
    if (input.value.trim()) this.t.socket.send({ do: "write", seat: this.mine, text: input.value });
    this.open = false;
    this.draw();
  }

  /** @param {Element | null | undefined} piece */
  show(piece) {
    this.pointAt(/** @type {HTMLElement | null | undefined} */ (piece)?.dataset.id);
  }

  /** @param {string | undefined} id of a piece */
  pointAt(id) {
    this.pointing = false;
    if (id && this.mine >= 0) this.t.socket.send({ do: "point", seat: this.mine, piece: id });
    this.draw();
  }

  /** Shift with 1 to 8 says a word, P points, Escape closes. @param {KeyboardEvent} event */
  key(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Escape" && (this.open || this.pointing)) {
      this.open = this.pointing = false;
      this.draw();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, select, dialog") || this.mine < 0) return;
    const digit = /^Digit([1-8])$/.exec(event.code);
    if (event.shiftKey && digit) this.say(WORDS[Number(digit[1]) - 1]);
    if (event.key === "p" || event.key === "P") this.show(at.closest(".piece") ?? [...hovered()].at(-1));
  }

  /** Holding a piece with the mouse points at it; a finger that stays asks what it is. @param {PointerEvent} event */
  press(event) {
    const piece = /** @type {Element} */ (event.target).closest?.(".piece");
    clearTimeout(this.timer);
    if (!piece || this.mine < 0 || event.button || event.pointerType === "touch") return;
    this.at = [event.clientX, event.clientY];
    this.held = false;
    this.timer = window.setTimeout(() => {
      this.held = true;
      this.show(piece);
    }, HOLD);
  }

  /** @param {PointerEvent} event */
  release(event) {
    const [x, y] = this.at ?? [0, 0];
    const still = event.type === "pointermove" && Math.hypot(event.clientX - x, event.clientY - y) < 10;
    if (!still) clearTimeout(this.timer);
  }

  /** A click that ends holding, or that points, chooses nothing. @param {MouseEvent} event */
  click(event) {
    const piece = /** @type {Element} */ (event.target).closest?.(".piece");
    if (!piece || !(this.held || this.pointing)) return;
    event.stopPropagation();
    event.preventDefault();
    if (this.pointing) this.show(piece);
    this.held = false;
  }

  held = false;
  /** Where a pointer went down. @type {[number, number] | null} */ at = null;

  // --- showing ------------------------------------------------------------------------------------

  async draw() {
    await this.ready;
    this.t.showOthers = this.mine < 0 ? null : (id) => this.pointAt(id);
    if (!this.t.state.table || this.t.state.curtain !== null) return void render(nothing, this.root);
    render(view(this), this.root);
    const place = document.getElementById("notices");
    if (place) render(notices(this), place);
  }

  /** Those for whom a bot may play by now; of the others, when they may. */
  patient() {
    const { table, mine, closed, now } = this.t.state;
    if (!table || closed || now?.over || !mine.length) return [];
    const late = [];
    for (const [seat, who] of table.seats.entries()) {
      if (who.kind !== "human" || who.here) {
        this.away.delete(seat);
        continue;
      }
      if (!this.away.has(seat)) this.away.set(seat, Date.now());
      const left = table.patience * 1000 - (Date.now() - (this.away.get(seat) ?? 0));
      if (left > 0) setTimeout(() => this.draw(), left + 50);
      else late.push(seat);
    }
    return late;
  }
}

/** What a piece is called. @param {Element} piece */
const nameOf = (piece) => piece.querySelector("title")?.textContent ?? piece.getAttribute("aria-label") ?? "";

/** What the pointer is on. */
const hovered = () => document.querySelectorAll(".piece:hover");

/** @param {Company} c */
function view(c) {
  return html`<p class="hide" aria-live="polite">${c.news}</p>
    ${[...c.signs.values()].map((sign) => (sign.what ? word(sign) : ring(sign)))} ${c.open ? panel(c) : nothing}
    ${c.pointing ? html`<p class="hanging notice" role="status">${say("say-point-now")}</p>` : nothing}`;
}

/** What one may want to do about seats. @param {Company} c */
const notices = (c) =>
  html`${(c.t.state.table?.reclaim ?? []).map((seat) => reclaim(c, seat))} ${c.patient().map((seat) => late(c, seat))}`;

/** My seat is in other hands. @param {Company} c @param {number} seat */
const reclaim = (c, seat) =>
  html`<div class="nudge">
    <p>${mark(seat)} ${say("company-reclaim")}</p>
    <button
      class="btn main"
      type="button"
      @click=${() => c.t.state.ask("sit", seat, { kind: "me", name: pref("name", "") })}
    >
      ${say("company-take-back")}
    </button>
  </div>`;

/** Somebody has been away for a while. @param {Company} c @param {number} seat */
const late = (c, seat) =>
  html`<div class="nudge">
    <p>${mark(seat)} ${say("company-away", { name: thing("seat", seat) })}</p>
    <button class="btn" type="button" @click=${() => c.t.state.ask("sit", seat, { kind: "bot" })}>
      ${say("ui-let-bot")}
    </button>
  </div>`;

/** @param {Sign} sign */
const word = ({ seat, what, text, x, y }) =>
  html`<div
    class="hanging word ${what}"
    aria-hidden="true"
    ${styles({ "--x": `${x}px`, "--y": `${y}px`, "--c": `var(--seat-${seat})` })}
  >
    ${what === "wrote" ? nothing : html`<svg viewBox="0 0 64 64"><use href="#react-${what}"></use></svg>`}${mark(
      seat,
    )}<b>${say("say-said", { seat, word: text })}</b>
  </div>`;

/** @param {Sign} sign */
const ring = ({ seat, x, y }) =>
  html`<div
    class="hanging ring ${x > innerWidth / 2 ? "right" : ""}"
    aria-hidden="true"
    ${styles({ "--x": `${x}px`, "--y": `${y}px`, "--c": `var(--seat-${seat})` })}
  >
    <svg viewBox="0 0 64 64"><use href="#ping"></use></svg><b>${mark(seat)}${say("say-here", { seat })}</b>
  </div>`;

/** Whether to see the words of one alone. @param {Company} c @param {number} seat */
function hush(c, seat) {
  const change = (/** @type {Event} */ event) =>
    /** @type {HTMLInputElement} */ (event.target).checked ? c.hushed.delete(seat) : c.hushed.add(seat);
  return html`<label class="mute one"
    ><input type="checkbox" .checked=${!c.hushed.has(seat)} @change=${change} />${mark(seat)}${say("say-mute-one", {
      name: thing("seat", seat),
    })}</label
  >`;
}

/** @param {Company} c */
function panel(c) {
  const point = () => {
    c.open = false;
    c.pointing = true;
    c.draw();
  };
  const mute = (/** @type {Event} */ event) => {
    keep("muted", /** @type {HTMLInputElement} */ (event.target).checked ? "no" : "yes");
    c.draw();
  };
  return html`<section class="hanging card words-to-say" aria-labelledby="say">
    <div class="row">
      <h2 id="say">${say("say-title")}</h2>
      <button class="btn" type="button" @click=${point}>${icon("eye")}${say("say-point")}</button>
      <button class="btn quiet square" type="button" aria-label=${say("ui-close")} @click=${() => c.toggle()}>
        ${icon("hole")}
      </button>
    </div>
    <div class="grid">
      ${WORDS.map(
        (what, i) =>
          html`<button type="button" aria-keyshortcuts="Shift+${i + 1}" @click=${() => c.say(what)}>
            <svg viewBox="0 0 64 64" aria-hidden="true"><use href="#react-${what}"></use></svg>${say(`say-${what}`)}
          </button>`,
      )}
    </div>
    ${c.t.state.table?.typed
      ? html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => c.write(event)}>
          <label
            ><span class="hide">${say("say-write")}</span
            ><input class="field" maxlength=${LONGEST} autocomplete="off" placeholder=${say("say-write")}
          /></label>
          <button class="btn">${say("say-send")}</button>
        </form>`
      : nothing}
    <p class="muted help">${say("say-help")}</p>
    <label class="mute"><input type="checkbox" .checked=${!c.muted} @change=${mute} />${say("say-mute")}</label>
    ${c.muted ? nothing : c.others.map((seat) => hush(c, seat))}
  </section>`;
}
