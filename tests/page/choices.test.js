/** Choices: what is said of them, and once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { digits, laid, leading, once } from "../../src/fathoms/web/js/choices.js";

test("two equal cards are one choice in words, the one that ranks first, where the first of them was", () => {
  const cards = ["RO-1", "GB-1", "RO-2"].map((action) => ({ action, path: [action], manner: "" }));
  const words = ({ action }) => action.slice(0, 2);
  const told = (liked) => once(cards, words, ({ action }) => Number(action === liked)).map(({ action }) => action);
  assert.deepEqual(told(""), ["RO-1", "GB-1"]);
  assert.deepEqual(told("RO-2"), ["RO-2", "GB-1"]);
});

test("coins laid before me to be counted out are chosen there; dice and others' things are not", () => {
  const tray = (seat, ...pieces) => ({ id: `tray-${seat}`, kind: "tray", seat, pieces });
  const coin = (id) => ({ id, kind: "gold", spot: true });
  const containers = [tray(0, coin("one"), { id: "die", kind: "die-6" }), tray(1, coin("theirs"))];
  assert.deepEqual([...laid({ containers }, 0)], ["one"]);
});

test("choices that go up by a number have it for their digit, one without what is free; else places count", () => {
  const dives = (/** @type {number[]} */ ...wrecks) => [...wrecks.map((wreck) => `Dive to wreck ${wreck}`), "Call"];
  assert.deepEqual(digits(dives(1, 2, 3, 4, 5)), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(digits(dives(2, 5)), [2, 5, 3]);
  assert.deepEqual(digits(dives(3, 5)), [3, 5, 4]);
  assert.deepEqual(digits(["Cannon: P3", "Cannon: R3", "Run"]), [1, 2, 3]);
  assert.deepEqual(digits(["Sail 1 to B4", "Pay 12", "Stop"]), [1, 2, 3]);
  assert.deepEqual(digits(["Back for 2", "Inward for 7", "Hit the pillar for 3"]), [1, 2, 3]);
});

test("of many choices that begin with the same thing the first is said", () => {
  const moves = ["red 1", "red 2", "red 3", "blue 1", "blue 2"].map((action) => ({
    action,
    path: action.split(" "),
    manner: "",
  }));
  const said = leading(moves).map(({ action }) => action);
  assert.deepEqual(said, ["red 1", "blue 1"]);
});
