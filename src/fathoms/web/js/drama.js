/** What a beat makes much of, over the board: by the motion its news declare, and no game's name. */
import { html, render } from "../vendor/lit.js";
import { EASE } from "./animate.js";
import { LANDED } from "./beat.js";
import { calm } from "./prefs.js";
import { portrait } from "./stage.js";
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
export function play(play) {
  const board = /** @type {HTMLElement | null} */ (play.root.querySelector(".board"));
  if (!board) return;
  for (const old of board.querySelectorAll(".over")) old.remove();
  const motion = motionOf(play.lines);
  if (play.lines.some((line) => line.motion === "roll") && motion !== "clash") {
    show(board, play, dice(play), "throw");
  }
  if (isDrama(play.lines)) DRAMAS[motion]?.(board, play);
}

/** @type {Record<string, (board: HTMLElement, play: Play) => void>} */
const DRAMAS = {
  quake(board, play) {
    spotlight(board, play);
    shake(board, 9);
  },
  rise(board, play) {
    over(board, "storm", play.ms);
    move(board.querySelector(".sea"), [{ translate: "0 6px" }, { translate: "0 6px", offset: 0.7 }, {}], play.ms);
    burst(board, play);
  },
  snatch: (board, play) => spotlight(board, play),
  glow(board, play) {
    play.telling.marks.forEach(({ piece }, i) => {
      const frames = [{ scale: 1 }, { scale: 1.25, filter: "brightness(1.5)" }, { scale: 1 }];
      move(moverOf(board, piece.id), frames, 480, 120 * i);
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

/** All but what was hit darkens, and that bursts in. @param {HTMLElement} board @param {Play} play */
function spotlight(board, play) {
  const at = middleOf(board, play.telling.marks.at(-1)?.piece.id);
  if (!at) return;
  const light = over(board, "spotlight", play.ms);
  light.style.setProperty("--x", `${at.x}px`);
  light.style.setProperty("--y", `${at.y}px`);
  burst(board, play);
}

/** @param {HTMLElement} board @param {Play} play */
function burst(board, play) {
  const piece = play.telling.marks.at(-1)?.piece;
  if (piece) move(moverOf(board, piece.id), [{ scale: 0.1 }, { scale: 1.3, offset: 0.6 }, { scale: 1 }], 520);
}

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
  const owns = things.map(({ seat }) => (seat >= 0 ? middleOf(board, figure(play, seat)) : null));
  things.forEach(({ piece, seat }, i) => {
    const picture = pictures[i];
    const own = owns[i];
    const right = owns.some((other, j) => own && other && (other.x - own.x || j - i) < 0); // each on its outer side
    const [x, y] = own
      ? [own.x + (right ? 75 : -75), own.y - 30]
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
  const { scrollLeft = 0, scrollTop = 0 } = board.querySelector(".camera") ?? {};
  return at && { x: at.e - scrollLeft, y: at.f - scrollTop };
}

/** @param {HTMLElement} board @param {string} id */
const moverOf = (board, id) => board.querySelector(`[data-id="${CSS.escape(id)}"] .mover`);
