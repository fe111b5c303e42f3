/** An edition of one's own, written on the setup page: checked by the server, and drawn as it changes. */
import { html, nothing } from "../vendor/lit.js";
import { get, once, post } from "./api.js";
import { sheet, styleSheet } from "./art.js";
import { flow, stage } from "./stage.js";
import { language, learn, reason, say, told } from "./words.js";

/** @import { Complaint, Container, EditionShown, EditionsShown, GameShown, Kit, Scene, Stock } from "./types.js" */
/** @import { Wish } from "./setup.js" */

const PAUSE = 350; // milliseconds without a key before the server is asked
const LARGEST = 60_000; // letters of a file

/** A picture in which nothing has happened. */
const STILL = { ahead: null, ghosts: [], marks: [], tint: "", notes: [], ways: false };

/** What is known of the edition being written. */
const now = {
  /** @type {Kit | null} */ kit: null,
  /** @type {EditionsShown | null} */ files: null,
  /** @type {EditionShown | null} */ shown: null,
  /** @type {EditionShown | null} */ drawn: null, // the last one that could be played
  problem: "",
  timer: 0,
  asked: 0,
};

/** Fetches what the editor needs. @param {GameShown} game */
export async function ready(game) {
  [now.drawn, now.kit, now.files] = await Promise.all([
    post(`/api/games/${game.name}/edition`, { text: "" }), // the box as it is
    get(`/api/games/${game.name}/kit`),
    once(`edition-${game.name}-${language()}`, () => get(`/api/games/${game.name}/edition?language=${language()}`)),
    sheet(`/art/${game.name}.svg`, "g-"),
    styleSheet("table"),
    styleSheet("edition"),
    learn("shell/errors", `${game.name}/errors`),
  ]);
  now.shown = now.drawn;
}

/**
 * Asks the server about the text, once its writer pauses.
 * @param {GameShown} game @param {Wish} wish @param {() => void} again
 */
function ask(game, wish, again, pause = PAUSE) {
  clearTimeout(now.timer);
  now.timer = window.setTimeout(async () => {
    const mine = ++now.asked;
    try {
      const shown = await post(`/api/games/${game.name}/edition`, { text: wish.edition });
      if (mine !== now.asked) return; // somebody has typed on
      now.problem = "";
      now.shown = shown;
      if (shown.scene) now.drawn = shown;
    } catch (error) {
      if (mine !== now.asked) return;
      now.problem = reason(error);
      now.shown = null;
    }
    wish.flawed = Boolean(now.problem || now.shown?.complaints.length);
    again();
  }, pause);
}

/** The editor with its preview. @param {GameShown} game @param {Wish} wish @param {() => void} again */
export function editor(game, wish, again) {
  const write = (/** @type {string} */ text, pause = 0) => {
    wish.edition = text;
    ask(game, wish, again, pause);
    again();
  };
  const typed = (/** @type {Event} */ event) => {
    wish.edition = /** @type {HTMLTextAreaElement} */ (event.target).value;
    ask(game, wish, again);
  };
  const chosen = async (/** @type {Event} */ event) => {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    if (!file) return;
    if (file.size > LARGEST) {
      now.problem = say("ui-edition-large");
      return again();
    }
    write(await file.text());
  };
  const examples = now.files?.examples ?? [];
  return html`<p class="hint">${say("ui-edition-help")}</p>
    <div class="begin">
      <button type="button" class="btn" @click=${() => write(now.files?.text ?? "")}>${say("ui-edition-box")}</button>
      ${examples.map(
        ({ name, text }) =>
          html`<button type="button" class="btn" @click=${() => write(text)}>${name.replaceAll("-", " ")}</button>`,
      )}
      <label class="btn"
        >${say("ui-edition-file")}<input class="hide" type="file" accept=".toml,text/plain" @change=${chosen}
      /></label>
      ${wish.edition
        ? html`<button type="button" class="btn" @click=${() => write("")}>${say("ui-edition-none")}</button>`
        : nothing}
    </div>
    <div class="sides">
      <div>
        <label
          ><span class="hide">${say("ui-edition")}</span
          ><textarea
            class="field"
            spellcheck="false"
            autocapitalize="off"
            rows="18"
            .value=${wish.edition}
            aria-describedby="edition-verdict"
            @input=${typed}
          ></textarea>
        </label>
        <div id="edition-verdict" role="status">${wish.edition.trim() ? verdict() : nothing}</div>
      </div>
      <div
        class="preview ${now.shown?.scene ? "" : "stale"}"
        tabindex="0"
        role="group"
        aria-label=${say("ui-edition-drawn")}
      >
        ${now.drawn ? preview(now.drawn) : nothing}
      </div>
    </div>`;
}

/** What the server says of the text. */
function verdict() {
  if (now.problem) return html`<p class="problem">${now.problem}</p>`;
  const complaints = now.shown?.complaints ?? [];
  if (complaints.length) {
    return html`<ul class="problem">
      ${complaints.map((complaint) => html`<li>${complaintLine(complaint)}</li>`)}
    </ul>`;
  }
  return now.shown ? html`<p>${say("ui-edition-good", { count: now.shown.changed })}</p>` : nothing;
}

/** A complaint; with a line, one can go there. @param {Complaint} complaint */
function complaintLine({ line, error }) {
  const go = () => {
    const area = /** @type {HTMLTextAreaElement} */ (document.querySelector(".edition textarea"));
    const before = area.value.split("\n").slice(0, (line ?? 1) - 1);
    const start = before.join("\n").length + (before.length ? 1 : 0);
    const end = area.value.indexOf("\n", start);
    area.focus();
    area.setSelectionRange(start, end < 0 ? area.value.length : end);
    area.scrollTop = (area.scrollHeight / area.value.split("\n").length) * Math.max(0, (line ?? 1) - 4);
  };
  return line ? html`<button type="button" class="link" @click=${go}>${told(error)}</button>` : told(error);
}

/** The board at the start and everything in the box. @param {EditionShown} shown */
function preview(shown) {
  const scene = /** @type {Scene} */ (shown.scene);
  const kit = /** @type {Kit} */ (now.kit);
  const view = { scene, kit, eye: -1, may: new Map(), picked: [], ...STILL, pick: () => {} };
  return html`${stage(view)} ${shown.contents.map((stock, k) => flow(container(stock, k), view, true))}`;
}

/** Things of a box as a row. @param {Stock} stock @param {number} k @returns {Container} */
const container = (stock, k) => ({ id: `stock-${k}`, kind: "row", label: stock.name, pieces: stock.pieces });
