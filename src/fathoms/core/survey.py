"""All that a seat can do until chance is asked or somebody else, searched to its end: what is sure about a puzzle."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

from fathoms.core.goals import Goal
from fathoms.core.puzzle import OPEN, SOLVED, WORLDS, Puzzle, attempt, foresee, judged
from fathoms.core.state import Header
from fathoms.core.variant import AnyVariant

WIDEST = 4_000  # positions of one search: more than a person would look at
NEVER = 99  # acts


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the search found out about one goal: all lines, those that reach it, and the shortest of them."""

    lines: int
    ways: int
    chance: float  # that somebody who takes any choice reaches it
    acts: int
    first: int = -1  # the first act of the shortest


REACHED, OUT_OF_REACH = Verdict(1, 1, 1.0, 0), Verdict(1, 0, 0.0, NEVER)


class TooWide(Exception):
    """There is more to search than a person would look at."""


class Search:
    """All that a seat can do from a position until chance is asked, or somebody else."""

    def __init__(
        self,
        variant: AnyVariant,
        s: Header,
        seat: int,
        goals: Sequence[Goal],
        *,
        before: Header | None = None,
        worlds: int = WORLDS,
    ) -> None:
        """From a position; `before` is where the puzzle began, if that was earlier."""
        self.variant, self.start, self.seat, self.goals, self.worlds = variant, s, seat, goals, worlds
        self.before = variant.hidden(s if before is None else before, seat)
        self.names = [f.name for f in fields(s) if f.name not in ("rng", "ply", "draws")]
        self.known: dict[tuple[object, ...], tuple[Verdict, ...]] = {}

    def verdicts(self) -> tuple[Verdict, ...]:
        """What is true of each goal."""
        return self._look(self.start, sure=True)

    def answer(self, goal: int) -> tuple[str, ...]:
        """The shortest way to a goal."""
        s, sure, phrases = self.start, True, list[str]()
        while (verdict := self._look(s, sure=sure)[goal]).acts:
            phrases.append(self.variant.game.verbs.phrase(verdict.first))
            found = foresee(self.variant, s, self.seat, verdict.first, self.worlds)
            s, sure = found.after, found.sure
        return tuple(phrases)

    def _look(self, s: Header, *, sure: bool) -> tuple[Verdict, ...]:
        values = (getattr(s, name) for name in self.names)
        place = sure, *(tuple(value) if type(value) is list else value for value in values)
        if place not in self.known:
            if len(self.known) >= WIDEST:
                raise TooWide
            self.known[place] = self._searched(s, sure)
        return self.known[place]

    def _searched(self, s: Header, sure: bool) -> tuple[Verdict, ...]:
        stands = [judged(self.variant, goal, self.before, s, self.seat, sure=sure) for goal in self.goals]
        if OPEN not in stands:
            return tuple(REACHED if status == SOLVED else OUT_OF_REACH for status in stands)
        acts = self.variant.legal(s, self.seat)
        after = [foresee(self.variant, s, self.seat, act, self.worlds) for act in acts]
        below = list(zip(*(self._look(found.after, sure=found.sure) for found in after), strict=True))
        return tuple(
            REACHED if status == SOLVED else _summed(acts, each) for status, each in zip(stands, below, strict=True)
        )


def _summed(acts: Sequence[int], each: Sequence[Verdict]) -> Verdict:
    """A verdict from those after each act."""
    best = min(range(len(acts)), key=lambda i: each[i].acts)
    chance = sum(verdict.chance for verdict in each) / len(each)
    lines, ways = sum(verdict.lines for verdict in each), sum(verdict.ways for verdict in each)
    return Verdict(lines, ways, chance, min(NEVER, each[best].acts + 1), acts[best])


def hint(puzzle: Puzzle, phrases: Iterable[str]) -> str | None:
    """The act with which the shortest way goes on from an attempt that is open; None where there is none any more."""
    table = attempt(puzzle, phrases).table
    search = Search(puzzle.variant, table.state, puzzle.seat, [puzzle.meant], before=table.steps[0].after)
    (verdict,) = search.verdicts()
    return None if verdict.acts == NEVER else table.game.verbs.phrase(verdict.first)
