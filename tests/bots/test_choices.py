"""What a bot chooses: always something legal, and only by what its seat may know."""

import random
from collections import Counter
from dataclasses import astuple
from typing import Any

import pytest
from chance_games import GAMES, AnyTable, play_on, table

import fathoms
from fathoms.bots import LAB_LEVELS, LEVELS, Bot, Level, bot, judge, level_named
from fathoms.bots.choice import is_steady, stream
from fathoms.bots.weights import at_table, by_seats, calibrated
from fathoms.core.chance import SEARCH, key
from fathoms.core.state import clone

every_game = pytest.mark.parametrize("name", GAMES)


def thinkers(variant: fathoms.AnyVariant, seed: int) -> list[Bot]:
    """One of each kind, in plain Python, thinking little."""
    levels = LEVELS["shrimp"], LEVELS["crab"], LAB_LEVELS["newcomer"], Level(simulations=30)
    return [Bot(variant, level, seed) for level in levels]


def choice(thinker: Bot, t: AnyTable, seat: int, view: Any) -> int:
    return thinker.choose(view, seat, t.legal_numbers(seat))


@every_game
def test_a_choice_is_always_legal_whatever_the_options_and_the_position(name: str) -> None:
    for seed in range(40):
        t = table(name, seed, plies=random.Random(seed).randrange(80))
        for seat in t.waiting:
            for thinker in thinkers(t.variant, seed):
                assert choice(thinker, t, seat, t.view(seat)) in t.legal_numbers(seat)


@every_game
def test_worlds_that_look_the_same_to_a_seat_get_the_same_choice(name: str) -> None:
    """Everything the seat cannot know is dealt anew: its view, and so its choice, stays what it was."""
    game = fathoms.game(name)
    for seed in range(15):
        t = table(name, 100 + seed, plies=random.Random(seed).randrange(60))
        for seat in t.waiting:
            other = clone(t.state)
            key(other.rng, seed, 1, SEARCH)
            game.sight.redeal(t.box, other, seat)
            other.draws = t.state.draws
            seen = t.hidden(other, seat)
            assert seen == t.view(seat)
            for here, there in zip(thinkers(t.variant, seed), thinkers(t.variant, seed), strict=True):
                assert choice(here, t, seat, t.view(seat)) == choice(there, t, seat, seen)


@every_game
def test_a_choice_that_asks_no_chance_is_worth_what_it_would_be_if_every_world_were_looked_at(name: str) -> None:
    """To the last bit, and as often as it is looked at."""
    for seed in range(12):
        t = table(name, 200 + seed, plies=random.Random(seed).randrange(60))
        crab = Bot(t.variant, LEVELS["crab"], seed)
        for seat in t.waiting:
            view, legal = t.view(seat), t.legal_numbers(seat)
            totals, tries = crab._weigh(view, seat, legal, None)
            assert totals == [in_every_world(crab, view, seat, action) for action in legal]
            assert tries == [crab.level.worlds] * len(legal)


def in_every_world(crab: Bot, view: Any, seat: int, action: int) -> float:
    """What a choice is worth in all worlds of a crab together, each dealt and played."""
    variant, functions, e = crab.engine.variant, crab.engine.functions, crab.engine.evaluator
    total = 0.0
    for world in range(crab.level.worlds):
        s = clone(view)
        key(s.rng, crab.stream(view, seat), world, SEARCH)
        key(e.r, crab.stream(view, seat), world, SEARCH + 1)
        variant.game.sight.redeal(variant.box, s, seat)
        variant.step(s, seat, action)
        functions[judge.settle_others](variant.box, s, view.waiting & ~(1 << seat), e)
        total += functions[judge.worth](variant.box, s, seat, e)
    return total


@every_game
def test_thinking_leaves_the_view_alone_and_no_trace_in_the_bot(name: str) -> None:
    t = table(name, 7, plies=20)
    elsewhere = t.variant.table(seed=8)
    play_on(elsewhere, random.Random(8), 9)
    assert not t.over
    assert not elsewhere.over
    seat = t.waiting[0]
    for thinker in thinkers(t.variant, 1):
        view = t.view(seat)
        before = astuple(view)
        first = choice(thinker, t, seat, view)
        assert astuple(view) == before
        choice(thinker, elsewhere, elsewhere.waiting[0], elsewhere.view(elsewhere.waiting[0]))
        assert choice(thinker, t, seat, view) == first


def test_only_a_cheat_judges_by_what_its_seat_cannot_know() -> None:
    """Hands and pile are dealt anew behind the seat's back: the cheat thinks otherwise of its choices."""
    game = fathoms.game("tentacolor")
    t = table("tentacolor", 5, plies=20)
    seat = t.waiting[0]
    other = clone(t.state)
    key(other.rng, 9, 1, SEARCH)
    game.sight.redeal(t.box, other, seat)
    legal = t.legal_numbers(seat)
    assert len(legal) > 1
    honest, cheat = (Bot(t.variant, Level(simulations=200, peeks=peeks)) for peeks in (0, 1))
    assert honest.weigh(t.view(seat), seat, legal) == honest.weigh(t.hidden(other, seat), seat, legal)
    assert cheat.weigh(t.state, seat, legal) != cheat.weigh(other, seat, legal)


def test_a_secret_choice_is_hard_to_guess_and_an_open_one_is_the_best() -> None:
    """Barrakuda: bots that differ by their seed alone do not choose alike, nor do those who choose last."""
    t = fathoms.game("barrakuda").table(seats=2, seed=1)
    assert t.secret
    last = clone(t.view(0))
    last.waiting = 1
    for level in (LEVELS["crab"], Level(simulations=40)):
        for view in (t.view(0), last):
            takers = [Bot(t.variant, level, seed) for seed in range(8)]
            assert len({choice(taker, t, 0, view) for taker in takers}) > 1
    t = table("tentacolor", 5, plies=20)
    assert not t.secret
    seat = t.waiting[0]
    legal = t.legal_numbers(seat)
    assert len(legal) > 1
    for seed in range(6):
        taker = Bot(t.variant, Level(simulations=60), seed)
        weighed = taker.weigh(t.view(seat), seat, legal)
        assert choice(taker, t, seat, t.view(seat)) == max(weighed, key=lambda w: (w.tries, w.chance)).action


def test_a_crab_takes_no_secret_choice_that_is_much_worse_than_its_best() -> None:
    """Barrakuda: the cards a crab may choose lie within a chance to win of 4 %, and the nearer ones are likelier."""
    t = fathoms.game("barrakuda").table(seats=4, seed=3)
    legal, chosen = t.legal_numbers(1), Counter[int]()
    for seed in range(60):
        crab = Bot(t.variant, LEVELS["crab"], seed)
        chances = {w.action: w.chance for w in crab.weigh(t.view(1), 1, legal)}
        action = choice(crab, t, 1, t.view(1))
        assert max(chances.values()) - chances[action] <= 0.04
        chosen[sorted(chances, key=lambda a: -chances[a]).index(action)] += 1
    assert chosen[0] > chosen[1] > 0


def test_a_level_that_does_not_exist_is_refused_with_the_nearest() -> None:
    with pytest.raises(fathoms.BadOption, match="did you mean 'shrimp'"):
        bot(fathoms.game(GAMES[0]).variant(), "shrimps")


def test_a_number_is_a_search_of_so_many_simulations_and_a_second_one_how_far_each_plays_on() -> None:
    assert level_named("250") == Level(simulations=250)
    for name in ("0", "1000001"):
        with pytest.raises(fathoms.BadOption, match="1 to 1,000,000 simulations"):
            level_named(name)
    assert level_named("250+4") == Level(simulations=250, ahead=4)
    assert level_named("8x500") == Level(simulations=4_000, trees=8)
    assert level_named("2x50+7") == Level(simulations=100, ahead=7, trees=2)
    for name in ("0x50", "33x50"):
        with pytest.raises(fathoms.BadOption, match="1 to 32 trees"):
            level_named(name)
    with pytest.raises(fathoms.BadOption, match="1,000 choices at most, not 1001"):
        level_named("250+1001")
    for name in ("²", "250+", "+4", "250+x", "x50", "8x"):
        with pytest.raises(fathoms.BadOption, match="no bot"):
            level_named(name)


def test_a_kraken_plays_on_as_far_and_grows_as_many_trees_as_pays_in_a_game_of_so_many() -> None:
    game = fathoms.game("tentacolor")
    assert at_table(game, 2, LEVELS["kraken"]).ahead == by_seats(game)[2].pays["ahead"] > 0
    assert at_table(fathoms.game("barrakuda"), 4, LEVELS["kraken"]).trees == 8
    assert at_table(game, 2, LEVELS["dolphin"]) == LEVELS["dolphin"]
    assert at_table(game, 2, Level(simulations=9, ahead=5)).ahead == 5


def test_a_shrimp_is_as_steady_as_its_game_wants_it() -> None:
    game = fathoms.game("treasure-hunting-kraken")
    assert at_table(game, 2, LEVELS["shrimp"]).steady == by_seats(game)[2].pays["steady"] > 0
    assert at_table(fathoms.game("tentacolor"), 2, LEVELS["shrimp"]).steady == 0


def test_who_is_steady_takes_the_best_until_chance_brings_something_new() -> None:
    """Always steady, it plays as who always takes the best; half of the time, whole turns long."""
    t = table("treasure-hunting-kraken", 3, plies=4)
    best, always, half = (Bot(t.variant, Level(worlds=1, half=h, steady=k)) for h, k in ((0, 0), (1, 100), (1, 50)))
    moods: dict[tuple[int, int], set[bool]] = {}
    for _ in range(60):
        seat, legal = t.waiting[0], t.legal_numbers(t.waiting[0])
        view = t.view(seat)
        assert always.choose(view, seat, legal) == best.choose(view, seat, legal)
        mood = stream(half.seed, view.draws, seat)
        moods.setdefault((view.draws, seat), set()).add(is_steady(half.row, mood, half.engine.evaluator))
        t.play(seat, best.choose(view, seat, legal))
    assert all(len(each) == 1 for each in moods.values())
    assert {True, False} == set().union(*moods.values())


def test_the_levels_that_do_not_search_need_no_compiler() -> None:
    for name, level in LEVELS.items():
        assert bot(fathoms.game(GAMES[0]).variant(), name).engine.compiled == (level.simulations > 0)


def test_a_shrimp_takes_any_of_the_better_half_and_a_newcomer_errs_now_and_then() -> None:
    """Over many seeds a shrimp takes each of the better half and nothing else, a newcomer mostly the best."""
    t = table("tentacula", 2, plies=0)
    seat = t.waiting[0]
    view, legal = t.view(seat), t.legal_numbers(seat)
    assert len(legal) > 3
    order = [
        w.action for w in sorted(Bot(t.variant, Level(worlds=1)).weigh(view, seat, legal), key=lambda w: -w.chance)
    ]
    shrimps, newcomers = (
        [Bot(t.variant, level, seed).choose(view, seat, legal) for seed in range(120)]
        for level in (LEVELS["shrimp"], LAB_LEVELS["newcomer"])
    )
    assert set(shrimps) <= set(legal)
    assert len(set(shrimps)) > 1
    assert max(newcomers.count(action) for action in order) > 0.6 * len(newcomers)
    assert len(set(newcomers)) > 1


@every_game
def test_a_searcher_stops_when_its_time_is_up(name: str) -> None:
    """The clock is asked before and after every chunk; here it advances a second each time."""
    t = table(name, 3, plies=0)
    ticks = iter(range(1_000))
    searcher = Bot(t.variant, Level(simulations=5_000), clock=lambda: float(next(ticks)))
    assert searcher.ponder(t.view(t.waiting[0]), t.waiting[0], 2.0) == 1_000
    assert searcher.ponder(t.view(t.waiting[0]), t.waiting[0], 0.0) == 500


@every_game
def test_what_a_searcher_says_is_in_the_order_it_judges_and_between_certain_and_impossible(name: str) -> None:
    game = fathoms.game(name)
    for seats in game.seats:
        said = [calibrated(game, seats, judgement / 20) for judgement in range(21)]
        assert said == sorted(said)
        assert (said[0], said[-1]) == (0.0, 1.0)
