"""Options of a match, by name: checked at the door, stored as numbers in the position or in the box."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from fathoms.core.box import only
from fathoms.core.errors import BadOption, did_you_mean, shown
from fathoms.core.message import Message
from fathoms.core.names import Plain
from fathoms.core.state import NOBODY, SEATS

Value = str | int
Values = Mapping[str, Plain]  # options by name
FIRST_PLAYER = "first_player"  # the option that names a seat
SEED_BITS = 63  # of a seed of chance
MOST_DIGITS = 18  # of a number in an option


@dataclass(frozen=True, slots=True)
class Option:
    """One of several values. The position's field of the same name holds the number behind the value."""

    name: str
    values: Mapping[Value, int]
    default: Value | Callable[[int], Value]  # a value, or a function of the seat count
    rule: str  # the first rule it changes

    @property
    def means(self) -> Plain:
        """The number behind each value, as plain data."""
        return {str(value): number for value, number in self.values.items()}

    def usual(self, seats: int) -> Value:
        """The default at a table of that many seats."""
        return self.default(seats) if callable(self.default) else self.default

    def read(self, value: Plain) -> Value:
        """The value in its proper spelling: True is "on", "3" is 3."""
        wanted = ("on" if value else "off") if isinstance(value, bool) else value
        for known in self.values:
            if wanted == known or (isinstance(wanted, str) and wanted.lower() == str(known)):
                return known
        allowed = ", ".join(str(v) for v in self.values)
        raise BadOption("error-option-value", name=self.name, given=shown(value), allowed=allowed)

    def fields(self, value: Plain) -> dict[str, int]:
        """What the value writes into the position."""
        return {self.name: self.values[value]}

    def edition(self, value: Plain) -> dict[str, Plain]:
        """What the value lays over the box."""
        return {}


@dataclass(frozen=True, slots=True)
class Subset:
    """Any of several numbers together; the position's field holds them as a bit mask (bit k for k)."""

    name: str
    members: range
    rule: str

    @property
    def values(self) -> tuple[Value, ...]:
        """What a menu offers."""
        return tuple(self.members)

    @property
    def means(self) -> Plain:
        """The numbers that there are, as plain data."""
        return list(self.members)

    def usual(self, seats: int) -> tuple[int, ...]:
        """None of them."""
        return ()

    def read(self, value: Plain) -> tuple[int, ...]:
        """The members in order: "1,5", [5, 1] and (1, 5) are (1, 5), and 5 is (5,)."""
        parts: Plain = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(parts, list | tuple | set | range):
            parts = [parts]
        chosen = [_whole(part) for part in parts if part != "none"]
        if any(number not in self.members for number in chosen):
            low, high = str(self.members[0]), str(self.members[-1])
            raise BadOption("error-option-subset", name=self.name, given=shown(value), low=low, high=high)
        return tuple(sorted({number for number in chosen if number is not None}))

    def fields(self, value: Plain) -> dict[str, int]:
        """What the value writes into the position."""
        return {self.name: sum(1 << v for v in value)}

    def edition(self, value: Plain) -> dict[str, Plain]:
        """What the value lays over the box."""
        return {}


@dataclass(frozen=True, slots=True)
class Datum:
    """A number or list that belongs to the box: choosing it lays that one value over the edition."""

    name: str
    path: tuple[str, ...]  # where it stands in box.toml
    rule: str
    values: tuple[Value, ...] = ()  # what a menu offers, the usual first; an edition may bring more

    @property
    def means(self) -> Plain:
        """Where it stands in the box, as plain data."""
        return list(self.path)

    def usual(self, seats: int) -> None:
        """What the box says."""
        return

    def read(self, value: Plain) -> Plain:
        """As it is; the box checks it. A text of numbers is taken for numbers."""
        if isinstance(value, str):
            return _listed(value)
        return list(value) if isinstance(value, tuple) else value

    def fields(self, value: Plain) -> dict[str, int]:
        """Nothing: it lives in the box."""
        return {}

    def edition(self, value: Plain) -> dict[str, Plain]:
        """What the value lays over the box."""
        return {} if value is None else only(self.path, value)


AnyOption = Option | Subset | Datum


def _whole(value: Plain) -> int | None:
    """A whole number, or a text of one; None if it is neither."""
    if isinstance(value, str):
        digits = value.removeprefix("-")
        return int(value) if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS else None
    return value if type(value) is int else None


def _listed(text: str) -> Plain:
    """A text as a number, as a list of texts if it has commas, or as it is; other lists are said as JSON."""
    if text.startswith("["):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return text
    number = _whole(text)
    if number is not None:
        return number
    return [p.strip() for p in text.split(",")] if "," in text else text


def written(value: Plain) -> str:
    """A value as one says it: `read` understands it again."""
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "none"
    if not isinstance(value, list):
        return str(value)
    said = ",".join(map(str, value))
    return said if _listed(said) == value else json.dumps(value, separators=(",", ":"))


def switch(name: str, rule: str, *, default: str | Callable[[int], str] = "off") -> Option:
    """An option that is on or off."""
    return Option(name, {"off": 0, "on": 1}, default, rule)


def first_player(rule: str) -> Option:
    """Who begins: a seat, or chance."""
    return Option(FIRST_PLAYER, {"random": NOBODY, **{seat: seat for seat in range(SEATS)}}, "random", rule)


def read_pairs(pairs: Iterable[str]) -> dict[str, str]:
    """Options as one says them, each as NAME=VALUE; capital letters, and dashes for underscores, do not matter."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("error-name-value", given=pair)
        found[name.strip().lower().replace("-", "_")] = value.strip()
    return found


def choose(options: Iterable[AnyOption], seats: int, given: Values) -> dict[str, Plain]:
    """Reads the given options by name and fills in the usual for the rest."""
    known = {o.name: o for o in options}
    for name in given:
        if name not in known:
            raise BadOption("error-no-option", name=shown(name), instead=did_you_mean(shown(name), known))
    chosen: dict[str, Plain] = {
        name: option.read(given[name]) if given.get(name) is not None else option.usual(seats)
        for name, option in known.items()
    }
    first = chosen.get(FIRST_PLAYER)
    if isinstance(first, int) and first >= seats:
        raise BadOption("error-first-player", given=str(first), last=str(seats - 1))
    return chosen


def checked_number(name: str, value: Plain | SupportsIndex, low: int, high: int) -> int:
    """A whole number from `low` to `high`, or a refusal."""
    number = whole(value)
    if number is None or not low <= number <= high:
        why = Message("edition-number", {"given": shown(value), "low": str(low), "high": str(high)})
        raise BadOption("error-position", name=name, why=why)
    return number


def checked_seed(seed: Plain | SupportsIndex) -> int:
    """A seed of chance, or a refusal."""
    number = whole(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise BadOption("error-seed", given=shown(seed))
    return number


def whole(value: Plain | SupportsIndex) -> int | None:
    """A whole number, also one of NumPy's; None where it is anything else."""
    try:
        return None if isinstance(value, bool) else index(value)
    except TypeError:
        return None
