"""Tuning finds the weights behind outcomes, and every game ships weights for the hints it has."""

import tomllib
from typing import Any

import numpy as np
import pytest
from chance_games import GAMES

import fathoms
from fathoms.bots import Level
from fathoms.bots.judge import UNIT
from fathoms.bots.weights import FILE, GREEDY, SEARCH, weights
from fathoms.lab.contest import MILLION, SILENT, Samples
from fathoms.lab.runner import Runner
from fathoms.lab.tune import (
    Tuned,
    calibration,
    calibration_of_dolphins,
    log_odds_of,
    regress,
    rounds_of,
    runners_of,
    scaled,
    written,
)

Array = np.ndarray[Any, Any]
every_game = pytest.mark.parametrize("name", GAMES)


def outcomes(true: list[float], count: int) -> tuple[Array, Array]:
    """Rows of hints, one of which never changes, and outcomes by a known law."""
    dice = np.random.default_rng(1)
    rows = dice.integers(-5, 6, (count, len(true) - 1)).astype(np.int16)
    rows[:, -1] = 3
    chance = 1 / (1 + np.exp(-(true[0] + rows @ np.array(true[1:]))))
    return rows, (dice.random(count) < chance).astype(np.int8)


def test_regression_finds_the_weights_behind_the_outcomes() -> None:
    true = [0.3, -0.5, 0.2, 0.0]
    rows, labels = outcomes(true, 100_000)
    assert regress(rows, labels) == pytest.approx(np.array(true), abs=0.03)


def test_calibration_turns_the_right_order_into_the_right_chance() -> None:
    rows, labels = outcomes([0.3, -0.5, 0.2, 0.0], 50_000)
    count = len(rows)
    blank = np.zeros(count)
    samples = Samples(rows, blank, np.arange(count), labels, np.ones(count), blank, *[np.zeros(1)] * 6)
    said = np.array([0.0, -5.0, 2.0, 0.0])
    shift, scale, loss, base = calibration(log_odds_of(said, rows), samples)
    assert scaled(said, shift, scale) == pytest.approx(np.array([0.3, -0.5, 0.2, 0.0]), abs=0.04)
    assert loss < base


def test_what_was_tuned_can_be_read_back() -> None:
    game = fathoms.game(GAMES[0])
    found = np.arange(1 + len(game.hints.HINTS)) / 8
    read = tomllib.loads(written(game, {2: Tuned(found, 2 * found, 0.1, 0.9, 0.5, 0.6)}, {"games": 10, "seed": 3}))
    names = ("constant", *game.hints.HINTS.names)
    assert read["seats"]["2"]["greedy"] == dict(zip(names, found, strict=True))
    assert read["seats"]["2"]["search"] == dict(zip(names, 2 * found, strict=True))
    assert (read["games"], read["seed"]) == (10, 3)


def test_a_round_of_tuning_beats_play_at_random_and_is_repeatable() -> None:
    game = fathoms.game("tentacolor")
    runners, nothing = [Runner(game.variant(seats=3))], np.zeros(1 + len(game.hints.HINTS))
    first, again = (next(rounds_of(runners, nothing, games=300, rounds=1, seed=2)) for _ in range(2))
    assert first.lead > 3
    assert np.array_equal(first.best, again.best)


@every_game
def test_the_weights_of_a_game_are_of_the_hints_it_has_for_every_seat_count(name: str) -> None:
    game = fathoms.game(name)
    sheet = tomllib.loads((game.folder / FILE).read_text(encoding="utf-8"))
    assert {int(seats) for seats in sheet["seats"]} == set(game.seats)
    for seats, table in sheet["seats"].items():
        for kind in (GREEDY, SEARCH):
            assert tuple(table[kind]) == ("constant", *game.hints.HINTS.names)
            assert weights(game, int(seats), kind) == [round(UNIT * w) for w in table[kind].values()]
            assert any(weights(game, int(seats), kind)[1:])


def test_what_was_noted_holds_what_those_who_just_chose_said_of_their_chances() -> None:
    game = fathoms.game("tentacolor")
    samples = Runner(game.variant(seats=3)).play([Level(simulations=20)] * 3, 4, seed=1, rows=3_000)
    spoke = samples.said != SILENT
    assert 0 < spoke.sum() <= len(spoke) / 3
    assert samples.said[spoke].min() >= 0
    assert samples.said[spoke].max() <= MILLION
    two = Runner(game.variant(seats=2))
    shift, scale, *_ = calibration_of_dolphins(two, two.search, 8, 1)
    assert abs(shift) < 5
    assert 0 < scale < 5


def test_the_presets_are_played_too_unless_other_options_were_asked_for() -> None:
    game = fathoms.game("tentacolor")
    usual, other = game.variant(seats=2), game.variant(seats=2, laying="free")
    assert len(runners_of(usual)) > 1
    assert [runner.variant for runner in runners_of(other)] == [other]
