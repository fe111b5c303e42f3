"""Alone with two pirates (KA-76 to KA-80)."""

from collections import Counter
from typing import Any

import pytest

import fathoms
from fathoms.core.chance import key
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import ASTRID, BILLY, DECK
from fathoms.games.kraken_attack.rules.cards import show_back, turn_up
from fathoms.games.kraken_attack.state import EYES, Box, State
from fathoms.games.kraken_attack.tests.positions import may, play, position, rolls, sea


def alone(seed: int = 1, pirates: tuple[str, str] = ("elena", "billy"), **options: Any) -> fathoms.Table[State, Box]:
    table = GAME.table(seats=1, seed=seed, **options)
    for phrase in (f"pirate {pirates[0]}", f"pirate {pirates[1]}", "board A", "board D"):
        table.play(0, phrase)
    return table


def test_two_different_pirates_then_an_area_for_each() -> None:
    """KA-76, KA-83: both pirates first; the second cannot be the first again."""
    table = GAME.table(seats=1)
    table.play(0, "pirate billy")
    assert "pirate billy" not in table.legal(0)
    table.play(0, "pirate astrid")
    table.play(0, "board C")
    table.play(0, "board C")
    assert table.state.area == [NOBODY, 2, NOBODY, 2]


def test_twenty_cards_two_face_up() -> None:
    """KA-77: one pile of eighteen, with the cards of both."""
    s = alone().state
    pile = [card for card in s.pile if card != NOBODY]
    assert len(pile) == 18
    assert sorted([*pile, *s.up[:2]]) == list(range(20, 40))


def test_the_cards_own_pawn_acts() -> None:
    """KA-78: whichever of the two it belongs to."""
    actors = set()
    for seed in range(20):
        table = alone(seed)
        for slot in (1, 2):
            table.play(0, f"card {slot}")
            assert table.state.actor == table.state.up[slot - 1] // DECK
            actors.add(table.state.actor)
            table.undo()
    assert actors == {2, 3}


def test_the_top_cards_back_says_whose_power_works_all_turn() -> None:
    """KA-79: known before the dice; the other pirate's power sleeps; it changes with the card drawn."""
    powers = set()
    for seed in range(20):
        table = alone(seed)
        power, back = table.state.power, table.state.back
        assert power == back
        powers.add(power)
        table.play(0, "card 1")
        assert table.state.power == power
        table.play(0, "stop")
        drawn = table.state.up[0]
        assert drawn // DECK == back
        if not table.over:
            assert table.state.power == table.state.back
    assert powers == {2, 3}


def test_astrids_power_serves_the_other_pawn_too() -> None:
    """KA-79: her card on top, Billy's card in play: one of its symbols may be used twice, and there is no broadside."""
    s = position(
        seats=1,
        phase="acting",
        pirate=["astrid", "billy"],
        area={"billy": "A"},
        space=sea("1 1 0 0", "0 0 0 0"),
        up={0: ["BI-01"]},
    )
    assert (s.power, s.actor) == (ASTRID, BILLY)
    play(s, "cannon P1", "cannon P2")
    assert may(s) == ["move B", "move C", "stop"]


def test_samuels_eyes_in_solo() -> None:
    """KA-79: dice included: he is asked only when his card is on top."""
    for back, asked in (("samuel", True), ("billy", False)):
        s = rolls("eye blank", seats=1, seat=0, pirate=["samuel", "billy"], back=back)
        assert (s.phase == EYES) == asked


def test_without_powers_the_back_gives_none() -> None:
    """KA-81: `powers = off` empties KA-79."""
    table = alone(powers="off")
    assert table.state.power == NOBODY
    assert table.state.back != NOBODY


def test_the_played_card_goes_under_the_common_pile() -> None:
    """KA-80, KA-46: after eighteen draws cards come back in the order of play."""
    table = alone(5)
    s = table.state
    played = []
    for turn in range(50):
        card = s.up[turn % 2]
        s.up[turn % 2] = turn_up(s, 0, card)
        show_back(s)
        played.append(card)
        if turn >= 18:
            assert s.up[turn % 2] == played[turn - 18]


def test_the_back_is_that_of_the_card_that_is_drawn_next() -> None:
    """KA-79: shown first, drawn later, and each order as likely as in a shuffled pile."""
    seen: Counter[int] = Counter()
    for seed in range(600):
        s = State(seats=1, solo=1, pirate=[0, 1, NOBODY, NOBODY])
        s.pile[:20] = range(20)
        s.unseen[0], s.top[0] = 20, 17
        key(s.rng, seed, 0, 0)
        s.up[0] = turn_up(s, 0, NOBODY)
        s.up[1] = turn_up(s, 0, NOBODY)
        show_back(s)
        back = s.back
        card = turn_up(s, 0, s.up[0])
        assert card // DECK == back
        seen[card] += 1
    assert set(seen) == set(range(20))
    assert max(seen.values()) < 3 * min(seen.values())


@pytest.mark.parametrize("solo", ["on", "off"])
def test_solo_needs_exactly_one_seat(solo: str) -> None:
    """KA-01, KA-76: nobody plays solo in company, nor alone without it."""
    with pytest.raises(fathoms.BadOption, match="solo"):
        GAME.table(seats=2 if solo == "on" else 1, solo=solo)
