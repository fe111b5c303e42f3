/** What I may do now: whose turn it is, the choices in words, taking back, notes. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./art.js";
import { foretold, lately, pacing, sinceThen } from "./caption.js";
import { again, digits, isButton, isLast, laid, leading, offered, once, stillOpen, wayOf, within } from "./choices.js";
import { why } from "./log.js";
import { pref } from "./prefs.js";
import { face } from "./seats.js";
import { portrait, shape, signOf, symbol } from "./stage.js";
import { isHarm } from "./telling.js";
import { percent } from "./tools.js";
import { BARRED, brings, inFull, knows, phrase, say, thing, told } from "./words.js";

/** @import { State } from "./state.js" */
/** @import { Table } from "./table.js" */
/** @import { Offer } from "./choices.js" */
/** @import { Choice, Tip } from "./types.js" */

const MOST_WORDS = 6; // choices on a wide board that are also said where it is small
const MOST_ACTS = 3; // more acts than that without a thing of their own are a list
const MOST_GAINS = 6; // choices of which each says what it brings and shows its thing; of more, the one looked at
const MOST_KEYS = 9; // choices that have digits; of more that begin with the same thing, the first until it is clicked
const FEW = 2; // choices beside buttons that are said in words even where their things lie on the board
const MANNERS = ["quiet", "", "usual"];

/** Whose turn is on show, in a few words. @param {State} state */
export function heading(state) {
  const { now, mine, actors } = state;
  const names = actors.map((seat) => thing("seat", seat)).join(", ");
  const mineAlone = mine.length === 1 && actors.includes(mine[0]);
  if (now?.over) return say("ui-game-over");
  if (state.closed) return state.table?.match ? say("ui-closed") : phrase(state.closed); // or a puzzle is done
  if (state.waitsForOthers) return say("ui-chosen");
  if (state.myTurn)
    return mine.length > 1 ? say("ui-turn-of", { name: thing("seat", state.eye) }) : say("ui-your-turn");
  if (now && names) return say("ui-waits-for", { name: names });
  if (mineAlone) return say("ui-your-turn");
  return names ? say("ui-turn-of", { name: names }) : now ? "" : say("ui-everybody");
}

/** What the waiting player is asked. @param {string} phase */
export function question(phase) {
  const key = `phase-${phase.replaceAll("_", "-")}`;
  return knows(key) ? say(key) : "";
}

/** What is to be done next. @param {State} state */
export function todo(state) {
  const { now, picked } = state;
  if (state.closed) return state.table?.match ? phrase(state.closed) : "";
  if (!now || now.over) return "";
  if (picked.length) return foretold(state) || onceMore(state);
  if (state.waitsForOthers) return say("ui-chosen-help");
  if (!state.mine.length) return say("ui-watching");
  const done = state.choices.every(({ manner }) => manner === "quiet");
  const special = done ? question(`${now.phase}-done`) : isBarred(state) ? question(`${now.phase}-barred`) : "";
  return state.myTurn ? special || question(now.phase) : "";
}

/** Whether some of what I hold may not be chosen now. @param {State} state */
const isBarred = ({ scene, eye }) =>
  scene?.containers.some((c) => c.seat === eye && c.pieces.some(({ label }) => label?.endsWith(BARRED))) ?? false;

/** What is to be clicked next, where something was. @param {State} state */
const onceMore = ({ offers, picked, now }) =>
  again(offers, picked) ? say("ui-once-more") : question(`${now?.phase}-then`) || say("ui-and-now");

/**
 * The question, what lies before me with the choices in words, and what has no thing of its own: places that stay.
 * @param {Table} t @param {unknown} hand
 */
export function turn(t, hand) {
  const { state } = t;
  const { choices, offers, picked } = state;
  const buttons = offers.filter((choice) => isButton(choice) || choice.manner === "usual");
  const apart = buttons.length > MOST_ACTS ? buttons.filter((choice) => choice.manner) : buttons;
  const confirm = again(offers, picked);
  const listed = choices.filter((choice) => !apart.includes(choice));
  const kept = listed.length <= MOST_KEYS && stillOpen(listed, picked).length < listed.length;
  const who = state.myTurn ? state.eye : (state.actors[0] ?? -1);
  return html`<div class="ask ${state.myTurn ? "on" : ""}">
      ${who >= 0 ? face(state.seats, who, state.scene, t.kit) : nothing}
      <div>
        <h2 id="choices" tabindex="-1">${heading(state)}</h2>
        <p>${state.picked.length ? onceMore(state) : todo(state)}</p>
      </div>
      ${state.closed || state.now?.over
        ? nothing
        : html`<div class="turn" role="group" aria-label=${say("ui-my-turn")}>
            ${takeBack(t, "undo")} ${takeBack(t, "reset")}
          </div>`}
    </div>
    ${notes(t)}
    <div class="dock" tabindex="0" role="group" aria-label=${say("ui-mine")}>
      ${hand}
      <div class="list">${listed.length ? list(listed, t, apart.length > 0, confirm) : nothing} ${idle(t)}</div>
      <div class="lately">${sinceThen(t)}</div>
    </div>
    <div class="acts">
      ${pacing(t)} ${!t.match ? nothing : state.now?.over ? ended(t) : state.closed ? replayed(t) : nothing}
      ${picked.length ? otherChoice(t, !confirm && kept) : nothing}
      ${confirm ? nothing : apart.toSorted(byManner).map((choice) => choiceButton(choice, t, -1, true))}
      ${confirm ? choiceButton(confirm, t, -1) : nothing}
    </div>`;
}

/** What lets something be comes first, the usual wish last, under the thumb. @param {Offer} a @param {Offer} b */
const byManner = (a, b) => MANNERS.indexOf(a.manner) - MANNERS.indexOf(b.manner);

/** @param {Table} t @param {boolean} spare not needed where all choices are still said */
const otherChoice = (t, spare) =>
  html`<button class="btn other ${spare ? "spare" : ""}" type="button" @click=${() => t.act((state) => state.drop())}>
    ${icon("hole")}<span>${say("ui-other-choice")}</span>
  </button>`;

/** @param {Table} t @param {"undo" | "reset"} what */
const takeBack = (t, what) =>
  html`<button
    class="btn ${what}"
    type="button"
    aria-label=${say(`ui-${what}`)}
    ?disabled=${!t.state.canUndo}
    @click=${() => t.act((state) => state.takeBack(what))}
  >
    ${icon(what)}<span>${say(`ui-${what}`)}</span>
  </button>`;

/**
 * The choices in words, but for what is laid before me to be chosen from. Those that what was clicked rules out stay,
 * to be compared with or chosen all the same, and the one that is a button of its own now leaves its room, so that
 * nothing moves under the pointer; of many only those still open are said. On a small screen what lies on it is touched
 * there, unless it is too small for a finger, the only choice beside what others may do, or on the board, without price
 * or sign, and one of few beside buttons; of what all choose from the words say what each is good for.
 * @param {Choice[]} choices @param {Table} t @param {boolean} apart whether others are buttons of their own
 * @param {Offer | null} confirm
 */
function list(choices, t, apart, confirm) {
  const { picked, scene, eye } = t.state;
  const left = stillOpen(t.state.choices, picked);
  const rank = (/** @type {Choice} */ choice) =>
    2 * Number(left.includes(choice)) + Number(t.state.advice?.has(choice.action) ?? false);
  const told = once(choices, inFull, rank);
  const there = scene ? laid(scene, eye) : new Set();
  const said = (/** @type {Choice} */ { path }) => !there.has(path.at(-1) ?? "");
  const still = told.filter((choice) => left.includes(choice));
  const many = told.length > MOST_KEYS;
  const shown = !many ? told : picked.length ? still.filter((choice) => choice !== confirm) : leading(still);
  const large = shape(t.kit) === "tall" || shown.length > MOST_WORDS;
  const few = apart && shown.length <= FEW && !shown.some((c) => brings(c, "brief") || signOf(c.action, t.kit));
  const near = scene ? within(scene, eye, large && !few) : new Set();
  const alone = shown.length === 1 && t.state.actors.length > 1;
  const inWords = shown.filter(said);
  const gains = inWords.length <= MOST_GAINS;
  const trays = gains && scene ? offered(scene) : new Set();
  const away = (/** @type {Choice} */ choice) => (left.includes(choice) ? "" : "away");
  const manner = (/** @type {Choice} */ choice, id = choice.path[left.includes(choice) ? picked.length : 0]) =>
    trays.has(id) && brings(choice) ? "offered" : near.has(id) && !alone ? "pieced" : "";
  const keys = digits(inWords.map(inFull));
  return html`<ol class="choices">
    ${inWords.map((choice, i) =>
      choice === confirm
        ? html`<li class="off" aria-hidden="true"><span class="btn">${phrase(choice)}</span></li>`
        : html`<li class="${manner(choice)} ${away(choice)}">${choiceButton(choice, t, keys[i], gains)}</li>`,
    )}
  </ol>`;
}

/**
 * A choice in words: in the list with its key, or apart (-1), where the usual wish, the only one, and what was clicked
 * for are warm.
 * @param {Offer} choice @param {Table} t @param {number} key @param {boolean} [gains] whether each says what it brings
 */
function choiceButton(choice, t, key, gains = false) {
  const { state } = t;
  const { advice, choices, now, sent } = state;
  const warm = key < 0 && (choice.manner === "usual" || isAsked(choice, state) || choices.length === 1);
  const tip = advice?.get(choice.action);
  const best = t.adviser?.best(state)?.choice === choice;
  const before = warm
    ? icon("end")
    : key > 0 && key <= MOST_KEYS && pref("keys", "on") === "on"
      ? html`<span class="kbd" aria-hidden="true">${key}</span>`
      : nothing;
  const pieces = (gains && key > 0 && state.scene?.containers.flatMap((c) => c.pieces)) || [];
  const about = pieces.find(({ id, spot }) => id === choice.path[0] && !spot);
  const verb = choice.action.split(" ")[0];
  const kind = signOf(choice.action, t.kit) || (!about && !warm && t.kit.kinds[verb] ? verb : "");
  const sign = kind ? symbol(kind, t.kit, "portrait") : about ? portrait(about, t.kit, 2) : nothing;
  const gain = gains ? brings(choice) : "";
  const brief = brings(choice, "brief");
  const price = brief && choice.about.price;
  const why = tip && t.adviser ? t.adviser.because(tip) : "";
  const then = [why, state.eyed === wayOf(choice) ? foretold(state) : ""];
  return html`<button
    class="btn ${warm ? "main" : ""} ${best ? "best" : ""}"
    type="button"
    data-action=${wayOf(choice)}
    data-key=${key > 0 && key <= MOST_KEYS ? key : nothing}
    aria-label=${brief ? [inFull(choice), gain].filter(Boolean).join(", ") : nothing}
    aria-description=${then.filter(Boolean).join(". ") || nothing}
    aria-pressed=${now?.chosen === choice.action ? "true" : nothing}
    ?disabled=${Boolean(sent)}
    @click=${(/** @type {PointerEvent} */ { pointerType }) =>
      t.act((state) => (pointerType === "touch" && goesOn(choice, state) ? state.weigh(choice) : state.choose(choice)))}
  >
    ${before}${sign}<span>${brief || phrase(choice)}${gain ? html`<small>${gain}</small>` : nothing}</span>${price
      ? html`<b class="price">${price}${symbol("price", t.kit, "sym")}</b>`
      : nothing}${worth(tip, best)}
  </button>`;
}

/**
 * Whether a choice goes from thing to thing or ends the turn, and was not asked for yet: a finger, which hovers over
 * nothing, sees its way before it is gone.
 * @param {Offer} choice @param {State} state
 */
const goesOn = (choice, state) => (choice.path.length > 1 || isLast(choice)) && !isAsked(choice, state);

/** Whether what was clicked asks for a choice. @param {Offer} choice @param {State} state */
function isAsked(choice, { offers, picked }) {
  const asked = again(offers, picked);
  return asked !== null && wayOf(choice) === wayOf(asked);
}

/** The coach's chance of a choice, on its corner. @param {Tip | undefined} tip @param {boolean} best */
function worth(tip, best) {
  const said = typeof tip?.chance === "number" ? `${percent(tip.chance)} %` : best ? say("ui-best") : "";
  return said ? html`<b class="pc">${said}</b>` : nothing;
}

/** Bots that let people go first, where there is no usual wish, and seats nobody holds. @param {Table} t */
function idle(t) {
  const { choices, now, seats, mine, eye, actors } = t.state;
  if (!now || now.over) return nothing;
  const people = actors.some((seat) => seats[seat]?.kind === "human");
  const bots = actors.filter((seat) => seats[seat]?.kind === "bot");
  const empty = actors.find((seat) => seats[seat]?.kind === "open" || seats[seat]?.kind === "absent");
  const others = actors.filter((seat) => mine.includes(seat) && seat !== eye && mine.length > 1);
  const team = t.facts?.cooperative; // rivals wait for nobody's leave
  const asked = team && people && bots.length && !now.ready.length && choices.every((c) => c.manner !== "usual");
  return html`${others.length && team ? nudge(others.map((seat) => playAs(t, seat))) : nothing}
  ${asked ? nudge(bots.map((seat) => goFirst(t, seat))) : nothing}
  ${empty === undefined ? nothing : nudge(invite(t, empty))}`;
}

/** @param {unknown} content */
const nudge = (content) => html`<div class="nudge">${content}</div>`;

/** @param {Table} t @param {number} seat */
const playAs = (t, seat) =>
  html`<button class="btn" type="button" @click=${() => t.act((state) => state.look(seat))}>
    ${say("ui-play-as", { name: thing("seat", seat) })}
  </button>`;

/** @param {Table} t @param {number} seat */
function goFirst(t, seat) {
  const chance = t.state.advice ? t.state.first[seat] : undefined;
  return html`<button class="btn" type="button" @click=${() => t.act((state) => state.ask("go", seat))}>
    ${say("ui-go-first", { name: thing("seat", seat) })}
    ${chance === undefined ? nothing : html`<b class="pc">${percent(chance)} %</b>`}
  </button>`;
}

/** @param {Table} t @param {number} seat */
const invite = (t, seat) =>
  html`<p>${say("ui-seat-empty", { name: thing("seat", seat) })}</p>
    <button class="btn main" type="button" @click=${() => t.tell({ name: "share" })}>
      ${icon("link")}${say("ui-invite")}
    </button>
    <button class="btn" type="button" @click=${() => t.tell({ name: "seat", about: seat })}>
      ${say("ui-let-bot")}
    </button>`;

/** @param {Table} t */
const ended = (t) =>
  html`${replayed(t)}
    <button class="btn main" type="button" @click=${() => t.tell({ name: "end" })}>
      ${icon("end")}${say("ui-see-end")}
    </button>`;

/** @param {Table} t */
const replayed = (t) => html`<a class="btn" href="/replay/${t.match}">${icon("replay")}${say("ui-replay")}</a>`;

/** Why something was not allowed, or else, once all is told, what was done to me. @param {Table} t */
function notes(t) {
  const { problem, settled, toMe } = t.state;
  if (problem) return toast(told(problem), problem.rule ?? "", t, (state) => (state.problem = null), "harm");
  if (!toMe || !settled) return nothing;
  const said = lately(t.state).includes(phrase(toMe)) ? "said" : "";
  const manner = `told ${said} ${isHarm(toMe) ? "harm" : ""}`;
  return toast(phrase(toMe), toMe.rule, t, (state) => (state.toMe = null), manner);
}

/**
 * What the rail has `said` is no note where one sees the rail; `harm` is red.
 * @param {string} text @param {string} rule @param {Table} t @param {(state: State) => void} close
 * @param {string} manner
 */
function toast(text, rule, t, close, manner) {
  const rules = `/rules/${t.state.table?.game}`;
  return html`<aside class="toast ${manner}">
    <p>
      ${text}
      ${rule ? why(rule, t) : html`<a class="link" href=${rules} target="_blank" rel="noopener">${say("ui-rules")}</a>`}
    </p>
    <button class="btn quiet square" type="button" aria-label=${say("ui-close")} @click=${() => t.act(close)}>
      ${icon("hole")}
    </button>
  </aside>`;
}
