"""The course of a turn: draw, lay, give (TC-08 to TC-11, TC-27 to TC-29)."""

from fathoms.core.chance import disclose
from fathoms.core.news import tell
from fathoms.core.state import NOBODY
from fathoms.games.tentacolor import news
from fathoms.games.tentacolor.names import ANY_COLOUR, HAND
from fathoms.games.tentacolor.options import MATCH_IF_ABLE
from fathoms.games.tentacolor.rules.cards import draw_card, drop, hand_over, restock
from fathoms.games.tentacolor.rules.ending import complete, run_out, try_tip
from fathoms.games.tentacolor.rules.knowledge import rule_out
from fathoms.games.tentacolor.rules.powers import MEETING, find_nothing, meet_shark, scatter
from fathoms.games.tentacolor.rules.tentacle import lengthen, series, series_colours
from fathoms.games.tentacolor.state import (
    BITING,
    FINDING,
    GIVING,
    LAYING,
    LAYING_MORE,
    SCATTERING,
    STARTING,
    Box,
    State,
)


def go_on(b: Box, s: State) -> None:
    """TC-08, TC-16: everything that follows by itself, until the game is over or somebody has to decide."""
    s.waiting = 1 << s.player
    go_on_with(b, s, NOBODY)


def go_on_with(b: Box, s: State, chosen: int) -> None:
    """TC-08, TC-16: so it goes on when a Shark or Shoal was sent to the opponent `chosen` (NOBODY: to none)."""
    if s.phase == BITING:
        meet_shark(s, chosen)
    if s.phase == STARTING:
        start_turn(b, s)
    if s.phase == STARTING or s.phase == SCATTERING or s.phase == FINDING:
        if restock(b, s):
            come_by_card(s, chosen)
        elif s.phase == STARTING:
            run_out(b, s)
        else:
            find_nothing(s)


def start_turn(b: Box, s: State) -> None:
    """TC-08, TC-34: the turn of the next player begins; a fitting tip ends the game."""
    s.waiting = 1 << s.player
    tell(s, news.TURN, s.player)
    try_tip(b, s, s.player)


def come_by_card(s: State, chosen: int) -> None:
    """TC-09, TC-22, TC-24: the player draws and then lays; a Shoal is for an opponent, who changes the card in hand."""
    seat = s.player
    what = news.DREW
    after = LAYING
    if s.phase == FINDING:
        what = news.DREW_MORE
        after = LAYING_MORE
    elif s.phase == SCATTERING:
        seat = 1 - s.player if s.seats == 2 else chosen
        what = news.DREW_AGAIN
        after = GIVING
        if seat == NOBODY:
            return
        scatter(s, seat)
    card = draw_card(s, seat)
    tell(s, what, seat, card)
    s.phase = after


def series_to_match(b: Box, s: State, seat: int) -> int:
    """TC-11, TC-24: the colours to go on with if able: those of the series, or any for one card more or by option."""
    return series_colours(b, s, seat) if s.phase == LAYING and s.laying == MATCH_IF_ABLE else ANY_COLOUR


def matching_colours(b: Box, s: State, seat: int) -> int:
    """TC-11: the colours of which a card to be laid must show one; any if no card in hand goes on with the series."""
    wanted = series_to_match(b, s, seat)
    for i in range(HAND):
        card = s.hand[HAND * seat + i]
        if card != NOBODY and b.colours[card] & wanted:
            return wanted
    return ANY_COLOUR


def lay(b: Box, s: State, card: int) -> None:
    """TC-10, TC-15, TC-16: a card lengthens the tentacle; if that does not win, its encounter comes next."""
    wanted = series_to_match(b, s, s.player)
    if b.colours[card] & wanted == 0:
        rule_out(b, s, s.player, wanted)
    drop(s, s.player, card)
    lengthen(s, s.player, card)
    disclose(s)
    length = series(b, s, s.player)
    tell(s, news.LAID, s.player, card, length)
    s.phase = MEETING[b.encounter[card]]
    complete(b, s, s.player, length)


def left_of(s: State, seat: int) -> int:
    """TC-08: the next seat clockwise."""
    return (seat + 1) % s.seats


def give(s: State, card: int) -> None:
    """TC-27 to TC-29: one of the two cards left goes to the left neighbour, whose turn it is then."""
    neighbour = left_of(s, s.player)
    hand_over(s, s.player, neighbour, card)
    disclose(s)
    tell(s, news.GAVE, s.player, neighbour, card)
    s.player = neighbour
    s.phase = STARTING
