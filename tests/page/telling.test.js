/** The telling, and what goes on in time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Stepper } from "../../src/fathoms/web/js/stepper.js";
import { SPEEDS, Telling, linesOf, named } from "../../src/fathoms/web/js/telling.js";

/** @param {string} key @param {object} [more] */
const line = (key, more = {}) => ({ key, about: {}, rule: "", motion: "", ...more });
/** @param {...string} ids */
const scene = (...ids) => ({
  containers: [{ id: "sea", kind: "board", pieces: ids.map((id) => ({ id, kind: "pawn" })) }],
});

test("dice and ties wear nobody's mark", () => {
  const [rolled, plays] = linesOf([{ n: 3, seat: 1, lines: [line("rolled"), line("plays", { about: { seat: 2 } })] }]);
  assert.equal(named(rolled), -1);
  assert.equal(named(plays), 2);
  assert.equal(rolled.seat, 1);
});

test("a line without a scene leaves the table as it was, and pieces that go are ghosts", () => {
  const telling = new Telling();
  telling.jump([], scene("a", "b"));
  const steps = [{ n: 1, seat: 0, lines: [line("one"), line("two", { scene: scene("b") }), line("three")] }];
  telling.queue.push(...linesOf(steps));
  telling.next();
  assert.deepEqual(telling.scene, scene("a", "b"));
  telling.next();
  assert.deepEqual(telling.scene, scene("b"));
  assert.deepEqual(
    telling.ghosts.map((piece) => piece.id),
    ["a"],
  );
  telling.next();
  assert.deepEqual(telling.ghosts, []);
  assert.equal(telling.next(), null);
  assert.equal(telling.line?.key, "three");
});

test("a step counts as told when its last line was on show", () => {
  const telling = new Telling();
  telling.queue.push(...linesOf([{ n: 4, seat: 0, lines: [line("one"), line("two")] }]));
  telling.next();
  assert.equal(telling.told, 3);
  telling.next();
  assert.equal(telling.told, 4);
});

test("much to tell is told faster, and instantly takes no time", () => {
  const telling = new Telling();
  const lines = Array.from({ length: 101 }, (_, i) => line(`${i}`, { scene: scene("a") }));
  telling.queue.push(...linesOf([{ n: 1, seat: 0, lines }]));
  telling.next();
  assert.ok(telling.time("normal") * 100 <= 8000);
  assert.equal(telling.time("instant"), 0);
  while (telling.queue.length) telling.next();
  assert.equal(telling.time("slow"), SPEEDS.slow);
});

/** A stepper over so many things of some milliseconds. @param {number} count @param {number} ms */
function over(count, ms) {
  let shown = 0;
  const stepper = new Stepper(() => (shown < count ? (shown++, ms) : null));
  return { stepper, shown: () => shown, more: (/** @type {number} */ n) => (count += n) };
}

test("one after the other, each for its time", async () => {
  const { stepper, shown } = over(3, 10);
  const start = performance.now();
  await stepper.run();
  assert.equal(shown(), 3);
  assert.ok(performance.now() - start >= 25);
});

test("in a hurry the rest is shown at once, and what comes later takes its time again", async () => {
  const { stepper, shown, more } = over(5, 60_000);
  const going = stepper.run();
  stepper.hurry();
  await going;
  assert.equal(shown(), 5);
  stepper.hurry(); // there is nothing to hurry
  more(2);
  const later = stepper.run();
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(shown(), 6);
  stepper.hurry();
  await later;
  assert.equal(shown(), 7);
});

test("stopped, it stays; asked to go on, it goes on", async () => {
  const { stepper, shown } = over(3, 60_000);
  const going = stepper.run();
  stepper.stop();
  await going;
  assert.equal(shown(), 1);
  const again = stepper.run();
  stepper.hurry();
  await again;
  assert.equal(shown(), 3);
});
