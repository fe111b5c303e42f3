"""Resolution: dropped gold is collected, then the wrecks come in order (BK-30 to BK-47, BK-82, BK-83, BK-88, BK-89)."""

from fathoms.core.news import tell
from fathoms.core.sets import is_one, lowest, size
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import DIVE_WRECKS, GOLD, NONE
from fathoms.games.barrakuda.options import AT_ONCE
from fathoms.games.barrakuda.rules.deeds import (
    can_exchange,
    deed,
    deed_count,
    give_back,
    is_shield,
    prey,
    take_gold,
    ways,
)
from fathoms.games.barrakuda.rules.ending import look_at_vaults
from fathoms.games.barrakuda.rules.people import are_mates, foremost, mate, opponents, pawns_on, upright_on
from fathoms.games.barrakuda.state import (
    ACTING,
    COLLECTING,
    ENTERING,
    GATHERING,
    LEADING,
    PASSING,
    SHARING,
    SURFACING,
    Box,
    State,
)


def collect(s: State) -> None:
    """BK-30: on one wreck after the other the foremost upright diver takes the gold lying there."""
    while s.wreck < DIVE_WRECKS:
        first = foremost(s, upright_on(s, s.wreck)) if s.gold[s.wreck] > 0 else 0
        if are_mates(s, first):
            s.phase = COLLECTING
            s.waiting = 1 << lowest(first)
            return
        if first != 0 and is_one(first):
            take_dropped(s, lowest(first))
        s.wreck += 1
    s.wreck = 0
    s.phase = ENTERING


def choose_collector(s: State, seat: int) -> None:
    """BK-88, BK-89: of two tied team-mates this one takes the gold."""
    take_dropped(s, seat)
    s.wreck += 1
    s.phase = GATHERING


def take_dropped(s: State, seat: int) -> None:
    """BK-30: all the gold of the wreck goes into the bag."""
    gold = s.gold[s.wreck]
    s.gold[s.wreck] = 0
    s.bag[seat] += gold
    tell(s, news.COLLECTS, seat, s.wreck, gold)


def meet(s: State, wreck: int) -> None:
    """BK-42, BK-45, BK-82: who finds whom on a wreck, and who goes first there, is known before anything happens."""
    standing = upright_on(s, wreck)
    first = foremost(s, standing)
    seat = lowest(first) if first else NOBODY
    clear = is_one(first) or are_mates(s, first)
    others = standing & ~(1 << seat) if first else 0
    if first == 0 or are_mates(s, standing):
        return
    if others == 0:
        flat = pawns_on(s, wreck) & opponents(s, seat)
        if flat:
            tell(s, news.FINDS, seat, lowest(flat), wreck)
    elif is_one(others):
        tell(s, news.MEETS if clear else news.EVEN, seat, lowest(others), wreck)
    elif clear:
        tell(s, news.LEADS, seat, wreck, size(standing))
    else:
        tell(s, news.TIE, wreck, size(standing))


def enter(b: Box, s: State) -> None:
    """BK-33, BK-40 to BK-46: the barracuda bites, or whoever has the initiative acts; the General Action follows."""
    s.wreck = next_wreck(s)
    s.shared = 0
    s.phase = PASSING
    first = foremost(s, upright_on(s, s.wreck))
    if s.wreck == DIVE_WRECKS:
        s.phase = SURFACING
        return
    tell(s, news.COMES, s.wreck)
    if s.barracuda == s.wreck:
        bite(b, s)
    elif are_mates(s, first):
        s.phase = LEADING
        s.player = lowest(first)
    elif first != 0 and is_one(first):
        lead(s, lowest(first))


def next_wreck(s: State) -> int:
    """The first wreck with a diver, from this one on; after wreck 5 if there is none."""
    found = DIVE_WRECKS
    for seat in range(SEATS):
        if s.wreck <= s.place[seat] < found:
            found = s.place[seat]
    return found


def bite(b: Box, s: State) -> None:
    """BK-33, BK-34, BK-37: all unprotected divers drop their bags together; the wreck keeps what it can hold."""
    for seat in range(SEATS):
        if s.place[seat] == s.wreck and s.bag[seat] > 0 and not is_protected(b, s, seat):
            gold = s.bag[seat]
            s.bag[seat] = 0
            s.gold[s.wreck] += gold
            tell(s, news.DROPS, seat, s.wreck, gold)
    excess = s.gold[s.wreck] - b.wreck_limit
    if excess > 0:
        s.gold[s.wreck] = b.wreck_limit
        give_back(s, excess)
        tell(s, news.WASHED_AWAY, s.wreck, excess)
    if deed(b, s) != NONE and upright_on(s, s.wreck):
        tell(s, news.GUARDED, s.wreck)  # BK-36


def is_protected(b: Box, s: State, seat: int) -> bool:
    """BK-33: the controller is, and a diver standing on a card that protects."""
    if seat == s.controller:
        return True
    return is_shield(b, s, s.place[seat]) and (s.lying >> seat) & 1 == 0


def lead(s: State, seat: int) -> None:
    """BK-42, BK-83, BK-89: this player has the initiative."""
    s.phase = ACTING
    s.player = seat


def offer(b: Box, s: State) -> None:
    """BK-40, BK-42, BK-50, BK-89: asked where there is a choice; otherwise gold, if any, is the player's at once."""
    if has_choice(b, s):
        s.waiting = 1 << s.player
        return
    if deed(b, s) == GOLD:
        take_gold(s, s.player, deed_count(b, s))
    s.phase = PASSING


def has_choice(b: Box, s: State) -> bool:
    """BK-42, BK-50, BK-84: whether the player, or a tied team-mate, can change something; gold alone is no question."""
    seat = s.player
    with_others = s.phase != SHARING and not is_one(pawns_on(s, s.wreck))
    if with_others and (prey(s, seat) > 0 or can_exchange(s, seat)):
        return True
    if deed(b, s) == GOLD and not with_others:
        return False
    return ways(b, s, seat) > 0 or (s.phase == LEADING and ways(b, s, mate(seat)) > 0)


def share_next(b: Box, s: State) -> None:
    """BK-36, BK-40, BK-44, BK-47: every upright diver has the General Action, the foremost first."""
    seat = next_to_share(s)
    s.phase = SHARING
    if s.end_check == AT_ONCE and (seat == NOBODY or s.shared == 0):
        look_at_vaults(b, s)  # BK-62: after the Special Action, and after the whole General Action
    if seat != NOBODY:
        s.shared |= 1 << seat
        s.player = seat
    elif s.over == 0:
        s.wreck += 1
        s.phase = ENTERING


def next_to_share(s: State) -> int:
    """BK-47: ascending initiative value, ties by seat."""
    left = upright_on(s, s.wreck) & ~s.shared
    return lowest(foremost(s, left)) if left else NOBODY
