"""Written positions: what follows from what is written, and what must be true of any position."""

from fathoms.core.errors import BadPosition
from fathoms.core.position import check_bounds, check_waiting
from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken.names import CENTRE, LATER, NEXT, NOWHERE, SIDES, SPACES, WIND
from fathoms.games.treasure_hunting_kraken.rules.sailing import is_blocked
from fathoms.games.treasure_hunting_kraken.state import FINDING, STARTING, Box, State
from fathoms.games.treasure_hunting_kraken.waters import extent, spaces_of

TRACES = frozenset({"die", "kraken", "gripped", "pillar"})  # of the dice and the Kraken
MANY = 9999  # rounds, or lost defences


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """The player waits; a turn that begins has no points yet; what chance did in the first turn has not happened."""
    if s.phase == STARTING and "points" not in written:
        s.points = 0
    if "total" not in written:
        s.total = s.points
    if written:
        for name in TRACES - written:
            setattr(s, name, [0] * len(getattr(s, name)))
    check_bounds(s, "player", 0, s.seats - 1)
    asked = 1 << s.player if s.phase != STARTING and s.over == 0 else 0
    if "waiting" not in written:
        s.waiting = asked
    check_waiting(s, asked)


def census(b: Box, s: State) -> dict[str, int]:
    """TH-01, TH-02, TH-23: every player's ship; the one treasure is where `holder` says."""
    check_numbers(b, s)
    check_ships(b, s)
    if s.phase == FINDING and s.over == 0 and (s.at[s.player] != CENTRE or s.holder != NOBODY):
        raise BadPosition("position-finding")
    return {"ships": sum(x != NOWHERE for x in s.at[: s.seats])}


def check_numbers(b: Box, s: State) -> None:
    """TH-03, TH-12, TH-37, TH-40, TH-43, TH-46: players sit at the table, dice show a face, the dial a segment."""
    most = SIDES * WIND
    for name, low, high in (
        ("first", 0, s.seats - 1),
        ("player", 0, s.seats - 1),
        ("holder", NOBODY, s.seats - 1),
        ("round", 0, MANY),
        ("dial", 0, b.segments - 1),
        ("total", 0, most),
        ("points", 0, most if s.phase == STARTING else s.total),
        ("attacks", 0, most),
        ("die", 0, b.sides),
        ("kraken", 0, b.kraken_sides),
        ("lost", 0, MANY),
        ("gripped", 0, NEXT | LATER),
        ("pillar", 0, b.pillar_hp),
    ):
        check_bounds(s, name, low, high)
    if any(s.pillar[b.bases :]):
        raise BadPosition("position-no-base", known=", ".join(SPACES[x] for x in b.base_at[: b.bases]))


def check_ships(b: Box, s: State) -> None:
    """TH-01, TH-20: ships of those who play, on the board, and none where a pillar stands while the game lasts."""
    board = spaces_of(b)
    for seat, x in enumerate(s.at):
        if x == NOWHERE:
            continue
        if seat >= s.seats:
            raise BadPosition("position-empty-chair", seat=seat)
        if x not in board:
            raise BadPosition("position-off-board", seat=seat, space=SPACES[x], known=extent(b))
        if is_blocked(b, s, x) and s.over == 0:
            raise BadPosition("position-under-pillar", seat=seat, space=SPACES[x])
