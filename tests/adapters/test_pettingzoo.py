"""PettingZoo's own tests of all games, and what theirs do not look at."""

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from chance_games import GAMES, any_variant
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import fathoms
from fathoms.adapters.match import Setting
from fathoms.adapters.pettingzoo import env, parallel_env

every_game = pytest.mark.parametrize("name", GAMES)


@contextmanager
def dict_observations_allowed() -> Iterator[None]:
    """PettingZoo warns of observations with a mask unless they are those of its own games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@every_game
def test_pettingzoos_test_of_agents_asked_one_at_a_time_passes(name: str) -> None:
    with dict_observations_allowed():
        api_test(env(name, max_cycles=60), num_cycles=100)


@every_game
def test_pettingzoos_test_of_agents_asked_all_at_once_passes(name: str) -> None:
    parallel_api_test(parallel_env(name), num_cycles=60)


@every_game
def test_pettingzoos_test_of_seeds_passes(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=40)


@every_game
def test_pettingzoos_test_of_pictures_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert capsys.readouterr().out


class Open(spaces.Discrete):
    """Actions, of which only what is open to an agent is taken at random."""

    def __init__(self, played: parallel_env, seat: int) -> None:
        super().__init__(played.setting.actions, seed=seat)
        self.played, self.seat = played, seat

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.played.setting.mask(self.played.legal(self.seat)))


@every_game
def test_pettingzoos_test_of_matches_cut_off_passes(name: str) -> None:
    """That test knows no masks, and wants every agent asked equally often: so the parallel environment turned AEC."""

    def made(max_cycles: int) -> parallel_env:
        played = parallel_env(name, max_cycles=max_cycles)
        played.action_spaces = {agent: Open(played, seat) for seat, agent in enumerate(played.possible_agents)}
        return played

    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles))))


def play_out(played: Any, seed: int, most: int = 10_000) -> tuple[list[tuple[int, int]], dict[str, float]]:
    """A random match: the actions of the game itself by seat, and all rewards."""
    dice = random.Random(seed)
    played.reset(seed=seed)
    acts, total = [], dict.fromkeys(played.possible_agents, 0.0)
    for agent in played.agent_iter(most):
        observation, reward, ended, cut_off, _ = played.last()
        total[agent] += reward
        action = None
        if not (ended or cut_off):
            action = dice.choice(np.flatnonzero(observation["action_mask"]).tolist())
            if action < len(observation["action_mask"]) - 1:
                acts.append((played.possible_agents.index(agent), action))
        played.step(action)
    return acts, total


@pytest.mark.parametrize("name", GAMES[:-1])
def test_a_match_is_the_one_of_that_seed_at_a_table_and_gives_what_its_end_is_worth(name: str) -> None:
    """(In the last game two who play at random take thousands of actions.)"""
    for seed in range(3):
        acts, total = play_out(env(name), seed)
        table = fathoms.game(name).table(seed=seed)
        for seat, action in acts:
            table.play(seat, action)
        assert table.over
        assert list(total.values()) == Setting(table.variant).worth(table.state)


@every_game
def test_every_variant_can_be_played_within_the_spaces_it_declares(name: str) -> None:
    for seed in range(8):
        variant = any_variant(name, random.Random(seed))
        played = env(name, max_cycles=40, seats=variant.seats, **variant.options)
        dice = random.Random(seed)
        played.reset(seed=seed)
        for agent in played.agent_iter():
            observation, _, ended, cut_off, _ = played.last()
            assert played.observation_space(agent).contains(observation)
            open_now = np.flatnonzero(observation["action_mask"]).tolist()
            played.step(None if ended or cut_off else dice.choice(open_now))


def test_a_seed_that_a_table_would_refuse_is_refused() -> None:
    with pytest.raises(fathoms.BadOption, match="seed"):
        env("kraken-attack").reset(seed=-1)


def ended(name: str, seats: int, winners: int) -> list[float]:
    variant = fathoms.game(name).variant(seats=seats)
    s = variant.bare_start()
    s.over, s.winners = 1, winners
    return Setting(variant).worth(s)


def test_a_team_wins_or_loses_together_and_what_rivals_get_adds_up_to_nothing() -> None:
    assert ended("kraken-attack", 3, 0b111) == [1, 1, 1]
    assert ended("kraken-attack", 1, 0b0) == [-1]
    assert ended("tentacolor", 2, 0b01) == [1, -1]
    assert ended("tentacolor", 3, 0b100) == [-0.5, -0.5, 1]
    assert ended("tentacolor", 3, 0b011) == [0.5, 0.5, -1]
    assert ended("tentacolor", 2, 0b11) == [0, 0]


def test_what_is_not_open_ends_the_match_and_costs_whoever_chose_it() -> None:
    played = env("tentacolor", seats=3)
    played.reset(seed=1)
    agent = played.agent_selection
    wrong = int(np.flatnonzero(played.observe(agent)["action_mask"] == 0)[0])
    played.step(wrong)
    assert all(played.terminations.values())
    assert played.rewards == {a: -1.0 if a == agent else 0.0 for a in played.possible_agents}
    assert "is not allowed now" in played.infos[agent]["refused"]
    for _ in played.agent_iter():
        played.step(None)
    assert played.agents == []


def test_who_does_not_wait_can_only_pass() -> None:
    played = parallel_env("kraken-attack", seats=2)
    seen, _ = played.reset(seed=7)
    waits = played.match.turn
    idle = played.possible_agents[1 - waits]
    assert np.flatnonzero(seen[idle]["action_mask"]).tolist() == [played.setting.passing]
    *_, infos = played.step(dict.fromkeys(played.agents, 0))
    assert "refused" in infos[idle] and played.agents == []


def test_a_team_that_may_go_in_any_order_is_asked_in_turn_and_all_but_the_last_may_pass() -> None:
    played = env("tentacula", seats=3)
    played.reset(seed=1)
    passing = played.unwrapped.setting.passing
    asked = [played.agent_selection]
    for _ in range(2):
        assert played.observe(played.agent_selection)["action_mask"][passing] == 1
        played.step(passing)
        asked.append(played.agent_selection)
    assert asked == ["seat_0", "seat_1", "seat_2"]
    assert played.observe("seat_2")["action_mask"][passing] == 0


def test_in_a_simultaneous_choice_nobody_passes_and_all_are_heard() -> None:
    played = parallel_env("barrakuda", seats=3)
    seen, _ = played.reset(seed=1)
    assert [int(seen[agent]["action_mask"][-1]) for agent in played.agents] == [0, 0, 0]
    before = played.match.state.ply
    played.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in played.agents})
    assert played.match.state.ply == before + 3


def test_seats_and_options_are_checked_as_at_a_table() -> None:
    with pytest.raises(fathoms.BadOption, match="there is no option 'krakens'"):
        env("kraken-attack", krakens=3)


def test_whoever_passes_where_that_is_not_open_is_told_what_would_do() -> None:
    played = parallel_env("barrakuda", seats=2)
    seen, _ = played.reset(seed=1)
    open_to = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in played.agents}
    *_, infos = played.step({**open_to, "seat_1": played.setting.passing})
    assert infos["seat_1"]["refused"].startswith("seat 1 cannot pass now; it may: ")
    assert infos["seat_0"] == {}


def test_a_match_of_no_cycles_is_refused() -> None:
    with pytest.raises(fathoms.BadOption, match="max_cycles"):
        env("tentacula", max_cycles=0)


def test_before_a_reset_there_is_no_match_to_act_in_or_to_look_at() -> None:
    played = parallel_env("barrakuda", render_mode="ansi")
    for early in (lambda: played.step({}), played.render):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            early()


def test_an_agent_that_says_nothing_is_named_and_nothing_is_played() -> None:
    played = parallel_env("barrakuda", seats=3)
    played.reset(seed=1)
    with pytest.raises(ValueError, match="none came of seat_1, seat_2"):
        played.step({"seat_0": 0})
    assert played.match.state.ply == 0


@pytest.mark.parametrize("seed", [-1, 1.5, "seven", True, 1 << 63])
def test_a_seed_that_is_none_is_refused_and_begins_nothing(seed: Any) -> None:
    played = env("barrakuda")
    with pytest.raises(fathoms.BadOption, match=r"seed cannot be .*; it takes a whole number"):
        played.reset(seed=seed)
    assert played.unwrapped.agents == []


def test_a_seed_may_be_one_of_numpys() -> None:
    one, two = parallel_env("barrakuda"), parallel_env("barrakuda")
    one.reset(seed=7)
    two.reset(seed=np.uint32(7))  # type: ignore[arg-type]
    assert one.match.state == two.match.state
