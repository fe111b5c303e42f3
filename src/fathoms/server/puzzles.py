"""Puzzles for the page. Whoever tries one sends all acts so far, so nothing of an attempt is kept here."""

from collections.abc import Sequence

from fathoms.core.errors import BadOption
from fathoms.core.game import AnyGame
from fathoms.core.puzzle import OPEN, Puzzle, attempt, puzzles
from fathoms.core.scene import Illustration
from fathoms.server.alone import now, sit, table_message
from fathoms.server.protocol import PuzzleShown, PuzzleTable, PuzzleTried

MOST = 60  # acts of an attempt: many times what any puzzle needs
PICTURES = 12  # that are drawn at once
WIDE = 2  # a picture is so many times as wide as high
LEAST = 0.74  # of a board's width is in it
AIR = 60  # of the board's units around what it is about


def listed(game: AnyGame) -> list[PuzzleShown]:
    """All puzzles of a game, the easy ones first."""
    return [shown(puzzle) for puzzle in puzzles(game)]


def shown(puzzle: Puzzle) -> PuzzleShown:
    """What is asked, and how hard it is."""
    return PuzzleShown(puzzle.id, puzzle.goal, puzzle.fins, puzzle.acts)


def begun(puzzle: Puzzle) -> PuzzleTable:
    """The table before the first act."""
    return PuzzleTable(shown(puzzle), table_message(sit(attempt(puzzle, ()).table, puzzle.seat)))


def pictures(game: AnyGame, first: int, last: int) -> dict[str, Illustration]:
    """What some of a game's puzzles look like, in the order of their list, by id."""
    return {puzzle.id: picture(puzzle) for puzzle in puzzles(game)[max(0, first) :][: min(PICTURES, last - first)]}


def picture(puzzle: Puzzle) -> Illustration:
    """The boards at the start, and of them what may be chosen there, or else what is one's own, with what is around."""
    table, seat = attempt(puzzle, ()).table, puzzle.seat
    look, view = table.game.scene, table.view(seat)
    scene = sit(table, seat).drawn(table.state).boards()
    pieces = [piece for board in scene.containers for piece in board.pieces]
    chosen = {id for action in table.legal_numbers(seat) for id in look.path(table.box, view, seat, action)}
    about = [piece for piece in pieces if piece.id in chosen] or [piece for piece in pieces if piece.seat == seat]
    width, height = look.BOARD
    boxes = [(p.x - ax, p.y - ay, p.x - ax + w, p.y - ay + h) for p in about for w, h, ax, ay in [look.KIT[p.kind]]]
    lefts, tops, rights, feet = zip(*(boxes or [(0, 0, width, height)]), strict=True)
    left, top, right, foot = min(lefts), min(tops), max(rights), max(feet)
    wide = min(width, max(right - left + 2 * AIR, WIDE * (foot - top + 2 * AIR), LEAST * width))
    high = wide / WIDE
    x, y = (left + right - wide) / 2, (top + foot - high) / 2
    return Illustration(scene, (max(0, min(x, width - wide)), max(0, min(y, height - high)), wide, high))


def tried(puzzle: Puzzle, acts: Sequence[str]) -> PuzzleTried:
    """What the last act brought; where that settles it, nobody is asked any more."""
    if len(acts) > MOST:
        raise BadOption("error-puzzle-acts", given=str(len(acts)), most=str(MOST))
    made = attempt(puzzle, acts)
    steps, view = made.table.steps, sit(made.table, puzzle.seat)
    last = len(steps) - len(acts[-1:])  # each act is one step
    before = steps[last - 1].after
    assert before is not None, "nothing of an attempt is forgotten"
    view.seen(before)
    told = view.steps(last, steps[last:])
    return PuzzleTried(made.status.value, told, now(view, asks=made.status == OPEN))
