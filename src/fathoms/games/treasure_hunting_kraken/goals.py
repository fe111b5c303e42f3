"""What puzzles of Treasure Hunting: Kraken ask for."""

from fathoms.core.goals import Goals
from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken.rules.fight import is_near, may_attack_ships
from fathoms.games.treasure_hunting_kraken.state import Box, State

GOALS = Goals()


def wins(b: Box, before: State, s: State, seat: int) -> bool:
    """TH-24: home with the treasure."""
    return bool((s.winners >> seat) & 1)


def takes_treasure(b: Box, before: State, s: State, seat: int) -> bool:
    """TH-22: the treasure is on board."""
    return s.holder == seat


def catches(b: Box, before: State, s: State, seat: int) -> bool:
    """TH-28, TH-29: the ship with the treasure is within reach, and points are left to attack it."""
    prey = s.holder not in (NOBODY, seat)
    return prey and s.player == seat and is_near(b, s.at[seat], s.at[s.holder]) and may_attack_ships(b, s)


def has_left(before: State, s: State, seat: int) -> bool:
    """TH-08, TH-14: the turn is over, and the ship is not where it was."""
    return s.player != seat and s.at[seat] != before.at[seat]


def hides(b: Box, before: State, s: State, seat: int) -> bool:
    """TH-08, TH-28, TH-42: the turn is over elsewhere; no tentacle reaches the ship, and no other ship is near."""
    others = (other for other in range(s.seats) if other != seat)
    alone = not any(is_near(b, s.at[seat], s.at[other]) for other in others)
    return has_left(before, s, seat) and b.reach[s.at[seat]] == 0 and alone


def finds_wind(b: Box, before: State, s: State, seat: int) -> bool:
    """TH-08, TH-11, TH-42: the turn is over elsewhere, on a wind space where no tentacle reaches."""
    return has_left(before, s, seat) and b.wind[s.at[seat]] == 1 and b.reach[s.at[seat]] == 0


GOALS.reach("win", wins)
GOALS.reach("treasure", takes_treasure)
GOALS.reach("catch", catches)
GOALS.leave("hide", hides)
GOALS.leave("wind", finds_wind)
