"""The end of the game (BK-62, BK-63, BK-72, BK-80)."""

from fathoms.core.news import tell
from fathoms.core.sets import all_of, is_one, lowest
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import VALUES
from fathoms.games.barrakuda.rules.people import home, mate
from fathoms.games.barrakuda.state import SHARED, TEAM_WON, WON, Box, State


def goal(b: Box, s: State) -> int:
    """BK-62, BK-72, BK-80: how much gold in a vault wins."""
    return b.team_target if s.team_mode else s.target


def look_at_vaults(b: Box, s: State) -> None:
    """BK-62, BK-63: whoever has reached the target wins; of several the fullest vault, then the lower initiative."""
    best = 0
    winners = 0
    enough = goal(b, s)
    for seat in range(s.seats):
        gold = s.vault[home(s, seat)]
        if gold >= enough:
            worth = VALUES * (gold + 1) - rank(s, seat)
            if worth > best:
                best = worth
                winners = 0
            if worth == best:
                winners |= 1 << seat
    if winners:
        end(s, winners)


def rank(s: State, seat: int) -> int:
    """BK-63: a player's initiative value; of team-mates the lower one."""
    if s.team_mode:
        return min(s.value[seat], s.value[mate(seat)])
    return s.value[seat]


def end(s: State, winners: int) -> None:
    """The game stops at once."""
    s.winners = winners
    s.waiting = 0
    first = lowest(winners)
    gold = s.vault[home(s, first)]
    if is_one(winners):
        s.over = WON
        tell(s, news.WON, first, gold)
    elif s.team_mode and winners != all_of(s.seats):
        s.over = TEAM_WON
        tell(s, news.TEAM_WON, first, mate(first), gold)
    else:
        s.over = SHARED
        tell(s, news.SHARED, gold)
