/** The state of a table: what is on show, what waits, and what may be done. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { State } from "../../src/fathoms/web/js/state.js";
import { Server, dice, keys } from "./server.js";

/** A table just opened, with what it sends. @param {ConstructorParameters<typeof Server>[0]} [how] */
function opened(how) {
  const server = new Server(how);
  const sent = [];
  const state = new State((command) => `id-${sent.push(command)}`);
  state.hear(server.table());
  return { server, state, sent };
}

/** Shows all there is to show. @param {State} state */
function showAll(state) {
  const shown = [];
  for (let beat = state.next(); beat; beat = state.next()) shown.push(...beat);
  return keys(shown);
}

/** Some bots' turns that wait to be shown. */
function behind() {
  const table = opened();
  const { server, state } = table;
  server.step(0, 1, 1);
  const first = server.step(1, 2, 2);
  server.step(2, 2, 0);
  server.undo = true;
  state.hear(server.told(first - 1));
  state.next();
  return table;
}

test("the state knows no page, nor does anything it is made of", () => {
  const scripts = new Set(["state.js", "stepper.js"]);
  for (const name of scripts) {
    const text = readFileSync(new URL(`../../src/fathoms/web/js/${name}`, import.meta.url), "utf-8");
    assert.doesNotMatch(text, /\b(document|window|localStorage|location|HTMLElement)\b/, name);
    for (const [, found] of text.matchAll(/^import .* from "\.\/(.*)";$/gm)) scripts.add(found);
  }
  assert.deepEqual([...scripts].sort(), ["choices.js", "state.js", "stepper.js", "telling.js"]);
});

test("what has not been shown yet cannot be acted on", () => {
  const { state, sent } = behind();
  const [choice] = /** @type {any} */ (state.present).choices;
  const before = sent.length;
  assert.deepEqual(state.choices, []);
  assert.equal(state.canUndo, false);
  assert.equal(state.turn, "busy");
  state.choose(choice);
  state.takeBack("undo");
  state.pick("thing");
  assert.equal(sent.length, before);
  showAll(state);
  assert.equal(state.canUndo, true);
  state.choose(state.choices[0]);
  assert.equal(sent.at(-1).do, "play");
});

test("a refusal cuts nothing short, and no line is lost from the log", () => {
  const { server, state } = behind();
  const message = { key: "error-no", about: {} };
  state.hear({ type: "refused", id: "x", error: "no", message, rule: "", now: server.now });
  assert.equal(state.problem?.message, message);
  assert.equal(state.behind, true);
  showAll(state);
  assert.deepEqual(keys(state.lines), keys(server.lines));
});

test("at a closed table nothing is anybody's to do, until its end is told", () => {
  const { server, state } = opened();
  const message = { key: "error-other-rules", about: {} };
  Object.assign(server, { closed: message, waiting: [] });
  state.hear(server.table());
  assert.equal(state.closed, message);
  assert.deepEqual([state.turn, state.myTurn, state.actors], ["closed", false, []]);
  server.over = true;
  state.hear(server.table());
  assert.equal(state.turn, "over");
});

test("the heading and the lit seat are those of the line on show", () => {
  const { state } = behind();
  assert.deepEqual(state.actors, [0]);
  state.next();
  assert.deepEqual(state.actors, [1]);
  assert.equal(state.doing(1), "theirs");
  assert.equal(state.doing(0), "you");
  showAll(state);
  assert.deepEqual(state.actors, [0]);
  assert.equal(state.doing(0), "yours");
});

test("a line that names a seat is its doing, until the next one", () => {
  const { server, state } = opened();
  const n = server.step(1, 3, 0);
  server.steps[n].lines[1].seat = 2;
  state.hear(server.told(n));
  const doers = [];
  while (state.next()) doers.push(state.actors);
  assert.deepEqual(doers, [[1], [2], [2]]);
});

test("the last beat can be told again, and all that were told before it", () => {
  const { server, state } = opened();
  const first = state.scene;
  const n = server.step(1, 3, 0);
  state.hear(server.told(n));
  showAll(state);
  assert.equal(state.turn, "mine");
  assert.equal(state.repeat(), true);
  assert.deepEqual([state.turn, keys(state.next() ?? [])], ["busy", [server.steps[n].lines[2].key]]);
  for (let i = 0; i < 3; i++) assert.equal(state.repeat(), true);
  assert.equal(state.scene, first);
  assert.equal(state.repeat(), false);
  assert.deepEqual(showAll(state), keys(server.steps[n].lines));
  assert.deepEqual([state.turn, keys(state.lines)], ["mine", keys(server.lines)]);
});

test("a bot is ready or chooses, never both", () => {
  const { server, state } = opened();
  server.waiting = [0, 2];
  server.ready = [1];
  state.hear(server.told(server.steps.length));
  assert.deepEqual(
    [0, 1, 2].map((seat) => state.doing(seat)),
    ["choosing", "ready", "choosing"],
  );
  const n = server.step(1, 1, 0);
  server.ready = [];
  state.hear(server.told(n));
  state.next();
  assert.deepEqual(
    [0, 1, 2].map((seat) => state.doing(seat)),
    ["you", "theirs", "bot"],
  );
});

test("the log is not cut, and its older part can be remembered", () => {
  const { server, state } = opened();
  for (let i = 0; i < 40; i++) {
    state.hear(server.told(server.step(1, 2, 0)));
    showAll(state);
  }
  state.hear(server.table());
  assert.deepEqual(keys(state.lines), keys(server.lines));

  const late = opened({ mine: [0] });
  Object.assign(late.server, { steps: server.steps });
  late.state.table = null;
  late.state.telling.log = [];
  late.state.hear(late.server.table());
  const [first] = late.state.lines;
  assert.equal(late.state.lines.length, 20);
  late.state.remember(late.server.asked({ from: 0, to: first.n }).steps);
  assert.deepEqual(keys(late.state.lines), keys(server.lines));
});

test("a coach switched off before it answers says nothing", () => {
  const { server, state, sent } = opened();
  state.toggleCoach();
  assert.equal(sent.at(-1).do, "advise");
  const id = state.asked;
  state.toggleCoach();
  state.hear({ type: "advice", id, choices: [{ action: `act ${server.ply}`, chance: 0.5 }] });
  assert.equal(state.advice, null);
});

test("a coach's answer to an older position is not shown with this one", () => {
  const { server, state } = opened();
  state.toggleCoach();
  const id = state.asked;
  state.hear(server.told(server.step(1, 1, 0)));
  showAll(state);
  state.hear({ type: "advice", id, choices: [{ action: "act 1", chance: 0.5 }] });
  assert.equal(state.advice, null);
});

test("an act waits for its effect, and nothing else can be done meanwhile", () => {
  const { server, state, sent } = opened();
  state.choose(state.choices[0]);
  state.choose(state.choices[0]);
  state.takeBack("undo");
  assert.equal(sent.length, 1);
  const n = server.step(0, 1, 0);
  state.hear({ type: "ack", id: state.sent, ply: server.ply });
  assert.equal(state.turn, "busy");
  state.hear(server.told(n));
  showAll(state);
  assert.equal(state.turn, "mine");
});

test("a choice in secret may be changed once it is known to be in", () => {
  const { server, state } = opened();
  state.choose(state.choices[0]);
  state.hear({ type: "ack", id: state.sent, ply: server.ply });
  assert.equal(state.turn, "busy");
  state.hear({
    ...server.told(server.steps.length),
    now: { ...server.now, chosen: `act ${server.ply}`, waiting: [1], ready: [0] },
  });
  assert.equal(state.turn, "chosen");
  assert.equal(state.sent, "");
});

test("without secrets the next eyes see what happened while they were asked for", () => {
  const { server, state, sent } = opened({ mine: [0, 1] });
  server.eye = 0;
  state.hear(server.table());
  state.hear(server.told(server.step(0, 1, 1)));
  showAll(state);
  assert.deepEqual(sent.at(-1), { do: "look", seat: 1 });
  const n = server.step(2, 3, 1);
  state.hear(server.told(n)); // still as seat 0
  assert.ok(state.next());
  server.eye = 1;
  state.hear(server.table());
  assert.ok(state.missing);
  assert.equal(state.scene, null); // another seat's table is not shown to this one
  state.recall(state.missing, server.asked(state.missing));
  assert.deepEqual(showAll(state), keys(server.steps[n].lines));
  assert.equal(state.settled, true);
  assert.ok(state.lines.every((line) => line.about.eye === 1));
});

/** Two people with secrets on one device; the first of them has opened the curtain. */
function curtained() {
  const table = opened({ mine: [0, 1], secrets: true });
  open(table);
  return table;
}

/** @param {{server: Server, state: State}} table */
function open({ server, state }) {
  const seat = Number(state.curtain);
  state.openCurtain();
  server.eye = seat;
  state.hear(server.table());
  if (state.missing) state.recall(state.missing, server.asked(state.missing));
}

test("whoever looked away is told, behind the curtain, what happened meanwhile", () => {
  const table = curtained();
  const { server, state, sent } = table;
  const mine = server.step(0, 2, 2);
  state.hear(server.told(mine));
  showAll(state);
  const bots = server.step(2, 3, 1);
  state.hear(server.told(bots));
  showAll(state);
  assert.equal(state.curtain, 1);
  assert.deepEqual(sent.at(-1), { do: "look", seat: -1 });
  server.eye = -1;
  state.hear(server.table());
  assert.equal(state.next(), null);
  open(table);
  assert.equal(state.curtain, null);
  assert.deepEqual(showAll(state), keys([...server.steps[mine].lines, ...server.steps[bots].lines]));
  assert.deepEqual(keys(state.lines), keys(server.lines));
  assert.equal(state.turn, "mine");
});

test("what happens while the curtain is down waits for whoever opens it", () => {
  const table = curtained();
  const { server, state } = table;
  state.hear(server.told(server.step(0, 1, 1)));
  showAll(state);
  server.eye = -1;
  state.hear(server.table());
  const n = server.step(2, 2, 1);
  state.hear(server.told(n));
  assert.equal(state.next(), null);
  open(table);
  assert.ok(showAll(state).includes(server.steps[n].lines[0].key));
  assert.deepEqual(keys(state.lines), keys(server.lines));
});

test("steps that are not to be had are in the log all the same", () => {
  const { server, state } = opened();
  server.step(1, 2, 2);
  server.step(2, 2, 0);
  state.hear(server.table()); // the line was lost meanwhile
  assert.ok(state.missing);
  state.recall(state.missing, null);
  showAll(state);
  assert.deepEqual(keys(state.lines), keys(server.lines));
  assert.equal(state.turn, "mine");
});

test("what is taken back is gone from log and queue", () => {
  const { server, state } = opened();
  state.hear(server.told(server.step(1, 2, 0)));
  state.next();
  server.takeBack();
  state.hear(server.table());
  assert.equal(state.behind, false);
  assert.deepEqual(keys(state.lines), keys(server.lines));
});

/** What holds whatever happens. @param {Server} server @param {State} state @param {string} after */
function check(server, state, after) {
  const { queue, log } = state.telling;
  const told = [...log, ...queue];
  assert.ok(
    told.every((line) => line.about.eye === state.eye),
    `${after}: a line of another eye`,
  );
  assert.ok(
    told.every((line, i) => !i || told[i - 1].n <= line.n),
    `${after}: out of order`,
  );
  assert.equal(new Set(keys(told)).size, told.length, `${after}: a line twice`);
  if (!state.missing && server.eye === state.eye) {
    assert.deepEqual(keys(told), keys(server.lines).slice(-told.length), `${after}: a line lost`);
    assert.ok(told.length >= Math.min(20, server.lines.length), `${after}: a log cut short`);
  }
  if (!state.settled) {
    assert.deepEqual([state.now, state.choices, state.canUndo, state.advice], [null, [], false, null], after);
    assert.ok(["busy"].includes(state.turn), after);
  } else {
    assert.equal(queue.length, 0, `${after}: the present before all is told`);
    assert.equal(state.scene, state.present?.scene, after);
  }
  if (state.scene) {
    const [{ pieces }] = state.scene.containers;
    assert.ok(pieces[0].id.endsWith(`-by-${state.eye}`) || state.curtain !== null, `${after}: seen by another eye`);
  }
  if (!state.coached) assert.equal(state.advice, null, `${after}: advice without a coach`);
  for (let seat = 0; seat < 3; seat++) {
    if (state.doing(seat) === "ready") assert.ok(!state.actors.includes(seat), `${after}: ready and acting`);
  }
}

test("whatever comes in whatever order, the state holds together, and in the end all was told", () => {
  for (let seed = 0; seed < 200; seed++) {
    const { below, maybe } = dice(seed);
    const shared = maybe(0.5);
    const { server, state, sent } = opened({ mine: shared ? [0, 1] : [0], secrets: maybe(0.5) });
    server.beat = () => ["", "opens", "alike", "alone", "herald", "trails"][below(6)];
    let answered = sent.length;
    let lookedAs = /** @type {number | null} */ (null);
    /** @type {Record<string, () => void>} */
    const happenings = {
      steps() {
        const from = server.step(below(3), below(4), below(3));
        if (maybe(0.3)) server.step(below(3), 1 + below(3), below(3));
        state.hear(server.told(from));
      },
      nothing: () => state.hear(server.told(server.steps.length)),
      next: () => void state.next(),
      skip: () => void showAll(state),
      repeat: () => void state.repeat(),
      refused: () =>
        state.hear({ type: "refused", id: "x", error: "no", rule: "", now: maybe(0.7) ? server.now : null }),
      undo() {
        if (server.steps.length < 2) return;
        server.takeBack();
        state.hear(server.table());
      },
      comesBack() {
        if (maybe(0.5)) server.step(2, 1 + below(3), below(3));
        if (shared && maybe(0.3)) server.eye = -1;
        state.hear(server.table());
      },
      seats: () => state.hear({ type: "seats", seats: server.seats, mine: server.mine, coach: maybe(0.7) }),
      coach: () => state.toggleCoach(),
      advice: () =>
        state.hear({ type: "advice", id: state.asked || "old", choices: [{ action: "act 1", chance: null }] }),
      choose: () => void (state.choices[0] && state.choose(state.choices[below(state.choices.length)])),
      takeBack: () => state.takeBack(maybe(0.5) ? "undo" : "reset"),
      click: () => void state.pick(maybe(0.5) ? "thing" : "nothing"),
      openCurtain: () => state.openCurtain(),
      found: () => state.missing && state.recall(state.missing, maybe(0.9) ? server.asked(state.missing) : null),
      answers() {
        for (; answered < sent.length; answered++) {
          const command = sent[answered];
          const id = `id-${answered + 1}`;
          if (command.do === "look") {
            server.eye = command.seat;
            lookedAs = command.seat;
            state.hear({ type: "ack", id, ply: server.ply });
            state.hear(server.table());
          } else if (command.do === "play") {
            assert.ok(command.ply <= server.ply);
            if (command.ply !== server.ply)
              state.hear({ type: "refused", id, error: "late", rule: "", now: server.now });
            else {
              const from = server.step(command.seat, below(3), below(3));
              state.hear({ type: "ack", id, ply: server.ply });
              state.hear(server.told(from));
            }
          } else if (command.do === "undo" || command.do === "reset") {
            if (server.undo && server.steps.length > 1) happenings.undo();
            else state.hear({ type: "refused", id, error: "nothing to undo", rule: "", now: server.now });
          }
        }
      },
    };
    const names = Object.keys(happenings);
    for (let i = 0; i < 60; i++) {
      const name = names[below(names.length)];
      const before = state.settled;
      const count = sent.length;
      happenings[name]();
      check(server, state, `seed ${seed}, ${i}: ${name}`);
      if (!before && ["choose", "takeBack", "click"].includes(name)) assert.equal(sent.length, count, name);
    }
    for (let i = 0; i < 20; i++) {
      for (const name of ["answers", "found", "openCurtain", "answers", "found", "skip"]) {
        happenings[name]();
        check(server, state, `seed ${seed}, at the end: ${name}`);
      }
    }
    assert.ok(state.settled, `seed ${seed}: not settled in the end`);
    assert.equal(lookedAs === null || server.eye === state.eye, true);
    assert.equal(state.ply, server.ply);
  }
});

test("a finger is asked once more before what ends its turn, a mouse is not", () => {
  const { server, state, sent } = opened();
  const choice = (/** @type {string} */ action, last = 0) => {
    return { seat: 0, action, key: "do", about: { last }, path: [action], manner: "" };
  };
  const route = { id: "far", actions: ["on", "far on"], key: "go", about: { last: 1 }, manner: "usual" };
  const choices = [choice("on"), choice("end", 1), choice("stop", 1)];
  const now = { ...server.now, choices, scene: { containers: [], routes: [route] } };
  const played = () => sent.filter((command) => command.do === "play").map((command) => command.action);
  state.hear({ type: "steps", steps: [], now });
  state.pick("end", true);
  state.pick("stop", true);
  state.pick("far", true);
  assert.deepEqual([state.picked, state.eyed, played()], [["far"], "on; far on", []]);
  state.pick("far", true);
  assert.deepEqual([played(), state.plan], [["on"], ["far on"]]);
  for (const [id, touch] of /** @type {[string, boolean][]} */ ([
    ["on", true],
    ["end", false],
  ])) {
    state.hear({ type: "ack", id: `id-${sent.length}`, ply: now.ply });
    state.sent = "";
    state.plan = [];
    state.pick(id, touch);
    assert.equal(played().at(-1), id);
  }
});

test("a way of several acts is played one after another, as long as each is open", () => {
  const { server, state, sent } = opened();
  const route = { id: "far", actions: ["first", "second", "third"], key: "go", about: {} };
  const at = (/** @type {string[]} */ ...actions) => {
    const choices = actions.map((action) => ({ seat: 0, action, key: "do", about: {}, path: [action], manner: "" }));
    const now = { ...server.now, choices, scene: { containers: [], routes: [route] } };
    state.hear({ type: "ack", id: `id-${sent.length}`, ply: now.ply });
    state.hear({ type: "steps", steps: [], now });
  };
  at("first", "other");
  state.pick("far");
  at("second", "other");
  assert.deepEqual(
    sent.filter((command) => command.do === "play").map((command) => command.action),
    ["first", "second"],
  );
  at("other");
  at("third");
  assert.equal(sent.at(-1).action, "second");
});
