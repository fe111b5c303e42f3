/** Choices: what is said of them, and once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { once } from "../../src/fathoms/web/js/choices.js";

test("two equal cards are one choice in words, the one that ranks first, where the first of them was", () => {
  const cards = ["RO-1", "GB-1", "RO-2"].map((action) => ({ action, path: [action], manner: "" }));
  const words = ({ action }) => action.slice(0, 2);
  const told = (liked) => once(cards, words, ({ action }) => Number(action === liked)).map(({ action }) => action);
  assert.deepEqual(told(""), ["RO-1", "GB-1"]);
  assert.deepEqual(told("RO-2"), ["RO-2", "GB-1"]);
});
