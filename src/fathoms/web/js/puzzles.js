/** The puzzles of a game, from easy to hard: which are solved, and first of all the next one. */
import { html, nothing, render } from "../vendor/lit.js";
import { get } from "./api.js";
import { doorOf, icon, styleSheet } from "./art.js";
import { fins, nextOf, prizeMark, prizes, puzzlesOf } from "./puzzling.js";
import { tabs } from "./tabs.js";
import { nowhere } from "./topbar.js";
import { pagebar } from "./ways.js";
import { learn, reason, say } from "./words.js";

/** @import { Prize } from "./puzzling.js" */
/** @import { GameShown, PuzzleShown } from "./types.js" */
/** @typedef {{game: string, all: PuzzleShown[], won: Record<string, Prize>}} Shelf */

/** @param {HTMLElement} root @param {string} game */
export async function open(root, game) {
  try {
    const [games, all] = await Promise.all([
      get("/api/games"),
      get(puzzlesOf(game)),
      styleSheet("pages"),
      styleSheet("puzzle"),
    ]);
    const again = async () => {
      await learn("shell/puzzles", game, `${game}/puzzles`);
      document.title = `${say("ui-named", { what: say("ui-puzzles"), game: say("title") })} · Fathoms`;
      render(page({ game, all, won: prizes(game) }, games, again), root);
    };
    addEventListener("pageshow", (event) => event.persisted && again()); // back from one that is solved now
    await again();
    root.querySelector(".games .on")?.scrollIntoView({ block: "nearest", inline: "center" });
  } catch (error) {
    render(nowhere(reason(error)), root);
  }
}

/** @param {Shelf} shelf @param {GameShown[]} games @param {() => void} again */
function page(shelf, games, again) {
  const { game, all, won } = shelf;
  const next = nextOf(all, won);
  const solved = all.filter(({ id }) => won[id]).length;
  const levels = [...new Set(all.map((puzzle) => puzzle.fins))];
  return html`<header class="top">${pagebar(again)}</header>
    ${tabs(games, game, "/puzzles")}
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
        ${next < 0 ? html`<p class="card next">${say("ui-puzzles-none-left")}</p>` : first(shelf, next)}
      </div>
      ${levels.map((level) => group(shelf, level))}
    </main>`;
}

/** @param {Shelf} shelf @param {number} i */
function first({ game, all }, i) {
  const { id, goal, fins: hard, acts } = all[i];
  return html`<a class="card next" href="/puzzles/${game}/${id}">
    <img src=${doorOf(game)} alt="" width="320" height="336" />
    <span>
      <small>${say("ui-puzzles-next")}</small>
      <b>${say(`goal-${goal}`)}</b>
      <span class="about"
        >${fins(hard)} ${say("ui-puzzle-number", { number: i + 1 })}, ${say("ui-puzzle-acts", { count: acts })}</span
      >
    </span>
    <span class="btn main" aria-hidden="true">${icon("play")}</span>
  </a>`;
}

/** Those that are equally hard. @param {Shelf} shelf @param {number} level */
function group({ game, all, won }, level) {
  const numbered = all.map((puzzle, i) => ({ ...puzzle, number: i + 1 })).filter((puzzle) => puzzle.fins === level);
  return html`<section aria-labelledby="fins-${level}">
    <h2 id="fins-${level}">${fins(level)}<span aria-hidden="true">${say("puzzle-fins", { fins: level })}</span></h2>
    <ol>
      ${numbered.map(
        ({ id, goal, acts, number }) =>
          html`<li>
            <a class=${won[id] ? "solved" : ""} href="/puzzles/${game}/${id}">
              <b class="number" aria-hidden="true">${number}</b>
              <span
                ><span class="hide">${say("ui-puzzle-number", { number })}: </span><b>${say(`goal-${goal}`)}</b
                ><small>${say("ui-puzzle-acts", { count: acts })}</small></span
              >
              ${won[id] ? prizeMark(won[id]) : nothing}
            </a>
          </li>`,
      )}
    </ol>
  </section>`;
}
