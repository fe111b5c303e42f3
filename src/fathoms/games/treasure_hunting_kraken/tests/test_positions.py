"""Written positions: by names, made whole, played on, kept, and refused in one sentence."""

from typing import Any

import pytest

import fathoms
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.tests.positions import SHORT, TRIAL, pillars, ships

FIRST_VOYAGE = GAME.variant(seats=2, first_player=0, preset="first-voyage")


def script(*faces: int) -> list[int]:
    """What chance answers for dice to show those faces."""
    return [face - 1 for face in faces]


def test_what_is_not_written_is_as_in_the_usual_start() -> None:
    """TH-01, TH-04: and with nothing written it is the usual start itself."""
    assert TRIAL.position() == usual_start()
    s = TRIAL.position(at={1: "B4"})
    assert (ships(s), s.round, s.dial, s.waiting) == (["A0", "B4"], 1, 1, 1)


def usual_start() -> Any:
    s = TRIAL.variant.usual_start()
    s.ply = s.draws = 0
    return s


def test_what_follows_is_filled_in() -> None:
    """TH-06, TH-10: the player waits, all points are still there, and no die shows what nobody rolled."""
    s = TRIAL.position(at=["B4", "C2"], player=1, points=4, pillar={"B5": 3})
    assert (s.waiting, s.total, s.die, pillars(s)) == (2, 4, [0, 0, 0, 0], {"B5": 3})
    s = TRIAL.position(points=1, total=6, die=[6])
    assert (s.points, s.total, s.die) == (1, 6, [6, 0, 0, 0])
    assert TRIAL.position(over="returned", winners=[0], holder=0).waiting == 0


def test_what_the_kraken_did_in_the_first_turn_of_the_usual_start_is_not_in_a_written_position() -> None:
    """TH-45, TH-46: a dial that begins with a Tantrum or a rage."""
    for mood in ("tantrum", "enraged"):
        variant = GAME.variant(seats=2, dial=[mood])
        s = variant.position(points=5)
        assert (s.gripped, s.kraken, pillars(s)) == ([0] * 4, [0, 0], {})


def test_before_the_dice_the_turn_begins_by_itself() -> None:
    """TH-05, TH-06: nobody waits; the dial moves, the die is rolled, and the player is asked."""
    position = {"at": ["A3", "A4"], "phase": "starting", "round": 3, "dial": 3}
    table = TRIAL.variant.table(position=position, script=script(4))
    assert (table.held, table.waiting, table.state.points) == (True, (), 0)
    assert [event.kind.name for event in table.go_on()] == ["dial_turns", "rolled_on_wind"]
    assert (table.held, table.waiting, table.state.points, table.state.round) == (False, (0,), 8, 4)
    with pytest.raises(fathoms.IllegalAction):
        table.go_on()


def test_an_example_is_written_played_saved_and_played_again() -> None:
    """TH-12, TH-30, TH-33: example 9, the steal after a tie, and then the victim's roll."""
    position = {"at": ["X", "C0"], "player": 1, "holder": 0, "points": 3, "dial": 3}
    table = TRIAL.variant.table(seed=7, position=position, script=script(3, 3, 5, 2, 5))
    table.play(1, "attack 0")
    kept = fathoms.load(table.save())
    for match in (table, kept):
        assert (match.state.holder, match.state.player, match.state.points) == (1, 0, 8)
    assert kept.state == table.state
    assert kept.save() == table.save()


def test_a_match_that_waits_for_its_dice_is_saved_too() -> None:
    """TH-06: before the roll and after it."""
    table = TRIAL.variant.table(seed=7, position={"phase": "starting", "player": 1})
    assert fathoms.load(table.save()).held
    table.go_on()
    assert fathoms.load(table.save()).state == table.state


def test_every_position_of_a_game_can_be_written_and_read_again() -> None:
    """TH-51: by names, and nothing is lost."""
    table = GAME.table(seats=4, seed=3, board="short")
    for k in range(80):
        seat = table.waiting[0]
        table.play(seat, table.legal(seat)[k % len(table.legal(seat))])
        if table.over:
            break
        again = table.variant.position(**table.variant.written(table.state))
        again.rng = table.state.rng
        assert again == table.state


def test_the_first_scene_of_the_lesson_is_written_by_names() -> None:
    """TH-05, TH-08, TH-10, TH-11, TH-15, TH-42 to TH-45: out to sea, and the Kraken wakes."""
    out_to_sea = {"at": ["A0", "A0"], "phase": "starting", "round": 0, "dial": 0}
    dice = script(4, 3, 5, 1, 5, 8, 3, 4, 6)
    table = FIRST_VOYAGE.table(position=out_to_sea, script=dice)
    table.go_on()
    for seat, phrase in [(0, "forward")] * 4 + [(1, "forward")] * 3:
        table.play(seat, phrase)
    assert (ships(table.state), table.state.points) == (["A4", "A3"], 10)
    table.play(0, "inward")
    table.play(0, "end")
    table.play(1, "end")
    assert (ships(table.state), table.state.gripped[1], table.state.points) == (["B2", "A3"], 1, 8)
    table.play(0, "inward")
    table.play(0, "take")
    assert (table.state.holder, table.state.player, table.state.points, table.script) == (0, 1, 1, [])


def test_the_second_scene_of_the_lesson_is_written_by_names() -> None:
    """TH-20, TH-24, TH-33, TH-37, TH-46: almost home."""
    almost_home = {"at": ["A16", "A15"], "holder": 0, "phase": "starting", "round": 5, "dial": 5}
    table = FIRST_VOYAGE.table(position=almost_home, script=script(6, 6, 6, 5, 2, 5, 6, 3))
    table.go_on()
    assert pillars(table.state, table.box) == {"A7": 6, "A17": 6, "B3": 6, "B7": 6}
    for phrase in ("pillar A17", "forward", "forward", "forward"):
        table.play(0, phrase)
    for phrase in ("forward", "forward", "forward", "attack 0"):
        table.play(1, phrase)
    assert (table.state.holder, table.state.player, table.state.points) == (1, 0, 8)
    table.play(0, "attack 1")
    table.play(0, "forward")
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"at": ["A0", "none"]}, "a position has 2 ships, and this one has 1"),
        ({"at": ["A0", "A1", "A2"]}, "Player 3 does not sit at this table and has no ship"),
        ({"at": ["A0", "D3"]}, "Player 2 is on D3, which this board lacks; it has A0–A23, B0–B11, C0–C5, X"),
        ({"at": ["A0", "Q7"]}, "at has 'Q7'"),
        ({"at": {4: "A0"}}, "at has 4, but takes whole numbers from 0 to 3"),
        ({"at": {"none": "A0"}}, "at has none, but takes a whole number"),
        ({"waiting": ["none"]}, "waiting has none, but takes a whole number"),
        ({"at": ["B5", "A0"], "pillar": {"B5": 2}}, "Player 1 is on B5, where a pillar stands; no ship can be there"),
        ({"pillar": {"B4": 2}}, "pillar has 'B4'; there is: A22, B1, B5, B9"),
        ({"pillar": {"B5": 7}}, "pillar has 7, but takes whole numbers from 0 to 6"),
        ({"pillar": [0, 0, 0, 0, 6]}, "a pillar stands on a coral base; this board has them on A22, B1, B5, B9"),
        ({"holder": 2}, "there is no seat 2; the seats here are 0 to 1"),
        ({"player": 3}, "there is no seat 3; the seats here are 0 to 1"),
        ({"player": "none"}, "player has -1, but takes whole numbers from 0 to 1"),
        ({"dial": 6}, "dial has 6, but takes whole numbers from 0 to 5"),
        ({"die": [7]}, "die has 7, but takes whole numbers from 0 to 6"),
        ({"points": 5, "total": 4}, "points has 5, but takes whole numbers from 0 to 4"),
        ({"phase": "finding"}, "in the phase 'finding' the player’s ship is in the centre, and so is the treasure"),
        ({"phase": "none"}, "phase has 'none'; there is: acting, finding, starting"),
        ({"phase": "begining"}, "phase has 'begining'"),
        ({"waiting": [1]}, "waiting follows from who is asked in this phase: here it is [0]"),
        ({"waiting": []}, "waiting follows from who is asked in this phase: here it is [0]"),
        ({"kraken_roll": "lowest"}, "a position has no 'kraken_roll'"),
        ({"ship": ["A0"]}, "a position has no 'ship'"),
    ],
)
def test_a_position_that_cannot_be_on_the_table_is_refused_in_a_sentence(written: dict[str, Any], reason: str) -> None:
    """TH-01, TH-02, TH-20, TH-22, TH-46: what is wrong and what would do, in every language."""
    with pytest.raises(fathoms.BadPosition) as refused:
        TRIAL.position(**written)
    assert reason in str(refused.value)
    assert refused.value.said("fr") not in ("", str(refused.value))


def test_pillars_are_written_by_the_bases_of_the_board_that_is_played() -> None:
    """TH-46, R31: the short board has others."""
    assert pillars(SHORT.position(pillar={"A17": 4}), SHORT.box) == {"A17": 4}
    with pytest.raises(fathoms.BadPosition):
        SHORT.position(pillar={"B5": 4})
