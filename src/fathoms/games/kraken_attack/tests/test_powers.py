"""The pirates' powers (KA-56 to KA-64, KA-68, KA-82)."""

import pytest

from fathoms.games.kraken_attack.names import LANE_COUNT, PIRATES
from fathoms.games.kraken_attack.state import CHOOSING, EYES, WON
from fathoms.games.kraken_attack.tests.positions import acting, broken, may, play, position, rolls, sea, spaces

ELENA_SEAT = PIRATES.index("elena")


def uses(card: str, area: str, verb: str, **painted: object) -> list[str]:
    return [p for p in may(acting(card, area, **painted)) if p.startswith(verb)]


# --- Samuel ----------------------------------------------------------------------------------------


def test_samuel_chooses_among_all_his_eyes() -> None:
    """KA-56: none, some or all, colour by colour."""
    s = rolls("eye eye eye", track=2, seat=0)
    assert may(s) == ["ignore 0 0", "ignore 0 1", "ignore 0 2", "ignore 1 0", "ignore 1 1", "ignore 1 2"]
    play(s, "ignore 0 1")
    assert spaces(s) == sea("3 2 2 1", "3 2 2 1")


def test_samuel_may_let_the_eyes_count() -> None:
    """KA-56: he may, he need not; he decides before anything moves."""
    s = rolls("eye blank", seat=0)
    assert s.space == position().space
    play(s, "ignore 0 0")
    assert spaces(s) == sea("3 2 2 1", "2 1 1 0")


def test_an_ignored_eye_does_not_move_the_kraken_either() -> None:
    """KA-56: the whole face is ignored."""
    s = rolls("eye blank blank star", kraken="P1", space=["bubbles"] * LANE_COUNT, seat=0)
    play(s, "ignore 1 0")
    assert spaces(s) == sea("0 0 0 0", "1 0 0 0")


def test_samuel_is_not_asked_without_an_eye() -> None:
    """KA-56, KA-28: nothing to ignore, nothing to decide."""
    assert rolls("star crab", seat=0).phase == CHOOSING


# --- Astrid ----------------------------------------------------------------------------------------


def test_astrid_doubles_one_symbol_of_her_card() -> None:
    """KA-57: two cannons on a card with one, then no double for anything else."""
    s = acting("AS-06", "A", space=sea("1 1 0 0", "0 0 0 0"))
    play(s, "cannon P1", "cannon P2")
    s.space[0] = s.space[1] = 1
    assert may(s) == ["stop"]
    s.space[0], s.space[1] = 2, 3
    assert may(s) == ["pistol P1", "saber P2", "stop"]
    play(s, "pistol P1")
    s.space[0] = 2
    assert may(s) == ["saber P2", "stop"]


def test_astrid_cannot_double_what_is_not_on_the_card() -> None:
    """KA-57: AS-03 (C S) gives no pistol and no move."""
    s = acting("AS-03", "A", space=sea("2 2 0 0", "0 0 0 0"), rail=broken("P1"))
    assert may(s) == ["stop"]


def test_astrid_never_doubles_the_face() -> None:
    """KA-57: one Face, one space."""
    s = acting("AS-08", "A")
    play(s, "stop")
    assert s.track == 1


def test_astrid_announces_nothing() -> None:
    """KA-58: with one use of each symbol behind her any one of them may still come again, in another place."""
    s = acting("AS-02", "A", space=sea("1 2 0 0", "1 0 0 0"))
    play(s, "cannon P1", "pistol P2", "move B")
    s.space[5] = 2
    assert may(s) == ["move A", "move D", "cannon R1", "pistol R2", "stop"]
    play(s, "cannon R1")
    assert may(s) == ["stop"]


def test_astrids_doubled_wild_is_two_different_things() -> None:
    """KA-59: AS-10 (R W F): the Wild as cannon and as saber, and the repair is still there."""
    s = acting("AS-10", "A", space=sea("1 3 0 0", "0 0 0 0"), rail=broken("P1"))
    play(s, "cannon P1", "saber P2", "repair P1")
    assert may(s) == ["stop"]


# --- Elena -----------------------------------------------------------------------------------------


def test_elenas_pistol_reaches_all_lanes_the_kraken_included() -> None:
    """KA-60: every piece on a Pistol space."""
    s = acting("EL-02", "A", space=sea("0 2 0 2", "2 0 2 0"), kraken="R3")
    assert [p for p in may(s) if p.startswith("pistol")] == ["pistol P2", "pistol P4", "pistol R1", "pistol R3"]
    play(s, "pistol R3")
    assert s.tokens == 1


def test_elenas_saber_and_cannon_stay_in_her_area() -> None:
    """KA-60: only the pistol."""
    assert uses("EL-04", "A", "saber", space=["saber"] * LANE_COUNT) == ["saber P1", "saber P2"]
    assert uses("EL-04", "A", "cannon", space=["cannon"] * LANE_COUNT) == ["cannon P1", "cannon P2"]


# --- Billy -----------------------------------------------------------------------------------------


def test_billy_takes_all_or_none() -> None:
    """KA-61: a plain cannon shot hits one, a broadside all of that side; the other side is left alone."""
    space = sea("1 1 1 0", "1 1 2 3")
    s = acting("BI-01", "A", space=space)
    play(s, "cannon P1")
    assert spaces(s) == sea("0 1 1 0", "1 1 2 3")
    s = acting("BI-01", "A", space=space)
    play(s, "broadside P1")
    assert spaces(s) == sea("0 0 0 0", "1 1 2 3")


def test_billys_broadside_leaves_what_is_not_at_cannon_range() -> None:
    """KA-61: only Cannon spaces."""
    s = acting("BI-01", "B", space=sea("0 0 0 0", "1 3 2 1"))
    play(s, "broadside R1")
    assert spaces(s) == sea("0 0 0 0", "0 3 2 0")


def test_a_broadside_uses_one_cannon() -> None:
    """KA-61: BI-01 shows a single one."""
    s = acting("BI-01", "A", space=sea("1 1 1 0", "0 0 0 0"))
    play(s, "broadside P1")
    assert s.used == [0, 1, 0, 0, 0]


def test_no_broadside_without_a_first_target_or_without_a_second() -> None:
    """KA-62: his own lanes first; and alone at cannon range it is a plain shot."""
    assert uses("BI-01", "A", "broadside", space=sea("0 0 1 1", "0 0 0 0")) == []
    assert uses("BI-01", "A", "broadside", space=sea("1 0 0 0", "1 1 1 1")) == []


def test_the_kraken_is_no_extra_target() -> None:
    """KA-63: hit only when aimed at."""
    s = acting("BI-01", "A", space=sea("1 0 1 1", "0 0 0 0"), kraken="P3")
    play(s, "broadside P1")
    assert spaces(s) == sea("0 0 1 0", "0 0 0 0")
    assert s.tokens == 0
    assert uses("BI-01", "A", "broadside", space=sea("1 0 1 0", "0 0 0 0"), kraken="P3") == []


def test_the_kraken_as_first_target_takes_a_token_and_the_others_go_too() -> None:
    """KA-61, KA-63, KA-55: aimed at, it is hit."""
    s = acting("BI-01", "C", space=sea("1 0 1 1", "0 0 0 0"), kraken="P3")
    play(s, "broadside P3")
    assert s.tokens == 1
    assert spaces(s) == ["bubbles"] * LANE_COUNT


def test_by_option_the_broadside_takes_the_kraken_along() -> None:
    """KA-63: `billy_sweeps_kraken`: a token, and the third one wins."""
    s = acting("BI-01", "A", space=sea("1 0 1 0", "0 0 0 0"), kraken="P3", tokens=2, billy_sweeps_kraken="on")
    play(s, "broadside P1")
    assert (s.tokens, s.over) == (3, WON)
    assert spaces(s) == ["bubbles"] * LANE_COUNT


@pytest.mark.parametrize(("card", "phrase"), [("EL-06", "pistol R4"), ("BI-08", "broadside P1")])
def test_a_wild_has_the_power_of_the_symbol_it_stands_for(card: str, phrase: str) -> None:
    """KA-64: Elena's Wild reaches all lanes as a pistol (her own is used), Billy's sweeps as a cannon."""
    used = {"pistol": 1} if card == "EL-06" else {}
    s = acting(card, "A", space=sea("1 1 0 0", "0 0 0 2"), used=used)
    play(s, phrase)


# --- whose turn ------------------------------------------------------------------------------------


def test_a_power_works_only_in_the_turn_of_its_pirate() -> None:
    """KA-82: Astrid's pistol does not reach far, Elena's Eyes count, Samuel's card is not doubled."""
    assert uses("AS-06", "A", "pistol", space=["pistol"] * LANE_COUNT) == ["pistol P1", "pistol P2"]
    assert rolls("eye blank", seat=ELENA_SEAT).phase == CHOOSING
    s = acting("SA-04", "A", space=sea("3 3 0 0", "0 0 0 0"))
    play(s, "saber P1")
    assert may(s) == ["stop"]


def test_every_seat_has_the_power_of_its_own_pirate() -> None:
    """KA-82: set when its turn begins."""
    crew = ["billy", "astrid", "samuel", "elena"]
    for seat in range(len(crew)):
        assert rolls("blank blank", pirate=crew, seat=seat).power == PIRATES.index(crew[seat])


def test_without_powers_nobody_has_any() -> None:
    """KA-68: no ignoring, no doubling, no far shot, no broadside."""
    assert rolls("eye eye", powers="off", seat=0).phase != EYES
    for seat in range(4):
        s = rolls("blank blank", powers="off", space=sea("1 1 1 1", "2 2 2 2"), area=["A"] * len(PIRATES), seat=seat)
        assert s.power == -1
    s = acting("BI-04", "A", power="none", space=sea("1 0 1 0", "0 2 0 0"))
    assert may(s) == ["move B", "move C", "cannon P1", "stop"]
