"""The course of a round: secret choice, reveal, resolution, end of the round (BK-10 to BK-16, BK-56 to BK-60)."""

from fathoms.core.chance import draw, reveal
from fathoms.core.news import tell
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import BARRACUDA, DIVE_WRECKS, LAIR, NOBODY
from fathoms.games.barrakuda.rules.barracuda import stir, stop
from fathoms.games.barrakuda.rules.cards import (
    hand_card,
    hand_size,
    has_no_moves,
    in_centre,
    lay_out_card,
    take_back_barracuda,
    take_back_row,
)
from fathoms.games.barrakuda.rules.ending import look_at_vaults
from fathoms.games.barrakuda.rules.people import foremost, is_opponent, lowest_seat, pawns_on
from fathoms.games.barrakuda.rules.wrecks import collect_next, enter, share_next
from fathoms.games.barrakuda.state import (
    ACTING,
    AT_ONCE,
    CHOOSING,
    COLLECTING,
    END_OF_ROUND,
    LAYING,
    MEDDLING,
    SHARING,
    STEERING,
    Box,
    State,
)


def start_round(s: State) -> None:
    """BK-10: everybody chooses a card at the same time."""
    s.round += 1
    s.phase = CHOOSING
    s.waiting = (1 << s.seats) - 1
    s.controller = NOBODY
    s.distance = 0
    s.direction = NOBODY
    s.player = NOBODY
    for seat in range(s.seats):
        s.card[seat] = NOBODY
    tell(s, news.ROUND, s.round)


def choose(b: Box, s: State, seat: int, card: int) -> None:
    """BK-10, BK-11: a card lies face down; with the last one all are revealed together."""
    s.card[seat] = card
    s.waiting &= ~(1 << seat)
    tell(s, news.CHOSE, seat, card)
    if s.waiting == 0:
        reveal(s)
        s.phase = STEERING
        tell(s, news.REVEALED)
        move_divers(s)
        stir(b, s)


def move_divers(s: State) -> None:
    """BK-12 to BK-16: divers dive or lie down, and the initiative is fixed for the round."""
    for seat in range(s.seats):
        lay_out_card(s, seat, s.card[seat])
        if s.card[seat] == BARRACUDA:
            s.lying |= 1 << seat
            tell(s, news.LIES_DOWN, seat)
        else:
            s.place[seat] = s.card[seat]
            tell(s, news.DIVES, seat, s.card[seat])
            if has_no_moves(s, seat):
                run_out(s, seat)
        s.value[seat] = s.laid[seat]


def run_out(s: State, seat: int) -> None:
    """BK-15: the last Movement card brings the whole row back, at once or (last_card_return) after the round."""
    if s.last_card_return == AT_ONCE:
        take_back_row(s, seat)
    else:
        s.spent |= 1 << seat


def go_on(b: Box, s: State) -> None:
    """The round goes on until somebody has to decide something."""
    while s.waiting == 0 and s.over == 0:
        if s.phase == STEERING:
            stop(b, s)
        elif s.phase == COLLECTING:
            collect_next(s)
        elif s.phase == ACTING and s.wreck < DIVE_WRECKS:
            enter(b, s)
        elif s.phase == SHARING:
            share_next(b, s)
        elif s.phase == ACTING:
            surface(s)
        else:
            meddle_next(b, s)


def surface(s: State) -> None:
    """BK-56, BK-57: divers stand up, spent rows and, it may be, the Barracuda cards return; then the red actions."""
    s.lying = 0
    for seat in range(s.seats):
        if (s.spent >> seat) & 1:
            take_back_row(s, seat)
    s.spent = 0
    played = in_centre(s)
    if played and (s.barracuda == LAIR or played == (1 << s.seats) - 1):
        for seat in range(s.seats):
            take_back_barracuda(s, seat)
        tell(s, news.CARDS_RETURN)
    s.phase = MEDDLING


def meddle_next(b: Box, s: State) -> None:
    """BK-58: the next red action; after the last one the round is over."""
    s.player = next_to_meddle(s)
    if s.player != NOBODY:
        s.red[s.player] -= 1
        if victims(s, s.player):
            s.waiting = 1 << s.player
        else:
            tell(s, news.NO_VICTIM, s.player)
        return
    if s.end_check == END_OF_ROUND:
        look_at_vaults(b, s)
    if s.over == 0:
        start_round(s)


def next_to_meddle(s: State) -> int:
    """BK-58: ascending wreck number, on one wreck the foremost first."""
    plotters = 0
    for seat in range(s.seats):
        if s.red[seat] > 0:
            plotters |= 1 << seat
    for wreck in range(DIVE_WRECKS):
        here = plotters & pawns_on(s, wreck)
        if here:
            return lowest_seat(foremost(s, here))
    return NOBODY


def victims(s: State, seat: int) -> int:
    """BK-58, BK-85: the opponents with two cards in hand, as bits."""
    found = 0
    for other in range(s.seats):
        if is_opponent(s, seat, other) and hand_size(s, other) >= 2:
            found |= 1 << other
    return found


def meddle(s: State, victim: int) -> None:
    """BK-58: two cards are drawn from the victim's hand, each pair as likely."""
    s.victim = victim
    tell(s, news.MEDDLES, s.player, victim)
    draw_pair(s)
    s.phase = LAYING
    s.waiting = 1 << s.player
    tell(s, news.SEES, s.player, victim, s.drawn[0])
    tell(s, news.SEES, s.player, victim, s.drawn[1])


def draw_pair(s: State) -> None:
    """Two cards of the victim's hand, kept in order, so that nothing shows which came first."""
    size = hand_size(s, s.victim)
    first = draw(s, size)
    second = draw(s, size - 1)
    if second >= first:
        second += 1
    s.drawn[0] = hand_card(s, s.victim, min(first, second))
    s.drawn[1] = hand_card(s, s.victim, max(first, second))


def lay_for(s: State, card: int) -> None:
    """BK-58 to BK-60: one card is laid out as if the victim had played it, the other goes back."""
    victim = s.victim
    lay_out_card(s, victim, card)
    s.victim = NOBODY
    s.drawn[0] = NOBODY
    s.drawn[1] = NOBODY
    s.phase = MEDDLING
    reveal(s)
    tell(s, news.LAYS_OUT, s.player, victim, card)
    if has_no_moves(s, victim):
        take_back_row(s, victim)
