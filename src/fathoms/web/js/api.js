/** Talking to the server where one question has one answer. */
import { learn } from "./words.js";

/** @import { ErrorShown } from "./types.js" */

/** What the server said no to, and why, where it said why; by then there are words for it. */
export class Refusal extends Error {
  /** @param {Response} answer @param {ErrorShown | null} why */
  constructor(answer, why) {
    super(`${answer.status} ${answer.statusText}`);
    this.why = why;
  }
}

/** @param {string} address @param {RequestInit} [how] @returns {Promise<any>} */
async function ask(address, how) {
  const answer = await fetch(address, how);
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  await learn("shell/errors");
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

/** Random letters for command ids and dice seeds. */
export function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
