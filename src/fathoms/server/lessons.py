"""Lessons for the page. Nothing in one is left to chance or to others, so each is played once, before anybody asks.

The page gets the messages that a table would send, one after the other, and shows them when the learner acts: no room,
no match, nothing to keep.
"""

import hashlib
from functools import cache

from msgspec import json

from fathoms.core.game import AnyGame
from fathoms.core.lesson import LEARNER, Act, Lesson, begin, check, key, lesson, play
from fathoms.server.alone import now, sit, table_message
from fathoms.server.files import File
from fathoms.server.protocol import LessonPart, LessonShown, LessonStep
from fathoms.server.views import View

QUALITY = 9  # of its compression: much of a lesson says the same again


@cache
def recorded(game: AnyGame) -> File:
    """The lesson of a game as its page gets it."""
    steps = shown(lesson(game))
    version = hashlib.sha256(json.encode(steps)).hexdigest()[:12]
    return File(json.encode(LessonShown(version, steps)), ".json", QUALITY)


def shown(taught: Lesson) -> list[LessonStep]:
    """All steps, with what the learner sees of each."""
    steps = []
    for scene in taught.scenes:
        table = taught.table(scene)
        view = sit(table, LEARNER)
        for i, step in enumerate(scene.steps):
            first = table_message(view) if i == 0 else None
            begin(table, step)
            parts = [part_shown(view, part) for part in step.parts]
            check(table, step)
            steps.append(LessonStep(key(step), step.point, parts, first))
    return steps


def part_shown(view: View, part: tuple[Act, ...]) -> LessonPart:
    """A part of a step, played now."""
    first = len(view.table.steps)
    played = play(view.table, part)
    action = part[0].phrase if part[0].seat == LEARNER else ""
    return LessonPart(action, view.steps(first, played), now(view))
