"""An onlooker changes no game, and notes what anybody could who plays it again."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import Any

import numpy as np
import pytest
from chance_games import GAMES

import fathoms
from fathoms.bots.engine import MODULES
from fathoms.bots.judge import CHANCES, UNIT, Evaluator, worth
from fathoms.core.errors import FathomsError
from fathoms.core.link import bot_bindings, bot_modules, link, plain
from fathoms.core.state import NOBODY
from fathoms.lab import contest, study
from fathoms.lab.figures import by_chance, variety
from fathoms.lab.measures import Cell, changes, games_needed, play_all, quantile, rising, sides
from fathoms.lab.runner import RANDOM, Runner, joined, notes_of
from fathoms.lab.study import CLEAR, POINTS, ROOM
from fathoms.lab.tension import fallen, sealed

VARIANT = fathoms.game(GAMES[0]).variant(seats=2)
RUNNER = Runner(VARIANT)
LOGGED = 2_000
GAMES_PLAYED = 40


def watched(games: int = GAMES_PLAYED, **how: Any) -> Any:
    found = list(RUNNER.parts(RUNNER.order([RANDOM] * 2, 3, counts=True, logged=LOGGED, **how), games))
    return joined([samples for samples, _ in found]), notes_of([notes for _, notes in found])


def by_hand(game: int, log: Any, judge: Any, e: Evaluator) -> dict[str, Any]:
    """What an onlooker should have noted of a game, in plain Python."""
    s, actions = VARIANT.blank(), len(VARIANT.game.verbs)
    VARIANT.begin(s, 3, game)
    starter = next((seat for seat in (0, 1) if s.waiting == 1 << seat), NOBODY)
    choices = forced = turns = leads = since = 0
    acted = leader = NOBODY
    trace = []

    def stand() -> None:
        nonlocal leader, leads, since
        trace.append([int(100.0 * judge(VARIANT.box, s, seat, e) + 0.5) for seat in (0, 1)])
        best = int(np.argmax(trace[-1]))
        ahead = trace[-1][best] - (min(trace[-1]) if leader == NOBODY else trace[-1][leader])
        if best != leader and ahead > CLEAR:
            leads += leader != NOBODY
            leader, since = best, s.ply

    for act in log[log > 0]:
        stand()
        seat, action = divmod(int(act) - 1, actions)
        legal = VARIANT.legal(s, seat)
        assert action in legal
        choices += len(legal)
        forced += len(legal) == 1
        turns += seat != acted
        acted = seat
        VARIANT.step(s, seat, action)
    stand()
    return {
        "starter": starter,
        "choices": choices,
        "forced": forced,
        "turns": turns,
        "leads": leads,
        "since": since,
        "leader": leader,
        "trace": trace,
    }


def test_an_onlooker_changes_no_game_and_notes_what_it_was() -> None:
    samples, notes = watched()
    alone = RUNNER.play([RANDOM] * 2, GAMES_PLAYED, 3)
    assert np.array_equal(samples.lengths, alone.lengths) and np.array_equal(samples.winners, alone.winners)
    judge = link(bot_modules(VARIANT.game, *MODULES, study, contest), plain, bot_bindings(VARIANT.game))[worth]
    weights = [int(w) for w in np.round(RUNNER.greedy * UNIT)]
    e = Evaluator(weights, CHANCES, [0] * (len(weights) - 1), [0] * len(VARIANT.game.verbs), [0] * 4)
    for game in range(0, GAMES_PLAYED, 4):
        assert int((notes.log[game] > 0).sum()) == samples.lengths[game] < LOGGED
        found = by_hand(game, notes.log[game], judge, e)
        trace = found.pop("trace")
        assert {name: int(getattr(notes, name)[game]) for name in found} == found
        assert notes.curve[game, 0].tolist() == trace[0] and notes.curve[game, -1].tolist() == trace[-1]
        if len(trace) <= ROOM:
            for k in range(POINTS):
                assert notes.curve[game, k].tolist() == trace[(len(trace) - 1) * k // (POINTS - 1)]
    assert notes.widths.sum() == samples.lengths.sum()
    assert not notes.weighed.any()  # random players weigh nothing


def cell(variant: fathoms.AnyVariant, **how: Any) -> Cell:
    return Cell(variant, ("random",) * variant.seats, 3, **how)


def test_a_variant_does_not_differ_from_itself_and_shares_add_up() -> None:
    (a, b), stopped = play_all([cell(VARIANT), cell(VARIANT)], 300, tick=lambda games: None)
    assert not stopped and a.games == b.games == 300
    assert all(change.difference == 0 and change.sure == "none" for change in changes(a, b))
    assert a.acts.sum() == a.lengths.sum() == a.actions.sum()
    low, high = a.measures["length"].interval
    assert low < a.lengths.mean() < high
    assert np.all((a.chances >= 0) & (a.chances <= 1))
    assert a.chances[:, -1, 0].tolist() == (a.winners != 0).tolist()


def test_ctrl_c_leaves_the_deals_that_all_have_played() -> None:
    heard = 0

    def stop_in_the_second(games: int) -> None:
        nonlocal heard
        heard += games
        if heard > 2_500:
            raise KeyboardInterrupt

    (a, b), stopped = play_all([cell(VARIANT), cell(VARIANT)], 4_000, tick=stop_in_the_second)
    assert stopped
    assert 0 < a.games == b.games < 4_000
    assert np.array_equal(a.winners, b.winners) and len(a.notes.leads) == a.games


def test_the_question_says_how_many_games_it_needs() -> None:
    assert games_needed(1.0) == 19_208  # 1.96² · 2 · ¼ / 0.01²
    assert games_needed(2.0) == 4_802


def test_chances_rise_with_what_is_said_and_quantiles_lie_in_their_intervals() -> None:
    shares = rising(np.array([10, 0, 10, 10]), np.array([1.0, 0.0, 8.0, 2.0]))
    assert shares.tolist() == [0.1, 0.1, 0.5, 0.5]
    middle, low, high = quantile(np.arange(1_000), 0.5)
    assert low < middle == 500 < high and low > 460 and high < 540


def test_sides_win_together_or_not_at_all() -> None:
    for variant in every_preset():
        winners = variant.playouts(40, seed=1).winners
        found = sides(variant)
        assert sorted(seat for side in found for seat in side) == [*range(variant.seats)]
        for side in found:
            masks = [(winners >> seat) & 1 for seat in side]
            assert all(np.array_equal(masks[0], mask) for mask in masks), (str(variant), side)


def every_preset() -> Iterator[fathoms.AnyVariant]:
    for game in map(fathoms.game, fathoms.games()):
        for seats, preset in product(game.seats, (None, *game.presets)):
            with suppress(FathomsError):  # not every preset is for every number of seats
                yield game.variant(seats=seats, preset=preset)


def test_a_chi_square_is_as_rare_as_the_tables_say() -> None:
    assert [round(by_chance(chi, free), 3) for chi, free in ((3.841, 1), (5.991, 2), (7.815, 3), (0.0, 3))] == [
        0.05,
        0.05,
        0.05,
        1.0,
    ]


def test_a_game_is_decided_when_a_chance_stays_high_and_in_danger_when_it_first_was_low() -> None:
    chances = np.full((3, POINTS, 1), 0.5)
    chances[0, 16:] = 0.95
    chances[1, 8] = 0.05
    chances[2] = 0.01
    assert sealed(chances).tolist() == [0.5, 1.0, 0.0]
    assert fallen(chances[:, :, 0], 0.2).tolist() == [1.0, 0.25, 0.0]
    assert variety([5, 5, 0, 5]) == pytest.approx(3)
