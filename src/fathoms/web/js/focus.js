/** Where the keyboard is: whatever a redraw takes away, the focus stays where one goes on. */
import { render } from "../vendor/lit.js";

/**
 * What is drawn there; dialogs are fetched when the first is asked for.
 * @typedef {{root: HTMLElement, draw: () => void, dialog: unknown, dialogs: ((t: any) => unknown) | null,
 *   opener?: Element | null, onBoard?: boolean}} Place
 */

const QUESTION = "choices"; // the heading of what is asked

/** Whether the focus is nowhere, or on what can no longer have it. @param {Element | null | undefined} at */
const isLost = (at) =>
  !at || at === document.body || !at.isConnected || at.matches(":disabled, .piece:not([tabindex])");

/**
 * Whoever does not use keys sees no ring of it, and the page does not scroll for it.
 * @param {Element | null | undefined} at @param {boolean} [still] whether they do not
 */
function give(at, still = false) {
  at?.toggleAttribute("data-still", still);
  if (at instanceof HTMLElement || at instanceof SVGElement) at.focus({ preventScroll: still });
}

/**
 * Draws, and keeps the focus: in a dialog on its heading, after it on what opened it; else, where it was lost, on the
 * heading of the question, from which arrows lead to its choices. Who acted on the board is there at the next question.
 * @param {Place} place @param {unknown} page
 */
export function draw(place, page) {
  const { root } = place;
  if (place.dialog && !place.dialogs)
    void import("./dialogs.js").then(async ({ dialogs, ready }) => {
      await ready(place);
      place.dialogs = dialogs;
      place.draw();
    });
  const had = document.activeElement;
  const still = !had?.matches(":focus-visible");
  const over = root.querySelector("dialog");
  render(page, root);
  const dialog = root.querySelector("dialog");
  if (dialog && !dialog.open) {
    place.opener = had;
    dialog.showModal();
    give(document.activeElement, still);
  }
  if (over && !dialog && !isLost(place.opener)) give(place.opener, still);
  const lost = isLost(document.activeElement);
  if (lost && had?.matches(".sea .piece")) place.onBoard = true;
  else if (!lost && had?.id !== QUESTION) place.onBoard = false;
  const board = place.onBoard ? root.querySelector(".sea .piece[tabindex='0']") : null;
  if (lost || (board && had?.id === QUESTION && !dialog))
    give(dialog?.querySelector("h2") ?? board ?? root.querySelector(`.curtain h2, #${QUESTION}`), still);
}

/** Up and down lead from the question through its choices. @param {KeyboardEvent} event */
export function walk(event) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = /** @type {Element} */ (event.target);
  if (!way || at.closest("input, select")) return;
  const all = /** @type {Element} */ (event.currentTarget).querySelectorAll("[data-action]:enabled");
  const seen = [...all].filter((button) => button.checkVisibility());
  const here = seen.indexOf(at);
  const next = here < 0 ? seen.at(way > 0 ? 0 : -1) : seen[here + way];
  if (!next) return;
  event.preventDefault();
  give(next);
}
