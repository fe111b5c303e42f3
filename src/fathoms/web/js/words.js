/** Words: Fluent messages, formatted here from keys and arguments, so that one log serves every language. */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { once } from "./api.js";
import { keep, pref } from "./prefs.js";

/** @import { About } from "./types.js" */

/** @type {Record<string, string>} */
export const LANGUAGES = { en: "English", fr: "Français" };
const SEATS = ["seat", "other", "third"];

let bundle = new FluentBundle("en");
/** @type {(seat: number) => string} */
let seatName = (seat) => say(`seat-${seat}`);

/** The language in use. */
export function language() {
  const device = navigator.language.slice(0, 2);
  const chosen = pref("language", device);
  return chosen in LANGUAGES ? chosen : "en";
}

/** Learns the shell's words and those of the given games in the language in use. @param {...string} games */
export async function learn(...games) {
  const lang = language();
  const sources = await Promise.all(["shell", ...games].map((name) => text(`/words/${lang}/${name}.ftl`)));
  bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  document.documentElement.lang = lang;
}

/** @param {string} address */
const text = (address) => once(address, () => fetch(address).then((answer) => (answer.ok ? answer.text() : "")));

/** @param {string} name */
export function speak(name) {
  keep("language", name);
}

/** How seats are called at this table. @param {(seat: number) => string} names */
export function nameSeats(names) {
  seatName = names;
}

/** @param {string} key */
export const knows = (key) => bundle.hasMessage(key);

/**
 * The message `key` about those things; the key itself where there is no such message.
 * @param {string} key @param {About} [about]
 */
export function say(key, about = {}) {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  /** @type {About} */
  const named = {};
  for (const [kind, value] of Object.entries(about)) named[kind.replaceAll("_", "-")] = thing(kind, value);
  return bundle.formatPattern(message.value, named, []);
}

/** A line, a choice or an act in words. @param {{key: string, about: About}} said */
export const phrase = ({ key, about }) => say(key, about);

/** The name of one thing: `thing("lane", "P3")`. @param {string} kind @param {string | number} value */
export function thing(kind, value) {
  if (SEATS.includes(kind) && typeof value === "number") return value < 0 ? value : seatName(value);
  const key = `${kind}-${value}`.replaceAll("_", "-");
  return knows(key) ? say(key) : value;
}
