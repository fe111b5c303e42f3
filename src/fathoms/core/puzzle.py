"""Puzzles: a position, a seat, a goal, and nothing left to chance; in `puzzles.toml` of a game's folder.

The solver plays the acts of one seat. What follows by itself follows; the puzzle is solved once the goal holds, and
missed once chance is asked, something the seat did not know comes to light, or somebody else must decide. No chance is
ever drawn: what cannot be foreseen is no part of a puzzle.

    [[puzzle]]
    id = "b7k2"
    seats = 2
    options = { whirlpools = 2 }      # what is unusual about the game
    seat = 0                          # who plays it
    goal = "hit"                      # one of the game's goals.py
    fins = 2                          # how hard it is: 1, 2 or 3
    answer = ["card 1", "pistol P3"]  # the shortest way
    position = { kraken = "P3" }      # by names; what is not written is as in the usual start
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache

from fathoms.core.box import parse
from fathoms.core.chance import Unsure, certainty, without_draws
from fathoms.core.errors import BadOption, IllegalAction, did_you_mean, shown
from fathoms.core.game import AnyGame
from fathoms.core.goals import Goal
from fathoms.core.names import Plain
from fathoms.core.news import heard_by
from fathoms.core.state import Header, clone
from fathoms.core.steps import AnyEvent, Step
from fathoms.core.table import AnyTable, Table
from fathoms.core.variant import AnyVariant, Variant

FILE = "puzzles.toml"
WORLDS = 6  # in which a seat that does not know everything looks at what an act would do
Limit = Callable[[], AbstractContextManager[None]]  # raises Unsure while open


class Status(Enum):
    """How an attempt stands."""

    OPEN = "open"
    SOLVED = "solved"
    MISSED = "missed"


OPEN, SOLVED, MISSED = Status


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle."""

    id: str  # short, and the same as long as position and goal are
    variant: AnyVariant
    position: dict[str, Plain]  # by names, as `variant.position` takes it
    seat: int  # who plays it
    goal: str  # its message is `goal-<goal>`
    fins: int  # how hard it is: 1, 2 or 3
    answer: tuple[str, ...]  # the shortest

    @property
    def acts(self) -> int:
        """How many acts solve it."""
        return len(self.answer)

    @property
    def meant(self) -> Goal:
        """What the goal is."""
        return self.variant.game.goals.named(self.goal)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What somebody has played of a puzzle, and how it stands; what could not be foreseen was not played."""

    table: AnyTable
    status: Status


@dataclass(frozen=True, slots=True)
class Foresight:
    """What comes of an act for sure, as the seat may know it."""

    before: Header
    after: Header
    until: Limit  # what it was played until
    sure: bool  # whether that is all of it


@cache
def puzzles(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from easy to hard."""
    path = game.folder / FILE
    data = parse(path.read_text(encoding="utf-8"), path.name)
    return tuple(read(game, one) for one in data["puzzle"])


def read(game: AnyGame, data: dict[str, Plain]) -> Puzzle:
    """A puzzle as it is written."""
    variant = Variant(game, data["seats"], options=data.get("options", {}))
    answer = tuple(data["answer"])
    return Puzzle(data["id"], variant, data["position"], data["seat"], data["goal"], data["fins"], answer)


def puzzle(game: AnyGame, id: str) -> Puzzle:
    """A puzzle by its id."""
    found = {one.id: one for one in puzzles(game)}
    if id not in found:
        raise BadOption("error-no-puzzle", given=shown(id), name=game.name, instead=did_you_mean(shown(id), found))
    return found[id]


def attempt(puzzle: Puzzle, phrases: Iterable[str]) -> Attempt:
    """Plays phrases from a puzzle's position; raises as `Table.play` does where one is not allowed."""
    variant, seat = puzzle.variant, puzzle.seat
    table = Table(variant, seed=0, position=variant.position(**puzzle.position))
    before = variant.hidden(table.state, seat)
    status = OPEN
    for phrase in phrases:
        if status != OPEN:
            raise IllegalAction("error-puzzle-over", phrase=shown(phrase))
        sure = play(table, seat, phrase)
        status = judged(variant, puzzle.meant, before, table.state, seat, sure=sure)
    return Attempt(table, status)


def play(table: AnyTable, seat: int, phrase: str) -> bool:
    """Plays what is sure of an act; returns whether that is all of it."""
    number = table.check(seat, phrase)
    found = foresee(table.variant, table.state, seat, number)
    if found.sure:
        table.play(seat, number)
        return True
    news: list[AnyEvent] = []
    with heard_by(table.ear(news)):
        after, _ = _played(table.variant, found.before, seat, number, found.until)
    table.accept([Step(seat, table.game.verbs.phrase(number), (), tuple(news), after)])
    return False


def judged(variant: AnyVariant, goal: Goal, before: Header, now: Header, seat: int, *, sure: bool) -> Status:
    """How it stands in a position: an attempt is open as long as the seat, and nobody else, is asked."""
    goes_on = sure and not now.over and now.waiting == 1 << seat
    if not (goal.at_last and goes_on) and goal.holds(variant.box, before, variant.hidden(now, seat), seat):
        return SOLVED
    return OPEN if goes_on else MISSED


def foresee(variant: AnyVariant, s: Header, seat: int, number: int, worlds: int = WORLDS) -> Foresight:
    """What comes of an act until chance is asked, or until something comes to light that the seat did not know.

    Where a seat does not know everything, the act is played in several worlds, each as the seat may believe it to be:
    what is the same in all of them, the seat could foresee, such as a card of its own laid open.
    """
    after, sure = _played(variant, s, seat, number, without_draws)
    view = variant.hidden(after, seat)
    for world in _believed(variant, s, seat, worlds):
        other, as_sure = _played(variant, world, seat, number, without_draws)
        if as_sure != sure or not alike(variant.hidden(other, seat), view):
            known = variant.hidden(s, seat)
            return Foresight(known, _played(variant, known, seat, number, certainty)[0], certainty, sure=False)
    return Foresight(s, after, without_draws, sure)


def _played(variant: AnyVariant, s: Header, seat: int, number: int, until: Limit) -> tuple[Header, bool]:
    """The position after an act, or where it was stopped; and whether nothing stopped it."""
    after = clone(s)
    try:
        with until():
            variant.step(after, seat, number)
    except Unsure:
        return after, False
    return after, True


def _believed(variant: AnyVariant, s: Header, seat: int, worlds: int) -> Iterator[Header]:
    """Worlds that a seat may believe to be in; none where it knows all but the dice to come."""
    view = variant.hidden(s, seat)
    if alike(view, s):
        return
    for k in range(worlds):
        world = variant.redealt(view, seat, k, 0)
        world.draws = s.draws
        yield world


def alike(s: Header, other: Header) -> bool:
    """Whether two positions are the same but for the generator."""
    names = (f.name for f in fields(s) if f.name != "rng")
    return all(getattr(s, name) == getattr(other, name) for name in names)
