"""Whirlpools (KA-70 to KA-75)."""

import pytest

import fathoms
from fathoms.games.kraken_attack import GAME, news
from fathoms.games.kraken_attack.names import CANNON_SPACE, LANE_COUNT, PISTOL_SPACE, SPACES
from fathoms.games.kraken_attack.rules.sea import advance
from fathoms.games.kraken_attack.tests.positions import BOX, acting, broken, play, position, sea


def test_a_whirlpool_goes_on_any_free_space_but_the_bubbles() -> None:
    """KA-70: 24 spaces at first, one a space, several a lane."""
    table = GAME.table(seats=2, whirlpools=4, first_player=0)
    for seat, pirate in enumerate(("samuel", "elena")):
        table.play(seat, f"pirate {pirate}")
        table.play(seat, "board A")
    offered = [p for p in table.legal(0) if p.startswith("whirlpool")]
    assert len(offered) == 24
    assert not [p for p in offered if "bubbles" in p]
    table.play(0, "whirlpool P1 saber")
    assert "whirlpool P1 saber" not in table.legal(1)
    assert "whirlpool P1 pistol" in table.legal(1)
    with pytest.raises(fathoms.IllegalAction, match="KA-70"):
        table.play(1, "whirlpool P1 saber")


@pytest.mark.parametrize("count", range(5))
def test_as_many_whirlpools_as_agreed(count: int) -> None:
    """KA-70: none to four."""
    table = GAME.table(seats=3, whirlpools=count)
    table.play(table.waiting[0], "begin")
    assert sum(bin(spaces).count("1") for spaces in table.state.whirl) == count


@pytest.mark.parametrize(
    ("spaces", "start", "lands"),
    [
        (("cannon",), "bubbles", "pistol"),
        (("pistol",), "cannon", "saber"),
        (("cannon", "pistol"), "bubbles", "saber"),
        (("pistol",), "bubbles", "cannon"),
        (("pistol",), "pistol", "saber"),
        (("cannon",), "pistol", "saber"),
    ],
)
def test_whirlpools_directly_ahead_are_skipped_in_one_advance(spaces: tuple[str, ...], start: str, lands: str) -> None:
    """KA-71: all of them, and only those directly ahead."""
    s = position(space=[start] * LANE_COUNT, whirl={"P4": list(spaces)})
    advance(BOX, s, 3, news.ADVANCED)
    assert SPACES[s.space[3]] == lands


def test_the_kraken_skips_whirlpools_too() -> None:
    """KA-71: also when a Funny Face moves it."""
    s = acting("SA-07", "A", track=8, kraken="P4", space=["bubbles"] * LANE_COUNT, whirl={"P4": ["cannon"]})
    play(s, "stop")
    assert s.space[3] == 2


@pytest.mark.parametrize(("rail", "hole"), [(1, 0), (0, 1)])
def test_a_skip_past_the_saber_space_is_an_attack(rail: int, hole: int) -> None:
    """KA-72: rail or hole, then back to the bubbles."""
    s = position(space=["pistol"] * LANE_COUNT, rail=[rail] * 8, whirl={"P4": ["saber"]})
    advance(BOX, s, 3, news.ADVANCED)
    assert (s.rail[3], s.hole[2], s.space[3]) == (0, hole, 0)


def test_three_whirlpools_in_a_lane_make_every_advance_an_attack() -> None:
    """KA-73: straight from the bubbles."""
    s = position(space=["bubbles"] * LANE_COUNT, whirl={"P1": ["cannon", "pistol", "saber"]})
    advance(BOX, s, 0, news.ADVANCED)
    assert s.rail == broken("P1")
    advance(BOX, s, 0, news.ADVANCED)
    assert s.hole == [1, 0, 0, 0]
    assert s.space[0] == 0


def test_the_way_back_passes_whirlpools_and_they_stay() -> None:
    """KA-74: pushed back from Saber past a whirlpool to the bubbles; it is there for the next advance."""
    s = acting("SA-04", "A", space=sea("3 0 0 0", "0 0 0 0"), whirl={"P1": ["cannon", "pistol"]})
    play(s, "saber P1")
    assert s.space[0] == 0
    assert s.whirl == [1 << CANNON_SPACE | 1 << PISTOL_SPACE, *[0] * 7]
    advance(BOX, s, 0, news.ADVANCED)
    assert s.space[0] == 3


def test_a_piece_that_starts_on_a_whirlpool_is_an_ordinary_piece() -> None:
    """KA-75: it stays, can be hit there, and advances as usual."""
    s = position(whirl={"P1": ["pistol"]})
    assert s.space[0] == 2
    advance(BOX, s, 0, news.ADVANCED)
    assert s.space[0] == 3
    s = acting("AS-06", "A", whirl={"P1": ["pistol"]})
    play(s, "pistol P1")
    assert s.space[0] == 0
