"""What each seat may know, and what cannot be taken back (spec §6, R37)."""

import pytest

import fathoms
from fathoms.core.state import NOBODY
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.tests.positions import BLUE, RED, YELLOW, at, falling, play, position, resolving, seen


def test_a_secret_choice_is_seen_by_its_owner_only() -> None:
    """BK-10, BK-11: the others, and spectators, see only who is ready."""
    s = position(3)
    play(s, "play 4", seat=BLUE)
    assert seen(s, BLUE).card == [NOBODY, 3, NOBODY, NOBODY]
    for other in (RED, YELLOW, -1):
        view = seen(s, other)
        assert view.card == [NOBODY] * 4
        assert view.waiting == 0b101
    t = GAME.table(seats=3, seed=1)
    t.play(BLUE, "play 4")
    assert "4" in t.log(BLUE)[-1]
    assert "4" not in t.log(RED)[-1]


def test_a_choice_can_be_taken_back_until_the_reveal() -> None:
    """BK-11, R37: the last card down reveals all, and that cannot be undone."""
    t = GAME.table(seats=2, seed=1)
    t.play(BLUE, "play 4")
    t.undo()
    assert t.waiting == (RED, BLUE)
    t.play(BLUE, "play 3")
    t.play(RED, "play 4")
    with pytest.raises(fathoms.NothingToUndo):
        t.undo()


def test_the_two_cards_drawn_are_seen_by_two() -> None:
    """BK-58: the one who meddles and the victim; the others see only which one is laid out."""
    s = resolving(3, {"extra_wrecks": [1]}, place=at(1, 0, 0), barracuda="5")
    play(s, "plot", seat=RED)
    play(s, "meddle 1", seat=RED, chance=falling(2, 3))
    assert s.drawn == [2, 4]
    assert seen(s, RED).drawn == [2, 4]
    assert seen(s, BLUE).drawn == [2, 4]
    assert seen(s, YELLOW).drawn == [NOBODY, NOBODY]
    assert seen(s, -1).drawn == [NOBODY, NOBODY]
