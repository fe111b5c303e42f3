"""What a seat may know, as a vector of whole numbers with a name and bounds for each.

The vector is the seat's number and then, field by field, the position after `hide`. A set has an entry for each thing
that can be in it, 1 or 0. Of what onlookers each know for themselves it has what this one knows. Left out are the
generator, which no seat may see, and the count of draws, which only undo looks at.
"""

from collections.abc import Iterable, Iterator
from dataclasses import Field, dataclass, fields
from itertools import product

import numpy as np

from fathoms.core.game import AnyGame
from fathoms.core.names import Names, count_of, named
from fathoms.core.options import Option, Subset
from fathoms.core.position import Called
from fathoms.core.state import ONLOOKERS, Header, layout
from fathoms.core.variant import AnyVariant

Vector = np.ndarray[tuple[int], np.dtype[np.int32]]
Mask = np.ndarray[tuple[int], np.dtype[np.int8]]
UNSEEN = ("rng", "draws")
SEAT = "seat"


@dataclass(frozen=True, slots=True)
class Part:
    """The entries of one field: from where to where, and how many bits each of its numbers is taken apart into."""

    name: str
    entries: slice
    bits: int  # 0 where the numbers stay as they are
    own: int  # numbers of each onlooker, where only the own are seen; 0 where all are


class Observer:
    """How a variant's positions are looked at: `observer.of(table.state, seat)`.

    >>> import fathoms
    >>> table = fathoms.game("kraken-attack").table(seats=2, seed=7)
    >>> observer = Observer(table.variant)
    >>> vector = observer.of(table.state, 0)
    >>> observer.names[0], int(vector[0]), len(vector) == len(observer)
    ('seat', 0, True)
    >>> int(vector[observer.names.index("rail[P1]")])
    1
    """

    def __init__(self, variant: AnyVariant) -> None:
        self.variant = variant
        self.parts: list[Part] = []
        names, low, high = [SEAT], [0], [variant.seats - 1]
        storage = {name: kind for name, kind, _ in layout(variant.game.state)}
        for field in fields(variant.game.state):
            if field.name in UNSEEN:
                continue
            called = variant.notation.called(field)
            mine = ONLOOKERS in called.by[:1]
            own = list(entry_names(field.name, called.inside() if mine else called))
            lowest, highest = self._bounds(field, called, storage[field.name])
            bits = count_of(called.of or 0) if called.many else 0
            entries = slice(len(names), len(names) + len(own))
            self.parts.append(Part(field.name, entries, bits, len(own) // (bits or 1) if mine else 0))
            names += own
            low += [lowest] * len(own)
            high += [highest] * len(own)
        self.names = tuple(names)
        self.low, self.high = np.array(low, np.int32), np.array(high, np.int32)

    def __len__(self) -> int:
        return len(self.names)

    def _bounds(self, field: Field[object], called: Called, storage: str) -> tuple[int, int]:
        """Between which numbers every entry of a field lies."""
        if called.many:
            return 0, 1
        if called.of is not None:
            return -1 if called.none else 0, count_of(called.of) - 1
        if field.metadata.get("option"):
            option = next(option for option in self.variant.game.options if option.name == field.name)
            if isinstance(option, Option):
                return min(option.values.values()), max(option.values.values())
            if isinstance(option, Subset):
                return 0, sum(1 << member for member in option.members)
        half = 1 << 8 * int(storage[1:]) - 1
        return -half, half - 1

    def of(self, s: Header, seat: int) -> Vector:
        """What a seat may know of a position."""
        return self.flat(self.variant.hidden(s, seat), seat)

    def flat(self, view: Header, seat: int) -> Vector:
        """A view, which has been through `hide` for that seat, as a vector."""
        vector = np.zeros(len(self), np.int32)
        vector[0] = seat
        for part in self.parts:
            value = getattr(view, part.name)
            if part.own:
                value = value[part.own * (seat + 1) : part.own * (seat + 2)]
            if part.bits:
                value = (np.atleast_1d(np.array(value, np.int64))[:, None] >> np.arange(part.bits) & 1).ravel()
            vector[part.entries] = value
        return vector

    def mask(self, legal: Iterable[int]) -> Mask:
        """One entry for each action of the game: 1 for those that are legal."""
        return mask_of(legal, len(self.variant.game.verbs))


def mask_of(legal: Iterable[int], actions: int) -> Mask:
    """One entry for each of so many actions: 1 for those that are legal."""
    mask = np.zeros(actions, np.int8)
    mask[list(legal)] = 1
    return mask


def passing(game: AnyGame) -> int:
    """The action by which a seat of a team lets another go first: it comes after the game's own."""
    return len(game.verbs)


def entry_names(field: str, called: Called) -> Iterator[str]:
    """The names of a field's entries: "track", "hole[A]", "roll[red,eye]"; of a set also what may be in it."""
    dimensions = (*called.by, called.of or 0) if called.many else called.by
    for place in product(*(place_names(names) for names in dimensions)):
        yield f"{field}[{','.join(place)}]" if place else field


def place_names(names: Names) -> list[str]:
    """What places are called; by their number where they have no name."""
    return [str(named(names, i)) or str(i) for i in range(count_of(names))]
