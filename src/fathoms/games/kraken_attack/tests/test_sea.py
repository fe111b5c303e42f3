"""Dice and tentacles (KA-12 to KA-28, KA-65)."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.games.kraken_attack import news
from fathoms.games.kraken_attack.names import FACES, LANE_COUNT, LANES, SPACES
from fathoms.games.kraken_attack.rules.sea import advance, is_sunk
from fathoms.games.kraken_attack.state import CHOOSING, SUNK
from fathoms.games.kraken_attack.tests.positions import (
    BOX,
    acting,
    broken,
    dice,
    may,
    play,
    position,
    rolls,
    sea,
    spaces,
    struck,
)


def test_dice_come_first_then_one_card_then_the_next_seat() -> None:
    """KA-12: two phases, then the turn passes."""
    s = rolls("star blank", seat=1)
    assert (s.phase, s.player, s.waiting) == (CHOOSING, 1, 2)
    assert s.space[0] == 3
    play(s, "card 1", "stop", chance=dice("blank star"))
    assert (s.phase, s.player, s.waiting) == (CHOOSING, 2, 4)
    assert (s.slot, s.actor, s.used) == (-1, -1, [0] * 5)
    assert s.space[4] == 3


def test_every_die_of_the_pool_is_rolled_once() -> None:
    """KA-13: two purple and three red dice."""
    s = rolls("star star crab shell blank", track=6, space=["bubbles"] * LANE_COUNT)
    assert s.roll == [2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1]


@pytest.mark.parametrize("lane", range(8))
def test_a_symbol_moves_the_piece_of_its_lane_and_colour(lane: int) -> None:
    """KA-14: and no other."""
    face = FACES[lane % 4]
    s = struck(position(space=["bubbles"] * LANE_COUNT), purple=face if lane < 4 else "", red=face if lane >= 4 else "")
    assert s.space == [1 if other == lane else 0 for other in range(8)]


def test_an_eye_moves_every_piece_of_its_colour_the_kraken_too() -> None:
    """KA-15: four pieces, the Kraken among them."""
    s = struck(position(space=sea("0 1 2 0", "1 1 1 1"), kraken="P2"), purple="eye")
    assert spaces(s) == sea("1 2 3 1", "1 1 1 1")


def test_a_blank_does_nothing() -> None:
    """KA-16: nothing moves."""
    s = struck(position(), purple="blank blank", red="blank")
    assert s.space == position().space


def test_each_die_counts_on_its_own() -> None:
    """KA-17: an Eye and two stars are three advances."""
    s = struck(position(space=["bubbles"] * LANE_COUNT), red="star eye star")
    assert spaces(s) == sea("0 0 0 0", "3 1 1 1")


@given(st.lists(st.sampled_from(FACES), max_size=3), st.lists(st.sampled_from(FACES), max_size=3))
def test_pieces_keep_to_their_lanes_and_come_closer_one_space_a_die(purple: list[str], red: list[str]) -> None:
    """KA-18, KA-19: from the bubbles nobody gets further than the dice that name him."""
    s = struck(position(space=["bubbles"] * LANE_COUNT), " ".join(purple), " ".join(red))
    for lane in range(8):
        faces = purple if lane < 4 else red
        assert s.space[lane] == faces.count(FACES[lane % 4]) + faces.count("eye")


@pytest.mark.parametrize("space", [0, 1, 2])
def test_an_advance_leads_to_the_next_space(space: int) -> None:
    """KA-19: bubbles, cannon, pistol, saber."""
    s = position(space=[SPACES[space]] * LANE_COUNT)
    advance(BOX, s, 5, news.ADVANCED)
    assert s.space[5] == space + 1


def test_a_piece_on_the_saber_space_attacks_instead_of_moving() -> None:
    """KA-20, KA-21: the rail of its lane is gone; no hole is made."""
    s = position(space=["saber"] * LANE_COUNT)
    advance(BOX, s, 6, news.ADVANCED)
    assert s.rail == broken("R3")
    assert sum(s.hole) == 0


@pytest.mark.parametrize(("lane", "area"), [*enumerate((0, 0, 2, 2, 1, 1, 3, 3))])
def test_a_hole_opens_in_the_area_that_covers_the_lane(lane: int, area: int) -> None:
    """KA-22: A covers P1 and P2, B covers R1 and R2, C covers P3 and P4, D covers R3 and R4."""
    s = position(space=["saber"] * LANE_COUNT, rail=broken(LANES[lane]))
    advance(BOX, s, lane, news.ADVANCED)
    assert s.hole == [1 if a == area else 0 for a in range(4)]


@pytest.mark.parametrize("rail", [0, 1])
def test_after_its_attack_a_piece_is_back_on_the_bubbles(rail: int) -> None:
    """KA-23: whether on rail or hull."""
    s = position(space=["saber"] * LANE_COUNT, rail=[rail] * 8)
    advance(BOX, s, 0, news.ADVANCED)
    assert spaces(s) == sea("0 3 3 3", "3 3 3 3")


def test_advances_left_over_go_on_from_the_bubbles() -> None:
    """KA-24: three advances from the Saber space: rail, then Cannon, then Pistol."""
    s = struck(position(space=sea("3 0 0 0", "0 0 0 0")), purple="star star star")
    assert s.space[0] == 2
    assert s.rail == broken("P1")


def test_holes_pile_up_and_change_nothing_else() -> None:
    """KA-25: three on one area; its pawn moves, fires and repairs as ever."""
    whole = acting("SA-02", "A", space=sea("1 0 0 0", "0 0 0 0"), rail=broken("P2"))
    leaky = acting("SA-02", "A", space=sea("1 0 0 0", "0 0 0 0"), rail=broken("P2"), hole=[3, 0, 0, 0])
    assert may(leaky) == may(whole) == ["move B", "move C", "cannon P1", "repair P2", "stop"]
    assert not is_sunk(BOX, leaky)


def test_a_bare_lane_gives_a_hole_at_every_attack() -> None:
    """KA-26: two attacks, two holes."""
    s = position(space=["saber"] * LANE_COUNT, rail=broken("P4"))
    for _ in range(2):
        s.space[3] = 3
        advance(BOX, s, 3, news.ADVANCED)
    assert s.hole == [0, 0, 2, 0]


def test_purple_comes_before_red_and_eyes_before_symbols() -> None:
    """KA-27: it shows when the fourth hole stops the game: P4 of the Eye strikes, R1 and the purple star do not."""
    s = position(space=sea("1 0 0 3", "3 0 0 0"), rail=broken("P4", "R1"), hole=[3, 0, 0, 0])
    struck(s, purple="star eye", red="star")
    assert s.over == SUNK
    assert spaces(s) == sea("2 1 1 0", "3 0 0 0")


def test_the_order_of_dice_does_not_change_a_complete_resolution() -> None:
    """KA-27: lanes are independent."""
    faces = ("eye", "star", "crab")
    results = {tuple(struck(position(space=sea("3 2 1 0", "0 0 0 0")), " ".join(p)).space) for p in permutations(faces)}
    assert len(results) == 1


def test_nobody_is_asked_anything_while_the_tentacles_advance() -> None:
    """KA-28: after Elena's roll of Eyes the next question is her card."""
    s = rolls("eye eye", seat=2)
    assert may(s) == ["card 1", "card 2"]


@pytest.mark.parametrize(("hole", "sunk"), [([0, 0, 0, 0], False), ([1, 1, 1, 0], False), ([0, 4, 0, 0], True)])
def test_the_ship_sinks_at_the_fourth_hole(hole: list[int], sunk: bool) -> None:
    """KA-65: three float, four do not."""
    assert is_sunk(BOX, position(hole=hole, over="sunk" if sunk else "no")) == sunk


def test_nothing_happens_after_the_fourth_hole() -> None:
    """KA-65: the attacker returns to the bubbles, the other dice do not count, nobody is on turn."""
    s = position(space=sea("3 0 0 0", "2 2 2 2"), rail=broken("P1"), hole=[0, 3, 0, 0])
    struck(s, purple="star", red="eye")
    assert (s.over, s.winners, s.waiting) == (SUNK, 0, 0)
    assert spaces(s) == sea("0 0 0 0", "2 2 2 2")
