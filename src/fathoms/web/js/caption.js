/** What a beat says, in its rail at the board's foot, and what turns the telling on and back. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { icon } from "./art.js";
import { wayOf } from "./choices.js";
import { pref } from "./prefs.js";
import { face } from "./seats.js";
import { styles } from "./styles.js";
import { PACES, beatsOf, isDrama, isHarm, isHerald, runsOf } from "./telling.js";
import { brings, knows, listed, phrase, say, thing } from "./words.js";

/** @import { State } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { Line, Telling } from "./telling.js" */
/** @import { Kit, Scene, SeatShown } from "./types.js" */

const MOST = 110; // characters of a caption: two lines of its ribbon
const MOST_DOTS = 8;

/**
 * Lines of one kind, or one family, in one sentence, where the game has words for many: with their `count`, of a family
 * also how many there are of each kind (`inward` of `news-sails-inward`), what the last is about, and of each argument
 * `…-all` of them.
 * @param {Line[]} run
 */
function together(run) {
  const last = run[run.length - 1];
  const many = `${last.key}-many`;
  const key = knows(many) && run.every((line) => line.key === last.key) ? many : `${familyOf(last)}-all`;
  if (run.length === 1 || !knows(key)) return [...new Set(run.map(phrase))].join(" ");
  const all = Object.keys(last.about).map((kind) => [
    `${kind}-all`,
    listed(run.map((line) => String(thing(kind, line.about[kind])))),
  ]);
  const kinds = run.map((line) => line.key.replace(/.*-/, ""));
  const each = kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]);
  return say(key, { ...last.about, ...Object.fromEntries([...all, ...each]), count: run.length });
}

/** What lines of several kinds are together, where the game has words for it: `news-sails` of `news-sails-inward`. */
const familyOf = (/** @type {Line} */ { key }, root = key.replace(/-[a-z]+$/, "")) =>
  knows(`${root}-all`) ? root : "";

/** Runs of one family in a row as one. @param {Line[][]} runs */
function families(runs) {
  /** @type {Line[][]} */
  const met = [];
  for (const run of runs) {
    const family = familyOf(run[0]);
    if (family && met.length && family === familyOf(met[met.length - 1][0])) met[met.length - 1].push(...run);
    else met.push([...run]);
  }
  return met;
}

/** How much a run of lines would be missed in the caption of its beat. @param {Line[]} run @param {Line[]} whole */
function missed([line], whole) {
  if (line.beat === "trails") return 0;
  if (!line.motion) return 1;
  if (isDrama([line])) return 5;
  if (isHarm(line) || line.motion === "note") return 4;
  return line.motion !== "roll" ? 3 : isDrama(whole) ? 4 : 2; // what dice decide in a fight is what it was about
}

/**
 * A beat in a sentence or two. Turns and draws are not told where what they led to is; where it would be too long, what
 * would be missed most stays, and of the rest what finds room.
 * @param {Line[]} beat @param {number} [room] for so many characters
 */
export function caption(beat, room = MOST) {
  const runs = families(runsOf(beat));
  const acts = runs.filter(([line]) => line.beat !== "herald");
  const told = acts.length ? acts : runs.slice(-1);
  /** @type {Map<Line[], string>} */
  const kept = new Map();
  for (const run of told.toSorted((a, b) => missed(b, beat) - missed(a, beat) || b.length - a.length)) {
    const text = together(run);
    if (kept.size && text.length > room) continue;
    kept.set(run, text);
    room -= text.length + 1;
  }
  return told
    .map((run) => kept.get(run))
    .filter(Boolean)
    .join(" ");
}

/** Whom the words of a beat begin with, if anybody; what I did says so. @param {Telling} t @param {number} me */
export function lead({ leader, acted }, me) {
  if (leader < 0 || (leader === me && acted)) return "";
  return leader === me ? say("ui-me") : String(thing("seat", leader));
}

/**
 * The ribbon of the beat on show: who, and what.
 * @param {Telling} telling @param {SeatShown[]} seats @param {number} me @param {Scene | null} scene @param {Kit} kit
 */
export function ribbon(telling, seats, me, scene, kit) {
  const { beat, leader } = telling;
  if (!beat.length) return nothing;
  const [who, text] = [lead(telling, me), caption(beat)];
  const [first, rest] = text.startsWith(who) ? [who, text.slice(who.length)] : [`${who} ·`, ` ${text}`];
  const color = telling.acted && leader >= 0 ? `var(--seat-${leader})` : "var(--lagoon)";
  return repeat(
    [beat[0]],
    (line) => line,
    () =>
      html`<p
        class="ribbon ${isDrama(beat) && !(telling.acted && leader === me) ? "drama" : ""}"
        ${styles({ "--c": color })}
      >
        ${leader < 0 ? nothing : face(seats, leader, scene, kit)}<span><b>${first}</b>${rest}</span>${beatsOfTurn(
          telling,
        )}
      </p>`,
  );
}

/** One dot for each beat of the turn, the one on show long. @param {Telling} telling */
function beatsOfTurn(telling) {
  const { shown, waiting } = telling.turn;
  if (shown + waiting < 2 || shown + waiting > MOST_DOTS) return nothing;
  return html`<span class="dots" aria-hidden="true">
    ${Array.from(
      { length: shown + waiting },
      (_, i) => html`<i class=${i === shown - 1 ? "now" : i < shown ? "was" : ""}></i>`,
    )}
  </span>`;
}

/** What is told, or while I choose, what happened since I last did. @param {Table} t */
export function rail(t) {
  const { state } = t;
  if (state.foreseen) return outlook(state);
  const told = sinceThen(t);
  return told === nothing ? ribbon(state.telling, state.seats, state.me, state.scene, t.kit) : told;
}

/** Since when it is told. @param {State} state */
export const sinceWhen = (state) => say(state.early ? "ui-so-far" : "ui-since");

/** Whether a line tells me something: not what I could not see, nor what only led to something. @param {State} state */
const isTelling =
  ({ me }) =>
  (/** @type {Line} */ line) =>
    !line.key.endsWith("-unseen") && (!isHerald(line) || line.about.seat === me);

/** The last of what happened since I acted. @param {State} state */
export function lately(state) {
  const beats = ["mine", "chosen"].includes(state.turn) ? beatsOf(state.since()) : [];
  const telling = beats.filter((beat) => beat.some(isTelling(state)));
  const texts = (telling.length ? telling : beats).map((beat) => caption(beat));
  let first = texts.length - 1;
  while (first > 0 && texts.slice(first - 1).join(" ").length < 1.4 * MOST) first--;
  return (first > 0 ? "… " : "") + texts.slice(Math.max(first, 0)).join(" ");
}

/**
 * What the choice looked at would do, in words: what it brings, where it says so, or else what would be told.
 * @param {State} state
 */
export function foretold({ offers, eyed, foreseen }) {
  if (!foreseen) return "";
  const choice = offers.find((offer) => wayOf(offer) === eyed);
  const gain = choice ? brings(choice) : "";
  if (choice && gain) return say("ui-brings", { what: phrase(choice), gain });
  const { lines, sure } = foreseen;
  const told = lines.length ? caption(lines.map((line) => ({ ...line, n: 0, seat: -1 }))) : "";
  return [told, sure ? "" : say("ui-then-open")].filter(Boolean).join(" ");
}

/** @param {State} state */
function outlook(state) {
  const text = foretold(state);
  return text ? html`<p class="ribbon ahead">${icon("eye")}<span>${text}</span></p>` : nothing;
}

/** What happened since I acted, and a way to all of it. @param {Table} t */
export function sinceThen(t) {
  const text = lately(t.state);
  return text
    ? html`<button class="since" type="button" @click=${() => t.tell({ name: "since" })}>
        <span><b>${sinceWhen(t.state)}:</b> ${text}</span>
      </button>`
    : nothing;
}

/**
 * While others act: the beat again, a pause, the next beat, on to my turn.
 * @param {Table} t
 */
export function pacing(t) {
  const { state, stepper } = t;
  const { chosen, queue, line } = state.telling;
  const own = chosen && !queue.length && state.mine.includes(line?.seat ?? -1); // what I just did needs no turning on
  if (!["busy", "others"].includes(state.turn) || state.sent || own) return nothing;
  const going = !state.settled;
  const button = (/** @type {string} */ name, /** @type {string} */ key, /** @type {() => void} */ act, live = going) =>
    html`<button class="btn" type="button" data-pace=${key} ?disabled=${!live} @click=${act}>
      ${icon(name)}<span>${say(`ui-${key}`)}</span>
    </button>`;
  return html`<div class="pacing" role="group" aria-label=${say("ui-speed")}>
    ${button("back", "beat-again", () => t.repeat(), state.telling.past.length > 0)}
    ${stepper.held ? button("play", "go-on", () => t.hold(false)) : button("pause", "pause", () => t.hold(true))}
    ${button("next", "beat-next", () => stepper.skip())}
    ${button("skip", state.mine.length ? "to-my-turn" : "to-now", () => stepper.hurry())}
  </div>`;
}

/** How fast it is told. @param {Table} t @param {string} group what its buttons have in common */
export function speeds(t, group) {
  const speed = pref("speed", "normal");
  const pace = (/** @type {string} */ name) =>
    html`<input type="radio" name=${group} .checked=${name === speed} @change=${() => t.pace(name)} />`;
  return html`<fieldset class="seg">
    <legend class="hide">${say("ui-speed")}</legend>
    ${Object.keys(PACES).map((name) => html`<label>${pace(name)}${say(`ui-speed-${name}`)}</label>`)}
  </fieldset>`;
}
