/** A link: where it leads, and one button that follows it. Whoever only looks at it takes nobody's place. */
import { html, nothing, render } from "../vendor/lit.js";
import { get, post } from "./api.js";
import { doorOf, icon, styleSheet } from "./art.js";
import { keep, NAME_LENGTH, pref } from "./prefs.js";
import { nowhere } from "./topbar.js";
import { pagebar } from "./ways.js";
import { knows, learn, reason, say } from "./words.js";

/** @import { LinkShown } from "./types.js" */

/** @param {HTMLElement} root @param {string} word join, seat or watch @param {string} token */
export async function open(root, word, token) {
  const address = `/api/links/${word === "join" ? "invite" : word}/${token}`;
  await Promise.all([styleSheet("pages"), styleSheet("lobby")]);
  /** @type {LinkShown} */
  const link = await get(address).catch((error) => render(nowhere(reason(error)), root) && null);
  if (!link) return;
  if (link.match) return location.replace(`/match/${link.match}`);
  let problem = "";
  const follow = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    if (name) keep("name", name);
    try {
      const { match } = await post(address, { name });
      location.replace(`/match/${match}`);
    } catch (error) {
      problem = reason(error);
      again();
    }
  };
  const again = async () => {
    await learn("shell/lobby", link.game);
    document.title = `${say("title")} · Fathoms`;
    render(page(link, problem, follow, again), root);
  };
  await again();
}

/**
 * @param {LinkShown} link @param {string} problem @param {(event: SubmitEvent) => void} follow
 * @param {() => void} again
 */
function page(link, problem, follow, again) {
  const game = say("title");
  const kind = { invite: "join", seat: "join-seat", watch: "join-watch" }[link.role];
  const lead = link.host ? say("join-of", { game, host: link.host }) : say("join-lead", { game });
  return html`<div class="with-sea gather">
    <header class="top">${pagebar(again)}</header>
    <main class="page narrow">
      <div class="lede">
        <div>
          <h1>${say(`${kind}-title`)}</h1>
          <p>${lead}</p>
        </div>
      </div>
      <form class="card panel join" @submit=${follow}>
        ${link.role === "invite" ? named() : nothing}
        ${link.role === "invite" && !link.free ? html`<p class="muted">${say("join-full")}</p>` : nothing}
        ${link.role === "seat" ? html`<p>${say("join-seat-help", { name: say(`seat-${link.seat}`) })}</p>` : nothing}
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
        <div class="start"><button class="btn main">${icon("play")}${say(`${kind}-go`)}</button></div>
      </form>
      <p class="about">
        ${knows("tagline") ? say("tagline") : ""}
        <a class="link" href="/rules/${link.game}" target="_blank" rel="noopener">${say("ui-rules")}</a>
      </p>
      <img class="welcome" src=${doorOf(link.game)} alt="" width="320" height="336" />
    </main>
  </div>`;
}

const named = () =>
  html`<label
    >${say("join-name")}
    <input class="field" name="name" maxlength=${NAME_LENGTH} autocomplete="nickname" .value=${pref("name", "")}
  /></label>`;
