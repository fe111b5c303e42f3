"""The box: what is in it (spec §2), and what an edition may not say."""

from collections import Counter
from itertools import combinations

import pytest

import fathoms
from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.names import ANIMALS, FINISH, STASHES
from fathoms.games.tentacula.tests.positions import BOX


def test_the_tiles_are_balanced() -> None:
    """TN-08: six faces of each animal, each pair of animals on two tiles, 11 water spots on 9 faces."""
    assert set(Counter(BOX.face_animal).values()) == {6}
    pairs = Counter(frozenset(BOX.face_animal[2 * t : 2 * t + 2]) for t in range(12))
    assert pairs == {frozenset(pair): 2 for pair in combinations(range(4), 2)}
    assert sum(w != 0 for w in BOX.water) == 9
    assert sum(w.bit_count() for w in BOX.water) == 11


def test_snail_tiles_show_no_water_and_one_face_of_each_animal() -> None:
    """TN-07: leaving both out keeps the balance."""
    faces = [2 * t + side for t in BOX.snail for side in range(2)]
    assert [BOX.water[f] for f in faces] == [0, 0, 0, 0]
    assert sorted(BOX.face_animal[f] for f in faces) == [0, 1, 2, 3]


def test_every_stash_asks_for_six_gems() -> None:
    """TN-03: so that dolphins alone could fill it."""
    assert [sum(BOX.need[6 * k : 6 * k + 6]) for k in range(len(STASHES))] == [6] * 6


def test_animals_repeat_in_a_fixed_cycle() -> None:
    """TN-31: square q shows the ((q-1) mod 4)-th animal; start and finish show none."""
    assert [BOX.animal[q] for q in range(1, FINISH)] == [(q - 1) % 4 for q in range(1, FINISH)]
    assert BOX.animal[0] == BOX.animal[FINISH] == -1


@pytest.mark.parametrize(
    ("edition", "why"),
    [
        ({"states": {"A": {"squares": [1, 16]}}}, "do not lie beside its squares"),
        ({"states": {"A": {"squares": [1, 16], "columns": [1, 4]}}}, "does not hold together"),
        ({"states": {"A": {"squares": [1, 7], "columns": [1, 1]}}}, "the first tiles already lie on column 1"),
        ({"route": {"animals": ["turtle", "crab", "turtle", "crab"]}}, "leaves out an animal"),
        ({"route": {"arches": [18, 25, 34]}}, "must stand at most after 16"),
        ({"route": {"arches": [10, 12, 34]}}, "must stand"),
        ({"route": {"specials": {"shark": [3, 17]}}}, "has square 3, which is special already"),
        ({"fish": {"red": ["sombrero", "small"]}}, "has sombrero, but so has yellow"),
        ({"fish": {"red": ["small", "bowler"]}}, "needs a hat, then a size"),
        ({"gates": {"H1": ["bowler", "red", "top_hat"]}}, "must name all three fish"),
        ({"gates": {"H1": ["beret", "red", "top_hat"]}}, "beret"),
        ({"tiles": {"snails": ["1", "1"]}}, "names the same tile twice"),
        ({"tiles": {"front": {"3": "whale"}}}, "must be an animal"),
        ({"tiles": {"front": {"3": "crab d"}}}, "letters of a b c"),
        ({"tiles": {"back": {"3": "turtle a"}}}, "has the animal of its front"),
        ({"tiles": {"front": {"3": ""}}}, "must be an animal"),
        ({"gems": {"white": 6}}, "makes 17 gems in all"),
        ({"stashes": {"A": [1, 1, 1, 1, 1, 2]}}, "asks for 7 gems"),
        ({"stashes": {"A": [2, 0, 0, 0, 0, 0]}}, "asks for 2 purple gems, but the box holds 1"),
        ({"levels": {"shells": [7, 1, 1, 0]}}, "whole numbers from 0 to 6"),
        ({"levels": {"snails": 1}}, "is not known here"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused_with_the_reason(edition: dict[str, object], why: str) -> None:
    """TN-01: the board, its fish and its pieces have to fit together."""
    with pytest.raises(fathoms.BadEdition, match=why):
        GAME.table(edition=edition)


def test_an_edition_may_move_squares_gates_and_folds() -> None:
    """TN-31, TN-36, TN-70: longer cycles, other orders, a fold one column earlier; its games end too."""
    edition = {
        "states": {"A": {"squares": [1, 16], "columns": [1, 4]}, "C": {"squares": [17, 34], "columns": [5, 10]}},
        "route": {"animals": [*ANIMALS, *reversed(ANIMALS)], "arches": [9, 24, 34], "specials": {"shark": []}},
        "gates": {"H1": ["yellow", "green", "red"]},
    }
    box = GAME.open_box(edition)
    assert box.last == [16, 34, FINISH]
    assert box.first_column == [1, 1, 5]
    assert box.animal[5:9] == [3, 2, 1, 0]
    assert box.before[:3] == [0, 0b001, 0b011]
    for seed in range(20):
        t = GAME.table(seats=3, seed=seed, edition=edition)
        while not t.over:
            t.play(t.waiting[0], t.legal_numbers(t.waiting[0])[-1])
