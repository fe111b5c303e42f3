"""Many games of a variant between bots: how each ended, who won, and what every seat did.

>>> import fathoms
>>> from fathoms.lab.simulate import simulate
>>> played = simulate(fathoms.game("kraken-attack").variant(seats=2), "random", games=100, seed=1)
>>> len(played.winners), int(played.lengths.sum()) == int(played.decisions.sum())
(100, True)
"""

import time
from collections.abc import Sequence

from fathoms.bots import Level, level_named
from fathoms.core.errors import BadOption
from fathoms.games import AnyVariant
from fathoms.lab import Tick
from fathoms.lab.contest import Samples
from fathoms.lab.runner import CHUNK, MOST, RANDOM, Runner

RUNS = 3  # of a measurement, of which the fastest counts


def levels_of(variant: AnyVariant, bots: str | Sequence[str]) -> list[Level]:
    """The levels of all seats, from one name for all or one a seat; `random` takes any choice."""
    names = [bots] * variant.seats if isinstance(bots, str) else bots
    if len(names) != variant.seats:
        raise BadOption("error-bots", seats=variant.seats, given=len(names))
    return [level_of(name) for name in names]


def level_of(name: str) -> Level:
    """A level by its name, or RANDOM."""
    return RANDOM if name == "random" else level_named(name)


def simulate(
    variant: AnyVariant,
    bots: str | Sequence[str] = "crab",
    games: int = 100_000,
    seed: int = 1,
    *,
    counts: bool = False,
    most: int = MOST,
    threads: int | None = None,
    progress: Tick | None = None,
) -> Samples:
    """Games 0 … games-1 of a seed, the same on any number of threads; `progress` hears of games played.

    A game is cut off after `most` actions. With `counts`, `acts` holds how often each seat chose each action in each
    game, and `phases` how many decisions were taken in each phase.
    """
    levels = levels_of(variant, bots)
    return Runner(variant).play(levels, games, seed, counts=counts, most=most, threads=threads, tick=progress)


def cost_of_counts(variant: AnyVariant, bots: Sequence[str], seed: int, most: int) -> tuple[float, float] | None:
    """Games that a second of one core plays with counts and without; nothing where bots search, for little beside that.

    The same few games are played both ways in turn, by the time of the processor: others who keep it busy do not count.
    """
    runner, levels = Runner(variant), levels_of(variant, bots)
    if any(level.simulations for level in levels):
        return None

    def seconds(counts: bool) -> float:
        start = time.process_time()
        runner.play(levels, CHUNK, seed, counts=counts, most=most, threads=1)
        return time.process_time() - start

    (_, *counted), (_, *plain) = zip(*((seconds(True), seconds(False)) for _ in range(1 + RUNS)), strict=True)
    return CHUNK / min(counted), CHUNK / min(plain)  # without the first run, which may have compiled
