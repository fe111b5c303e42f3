"""Trying rules out: positions by names, chance that answers as told, phrases that must be legal.

For the tests of games; it works on bare positions, without the history that a Table keeps.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Generic

from fathoms.core.game import B, S
from fathoms.core.names import Plain
from fathoms.core.news import heard_by
from fathoms.core.state import NOBODY, seats_in
from fathoms.core.variant import Variant

Chance = AbstractContextManager[None]  # `chance.answering(...)`


class Trial(Generic[S, B]):
    """A variant to try things on."""

    def __init__(self, variant: Variant[S, B]) -> None:
        self.variant = variant
        self.box = variant.box

    def position(self, **fields: Plain) -> S:
        """A position by names; what is not written is as in the usual start."""
        return self.variant.position(**fields)

    def may(self, s: S, seat: int | None = None) -> list[str]:
        """What a seat may say; the first that waits, unless told."""
        seat = self.first_waiting(s) if seat is None else seat
        return [self.variant.game.verbs.phrase(a) for a in self.variant.legal(s, seat)]

    def play(self, s: S, *phrases: str, seat: int | None = None, chance: Chance | None = None) -> list[str]:
        """Says phrases one after the other, each of them legal; gives the names of the news."""
        with self._hearing(chance) as news:
            for phrase in phrases:
                who = self.first_waiting(s) if seat is None else seat
                assert phrase in self.may(s, who), (phrase, self.may(s, who))
                self.variant.step(s, who, self.variant.game.verbs.number(phrase))
        return news

    def go_on(self, s: S, *, chance: Chance | None = None) -> list[str]:
        """Lets come what comes by itself; gives the names of the news."""
        with self._hearing(chance) as news:
            self.variant.game.rules.go_on(self.box, s)
        return news

    @contextmanager
    def _hearing(self, chance: Chance | None) -> Iterator[list[str]]:
        """While open, chance answers so, and the names of the news are written down."""
        news: list[str] = []
        with chance or nullcontext(), heard_by(lambda _, what, *about: news.append(self.variant.game.news[what].name)):
            yield news

    def seen(self, s: S, seat: int) -> S:
        """The position as a seat may know it."""
        return self.variant.hidden(s, seat)

    def first_waiting(self, s: S) -> int:
        """The first seat that may act."""
        return next(iter(seats_in(s.waiting)), NOBODY)
