"""The search: the same tree plain and compiled, and a longer search begins like a shorter one."""

import random
from typing import Any

import pytest
from chance_games import GAMES, table

import fathoms
from fathoms.bots import LEVELS, Bot, Level, level_named, tree
from fathoms.core.chance import SEARCH, key
from fathoms.core.state import clone

every_game = pytest.mark.parametrize("name", GAMES)


def grown(searcher: Bot) -> dict[int, tuple[int, int, float]]:
    """The tree: for every choice in it, its visits, when it could have been made, its total."""
    t = searcher.mind.tree
    return {
        int(k): (int(t.visits[i]), int(t.seen[i]), float(t.total[i])) for i, k in enumerate(t.keys) if k and t.seen[i]
    }


def ponder(t: fathoms.Table, seat: int, level: Level, *, compiled: bool) -> Bot:
    searcher = Bot(t.game, level, 5, room=4096, compiled=compiled)
    searcher.ponder(t.box, t.view(seat), seat, None)
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
        mind = Bot(t.game, LEVELS["dolphin"], compiled=False, room=2).mind
        gear, look = mind.gear(t.seats), mind.functions[tree.glimpse]
        for seat in t.waiting[:1]:
            taken = set()
            for dice in range(5):
                mind.slots[0] = t.state
                key(mind.slots[0].rng, dice, 0, SEARCH)
                before = clone(mind.slots[0])
                key(gear.r, 3, 0, SEARCH)
                gear.out[:] = t.legal_numbers(seat)
                taken.add(look(t.box, mind.slots, seat, len(t.legal_numbers(seat)), gear))
                assert mind.slots[0] == before
            assert len(taken) == 1
            assert taken <= set(t.legal_numbers(seat))


@every_game
def test_a_simulation_plays_on_as_far_as_it_is_told_or_to_the_end(name: str) -> None:
    t = table(name, 5, plies=10)
    mind = Bot(t.game, LEVELS["dolphin"], compiled=False, room=2).mind
    gear = mind.gear(t.seats)
    for count in (0, 1, 7):
        mind.slots[0] = t.state
        key(gear.r, 1, 0, SEARCH)
        mind.functions[tree.play_on](t.box, mind.slots, count, gear)
        assert mind.slots[0].over or mind.slots[0].ply == t.state.ply + count


@every_game
def test_greed_is_the_same_plain_and_compiled(name: str) -> None:
    for seed in range(12):
        t = table(name, seed, plies=random.Random(seed).randrange(60))
        for seat in t.waiting[:1]:
            about = t.box, t.view(seat), seat, t.legal_numbers(seat)
            plain, compiled = (Bot(t.game, LEVELS["crab"], seed, compiled=how) for how in (False, True))
            assert plain.weigh(*about) == compiled.weigh(*about)
            assert plain.choose(*about) == compiled.choose(*about)


@every_game
def test_twice_the_budget_goes_on_where_the_single_one_stopped(name: str) -> None:
    t = table(name, 4, plies=12)
    seat = t.waiting[0]
    once, twice = (ponder(t, seat, Level(simulations=n), compiled=False) for n in (60, 120))
    continued = ponder(t, seat, Level(simulations=60), compiled=False)
    mind = continued.mind
    together, level = int(t.game.cooperative), list(continued.level)
    seed = continued.stream(t.view(seat), seat)
    about = mind.boxes(t.box), mind.shelf(t.view(seat)), mind.slots, seat, level, together
    mind.functions[tree.search](*about, 60, 60, seed, mind.tree, mind.gear(t.seats))
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
    weighed = searcher.weigh(t.box, t.view(seat), seat, legal)
    assert [w.tries for w in weighed] == [sum(column) for column in zip(*visits, strict=True)]


def test_a_full_table_ends_the_growth_but_not_the_search() -> None:
    t = table(GAMES[0], 2, plies=8)
    searcher = Bot(t.game, Level(simulations=400), room=32)
    searcher.ponder(t.box, t.view(t.waiting[0]), t.waiting[0], None)
    assert searcher.mind.tree.used[0] == 24
    assert searcher.mind.tree.swing[0] == 400


@pytest.mark.parametrize("node", [-tree.GROVE, -1, 0, 77])
def test_no_two_choices_share_a_key(node: int) -> None:
    keys: set[Any] = {tree.key_of(node, seat, action) for seat in range(8) for action in range(0, 4096, 5)}
    assert len(keys) == 8 * len(range(0, 4096, 5))
    assert 0 not in keys


@every_game
def test_every_action_has_room_in_a_key(name: str) -> None:
    game = fathoms.game(name)
    assert len(game.actions) < tree.ACTIONS
    assert game.seats[-1] <= tree.SEATS
