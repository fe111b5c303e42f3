"""Sailing: moves, pillars in the way, the treasure and the way home with it (TH-14 to TH-25)."""

from fathoms.core.news import tell
from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken import news
from fathoms.games.treasure_hunting_kraken.names import CENTRE, NOWHERE
from fathoms.games.treasure_hunting_kraken.state import ACTING, FINDING, RETURNED, Box, State


def is_blocked(b: Box, s: State, space: int) -> bool:
    """TH-20: a standing pillar bars its space; a bare coral base does not."""
    base = b.base[space]
    return base != NOWHERE and s.pillar[base] > 0


def can_enter(b: Box, s: State, space: int, cost: int) -> bool:
    """TH-14, TH-20: there is such a space, the points last, and no pillar stands there."""
    return space != NOWHERE and s.points >= cost and not is_blocked(b, s, space)


def can_sail_out(b: Box, s: State) -> bool:
    """TH-17: at least one outward neighbour can be entered."""
    x = s.at[s.player]
    if s.points >= b.cost_outward:
        for i in range(b.ways_from[x], b.ways_from[x + 1]):
            if not is_blocked(b, s, b.ways[i]):
                return True
    return False


def sail_forward(b: Box, s: State) -> None:
    """TH-15: one space with the current."""
    sail(b, s, b.forward[s.at[s.player]], b.cost_forward, news.SAILS_FORWARD)


def sail_backward(b: Box, s: State) -> None:
    """TH-15: one space against the current."""
    sail(b, s, b.backward[s.at[s.player]], b.cost_backward, news.SAILS_BACKWARD)


def sail_inward(b: Box, s: State) -> None:
    """TH-16: to the next ring, from the innermost to the centre."""
    sail(b, s, b.inward[s.at[s.player]], b.cost_inward, news.SAILS_INWARD)


def sail_outward(b: Box, s: State, space: int) -> None:
    """TH-17: to the outward neighbour chosen."""
    sail(b, s, space, b.cost_outward, news.SAILS_OUTWARD)


def sail(b: Box, s: State, x: int, cost: int, told: int) -> None:
    """TH-14: to a space, for what that costs; told with what there is."""
    s.points -= cost
    s.at[s.player] = x
    what = 1 if x == b.start else 2 if x == CENTRE else 3 if b.wind[x] else 4 if b.reach[x] else 0
    tell(s, told, s.player, x, what)
    arrive(b, s, s.player)


def arrive(b: Box, s: State, seat: int) -> None:
    """TH-22, TH-24: home with the treasure, the ship has won; in the centre it may find it."""
    if s.at[seat] == b.start and s.holder == seat:
        win(s, seat)
    elif s.at[seat] == CENTRE and s.holder == NOBODY:
        s.phase = FINDING


def take_treasure(s: State) -> None:
    """TH-22: at once, at no cost."""
    s.holder = s.player
    s.phase = ACTING
    tell(s, news.TAKES_TREASURE, s.player)


def leave_treasure(s: State) -> None:
    """TH-22: it stays; the ship must leave and enter again for another chance."""
    s.phase = ACTING
    tell(s, news.LEAVES_TREASURE, s.player)


def win(s: State, seat: int) -> None:
    """TH-24, TH-50: the game is over at once."""
    s.over = RETURNED
    s.winners = 1 << seat
    s.waiting = 0
    tell(s, news.WON, seat)
