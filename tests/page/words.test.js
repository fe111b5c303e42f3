/** The page says what Python says: the same messages about the same things (`words/said.json`, see test_words.py). */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { Refusal } from "../../src/fathoms/web/js/api.js";
import { inFull, knows, nameSeats, read, reason, say, told } from "../../src/fathoms/web/js/words.js";

const file = (/** @type {string} */ name) => readFileSync(new URL(`words/${name}`, import.meta.url), "utf-8");
read("en", [file("en.ftl")]);

for (const [key, about, sentence] of JSON.parse(file("said.json"))) {
  test(`${key} about ${JSON.stringify(about)} is: ${sentence}`, () => assert.equal(say(key, about), sentence));
}

test("what people call themselves has one form", (t) => {
  nameSeats(() => "Ada");
  t.after(() => nameSeats((seat) => say(`seat-${seat}`)));
  assert.equal(say("hand", { seat: 0, other: 0 }), "The hand Ada, seen by Ada.");
});

test("spaces go by their names where one cannot see which is meant", (t) => {
  read("en", ['sails = Sails on{ $named ->\n    [0] {""}\n   *[other] {" "}to { $space }\n}.']);
  t.after(() => read("en", [file("en.ftl")]));
  const message = { key: "sails", about: { space: "A3" } };
  assert.equal(say("sails", message.about), "Sails on.");
  assert.equal(inFull(message), "Sails on to A3.");
});

test("what is about the reader speaks to the reader, where there are words for that", (t) => {
  read("en", [
    file("en.ftl"),
    "robs = { $seat } robs { $other }.\nrobs-you = You rob { $other }.\nrobs-to-you = { $seat } robs you.\n",
  ]);
  let me = 0;
  nameSeats(
    (seat) => `P${seat}`,
    () => me,
  );
  t.after(() => {
    nameSeats((seat) => say(`seat-${seat}`));
    read("en", [file("en.ftl")]);
  });
  const said = () => say("robs", { seat: 0, other: 1 });
  assert.equal(said(), "You rob P1.");
  me = 1;
  assert.equal(said(), "P0 robs you.");
  me = -1;
  assert.equal(said(), "P0 robs P1.");
  me = 0;
  assert.equal(say("hand", { seat: 0, other: 0 }), "The hand P0, seen by P0.");
});

test("a refusal is said in the language in use, and in English where that has no such words", () => {
  const message = { key: "why-not", about: { why: "it rains" } };
  assert.equal(told({ error: "no: it rains", message }), "It cannot be: it rains.");
  assert.equal(knows("error-new"), false);
  assert.equal(told({ error: "no: it rains", message: { key: "error-new", about: {} } }), "no: it rains");
});

test("an error is its reason, be it the server's or not", () => {
  const answer = new Response("", { status: 502, statusText: "Bad Gateway" });
  const why = { error: "no", message: { key: "why-not", about: { why: "no" } } };
  assert.equal(reason(new Refusal(answer, why)), "It cannot be: no.");
  assert.equal(reason(new Refusal(answer, null)), "502 Bad Gateway");
  assert.equal(reason(new TypeError("Failed to fetch")), "Failed to fetch");
});
