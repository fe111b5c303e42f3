"""Contests on a GPU. Here there may be none: their code is compiled as far as a compiler alone can, and played by one
thread in plain Python.
"""

from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

import fathoms
from fathoms.bots import LEVELS
from fathoms.core.cuda import assembled
from fathoms.core.state import clone
from fathoms.lab import gpu, runner
from fathoms.lab.crews import Threads
from fathoms.lab.gpu import kernel, signature
from fathoms.lab.runner import Runner
from fathoms.lab.simulate import simulate

GAME = "tentacula"


@pytest.mark.parametrize("how", [{}, {"random": True, "counts": True}])
def test_a_contest_compiles_for_a_gpu_and_nobody_searches_there(how: dict[str, bool]) -> None:
    game = fathoms.game(GAME)
    text = assembled(kernel(game, **how), signature(game))
    assert ".entry" in text
    assert "descend" not in text


class Lent(np.ndarray[Any, Any]):
    """An array as if it lay on a GPU."""

    def copy_to_host(self) -> Any:
        return np.array(self)


class Desks(list[Any]):
    """Slots for positions in plain Python: as in an array of records, what is put there goes into what is there."""

    def __setitem__(self, i: Any, s: Any) -> None:
        copy = clone(s)
        for field in fields(s):
            setattr(self[i], field.name, getattr(copy, field.name))


class Launched:
    """A kernel that one thread runs here, in plain Python."""

    def __init__(self, play: Any, variant: fathoms.AnyVariant) -> None:
        self.play, self.variant = play, variant

    def __getitem__(self, size: tuple[int, int]) -> Any:
        def launch(boxes: Any, blanks: Any, rivals: Any, weights: Any, rival: Any, levels: Any, *rest: Any) -> None:
            there = [self.variant.box] * len(boxes), [self.variant.blank()] * len(blanks)
            self.play(*there, rivals.tolist(), weights.tolist(), rival.tolist(), levels.tolist(), *rest)

        return launch


@pytest.fixture
def one_thread(monkeypatch: pytest.MonkeyPatch) -> fathoms.AnyVariant:
    """A variant, and a GPU of one thread that stands in for the one which is not there."""
    variant = fathoms.game(GAME).variant(seats=2)

    def array(count: int, kind: Any) -> Any:
        return [0] * count if isinstance(kind, numba.types.Number) else Desks(variant.blank() for _ in range(count))

    there = SimpleNamespace(
        jit=lambda play=None, device=False: (lambda f: f) if device else Launched(play, variant),
        local=SimpleNamespace(array=array),
        grid=lambda axes: 0,
        gridsize=lambda axes: 1,
        to_device=lambda numbers: np.array(numbers).view(Lent),
    )
    monkeypatch.setattr(gpu, "cuda", there)
    monkeypatch.setattr(gpu, "widened", lambda f: f)
    monkeypatch.setattr("fathoms.core.cuda.is_here", lambda: True)
    monkeypatch.setattr(runner, "_gpu", runner._gpu.__wrapped__)
    return variant


@pytest.mark.parametrize(("bots", "counts"), [("crab", False), ("random", True), (("crab", "random"), True)])
def test_a_simulation_of_lots_of_games_on_a_gpu_is_the_one_on_the_cores(
    one_thread: fathoms.AnyVariant, monkeypatch: pytest.MonkeyPatch, bots: str | tuple[str, ...], counts: bool
) -> None:
    """As many games at a time as there is room for."""
    monkeypatch.setattr(runner, "LOTS", 5)
    monkeypatch.setattr(gpu, "THREADS", 2)
    heard: list[int] = []
    there = simulate(one_thread, bots, 5, 3, counts=counts, most=20, progress=heard.append)
    here = simulate(one_thread, bots, 5, 3, counts=counts, most=20, threads=1)
    assert heard == [2, 2, 1]
    for theirs, ours in zip(there, here, strict=True):
        assert np.array_equal(theirs, ours)


def test_who_searches_is_watched_or_plays_few_games_needs_no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "LOTS", 5)
    monkeypatch.setattr(runner, "_gpu", lambda *about, **how: pytest.fail("the GPU was asked"))
    monkeypatch.setattr(Threads, "work", lambda *about: iter([about]))
    r = Runner(fathoms.game(GAME).variant(seats=2))
    crabs, searchers = ([level] * 2 for level in (LEVELS["crab"], LEVELS["dolphin"]))
    for order, games in (
        (r.order(searchers, 1), 5),
        (r.order(crabs, 1, logged=1), 5),
        (r.order(crabs, 1, rows=10), 5),
        (r.order(crabs, 1), 4),
    ):
        assert list(r.parts(order, games))
