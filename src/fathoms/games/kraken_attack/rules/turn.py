"""The course of a turn: dice, card, Funny Face, the Kraken's way to the ship (KA-12, KA-44 to KA-53)."""

from fathoms.core.news import tell
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack import news
from fathoms.games.kraken_attack.names import ACTION_SYMBOLS, FUNNY, PURPLE, RED, SLOT_COUNT
from fathoms.games.kraken_attack.rules.cards import card_in_play, deal, show_back, symbol_count, turn_up
from fathoms.games.kraken_attack.rules.powers import may_ignore_eyes, power_of_turn
from fathoms.games.kraken_attack.rules.sea import advance, resolve, roll
from fathoms.games.kraken_attack.state import (
    ARRIVING,
    CHOOSING,
    DEALING,
    EYES,
    GRIMACING,
    STARTING,
    SURGING,
    Box,
    State,
)


def go_on(b: Box, s: State) -> None:
    """KA-12: everything that follows by itself, until the game is over or somebody has to decide."""
    if s.phase == GRIMACING:
        make_faces(b, s)
    if s.phase == DEALING:
        deal(s)
        s.phase = STARTING
    if s.phase == STARTING:
        start_turn(b, s)
    if s.phase == SURGING:
        face_the_roll(b, s)


def start_turn(b: Box, s: State) -> None:
    """KA-12, KA-79, KA-82: the player's turn begins with the dice; one power is at work."""
    s.waiting = 1 << s.player
    s.power = NOBODY
    tell(s, news.TURN, s.player)
    s.power = power_of_turn(s)
    if s.solo and s.power != NOBODY:
        tell(s, news.POWER, s.power)
    roll(b, s)
    s.phase = EYES if may_ignore_eyes(s) else SURGING


def ignore_eyes(s: State, purple: int, red: int) -> None:
    """KA-56: Samuel looks away from some Eyes, or none; then the rest of the roll counts."""
    s.ignored[PURPLE] = purple
    s.ignored[RED] = red
    s.phase = SURGING
    tell(s, news.IGNORED, purple, red)


def face_the_roll(b: Box, s: State) -> None:
    """KA-14 to KA-17: the pieces move; then, if the ship still floats, it is time to choose a card."""
    s.phase = CHOOSING
    s.waiting = 1 << s.player
    resolve(b, s)


def stop(b: Box, s: State) -> None:
    """KA-31, KA-44: no more actions; the card's Funny Face comes next."""
    s.faces = symbol_count(b, card_in_play(s), FUNNY)
    s.phase = GRIMACING


def make_faces(b: Box, s: State) -> None:
    """KA-47, KA-49, KA-52: the Kraken advances, stirs, or arrives where the player says; then the turn is over."""
    s.phase = CHOOSING  # a ship sunk here ends as one sunk by the dice
    while s.faces > 0 and s.over == 0:
        s.faces -= 1
        if s.kraken != NOBODY:
            advance(b, s, s.kraken, news.ADVANCED_BY_FACE)
        elif s.track < b.track_end:
            stir(b, s)
        else:
            s.phase = ARRIVING
            s.waiting = 1 << s.player
            return
    if s.over == 0:
        end_turn(s)


def stir(b: Box, s: State) -> None:
    """KA-47, KA-48: one space along the track; a die lying there joins the pool."""
    s.track += 1
    tell(s, news.KRAKEN_STIRS, s.track)
    colour = b.track_die[s.track]
    if colour != NOBODY:
        s.dice[colour] += 1
        tell(s, news.DIE_JOINS, colour)


def summon(s: State, lane: int) -> None:
    """KA-49 to KA-51: the Kraken takes a tentacle's place, space and all; that tentacle is gone."""
    s.kraken = lane
    s.phase = GRIMACING
    tell(s, news.KRAKEN_ARRIVES, lane)


def end_turn(s: State) -> None:
    """KA-45, KA-12: the played card goes under the pile, another is turned up, the next seat begins."""
    i = SLOT_COUNT * s.player + s.slot
    s.up[i] = turn_up(s, s.player, s.up[i])
    s.slot = NOBODY
    s.actor = NOBODY
    for symbol in range(ACTION_SYMBOLS):
        s.used[symbol] = 0
    tell(s, news.DRAWS_CARD, s.player, s.up[i])
    show_back(s)
    s.player = (s.player + 1) % s.seats
    s.phase = STARTING
