"""Positions for the tests, by names; dice that land as told, and short ways to play."""

from functools import cache
from typing import Any

from fathoms.core.chance import answering
from fathoms.core.trial import Chance, Trial
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.names import SPACES
from fathoms.games.treasure_hunting_kraken.state import STARTING, Box, State

TRIAL: Trial[State, Box] = Trial(GAME.variant(seats=2, first_player=0))
BOX: Box = TRIAL.box
SHORT: Trial[State, Box] = Trial(GAME.variant(seats=2, first_player=0, board="short"))


def trial(seats: int = 2, *, edition: dict[str, Any] | None = None, **options: Any) -> Trial[State, Box]:
    """Another variant to try things on; seat 0 is the starting player."""
    return Trial(GAME.variant(seats=seats, edition=edition, first_player=0, **options))


@cache
def usual(seats: int) -> Trial[State, Box]:
    """The usual variant with so many seats."""
    return trial(seats)


def position(*ships: str, on: Trial[State, Box] | None = None, **written: Any) -> State:
    """Ships on those spaces (of two seats at Start if none are named); seat 0, the first, is to act, with 6 points."""
    where = list(ships or ("A0", "A0"))
    points = {} if "phase" in written else {"points": 6}
    return (on or usual(len(where))).position(**{"at": where, **points, **written})


def dice(*faces: int) -> Chance:
    """Dice fall as told, the first die first; those after them show a one. All that were told must fall."""
    return answering(*(face - 1 for face in faces), rest=0)


def may(s: State, on: Trial[State, Box] = TRIAL) -> list[str]:
    """What the player may do."""
    return on.may(s)


def play(s: State, *phrases: str, chance: Chance | None = None, on: Trial[State, Box] = TRIAL) -> State:
    """Plays those phrases for whoever is to act; dice that are not told show a one."""
    on.play(s, *phrases, chance=chance or dice())
    return s


def go_on(s: State, *, chance: Chance | None = None, on: Trial[State, Box] = TRIAL) -> State:
    """Lets come what comes by itself; dice that are not told show a one."""
    on.go_on(s, chance=chance or dice())
    return s


def turn_of(seat: int, s: State, *faces: int, on: Trial[State, Box] = TRIAL) -> State:
    """A seat's turn begins with those dice."""
    s.player, s.phase, s.waiting = seat, STARTING, 0
    return go_on(s, chance=dice(*faces), on=on)


def number(space: str) -> int:
    """The number of a space."""
    return SPACES.index(space)


def ships(s: State) -> list[str]:
    """Where the ships are."""
    return [SPACES[x] for x in s.at[: s.seats]]


def pillars(s: State, box: Box = BOX) -> dict[str, int]:
    """The pillars that stand, by space."""
    return {SPACES[box.base_at[i]]: s.pillar[i] for i in range(box.bases) if s.pillar[i]}
