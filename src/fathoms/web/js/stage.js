/** The stage: a scene's containers drawn for this screen. It knows pieces and places, and no game. */
import { html, nothing, repeat, svg } from "../vendor/lit.js";
import { own } from "./art.js";
import { spaceNames } from "./prefs.js";
import { styles } from "./styles.js";
import { figureOf, moved } from "./telling.js";
import { BARRED, brings, explanation, inFull, phrase, say } from "./words.js";

/** @import { Offer } from "./choices.js" */
/** @import { Mark, Telling } from "./telling.js" */
/** @import { Container, Kit, Piece, Scene } from "./types.js" */

/**
 * What the stage needs to know: the scene, the sizes of things, which ids may be chosen now, which were, whom to tell;
 * and which part of the board is to be seen, if not all that there is.
 * @typedef {{scene: Scene, kit: Kit, eye: number, may: Map<string, Offer | null>, picked: string[],
 *   part?: number[], aimed?: string[], best?: string, pick: (id: string, label: string, touch?: boolean) => void,
 *   gains?: Map<string, Offer | null>,
 *   ahead: {scene: Scene, note: string, via: string[]} | null} & Told} View
 */
/** A few words about a piece, said beside it. @typedef {{piece: Piece, text: string}} Note */
/**
 * What the last beat did: what it took away, what it moved, in whose colour, what it notes, and whether its ways are
 * still shown.
 * @typedef {{ghosts: Piece[], marks: Mark[], tint: string, notes: Note[], ways: boolean}} Told
 */

const UNKNOWN = /** @type {[number, number, number, number]} */ ([60, 60, 30, 30]);
const WIDE = 1.4;
const PREFIX = "#g-";
const GAP = 8; // units of a board between a piece and a note

/** What the beat on show did. @param {Telling} telling @param {boolean} ways @returns {Told} */
export function traces({ beat, scene, ghosts, marks, doer, acted }, ways) {
  const notes = beat.flatMap((line) => {
    const piece = ways && line.motion === "note" ? figureOf(scene, line.about.seat) : null;
    return piece ? [{ piece, text: phrase(line) }] : [];
  });
  return { ghosts, marks, tint: acted && doer >= 0 ? `var(--seat-${doer})` : "var(--foam)", notes, ways };
}

/** What a piece is called. @param {Piece | Container} thing */
export const nameOf = ({ label, about = {} }) => (label ? inFull({ key: label, about }) : "");

/** @param {Scene} scene */
const boards = (scene) => scene.containers.filter((c) => c.kind === "board");

/** Containers that flow: a seat's own, or with -1 those on the table. @param {Scene} scene @param {number} seat */
export const flows = (scene, seat) =>
  scene.containers.filter((c) => !["board", "purse"].includes(c.kind) && (c.seat ?? -1) === seat);

/** What a drawing says of itself. @param {string} kind @returns {DOMStringMap} */
const dataOf = (kind) => document.getElementById(PREFIX.slice(1) + kind)?.dataset ?? {};

/** A symbol by itself. @param {string} kind @param {Kit} kit @param {string} name its class */
export function symbol(kind, kit, name) {
  const [w, h] = kit.kinds[kind] ?? UNKNOWN;
  return html`<svg class=${name} viewBox="0 0 ${w} ${h}" aria-hidden="true">
    <use href="${PREFIX}${kind}" width=${w} height=${h}></use>
  </svg>`;
}

/**
 * Colours a piece styles, and what keeps parts of a turned piece upright and its shadow down-right.
 * @param {Piece} piece
 */
function stylesOf(piece) {
  const seat = piece.seat ?? -1;
  const turn = piece.turn ?? 0;
  /** @type {Record<string, string>} */
  const style = {};
  if (seat >= 0) style["--seat"] = style["--player"] = `var(--seat-${seat})`;
  if (turn) {
    const a = (-turn * Math.PI) / 180;
    style["--turn"] = style["--up"] = `${-turn}deg`;
    style["--dx"] = `${(4 * Math.cos(a) - 5 * Math.sin(a)).toFixed(2)}px`;
    style["--dy"] = `${(4 * Math.sin(a) + 5 * Math.cos(a)).toFixed(2)}px`;
  }
  return styles(style);
}

/**
 * The part of a board that there is to see, all of it unless one of its layers says otherwise (data-view="x y width
 * height").
 * @param {Container} container @param {Kit} kit
 */
function frame(container, kit) {
  const said = container.layers?.map((name) => dataOf(name).view).find(Boolean);
  return said ? said.split(" ").map(Number) : [0, 0, ...kit.board];
}

/** The boards; where an old position cannot be drawn, nothing is seen of it. @param {View} view */
export function stage(view) {
  const shown = boards(view.scene);
  return shown.length
    ? shown.map((container) => board(container, view))
    : html`<img class="unseen" src=${own("art/kraken-blind.svg")} alt="" />`;
}

/** The same where it is seen: as large as its place lets it be (camera.js). @param {View} view */
export const film = (view) =>
  html`<button
      class="btn square whole"
      type="button"
      hidden
      aria-label=${say("ui-whole-board")}
      title=${say("ui-whole-board")}
    ></button>
    <div class="camera"><div class="reel">${stage(view)}</div></div>`;

/** How wide a board is for its height: the same all game, whatever there is to see of it. @param {Kit} kit */
export const ratio = (kit) => String(kit.board[0] / kit.board[1]);

/** Boards wider than the screen's better half lie on top of the choices. @param {{board: [number, number]}} kit */
export const shape = (kit) => (kit.board[0] / kit.board[1] > WIDE ? "wide" : "tall");

/** Whether it may be chosen, was, or is what the choice looked at is about. @param {string} id @param {View} view */
const isLit = (id, { may, picked, aimed = [] }) => may.has(id) || picked.includes(id) || aimed.includes(id);

/**
 * Whether a piece is to be seen: a place while it may be chosen, or what it is a mark of; marks of things beside the
 * board, of one of which somebody looks at, are only its own.
 * @param {Container} container @param {View} view @returns {(piece: Piece) => boolean}
 */
function shows({ pieces }, view) {
  const here = new Set(pieces.map(({ id }) => id));
  const { aimed = [] } = view;
  return ({ id, spot }) => {
    const [of] = id.split("/");
    return !spot || (isLit(of, view) && (here.has(of) || !aimed.length || aimed.includes(of)));
  };
}

/** @param {Container} container @param {View} view */
function board(container, view) {
  const [width, height] = view.kit.board;
  const shown = container.pieces.filter(shows(container, view));
  const leaves = new Set(view.ahead && moved(view.scene, view.ahead.scene).map(({ piece }) => piece.id));
  const first = (shown.find((p) => view.picked.includes(p.id)) ?? shown.find((p) => view.may.has(p.id)))?.id;
  return html`<svg
    class="sea"
    viewBox=${(view.part ?? frame(container, view.kit)).join(" ")}
    role="group"
    aria-label=${nameOf(container)}
    data-home=${container.id}
    @keydown=${roam}
  >
    <g aria-hidden="true">
      ${(container.layers ?? []).map(
        (name) => svg`<use href="${PREFIX}${name}" width=${width} height=${height}></use>`,
      )}
    </g>
    ${repeat(
      shown,
      (p) => p.id,
      (p) => onBoard(p, view, p.id === first, leaves.has(p.id)),
    )}
    <g class="rings" aria-hidden="true">${shown.filter((p) => isLit(p.id, view)).map((p) => glow(p, view))}</g>
    ${spaceNames() ? svg`<g class="names" aria-hidden="true">${container.pieces.map(spaceName)}</g>` : nothing}
    <g class="ahead" aria-hidden="true">${ahead(container, view)}</g>
    <g class="told" aria-hidden="true" ${styles({ "--c": view.tint })}>
      ${marks(container, view)}${notesOf(view.notes, container, view)}
    </g>
    <g aria-hidden="true">
      ${repeat(
        view.ghosts,
        (p) => p.id,
        (p) => svg`<g class="ghost" transform="translate(${p.x ?? 0} ${p.y ?? 0})">${drawn(p, view.kit)}</g>`,
      )}
    </g>
  </svg>`;
}

/** The name of a space, where it is. @param {Piece} p */
const spaceName = ({ name, x = 0, y = 0 }) => (name ? svg`<text x=${x} y=${y + 34}>${name}</text>` : nothing);

/** The symbol itself. @param {Piece} p @param {Kit} kit */
function drawn(p, kit) {
  const [w, h, ax, ay] = kit.kinds[p.kind] ?? UNKNOWN;
  const turned = p.turn || (p.scale ?? 1) !== 1 ? `rotate(${p.turn ?? 0}) scale(${p.scale ?? 1})` : nothing;
  const body = svg`<use class="body" href="${PREFIX}${p.kind}" transform=${turned}
    x=${-ax} y=${-ay} width=${w} height=${h}></use>`;
  return p.parts ? svg`${body}<g transform=${turned}>${printed(p, ax, ay)}</g>` : body;
}

/** What an edition prints on a piece. @param {Piece} p @param {number} ax @param {number} ay */
function printed(p, ax, ay) {
  return (p.parts ?? []).map((part) => {
    const [x, y] = [part.x - ax, part.y - ay];
    const [cx, cy] = [x + part.width / 2, y + part.height / 2];
    const upright = part.upright && p.turn ? `rotate(${-p.turn} ${cx} ${cy})` : nothing;
    return svg`<g transform=${upright}><use href="${PREFIX}${part.kind}" x=${x} y=${y}
      width=${part.width} height=${part.height}></use>${
        part.figure
          ? svg`<text class="figure" x=${cx} y=${cy} font-size=${0.6 * part.height}>${part.figure}</text>`
          : nothing
      }</g>`;
  });
}

/** Where a pointer is. @param {MouseEvent} event */
export const whereIs = ({ clientX, clientY }) => `${clientX} ${clientY}`;

/** What may be chosen under something that may not: a place on which somebody stands. @param {MouseEvent} event */
export const below = (event) =>
  /** @type {HTMLElement | undefined} */ (
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((e) => e.closest(".piece.may"))
      .find(Boolean)
  )?.dataset.id;

/** What a click does, or what it is called. @param {Piece} p @param {View} view @param {string} name */
function byEar({ id }, { may }, name) {
  const choice = may.get(id);
  return choice ? inFull(choice) : name;
}

/** @param {Piece} p @param {View} view @param {boolean} first @param {boolean} leaves where it is, if one chooses so */
function onBoard(p, view, first, leaves) {
  const may = view.may.has(p.id);
  const picked = view.picked.includes(p.id);
  const live = may || picked;
  const name = nameOf(p);
  const manner = p.spot && live ? "spot" : live || name ? "" : "mute";
  const choose = (/** @type {PointerEvent} */ event) =>
    view.pick((!may && below(event)) || p.id, name, event.pointerType === "touch");
  return svg`<g class="piece ${may ? "may" : ""} ${picked ? "picked" : ""} ${manner} ${leaves ? "leaves" : ""}"
      ${stylesOf(p)} data-id=${p.id} data-kind=${p.kind} transform="translate(${p.x ?? 0} ${p.y ?? 0})"
      role=${live ? "button" : nothing} tabindex=${live ? (first ? 0 : -1) : nothing}
      aria-hidden=${live ? nothing : "true"} aria-label=${live ? byEar(p, view, name) : nothing}
      aria-pressed=${live ? String(picked) : nothing} @click=${choose}>
    ${p.spot || !(may || picked) ? nothing : ring(p, view.kit)}
    <g class="mover">${drawn(p, view.kit)}${tally(p, view.kit)}</g>
  </g>`;
}

/**
 * What the last beat moved on a board: ringed, with its way; what has no name goes with what has one.
 * @param {Container} container @param {View} view
 */
function marks(container, { marks, ways, kit }) {
  const named = marks.filter(({ piece }) => piece.label);
  return (named.length ? named : marks).flatMap(({ piece, from, via = [] }) => {
    const now = container.pieces.find((p) => p.id === piece.id);
    return now ? svg`${ways && from ? way(from, via, now, kit) : nothing}${oval(now, kit)}` : [];
  });
}

/**
 * Where a piece was, faded, and the way from there.
 * @param {Piece} from @param {Piece[]} via @param {Piece} to @param {Kit} kit
 */
const way = (from, via, to, kit) =>
  svg`<g class="whence" transform="translate(${from.x ?? 0} ${from.y ?? 0})">${drawn(from, kit)}</g>
    ${dots(from, to, kit, via)}`;

/** @param {Piece} piece */
const placeOf = ({ x = 0, y = 0 }) => [x, y];

/**
 * The places between two on the way along which pieces go, onward.
 * @param {Piece} from @param {Piece} to @param {Kit} kit
 */
export function along(from, to, { track }) {
  const [start, end] = [from, to].map((p) => track.findIndex((at) => `${at}` === `${placeOf(p)}`));
  return start < 0 ? [] : track.slice(start + 1, Math.max(end, 0));
}

/**
 * A dotted way, in one arc, from place to place or along the way of all.
 * @param {Piece} from @param {Piece} to @param {Kit} kit @param {Piece[]} [via]
 */
function dots(from, to, kit, via = []) {
  const places = [placeOf(from), ...via.map(placeOf), ...along(from, to, kit), placeOf(to)];
  const steps = places.map((at) => at.join(" ")).filter((at, i, all) => at !== all[i - 1]);
  if (steps.length > 2) return svg`<path class="way" d="M${steps.join("L")}"></path>`;
  const [x, y, u, v] = [from, to].flatMap(placeOf);
  const [mx, my] = [(x + u) / 2 + (y - v) * 0.18, (y + v) / 2 + (u - x) * 0.18];
  return svg`<path class="way" d="M${x} ${y}Q${mx} ${my} ${u} ${v}"></path>`;
}

/**
 * What a choice that is looked at would do to a board: things half there where they would be, and their ways.
 * @param {Container} container @param {View} view
 */
function ahead(container, view) {
  const { ahead, scene, kit } = view;
  if (!ahead) return nothing;
  const then = ahead.scene.containers.find((c) => c.id === container.id);
  const marks = moved(scene, ahead.scene).filter(({ piece }) => then?.pieces.some((p) => p.id === piece.id));
  const last = marks.findLast(({ piece }) => piece.label) ?? marks.at(-1);
  const via = ahead.via.flatMap((id) => container.pieces.find((p) => p.id === id) ?? []);
  return svg`${marks.map(
    ({ piece, from }) => svg`${from && piece.label ? dots(from, piece, kit, via) : nothing}
      <g class="would" transform="translate(${piece.x ?? 0} ${piece.y ?? 0})">
        ${drawn(piece, kit)}${tally(piece, kit)}</g>`,
  )}${last ? notesOf([{ piece: last.piece, text: ahead.note }], container, view) : nothing}`;
}

/** Where a piece is drawn. @param {Piece} p @param {Kit} kit */
function boxOf({ kind, x = 0, y = 0, scale = 1 }, kit) {
  const [w, h, ax, ay] = (kit.kinds[kind] ?? UNKNOWN).map((size) => size * scale);
  return [x - ax, y - ay, x - ax + w, y - ay + h];
}

/** @param {number} at @param {number} least @param {number} most */
const clamped = (at, least, most) => Math.min(Math.max(at, least), most);

/**
 * A few words beside each of some pieces, within the board, where they hide least of what may be chosen, of anybody's
 * figures and of each other.
 * @param {Note[]} notes @param {Container} container @param {View} view
 */
function notesOf(notes, container, { kit, may }) {
  const [left, top, width, height] = frame(container, kit);
  const [w, room] = [width * 0.34, height * 0.16];
  const seen = container.pieces
    .filter((p) => !p.spot && (may.has(p.id) || (p.seat ?? -1) >= 0 || notes.some(({ piece }) => piece.id === p.id)))
    .map((p) => boxOf(p, kit));
  const hides = (/** @type {number[]} */ [x, y]) =>
    seen.filter(([l, t, r, b]) => l < x + w && r > x && t < y + room && b > y).length;
  return notes.map(({ piece, text }) => {
    if (!text) return nothing;
    const [from, head, to, foot] = boxOf(piece, kit);
    const [middle, beside] = [(from + to - w) / 2, (head + foot) / 2];
    const [[x, y]] = [
      [middle, foot + GAP],
      [middle, head - room],
      [from - GAP - w, beside],
      [to + GAP, beside],
    ]
      .map(([x, y]) => [clamped(x, left + 8, left + width - w - 8), clamped(y, top, top + height - room)])
      .sort((a, b) => hides(a) - hides(b));
    seen.push([x, y, x + w, y + room]);
    return svg`<foreignObject class="note ${y < head ? "above" : ""}" x=${x} y=${y} width=${w} height=${room}>
      ${html`<p ${styles({ "font-size": `${width * 0.021}px` })}>${text}</p>`}
    </foreignObject>`;
  });
}

/** The thin ring round what was moved last. @param {Piece} p @param {Kit} kit */
function oval(p, kit) {
  const [w, h, ax, ay] = (kit.kinds[p.kind] ?? UNKNOWN).map((size) => size * (p.scale ?? 1));
  return svg`<ellipse class="last" transform="translate(${p.x ?? 0} ${p.y ?? 0}) rotate(${p.turn ?? 0})"
    cx=${w / 2 - ax} cy=${h / 2 - ay} rx=${w * 0.58 + 4} ry=${h * 0.58 + 4}></ellipse>`;
}

/** What the coach would choose. @param {Piece} p @param {View} view */
const liked = (p, view) => (p.id === view.best ? "best" : "");

/** Round what may be chosen, above all else; what is chosen is dashed. @param {Piece} p @param {View} view */
const glow = (p, view) =>
  svg`<g class="${[...view.picked, ...(view.aimed ?? [])].includes(p.id) ? "picked" : ""} ${liked(p, view)}"
    data-of=${p.id} transform="translate(${p.x ?? 0} ${p.y ?? 0})">
    ${p.spot ? nothing : svg`${ring(p, view.kit, "edge")}${ring(p, view.kit)}`}${signOn(p, view)}</g>`;

/** The symbol of an act, where its game has drawn one: sign-pistol. @param {string} action @param {Kit} kit */
export function signOf(action, kit) {
  const kind = `sign-${action.split(" ")[0]}`;
  return kit.kinds[kind] ? kind : "";
}

/**
 * What a click on a piece does, as a sign on its corner, or where its symbol has a place for it (data-sign="x y" in
 * parts of its box).
 * @param {Piece} p @param {View} view
 */
function signOn(p, { kit, may }) {
  const sign = signOf(may.get(p.id)?.action ?? "", kit);
  if (!sign) return nothing;
  const [w, h, ax, ay] = kit.kinds[p.kind] ?? UNKNOWN;
  const [wide, high] = kit.kinds[sign];
  const [x, y] = (dataOf(p.kind).sign ?? "1 0.04").split(" ").map(Number);
  return svg`<use class="sign" href="${PREFIX}${sign}" width=${wide} height=${high}
    x=${w * x - ax - wide / 2} y=${h * y - ay - high / 2}></use>`;
}

/**
 * The warm ring round what may be chosen; under it, in the piece, it makes small things easy to hit.
 * @param {Piece} p @param {Kit} kit @param {string} [manner]
 */
function ring(p, kit, manner = "ring") {
  const [w, h, ax, ay] = kit.kinds[p.kind] ?? UNKNOWN;
  const scale = p.scale ?? 1;
  const grow = 7;
  return svg`<rect class=${manner} transform=${p.turn ? `rotate(${p.turn})` : nothing}
    x=${-ax * scale - grow} y=${-ay * scale - grow}
    width=${w * scale + 2 * grow} height=${h * scale + 2 * grow} rx="22"></rect>`;
}

/**
 * How many a piece stands for: on the place its symbol leaves free for it (data-tally="x y" in parts of its box, and
 * how large), or on a disc.
 * @param {Piece} p @param {Kit} kit
 */
function tally(p, kit) {
  const [w, h, ax, ay] = kit.kinds[p.kind] ?? UNKNOWN;
  const free = dataOf(p.kind).tally?.split(" ").map(Number);
  if (!free && !isMany(p)) return nothing;
  if (free) {
    const { scale = 1 } = p;
    const [x, y, size = 1] = free;
    const at = `translate(${(w * x - ax) * scale} ${(h * y - ay) * scale}) scale(${scale * size})`;
    return svg`<g class="tally printed" transform=${at}>
      <text dy="13">${howMany(p)}</text></g>`;
  }
  return svg`<g class="tally" transform="translate(${w - ax} ${h - ay})">
    <circle r="17"></circle><text dy="7">${howMany(p)}</text></g>`;
}

/** A picture with what is printed on it, upright. @param {Piece} p @param {Kit} kit */
function pictured(p, kit) {
  const [w, h] = kit.kinds[p.kind] ?? UNKNOWN;
  return svg`<use href="${PREFIX}${p.kind}" width=${w} height=${h}></use>${printed({ ...p, turn: 0 }, 0, 0)}`;
}

/** A thing by itself, unless it is broader than so many of its heights. @param {Piece} p @param {Kit} kit */
export function portrait(p, kit, broad = 3) {
  const [w, h] = kit.kinds[p.kind] ?? [0, 0];
  if (p.spot || !w || w > broad * h) return nothing; // a place is seen where it is
  return html`<svg class="portrait" viewBox="0 0 ${w} ${h}" aria-hidden="true" ${stylesOf({ ...p, turn: 0 })}>
    ${pictured(p, kit)}
  </svg>`;
}

/** A hand, row, pile, track or tray. @param {Container} container @param {View} view @param {boolean} [titled] */
export function flow(container, view, titled = false) {
  const shown = container.pieces.filter((p) => !p.spot || view.may.has(p.id) || view.picked.includes(p.id));
  if (!shown.length) return nothing;
  const name = nameOf(container);
  return html`<div
    class="flow ${container.kind}"
    ${styles({ "--many": breadth(shown, view.kit) })}
    role="group"
    aria-label=${name}
    data-home=${container.id}
  >
    ${titled ? html`<span class="caption" aria-hidden="true">${name}</span>` : nothing}
    <div class="pieces">
      ${repeat(
        shown,
        (p) => p.id,
        (p) => inFlow(p, view),
      )}
    </div>
  </div>`;
}

/** How wide a row of pieces is, in heights of a piece. @param {Piece[]} pieces @param {Kit} kit */
export const breadth = (pieces, kit) =>
  pieces
    .map(({ kind }) => kit.kinds[kind] ?? UNKNOWN)
    .reduce((sum, [w, h]) => sum + w / h + 0.08, 0)
    .toFixed(2);

/** Whether a piece stands for a number of things, be it one. @param {Piece} p */
const isMany = (p) => (p.count ?? 1) !== 1 || p.about?.count !== undefined;

/** @param {Piece} p */
const howMany = (p) => p.about?.count ?? p.count ?? 1;

/** A piece, with what it is called and brings below it. @param {Piece} p @param {View} view */
function inFlow(p, view) {
  const [w, h] = view.kit.kinds[p.kind] ?? UNKNOWN;
  const may = view.may.has(p.id);
  const picked = view.picked.includes(p.id);
  const live = may || picked;
  const name = nameOf(p);
  const size = {
    height: `calc(clamp(var(--least), var(--unit) * ${h}, var(--most)) * ${p.scale ?? 1})`,
    "aspect-ratio": `${w} / ${h}`,
  };
  const choose = () => view.pick(p.id, name);
  const said = { key: p.label ?? "", about: p.about };
  const [here, gain] = [brings(said, "here"), view.gains ? brings(view.gains.get(p.id) ?? said) : ""];
  return html`<div
    class="piece ${may ? "may" : ""} ${picked ? "picked" : ""} ${liked(p, view)} ${p.label?.endsWith(BARRED)
      ? "barred"
      : ""}"
    ${stylesOf(p)}
    data-id=${p.id}
    data-kind=${p.kind}
    role=${live ? "button" : "img"}
    tabindex=${live ? 0 : nothing}
    aria-label=${byEar(p, view, name) || p.kind}
    aria-pressed=${live ? String(picked) : nothing}
    @click=${choose}
    @keydown=${press}
  >
    <div class="mover">
      <svg class="body" aria-hidden="true" ${styles(size)} viewBox="0 0 ${w} ${h}">${pictured(p, view.kit)}</svg>
    </div>
    ${isMany(p) ? html`<span class="count" aria-hidden="true">${howMany(p)}</span>` : nothing}
    ${here || gain ? html`<span class="under" aria-hidden="true"><b>${here}</b><small>${gain}</small></span>` : nothing}
  </div>`;
}

/** Enter and Space choose. @param {KeyboardEvent} event */
function press(event) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  if (event.repeat) return;
  /** @type {HTMLElement} */ (event.currentTarget).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/**
 * One tab stop a board: arrows go to the nearest thing that may be chosen in that direction.
 * @param {KeyboardEvent} event
 */
function roam(event) {
  const here = /** @type {Element} */ (event.target).closest("[role=button]");
  if (!here) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    if (event.repeat) return;
    here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!way) return;
  event.preventDefault();
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const other of /** @type {Element} */ (event.currentTarget).querySelectorAll("[role=button]")) {
    const [x, y] = middle(other);
    const along = (x - from[0]) * way[0] + (y - from[1]) * way[1];
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0]);
    if (other !== here && along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = other;
    }
  }
  if (best) {
    here.setAttribute("tabindex", "-1");
    best.setAttribute("tabindex", "0");
    /** @type {SVGElement} */ (best).focus();
  }
}

/** Where the middle of something is on the screen. @param {Element} element */
export function middle(element) {
  const r = element.getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2];
}

/**
 * What lies in a container, by name and number, in the order in which it matters.
 * @param {Container} container @param {Kit} kit
 */
export function namesIn({ pieces }, { reading }) {
  const rank = (/** @type {Piece} */ { label = "" }) => (reading.includes(label) ? reading.indexOf(label) : Infinity);
  /** @type {Map<string, {count: number, does: string}>} */
  const names = new Map();
  for (const piece of pieces.filter((p) => !p.spot).toSorted((a, b) => rank(a) - rank(b) || 0)) {
    const name = nameOf(piece);
    const count = (names.get(name)?.count ?? 0) + 1;
    if (name) names.set(name, { count, does: explanation(piece)?.text ?? "" });
  }
  return [...names].map(([name, { count, does }]) => ({ name: count > 1 ? `${name} ×${count}` : name, does }));
}

/** The boards for those who hear them, under a heading. @param {Scene} scene @param {Kit} kit @param {unknown} since */
export const inEarshot = (scene, kit, since) =>
  boards(scene).map(
    (container) =>
      html`<section class="hide" aria-labelledby="aloud-${container.id}">
        <h2 id="aloud-${container.id}">${nameOf(container)}</h2>
        ${since}
        <ul>
          ${namesIn(container, kit).map(({ name }) => html`<li>${name}</li>`)}
        </ul>
      </section>`,
  );
