/** The line to a table: how it comes back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dice } from "./server.js";

/** @type {any} */
const page = globalThis;

test("guests who lost their server together do not come back together", async () => {
  /** @type {number[]} */
  const waits = [];
  page.location = { origin: "http://here" };
  page.addEventListener = () => {};
  page.document = { addEventListener: () => {}, hidden: false };
  page.window = { setTimeout: (/** @type {() => void} */ _, /** @type {number} */ ms) => waits.push(ms) };
  page.WebSocket = class {};
  page.setInterval = page.setTimeout = () => 0;
  const chance = dice(1);
  Math.random = () => chance.below(1e6) / 1e6;
  const { Socket } = await import("../../src/fathoms/web/js/socket.js");
  const states = new Set();
  const herd = Array.from(
    { length: 400 },
    () =>
      new Socket(
        "m",
        () => {},
        (state) => states.add(state),
      ),
  );
  for (const code of [1012, 1006, 4408]) {
    for (let tries = 0; tries < 6; tries++) {
      waits.length = 0;
      for (const socket of herd) {
        socket.tries = tries;
        socket.lost(code);
      }
      const first = Math.min(...waits);
      const span = Math.max(...waits) - first;
      assert.ok(span > 700, `${code}: all come within ${span} ms`);
      const tenths = waits.map((ms) => Math.min(9, Math.floor((10 * (ms - first)) / span)));
      for (let k = 0; k < 10; k++) assert.ok(tenths.filter((tenth) => tenth === k).length < herd.length / 5);
    }
  }
  assert.deepEqual([...states], ["lost"]);
});

test("whoever is asked to come back hears that the line is lost only if it stays so", async () => {
  /** @type {[() => void, number][]} */
  const later = [];
  page.setTimeout = (/** @type {() => void} */ then, /** @type {number} */ ms) => later.push([then, ms]);
  page.WebSocket = class {
    close() {}
  };
  page.clearTimeout = (/** @type {number} */ which) => which && (later[which - 1] = [() => {}, 0]);
  const { Socket } = await import("../../src/fathoms/web/js/socket.js");
  const after = (/** @type {(socket: any) => void} */ what) => {
    /** @type {string[]} */
    const told = [];
    const socket = new Socket(
      "m",
      () => {},
      (state) => told.push(state),
    );
    later.length = 0;
    socket.lost(1012);
    what(socket);
    for (const [then] of later) then();
    return told;
  };
  assert.deepEqual(
    after((socket) => socket.heard({ type: "table" })),
    ["on"],
    "it is back at once",
  );
  assert.deepEqual(
    after(() => {}),
    ["lost"],
    "nobody answers",
  );
  assert.deepEqual(after((socket) => socket.lost(1006)).slice(0, 1), ["lost"], "nobody is there");
  assert.deepEqual(
    after((socket) => socket.close()),
    [],
    "nobody looks any more",
  );
});
