/**
 * What things do: a card beside whatever one points at, goes to with the keyboard or holds a finger on. It stays while
 * one points at the thing or at the card, and Escape puts it away.
 */
import { html, nothing, render } from "../vendor/lit.js";
import { icon } from "./art.js";
import { below, portrait, whereIs } from "./stage.js";
import { explanation, say } from "./words.js";

/** @import { Kit, Piece, Scene } from "./types.js" */
/**
 * A table or a replay: what it shows, how large things are, and where its dialogs open.
 * @typedef {{kit: Kit, tell: (dialog: {name: string, about?: any}) => void,
 *   showOthers?: ((id: string) => void) | null}} Teller
 */

const HOVER = 300; // milliseconds until a pointer that rests asks
const CHOICE = 900; // … on what may be chosen, where one first looks at what would follow
const LEAVE = 250; // … until it has gone, and one for each pixel of the way to the card
const HOLD = 450; // … until a finger asks
const BESIDE = 12; // pixels between a thing and its card
const COMPARED = ".piece.may, .choices .btn, .acts .btn, .turn .btn";

/** @param {HTMLElement} root @param {Teller} t @param {() => Scene | null | undefined} scene */
export function explain(root, t, scene) {
  const card = document.createElement("div");
  card.id = "explained";
  card.className = "explained";
  card.setAttribute("role", "tooltip");
  card.hidden = true;
  document.body.append(card);
  /** @type {Element | null} */ let about = null;
  let timer = 0;
  let way = 0;
  let held = false;
  let rest = ""; // where the pointer is: what comes to lie under it was not pointed at

  const later = (/** @type {() => void} */ what, /** @type {number} */ ms) => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };
  const hide = () => {
    clearTimeout(timer);
    if (about?.getAttribute("aria-describedby") === card.id) about.removeAttribute("aria-describedby");
    about = null;
    card.hidden = true;
  };
  const show = (/** @type {Element} */ thing, /** @type {string} */ how) => {
    const piece = pieceOf(thing, scene());
    const said = piece && explanation(piece);
    hide();
    if (!piece || !said || document.querySelector("dialog[open]")) return;
    about = thing;
    if (!thing.hasAttribute("aria-describedby")) thing.setAttribute("aria-describedby", card.id); // no lesson speaks
    const ask = (/** @type {string} */ rule) => {
      hide();
      t.tell({ name: "why", about: { rule } });
    };
    const point = how === "hold" && thing.closest(".board") && t.showOthers;
    render(content(piece, said, t.kit, ask, hide, point || null), card);
    card.classList.toggle("sheet", how === "hold");
    card.hidden = false;
    way = place(card, thing);
  };

  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || rest === whereIs(event)) return;
    rest = whereIs(event);
    const thing = thingAt(event);
    clearTimeout(timer);
    if (thing && thing !== about) later(() => show(thing, "hover"), below(event) ? CHOICE : HOVER);
    else if (!thing && about) later(hide, LEAVE + way);
  });
  addEventListener("pointermove", (event) => (rest = whereIs(event)), { passive: true }); // over a bubble, too
  const leave = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "touch") later(hide, LEAVE + way);
  };
  root.addEventListener("pointerleave", leave);
  card.addEventListener("pointerleave", leave);
  card.addEventListener("pointerenter", () => clearTimeout(timer));
  root.addEventListener("focusin", (event) => {
    const thing = thingAt(event);
    const spoken = document.querySelector(".bubble"); // of it, where somebody learns: more is said when asked for
    if (thing?.matches(":focus-visible") && !spoken) show(thing, "focus");
  });
  root.addEventListener("focusout", (event) => {
    if (about === event.target && !card.contains(/** @type {Node | null} */ (event.relatedTarget))) hide();
  });
  addEventListener("keydown", (event) => {
    const thing = document.activeElement?.closest(".piece");
    if (event.key === "Escape" && !card.hidden) {
      hide();
      event.stopPropagation();
    } else if (event.key === "?" && thing) show(thing, "focus");
  });
  root.addEventListener("pointerdown", (event) => {
    held = false;
    const thing = event.pointerType === "touch" ? thingAt(event) : null;
    hide();
    if (thing) {
      later(() => {
        held = true;
        show(thing, "hold");
      }, HOLD);
    }
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    root.addEventListener(name, (event) => {
      if (event.pointerType === "touch" && !held) clearTimeout(timer);
    });
  }
  for (const name of ["click", "contextmenu"]) {
    const swallow = (/** @type {Event} */ event) => {
      if (!held) return;
      held = name !== "click";
      event.preventDefault();
      event.stopPropagation();
    };
    root.addEventListener(name, swallow, { capture: true });
  }
  const scrolled = (/** @type {any} */ { target }) =>
    !card.matches(".sheet") && about && target.contains(about) && hide();
  addEventListener("scroll", scrolled, { capture: true });
}

/** What one points at: a piece, or what stands for one that is not drawn. @param {Event} event */
const thingAt = (event) => /** @type {Element} */ (event.target).closest(".piece, [data-about]");

/** @param {Element} thing @param {Scene | null | undefined} scene @returns {Piece | undefined} */
function pieceOf(thing, scene) {
  const { id, about } = /** @type {HTMLElement} */ (thing).dataset;
  return scene?.containers.flatMap((container) => container.pieces).find((piece) => piece.id === (id ?? about));
}

/**
 * @param {Piece} piece @param {{title: string, text: string, rules: string[]}} said @param {Kit} kit
 * @param {(rule: string) => void} ask @param {() => void} close @param {((id: string) => void) | null} point
 */
function content(piece, said, kit, ask, close, point) {
  const show = () => {
    close();
    point?.(piece.id);
  };
  return html`<header>
      ${portrait(piece, kit)}
      <b>${said.title}</b>
      <button class="close" type="button" aria-label=${say("ui-close")} @click=${close}>${icon("hole")}</button>
    </header>
    ${said.text ? html`<p>${said.text}</p>` : nothing}
    ${said.rules.length || point
      ? html`<footer>
          ${said.rules.map(
            (rule) => html`<button class="rule-chip" type="button" @click=${() => ask(rule)}>${rule}</button>`,
          )}
          ${point
            ? html`<button class="rule-chip" type="button" @click=${show}>${say("say-point-all")}</button>`
            : nothing}
        </footer>`
      : nothing}`;
}

/**
 * Where it hides least of what may be chosen or compared, and there as near as may be: beside the thing or those it
 * lies among, below, above, or in a corner. Returns how far that is.
 * @param {HTMLElement} card @param {Element} thing
 */
function place(card, thing) {
  const row = thing.closest(".holds, .seats") ?? thing;
  const seen = [thing, ...document.querySelectorAll(COMPARED), ...row.querySelectorAll(".piece")].map(seenAt);
  const [at, beside, { width, height }] = [thing, row, card].map(seenAt);
  const [x, y] = [(at.left + at.right - width) / 2, (at.top + at.bottom - height) / 2];
  const [right, foot] = [innerWidth - width - BESIDE, innerHeight - height - BESIDE];
  const hides = (/** @type {number[]} */ [x, y]) =>
    seen.reduce((sum, box) => {
      const wide = Math.min(box.right, x + width) - Math.max(box.left, x);
      const high = Math.min(box.bottom, y + height) - Math.max(box.top, y);
      return sum + Math.max(wide, 0) * Math.max(high, 0);
    }, 0);
  const far = (/** @type {number[]} */ [left, top]) => Math.hypot(left - x, top - y);
  const near = [
    [beside.right + BESIDE, y],
    [beside.left - BESIDE - width, y],
    [x, at.bottom + BESIDE],
    [x, at.top - BESIDE - height],
  ].map(([x, y]) => [Math.max(BESIDE, Math.min(x, right)), Math.max(BESIDE, Math.min(y, foot))]);
  const corners = [BESIDE, right].flatMap((x) => [BESIDE, foot].map((y) => [x, y]));
  const [best] = [...near, ...corners].sort((a, b) => hides(a) - hides(b) || far(a) - far(b));
  card.style.translate = best.map((at) => `${Math.round(at)}px`).join(" ");
  return far(best);
}

/** @param {Element} element */
const seenAt = (element) => element.getBoundingClientRect();
