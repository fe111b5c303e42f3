/** What a beat makes much of, over the board: by the motion its news declare, and no game's name. */
import { html, render } from "../vendor/lit.js";
import { EASE } from "./animate.js";
import { styleSheet } from "./art.js";
import { LANDED } from "./beat.js";
import { burst, jaws, shoal } from "./cutouts.js";
import { calm } from "./prefs.js";
import { portrait } from "./stage.js";
import { matter, struck } from "./struck.js";
import { figureOf, isDrama, motionOf } from "./telling.js";

/** @import { Line, Telling } from "./telling.js" */
/** @import { Kit, Piece, Scene } from "./types.js" */
/**
 * A piece that shows something new, whose it is, and in what it lies.
 * @typedef {{piece: Piece, seat: number, home: string, among: string}} Turned
 */
/** What is played: the page, the telling, its new lines, for so long. @typedef {{root: HTMLElement, kit: Kit,
 *   telling: Telling, lines: Line[], ms: number, before: Node | null}} Play */

const DIE = /(^|-)die-/; // how dice are called (core/scene.py)
const FLIP = 140; // milliseconds between two cards
const COIN = 90; // milliseconds between two coins
const MOST_COINS = 8;
const APART = 110; // pixels between two dice
const MOST_STRUCK = 8; // things that burst at once
const BLOW = 120; // milliseconds until a blow lands

/** @param {Scene | null} scene @returns {Map<string, Turned>} */
const all = (scene) =>
  new Map(
    scene?.containers.flatMap(({ id, kind, seat = -1, pieces }) =>
      pieces.map((piece) => [piece.id, { piece, seat, home: kind, among: id }]),
    ),
  );

/** Pieces that show something else than before the beat, or were not there. @param {Play} play @returns {Turned[]} */
function turned({ telling: { start, scene } }) {
  const before = all(start);
  return [...all(scene).values()].filter(({ piece }) => !piece.spot && before.get(piece.id)?.piece.kind !== piece.kind);
}

/** @param {Turned} thing */
const isDie = ({ piece }) => DIE.test(piece.kind);

/** Dice that were thrown: what shows something new, what lies with it, what belongs to who threw. @param {Play} play */
function dice(play) {
  const fresh = turned(play).filter(isDie);
  const places = fresh.filter(({ home }) => home !== "board").map(({ among }) => among);
  const throwers = play.lines
    .filter(({ motion }) => motion === "roll" || motion === "clash")
    .flatMap(({ about }) => [about.seat, about.other]);
  const ids = fresh.map(({ piece }) => piece.id);
  return [...all(play.telling.scene).values()].filter(
    (die) => isDie(die) && (ids.includes(die.piece.id) || places.includes(die.among) || throwers.includes(die.seat)),
  );
}

/** What was laid or turned before the seats. @param {Play} play */
const cards = (play) => turned(play).filter(({ seat, home }) => seat >= 0 && !["hand", "purse"].includes(home));

/** Plays what is dramatic about the new lines of a beat, if anything is. @param {Play} play */
export async function play(play) {
  await styleSheet("drama");
  const board = /** @type {HTMLElement | null} */ (play.root.querySelector(".board"));
  if (!board) return;
  for (const old of board.querySelectorAll(".over")) old.remove();
  const motion = motionOf(play.lines);
  if (play.lines.some((line) => line.motion === "roll") && motion !== "clash") {
    show(board, play, dice(play), "throw");
  }
  (isDrama(play.lines) ? DRAMAS : EFFECTS)[motion]?.(board, play);
}

/** What is shown of a plain motion. @type {Record<string, (board: HTMLElement, play: Play) => void>} */
const EFFECTS = {
  hit: (board, play) => bursts(board, play, "hit", "blow"),
  bang: (board, play) => bursts(board, play, "bang", "fire"),
  sweep(board, play) {
    const { about = {} } = play.lines.find(({ motion }) => motion === "sweep") ?? {};
    const [from, to] = [about.seat, about.other].map((seat) => middleOf(board, figure(play, seat)));
    if (from && to && !calm()) shoal(over(board, "shown", play.ms), from, to);
  },
};

/** @type {Record<string, (board: HTMLElement, play: Play) => void>} */
const DRAMAS = {
  quake(board, play) {
    spotlight(board, play, "quake");
    bursts(board, play, "quake", "blow");
    shake(board, 9);
  },
  strike(board, play) {
    spotlight(board, play, "strike");
    bursts(board, play, "strike", "fire");
    shake(board, 4);
  },
  rise(board, play) {
    spotlight(board, play, "rise", "storm");
    move(board.querySelector(".sea"), [{ translate: "0 6px" }, { translate: "0 6px", offset: 0.7 }, {}], play.ms);
  },
  snatch: (board, play) => spotlight(board, play, "snatch"),
  bite(board, play) {
    for (const piece of struck(play, "bite")) {
      const at = centreOf(board, play.kit, piece);
      dim(board, at, play.ms);
      if (!calm()) jaws(over(board, "shown", play.ms), at, unit(board));
    }
    shake(board, 4);
  },
  glow(board, play) {
    const seats = play.lines.filter(({ motion }) => motion === "glow").map(({ about }) => about.seat);
    const theirs = [...all(play.telling.scene).values()]
      .filter(({ piece, home }) => home === "board" && seats.includes(piece.about?.seat ?? -1))
      .map(({ piece }) => piece);
    const lit = theirs.length ? theirs : play.telling.marks.map(({ piece }) => piece);
    lit.forEach(({ id }, i) => {
      const frames = [{ scale: 1 }, { scale: 1.25, filter: "brightness(1.5)" }, { scale: 1 }];
      move(moverOf(board, id), frames, 480, 120 * i);
    });
  },
  "flip-all": (board, play) => show(board, play, cards(play), "flip"),
  clash(board, play) {
    show(board, play, dice(play), "throw");
    shake(board, 4);
  },
  rob(board, play) {
    for (const { about, motion } of play.lines) {
      const [from, to] = [about.other, about.seat].map((seat) => middleOf(board, figure(play, seat)));
      if (motion === "rob" && from && to) coins(board, from, to, Math.min(Number(about.gold) || 1, MOST_COINS));
    }
  },
  fold(board, { before, ms }) {
    if (!(before instanceof SVGElement) || calm()) return;
    const leaf = over(board, "leaf", Math.min(ms, 1040));
    leaf.append(before);
    const [flat, turned] = ["perspective(1600px) rotateY(0)", "perspective(1600px) rotateY(-178deg)"];
    move(leaf, [{ transform: flat }, { transform: turned, opacity: 0.9 }], Math.min(ms, 1040));
  },
};

/** Something over the board for a while. @param {HTMLElement} board @param {string} name @param {number} ms */
function over(board, name, ms) {
  const element = document.createElement("div");
  element.className = `over ${name}`;
  element.setAttribute("aria-hidden", "true");
  board.append(element);
  setTimeout(() => element.remove(), ms);
  return element;
}

/**
 * @param {Element | null} element @param {Keyframe[]} frames @param {number} duration @param {number} [delay]
 * @param {FillMode} [fill] how it is before, and after
 */
function move(element, frames, duration, delay = 0, fill = "backwards") {
  if (!calm()) element?.animate(frames, { duration, delay, easing: EASE, fill });
}

/** @param {HTMLElement} board @param {number} by */
function shake(board, by) {
  const sway = [0, -by, by, -by * 0.6, by * 0.6, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (!calm()) board.querySelector(".sea")?.animate(sway, { duration: 560, iterations: 2 });
}

/**
 * All but what a line is about darkens, and that bursts in.
 * @param {HTMLElement} board @param {Play} play @param {string} motion @param {string} [manner]
 */
function spotlight(board, play, motion, manner) {
  const piece = matter(play, motion);
  if (!piece) return;
  dim(board, centreOf(board, play.kit, piece), play.ms, manner);
  move(moverOf(board, piece.id), [{ scale: 0.1 }, { scale: 1.3, offset: 0.6 }, { scale: 1 }], 520, BLOW);
}

/** @param {HTMLElement} board @param {Point} at @param {number} ms @param {string} [manner] */
function dim(board, at, ms, manner = "spotlight") {
  const { style } = over(board, manner, ms);
  style.setProperty("--x", `${at.x}px`);
  style.setProperty("--y", `${at.y}px`);
  style.setProperty("--r", `${1.5 * unit(board)}px`);
}

/** @param {HTMLElement} board @param {Play} play @param {string} motion @param {"fire" | "blow"} look */
function bursts(board, play, motion, look) {
  const places = struck(play, motion).slice(0, MOST_STRUCK);
  if (calm() || !places.length) return;
  const layer = over(board, "shown", play.ms);
  for (const piece of places) burst(layer, centreOf(board, play.kit, piece), 0.8 * unit(board), look, BLOW);
}

/** What is large on a board, in pixels. @param {HTMLElement} board */
const unit = (board) => 0.15 * Math.min(board.clientWidth, board.clientHeight);

/**
 * Dice or cards, large over the board, then back to where they lie: those of a seat beside its thing on the board.
 * @param {HTMLElement} board @param {Play} play @param {Turned[]} things @param {"throw" | "flip"} how
 */
function show(board, play, things, how) {
  if (!things.length) return;
  const layer = over(board, "shown", play.ms);
  const area = board.getBoundingClientRect();
  render(
    things.map(({ piece }) => portrait(piece, play.kit, Infinity)),
    layer,
  );
  const pictures = layer.querySelectorAll("svg");
  const step = Math.min(APART, (area.width - 100) / things.length);
  things.forEach(({ piece, seat }, i) => {
    const picture = pictures[i];
    const own = seat >= 0 ? middleOf(board, figure(play, seat)) : null;
    const [x, y] = own
      ? [own.x + (i % 2 ? 75 : -75), own.y - 30]
      : [area.width / 2 + (i - (things.length - 1) / 2) * step, area.height * 0.22];
    if (own && how === "throw") picture.classList.add("own");
    picture.style.setProperty("--c", `var(--seat-${seat})`);
    picture.style.setProperty("--x", `${Math.min(Math.max(x, 50), area.width - 50)}px`);
    picture.style.setProperty("--y", `${Math.min(Math.max(y, 50), area.height - 50)}px`);
    const home = play.root.querySelector(`[data-id="${CSS.escape(piece.id)}"]`)?.getBoundingClientRect();
    const back = home
      ? `translate(${home.x + home.width / 2 - area.x - x}px, ${home.y + home.height / 2 - area.y - y}px)`
      : "";
    const enter = how === "throw" ? "translateY(60vh) rotate(-540deg) scale(.4)" : "scaleX(0)";
    const frames = [
      { transform: enter, opacity: 0.2 },
      { transform: "none", opacity: 1, offset: LANDED },
      { transform: "none", opacity: 1, offset: 0.8 },
      { transform: `${back} scale(.4)`, opacity: 0.4 },
    ];
    move(picture, frames, play.ms - FLIP * (things.length - 1), how === "flip" ? FLIP * i : 0, "both");
  });
}

/** @param {HTMLElement} board @param {Point} from @param {Point} to @param {number} count */
function coins(board, from, to, count) {
  const layer = over(board, "shown", 900 + COIN * count);
  for (let i = 0; i < count && !calm(); i++) {
    const coin = layer.appendChild(document.createElement("i"));
    const [x, y] = [(from.x + to.x) / 2, Math.min(from.y, to.y) - 70];
    const frames = [from, { x, y }, to].map((at) => ({ transform: `translate(${at.x}px, ${at.y}px)` }));
    coin.animate(frames, { duration: 700, delay: COIN * i, easing: "ease-in-out", fill: "both" });
  }
}

/** The id of a seat's figure. @param {Play} play @param {unknown} seat */
const figure = ({ telling }, seat) => figureOf(telling.scene, seat)?.id;

/** @typedef {{x: number, y: number}} Point */
/**
 * Where a piece lies on the board.
 * @param {HTMLElement} board @param {string | undefined} id @returns {Point | null}
 */
function middleOf(board, id) {
  const element = id === undefined ? null : board.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!element) return null;
  const at = element instanceof SVGGraphicsElement ? element.getCTM() : null; // not where it moves just now
  return at && { x: at.e - (board.querySelector(".camera")?.scrollLeft ?? 0), y: at.f };
}

/**
 * The middle of a piece's picture, be it on the board no more.
 * @param {HTMLElement} board @param {Kit} kit @param {Piece} piece
 */
function centreOf(board, kit, { kind, x = 0, y = 0, scale = 1 }) {
  const film = /** @type {SVGGraphicsElement} */ (board.querySelector(".sea > g")).getCTM() ?? new DOMMatrix();
  const [w, h, ax, ay] = kit.kinds[kind] ?? [0, 0, 0, 0];
  const left = board.querySelector(".camera")?.scrollLeft ?? 0;
  return {
    x: film.a * (x + (w / 2 - ax) * scale) + film.e - left,
    y: film.d * (y + (h / 2 - ay) * scale) + film.f,
  };
}

/** @param {HTMLElement} board @param {string} id */
const moverOf = (board, id) => board.querySelector(`[data-id="${CSS.escape(id)}"] .mover`);
