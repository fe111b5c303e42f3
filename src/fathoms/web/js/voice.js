/** What is said aloud, by whoever reads the page to somebody: plain words, each once, in the order they happened. */
import { caption, lead } from "./caption.js";
import { heading, todo } from "./turn.js";
import { told } from "./words.js";

/** @import { Table } from "./table.js" */
/** @import { Line } from "./telling.js" */

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

/** A beat, or what was added to it, whole: an ear has no ribbon to fill. @param {Table} t @param {Line[]} lines */
export const tell = ({ state }, lines) => aloud(lead(state.telling, caption(lines, Infinity), state.me, ":").join(""));

/**
 * What is asked, once a turn, and why something cannot be, once.
 * @param {Table & {spoken?: {problem: unknown, turn: string}}} t
 */
export function ask(t) {
  const { state } = t;
  const spoken = (t.spoken ??= { problem: null, turn: "" });
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
  const asked = [state.picked.length ? "" : heading(state), todo(state)].filter(Boolean);
  aloud(asked.join(". "));
}
