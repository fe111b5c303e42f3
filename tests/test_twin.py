"""One text of the rules, three ways to run it: plain, compiled and on a GPU, with the same games."""

import random
import struct
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from chance_games import GAMES, any_variant, walk

import fathoms
from fathoms.core.chance import PLAY, POLICY, key, spin
from fathoms.core.state import layout
from fathoms.core.twin import Fast

every_game = pytest.mark.parametrize("name", GAMES)
TOGETHER = 2000  # games in which plain and compiled rules go side by side
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I"}


def packer(fast: Fast[Any, Any]) -> Callable[[Any], bytes]:
    """A State as the bytes of its record; a number that does not fit its field is an error."""
    form, at = "<", 0
    rows = layout(fast.game.state)
    for name, storage, length in rows:
        dtype, offset = fast.state_dtype.fields[name][:2]  # type: ignore[index]  # a record has fields
        form += f"{offset - at}x{max(1, length)}{LETTERS[storage]}"
        at = offset + dtype.itemsize
    whole = struct.Struct(form + f"{fast.state_dtype.itemsize - at}x")

    def pack(s: Any) -> bytes:
        values: list[int] = []
        for name, _, length in rows:
            value = getattr(s, name)
            values.extend(value) if length else values.append(value)
        return whole.pack(*values)

    return pack


@every_game
def test_plain_equals_compiled_in_every_field_and_choice_at_every_step(name: str) -> None:
    """2,000 random games with random options, side by side."""
    game = fathoms.game(name)
    fast, pack = game.fast, packer(game.fast)
    steps = 0
    for seed in range(TOGETHER):
        variant = any_variant(name, random.Random(seed))
        s = variant.blank()
        key(s.rng, seed, 0, PLAY)
        boxes, slots = fast.boxes(variant.box), fast.slots(s)
        game.rules.setup(variant.box, s)
        fast.setup(boxes, slots)
        for seat, action in walk(variant, s, seed, most=150):
            assert slots[0].tobytes() == pack(s), (seed, s.ply)
            assert fast.legal(boxes, slots, seat) == variant.legal(s, seat), (seed, s.ply)
            fast.step(boxes, slots, seat, action)
            steps += 1
        assert slots[0].tobytes() == pack(s), (seed, s.ply)
    assert steps > TOGETHER * 5


@every_game
def test_a_compiled_playout_plays_what_plain_python_plays(name: str) -> None:
    game = fathoms.game(name)
    pack = packer(game.fast)
    seats = game.seats[-1]
    variant = game.variant(seats=seats)
    ends, hashes = game.fast.finals(variant, 20, seed=11, most=2000)
    assert len(set(hashes.tolist())) > 1
    for i in range(20):
        s = variant.blank()
        variant.begin(s, 11, i)
        r = [0] * 4
        key(r, 11, i, POLICY)
        for _ in range(2000):
            if s.over:
                break
            waiting = [seat for seat in range(seats) if (s.waiting >> seat) & 1]
            seat = waiting[spin(r, len(waiting))] if len(waiting) > 1 else waiting[0]
            actions = variant.legal(s, seat)
            variant.step(s, seat, actions[spin(r, len(actions))])
        assert ends[i].tobytes() == pack(s)


@every_game
def test_random_games_end(name: str) -> None:
    for seats in fathoms.game(name).seats:
        games = fathoms.game(name).variant(seats=seats).playouts(2000, seed=3)
        assert (games.over > 0).all()


@every_game
def test_results_do_not_depend_on_the_number_of_threads(name: str) -> None:
    variant = fathoms.game(name).variant()
    one, two = variant.playouts(9000, seed=5, threads=1), variant.playouts(9000, seed=5, threads=3)
    assert np.array_equal(one.hashes, two.hashes)
    assert np.array_equal(one.winners, two.winners)


def test_a_forked_process_plays_on_several_threads_too() -> None:
    """Threads do not survive a fork; whoever waited for those of the parent would wait for ever."""
    code = (
        "import fathoms, os; play = fathoms.game('treasure-hunting-kraken').variant().playouts; play(9, threads=2);"
        "child = os.fork(); games = play(9, threads=2); assert child == 0 or os.waitpid(child, 0)[1] == 0"
    )
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True, timeout=60)


@every_game
def test_no_rule_reads_or_writes_out_of_bounds(name: str) -> None:
    """Compiled with bounds checks, thousands of games with random options raise nothing."""
    game = fathoms.game(name)
    checked = Fast(game, boundscheck=True)
    dice = random.Random(17)
    for seed in range(40):
        checked.finals(any_variant(name, dice), 100, seed=seed, most=2000)


@every_game
def test_the_gpu_kernel_compiles_from_the_same_rules(name: str) -> None:
    from fathoms.core.cuda import ptx

    text = ptx(fathoms.game(name))
    assert ".entry" in text
