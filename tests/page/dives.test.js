/** The daily dives of a device, without a browser. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  after,
  begun,
  best,
  characters,
  dayOf,
  settled,
  signs,
  streak,
  tally,
} from "../../src/fathoms/web/js/dives.js";

const DAY = "2026-11-17";
const GAMES = [
  { name: "one", short: "ON" },
  { name: "two", short: "TW" },
];
const over = (match, won) => ({ match, over: true, mine: [0], result: { winners: won ? [0] : [1] } });
const none = () => false;

/** Dives of which one door was gone through on each of these days. */
const on = (...days) => Object.fromEntries(days.map((day) => [day, { one: { match: day, won: false, hints: false } }]));

test("a day begins at the midnight of the device, and months and years end", () => {
  assert.equal(dayOf(new Date(2026, 10, 17, 0, 0, 1)), DAY);
  assert.equal(dayOf(new Date(2026, 10, 17, 23, 59)), DAY);
  assert.equal(after("2026-03-01", -1), "2026-02-28");
  assert.equal(after("2026-12-31", 1), "2027-01-01");
});

test("the first try counts, and another one is practice", () => {
  let dives = begun({}, DAY, "one", "a");
  dives = begun(dives, DAY, "one", "b");
  assert.equal(dives[DAY].one.match, "a");
  dives = settled(dives, [over("a", false), over("b", true)], none);
  assert.deepEqual(dives[DAY].one, { match: "a", won: false, hints: false });
});

test("what ended stays so when the server has forgotten the match; what had not ended was no try", () => {
  let dives = begun(begun({}, DAY, "one", "a"), DAY, "two", "b");
  dives = settled(dives, [over("a", true), { match: "b", over: false }], (match) => match === "a");
  assert.deepEqual(dives[DAY].two, { match: "b" });
  dives = settled(dives, [], none);
  assert.deepEqual(dives, { [DAY]: { one: { match: "a", won: true, hints: true } } });
});

test("a result is a few characters: won or lost, then without hints, or still open", () => {
  const dives = { [DAY]: { one: { match: "a", won: true, hints: false }, two: { match: "b" } } };
  assert.equal(characters(GAMES, dives, DAY), "ON●● TW··");
  assert.deepEqual(tally(dives, DAY), { count: 1, won: 1 });
  assert.deepEqual(
    [true, false].flatMap((won) => [false, true].map((hints) => signs({ match: "a", won, hints }))),
    ["●●", "●·", "○●", "○·"],
  );
});

test("a streak counts finished doors day by day, and today is not missed before it is over", () => {
  const dives = on("2026-11-13", "2026-11-15", "2026-11-16");
  assert.equal(streak(dives, DAY), 2);
  assert.equal(streak({ ...dives, ...on(DAY) }, DAY), 3);
  assert.equal(streak(dives, "2026-11-18"), 0);
  assert.equal(best({ ...dives, ...on("2026-10-30", "2026-10-31", "2026-11-01") }), 3);
  assert.equal(best({}), 0);
});
