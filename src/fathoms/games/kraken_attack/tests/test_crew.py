"""One card a turn and what it pays for (KA-29 to KA-45)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core.state import NOBODY, clone
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    ASTRID,
    CARDS,
    DECK,
    LANE_COUNT,
    LANES,
    PIRATES,
    SPACES,
    SYMBOLS,
    WILD,
)
from fathoms.games.kraken_attack.rules.crew import can_afford
from fathoms.games.kraken_attack.state import CHOOSING
from fathoms.games.kraken_attack.tests.positions import BOX, acting, broken, may, play, position, sea, spaces


def test_one_of_two_cards_must_be_played() -> None:
    """KA-29: there is no passing."""
    assert may(position()) == ["card 1", "card 2"]


def test_actions_come_in_any_order_once_a_symbol() -> None:
    """KA-30: M S R, saber before move or after it, repair in between; then the card is used up."""
    for order in (("saber P1", "repair P2", "move C"), ("repair P2", "saber P1", "move B"), ("move B", "repair R1")):
        s = acting("SA-01", "A", space=sea("3 0 0 0", "0 0 0 0"), rail=broken("P2", "R1"))
        play(s, *order)
        used = [SYMBOLS.index(phrase.split()[0]) for phrase in order]
        assert [can_afford(BOX, s, symbol) for symbol in used] == [False] * len(used)


def test_a_card_with_two_moves_pays_for_two() -> None:
    """KA-30: SA-06 shows M M S."""
    s = acting("SA-06", "A")
    play(s, "move B", "move D")
    assert not [p for p in may(s) if p.startswith("move")]


def test_every_action_may_be_left_out() -> None:
    """KA-31: a card can be played for nothing."""
    s = acting("SA-01", "A", space=sea("3 0 0 0", "0 0 0 0"))
    before = list(s.space)
    play(s, "stop")
    assert s.space == before
    assert s.phase == CHOOSING


def test_an_action_without_a_target_cannot_be_done_and_costs_nothing() -> None:
    """KA-32: no saber target here, but the move is still there."""
    s = acting("SA-06", "A", space=["bubbles"] * LANE_COUNT)
    assert may(s) == ["move B", "move C", "stop"]


@pytest.mark.parametrize(("area", "near"), [("A", "BC"), ("B", "AD"), ("C", "AD"), ("D", "BC")])
def test_a_move_leads_to_the_next_area_whoever_stands_there(area: str, near: str) -> None:
    """KA-33: never diagonally; other pawns do not bar the way."""
    s = position(phase="acting", up={0: ["SA-03"]}, area=[area, "A", "B", "C"])
    assert [p for p in may(s) if p.startswith("move")] == [f"move {n}" for n in near]


@pytest.mark.parametrize(("weapon", "space", "rule"), [("cannon", 1, 34), ("pistol", 2, 35), ("saber", 3, 36)])
def test_a_weapon_hits_its_space_in_the_lanes_of_the_pawns_area(weapon: str, space: int, rule: int) -> None:
    """KA-34, KA-35, KA-36: cannon, pistol and saber each on their own space; KA-39: the player chooses the lane."""
    s = acting("AS-06", "C", space=[SPACES[space]] * LANE_COUNT, power="none")
    assert [p for p in may(s) if p != "stop"] == [f"{weapon} P3", f"{weapon} P4"]


def test_pushed_back_means_to_the_bubbles() -> None:
    """KA-37: from the Saber space all the way."""
    s = acting("SA-04", "A", space=sea("0 3 0 0", "0 0 0 0"))
    play(s, "saber P2")
    assert s.space == [0] * 8


def test_nothing_on_the_bubbles_can_be_attacked() -> None:
    """KA-38: no weapon reaches space 0."""
    s = acting("AS-06", "A", space=["bubbles"] * LANE_COUNT)
    assert may(s) == ["stop"]


def test_with_two_targets_the_player_hits_the_one_she_names() -> None:
    """KA-39: the other one stays."""
    s = acting("AS-06", "B", space=sea("0 0 0 0", "2 2 0 0"), power="none")
    play(s, "pistol R2")
    assert spaces(s) == sea("0 0 0 0", "2 0 0 0")


def test_a_repair_puts_up_one_rail_of_the_pawns_area() -> None:
    """KA-40: one of two missing, of the player's choice."""
    s = acting("SA-05", "A", rail=broken("P1", "P2", "P3"), space=["bubbles"] * LANE_COUNT)
    assert may(s) == ["repair P1", "repair P2", "stop"]
    play(s, "repair P2")
    assert s.rail == broken("P1", "P3")


def test_a_rail_is_rebuilt_before_a_hole_but_the_hole_stays() -> None:
    """KA-41: holes are for ever."""
    s = acting("SA-05", "A", rail=broken("P1"), hole=[2, 0, 0, 0], space=["bubbles"] * LANE_COUNT)
    play(s, "repair P1")
    assert s.rail == broken()
    assert s.hole == [2, 0, 0, 0]


def test_a_wild_is_any_one_action_but_never_a_face() -> None:
    """KA-42: on SA-07 (W F) it pays for each of the five, once; the Face is made once."""
    s = acting("SA-07", "A", space=sea("1 2 0 0", "0 0 0 0"), rail=broken("P1"))
    assert may(s) == ["move B", "move C", "cannon P1", "pistol P2", "repair P1", "stop"]
    play(s, "cannon P1")
    assert may(s) == ["stop"]
    play(s, "stop")
    assert s.track == 1


def test_a_wild_stands_in_for_a_symbol_the_card_has_used_up() -> None:
    """KA-42: EL-06 (M P W) pays for two moves, or a move and a saber."""
    s = acting("EL-06", "A", space=sea("3 0 0 0", "0 0 0 0"))
    play(s, "move B", "move A")
    assert may(s) == ["stop"]
    s = acting("EL-06", "B", space=sea("3 0 0 0", "0 0 0 0"))
    play(s, "move A", "saber P1")
    assert may(s) == ["stop"]


def test_an_action_is_judged_where_the_pawn_stands_by_then() -> None:
    """KA-43: after the move other lanes are in reach."""
    s = acting("SA-01", "A", space=sea("3 0 0 0", "0 3 0 0"))
    assert [p for p in may(s) if p.startswith("saber")] == ["saber P1"]
    play(s, "move B")
    assert [p for p in may(s) if p.startswith("saber")] == ["saber R2"]


@pytest.mark.parametrize("said", [("stop",), ("move B", "stop")])
def test_the_face_is_made_after_the_actions_even_if_there_were_none(said: tuple[str, ...]) -> None:
    """KA-44: it is compulsory."""
    s = acting("SA-09", "A")
    play(s, *said)
    assert s.track == 1


def test_a_card_without_a_face_leaves_the_kraken_alone() -> None:
    """KA-44: only a Face stirs it."""
    s = acting("SA-01", "A")
    play(s, "stop")
    assert s.track == 0


def test_two_cards_are_face_up_again_at_the_end_of_the_turn() -> None:
    """KA-45: the top card takes the place of the one played, which goes under the pile."""
    s = position()
    played, kept, top = s.up[0], s.up[1], s.pile[7]
    play(s, "card 1", "stop")
    assert s.up[:2] == [top, kept]
    assert s.pile[7] == played


def brute(card: int, power: int, uses: list[int]) -> bool:
    """Whether a card pays for those uses: try every symbol Astrid could double."""
    shown = [BOX.symbols[7 * card + k] for k in range(WILD + 1)]
    doubles = [k for k in range(WILD + 1) if shown[k]] if power == ASTRID else []
    for double in (None, *doubles):
        have = [n + (k == double) for k, n in enumerate(shown)]
        if sum(max(0, uses[k] - have[k]) for k in range(ACTION_SYMBOLS)) <= have[WILD]:
            return True
    return False


@given(
    st.integers(0, len(CARDS) - 1),
    st.sampled_from([NOBODY, ASTRID]),
    st.lists(st.integers(0, 2), min_size=5, max_size=5),
    st.integers(0, 4),
)
def test_uses_are_affordable_exactly_if_some_reading_of_the_card_pays_for_them(
    card: int, power: int, used: list[int], symbol: int
) -> None:
    """KA-30, KA-42, KA-57, KA-58, KA-59: symbols, Wilds and Astrid's double, in whatever order they were used."""
    s = acting(CARDS[card], "A", power="none" if power == NOBODY else PIRATES[power], used=list(used))
    if brute(card, power, used):
        more = [n + (k == symbol) for k, n in enumerate(used)]
        assert can_afford(BOX, s, symbol) == brute(card, power, more)


@given(st.integers(0, len(CARDS) - 1), st.lists(st.integers(0, 3), min_size=8, max_size=8), st.data())
def test_whatever_is_offered_changes_only_what_it_says(card: int, space: list[int], data: st.DataObject) -> None:
    """KA-33 to KA-41: a move moves the pawn, a hit one piece (a broadside more), a repair one rail; holes stay."""
    rail = data.draw(st.lists(st.integers(0, 1), min_size=8, max_size=8))
    area = data.draw(st.sampled_from("ABCD"))
    s = acting(CARDS[card], area, space=[SPACES[k] for k in space], rail=rail, hole=[1, 0, 0, 1])
    before = clone(s)
    phrase = data.draw(st.sampled_from(may(s)))
    verb, *where = phrase.split()
    if verb == "stop":
        return
    play(s, phrase)
    changed = [LANES[lane] for lane in range(8) if s.space[lane] != before.space[lane]]
    mended = [LANES[lane] for lane in range(8) if s.rail[lane] != before.rail[lane]]
    assert (verb == "move") == (s.area != before.area)
    assert mended == (where if verb == "repair" else [])
    assert s.hole == before.hole
    if verb in ("cannon", "pistol", "saber"):
        assert changed == where
    elif verb == "broadside":
        assert where[0] in changed
        assert len(changed) > 1
    else:
        assert changed == []
    assert s.up == before.up
    assert s.actor == card // DECK
