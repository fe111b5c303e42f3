/** What opens over a table: menu, why, seats, links, the table in words, the end. */
import { html, nothing } from "../vendor/lit.js";
import { get } from "./api.js";
import { botFace, icon, mark, styleSheet } from "./art.js";
import { beatEntry, entry } from "./log.js";
import { keep, NAME_LENGTH, pref, spaceNames } from "./prefs.js";
import { badge } from "./seats.js";
import { isOn, toggle } from "./sound.js";
import { flows, nameOf, namesIn, symbol } from "./stage.js";
import { styles } from "./styles.js";
import { sinceWhen, speeds } from "./caption.js";
import { beatsOf } from "./telling.js";
import { coachButton, rulesLink, sayButton } from "./tools.js";
import { settings } from "./topbar.js";
import { causeOf, explanation, learn, listed, phrase, reason, ruleOf, say, thing } from "./words.js";

/** @import { Table } from "./table.js" */
/** @import { Line } from "./telling.js" */
/** @import { Kit, Scene } from "./types.js" */

/** What dialogs need before the first is shown. @param {any} t a Table, or a Replay */
export const ready = ({ state: { table } }) =>
  Promise.all([styleSheet("dialogs"), learn("shell/dialogs", `${table.game}/rules`)]);

/** @type {Record<string, (t: Table, about: any) => [string, unknown]>} */
const KINDS = { menu, why, seat, share, words, since, leave, keys };

const KEYS = ["tab", "arrows", "enter", "digits", "explain", "telling", "escape"];

/** @param {any} t a Table, or a Replay for its one kind: why */
export function dialogs(t) {
  if (!t.dialog) return nothing;
  const { name, about } = t.dialog;
  if (name === "end") return t.finale?.end(t) ?? nothing;
  const [title, body] = KINDS[name](t, about);
  const close = () => t.tell(about?.over ?? null);
  return html`<dialog
    class=${name}
    aria-labelledby="dialog"
    @close=${close}
    @click=${(/** @type {MouseEvent} */ event) => {
      if (event.target === event.currentTarget) close();
    }}
  >
    <h2 id="dialog" tabindex="-1" autofocus>${title}</h2>
    <button class="btn quiet square close" type="button" aria-label=${say("ui-close")} @click=${close}>
      ${icon("hole")}
    </button>
    ${body}
  </dialog>`;
}

/**
 * What happened, why it did, and the numbered rule behind it.
 * @param {Table} t @param {{rule: string, line?: Line, over?: any}} about @returns {[string, unknown]}
 */
function why(t, { rule, line, over = null }) {
  const cause = line ? causeOf(line) : "";
  return [
    cause || ruleOf(rule),
    html`${line ? html`<p class="happened">${phrase(line)}</p>` : nothing}
      <p class="rule-line"><b>${rule}</b>${cause ? html`<span>${ruleOf(rule)}</span>` : nothing}</p>
      <div class="row">
        <button class="btn main" type="button" @click=${() => t.tell(over)}>${say("ui-got-it")}</button>
        <a class="btn" href="/rules/${t.state.table?.game}#${rule}" target="_blank" rel="noopener"
          >${icon("book")}${say("ui-in-rules")}</a
        >
      </div>`,
  ];
}

/** @param {Table} t @returns {[string, unknown]} */
function menu(t) {
  const reset = () => {
    t.state.takeBack("reset");
    t.tell(null);
  };
  return [
    say("ui-menu"),
    html`<div class="on-phone">
        <ol class="lines">
          ${t.state.lines.slice(-3).map((line) => entry(line, false, t))}
        </ol>
        ${speeds(t, "speed-menu")}
        <div class="two">
          ${rulesLink(t)} ${coachButton(t)} ${sayButton(t)}
          <button class="btn" type="button" ?disabled=${!t.state.canUndo} @click=${reset}>
            ${icon("reset")}<span>${say("ui-reset")}</span>
          </button>
        </div>
      </div>
      <div class="top-row">
        ${settings(() => t.relearn())}
        <button
          class="btn square"
          type="button"
          aria-label=${say("ui-sound")}
          aria-pressed=${String(isOn())}
          @click=${() => {
            toggle();
            t.draw();
          }}
        >
          ${icon("sound")}
        </button>
      </div>
      <ul class="entries">
        <li>
          <button class="btn quiet" type="button" @click=${() => t.tell({ name: "words" })}>
            ${icon("eye")}${say("ui-table-in-words")}
          </button>
        </li>
        <li>
          <button class="btn quiet" type="button" @click=${() => t.tell({ name: "since" })}>
            ${icon("back")}${say("ui-since")}
          </button>
        </li>
        <li>
          <button class="btn quiet" type="button" @click=${() => t.tell({ name: "keys" })}>
            ${icon("menu")}${say("keys-title")}
          </button>
        </li>
        ${t.match ? ofMatch(t) : nothing}
      </ul>
      ${named(t)} ${sealed(t)}`,
  ];
}

/** Whether the names of spaces are printed on the board, where it has any. @param {Table} t */
function named(t) {
  const switched = () => {
    keep("names", spaceNames() ? "off" : "on");
    t.draw();
  };
  return t.state.scene?.containers.some((container) => container.pieces.some((piece) => piece.name))
    ? html`<label class="check"
        ><input type="checkbox" .checked=${spaceNames()} @change=${switched} /> ${say("ui-space-names")}</label
      >`
    : nothing;
}

/** What keys do, and whether single signs do anything. @param {Table} t @returns {[string, unknown]} */
function keys(t) {
  const on = pref("keys", "on") === "on";
  const switched = () => {
    keep("keys", on ? "off" : "on");
    t.draw();
  };
  return [
    say("keys-title"),
    html`<ul>
        ${KEYS.map((key) => html`<li>${say(`keys-${key}`)}</li>`)}
      </ul>
      <label class="check"><input type="checkbox" .checked=${on} @change=${switched} /> ${say("keys-signs")}</label>`,
  ];
}

/** What can be done with a match. @param {Table} t */
const ofMatch = (t) =>
  html`<li>
      <a class="btn quiet" href="/learn/${t.state.table?.game}"
        >${icon("book")}${say("ui-learn", { minutes: t.facts?.lesson })}</a
      >
    </li>
    <li>
      <a class="btn quiet" href="/puzzles/${t.state.table?.game}">${icon("search")}${say("ui-puzzles")}</a>
    </li>
    <li><a class="btn quiet" href="/replay/${t.match}">${icon("replay")}${say("ui-replay-start")}</a></li>
    <li>
      <button class="btn quiet" type="button" @click=${() => t.tell({ name: "share" })}>
        ${icon("link")}${say("ui-links")}
      </button>
    </li>
    <li>
      <a class="btn quiet" href="/api/matches/${t.match}/match.json" download="fathoms-match.json"
        >${icon("copy")}${say("ui-keep-match")}</a
      >
    </li>
    ${t.state.now?.over || t.state.closed
      ? nothing
      : html`<li>
          <button class="btn quiet" type="button" @click=${() => t.tell({ name: "leave" })}>
            ${icon("leave")}${say("ui-leave")}
          </button>
        </li>`}`;

/** The seal on the dice; a match from a file has none. @param {Table} t */
const sealed = (t) =>
  t.state.table?.dice.commitment
    ? html`<p class="proof">${say("ui-sealed")} <code>${t.state.table.dice.commitment.slice(0, 12)}…</code></p>`
    : nothing;

/** The table in words: each container, what lies in it, and what that does. @param {Scene} scene @param {Kit} kit */
const inWords = (scene, kit) =>
  scene.containers.map((container) => {
    const names = namesIn(container, kit);
    return names.length
      ? html`<h3>${nameOf(container) || container.id}</h3>
          <ul>
            ${names.map(({ name, does }) => html`<li>${name} <small>${does}</small></li>`)}
          </ul>`
      : nothing;
  });

/** @param {Table} t @returns {[string, unknown]} */
function words(t) {
  return [
    say("ui-table-in-words"),
    html`<div class="in-words">${inWords(t.state.scene ?? { containers: [] }, t.kit)}</div>`,
  ];
}

/** @param {Table} t @returns {[string, unknown]} */
function since(t) {
  const lines = t.state.since();
  return [
    sinceWhen(t.state),
    lines.length
      ? html`<ol class="lines">
          ${beatsOf(lines).map((beat) => beatEntry(beat, false, t))}
        </ol>`
      : html`<p>${say("ui-nothing-since")}</p>`,
  ];
}

/** What a seat has: its numbers, and what lies open before it. @param {Table} t @param {number} seat */
function belongings({ state: { scene }, kit }, seat) {
  if (!scene) return nothing;
  const facts = scene.seats?.[seat]?.facts ?? [];
  const rows = flows(scene, seat).filter((c) => c.kind === "row" && c.pieces.length);
  const worn = badge(scene, seat);
  return html`<ul class="has" ${styles({ "--player": `var(--seat-${seat})` })}>
    ${worn ? html`<li>${symbol(worn.kind, kit, "sym")} ${explanation(worn)?.text || nameOf(worn)}</li>` : nothing}
    ${facts.map(({ kind, label = "", about }) => html`<li>${symbol(kind, kit, "sym")} ${say(label, about)}</li>`)}
    ${rows.map((row) => html`<li>${nameOf(row)}: ${listed(row.pieces.map(nameOf))}</li>`)}
  </ul>`;
}

/**
 * Who plays here: a person, a bot, anybody, nobody.
 * @param {Table} t @param {number} seat @returns {[string, unknown]}
 */
function seat(t, seat) {
  const who = t.state.table?.seats[seat];
  const mine = t.state.mine.includes(seat);
  /** @param {object} how */
  const sit = (how) => {
    t.state.ask("sit", seat, how);
    t.tell(null);
  };
  const rename = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")).trim();
    keep("name", name);
    sit({ kind: "me", name });
  };
  return [
    String(thing("seat", seat)),
    html` ${belongings(t, seat)}
      <p class="seat-line">${mark(seat)} ${say("ui-who-plays")}</p>
      ${mine
        ? html`<form class="share" @submit=${rename}>
            <label
              ><span class="hide">${say("ui-your-name")}</span
              ><input
                class="field"
                name="name"
                maxlength=${NAME_LENGTH}
                autocomplete="nickname"
                .value=${who?.name ?? ""}
                placeholder=${say("ui-your-name")} /></label
            ><button class="btn">${say("ui-save")}</button>
          </form>`
        : html`<div class="row">
            <button class="btn" type="button" @click=${() => sit({ kind: "me" })}>
              ${icon("device")}${say("ui-sit-here")}
            </button>
          </div>`}
      ${t.state.mine.length ? others(t, who, sit) : nothing}`,
  ];
}

/**
 * What those who play here may do about a seat besides: a bot, a friend, nobody.
 * @param {Table} t @param {any} who @param {(how: object) => void} sit
 */
const others = (t, who, sit) =>
  html`<div class="levels" role="group" aria-label=${say("ui-a-bot")}>
      ${(t.facts?.levels ?? []).map(
        (/** @type {string} */ level) =>
          html`<button
            class="btn level"
            type="button"
            aria-pressed=${String(who?.kind === "bot" && who.level === level)}
            @click=${() => sit({ kind: "bot", level })}
          >
            ${botFace(level)}<b>${say(`ui-level-${level}`)}</b><small>${say(`ui-level-${level}-help`)}</small>
          </button>`,
      )}
    </div>
    <div class="row">
      ${who?.kind === "open"
        ? html`<button class="btn" type="button" @click=${() => t.tell({ name: "share" })}>
            ${icon("link")}${say("ui-invite")}
          </button>`
        : html`<button class="btn" type="button" @click=${() => sit({ kind: "open" })}>
            ${icon("friends")}${say("ui-open-to-all")}
          </button>`}
      ${who?.kind === "absent"
        ? nothing
        : html`<button class="btn" type="button" @click=${() => sit({ kind: "absent" })}>
            ${say("ui-leave-empty")}
          </button>`}
    </div>`;

/** @type {Record<string, any>} */
const links = {};

/** @param {Table} t @returns {[string, unknown]} */
function share(t) {
  const known = links[t.match];
  if (!known) {
    get(`/api/matches/${t.match}/links`).then(
      (answer) => {
        links[t.match] = answer;
        t.draw();
      },
      (error) => {
        links[t.match] = { error: reason(error) };
        t.draw();
      },
    );
    return [say("ui-links"), html`<p>…</p>`];
  }
  const open = (t.state.table?.seats ?? []).filter((who) => who.kind === "open").length;
  return [
    say("ui-links"),
    html`${known.error ? html`<p>${known.error}</p>` : nothing}
    ${known.invite && !t.state.closed
      ? html`<p>${say("ui-invite-help", { open })}</p>
          ${link(known.invite, say("ui-invite-link"), t)}`
      : nothing}
    ${known.watch
      ? html`<p>${say("ui-watch-help")}</p>
          ${link(known.watch, say("ui-watch-link"), t)}`
      : nothing}
    ${Object.entries(known.seats ?? {}).map(
      ([seat, address]) =>
        html`<p>${say("ui-seat-help", { name: thing("seat", Number(seat)) })}</p>
          ${link(String(address), say("ui-seat-link"), t)}`,
    )}`,
  ];
}

/** @param {string} address @param {string} label @param {Table} t */
function link(address, label, t) {
  const whole = new URL(address, location.origin).href;
  const copy = async (/** @type {Event} */ event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    try {
      await navigator.clipboard.writeText(whole);
    } catch {
      /** @type {HTMLInputElement | null | undefined} */ (button.parentElement?.querySelector("input"))?.select();
    }
    button.setAttribute("aria-label", say("ui-copied"));
    button.classList.add("main");
  };
  const native = typeof navigator.share === "function";
  return html`<div class="share">
    <label><span class="hide">${label}</span><input class="field" readonly .value=${whole} /></label>
    <button class="btn" type="button" @click=${copy}>${icon("copy")}${say("ui-copy")}</button>
    ${native
      ? html`<button
          class="btn"
          type="button"
          @click=${() => navigator.share({ title: document.title, url: whole }).catch(() => {})}
        >
          ${say("ui-share")}
        </button>`
      : nothing}
  </div>`;
}

/** @param {Table} t @returns {[string, unknown]} */
function leave(t) {
  /** @param {string} then */
  const go = (then) => {
    for (const seat of t.state.mine) t.state.ask("leave", seat, { then });
    setTimeout(() => location.assign("/"), 300);
  };
  return [
    say("ui-leave"),
    html`<p>${say("ui-leave-help")}</p>
      <div class="row">
        <button class="btn main" type="button" @click=${() => go("bot")}>${say("ui-leave-bot")}</button>
        <button class="btn" type="button" @click=${() => go("wait")}>${say("ui-leave-wait")}</button>
        <button class="btn" type="button" @click=${() => go("end")}>${say("ui-leave-end")}</button>
      </div>`,
  ];
}
