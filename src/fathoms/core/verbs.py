"""Actions are numbers with a readable phrase both ways: "cannon P3" ⇄ 57."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product
from math import prod
from typing import TypeVar

from fathoms.core.errors import UnreadableAction, did_you_mean, shown
from fathoms.core.message import Message
from fathoms.core.names import Names, count_of, named
from fathoms.core.state import Header

B = TypeVar("B")
S = TypeVar("S", bound=Header)


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of action: its name, its first number, the number after its last, and what it is done to."""

    name: str
    first: int
    end: int
    about: Mapping[str, Names]


class Verbs:
    """A game's actions, declared verb by verb; the constants that come of it are plain numbers.

    >>> VERBS = Verbs()
    >>> STOP = VERBS.one("stop")
    >>> MOVE, MOVE_END = VERBS.each("move", area=("A", "B"))
    >>> STOP, MOVE, MOVE_END, VERBS.phrase(MOVE + 1)
    (0, 1, 3, 'move B')

    Actions of a verb are numbered in order from its first, the last argument fastest.
    """

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self._phrases: list[str] = []
        self._parts: list[tuple[str, Mapping[str, str | int]]] = []
        self._numbers: dict[str, int] = {}

    def one(self, name: str) -> int:
        """Declares a verb that stands alone; its action."""
        return self.each(name)[0]

    def each(self, name: str, **about: Names) -> tuple[int, int]:
        """Declares a verb done to things; the first of its actions, and the number after the last."""
        assert name not in self.verbs, f"{name} is declared twice"
        first = len(self._phrases)
        verb = Verb(name, first, first + prod(count_of(names) for names in about.values()), about)
        self.verbs[name] = verb
        for values in product(*(range(count_of(names)) for names in about.values())):
            things = {kind: named(names, v) for (kind, names), v in zip(about.items(), values, strict=True)}
            phrase = " ".join([name, *map(str, things.values())])
            self._numbers[phrase.lower()] = len(self._phrases)
            self._phrases.append(phrase)
            self._parts.append((name, things))
        return verb.first, verb.end

    def stride(self, name: str, argument: str) -> int:
        """By how much an action's number grows from one value of an argument to the next."""
        about = list(self.verbs[name].about.items())
        place = [kind for kind, _ in about].index(argument)
        return prod(count_of(names) for _, names in about[place + 1 :])

    def __len__(self) -> int:
        return len(self._phrases)

    def open_to(self, legal: Callable[[B, S, int, list[int]], int], b: B, s: S, seat: int) -> list[int]:
        """The numbers of the actions open to a seat, as the game's `legal` knows them; none to a spectator."""
        if s.over or seat < 0 or not (s.waiting >> seat) & 1:
            return []
        out = [0] * len(self)
        return out[: legal(b, s, seat, out)]

    def phrase(self, number: int) -> str:
        """The phrase of an action."""
        return self._phrases[number]

    def number(self, phrase: str) -> int:
        """The action of a phrase; case and extra blanks do not matter."""
        words = phrase.lower().split()
        said = " ".join(words)
        found = self._numbers.get(said)
        if found is not None:
            return found
        said = shown(said)
        verb = self.verbs.get(words[0]) if words else None
        phrases = self._phrases[verb.first : verb.end] if verb else self._phrases
        begun = () if verb else self.verbs  # a verb alone is near, too
        known = {phrase.lower(): phrase for phrase in (*phrases, *begun)}
        if near := get_close_matches(said, known, n=1):
            meant = Message("error-did-you-mean", {"near": known[near[0]]})
            raise UnreadableAction("error-no-verb", phrase=phrase, instead=meant)
        if verb is None:
            raise UnreadableAction("error-no-verb", phrase=phrase, instead=did_you_mean(said, self.verbs))
        raise UnreadableAction("error-no-action", phrase=phrase, verb=verb.name, like=self.phrase(verb.first))

    def parts(self, number: int) -> tuple[str, Mapping[str, str | int]]:
        """An action's verb and named arguments: ("cannon", {"lane": "P3"})."""
        return self._parts[number]

    def message(self, number: int) -> Message:
        """An action in words."""
        verb, about = self.parts(number)
        return Message(f"choice-{verb}".replace("_", "-"), about)
