"""What is never made or lost in Tentacolor."""

from fathoms.games.tentacolor.names import CARD_COUNT, HAND, NOBODY
from fathoms.games.tentacolor.state import Box, State


def census(b: Box, s: State) -> dict[str, int]:
    """Sixty cards, each in one place, and the tips that were dealt."""
    laid = []
    for seat in range(s.seats):
        card = s.end[seat]
        while card != NOBODY:
            laid.append(card)
            card = s.before[card]
    held = [s.hand[HAND * seat + i] for seat in range(s.seats) for i in range(s.held[seat])]
    boxed = [card for card in range(CARD_COUNT) if (s.box >> card) & 1]
    assert len(boxed) == s.boxed, "the box holds another number of cards than it says"
    cards = laid + held + s.pile[: s.left] + boxed
    assert sorted(cards) == list(range(CARD_COUNT)), "a card is lost or lies in two places"
    tips = [tip for tip in s.tip if tip != NOBODY]
    assert len(tips) == len(set(tips)), "two seats hold the same tip"
    return {"cards": len(cards), "tips": len(tips), "hands beyond the turn": sum(s.held) - s.held[s.player]}


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Fills in what follows from the fields that were written."""
