"""Hints: what makes a position good, as numbers that a bot can weigh; declared one line each."""

from dataclasses import dataclass

from fathoms.core.names import Register

GOOD, BAD, SILENT = 1, -1, 0  # of a hint: what one likes to have, what one does not, what nobody speaks of


@dataclass(frozen=True, slots=True)
class Hint:
    """One number by which a seat judges a position, and whether the coach may speak of it: as GOOD, BAD or not."""

    name: str
    sense: int = SILENT


class Hints(Register[Hint]):
    """The hints of a game: `HOLES = HINTS.add("holes", BAD)`."""

    def add(self, name: str, sense: int = SILENT) -> int:
        """Declares a hint, and gives its place among the numbers."""
        return self.enter(Hint(name, sense))
