"""Set-up (TC-01 to TC-07, TC-32) and the box."""

from collections import Counter
from typing import Any

import pytest

import fathoms
from fathoms.core.state import NOBODY, clone
from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import CARDS, COLOURS, ENCOUNTERS, LETTERS, PAIRS, TIPS
from fathoms.games.tentacolor.rules.tentacle import goal_length
from fathoms.games.tentacolor.state import State
from fathoms.games.tentacolor.tests.positions import BOX


def fresh(seats: int, seed: int = 1, **options: Any) -> State:
    s: State = GAME.table(seats=seats, seed=seed, **options).state
    return clone(s)


@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    """TC-01: two, three or four players."""
    with pytest.raises(fathoms.BadOption, match="2 to 4 seats"):
        GAME.table(seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_empty_tentacle(seats: int) -> None:
    """TC-02: one start a player, with nothing laid yet."""
    assert fresh(seats).end == [NOBODY] * 4


@pytest.mark.parametrize(("seats", "left"), [(2, 56), (3, 55), (4, 54)])
def test_a_card_for_each_and_one_more_for_the_leader_who_then_draws(seats: int, left: int) -> None:
    """TC-03, TC-04, TC-05: 57, 56 or 55 cards are left before the leader's first draw."""
    s = fresh(seats, first_player=1)
    assert s.held[:seats] == [1, 3, 1, 1][:seats]
    assert s.left == left
    assert s.first == s.player == 1


def test_every_card_can_be_dealt_to_anybody() -> None:
    """TC-03: the cards are shuffled."""
    table = Counter(fresh(3, seed, first_player=0).hand[3] for seed in range(1500))
    assert len(table) == 60
    assert max(table.values()) < 60


def test_the_pile_is_all_the_rest() -> None:
    """TC-04: what nobody holds lies face down in the pile."""
    s = fresh(4)
    held = {card for card in s.hand if card != NOBODY}
    assert {*s.pile[: s.left]} == {*range(60)} - held


def test_chance_can_name_any_leader() -> None:
    """TC-05: who begins is drawn, unless the option says."""
    assert {fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {fresh(4, seed, first_player=2).first for seed in range(10)} == {2}


def test_without_experts_nobody_has_a_tip() -> None:
    """TC-06: the tips lie aside."""
    assert fresh(4).tip == [NOBODY] * 4


@pytest.mark.parametrize(
    ("seats", "goal", "length"), [(2, "book", 6), (3, "book", 5), (4, "book", 5), (2, 4, 4), (2, 5, 5), (4, 6, 6)]
)
def test_how_many_cards_complete_a_tentacle(seats: int, goal: Any, length: int) -> None:
    """TC-07: five, with two players six; the option says otherwise."""
    assert goal_length(BOX, fresh(seats, goal=goal)) == length


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_experts_hold_different_tips(seats: int) -> None:
    """TC-32: one tip each, any of the four."""
    tips = [fresh(seats, seed, expert="on").tip for seed in range(60)]
    for tip in tips:
        assert len({*tip[:seats]} - {NOBODY}) == seats
        assert tip[seats:] == [NOBODY] * (4 - seats)
    assert {tip[0] for tip in tips} == {0, 1, 2, 3}


# --- the box ---------------------------------------------------------------------------------------


def test_every_pair_is_there_four_times_and_one_of_them_has_an_encounter() -> None:
    """TC-03: sixty cards, each colour on 20, of them 1 Shark, 2 Shoals and 2 Rare specimens (spec §2.2)."""
    assert Counter(BOX.colours) == dict.fromkeys(
        (1 << LETTERS.index(pair[0]) | 1 << LETTERS.index(pair[1]) for pair in PAIRS), 4
    )
    for colour in range(len(COLOURS)):
        mine = [ENCOUNTERS[BOX.encounter[card]] for card in range(60) if (BOX.colours[card] >> colour) & 1]
        assert Counter(mine) == {"plain": 15, "shark": 1, "shoal": 2, "rare": 2}
    assert all(BOX.encounter[card] == 0 for card in range(60) if not CARDS[card].endswith("4"))


def test_no_tip_is_better_than_another() -> None:
    """TC-32: three colours a tip, each colour on two tips, every two tips share one colour (spec §2.3)."""
    for i in range(len(TIPS)):
        for j in range(len(TIPS)):
            assert (BOX.tip_colours[i] & BOX.tip_colours[j]).bit_count() == (3 if i == j else 1)


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ({"goal": {"3": 9}}, "goal.3 has 9, but takes whole numbers from 3 to 7"),
        ({"cards": {"RO": ["plain"] * 3}}, "cards.RO has 3 entries, but takes a list of 4"),
        ({"cards": {"RO": ["plain", "plain", "plain", "sharks"]}}, "did you mean 'shark'"),
        ({"cards": {"RR": ["plain"] * 4}}, "cards.RR is not known here"),
        ({"tips": {"T1": ["red", "red", "blue"]}}, "tips.T1 shows a colour twice"),
        ({"tips": {"T9": ["red", "green", "blue"]}}, "tips.T9 is not known here"),
        ({"goal": {"5": 5}}, "goal.5 is not known here"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused_with_the_reason(edition: dict[str, Any], reason: str) -> None:
    """TC-41: numbers and cards may be changed as long as they hold together."""
    with pytest.raises(fathoms.BadEdition, match=reason):
        GAME.open_box(edition)


def test_an_edition_changes_only_what_it_says() -> None:
    """TC-07: a shorter game for three, by edition."""
    mine = GAME.open_box({"goal": {"3": 4}, "cards": {"RO": ["shark", "plain", "plain", "rare"]}})
    assert mine.goal == [0, 0, 6, 4, 5]
    assert mine.encounter[0] == 1
    assert mine.encounter[1:] == BOX.encounter[1:]
