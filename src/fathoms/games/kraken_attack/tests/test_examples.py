"""The worked examples of spec.md §9, one test each."""

from fathoms.games.kraken_attack.names import CARDS
from fathoms.games.kraken_attack.state import ARRIVING, EYES, SUNK, WON
from fathoms.games.kraken_attack.tests.positions import (
    acting,
    broken,
    go_on,
    may,
    play,
    position,
    rolls,
    sea,
    spaces,
)


def test_example_1_a_red_star_moves_the_red_tentacle_in_the_star_lane() -> None:
    """KA-14, KA-16: red star, purple blank."""
    s = rolls("blank star")
    assert spaces(s) == sea("2 1 1 0", "3 1 1 0")


def test_example_2_an_attack_takes_the_rail() -> None:
    """KA-20, KA-21, KA-23: P2 on the Saber space, rail standing, purple fish."""
    s = rolls("fish blank", space=sea("2 3 1 0", "2 1 1 0"))
    assert s.rail == broken("P2")
    assert s.space[1] == 0
    assert sum(s.hole) == 0


def test_example_3_an_attack_without_a_rail_makes_a_hole() -> None:
    """KA-22, KA-23: the same, rail missing."""
    s = rolls("fish blank", space=sea("2 3 1 0", "2 1 1 0"), rail=broken("P2"))
    assert s.hole == [1, 0, 0, 0]
    assert s.space[1] == 0
    assert s.rail == broken("P2")


def test_example_4_an_eye_moves_all_of_its_colour() -> None:
    """KA-15: purple eye, red blank, Elena's turn."""
    s = rolls("eye blank")
    assert spaces(s) == sea("3 2 2 1", "2 1 1 0")


def test_example_5_two_crabs_are_two_steps() -> None:
    """KA-17: R3 on Cannon, two red crabs."""
    s = rolls("blank crab crab", track=2)
    assert spaces(s) == sea("2 1 1 0", "2 1 3 0")


def test_example_6_after_its_attack_a_tentacle_goes_on_from_the_bubbles() -> None:
    """KA-17, KA-23, KA-24: purple eye and star with P1 on Saber."""
    s = rolls("eye star blank blank", space=sea("3 0 0 0", "0 0 0 0"), track=4)
    assert spaces(s) == sea("1 1 1 1", "0 0 0 0")
    assert s.rail == broken("P1")
    assert sum(s.hole) == 0


def test_example_7_elenas_pistol_reaches_every_lane() -> None:
    """KA-60, KA-31, KA-32: from A she hits R4; the saber has no target and stays unused."""
    s = acting("EL-02", "A", space=sea("2 0 0 0", "0 0 0 2"))
    assert [p for p in may(s) if p.startswith(("pistol", "saber"))] == ["pistol P1", "pistol R4"]
    play(s, "pistol R4")
    assert spaces(s) == sea("2 0 0 0", "0 0 0 0")
    play(s, "stop")


def test_example_8_billys_broadside_sweeps_his_side() -> None:
    """KA-61: from D he aims at R3, from B at R1, with the same result."""
    for area, lane in (("D", "R3"), ("B", "R1")):
        s = acting("BI-01", area, space=sea("0 0 0 0", "1 2 1 1"))
        play(s, f"broadside {lane}")
        assert spaces(s) == sea("0 0 0 0", "0 2 0 0")


def test_example_9_billy_needs_a_first_target_in_his_own_lanes() -> None:
    """KA-62: on B with nothing at cannon range in R1 and R2."""
    s = acting("BI-01", "B", space=sea("0 0 0 0", "0 2 1 1"))
    assert not [p for p in may(s) if p.startswith(("cannon", "broadside"))]


def test_example_10_astrid_doubles_her_saber() -> None:
    """KA-57: AS-03 shows one saber, two tentacles fall."""
    s = acting("AS-03", "C", space=sea("0 0 3 3", "0 0 0 0"))
    play(s, "saber P3", "saber P4")
    assert spaces(s) == sea("0 0 0 0", "0 0 0 0")


def test_example_11_astrids_two_uses_may_lie_apart() -> None:
    """KA-58, KA-43: saber, move, saber, then repair and Funny Face."""
    s = acting("AS-09", "C", space=sea("0 0 0 3", "0 0 0 3"), rail=broken("R4"))
    play(s, "saber P4", "move D", "saber R4", "repair R4")
    assert spaces(s) == sea("0 0 0 0", "0 0 0 0")
    assert s.area[1] == 3
    assert s.rail == broken()
    play(s, "stop")
    assert s.track == 1


def test_example_12_samuel_ignores_the_purple_eye_only() -> None:
    """KA-56: both dice show an Eye."""
    s = rolls("eye eye", seat=0)
    assert s.phase == EYES
    play(s, "ignore 1 0")
    assert spaces(s) == sea("2 1 1 0", "3 2 2 1")


def test_example_13_a_funny_face_brings_the_last_die() -> None:
    """KA-47, KA-48: from space 7 to 8, where a purple die lies."""
    s = acting("SA-07", "A", track=7)
    play(s, "stop")
    assert s.track == 8
    assert s.dice == [3, 3]


def test_example_14_the_kraken_takes_a_tentacles_place() -> None:
    """KA-49, KA-50, KA-51: P3 on the Saber space is replaced; no token, no attack now."""
    s = acting("SA-07", "A", track=8, space=sea("0 1 3 2", "0 0 0 0"))
    play(s, "stop")
    assert s.phase == ARRIVING
    play(s, "summon P3")
    assert s.kraken == 2
    assert spaces(s) == sea("0 1 3 2", "0 0 0 0")
    assert s.tokens == 0
    assert s.rail == broken()


def test_example_15_the_third_token_wins_before_the_face() -> None:
    """KA-66: Samuel's saber on the Kraken."""
    s = acting("SA-08", "C", kraken="P3", tokens=2, space=sea("0 0 3 0", "0 0 0 0"))
    play(s, "saber P3")
    assert (s.over, s.winners, s.tokens) == (WON, 0b1111, 3)
    assert s.space[2] == 0


def test_example_16_after_a_hit_the_face_moves_the_kraken_on() -> None:
    """KA-55, KA-52: one token, back to the bubbles, then one space forward."""
    s = acting("BI-07", "B", kraken="R2", space=sea("0 0 0 0", "0 1 0 0"))
    play(s, "cannon R2", "stop")
    assert s.tokens == 1
    assert s.space[5] == 1


def test_example_17_the_krakens_face_can_sink_the_ship() -> None:
    """KA-52, KA-65: R1 on Saber without a rail, three holes."""
    s = acting("SA-07", "A", kraken="R1", space=sea("0 0 0 0", "3 0 0 0"), rail=broken("R1"), hole=[1, 1, 1, 0])
    play(s, "stop")
    assert (s.over, s.winners) == (SUNK, 0)
    assert s.hole == [1, 2, 1, 0]


def test_example_18_a_whirlpool_is_skipped() -> None:
    """KA-71: whirlpool on the Pistol space of P2."""
    s = rolls("fish blank", whirl={"P2": ["pistol"]}, space=sea("0 1 0 0", "0 0 0 0"))
    assert s.space[1] == 3
    s = rolls("fish blank", whirl={"P2": ["pistol"]}, space=sea("0 0 0 0", "0 0 0 0"))
    assert s.space[1] == 1


def test_example_19_a_whirlpool_on_the_saber_space_throws_the_piece_at_the_ship() -> None:
    """KA-72: R4 on Pistol, whirlpool ahead, rail standing."""
    s = rolls("blank shell", whirl={"R4": ["saber"]}, space=sea("0 0 0 0", "0 0 0 2"))
    assert s.rail == broken("R4")
    assert s.space[7] == 0


def test_example_20_the_played_card_goes_under_the_pile() -> None:
    """KA-45: Billy plays BI-05 and turns up BI-02; BI-05 lies at the bottom."""
    s = position(player=3, up={3: ["BI-01", "BI-05"]})
    play(s, "card 2", "stop")
    assert [CARDS[card] for card in s.up[6:8]] == ["BI-01", "BI-02"]
    drawn = []
    for _ in range(8):
        s.player, s.waiting = 3, 8
        play(s, "card 2", "stop")
        drawn.append(CARDS[s.up[7]])
    assert drawn == ["BI-03", "BI-04", "BI-06", "BI-07", "BI-08", "BI-09", "BI-10", "BI-05"]


def test_example_21_in_solo_the_top_card_lends_its_power_to_either_pawn() -> None:
    """KA-78, KA-79: Billy's card, Elena's power: his pistol reaches all lanes, his cannon does not sweep."""
    s = position(
        seats=1,
        phase="starting",
        pirate=["elena", "billy"],
        area={"elena": "A", "billy": "D"},
        space=sea("1 0 2 0", "1 0 1 1"),
        up={0: ["EL-04", "BI-04"]},
    )
    go_on(s)
    play(s, "card 2")
    assert may(s) == ["move B", "move C", "cannon R3", "cannon R4", "pistol P3", "stop"]


def test_example_22_no_pirate_moves_diagonally() -> None:
    """KA-33: from A to B or C; two moves lead to D or back."""
    s = acting("SA-06", "A")
    assert [p for p in may(s) if p.startswith("move")] == ["move B", "move C"]
    play(s, "move B")
    assert [p for p in may(s) if p.startswith("move")] == ["move A", "move D"]
