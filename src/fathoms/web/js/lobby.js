/** Before the deal: who has come, who is ready, how others get here. Nothing is dealt before it starts. */
import { html, nothing, render } from "../vendor/lit.js";
import { get, post, random } from "./api.js";
import { botFace, icon, mark, own, sheet, styleSheet, thumb } from "./art.js";
import { keep, NAME_LENGTH, pref } from "./prefs.js";
import { styles } from "./styles.js";
import { pagebar } from "./ways.js";
import { learn, reason, say, told } from "./words.js";

/** @import { Connection } from "./table.js" */
/** @import { ErrorShown, GameShown, LobbyMessage, NetworkShown, SeatShown } from "./types.js" */

export class Lobby {
  /** @type {LobbyMessage | null} */ now = null;
  /** @type {GameShown | null} */ game = null;
  /** @type {NetworkShown | null} */ network = null;
  /** The link that brings others here. */ link = "";
  /** What just happened, for those who listen. */ news = "";
  /** Why something cannot be. */ problem = "";
  /** The seat for which I added to the dice. */ seeded = -1;
  copied = false;

  /** @param {HTMLElement} root @param {Connection} socket */
  constructor(root, socket) {
    this.root = root;
    this.socket = socket;
  }

  /** @param {any} message */
  async hear(message) {
    if (message.type === "refused") {
      await learn("shell/errors");
      this.problem = told(/** @type {ErrorShown} */ (message));
      return this.draw();
    }
    if (message.type !== "lobby") return;
    const first = !this.now;
    this.news = this.now ? tidings(this.now, message) : "";
    this.now = message;
    this.problem = "";
    this.seed();
    if (first) await this.load(message);
    this.draw();
  }

  /** @param {LobbyMessage} message */
  async load(message) {
    const games = get("/api/games");
    await Promise.all([
      games,
      learn("shell/lobby", message.game),
      styleSheet("pages"),
      styleSheet("lobby"),
      sheet(own("art/reactions.svg")),
    ]);
    this.game = (await games).find((/** @type {GameShown} */ game) => game.name === message.game);
    const name = pref("name", "");
    const [seat] = message.mine;
    if (name && seat !== undefined && !message.seats[seat].name) this.ask("sit", seat, { kind: "me", name });
    if (message.mine.length) await this.find();
  }

  /** Where others find this table. */
  async find() {
    const match = this.now?.match;
    const [network, links] = await Promise.all([get("/api/network"), get(`/api/matches/${match}/links`)]);
    this.network = network;
    this.link = links.invite;
    this.copied = false;
  }

  /** My own part of the dice, before they roll for the first time. */
  seed() {
    const [seat] = this.now?.mine ?? [];
    if (seat === undefined || seat === this.seeded) return;
    this.seeded = seat;
    this.ask("seed", seat, { seed: random() });
  }

  /** @param {string} what @param {number} seat @param {object} [more] */
  ask(what, seat, more = {}) {
    this.socket.send({ do: what, seat, ...more });
  }

  /** @param {boolean} open */
  async openNetwork(open) {
    try {
      await post("/api/network", { open });
      await this.find();
    } catch (error) {
      this.problem = reason(error);
    }
    this.draw();
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.link);
      this.copied = true;
      this.news = say("lobby-copied");
    } catch {
      /** @type {HTMLInputElement | null} */ (this.root.querySelector(".gather .way input"))?.select();
    }
    this.draw();
  }

  draw() {
    if (!this.now || !this.game) return;
    document.title = `${say("ui-with-friends")}: ${say("title")}`;
    render(page(this, this.now), this.root);
  }

  async again() {
    await learn();
    this.draw();
  }
}

/** What changed, in a few words. @param {LobbyMessage} old @param {LobbyMessage} now */
function tidings(old, now) {
  const said = now.seats.map((seat, i) => {
    if (seat.kind !== "human" || now.mine.includes(i)) return "";
    if (old.seats[i]?.kind !== "human") return say("lobby-sat-down", { name: nameOf(now, i) });
    return now.ready.includes(i) && !old.ready.includes(i) ? say("lobby-is-ready", { name: nameOf(now, i) }) : "";
  });
  return [now.barred && !old.barred ? barred(now) : "", ...said].filter(Boolean).join(". ");
}

/** To somebody who was shown out. @param {LobbyMessage} now */
const barred = (now) => (hostOf(now) ? say("lobby-barred", { host: hostOf(now) }) : say("lobby-barred-alone"));

/** @param {SeatShown} who */
const isFree = ({ kind }) => kind === "open" || kind === "absent";

/** @param {LobbyMessage} now @param {number} seat */
const nameOf = (now, seat) => now.seats[seat].name || say(`seat-${seat}`);

/** @param {LobbyMessage} now */
const hostOf = (now) => (now.host < 0 ? "" : nameOf(now, now.host));

/** @param {Lobby} l @param {LobbyMessage} now */
function page(l, now) {
  const [seat] = now.mine;
  const game = say("title");
  const name = seat === undefined ? "" : now.seats[seat].name;
  const mine = name ? say("lobby-in", { name }) : say(seat === undefined ? "ui-watching" : "lobby-in-unnamed");
  const where = hostOf(now) ? say("join-of", { game, host: hostOf(now) }) : game;
  return html`<div class="with-sea gather">
    <header class="top">${pagebar(() => l.again())}</header>
    <main class="page ${now.maker ? "" : "narrow"}">
      <div class="lede">
        ${thumb(now.game)}
        <div>
          <h1>${now.maker ? say("ui-with-friends") : mine}</h1>
          <p>${now.maker ? `${game} · ${say("lobby-lead")}` : where}</p>
        </div>
      </div>
      ${now.maker
        ? html`<div class="three">${invite(l, now)} ${seats(l, now)} ${many(l, now)}</div>`
        : html`${seats(l, now)} ${ready(l, now)}`}
      <p class="hide" aria-live="polite">${l.news}</p>
    </main>
  </div>`;
}

/** How others get here. @param {Lobby} l @param {LobbyMessage} now */
function invite(l, now) {
  const { network } = l;
  const alone = network?.mine && !network.open;
  const code = `/api/matches/${now.match}/invite.svg?${encodeURIComponent(l.link)}`;
  return html`<section class="card panel invite" aria-labelledby="invite">
    <h2 id="invite">${say(alone ? "lobby-only-here" : "lobby-scan")}</h2>
    ${alone || !l.link
      ? html`<div class="nobody">
          <img src=${own("art/kraken-blind.svg")} alt="" />
          <p>${alone ? say("lobby-only-here-help") : "…"}</p>
        </div>`
      : html`<img class="code" src=${code} alt=${say("lobby-code")} width="296" height="296" />
          <div class="way">
            <label
              ><span class="hide">${say("lobby-link")}</span
              ><input class="field" readonly .value=${l.link.replace(/^https?:\/\//, "")}
            /></label>
            <button class="btn" type="button" @click=${() => l.copy()}>
              ${icon(l.copied ? "end" : "copy")}${say(l.copied ? "lobby-copied" : "lobby-copy")}
            </button>
          </div>
          <p class="muted how">${say("lobby-how")}</p>`}
    ${network?.mine ? wifi(l, network) : nothing}
  </section>`;
}

/** @param {Lobby} l @param {NetworkShown} network */
const wifi = (l, network) =>
  html`<div class="wifi">
    <button
      class="switch"
      type="button"
      role="switch"
      aria-checked=${String(network.open)}
      aria-labelledby="wifi"
      aria-describedby="wifi-help"
      @click=${() => l.openNetwork(!network.open)}
    ></button>
    <b id="wifi">${say("lobby-wifi")}</b>
    <p id="wifi-help">${say(network.address || network.open ? "lobby-wifi-help" : "error-no-network")}</p>
  </div>`;

/** @param {Lobby} l @param {LobbyMessage} now */
const seats = (l, now) =>
  html`<section class="card panel" aria-labelledby="seats">
    <h2 id="seats">${say(now.maker || now.barred || !now.seats.some(isFree) ? "lobby-seats" : "lobby-choose")}</h2>
    ${l.problem ? html`<p class="problem" role="alert">${l.problem}</p>` : nothing}
    ${now.barred ? html`<p class="problem">${barred(now)}</p>` : nothing}
    <ul class="around-table">
      ${now.seats.map((who, i) => seat(l, now, who, i))}
    </ul>
    ${now.out.length ? out(l, now) : nothing}
  </section>`;

/** Whom I have shown out. @param {Lobby} l @param {LobbyMessage} now */
const out = (l, now) =>
  html`<p class="muted out">
    ${say("lobby-out", { names: now.out.map((name) => name || say("lobby-somebody")).join(", ") })}
    <button class="link" type="button" @click=${() => l.ask("admit", now.mine[0] ?? 0)}>${say("lobby-let-in")}</button>
  </p>`;

/** @param {Lobby} l @param {LobbyMessage} now @param {SeatShown} who @param {number} i */
function seat(l, now, who, i) {
  const kinds = { human: now.mine.includes(i) ? mine : other, bot, open: free, absent: free };
  return html`<li class=${isFree(who) ? "empty" : ""} ${styles({ "--c": `var(--seat-${i})` })}>
    <span class="face"
      >${who.kind === "bot" ? botFace(who.level) : who.kind === "human" ? mark(i) : icon("friends")}</span
    >
    ${kinds[who.kind](l, now, who, i)}
  </li>`;
}

/** @param {LobbyMessage} now @param {number} i */
const pill = (now, i) =>
  now.ready.includes(i)
    ? html`<span class="pill ok">${icon("end")}${say("lobby-ready")}</span>`
    : html`<span class="pill">${say("lobby-not-yet")}</span>`;

/** My own seat: name and mark. @param {Lobby} l @param {LobbyMessage} now @param {SeatShown} who @param {number} i */
function mine(l, now, who, i) {
  const rename = (/** @type {Event} */ event) => {
    const name = /** @type {HTMLInputElement} */ (event.target).value.trim();
    keep("name", name);
    l.ask("sit", i, { kind: "me", name });
  };
  const taken = (/** @type {number} */ other) => other !== i && now.seats[other].kind === "human";
  return html`<label
      ><span class="hide">${say("ui-your-name")}</span
      ><input
        class="field"
        maxlength=${NAME_LENGTH}
        autocomplete="nickname"
        placeholder=${say("ui-your-name")}
        .value=${who.name}
        @change=${rename}
    /></label>
    ${pill(now, i)}
    ${now.mine.length > 1
      ? nothing
      : html`<fieldset class="marks">
          <legend>${say("lobby-mark")}</legend>
          ${now.seats.map(
            (_, other) =>
              html`<label
                ><span class="hide">${say("lobby-take-mark", { number: other + 1 })}</span
                ><input
                  type="radio"
                  name="mark"
                  .checked=${other === i}
                  ?disabled=${taken(other)}
                  @change=${() => l.ask("sit", other, { kind: "me", name: who.name })}
                />${mark(other)}</label
              >`,
          )}
        </fieldset>`}`;
}

/** @param {Lobby} l @param {LobbyMessage} now @param {SeatShown} who @param {number} i */
const other = (l, now, who, i) =>
  html`<div>
      <b>${nameOf(now, i)}</b>
      <small>${say(!who.here ? "ui-away" : i === now.host ? "lobby-opened" : "lobby-came")}</small>
    </div>
    ${now.maker ? (who.here ? showOut(l, now, i) : freed(l, i)) : pill(now, i)}`;

/** @param {Lobby} l @param {number} i */
const freed = (l, i) =>
  html`<button class="btn" type="button" @click=${() => l.ask("sit", i, { kind: "open" })}>
    ${say("ui-open-to-all")}
  </button>`;

/** @param {Lobby} l @param {LobbyMessage} now @param {number} i */
const showOut = (l, now, i) =>
  html`<span class="side"
    >${pill(now, i)}<button
      class="btn quiet square"
      type="button"
      aria-label=${say("lobby-show-out", { name: nameOf(now, i) })}
      title=${say("lobby-show-out", { name: nameOf(now, i) })}
      @click=${() => l.ask("sit", i, { kind: "open" })}
    >
      ${icon("hole")}
    </button></span
  >`;

/** @param {Lobby} l @param {LobbyMessage} now @param {SeatShown} who @param {number} i */
function bot(l, now, who, i) {
  const out = () => l.ask("sit", i, { kind: "open" });
  return html`<div>
      <b>${say(`ui-level-${who.level}`)}</b>
      <small>${say("lobby-bot", { help: say(`ui-level-${who.level}-help`) })}</small>
    </div>
    ${now.maker
      ? html`<button class="btn quiet square" type="button" aria-label=${say("lobby-bot-out")} @click=${out}>
            ${icon("hole")}
          </button>
          <fieldset class="strengths">
            <legend class="hide">${say("lobby-strength")}</legend>
            ${(l.game?.levels ?? []).map(
              (level) =>
                html`<label
                  ><input
                    type="radio"
                    name="level-${i}"
                    .checked=${level === who.level}
                    @change=${() => l.ask("sit", i, { kind: "bot", level })}
                  />${botFace(level)}<b>${say(`ui-level-${level}`)}</b><small>${say(`ui-level-${level}-help`)}</small>
                </label>`,
            )}
          </fieldset>`
      : nothing}`;
}

/** @param {Lobby} l @param {LobbyMessage} now @param {SeatShown} _ @param {number} i */
function free(l, now, _, i) {
  const sit = () => l.ask("sit", i, { kind: "me", name: pref("name", "") });
  const put = () => l.ask("sit", i, { kind: "bot", level: l.game?.usual_bot });
  return html`<div>
      <b>${say("lobby-free")}</b>
      <small>${say("lobby-free-help")}</small>
    </div>
    ${now.maker
      ? html`<button class="btn" type="button" @click=${put}>${say("lobby-put-bot")}</button>`
      : now.barred
        ? nothing
        : html`<button class="btn" type="button" @click=${sit}>${say("lobby-sit")}</button>`}`;
}

/** @param {LobbyMessage} now */
function waiting(now) {
  const people = now.seats.map((who, i) => (who.kind === "human" && i !== now.host ? i : -1)).filter((i) => i >= 0);
  const late = people.filter((i) => !now.ready.includes(i) && !now.mine.includes(i));
  if (!people.length) return say("lobby-nobody");
  return late.length
    ? say("lobby-waiting", { names: late.map((i) => nameOf(now, i)).join(", ") })
    : say("lobby-all-ready");
}

/** How many play, and the start. @param {Lobby} l @param {LobbyMessage} now */
function many(l, now) {
  const bot = say(`ui-level-${l.game?.usual_bot}`);
  return html`<section class="card panel" aria-labelledby="many">
    <h2 id="many">${say("ui-how-many")}</h2>
    <div class="seg" role="radiogroup" aria-labelledby="many">
      ${now.counts.map(
        (count) =>
          html`<label
            ><input
              type="radio"
              name="count"
              .checked=${count === now.seats.length}
              @change=${() => l.ask("many", now.mine[0] ?? 0, { count })}
            />${count}</label
          >`,
      )}
    </div>
    <p class="muted">${say("lobby-many-help", { bot })}</p>
    <div class="wifi typed">
      <button
        class="switch"
        type="button"
        role="switch"
        aria-checked=${String(now.typed)}
        aria-labelledby="typed"
        aria-describedby="how-typed"
        @click=${() => l.ask("typing", now.mine[0] ?? 0, { typed: !now.typed })}
      ></button>
      <b id="typed">${say("lobby-typed")}</b>
      <p id="how-typed">${say("lobby-typed-help")}</p>
    </div>
    <svg class="cheer" viewBox="0 0 64 64" aria-hidden="true"><use href="#react-hooray"></use></svg>
    ${start(l, now)}
  </section>`;
}

/** @param {Lobby} l @param {LobbyMessage} now */
const start = (l, now) =>
  html`<div class="start">
    <button class="btn main" type="button" @click=${() => l.ask("start", now.mine[0] ?? 0)}>
      ${icon("play")}${say("lobby-start", { count: now.seats.length })}
    </button>
    <p class="muted" role="status">${waiting(now)}</p>
  </div>`;

/** A guest is ready, or starts where whoever opened the table has gone. @param {Lobby} l @param {LobbyMessage} now */
function ready(l, now) {
  const [seat] = now.mine;
  if (now.starts) return start(l, now);
  const am = now.ready.includes(seat);
  return html`<div class="start">
    ${seat === undefined
      ? nothing
      : html`<button class="btn ${am ? "" : "main"}" type="button" @click=${() => l.ask("ready", seat, { ready: !am })}>
          ${am ? nothing : icon("end")}${say(am ? "lobby-wait" : "lobby-i-am-ready")}
        </button>`}
    <p class="muted" role="status">${hostOf(now) ? say("lobby-host-starts", { host: hostOf(now) }) : ""}</p>
  </div>`;
}
