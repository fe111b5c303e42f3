"""Options of a match, by name: checked at the door, stored as numbers in the position or in the box."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from fathoms.core.errors import BadOption, did_you_mean
from fathoms.core.names import Plain

Value = str | int
Values = Mapping[str, Plain]  # options by name
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
        if isinstance(value, bool):
            value = "on" if value else "off"
        for known in self.values:
            if value == known or (isinstance(value, str) and value.lower() == str(known)):
                return known
        allowed = ", ".join(str(v) for v in self.values)
        raise BadOption("error-option-value", name=self.name, given=_shown(value), allowed=allowed)

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
    def means(self) -> Plain:
        """The numbers that there are, as plain data."""
        return list(self.members)

    def usual(self, seats: int) -> tuple[int, ...]:
        """None of them."""
        return ()

    def read(self, value: Plain) -> tuple[int, ...]:
        """The members in order: "1,5", [5, 1] and (1, 5) are (1, 5), and 5 is (5,)."""
        parts: Plain = value.replace(",", " ").split() if isinstance(value, str) else value
        parts = [parts] if isinstance(parts, int) else parts
        try:
            chosen = sorted({int(p) for p in parts if p != "none"})
        except (TypeError, ValueError):
            chosen = [-1]
        if any(c not in self.members for c in chosen):
            low, high = str(self.members[0]), str(self.members[-1])
            raise BadOption("error-option-subset", name=self.name, given=_shown(value), low=low, high=high)
        return tuple(chosen)

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
        if value is None:
            return {}
        for key in reversed(self.path):
            value = {key: value}
        return dict(value)


AnyOption = Option | Subset | Datum


def _shown(value: Plain) -> str:
    """A value as a refusal repeats it."""
    text = str(value)
    return text if len(text) <= 80 else text[:80] + "…"


def _listed(text: str) -> Plain:
    """A text as a number, as a list of texts if it has commas, or as it is; lists of lists are said as JSON."""
    if text.startswith("["):
        try:
            return json.loads(text)
        except (json.JSONDecodeError, RecursionError):
            return text
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS:
        return int(text)
    return [p.strip() for p in text.split(",")] if "," in text else text


def written(value: Plain) -> str:
    """A value as one says it: `read` understands it again."""
    if isinstance(value, list | tuple):
        flat = all(isinstance(v, str | int) for v in value)
        return (",".join(map(str, value)) or "none") if flat else json.dumps(value, separators=(",", ":"))
    return str(value)


def switch(name: str, rule: str, *, default: str = "off") -> Option:
    """An option that is on or off."""
    return Option(name, {"off": 0, "on": 1}, default, rule)


def first_player(rule: str, seats: int = 4) -> Option:
    """Who begins: a seat, or chance."""
    return Option("first_player", {"random": -1, **{i: i for i in range(seats)}}, "random", rule)


def choose(options: Iterable[AnyOption], seats: int, given: Values) -> dict[str, Plain]:
    """Reads the given options by name and fills in the usual for the rest."""
    known = {o.name: o for o in options}
    for name in given:
        if name not in known:
            raise BadOption("error-no-option", name=name, instead=did_you_mean(name, known))
    chosen: dict[str, Plain] = {
        name: option.read(given[name]) if given.get(name) is not None else option.usual(seats)
        for name, option in known.items()
    }
    first = chosen.get("first_player")
    if isinstance(first, int) and first >= seats:
        raise BadOption("error-first-player", given=str(first), last=str(seats - 1))
    return chosen
