/** The landing page: five games as five doors, and the games one is in the middle of. */
import { html, nothing, render } from "../vendor/lit.js";
import { get } from "./api.js";
import { doorOf, icon, mark, own, sheet, styleSheet, thumb } from "./art.js";
import { isNew, lessonAt, me, start, withBots } from "./start.js";
import { topbar } from "./topbar.js";
import { language, learn, reason, say } from "./words.js";

/** @import { GameShown, MatchShown } from "./types.js" */

/** @param {HTMLElement} root */
export async function open(root) {
  /** @type {[GameShown[], MatchShown[], ...any]} */
  const [games, matches] = await Promise.all([
    get("/api/games"),
    get("/api/matches"),
    styleSheet("landing"),
    sheet(own("art/sea.svg")),
  ]);
  let problem = "";
  const again = async () => {
    await learn();
    document.title = `Fathoms: ${say("ui-headline")}`;
    render(page(games, matches, problem, again, begin), root);
  };
  /** @param {object} wanted @param {string} [where] */
  const begin = async (wanted, where = "") => {
    try {
      await start(wanted, where);
    } catch (error) {
      problem = reason(error);
      again();
    }
  };
  await again();
}

/** A game's name in the language in use. @param {GameShown} game */
export const titleOf = (game) => game.title[language()] ?? game.title.en ?? game.name;

/**
 * @param {GameShown[]} games @param {MatchShown[]} matches @param {string} problem @param {() => void} again
 * @param {Function} start
 */
function page(games, matches, problem, again, start) {
  const running = matches.filter((match) => !match.over).slice(0, 12);
  return html`<div class="landing">
    <a class="skip-link" href="#games">${say("ui-to-games")}</a>
    <header class="hero">
      ${sea()}
      <div class="top">${topbar(again)}</div>
      <div class="hero-in">
        <div>
          <h1>${say("ui-headline")}</h1>
          <p class="lead">${say("ui-lead")}</p>
        </div>
        ${mine(running, games)}
      </div>
    </header>
    <main id="games">
      <div class="sound-line" aria-hidden="true">
        <svg class="buoy"><use href="#buoy"></use></svg><i>1</i><i>2</i><i>3</i
        ><svg class="lead-w"><use href="#lead"></use></svg>
      </div>
      <h2 class="hide">${say("ui-games")}</h2>
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
      <ul class="doors">
        ${games.map((game) => door(game, start))}
      </ul>
    </main>
    <footer class="floor">
      <svg viewBox="0 0 1280 130" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <use href="#floor" width="1280" height="130"></use>
      </svg>
      <div class="foot">
        <p>${say("ui-owners")}</p>
        <ul>
          ${games.slice(0, 1).map((game) => html`<li><a href="/rules/${game.name}">${say("ui-all-rules")}</a></li>`)}
          <li><a href="/check">${say("ui-fair")}</a></li>
          <li>
            <label
              >${say("ui-open-match")}<input
                class="hide"
                type="file"
                accept=".json,application/json"
                @change=${openKept}
            /></label>
          </li>
        </ul>
      </div>
    </footer>
  </div>`;
}

/** @param {MatchShown[]} matches @param {GameShown[]} games */
function mine(matches, games) {
  return html`<section class="mine card ${matches.length ? "" : "none"}" aria-labelledby="mine">
    <img class="kraken" src=${own("art/kraken.svg")} alt="" />
    <img class="grip" src=${own("art/grip.svg")} alt="" />
    <h2 id="mine">${say("ui-your-games")}</h2>
    ${matches.length
      ? html`<ul>
          ${matches.map((match, i) => running(match, i, games))}
        </ul>`
      : html`<p class="empty">${say("ui-no-games")}</p>`}
    <p class="ways">
      <a class="link" href="/daily">${say("ui-daily")}</a> <a class="link" href="/puzzles">${say("ui-puzzles")}</a>
      <a class="link" href="/mine">${say("mine-title")}</a>
    </p>
  </section>`;
}

/** Who is to act: I, where I may. @param {MatchShown} match */
export const whose = ({ waiting, mine }) => waiting.find((seat) => mine.includes(seat)) ?? waiting[0] ?? 0;

/** What a seat is called. @param {MatchShown} match @param {number} i */
export function nameOf({ seats }, i) {
  const seat = seats[i];
  return seat.name || (seat.kind === "bot" ? say(`ui-level-${seat.level}`) : say(`seat-${i}`));
}

/** @param {MatchShown} match @param {number} i @param {GameShown[]} games */
function running(match, i, games) {
  const facts = games.find((game) => game.name === match.game);
  const title = facts ? titleOf(facts) : match.game;
  const who = whose(match);
  const turn = match.waiting.some((seat) => match.mine.includes(seat));
  const waits = match.gathering ? say("ui-gathering") : say("ui-waits-for", { name: nameOf(match, who) });
  const doing = match.closed ? say("ui-closed") : turn ? say("ui-your-turn") : waits;
  return html`<li>
    ${thumb(match.game)}
    <span><b>${title}</b><small class=${turn ? "now" : ""}>${match.closed ? nothing : mark(who)}${doing}</small></span>
    <a class="btn ${turn && i === 0 ? "main" : ""}" href="/match/${match.match}"
      >${turn ? say("ui-continue") : say("ui-open")}<span class="hide">: ${title}</span></a
    >
  </li>`;
}

/** @param {GameShown} game @param {Function} start */
function door(game, start) {
  const title = titleOf(game);
  const wanted = withBots(game);
  const friends = wanted.seats.slice(1).map(() => ({ kind: "open" }));
  const few = game.seats[0];
  const many = game.seats[game.seats.length - 1];
  const company = say(game.cooperative ? "ui-bots-together" : "ui-bots-against", {
    bots: say(`ui-bots-${game.usual_bot}`, { count: friends.length }),
  });
  const begun = !["", "done"].includes(lessonAt(game.name));
  const lesson = say(begun ? "ui-learn-on" : "ui-learn", { minutes: game.lesson });
  /** @param {string} key */
  const named = (key) => say("ui-named", { what: say(key), game: title });
  const play = () => start(wanted, isNew(game.name) ? "#new" : "");
  return html`<li class="door">
    <div class="arch" @click=${play}>
      <span><img src=${doorOf(game.name)} alt="" loading="lazy" width="320" height="336" /></span>
      <h3>${title}</h3>
    </div>
    <ul class="facts">
      <li>
        ${icon("friends")}<span>${few}–${many}<span class="hide"> ${say("ui-players")}</span></span>
      </li>
      <li>${icon("clock")}${say("ui-minutes", { minutes: game.minutes })}</li>
      <li>${icon(game.cooperative ? "together" : "against")}${say(game.cooperative ? "ui-together" : "ui-against")}</li>
    </ul>
    <div class="acts">
      <button
        class="btn main"
        type="button"
        aria-label=${say("ui-named", { what: `${say("ui-play-now")} ${company}`, game: title })}
        @click=${play}
      >
        <span>${icon("play")}${say("ui-play-now")}</span><small>${company}</small>
      </button>
      <a class="btn learn" aria-label=${say("ui-named", { what: lesson, game: title })} href="/learn/${game.name}">
        ${icon("book")}${lesson}
      </a>
      <button
        class="btn"
        type="button"
        aria-label=${named("ui-with-friends")}
        @click=${() => start({ game: game.name, seats: [me(), ...friends] })}
      >
        ${say("ui-with-friends")}
      </button>
      <a class="btn" aria-label=${named("ui-on-device")} href="/#/${game.name}/device">${say("ui-on-device")}</a>
      <div class="more">
        <a class="btn quiet" aria-label=${named("ui-options")} href="/#/${game.name}">${say("ui-options")}</a>
        <a class="btn quiet" aria-label=${named("ui-puzzles")} href="/puzzles/${game.name}">${say("ui-puzzles")}</a>
      </div>
    </div>
  </li>`;
}

/** @param {Event} event */
const openKept = async (event) => (await import("./kept.js")).open(event);

/** Night sky, moon and three waves, the kraken between them. */
function sea() {
  return html`<div class="scene" aria-hidden="true">
    <svg class="stars" viewBox="0 0 1280 320" preserveAspectRatio="xMidYMin slice">
      <circle cx="800" cy="250" r="330" fill="var(--sky-2)" />
      <circle cx="800" cy="250" r="215" fill="var(--moon)" opacity=".55" />
      <path
        d="M560 112h0M640 66h0M700 30h0M520 44h0M420 28h0M320 40h0M836 86h0M800 36h0M590 160h0M1262 120h0M1256 196h0"
        stroke="var(--star)"
        stroke-width="3"
        stroke-linecap="round"
      />
    </svg>
    ${wave("far")}
    <img class="kraken" src=${own("art/kraken.svg")} alt="" />
    ${wave("mid")} ${wave("near")}
  </div>`;
}

/** @param {string} name */
const wave = (name) => html`<svg class="wave ${name}"><use href="#wave-${name}"></use></svg>`;
