"""An observation holds what a seat may know, all of it by name, and nothing else."""

import random

import numpy as np
import pytest
from chance_games import GAMES, table

import fathoms
from fathoms.core.chance import SEARCH, key
from fathoms.core.observation import Observer
from fathoms.core.state import clone

every_game = pytest.mark.parametrize("name", GAMES)
PLIES = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55)


@every_game
def test_an_observation_stays_the_same_when_all_that_its_seat_cannot_know_is_dealt_anew(name: str) -> None:
    for seed in range(20):
        t = table(name, seed, random.Random(seed).choice(PLIES))
        observer = Observer(t.variant)
        for seat in range(t.seats):
            seen = observer.of(t.state, seat)
            assert np.array_equal(seen, observer.flat(t.view(seat), seat))
            for other in (clone(t.state), t.view(seat)):
                key(other.rng, 99, seat + 1, SEARCH)
                t.game.sight.redeal(t.box, other, seat)
                assert np.array_equal(observer.of(other, seat), seen)


@every_game
def test_every_entry_has_a_name_of_its_own_and_lies_within_its_bounds(name: str) -> None:
    for seed in range(20):
        t = table(name, seed, random.Random(seed).choice(PLIES))
        observer = Observer(t.variant)
        assert len(set(observer.names)) == len(observer) == len(observer.low) == len(observer.high)
        for seat in range(t.seats):
            seen = observer.of(t.state, seat)
            assert seen.dtype == np.int32 and seen.shape == (len(observer),)
            outside = np.flatnonzero((seen < observer.low) | (seen > observer.high))
            assert [observer.names[i] for i in outside] == []


@every_game
def test_two_views_that_differ_make_two_observations(name: str) -> None:
    """Nothing that a seat may know is left out but the count of draws."""
    t = table(name, 3, 0)
    observer = Observer(t.variant)
    dice = random.Random(3)
    before, last = t.view(0), observer.of(t.state, 0)
    for _ in range(60):
        if t.over:
            break
        seat = dice.choice(t.waiting)
        t.play(seat, dice.choice(t.legal_numbers(seat)))
        view, seen = t.view(0), observer.of(t.state, 0)
        view.draws = before.draws
        assert (view == before) == np.array_equal(seen, last)
        before, last = view, seen


def test_sets_are_taken_apart_and_places_and_options_are_called_by_name() -> None:
    t = fathoms.game("kraken-attack").table(seats=2, seed=7, whirlpools=2)
    observer = Observer(t.variant)
    seen = dict(zip(observer.names, observer.of(t.state, 1).tolist(), strict=True))
    assert seen["seat"] == 1
    assert seen["whirlpools"] == 2
    assert [seen[f"waiting[{seat}]"] for seat in range(4)] == [int(seat in t.waiting) for seat in range(4)]
    assert "rng" not in seen and "draws" not in seen


def test_a_mask_has_a_one_for_each_legal_action() -> None:
    t = fathoms.game("tentacolor").table(seats=2, seed=7)
    mask = Observer(t.variant).mask(t.legal_numbers(t.waiting[0]))
    assert mask.dtype == np.int8 and mask.shape == (len(t.game.verbs),)
    assert np.flatnonzero(mask).tolist() == t.legal_numbers(t.waiting[0])
