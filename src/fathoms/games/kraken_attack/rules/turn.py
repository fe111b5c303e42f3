"""The course of a turn: dice, card, Funny Face, the Kraken's way to the ship (KA-12, KA-44 to KA-53)."""

from fathoms.core.news import tell
from fathoms.games.kraken_attack import news
from fathoms.games.kraken_attack.names import ACTION_SYMBOLS, EYE, FUNNY, NOBODY, SAMUEL, SLOTS
from fathoms.games.kraken_attack.rules.cards import show_back, symbol_count, turn_up
from fathoms.games.kraken_attack.rules.sea import advance, resolve, roll
from fathoms.games.kraken_attack.state import ARRIVING, CHOOSING, EYES, Box, State


def start_turn(b: Box, s: State, seat: int) -> None:
    """KA-12, KA-79, KA-82: a seat's turn begins with the dice; one power is at work."""
    s.player = seat
    s.waiting = 1 << seat
    s.slot = NOBODY
    s.actor = NOBODY
    s.power = NOBODY
    for symbol in range(ACTION_SYMBOLS):
        s.used[symbol] = 0
    tell(s, news.TURN, seat)
    if s.powers:
        s.power = s.back if s.solo else s.pirate[seat]
        if s.solo:
            tell(s, news.POWER, s.power)
    roll(b, s)
    if s.power == SAMUEL and s.roll[EYE] + s.roll[6 + EYE] > 0:
        s.phase = EYES
    else:
        face_the_roll(b, s)


def ignore_eyes(b: Box, s: State, purple: int, red: int) -> None:
    """KA-56: Samuel looks away from some Eyes, or none; then the rest of the roll counts."""
    s.ignored[0] = purple
    s.ignored[1] = red
    tell(s, news.IGNORED, purple, red)
    face_the_roll(b, s)


def face_the_roll(b: Box, s: State) -> None:
    """KA-14 to KA-17: the pieces move; then, if the ship still floats, it is time to choose a card."""
    s.phase = CHOOSING
    resolve(b, s)


def stop(b: Box, s: State) -> None:
    """KA-31, KA-44: no more actions; the card's Funny Face comes next."""
    s.faces = symbol_count(b, s, FUNNY)
    make_faces(b, s)


def make_faces(b: Box, s: State) -> None:
    """KA-47, KA-49, KA-52: the Kraken stirs, arrives or advances; then the turn is over."""
    while s.faces > 0 and s.over == 0:
        s.faces -= 1
        if s.kraken != NOBODY:
            advance(b, s, s.kraken)
        elif s.track == b.track_end:
            s.phase = ARRIVING
            return
        else:
            stir(b, s)
    if s.over == 0:
        finish_turn(b, s)


def stir(b: Box, s: State) -> None:
    """KA-47, KA-48: one space along the track; a die lying there joins the pool."""
    s.track += 1
    tell(s, news.KRAKEN_STIRS, s.track)
    colour = b.track_die[s.track]
    if colour != NOBODY:
        s.dice[colour] += 1
        tell(s, news.DIE_JOINS, colour)


def summon(b: Box, s: State, lane: int) -> None:
    """KA-49 to KA-51: the Kraken takes a tentacle's place, space and all; that tentacle is gone."""
    s.kraken = lane
    tell(s, news.KRAKEN_ARRIVES, lane)
    make_faces(b, s)


def finish_turn(b: Box, s: State) -> None:
    """KA-45, KA-12: the played card goes under the pile, another is turned up, the next seat begins."""
    i = SLOTS * s.player + s.slot
    s.up[i] = turn_up(s, s.player, s.up[i])
    tell(s, news.DRAWS_CARD, s.player, s.up[i])
    show_back(s)
    start_turn(b, s, (s.player + 1) % s.seats)
