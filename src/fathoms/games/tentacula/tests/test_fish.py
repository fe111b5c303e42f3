"""Moves, gates, shells and special squares (TN-31 to TN-48, TN-61, TN-62)."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fathoms.core.chance import answering
from fathoms.core.state import NOBODY
from fathoms.games.tentacula.names import (
    ANIMALS,
    DOLPHIN,
    FINISH,
    FISH,
    GATES,
    SHARK,
    SHELL,
    SQUARES,
    START,
    STATE_A,
    STATE_B,
    STATE_C,
    STATES,
)
from fathoms.games.tentacula.rules.fish import target
from fathoms.games.tentacula.state import AT_DOLPHIN, AT_SHARK
from fathoms.games.tentacula.tests.positions import (
    BOX,
    all_but,
    begun,
    chips,
    gems,
    may,
    play,
    position,
    reef,
    swimming,
    tiles,
)

ORDERS = {"H1": "RYG", "H2": "GYR", "C1": "GRY", "C2": "YRG", "S1": "YGR", "S2": "RGY"}
PLAYED = (range(1, 20), range(5, 35), range(20, 35))  # squares of each state
ARCHES = (10, 25, 34)


def naive_target(board: int, gate: str, fish: list[int], mover: int, animal: int) -> int:
    """The spec's own words once more, square by square."""
    if fish[mover] == FINISH:
        return NOBODY
    goal = NOBODY
    for q in PLAYED[board]:
        if q > fish[mover] and (q - 1) % 4 == animal and q not in fish:
            goal = q
            break
    if goal == NOBODY and board == STATE_C:
        goal = FINISH
    arch = ARCHES[board]
    if fish[mover] <= arch < goal:
        order = ORDERS[gate]
        earlier = order[: order.index("YGR"[mover])]
        if any(fish["YGR".index(other)] <= arch for other in earlier):
            return NOBODY
    return goal


@given(
    board=st.sampled_from([STATE_A, STATE_B, STATE_C]),
    gate=st.sampled_from(GATES),
    places=st.lists(st.integers(0, FINISH), min_size=3, max_size=3),
    animal=st.integers(0, 3),
)
def test_every_move_is_the_one_the_text_describes(board: int, gate: str, places: list[int], animal: int) -> None:
    """TN-31, TN-32, TN-33, TN-34, TN-35, TN-36, TN-37, TN-38: any position, any gate, any animal."""
    low, high = ((0, 19), (11, 34), (26, FINISH))[board]
    fish = [low + q % (high - low + 1) for q in places]
    assume(all(fish.count(q) == 1 for q in fish if q not in (START, FINISH)))
    s = position(board=STATES[board], gate=gate, fish=[SQUARES[q] for q in fish])
    for mover in range(3):
        assert target(BOX, s, mover, animal) == naive_target(board, gate, fish, mover, animal)


def test_a_fish_swims_to_the_nearest_square_of_the_animal() -> None:
    """TN-31: forward, one fish only; a jellyfish takes the one at the start to 3 and the one at 3 to 7."""
    s = swimming("6F", fish=[3, "S", 1])
    assert [target(BOX, s, f, ANIMALS.index("jellyfish")) for f in range(3)] == [7, 7, 7]
    play(s, "swim red")
    assert s.fish == [3, 0, 7]


def test_an_occupied_square_is_passed_over() -> None:
    """TN-32: 3 and 7 are taken, so 11 would be next; the gate lets only red go there."""
    s = swimming("6F", fish=[3, 7, "S"])
    assert target(BOX, s, 2, ANIMALS.index("jellyfish")) == 11


def test_the_finish_takes_every_animal_but_only_after_the_last_square_that_fits() -> None:
    """TN-33: from 32, a seahorse leads to 34, a crab home; and all three find room there."""
    s = swimming("4F", board="C", gate="S1", fish=[32, 30, 29])
    assert target(BOX, s, 0, ANIMALS.index("seahorse")) == 34
    assert target(BOX, s, 0, ANIMALS.index("crab")) == FINISH
    s.fish = [FINISH, FINISH, 34]
    assert target(BOX, s, 2, ANIMALS.index("crab")) == FINISH


def test_a_fish_at_the_finish_stays_there() -> None:
    """TN-34: it has no move with any animal."""
    s = position(board="C", fish=["F", 30, 29])
    assert [target(BOX, s, 0, animal) for animal in range(4)] == [NOBODY] * 4


@pytest.mark.parametrize(("board", "square"), [("A", 19), ("B", 34)])
def test_the_route_ends_where_the_board_does(board: str, square: int) -> None:
    """TN-35: state A ends at 19, state B at 34."""
    s = position(board=board, fish=[square, 11, 12])
    assert [target(BOX, s, 0, animal) for animal in range(4)] == [NOBODY] * 4


@pytest.mark.parametrize(("gate", "order"), ORDERS.items())
def test_a_gate_lets_the_fish_pass_in_its_order(gate: str, order: str) -> None:
    """TN-36: one after the other, whatever hat, colour or size it shows."""
    s = position(gate=gate, fish=[8, 9, 10])
    crab = ANIMALS.index("crab")
    for letter in order:
        may = [f for f in range(3) if s.fish[f] <= 10 and target(BOX, s, f, crab) != NOBODY]
        assert may == ["YGR".index(letter)]
        s.fish[may[0]] = 11 + order.index(letter) * 2


def test_a_fish_held_up_may_still_swim_as_far_as_the_arch() -> None:
    """TN-37: green is last at gate H1 and yet may go to 9; beyond the arch anybody may overtake."""
    s = position(fish=["S", 6, "S"])
    assert target(BOX, s, 1, ANIMALS.index("turtle")) == 9
    s = position(fish=[12, 17, 11])
    assert target(BOX, s, 2, ANIMALS.index("seahorse")) == 14
    assert target(BOX, s, 0, ANIMALS.index("seahorse")) == 14


def test_only_the_gate_of_this_state_counts() -> None:
    """TN-38: in state B nothing holds a fish at arch 3's square 34 or at arch 1."""
    s = position(board="B", gate="H1", fish=[24, 27, 33])
    assert target(BOX, s, 0, ANIMALS.index("crab")) == 28
    assert target(BOX, s, 1, ANIMALS.index("turtle")) == 29


def test_whoever_can_move_must() -> None:
    """TN-39: three fish can, so there is no staying; a shell move is another way to move."""
    s = swimming("5F", fish=["S", 1, 2])
    assert may(s)[:3] == ["swim yellow", "swim green", "swim red"]
    assert "stay" not in may(s)
    assert "shell_move yellow turtle" in may(s)


def test_the_only_move_there_is_is_made_without_asking() -> None:
    """TN-39: Q48: only red can move, and there is no shell."""
    s = begun(tile=tiles("6F", "5F"), fish=[9, 10, 6], shells=0, chip=chips("turtle", "crab"))
    play(s, "place inside")
    assert s.fish == [9, 10, 7]


def test_a_shell_buys_a_move_with_the_animal_of_ones_chip() -> None:
    """TN-40: seahorse chip, crab tile: the shell goes to the supply and the fish to the next seahorse."""
    s = swimming("5F", chip=chips("seahorse", "crab"), shells=2, fish=[1, "S", "S"])
    assert [p for p in may(s) if p.startswith("shell")] == [f"shell_move {f} seahorse" for f in FISH]
    play(s, "shell_move yellow seahorse")
    assert s.fish[0] == 2
    assert s.shells == 1


def test_without_a_shell_there_is_no_shell_move() -> None:
    """TN-40: the team needs at least one."""
    assert not [p for p in may(swimming("5F", shells=0)) if p.startswith("shell")]


def test_a_shell_move_obeys_the_gate() -> None:
    """TN-40: TN-36 applies to it as well."""
    s = swimming("3F", chip=chips("crab", "seahorse"), fish=[9, 10, 2])
    assert [p for p in may(s) if p.startswith("shell")] == ["shell_move red crab"]


@pytest.mark.parametrize(("tile", "chip"), [("5F", "crab"), ("6F", "jellyfish")])
def test_no_shell_is_taken_for_what_the_tile_gives_anyway(tile: str, chip: str) -> None:
    """TN-41: Q45: the tile's own animal is not for sale."""
    s = swimming(tile, chip=chips(chip, "turtle"))
    assert not [p for p in may(s) if p.startswith("shell") and p.endswith(chip)]


def test_a_tile_that_moves_nobody_may_be_answered_by_a_shell_or_by_nothing() -> None:
    """TN-42: Q13: the shell is never forced."""
    s = swimming("5F", fish=[18, 17, 16], shells=1)
    assert may(s) == [*(f"shell_move {f} jellyfish" for f in FISH), "stay"]
    chest = list(s.chest)
    play(s, "stay")
    assert s.fish == [18, 17, 16]
    assert s.shells == 1
    assert s.chest == chest


def test_with_no_move_at_all_the_turn_just_ends() -> None:
    """TN-42: nothing is checked, though all three fish stand unprotected."""
    s = begun(fish=[18, 17, 19], shells=0, reef=reef())
    play(s, "place inside")
    assert s.player == 1
    assert s.chest == BOX.gems


def test_a_special_square_works_only_for_the_fish_that_lands_there() -> None:
    """TN-43: yellow stands on the dolphin and green swims over the shell of 3; nothing happens."""
    s = swimming("3F", fish=[8, 1, "S"], shells=2)
    play(s, "swim green")
    assert s.fish == [8, 5, 0]
    assert s.shells == 2
    assert s.phase not in (AT_DOLPHIN, AT_SHARK)


@pytest.mark.parametrize(("shells", "after"), [(0, 1), (5, 6), (6, 6)])
def test_a_shell_is_found_while_there_are_any(shells: int, after: int) -> None:
    """TN-44: never more than six."""
    s = swimming("6F", fish=["S", "S", "S"], shells=shells)
    play(s, "swim yellow")
    assert s.fish[0] == 3
    assert s.shells == after


def test_the_dolphin_carries_a_gem_that_the_stash_lacks() -> None:
    """TN-45: stash B asks for no yellow and no blue; the ride costs a shell."""
    s = swimming(
        "5F", fish=[4, "S", "S"], stash="B", stashed=gems(purple=1), chest=gems(yellow=1, red=2, green=2, blue=5)
    )
    play(s, "swim yellow")
    assert s.phase == AT_DOLPHIN
    assert may(s) == ["dolphin red", "dolphin green", "decline"]
    play(s, "dolphin red", chance=answering(4))
    assert s.stashed == gems(purple=1, red=1)
    assert s.chest == gems(yellow=1, red=1, green=2, blue=4)  # and then Tentacula has rolled blue
    assert s.shells == 1


@pytest.mark.parametrize(("shells", "stash_full"), [(0, False), (2, True)])
def test_the_dolphin_does_not_ask_in_vain(shells: int, stash_full: bool) -> None:
    """TN-45: no shell, or nothing lacking: no ride."""
    stashed = gems(purple=1, yellow=1, red=1, green=1, blue=1, white=1) if stash_full else gems()
    s = swimming("5F", fish=[4, "S", "S"], shells=shells, stashed=stashed)
    play(s, "swim yellow")
    assert s.phase != AT_DOLPHIN


def test_help_may_be_declined() -> None:
    """TN-45, TN-47: and costs nothing then."""
    s = swimming("5F", fish=[4, "S", "S"])
    play(s, "swim yellow", "decline", chance=answering(5))
    assert s.shells == 2
    assert s.stashed == gems()
    s = swimming("3F", fish=[13, 12, 11], cave=gems(white=1))
    play(s, "swim yellow", "decline", chance=answering(5))
    assert s.shells == 2


def test_gems_in_the_stash_are_safe() -> None:
    """TN-46: purple lies in the stash only; a purple roll has to take another."""
    s = swimming("5F", fish=[9, "S", "S"], stashed=gems(purple=1), chest=gems(blue=2, white=2), gate="S1")
    play(s, "swim yellow", chance=answering(0))
    assert may(s) == ["lose blue", "lose white"]
    assert s.stashed == gems(purple=1)


def test_the_shark_fetches_any_gem_from_the_cave() -> None:
    """TN-47: Q27: stash B asks for purple and for no blue, yet blue may come too; to the chest, for a shell."""
    s = swimming("3F", fish=[13, 12, 11], stash="B", cave=gems(purple=1, blue=2))
    play(s, "swim yellow")
    assert s.phase == AT_SHARK
    assert may(s) == ["shark purple", "shark blue", "decline"]
    play(s, "shark blue", chance=answering(5))
    assert s.cave == gems(purple=1, blue=1, white=1)
    assert s.chest == all_but(purple=1, blue=1, white=1)
    assert s.shells == 1


@pytest.mark.parametrize(
    ("shells", "cave"),
    [
        (0, gems(red=1)),
        (2, gems()),
        (2, gems(yellow=1, blue=3)),  # stash B asks for neither
        (2, gems(white=3)),  # its one white gem lies there already
    ],
)
def test_the_shark_does_not_ask_in_vain(shells: int, cave: list[int]) -> None:
    """TN-47: no shell, or nothing in the cave that the stash still lacks."""
    s = swimming("3F", fish=[13, 12, 11], shells=shells, stash="B", stashed=gems(white=1), cave=cave)
    play(s, "swim yellow")
    assert s.phase != AT_SHARK


def test_a_special_square_helps_once_a_turn_and_after_a_shell_move_too() -> None:
    """TN-48: a shell for the move, a shell for the dolphin, and no second ride."""
    s = swimming("4F", fish=[6, "S", "S"], shells=5, chip=chips("jellyfish", "crab"))
    play(s, "shell_move yellow crab", "dolphin red", chance=answering(5))
    assert s.shells == 3
    assert s.stashed == gems(red=1)
    assert s.phase != AT_DOLPHIN


@pytest.mark.parametrize(("side", "shells"), [(1, 2), (0, 1)])
def test_the_crab_flips_the_shell_for_every_payment(side: int, shells: int) -> None:
    """TN-61: shell side up it stays, water side up it goes; the move is made either way."""
    s = swimming("4F", fish=["S", "S", "S"], chip=chips("crab", "turtle"), shells=2)
    play(s, "shell_move yellow crab", chance=answering(side))
    assert s.fish[0] == 4
    assert s.shells == shells


def test_the_crab_needs_a_shell_to_flip() -> None:
    """TN-61: without one there is no shell move and no dolphin."""
    s = swimming("4F", fish=["S", "S", "S"], chip=chips("crab", "turtle"), shells=0)
    assert not [p for p in may(s) if p.startswith("shell")]


@pytest.mark.parametrize("side", [0, 1])
def test_the_shark_too_is_paid_by_a_flip(side: int) -> None:
    """TN-61: dolphin and shark as well."""
    s = swimming("3F", fish=[13, 12, 11], chip=chips("crab", "turtle"), cave=gems(white=1), shells=1)
    play(s, "swim yellow", "shark white", chance=answering(side, 4))
    assert s.shells == side


def test_the_jellyfish_buys_any_animal_but_always_pays() -> None:
    """TN-62: all but the tile's own, one shell each time."""
    s = swimming("5F", fish=["S", "S", "S"], shells=1)
    bought = {p.split()[-1] for p in may(s) if p.startswith("shell_move yellow")}
    assert bought == {"turtle", "seahorse", "jellyfish"}
    play(s, "shell_move yellow turtle")
    assert s.shells == 0


def test_special_squares_lie_where_the_board_shows_them() -> None:
    """TN-43: four shells, three dolphins, two sharks."""
    where = {kind: [q for q in range(36) if BOX.special[q] == kind] for kind in (SHELL, DOLPHIN, SHARK)}
    assert where == {SHELL: [3, 12, 22, 29], DOLPHIN: [8, 19, 30], SHARK: [17, 26]}
