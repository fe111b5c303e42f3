/** The dice check: works out every draw of a finished match again, in this browser. */
import { html, nothing, render } from "../vendor/lit.js";
import { get } from "./api.js";
import { icon, own, styleSheet, thumb } from "./art.js";
import { titleOf } from "./landing.js";
import { pagebar } from "./ways.js";
import { language, learn, reason, say } from "./words.js";

/** @import { GameShown, MatchShown } from "./types.js" */
/** @typedef {{step: number, words: string, drawn: number[], fits: boolean}} Row */
/** @typedef {{good: boolean, seal: boolean, rows: Row[], commitment: string, secret: string}} Found */
/** Told in whatever language is spoken by then. @typedef {Found & {text: () => string}} Verdict */

const MOST = 5; // of my games that are offered, the newest first

/** What is known of a match whose draws cannot be worked out. */
const NONE = { good: false, seal: false, rows: [], commitment: "", secret: "" };

/** @param {HTMLElement} root */
export async function open(root) {
  /** @type {[GameShown[], MatchShown[], void, void]} */
  const [games, matches] = await Promise.all([
    get("/api/games"),
    get("/api/matches"),
    styleSheet("pages"),
    styleSheet("mine"),
  ]);
  const mine = matches
    .filter((match) => match.over && match.mine.length)
    .sort((a, b) => b.changed - a.changed)
    .slice(0, MOST);
  /** @type {Verdict | null} */
  let verdict = null;
  let busy = false;
  const again = async () => {
    await learn("shell/check");
    document.title = `${say("ui-check-title")} · Fathoms`;
    render(page(verdict, busy, again, read, finished(mine, games)), root);
  };
  /** @param {Promise<any>} match */
  const judge = async (match) => {
    busy = true;
    await again();
    try {
      verdict = await check(await match);
    } catch (error) {
      verdict = { ...NONE, text: () => reason(error) };
    }
    busy = false;
    await again();
  };
  const read = (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (file) judge(file.text().then((text) => JSON.parse(text)));
  };
  const named = async () => {
    scrollTo(0, 0);
    if (location.hash.length > 1) await judge(get(`/api/matches/${location.hash.slice(1)}/match.json`));
  };
  addEventListener("hashchange", named);
  await again();
  await named();
}

/**
 * Games of mine that are over, each with the way to its dice.
 * @param {MatchShown[]} matches @param {GameShown[]} games
 */
function finished(matches, games) {
  if (!matches.length) return nothing;
  const title = (/** @type {MatchShown} */ { game }) => {
    const facts = games.find((one) => one.name === game);
    return facts ? titleOf(facts) : game;
  };
  return html`<h2>${say("mine-finished")}</h2>
    <ul class="matches">
      ${matches.map(
        (match) =>
          html`<li>
            ${thumb(match.game)}
            <span><b>${title(match)}</b><small>${dated(match.changed)}</small></span>
            <a class="btn" href="#${match.match}">${icon("dice")}${say("ui-check-dice")}</a>
          </li>`,
      )}
    </ul>`;
}

/** @param {number} at in seconds */
const dated = (at) =>
  new Date(at * 1000).toLocaleString(language(), { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });

/**
 * @param {Verdict | null} verdict @param {boolean} busy @param {() => void} again @param {(event: Event) => void} read
 * @param {unknown} mine
 */
function page(verdict, busy, again, read, mine) {
  return html`<header class="top">${pagebar(again)}</header>
    <main class="page narrow">
      <h1>${say("ui-check-title")}</h1>
      <p class="intro">${say("ui-check-lead")}</p>
      <label class="btn main file"
        >${icon("dice")}${say("ui-check-choose")}<input
          class="hide"
          type="file"
          accept=".json,application/json"
          @change=${read}
      /></label>
      <p class="muted">${say("ui-check-drop")}</p>
      <div role="status">
        ${busy
          ? say("ui-check-working")
          : verdict
            ? html`<p class="verdict-line ${verdict.good ? "good" : "bad"}">
                ${icon(verdict.good ? "end" : "hole")}<b>${verdict.text()}</b>
              </p>`
            : nothing}
      </div>
      ${verdict?.commitment ? details(verdict) : nothing} ${mine} ${verdict ? nothing : lens}
    </main>`;
}

/** Somebody who looks closely. */
const lens = html`<img class="lens" src=${own("art/nothing.svg")} alt="" width="960" height="600" />`;

/** @param {Verdict} verdict */
const details = (verdict) =>
  html`<div class="card panel">
    <dl class="proof">
      <dt>${say("ui-fingerprint")}</dt>
      <dd><code>${verdict.commitment}</code></dd>
      <dt>${say("ui-secret")}</dt>
      <dd><code>${verdict.secret}</code> ${verdict.seal ? say("ui-check-seal") : say("ui-check-no-seal")}</dd>
    </dl>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("ui-check-drawn")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say("ui-check-step")}</th>
            <th scope="col">${say("ui-check-words")}</th>
            <th scope="col">${say("ui-check-drawn")}</th>
            <th scope="col">${say("ui-check-verdict")}</th>
          </tr>
        </thead>
        <tbody>
          ${verdict.rows
            .filter((row) => row.drawn.length)
            .map(
              (row) =>
                html`<tr>
                  <td>${row.step}</td>
                  <td><code>${row.words}</code></td>
                  <td>${row.drawn.join(" ")}</td>
                  <td>${row.fits ? say("ui-check-fits") : say("ui-check-differs")}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>
  </div>`;

/** @param {string} hex */
const bytes = (hex) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

/** @param {ArrayBuffer | Uint8Array} data */
const hexed = (data) => Array.from(new Uint8Array(data), (b) => b.toString(16).padStart(2, "0")).join("");

/** Checks the seal, then every draw of every step. @param {any} match @returns {Promise<Verdict>} */
export async function check(match) {
  if (match.daily) return checkDive(match);
  const dice = match.dice;
  if (!dice) return { ...NONE, text: () => say("ui-check-no-dice") };
  if (!dice.secret) return { ...NONE, text: () => say("ui-check-early"), commitment: dice.commitment };
  const secret = bytes(dice.secret);
  const seal = hexed(await crypto.subtle.digest("SHA-256", secret)) === dice.commitment;
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const steps = stepsOf(match);
  /** @type {Row[]} */
  const rows = [];
  for (let n = 0; n < steps.length; n++) {
    const said = new TextEncoder().encode(`${dice.match}\n${seedsAt(dice.seeds, match.seats, n).join(",")}\n${n}`);
    const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, said)).slice(0, 16);
    const view = new DataView(mac.buffer, mac.byteOffset);
    const words = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
    rows.push({ step: n, words: hexed(mac), drawn: steps[n].drawn, fits: fits(words, steps[n]) });
  }
  const { text, good } = verdict(rows);
  const about = { seal, rows, commitment: dice.commitment, secret: dice.secret };
  return { text: seal ? text : () => say("ui-check-no-seal"), good: seal && good, ...about };
}

/**
 * A daily dive has no secret: all its draws follow, without a break, from its day and its game.
 * @param {any} match @returns {Promise<Verdict>}
 */
async function checkDive(match) {
  const text = new TextEncoder().encode(`daily ${match.daily} ${match.game}`);
  const hash = new DataView(await crypto.subtle.digest("SHA-256", text));
  const words = keyed(hash.getUint32(0, true), hash.getUint16(4, true));
  const rows = stepsOf(match).map((step, n) => ({ step: n, words: "", drawn: step.drawn, fits: fits(words, step) }));
  return { ...verdict(rows), seal: true, rows, commitment: "", secret: "" };
}

/** @typedef {{drawn: number[], sides: number[]}} Step */

/** What was drawn, step by step, the set-up first. @param {any} match @returns {Step[]} */
const stepsOf = (match) => [{ drawn: match.setup, sides: match.setup_sides }, ...match.steps];

/** @param {Row[]} rows */
function verdict(rows) {
  const wrong = rows.find((row) => !row.fits);
  const draws = rows.reduce((sum, row) => sum + row.drawn.length, 0);
  const text = () =>
    wrong ? say("ui-check-bad", { step: wrong.step }) : say("ui-check-good", { draws, steps: rows.length });
  return { text, good: !wrong };
}

/**
 * The seats' seeds that count for step n.
 * @param {[number, number, string][]} seeds @param {number} seats @param {number} n
 */
function seedsAt(seeds, seats, n) {
  const counted = Array(seats).fill("");
  for (const [since, seat, seed] of seeds) if (since <= n) counted[seat] = seed;
  return counted;
}

/**
 * The generator's four words under a seed, as `key` in core/chance.py has them for a game's own chance.
 * @param {number} low @param {number} high
 */
function keyed(low, high) {
  const words = [0, 1, 2].map((k) => [0, low, high, 0, 0, k].reduce(mix, 0x6c078965 + k)).concat(1);
  draws(words, Array(12).fill(1));
  return words;
}

/** Stirs one word into a hash. @param {number} h @param {number} word */
function mix(h, word) {
  h = Math.imul(h ^ word, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca77);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Whether a step drew what the generator gives from here on. @param {number[]} words @param {Step} step */
function fits(words, { drawn, sides }) {
  const found = draws(words, sides);
  return found.length === drawn.length && found.every((value, i) => value === drawn[i]);
}

/**
 * What sfc32 gives, one draw for each number of sides; its words go on.
 * @param {number[]} words @param {number[]} sides
 */
function draws(words, sides) {
  let [a, b, c, d] = words;
  const found = sides.map((k) => {
    const t = (a + b + d) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + t) >>> 0;
    d = (d + 1) >>> 0;
    return Number((BigInt(t) * BigInt(k)) >> 32n);
  });
  words.splice(0, 4, a, b, c, d);
  return found;
}
