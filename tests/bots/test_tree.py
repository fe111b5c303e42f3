"""The search: the same tree plain and compiled, and a longer search begins like a shorter one."""

import random
from typing import Any

import pytest
from chance_games import GAMES, AnyTable, table

import fathoms
from fathoms.bots import LEVELS, Bot, Level, level_named, tree
from fathoms.core.chance import SEARCH, key
from fathoms.core.state import clone

every_game = pytest.mark.parametrize("name", GAMES)


def grown(searcher: Bot) -> dict[int, tuple[int, int, float]]:
    """The tree: for every choice in it, its visits, when it could have been made, its total."""
    t = searcher.engine.tree
    return {
        int(k): (int(t.visits[i]), int(t.seen[i]), float(t.total[i])) for i, k in enumerate(t.keys) if k and t.seen[i]
    }


def ponder(t: AnyTable, seat: int, level: Level, *, compiled: bool) -> Bot:
    searcher = Bot(t.variant, level, 5, room=4096, compiled=compiled)
    searcher.ponder(t.view(seat), seat)
    return searcher


@every_game
@pytest.mark.parametrize("level", ["120", "30+4", "3x20"])
def test_the_plain_and_the_compiled_tree_are_the_same(name: str, level: str) -> None:
    thinks = level_named(level)
    for seed in range(12):
        t = table(name, seed, plies=random.Random(seed).randrange(60))
        for seat in t.waiting[:1]:
            plain, compiled = (grown(ponder(t, seat, thinks, compiled=how)) for how in (False, True))
            assert plain == compiled
            assert sum(visits for visits, _, _ in plain.values()) >= thinks.simulations


@every_game
def test_who_plays_on_does_not_see_the_dice_to_come(name: str) -> None:
    for seed in range(8):
        t = table(name, seed, plies=random.Random(seed).randrange(60))
        engine = Bot(t.variant, LEVELS["dolphin"], compiled=False, room=2).engine
        evaluator, look = engine.evaluator, engine.functions[tree.glimpse]
        for seat in t.waiting[:1]:
            taken = set()
            for dice in range(5):
                engine.slots[0] = t.state
                key(engine.slots[0].rng, dice, 0, SEARCH)
                before = clone(engine.slots[0])
                key(evaluator.r, 3, 0, SEARCH)
                evaluator.out[:] = t.legal_numbers(seat)
                taken.add(look(t.box, engine.slots, seat, len(t.legal_numbers(seat)), evaluator))
                assert engine.slots[0] == before
            assert len(taken) == 1
            assert taken <= set(t.legal_numbers(seat))


@every_game
def test_a_simulation_plays_on_as_far_as_it_is_told_or_to_the_end(name: str) -> None:
    t = table(name, 5, plies=10)
    engine = Bot(t.variant, LEVELS["dolphin"], compiled=False, room=2).engine
    evaluator = engine.evaluator
    for count in (0, 1, 7):
        engine.slots[0] = t.state
        key(evaluator.r, 1, 0, SEARCH)
        engine.functions[tree.play_on](t.box, engine.slots, count, evaluator)
        assert engine.slots[0].over or engine.slots[0].ply == t.state.ply + count


@every_game
def test_greed_is_the_same_plain_and_compiled(name: str) -> None:
    for seed in range(12):
        t = table(name, seed, plies=random.Random(seed).randrange(60))
        for seat in t.waiting[:1]:
            about = t.view(seat), seat, t.legal_numbers(seat)
            plain, compiled = (Bot(t.variant, LEVELS["crab"], seed, compiled=how) for how in (False, True))
            assert plain.weigh(*about) == compiled.weigh(*about)
            assert plain.choose(*about) == compiled.choose(*about)


@every_game
def test_twice_the_budget_goes_on_where_the_single_one_stopped(name: str) -> None:
    t = table(name, 4, plies=12)
    seat = t.waiting[0]
    once, twice = (ponder(t, seat, Level(simulations=n), compiled=False) for n in (60, 120))
    continued = ponder(t, seat, Level(simulations=60), compiled=False)
    engine = continued.engine
    together, level = int(t.game.cooperative), list(continued.level)
    seed = continued.stream(t.view(seat), seat)
    about = engine.boxes, engine.copies(t.view(seat)), engine.slots, seat, level, together
    engine.functions[tree.search](*about, 60, 60, seed, engine.tree, engine.evaluator)
    assert grown(continued) == grown(twice)
    assert all(grown(twice)[k][0] >= visits for k, (visits, _, _) in grown(once).items())


@every_game
def test_trees_side_by_side_know_nothing_of_each_other_and_are_added_up(name: str) -> None:
    t = table(name, 4, plies=12)
    seat = t.waiting[0]
    legal = t.legal_numbers(seat)
    searcher = ponder(t, seat, Level(simulations=90, trees=3), compiled=False)
    firsts = [[tree.key_of(root, seat, action) for action in legal] for root in (-1, -2, -3)]
    visits = [[grown(searcher).get(k, (0, 0, 0.0))[0] for k in keys] for keys in firsts]
    assert [sum(row) for row in visits] == [30, 30, 30]
    weighed = searcher.weigh(t.view(seat), seat, legal)
    assert [w.tries for w in weighed] == [sum(column) for column in zip(*visits, strict=True)]


def test_a_full_table_ends_the_growth_but_not_the_search() -> None:
    t = table(GAMES[0], 2, plies=8)
    searcher = Bot(t.variant, Level(simulations=400), room=32)
    searcher.ponder(t.view(t.waiting[0]), t.waiting[0], None)
    assert searcher.engine.tree.used[0] == 24
    assert searcher.engine.tree.swing[0] == 400


@pytest.mark.parametrize("node", [-tree.MOST_TREES, -1, 0, 77])
def test_no_two_choices_share_a_key(node: int) -> None:
    keys: set[Any] = {tree.key_of(node, seat, action) for seat in range(8) for action in range(0, 4096, 5)}
    assert len(keys) == 8 * len(range(0, 4096, 5))
    assert 0 not in keys


@every_game
def test_every_action_has_room_in_a_key(name: str) -> None:
    game = fathoms.game(name)
    assert len(game.verbs) < tree.ACTIONS
    assert game.seats[-1] <= tree.MOVERS
