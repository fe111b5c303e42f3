"""Options of a match, by name: checked at the door, stored as numbers in the position or in the box."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from fathoms.core.errors import BadOption, did_you_mean

Value = str | int


@dataclass(frozen=True, slots=True)
class Option:
    """One of several values. The position's field of the same name holds the number behind the value."""

    name: str
    values: Mapping[Value, int]
    default: Value | Callable[[int], Value]  # a value, or a function of the seat count
    rule: str  # the first rule it changes

    def usual(self, seats: int) -> Value:
        """The default at a table of that many seats."""
        return self.default(seats) if callable(self.default) else self.default

    def read(self, value: Any) -> Value:
        """The value in its proper spelling: True is "on", "3" is 3."""
        if isinstance(value, bool):
            value = "on" if value else "off"
        for known in self.values:
            if value == known or (isinstance(value, str) and value.lower() == str(known)):
                return known
        allowed = ", ".join(str(v) for v in self.values)
        raise BadOption(f"{self.name} cannot be {value!r}; it takes one of: {allowed}")

    def fields(self, value: Any) -> dict[str, int]:
        """What the value writes into the position."""
        return {self.name: self.values[value]}

    def edition(self, value: Any) -> dict[str, Any]:
        """What the value lays over the box."""
        return {}


@dataclass(frozen=True, slots=True)
class Subset:
    """Any of several numbers together; the position's field holds them as a bit mask (bit k for k)."""

    name: str
    members: range
    rule: str

    def usual(self, seats: int) -> tuple[int, ...]:
        """None of them."""
        return ()

    def read(self, value: Any) -> tuple[int, ...]:
        """The members in order: "1,5" and [5, 1] are (1, 5)."""
        parts: Iterable[Any] = value.replace(",", " ").split() if isinstance(value, str) else value
        try:
            chosen = sorted({int(p) for p in parts if p != "none"})
        except (TypeError, ValueError):
            chosen = [-1]
        if any(c not in self.members for c in chosen):
            low, high = self.members[0], self.members[-1]
            raise BadOption(f"{self.name} cannot be {value!r}; it takes numbers from {low} to {high}")
        return tuple(chosen)

    def fields(self, value: Any) -> dict[str, int]:
        """What the value writes into the position."""
        return {self.name: sum(1 << v for v in value)}

    def edition(self, value: Any) -> dict[str, Any]:
        """What the value lays over the box."""
        return {}


@dataclass(frozen=True, slots=True)
class Datum:
    """A number or list that belongs to the box: choosing it lays that one value over the edition."""

    name: str
    path: tuple[str, ...]  # where it stands in box.toml
    rule: str
    values: tuple[Value, ...] = ()  # what a menu offers, the usual first; an edition may bring more

    def usual(self, seats: int) -> None:
        """What the box says."""
        return

    def read(self, value: Any) -> Any:
        """As it is; the box checks it. A text of numbers is taken for numbers."""
        if isinstance(value, str):
            return int(value) if value.lstrip("-").isdigit() else _listed(value)
        return list(value) if isinstance(value, tuple) else value

    def fields(self, value: Any) -> dict[str, int]:
        """Nothing: it lives in the box."""
        return {}

    def edition(self, value: Any) -> dict[str, Any]:
        """What the value lays over the box."""
        if value is None:
            return {}
        for key in reversed(self.path):
            value = {key: value}
        return dict(value)


AnyOption = Option | Subset | Datum


def _listed(text: str) -> Any:
    return [p.strip() for p in text.split(",")] if "," in text else text


def switch(name: str, rule: str, *, default: str = "off") -> Option:
    """An option that is on or off."""
    return Option(name, {"off": 0, "on": 1}, default, rule)


def first_player(rule: str, seats: int = 4) -> Option:
    """Who begins: a seat, or chance."""
    return Option("first_player", {"random": -1, **{i: i for i in range(seats)}}, "random", rule)


@dataclass(slots=True)
class Chosen:
    """The options of a match after checking."""

    values: dict[str, Any] = field(default_factory=dict)  # every option by name, defaults included
    fields: dict[str, int] = field(default_factory=dict)  # what they write into the position
    edition: dict[str, Any] = field(default_factory=dict)  # what they lay over the box


def choose(options: Iterable[AnyOption], seats: int, given: Mapping[str, Any]) -> Chosen:
    """Reads the given options by name and fills in the usual for the rest."""
    known = {o.name: o for o in options}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name!r}; " + did_you_mean(name, known))
    chosen = Chosen()
    for name, option in known.items():
        value = option.read(given[name]) if given.get(name) is not None else option.usual(seats)
        chosen.values[name] = value
        chosen.fields |= option.fields(value)
        for key, datum in option.edition(value).items():
            old = chosen.edition.get(key)
            chosen.edition[key] = {**old, **datum} if isinstance(old, dict) and isinstance(datum, dict) else datum
    first = chosen.values.get("first_player")
    if isinstance(first, int) and first >= seats:
        raise BadOption(f"first_player cannot be {first}: the seats here are 0 to {seats - 1}")
    return chosen
