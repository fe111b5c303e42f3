/** Talking to the server where one question has one answer. */

/** @import { ErrorShown } from "./types.js" */

/** What the server said no to, and why, where it said why. */
export class Refusal extends Error {
  /** @param {Response} answer @param {ErrorShown | null} why */
  constructor(answer, why) {
    super(`${answer.status} ${answer.statusText}`);
    this.why = why;
  }
}

let prepared = async () => {};

/** What is to be there before the server's refusals are told. @param {() => Promise<void>} words */
export function beforeRefusals(words) {
  prepared = words;
}

/** @param {string} address @param {RequestInit} [how] @returns {Promise<any>} */
async function ask(address, how) {
  const answer = await fetch(address, how);
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  await prepared().catch(() => {});
  throw new Refusal(answer, data);
}

/** @param {string} address */
export const get = (address) => ask(address);

/** @param {string} address @param {unknown} [body] */
export const post = (address, body = {}) =>
  ask(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/**
 * Makes a match: my part of its dice comes after they were sealed.
 * @param {object} wanted @returns {Promise<string>}
 */
export async function make(wanted) {
  const seal = await post("/api/seals");
  return (await post("/api/matches", { ...wanted, ...seal, seed: random() })).match;
}

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** What an address brings, asked for until it has come once. @param {string} address @param {() => Promise<any>} ask */
export function once(address, ask) {
  const coming = known.get(address) ?? ask();
  known.set(address, coming);
  coming.catch(() => known.delete(address));
  return coming;
}

/** Random letters for command ids and dice seeds. */
export function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
