"""The course of a round: secret choice, reveal, resolution, end of the round (BK-10 to BK-16, BK-56 to BK-60)."""

from fathoms.core.chance import draw, reveal
from fathoms.core.news import is_heard, tell
from fathoms.core.sets import all_of, pick
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import BARRACUDA, DIVE_WRECKS, LAIR, VALUES, WRECK_COUNT
from fathoms.games.barrakuda.options import AT_ONCE, END_OF_ROUND
from fathoms.games.barrakuda.rules.barracuda import stir, stop
from fathoms.games.barrakuda.rules.cards import (
    callers,
    hand_size,
    has_no_moves,
    lay_out_card,
    take_back_barracuda,
    take_back_row,
)
from fathoms.games.barrakuda.rules.ending import look_at_vaults
from fathoms.games.barrakuda.rules.people import opponents
from fathoms.games.barrakuda.rules.wrecks import collect, enter, meet, offer, share_next
from fathoms.games.barrakuda.state import (
    ACTING,
    CHOOSING,
    ENTERING,
    GATHERING,
    LAYING,
    LEADING,
    MEDDLING,
    PASSING,
    PLOTTING,
    SHARING,
    STEERING,
    STOPPING,
    SURFACING,
    Box,
    State,
)


def start_round(s: State) -> None:
    """BK-10: everybody chooses a card at the same time."""
    s.round += 1
    s.phase = CHOOSING
    s.waiting = all_of(s.seats)
    s.controller = NOBODY
    s.distance = 0
    s.direction = NOBODY
    s.player = NOBODY
    for seat in range(SEATS):
        s.card[seat] = NOBODY
    tell(s, news.ROUND, s.round)


def choose(s: State, seat: int, card: int) -> None:
    """BK-10: a card lies face down."""
    s.card[seat] = card
    s.waiting &= ~(1 << seat)
    tell(s, news.CHOSE, seat, card)


def move_divers(s: State) -> None:
    """BK-11 to BK-16: all are revealed, divers dive or lie down, and the initiative is fixed for the round."""
    reveal(s)
    s.phase = STEERING
    tell(s, news.REVEALED)
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
        count_row(s, seat)
    if is_heard():
        for wreck in range(DIVE_WRECKS):
            meet(s, wreck)


def count_row(s: State, seat: int) -> None:
    """BK-16: the initiative value is the number of cards in the row."""
    s.value[seat] = s.laid[seat]


def run_out(s: State, seat: int) -> None:
    """BK-15: the last Movement card brings the whole row back, at once or (last_card_return) after the round."""
    if s.last_card_return == AT_ONCE:
        take_back_row(s, seat)
    else:
        s.spent |= 1 << seat


def go_on(b: Box, s: State) -> None:
    """What follows by itself, in the order of a round, until somebody has to decide or the game is over."""
    while s.waiting == 0 and s.over == 0:
        if s.phase == CHOOSING:
            move_divers(s)
            stir(b, s)
        if s.phase == STOPPING:
            stop(b, s)
        if s.phase == GATHERING:
            collect(s)
        if s.phase == PASSING:
            share_next(b, s)
        if s.phase == ENTERING:
            enter(b, s)
        if s.over == 0 and (s.phase == LEADING or s.phase == ACTING or s.phase == SHARING):
            offer(b, s)
        if s.phase == SURFACING:
            surface(s)
        if s.phase == PLOTTING:
            meddle_next(b, s)


def surface(s: State) -> None:
    """BK-56, BK-57: divers stand up, spent rows and, it may be, the Barracuda cards return; then the red actions."""
    s.lying = 0
    for seat in range(SEATS):
        if (s.spent >> seat) & 1:
            take_back_row(s, seat)
    s.spent = 0
    holding = callers(s)
    if holding == 0 or (s.barracuda == LAIR and holding != all_of(s.seats)):
        for seat in range(SEATS):
            if seat < s.seats:
                take_back_barracuda(s, seat)
        tell(s, news.CARDS_RETURN)
    s.phase = PLOTTING


def meddle_next(b: Box, s: State) -> None:
    """BK-58: the next red action; after the last one the round is over."""
    s.phase = MEDDLING
    s.player = next_to_meddle(s)
    if s.player == NOBODY:
        if s.end_check == END_OF_ROUND:
            look_at_vaults(b, s)
        if s.over == 0:
            start_round(s)
        return
    s.red[s.player] -= 1
    if victims(s, s.player):
        s.waiting = 1 << s.player
    else:
        tell(s, news.NO_VICTIM, s.player)
        s.phase = PLOTTING


def next_to_meddle(s: State) -> int:
    """BK-58: ascending wreck number, on one wreck the foremost first."""
    first = NOBODY
    earliest = VALUES * WRECK_COUNT
    for seat in range(SEATS):
        turn = VALUES * s.place[seat] + s.value[seat]
        if s.red[seat] > 0 and turn < earliest:
            earliest = turn
            first = seat
    return first


def victims(s: State, seat: int) -> int:
    """BK-58, BK-85: the opponents with two cards in hand, as a set."""
    found = 0
    for other in range(SEATS):
        if hand_size(s, other) >= 2:
            found |= 1 << other
    return found & opponents(s, seat)


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
    s.drawn[0] = pick(s.hand[s.victim], min(first, second))
    s.drawn[1] = pick(s.hand[s.victim], max(first, second))


def lay_for(s: State, card: int) -> None:
    """BK-58 to BK-60: one card is laid out as if the victim had played it, the other goes back."""
    victim = s.victim
    lay_out_card(s, victim, card)
    s.victim = NOBODY
    s.drawn[0] = NOBODY
    s.drawn[1] = NOBODY
    s.phase = PLOTTING
    reveal(s)
    tell(s, news.LAYS_OUT, s.player, victim, card)
    if has_no_moves(s, victim):
        take_back_row(s, victim)
