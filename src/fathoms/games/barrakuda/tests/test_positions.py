"""Positions written by names: what follows from them, playing on, and what is refused."""

import tomllib
from typing import Any

import pytest

import fathoms
from fathoms.core.state import clone
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.state import CHOOSING, State
from fathoms.games.barrakuda.tests.positions import BLUE, GREEN, RED, YELLOW, go_on, hand, may, play, position, row

ROUND: dict[str, Any] = {  # spec §9, before the reveal of the rulebook's round
    "row": [[], [], ["5"], ["1"]],
    "bag": [2, 2, 1, 3],
    "vault": [0, 0, 0, 1],
}
TEETH = tomllib.loads("""
# a lesson: Red lies flat on wreck 5, and the barracuda obeys
phase = "steering"
round = 3
row = [["4", "5"], ["4", "3"]]
hand = [["1", "2", "3"], ["1", "2", "5", "barracuda"]]
place = ["5", "3"]
lying = [0]
bag = [0, 7]
vault = { 0 = 5 }
barracuda = "1"
controller = 0
distance = 1
""")


def same(one: State, two: State) -> bool:
    """Whether two positions differ in nothing but the generator."""
    one, two = clone(one), clone(two)
    one.rng = two.rng
    return one == two


def test_only_what_matters_is_written() -> None:
    """BK-03, BK-04, BK-10, BK-16: hands, initiative, reserve and who waits follow."""
    s = position(**ROUND)
    assert [hand(s, seat) for seat in range(4)] == ["12345b", "12345b", "1234b", "2345b"]
    assert (s.laid, s.value) == ([0, 0, 1, 1], [0, 0, 1, 1])
    assert s.reserve == 60 - 8 - 1
    assert s.waiting == 0b1111


def test_of_a_written_hand_the_other_cards_lie_in_the_row_as_printed() -> None:
    """BK-03, BK-13: and a Barracuda card that is not in hand is in the centre."""
    s = position(2, hand=[["2", "4"], ["1", "2", "3", "4", "5", "barracuda"]])
    assert (row(s, RED), hand(s, RED)) == ("135", "24")
    assert s.value[RED] == 3
    assert (row(s, BLUE), hand(s, BLUE)) == ("", "12345b")


def test_a_floor_of_ones_own_has_its_neighbours_and_ways() -> None:
    """BK-02, BK-22: the reef, cell by cell, column then row."""
    reef = {"6": "0,0", "1": "1,0", "4": "2,0", "2": "0,1", "3": "1,1", "5": "2,1"}
    written, laid = position(2, cell=reef), position(2, {"layout": "reef"})
    assert (written.cell, written.near, written.toward) == (laid.cell, laid.near, laid.toward)


def test_a_choice_that_is_written_need_not_be_waited_for() -> None:
    """BK-10: Blue's card lies face down already."""
    s = position(2, card={BLUE: "4"})
    assert s.waiting == 1 << RED
    assert may(s, BLUE) == []


def test_team_mates_who_tie_are_asked_by_the_lower_seat() -> None:
    """BK-88, BK-89: Blue says whether Blue or Green collects."""
    s = position(4, {"team_mode": "on"}, phase="collecting", place={BLUE: "5", GREEN: "5"}, wreck="5", gold={"5": 3})
    assert may(s) == ["collect 1", "collect 3"]
    play(s, "collect 3", seat=BLUE)
    assert s.bag[GREEN] == 5


def test_who_came_before_the_player_has_had_the_general_action() -> None:
    """BK-47: Green and Red before Blue; Yellow is still to come."""
    there = ["2"] * 4
    s = position(phase="sharing", wreck="2", player=BLUE, place=there, row=[["1", "2"]] * 4, value=[2, 2, 3, 1])
    assert s.shared == 1 << GREEN | 1 << RED | 1 << BLUE
    play(s, "decline", seat=BLUE)
    assert s.waiting == 1 << YELLOW


def test_a_position_before_something_that_comes_by_itself_goes_on() -> None:
    """BK-30, BK-40: before the gold is gathered nobody waits."""
    s = position(2, phase="gathering", place=["3", "none"], gold={"3": 3}, barracuda="5")
    assert s.waiting == 0
    assert go_on(s)[0] == "collects"
    assert (s.bag[RED], s.phase) == (2 + 3 + 1, CHOOSING)


def test_the_round_of_the_rulebook_is_played_saved_and_loaded() -> None:
    """BK-21, BK-42, BK-43: the dice are dictated: distance 2, direction 3."""
    variant = GAME.variant(seats=4)
    t = variant.table(position=ROUND, script=[3, 2], seed=1)
    for seat, card in enumerate("2423"):
        t.play(seat, f"play {card}")
    assert t.state.barracuda + 1 == 3
    t.play(RED, "rob 2")
    again = fathoms.load(t.save())
    assert same(again.state, t.state)
    assert again.state.bag[:3] == [3, 2, 0]
    assert again.legal(RED) == ["take_back", "decline"]


def test_a_lesson_begins_anywhere() -> None:
    """BK-25, BK-33, BK-34, BK-36: Red sends the teeth to wreck 3; four of Blue's seven coins stay there."""
    t = GAME.variant(seats=2).table(position=TEETH, script=[3, 3], seed=1)
    assert t.legal(RED) == ["steer 1", "steer 3", "steer 6"]
    t.play(RED, "steer 3")
    assert (t.state.gold[2], t.state.bag[:2]) == (4, [0, 1])
    assert t.state.reserve == 60 - 5 - 4 - 1
    for seat, phrase in ((RED, "play 3"), (BLUE, "play 2"), (BLUE, "take_back"), (RED, "take_back")):
        t.play(seat, phrase)  # distance 2, direction 4: the barracuda swims home, and Red picks the coins up
    assert (t.state.bag[:2], row(t.state, RED), row(t.state, BLUE)) == ([5, 3], "3", "32")
    assert hand(t.state, RED) == "1245b"
    assert same(fathoms.load(t.save()).state, t.state)


def test_a_table_that_is_held_goes_on_when_told_and_after_loading() -> None:
    """BK-26, BK-27: on the extra wreck 6 the barracuda has stopped; the die sends it on to 3."""
    variant = GAME.variant(seats=2, extra_wrecks=[6])
    t = variant.table(position={"phase": "stopping", "place": ["3", "4"]}, script=[5, 2], seed=1)
    assert t.held
    t.go_on()
    assert t.state.gold[2] == 2
    assert same(fathoms.load(t.save()).state, t.state)


def test_what_is_written_is_read_again() -> None:
    """BK-10 to BK-58: every position of some games, by names and back, and through all checks."""
    for options in ({"extra_wrecks": [1, 3]}, {"team_mode": "on"}, {"last_card_return": "end_of_round"}):
        variant = GAME.variant(seats=4, **options)
        t = variant.table(seed=3)
        while not t.over and len(t.steps) < 300:
            seat = t.waiting[len(t.steps) % len(t.waiting)]
            choices = t.legal(seat)
            t.play(seat, choices[7 * len(t.steps) % len(choices)])
            assert same(variant.read(variant.written(t.state)), t.state)
            assert same(variant.position(**variant.written(t.state)), t.state)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"row": [["5", "5"]]}, "Player 1 has each Movement card 1 to 5 once.*the row 5 5"),
        ({"row": [["5"]], "hand": [["1", "2", "3", "4", "5"]]}, "here the hand is 1 2 3 4 5 and the row 5"),
        ({"row": [["5"]], "hand": [["1", "2", "3"]]}, "Player 1 has each Movement card"),
        ({"row": [["barracuda"]]}, "row has 'barracuda'; there is: 1, 2, 3, 4, 5"),
        ({"row": [list("12345")]}, "Player 1 has no Movement card in hand"),
        ({"row": [list("12345")], "phase": "gathering"}, "a full row returns at once"),
        ({"place": ["6"]}, "place has '6'; there is: 1, 2, 3, 4, 5"),
        ({"barracuda": "7"}, "barracuda has '7'"),
        ({"hand": {0: ["none"]}}, "hand has 'none'; there is: 1, 2"),
        ({"treasure": 3}, "a position has no 'treasure'"),
        ({"bag": [60, 1]}, "reserve would hold -1 gold; nothing holds less than none, and the box has 60 in all"),
        ({"bag": [-1, 0]}, "bag would hold -1 gold"),
        ({"reserve": 50}, "a position has 60 gold, and this one has 54"),
        ({"gold": {"3": 5}}, "wreck 3 holds 5 gold, but a wreck keeps 4 at most"),
        ({"bag": {3: 1}}, "nobody sits in chair 3 here, so nothing can be there; the seats are 0 to 1"),
        ({"lying": [4]}, "lying has 4, but takes whole numbers from 0 to 3"),
        ({"lying": [2]}, "there is no seat 2; the seats here are 0 to 1"),
        ({"place": {2: "1"}}, "nobody sits in chair 2"),
        ({"cell": {"4": "2,1"}}, "every wreck lies on a cell of its own.*here they lie on 0,1 1,0 0,0 2,1 2,1 1,1"),
        ({"cell": {"4": "5,5"}}, "joined to the others by whole sides.*here they lie on 0,1 1,0 0,0 5,5"),
        ({"face": {"6": "none"}}, "wreck 6 shows -1"),
        ({"barracuda": "none"}, "barracuda must be one of the wrecks 1 to 6"),
        ({"value": [9, 0]}, "value has 9, but takes whole numbers from 0 to 5"),
        ({"laid": [1, 0]}, "Player 1 has each Movement card"),
        ({"face": {"4": "X3"}}, "wreck 4 shows X3, a card of another number"),
        ({"card": {0: "5"}, "row": [["5"]]}, "Player 1 has chosen card 5, which is not in hand"),
        ({"waiting": [0]}, r"here it is \[0, 1\], and need not be written"),
        ({"card": ["1", "2"]}, "nobody has anything to do"),
        ({"phase": "acting"}, "nobody has anything to do; write whose turn it is, and in which phase"),
        ({"phase": "acting", "player": 3}, "there is no seat 3; the seats here are 0 to 1"),
        ({"phase": "acting", "player": "none"}, "nobody"),
        ({"red": [-1]}, "red has -1, but takes whole numbers from 0 to 5"),
        ({"phase": "collecting", "gold": {"1": 1}}, "nobody has anything to do"),
        ({"phase": "steering", "lying": [0]}, "controller is the seat it obeys and distance what the die shows"),
        ({"phase": "laying", "player": 0, "victim": 1}, "drawn two cards of the victim’s hand"),
        ({"phase": "laying", "player": 0, "victim": 1, "drawn": ["2", "2"]}, "drawn two cards"),
        ({"phase": "none"}, "phase has 'none'; there is: choosing"),
        ({"phase": "diving"}, "phase has 'diving'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(written: dict[str, Any], reason: str) -> None:
    """BK-02, BK-03, BK-10, BK-15, BK-25, BK-34, BK-58, BK-70: in the words of who reads it."""
    with pytest.raises(fathoms.BadPosition, match=reason) as refused:
        position(2, **written)
    assert refused.value.said("fr") not in ("", str(refused.value), refused.value.message.key)


def test_a_team_has_one_vault() -> None:
    """BK-80: gold cannot lie in the vaults of seats 2 and 3."""
    with pytest.raises(fathoms.BadPosition, match="only seats 0 and 1 have a vault"):
        position(4, {"team_mode": "on"}, vault=[3, 3, 3, 3])
