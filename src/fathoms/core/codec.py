"""Actions are numbers with a readable phrase both ways: "cannon P3" ⇄ 17."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from fathoms.core.errors import UnreadableAction, did_you_mean
from fathoms.core.news import Names, named


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of action: its name, its first number, and what it is done to."""

    name: str
    first: int
    about: Mapping[str, Names]
    count: int


def _length(names: Names) -> int:
    return names if isinstance(names, int) else len(names)


class Codec:
    """The table of a game's actions: `Codec(stop={}, cannon={"lane": LANES})`.

    Actions of a verb are numbered in order from `codec["cannon"]` on, the last argument fastest.
    """

    def __init__(self, **verbs: Mapping[str, Names]) -> None:
        self.verbs: dict[str, Verb] = {}
        self._phrases: list[str] = []
        self._verb_of: list[str] = []
        for name, about in verbs.items():
            count = 1
            for names in about.values():
                count *= _length(names)
            self.verbs[name] = Verb(name, len(self._phrases), about, count)
            for values in product(*(range(_length(names)) for names in about.values())):
                words = [str(named(names, v)) for names, v in zip(about.values(), values, strict=True)]
                self._phrases.append(" ".join([name, *words]))
                self._verb_of.append(name)
        self._numbers = {phrase.lower(): i for i, phrase in enumerate(self._phrases)}

    def __getitem__(self, verb: str) -> int:
        """The number of a verb's first action."""
        return self.verbs[verb].first

    def __len__(self) -> int:
        return len(self._phrases)

    def phrase(self, number: int) -> str:
        """The phrase of an action."""
        return self._phrases[number]

    def number(self, phrase: str) -> int:
        """The action of a phrase; case and extra blanks do not matter."""
        words = phrase.lower().split()
        found = self._numbers.get(" ".join(words))
        if found is not None:
            return found
        if words and words[0] in self.verbs:
            verb = self.verbs[words[0]]
            some = self.phrase(verb.first)
            raise UnreadableAction(f"{phrase!r} is not an action: {verb.name} is said like {some!r}")
        raise UnreadableAction(f"{phrase!r} is not an action: " + did_you_mean(" ".join(words), self.verbs))

    def parts(self, number: int) -> tuple[str, dict[str, str | int]]:
        """An action's verb and named arguments: ("cannon", {"lane": "P3"})."""
        verb = self.verbs[self._verb_of[number]]
        rest = number - verb.first
        values: dict[str, str | int] = {}
        for kind, names in reversed(list(verb.about.items())):
            rest, value = divmod(rest, _length(names))
            values[kind] = named(names, value)
        return verb.name, dict(reversed(values.items()))

    def message(self, number: int) -> tuple[str, dict[str, str | int]]:
        """The message that says an action, with what fills it in."""
        verb, about = self.parts(number)
        return f"choice-{verb}".replace("_", "-"), about
