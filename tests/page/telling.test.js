/** The telling, and what goes on in time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Stepper } from "../../src/fathoms/web/js/stepper.js";
import { matter, struck } from "../../src/fathoms/web/js/struck.js";
import {
  PACES,
  Telling,
  beatsOf,
  doerOf,
  glideOf,
  linesOf,
  moved,
  named,
  opens,
} from "../../src/fathoms/web/js/telling.js";
import { dice, keys } from "./server.js";

/** @import { Line } from "../../src/fathoms/web/js/telling.js" */

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

test("who carries something is seen all the way, and what follows dice has the rest of their beat", () => {
  const { normal } = PACES;
  for (const motion of ["carry", "loot"]) {
    assert.equal(glideOf([line("dolphin", { motion })], normal, 3000), 1800);
    assert.equal(glideOf([line("dolphin", { motion })], normal, 100), normal.move * normal.drama);
  }
  assert.equal(glideOf([line("swims", { motion: "move" })], normal, 3000), normal.move);
});

test("a line without a scene leaves the table as it was, and pieces that go are ghosts", () => {
  const telling = new Telling();
  telling.jump([], scene("a", "b"));
  const steps = [
    {
      n: 1,
      seat: 0,
      lines: [line("one"), line("two", { scene: scene("b"), beat: "opens" }), line("three", { beat: "opens" })],
    },
  ];
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
  telling.queue.push(...linesOf([{ n: 4, seat: 0, lines: [line("one"), line("two", { beat: "opens" })] }]));
  telling.next();
  assert.equal(telling.told, 3);
  telling.next();
  assert.equal(telling.told, 4);
});

test("a way of several steps leads by where they ended", () => {
  const at = (/** @type {number} */ x) => ({
    containers: [{ id: "sea", kind: "board", pieces: [{ id: "ship", kind: "ship", x, y: 0 }] }],
  });
  const telling = new Telling();
  telling.jump([], at(0));
  const lines = [100, 200, 300].map((x) => line("sails", { scene: at(x) }));
  telling.queue.push(...linesOf([{ n: 1, seat: 0, lines }]));
  telling.next();
  const [{ piece, from, via }] = telling.marks;
  assert.deepEqual(
    [from, ...(via ?? []), piece].map((p) => p?.x),
    [0, 100, 200, 300],
  );
});

test("whose doing it was is marked where nothing moved, and is no move", () => {
  const at = (/** @type {number} */ x) => ({
    containers: [{ id: "sea", kind: "board", pieces: [{ id: "ship", kind: "ship", seat: 0, x, y: 0 }] }],
  });
  const telling = new Telling();
  telling.jump([], at(0));
  const [rolls, sails] = [line("rolls", { scene: at(0) }), line("sails", { beat: "opens", scene: at(100) })];
  telling.queue.push(...linesOf([{ n: 1, seat: 0, lines: [rolls, sails] }]));
  telling.next();
  assert.deepEqual([telling.marks.length, telling.moves.length], [1, 0]);
  telling.next();
  assert.deepEqual([telling.marks.length, telling.moves.length], [1, 1]);
});

test("what is called as before only made room; who is called otherwise went there", () => {
  const pawn = (/** @type {number} */ x, /** @type {string} */ area) => ({
    containers: [
      { id: "sea", kind: "board", pieces: [{ id: "a", kind: "pawn", x, label: "label-pawn", about: { area } }] },
    ],
  });
  assert.deepEqual(moved(pawn(0, "A"), pawn(120, "A")), []);
  assert.equal(moved(pawn(0, "A"), pawn(120, "B"))[0].from?.x, 0);
});

test("a beat is the doing of whoever plays, not of those who draw after it", () => {
  const heralded = line("plays", { beat: "herald", about: { seat: 2 } });
  const draws = [0, 1].map((seat) => line("draws", { beat: "trails", about: { seat } }));
  const [beat] = beatsOf(linesOf([{ n: 1, seat: 2, lines: [heralded, line("laid"), ...draws] }]));
  assert.equal(doerOf(beat, -1), 2);
});

/** Random lines of some steps. @param {ReturnType<typeof dice>} random @param {number} count */
function randomSteps({ below, maybe }, count) {
  let made = 0;
  return Array.from({ length: count }, (_, n) => ({
    n,
    seat: below(3),
    lines: Array.from({ length: below(5) }, () =>
      line(maybe(0.3) ? `kind-${below(3)}` : `own-${made++}`, {
        about: maybe(0.4) ? { seat: below(3) } : {},
        beat: ["", "opens", "alike", "alone", "herald", "trails"][below(6)],
        ...(maybe(0.6) ? { scene: scene(`after-${made++}`) } : {}),
      }),
    ),
  }));
}

test("however lines come, no beat loses one, keeps their order, and shows the table after its last", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = dice(seed);
    const lines = linesOf(randomSteps(random, 3 + random.below(12)));
    assert.deepEqual(beatsOf(lines).flat(), lines);
    const telling = new Telling();
    let known = scene("start");
    telling.jump([], known);
    const waiting = [...lines];
    /** @type {Line[]} */
    const told = [];
    while (waiting.length || telling.queue.length) {
      if (random.maybe(0.5)) telling.queue.push(...waiting.splice(0, 1 + random.below(6)));
      if (random.maybe(0.15) && telling.back()) {
        told.splice(telling.log.length);
        continue;
      }
      const fresh = telling.next();
      if (!fresh) continue;
      told.push(...fresh);
      known = told.findLast((each) => each.scene)?.scene ?? scene("start");
      assert.deepEqual(telling.log, told);
      assert.deepEqual(telling.scene, known, `seed ${seed}`);
    }
    assert.deepEqual(told, lines);
  }
});

test("what is told is cut the same, be it live, line by line, or all at once", () => {
  for (let seed = 0; seed < 100; seed++) {
    const lines = linesOf(randomSteps(dice(seed), 4));
    const telling = new Telling();
    const shown = [];
    for (const each of lines) {
      telling.queue.push(each);
      telling.next();
      if (opens(each, lines[lines.indexOf(each) - 1] ?? null)) shown.push(telling.beat);
      else shown[shown.length - 1] = telling.beat;
    }
    assert.deepEqual(shown, beatsOf(lines));
  }
});

test("a die was thrown and has moved nowhere", () => {
  const telling = new Telling();
  telling.jump([], scene("ship"));
  const [{ id, kind, pieces }] = scene("ship").containers;
  const after = { containers: [{ id, kind, pieces: [...pieces, { id: "die", kind: "die-6", x: 90, y: 0 }] }] };
  telling.queue.push(...linesOf([{ n: 1, seat: 0, lines: [line("rolled", { motion: "roll", scene: after })] }]));
  telling.next();
  assert.deepEqual(telling.marks, []);
});

test("a turn and its draw lead to what is done, three of a kind are one, and what trails goes with what was", () => {
  const steps = [
    { n: 1, seat: 0, lines: [line("turn", { beat: "herald" }), line("drew", { beat: "herald" })] },
    { n: 2, seat: 1, lines: [line("lays", { beat: "opens" }), line("hit", { beat: "alike" })] },
    { n: 3, seat: 1, lines: [line("hit", { beat: "alike" }), line("draws", { beat: "trails" })] },
    { n: 4, seat: 1, lines: [line("runs")] },
    { n: 5, seat: 2, lines: [line("runs")] },
  ];
  assert.deepEqual(beatsOf(linesOf(steps)).map(keys), [
    ["turn", "drew", "lays"],
    ["hit", "hit", "draws", "runs"],
    ["runs"],
  ]);
});

test("what stays alone is joined by nothing but what trails it", () => {
  const lines = [
    line("rolled"),
    line("holed", { beat: "alone" }),
    line("creeps"),
    line("hit", { beat: "alone" }),
    line("draws", { beat: "trails" }),
  ];
  assert.deepEqual(beatsOf(linesOf([{ n: 1, seat: 0, lines }])).map(keys), [
    ["rolled"],
    ["holed"],
    ["creeps"],
    ["hit", "draws"],
  ]);
});

test("dice that are thrown after a drama begin another beat", () => {
  const theft = [line("rolls", { motion: "roll" }), line("stolen", { motion: "loot" })];
  const lines = [line("seen", { beat: "opens" }), ...theft, ...theft];
  assert.deepEqual(beatsOf(linesOf([{ n: 1, seat: 0, lines }])).map(keys), [
    ["seen", "rolls", "stolen"],
    ["rolls", "stolen"],
  ]);
});

test("a board whose page turned has no last move", () => {
  const telling = new Telling();
  telling.jump([], scene("pawn"));
  const turned = line("opens", { motion: "fold", scene: scene("pawn", "square") });
  telling.queue.push(...linesOf([{ n: 1, seat: 0, lines: [turned] }]));
  telling.next();
  assert.deepEqual(telling.marks, []);
});

test("a blow strikes where its own line says, whatever else the beat moves", () => {
  const table = (/** @type {object[]} */ ...pieces) => ({ containers: [{ id: "sea", kind: "board", pieces }] });
  const at = (/** @type {string} */ id, /** @type {number} */ x) => ({ id, kind: id, x, y: 0 });
  const telling = new Telling();
  telling.jump([], table(at("arm", 300), at("rail", 360), at("pawn", 0)));
  const hole = line("holed", { motion: "quake", scene: table(at("hole", 400), at("arm", 0), at("pawn", 0)) });
  const runs = line("runs", { motion: "move", scene: table(at("hole", 400), at("arm", 0), at("pawn", 200)) });
  telling.queue.push(...linesOf([{ n: 1, seat: 0, lines: [hole, runs] }]));
  const lines = telling.next() ?? [];
  assert.equal(telling.marks.at(-1)?.piece.id, "pawn");
  assert.equal(matter({ lines, telling }, "quake")?.id, "hole");
  assert.deepEqual(
    struck({ lines, telling }, "quake").map(({ id }) => id),
    ["hole"],
  );
  assert.deepEqual(
    struck({ lines, telling }, "move").map(({ id, x }) => [id, x]),
    [["pawn", 0]],
  );
});

test("a beat is the doing of whom it names, of nobody alone where several do the same", () => {
  const names = (/** @type {number[]} */ ...seats) => seats.map((seat) => line("dives", { about: { seat } }));
  assert.equal(doerOf(linesOf([{ n: 1, seat: 0, lines: names(2) }]), 0), 2);
  assert.equal(doerOf(linesOf([{ n: 1, seat: 0, lines: names(2, 1) }]), 0), -1);
  assert.equal(doerOf(linesOf([{ n: 1, seat: 0, lines: [line("rolled")] }]), 0), 0);
});

test("what came by itself is led by nobody, whoever's turn it is; dice by whom the turn is announced for", () => {
  const telling = new Telling();
  const dial = line("dial-turns", { beat: "opens" });
  const steps = [
    { n: 0, seat: -1, lines: [line("begins", { beat: "herald", about: { seat: 0 } }), dial] },
    { n: 1, seat: 0, lines: [line("runs"), line("ends-turn", { beat: "trails", about: { seat: 0 } }), dial] },
    { n: 2, seat: 0, lines: [line("turn", { beat: "herald", about: { seat: 1 } }), line("rolled"), dial] },
    { n: 3, seat: 1, lines: [line("hits", { beat: "opens" }), line("holed", { beat: "opens" })] },
    {
      n: 4,
      seat: 1,
      lines: [line("moves", { beat: "opens" }), line("seen", { beat: "opens" }), line("rolls", { about: { seat: 0 } })],
    },
  ];
  telling.queue.push(...linesOf(steps));
  const told = [];
  while (telling.next()) told.push([telling.beat[0].key, telling.leader, telling.doer]);
  assert.deepEqual(told, [
    ["begins", -1, 0],
    ["runs", 0, 0],
    ["dial-turns", -1, 0],
    ["turn", 1, 1],
    ["dial-turns", -1, 1],
    ["hits", 1, 1],
    ["holed", -1, 1],
    ["moves", 1, 1],
    ["seen", -1, 0],
  ]);
});

test("a beat stays as long as its words take to read, is never squeezed, and instantly takes no time", () => {
  const telling = new Telling();
  const lines = Array.from({ length: 101 }, (_, i) => line(`${i}`, { beat: "opens" }));
  telling.queue.push(...linesOf([{ n: 1, seat: 0, lines: lines.slice(0, 10) }]));
  telling.next();
  assert.equal(telling.time("normal", 10), PACES.normal.least);
  assert.equal(telling.time("normal", 70), PACES.normal.enter + PACES.normal.stay + 70 * PACES.normal.letter);
  assert.ok(telling.time("slow", 70) > 3000);
  assert.equal(telling.time("instant", 70), 0);
  telling.queue.push(...linesOf([{ n: 2, seat: 1, lines }]));
  for (const speed of ["slow", "normal", "fast"]) assert.ok(telling.time(speed, 0) >= 700);
});

test("who did it knows what was done, but not what the dice say", () => {
  const telling = new Telling();
  telling.queue.push(...linesOf([{ n: 1, seat: 0, lines: [line("runs")] }]));
  telling.next();
  assert.equal(telling.time("normal", 70, [0]), PACES.normal.move);
  assert.ok(telling.time("normal", 70, [1]) > PACES.normal.least);
  telling.queue.push(...linesOf([{ n: 2, seat: 0, lines: [line("rolls", { motion: "roll", beat: "opens" })] }]));
  telling.next();
  assert.ok(telling.time("normal", 10, [0]) >= PACES.normal.least);
});

test("what happens to me stays as long as its words take to read, unless it is what I chose", () => {
  const telling = new Telling();
  const gold = line("gold", { beat: "opens", about: { seat: 0 } });
  telling.queue.push(
    ...linesOf([
      { n: 1, seat: 0, lines: [line("dives"), gold] },
      { n: 2, seat: 1, lines: [line("dives", { beat: "opens" }), gold] },
      { n: 3, seat: 0, lines: [line("bites", { beat: "opens" }), line("drops", { about: { seat: 0 } })] },
    ]),
  );
  const times = [];
  while (telling.next()) times.push(telling.time("normal", 10, [0]));
  const { move, least } = PACES.normal;
  assert.deepEqual(times, [move, least, least, least, least]);
});

test("where very much waits, a turn is told as one", () => {
  const telling = new Telling();
  const lines = Array.from({ length: 10 }, (_, i) => line(`${i}`, { beat: "opens" }));
  telling.queue.push(...linesOf([1, 2].map((n) => ({ n, seat: n, lines }))));
  assert.equal(telling.next()?.length, 10);
  assert.equal(telling.next()?.length, 1);
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

test("held, it stays at what is on show, one by one, until it is released", async () => {
  const { stepper, shown } = over(4, 20);
  stepper.hold(); // nothing goes on yet
  const going = stepper.run();
  await Promise.resolve();
  stepper.hold();
  await new Promise((done) => setTimeout(done, 50));
  assert.equal(shown(), 1);
  stepper.skip();
  await new Promise((done) => setTimeout(done, 50));
  assert.equal(shown(), 2);
  stepper.release();
  await going;
  assert.equal(shown(), 4);
});
