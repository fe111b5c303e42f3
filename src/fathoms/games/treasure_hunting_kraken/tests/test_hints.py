"""Hints: what a bot weighs."""

from fathoms.games.treasure_hunting_kraken import GAME, hints
from fathoms.games.treasure_hunting_kraken.state import State
from fathoms.games.treasure_hunting_kraken.tests.positions import BOX, play, position, trial


def hint(s: State, name: str, seat: int = 0) -> int:
    out = [0] * len(hints.HINTS.names)
    hints.hints(BOX, s, seat, out)
    return out[hints.HINTS.number(name)]


def test_a_good_move_does_not_lengthen_the_way_and_a_bad_one_does() -> None:
    """TH-16: from wind with eight points, inward and on to the next wind."""
    s = position("A3", "A20", points=8)
    way = hint(s, "race")
    assert hint(play(s, "inward"), "race") == way
    assert hint(play(s, "forward"), "race") == way
    assert hint(play(position("A3", "A20", points=8), "backward"), "race") > way


def test_the_hints_know_who_has_the_treasure() -> None:
    """TH-22, TH-33: in the centre before taking it, with it, and after losing it."""
    found = play(position("C1", "C0", points=10), "inward")
    assert hint(found, "race") == 0
    taken = play(found, "take")
    assert (hint(taken, "holds"), hint(taken, "robbed"), hint(taken, "strikers")) == (1, 0, 1)
    assert (hint(taken, "holds", 1), hint(taken, "robbed", 1), hint(taken, "chase", 1)) == (0, 1, 1)
    assert hint(taken, "home") == hint(taken, "rival_home", 1) > 0
    assert hint(position("C1", "C0", holder=1, points=7), "strikes") == 2


def test_lost_defences_weigh_what_they_will_cost() -> None:
    """TH-12, R6: three of them six points, or two where they do not add up."""
    for stacks, points in (("on", 6), ("off", 2)):
        s = position("A4", "A5", lost=[3, 0, 0, 0], on=trial(penalty_stacks=stacks))
        assert (hint(s, "weak"), hint(s, "rivals_weak", 1)) == (points, points)


def test_every_hint_is_written_and_small() -> None:
    for seed in range(5):
        table = GAME.table(seats=4, seed=seed)
        for k in range(120):
            seat = table.waiting[0]
            table.play(seat, table.legal(seat)[k % len(table.legal(seat))])
            out = [1 << 20] * len(hints.HINTS.names)
            hints.hints(table.box, table.state, (seat + k) % 4, out)
            assert all(abs(value) < 1 << 15 for value in out)
            if table.over:
                break
