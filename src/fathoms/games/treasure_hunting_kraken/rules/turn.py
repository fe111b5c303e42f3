"""Set-up and the course of a turn: dial, points, actions, end (TH-01 to TH-13)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.games.treasure_hunting_kraken import news
from fathoms.games.treasure_hunting_kraken.names import NOBODY
from fathoms.games.treasure_hunting_kraken.rules.fight import has_target
from fathoms.games.treasure_hunting_kraken.rules.kraken import turn_dial
from fathoms.games.treasure_hunting_kraken.rules.sailing import can_enter, can_sail_out
from fathoms.games.treasure_hunting_kraken.state import ACTING, Box, State


def setup(b: Box, s: State) -> None:
    """TH-01 to TH-04: all ships on Start, the treasure in the centre, no pillar, the dial on its first segment."""
    for seat in range(s.seats):
        s.at[seat] = b.start
    s.first = s.first_player
    if s.first == NOBODY:
        s.first = draw(s, s.seats)
    tell(s, news.BEGINS, s.first)
    start_turn(b, s, s.first)
    skip_idle_turns(b, s)


def start_turn(b: Box, s: State, seat: int) -> None:
    """TH-05, TH-06: the starting player moves the dial first; then the die is rolled."""
    s.player = seat
    s.waiting = 1 << seat
    s.attacks = 0
    if seat == s.first:
        s.round += 1
        turn_dial(b, s)
    if s.over == 0:
        roll(b, s, draw(s, 6) + 1)


def roll(b: Box, s: State, die: int) -> None:
    """TH-10, TH-11: the die gives points, twice as many on a wind space."""
    s.die[s.player] = die
    if b.wind[s.at[s.player]]:
        s.points = die * b.wind_factor
        tell(s, news.ROLLED_ON_WIND, s.player, die, s.points)
    else:
        s.points = die
        tell(s, news.ROLLED, s.player, die, s.points)
    take_off(b, s)
    s.total = s.points


def take_off(b: Box, s: State) -> None:
    """TH-12, TH-13: lost defences cost points, down to the least; the Kraken's grip leaves hardly any."""
    seat = s.player
    lost = s.lost[seat] if s.penalty_stacks else min(s.lost[seat], 1)
    s.points = max(s.points - lost * b.lost_defence, b.min_points)
    if lost:
        s.lost[seat] = 0
        tell(s, news.WEAKENED, seat, s.points)
    if s.gripped[seat] & 1:
        s.points = min(s.points, b.kraken_points)
        tell(s, news.HAMPERED, seat, s.points)
    s.gripped[seat] >>= 1


def can_act(b: Box, s: State) -> bool:
    """TH-14: some move or attack is possible."""
    x = s.at[s.player]
    return (
        can_enter(b, s, b.forward[x], b.cost_forward)
        or can_enter(b, s, b.backward[x], b.cost_backward)
        or can_enter(b, s, b.inward[x], b.cost_inward)
        or can_sail_out(b, s)
        or has_target(b, s)
    )


def end_turn(b: Box, s: State) -> None:
    """TH-08: points left are lost; the next player clockwise begins."""
    s.points = 0
    tell(s, news.ENDS_TURN, s.player)
    start_turn(b, s, (s.player + 1) % s.seats)


def skip_idle_turns(b: Box, s: State) -> None:
    """TH-08: a turn in which nothing can be done any more ends by itself."""
    while s.over == 0 and s.phase == ACTING and not can_act(b, s):
        end_turn(b, s)
