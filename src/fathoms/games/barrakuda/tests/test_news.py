"""What is told of a round: who meets whom, and what the barracuda keeps from happening."""

import pytest

from fathoms.core.names import Plain
from fathoms.core.news import heard_by
from fathoms.games.barrakuda.actions import VERBS
from fathoms.games.barrakuda.news import NEWS
from fathoms.games.barrakuda.rules import go_on
from fathoms.games.barrakuda.state import State
from fathoms.games.barrakuda.tests.positions import BLUE, BOX, GREEN, RED, TRIAL, YELLOW, at, hands, position, rows

MEETINGS = ("meets", "leads", "even", "tie", "finds")
Told = list[tuple[str, int, int, int]]


def told(s: State, cards: str = "") -> Told:
    """The news of a secret choice ("24b3": the last is Green's), or else of what comes by itself."""
    news: Told = []
    with heard_by(lambda s, what, a, b, c: news.append((NEWS[what].name, a, b, c))):
        for seat, card in enumerate(cards):
            TRIAL.variant.step(s, seat, VERBS.number(f"play {'barracuda' if card == 'b' else card}"))
        if not cards:
            go_on(BOX, s)
    return news


def meetings(s: State, cards: str) -> Told:
    """Who meets whom once these cards are turned over."""
    return [line for line in told(s, cards) if line[0] in MEETINGS]


@pytest.mark.parametrize(
    ("laid", "cards", "said"),
    [
        (("5", "", "", ""), "1134", [("meets", BLUE, RED, 0)]),
        (("5", "", "", ""), "1133", [("meets", BLUE, RED, 0), ("even", YELLOW, GREEN, 2)]),
        (("5", "", "4", ""), "1112", [("leads", BLUE, 0, 3)]),
        (("", "", "5", ""), "2222", [("tie", 1, 4, 0)]),
        (("", "", "", ""), "1234", []),
    ],
)
def test_the_reveal_says_who_meets_whom_and_who_goes_first(laid: tuple[str, ...], cards: str, said: Told) -> None:
    """BK-42, BK-45: of those who stand on one wreck the shortest row goes first; none, where several are as short."""
    held = ("".join(card for card in "12345b" if card not in row) for row in laid)
    assert meetings(position(hand=hands(*held), row=rows(*laid)), cards) == said


def test_whoever_finds_somebody_lying_is_told_of_it() -> None:
    """BK-42, BK-43: alone on their feet, with somebody to rob."""
    assert meetings(position(3, place=at(0, 3, 0)), "3b1") == [("finds", RED, BLUE, 2)]


def test_team_mates_meet_the_others_only() -> None:
    """BK-82, BK-85: the two of a team go together."""
    assert not meetings(position(4, {"team_mode": "on"}), "1213")
    assert not meetings(position(4, {"team_mode": "on"}, place=at(0, 0, 3, 0)), "31b2")
    assert meetings(position(4, {"team_mode": "on"}, place=at(0, 3, 0, 0)), "3b12") == [("finds", RED, BLUE, 2)]


@pytest.mark.parametrize(("lying", "guarded"), [([], True), ([0], False)])
def test_beside_the_barracuda_the_dark_plate_is_out_of_reach(lying: list[Plain], guarded: bool) -> None:
    """BK-36: those who stand there hear of it, also with an empty bag; who lies flat expected nothing."""
    s = position(2, phase="gathering", place=at(5, 0), lying=lying, bag=[0, 2], barracuda="5")
    news = told(s)
    assert ("comes", 4, 0, 0) in news
    assert (("guarded", 4, 0, 0) in news) == guarded
