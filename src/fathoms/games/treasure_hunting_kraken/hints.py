"""What makes a position good for a seat, as numbers that a bot can weigh.

Way is measured in tenths of turns that a ship alone needs, points left this turn included: a good sailor keeps it
low with every move. What it means depends on who has the treasure, so each case has its own hints.
"""

from collections.abc import MutableSequence

from fathoms.core.hints import BAD, GOOD, Hints
from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken.names import CENTRE, ENRAGED, NEXT, POINTS, SPACE_COUNT
from fathoms.games.treasure_hunting_kraken.rules.fight import may_attack_ships
from fathoms.games.treasure_hunting_kraken.rules.turn import losses
from fathoms.games.treasure_hunting_kraken.state import FINDING, Box, State

HINTS = Hints()
HOLDS = HINTS.add("holds", GOOD)  # the seat has the treasure
ROBBED = HINTS.add("robbed", BAD)  # another has it
RACE = HINTS.add("race", BAD)  # nobody has it: the seat's way to the centre
RIVAL_RACE = HINTS.add("rival_race", GOOD)  # … and that of the rival ahead
HOME = HINTS.add("home", BAD)  # the seat has it: the way home
RIVAL_HOME = HINTS.add("rival_home", GOOD)  # another has it: its way home
CHASE = HINTS.add("chase", BAD)  # … and the steps to it
AMBUSH = HINTS.add("ambush", BAD)  # … and the steps from Start
STRIKES = HINTS.add("strikes", GOOD)  # … and the attacks on it that the seat's points still pay
STRIKERS = HINTS.add("strikers", BAD)  # the seat has it: rivals within one space
LURKERS = HINTS.add("lurkers", BAD)  # … within three
BETWEEN = HINTS.add("between", BAD)  # … nearer to Start than the seat
ON_WIND = HINTS.add("on_wind", GOOD)  # the ship stands on wind
WEAK = HINTS.add("weak")  # points that lost defences will take off the seat's next roll
RIVALS_WEAK = HINTS.add("rivals_weak")  # … and off the rivals' rolls
GRIPPED = HINTS.add("gripped")  # the Kraken hampers the seat's next roll
RIVALS_GRIPPED = HINTS.add("rivals_gripped")  # … and the rolls of so many rivals
IN_REACH = HINTS.add("in_reach", BAD)  # tentacles reach the ship, and Enraged comes next
ON_CORAL = HINTS.add("on_coral")  # the ship stands on a bare base
MY_TURN = HINTS.add("my_turn")
HINT_COUNT = len(HINTS)
FAR_BEHIND = 9999


def hints(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a hint, as the seat may know them."""
    for i in range(HINT_COUNT):
        out[i] = 0
    if s.holder == NOBODY:
        race(b, s, seat, out)
    elif s.holder == seat:
        flee(b, s, seat, out)
    else:
        pursue(b, s, seat, out)
    x = s.at[seat]
    out[ON_WIND] = b.wind[x]
    out[WEAK] = losses(s, seat) * b.lost_defence
    out[GRIPPED] = s.gripped[seat] & NEXT
    for other in range(s.seats):
        if other != seat:
            out[RIVALS_WEAK] += losses(s, other) * b.lost_defence
            out[RIVALS_GRIPPED] += s.gripped[other] & NEXT
    if b.dial[(s.dial + 1) % b.segments] == ENRAGED:
        out[IN_REACH] = min(b.reach[x], 1)
    out[ON_CORAL] = 1 if b.base[x] >= 0 else 0
    out[MY_TURN] = 1 if s.player == seat else 0


def race(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """The treasure lies in the centre: who is there first?"""
    out[RACE] = way_in(b, s, seat)
    out[RIVAL_RACE] = FAR_BEHIND
    for other in range(s.seats):
        if other != seat:
            out[RIVAL_RACE] = min(out[RIVAL_RACE], way_in(b, s, other))


def flee(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """The seat has the treasure: how far is home, and who is near?"""
    out[HOLDS] = 1
    out[HOME] = way_home(b, s, seat)
    to_start = steps(b, s.at[seat], b.start)
    for other in range(s.seats):
        if other != seat:
            apart = steps(b, s.at[seat], s.at[other])
            out[STRIKERS] += 1 if apart <= 1 else 0
            out[LURKERS] += 1 if apart <= 3 else 0
            out[BETWEEN] += 1 if steps(b, s.at[other], b.start) < to_start else 0


def pursue(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """A rival has the treasure: can the seat catch it, or wait for it at Start?"""
    out[ROBBED] = 1
    out[RIVAL_HOME] = way_home(b, s, s.holder)
    out[CHASE] = steps(b, s.at[seat], s.at[s.holder])
    out[AMBUSH] = steps(b, s.at[seat], b.start)
    if s.player == seat and out[CHASE] <= 1 and may_attack_ships(b, s):
        out[STRIKES] = s.points // b.cost_attack


def way_in(b: Box, s: State, seat: int) -> int:
    """Tenths of turns to the centre; one who left the treasure there must go out and in again."""
    if s.at[seat] == CENTRE and s.phase != FINDING:
        return b.turns_home[POINTS * CENTRE] + b.turns_in[POINTS * b.start]
    return b.turns_in[POINTS * s.at[seat] + points_of(s, seat)]


def way_home(b: Box, s: State, seat: int) -> int:
    """Tenths of turns to Start; a treasure stolen on Start must leave and return."""
    if s.at[seat] == b.start:
        return b.turns_home[POINTS * b.backward[b.start]] + 10
    return b.turns_home[POINTS * s.at[seat] + points_of(s, seat)]


def points_of(s: State, seat: int) -> int:
    """Points a seat has left this turn, as far as the tables tell them apart."""
    return min(s.points, POINTS - 1) if s.player == seat else 0


def steps(b: Box, x: int, y: int) -> int:
    """TH-29: the distance of two spaces."""
    return b.steps[SPACE_COUNT * x + y]
