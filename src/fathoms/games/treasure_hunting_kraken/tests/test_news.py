"""What is told, in order, with the right numbers."""

from fathoms.core.news import heard_by
from fathoms.core.trial import Chance
from fathoms.games.treasure_hunting_kraken.actions import VERBS
from fathoms.games.treasure_hunting_kraken.names import SPACES
from fathoms.games.treasure_hunting_kraken.news import NEWS
from fathoms.games.treasure_hunting_kraken.rules import go_on
from fathoms.games.treasure_hunting_kraken.state import State
from fathoms.games.treasure_hunting_kraken.tests.positions import BOX, TRIAL, dice, may, number, position


def told(s: State, *said: str, chance: Chance) -> list[tuple[str, int, int, int]]:
    """The news of phrases, or else of what comes by itself: what and about what."""
    news: list[tuple[str, int, int, int]] = []
    with chance, heard_by(lambda s, what, a, b, c: news.append((NEWS[what].name, a, b, c))):
        for phrase in said:
            assert phrase in may(s), (phrase, may(s))
            TRIAL.variant.step(s, s.player, VERBS.number(phrase))
        go_on(BOX, s)
    return news


def test_a_pillar_that_loses_exactly_what_it_has_is_told_as_broken() -> None:
    """TH-37: and one that stands, with what is left."""
    b5 = number("B5")
    s = position("B4", "A20", pillar={"B5": 6})
    assert told(s, "pillar B5", chance=dice(4)) == [("rams", 0, b5, 0), ("hits_pillar", b5, 4, 2)]
    assert told(s, "pillar B5", chance=dice(2, 3))[1] == ("breaks_pillar", b5, 2, 0)


def test_a_tantrum_tells_what_rises_what_mends_and_who_is_pushed() -> None:
    """TH-46, TH-47: a pillar at full height is no news."""
    s = position("B5", "A4", pillar={"A22": 6, "B1": 2}, phase="starting", dial=5)
    assert told(s, chance=dice(2)) == [
        ("dial_turns", 2, 0, 0),
        ("pillar_mends", number("B1"), 0, 0),
        ("pillar_rises", number("B5"), 0, 0),
        ("pillar_rises", number("B9"), 0, 0),
        ("pushed", 0, number("B4"), 0),
        ("rolled", 0, 2, 2),
    ]


def test_a_rage_tells_both_dice_their_value_and_each_defence() -> None:
    """TH-43 to TH-45, TH-13: one escapes, one does not."""
    s = position("A12", "A12", phase="starting", dial=2)
    assert told(s, chance=dice(3, 1, 4, 5, 6)) == [
        ("dial_turns", 1, 0, 0),
        ("kraken_rolls", 3, 1, 4),
        ("gripped", 0, 4, 4),
        ("escapes", 1, 5, 4),
        ("rolled", 0, 6, 6),
        ("hampered", 0, 1, 0),
    ]
    s = position("A4", "A4", phase="starting", dial=2)
    assert told(s, chance=dice(1))[1] == ("out_of_reach", 0, 0, 0)


def test_a_fight_tells_ties_the_dice_and_the_theft() -> None:
    """TH-28 to TH-33: from both sides."""
    s = position("A4", "A4", holder=1)
    assert told(s, "attack 1", chance=dice(3, 3, 5, 2)) == [
        ("attacks", 0, 1, 0),
        ("tied", 3, 0, 0),
        ("defence_lost", 1, 2, 5),
        ("steals", 0, 1, 0),
    ]
    assert told(s, "attack 1", chance=dice(1, 6, 2))[1] == ("defended", 1, 6, 1)


def test_a_voyage_tells_every_space_the_find_and_the_homecoming() -> None:
    """TH-15 to TH-17, TH-22, TH-24: in, out and home."""
    s = position("C0", "A20", points=18)
    news = told(s, "forward", "backward", "inward", "take", chance=dice())
    assert [(what, SPACES[b]) for what, _, b, _ in news[:3]] == [
        ("sails_forward", "C1"),
        ("sails_backward", "C0"),
        ("sails_inward", "X"),
    ]
    assert news[3][0] == "takes_treasure"
    assert told(position("C0", "A20", points=8), "inward", "leave", chance=dice())[1][0] == "leaves_treasure"
    home = told(position("B0", "A20", points=9, holder=0), "outward A0", chance=dice())
    assert home == [("sails_outward", 0, number("A0"), 1), ("won", 0, 0, 0)]


def test_a_sailing_tells_what_lies_where_it_ends() -> None:
    """TH-11, TH-22, TH-42: home, the centre, wind, a tentacle's reach; of plain water nothing."""
    ends = {
        ("A23", "forward"): 1,
        ("C1", "inward"): 2,
        ("A2", "forward"): 3,
        ("A10", "forward"): 4,
        ("A4", "forward"): 0,
    }
    for (space, said), what in ends.items():
        assert told(position(space, "A18", points=18), said, chance=dice())[0][3] == what


def test_a_turn_in_which_nothing_was_done_is_told_as_such() -> None:
    """TH-08: whether on wind; after a move the anchor falls."""
    assert told(position("A3", "A18", points=2), "end", chance=dice(1))[0] == ("stays", 0, 1, 0)
    assert told(position("A4", "A18", points=2), "end", chance=dice(1))[0] == ("stays", 0, 0, 0)
    s = position("A4", "A18", points=3, total=3)
    assert told(s, "forward", "end", chance=dice(1))[1][0] == "ends_turn"


def test_a_turn_in_which_nothing_can_be_paid_says_so() -> None:
    """TH-08, TH-11, TH-17: wind in the centre does not always pay the way out."""
    s = position("A4", "X", "A18", points=1)
    assert ("stuck", 1, BOX.cost_outward, 0) in told(s, "forward", chance=dice(4, 3))


def test_a_roll_of_the_kraken_that_no_die_beats_is_told_as_such() -> None:
    """TH-43, TH-44: its sum is as much as a die has sides."""
    assert told(position("A12", "A4", phase="starting", dial=2), chance=dice(4, 2, 6, 1))[1] == (
        "kraken_rolls",
        4,
        2,
        0,
    )


def test_a_weak_roll_on_wind_is_told_before_and_after() -> None:
    """TH-11, TH-12: ten, then eight."""
    s = position("A4", "A3", phase="starting", player=1, lost=[0, 1, 0, 0])
    assert told(s, chance=dice(5)) == [("rolled_on_wind", 1, 5, 10), ("weakened", 1, 8, 0)]
