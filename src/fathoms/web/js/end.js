/** The end of a game: what came of it, by which rule, in numbers, and what next. */
import { html, nothing } from "../vendor/lit.js";
import { post } from "./api.js";
import { icon, mark, own } from "./art.js";
import { why } from "./log.js";
import { Look, review } from "./review.js";
import { styles } from "./styles.js";
import { knows, reason, say, thing } from "./words.js";

/** @import { Table } from "./table.js" */

/** @param {Table} t @returns {[string, unknown]} */
export function end(t) {
  const result = t.state.now?.result;
  if (!result) return [say("ui-game-over"), nothing];
  const won = t.state.mine.length
    ? result.winners.some((seat) => t.state.mine.includes(seat))
    : result.winners.length > 0;
  const ending = knows(`ending-${result.ending}`) ? result.ending : "untold";
  const names = result.winners.map((seat) => thing("seat", seat)).join(", ");
  const look = (t.look ??= new Look(t.match, () => t.draw()));
  const acts = tally(t, look);
  const most = Math.max(1, ...acts.map(Number));
  const show = html`<a class="link" href="/replay/${t.match}#${look.at}">${say("review-show")}</a>`;
  return [
    say(`ending-${ending}`),
    html` <img
        class="end-scene"
        src=${own(`art/end-${won ? "won" : "lost"}.svg`)}
        alt=${say(won ? "ui-picture-won" : "ui-picture-lost")}
      />
      <p class="verdict">
        ${knows(`ending-${ending}-text`) ? say(`ending-${ending}-text`) : ""}
        ${result.rule ? why(result.rule, t) : nothing}
      </p>
      ${t.facts?.cooperative || !names
        ? nothing
        : html`<p class="winners">${icon("end")}<b>${say("ui-wins", { names, count: result.winners.length })}</b></p>`}
      <h3>${say("ui-this-game")}</h3>
      <ul class="did">
        ${acts.map((count, seat) => did(count, seat, most))}
      </ul>
      ${review(look, {
        at: look.at,
        go: (n) => {
          look.at = n;
          t.draw();
        },
        show,
      })}
      <div class="end-acts">
        ${t.state.mine.length
          ? html`<button class="btn main" type="button" @click=${() => rematch(t.match)}>
              ${icon("reset")}${t.state.table?.rematch ? say("ui-join-rematch") : say("ui-rematch")}
            </button>`
          : nothing}
        <a class="btn" href="/replay/${t.match}">${icon("replay")}${say("ui-replay")}</a>
        <a class="btn" href="/check#${t.match}">${icon("dice")}${say("ui-check-dice")}</a>
        <a class="btn" href="/">${say("ui-home")}</a>
      </div>
      ${sealed(t)}`,
  ];
}

/** @param {number | null} count @param {number} seat @param {number} most */
const did = (count, seat, most) =>
  html`<li>
    ${mark(seat)}
    <span>${thing("seat", seat)}</span>
    <span class="meter" ${styles({ "--v": `${(100 * Number(count)) / most}%` })}></span>
    <b>${count === null ? "…" : say("ui-acts", { count })}</b>
  </li>`;

/** How often each seat acted: null before the review has counted. @param {Table} t @param {Look} look */
function tally(t, look) {
  if (look.state === "working") return t.state.seats.map(() => null);
  const acts = look.plies.length ? look.plies : t.state.lines;
  return t.state.seats.map((_, seat) => new Set(acts.filter((act) => act.seat === seat).map((act) => act.n)).size);
}

/** @param {string} match */
const rematch = (match) =>
  post(`/api/matches/${match}/rematch`).then(
    (made) => location.assign(`/match/${made.match}`),
    (error) => alert(reason(error)),
  );

/** The seal on the dice; a match from a file has none. @param {Table} t */
export const sealed = (t) =>
  t.state.table?.dice.commitment
    ? html`<p class="proof">${say("ui-sealed")} <code>${t.state.table.dice.commitment.slice(0, 12)}…</code></p>`
    : nothing;
