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
