"""Everything that can go wrong at the door of Fathoms.

FathomsError
├── UnknownGame         no game of that name
├── BadOption           a seat count, an option or its value that the game does not have
├── BadEdition          an edition file that does not hold together; says the line
├── BadMatch            a saved match that cannot be read
├── UnreadableAction    not a phrase of this game
├── IllegalAction       a phrase of this game, but not allowed now; says the rule
└── NothingToUndo       the last thing that happened cannot be taken back

A message says what was tried, why not, and what would do.
"""

from collections.abc import Iterable
from difflib import get_close_matches


class FathomsError(Exception):
    """Something a user can put right; the message says how."""


class UnknownGame(FathomsError):
    """No game of that name."""


class BadOption(FathomsError):
    """A seat count, an option or a value that this game does not have."""


class BadEdition(FathomsError):
    """An edition file that does not hold together."""


class BadMatch(FathomsError):
    """A saved match that cannot be read."""


class UnreadableAction(FathomsError):
    """Not a phrase of this game at all."""


class IllegalAction(FathomsError):
    """A phrase of this game that is not allowed now; `rule` is the ID of the rule behind it."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class NothingToUndo(FathomsError):
    """The last thing that happened cannot be taken back."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The tail of a refusal: the nearest known word, or all of them."""
    choices = [str(k) for k in known]
    near = get_close_matches(word, choices, n=1)
    return f"did you mean {near[0]!r}?" if near else "there is: " + ", ".join(choices)
