"""What the actions on the wreck cards do (BK-43, BK-50 to BK-55, BK-84)."""

from fathoms.core.names import in_order
from fathoms.core.news import tell
from fathoms.games.barrakuda import actions as do
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import (
    BARRACUDA,
    BARRACUDA_CARD,
    GOLD,
    NONE,
    PROTECTED,
    TAKE_BACK,
    TAKE_BACK_OR_MEDDLE,
    VAULT_ALL,
    VAULT_UP_TO,
)
from fathoms.games.barrakuda.options import LIMITED, UNLIMITED
from fathoms.games.barrakuda.rules.cards import callers, discard_barracuda, holds, take_back, take_back_barracuda
from fathoms.games.barrakuda.rules.people import home, mate, opponents, pawns_on
from fathoms.games.barrakuda.state import SHARING, Box, State

FIRST_WAY = in_order(  # the first action that carries out a deed; where nothing does, there is no other
    {
        NONE: do.DECLINE,
        GOLD: do.GOLD,
        TAKE_BACK: do.TAKE_BACK,
        VAULT_UP_TO: do.VAULT,
        VAULT_ALL: do.VAULT_ALL,
        TAKE_BACK_OR_MEDDLE: do.TAKE_BACK,
        BARRACUDA_CARD: do.FETCH,
        PROTECTED: do.DECLINE,
    }
)


def deed(b: Box, s: State) -> int:
    """The action being carried out on the wreck being resolved."""
    face = s.face[s.wreck]
    return b.general[face] if s.phase == SHARING else b.special[face]


def deed_count(b: Box, s: State) -> int:
    """The number printed on it."""
    face = s.face[s.wreck]
    return b.general_count[face] if s.phase == SHARING else b.special_count[face]


def ways(b: Box, s: State, seat: int) -> int:
    """BK-50 to BK-55: the ways to carry it out that change something, as a set counted from its first action."""
    what = deed(b, s)
    if what == GOLD:
        return 1 if s.reserve > 0 or s.reserve_limit == UNLIMITED else 0
    if what == VAULT_UP_TO:
        return (2 << let_through(what, deed_count(b, s), s.bag[seat])) - 2  # 1 gold, 2 gold …
    if what == VAULT_ALL:
        return 1 if s.bag[seat] > 0 else 0
    if what == BARRACUDA_CARD:
        mine = 0 if holds(s, seat, BARRACUDA) else 1
        return mine | (callers(s) & opponents(s, seat)) << (do.DISCARD - do.FETCH)
    back = 1 if s.laid[seat] > 0 else 0
    if what == TAKE_BACK_OR_MEDDLE:
        return back | 1 << (do.PLOT - do.TAKE_BACK)
    return back if what == TAKE_BACK else 0


def let_through(what: int, count: int, bag: int) -> int:
    """BK-50: how much of a bag an action with its number lets into the vault."""
    if what == VAULT_ALL:
        return bag
    return min(count, bag) if what == VAULT_UP_TO else 0


def is_shield(b: Box, s: State, wreck: int) -> bool:
    """BK-33: whether a wreck protects those who stand on it."""
    return b.general[s.face[wreck]] == PROTECTED


def take_gold(s: State, seat: int, count: int) -> None:
    """BK-53: gold from the reserve to the bag, as much as there is."""
    if s.reserve_limit == LIMITED:
        count = min(count, s.reserve)
        s.reserve -= count
    s.bag[seat] += count
    if s.phase == SHARING:
        tell(s, news.GETS_GOLD, seat, count, s.wreck)
    else:
        tell(s, news.GETS_SPECIAL_GOLD, seat, count, s.wreck)


def give_back(s: State, gold: int) -> None:
    """Gold returns to the reserve."""
    if s.reserve_limit == LIMITED:
        s.reserve += gold


def take_cards(b: Box, s: State, seat: int) -> None:
    """BK-51, BK-55: the oldest Movement cards return, as many as printed; one, where meddling was the other choice."""
    count = 1 if deed(b, s) == TAKE_BACK_OR_MEDDLE else deed_count(b, s)
    tell(s, news.TAKES_BACK, seat, take_back(s, seat, count))


def vault(s: State, seat: int, gold: int) -> None:
    """BK-35: gold goes from bag to vault, where it is safe."""
    s.bag[seat] -= gold
    s.vault[home(s, seat)] += gold
    tell(s, news.VAULTS, seat, gold)


def plot(s: State, seat: int) -> None:
    """BK-55: the red part, kept for the end of the round."""
    s.red[seat] += 1
    tell(s, news.PLOTS, seat)


def fetch(s: State, seat: int) -> None:
    """BK-54: one's own Barracuda card comes back from the centre."""
    take_back_barracuda(s, seat)
    tell(s, news.FETCHES, seat)


def force_discard(s: State, seat: int, other: int) -> None:
    """BK-54: that opponent's Barracuda card goes to the centre."""
    discard_barracuda(s, other)
    tell(s, news.DISCARDS, seat, other)


def prey(s: State, seat: int) -> int:
    """BK-42, BK-43, BK-85: the opponents on the same wreck, standing or lying, as a set."""
    return pawns_on(s, s.wreck) & opponents(s, seat)


def rob(s: State, seat: int, other: int) -> None:
    """BK-43: the victim's whole bag goes into the robber's."""
    gold = s.bag[other]
    s.bag[other] = 0
    s.bag[seat] += gold
    tell(s, news.ROBS, seat, other, gold)


def can_exchange(s: State, seat: int) -> bool:
    """BK-84: with the team-mate on the same wreck, and gold to share."""
    if s.team_mode == 0:
        return False
    return s.place[mate(seat)] == s.wreck and s.bag[seat] + s.bag[mate(seat)] > 0


def splits(s: State, seat: int) -> int:
    """BK-84: how much of the two bags one can take for oneself, other than what one has, as a set."""
    if not can_exchange(s, seat):
        return 0
    found = (2 << min(s.bag[seat] + s.bag[mate(seat)], do.SPLIT_MOST)) - 1
    return found & ~(1 << s.bag[seat]) if s.bag[seat] <= do.SPLIT_MOST else found


def exchange(s: State, seat: int, gold: int) -> None:
    """BK-84: the gold of the two bags is split anew, so much for oneself."""
    other = mate(seat)
    s.bag[other] += s.bag[seat] - gold
    s.bag[seat] = gold
    tell(s, news.EXCHANGES, seat, other, gold)
