"""What is never made or lost in Barrakuda."""

from fathoms.games.barrakuda.names import ALL_CARDS, ALL_MOVES, BOAT, MOVES
from fathoms.games.barrakuda.state import LIMITED, Box, State


def census(b: Box, s: State) -> dict[str, int]:
    """Every player's five Movement cards, all gold while the reserve has an end, and everybody's place."""
    things = {"wrecks": len(set(s.cell)), "moves": 0, "strays": 0}
    for seat in range(s.seats):
        row = s.row[MOVES * seat : MOVES * seat + s.laid[seat]]
        in_hand = [card for card in range(MOVES) if (s.hand[seat] >> card) & 1]
        things["moves"] += len({*row, *in_hand})
        assert sorted(row + in_hand) == list(range(MOVES)), "a Movement card is in two places or in none"
        assert s.row[MOVES * seat + s.laid[seat] : MOVES * seat + MOVES] == [-1] * (MOVES - s.laid[seat])
        things["strays"] += s.hand[seat] & ~ALL_CARDS
    assert all(s.hand[seat] & ALL_MOVES or not s.waiting for seat in range(s.seats) if s.phase == 0)
    assert not any(s.hand[s.seats :] + s.laid[s.seats :] + s.bag[s.seats :]), "an empty chair holds something"
    assert all(place == BOAT for place in s.place[s.seats :])
    assert min(s.bag + s.vault + s.gold + [s.reserve]) >= 0
    assert max(s.gold) <= b.wreck_limit
    things["gold"] = s.reserve + sum(s.bag) + sum(s.vault) + sum(s.gold) if s.reserve_limit == LIMITED else 0
    return things


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Fills in what follows from the fields that were written."""
