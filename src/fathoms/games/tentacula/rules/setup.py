"""Set-up: stash, chips, gate, tiles (TN-01 to TN-12)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.sets import all_of, is_one, lowest, pick, size
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import (
    ANIMAL_COUNT,
    GATE_COUNT,
    GEM_COUNT,
    LEVEL_1,
    SNAIL_COUNT,
    STASH_COUNT,
    TILE_COUNT,
)
from fathoms.games.tentacula.options import ANY_SNAIL, AT_RANDOM, CHOOSE, RANDOM
from fathoms.games.tentacula.rules.course import ask_row, ask_who, draw_tile, reveal_gate
from fathoms.games.tentacula.rules.reef import put_in_box
from fathoms.games.tentacula.state import DRAWING, NEXT, PICKING_CHIPS, PICKING_STASH, PLACING, SHOWING, Box, State


def setup(b: Box, s: State) -> None:
    """TN-01 to TN-12: lays the game out; then the team chooses."""
    lay_out(b, s)
    while s.waiting == 0:
        prepare(b, s)


def prepare(b: Box, s: State) -> None:
    """All that can come before the first turn, and much of it again before later ones."""
    if s.phase == PICKING_STASH:
        ask_stash(s)
    if s.phase == PICKING_CHIPS:
        ask_chips(b, s)
    if s.phase == NEXT:
        ask_who(s)
    if s.phase == DRAWING:
        draw_tile(b, s)
    if s.phase == SHOWING:
        s.waiting = 1 << s.drawer
    if s.phase == PLACING:
        ask_row(b, s)


def lay_out(b: Box, s: State) -> None:
    """TN-01, TN-02, TN-03, TN-06: board in state A, fish at the start, all gems in the chest, the team's shells."""
    for gem in range(GEM_COUNT):
        s.chest[gem] = b.gems[gem]
    s.shells = b.level_shells[s.difficulty]
    if s.first_game_shell and s.difficulty == LEVEL_1:
        s.shells = b.first_game_shells
    s.pile = all_of(TILE_COUNT)
    s.gates = all_of(GATE_COUNT)
    s.phase = PICKING_STASH


def ask_stash(s: State) -> None:
    """TN-03: the team picks a stash, unless an option has."""
    if s.stash == CHOOSE:
        s.waiting = all_of(s.seats)
    elif s.stash == RANDOM:
        pick_stash(s, draw(s, STASH_COUNT))
    else:
        pick_stash(s, s.stash)


def pick_stash(s: State, stash: int) -> None:
    """TN-03: this one is to be filled."""
    s.stash = stash
    s.phase = PICKING_CHIPS
    tell(s, news.TAKES_STASH, stash)


def free_chips(s: State) -> int:
    """TN-04: the set of chips that nobody has yet."""
    chips = all_of(ANIMAL_COUNT)
    for seat in range(SEATS):
        if s.chip[seat] != NOBODY:
            chips &= ~(1 << s.chip[seat])
    return chips


def without_chip(s: State) -> int:
    """TN-04: the set of seats that have no chip yet."""
    seats = 0
    for seat in range(SEATS):
        if s.chip[seat] == NOBODY:
            seats |= 1 << seat
    return seats & all_of(s.seats)


def ask_chips(b: Box, s: State) -> None:
    """TN-04: seats without a chip choose, in any order; the only chip left needs no choice."""
    seats = without_chip(s)
    chips = free_chips(s)
    if seats == 0:
        deal(b, s)
    elif is_one(chips):
        pick_chip(s, lowest(seats), lowest(chips))
    elif s.chips == AT_RANDOM:
        pick_chip(s, pick(seats, size(seats) - 1), pick(chips, draw(s, size(chips))))
    else:
        s.waiting = seats


def pick_chip(s: State, seat: int, animal: int) -> None:
    """TN-04: a seat takes a chip."""
    s.chip[seat] = animal
    tell(s, news.TAKES_CHIP, seat, animal)


def take_usual(s: State) -> None:
    """D1: whatever is still open is taken in order: the first stash, the free chips from the first seat on."""
    if s.phase == PICKING_STASH:
        pick_stash(s, 0)
    seats = 0 if s.chips == AT_RANDOM else without_chip(s)
    chips = free_chips(s)
    while seats:
        pick_chip(s, lowest(seats), lowest(chips))
        seats &= seats - 1
        chips &= chips - 1


def deal(b: Box, s: State) -> None:
    """TN-05, TN-07 to TN-10: gate, snails, pile; two tiles for the reef, then one for every seat from the first on."""
    reveal_gate(s)
    leave_snails(b, s)
    s.drawer = 0
    s.to_draw = 2 + s.seats
    s.phase = DRAWING


def leave_snails(b: Box, s: State) -> None:
    """TN-07: one snail tile leaves at level 3 (chance or an option says which), both for pros."""
    count = b.level_snails[s.difficulty]
    if count == 1:
        leave(b, s, draw(s, SNAIL_COUNT) if s.snail_removed == ANY_SNAIL else s.snail_removed)
    elif count == 2:
        leave(b, s, 0)
        leave(b, s, 1)


def leave(b: Box, s: State, snail: int) -> None:
    """TN-07: one of the two snail tiles goes back to the box."""
    tile = b.snail[snail]
    s.pile &= ~(1 << tile)
    put_in_box(s, 2 * tile)
    tell(s, news.SNAIL_LEAVES, tile)
