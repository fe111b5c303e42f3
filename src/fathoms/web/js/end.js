/** The end of a game: who won, in a picture of that game, what it counted, what turned it, and what next. */
import { html, nothing } from "../vendor/lit.js";
import { post } from "./api.js";
import { icon, styleSheet } from "./art.js";
import { why } from "./log.js";
import { Look, review, turningPoint } from "./review.js";
import { face } from "./seats.js";
import { symbol } from "./stage.js";
import { styles } from "./styles.js";
import { knows, learn, listed, reason, say, thing } from "./words.js";

/** @import { Table } from "./table.js" */
/** @import { ResultShown, Score } from "./types.js" */

const MOST_SIGNS = 8; // more than that are told as a number
const PAPERS = 40; // that fall where one has won

/** What the end needs before it is shown. */
export const ready = (/** @type {Table} */ { state: { table } }) =>
  Promise.all([styleSheet("end"), learn("shell/end", `${table?.game}/end`)]);

/** Whether those who look have won: one of mine; where nobody is me, anybody. @param {Table} t */
export function won(t) {
  const { now, mine } = t.state;
  return (now?.result?.winners ?? []).some((seat) => !mine.length || mine.includes(seat));
}

/** The picture of how it ended, in the colour of who won. @param {Table} t */
export function pictureOf(t) {
  const { ending = "", winners = [] } = t.state.now?.result ?? {};
  const whose = winners.length === 1 ? `#seat-${winners[0]}` : "";
  return `/art/${t.state.table?.game ?? ""}/${won(t) ? "won" : "lost"}/${ending.replaceAll("_", "-")}.svg${whose}`;
}

/** The outcome in words: by name where one wins against others, and a sentence about it. @param {Table} t */
export function outcome(t) {
  const { winners, ending } = /** @type {ResultShown} */ (t.state.now?.result);
  const own = `ending-${ending.replaceAll("_", "-")}`;
  const key = knows(own) ? own : "ending-untold";
  const text = knows(`${key}-text`) ? say(`${key}-text`) : "";
  if (t.facts?.cooperative || !winners.length) return { headline: say(key), text };
  const [me] = t.state.mine.length === 1 ? t.state.mine : [-1];
  const names = listed(winners.map((seat) => String(thing("seat", seat))));
  const mine = winners.length === 1 && winners[0] === me;
  return { headline: mine ? say("end-you-win") : say("ui-wins", { names, count: winners.length }), text };
}

/** What was played: the game, and which day's dive it was, if it was one. @param {Table} t */
export const kick = (t) =>
  t.state.table?.daily ? say("ui-daily-of", { day: t.state.table.daily, game: say("title") }) : say("title");

/** @param {Table} t */
export function end(t) {
  const close = () => t.tell(null);
  const result = t.state.now?.result;
  if (!result) return nothing;
  const { headline, text } = outcome(t);
  const look = (t.look ??= new Look(t.match, () => t.draw()));
  const show = html`<a class="link" href="/replay/${t.match}#${look.at}">${say("review-show")}</a>`;
  const go = (/** @type {number} */ n) => {
    look.at = n;
    t.draw();
  };
  return html`<dialog class="end" aria-labelledby="dialog" @close=${close}>
    <img class="end-scene" src=${pictureOf(t)} alt="" />
    ${won(t) ? confetti : nothing}
    <header class="end-top">
      <a class="brand" href="/"
        ><svg aria-hidden="true"><use href="#mark"></use></svg>FATHOMS</a
      >
      <span class="gap"></span>
      <button class="btn square" type="button" aria-label=${say("end-board")} @click=${close}>${icon("eye")}</button>
      <a class="btn home" href="/">${say("ui-home")}</a>
    </header>
    <div class="plate">
      <p class="kick">${kick(t)}</p>
      <h2 id="dialog" tabindex="-1" autofocus>${headline}</h2>
      <p class="verdict">${text} ${result.rule ? why(result.rule, t, undefined, t.dialog) : nothing}</p>
    </div>
    <div class="tally">
      <div class="in">
        ${score(t)}
        <section class="turn-point" aria-labelledby="turned">
          <h3 id="turned">${say("end-turning")}</h3>
          <p role="status">${turned(t, look)}</p>
        </section>
        ${look.state === "done" ? review(look, { at: look.at, go, show, brief: t.facts?.cooperative }) : nothing}
        ${look.state === "working" ? toCome : nothing}
        <p class="end-more"><a class="link" href="/check#${t.match}">${say("ui-check-dice")}</a></p>
      </div>
      <footer class="end-acts">
        ${again(t)}
        <button class="btn" type="button" @click=${() => share(t, look)}>
          ${icon(look.kept ? "end" : "picture")}<span aria-live="polite"
            >${say(look.kept ? "ui-picture-kept" : "ui-share")}</span
          >
        </button>
        <a class="btn" href="/replay/${t.match}">${icon("replay")}<span>${say("ui-replay")}</span></a>
      </footer>
    </div>
  </dialog>`;
}

/** It falls once. */
const confetti = html`<div class="confetti" aria-hidden="true">${Array.from({ length: PAPERS }, paper)}</div>`;

/** @param {unknown} _ @param {number} i */
function paper(_, i) {
  const [left, delay, lasts] = [`${(i * 61.8) % 100}%`, `${(i * 370) % 1100}ms`, `${1900 + ((i * 530) % 1500)}ms`];
  const background = `var(--seat-${i % 4})`;
  return html`<i ${styles({ left, background, "animation-delay": delay, "animation-duration": lasts })}></i>`;
}

/** The place of the chances, while they are worked out. */
const toCome = html`<div class="to-come" aria-hidden="true"></div>`;

/** Shares the end as a picture, and says so where that means a file. @param {Table} t @param {Look} look */
async function share(t, look) {
  look.kept = await (await import("./share.js")).share(t);
  t.draw();
}

/** What is played next: the same table again, or the day's other dives. @param {Table} t */
const again = (t) =>
  t.state.mine.length
    ? t.state.table?.daily
      ? html`<a class="btn main" href="/daily">${icon("end")}<span>${say("ui-daily")}</span></a>`
      : html`<button class="btn main" type="button" @click=${() => rematch(t.match)}>
          ${icon("reset")}<span>${t.state.table?.rematch ? say("ui-join-rematch") : say("ui-rematch")}</span>
        </button>`
    : nothing;

/** What turned the game; the place is kept while that is looked for. @param {Table} t @param {Look} look */
function turned(t, look) {
  if (look.state === "working") return say("review-working");
  if (look.turn === undefined) {
    look.turn = null;
    void turningPoint(look, (n) => t.steps(n, n)).then((told) => {
      look.turn = told;
      t.draw();
    });
  }
  return look.turn ?? say("review-working");
}

/** The most before less. @param {Score} a @param {Score} b */
const first = (a, b) => ((a.seat ?? -1) < 0 || (b.seat ?? -1) < 0 ? 0 : b.count - a.count);

/** What the game counted, the most first. @param {Table} t */
const counts = (t) => [...(t.state.scene?.score ?? [])].sort(first);

/** The same in one line of words. @param {Table} t */
export const scored = (t) =>
  counts(t)
    .map((one) => say("end-scored", { what: called(t, one), told: told(one) }))
    .join(" · ");

/** Whose a number is, or of what. @param {Table} t @param {Score} one */
function called(t, { seat = -1, label = "" }) {
  if (seat < 0) return say(label);
  return t.state.mine.length === 1 && t.state.mine[0] === seat ? say("ui-me") : String(thing("seat", seat));
}

/** @param {Score} one */
const told = ({ count, of = 0 }) => (of ? say("end-of", { count, of }) : String(count));

/** What the game counted, as it counts. @param {Table} t */
function score(t) {
  const counted = counts(t);
  if (!counted.length) return nothing;
  return html`<section aria-labelledby="score">
    <h3 id="score">${say("score-title")}</h3>
    <ul class="score">
      ${counted.map((one) => line(t, one))}
    </ul>
  </section>`;
}

/** @param {Table} t @param {Score} one */
function line(t, one) {
  const { kind, count, of = 0, seat = -1, kinds = [] } = one;
  const winner = t.state.now?.result?.winners.includes(seat);
  const signs = of && of <= MOST_SIGNS ? Array.from({ length: of }, (_, i) => i < count) : [];
  return html`<li class="${winner ? "first" : ""} ${seat < 0 ? "all" : ""}">
    ${seat < 0 ? nothing : face(t.state.seats, seat, t.state.scene, t.kit)}
    <span>${called(t, one)}</span>
    <span class="signs" aria-hidden="true" ${styles({ "--many": String(of || 1) })}>
      ${signs.length
        ? signs.map((full, i) => symbol(kinds[i] ?? kind, t.kit, full ? "sign full" : "sign"))
        : symbol(kind, t.kit, "sign full")}
    </span>
    <b><span aria-hidden="true">${count}</span><span class="hide">${told(one)}</span></b>
  </li>`;
}

/** @param {string} match */
const rematch = (match) =>
  post(`/api/matches/${match}/rematch`).then(
    (made) => location.assign(`/match/${made.match}`),
    (error) => alert(reason(error)),
  );
