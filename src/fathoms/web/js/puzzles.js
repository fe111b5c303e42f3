/** The puzzles of a game, from easy to hard: what each looks like, which are solved, and first of all the next one. */
import { html, nothing, render, repeat } from "../vendor/lit.js";
import { get } from "./api.js";
import { icon, sheet, styleSheet } from "./art.js";
import { keep, pref } from "./prefs.js";
import { fins, nextOf, prizeMark, prizes, puzzlesOf } from "./puzzling.js";
import { still } from "./still.js";
import { tabs } from "./tabs.js";
import { nowhere } from "./topbar.js";
import { pagebar } from "./ways.js";
import { learn, reason, say } from "./words.js";

/** @import { Prize } from "./puzzling.js" */
/** @import { GameShown, Kit, Illustration, PuzzleShown } from "./types.js" */
/** @typedef {PuzzleShown & {number: number}} Numbered */
/** @typedef {Record<string, Illustration>} Pictures by puzzle */

const AHEAD = "100px"; // of its way into sight a picture is drawn, and as far beyond it is gone again
const ROW = 8; // pictures that are asked for at once

/** @param {HTMLElement} root @param {string} [wanted] a game; else the one that was looked at last */
export async function open(root, wanted) {
  try {
    const games = await get("/api/games");
    const last = pref("puzzled", "");
    const game = wanted ?? (games.find((/** @type {GameShown} */ { name }) => name === last) ?? games[0]).name;
    keep("puzzled", game);
    const [all, kit] = await Promise.all([
      get(puzzlesOf(game)),
      get(`/api/games/${game}/kit`),
      sheet(`/art/${game}.svg`, "g-"),
      styleSheet("pages"),
      styleSheet("play"),
      styleSheet("puzzle"),
    ]);
    const numbered = all.map((/** @type {PuzzleShown} */ puzzle, /** @type {number} */ i) => ({
      ...puzzle,
      number: i + 1,
    }));
    const shelf = new Shelf(root, game, games, numbered, kit);
    addEventListener("pageshow", (event) => event.persisted && shelf.again()); // back from one that is solved now
    await shelf.again();
    root.querySelector(".games .on")?.scrollIntoView({ block: "nearest", inline: "center" });
  } catch (error) {
    render(nowhere(reason(error)), root);
  }
}

class Shelf {
  /** What was solved. @type {Record<string, Prize>} */ won = {};
  /** Only those so hard are shown; 0: all. */ fins = 0;
  /** Only those are shown that are not solved. */ unsolved = false;
  /** Those that were asked for, by the first of its row. @type {Record<number, Promise<Pictures>>} */ pictures = {};
  eye = new IntersectionObserver((seen) => seen.forEach((each) => this.look(each)), { rootMargin: AHEAD });

  /**
   * @param {HTMLElement} root @param {string} game @param {GameShown[]} games @param {Numbered[]} all
   * @param {Kit} kit
   */
  constructor(root, game, games, all, kit) {
    this.root = root;
    this.game = game;
    this.games = games;
    this.all = all;
    this.kit = kit;
  }

  async again() {
    await learn("shell/puzzles", this.game, `${this.game}/puzzles`);
    document.title = `${say("ui-named", { what: say("ui-puzzles"), game: say("title") })} · Fathoms`;
    this.won = prizes(this.game);
    this.draw();
  }

  /** @param {Partial<Pick<Shelf, "fins" | "unsolved">>} [wish] */
  draw(wish) {
    Object.assign(this, wish);
    render(page(this), this.root);
    for (const picture of this.root.querySelectorAll("[data-puzzle]")) this.eye.observe(picture);
  }

  /** A picture is drawn while it is in sight or nearly so. @param {IntersectionObserverEntry} seen */
  async look({ target, isIntersecting }) {
    const picture = /** @type {HTMLElement} */ (target);
    picture.classList.toggle("near", isIntersecting);
    if (!isIntersecting) return render(nothing, picture);
    const id = String(picture.dataset.puzzle);
    const first = ROW * Math.floor(this.all.findIndex((puzzle) => puzzle.id === id) / ROW);
    this.pictures[first] ??= get(`${puzzlesOf(this.game)}/pictures?from=${first}&to=${first + ROW}`);
    const { scene, part } = (await this.pictures[first])[id];
    if (!picture.matches(".near")) return;
    render(still(scene, this.kit, part), picture);
    picture.querySelector(".sea")?.setAttribute("preserveAspectRatio", "xMidYMid slice");
  }
}

/** @param {Shelf} s */
function page(s) {
  const { all, fins: only, game, unsolved, won } = s;
  const next = all[nextOf(all, won)];
  const solved = all.filter(({ id }) => won[id]).length;
  const levels = [...new Set(all.map((puzzle) => puzzle.fins))];
  const shown = all.filter((puzzle) => (!only || puzzle.fins === only) && !(unsolved && won[puzzle.id]));
  return html`<header class="top">${pagebar(() => s.again())}</header>
    ${tabs(s.games, game, "/puzzles")}
    <main class="page puzzles">
      <div class="lead">
        <div>
          <h1>${say("ui-named", { what: say("ui-puzzles"), game: say("title") })}</h1>
          <p>${say("ui-puzzles-lead")} ${say("ui-puzzles-marks")}</p>
          <p class="so-far">
            <progress max=${all.length} .value=${solved} aria-labelledby="solved"></progress>
            <b id="solved">${say("puzzle-count", { solved, all: all.length })}</b>
          </p>
        </div>
        ${next ? first(s, next) : html`<p class="card next">${say("ui-puzzles-none-left")}</p>`}
      </div>
      ${filters(s, levels)}
      ${levels.map((level) =>
        group(
          s,
          level,
          shown.filter((puzzle) => puzzle.fins === level),
        ),
      )}
      ${shown.length ? nothing : html`<p class="muted">${say("ui-puzzles-none-left")}</p>`}
    </main>`;
}

/** Which are shown. @param {Shelf} s @param {number[]} levels */
const filters = (s, levels) =>
  html`<div class="filters">
    <fieldset class="seg">
      <legend class="hide">${say("ui-puzzles-hard")}</legend>
      ${[0, ...levels].map(
        (level) =>
          html`<label
            ><input
              type="radio"
              name="fins"
              .checked=${s.fins === level}
              @change=${() => s.draw({ fins: level })}
            />${level ? fins(level) : say("ui-puzzles-all")}</label
          >`,
      )}
    </fieldset>
    <label class="check"
      ><input type="checkbox" .checked=${s.unsolved} @change=${() => s.draw({ unsolved: !s.unsolved })} />${say(
        "ui-puzzles-unsolved",
      )}</label
    >
  </div>`;

/** A puzzle's position, once it is in sight. @param {string} id */
const picture = (id) => html`<span class="shot" data-puzzle=${id} aria-hidden="true" inert></span>`;

/** The next one. @param {Shelf} s @param {Numbered} puzzle */
const first = ({ game }, { id, goal, fins: hard, acts, number }) =>
  html`<a class="card next" href="/puzzles/${game}/${id}">
    ${repeat([id], String, picture)}
    <span>
      <small>${say("ui-puzzles-next")}</small>
      <b>${say(`goal-${goal}`)}</b>
      <span class="about"
        >${fins(hard)} ${say("ui-puzzle-number", { number })}, ${say("ui-puzzle-acts", { count: acts })}</span
      >
    </span>
    <span class="btn main" aria-hidden="true">${icon("play")}</span>
  </a>`;

/** Those that are equally hard. @param {Shelf} s @param {number} level @param {Numbered[]} shown */
const group = (s, level, shown) =>
  shown.length
    ? html`<section aria-labelledby="fins-${level}">
        <h2 id="fins-${level}">${fins(level)}<span aria-hidden="true">${say("puzzle-fins", { fins: level })}</span></h2>
        <ol>
          ${repeat(
            shown,
            ({ id }) => id,
            (puzzle) => html`<li>${card(s, puzzle)}</li>`,
          )}
        </ol>
      </section>`
    : nothing;

/** @param {Shelf} s @param {Numbered} puzzle */
const card = ({ game, won }, { id, goal, acts, number }) =>
  html`<a class=${won[id] ? "solved" : ""} href="/puzzles/${game}/${id}">
    ${picture(id)}
    <b class="number" aria-hidden="true">${number}</b>
    <span
      ><span class="hide">${say("ui-puzzle-number", { number })}: </span><b>${say(`goal-${goal}`)}</b
      ><small>${say("ui-puzzle-acts", { count: acts })}</small></span
    >
    ${won[id] ? prizeMark(won[id]) : nothing}
  </a>`;
