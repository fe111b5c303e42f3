"""Bots: play any game from what their seat may know.

>>> import fathoms
>>> from fathoms.bots import bot
>>> table = fathoms.game("kraken-attack").table(seats=2, seed=7)
>>> crab = bot(table.game, "crab", seed=1)
>>> seat = table.waiting[0]
>>> action = crab.choose(table.box, table.view(seat), seat, table.legal_numbers(seat))
"""

import time

from fathoms.bots.players import Bot, Careless, Cheat, Greedy, Searcher, Weighed
from fathoms.core.errors import BadOption, did_you_mean
from fathoms.core.game import Game

__all__ = ["LEVELS", "Bot", "Weighed", "bench", "bot", "cheat"]

DOLPHIN, KRAKEN = 1_000, 20_000  # simulations for a decision
LEVELS = ("shrimp", "crab", "dolphin", "kraken")


def bot(game: Game, level: str, seed: int = 0, *, compiled: bool = False) -> Bot:
    """A bot of a level. Shrimp and crab need no compiler, but may be compiled too; they choose the same."""
    if level == "shrimp":
        return Careless(game, seed, compiled=compiled)
    if level == "crab":
        return Greedy(game, seed, compiled=compiled)
    if level in LEVELS:
        return Searcher(game, seed, simulations=DOLPHIN if level == "dolphin" else KRAKEN)
    raise BadOption(f"there is no bot {level!r}; " + did_you_mean(level, LEVELS))


def cheat(game: Game, seed: int = 0) -> Bot:
    """A dolphin to be shown the whole position, for comparison only."""
    return Cheat(game, seed, simulations=DOLPHIN)


def bench(game: Game, seconds: float = 2.0) -> float:
    """Simulations a second of the compiled search on one core, from the first position of a game."""
    table = game.table(seed=0)
    seat = table.waiting[0]
    searcher = Searcher(game, simulations=2_000)
    searcher.ponder(table.box, table.view(seat), seat, None)  # compiles
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        done += searcher.ponder(table.box, table.view(seat), seat, None)
    return done / (time.perf_counter() - start)
