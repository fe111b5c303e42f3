"""Simulated games are those of the arena and of random play, told in full: how they end, and what each seat did."""

from typing import Any

import numpy as np
import pytest
from chance_games import GAMES

import fathoms
from fathoms.bots import LEVELS
from fathoms.core.chance import POLICY, key, spin
from fathoms.core.loops import any_seat
from fathoms.lab.contest import Samples
from fathoms.lab.runner import RANDOM, Runner
from fathoms.lab.simulate import cost_of_counts, levels_of, simulate

MOST = 20_000


def same_games(a: Samples, b: Samples) -> bool:
    """Whether games are the same, whatever was counted in them."""
    return all(np.array_equal(getattr(a, n), getattr(b, n)) for n in ("over", "winners", "lengths", "decisions"))


@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_those_of_playouts_and_every_action_is_counted(name: str) -> None:
    variant = fathoms.game(name).variant()
    played = simulate(variant, "random", 300, 5, counts=True)
    games = variant.playouts(300, seed=5, most=MOST)
    assert np.array_equal(played.lengths, games.ply)
    assert np.array_equal(played.over, games.over)
    assert np.array_equal(played.winners, games.winners)
    assert np.array_equal(played.cut, games.over == 0)
    for game in (0, 1):
        acts, phases = by_hand(variant, seed=5, game=game)
        assert np.array_equal(played.acts[game], acts)
        assert np.array_equal(played.phases[game], phases)
    assert np.array_equal(played.acts.sum(2), played.decisions)
    assert np.array_equal(played.decisions.sum(1), played.lengths)
    assert np.array_equal(played.phases.sum(1), played.lengths)


def by_hand(variant: fathoms.AnyVariant, *, seed: int, game: int) -> tuple[Any, Any]:
    """What each seat did in a random game, and in which phase, counted in plain Python."""
    acts = np.zeros((variant.seats, len(variant.game.verbs)), int)
    phases = np.zeros(len(variant.game.phases), int)
    s, r = variant.blank(), [0] * 4
    variant.begin(s, seed, game)
    key(r, seed, game, POLICY)
    while not s.over and s.ply < MOST:
        seat = any_seat(s, r)
        legal = variant.legal(s, seat)
        action = legal[spin(r, len(legal))]
        acts[seat, action] += 1
        phases[s.phase] += 1
        variant.step(s, seat, action)
    return acts, phases


def test_counting_changes_no_game_and_nothing_is_counted_unasked() -> None:
    variant = fathoms.game(GAMES[0]).variant(seats=3)
    for bots in ("random", ("crab", "random", "shrimp")):
        plain, counted = (simulate(variant, bots, 60, 2, counts=counts) for counts in (False, True))
        assert same_games(plain, counted)
        assert plain.acts.size == plain.phases.size == 0
        assert np.array_equal(counted.acts.sum(2), counted.decisions)


def test_games_of_bots_are_those_of_the_runner() -> None:
    variant = fathoms.game(GAMES[0]).variant(seats=2)
    heard: list[int] = []
    played = simulate(variant, ("crab", "shrimp"), 300, 4, threads=3, progress=heard.append)
    assert same_games(played, Runner(variant).play([LEVELS["crab"], LEVELS["shrimp"]], 300, 4))
    assert heard == [250, 50]


def test_games_in_pieces_are_those_of_the_whole_on_any_number_of_threads() -> None:
    runner = Runner(fathoms.game(GAMES[0]).variant(seats=2))
    whole = runner.play([RANDOM] * 2, 1_000, 4, threads=1)
    later = runner.play([RANDOM] * 2, 600, 4, first=400, threads=3)
    assert np.array_equal(whole.lengths[400:], later.lengths)
    assert np.array_equal(whole.decisions[400:], later.decisions)
    assert len(runner.play([RANDOM] * 2, 0, 4).winners) == 0


def test_a_game_is_cut_off_after_so_many_actions() -> None:
    played = simulate(fathoms.game(GAMES[0]).variant(), "random", 20, most=5)
    assert played.cut.all()
    assert (played.lengths == 5).all()


def test_a_bot_is_named_for_all_seats_or_for_each() -> None:
    variant = fathoms.game(GAMES[0]).variant(seats=2)
    assert levels_of(variant, "crab") == [LEVELS["crab"]] * 2
    assert levels_of(variant, ("random", "kraken")) == [RANDOM, LEVELS["kraken"]]
    with pytest.raises(fathoms.BadOption, match="3 bots are named for 2 seats; name one for each"):
        levels_of(variant, ("crab",) * 3)
    with pytest.raises(fathoms.BadOption, match="there is no bot 'crabb'; did you mean 'crab'"):
        levels_of(variant, "crabb")


def test_what_counting_costs_is_measured_where_nobody_searches() -> None:
    variant = fathoms.game(GAMES[0]).variant(seats=2)
    cost = cost_of_counts(variant, ("random", "random"), 1, MOST)
    assert cost is not None and min(cost) > 0
    assert cost_of_counts(variant, ("random", "dolphin"), 1, MOST) is None
