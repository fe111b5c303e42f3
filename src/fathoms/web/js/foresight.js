/** Looking at a choice before it is made: by the pointer, the keyboard, or a finger that stays. */
import { clickable, wayOf } from "./choices.js";
import { below, whereIs } from "./stage.js";

/** @import { Table } from "./table.js" */
/** @import { Offer } from "./choices.js" */

const WAIT = 130; // milliseconds before a look counts: what is only passed over is not asked about
const LONG = 420; // milliseconds of a touch that looks and does not choose
const REST = 260; // milliseconds between two questions

/**
 * The one choice a thing on the page stands for, or the place on which it stands.
 * @param {Table} t @param {Event} event @returns {Offer | null}
 */
function choiceAt({ state }, event) {
  const element = event.target instanceof Element ? event.target : null;
  const { action } = /** @type {HTMLElement | null} */ (element?.closest("[data-action]"))?.dataset ?? {};
  if (action) return state.offers.find((choice) => wayOf(choice) === action) ?? null;
  const piece = /** @type {HTMLElement | null} */ (element?.closest(".piece"));
  const id = piece?.matches(".may") ? piece.dataset.id : piece && event instanceof MouseEvent ? below(event) : "";
  return (id && clickable(state.offers, state.picked).get(id)) || null;
}

/** Lets whoever plays here look ahead. @param {Table} t */
export function watch(t) {
  let timer = 0;
  let asked = 0;
  let swallow = false;
  let rest = ""; // where the pointer is: what comes to lie under it was not looked at
  let rested = false;
  const look = (/** @type {Offer | null} */ choice, wait = WAIT) => {
    clearTimeout(timer);
    if (!choice && !t.state.eyed) return;
    const rest = Math.max(wait, choice ? asked + REST - performance.now() : 0);
    timer = window.setTimeout(() => {
      if (choice) asked = performance.now();
      t.act((state) => state.lookAt(choice));
    }, rest);
  };
  const { root } = t;
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    rested = rest === whereIs(event) && !t.state.eyed;
    look(rested ? null : choiceAt(t, event));
  });
  root.addEventListener("pointermove", (event) => {
    if (rested) look(choiceAt(t, event));
    rested = false;
    rest = whereIs(event);
  });
  root.addEventListener("pointerleave", () => look(null));
  root.addEventListener("focusin", (event) => {
    if (/** @type {Element} */ (event.target).matches(":focus-visible")) look(choiceAt(t, event));
  });
  root.addEventListener("focusout", () => look(null));
  root.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    const choice = choiceAt(t, event);
    swallow = false;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!choice) return;
      swallow = true;
      t.act((state) => state.lookAt(choice));
    }, LONG);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    root.addEventListener(end, (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType === "touch") clearTimeout(timer);
    });
  }
  root.addEventListener("contextmenu", (event) => swallow && event.preventDefault());
  root.addEventListener(
    "click",
    (event) => {
      if (swallow) event.stopPropagation();
      swallow = false;
    },
    { capture: true },
  );
}
