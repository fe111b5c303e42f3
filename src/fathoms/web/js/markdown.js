/**
 * The little Markdown our manuals use: headings, paragraphs, lists, tables, bold, italics, code. Besides, pictures:
 * `![caption](scene:name)` alone in a paragraph is a position, `![](symbol:kind)` a symbol of the game within a text;
 * and `{KA-13 KA-14}` cites the rules behind a sentence.
 */
import { html } from "../vendor/lit.js";

const PARTS = /(!\[\]\(symbol:[\w-]+\)|\{[A-Z]{2}-\d[^}]*\}|\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

/** @typedef {{kind: string, text: string, id: string, items: string[]}} Block */

/** @param {string} text @returns {Block[]} */
export function blocks(text) {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => pieces(part.trim()))
    .filter((block) => block.text || block.items.length);
}

/**
 * A paragraph, or what stands in its place; a heading may stand right above its text.
 * @param {string} part @returns {Block[]}
 */
function pieces(part) {
  const heading = /^(#{1,3}) (.*)(?:\n([^]*))?$/.exec(part);
  if (heading) {
    const rest = heading[3] ? pieces(heading[3].trim()) : [];
    return [{ kind: `h${heading[1].length}`, text: heading[2], id: slug(heading[2]), items: [] }, ...rest];
  }
  const lines = part.split("\n");
  const list = /^([-*]|\d+\.) /.exec(part);
  if (list) {
    const items = part
      .replace(/\n\s+(?=\S)/g, " ")
      .split(/\n?(?:^|\n)(?:[-*]|\d+\.) /m)
      .filter((item) => item.trim());
    return [{ kind: /\d/.test(list[1]) ? "ol" : "ul", text: items.join(" "), id: "", items }];
  }
  if (part.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map((line) => line.replace(/^\||\|$/g, ""));
    return [{ kind: "table", text: rows.join(" "), id: "", items: rows }];
  }
  if (part.startsWith("![") && part.includes("](scene:")) {
    return [{ kind: "picture", text: part, id: "", items: part.split(/(?<=\)) (?=!\[)/) }];
  }
  return [{ kind: "p", text: lines.join(" "), id: "", items: [] }];
}

/** @param {string} text */
const slug = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");

/**
 * Text with its emphasis, and with what is sought marked.
 * @param {string} text @param {string} sought @returns {unknown[]}
 */
export function inline(text, sought) {
  return text.split(PARTS).map((part) => {
    const symbol = /^!\[\]\(symbol:([\w-]+)\)$/.exec(part);
    if (symbol) return drawing(symbol[1]);
    if (/^\{[A-Z]{2}-/.test(part)) return html`<span class="cited">${part.slice(1, -1).split(" ").map(cited)}</span>`;
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link) return html`<a href=${link[2]}>${marked(link[1], sought)}</a>`;
    if (part.startsWith("**")) return html`<b>${marked(part.slice(2, -2), sought)}</b>`;
    if (part.startsWith("*") && part.length > 2) return html`<em>${marked(part.slice(1, -1), sought)}</em>`;
    if (part.startsWith("`") && part.length > 2) return html`<code>${marked(part.slice(1, -1), sought)}</code>`;
    return marked(part, sought);
  });
}

/** The rule behind a sentence, at its place: here *Why?* arrives. @param {string} rule */
const cited = (rule) => html`<a class="rule-chip" id=${rule} href="#numbered-${rule}">${rule}</a>`;

/** A symbol of the game, as large as its sheet says. @param {string} kind */
function drawing(kind) {
  const { width = 1, height = 1 } = symbolOf(kind)?.viewBox.baseVal ?? {};
  return html`<svg class="symbol" aria-hidden="true" viewBox="0 0 ${width} ${height}">
    <use href="#g-${kind}" width=${width} height=${height}></use>
  </svg>`;
}

/** @param {string} kind @returns {SVGSymbolElement | null} */
const symbolOf = (kind) => document.querySelector(`symbol[id="g-${kind}"]`);

/** @param {string} text @param {string} sought @returns {unknown} */
function marked(text, sought) {
  const at = sought ? text.toLowerCase().indexOf(sought.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + sought.length;
  return html`${text.slice(0, at)}<mark>${text.slice(at, end)}</mark>${marked(text.slice(end), sought)}`;
}
