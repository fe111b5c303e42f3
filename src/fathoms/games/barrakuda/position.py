"""Written positions of Barrakuda: what follows from what is written, and what is never made or lost."""

from fathoms.core.errors import BadPosition
from fathoms.core.names import named
from fathoms.core.position import check_bounds, check_waiting
from fathoms.core.sets import lowest
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.barrakuda.box import is_joined
from fathoms.games.barrakuda.names import (
    BARRACUDA,
    CARDS,
    CELLS,
    FACES,
    FURTHEST,
    GRID,
    MOVES,
    ROUNDS,
    WRECK_COUNT,
    WRECKS,
)
from fathoms.games.barrakuda.options import LIMITED
from fathoms.games.barrakuda.rules.cards import has_no_moves, holds, lay_out_card
from fathoms.games.barrakuda.rules.floor import find_neighbours, find_routes
from fathoms.games.barrakuda.rules.people import are_mates, foremost, upright_on
from fathoms.games.barrakuda.rules.rounds import count_row
from fathoms.games.barrakuda.rules.wrecks import next_to_share
from fathoms.games.barrakuda.state import (
    CHOOSING,
    COLLECTING,
    LAYING,
    MEDDLING,
    PHASES,
    PLOTTING,
    SHARING,
    STEERING,
    Box,
    State,
)

SURFACED = (PLOTTING, MEDDLING, LAYING, CHOOSING)  # by then every spent row has returned


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Floor, rows and hands, initiative, the reserve and who waits, as they follow from what is written."""
    if written & {"cell", "near", "toward"}:
        join_wrecks(s)
    for seat in range(s.seats):
        sort_cards(s, seat, written)
        if "value" not in written:
            count_row(s, seat)
    if "reserve" not in written and s.reserve_limit == LIMITED:
        s.reserve = b.gold - sum(s.bag) - sum(s.vault) - sum(s.gold)
    if s.phase == SHARING and "shared" not in written:
        share_up_to_player(s)
    asked = who_waits(s)
    if "waiting" not in written:
        s.waiting = asked
    check_waiting(s, asked)
    if s.over == 0:
        check_decision(s)


def join_wrecks(s: State) -> None:
    """BK-02: neighbours and the barracuda's ways on a floor of one's own."""
    if not is_joined([(cell % GRID, cell // GRID) for cell in s.cell]):
        raise BadPosition("position-not-joined", given=" ".join(str(named(CELLS, cell)) for cell in s.cell))
    find_neighbours(s)
    find_routes(s)


def sort_cards(s: State, seat: int, written: frozenset[str]) -> None:
    """BK-03: Movement cards that are not in the row are in hand; or those not in hand in the row, as printed."""
    hand, count = s.hand[seat], s.laid[seat]
    row = [card for card in row_of(s, seat) if card != NOBODY]
    if "hand" in written and "row" not in written:
        row = [card for card in range(MOVES) if not holds(s, seat, card)]
    s.row[MOVES * seat : MOVES * seat + MOVES] = [NOBODY] * MOVES
    s.laid[seat] = 0
    for card in row:
        lay_out_card(s, seat, card)
    if "hand" in written:
        s.hand[seat] = hand
    if "laid" in written:
        s.laid[seat] = count


def share_up_to_player(s: State) -> None:
    """BK-47: whoever comes before the player has had the General Action, and the player is having it."""
    while s.player != NOBODY and (s.shared >> s.player) & 1 == 0 and next_to_share(s) != NOBODY:
        s.shared |= 1 << next_to_share(s)


def who_waits(s: State) -> int:
    """The seats that the phase asks: those who have not chosen, the controller, a team's lower seat, the player."""
    if s.over or not PHASES[s.phase].asks:
        return 0
    if s.phase == CHOOSING:
        return sum(1 << seat for seat in range(s.seats) if s.card[seat] == NOBODY)
    asked = s.controller if s.phase == STEERING else s.player
    if s.phase == COLLECTING:
        first = foremost(s, upright_on(s, s.wreck))
        asked = lowest(first) if are_mates(s, first) else NOBODY
    return 0 if asked == NOBODY else 1 << asked


def check_decision(s: State) -> None:
    """BK-10, BK-25, BK-58: what a decision is about must be on the table."""
    if s.phase == CHOOSING:
        for seat in range(s.seats):
            if s.card[seat] != NOBODY and not holds(s, seat, s.card[seat]):
                raise BadPosition("position-choice", seat=seat, card=CARDS[s.card[seat]])
    if s.phase == STEERING and (s.distance < 1 or not 0 <= s.controller < s.seats):
        raise BadPosition("position-steering")
    if s.phase == LAYING:
        pair = [card for card in set(s.drawn) if card != NOBODY]
        two = 0 <= s.victim < s.seats and s.victim != s.player
        if not two or len(pair) != len(s.drawn) or not all(holds(s, s.victim, card) for card in pair):
            raise BadPosition("position-drawn")


def census(b: Box, s: State) -> dict[str, int]:
    """Six wrecks, every player's five Movement cards, and all gold while the reserve has an end."""
    for seat in range(SEATS):
        if seat < s.seats:
            check_cards(s, seat)
        else:
            check_chair(s, seat)
    check_wrecks(b, s)
    check_numbers(s)
    for where, gold in (("bag", s.bag), ("vault", s.vault), ("gold", s.gold), ("reserve", [s.reserve])):
        if min(gold) < 0:
            raise BadPosition("position-debt", where=where, given=str(min(gold)), gold=str(b.gold))
    if s.team_mode and any(s.vault[2:]):
        raise BadPosition("position-team-vault")
    things = {"wrecks": len(set(s.cell)), "moves": MOVES * s.seats}
    if s.reserve_limit == LIMITED:
        things["gold"] = s.reserve + sum(s.bag) + sum(s.vault) + sum(s.gold)
    return things


def check_cards(s: State, seat: int) -> None:
    """BK-03, BK-13, BK-15: each Movement card lies once in hand or row, without gaps; a full row returns at once."""
    row = row_of(s, seat)
    laid = row[: s.laid[seat]]
    hand = [card for card in range(s.hand[seat].bit_length()) if holds(s, seat, card)]
    moves = [card for card in hand if card != BARRACUDA]
    gapless = len(laid) == s.laid[seat] and row == [*laid, *[NOBODY] * (MOVES - len(laid))]
    if not gapless or sorted([*laid, *moves]) != list(range(MOVES)):
        raise BadPosition("position-cards", seat=seat, hand=said(hand), row=said(row))
    if has_no_moves(s, seat) and (s.phase in SURFACED or (s.spent >> seat) & 1 == 0):
        raise BadPosition("position-no-move", seat=seat)


def check_chair(s: State, seat: int) -> None:
    """Nothing is where nobody sits."""
    counts = (s.hand[seat], s.laid[seat], s.bag[seat], s.vault[seat], s.value[seat], s.red[seat])
    sets = s.waiting | s.lying | s.spent | s.shared | s.winners
    if any(counts) or sets >> seat or {*row_of(s, seat), s.card[seat], s.place[seat]} != {NOBODY}:
        raise BadPosition("position-chair", chair=str(seat), last=str(s.seats - 1))


def check_wrecks(b: Box, s: State) -> None:
    """BK-34, BK-70: a wreck shows a card of its number, and holds no more gold than it can."""
    for wreck, name in enumerate(WRECKS):
        if s.face[wreck] not in (wreck, wreck + WRECK_COUNT):
            raise BadPosition("position-face", wreck=name, face=named(FACES, s.face[wreck]))
        if s.gold[wreck] > b.wreck_limit:
            raise BadPosition("position-wreck-full", wreck=name, given=str(s.gold[wreck]), most=str(b.wreck_limit))


def check_numbers(s: State) -> None:
    """BK-16, BK-21: initiative and distance are within bounds, and the barracuda is on a wreck."""
    for name, most in (("round", ROUNDS), ("value", MOVES), ("laid", MOVES), ("distance", FURTHEST), ("red", MOVES)):
        check_bounds(s, name, 0, most)
    for field, wreck in (("barracuda", s.barracuda), ("wreck", s.wreck)):
        if wreck == NOBODY:
            raise BadPosition("position-nowhere", name=field)


def row_of(s: State, seat: int) -> list[int]:
    """The five places of a row."""
    return s.row[MOVES * seat : MOVES * seat + MOVES]


def said(cards: list[int]) -> str:
    """Cards as one reads them."""
    return " ".join(CARDS[card] for card in cards if card != NOBODY) or "–"
