"""Why a bot thinks so of its choices: by what its chances come from, and by nothing its seat cannot know."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from chance_games import GAMES, table

import fathoms
from fathoms.bots import LEVELS, Bot, Level, Weighed
from fathoms.bots.explain import Reason, expected, explain, noted, reasons
from fathoms.bots.judge import FINE, HALF, UNIT
from fathoms.bots.weights import told
from fathoms.core.chance import SEARCH, key
from fathoms.core.state import clone

every_game = pytest.mark.parametrize("name", GAMES)
THINKERS = LEVELS["crab"], Level(simulations=120)


def moments(name: str, first: int, count: int) -> Iterator[tuple[fathoms.Table, int, list[int]]]:
    """Seats with a choice to make, at tables after some random plies."""
    for seed in range(first, first + count):
        t = table(name, seed, plies=random.Random(seed).randrange(60))
        for seat in t.waiting[:1]:
            yield t, seat, t.legal_numbers(seat)


@every_game
@pytest.mark.parametrize("level", THINKERS)
def test_reasons_are_the_same_plain_and_compiled(name: str, level: Level) -> None:
    for t, seat, legal in moments(name, 0, 8):
        plain, compiled = (
            explain(Bot(t.game, level, 5, compiled=how), t.box, t.view(seat), seat, legal) for how in (False, True)
        )
        assert plain == compiled
        assert {w.action for w, _ in plain} == set(legal)
        assert all(why.hint in t.game.hints.FEATURES for _, why in plain if why)


@every_game
@pytest.mark.parametrize("level", THINKERS)
def test_the_best_choice_is_never_explained_by_something_bad_nor_a_worse_one_by_something_good(
    name: str, level: Level
) -> None:
    found = 0
    for t, seat, legal in moments(name, 20, 12):
        best, *others = explain(Bot(t.game, level), t.box, t.view(seat), seat, legal)
        if best[1]:
            assert best[1].good
            found += 1
        if others:
            worst, why = min(others, key=lambda other: other[0].chance)
            assert not (why and why.good and worst.chance < best[0].chance)
    assert found


@every_game
@pytest.mark.parametrize("level", THINKERS)
def test_reasons_depend_on_nothing_the_seat_cannot_know(name: str, level: Level) -> None:
    """Everything the seat cannot know is dealt anew: what it thinks, and why, stays what it was."""
    for t, seat, legal in moments(name, 100, 5):
        other = clone(t.state)
        key(other.rng, 3, 1, SEARCH)
        t.game.sight.redeal(t.box, other, seat)
        other.draws = t.state.draws
        here, there = (
            explain(Bot(t.game, level, 1), t.box, view, seat, legal) for view in (t.view(seat), t.hidden(other, seat))
        )
        assert here == there


def judged(thinker: Bot, seats: int, hints: list[float]) -> Any:
    """The chance that goes with hints."""
    gear = thinker.mind.gear(seats)
    z = gear.weights[0] + sum(weight * int(hint) for weight, hint in zip(gear.weights[1:], hints, strict=True))
    return gear.chances[max(0, min(2 * HALF, (z >> FINE) + HALF))]


@every_game
def test_one_step_ahead_the_hints_are_those_of_the_chance(name: str) -> None:
    for t, seat, legal in moments(name, 40, 8):
        about = t.box, t.view(seat), seat, legal
        thinker = Bot(t.game, Level(worlds=1), 9)
        hints = expected(thinker, *about)
        for w in thinker.weigh(*about):
            assert w.chance == (judged(thinker, t.seats, hints[w.action]) if w.action in hints else round(w.chance))


@every_game
def test_a_choice_tried_once_is_noted_with_the_hints_of_its_chance(name: str) -> None:
    """The searching seat's own, whoever else judged that position."""
    found = 0
    for t, seat, legal in moments(name, 60, 12):
        thinker = Bot(t.game, Level(simulations=max(1, len(legal) - 1)), 9)
        weighed = thinker.weigh(t.box, t.view(seat), seat, legal)
        hints = noted(thinker, legal)
        for w in weighed:
            if w.tries == 1 and w.action in hints:
                assert w.chance == told(t.game, t.seats, judged(thinker, t.seats, hints[w.action]))
                found += 1
            assert w.tries or w.action not in hints
    assert found


def test_thinking_without_being_asked_why_notes_nothing() -> None:
    t = table(GAMES[0], 2, plies=0)
    seat = t.waiting[0]
    thinker = Bot(t.game, Level(simulations=30))
    thinker.choose(t.box, t.view(seat), seat, t.legal_numbers(seat))
    assert noted(thinker, t.legal_numbers(seat)) == {}


def test_the_reason_is_the_hint_with_the_largest_effect_on_the_side_of_the_chance() -> None:
    """Against the mean of the other choices, each counted once; a choice without hints is left out."""
    weighed = [Weighed(7, 0.6, 90), Weighed(8, 0.55, 5), Weighed(9, 0.4, 5), Weighed(10, 0.0, 0)]
    hints = {7: [2.0, 3.0], 8: [2.0, 2.0], 9: [0.0, 2.0]}
    weights = [0, UNIT, -UNIT]
    found = reasons(("gold", "danger"), weights, weighed, hints)
    assert found == {7: Reason("gold", True, True), 8: Reason("gold", True, True), 9: Reason("gold", False, False)}
    assert reasons(("gold", "danger"), weights, weighed, {7: [1.0, 1.0], 8: [1.0, 1.0]}) == {}
    assert reasons(("gold", "danger"), weights, weighed, {7: [1.0, 1.0]}) == {}
