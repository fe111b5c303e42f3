"""The rules of Barrakuda, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.core.news import tell
from fathoms.games.barrakuda import actions as do
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.rules.barracuda import steer
from fathoms.games.barrakuda.rules.deeds import (
    FIRST_WAY,
    deed,
    deed_count,
    exchange,
    fetch,
    force_discard,
    plot,
    prey,
    rob,
    splits,
    take_cards,
    take_gold,
    vault,
    ways,
)
from fathoms.games.barrakuda.rules.floor import within
from fathoms.games.barrakuda.rules.people import TEAM
from fathoms.games.barrakuda.rules.rounds import choose, go_on, lay_for, meddle, victims
from fathoms.games.barrakuda.rules.setup import setup
from fathoms.games.barrakuda.rules.wrecks import choose_collector, lead
from fathoms.games.barrakuda.state import (
    ACTING,
    COLLECTING,
    LAYING,
    LEADING,
    MEDDLING,
    PASSING,
    PLOTTING,
    SHARING,
    STEERING,
    Box,
    State,
)

__all__ = ["apply", "go_on", "legal", "setup"]


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    if s.phase == ACTING or s.phase == SHARING:
        return legal_deeds(b, s, seat, out)
    first = do.PLAY
    choices = s.hand[seat]
    if s.phase == STEERING:
        first = do.STEER
        choices = within(s, s.barracuda, s.distance)
    elif s.phase == COLLECTING or s.phase == LEADING:
        first = do.COLLECT if s.phase == COLLECTING else do.LEAD
        choices = TEAM << seat
    elif s.phase == MEDDLING:
        first = do.MEDDLE
        choices = victims(s, seat)
    elif s.phase == LAYING:
        first = do.LAY
        choices = 1 << s.drawn[0] | 1 << s.drawn[1]
    n = write(choices, first, out, 0)
    if s.phase == MEDDLING:
        out[n] = do.DECLINE
        n += 1
    return n


def legal_deeds(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """BK-42, BK-50, BK-83: the card's action, what the initiative offers in its place, or nothing."""
    n = write(ways(b, s, seat), FIRST_WAY[deed(b, s)], out, 0)
    if s.phase == ACTING:
        n = write(prey(s, seat), do.ROB, out, n)
        n = write(splits(s, seat), do.EXCHANGE, out, n)
    out[n] = do.DECLINE
    return n + 1


def write(choices: int, first: int, out: MutableSequence[int], n: int) -> int:
    """Writes the action of each choice of a set after the `n` that are there; returns how many there are then."""
    while choices:
        if choices & 1:
            out[n] = first
            n += 1
        choices >>= 1
        first += 1
    return n


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action; then the round goes on."""
    if do.PLAY <= action < do.PLAY_END:
        choose(s, seat, action - do.PLAY)
    else:
        s.waiting = 0
        if s.phase == ACTING or s.phase == SHARING:
            apply_deed(b, s, seat, action)
            s.phase = PASSING
        elif s.phase == MEDDLING or s.phase == LAYING:
            apply_meddling(s, action)
        else:
            apply_before_deed(s, action)
    go_on(b, s)


def apply_before_deed(s: State, action: int) -> None:
    """The barracuda is sent somewhere, or team-mates settle who collects or acts."""
    if do.STEER <= action < do.STEER_END:
        steer(s, action - do.STEER)
    elif do.COLLECT <= action < do.COLLECT_END:
        choose_collector(s, action - do.COLLECT)
    elif do.LEAD <= action < do.LEAD_END:
        lead(s, action - do.LEAD)


def apply_deed(b: Box, s: State, seat: int, action: int) -> None:
    """The Special or General Action, a robbery, an exchange or nothing."""
    if action == do.GOLD:
        take_gold(s, seat, deed_count(b, s))
    elif action == do.TAKE_BACK:
        take_cards(b, s, seat)
    elif action == do.PLOT:
        plot(s, seat)
    elif do.VAULT <= action < do.VAULT_END or action == do.VAULT_ALL:
        vault(s, seat, s.bag[seat] if action == do.VAULT_ALL else action - do.VAULT)
    elif action == do.FETCH:
        fetch(s, seat)
    elif do.DISCARD <= action < do.DISCARD_END:
        force_discard(s, seat, action - do.DISCARD)
    elif do.ROB <= action < do.ROB_END:
        rob(s, seat, action - do.ROB)
    elif do.EXCHANGE <= action < do.EXCHANGE_END:
        exchange(s, seat, action - do.EXCHANGE)
    elif action == do.DECLINE:
        tell(s, news.DECLINES, seat)


def apply_meddling(s: State, action: int) -> None:
    """BK-58: a victim is named, a card laid out, or the red action waived."""
    if do.MEDDLE <= action < do.MEDDLE_END:
        meddle(s, action - do.MEDDLE)
    elif do.LAY <= action < do.LAY_END:
        lay_for(s, action - do.LAY)
    elif action == do.DECLINE:
        s.phase = PLOTTING
        tell(s, news.DECLINES, s.player)
