/** The daily dive: five doors that are the same for everybody today, how mine went, and a few characters to share. */
import { html, nothing, render } from "../vendor/lit.js";
import { get, post } from "./api.js";
import { doorOf, icon, styleSheet } from "./art.js";
import { after, begun, best, characters, dayOf, lit, settled, streak, tally } from "./dives.js";
import { titleOf } from "./landing.js";
import { keep, pref } from "./prefs.js";
import { me } from "./start.js";
import { pagebar } from "./ways.js";
import { language, learn, listed, reason, say } from "./words.js";

/** @import { GameShown, MatchShown } from "./types.js" */
/** @import { Dives, Try } from "./dives.js" */

const WEEK = 7; // lanterns in a row
const MINUTE = 60_000;

/** @param {HTMLElement} root */
export async function open(root) {
  const [games, matches] = await Promise.all([
    get("/api/games"),
    get("/api/matches"),
    styleSheet("pages"),
    styleSheet("daily"),
  ]);
  const daily = new Daily(root, games, matches);
  await daily.draw();
  setInterval(() => daily.draw(), MINUTE);
}

class Daily {
  said = "";
  problem = "";
  /** The day on show: another one than today is practice. */ day = dayOf();

  /** @param {HTMLElement} root @param {GameShown[]} games @param {MatchShown[]} matches */
  constructor(root, games, matches) {
    this.root = root;
    this.games = games;
    this.matches = matches;
    /** @type {Dives} */
    this.dives = settled(JSON.parse(pref("dives", "{}")), matches, (match) => pref(`hinted-${match}`, "") === "yes");
    keep("dives", JSON.stringify(this.dives));
  }

  get today() {
    return this.day === dayOf();
  }

  async draw() {
    await learn("shell/daily");
    document.title = `${say("ui-daily")} · Fathoms`;
    render(page(this), this.root);
  }

  /** @param {string} day */
  show(day) {
    Object.assign(this, { day: day && day < dayOf() ? day : dayOf(), said: "", problem: "" });
    this.draw();
  }

  /** A try at a dive; today's first one counts. @param {string} game */
  async dive(game) {
    try {
      const { match } = await post("/api/matches", { game, seats: [me()], daily: this.day });
      if (this.today) keep("dives", JSON.stringify(begun(this.dives, this.day, game, match)));
      location.assign(`/match/${match}`);
    } catch (error) {
      this.problem = reason(error);
      this.draw();
    }
  }

  get text() {
    const sum = say("daily-sum", { ...tally(this.dives, this.day), streak: streak(this.dives, this.day) });
    return `Fathoms ${this.day}\n${characters(this.games, this.dives, this.day)}\n${sum}`;
  }

  /** The same for the ear. */
  get aloud() {
    const doors = this.games.map((game) => {
      const { won, hints = false } = this.dives[this.day]?.[game.name] ?? {};
      const key = won === undefined ? "open" : `${won ? "won" : "lost"}${hints ? "" : "-alone"}`;
      return say(`daily-says-${key}`, { game: titleOf(game) });
    });
    return listed(doors);
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.text);
      this.said = say("daily-copied");
    } catch {
      this.said = say("daily-not-copied");
    }
    this.draw();
  }

  async picture() {
    const { share } = await import("./daily-picture.js");
    this.said = (await share(this)) ? say("ui-picture-kept") : "";
    this.draw();
  }
}

/** @typedef {Daily} DailyPage */

/** @param {Daily} d */
function page(d) {
  return html`<div class="top">${pagebar(() => d.draw())}</div>
    <main class="page daily">
      <h1>${say("ui-daily")} <small>${dated(d.day)}</small></h1>
      <p class="lead">
        ${d.today ? `${say("daily-lead")} ${say("daily-new", left())}` : say("daily-practice", { day: dated(d.day) })}
      </p>
      ${d.problem ? html`<p class="problem" role="alert">${d.problem}</p>` : nothing}
      <ul class="five">
        ${d.games.map((game) => door(d, game))}
      </ul>
      <div class="below">${lanterns(d)} ${result(d)} ${sharing(d)}</div>
      <p class="other">
        <label
          >${say("daily-other")}
          <input
            class="field"
            type="date"
            max=${dayOf()}
            .value=${d.day}
            @change=${(/** @type {Event} */ event) => d.show(/** @type {HTMLInputElement} */ (event.target).value)}
        /></label>
        <span>${say("daily-proof")}</span>
      </p>
    </main>`;
}

/** A day in words. @param {string} day */
export const dated = (day) =>
  new Date(`${day}T12:00`).toLocaleDateString(language(), { day: "numeric", month: "long", year: "numeric" });

/** How long today lasts. */
function left() {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / MINUTE);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** @param {Daily} d @param {GameShown} game */
function door(d, game) {
  const title = titleOf(game);
  const one = d.dives[d.day]?.[game.name];
  const over = one?.won !== undefined;
  const next = d.games.find(({ name }) => d.dives[d.day]?.[name]?.won === undefined);
  const kind = next === game ? "main" : "";
  const act = over || !d.today ? "daily-again" : "daily-dive";
  const named = (/** @type {string} */ what) => say("ui-named", { what: say(what), game: title });
  return html`<li class="dive">
    <div class="arch"><img src=${doorOf(game.name)} alt="" width="320" height="336" /></div>
    ${over ? html`<b class="stamp ${one.won ? "" : "lost"}">${say(one.won ? "mine-won" : "mine-lost")}</b>` : nothing}
    <h2>${title}</h2>
    <p>${company(game)}</p>
    ${d.today && one && !over
      ? html`<a class="btn ${kind}" href="/match/${one.match}" aria-label=${named("ui-continue")}
          >${say("ui-continue")}</a
        >`
      : html`<button class="btn ${kind}" type="button" aria-label=${named(act)} @click=${() => d.dive(game.name)}>
          ${say(act)}
        </button>`}
  </li>`;
}

/** Who waits behind a door. @param {GameShown} game */
const company = (game) =>
  say(game.cooperative ? "ui-bots-together" : "ui-bots-against", {
    bots: say(`ui-bots-${game.daily_bot}`, { count: game.usual_seats - 1 }),
  });

/** @param {Daily} d */
function lanterns(d) {
  const days = Array.from({ length: WEEK }, (_, i) => after(dayOf(), i - WEEK + 1));
  const weekday = (/** @type {string} */ day, /** @type {"short" | "long"} */ weekday) =>
    new Date(`${day}T12:00`).toLocaleDateString(language(), { weekday });
  return html`<section class="card" aria-labelledby="streak">
    <h2 id="streak">${say("daily-streak", { count: streak(d.dives, dayOf()) })}</h2>
    <ul class="lanterns">
      ${days.map((day) => {
        const state = say(lit(d.dives, day) ? "daily-lit" : "daily-unlit", { day: weekday(day, "long") });
        return html`<li class=${lit(d.dives, day) ? "lit" : ""}>
          ${lantern}<span aria-hidden="true">${weekday(day, "short")}</span><span class="hide">${state}</span>
        </li>`;
      })}
    </ul>
    <p>${say("daily-keep", { count: best(d.dives) })}</p>
  </section>`;
}

const lantern = html`<svg viewBox="0 0 30 36" aria-hidden="true">
  <path class="ring" d="M10 9a5 5 0 0 1 10 0" />
  <path class="glass" d="M8 9h14l4 22H4z" />
  <path class="flame" d="M15 14c5 6 5 9 4 11a4.5 4.5 0 0 1-8 0c-1-2-1-5 4-11z" />
  <path class="foot" d="M2 31h26v4H2z" />
</svg>`;

/** @param {Daily} d */
const result = (d) =>
  html`<section class="card" aria-labelledby="result">
    <h2 id="result">${say("daily-result")}</h2>
    <pre aria-hidden="true">${d.text}</pre>
    <p class="hide">${d.aloud}</p>
  </section>`;

/** @param {Daily} d */
const sharing = (d) =>
  html`<section class="card" aria-labelledby="share">
    <h2 id="share">${say("ui-share")}</h2>
    <p aria-hidden="true">${say("daily-key")}</p>
    <div class="row">
      <button class="btn" type="button" @click=${() => d.copy()}>${icon("copy")}${say("daily-copy")}</button>
      <button class="btn" type="button" @click=${() => d.picture()}>${icon("picture")}${say("daily-picture")}</button>
    </div>
    <p class="said" role="status">${d.said}</p>
  </section>`;
