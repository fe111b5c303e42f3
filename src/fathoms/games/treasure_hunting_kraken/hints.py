"""What makes a position good for a seat, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.games.treasure_hunting_kraken.names import CENTRE, ENRAGED, NOBODY, SPACE_COUNT
from fathoms.games.treasure_hunting_kraken.state import Box, State

FEATURES = (
    "won",  # the seat has won; -1 if another has
    "holds",  # the seat has the treasure
    "robbed",  # another has it
    "to_go",  # tenths of turns to the centre, or home with the treasure
    "rival_to_go",  # the same for the holder, or for the rival next to the centre
    "chase",  # steps to a rival with the treasure
    "ambush",  # steps from Start while a rival has it
    "pursuers",  # rivals within one space of the seat's treasure
    "lurkers",  # rivals within three
    "on_wind",  # the ship stands on wind
    "weak",  # points the seat's next roll will lose
    "rivals_weak",  # points the rivals' next rolls will lose
    "gripped",  # the Kraken hampers the seat's next roll
    "rivals_gripped",
    "in_reach",  # a tentacle reaches the ship, and Enraged comes next
    "points",  # left this turn
    "my_turn",
)


def features(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a feature, as the seat may know them."""
    for i in range(17):
        out[i] = 0
    mine = s.at[seat]
    if s.over:
        out[0] = 1 if (s.winners >> seat) & 1 else -1
    out[3] = to_go(b, s, seat)
    out[4] = 30000
    for other in range(s.seats):
        if other != seat:
            weigh_rival(b, s, seat, other, out)
    if s.holder == seat:
        out[1] = 1
    elif s.holder != NOBODY:
        out[2] = 1
        out[3] = 0
        out[5] = steps_between(b, mine, s.at[s.holder])
        out[6] = steps_between(b, mine, b.start)
    out[9] = 1 if b.wind[mine] else 0
    out[10] = s.lost[seat] * b.lost_defence
    out[12] = 1 if s.gripped[seat] else 0
    if b.reach[mine] > 0 and b.dial[(s.dial + 1) % b.segments] == ENRAGED:
        out[14] = 1
    if s.player == seat:
        out[15] = s.points
        out[16] = 1


def weigh_rival(b: Box, s: State, seat: int, other: int, out: MutableSequence[int]) -> None:
    """Adds what one rival means to the seat."""
    if s.holder == NOBODY or s.holder == other:
        out[4] = min(out[4], to_go(b, s, other))
    elif s.holder == seat:
        out[4] = 0
        apart = steps_between(b, s.at[seat], s.at[other])
        if apart <= 1:
            out[7] += 1
        if apart <= 3:
            out[8] += 1
    out[11] += s.lost[other] * b.lost_defence
    if s.gripped[other]:
        out[13] += 1


def to_go(b: Box, s: State, seat: int) -> int:
    """Tenths of turns to the ship's goal: home for the holder, else the centre and home from there."""
    if s.holder == seat:
        return b.turns_home[s.at[seat]]
    return b.turns_in[s.at[seat]] + b.turns_home[CENTRE]


def steps_between(b: Box, x: int, y: int) -> int:
    """TH-29: the distance of two spaces."""
    return b.steps[SPACE_COUNT * x + y]
