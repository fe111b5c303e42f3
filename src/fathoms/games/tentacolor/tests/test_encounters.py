"""Encounters (TC-16 to TC-26, TC-38)."""

import pytest

from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import CARDS
from fathoms.games.tentacolor.rules.knowledge import places
from fathoms.games.tentacolor.rules.tentacle import series
from fathoms.games.tentacolor.state import (
    BITING,
    COMPLETED,
    GIVING,
    LAYING,
    LAYING_MORE,
    SCATTERING,
)
from fathoms.games.tentacolor.tests.positions import BOX, arm, box, go_on, hand, may, pile, play, position, top


def test_an_encounter_works_at_once_and_cannot_be_declined() -> None:
    """TC-16: before the next step the Shark has to be sent somewhere."""
    s = position("", "RO-1", "GB-1", hands=("OB-4 YV-1 OY-1", "BV-1", "RV-1"))
    play(s, "lay OB-4")
    assert s.phase == BITING
    assert may(s) == ["shark 1", "shark 2"]


def test_drawing_or_uncovering_an_encounter_does_nothing() -> None:
    """TC-17: a Shark under another card stays asleep when it lies at the end again."""
    s = position("", "RO-1 YG-4 GB-1", "BV-2", hands=("OB-4 YV-1 OY-1", "BV-1", "RV-1"))
    play(s, "lay OB-4", "shark 1")
    assert arm(s, 1) == "RO-1 YG-4"
    assert arm(s, 2) == "BV-2"
    assert s.phase == GIVING
    play(s, "give OY-1", chance=top(s, "RV-4"))
    assert (s.player, s.phase) == (1, LAYING)


def test_a_shark_takes_the_last_card_of_an_opponent_to_the_box() -> None:
    """TC-18: everybody sees which card."""
    s = position("", "RO-1 RG-1", "GB-1", hands=("OB-4 YV-1 OY-1", "BV-1", "RV-1"))
    assert play(s, "lay OB-4", "shark 1") == ["laid", "bitten"]
    assert (arm(s, 1), arm(s, 2), box(s)) == ("RO-1", "GB-1", "RG-1")
    assert [places(s, viewer, CARDS.index("RG-1")) for viewer in (-1, 0, 1, 2)] == [0] * 4
    assert s.phase == GIVING


def test_a_shark_with_one_prey_needs_no_choice() -> None:
    """TC-18: of three tentacles only one other has a card."""
    s = position("RO-2", "", "GB-1", hands=("OB-4 YV-1 OY-1", "BV-1", "RO-1"))
    play(s, "lay OB-4")
    assert (arm(s, 2), box(s), s.phase) == ("", "GB-1", GIVING)


def test_a_shark_never_bites_its_own_tentacle() -> None:
    """TC-19: with no card in any other tentacle nothing happens."""
    s = position("RO-2", "", "", hands=("OB-4 YV-1 OY-1", "BV-1", "RO-1"))
    assert play(s, "lay OB-4") == ["laid", "shark_idle"]
    assert (arm(s, 0), s.boxed, s.phase) == ("RO-2 OB-4", 0, GIVING)


def test_an_earlier_series_comes_back_when_its_last_break_is_bitten_off() -> None:
    """TC-20: runs are counted on what is left."""
    s = position("", "RO-1 RG-1 RY-1 GB-1", hands=("OB-4 YV-1 OY-1", "BV-1"))
    assert series(BOX, s, 1) == 1
    play(s, "lay OB-4")
    assert series(BOX, s, 1) == 3


def test_a_bitten_encounter_is_not_undone() -> None:
    """TC-21: what the Shoal had done stays done."""
    s = position("", "", hands=("OG-4 YV-1 OY-1", "BV-1"))
    play(s, "lay OG-4", "give OY-1", chance=top(s, "RO-1 OB-4"))
    assert hand(s, 1) == "RO-1 OY-1 OB-4"
    play(s, "lay OB-4")
    assert (arm(s, 0), box(s)) == ("", "OG-4 BV-1")


def test_a_shoal_changes_the_card_of_another_player() -> None:
    """TC-22: to the box, unseen, and a new one from the pile; the left neighbour may be hit too."""
    s = position("", "", "", hands=("OG-4 YV-1 OY-1", "BV-1", "RV-1"))
    play(s, "lay OG-4")
    assert (s.phase, may(s)) == (SCATTERING, ["shoal 1", "shoal 2"])
    assert play(s, "shoal 1", chance=top(s, "RO-1")) == ["scattered", "drew_again"]
    assert (hand(s, 1), box(s), s.phase) == ("RO-1", "BV-1", GIVING)
    play(s, "give OY-1", chance=top(s, "RO-2"))
    assert hand(s, 1) == "RO-1 RO-2 OY-1"


def test_a_shoal_against_the_only_opponent_needs_no_choice() -> None:
    """TC-22: with two players it hits at once."""
    s = position("", "", hands=("OG-4 YV-1 OY-1", "BV-1"))
    assert play(s, "lay OG-4", chance=top(s, "RO-1")) == ["laid", "scattered", "drew_again"]
    assert (hand(s, 1), box(s), s.phase) == ("RO-1", "BV-1", GIVING)


@pytest.mark.parametrize("seed", range(8))
def test_everybody_not_on_turn_holds_one_card(seed: int) -> None:
    """TC-23: so a Shoal leaves no choice to its victim."""
    table = GAME.table(seats=2 + seed % 3, seed=seed, pile_empty="recycle")
    for _ in range(120):
        s = table.state
        if table.over:
            break
        held = [s.held[seat] for seat in range(s.seats) if seat != s.player]
        assert held == [1] * (s.seats - 1)
        assert s.held[s.player] == (3 if s.phase in (LAYING, LAYING_MORE) else 2)
        table.play(s.player, table.legal(s.player)[seed % len(table.legal(s.player))])


def test_a_rare_specimen_brings_a_card_and_a_second_laying() -> None:
    """TC-24: any of the three cards then in hand, the new one or an old one."""
    s = position("", "", hands=("RO-4 GB-1 YV-1", "BV-1"))
    assert play(s, "lay RO-4", chance=top(s, "RG-1")) == ["laid", "drew_more"]
    assert (s.phase, may(s)) == (LAYING_MORE, ["lay RG-1", "lay YV-1", "lay GB-1"])
    play(s, "lay GB-1")
    assert (arm(s, 0), hand(s, 0), s.phase) == ("RO-4 GB-1", "RG-1 YV-1", GIVING)


@pytest.mark.parametrize("laying", ["match_if_able", "free"])
def test_the_second_card_may_break_the_series_whatever_the_option(laying: str) -> None:
    """TC-24, TC-41: red fits twice, but the card is of the player's choice, and what is left may well be red."""
    s = position("RB-1", "", hands=("RO-4 RY-1 YV-1", "BV-1"), laying=laying)
    play(s, "lay RO-4", chance=top(s, "RG-1"))
    assert may(s) == ["lay RY-1", "lay RG-1", "lay YV-1"]
    play(s, "lay YV-1")
    assert places(s, 1, CARDS.index("RY-1")) & 1


def test_the_card_after_a_rare_specimen_bitten_bare_matches_as_usual() -> None:
    """TC-11, TC-24: the choice comes with laying it, not with what lies at the end."""
    s = position("RB-1 RO-4", "", hands=("RY-1 YV-1", "BV-1"), phase="starting")
    go_on(s, chance=top(s, "GB-1"))
    assert (s.phase, may(s)) == (LAYING, ["lay RY-1"])


def test_a_third_card_is_free_as_well() -> None:
    """TC-24, TC-25: each Rare specimen brings a card of one's choice."""
    s = position("", "", hands=("BV-4 GB-1 RY-1", "BV-1"))
    play(s, "lay BV-4", "lay GV-4", chance=top(s, "GV-4 GV-1"))
    assert may(s) == ["lay RY-1", "lay GB-1", "lay GV-1"]
    assert GAME.refuse(BOX, s, 0, GAME.verbs.number("lay RO-1")) == "TC-24"
    assert GAME.refuse(BOX, s, 0, GAME.verbs.number("give GB-1")) == "TC-24"


def test_encounters_chain() -> None:
    """TC-25: a Rare specimen may bring a Shark, a Shoal, or another Rare specimen."""
    s = position("", "YG-1", hands=("BV-4 GB-1 YV-1", "BV-1"))
    play(s, "lay BV-4", "lay GV-4", "lay OB-4", chance=top(s, "GV-4 OB-4"))
    assert (arm(s, 0), arm(s, 1), hand(s, 0)) == ("BV-4 GV-4 OB-4", "", "YV-1 GB-1")
    assert s.phase == GIVING


def test_a_second_laying_can_win() -> None:
    """TC-24, TC-30: checked after every laying."""
    s = position("RG-1 RB-1 RV-1", "", "", hands=("RO-4 GB-1 RY-1", "BV-1", "BV-2"))
    play(s, "lay RO-4")
    assert s.over == 0
    play(s, "lay RY-1")
    assert (s.over, s.winners) == (COMPLETED, 1)


def test_the_box_keeps_what_it_has() -> None:
    """TC-26: a bitten or scattered card is in no pile."""
    s = position("", "RO-1", hands=("OG-4 OB-4 OY-1", "BV-1"))
    play(s, "lay OB-4", "give OY-1")
    assert "RO-1" not in pile(s)
    assert box(s) == "RO-1"


@pytest.mark.parametrize(("card", "news"), [("OG-4", "shoal_idle"), ("RO-4", "rare_idle")])
def test_with_an_empty_pile_shoal_and_rare_specimen_do_nothing(card: str, news: str) -> None:
    """TC-38: no target, no discard, no second laying."""
    s = position("", "", "", hands=(f"{card} YV-1 OY-1", "BV-1", "RV-1"), left=0)
    boxed = s.boxed
    assert play(s, f"lay {card}") == ["laid", news]
    assert (s.phase, s.held, s.boxed) == (GIVING, [2, 1, 1, 0], boxed)


def test_with_an_empty_pile_a_shark_bites_all_the_same() -> None:
    """TC-38: it draws nothing."""
    s = position("", "RO-1", hands=("OB-4 YV-1 OY-1", "BV-1"), left=0)
    play(s, "lay OB-4")
    assert arm(s, 1) == ""
