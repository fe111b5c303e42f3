"""Everything that can go wrong at the door of Fathoms.

FathomsError
├── UnknownGame         no game of that name
├── BadOption           a seat count, an option or its value that the game does not have
├── BadEdition          an edition file that does not hold together; says the line
├── BadPosition         a written position that cannot be on the table
├── BadMatch            a saved match that cannot be read, or not be played on
├── UnreadableAction    not a phrase of this game
├── IllegalAction       a phrase of this game, but not allowed now; says the rule
└── NothingToUndo       the last thing that happened cannot be taken back

An error is a message: a key of words/*.ftl with what fills it in. It says what was tried, why not, and what would do,
in the language of whoever reads it; `str` is English.
"""

import errno
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from fathoms.core.message import Fill, Message

LONGEST = 400  # characters of a text in a refusal
LARGEST = 10**18  # number that a refusal counts with; those beyond are texts
MOST_SAID = 40  # words that a refusal lists
REASONS = {
    errno.ENOENT: "error-not-there",
    errno.EACCES: "error-not-allowed",
    errno.EPERM: "error-not-allowed",
    errno.EISDIR: "error-is-folder",
    errno.ENOTDIR: "error-no-folder",
    errno.EEXIST: "error-there-already",
    errno.ENOSPC: "error-disk-full",
    errno.EROFS: "error-read-only",
    errno.EADDRINUSE: "error-in-use",
    errno.EADDRNOTAVAIL: "error-no-address",
}  # why a system refuses a file, a folder or a port: what happens to people


class FathomsError(Exception):
    """Something a user can put right; the message says how. `home` is the folder of the game whose words say it."""

    def __init__(self, key: str, *, home: Path | None = None, **about: Fill) -> None:
        super().__init__(key)
        self.message = Message(key, {name: _shortened(fill) for name, fill in about.items()})
        self.home = home
        self.line: int | None = None  # of the file that it is about, where it is about one

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The error in a language."""
        from fathoms.core.words import words  # words know languages, and raise errors of their own

        return words(language, self.home).tell(self.message)


def _shortened(fill: Fill) -> Fill:
    """What a refusal is about, with every text in it as a refusal repeats it."""
    if isinstance(fill, Message):
        return Message(fill.key, {name: _shortened(part) for name, part in fill.about.items()})
    return fill if isinstance(fill, int) and abs(fill) < LARGEST else shown(fill)


def shown(value: object) -> str:
    """What somebody gave, as a refusal repeats it: on one line, and short, for nobody reads long ones."""
    try:
        text = " ".join(str(value).splitlines())
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists thousands deep
        return "…"
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def reason(error: OSError | UnicodeDecodeError) -> Fill:
    """Why a file cannot be read, or what else the system refused: one of the usual reasons, else in its own words."""
    if isinstance(error, UnicodeDecodeError):
        return Message("error-not-utf-8")
    key = REASONS.get(error.errno or 0)
    return Message(key) if key else error.strerror or str(error)


class UnknownGame(FathomsError):
    """No game of that name."""


class BadOption(FathomsError):
    """A seat count, an option or a value that this game does not have."""


class BadEdition(FathomsError):
    """An edition file that does not hold together; `keys` lead to what is refused, `line` is its line."""

    def __init__(
        self, key: str, *, home: Path | None = None, keys: tuple[str, ...] = (), line: int | None = None, **about: Fill
    ) -> None:
        super().__init__(key, home=home, **about)
        self.keys = keys
        self.line = line


class BadPosition(FathomsError):
    """A written position that cannot be on the table."""


class BadMatch(FathomsError):
    """A saved match that cannot be read, or not be played on."""


class UnreadableAction(FathomsError):
    """Not a phrase of this game at all."""


class IllegalAction(FathomsError):
    """A phrase of this game that is not allowed now; `rule` is the ID of the rule behind it."""

    def __init__(self, key: str, *, rule: str = "", home: Path | None = None, **about: Fill) -> None:
        super().__init__(key, home=home, rule=rule, **about)
        self.rule = rule


class NothingToUndo(FathomsError):
    """The last thing that happened cannot be taken back."""


def did_you_mean(word: str, known: Iterable[str]) -> Message:
    """The tail of a refusal: the nearest known word, or all of them, or the first of very many."""
    choices = [str(k) for k in known]
    near = get_close_matches(shown(word), choices, n=1)
    if near:
        return Message("error-did-you-mean", {"near": near[0]})
    some = choices if len(choices) <= MOST_SAID else [*choices[:MOST_SAID], "…"]
    return Message("error-there-is", {"known": ", ".join(some)})
