"""Lessons for the page. Nothing in one is left to chance or to others, so each is played once, before anybody asks.

The page gets the messages that a table would send, one after the other, and shows them when the learner acts: no room,
no match, nothing to keep.
"""

import hashlib
from functools import cache

from msgspec import json
from msgspec.structs import replace

from fathoms.core.game import AnyGame
from fathoms.core.lesson import LEARNER, Act, Lesson, begin, check, key, lesson, play
from fathoms.server.files import File
from fathoms.server.protocol import LessonPart, LessonShown, LessonStep, Now, SeatShown, TableMessage
from fathoms.server.store import Present
from fathoms.server.views import AnyTable, View, standing

OTHERS = "shrimp"  # who plays what is written for the other seats
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
        view = View(table, LEARNER, (LEARNER,))
        for i, step in enumerate(scene.steps):
            first = table_message(taught, view) if i == 0 else None
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


def now(view: View) -> Now:
    """The present; nothing is taken back in a lesson, and whoever else chooses in secret has chosen."""
    table = view.table
    chosen = {seat: "" for seat in table.waiting if seat != LEARNER} if table.secret else {}
    present = Present(1, len(table.steps), (), pending=chosen, **standing(table))
    return replace(view.now(present), undo=False)


def table_message(taught: Lesson, view: View) -> TableMessage:
    """The table on which a scene begins."""
    row = taught.variant.to_row()
    return TableMessage(
        match="",
        game=row["game"],
        options=row["options"],
        edition=row["edition"],
        seats=seats(view.table),
        mine=(LEARNER,),
        eye=LEARNER,
        lines=[],
        now=now(view),
        dice={},
        rematch=None,
        coach=False,
        closed=None,
        hands=[],
        reclaim=(),
        patience=0.0,
    )


def seats(table: AnyTable) -> list[SeatShown]:
    """The learner, and a bot on every other seat."""
    bot = SeatShown("bot", "", OTHERS, here=True)
    return [SeatShown("human", "", "", here=True) if seat == LEARNER else bot for seat in range(table.seats)]
