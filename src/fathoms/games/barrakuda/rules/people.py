"""Who is where, who is with whom, who comes first (BK-16, BK-42, BK-45, BK-80, BK-82, BK-88)."""

from fathoms.games.barrakuda.names import MOVES, SEATS
from fathoms.games.barrakuda.state import State

TEAM = 5  # seats 0 and 2; the others are TEAM << 1


def is_one(seats: int) -> bool:
    """Whether a set of seats holds exactly one."""
    return seats != 0 and seats & (seats - 1) == 0


def lowest_seat(seats: int) -> int:
    """The first seat of a set."""
    seat = 0
    while seat < SEATS and (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def pawns_on(s: State, wreck: int) -> int:
    """The divers on a wreck, standing or lying."""
    there = 0
    for seat in range(s.seats):
        if s.place[seat] == wreck:
            there |= 1 << seat
    return there


def upright_on(s: State, wreck: int) -> int:
    """The divers standing on a wreck."""
    return pawns_on(s, wreck) & ~s.lying


def foremost(s: State, seats: int) -> int:
    """BK-42: those of a set of seats who share the lowest initiative value."""
    first = 0
    best = MOVES + 1
    for seat in range(s.seats):
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


def is_opponent(s: State, seat: int, other: int) -> bool:
    """BK-85: everybody else, but for one's team-mate."""
    return other != seat and not (s.team_mode == 1 and other == mate(seat))


def home(s: State, seat: int) -> int:
    """BK-80: whose vault a player fills: their own, or their team's."""
    return seat % 2 if s.team_mode else seat
