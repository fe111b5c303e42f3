"""The course of a game: what is being decided, and how it can end."""

from dataclasses import dataclass

from fathoms.core.names import Register


@dataclass(frozen=True, slots=True)
class Phase:
    """What is being decided: its name in the words file; or, where nobody is asked, what comes by itself."""

    name: str
    asks: bool = True
    secret: bool = False  # all waiting seats choose in secret, to be revealed together


class Phases(Register[Phase]):
    """The phases of a game: `CHOOSING = PHASES.add("choosing")`. Those that ask come first."""

    def add(self, name: str, *, secret: bool = False) -> int:
        """Declares a decision, and gives its number."""
        assert all(phase.asks for phase in self), f"{name} is declared after what comes by itself"
        return self.enter(Phase(name, secret=secret))

    def passing(self, name: str) -> int:
        """Declares something that comes by itself before the next decision, and gives its number."""
        return self.enter(Phase(name, asks=False))

    @property
    def secret(self) -> int:
        """The set of those in which all waiting seats choose in secret."""
        return sum(1 << number for number, phase in enumerate(self) if phase.secret)


@dataclass(frozen=True, slots=True)
class Ending:
    """A way a game ends: its name in the words file and the rule that says so."""

    name: str
    rule: str


class Endings(Register[Ending]):
    """The endings of a game, from 1 on: `WON = ENDINGS.add("won", "KA-66")`; `s.over` holds the number."""

    def __init__(self) -> None:
        super().__init__(first=1)

    def add(self, name: str, rule: str) -> int:
        """Declares an ending, and gives its number."""
        return self.enter(Ending(name, rule))
