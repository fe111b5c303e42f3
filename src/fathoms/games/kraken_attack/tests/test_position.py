"""Positions written by names: what follows from them, how they are played on and kept, and how bad ones are refused."""

import random

import pytest

import fathoms
from fathoms.core.names import Plain
from fathoms.core.table import Result
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import CARDS, FACES, PIRATES, SIDES
from fathoms.games.kraken_attack.tests.positions import broken, position, sea, seen, spaces

QUIET = {  # a lesson's first scene: nobody has rolled
    "phase": "starting",
    "pirate": ["elena", "billy"],
    "area": {"elena": "A", "billy": "D"},
    "up": [["EL-02", "EL-07"], ["BI-03", "BI-05"]],
}
LAST_BLOW = {  # … and its last
    "phase": "starting",
    "pirate": ["elena", "billy"],
    "area": {"elena": "C", "billy": "A"},
    "up": [["EL-02", "EL-10"], ["BI-02", "BI-04"]],
    "space": sea("0 1 0 1", "1 1 0 0"),
    "kraken": "R2",
    "tokens": 2,
    "hole": {"B": 1, "D": 1},
}


def sides(faces: str) -> list[int]:
    """What chance answers so that dice show these faces."""
    return [FACES.index(face) for face in faces.split()]


def test_a_lesson_is_written_by_names_played_kept_and_taken_up_again() -> None:
    """KA-13, KA-29, KA-36, KA-45, KA-60, KA-61: Elena's and Billy's first turns, dice as dictated."""
    script = sides("star blank") + sides("crab eye") + sides("blank blank")
    table = GAME.variant(seats=2).table(seed=1, position=QUIET, script=script)
    assert table.held
    assert table.waiting == ()
    table.go_on()
    assert spaces(table.state) == sea("3 1 1 0", "2 1 1 0")
    for phrase in ("card 1", "saber P1", "pistol R1", "move C", "stop"):
        table.play(0, phrase)
    assert [CARDS[card] for card in table.state.up[:2]] == ["EL-01", "EL-07"]
    assert spaces(table.state) == sea("0 1 2 0", "1 2 2 1")
    again = fathoms.load(table.save())
    for match in (table, again):
        for phrase in ("card 1", "broadside R4", "stop"):
            match.play(1, phrase)
        assert spaces(match.state) == sea("0 1 2 0", "0 2 2 0")
        assert match.waiting == (0,)
    assert again.state == table.state


def test_the_krakens_way_and_the_dice_follow_from_where_it_is() -> None:
    """KA-48, KA-49, KA-53, KA-66: six dice in the pool; the pistol drives it away."""
    table = GAME.variant(seats=2).table(position=LAST_BLOW, script=sides("shell blank blank fish blank blank"))
    assert (table.state.track, table.state.dice) == (8, [3, 3])
    table.go_on()
    table.play(0, "card 1")
    assert "saber R2" not in table.legal(0)
    table.play(0, "pistol R2")
    assert table.result == Result((0, 1), "won", "KA-66")


def test_what_is_not_written_is_the_usual_set_up_and_nothing_has_been_rolled() -> None:
    """KA-02 to KA-10, KA-83: the diagram, pirates in order and apart, cards as printed, the first seat to choose."""
    table = GAME.variant(seats=3, whirlpools=2).table(position={})
    s = table.state
    assert spaces(s) == sea("2 1 1 0", "2 1 1 0")
    assert (s.rail, s.hole, s.track, sum(s.roll)) == (broken(), [0] * 4, 0, 0)
    assert GAME.variant(seats=3, whirlpools=2).written(s)["up"][:3] == [
        [f"{p}-01", f"{p}-02"] for p in ("SA", "AS", "EL")
    ]
    assert sum(map(int.bit_count, s.whirl)) == 2
    assert table.legal(0) == ["card 1", "card 2"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_a_game_can_be_written_and_read_again(seats: int) -> None:
    """KA-12: nothing is filled in where all is said."""
    variant = GAME.variant(seats=seats, whirlpools=3)
    table = variant.table(seed=seats)
    dice = random.Random(seats)
    while not table.over:
        table.play(table.waiting[0], dice.choice(table.legal_numbers(table.waiting[0])))
        written = variant.written(table.state)
        assert variant.written(variant.position(**written)) == written


def test_a_card_in_play_brings_its_pawn_its_power_and_its_face() -> None:
    """KA-29, KA-44, KA-49, KA-82: written is only what matters."""
    s = position(phase="acting", player=3, up={3: ["BI-03", "BI-07"]}, slot="2")
    assert (PIRATES[s.actor], PIRATES[s.power], s.waiting) == ("billy", "billy", 0b1000)
    assert position(phase="grimacing", up={0: ["SA-07"]}).faces == 1
    s = position(phase="arriving", up={0: ["SA-07"]})
    assert (s.faces, s.track, s.dice) == (0, 8, [3, 3])


def test_all_that_lies_on_the_table_is_open_to_every_seat() -> None:
    """KA-10, KA-28: only the dice to come are hidden."""
    s = position(track=5, hole={"A": 1})
    for seat in range(s.seats):
        view = seen(s, seat)
        assert view.rng != s.rng
        view.rng = s.rng
        assert view == s


def test_a_set_up_can_be_written_half_done() -> None:
    """KA-83: Elena has been chosen and looks for her place."""
    table = GAME.variant(seats=2).table(position={"phase": "boarding", "pirate": ["elena"]})
    assert table.legal(0) == ["begin", "board A", "board B", "board C", "board D"]
    table.play(0, "board C")
    assert table.legal(1) == ["begin", "pirate samuel", "pirate astrid", "pirate billy"]


def test_a_game_that_is_over_can_be_written_too() -> None:
    """KA-65, KA-66: nobody is asked any more; all have won, or nobody."""
    s = position(kraken="P1", tokens=3, over="won")
    assert (s.waiting, s.winners) == (0, 0b1111)
    s = position(hole={"A": 4}, over="sunk")
    assert (s.waiting, s.winners) == (0, 0)


BAD: list[tuple[dict[str, Plain], str]] = [
    ({"up": {0: ["SA-01", "SA-01"]}}, r"Deck Watch lies in two places; every card is there once \(KA-10\)"),
    ({"up": {0: ["BI-01"]}}, r"Heave Ho lies before Player 1, who does not sail with its pirate \(KA-10\)"),
    ({"up": {0: ["SA-11"]}}, r"up has 'SA-11'; did you mean 'SA-"),
    ({"pile": {0: ["SA-03"]}}, r"a position has 20 cards, and this one has 13"),
    ({"pirate": ["samuel", "samuel"]}, r"Samuel sails twice; every pirate sails with one seat only \(KA-08\)"),
    ({"pirate": ["billy", "elena"], "phase": "boarding"}, r"one after another from the first player on.*\(KA-83\)"),
    ({"pirate": ["samuel", "astrid", "elena"]}, r"there is no seat 2; the seats here are 0 to 1"),
    ({"pirate": {3: "elena"}, "phase": "picking"}, r"there is no seat 3; the seats here are 0 to 1"),
    ({"area": {"billy": "A"}}, r"Billy is on deck, but nobody sails with Billy \(KA-08\)"),
    ({"space": {"P1": "deck"}}, r"space has 'deck'; there is: bubbles, cannon, pistol, saber"),
    ({"space": {"P9": "saber"}}, r"space has 'P9'; there is: P1, P2"),
    ({"space": {"P1": "none"}}, r"a position has 8 pieces in the lanes, and this one has 7"),
    ({"spaces": {}}, r"a position has no 'spaces'; did you mean 'space'\?"),
    ({"dice": [2, 1]}, r"a position has 3 purple dice, and this one has 4"),
    ({"track": 9}, r"the Kraken is on its track, 0 to 8, and comes to the ship only from 8"),
    ({"kraken": "P1", "track": 5}, r"the Kraken is on its track, 0 to 8, and comes to the ship only from 8"),
    ({"tokens": 1}, r"only there it has tokens \(KA-49, KA-55\)"),
    ({"hole": {"A": 4}}, r"with 4 holes a game is over and sunk"),
    ({"kraken": "P1", "tokens": 3}, r"with 3 tokens on the Kraken it is over and won"),
    ({"whirl": {"P1": ["pistol"]}}, r"a position has 0 whirlpools, and this one has 1"),
    ({"waiting": []}, r"waiting follows from who is asked in this phase: here it is \[0\], and need not be written"),
    ({"waiting": [0, 3]}, r"there is no seat 3; the seats here are 0 to 1"),
    ({"winners": [0]}, r"winners has seats in it, but the game is not over"),
    ({"hole": {"A": -5}}, r"hole has -5, but takes whole numbers from 0 to 4"),
    ({"rail": {"P1": 7}}, r"rail has 7, but takes whole numbers from 0 to 1"),
    ({"tokens": -1}, r"tokens has -1, but takes whole numbers from 0 to 3"),
    ({"first": "none"}, r"first has -1, but takes whole numbers from 0 to 1"),
    ({"player": "none"}, r"player has -1, but takes whole numbers from 0 to 1"),
    ({"unseen": [-100]}, r"unseen has -100, but takes whole numbers from 0 to 8"),
    ({"back": "samuel"}, r"back is the pirate of the card on top of the pile in solo.*\(KA-79\)"),
    ({"phase": "whirlpools"}, r"phase has 'whirlpools'; there is: picking, boarding, eyes"),
    ({"phase": "eyes", "roll": {"red": {"eye": 9}}}, r"roll has 9, but takes whole numbers from 0 to 1"),
    ({"phase": "dealing", "player": 3}, r"there is no seat 3; the seats here are 0 to 1"),
    ({"phase": "acting", "slot": "none"}, r"slot has -1, but takes whole numbers from 0 to 1"),
    ({"phase": "arriving", "track": 5}, r"comes to the ship only from 8"),
    ({"powers": 1}, r"a position has no 'powers'"),
]


@pytest.mark.parametrize(("written", "reason"), BAD)
def test_what_cannot_be_on_the_table_is_refused_in_one_sentence(written: dict[str, Plain], reason: str) -> None:
    """KA-08 to KA-10, KA-48, KA-49, KA-65, KA-66, KA-70: nothing is made or lost; in every language."""
    with pytest.raises(fathoms.BadPosition, match=reason) as refused:
        GAME.variant(seats=2).position(**written)
    assert "\n" not in str(refused.value)
    assert refused.value.said("fr") != str(refused.value)


def test_nothing_is_made_or_lost_in_a_game() -> None:
    """KA-05, KA-08, KA-10, KA-48, KA-70: counted at every decision, the set-up's too."""
    for seats in (1, 3):
        table = GAME.table(seats=seats, seed=seats, whirlpools=4)
        count = GAME.position.census(table.box, table.state)
        assert count["pirates"] == max(2, seats)
        assert count["cards"] == 10 * max(2, seats)
        assert [count[f"{side}-dice"] for side in SIDES] == [3, 3]
        dice = random.Random(seats)
        while not table.over:
            table.play(table.waiting[0], dice.choice(table.legal_numbers(table.waiting[0])))
            assert GAME.position.census(table.box, table.state) == count
