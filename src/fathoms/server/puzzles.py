"""Puzzles for the page. Whoever tries one sends all acts so far, so nothing of an attempt is kept here."""

from collections.abc import Sequence

from fathoms.core.errors import BadOption
from fathoms.core.game import AnyGame
from fathoms.core.puzzle import OPEN, Puzzle, attempt, puzzles
from fathoms.server.alone import now, sit, table_message
from fathoms.server.protocol import PuzzleShown, PuzzleTable, PuzzleTried

MOST = 60  # acts of an attempt: many times what any puzzle needs


def listed(game: AnyGame) -> list[PuzzleShown]:
    """All puzzles of a game, the easy ones first."""
    return [shown(puzzle) for puzzle in puzzles(game)]


def shown(puzzle: Puzzle) -> PuzzleShown:
    """What is asked, and how hard it is."""
    return PuzzleShown(puzzle.id, puzzle.goal, puzzle.fins, puzzle.acts)


def begun(puzzle: Puzzle) -> PuzzleTable:
    """The table before the first act."""
    return PuzzleTable(shown(puzzle), table_message(sit(attempt(puzzle, ()).table, puzzle.seat)))


def tried(puzzle: Puzzle, acts: Sequence[str]) -> PuzzleTried:
    """What the last act brought; where that settles it, nobody is asked any more."""
    if len(acts) > MOST:
        raise BadOption("error-puzzle-acts", given=str(len(acts)), most=str(MOST))
    made = attempt(puzzle, acts)
    steps, view = made.table.steps, sit(made.table, puzzle.seat)
    last = len(steps) - len(acts[-1:])  # each act is one step
    view.seen(steps[last - 1].after)
    told = view.steps(last, steps[last:])
    return PuzzleTried(made.status.value, told, now(view, asks=made.status == OPEN))
