/** What is said aloud, by whoever reads the page to somebody: plain words, each once, in the order they happened. */
import { caption, lead } from "./caption.js";
import { isHerald, named } from "./telling.js";
import { heading, todo } from "./turn.js";
import { phrase, say, spelt, told } from "./words.js";

/** @import { Table } from "./table.js" */
/** @import { Line } from "./telling.js" */
/**
 * A table, and what was last said of it: a refusal, for which moment I was asked, what, and how far the match was.
 * @typedef {Table & {spoken?: {problem: unknown, turn: string, asked: string, ply: number}}} Spoken
 */

const KEPT = 8; // what was said last stays: some readers lose what goes while they speak

/** @type {HTMLElement | null} */ let region = null;

/** Says something when whatever is being read is done. @param {string} text */
export function aloud(text) {
  if (!region) {
    region = document.createElement("div");
    region.className = "hide";
    region.id = "aloud";
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  if (!text) return;
  while (region.children.length >= KEPT) region.firstChild?.remove();
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
}

/** @param {Spoken} t */
const spokenOf = (t) => (t.spoken ??= { problem: null, turn: "", asked: "", ply: -1 });

/** What a text says before anything else. @param {string} text */
const firstWords = (text) => text.split(/[.!?…:]\s/, 1)[0];

/**
 * A beat, or what was added to it, whole: an ear has no ribbon to fill. Whose it is comes first, unless its first words
 * name them, wherever a language puts them; what came by itself in somebody else's turn is told after that turn, and
 * what is announced of nobody's before it comes.
 * @param {Spoken} t @param {Line[]} lines
 */
export function tell(t, lines) {
  const { telling, me, mine } = t.state;
  const [title, what] = [lead(telling, me), caption(lines.map(spelt), Infinity)];
  const turn = title || lines.every(isHerald) ? undefined : lines.find((line) => isHerald(line) && named(line) >= 0);
  if (turn && !mine.includes(named(turn))) aloud(phrase(turn));
  if (!lines.every(isHerald)) for (const line of lines) if (isHerald(line) && named(line) < 0) aloud(phrase(line));
  const led = telling.leader === me ? what.startsWith(title) : firstWords(what).includes(title);
  aloud(led ? what : say("labelled", { title, what }));
  if (!mine.includes(telling.doer)) spokenOf(t).asked = "";
}

/**
 * What is asked, once a turn: not again after each act of mine, but when something was taken back. And why something
 * cannot be, once.
 * @param {Spoken} t
 */
export function ask(t) {
  const { state } = t;
  const spoken = spokenOf(t);
  if (state.problem && state.problem !== spoken.problem) aloud(told(state.problem));
  spoken.problem = state.problem;
  const turn = [state.ply, state.turn, state.eye, state.picked].join();
  if (
    turn === spoken.turn ||
    state.curtain !== null ||
    state.turn === "busy" ||
    (state.turn === "others" && !state.inCompany)
  )
    return;
  spoken.turn = turn;
  if (state.picked.length) return aloud(todo(state));
  const asked = [heading(state), todo(state)].filter(Boolean).join(". ");
  if (asked !== spoken.asked || state.ply <= spoken.ply) aloud(asked);
  Object.assign(spoken, { asked, ply: state.ply });
}
