"""How the bytes of a position become the numbers of an observation: the same in all variants of a game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from fathoms.core.game import AnyGame
from fathoms.core.observation import Observer
from fathoms.core.state import layout
from fathoms.core.twin import Array

LARGE = 8  # bytes of a set that is worth a look whether it has changed


@dataclass(frozen=True, slots=True)
class Part:
    """Numbers, or sets, that lie one behind the other in a position as in an observation."""

    size: int  # bytes of each
    source: int  # where they begin in a position
    count: int
    target: int  # where they begin in an observation
    bits: int  # how many things can be in each set; 0 where they are numbers

    @property
    def is_large(self) -> bool:
        """Whether these are large sets, which seldom change."""
        return self.bits > 0 and self.size == LARGE


def parts_of(game: AnyGame) -> tuple[Part, ...]:
    """All that follows upon the seat; neighbouring numbers of one size are one part."""
    fields = game.fast.state_dtype.fields
    assert fields is not None
    kinds = {name: kind for name, kind, _ in layout(game.state)}
    parts: list[Part] = []
    for field in Observer(game.variant()).parts:
        size, source, target = int(kinds[field.name][1:]), fields[field.name][1], field.entries.start
        part = Part(size, source, (field.entries.stop - target) // (field.bits or 1), target, field.bits)
        if parts and is_behind(part, parts[-1]):
            parts[-1] = replace(parts[-1], count=parts[-1].count + part.count)
        else:
            parts.append(part)
    return tuple(parts)


def is_behind(part: Part, before: Part) -> bool:
    """Whether these are numbers right behind others of their size."""
    numbers = part.bits == before.bits == 0
    return numbers and part.size == before.size and part.source == before.source + before.count * before.size


def rows_of(game: AnyGame) -> Array:
    """Where each onlooker has a row of their own: where the first begins and how long each is, in bytes."""
    fields = game.fast.state_dtype.fields
    assert fields is not None
    own = {part.name: part.own for part in Observer(game.variant()).parts if part.own}
    rows = [(fields[name][1], fields[name][0].base.itemsize * count) for name, count in own.items()]
    return np.array(rows, np.int64).reshape(-1, 2)


def large_sets(parts: Sequence[Part]) -> int:
    """How many large sets there are."""
    return sum(part.count for part in parts if part.is_large)


def entries_of(parts: Sequence[Part], width: int) -> Array:
    """The same entry by entry: how many bytes it is part of, where, and which bit of them it is (-1: all)."""
    entries = np.zeros((width, 3), np.int64)
    for part in parts:
        for k in range(part.count):
            source = part.source + part.size * k
            for bit in range(part.bits or 1):
                entries[part.target + k * (part.bits or 1) + bit] = part.size, source, bit if part.bits else -1
    return entries


def pairs_of(entries: Array) -> tuple[Array, int, Array]:
    """The same by words of four bytes: which of a view's are wanted, how many it takes, how numbers are made of them.

    Behind the words that are wanted comes the seat's. A view takes an odd number of words, so that those of neighbours
    lie in different banks. Two views, one behind the other, make one observation behind the other, two numbers at a
    time: of two words (where they are), shifted down (so far), four of the eight bytes are taken, each by four bits
    (8 and above: only its sign), and masked.
    """
    size, source, bit = entries.T
    one, short = bit >= 0, size == 1
    byte = source + np.where(one, bit // 8, 0)
    words, at = np.unique(byte[1:] // 4, return_inverse=True)
    columns = (len(words) + 1) | 1
    at = np.concatenate([[len(words)], at])
    shift = np.where(one, byte % 4 * 8 + bit % 8, 0)
    lower = np.where(one, 0, byte % 4)
    upper = np.where(one, 0, np.where(short, lower | 8, lower + 1))
    mask = np.where(one, 1, 0xFFFF)
    lower[0], upper[0], mask[0], shift[0] = 0, 1, 0xFFFF, 0
    at, shift, taken, mask = (
        np.stack([of_two[::2], of_two[1::2]])
        for of_two in (np.append(at, at + columns), *(np.tile(a, 2) for a in (shift, lower | upper << 4, mask)))
    )
    chosen, masks = taken[0] | (taken[1] + 0x44) << 8, mask[0] | mask[1] << 16
    return words, columns, np.stack([*at, *shift, chosen, masks], 1).astype(np.uint32).view(np.int32)
