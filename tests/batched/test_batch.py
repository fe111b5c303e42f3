"""Many games in one call are the very games that plain Python plays, and tell each seat what it may know."""

import random
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from chance_games import GAMES

import fathoms
from fathoms.adapters.match import Match, Setting
from fathoms.batched import Batch, blank, steps, terms_of, vectors
from fathoms.batched.layout import entries_of, large_sets, pairs_of, parts_of, rows_of
from fathoms.batched.steps import CUT, REFUSED
from fathoms.bots.engine import Slots
from fathoms.core.chance import SEARCH, key
from fathoms.core.link import bot_bindings, bot_modules, link, plain
from fathoms.core.observation import Observer
from fathoms.core.state import clone

every_game = pytest.mark.parametrize("name", GAMES)
SLOTS, STEPS = 6, 400


class Shadow(Match):
    """A slot in plain Python: what stands in it, game after game."""

    def __init__(self, setting: Setting, seed: int, slot: int) -> None:
        super().__init__(setting, seed)
        self.seed, self.slot, self.began = seed, slot, 0
        self.next_game()

    def next_game(self) -> None:
        self.state, self.passed = self.setting.variant.blank(), 0
        self.setting.variant.begin(self.state, self.seed, self.began << 32 | self.slot)
        self.began += 1


@every_game
def test_every_slot_plays_what_plain_python_plays_and_tells_what_the_seat_may_know(name: str) -> None:
    variant = fathoms.game(name).variant(seats=fathoms.game(name).seats[-1])
    setting, games = Setting(variant), fathoms.batch(variant, SLOTS, seed=11, most=300, threads=2)
    shadows = [Shadow(setting, 11, slot) for slot in range(SLOTS)]
    dice, ended = random.Random(5), 0
    for _ in range(STEPS):
        actions = games.sampled.copy()
        for i, shadow in enumerate(shadows):
            seat, legal = shadow.turn, setting.legal(shadow.state, shadow.turn)
            assert games.numbers[i] == shadow.began - 1 << 32 | i
            assert games.seat[i] == seat
            assert np.array_equal(games.masks[i], setting.mask(legal))
            assert np.array_equal(games.observations[i], setting.observer.of(shadow.state, seat))
            assert actions[i] in legal
            if dice.random() < 0.5:
                actions[i] = dice.choice(legal)
            shadow.play(seat, int(actions[i]))
        games.step(actions)
        for i, shadow in enumerate(shadows):
            cut = not shadow.over and shadow.state.ply >= 300 and not shadow.passed
            assert games.ending[i] == (CUT if cut else shadow.state.over)
            assert games.done[i] == (cut or shadow.over)
            assert games.rewards[i].tolist() == pytest.approx(setting.worth(shadow.state))
            if games.done[i]:
                ended += 1
                shadow.next_game()
    assert ended > 0


@every_game
def test_an_observation_stays_the_same_when_all_that_its_seat_cannot_know_is_dealt_anew(name: str) -> None:
    variant = fathoms.game(name).variant()
    games, observer = Batch(variant, 8, seed=3, threads=1), Observer(variant)
    slots: Any = games._given[2]
    for _ in range(25):
        games.step(games.sampled)
        for i in range(games.count):
            other, seat = clone(variant.game.fast.state(slots, i)), int(games.seat[i])
            key(other.rng, 99, seat + 1, SEARCH)
            variant.game.sight.redeal(variant.box, other, seat)
            assert np.array_equal(games.observations[i], observer.of(other, seat))


def test_a_slot_does_not_depend_on_how_many_there_are_nor_on_threads() -> None:
    variant = fathoms.game(GAMES[0]).variant()
    few, many = Batch(variant, 3, seed=4, threads=1), Batch(variant, 9, seed=4, threads=2)
    for _ in range(200):
        few.step(few.sampled)
        many.step(many.sampled)
    for name in ("observations", "masks", "numbers", "rewards"):
        assert np.array_equal(getattr(few, name), getattr(many, name)[:3])


def test_an_action_that_is_not_open_ends_the_game_and_costs_1() -> None:
    games = Batch(fathoms.game(GAMES[0]).variant(), 3, seed=4, threads=1)
    before, seat = games.numbers.copy(), int(games.seat[1])
    actions = games.sampled.copy()
    actions[1], actions[2] = int(np.flatnonzero(games.masks[1] == 0)[0]), 10_000
    games.step(actions)
    assert games.ending.tolist() == [0, REFUSED, REFUSED]
    assert games.rewards[1, seat] == -1 and games.rewards.sum() == -2
    assert (games.numbers - before).tolist() == [0, 1 << 32, 1 << 32]


def test_arrays_are_handed_over_without_a_copy() -> None:
    """JAX takes only what lies in one piece and begins with a line of the cache; the others take that too."""
    games = Batch(fathoms.game(GAMES[0]).variant(), 5, seed=4, threads=1)
    for array in (games.observations, games.masks, games.rewards, games.seat, games.ending, games.sampled):
        taken = np.from_dlpack(array)
        assert np.shares_memory(taken, array)
        assert array.flags.c_contiguous and array.ctypes.data % 64 == 0


@every_game
def test_vectors_write_what_the_text_writes_number_by_number(name: str) -> None:
    """Of any bytes, also those that no position has; in each view some numbers are as before, and some are 0 again."""
    game, dice = fathoms.game(name), np.random.default_rng(8)
    parts, dtype, width = parts_of(game), game.fast.state_dtype, len(Observer(game.variant()))
    entries, last, native = (
        entries_of(parts, width),
        np.zeros((2, large_sets(parts)), np.int64),
        vectors.observe_of(parts),
    )
    written, expected = np.zeros((2, width), np.int16), np.zeros((2, width), np.int16)
    observe = numba.njit(lambda *given: native(*given))
    views = np.zeros(3, dtype)
    for _ in range(8):
        for field in dtype.names or ():
            numbers = views[field][2].reshape(-1) if dtype[field].shape else views[field][2:]
            bounds = np.iinfo(np.int16 if numbers.itemsize == 4 else numbers.dtype)  # as an observation has them
            fresh = dice.integers(bounds.min, bounds.max, numbers.shape, np.int64, endpoint=True)
            numbers[:] = np.choose(dice.integers(3, size=numbers.shape), [numbers, 0, fresh.astype(numbers.dtype)])
        small = views.view(np.int8).reshape(3, -1)
        observe(small, 2, entries, last, written, 1)
        steps.observe(small, 2, entries, last, expected, 1)
        assert np.array_equal(written, expected)
    assert expected[1].any()


def observed(tile: np.ndarray, pairs: np.ndarray) -> np.ndarray:
    """What the threads of a GPU write: two numbers at a time, of two views at a time."""
    two = tile.reshape(len(tile) // 2, -1).view(np.uint32).astype(np.uint64)
    low, high, down, down_, chosen, mask = pairs.astype(np.int64).T
    both = (two[:, low] >> down.astype(np.uint64)) | (two[:, high] >> down_.astype(np.uint64)) << np.uint64(32)
    out = np.zeros(both.shape, np.uint32)
    for k in range(4):
        which = chosen >> 4 * k & 15
        byte = (both >> (8 * (which & 7)).astype(np.uint64) & np.uint64(255)).astype(np.int64)
        byte = np.where(which > 7, np.where(byte > 127, 255, 0), byte)
        out |= (byte << 8 * k).astype(np.uint32)
    return np.asarray((out & mask.astype(np.uint32)).view(np.int16)).reshape(len(tile), -1)


@every_game
def test_what_a_thread_of_a_gpu_does_to_its_slot_is_what_the_cpu_does(name: str) -> None:
    """The text of its kernels, run here slot after slot and entry after entry."""
    variant = fathoms.game(name).variant()
    fast, count = variant.game.fast, 4
    games = Batch(variant, count, seed=6, most=40, threads=1)
    told = blank(variant, games.observer, count)
    lines = [SimpleNamespace(stream=[0] * 4, began=0, rewards=[0.0] * 4, ending=0) for _ in range(count)]
    linked = link(bot_modules(variant.game, steps), plain, bot_bindings(variant.game))
    boxes, blanks = [variant.box], Slots([variant.blank()])
    slots, workspaces, views = (Slots(variant.blank() for _ in range(n)) for n in (count, 1, count))
    lists, terms = np.zeros((games.actions + 1, count), np.int16), terms_of(variant, 6, 40).tolist()
    words, columns, pairs = pairs_of(entries_of(parts_of(variant.game), len(games.observer)))
    rows = rows_of(variant.game) // 4

    def show(i: int) -> None:
        slots[i] = workspaces[0]
        linked[steps.offer_slot](boxes, workspaces, [lines[i]], lists, told, i, terms)
        linked[steps.hide_slot](boxes, workspaces, [lines[i]])
        views[i] = workspaces[0]

    for i in range(count):
        linked[steps.begin_slot](boxes, blanks, workspaces, [lines[i]], i, terms)
        show(i)
    for _ in range(60):
        seen = np.concatenate([fast.slots(view) for view in views]).view(np.int32).reshape(count, -1)
        for i in range(count):
            linked[steps.look](seen[i], rows, told.seat[i])
        tile = np.zeros((count, columns), np.int32)
        tile[:, : len(words) + 1] = np.column_stack([seen[:, words], told.seat])
        told.observations[:] = observed(tile, pairs)
        for field in ("observations", "masks", "rewards", "seat", "ending", "sampled"):
            assert np.array_equal(getattr(told, field), getattr(games, field)), field
        actions = games.sampled.tolist()
        games.step(games.sampled)
        for i, action in enumerate(actions):
            workspaces[0] = slots[i]
            linked[steps.play_slot](boxes, workspaces, [lines[i]], told, i, action, terms)
            if lines[i].ending != 0:
                linked[steps.begin_slot](boxes, blanks, workspaces, [lines[i]], i, terms)
            show(i)


@every_game
def test_the_kernels_of_batches_compile_from_the_same_text(name: str) -> None:
    from fathoms.batched.gpu import ptx

    assert all(".entry" in text for text in ptx(fathoms.game(name)))


def test_without_a_gpu_none_is_promised() -> None:
    from fathoms.core.cuda import is_here

    variant = fathoms.game(GAMES[0]).variant()
    with pytest.raises(fathoms.BadOption, match="device cannot be 'tpu'; it takes one of: cpu, cuda"):
        fathoms.batch(variant, 4, device="tpu")  # type: ignore[call-overload]
    if not is_here():
        with pytest.raises(fathoms.BadOption, match="no GPU can be used here"):
            fathoms.batch(variant, 4, device="cuda")


def test_wrong_actions_and_counts_are_refused_in_one_sentence() -> None:
    variant = fathoms.game(GAMES[0]).variant()
    with pytest.raises(fathoms.BadOption, match="one action for each of 4 games"):
        Batch(variant, 4, threads=1).step([0, 1])
    with pytest.raises(fathoms.BadOption, match=r"as whole numbers, not float64\[4\]"):
        Batch(variant, 4, threads=1).step([0.5] * 4)
    with pytest.raises(fathoms.BadOption, match="count"):
        fathoms.batch(variant, 0)
    with pytest.raises(fathoms.BadOption, match="threads"):
        fathoms.batch(variant, 4, threads=0)
    with pytest.raises(TypeError, match=r"batch takes a variant, such as .*, not 'tentacula'"):
        fathoms.batch("tentacula", 4)  # type: ignore[call-overload]


def test_a_seed_may_be_one_of_numpys() -> None:
    variant = fathoms.game(GAMES[0]).variant()
    one, two = fathoms.batch(variant, 4, seed=7), fathoms.batch(variant, 4, seed=np.uint32(7))
    assert np.array_equal(one.observations, two.observations)
    assert np.array_equal(one.sampled, two.sampled)
