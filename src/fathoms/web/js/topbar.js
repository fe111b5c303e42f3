/** The bar on top of every page but the table: name, languages, theme. */
import { html } from "../vendor/lit.js";
import { icon, own } from "./art.js";
import { theme, setTheme } from "./prefs.js";
import { language, languages, say, speak } from "./words.js";

/**
 * @param {() => void} again draws the page again; a language is learnt first by the page
 * @param {unknown} [ways] to other pages
 */
export const topbar = (again, ways) =>
  html`<a class="brand" href="/"
      ><svg aria-hidden="true"><use href="#mark"></use></svg>FATHOMS</a
    >
    <span class="gap"></span>
    ${ways} ${settings(again)}`;

/** Language and theme. @param {() => void} again */
export function settings(again) {
  return html`<select
      class="btn language"
      aria-label=${say("ui-language")}
      @change=${(/** @type {Event} */ event) => {
        speak(/** @type {HTMLSelectElement} */ (event.target).value);
        again();
      }}
    >
      ${Object.entries(languages).map(
        ([code, name]) => html`<option value=${code} lang=${code} .selected=${code === language()}>${name}</option>`,
      )}
    </select>
    <button
      class="btn square"
      type="button"
      aria-label=${say(`ui-theme-${other()}`)}
      @click=${() => {
        setTheme(other());
        again();
      }}
    >
      ${icon(theme() === "dark" ? "sun" : "theme")}
    </button>`;
}

const other = () => (theme() === "dark" ? "light" : "dark");

/** Where there is nothing to show: a kraken that looks for it, and why. @param {string} text */
export const nowhere = (text) =>
  html`<main class="nowhere">
    <img src=${own("art/nothing.svg")} alt="" />
    <a class="brand" href="/"
      ><svg aria-hidden="true"><use href="#mark"></use></svg>FATHOMS</a
    >
    <h1 tabindex="-1" autofocus>${say("ui-plankton")}</h1>
    <p>${text}</p>
    <p class="ways">
      <a class="btn main" href="/">${say("ui-home")}</a> <a class="btn" href="/mine">${say("mine-title")}</a>
    </p>
  </main>`;
