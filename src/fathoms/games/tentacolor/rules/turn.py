"""The course of a turn: draw, lay, give (TC-08 to TC-11, TC-27 to TC-29)."""

from fathoms.core.chance import reveal
from fathoms.core.news import tell
from fathoms.games.tentacolor import news
from fathoms.games.tentacolor.names import ANY_COLOUR, HAND
from fathoms.games.tentacolor.rules.cards import draw_card, drop, hand_over, restock
from fathoms.games.tentacolor.rules.encounters import meet
from fathoms.games.tentacolor.rules.ending import complete, run_out, try_tip
from fathoms.games.tentacolor.rules.knowledge import rule_out
from fathoms.games.tentacolor.rules.tentacle import lengthen, series, series_colours
from fathoms.games.tentacolor.state import LAYING, MATCH_IF_ABLE, Box, State


def start_turn(b: Box, s: State, seat: int) -> None:
    """TC-08, TC-34, TC-36: a fitting tip ends the game, an empty pile too; else the seat draws and lays."""
    s.player = seat
    s.waiting = 1 << seat
    s.phase = LAYING
    tell(s, news.TURN, seat)
    try_tip(b, s, seat)
    if s.over:
        return
    if not restock(b, s):
        run_out(b, s)
        return
    card = draw_card(s, seat)
    tell(s, news.DREW, seat, card)


def matching_colours(b: Box, s: State, seat: int) -> int:
    """TC-11: the colours of which a card to be laid must show one; by option, those of the series if able."""
    if s.laying == MATCH_IF_ABLE:
        wanted = series_colours(b, s, seat)
        for i in range(s.held[seat]):
            if b.colours[s.hand[HAND * seat + i]] & wanted:
                return wanted
    return ANY_COLOUR


def lay(b: Box, s: State, card: int) -> None:
    """TC-10, TC-15, TC-16: a card lengthens the tentacle; if that does not win, its encounter works."""
    wanted = series_colours(b, s, s.player)
    if s.laying == MATCH_IF_ABLE and b.colours[card] & wanted == 0:
        rule_out(b, s, s.player, wanted)
    drop(s, s.player, card)
    lengthen(s, s.player, card)
    reveal(s)
    tell(s, news.LAID, s.player, card, series(b, s, s.player))
    complete(b, s, s.player)
    if s.over == 0:
        meet(b, s, b.encounter[card])


def left_of(s: State, seat: int) -> int:
    """TC-08: the next seat clockwise."""
    return (seat + 1) % s.seats


def give(b: Box, s: State, card: int) -> None:
    """TC-27 to TC-29: one of the two cards left goes to the left neighbour, whose turn it is then."""
    neighbour = left_of(s, s.player)
    hand_over(s, s.player, neighbour, card)
    reveal(s)
    tell(s, news.GAVE, s.player, neighbour, card)
    start_turn(b, s, neighbour)
