"""A player that is a network: trained elsewhere (`examples/ppo.py`), kept as a file of arrays, read by numpy alone.

Every number of an observation that has few values becomes one of so many inputs; of the others the small values do, and
the number itself is an input too, by its logarithm.
"""

import zipfile
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from fathoms.bots import Bot, bot
from fathoms.bots.players import Weighed
from fathoms.core.errors import BadOption
from fathoms.core.loops import may_pass
from fathoms.core.observation import Observer, passing
from fathoms.core.state import Header
from fathoms.games import AnyVariant

Array = np.ndarray[Any, Any]
NETWORK = "network:"  # a level that begins so is the path of a network's file
FEW = 64  # values that a number may have to be taken as one of them
LOWEST, BINS = -1, 16  # … and which values of the others are


class Encoding:
    """How observations of a variant become inputs of a network."""

    def __init__(self, observer: Observer) -> None:
        span = observer.high.astype(np.int64) - observer.low
        self.wide = np.flatnonzero(span >= FEW)
        self.low = np.where(span < FEW, observer.low, LOWEST).astype(np.int64)
        self.sizes = np.where(span < FEW, span + 1, BINS)
        self.offsets = np.concatenate([[0], np.cumsum(self.sizes)[:-1]])
        self.ones = int(self.sizes.sum())  # inputs of which one is 1 for each number
        self.inputs = self.ones + len(self.wide)

    def places(self, observations: Array) -> Array:
        """Which inputs are 1."""
        return np.asarray(np.clip(observations - self.low, 0, self.sizes - 1) + self.offsets)

    def sizes_of_wide(self, observations: Array) -> Array:
        """The other inputs: numbers of many values, by their logarithm."""
        numbers = observations[..., self.wide].astype(np.float32)
        return np.asarray(np.sign(numbers) * np.log1p(np.abs(numbers)))


class Network:
    """Layers of a network, from a file: `0.weight`, `0.bias`, … and last what each action and the seat are worth."""

    def __init__(self, path: Path, variant: AnyVariant) -> None:
        try:
            with np.load(path, allow_pickle=False) as kept:
                arrays = {name: kept[name] for name in kept.files}
            made_for = str(arrays.pop("variant"))
            self.layers = [(arrays[f"{k}.weight"], arrays[f"{k}.bias"]) for k in range(len(arrays) // 2)]
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
            raise BadOption("error-network", path=str(path)) from None
        if made_for != str(variant):
            raise BadOption("error-network-other", path=str(path), name=made_for, given=str(variant))
        self.observer = Observer(variant)
        self.encoding = Encoding(self.observer)
        widths = [self.encoding.inputs, *(len(bias) for _, bias in self.layers)]
        fitting = [weight.shape for weight, _ in self.layers] == list(pairwise(widths))
        if not fitting or widths[-1] != passing(variant.game) + 2:  # to pass, and the seat's prospects
            raise BadOption("error-network", path=str(path))

    def read(self, observation: Array) -> tuple[Array, float]:
        """What it thinks of each action, as logits, and of its seat's prospects, from -1 to 1."""
        weight, bias = self.layers[0]
        ones = self.encoding.ones
        x = weight[self.encoding.places(observation)].sum(0) + bias
        x = x + self.encoding.sizes_of_wide(observation) @ weight[ones:]
        for weight, bias in self.layers[1:]:
            x = np.maximum(x, 0) @ weight + bias
        return x[:-1], float(np.clip(x[-1], -1, 1))


class NetworkBot:
    """A network at the table; it takes what it thinks best."""

    def __init__(self, variant: AnyVariant, path: Path, seed: int = 0) -> None:
        self.variant = variant
        self.network = Network(path, variant)
        self.seed = seed
        self.passing = passing(variant.game)

    def choose(self, view: Header, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> int:
        """One of the legal actions of a seat; `view` is the position after `hide` for that seat."""
        return legal[0] if len(legal) == 1 else self.decide(view, seat, legal).action

    def decide(self, view: Header, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> Weighed:
        """The same, with its chance to win; none where it would rather let another of its team go first."""
        logits, prospects = self.network.read(self.network.observer.flat(view, seat))
        action = int(legal[int(np.argmax(logits[list(legal)]))])
        passes = may_pass(view, seat, self.variant.game.phases.secret) and logits[self.passing] > logits[action]
        return Weighed(action, 0.0 if passes else (1.0 + prospects) / 2.0, 1)


Player = Bot | NetworkBot


def is_network(level: str) -> bool:
    """Whether a level is the file of a network."""
    return level.startswith(NETWORK)


def player(variant: AnyVariant, level: str, seed: int = 0, *, compiled: bool | None = None) -> Player:
    """A bot of a level, or a network. Whoever lets strangers name levels calls `bot`, which opens no files."""
    if is_network(level):
        return NetworkBot(variant, Path(level.removeprefix(NETWORK)), seed)
    return bot(variant, level, seed, compiled=compiled)
