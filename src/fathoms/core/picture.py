"""The board for a terminal: text in at most 72 columns that needs no colours, and colours for those who have them."""

from collections.abc import Sequence
from typing import NamedTuple

WIDTH = 72
Ink = tuple[str, str]  # a regular expression, and the colour of what it finds


class Picture(NamedTuple):
    """What lies on the table, what belongs to the seats, what the marks mean; and the colours of the marks."""

    board: str
    seats: str = ""
    key: str = ""
    inks: Sequence[Ink] = ()

    def __str__(self) -> str:
        return "\n\n".join(part for part in (self.board, self.key, self.seats) if part)


def trimmed(lines: Sequence[str]) -> str:
    """Lines without blanks at their ends."""
    return "\n".join(line.rstrip() for line in lines)
