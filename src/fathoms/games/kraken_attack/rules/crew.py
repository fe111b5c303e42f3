"""The crew: one card a turn, and what can be done with it (KA-29 to KA-44, KA-57 to KA-63)."""

from fathoms.core.news import tell
from fathoms.games.kraken_attack import news
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    CANNON,
    DECK,
    LANE_COUNT,
    MOVE,
    REPAIR,
    SLOT_COUNT,
    WILD,
)
from fathoms.games.kraken_attack.rules.cards import card_in_play, symbol_count
from fathoms.games.kraken_attack.rules.powers import aims_anywhere, extra_uses, swept
from fathoms.games.kraken_attack.rules.sea import give_up, push_back
from fathoms.games.kraken_attack.state import ACTING, Box, State


def play_card(s: State, slot: int) -> None:
    """KA-29, KA-78: one of the two face-up cards is played; the pawn of its pirate acts."""
    card = s.up[SLOT_COUNT * s.player + slot]
    s.slot = slot
    s.actor = card // DECK
    s.phase = ACTING
    tell(s, news.PLAYS, s.player, card)


def can_afford(b: Box, s: State, symbol: int) -> bool:
    """KA-30, KA-42, KA-57 to KA-59: the symbol itself, a Wild, or Astrid's second use of one is still there.

    Nothing is announced: the uses so far and this one need only fit the card in some way.
    """
    card = card_in_play(s)
    if s.used[symbol] < symbol_count(b, card, symbol):
        return True
    wild = symbol_count(b, card, WILD)
    if wild + extra_uses(s, 1) == 0:
        return False
    short = 1  # uses beyond the card's own symbols
    doubled = 0  # one of those symbols is on the card, so Astrid may have used it twice
    for k in range(ACTION_SYMBOLS):
        shown = symbol_count(b, card, k)
        if s.used[k] > shown:
            short += s.used[k] - shown
        if shown > 0 and (s.used[k] > shown or k == symbol):
            doubled = 1
    return short <= wild + extra_uses(s, wild + doubled)


def can_move(b: Box, s: State, area: int) -> bool:
    """KA-33: to an adjacent area, never diagonally."""
    return (b.adjacent[s.area[s.actor]] >> area) & 1 == 1


def can_hit(b: Box, s: State, weapon: int, lane: int) -> bool:
    """KA-34 to KA-36: a piece on the weapon's space of a lane in reach."""
    return s.space[lane] == weapon and reaches(b, s.area[s.actor], weapon, lane, s.power)


def reaches(b: Box, area: int, weapon: int, lane: int, power: int) -> bool:
    """KA-34 to KA-36, KA-60: a weapon reaches the lanes of the pawn's area, with a power perhaps all."""
    return b.lane_area[lane] == area or aims_anywhere(power, weapon)


def can_repair(b: Box, s: State, lane: int) -> bool:
    """KA-40: a missing rail on a lane of the pawn's area."""
    return s.rail[lane] == 0 and b.lane_area[lane] == s.area[s.actor]


def can_sweep(b: Box, s: State, target: int) -> bool:
    """KA-61, KA-62: a broadside needs a first target in reach and something more to push back."""
    return can_hit(b, s, CANNON, target) and swept(s, target) != 0


def move(s: State, area: int) -> None:
    """KA-33: the pawn goes to an adjacent area."""
    s.used[MOVE] += 1
    s.area[s.actor] = area
    tell(s, news.MOVED, s.actor, area)


def hit(s: State, weapon: int, lane: int) -> None:
    """KA-34 to KA-37: the piece is pushed back."""
    s.used[weapon] += 1
    push_back(s, lane)
    give_up(s)


def broadside(s: State, target: int) -> None:
    """KA-61, KA-63, KA-66: the first target, then together all others, unless the first one has won."""
    others = swept(s, target)
    hit(s, CANNON, target)
    if s.over:
        return
    for lane in range(LANE_COUNT):
        if (others >> lane) & 1:
            push_back(s, lane)
    give_up(s)


def repair(s: State, lane: int) -> None:
    """KA-40: the rail stands again."""
    s.used[REPAIR] += 1
    s.rail[lane] = 1
    tell(s, news.REPAIRED, lane)
