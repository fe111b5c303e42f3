"""Who is where, who is with whom, who comes first (BK-16, BK-42, BK-45, BK-80, BK-82, BK-88)."""

from fathoms.core.sets import all_of
from fathoms.core.state import SEATS
from fathoms.games.barrakuda.names import VALUES
from fathoms.games.barrakuda.state import State

TEAM = 5  # seats 0 and 2; the others are TEAM << 1


def pawns_on(s: State, wreck: int) -> int:
    """The divers on a wreck, standing or lying."""
    there = 0
    for seat in range(SEATS):
        if s.place[seat] == wreck:
            there |= 1 << seat
    return there


def upright_on(s: State, wreck: int) -> int:
    """The divers standing on a wreck."""
    return pawns_on(s, wreck) & ~s.lying


def foremost(s: State, seats: int) -> int:
    """BK-42: those of a set of seats who share the lowest initiative value."""
    first = 0
    best = VALUES
    for seat in range(SEATS):
        if (seats >> seat) & 1:
            if s.value[seat] < best:
                best = s.value[seat]
                first = 0
            if s.value[seat] == best:
                first |= 1 << seat
    return first


def are_mates(s: State, seats: int) -> bool:
    """BK-83, BK-88: whether a tie is between the two players of one team."""
    return s.team_mode == 1 and (seats == TEAM or seats == TEAM << 1)


def mate(seat: int) -> int:
    """BK-80: the other player of a team."""
    return (seat + 2) % SEATS


def opponents(s: State, seat: int) -> int:
    """BK-85: everybody else, but for one's team-mate."""
    own = TEAM << seat % 2 if s.team_mode else 1 << seat
    return all_of(s.seats) & ~own


def is_opponent(s: State, seat: int, other: int) -> bool:
    """Whether somebody is one of them."""
    return (opponents(s, seat) >> other) & 1 == 1


def home(s: State, seat: int) -> int:
    """BK-80: whose vault a player fills: their own, or their team's."""
    return seat % 2 if s.team_mode else seat
