/** A finished match, looked back on: the chances as a curve one can walk along, what choices and luck did. */
import { html, nothing, svg } from "../vendor/lit.js";
import { get } from "./api.js";
import { mark } from "./art.js";
import { styles } from "./styles.js";
import { caption } from "./caption.js";
import { actsOf, beatsOf, isDrama, isHarm, linesOf } from "./telling.js";
import { percent } from "./tools.js";
import { reason, say, whoIs } from "./words.js";

/** @import { Line } from "./telling.js" */
/** @import { AccountShown as Account, PlyShown as Ply } from "./types.js" */
/**
 * What a place on the curve leads to.
 * @typedef {{at: number, go: (n: number) => void, show?: unknown, brief?: boolean}} Walk
 */

const LEAST = 0.12; // of a chance that is worth a sentence
const DASHES = ["", "9 5", "2 5", "14 5 2 5"];

/** The review of one match, asked for once. */
export class Look {
  /** The chances before the first act. @type {number[]} */ start = [];
  /** @type {Ply[]} */ plies = [];
  /** @type {Account[]} */ accounts = [];
  /** What turned the match, or why nobody can say; null while it is looked for. @type {string | null | undefined} */
  turn;
  state = "working";
  at = 0;
  /** Whether a picture of it lies on this device. */ kept = false;

  /** @param {string} match @param {() => void} draw */
  constructor(match, draw) {
    get(`/api/matches/${match}/review`)
      .then(
        (found) => {
          Object.assign(this, found, { state: "done", at: found.plies.at(-1)?.n ?? 0 });
        },
        (error) => {
          Object.assign(this, { state: "none", turn: reason(error) });
        },
      )
      .then(draw);
  }
}

/** Which of the chances led to the end: the team's, or that of the winner who had the least. @param {Look} look */
function decided(look) {
  const end = look.plies[look.plies.length - 1].chances;
  const winners = end.map((_, i) => i).filter((i) => end[i] === Math.max(...end));
  return winners.reduce((a, b) => (look.start[b] < look.start[a] ? b : a));
}

/** How far an act moved a chance to where it ended. @param {Look} look @param {Ply} ply @param {number} i */
const toEnd = (look, ply, i) =>
  (ply.chances[i] - before(look, ply)[i]) * (look.plies[look.plies.length - 1].chances[i] ? 1 : -1);

/**
 * What one would tell of an act: what the winner did last or suffered, what is made much of, or what came last; of one
 * that cost a team dearly, all that was done to it, and of one that helped it, what came of it first and did no harm.
 * @param {Line[]} lines @param {number} winner -1 in a team @param {boolean} [costly] in a team
 */
export function heart(lines, winner, costly) {
  const harm = lines.filter((line) => costly && isHarm(line) && isDrama([line]));
  if (harm.length) return harm;
  const helped = costly === false;
  const tale = helped ? lines.filter((line) => !isHarm(line)) : lines;
  const beats = beatsOf(tale).map(actsOf);
  if (!helped) beats.reverse();
  const names = (/** @type {Line} */ { about }) => winner >= 0 && [about.seat, about.other].includes(winner);
  const drama = (/** @type {Line} */ line) => isDrama([line]);
  const told = [names, drama, () => true].flatMap((tells) => beats.map((beat) => beat.filter(tells)));
  return told.find((beat) => beat.length) ?? tale;
}

/**
 * The act that did most for the end as it came, in a sentence about what happened and one about what came of it.
 * @param {Look} look @param {(n: number) => Promise<{steps: any[]}>} stepsAt
 */
export async function turningPoint(look, stepsAt) {
  if (look.plies.length < 2) return say("end-short");
  const seat = decided(look);
  const turn = look.plies.reduce((most, ply) => (toEnd(look, ply, seat) > toEnd(look, most, seat) ? ply : most));
  if (toEnd(look, turn, seat) < LEAST) return say("end-steady");
  const found = await stepsAt(turn.n).catch(() => ({ steps: [] }));
  const did = say(turn.did.key, turn.did.about);
  const worse = turn.chances[seat] < before(look, turn)[seat];
  const lines = heart(linesOf(found.steps), team(look) ? -1 : seat, team(look) ? worse : undefined);
  const what = lines.length ? caption(lines) : say("review-at", { seat: turn.seat, did });
  return `${what} ${swing(look, seat, percent(before(look, turn)[seat]), percent(turn.chances[seat]))}`;
}

/** How a chance to win moved. @param {Look} look @param {number} seat @param {number} from @param {number} to */
const swing = (look, seat, from, to) =>
  team(look) ? say("end-swing-team", { from, to }) : say("end-swing", { seat, from, to });

/** @param {Look} look @param {Walk} walk */
export function review(look, walk) {
  if (look.state === "working") return html`<p class="review" role="status">${say("review-working")}</p>`;
  if (!look.plies.length) return nothing;
  const worst = look.accounts.flatMap((a) => (a.worst === null ? [] : [look.plies[a.worst - 1]]));
  const rest = html`${ledger(look)}${acts(
    "review-turning",
    look.plies.filter((ply) => ply.turning),
    look,
    walk,
  )}${acts("review-costly", worst, look, walk)}`;
  return html`<section class="review" aria-labelledby="review">
    <h3 id="review">${say("review-title")}</h3>
    ${curve(look, walk)}${legend(look)}
    <p class="moment">${at(look, walk) ? told(look, at(look, walk)) : ""} ${walk.show ?? nothing}</p>
    ${walk.brief || team(look)
      ? html`<details>
          <summary>${say("review-details")}</summary>
          ${rest}
        </details>`
      : rest}
  </section>`;
}

/**
 * The act the walk has come to.
 * @param {Look} look @param {Walk} walk @returns {any} a Ply; none before the first act
 */
const at = (look, walk) => look.plies[walk.at - 1];

/** The chances before an act. @param {Look} look @param {Ply} ply */
const before = (look, ply) => look.plies[ply.n - 2]?.chances ?? look.start;

/** Whether all share one chance. @param {Look} look */
const team = (look) => look.start.length === 1;

/** An act in sentences: whose chance it moved, and what choice and luck did. @param {Look} look @param {Ply} ply */
function told(look, ply) {
  const from = percent(before(look, ply)[ply.most]),
    to = percent(ply.chances[ply.most]),
    cost = percent(-ply.choice);
  const luck = to - from + cost;
  const parts = [say("review-at", { seat: ply.seat, did: say(ply.did.key, ply.did.about) })];
  if (from !== to) parts.push(swing(look, ply.most, from, to));
  if (cost) parts.push(say("review-better", { phrase: say(ply.best.key, ply.best.about), cost }));
  if (luck && ply.most === (team(look) ? 0 : ply.seat))
    parts.push(say(luck > 0 ? "review-lucky" : "review-unlucky", { luck: Math.abs(luck) }));
  return parts.join(" ");
}

/** A change, with its sign. @param {number} change */
const signed = (change) => `${["−", "", "+"][Math.sign(change) + 1]}${Math.abs(change)}`;

/** @param {Look} look @param {number} i */
const lineName = (look, i) => (team(look) ? say("review-team") : whoIs(i));

/** @param {Look} look @param {number} n */
const along = (look, n) => (100 * n) / look.plies.length;

/** The chances of one seat, or of the team, from the start to the end. @param {Look} look @param {number} i */
const points = (look, i) =>
  [look.start, ...look.plies.map((ply) => ply.chances)]
    .map((chances, n) => `${along(look, n)},${100 - 100 * chances[i]}`)
    .join(" ");

/** @param {Look} look @param {Walk} walk */
function curve(look, walk) {
  const last = look.plies.length;
  const now = at(look, walk);
  const chances = now?.chances
    .map((/** @type {number} */ c, /** @type {number} */ i) =>
      say("review-chance", { name: lineName(look, i), percent: percent(c) }),
    )
    .join(", ");
  return html`<div
    class="curve"
    role="slider"
    tabindex="0"
    aria-label=${say("review-curve")}
    aria-valuemin="0"
    aria-valuemax=${last}
    aria-valuenow=${walk.at}
    aria-valuetext=${[
      say("ui-step-of", { step: walk.at + 1, of: last + 1 }),
      ...(now ? [told(look, now), chances] : []),
    ].join(". ")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => key(event, look, walk)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => point(event, look, walk)}
    @pointermove=${(/** @type {PointerEvent} */ event) => {
      if (event.buttons) point(event, look, walk);
    }}
  >
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[25, 50, 75].map((y) => svg`<line class="grid" x1="0" x2="100" y1=${y} y2=${y}></line>`)}
      ${look.start.map(
        (_, i) =>
          svg`<polyline stroke-dasharray=${DASHES[i]} points=${points(look, i)}
            ${styles({ stroke: `var(--seat-${i})` })}></polyline>`,
      )}
    </svg>
    <span class="full" aria-hidden="true">100 %</span><span class="half" aria-hidden="true">50</span
    ><span class="none" aria-hidden="true">0</span>
    ${look.plies
      .filter((ply) => ply.turning)
      .map(
        (ply) =>
          html`<i
            class="swing"
            ${styles({
              left: `${along(look, ply.n)}%`,
              top: `${100 - 100 * ply.chances[ply.most]}%`,
              "--c": `var(--seat-${ply.most})`,
            })}
          ></i>`,
      )}
    <i class="cursor" ${styles({ left: `${along(look, walk.at)}%` })}></i>
  </div>`;
}

/**
 * Arrows go from act to act, page keys from turning point to turning point.
 * @param {KeyboardEvent} event @param {Look} look @param {Walk} walk
 */
function key(event, look, walk) {
  const turns = look.plies.filter((ply) => ply.turning).map((ply) => ply.n);
  /** @type {Record<string, number | undefined>} */
  const ways = {
    ArrowRight: walk.at + 1,
    ArrowUp: walk.at + 1,
    ArrowLeft: walk.at - 1,
    ArrowDown: walk.at - 1,
    Home: 0,
    End: look.plies.length,
    PageUp: turns.find((n) => n > walk.at) ?? look.plies.length,
    PageDown: turns.findLast((n) => n < walk.at) ?? 0,
  };
  const n = ways[event.key];
  if (n === undefined) return;
  event.preventDefault();
  walk.go(Math.max(0, Math.min(n, look.plies.length)));
}

/** @param {PointerEvent} event @param {Look} look @param {Walk} walk */
function point(event, look, walk) {
  const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  const n = Math.round(((event.clientX - box.left) / box.width) * look.plies.length);
  walk.go(Math.max(0, Math.min(n, look.plies.length)));
}

/** @param {Look} look */
const legend = (look) =>
  html`<ul class="legend">
    ${look.start.map(
      (_, i) =>
        html`<li>
          <svg class="sample" viewBox="0 0 34 6" aria-hidden="true">
            <line
              x1="0"
              x2="34"
              y1="3"
              y2="3"
              stroke-dasharray=${DASHES[i]}
              ${styles({ stroke: `var(--seat-${i})` })}
            ></line></svg
          >${team(look) ? nothing : mark(i)}${lineName(look, i)}
        </li>`,
    )}
  </ul>`;

/** How each seat, or the team, came from its first chance to its last. @param {Look} look */
function ledger(look) {
  const heads = ["seat", "start", ...(team(look) ? ["choices"] : ["own", "others"]), "luck", "end"];
  const [first] = look.accounts;
  const all = look.accounts.reduce((sum, a) => sum + a.own, 0);
  const rows = team(look)
    ? [
        [say("review-team"), first.start, signed(all), signed(first.luck), first.end],
        ...look.accounts.map((a) => [whoIs(a.seat), "", signed(a.own), "", ""]),
      ]
    : look.accounts.map((a) => [whoIs(a.seat), a.start, signed(a.own), signed(a.others), signed(a.luck), a.end]);
  return html`<table class="ledger">
    <caption>
      ${say("review-ledger")}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${say(`review-${head}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * Some acts, each a way to its place on the curve, which is then in view.
 * @param {string} head @param {Ply[]} plies @param {Look} look @param {Walk} walk
 */
function acts(head, plies, look, walk) {
  if (!plies.length) return nothing;
  /** @param {MouseEvent} event @param {Ply} ply */
  const go = (event, ply) => {
    walk.go(ply.n);
    /** @type {HTMLElement} */ (event.currentTarget)
      .closest(".review")
      ?.querySelector(".moment")
      ?.scrollIntoView({ block: "center" });
  };
  return html`<h4>${say(head)}</h4>
    <ul class="moments">
      ${plies.map(
        (ply) =>
          html`<li>
            <button class="link" type="button" @click=${(/** @type {MouseEvent} */ event) => go(event, ply)}>
              ${told(look, ply)}
            </button>
          </li>`,
      )}
    </ul>`;
}
