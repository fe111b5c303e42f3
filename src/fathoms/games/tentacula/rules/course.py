"""The course of a round: turns, drawing, folding the board (TN-20 to TN-26, TN-52 to TN-58, TN-70 to TN-73)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import (
    EITHER,
    GATE_COUNT,
    INSIDE,
    NOBODY,
    OUTSIDE,
    ROW,
    SEATS,
    TILE_COUNT,
    TURTLE,
)
from fathoms.games.tentacula.rules.ending import run_out
from fathoms.games.tentacula.rules.fish import has_passed
from fathoms.games.tentacula.rules.reef import is_full, lay, lift_top, pick_up, put_in_box, rear_row, rearmost
from fathoms.games.tentacula.rules.theft import count_exposed
from fathoms.games.tentacula.state import (
    CLOCKWISE,
    DRAWING,
    NEXT,
    PLACING,
    SHOWING,
    STATE_A,
    STATE_B,
    STATE_C,
    SWIMMING,
    THEFT,
    VOTE,
    VOTING,
    Box,
    State,
)

# --- turns ----------------------------------------------------------------------------------------------


def start_round(s: State) -> None:
    """TN-20: a new round; nobody has played in it."""
    s.round += 1
    s.round_over = 0
    s.played = 0
    s.phase = NEXT
    tell(s, news.ROUND, s.round)


def can_play(s: State, seat: int) -> bool:
    """TN-20, TN-21: the seat holds a tile and has not played in this round."""
    return s.tile[seat] != NOBODY and (s.played >> seat) & 1 == 0


def ask_who(s: State) -> None:
    """TN-20, TN-21: the team says who plays next; if there is nothing to say, the turn or the round's end comes."""
    ready = 0
    count = 0
    first = NOBODY
    for seat in range(s.seats):
        if can_play(s, seat):
            ready |= 1 << seat
            count += 1
            if first == NOBODY:
                first = seat
    if count == 0:
        end_round(s)
    elif count == 1 or s.turn_choice == CLOCKWISE:
        start_turn(s, first)
    elif s.turn_choice == VOTE:
        s.phase = VOTING
        for seat in range(SEATS):
            s.vote[seat] = NOBODY
    else:
        s.waiting = ready


def ask_votes(s: State) -> None:
    """TN-21: every seat names somebody; then the one named most often plays, of several the lowest seat."""
    for seat in range(s.seats):
        if s.vote[seat] == NOBODY:
            s.waiting |= 1 << seat
    if s.waiting == 0:
        start_turn(s, favourite(s))


def favourite(s: State) -> int:
    """The seat with most votes, the lowest of several."""
    best = 0
    most = 0
    for seat in range(s.seats):
        votes = 0
        for voter in range(s.seats):
            if s.vote[voter] == seat:
                votes += 1
        if votes > most:
            best = seat
            most = votes
    return best


def cast_vote(s: State, seat: int, other: int) -> None:
    """TN-21: a seat says who should play next."""
    s.vote[seat] = other
    tell(s, news.VOTES, seat, other)


def start_turn(s: State, seat: int) -> None:
    """TN-21: a seat plays its tile."""
    s.player = seat
    s.played |= 1 << seat
    s.repeats = 1
    s.phase = PLACING
    tell(s, news.TURN, seat)


def ask_row(b: Box, s: State) -> None:
    """TN-22, TN-25, TN-26: inside or outside, if both are free; with no room at all the tile only lends its animal."""
    s.animal = b.face_animal[s.tile[s.player]]
    is_inside_free = not is_full(b, s, INSIDE)
    is_outside_free = not is_full(b, s, OUTSIDE)
    if is_inside_free and is_outside_free:
        s.waiting = 1 << s.player
    elif is_inside_free or is_outside_free:
        place(s, INSIDE if is_inside_free else OUTSIDE)
    else:
        s.phase = SWIMMING
        tell(s, news.NO_ROOM, s.animal)


def place(s: State, row: int) -> None:
    """TN-22: the player's tile is laid, the face up that lay up before them."""
    face = s.tile[s.player]
    s.tile[s.player] = NOBODY
    lay(s, row, face)
    s.phase = SWIMMING
    tell(s, news.PLACES, s.animal, row, s.next[row] - 1)


def end_turn(s: State) -> None:
    """TN-26: a tile that found no room goes to the box."""
    face = s.tile[s.player]
    if face != NOBODY:
        s.tile[s.player] = NOBODY
        put_in_box(s, face)
        tell(s, news.BOXED, face // 2)
    s.phase = NEXT


# --- the end of a round ---------------------------------------------------------------------------------


def end_round(s: State) -> None:
    """TN-52: all have played; every seat gets a tile, whoever took the last turn first."""
    s.round_over = 1
    s.drawer = s.player
    s.to_draw = s.seats
    s.phase = DRAWING


def draw_tile(b: Box, s: State) -> None:
    """TN-53 to TN-55: from the pile; once that is empty, from the rear of the reef; in the end from nowhere."""
    if s.to_draw == 0:
        finish_drawing(b, s)
    elif s.to_draw > s.seats:
        begin_reef(b, s, lift_top(s))
    elif s.top != NOBODY:
        receive(b, s, lift_top(s))
    else:
        row = rear_row(s)
        if row == EITHER:
            s.waiting = 1 << s.drawer
        elif row != NOBODY:
            take(b, s, row)
        else:
            tell(s, news.NO_TILE, s.drawer)
            pass_on(s)


def begin_reef(b: Box, s: State, face: int) -> None:
    """TN-09, TN-12: at set-up the first two tiles begin the rows, inside, then outside."""
    row = INSIDE if s.next[INSIDE] == 1 else OUTSIDE
    lay(s, row, face)
    s.to_draw -= 1
    tell(s, news.REEF_BEGINS, b.face_animal[face], row)


def take(b: Box, s: State, row: int) -> None:
    """TN-54: the rear tile of a row, turned over."""
    tell(s, news.TAKES_TILE, s.drawer, row, rearmost(s, row))
    receive(b, s, pick_up(s, row))


def receive(b: Box, s: State, face: int) -> None:
    """TN-53, TN-54, TN-63: the tile lies turned over before the drawer; the turtle player looks at both faces first."""
    s.tile[s.drawer] = face
    tell(s, news.GETS_TILE, s.drawer, face // 2, b.face_animal[face])
    if s.chip[s.drawer] == TURTLE:
        s.phase = SHOWING
        s.waiting = 1 << s.drawer
    else:
        pass_on(s)


def show(b: Box, s: State, animal: int) -> None:
    """TN-63: the turtle player says which animal lies up."""
    if b.face_animal[s.tile[s.drawer]] != animal:
        s.tile[s.drawer] ^= 1
    s.phase = DRAWING
    tell(s, news.SHOWS, s.drawer, animal)
    pass_on(s)


def pass_on(s: State) -> None:
    """TN-52: the next to draw sits clockwise."""
    s.drawer = (s.drawer + 1) % s.seats
    s.to_draw -= 1


def finish_drawing(b: Box, s: State) -> None:
    """TN-56: after the drawing Tentacula looks at every fish; after set-up the first round begins."""
    if s.round == 0:
        start_round(s)
    else:
        s.phase = THEFT
        count_exposed(b, s)


def close_round(b: Box, s: State) -> None:
    """TN-57, TN-58: the board is folded if all have passed; then on to the next round, if anybody has a tile."""
    if s.board != STATE_C and has_passed(b, s, 0) and has_passed(b, s, 1) and has_passed(b, s, 2):
        fold(b, s)
    for seat in range(s.seats):
        if s.tile[seat] != NOBODY:
            start_round(s)
            return
    run_out(b, s)


# --- gates and folds ------------------------------------------------------------------------------------


def reveal_gate(s: State) -> None:
    """TN-05, TN-70, TN-71: the next gate of the pile stands on the arch of this state."""
    count = 0
    for gate in range(GATE_COUNT):
        count += (s.gates >> gate) & 1
    raise_gate(s, draw(s, count))


def raise_gate(s: State, k: int) -> None:
    """The k-th gate of those in the pile is the one."""
    for gate in range(GATE_COUNT):
        if (s.gates >> gate) & 1:
            if k == 0:
                s.gate = gate
            k -= 1
    s.gates &= ~(1 << s.gate)
    tell(s, news.GATE_SHOWN, s.gate, s.board)


def fold(b: Box, s: State) -> None:
    """TN-57, TN-72: the left flap opens or the right one closes, and a new gate stands on the next arch."""
    if s.board == STATE_A:
        open_left(s)
    else:
        close_right(b, s)
    reveal_gate(s)


def open_left(s: State) -> None:
    """TN-70: the draw pile is lost; the reef stays."""
    s.board = STATE_B
    tell(s, news.LEFT_OPENS)
    lost = 0
    for tile in range(TILE_COUNT):
        lost += (s.pile >> tile) & 1
    s.boxed |= s.pile
    s.pile = 0
    s.top = NOBODY
    if lost:
        tell(s, news.PILE_LOST, lost)


def close_right(b: Box, s: State) -> None:
    """TN-71: the tiles on the columns that vanish are lost; rows go on from the first column that is left."""
    s.board = STATE_C
    tell(s, news.RIGHT_CLOSES)
    lost = 0
    first = b.first_column[STATE_C]
    for row in range(2):
        for i in range(ROW * row + 1, ROW * row + first):
            if s.reef[i] != NOBODY:
                put_in_box(s, s.reef[i])
                s.reef[i] = NOBODY
                lost += 1
        if s.next[row] < first:
            s.next[row] = first
    if lost:
        tell(s, news.REEF_LOST, lost)
