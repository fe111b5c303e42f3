"""The rules of Barrakuda, one chapter a file; here: set-up, what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.core.news import tell
from fathoms.games.barrakuda import actions as do
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import (
    ALL_CARDS,
    BARRACUDA_CARD,
    GOLD,
    LAIR,
    MOVES,
    TAKE_BACK_OR_MEDDLE,
    VAULT_ALL,
    VAULT_UP_TO,
    WRECK_COUNT,
)
from fathoms.games.barrakuda.rules.barracuda import can_steer, steer
from fathoms.games.barrakuda.rules.cards import holds
from fathoms.games.barrakuda.rules.deeds import (
    callers,
    can_exchange,
    can_fetch,
    can_take_back,
    deed,
    deed_count,
    exchange,
    fetch,
    force_discard,
    plot,
    prey,
    rob,
    take_cards,
    take_gold,
    vault,
)
from fathoms.games.barrakuda.rules.floor import lay_out
from fathoms.games.barrakuda.rules.people import mate
from fathoms.games.barrakuda.rules.rounds import choose, go_on, lay_for, meddle, start_round, victims
from fathoms.games.barrakuda.rules.wrecks import choose_collector, offer
from fathoms.games.barrakuda.state import (
    ACTING,
    CHOOSING,
    COLLECTING,
    LAYING,
    LEADING,
    MEDDLING,
    SHARING,
    STEERING,
    Box,
    State,
)


def setup(b: Box, s: State) -> None:
    """BK-01 to BK-06: the ocean floor, six cards and a little gold for everyone; the barracuda at home."""
    lay_out(b, s)
    s.barracuda = LAIR
    s.reserve = b.gold
    for seat in range(s.seats):
        s.hand[seat] = ALL_CARDS
        s.bag[seat] = s.starting_gold
        s.reserve -= s.starting_gold
    start_round(s)


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    n = 0
    if s.phase == CHOOSING:
        for card in range(MOVES + 1):
            if holds(s, seat, card):
                out[n] = do.PLAY + card
                n += 1
    elif s.phase == STEERING:
        for wreck in range(WRECK_COUNT):
            if can_steer(s, wreck):
                out[n] = do.STEER + wreck
                n += 1
    elif s.phase == COLLECTING or s.phase == LEADING:
        first = do.COLLECT if s.phase == COLLECTING else do.LEAD
        out[0] = first + seat
        out[1] = first + mate(seat)
        n = 2
    elif s.phase == LAYING:
        out[0] = do.LAY + s.drawn[0]
        out[1] = do.LAY + s.drawn[1]
        n = 2
    else:
        n = legal_or_decline(b, s, seat, out)
    return n


def legal_or_decline(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """BK-42, BK-50, BK-58: what can be done now, or nothing."""
    n = 0
    if s.phase == MEDDLING:
        n = legal_against(s, victims(s, seat), do.MEDDLE, out, 0)
    else:
        n = legal_deeds(b, s, seat, out)
        if s.phase == ACTING:
            n = legal_with_others(s, seat, out, n)
    out[n] = do.DECLINE
    return n + 1


def legal_deeds(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """BK-50 to BK-55: the ways to carry out the card's action."""
    n = 0
    what = deed(b, s)
    if what == GOLD:
        out[n] = do.TAKE_GOLD
        n += 1
    if can_take_back(s, seat, what):
        out[n] = do.TAKE_BACK
        n += 1
    if what == VAULT_UP_TO:
        for gold in range(1, min(deed_count(b, s), s.bag[seat]) + 1):
            out[n] = do.VAULT + gold
            n += 1
    if what == VAULT_ALL and s.bag[seat] > 0:
        out[n] = do.VAULT_ALL
        n += 1
    if what == TAKE_BACK_OR_MEDDLE:
        out[n] = do.PLOT
        n += 1
    if what == BARRACUDA_CARD:
        if can_fetch(s, seat):
            out[n] = do.FETCH
            n += 1
        n = legal_against(s, callers(s, seat), do.DISCARD, out, n)
    return n


def legal_against(s: State, others: int, first: int, out: MutableSequence[int], n: int) -> int:
    """One action for each seat of a set."""
    for other in range(s.seats):
        if (others >> other) & 1:
            out[n] = first + other
            n += 1
    return n


def legal_with_others(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """BK-42, BK-83, BK-84: what the initiative offers in place of the Special Action."""
    n = legal_against(s, prey(s, seat), do.ROB, out, n)
    if can_exchange(s, seat):
        most = min(s.bag[seat] + s.bag[mate(seat)], do.SPLIT_MOST)
        for gold in range(most + 1):
            if gold != s.bag[seat]:
                out[n] = do.EXCHANGE + gold
                n += 1
    return n


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action; then the round goes on."""
    if action < do.STEER:
        choose(b, s, seat, action - do.PLAY)
    else:
        s.waiting = 0
        if action < do.TAKE_GOLD:
            apply_before_deed(b, s, action)
        elif s.phase == ACTING or s.phase == SHARING:
            apply_deed(b, s, seat, action)
            s.phase = SHARING
        else:
            apply_meddling(s, action)
    go_on(b, s)


def apply_before_deed(b: Box, s: State, action: int) -> None:
    """The barracuda is sent somewhere, or team-mates settle who collects or acts."""
    if action < do.COLLECT:
        steer(s, action - do.STEER)
    elif action < do.LEAD:
        choose_collector(s, action - do.COLLECT)
    else:
        offer(b, s, action - do.LEAD)


def apply_deed(b: Box, s: State, seat: int, action: int) -> None:
    """The Special or General Action, a robbery, an exchange or nothing."""
    if action == do.TAKE_GOLD:
        take_gold(s, seat, deed_count(b, s))
    elif action == do.TAKE_BACK:
        take_cards(b, s, seat)
    elif action < do.VAULT_ALL:
        vault(s, seat, action - do.VAULT)
    elif action == do.VAULT_ALL:
        vault(s, seat, s.bag[seat])
    elif action == do.PLOT:
        plot(s, seat)
    elif action == do.FETCH:
        fetch(s, seat)
    elif action < do.ROB:
        force_discard(s, seat, action - do.DISCARD)
    elif action < do.EXCHANGE:
        rob(s, seat, action - do.ROB)
    elif action < do.MEDDLE:
        exchange(s, seat, action - do.EXCHANGE)
    else:
        tell(s, news.DECLINES, seat)


def apply_meddling(s: State, action: int) -> None:
    """BK-58: a victim is named, a card laid out, or the red action waived."""
    if action < do.LAY:
        meddle(s, action - do.MEDDLE)
    elif action < do.DECLINE:
        lay_for(s, action - do.LAY)
    else:
        tell(s, news.DECLINES, s.player)
