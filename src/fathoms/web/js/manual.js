/** The manual: how to play, with chapters and a search, and the numbered rules. */
import { html, nothing, render } from "../vendor/lit.js";
import { get } from "./api.js";
import { icon, sheet, styleSheet } from "./art.js";
import { blocks, inline } from "./markdown.js";
import { still } from "./still.js";
import { styles } from "./styles.js";
import { tabs } from "./tabs.js";
import { pagebar } from "./ways.js";
import { language, learn, ruleOf, say } from "./words.js";

/** @import { Block } from "./markdown.js" */
/** @import { GameShown, Kit, Illustration } from "./types.js" */
/** What the pictures are drawn with. @typedef {{kit: Kit, pictures: Record<string, Illustration>}} Shown */

/** @param {HTMLElement} root @param {string} name */
export async function open(root, name) {
  const [games, spec, kit, pictures] = await Promise.all([
    get("/api/games"),
    get(`/api/games/${name}/rules`),
    get(`/api/games/${name}/kit`),
    get(`/api/games/${name}/pictures`),
    sheet(`/art/${name}.svg`, "g-"),
    styleSheet("pages"),
    styleSheet("table"),
    styleSheet("manual"),
  ]);
  let sought = "";
  const again = async () => {
    await learn("shell/manual", name, `${name}/rules`);
    const text = await fetch(`/manual/${name}/${language()}.md`).then((answer) => (answer.ok ? answer.text() : ""));
    document.title = say("ui-rules-of", { title: say("title") });
    const rules = Object.fromEntries(Object.keys(spec).map((id) => [id, ruleOf(id)]));
    const seek = (/** @type {string} */ word) => {
      sought = word;
      draw();
    };
    const draw = () => render(page(name, games, blocks(text), rules, { kit, pictures }, sought, again, seek), root);
    draw();
  };
  await again();
  root.querySelector(".games .on")?.scrollIntoView({ block: "nearest", inline: "center" });
  const place = location.hash && document.getElementById(location.hash.slice(1));
  if (place) {
    place.scrollIntoView({ block: "center" });
    place.classList.add("lit");
  }
}

/**
 * @param {string} name @param {GameShown[]} games @param {Block[]} parts
 * @param {Record<string, string>} rules @param {Shown} shown
 * @param {string} sought @param {() => void} again @param {(word: string) => void} seek
 */
function page(name, games, parts, rules, shown, sought, again, seek) {
  const cited = new Set(parts.flatMap((part) => part.text.match(/\b[A-Z]{2}-\d+\b/g) ?? []));
  const chapters = parts.filter((part) => part.kind === "h2");
  const has = (/** @type {string} */ text) => text.toLowerCase().includes(sought.toLowerCase());
  const found = sought ? parts.filter((part) => has(part.text)).length + Object.values(rules).filter(has).length : 0;
  const numbered = Object.entries(rules).filter(([id, text]) => !sought || has(text) || has(id));
  return html`<header class="top">${pagebar(again)}</header>
    ${tabs(games, name, "/rules")}
    <div class="manual">
      <div class="toc">
        <search class="find">
          <label
            ><span class="hide">${say("ui-search-rules")}</span
            ><input
              type="search"
              placeholder=${say("ui-search-rules")}
              .value=${sought}
              @input=${(/** @type {Event} */ event) =>
                seek(/** @type {HTMLInputElement} */ (event.target).value)} /></label
          >${icon("search")}<output aria-live="polite">${sought ? say("ui-found", { count: found }) : ""}</output>
        </search>
        <nav aria-label=${say("ui-chapters")}>
          <ol>
            ${chapters.map((part) => html`<li><a href="#${part.id}">${part.text}</a></li>`)}
            <li><a href="#numbered">${say("ui-numbered")}</a></li>
          </ol>
        </nav>
      </div>
      <main>
        <article class="leaf">
          ${parts.map((part) => block(part, sought, shown))}
          <h2 id="numbered">${say("ui-numbered")}</h2>
          <p>${say("ui-numbered-help")}</p>
          ${numbered.map(
            ([id, text]) =>
              html`<p class="rule-p" id=${cited.has(id) ? `numbered-${id}` : id}>
                <a href="#${id}">${id}</a>${inline(text, sought)}
              </p>`,
          )}
        </article>
      </main>
    </div>`;
}

/** @param {Block} part @param {string} sought @param {Shown} shown */
function block(part, sought, shown) {
  if (part.kind === "picture") return pictures(part.items, sought, shown);
  const text = inline(part.text, sought);
  if (part.kind === "h1") return html`<h1>${text}</h1>`;
  if (part.kind === "h2") return html`<h2 id=${part.id}>${text}</h2>`;
  if (part.kind === "h3") return html`<h3 id=${part.id}>${text}</h3>`;
  if (part.kind === "ul")
    return html`<ul>
      ${part.items.map((item) => html`<li>${inline(item, sought)}</li>`)}
    </ul>`;
  if (part.kind === "ol")
    return html`<ol>
      ${part.items.map((item) => html`<li>${inline(item, sought)}</li>`)}
    </ol>`;
  if (part.kind === "table") {
    const [head, ...rows] = part.items.map((row) => row.split("|").map((cell) => cell.trim()));
    return html`<table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${inline(cell, sought)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${inline(cell, sought)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
  return html`<p>${text}</p>`;
}

/**
 * One position, or several in a row: before, after.
 * @param {string[]} items @param {string} sought @param {Shown} shown
 */
function pictures(items, sought, { kit, pictures }) {
  return html`<div class="shots">
    ${items.map((item) => {
      const [, caption, name] = /^!\[([^\]]*)\]\(scene:([\w-]+)\)$/.exec(item) ?? ["", "", ""];
      const found = pictures[name];
      if (!found) return nothing;
      const { scene, part } = found;
      return html`<figure ${styles({ "--ratio": String(part[2] / part[3]) })}>
        <div aria-hidden="true">${still(scene, kit, part)}</div>
        <figcaption>${inline(caption, sought)}</figcaption>
      </figure>`;
    })}
  </div>`;
}
