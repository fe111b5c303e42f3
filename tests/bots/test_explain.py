"""What the coach says of choices: what its search has found, why, and nothing its seat cannot know."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from chance_games import GAMES, AnyTable, table

import fathoms
from fathoms.bots import Bot, Level, Weighed
from fathoms.bots.explain import (
    END,
    SAME,
    WORLDS,
    Opinion,
    Reason,
    Row,
    after,
    changes,
    clear,
    ending,
    explain,
    merged,
    noted,
    reason,
    same_words,
)
from fathoms.bots.judge import FINE, HALF, UNIT
from fathoms.bots.weights import SEARCH as SEARCHED
from fathoms.bots.weights import by_seats, calibrated, weights
from fathoms.core.chance import SEARCH, key
from fathoms.core.hints import BAD, GOOD, Hint
from fathoms.core.state import clone
from fathoms.core.words import languages

every_game = pytest.mark.parametrize("name", GAMES)
THINKER = Level(simulations=300)


def moments(name: str, first: int, count: int) -> Iterator[tuple[AnyTable, int, list[int]]]:
    """Seats with a choice to make, at tables after some random plies."""
    for seed in range(first, first + count):
        t = table(name, seed, plies=random.Random(seed).randrange(60))
        for seat in t.waiting[:1]:
            yield t, seat, t.legal_numbers(seat)


def advice(t: AnyTable, seat: int, legal: list[int]) -> list[Opinion]:
    return explain(Bot(t.variant, THINKER), t.view(seat), seat, legal)


@every_game
def test_the_coach_says_the_same_plain_and_compiled(name: str) -> None:
    for t, seat, legal in moments(name, 0, 8):
        plain, compiled = (
            explain(Bot(t.variant, THINKER, 5, compiled=how), t.view(seat), seat, legal) for how in (False, True)
        )
        assert plain == compiled
        assert sorted(one.action for one in plain) == sorted(legal)


@every_game
def test_the_best_comes_first_and_what_was_hardly_tried_last_and_without_a_chance(name: str) -> None:
    for t, seat, legal in moments(name, 20, 12):
        chances = [one.chance for one in advice(t, seat, legal)]
        told = [chance for chance in chances if chance is not None]
        assert told == sorted(told, reverse=True)
        assert chances == told + [None] * (len(chances) - len(told))


@every_game
def test_the_best_choice_is_never_explained_by_something_bad_nor_the_worst_by_something_good(name: str) -> None:
    found = 0
    for t, seat, legal in moments(name, 20, 12):
        said = advice(t, seat, legal)
        best, worst = said[0], said[-1]
        found += sum(one.why is not None for one in said)
        assert not best.why or best.why.good or best.why.hint == END
        assert not (worst.why and worst.why.good and worst.chance != best.chance)
    assert found


@every_game
def test_what_the_coach_says_depends_on_nothing_the_seat_cannot_know(name: str) -> None:
    """Everything the seat cannot know is dealt anew: what it thinks, and why, stays what it was."""
    for t, seat, legal in moments(name, 100, 5):
        other = clone(t.state)
        key(other.rng, 3, 1, SEARCH)
        t.game.sight.redeal(t.box, other, seat)
        other.draws = t.state.draws
        here, there = (
            explain(Bot(t.variant, THINKER, 1), view, seat, legal) for view in (t.view(seat), t.hidden(other, seat))
        )
        assert here == there


@every_game
def test_where_all_comes_to_the_same_there_is_one_chance_and_no_reason(name: str) -> None:
    for t, seat, legal in moments(name, 140, 12):
        said = advice(t, seat, legal)
        chances = [one.chance for one in said if one.chance is not None]
        if len(chances) == len(said) and max(chances) - min(chances) <= SAME:
            assert len(set(chances)) == 1
            assert {one.why.hint for one in said if one.why} <= {END}


@every_game
def test_the_coach_speaks_only_of_hints_that_are_worth_what_their_sense_says(name: str) -> None:
    game = fathoms.game(name)
    hints = game.hints.HINTS
    worth = [dict(zip(hints.names, weights(game, n, SEARCHED)[1:], strict=True)) for n in by_seats(game)]
    assert all(any(of[hint.name] > 0 for of in worth) for hint in hints if hint.sense == GOOD)
    assert all(any(of[hint.name] < 0 for of in worth) for hint in hints if hint.sense == BAD)


@every_game
@pytest.mark.parametrize("language", languages())
def test_what_the_coach_may_speak_of_has_words_and_fits_its_sentences(name: str, language: str) -> None:
    game = fathoms.game(name)
    words = game.words(language)
    for hint, sense in ((hint.name, hint.sense) for hint in game.hints.HINTS if hint.sense):
        assert f"hint-{hint}".replace("_", "-") in words
        for more in (True, False):
            why = Reason(hint, more, more == (sense == GOOD))
            said = words.say(why.key, hint=hint)
            assert words.thing("hint", hint) in said
            assert not said.startswith("coach-")


def judged(thinker: Bot, hints: Any) -> Any:
    """The chance that goes with hints."""
    evaluator = thinker.engine.evaluator
    z = evaluator.weights[0] + sum(
        weight * int(hint) for weight, hint in zip(evaluator.weights[1:], hints, strict=True)
    )
    return evaluator.chances[max(0, min(2 * HALF, (z >> FINE) + HALF))]


@every_game
def test_right_after_a_choice_the_hints_are_those_of_one_who_looks_one_step_ahead(name: str) -> None:
    for t, seat, legal in moments(name, 40, 8):
        about = t.view(seat), seat, legal
        thinker = Bot(t.variant, Level(worlds=1), 9)
        hints = after(thinker, *about)
        assert all(len(rows) == WORLDS for rows in hints.values())
        for w in thinker.weigh(*about):
            first = hints[w.action][0]
            assert w.chance == (judged(thinker, first) if first else round(w.chance))


@every_game
def test_a_choice_tried_once_is_noted_with_the_hints_of_its_chance(name: str) -> None:
    """The searching seat's own, whoever else judged that position."""
    found = 0
    for t, seat, legal in moments(name, 60, 12):
        thinker = Bot(t.variant, Level(simulations=max(1, len(legal) - 1)), 9)
        weighed = thinker.weigh(t.view(seat), seat, legal)
        notes = noted(thinker, {action: [action] for action in legal})
        for w in weighed:
            [row] = notes[w.action]
            if w.tries == 1 and row:
                assert w.chance == calibrated(t.game, t.seats, judged(thinker, row))
                found += 1
            assert w.tries or not row
    assert found


def test_thinking_without_being_asked_why_notes_nothing() -> None:
    t = table(GAMES[0], 2, plies=0)
    seat = t.waiting[0]
    thinker = Bot(t.variant, Level(simulations=30))
    legal = t.legal_numbers(seat)
    thinker.choose(t.view(seat), seat, legal)
    assert not any(row for [row] in noted(thinker, {action: [action] for action in legal}).values())


def test_two_cards_of_the_same_colours_are_one_choice() -> None:
    """With the tries of both, and their notes."""
    game = fathoms.game("tentacolor")
    one, two, other = (game.verbs.number(f"give {card}") for card in ("RG-1", "RG-2", "OY-1"))
    alike = same_words(game, [one, other, two])
    assert alike == {one: [one, two], other: [other]}
    weighed = [Weighed(one, 0.5, 30), Weighed(other, 0.25, 10), Weighed(two, 0.25, 10)]
    assert merged(weighed, alike) == [Weighed(one, 0.4375, 40), Weighed(other, 0.25, 10)]
    rare = game.verbs.number("give RG-4")
    assert same_words(game, [one, rare]) == {one: [one], rare: [rare]}


def test_a_choice_that_ends_the_game_wherever_it_was_tried_wins_or_loses_it() -> None:
    over, goes_on = [None, None], [None, (1.0,)]
    assert ending(Weighed(7, 1.0, 3), over) == Reason(END, True, True)
    assert ending(Weighed(7, 0.0, 3), over) == Reason(END, True, False)
    assert ending(Weighed(7, 0.0, 0), over) is None
    assert ending(Weighed(7, 0.9, 3), over) is None
    assert ending(Weighed(7, 1.0, 3), goes_on) is None
    assert [Reason(END, True, good).key for good in (True, False)] == ["coach-wins", "coach-loses"]


@pytest.mark.parametrize("name", ["barrakuda", "tentacolor"])
def test_a_winning_choice_is_said_to_win_however_seldom_it_was_tried(name: str) -> None:
    """The game is walked at random until some choice ends it."""
    found = 0
    for seed in range(12):
        t = fathoms.game(name).table(seats=2, seed=seed)
        dice = random.Random(seed)
        while not t.over:
            seat = dice.choice(t.waiting)
            legal = t.legal_numbers(seat)
            action = dice.choice(legal)
            before = t.view(seat)
            t.play(seat, action)
        if len(legal) > 1 and t.state.winners == 1 << seat:
            said = {one.action: one for one in explain(Bot(t.variant, THINKER), before, seat, legal)}
            if said[action].why == Reason(END, True, True):
                assert said[action].chance == 1
                found += 1
    assert found


# --- one reason ---------------------------------------------------------------------------------------------

HINTS = [Hint("gold", GOOD), Hint("danger", BAD), Hint("turn")]
WEIGHTS = [UNIT, -UNIT, UNIT]
SURE = [[1.0, 1.0], [0.5, 0.5], [0.0, 0.0]]


@pytest.mark.parametrize(
    ("side", "now", "later", "why"),
    [
        (1, SURE, SURE, Reason("gold", True, True)),
        (-1, [[-1.0, -1.0], [0.5, 0.5], [0.0, 0.0]], [[-1.0], [0.5], [0.0]], Reason("gold", False, False)),
        (1, [[0.0, 0.0], [-0.5, -0.5], [0.0, 0.0]], [[0.0], [-0.5], [0.0]], Reason("danger", False, True)),
        (1, [[0.0, 0.0], [0.0, 0.0], [1.0, 1.0]], [[0.0], [0.0], [1.0]], None),  # nobody speaks of the turn
        (1, [[1.0, 1.0], [2.0, 2.0], [0.0, 0.0]], SURE, None),  # the danger outweighs the gold
        (1, SURE, [[-1.0], [0.5], [0.0]], None),  # the search has found less gold after all
        (1, [[3.0, -2.0], [0.0, 0.0], [0.0, 0.0]], SURE, None),  # an accident
        (1, [[0.01, 0.01], [0.0, 0.0], [0.0, 0.0]], SURE, None),  # hardly worth a word
        (1, [], SURE, None),
    ],
)
def test_the_reason_is_the_hint_that_speaks_most_for_the_choice_or_against_it(
    side: int, now: list[list[float]], later: list[list[float]], why: Reason | None
) -> None:
    assert reason(HINTS, WEIGHTS, side, now, later) == why


def test_a_hint_whose_worth_runs_against_its_sense_is_no_reason() -> None:
    assert reason(HINTS, [-UNIT, -UNIT, UNIT], -1, SURE, SURE) == Reason("danger", True, False)


def test_changes_are_beside_the_mean_of_the_other_choices_world_by_world_where_the_game_goes_on() -> None:
    hints: dict[int, list[Row]] = {
        7: [(2.0, 3.0), (5.0, 0.0), (1.0, 1.0)],
        8: [(1.0, 3.0), None, None],
        9: [(0.0, 0.0), (4.0, 2.0), None],
    }
    assert changes(hints, 7) == [(1.5, 1.0), (1.5, -2.0)]
    assert changes(hints, 8) == [(0.0,), (1.5,)]
    assert changes({7: [(1.0,)]}, 7) == []


def test_a_change_is_clear_if_it_is_large_beside_its_scatter() -> None:
    assert clear([1.0, 1.0, 1.0])
    assert clear([1.0, 2.0, 1.5, 1.0])
    assert not clear([3.0, -2.0, 0.5])
    assert not clear([1.0])
