"""What a puzzle can ask for, declared one line each in a game's `goals.py`, in words of the rulebook."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fathoms.core.names import Register

# Given a game's own box, its position before and now as the seat may know it, and the seat:
Holds = Callable[[Any, Any, Any, int], bool]


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to bring about: its message is `goal-<name>` of the game's words."""

    name: str
    holds: Holds
    at_last: bool  # whether it counts only once the seat can do no more


class Goals(Register[Goal]):
    """The goals of a game: `GOALS.reach("win", wins)`."""

    def reach(self, name: str, holds: Holds) -> None:
        """Declares a goal that is reached as soon as it holds."""
        self.enter(Goal(name, holds, at_last=False))

    def leave(self, name: str, holds: Holds) -> None:
        """Declares a goal that must hold where the seat leaves off, having done all it could."""
        self.enter(Goal(name, holds, at_last=True))

    def named(self, name: str) -> Goal:
        """A goal by its name."""
        return self[self.number(name)]
