/** Choosing: each legal action has a path of things to click; what one has clicked so far narrows the list. */

/** @import { Choice, Scene } from "./types.js" */
/** A choice, or one that goes on: what is played after it. @typedef {Choice & {then?: string[]}} Offer */

/**
 * What always lies in sight and is easily touched: what is nobody's, what is mine, and boards.
 * @param {Scene} scene @param {number} eye @param {boolean} boards whether those too
 */
export const within = (scene, eye, boards) =>
  new Set(
    scene.containers
      .filter((c) => (c.kind === "board" ? boards : [-1, eye].includes(c.seat ?? -1)))
      .flatMap((c) => c.pieces.map((p) => p.id)),
  );

/**
 * What is laid before me only to be chosen from: coins to count out.
 * @param {Scene} scene @param {number} eye
 */
export const laid = (scene, eye) =>
  new Set(
    scene.containers
      .filter((c) => c.kind === "tray" && c.seat === eye)
      .flatMap((c) => c.pieces.filter((p) => p.spot).map((p) => p.id)),
  );

/** All of what is played, as it is asked about. @param {Offer} offer */
export const wayOf = ({ action, then = [] }) => [action, ...then].join("; ");

/** What lies on the table for everybody to choose from, in trays. @param {Scene} scene */
export const offered = (scene) =>
  new Set(
    scene.containers
      .filter((c) => c.kind === "tray" && (c.seat ?? -1) < 0)
      .flatMap((c) => c.pieces.filter((p) => !p.spot).map((p) => p.id)),
  );

/** Actions without a thing on the table: buttons of their own. @param {Offer} choice */
export const isButton = (choice) => choice.path.length === 1 && choice.path[0].startsWith("do-");

/** Whether a choice says that it ends the turn. @param {Offer} choice */
export const isLast = ({ about }) => about.last === 1;

/** @param {Offer} choice @param {string[]} picked */
const begins = (choice, picked) => picked.every((id, i) => choice.path[i] === id);

/** The choices still open after those clicks. @param {Offer[]} choices @param {string[]} picked */
export const stillOpen = (choices, picked) => choices.filter((choice) => begins(choice, picked));

/**
 * Of choices in the same words, such as those of equal cards, one: that which ranks first.
 * @template {Offer} T
 * @param {T[]} choices @param {(choice: T) => string} words @param {(choice: T) => number} rank
 */
export function once(choices, words, rank) {
  /** @type {Map<string, T>} */
  const told = new Map();
  for (const choice of choices) {
    const other = told.get(words(choice));
    if (!other || rank(choice) > rank(other)) told.set(words(choice), choice);
  }
  return [...told.values()];
}

/**
 * The digit that makes each of some choices: where they are told apart by a number, and go up by it, that number, and
 * for the one without any the next that is free; else their places.
 * @param {string[]} words
 */
export function digits(words) {
  const named = words.map((text) => (text.match(/\d+/g)?.length === 1 ? Number(text.match(/\d+/)) : 0));
  const known = named.filter(Boolean);
  const rising = known.every((number, i) => number < 10 && (i === 0 || number > known[i - 1]));
  if (!rising || known.length < words.length - 1) return words.map((_, i) => i + 1);
  let free = named.indexOf(0) + 1;
  while (known.includes(free)) free++;
  return named.map((number) => number || free);
}

/**
 * Of choices that begin with the same thing the first.
 * @template {Offer} T
 * @param {T[]} choices
 */
export const leading = (choices) =>
  choices.filter(({ path }, i) => choices.findIndex((other) => other.path[0] === path[0]) === i);

/**
 * What may be clicked next, each with its choice where there is only one.
 * @param {Offer[]} choices @param {string[]} picked
 */
export function clickable(choices, picked) {
  /** @type {Map<string, Offer | null>} */
  const may = new Map();
  const starts = picked.length ? choices.filter((c) => !begins(c, picked)).map((c) => c.path[0]) : [];
  for (const choice of stillOpen(choices, picked)) {
    const id = choice.path[picked.length];
    if (id !== undefined && !isButton(choice)) may.set(id, may.has(id) ? null : choice);
  }
  for (const id of starts) if (!may.has(id) && !id.startsWith("do-")) may.set(id, null);
  return may;
}

/**
 * The choice that a click on what was clicked last makes: the one that ends there, or the only one left.
 * @param {Offer[]} choices @param {string[]} picked
 */
export function again(choices, picked) {
  const left = picked.length ? stillOpen(choices, picked) : [];
  return left.find((choice) => choice.path.length === picked.length) ?? (left.length === 1 ? left[0] : null);
}

/**
 * One more click: the clicks now, and the choice they make, if they make one.
 * @param {Offer[]} choices @param {string[]} picked @param {string} id
 * @returns {{picked: string[], choice: Offer | null}}
 */
export function click(choices, picked, id) {
  const twice = picked.at(-1) === id && !stillOpen(choices, [...picked, id]).length ? again(choices, picked) : null;
  if (twice) return { picked: [], choice: twice };
  for (const start of [picked, []]) {
    const next = [...start, id];
    const left = stillOpen(choices, next);
    if (!left.length) continue;
    const whole = left.find((choice) => choice.path.length === next.length);
    return whole && left.length === 1 ? { picked: [], choice: whole } : { picked: next, choice: null };
  }
  return { picked: [], choice: null };
}
