"""Bots: play any game from what their seat may know.

>>> import fathoms
>>> from fathoms.bots import bot
>>> table = fathoms.game("kraken-attack").table(seats=2, seed=7)
>>> crab = bot(table.game, "crab", seed=1)
>>> seat = table.waiting[0]
>>> action = crab.choose(table.box, table.view(seat), seat, table.legal_numbers(seat))
"""

from typing import Any

from fathoms.core.chance import POLICY, key, spin
from fathoms.core.errors import BadOption, did_you_mean
from fathoms.core.game import Game

LEVELS = ("shrimp", "crab", "dolphin", "kraken")


class Bot:
    """A player at random."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, box: Any, view: Any, seat: int, legal: list[int], *, seconds: float | None = None) -> int:
        """One of the legal actions of a seat that sees `view`."""
        r = [0] * 4
        key(r, self.seed, 8 * view.ply + seat, POLICY)
        return legal[spin(r, len(legal))]


def bot(game: Game, level: str, seed: int = 0) -> Bot:
    """A bot of a level."""
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level!r}; " + did_you_mean(level, LEVELS))
    return Bot(game, seed)
