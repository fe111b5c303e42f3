/** Beginning a match: as it is usually played, and as newcomers do. */
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.localStorage = /** @type {any} */ ({ getItem: () => null, setItem() {} });
const { withBots } = await import("../../src/fathoms/web/js/start.js");

test("a first game is played by the preset for newcomers, where there is one; a later one as usual", () => {
  const game = /** @type {any} */ ({ name: "reef", usual_seats: 3, usual_bot: "crab", first_preset: "calm" });
  const bot = { kind: "bot", level: "crab" };
  assert.deepEqual(withBots(game, false), { game: "reef", seats: [{ kind: "me", name: "" }, bot, bot] });
  assert.equal(withBots(game, true).preset, "calm");
  assert.equal("preset" in withBots({ ...game, first_preset: "" }, true), false);
});
