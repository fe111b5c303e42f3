"""Gymnasium's own check of a seat in every game, and what it does not look at."""

import copy
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from chance_games import GAMES
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import fathoms
from fathoms.adapters.gymnasium import make

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_gymnasiums_check_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*not having a spec.*")
        check_env(make(name, bots="shrimp"))


def play_out(env: Any, seed: int, most: int = 60) -> tuple[list[Any], float]:
    """A random match, cut off after `most` steps: all that was observed, and the last reward."""
    dice = random.Random(seed)
    seen, info = env.reset(seed=seed)
    observed, reward = [seen], 0.0
    for _ in range(most):
        action = dice.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, _, info = env.step(action)
        assert env.observation_space.contains(seen)
        observed.append(seen)
        if over:
            assert not info["action_mask"].any()
            break
        assert reward == 0
    return observed, reward


@every_game
def test_the_same_seed_and_actions_give_the_same_match_bots_included(name: str) -> None:
    seat = fathoms.game(name).usual_seats - 1
    one, two = (play_out(make(name, seat=seat, bots="shrimp"), 5, 15) for _ in range(2))
    assert len(one[0]) == len(two[0])
    assert all(np.array_equal(a, b) for a, b in zip(one[0], two[0], strict=True))
    assert one[1] == two[1]


def test_a_match_that_ends_gives_what_its_end_is_worth() -> None:
    _, reward = play_out(make("tentacolor", seats=2, bots="crab"), 1, 200)
    assert reward in (-1.0, 1.0)


def test_what_is_not_open_ends_the_match_and_says_why() -> None:
    env = make("kraken-attack", seats=2, bots="shrimp")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut_off, info = env.step(wrong)
    assert (reward, over, cut_off) == (-1.0, True, False)
    assert "is not allowed now" in info["refused"]
    assert not info["action_mask"].any()
    assert env.step(0)[1:3] == (-1.0, True)  # it stays over until a reset
    assert "refused" not in env.reset(seed=1)[1]


@pytest.mark.parametrize("bots", ["crab", "20"])
def test_a_copy_goes_on_as_the_seat_does(bots: str) -> None:
    env = make("kraken-attack", seats=2, bots=bots)
    env.reset(seed=4)
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        played = copy.deepcopy(env)
        for _ in range(10):
            action = int(np.flatnonzero(played._info()["action_mask"])[0])
            here, there = played.step(action), copied.step(action)
            assert np.array_equal(here[0], there[0])
            assert here[1:4] == there[1:4]
    assert env.match.state.ply < played.match.state.ply


def test_before_a_reset_there_is_no_match_to_act_in_or_to_look_at() -> None:
    env = make("kraken-attack", seats=2, bots="shrimp", render_mode="ansi")
    for early in (lambda: env.step(0), env.render):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            early()


def test_a_seat_whose_team_may_go_in_any_order_may_let_a_bot_go_first() -> None:
    env = make("tentacula", seat=1, seats=2, bots="shrimp")
    _, info = env.reset(seed=1)
    before = env.match.state.ply
    assert info["action_mask"][env.setting.passing] == 1
    env.step(env.setting.passing)
    assert env.match.state.ply > before


def test_the_table_is_drawn_as_the_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = make("tentacolor", seat=1, seats=2, bots="shrimp", render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert picture
    shown = make("tentacolor", seat=1, seats=2, bots="shrimp", render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert capsys.readouterr().out == f"{picture}\n"


def test_a_seat_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(fathoms.BadOption, match="there is no seat 3; the seats here are 0 to 1"):
        make("kraken-attack", seat=3, seats=2)


def test_a_way_to_draw_that_is_none_is_refused_with_those_that_are() -> None:
    with pytest.raises(fathoms.BadOption, match="render_mode cannot be 'rgb_array'; it takes one of: human, ansi"):
        make("kraken-attack", seats=2, render_mode="rgb_array")
