"""Set-up: what stands where, and who chooses when (KA-01 to KA-11, KA-83)."""

from collections import Counter

import pytest

import fathoms
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import LANES, PIRATES
from fathoms.games.kraken_attack.tests.positions import sea, spaces


@pytest.mark.parametrize("seats", [0, 5, 6])
def test_only_one_to_four_can_play(seats: int) -> None:
    """KA-01: two to four players, or one alone."""
    with pytest.raises(fathoms.BadOption, match="1 to 4 seats"):
        GAME.table(seats=seats)


def test_one_player_plays_solo_and_only_one() -> None:
    """KA-01: alone means the solo variant; with company there is none."""
    assert GAME.table(seats=1).options["solo"] == "on"
    assert GAME.table(seats=2).options["solo"] == "off"
    with pytest.raises(fathoms.BadOption, match="KA-01"):
        GAME.table(seats=1, solo="off")
    with pytest.raises(fathoms.BadOption, match="KA-01"):
        GAME.table(seats=3, solo="on")


def test_the_ship_is_whole_at_the_start() -> None:
    """KA-02, KA-04: eight rails stand, no hole counts yet."""
    s = GAME.table(seats=2, seed=1).state
    assert s.rail == [1] * len(LANES)
    assert s.hole == [0, 0, 0, 0]


def test_tentacles_start_as_in_the_diagram_or_on_the_bubbles() -> None:
    """KA-03: one in each lane, staggered; by option all far out."""
    assert spaces(GAME.table(seats=2).state) == sea("2 1 1 0", "2 1 1 0")
    assert spaces(GAME.table(seats=2, start="bubbles").state) == sea("0 0 0 0", "0 0 0 0")


def test_the_kraken_waits_on_its_track_with_four_dice_ahead() -> None:
    """KA-05: space 0; dice on 2 and 6 (red), 4 and 8 (purple)."""
    table = GAME.table(seats=2)
    assert (table.state.track, table.state.kraken) == (0, -1)
    assert table.box.track_die[: table.box.track_end + 1] == [-1, -1, 1, -1, 0, -1, 1, -1, 0]


def test_the_pool_starts_with_a_die_of_each_colour() -> None:
    """KA-06: one purple, one red."""
    assert GAME.table(seats=2).state.dice == [1, 1]


def test_no_token_is_on_the_kraken_yet() -> None:
    """KA-07: all three lie at the end of the track."""
    table = GAME.table(seats=2)
    assert table.state.tokens == 0
    board = GAME.scene.scene(table.box, table.state, 0).containers[0]
    assert sum(piece.kind == "kraken-attack-token" for piece in board.pieces) == 3


def test_each_player_takes_another_pirate() -> None:
    """KA-08: a pirate that is taken is not offered again."""
    table = GAME.table(seats=4, first_player=0)
    for seat, pirate in enumerate(("billy", "samuel", "elena")):
        table.play(seat, f"pirate {pirate}")
        table.play(seat, "board B")
    assert table.legal(3) == ["begin", "pirate astrid"]
    with pytest.raises(fathoms.IllegalAction, match="KA-08"):
        table.play(3, "pirate billy")


def test_pawns_may_share_an_area() -> None:
    """KA-09: any of the four areas, however many stand there."""
    table = GAME.table(seats=4, first_player=0)
    for seat, pirate in enumerate(PIRATES):
        table.play(seat, f"pirate {pirate}")
        assert table.legal(seat) == ["begin", "board A", "board B", "board C", "board D"]
        table.play(seat, "board C")
    assert table.state.area == [2, 2, 2, 2]


def test_two_cards_lie_face_up_and_eight_are_left() -> None:
    """KA-10: each seat has the ten cards of its own pirate."""
    table = GAME.table(seats=3, seed=5)
    table.play(table.waiting[0], "begin")
    s = table.state
    for seat in range(3):
        pile = [card for card in s.pile[10 * seat : 10 * seat + 10] if card >= 0]
        deck = [*s.up[2 * seat : 2 * seat + 2], *pile]
        assert len(pile) == 8
        assert sorted(deck) == list(range(10 * s.pirate[seat], 10 * s.pirate[seat] + 10))


def test_every_card_is_as_likely_to_lie_face_up() -> None:
    """KA-10: decks are shuffled."""
    shown: Counter[int] = Counter()
    for seed in range(400):
        table = GAME.table(seats=2, seed=seed, first_player=0)
        table.play(0, "begin")
        shown.update(table.state.up[:2])
    assert set(shown) == set(range(10))
    assert max(shown.values()) < 2 * min(shown.values())


def test_chance_or_choice_says_who_begins_and_turns_go_clockwise() -> None:
    """KA-11: the first player, then the next seat."""
    assert {GAME.table(seats=4, seed=seed).state.first for seed in range(40)} == {0, 1, 2, 3}
    table = GAME.table(seats=4, seed=1, first_player=2)
    order: list[int] = []
    table.play(2, "begin")
    while len(order) < 5:
        seat = table.waiting[0]
        if not order or order[-1] != seat:
            order.append(seat)
        table.play(seat, table.legal(seat)[-1])
    assert order == [2, 3, 0, 1, 2]


def test_pirate_and_area_are_chosen_seat_by_seat_then_whirlpools_then_cards() -> None:
    """KA-83: from the first player clockwise; cards come last."""
    table = GAME.table(seats=2, first_player=1, whirlpools=3)
    asked = []
    for phrase in ("pirate elena", "board A", "pirate billy", "board D", "whirlpool P1 saber", "whirlpool R2 cannon"):
        seat = table.waiting[0]
        asked.append((seat, table.phase))
        assert table.state.up == [-1] * 8
        table.play(seat, phrase)
    phases = ("picking", "boarding", "picking", "boarding", "whirlpools", "whirlpools")
    assert asked == [*zip((1, 1, 0, 0, 1, 0), phases, strict=True)]
    assert table.waiting == (1,)
    table.play(1, "whirlpool P1 cannon")
    assert table.state.up[0] >= 30
    assert table.state.up[2] // 10 == 2
    assert table.waiting == (1,)


def test_whirlpools_fall_before_the_cards_also_at_random() -> None:
    """KA-83: `whirlpool_placement = random` asks nobody and draws different free spaces."""
    seen = set()
    for seed in range(60):
        table = GAME.table(seats=2, seed=seed, whirlpools=4, whirlpool_placement="random")
        table.play(table.waiting[0], "begin")
        spots = {(lane, space) for lane in range(8) for space in range(4) if table.state.whirl[lane] >> space & 1}
        assert len(spots) == 4
        seen |= spots
    assert seen == {(lane, space) for lane in range(8) for space in (1, 2, 3)}


def test_begin_takes_the_usual_for_all_that_is_open() -> None:
    """KA-83: what has been chosen stays, the rest is set up apart from each other."""
    table = GAME.table(seats=4, first_player=0, whirlpools=4)
    table.play(0, "pirate billy")
    table.play(0, "board C")
    table.play(1, "begin")
    s = table.state
    assert s.pirate == [3, 0, 1, 2]
    assert sorted(s.area) == [1, 2, 2, 3]
    assert sum(bin(whirl).count("1") for whirl in s.whirl) == 4
    assert table.phase in ("eyes", "choosing")


@pytest.mark.parametrize("taken", ["P2 pistol", "R3 pistol", "R1 saber"])
def test_begin_finds_other_spaces_for_whirlpools_when_its_own_are_taken(taken: str) -> None:
    """KA-70, KA-83: never two on one space."""
    table = GAME.table(seats=2, first_player=0, whirlpools=4)
    for seat, pirate in enumerate(("samuel", "elena")):
        table.play(seat, f"pirate {pirate}")
        table.play(seat, "board A")
    table.play(0, f"whirlpool {taken}")
    table.play(1, "begin")
    assert sum(bin(whirl).count("1") for whirl in table.state.whirl) == 4
