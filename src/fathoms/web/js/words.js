/** Words: Fluent messages, formatted here from keys and arguments, so that one log serves every language. */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { once, Refusal } from "./api.js";
import { keep, pref, spaceNames } from "./prefs.js";

/** @import { ErrorShown, MessageShown } from "./types.js" */
/** What fills a message in: texts, numbers, or further messages. @typedef {MessageShown["about"]} Fills */

const ENGLISH = "en";
const SEATS = ["seat", "other", "third"];

/** How the name of a thing ends that must not be chosen now. */
export const BARRED = "-barred";

/** The languages there are, by their own names: the server wrote them into the page. @type {Record<string, string>} */
export const languages = JSON.parse(
  /** @type {HTMLMetaElement | null} */ (globalThis.document?.querySelector("meta[name=languages]"))?.content ?? "{}",
);

let spoken = ENGLISH;
let bundle = new FluentBundle(ENGLISH);
/** @type {(seat: number) => string} */
let seatName = (seat) => say(`seat-${seat}`);
let reader = () => -1;

/** The language in use: the one chosen here, or the first of the browser's that there is; else English. */
export function language() {
  const liked = [pref("language", ""), ...navigator.languages].flatMap((code) => [code, code.split("-")[0]]);
  return liked.find((code) => Object.hasOwn(languages, code)) ?? ENGLISH;
}

/** Whose words are known: the shell's, and what was learnt besides. */
const learnt = new Set(["shell"]);

/**
 * Learns further words: those that a game says everywhere, and chapters of the shell or of a game (`shell/table`),
 * which only some parts of the page say. All that was learnt is known in the language in use then.
 * @param {...string} further
 */
export async function learn(...further) {
  for (const name of further) learnt.add(name);
  const lang = language();
  read(lang, await Promise.all([...learnt].map((name) => text(`/words/${lang}/${name}.ftl`))));
  document.documentElement.lang = lang;
}

/** Takes over the messages of some texts. @param {string} lang @param {string[]} sources */
export function read(lang, sources) {
  spoken = lang;
  bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
}

/** @param {string} address */
const text = (address) => once(address, () => fetch(address).then((answer) => (answer.ok ? answer.text() : "")));

/** @param {string} name */
export function speak(name) {
  keep("language", name);
}

/**
 * How seats are called at this table, and which of them the reader sits on; -1: none, or several.
 * @param {(seat: number) => string} names @param {() => number} [me]
 */
export function nameSeats(names, me = () => -1) {
  seatName = names;
  reader = me;
}

/**
 * The message that speaks to the reader, where it is about them and there is one.
 * @param {string} key @param {Fills} about
 */
function toReader(key, { seat, other }) {
  const me = reader();
  if (me >= 0 && seat === me && knows(`${key}-you`)) return `${key}-you`;
  return me >= 0 && other === me && knows(`${key}-to-you`) ? `${key}-to-you` : key;
}

/** @param {string} key */
export const knows = (key) => bundle.hasMessage(key);

/**
 * The message `key` about those things; the key itself where there is no such message.
 * @param {string} key @param {Fills} [about] @returns {string}
 */
export function say(key, about = {}) {
  const message = bundle.getMessage(toReader(key, about));
  return message?.value ? format(message.value, about) : key;
}

/**
 * A message may ask whether spaces go by their names, `$named`: only where those are printed on the board.
 * @param {Parameters<FluentBundle["formatPattern"]>[0]} pattern @param {Fills} about
 */
function format(pattern, about) {
  const filled = Object.entries({ named: Number(spaceNames()), ...about }).map(([kind, value]) => fill(kind, value));
  return bundle.formatPattern(pattern, Object.assign({}, ...filled), []);
}

/** A numbered rule, by its ID, in a sentence for players. @param {string} rule */
export const ruleOf = (rule) => say(knows(rule.toLowerCase()) ? rule.toLowerCase() : "ui-no-rule");

/**
 * Why something happened, in a sentence for those who were there; nothing where the rule says it all.
 * @param {MessageShown} line
 */
export function causeOf({ key, about }) {
  const cause = key.replace("news-", "why-").replace(/-unseen$/, "");
  return knows(cause) ? say(cause, about) : "";
}

/**
 * What a thing is called and what it does, by the message about it: of the most telling of its values, or of all its
 * kind (explain-die-eye, explain-die). Null for what has no name.
 * @param {{label?: string, about?: Fills}} thing @returns {{title: string, text: string, rules: string[]} | null}
 */
export function explanation({ label, about = {} }) {
  if (!label) return null;
  const kind = `explain-${label.replace("label-", "")}`;
  const key = [...Object.values(about).map((value) => `${kind}-${value}`.replaceAll("_", "-")), kind].find(knows);
  const parts = (key && bundle.getMessage(key)?.attributes) || {};
  const part = (/** @type {string} */ name) => (parts[name] ? format(parts[name], about) : "");
  return {
    title: part("title") || say(label, about),
    text: key ? say(key, about) : "",
    rules: part("rules").split(", ").filter(Boolean),
  };
}

/**
 * Why a thing cannot be chosen, where its name says that it is barred.
 * @param {import("./types.js").Scene | null} scene @param {string} id @returns {ErrorShown | null}
 */
export function barred(scene, id) {
  const piece = scene?.containers.flatMap(({ pieces }) => pieces).find((p) => p.id === id);
  if (!piece?.label?.endsWith(BARRED)) return null;
  const key = piece.label.replace("label-", "explain-");
  return { error: "", message: { key, about: piece.about ?? {} }, rule: explanation(piece)?.rules[0] };
}

/** A line, a choice or an act in words. @param {MessageShown} said */
export const phrase = ({ key, about }) => say(key, about);

/** With every space by its name, for who does not see which is meant. @template {MessageShown} T @param {T} said */
export const spelt = (said) => ({ ...said, about: { ...said.about, named: 1 } });

/** The same in words. @param {MessageShown} said */
export const inFull = (said) => phrase(spelt(said));

/**
 * What a choice brings, in a few words, or what it is in `brief`, where its message says so.
 * @param {{key: string, about?: Fills}} choice @param {string} [part]
 */
export function brings({ key, about = {} }, part = "brings") {
  const pattern = bundle.getMessage(key)?.attributes[part];
  return pattern ? format(pattern, about).replace(/^ · /, "") : ""; // a list begins with what is first
}

/** Why the server refused something; in English where there are no such words. @param {ErrorShown} why */
export const told = ({ error, message }) => (knows(message.key) ? phrase(message) : error);

/** What went wrong. @param {any} error */
export const reason = (error) => (error instanceof Refusal && error.why ? told(error.why) : String(error.message));

/** What the reader calls whoever sits there. @param {number} seat */
export const whoIs = (seat) => (seat === reader() ? say("ui-me") : String(thing("seat", seat)));

/** The name of one thing: `thing("lane", "P3")`. @param {string} kind @param {string | number} value */
export function thing(kind, value) {
  if (SEATS.includes(kind) && typeof value === "number") return value < 0 ? value : seatName(value);
  return knows(keyOf(kind, value)) ? say(keyOf(kind, value)) : value;
}

/**
 * What an argument brings to a sentence: a name and, from the attributes of its message, the other forms of that name.
 * What people call themselves has one form only.
 * @param {string} kind @param {Fills[string]} value @returns {Record<string, string | number>}
 */
function fill(kind, value) {
  const argument = kind.replaceAll("_", "-");
  if (typeof value === "object") return { [argument]: phrase(value) };
  const name = thing(kind, value);
  const filled = { [argument]: name };
  const key = keyOf(kind, value);
  for (const [form, pattern] of Object.entries(bundle.getMessage(key)?.attributes ?? {})) {
    filled[`${argument}-${form}`] = name === say(key) ? bundle.formatPattern(pattern, {}, []) : name;
  }
  return filled;
}

/** Names in a row, as one says them. @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(spoken, { type: "conjunction" }).format(names);

/** The key of a thing's name. @param {string} kind @param {string | number} value */
const keyOf = (kind, value) => `${SEATS.includes(kind) ? "seat" : kind}-${value}`.replaceAll("_", "-");
