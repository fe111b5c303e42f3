"""What things are called: the names of a kind of thing, and registers of things declared one line each."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

Plain = Any  # what JSON and TOML can say; whoever reads it checks it
Names = Sequence[str] | int  # the names of a kind of thing, or how many there are if numbers will do
Said = TypeVar("Said")


def count_of(names: Names) -> int:
    """How many things there are of a kind."""
    return names if isinstance(names, int) else len(names)


def named(names: Names, value: int) -> str | int:
    """The name of `value` among `names`; a number stays one."""
    return value if isinstance(names, int) or not 0 <= value < len(names) else names[value]


def in_order(said: Mapping[int, Said]) -> tuple[Said, ...]:
    """What is said of every thing of a kind, by its number: a row, for rules to look it up in."""
    assert set(said) == set(range(len(said))), said
    return tuple(said[number] for number in range(len(said)))


class Things(list[str]):
    """The names of a kind of thing, declared one after the other; the constant is the number, so that rules compile.

    >>> ENCOUNTERS = Things()
    >>> PLAIN = ENCOUNTERS.add("plain")
    >>> SHARK = ENCOUNTERS.add("shark")
    >>> SHARK, ENCOUNTERS[SHARK]
    (1, 'shark')

    Where no rule speaks of a thing by itself, a tuple of names is enough.
    """

    def add(self, name: str) -> int:
        """Declares a thing, and gives its number."""
        assert name not in self, f"{name} is declared twice"
        self.append(name)
        return len(self) - 1


class Named(Protocol):
    """A thing with a name."""

    @property
    def name(self) -> str:
        """What it is called."""


T = TypeVar("T", bound=Named)


class Register(Generic[T]):
    """Things declared one after the other, numbered in that order; the constant is the number, so that rules compile.

    `WON = ENDINGS.add("won", "KA-66")`: from then on `ENDINGS[WON]` tells all of it.
    """

    def __init__(self, first: int = 0) -> None:
        self._first = first
        self._things: list[T] = []
        self._numbers: dict[str, int] = {}

    def enter(self, thing: T) -> int:
        """Declares a thing and gives its number."""
        assert thing.name not in self._numbers, f"{thing.name} is declared twice"
        number = self._first + len(self._things)
        self._things.append(thing)
        self._numbers[thing.name] = number
        return number

    def __getitem__(self, number: int) -> T:
        if not self._first <= number < self._first + len(self._things):
            raise IndexError(number)
        return self._things[number - self._first]

    def __iter__(self) -> Iterator[T]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)

    def __contains__(self, name: str) -> bool:
        return name in self._numbers

    @property
    def names(self) -> tuple[str, ...]:
        """All names, in order."""
        return tuple(self._numbers)

    def number(self, name: str) -> int:
        """The number of a thing."""
        return self._numbers[name]
