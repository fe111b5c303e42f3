"""Bots: play any game from what their seat may know.

>>> import fathoms
>>> from fathoms.bots import bot
>>> table = fathoms.game("kraken-attack").table(seats=2, seed=7)
>>> crab = bot(table.variant, "crab", seed=1)
>>> seat = table.waiting[0]
>>> action = crab.choose(table.view(seat), seat, table.legal_numbers(seat))
"""

import re

from fathoms.bots.level import AS_PAYS, Level
from fathoms.bots.players import Bot, Weighed, surest
from fathoms.bots.tree import MOST_TREES
from fathoms.core.errors import BadOption, did_you_mean
from fathoms.games import AnyVariant

__all__ = [
    "COACH",
    "LAB_LEVELS",
    "LEVELS",
    "PLAIN",
    "Bot",
    "Level",
    "Weighed",
    "bot",
    "level_named",
    "surest",
    "table_level",
]

LEVELS = {
    "shrimp": Level(worlds=1, half=1, steady=AS_PAYS),
    "crab": Level(worlds=4),
    "dolphin": Level(simulations=1_000),
    "kraken": Level(simulations=20_000, ahead=AS_PAYS, trees=AS_PAYS),
}
PLAIN = tuple(name for name, level in LEVELS.items() if not level.simulations)  # need no compiled code
COACH = "dolphin"  # who is asked what it would do
SEARCH = re.compile(r"(?:([0-9]+)x)?([0-9]+)(?:\+([0-9]+))?")
MOST = 1_000_000  # simulations for a decision
FARTHEST = 1_000  # choices that each of them plays on
LAB_LEVELS = {
    "newcomer": Level(worlds=1, slips=30),  # what somebody may play like who has just learnt the rules
    "cheat": Level(simulations=1_000, peeks=1),  # a dolphin that sees every secret and every die to come
}


def level_named(name: str) -> Level:
    """A level by its name.

    `500` is a search of so many simulations, `8x500` one of eight trees with so many each, and with `+4` behind it
    each simulation plays on for 4 choices.
    """
    known = LEVELS | LAB_LEVELS
    if search := SEARCH.fullmatch(name):
        trees, each, ahead = (int(number or usual) for number, usual in zip(search.groups(), (1, 0, 0), strict=True))
        if not 0 < trees <= MOST_TREES:
            raise BadOption("error-trees", most=str(MOST_TREES), given=str(trees))
        if not 0 < trees * each <= MOST:
            raise BadOption("error-simulations", most=f"{MOST:,}", given=str(trees * each))
        if ahead > FARTHEST:
            raise BadOption("error-ahead", most=f"{FARTHEST:,}", given=str(ahead))
        return Level(simulations=trees * each, ahead=ahead, trees=trees)
    if name not in known:
        raise BadOption("error-no-bot", name=name, instead=did_you_mean(name, known))
    return known[name]


def table_level(name: str) -> str:
    """The name of a level that sits down at tables, or a refusal."""
    if name not in LEVELS:
        raise BadOption("error-no-bot", name=name, instead=did_you_mean(name, LEVELS))
    return name


def bot(variant: AnyVariant, level: str, seed: int = 0, *, compiled: bool | None = None) -> Bot:
    """A bot of a level. Those that search are compiled; the others may be too, and choose the same."""
    thinks = level_named(level)
    return Bot(variant, thinks, seed, compiled=thinks.simulations > 0 if compiled is None else compiled)
