"""The course of a turn: dial, points, actions, end (TH-05 to TH-14)."""

from fathoms.core.news import tell
from fathoms.games.treasure_hunting_kraken import news
from fathoms.games.treasure_hunting_kraken.names import CENTRE, NEXT
from fathoms.games.treasure_hunting_kraken.rules.dice import roll_die
from fathoms.games.treasure_hunting_kraken.rules.fight import has_target
from fathoms.games.treasure_hunting_kraken.rules.kraken import turn_dial
from fathoms.games.treasure_hunting_kraken.rules.sailing import can_enter, can_sail_out
from fathoms.games.treasure_hunting_kraken.state import ACTING, STARTING, Box, State


def go_on(b: Box, s: State) -> None:
    """TH-06, TH-08: turns begin, and end where nothing can be done any more, until somebody has a choice."""
    while s.over == 0 and (s.phase == STARTING or (s.phase == ACTING and not can_act(b, s))):
        if s.phase == ACTING:
            end_turn(b, s)
        start_turn(b, s)


def start_turn(b: Box, s: State) -> None:
    """TH-05, TH-06: the starting player moves the dial first; then the die is rolled."""
    s.phase = ACTING
    s.waiting = 1 << s.player
    s.attacks = 0
    if s.player == s.first:
        s.round += 1
        turn_dial(b, s)
    if s.over == 0:
        roll_for_points(b, s)


def roll_for_points(b: Box, s: State) -> None:
    """TH-10, TH-11: the die gives points, twice as many on a wind space."""
    roll_die(b, s, s.player)
    die = s.die[s.player]
    if b.wind[s.at[s.player]]:
        s.points = s.total = die * b.wind_factor
        tell(s, news.ROLLED_ON_WIND, s.player, die, s.points)
    else:
        s.points = s.total = die
        tell(s, news.ROLLED, s.player, die, s.points)
    take_off(b, s)
    s.total = s.points


def losses(s: State, seat: int) -> int:
    """TH-12, R6: lost defences that will count on a seat's next roll: all, or one where they do not add up."""
    return s.lost[seat] if s.penalty_stacks else min(s.lost[seat], 1)


def take_off(b: Box, s: State) -> None:
    """TH-12, TH-13: lost defences cost points, down to the least; the Kraken's grip leaves hardly any."""
    seat = s.player
    s.points = max(s.points - losses(s, seat) * b.lost_defence, b.min_points)
    if s.lost[seat] > 0:
        s.lost[seat] = 0
        tell(s, news.WEAKENED, seat, s.points)
    if s.gripped[seat] & NEXT:
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
    """TH-08: points left are lost; the next player clockwise is to begin."""
    stays = s.points == s.total
    stuck = stays and not can_act(b, s)
    s.points = 0
    if stuck:
        tell(s, news.STUCK, s.player, b.cost_outward if s.at[s.player] == CENTRE else 0)
    elif stays:
        tell(s, news.STAYS, s.player, b.wind[s.at[s.player]])
    else:
        tell(s, news.ENDS_TURN, s.player)
    s.total = 0
    s.player = (s.player + 1) % s.seats
    s.phase = STARTING
    s.waiting = 0
