"""Every game has a lesson that plays on the engine to its end, in every language."""

import re
from dataclasses import replace
from typing import Any

import pytest
from msgspec import json
from server.scenes import Chain

import fathoms
from fathoms.core.errors import IllegalAction
from fathoms.core.lesson import FOLDER, LEARNER, Lesson, begin, check, key, lesson, play, words
from fathoms.core.words import SHELL, languages
from fathoms.server.lessons import shown
from fathoms.server.protocol import LessonStep

GAMES = [fathoms.game(name) for name in fathoms.games()]
MOST_WORDS = 30  # that a bubble says
READING = 180 / 60  # words a second
MOVE = 5  # seconds for each thing the learner does, the telling of what follows included
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def presents(steps: list[LessonStep]) -> list[tuple[LessonStep, list[dict[str, Any]]]]:
    """Every step with what is on show when it is said, and after each part of it."""
    found = []
    now: dict[str, Any] = {}
    chain = Chain()
    for step in steps:
        told = json.decode(json.encode(step))
        if told["table"]:
            now = chain.heard({"type": "table", **told["table"]})["now"]
        parts = [chain.heard({"type": "steps", **part})["now"] for part in told["parts"]]
        found.append((step, [now, *parts]))
        now = parts[-1] if parts else now
    return found


def ids(now: dict[str, Any]) -> set[str]:
    """What can be pointed at."""
    containers: list[dict[str, Any]] = now["scene"]["containers"]
    return {c["id"] for c in containers} | {p["id"] for c in containers for p in c["pieces"]}


@games
def test_a_lesson_plays_to_the_end_and_the_learner_wins(game: Any) -> None:
    """Every phrase is legal, chance is asked as often as it is dictated, and all is as each step says."""
    last = shown(lesson(game))[-1].parts[-1].now
    assert last.over and last.result is not None and LEARNER in last.result.winners


@games
def test_a_lesson_points_at_things_that_are_there(game: Any) -> None:
    for step, nows in presents(shown(lesson(game))):
        assert set(step.point) <= ids(nows[0]), step.say
        for part, now in zip(step.parts, nows, strict=False):
            paths = [choice["path"] for choice in now["choices"] if choice["action"] == part.action]
            assert len(paths) == (1 if part.action else 0), (step.say, part.action)
            assert all(path[0] in ids(now) or path[0].startswith("do-") for path in paths), (step.say, paths)
        assert step.point or step.parts[0].action, f"{step.say} points at nothing"


@games
def test_a_lesson_takes_no_longer_than_it_says_and_five_minutes_at_most(game: Any) -> None:
    taught, said = lesson(game), words(game, "en")
    reading = sum(len(said.say(key(step)).split()) for step in taught.steps) / READING
    moves = sum(max(1, len(step.parts)) for step in taught.steps) + len(taught.scenes)
    assert (reading + MOVE * moves) / 60 <= taught.minutes <= 5


@games
@pytest.mark.parametrize("language", languages())
def test_a_lesson_says_all_it_has_to_say_in_every_language_in_few_words(game: Any, language: str) -> None:
    text = (game.folder / FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.M)
    assert keys == [key(step) for step in lesson(game).steps]
    elsewhere = "".join((folder / f"{language}.ftl").read_text("utf-8") for folder in (SHELL, game.folder / "words"))
    assert not [name for name in keys if re.search(rf"^{name} =", elsewhere, re.M)]
    said = words(game, language)
    assert [name for name in keys if len(said.say(name).split()) > MOST_WORDS] == []


def kraken(**changed: Any) -> Lesson:
    """The first scene of a lesson, its second step changed."""
    taught = lesson(fathoms.game("kraken-attack"))
    scene = taught.scenes[0]
    steps = (scene.steps[0], replace(scene.steps[1], **changed))
    return replace(taught, scenes=(replace(scene, steps=steps),))


def test_a_step_that_ends_otherwise_than_it_says_is_noticed() -> None:
    with pytest.raises(AssertionError, match="lanes"):
        shown(kraken(expect={"space": {"P1": "cannon"}}))
    with pytest.raises(AssertionError, match="chance was never asked"):
        shown(kraken(chance=(0, 5, 5)))


def test_what_is_not_allowed_cannot_be_taught() -> None:
    taught = lesson(fathoms.game("kraken-attack"))
    table = taught.table(taught.scenes[0])
    with pytest.raises(IllegalAction):
        play(table, taught.scenes[0].steps[3].parts[0])  # nobody has rolled yet


def test_steps_leave_the_written_position_alone() -> None:
    taught = lesson(fathoms.game("kraken-attack"))
    scene, before = taught.scenes[0], taught.table(taught.scenes[0]).state
    table = taught.table(scene)
    for step in scene.steps[:2]:
        begin(table, step)
        for part in step.parts:
            play(table, part)
        check(table, step)
    assert taught.table(scene).state == before != table.state
