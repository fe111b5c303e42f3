/** The line to a table: comes back by itself, and asks again for what was not answered. */
import { random } from "./api.js";

const WAITS = [100, 400, 900, 1800];
const SILENCE = 4000;
const PULSE = 10000;
const HERD = 800; // milliseconds over which all come back
const COME_BACK = 1012; // the code of a server that is replaced by another one
const NO_RIGHT = 4403;
export const NO_MATCH = 4404;
const BRIEF = 3000; // milliseconds that a line may be gone then before anybody is told

export class Socket {
  /** @type {WebSocket | null} */
  socket = null;
  /** Commands not yet answered, by id. @type {Map<string, object>} */
  open = new Map();
  tries = 0;
  fresh = true;
  closed = false;
  timer = 0;
  telling = 0;

  /**
   * @param {string} match @param {(message: any) => void} hear
   * @param {(state: "on" | "lost" | "refused", code: number) => void} state
   */
  constructor(match, hear, state) {
    this.address = `${location.origin.replace("http", "ws")}/ws/${match}`;
    this.hear = hear;
    this.state = state;
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && !this.live) this.now();
    });
    setInterval(() => {
      if (this.live && !document.hidden && !this.open.size) this.send({ do: "ping" });
    }, PULSE);
    this.connect();
  }

  get live() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.fresh = true;
    const patience = setTimeout(() => this.abandon(), SILENCE);
    socket.onopen = () => clearTimeout(patience);
    socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    socket.onclose = (event) => {
      clearTimeout(patience);
      if (this.socket === socket) this.lost(event.code);
    };
  }

  /** @param {any} message */
  heard(message) {
    if ((message.type === "table" || message.type === "lobby") && this.fresh) {
      this.fresh = false;
      this.tries = 0;
      clearTimeout(this.telling);
      this.telling = 0;
      this.state("on", 0);
      for (const command of this.open.values()) this.socket?.send(JSON.stringify(command));
    }
    if (message.id) this.open.delete(message.id);
    this.hear(message);
  }

  /** @param {number} code */
  lost(code) {
    if (this.closed) return;
    if (code === NO_RIGHT || code === NO_MATCH) return this.state("refused", code);
    const tell = () => this.state("lost", code);
    if (code === COME_BACK) this.telling ||= setTimeout(tell, BRIEF);
    else tell();
    const wait = WAITS[this.tries++] ?? 2800;
    this.timer = window.setTimeout(() => this.connect(), wait + Math.max(wait, HERD) * Math.random());
  }

  /** Gives a silent line up without waiting for its farewell. */
  abandon() {
    const silent = this.socket;
    this.socket = null;
    silent?.close();
    this.lost(1006);
  }

  /** Tries at once. */
  now() {
    if (this.live || this.closed) return;
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /**
   * Sends a command until it is answered; a line on which no answer comes is given up for a new one.
   * @param {{do: string, seat?: number, [more: string]: any}} command
   */
  send(command) {
    const id = random();
    const message = { id, ...command };
    this.open.set(id, message);
    if (this.live) this.socket?.send(JSON.stringify(message));
    if (command.do !== "advise")
      setTimeout(() => {
        if (this.open.has(id) && this.live) this.abandon();
      }, SILENCE);
    return id;
  }

  close() {
    this.closed = true;
    clearTimeout(this.telling);
    this.socket?.close();
  }
}
