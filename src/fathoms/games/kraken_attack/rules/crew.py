"""The crew: one card a turn, its actions, and the pirates' powers (KA-29 to KA-44, KA-56 to KA-64)."""

from fathoms.core.news import tell
from fathoms.games.kraken_attack import news
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    ASTRID,
    BILLY,
    CANNON,
    CANNON_SPACE,
    DECK,
    ELENA,
    MOVE,
    PISTOL,
    REPAIR,
    SIDE_LANES,
    SLOTS,
    WILD,
)
from fathoms.games.kraken_attack.rules.cards import symbol_count
from fathoms.games.kraken_attack.rules.sea import give_up, push_back
from fathoms.games.kraken_attack.state import ACTING, Box, State


def play_card(s: State, slot: int) -> None:
    """KA-29, KA-78: one of the two face-up cards is played; the pawn of its pirate acts."""
    card = s.up[SLOTS * s.player + slot]
    s.slot = slot
    s.actor = card // DECK
    s.phase = ACTING
    tell(s, news.PLAYS, s.player, card)


def can_afford(b: Box, s: State, symbol: int) -> bool:
    """KA-30, KA-42, KA-57 to KA-59: the symbol itself, a Wild, or Astrid's second use of one is still there.

    Nothing is announced: the uses so far and this one need only fit the card in some way.
    """
    if s.used[symbol] < symbol_count(b, s, symbol):
        return True
    short = 1  # uses beyond the card's own symbols
    doubled = 0  # one of those symbols is on the card, so Astrid may have used it twice
    for k in range(ACTION_SYMBOLS):
        shown = symbol_count(b, s, k)
        if s.used[k] > shown:
            short += s.used[k] - shown
        if shown > 0 and (s.used[k] > shown or k == symbol):
            doubled = 1
    wild = symbol_count(b, s, WILD)
    if short <= wild:
        return True
    return s.power == ASTRID and short == wild + 1 and (wild > 0 or doubled == 1)


def can_move(b: Box, s: State, area: int) -> bool:
    """KA-33: to an adjacent area, never diagonally."""
    return (b.adjacent[s.area[s.actor]] >> area) & 1 == 1


def can_hit(b: Box, s: State, weapon: int, lane: int) -> bool:
    """KA-34 to KA-36, KA-60: a piece on the weapon's space of a lane in reach; Elena's pistol reaches all."""
    if s.space[lane] != weapon:
        return False
    return b.lane_area[lane] == s.area[s.actor] or (weapon == PISTOL and s.power == ELENA)


def can_repair(b: Box, s: State, lane: int) -> bool:
    """KA-40: a missing rail on a lane of the pawn's area."""
    return s.rail[lane] == 0 and b.lane_area[lane] == s.area[s.actor]


def is_swept(s: State, target: int, lane: int) -> bool:
    """KA-61, KA-63: others on the Cannon space of the target's side, the Kraken only by option."""
    if lane == target or s.space[lane] != CANNON_SPACE:
        return False
    return lane != s.kraken or s.billy_sweeps_kraken == 1


def can_sweep(b: Box, s: State, target: int) -> bool:
    """KA-61, KA-62: Billy's power needs a first target in reach and something more to push back."""
    if s.power != BILLY or not can_hit(b, s, CANNON, target):
        return False
    bow = target // SIDE_LANES * SIDE_LANES
    for lane in range(bow, bow + SIDE_LANES):
        if is_swept(s, target, lane):
            return True
    return False


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
    hit(s, CANNON, target)
    if s.over:
        return
    bow = target // SIDE_LANES * SIDE_LANES
    for lane in range(bow, bow + SIDE_LANES):
        if is_swept(s, target, lane):
            push_back(s, lane)
    give_up(s)


def repair(s: State, lane: int) -> None:
    """KA-40: the rail stands again."""
    s.used[REPAIR] += 1
    s.rail[lane] = 1
    tell(s, news.REPAIRED, lane)
