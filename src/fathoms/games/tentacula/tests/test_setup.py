"""Set-up (TN-01 to TN-12)."""

from typing import Any

import pytest

import fathoms
from fathoms.core.chance import answering
from fathoms.core.state import NOBODY
from fathoms.core.table import Table
from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.names import ANIMALS, ROW, STATE_A
from fathoms.games.tentacula.state import NEXT, PICKING_CHIPS, PLACING, SHOWING, Box, State
from fathoms.games.tentacula.tests.positions import (
    BOX,
    TRIAL,
    chips,
    face,
    gems,
    named,
    play,
)


def begun(seats: int = 3, **options: Any) -> Table[State, Box]:
    """A table set up the usual way, the turtle's first tile shown as it was drawn."""
    t = GAME.table(seats=seats, seed=5, **options)
    t.play(0, "begin")
    if t.state.phase == SHOWING:
        t.play(0, t.legal(0)[0])
    return t


def test_two_to_four_play_on_a_board_whose_left_flap_is_shut() -> None:
    """TN-01: seats 2 to 4, state A."""
    for seats in (2, 3, 4):
        assert begun(seats).state.board == STATE_A
    for seats in (1, 5):
        with pytest.raises(fathoms.BadOption):
            GAME.table(seats=seats)


def test_all_fish_stand_at_the_start() -> None:
    """TN-02: position 0."""
    assert begun().state.fish == [0, 0, 0]


def test_anybody_may_pick_the_stash_for_the_team() -> None:
    """TN-03: the first valid choice stands; then it is in play."""
    t = GAME.table(seats=4, seed=1)
    assert t.waiting == (0, 1, 2, 3)
    assert t.legal(2) == ["begin", *(f"stash {k}" for k in "ABCDEF")]
    t.play(2, "stash D")
    assert t.state.stash == 3
    assert t.state.phase == PICKING_CHIPS


def test_all_gems_lie_in_the_chest_at_first() -> None:
    """TN-03: P1 Y1 R2 G2 B5 W5; stash and cave are empty."""
    s = begun().state
    assert s.chest == gems(purple=1, yellow=1, red=2, green=2, blue=5, white=5)
    assert s.stashed == s.cave == gems()


@pytest.mark.parametrize(("option", "stashes"), [("random", {0, 1, 2, 3, 4, 5}), ("E", {4})])
def test_the_stash_may_be_given_or_left_to_chance(option: str, stashes: set[int]) -> None:
    """TN-03: option stash."""
    tables = [GAME.table(seats=2, seed=seed, stash=option) for seed in range(60)]
    assert {t.state.stash for t in tables} == stashes
    assert {t.state.phase for t in tables} == {PICKING_CHIPS}


def test_chips_are_picked_in_any_order_and_only_once() -> None:
    """TN-04: whoever likes goes first; a chip that is taken is gone."""
    t = GAME.table(seats=3, seed=1, stash="A")
    t.play(2, "chip crab")
    assert t.waiting == (0, 1)
    assert t.legal(0) == ["begin", "chip turtle", "chip seahorse", "chip jellyfish"]
    t.play(0, "chip jellyfish")
    t.play(1, "chip seahorse")
    assert named(t.state, "chip") == chips("jellyfish", "seahorse", "crab")
    assert t.state.round == 1


def test_the_only_chip_left_needs_no_choice() -> None:
    """TN-04: Q48: of four players the last takes what is there."""
    t = GAME.table(seats=4, seed=1, stash="A")
    for seat, animal in ((1, "turtle"), (3, "crab"), (0, "seahorse")):
        t.play(seat, f"chip {animal}")
    assert named(t.state, "chip") == chips("seahorse", "turtle", "jellyfish", "crab")


def test_chips_may_be_left_to_chance() -> None:
    """TN-04: option chips."""
    tables = [GAME.table(seats=2, seed=seed, stash="A", chips="random") for seed in range(80)]
    dealt = {tuple(t.state.chip[:2]) for t in tables}
    assert len(dealt) == 12


def test_begin_takes_the_usual_for_all_that_is_open() -> None:
    """TN-03, TN-04: Q50: stash A, free chips in order; what has been chosen stays."""
    t = GAME.table(seats=3, seed=1)
    t.play(1, "begin")
    assert (named(t.state, "stash"), named(t.state, "chip")) == ("A", chips("turtle", "seahorse", "jellyfish"))
    t = GAME.table(seats=3, seed=1)
    t.play(1, "stash C")
    t.play(1, "chip seahorse")
    t.play(2, "begin")
    assert (named(t.state, "stash"), named(t.state, "chip")) == ("C", chips("turtle", "seahorse", "jellyfish"))


def test_one_gate_is_shown_and_five_wait() -> None:
    """TN-05: any of the six, on arch 1."""
    shown = set()
    for seed in range(60):
        s = GAME.table(seats=2, seed=seed, stash="A", chips="random").state
        shown.add(s.gate)
        assert s.gates == 0b111111 & ~(1 << s.gate)
    assert shown == {0, 1, 2, 3, 4, 5}


def test_gate_and_tiles_come_to_light_only_after_the_chips() -> None:
    """TN-05, TN-08: Q49: nobody chooses a chip by what lies there."""
    s = GAME.table(seats=2, seed=1, stash="A").state
    assert s.phase == PICKING_CHIPS
    assert s.gate == s.top == NOBODY
    assert s.draws == 0


@pytest.mark.parametrize(("level", "shells"), [(1, 2), (2, 1), (3, 1), ("pro", 0)])
def test_the_level_says_how_many_shells_the_team_has(level: object, shells: int) -> None:
    """TN-06: 2, 1, 1, 0; level 1 has one in a first game, by option; others are not touched by it."""
    assert begun(difficulty=level).state.shells == shells
    assert begun(difficulty=level, first_game_shell=True).state.shells == min(shells, 1)


@pytest.mark.parametrize(("level", "boxed"), [(1, [0]), (2, [0]), (3, [0b01, 0b10]), ("pro", [0b11])])
def test_the_level_says_how_many_snail_tiles_leave(level: object, boxed: list[int]) -> None:
    """TN-07: none, none, one of the two, both."""
    tables = [GAME.table(seats=2, seed=seed, difficulty=level, stash="A", chips="random") for seed in range(30)]
    assert sorted({t.state.boxed for t in tables}) == boxed


@pytest.mark.parametrize("snail", [1, 2])
def test_an_option_says_which_snail_leaves(snail: int) -> None:
    """TN-07: option snail_removed."""
    assert begun(difficulty=3, snail_removed=snail).state.boxed == 1 << (snail - 1)


def test_any_tile_with_any_face_may_lie_on_top() -> None:
    """TN-08: 24 faces, each as likely; which ones come next is not settled before."""
    s = TRIAL.position(phase="picking_chips", chip=chips("crab"))
    play(s, "chip seahorse", seat=1, chance=answering(0, 9, 0))
    assert s.reef[ROW * 0 + 1] == face("5F")
    assert s.reef[ROW * 1 + 1] == face("1B")


def test_the_first_tiles_are_turned_over_and_begin_the_two_rows() -> None:
    """TN-09, TN-12: the first inside, the second outside; both rows go on at column 2."""
    s = begun().state
    laid = [k for k in range(2 * ROW) if s.reef[k] != NOBODY]
    assert laid == [1, ROW + 1]
    assert s.next == [2, 2]


def test_each_player_gets_the_top_tile_turned_over_in_seat_order() -> None:
    """TN-10: the face below becomes the face above."""
    t = GAME.table(seats=3, seed=2, stash="A")
    for seat, animal in enumerate(("crab", "seahorse", "jellyfish")):
        t.play(seat, f"chip {animal}")
    seen = [e.after.top for e in t.steps[-1].news if e.after and e.kind.name == "pile_shows"]
    assert t.state.tile[:3] == [shown ^ 1 for shown in seen[2:5]]
    assert t.state.top == seen[5]


def test_the_turtle_chooses_its_face_at_set_up_too() -> None:
    """TN-10, TN-63: the seats after it wait until it has."""
    t = GAME.table(seats=3, seed=2, stash="A")
    for seat, animal in enumerate(("crab", "turtle", "jellyfish")):
        t.play(seat, f"chip {animal}")
    s = t.state
    assert s.phase == SHOWING
    assert t.waiting == (1,)
    assert s.tile[0] != NOBODY
    assert s.tile[2] == NOBODY
    other = s.tile[1] ^ 1
    t.play(1, f"show {ANIMALS[BOX.face_animal[other]]}")
    assert t.state.tile[1] == other
    assert t.state.tile[2] != NOBODY
    assert t.state.phase == NEXT


@pytest.mark.parametrize(
    ("level", "left"), [(1, (8, 7, 6)), (2, (8, 7, 6)), (3, (7, 6, 5)), ("pro", (6, 5, 4))], ids=str
)
def test_what_is_left_is_the_draw_pile(level: object, left: tuple[int, ...]) -> None:
    """TN-11: tiles used less two less one a player."""
    for seats, count in zip((2, 3, 4), left, strict=True):
        assert begun(seats, difficulty=level).state.pile.bit_count() == count


def test_every_preset_is_a_level() -> None:
    """TN-06: from the first voyage to the pros."""
    levels = [GAME.variant(preset=preset).options["difficulty"] for preset in GAME.presets]
    assert levels == [1, 2, 3, "pro"]


def test_set_up_waits_for_nobody_when_nothing_is_open() -> None:
    """TN-03, TN-04: stash and chips by option; with clockwise turns the first seat is asked where to lay its tile."""
    s = GAME.table(seats=2, seed=4, stash="B", chips="random", turn_choice="clockwise").state
    assert s.phase in (PLACING, SHOWING)
