"""OpenSpiel's own tests of all games, its search in each, and information states that are right."""

import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from chance_games import GAMES, any_variant
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.rl_environment import Environment

import fathoms
from fathoms.adapters import openspiel
from fathoms.core.chance import dictated

every_game = pytest.mark.parametrize("name", GAMES)


def opened(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"fathoms_{name.replace('-', '_')}", params)


def walk(state: Any, dice: random.Random, acts: int) -> list[int]:
    """So many random acts; returns the actions of the game itself. It stops where somebody is asked."""
    played: list[int] = []
    passing = state.course.setting.passing
    while not state.is_terminal() and (state.is_chance_node() or len(played) < acts):
        action = dice.choice(state.legal_actions())
        if not state.is_chance_node() and action != passing:
            played.append(action)
        state.apply_action(action)
    return played


@every_game
def test_openspiels_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(opened(name, max_acts=25), num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiels_random_simulations_pass_at_a_full_table(name: str) -> None:
    most = fathoms.game(name).seats[-1]
    pyspiel.random_sim_test(opened(name, seats=most, max_acts=10), num_sims=1, serialize=False, verbose=False)


class Even:
    """Thinks every choice is as good as any other."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@every_game
def test_openspiels_search_plays_a_few_moves(name: str) -> None:
    """It deals anew what the seat cannot know, and wants the information state to stay the same."""
    played = opened(name)
    state = played.new_initial_state()
    bot = ISMCTSBot(played, Even(), uct_c=2.0, max_simulations=12, random_state=np.random.RandomState(1))
    dice = random.Random(1)
    walk(state, dice, 6)
    for _ in range(4):
        state.apply_action(bot.step(state))
        walk(state, dice, 0)


@every_game
def test_a_seat_cannot_tell_a_state_from_one_that_was_dealt_anew(name: str) -> None:
    for seed in range(4):
        state = opened(name).new_initial_state()
        walk(state, random.Random(seed), 5 * seed + 3)
        for seat in range(state.num_players()):
            other = state.redealt(seat, seed)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()


@every_game
def test_an_information_state_holds_all_that_the_seat_has_heard_and_done(name: str) -> None:
    """Perfect recall: what was heard and done before stays at the front, word for word."""
    state = opened(name).new_initial_state()
    dice = random.Random(2)
    before = list(state.course.heard)
    for _ in range(12):
        walk(state, dice, 0)
        if state.is_terminal():
            break
        seat = state.current_player()
        action = dice.choice(state.legal_actions())
        phrase = state.action_to_string(seat, action)
        state.apply_action(action)
        for heard, earlier in zip(state.course.heard, before, strict=True):
            assert heard.startswith(earlier)
        assert f"> {phrase} at " in state.course.heard[seat]
        before = list(state.course.heard)


def test_of_a_choice_made_in_secret_the_others_learn_nothing_before_all_have_chosen() -> None:
    state = opened("barrakuda", seats=3).new_initial_state()
    walk(state, random.Random(1), 0)
    assert state.current_player() == 0
    one, two = (state.child(action) for action in state.legal_actions()[:2])
    assert one.current_player() == two.current_player() == 1
    for seat in (1, 2):
        assert one.information_state_string(seat) == two.information_state_string(seat)
    assert one.information_state_string(0) != two.information_state_string(0)


@every_game
def test_a_match_is_the_one_that_is_played_with_the_same_answers_of_chance(name: str) -> None:
    state = opened(name).new_initial_state()
    dice = random.Random(4)
    script: list[int] = []
    acts: list[tuple[int, int]] = []
    while not state.is_terminal() and len(acts) < 30:
        action = dice.choice(state.legal_actions())
        if state.is_chance_node():
            script.append(action)
        elif action != state.course.setting.passing:
            acts.append((state.current_player(), action))
        state.apply_action(action)
    while state.is_chance_node():
        script.append(0)
        state.apply_action(0)
    variant, drawn = fathoms.game(name).variant(), iter(script)
    with dictated(lambda n, _: 0 if n == 1 else next(drawn)):
        s = variant.bare_start()
        for seat, action in acts:
            variant.step(s, seat, action)
    s.rng = state.course.s.rng
    assert s == state.course.s


def test_a_match_is_cut_off_after_so_many_acts_and_worth_nothing() -> None:
    state = opened("treasure-hunting-kraken", max_acts=5).new_initial_state()
    walk(state, random.Random(1), 99)
    assert state.is_terminal()
    assert state.returns() == [0.0] * state.num_players()


def test_seats_and_options_are_parameters() -> None:
    played = pyspiel.load_game("fathoms_barrakuda(seats=4,options=team_mode:on;extra_wrecks:1+5)")
    variant = played.new_initial_state().course.setting.variant
    assert str(variant) == "barrakuda seats=4 team_mode=on extra_wrecks=1,5"
    assert pyspiel.load_game(str(played)).num_players() == 4


@every_game
def test_every_variant_can_be_said_in_a_game_string(name: str) -> None:
    for seed in range(8):
        variant = any_variant(name, random.Random(seed))
        played = pyspiel.load_game(openspiel.game_string(variant))
        assert played.setting.variant == variant
        assert pyspiel.load_game(str(played)).setting.variant == variant
        state = played.new_initial_state()
        walk(state, random.Random(seed), 12)
        assert state.is_terminal() or state.legal_actions()


def test_an_edition_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[ship]\nholes_to_sink = 1\n")
    variant = fathoms.game("kraken-attack").variant(seats=3, whirlpools=2, edition=file)
    said = openspiel.game_string(variant, file)
    played = pyspiel.load_game(said)
    assert played.setting.variant == variant
    assert pickle.loads(pickle.dumps(played)).setting.variant == variant
    file.write_text("[ship]\nholes_to_sink = 2\n")
    with pytest.raises(fathoms.BadOption, match="edition"):
        pyspiel.load_game(said)
    with pytest.raises(fathoms.FathomsError, match=r"other\.toml"):
        pyspiel.load_game("fathoms_kraken_attack", {"edition": str(tmp_path / "other.toml")})


@every_game
def test_openspiels_environment_for_learners_can_be_played(name: str) -> None:
    played = Environment(opened(name, max_acts=20))
    step = played.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = played.step([legal[0]])
    assert len(step.rewards) == played.num_players


def test_one_seat_alone_can_be_played() -> None:
    pyspiel.random_sim_test(opened("kraken-attack", seats=1, max_acts=10), num_sims=1, serialize=True, verbose=False)


def test_only_a_seats_own_eyes_are_lent() -> None:
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="no other observer is there"):
        opened("barrakuda").make_py_observer(public)


def test_a_match_of_no_acts_is_refused() -> None:
    with pytest.raises(ValueError, match="max_acts is 1 or more, not 0"):
        opened("barrakuda", max_acts=0)


def test_wrong_options_are_refused_in_one_sentence() -> None:
    with pytest.raises(fathoms.BadOption, match="there is no option 'krakens'"):
        pyspiel.load_game("fathoms_kraken_attack(options=krakens:3)")


def test_every_draw_has_few_enough_outcomes() -> None:
    state = opened("barrakuda", options="layout:random").new_initial_state()
    assert 10 < len(state.chance_outcomes()) <= openspiel.MOST_OUTCOMES


@every_game
@pytest.mark.parametrize("luck", [0, -1])
def test_chance_is_asked_no_more_often_than_a_game_says(name: str, luck: int) -> None:
    """Even where it answers always the same, and ties are rolled anew as long as they are ties."""
    for seed in range(2):
        dice = random.Random(seed)
        played = pyspiel.load_game(openspiel.game_string(any_variant(name, dice)))
        state, draws, acts = played.new_initial_state(), 0, 0
        while not state.is_terminal() and acts < 25:
            asked = state.is_chance_node()
            draws = draws + 1 if asked else 0
            assert draws <= openspiel.MOST_DRAWS
            acts += not asked
            state.apply_action(state.legal_actions()[luck] if asked else dice.choice(state.legal_actions()))
        most = openspiel.MOST_DRAWS * (1 + played.max_game_length())
        assert played.max_chance_nodes_in_history() == most
        assert played.max_history_length() == most + played.max_game_length()


def test_ties_are_rolled_anew_until_chance_has_been_asked_often_enough() -> None:
    """TH-30: a fight is rolled until somebody wins it; where a die always shows the same the match ends it itself."""
    longest = 0
    for seed in range(12):
        state, dice, draws, acts = opened("treasure-hunting-kraken").new_initial_state(), random.Random(seed), 0, 0
        while not state.is_terminal() and acts < 60 and longest < openspiel.MOST_DRAWS:
            asked = state.is_chance_node()
            draws = draws + 1 if asked else 0
            longest, acts = max(longest, draws), acts + (not asked)
            legal = state.legal_actions()
            fights = [a for a in legal if not asked and state.action_to_string(0, a).startswith("attack")]
            state.apply_action(legal[-1] if asked else dice.choice(fights or legal))
    assert longest == openspiel.MOST_DRAWS


def test_a_history_may_hold_more_draws_than_acts() -> None:
    """Waves are rolled one die at a time: more chance nodes than acts, and fewer than the game says."""
    played = opened("kraken-attack")
    more = 0
    for seed in range(2):
        state, dice = played.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
        draws = sum(p.player == pyspiel.PlayerId.CHANCE for p in state.full_history())
        more += draws > state.course.acts
        assert draws <= played.max_chance_nodes_in_history()
    assert more


def test_games_and_states_can_be_pickled() -> None:
    played = opened("barrakuda", seats=2)
    state = played.new_initial_state()
    walk(state, random.Random(1), 3)
    assert str(pickle.loads(pickle.dumps(played))) == str(played)
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.redealt(0, 1).legal_actions() == state.redealt(0, 1).legal_actions()


def test_python_ends_in_peace_after_a_game_was_opened() -> None:
    code = "import pyspiel, fathoms.adapters.openspiel; pyspiel.load_game('fathoms_tentacula').new_initial_state()"
    subprocess.run([sys.executable, "-c", code], check=True)
