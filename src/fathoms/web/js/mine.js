/** My games: those that go on, those that ended and how, what I won against whom; and all of them in a file. */
import { html, nothing, render } from "../vendor/lit.js";
import { get, post } from "./api.js";
import { botFace, icon, mark, own, styleSheet, thumb } from "./art.js";
import { nameOf, titleOf, whose } from "./landing.js";
import { keep, pref } from "./prefs.js";
import { pagebar } from "./ways.js";
import { language, learn, listed, reason, say } from "./words.js";

/** @import { GameShown, MatchShown } from "./types.js" */

const KIND = "fathoms-games"; // what the file says it is
const AGAIN = 8000; // milliseconds in which a removed game can be taken back
const RESULTS = /** @type {const} */ (["all", "won", "lost"]);

/** @param {HTMLElement} root */
export async function open(root) {
  const [games, matches] = await Promise.all([
    get("/api/games"),
    get("/api/matches"),
    styleSheet("pages"),
    styleSheet("mine"),
  ]);
  await new Mine(root, games, matches).draw();
}

class Mine {
  /** @type {typeof RESULTS[number]} */ result = "all";
  game = "";
  level = "";
  said = "";
  /** Just removed, and may come back. @type {string} */ gone = "";
  timer = 0;

  /** @param {HTMLElement} root @param {GameShown[]} games @param {MatchShown[]} matches */
  constructor(root, games, matches) {
    this.root = root;
    this.games = games;
    this.matches = matches;
  }

  /** Ids of the games removed from this device's list. @returns {string[]} */
  get removed() {
    return JSON.parse(pref("removed", "[]"));
  }

  get shown() {
    const removed = new Set(this.removed);
    return this.matches.filter((match) => !removed.has(match.match));
  }

  get running() {
    return this.shown
      .filter((match) => !match.over && !match.closed)
      .sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)));
  }

  get finished() {
    return this.shown.filter((match) => match.over);
  }

  get filtered() {
    return this.finished.filter(
      (match) =>
        SHOWS[this.result](match) &&
        (!this.game || match.game === this.game) &&
        (!this.level || levels(match).includes(this.level)),
    );
  }

  async draw() {
    await learn("shell/mine");
    document.title = `${say("mine-title")} · Fathoms`;
    render(page(this), this.root);
  }

  /** @param {Partial<Pick<Mine, "result" | "game" | "level">>} wish */
  filter(wish) {
    Object.assign(this, wish);
    this.said = say("mine-shown", { count: this.filtered.length });
    this.draw();
  }

  /** @param {string} match */
  remove(match) {
    keep("removed", JSON.stringify([...this.removed, match]));
    Object.assign(this, { gone: match, said: say("mine-removed") });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), AGAIN);
    this.draw();
  }

  takeBack() {
    keep("removed", JSON.stringify(this.removed.filter((match) => match !== this.gone)));
    this.settle();
  }

  settle() {
    clearTimeout(this.timer);
    Object.assign(this, { gone: "", said: "" });
    this.draw();
  }

  /** One file with all games that ended, moves and dice. */
  async export() {
    const kept = this.finished.map((match) => get(`/api/matches/${match.match}/match.json`).catch(() => null));
    const games = (await Promise.all(kept)).filter(Boolean);
    const file = new Blob([JSON.stringify({ kind: KIND, games })], { type: "application/json" });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: "fathoms-games.json" }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  }

  /** Reads such a file; what it says no to changes nothing more. @param {Event} event */
  async import(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const text = await input.files?.[0]?.text();
    input.value = "";
    if (text === undefined) return;
    let read = 0;
    try {
      const found = JSON.parse(text);
      if (found?.kind !== KIND || !Array.isArray(found.games)) throw new SyntaxError();
      for (const game of found.games) {
        await post("/api/open", game);
        read++;
      }
      this.said = say("mine-imported", { count: read });
    } catch (error) {
      this.said = error instanceof SyntaxError ? say("mine-not-games") : reason(error);
    }
    this.matches = await get("/api/matches");
    this.draw();
  }

  /** Asked only here, on a click. */
  async notify() {
    const may = (await Notification.requestPermission()) === "granted";
    keep("notify", may && pref("notify", "off") !== "on" ? "on" : "off");
    this.said = may ? "" : say("mine-notify-refused");
    this.draw();
  }
}

/** @param {MatchShown} match */
const myTurn = (match) => match.waiting.some((seat) => match.mine.includes(seat));

/** Whether I won, or all of us on this device: of rivals on one device nobody did. @param {MatchShown} match */
const won = ({ mine, result }) => mine.length > 0 && mine.every((seat) => result?.winners.includes(seat));

/** Whether I lost, or all of us did. @param {MatchShown} match */
const lost = ({ mine, result }) => !mine.some((seat) => result?.winners.includes(seat));

/** The levels of the bots at a table. @param {MatchShown} match */
const levels = (match) => [...new Set(match.seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level] : [])))];

/** What each filter shows. */
const SHOWS = { all: () => true, won, lost };

/** @param {Mine} m */
function page(m) {
  return html`<div class="top">${pagebar(() => m.draw())}</div>
    <main class="page mine-page">
      <h1>${say("mine-title")}</h1>
      <p class="said ${m.said ? "on" : ""}" role="status">
        ${m.said}
        ${m.gone
          ? html`<button class="link" type="button" @click=${() => m.takeBack()}>${say("mine-undo")}</button>`
          : nothing}
      </p>
      ${m.shown.length ? lists(m) : empty()}
      <aside>${m.finished.length ? wins(m) : nothing} ${move(m)} ${bell(m)}</aside>
    </main>`;
}

const empty = () =>
  html`<section class="empty">
    <img src=${own("art/nothing.svg")} alt="" />
    <p>${say("ui-no-games")}</p>
    <a class="btn main" href="/">${say("ui-home")}</a>
  </section>`;

/** @param {Mine} m */
function lists(m) {
  const { running, filtered } = m;
  return html`<div>
    ${running.length
      ? html`<h2>${say("mine-running")}</h2>
          <ul class="matches">
            ${running.map((match, i) => goes(m, match, i))}
          </ul>`
      : nothing}
    ${m.finished.length
      ? html`<h2>${say("mine-finished")}</h2>
          ${filters(m)}
          <ul class="matches">
            ${filtered.map((match) => over(m, match))}
          </ul>`
      : nothing}
  </div>`;
}

/** @param {Mine} m @param {string} game */
function called(m, game) {
  const facts = m.games.find((one) => one.name === game);
  return facts ? titleOf(facts) : game;
}

/** What was played: a daily dive says so. @param {MatchShown} match @param {string} game */
const named = ({ daily }, game) => (daily ? say("ui-daily-of", { day: daily, game }) : game);

/** With whom; several on this device are all named. @param {MatchShown} match */
function company(match) {
  const me = match.mine.length === 1 ? match.mine[0] : -1;
  const names = match.seats.flatMap((_, i) => (i === me ? [] : [nameOf(match, i)]));
  return names.length ? say("mine-with", { names: listed(names) }) : say("mine-alone");
}

/** @param {Mine} m @param {MatchShown} match @param {number} i */
function goes(m, match, i) {
  const turn = myTurn(match);
  const who = whose(match);
  const waits = match.gathering ? say("ui-gathering") : say("ui-waits-for", { name: nameOf(match, who) });
  const title = called(m, match.game);
  return html`<li data-match=${match.match}>
    ${thumb(match.game)}
    <span
      ><b>${named(match, title)}</b
      ><small class=${turn ? "now" : ""}
        >${mark(who)}${turn ? say("ui-your-turn") : waits}, ${company(match)}</small
      ></span
    >
    <a class="btn ${turn && i === 0 ? "main" : ""}" href="/match/${match.match}"
      >${turn ? say("ui-continue") : say("ui-open")}<span class="hide">: ${title}</span></a
    >
  </li>`;
}

/** @param {Mine} m @param {MatchShown} match */
function over(m, match) {
  const title = called(m, match.game);
  const winners = match.result?.winners ?? [];
  const cooperative = m.games.find((one) => one.name === match.game)?.cooperative;
  const names = listed(winners.map((seat) => nameOf(match, seat)));
  const result = won(match)
    ? say("mine-won")
    : cooperative || !winners.length
      ? say("mine-lost")
      : say("ui-wins", { names, count: winners.length });
  return html`<li data-match=${match.match}>
    ${thumb(match.game)}
    <span><b>${named(match, title)}</b><small>${dayOf(match.changed)}, ${company(match)}</small></span>
    <span class="res ${won(match) ? "won" : ""}">${result}</span>
    <a
      class="btn square"
      href="/match/${match.match}"
      aria-label=${say("ui-named", { what: say("ui-open"), game: title })}
      >${icon("replay")}</a
    >
    <button
      class="btn quiet square"
      type="button"
      aria-label=${say("ui-named", { what: say("mine-remove"), game: title })}
      @click=${() => m.remove(match.match)}
    >
      ${icon("hole")}
    </button>
  </li>`;
}

/** Today, yesterday, a day of this week, or a date. @param {number} seconds */
function dayOf(seconds) {
  const then = new Date(seconds * 1000);
  const midnight = (/** @type {Date} */ date) => new Date(date).setHours(0, 0, 0, 0);
  const ago = Math.round((midnight(new Date()) - midnight(then)) / 86_400_000);
  if (ago < 2) return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-ago, "day");
  return then.toLocaleDateString(language(), ago < 7 ? { weekday: "long" } : { day: "numeric", month: "long" });
}

/** @param {Mine} m */
function filters(m) {
  const played = m.games.filter((game) => m.finished.some((match) => match.game === game.name));
  const met = m.games[0].levels.filter((level) => m.finished.some((match) => levels(match).includes(level)));
  return html`<div class="filters">
    <fieldset class="seg">
      <legend class="hide">${say("mine-result")}</legend>
      ${RESULTS.map(
        (name) =>
          html`<label
            ><input
              type="radio"
              name="result"
              .checked=${m.result === name}
              @change=${() => m.filter({ result: name })}
            />${say(`mine-${name}`)}</label
          >`,
      )}
    </fieldset>
    ${pick(
      "mine-any-game",
      m.game,
      played.map((game) => [game.name, titleOf(game)]),
      (game) => m.filter({ game }),
    )}
    ${pick(
      "mine-any-level",
      m.level,
      met.map((level) => [level, say(`ui-level-${level}`)]),
      (level) => m.filter({ level }),
    )}
    <span class="count">${say("mine-shown", { count: m.filtered.length })}</span>
  </div>`;
}

/** @param {string} any @param {string} chosen @param {string[][]} values @param {(value: string) => void} take */
const pick = (any, chosen, values, take) =>
  html`<select
    class="btn"
    aria-label=${say(any)}
    @change=${(/** @type {Event} */ event) => take(/** @type {HTMLSelectElement} */ (event.target).value)}
  >
    ${[["", say(any)], ...values].map(
      ([value, name]) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`,
    )}
  </select>`;

/** Wins by game and level. @param {Mine} m */
function wins(m) {
  const all = m.games[0].levels;
  const of = (/** @type {string} */ game, /** @type {string} */ level) =>
    m.finished.filter((match) => match.game === game && levels(match).includes(level) && won(match)).length;
  return html`<section class="panel wins">
    <table>
      <caption>
        ${say("mine-wins")}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${all.map(
            (level) =>
              html`<th scope="col">${botFace(level)}<span class="hide">${say(`ui-level-${level}`)}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${m.games.map(
          (game) =>
            html`<tr>
              <th scope="row">${titleOf(game)}</th>
              ${all.map(
                (level) => html`<td class="w${Math.min(of(game.name, level), 4)}">${of(game.name, level)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${say("mine-sum", { wins: m.finished.filter(won).length, count: m.finished.length })}</p>
  </section>`;
}

/** @param {Mine} m */
const move = (m) =>
  html`<section class="panel">
    <h2>${say("mine-move")}</h2>
    <p>${say("mine-move-help")}</p>
    <div class="row">
      <button class="btn" type="button" ?disabled=${!m.finished.length} @click=${() => m.export()}>
        ${icon("copy")}${say("mine-export")}
      </button>
      <label class="btn file"
        >${say("mine-import")}<input
          class="hide"
          type="file"
          accept=".json,application/json"
          @change=${(/** @type {Event} */ event) => m.import(event)}
      /></label>
    </div>
  </section>`;

/** @param {Mine} m */
const bell = (m) =>
  "Notification" in globalThis
    ? html`<section class="panel">
        <button
          class="btn"
          type="button"
          aria-pressed=${String(pref("notify", "off") === "on" && Notification.permission === "granted")}
          @click=${() => m.notify()}
        >
          ${icon("sound")}${say("mine-notify")}
        </button>
      </section>`
    : nothing;
