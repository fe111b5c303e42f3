/** What a beat makes much of, over the board: by the motion its news declare, and no game's name. */
import { html, render } from "../vendor/lit.js";
import { EASE, STEADY } from "./animate.js";
import { mark, styleSheet } from "./art.js";
import { LANDED, SEEN } from "./beat.js";
import { arm, burst, jaws, shoal } from "./cutouts.js";
import { calm } from "./prefs.js";
import { along, middle, portrait, symbol } from "./stage.js";
import { changes, matter, struck } from "./struck.js";
import { styles } from "./styles.js";
import { figureOf, isDie, isDrama, motionOf } from "./telling.js";
import { whoIs } from "./words.js";

/** @import { Line, Telling } from "./telling.js" */
/** @import { Kit, Piece, Scene } from "./types.js" */
/**
 * A piece that shows something new, whose it is, and in what it lies.
 * @typedef {{piece: Piece, seat: number, home: string, among: string}} Turned
 */
/** What is played: the page, the telling, its new lines, for so long; how long things move, and after what. @typedef
 *   {{root: HTMLElement, kit: Kit, telling: Telling, lines: Line[], ms: number, glide: number, wait: number,
 *   before: Node | null}} Play */

const FLIP = 140; // milliseconds between two cards
const LONGER = 1.6; // times as long as straight: along a way
const COIN = 90; // milliseconds between two coins
const FLIGHT = 700; // of each
const SAID = 1500; // milliseconds for which it is said beside somebody how much they got or lost
const MOST_COINS = 8;
const APART = 110; // pixels between two dice
const ABREAST = 148; // pixels between two cards
const MOST_STRUCK = 8; // things that burst at once
const BLOW = 120; // milliseconds until a blow lands
const GONE = 260; // until who brought something is gone
const FLUNG = 1500; // of what is struck and flung away
const RISEN = 2000; // of what comes up out of the deep

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

/** Dice that were thrown: what shows something new, what lies with it, what belongs to who threw. @param {Play} play */
function dice(play) {
  const fresh = turned(play).filter(({ piece }) => isDie(piece));
  const places = fresh.filter(({ home }) => home !== "board").map(({ among }) => among);
  const throwers = play.lines
    .filter(({ motion }) => motion === "roll" || motion === "clash")
    .flatMap(({ about }) => [about.seat, about.other]);
  const ids = fresh.map(({ piece }) => piece.id);
  return [...all(play.telling.scene).values()].filter(
    (die) =>
      isDie(die.piece) && (ids.includes(die.piece.id) || places.includes(die.among) || throwers.includes(die.seat)),
  );
}

/** What lies before the seats as all of it is turned over. @param {Play} play */
function cards({ lines }) {
  const scene = lines.find(({ motion }) => motion === "flip-all")?.scene ?? null;
  return [...all(scene).values()].filter(({ seat, home }) => seat >= 0 && home === "tray");
}

/** The numbers of the seats that rose. @param {Play} play @param {unknown} seat */
function risen({ telling: { start, scene } }, seat) {
  const [before, after] = [start, scene].map((each) => each?.seats?.[Number(seat)]?.facts ?? []);
  return after.findIndex(({ count = -1 }, i) => count > (before[i]?.count ?? count));
}

/** Plays what is dramatic about the new lines of a beat, if anything is. @param {Play} play */
export async function play(play) {
  const board = /** @type {HTMLElement | null} */ (play.root.querySelector(".board"));
  if (!board) return;
  swim(board, play);
  await styleSheet("drama");
  for (const old of board.querySelectorAll(".over")) old.remove();
  const motion = motionOf(play.lines);
  if (play.lines.some((line) => line.motion === "roll") && motion !== "clash") {
    cast(board, play, dice(play));
  }
  (isDrama(play.lines) ? DRAMAS : EFFECTS)[motion]?.(board, play);
  gain(board, play);
}

/** What has a way to go goes along it, not straight. @param {HTMLElement} board @param {Play} play */
function swim(board, play) {
  for (const { piece, from } of changes(play, "move").flatMap(({ came }) => came)) {
    const [via, { x = 0, y = 0 }] = [from ? along(from, piece, play.kit) : [], piece];
    if (!from || !via.length || calm()) continue;
    const stops = [[from.x ?? 0, from.y ?? 0], ...via, [x, y]];
    moverOf(board, piece.id)?.animate(
      stops.map(([u, v]) => ({ transform: `translate(${u - x}px, ${v - y}px)` })),
      { duration: LONGER * play.glide, delay: play.wait, easing: "ease-in-out", fill: "backwards" },
    );
  }
}

/** What is shown of a plain motion. @type {Record<string, (board: HTMLElement, play: Play) => void>} */
const EFFECTS = {
  hit: (board, play) => bursts(board, play, "hit", "blow"),
  bang: (board, play) => bursts(board, play, "bang", "fire"),
  sweep(board, play) {
    const { about = {} } = play.lines.find(({ motion }) => motion === "sweep") ?? {};
    const [from, to] = [about.seat, about.other].map((seat) => heart(board, play, seat));
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
    const [flung] = changes(play, "strike").flatMap(({ came }) => came.find(({ from }) => from) ?? []);
    if (flung?.from) {
      const { piece, from } = flung;
      const way = [from, piece].map((each) => centreOf(board, play.kit, each));
      light(board, way, play.ms);
      const [x, y] = [(from.x ?? 0) - (piece.x ?? 0), (from.y ?? 0) - (piece.y ?? 0)];
      const frames = [
        { transform: `translate(${x}px, ${y}px) rotate(0) scale(1)` },
        { transform: `translate(${x}px, ${y}px) rotate(0) scale(1.6)`, filter: "brightness(1.7)", offset: 0.15 },
        { transform: `translate(${x}px, ${y}px) rotate(0) scale(1.3)`, offset: 0.5 },
        { transform: `translate(0, 0) rotate(${x < 0 ? 1 : -1}turn) scale(1)` },
      ];
      move(moverOf(board, piece.id), frames, FLUNG);
    }
    bursts(board, play, "strike", "fire");
    shake(board, 4);
  },
  rise(board, play) {
    const piece = matter(play, "rise");
    if (!piece) return;
    dim(board, centreOf(board, play.kit, piece), play.ms, "storm");
    const frames = [
      { transform: "translate(0, 110px) scale(.2)", opacity: 0 },
      { transform: "translate(0, 0) scale(2)", opacity: 1, offset: 0.35 },
      { transform: "translate(0, 0) scale(1.8)", offset: 0.7 },
      { transform: "translate(0, 0) scale(1)" },
    ];
    move(moverOf(board, piece.id), frames, RISEN);
    move(board.querySelector(".sea"), [{ translate: "0 6px" }, { translate: "0 6px", offset: 0.7 }, {}], play.ms);
  },
  bite(board, play) {
    for (const piece of struck(play, "bite")) {
      const at = centreOf(board, play.kit, piece);
      dim(board, at, play.ms);
      if (!calm()) jaws(over(board, "shown", play.ms), at, unit(board));
    }
    shake(board, 4);
  },
  snatch(board, play) {
    spotlight(board, play, "snatch");
    const to = placeOf(board, play.telling.marks.at(-1)?.piece.id);
    for (const { about, motion } of play.lines) {
      const from = motion === "snatch" ? heart(board, play, about.seat) : null;
      if (from && to) coins(board, from, to, Number(about.gold));
      if (from) sum(board, from, -Number(about.gold));
    }
  },
  store(board, play) {
    const { seat, gold } = play.lines.find(({ motion }) => motion === "store")?.about ?? {};
    const table = /** @type {HTMLElement | null} */ (board.closest(".table"));
    const tile = table?.querySelectorAll(".seats > li")[Number(seat)];
    const fact = tile?.querySelectorAll(".fact")[risen(play, seat)];
    const from = heart(board, play, seat);
    const { x, y, height } = fact?.getBoundingClientRect() ?? { x: 0, y: 0, height: 0 };
    if (!table || !fact || !from || !height) return;
    coins(table, from, { x: x + height / 2, y: y + height / 2 }, Number(gold));
    move(fact, [{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], 420, FLIGHT);
  },
  glow(board, play) {
    const seats = play.lines.filter(({ motion }) => motion === "glow").map(({ about }) => about.seat);
    const theirs = [...all(play.telling.scene).values()]
      .filter(({ piece, home }) => home === "board" && seats.includes(piece.about?.seat ?? -1))
      .map(({ piece }) => piece);
    const lit = theirs.length ? theirs : play.telling.marks.map(({ piece }) => piece);
    const got = changes(play, "glow").flatMap(({ came }) => came.filter(({ from }) => from))[0]?.piece;
    const places = (got ? [got] : lit).map((piece) => centreOf(board, play.kit, piece));
    if (places.length) light(board, places, play.ms);
    lit.forEach(({ id }, i) => {
      const frames = [{ scale: 1 }, { scale: 1.25, filter: "brightness(1.5)" }, { scale: 1 }];
      move(moverOf(board, id), frames, 480, 120 * i);
    });
    if (got) move(moverOf(board, got.id), [{ scale: 1.6 }, { scale: 2.4, offset: 0.3 }, { scale: 1 }], 0.7 * play.ms);
  },
  "flip-all": (board, play) => turnOver(board, play, cards(play)),
  clash(board, play) {
    cast(board, play, dice(play));
    shake(board, 4);
  },
  rob(board, play) {
    for (const { about, motion } of play.lines) {
      const [from, to] = [about.other, about.seat].map((seat) => heart(board, play, seat));
      if (motion !== "rob" || !from || !to) continue;
      coins(board, from, to, Number(about.gold));
      sum(board, from, -Number(about.gold));
      sum(board, to, Number(about.gold));
    }
  },
  loot(board, play) {
    for (const [from, to] of journeys(board, play, "loot")) {
      light(board, [from, to], play.ms);
      if (!calm()) arm(over(board, "shown", play.wait + play.glide), to, from, play, unit(board));
    }
  },
  carry(board, play) {
    const carrier = play.lines.find(({ motion }) => motion === "carry")?.key.replace("news-", "") ?? "";
    if (!play.kit.kinds[carrier] || calm()) return;
    for (const [from, to] of journeys(board, play, "carry")) {
      const layer = over(board, "shown", play.glide + GONE);
      render(symbol(carrier, play.kit, to.x < from.x ? "carrier" : "carrier mirrored"), layer);
      const { x, y } = layer.getBoundingClientRect();
      const by = (/** @type {Point} */ { x: u, y: v }) => `translate(${u - x}px, ${v - y + 0.2 * unit(board)}px)`;
      const frames = [from, to].map((at) => ({ transform: by(at) }));
      layer.firstElementChild?.animate(frames, { duration: play.glide, easing: STEADY, fill: "both" });
      move(layer.firstElementChild, [{ opacity: 1 }, { opacity: 0 }], GONE, play.glide, "forwards");
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
 * @param {HTMLElement} board @param {Play} play @param {string} motion
 */
function spotlight(board, play, motion) {
  const piece = matter(play, motion);
  if (!piece) return;
  dim(board, centreOf(board, play.kit, piece), play.ms);
  move(moverOf(board, piece.id), [{ scale: 0.1 }, { scale: 1.3, offset: 0.6 }, { scale: 1 }], 520, BLOW);
}

/**
 * From where to where each line of a motion moved something.
 * @param {HTMLElement} board @param {Play} play @param {string} motion @returns {[Point, Point][]}
 */
const journeys = (board, play, motion) =>
  changes(play, motion).flatMap(({ came }) => {
    const { piece, from } = came.findLast(({ from }) => from) ?? {};
    return piece && from ? [[centreOf(board, play.kit, from), centreOf(board, play.kit, piece)]] : [];
  });

/** @param {HTMLElement} board @param {Point} at @param {number} ms @param {string} [manner] */
function dim(board, at, ms, manner = "spotlight") {
  const layer = over(board, manner, ms);
  const { x, y } = layer.getBoundingClientRect();
  layer.style.setProperty("--x", `${at.x - x}px`);
  layer.style.setProperty("--y", `${at.y - y}px`);
  layer.style.setProperty("--r", `${1.5 * unit(board)}px`);
  return layer;
}

/** All but some places darkens. @param {HTMLElement} board @param {Point[]} places @param {number} ms */
function light(board, places, ms) {
  const [x, y] = /** @type {const} */ (["x", "y"]).map((k) => {
    const all = places.map((place) => place[k]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  });
  const far = Math.max(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
  dim(board, { x, y }, ms).style.setProperty("--r", `${far + unit(board)}px`);
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
 * Dice, large over the board, then back to where they lie: those of a seat beside its thing on the board.
 * @param {HTMLElement} board @param {Play} play @param {Turned[]} things
 */
function cast(board, play, things) {
  if (!things.length) return;
  const layer = over(board, "shown", play.ms);
  const area = board.getBoundingClientRect();
  render(
    things.map(({ piece }) => portrait(piece, play.kit, Infinity)),
    layer,
  );
  const step = Math.min(APART, (area.width - 100) / things.length);
  const owns = things.map(({ seat }) => (seat >= 0 ? placeOf(board, figure(play, seat)) : null));
  layer.querySelectorAll("svg").forEach((picture, i) => {
    const { piece, seat } = things[i];
    const own = owns[i];
    const right = owns.some((other, j) => own && other && (other.x - own.x || j - i) < 0); // each on its outer side
    const [x, y] = own
      ? [own.x - area.x + (right ? 75 : -75), own.y - area.y - 30]
      : [area.width / 2 + (i - (things.length - 1) / 2) * step, area.height * 0.22];
    if (own) picture.classList.add("own");
    picture.style.setProperty("--c", `var(--seat-${seat})`);
    const at = { x: Math.min(Math.max(x, 50), area.width - 50), y: Math.min(Math.max(y, 50), area.height - 50) };
    const enter = { transform: "translateY(60vh) rotate(-540deg) scale(.4)", opacity: 0.2 };
    goHome(play, picture, piece, { at, enter, landed: LANDED * play.ms, leaves: 0.8 * play.ms, ends: play.ms });
  });
}

/**
 * All cards side by side, each with whose it is, turned over one after the other and seen; then to where they lie.
 * @param {HTMLElement} board @param {Play} play @param {Turned[]} things
 */
function turnOver(board, play, things) {
  const leaves = SEEN * play.ms;
  const ends = leaves + Math.min(FLIGHT, leaves);
  over(board, "dim", leaves);
  const layer = over(board, "shown faces", ends);
  const area = board.getBoundingClientRect();
  const step = Math.min(ABREAST, (area.width - 8) / things.length);
  render(
    things.map(
      ({ piece, seat }) =>
        html`<figure ${styles({ "--c": `var(--seat-${seat})`, "--step": `${step}px` })}>
          <figcaption>${mark(seat)}<b>${whoIs(seat)}</b></figcaption>
          ${portrait(piece, play.kit, Infinity)}
        </figure>`,
    ),
    layer,
  );
  layer.querySelectorAll("figure").forEach((card, i) => {
    const at = { x: area.width / 2 + (i - (things.length - 1) / 2) * step, y: area.height * 0.27 };
    const enter = { transform: "scaleX(0)", opacity: 0.2 };
    const begins = Math.min(FLIP, leaves / 8) * i;
    goHome(play, card, things[i].piece, { at, enter, begins, landed: begins + leaves / 5, leaves, ends });
  });
}

/**
 * A picture that comes in, stays, and goes to where its piece lies, which is not seen there until then; when, in
 * milliseconds.
 * @param {Play} play @param {HTMLElement | SVGElement} picture @param {Piece} piece
 * @param {{at: Point, enter: Keyframe, begins?: number, landed: number, leaves: number, ends: number}} way
 */
function goHome({ root }, picture, piece, { at, enter, begins = 0, landed, leaves, ends }) {
  picture.style.setProperty("--x", `${at.x}px`);
  picture.style.setProperty("--y", `${at.y}px`);
  const home = root.querySelector(`[data-id="${CSS.escape(piece.id)}"]`);
  const from = middle(picture);
  const [x, y] = home ? middle(home).map((end, i) => end - from[i]) : [0, 0];
  const offset = (/** @type {number} */ when) => (when - begins) / (ends - begins);
  const frames = [
    { ...enter, easing: EASE },
    { transform: "none", opacity: 1, offset: offset(landed) },
    { transform: "none", opacity: 1, offset: offset(leaves), easing: EASE },
    { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.4 },
  ];
  if (calm()) return;
  picture.animate(frames, { duration: ends - begins, delay: begins, fill: "both" });
  home?.querySelector(".mover")?.animate([{ opacity: 0 }, { opacity: 0 }], ends);
}

/**
 * Coins from one point of the screen to another, in an arc.
 * @param {HTMLElement} host over which they fly @param {Point} from @param {Point} to @param {number} count
 */
function coins(host, from, to, count) {
  const many = Math.min(Math.max(count, 1), MOST_COINS);
  const layer = over(host, "shown", FLIGHT + COIN * many);
  const { x, y } = layer.getBoundingClientRect();
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 70 };
  const frames = [from, top, to].map((at) => ({ transform: `translate(${at.x - x}px, ${at.y - y}px)` }));
  for (let i = 0; i < many && !calm(); i++) {
    const coin = layer.appendChild(document.createElement("i"));
    coin.animate(frames, { duration: FLIGHT, delay: COIN * i, easing: "ease-in-out", fill: "both" });
  }
}

/** How much somebody got or lost, above them. @param {HTMLElement} board @param {Point} at @param {number} gold */
function sum(board, at, gold) {
  if (!gold) return;
  const layer = over(board, `sum ${gold < 0 ? "less" : ""}`, SAID);
  const { x, y } = layer.getBoundingClientRect();
  const said = layer.appendChild(document.createElement("b"));
  said.textContent = gold < 0 ? `−${-gold}` : `+${gold}`;
  said.style.translate = `${at.x - x}px ${at.y - y}px`;
  move(said, [{ transform: "translateY(24px)", opacity: 0 }, {}], 300);
}

/**
 * What is given to somebody comes from what lay there, or from what is less now.
 * @param {HTMLElement} board @param {Play} play
 */
function gain(board, play) {
  const { start, scene } = play.telling;
  const before = all(start);
  const source = [...all(scene).values()].find(
    ({ piece, home }) => home === "board" && (piece.count ?? 1) < (before.get(piece.id)?.piece.count ?? 1),
  );
  const from = point(board.querySelector(".ghost")) ?? placeOf(board, source?.piece.id);
  const given = play.lines.filter(({ motion, about }) => motion === "gain" && about.gold);
  for (const seat of new Set(given.map(({ about }) => about.seat))) {
    const gold = given
      .filter(({ about }) => about.seat === seat)
      .reduce((all, { about }) => all + Number(about.gold), 0);
    const to = heart(board, play, seat);
    if (from && to) coins(board, from, to, gold);
    if (to) sum(board, to, gold);
  }
}

/** The id of a seat's figure. @param {Play} play @param {unknown} seat */
const figure = ({ telling }, seat) => figureOf(telling.scene, seat)?.id;

/**
 * Where the middle of a seat's figure is on the screen.
 * @param {HTMLElement} board @param {Play} play @param {unknown} seat
 */
function heart(board, { kit, telling }, seat) {
  const piece = figureOf(telling.scene, seat);
  return piece ? centreOf(board, kit, piece) : null;
}

/**
 * Where the middle of a piece's picture is on the screen, be it on the board no more.
 * @param {HTMLElement} board @param {Kit} kit @param {Piece} piece @returns {Point}
 */
function centreOf(board, kit, { kind, x = 0, y = 0, scale = 1 }) {
  const film = /** @type {SVGGraphicsElement} */ (board.querySelector(".sea > g")).getScreenCTM() ?? new DOMMatrix();
  const [w, h, ax, ay] = kit.kinds[kind] ?? [0, 0, 0, 0];
  return { x: film.a * (x + (w / 2 - ax) * scale) + film.e, y: film.d * (y + (h / 2 - ay) * scale) + film.f };
}

/** @typedef {{x: number, y: number}} Point */
/** Where a piece of a board lies on the screen, not where it moves just now. @param {Element | null} element */
function point(element) {
  const at = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return at && { x: at.e, y: at.f };
}

/** @param {HTMLElement} board @param {string | undefined} id */
const placeOf = (board, id) => point(id === undefined ? null : board.querySelector(`[data-id="${CSS.escape(id)}"]`));

/** @param {HTMLElement} board @param {string} id */
const moverOf = (board, id) => board.querySelector(`[data-id="${CSS.escape(id)}"] .mover`);
