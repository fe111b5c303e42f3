"""What the actions on the wreck cards do (BK-43, BK-50 to BK-55, BK-84)."""

from fathoms.core.news import tell
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import (
    BARRACUDA,
    BARRACUDA_CARD,
    TAKE_BACK,
    TAKE_BACK_OR_MEDDLE,
    VAULT_ALL,
    VAULT_UP_TO,
)
from fathoms.games.barrakuda.rules.cards import discard_barracuda, holds, take_back, take_back_barracuda
from fathoms.games.barrakuda.rules.people import home, is_opponent, mate
from fathoms.games.barrakuda.state import LIMITED, SHARING, Box, State


def deed(b: Box, s: State) -> int:
    """The action being carried out on the wreck being resolved."""
    face = s.face[s.wreck]
    return b.general[face] if s.phase == SHARING else b.special[face]


def deed_count(b: Box, s: State) -> int:
    """The number printed on it."""
    face = s.face[s.wreck]
    return b.general_count[face] if s.phase == SHARING else b.special_count[face]


def has_use(s: State, seat: int, what: int) -> bool:
    """BK-50: whether an action leaves the player anything to decide."""
    if what == VAULT_UP_TO:
        return s.bag[seat] > 0
    if what == VAULT_ALL:
        return s.bag[seat] > 0
    if what == BARRACUDA_CARD:
        return can_fetch(s, seat) or callers(s, seat) > 0
    return what == TAKE_BACK_OR_MEDDLE or can_take_back(s, seat, what)


def take_gold(s: State, seat: int, count: int) -> None:
    """BK-53: gold from the reserve to the bag, as much as there is."""
    if s.reserve_limit == LIMITED:
        count = min(count, s.reserve)
        s.reserve -= count
    s.bag[seat] += count
    tell(s, news.GETS_GOLD, seat, count)


def give_back(s: State, gold: int) -> None:
    """Gold returns to the reserve."""
    if s.reserve_limit == LIMITED:
        s.reserve += gold


def can_take_back(s: State, seat: int, what: int) -> bool:
    """BK-51, BK-55: an action that takes cards back, and a row to take them from."""
    if what == TAKE_BACK_OR_MEDDLE:
        return s.laid[seat] > 0
    return what == TAKE_BACK and s.laid[seat] > 0


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


def can_fetch(s: State, seat: int) -> bool:
    """BK-54: only a card lying in the centre can be taken back."""
    return not holds(s, seat, BARRACUDA)


def fetch(s: State, seat: int) -> None:
    """BK-54: one's own Barracuda card comes back from the centre."""
    take_back_barracuda(s, seat)
    tell(s, news.FETCHES, seat)


def callers(s: State, seat: int) -> int:
    """BK-54, BK-85: the opponents who hold their Barracuda card, wherever their divers are, as bits."""
    found = 0
    for other in range(s.seats):
        if is_opponent(s, seat, other) and holds(s, other, BARRACUDA):
            found |= 1 << other
    return found


def force_discard(s: State, seat: int, other: int) -> None:
    """BK-54: that opponent's Barracuda card goes to the centre."""
    discard_barracuda(s, other)
    tell(s, news.DISCARDS, seat, other)


def prey(s: State, seat: int) -> int:
    """BK-42, BK-43, BK-85: the opponents on the same wreck, standing or lying, as bits."""
    found = 0
    for other in range(s.seats):
        if s.place[other] == s.wreck and is_opponent(s, seat, other):
            found |= 1 << other
    return found


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


def exchange(s: State, seat: int, gold: int) -> None:
    """BK-84: the gold of the two bags is split anew, so much for oneself."""
    other = mate(seat)
    s.bag[other] += s.bag[seat] - gold
    s.bag[seat] = gold
    tell(s, news.EXCHANGES, seat, other, gold)
