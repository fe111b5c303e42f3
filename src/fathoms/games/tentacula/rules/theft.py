"""Tentacula steals: the die, the seahorse's second roll, the gem (TN-49, TN-50, TN-56, TN-60)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.sets import is_one, lowest
from fathoms.core.state import NOBODY
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import DIE_SIDES, FISH_COUNT
from fathoms.games.tentacula.options import ONCE
from fathoms.games.tentacula.rules.powers import can_roll_again
from fathoms.games.tentacula.rules.reef import is_protected
from fathoms.games.tentacula.state import LOSING, REROLLING, SEEN, THEFT, Box, State


def count_exposed(b: Box, s: State) -> None:
    """TN-56: one theft for each fish on an unprotected square; the seahorse may repeat each roll (by option one)."""
    for fish in range(FISH_COUNT):
        if not is_protected(b, s, s.fish[fish]):
            s.thefts += 1
            tell(s, news.SEEN_AT_END, fish, s.fish[fish])
    s.repeats = 1 if s.seahorse_round_end == ONCE else s.thefts
    s.round_over = SEEN


def rob(b: Box, s: State, chest: int) -> None:
    """TN-49, TN-56: one theft: the die is rolled, a gem goes.

    Only by option can there be a theft from an empty chest, and then it is skipped.
    """
    if chest == 0:
        s.thefts = 0
        return
    if not s.rolled:
        roll(b, s, draw(s, DIE_SIDES))
    if s.phase == THEFT:
        settle_theft(s, chest)


def roll(b: Box, s: State, side: int) -> None:
    """TN-49, TN-60: the die comes to rest; the seahorse player may want to roll again."""
    s.die = b.sides[side]
    s.rolled = 1
    tell(s, news.ROLLS, s.player, s.die)
    if can_roll_again(s):
        s.phase = REROLLING


def roll_again(s: State) -> None:
    """TN-60: the second roll counts, better or worse."""
    s.repeats -= 1
    s.again = 1
    s.rolled = 0
    s.phase = THEFT
    tell(s, news.ROLLS_AGAIN, s.player)


def give_up(s: State, gem: int) -> None:
    """TN-50: the team says which gem goes instead."""
    s.loot = gem
    s.phase = THEFT


def settle_theft(s: State, chest: int) -> None:
    """TN-49, TN-50: a gem of the colour rolled is stolen; if there is none, one of the team's choice."""
    if s.loot == NOBODY and s.chest[s.die] > 0:
        s.loot = s.die
    elif s.loot == NOBODY:
        tell(s, news.MISSING, s.die)
        if is_one(chest):
            s.loot = lowest(chest)
    if s.loot == NOBODY:
        s.phase = LOSING
    else:
        lose(s)


def lose(s: State) -> None:
    """TN-49: a gem goes from the chest to the cave."""
    gem = s.loot
    s.loot = NOBODY
    s.rolled = 0
    s.again = 0
    s.thefts -= 1
    s.chest[gem] -= 1
    s.cave[gem] += 1
    tell(s, news.STOLEN, gem)
