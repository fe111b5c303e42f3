/** The landing page: five games as five doors, and the games one is in the middle of. */
import { html, nothing, render } from "../vendor/lit.js";
import { get, post, random } from "./api.js";
import { icon, mark, own, sheet, style, thumb } from "./art.js";
import { pref } from "./prefs.js";
import { top } from "./top.js";
import { language, learn, say } from "./words.js";

/** @typedef {import("./types.js").GameFacts} GameFacts */
/** @typedef {import("./types.js").MyMatch} MyMatch */

/** @param {HTMLElement} root */
export async function open(root) {
  /** @type {[GameFacts[], MyMatch[], ...any]} */
  const [games, matches] = await Promise.all([get("/api/games"), get("/api/matches"), style("landing")]);
  sheet(own("art/floor.svg"));
  let problem = "";
  const again = async () => {
    await learn();
    document.title = `Fathoms: ${say("ui-headline")}`;
    render(page(games, matches, problem, again, start), root);
  };
  /** @param {object} wanted @param {string} [where] */
  const start = async (wanted, where = "") => {
    try {
      const { match } = await post("/api/matches", { ...wanted, seed: random() });
      location.assign(`/match/${match}${where}`);
    } catch (error) {
      problem = String(/** @type {Error} */ (error).message);
      again();
    }
  };
  await again();
}

/** A game's name in the language in use. @param {GameFacts} game */
export const titleOf = (game) => game.title[language()] ?? game.name;

/** @param {GameFacts[]} games @param {MyMatch[]} matches @param {string} problem @param {() => void} again @param {Function} start */
function page(games, matches, problem, again, start) {
  const running = matches.filter((match) => !match.over).slice(0, 12);
  return html`<div class="landing">
    <a class="skip-link" href="#games">${say("ui-to-games")}</a>
    <header class="hero">
      ${sea()}
      <div class="top">${top(again)}</div>
      <div class="hero-in">
        <div><h1>${say("ui-headline")}</h1><p class="lead">${say("ui-lead")}</p></div>
        ${mine(running, games)}
      </div>
    </header>
    <main id="games">
      <div class="sound-line" aria-hidden="true"><svg class="buoy"><use href="#buoy"></use></svg><i>1</i><i>2</i><i>3</i><svg class="lead-w"><use href="#lead"></use></svg></div>
      <h2 class="hide">${say("ui-games")}</h2>
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
      <ul class="doors">${games.map((game) => door(game, start))}</ul>
    </main>
    <footer class="floor">
      <svg viewBox="0 0 1280 130" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><use href="#floor" width="1280" height="130"></use></svg>
      <div class="foot"><p>${say("ui-owners")}</p>
        <ul>
          ${games.slice(0, 1).map((game) => html`<li><a href="/rules/${game.name}">${say("ui-all-rules")}</a></li>`)}
          <li><a href="/check">${say("ui-fair")}</a></li>
          <li><label>${say("ui-open-match")}<input class="hide" type="file" accept=".json,application/json" @change=${openKept}></label></li>
        </ul></div>
    </footer>
  </div>`;
}

/** @param {MyMatch[]} matches @param {GameFacts[]} games */
function mine(matches, games) {
  const kraken = html`<img class="kraken" src=${own("art/kraken.svg")} alt=""><img class="grip" src=${own("art/grip.svg")} alt="">`;
  return html`<section class="mine card" aria-labelledby="mine">${kraken}
    <h2 id="mine">${say("ui-your-games")}</h2>
    ${matches.length ? html`<ul>${matches.map((match, i) => running(match, i, games))}</ul>` : html`<p class="empty">${say("ui-no-games")}</p>`}
  </section>`;
}

/** @param {MyMatch} match @param {number} i @param {GameFacts[]} games */
function running(match, i, games) {
  const facts = games.find((game) => game.name === match.game);
  const title = facts ? titleOf(facts) : match.game;
  const turn = match.waiting.some((seat) => match.mine.includes(seat));
  const who = match.waiting[0] ?? 0;
  const name = match.seats[who]?.name || say(`seat-${who}`);
  return html`<li>${thumb(match.game)}
    <span><b>${title}</b><small class=${turn ? "now" : ""}>${mark(who)}${turn ? say("ui-your-turn") : say("ui-waits-for", { name })}</small></span>
    <a class="btn ${turn && i === 0 ? "main" : ""}" href="/match/${match.match}">${turn ? say("ui-continue") : say("ui-open")}<span class="hide">: ${title}</span></a></li>`;
}

/** @param {GameFacts} game @param {Function} start */
function door(game, start) {
  const name = pref("name", "");
  const title = titleOf(game);
  const count = Math.max(2, game.usual_seats);
  const me = { kind: "me", name };
  const level = game.usual_bot;
  const bots = Array.from({ length: count - 1 }, () => ({ kind: "bot", level }));
  const friends = Array.from({ length: count - 1 }, () => ({ kind: "open" }));
  const few = game.seats[0];
  const many = game.seats[game.seats.length - 1];
  const company = say(game.cooperative ? "ui-bots-together" : "ui-bots-against", { bots: say(`ui-bots-${level}`, { count: bots.length }) });
  /** @param {string} key */
  const named = (key) => say("ui-named", { what: say(key), game: title });
  return html`<li class="door">
    <div class="arch"><span><img src=${own(`doors/${game.name}.svg`)} alt="" loading="lazy" width="320" height="336"></span><h3>${title}</h3></div>
    <ul class="facts">
      <li>${icon("friends")}<span>${few}–${many}<span class="hide"> ${say("ui-players")}</span></span></li>
      <li>${icon("clock")}${say("ui-minutes", { minutes: game.minutes })}</li>
      <li>${icon(game.cooperative ? "together" : "against")}${say(game.cooperative ? "ui-together" : "ui-against")}</li>
    </ul>
    <div class="acts">
      <button class="btn main" type="button" aria-label=${say("ui-named", { what: `${say("ui-play-now")} ${company}`, game: title })} @click=${() => start({ game: game.name, seats: [me, ...bots] })}><span>${icon("play")}${say("ui-play-now")}</span><small>${company}</small></button>
      <button class="btn" type="button" aria-label=${named("ui-with-friends")} @click=${() => start({ game: game.name, seats: [me, ...friends] }, "#share")}>${say("ui-with-friends")}</button>
      <a class="btn" aria-label=${named("ui-on-device")} href="/#/${game.name}/device">${say("ui-on-device")}</a>
      <a class="btn quiet more" aria-label=${named("ui-options")} href="/#/${game.name}">${say("ui-options")}</a>
    </div></li>`;
}

/** Opens a match that was downloaded, to replay it. @param {Event} event */
export async function openKept(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  try {
    const { match } = await post("/api/open", JSON.parse(await file.text()));
    location.assign(`/replay/${match}`);
  } catch (error) {
    alert(error instanceof SyntaxError ? say("ui-not-a-match") : /** @type {Error} */ (error).message);
  }
}

/** Night sky, moon and three waves. */
function sea() {
  const stars = [[560, 112], [640, 66], [700, 30], [520, 44], [420, 28], [320, 40], [836, 86], [800, 36], [590, 160], [1262, 120], [1256, 196]];
  return html`<div class="scene" aria-hidden="true">
    <svg class="stars" viewBox="0 0 1280 320" preserveAspectRatio="xMidYMin slice">
      <circle cx="800" cy="250" r="330" fill="var(--sky-2)"/><circle cx="800" cy="250" r="215" fill="var(--moon)" opacity=".55"/>
      <path d=${stars.map(([x, y]) => `M${x} ${y}h0`).join("")} stroke="var(--star)" stroke-width="3" stroke-linecap="round"/>
    </svg>
    <svg class="wave far" viewBox="0 0 1280 92" preserveAspectRatio="none"><path fill="var(--w1)" d="M0 34C60 6 110 2 160 26C150 10 178 2 214 12C270 30 310 44 372 24C430 4 470 8 520 30C510 12 540 4 574 14C640 36 700 42 760 22C820 4 870 8 916 30C908 12 938 4 972 16C1030 38 1090 42 1150 22C1196 8 1240 10 1280 26V92H0Z"/></svg>
    <img class="kraken" src=${own("art/kraken.svg")} alt="">
    <svg class="wave mid" viewBox="0 0 1280 66" preserveAspectRatio="none"><path fill="#fff" opacity=".14" d="M0 24C50 40 110 34 160 10C152 26 186 38 240 30C310 18 350 4 410 20C460 34 520 34 566 8C560 26 600 38 660 28C720 18 770 6 830 22C880 34 930 32 976 10C970 26 1010 38 1070 28C1140 16 1200 8 1280 26V66H0Z"/><path fill="var(--w2)" d="M0 27C50 43 110 37 160 13C152 29 186 41 240 33C310 21 350 7 410 23C460 37 520 37 566 11C560 29 600 41 660 31C720 21 770 9 830 25C880 37 930 35 976 13C970 29 1010 41 1070 31C1140 19 1200 11 1280 29V66H0Z"/></svg>
    <svg class="wave near" viewBox="0 0 1280 34" preserveAspectRatio="none"><path fill="#fff" opacity=".12" d="M0 12C80 -2 140 4 200 18C190 6 226 0 276 8C360 22 430 22 500 8C560 -2 610 4 660 18C652 6 690 0 740 8C820 22 900 20 970 8C1030 -2 1080 4 1124 18C1118 6 1150 0 1190 6C1230 12 1256 16 1280 12V34H0Z"/><path fill="var(--w3)" d="M0 15C80 1 140 7 200 21C190 9 226 3 276 11C360 25 430 25 500 11C560 1 610 7 660 21C652 9 690 3 740 11C820 25 900 23 970 11C1030 1 1080 7 1124 21C1118 9 1150 3 1190 9C1230 15 1256 19 1280 15V34H0Z"/></svg>
  </div>`;
}
