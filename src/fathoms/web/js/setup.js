/** Setting up: presets, options in words, who plays. */
import { html, nothing, render } from "../vendor/lit.js";
import { get, make } from "./api.js";
import { botFace, icon, mark, own, styleSheet, thumb } from "./art.js";
import { titleOf } from "./landing.js";
import { keep, NAME_LENGTH, pref } from "./prefs.js";
import { nowhere } from "./topbar.js";
import { styles } from "./styles.js";
import { pagebar } from "./ways.js";
import { knows, learn, reason, say } from "./words.js";

/** @import { GameShown, OptionShown as Option } from "./types.js" */
/** @typedef {{kind: string, name: string, level: string}} Chair */
/**
 * @typedef {{preset: string, options: Record<string, any>, chairs: Chair[], coach: boolean, problem: string,
 *   busy: boolean, edition: string, flawed: boolean, editor: typeof import("./edition.js").editor | null}} Wish
 */

/** @param {HTMLElement} root @param {string} name @param {string} [mode] */
export async function open(root, name, mode) {
  const [games] = await Promise.all([get("/api/games"), styleSheet("landing"), styleSheet("pages")]);
  const game = games.find((/** @type {GameShown} */ facts) => facts.name === name);
  if (!game) return render(nowhere(say("ui-nowhere")), root);
  const count = Math.max(mode === "device" ? 2 : 1, game.usual_seats);
  const level = game.usual_bot;
  const others = mode === "device" ? "me" : "bot";
  /** @type {Wish} */
  const wish = {
    preset: "",
    options: {},
    coach: false,
    problem: "",
    busy: false,
    edition: "",
    flawed: false,
    editor: null,
    chairs: Array.from({ length: count }, (_, i) => ({
      kind: i ? others : "me",
      name: i ? "" : pref("name", ""),
      level,
    })),
  };
  const again = async () => {
    await learn("shell/setup", name, `${name}/setup`, `${name}/errors`);
    document.title = `${titleOf(game)} · Fathoms`;
    render(page(game, wish, again), root);
  };
  await again();
}

/** @param {GameShown} game @param {Wish} wish @param {() => void} again */
function page(game, wish, again) {
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    wish.busy = true;
    keep("name", wish.chairs.find((chair) => chair.kind === "me")?.name ?? "");
    const seats = wish.chairs.map(({ kind, name, level }) =>
      kind === "bot" ? { kind, level } : kind === "me" ? { kind, name } : { kind },
    );
    try {
      const preset = wish.preset ? { preset: wish.preset } : {};
      const wanted = {
        game: game.name,
        seats,
        options: wish.options,
        ...preset,
        coach: wish.coach,
        edition: wish.edition,
      };
      location.assign(`/match/${await make(wanted)}`);
    } catch (error) {
      wish.problem = reason(error);
      wish.busy = false;
      again();
    }
  };
  return html`<div class="with-sea">
    <header class="top">${pagebar(again)}</header>
    <main class="page">
      <div class="lede">
        ${thumb(game.name)}
        <div>
          <h1>${titleOf(game)}</h1>
          <p>
            ${knows("tagline") ? say("tagline") : ""} ${say("ui-setup-lead")}
            <a class="link" href="/puzzles/${game.name}">${say("ui-puzzles")}</a>
          </p>
        </div>
      </div>
      <form class="setup" @submit=${start}>
        <div>
          <div class="card panel">${presets(game, wish, again)} ${options(game, wish, again)}</div>
          <img class="kraken" src=${own("art/kraken.svg")} alt="" />
        </div>
        <div>
          ${chairs(game, wish, again)}
          ${wish.problem ? html`<p class="problem" role="alert">${wish.problem}</p>` : nothing}
          <div class="start">
            <button class="btn main" ?disabled=${wish.busy || wish.flawed}>${icon("play")}${say("ui-start")}</button>
          </div>
        </div>
        ${edition(game, wish, again)}
      </form>
    </main>
  </div>`;
}

/** @param {GameShown} game @param {Wish} wish @param {() => void} again */
function presets(game, wish, again) {
  const all = ["", ...Object.keys(game.presets)];
  if (all.length < 2) return nothing;
  const choose = (/** @type {string} */ name) => {
    wish.preset = name;
    wish.options = {};
    again();
  };
  return html`<fieldset>
    <legend>${say("ui-how-wild")}</legend>
    <div class="presets">
      ${all.map(
        (name) =>
          html`<label>
            <input type="radio" name="preset" .checked=${wish.preset === name} @change=${() => choose(name)} />
            <b>${name ? say(`preset-${name}`) : say("ui-as-usual")}</b
            ><small>${name ? say(`preset-${name}-help`) : say("ui-as-usual-help")}</small></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/**
 * An option's value now: what one chose, what the preset says, or the usual.
 * @param {Option} option @param {GameShown} game @param {Wish} wish
 */
function valueOf(option, game, wish) {
  const preset = game.presets[wish.preset] ?? {};
  return wish.options[option.name] ?? preset[option.name] ?? option.usual[String(wish.chairs.length)];
}

/** @param {GameShown} game @param {Wish} wish @param {() => void} again */
function options(game, wish, again) {
  const shown = game.options.filter((option) => option.kind === "one" || option.kind === "some");
  const key = (/** @type {Option} */ option) => `option-${option.name.replaceAll("_", "-")}`;
  return html`<details class="words" ?open=${!Object.keys(game.presets).length}>
    <summary>${say("ui-all-options")}</summary>
    <ul>
      ${shown.map(
        (option) =>
          html`<li>
            <a class="rule" href="/rules/${game.name}#${option.rule}" target="_blank" rel="noopener">${option.rule}</a>
            ${option.kind === "one"
              ? one(option, key(option), game, wish, again)
              : some(option, key(option), game, wish, again)}
            <small>${knows(`${key(option)}-help`) ? say(`${key(option)}-help`) : ""}</small>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** @param {Option} option @param {string} key @param {GameShown} game @param {Wish} wish @param {() => void} again */
function one(option, key, game, wish, again) {
  const now = String(valueOf(option, game, wish));
  const change = (/** @type {Event} */ event) => {
    wish.options[option.name] = option.values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
    again();
  };
  return html`<label
    >${say(key)}
    <select @change=${change}>
      ${option.values.map((value) => html`<option .selected=${String(value) === now}>${named(option, value)}</option>`)}
    </select></label
  >`;
}

/** @param {Option} option @param {string} key @param {GameShown} game @param {Wish} wish @param {() => void} again */
function some(option, key, game, wish, again) {
  const now = new Set(valueOf(option, game, wish) ?? []);
  const change = (/** @type {any} */ value) => {
    now.has(value) ? now.delete(value) : now.add(value);
    wish.options[option.name] = [...now].sort();
    again();
  };
  return html`<fieldset class="some">
    <legend>${say(key)}</legend>
    ${option.values.map(
      (value) =>
        html`<label
          ><input type="checkbox" .checked=${now.has(value)} @change=${() => change(value)} />${named(
            option,
            value,
          )}</label
        >`,
    )}
  </fieldset>`;
}

/** @param {Option} option @param {any} value */
function named(option, value) {
  const key = `value-${option.name}-${value}`.replaceAll("_", "-");
  return knows(key) ? say(key) : String(value);
}

/**
 * An edition of one's own, fetched when asked for.
 * @param {GameShown} game @param {Wish} wish @param {() => void} again
 */
function edition(game, wish, again) {
  const open = async (/** @type {Event} */ event) => {
    if (wish.editor || !(/** @type {HTMLDetailsElement} */ (event.target).open)) return;
    const { editor, ready } = await import("./edition.js");
    await ready(game);
    wish.editor = editor;
    again();
  };
  return html`<details class="card panel edition" @toggle=${open}>
    <summary>${say("ui-edition")}</summary>
    ${wish.editor ? wish.editor(game, wish, again) : nothing}
  </details>`;
}

/** @param {GameShown} game @param {Wish} wish @param {() => void} again */
function chairs(game, wish, again) {
  const level = game.usual_bot;
  const resize = (/** @type {number} */ count) => {
    while (wish.chairs.length < count)
      wish.chairs.push({
        kind: wish.chairs.at(-1)?.kind === "me" && wish.chairs.length > 1 ? "me" : "bot",
        name: "",
        level,
      });
    wish.chairs.length = count;
    again();
  };
  return html`<div class="card panel">
    <fieldset>
      <legend>${say("ui-how-many")}</legend>
      <div class="seg many">
        ${game.seats.map(
          (count) =>
            html`<label
              ><input
                type="radio"
                name="count"
                .checked=${wish.chairs.length === count}
                @change=${() => resize(count)}
              />${count}</label
            >`,
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${say("ui-who")}</legend>
      <ul class="chairs">
        ${wish.chairs.map((chair, i) => seat(chair, i, game, again))}
      </ul>
    </fieldset>
    ${coaching(game, wish)}
  </div>`;
}

/** Against people the coach is off, unless the table wants it. @param {GameShown} game @param {Wish} wish */
function coaching(game, wish) {
  if (game.cooperative || !wish.chairs.some((chair) => chair.kind === "open")) return nothing;
  const change = (/** @type {Event} */ event) => {
    wish.coach = /** @type {HTMLInputElement} */ (event.target).checked;
  };
  return html`<div class="words">
    <div class="some">
      <label
        ><input type="checkbox" .checked=${wish.coach} aria-describedby="coach-help" @change=${change} />${say(
          "coach-allow",
        )}</label
      >
    </div>
    <small id="coach-help">${say("coach-allow-help")}</small>
  </div>`;
}

/** @param {Chair} chair @param {number} i @param {GameShown} game @param {() => void} again */
function seat(chair, i, game, again) {
  const number = i + 1;
  const kinds = { me: i ? "ui-on-this-device" : "ui-me", bot: "ui-a-bot", open: "ui-a-friend" };
  const change = (/** @type {Event} */ event) => {
    chair.kind = Object.keys(kinds)[/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
    again();
  };
  return html`<li ${styles({ "--c": `var(--seat-${i})` })}>
    <span class="face">${mark(i)}</span>
    <div class="row">
      <label
        ><span class="hide">${say("ui-kind-of", { number })}</span
        ><select class="field" @change=${change}>
          ${Object.entries(kinds).map(
            ([kind, key]) => html`<option .selected=${chair.kind === kind}>${say(key)}</option>`,
          )}
        </select></label
      >
      ${chair.kind === "me"
        ? html`<label
            ><span class="hide">${say("ui-name-of", { number })}</span
            ><input
              class="field"
              maxlength=${NAME_LENGTH}
              autocomplete="nickname"
              placeholder=${i ? say(`seat-${i}`) : say("ui-your-name")}
              .value=${chair.name}
              @input=${(/** @type {Event} */ event) => {
                chair.name = /** @type {HTMLInputElement} */ (event.target).value;
              }}
          /></label>`
        : nothing}
    </div>
    ${chair.kind === "bot" ? levels(chair, number, game, again) : nothing}
  </li>`;
}

/**
 * How clever a bot is, by its portrait.
 * @param {Chair} chair @param {number} number @param {GameShown} game @param {() => void} again
 */
function levels(chair, number, game, again) {
  const choose = (/** @type {string} */ name) => {
    chair.level = name;
    again();
  };
  return html`<fieldset class="levels">
    <legend class="hide">${say("ui-level-of", { number })}</legend>
    ${game.levels.map((name) => {
      const now = chair.level === name;
      return html`<label title=${say(`ui-level-${name}-help`)}>
        <input type="radio" name="level-${number}" .checked=${now} @change=${() => choose(name)} />
        ${botFace(name)}<b>${say(`ui-level-${name}`)}</b></label
      >`;
    })}
    <small>${say(`ui-level-${chair.level}-help`)}</small>
  </fieldset>`;
}
