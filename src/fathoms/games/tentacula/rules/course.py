"""The course of a round: turns, drawing, folding the board (TN-20 to TN-26, TN-52 to TN-58, TN-70 to TN-73)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.sets import all_of, is_one, lowest, pick, size
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import EITHER, INSIDE, OUTSIDE, ROW, STATE_A, STATE_B, STATE_C
from fathoms.games.tentacula.options import CLOCKWISE, VOTE
from fathoms.games.tentacula.rules.ending import run_out
from fathoms.games.tentacula.rules.fish import ALL_FISH, passed
from fathoms.games.tentacula.rules.powers import showable
from fathoms.games.tentacula.rules.reef import (
    free_row,
    lay,
    lift_top,
    pick_up,
    put_in_box,
    rear_row,
    rearmost,
    show_top,
)
from fathoms.games.tentacula.state import (
    DRAWING,
    GOING_ON,
    NEXT,
    OVER,
    PLACING,
    SHOWING,
    SWIMMING,
    TAKING,
    THEFT,
    VOTING,
    Box,
    State,
)

# --- turns ----------------------------------------------------------------------------------------------


def start_round(s: State) -> None:
    """TN-20: a new round; nobody has played in it."""
    s.round += 1
    s.round_over = GOING_ON
    s.played = 0
    s.phase = NEXT
    tell(s, news.ROUND, s.round)


def can_play(s: State, seat: int) -> bool:
    """TN-20, TN-21: the seat holds a tile and has not played in this round."""
    return s.tile[seat] != NOBODY and (s.played >> seat) & 1 == 0


def ready(s: State) -> int:
    """TN-20, TN-21: the set of seats that can play."""
    seats = 0
    for seat in range(SEATS):
        if can_play(s, seat):
            seats |= 1 << seat
    return seats


def ask_who(s: State) -> None:
    """TN-20, TN-21: the team says who plays next; if there is nothing to say, the turn or the round's end comes."""
    seats = ready(s)
    if seats == 0:
        end_round(s)
    elif is_one(seats) or s.turn_choice == CLOCKWISE:
        start_turn(s, lowest(seats))
    elif s.turn_choice == VOTE:
        s.phase = VOTING
        s.waiting = all_of(s.seats)
        for seat in range(SEATS):
            s.vote[seat] = NOBODY
    else:
        s.waiting = seats


def count_votes(s: State) -> None:
    """TN-21: once every seat has named somebody, the one named most often plays, of several the lowest seat."""
    votes = 0  # an octal digit a seat
    for seat in range(SEATS):
        if s.vote[seat] != NOBODY:
            votes += 1 << 3 * s.vote[seat]
        elif seat < s.seats:
            s.waiting |= 1 << seat
    best = 0
    for seat in range(1, SEATS):
        if (votes >> 3 * seat) & 7 > (votes >> 3 * best) & 7:
            best = seat
    if s.waiting == 0:
        start_turn(s, best)


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
    row = free_row(b, s) if s.move == NOBODY else s.move
    s.move = NOBODY
    if row == EITHER:
        s.waiting = 1 << s.player
    elif row != NOBODY:
        place(s, row)
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
    s.round_over = OVER
    s.drawer = s.player
    s.to_draw = s.seats
    s.phase = DRAWING


def draw_tile(b: Box, s: State) -> None:
    """TN-53: a tile comes from the pile, and the next one shows at once."""
    if s.top != NOBODY and s.to_draw > 0:
        draw_from_pile(b, s)
    if s.to_draw > 0 and s.tile[s.drawer] != NOBODY:
        receive(b, s)
    if s.phase == DRAWING:
        if s.top == NOBODY and s.pile != 0:
            show_top(b, s)
        if s.to_draw == 0:
            finish_drawing(s)


def draw_from_pile(b: Box, s: State) -> None:
    """TN-09, TN-53: the top tile is for the reef at first, then for the drawer."""
    face = lift_top(s)
    if s.to_draw > s.seats:
        begin_reef(b, s, face)
    else:
        s.tile[s.drawer] = face


def needs_reef(s: State) -> bool:
    """TN-54: somebody has to draw, and the pile is empty."""
    return s.phase == DRAWING and s.pile == 0 and s.to_draw > 0 and s.tile[s.drawer] == NOBODY


def draw_from_reef(s: State) -> None:
    """TN-54, TN-55: the rear tile of a row, of the drawer's choice if there are two; in the end none."""
    row = rear_row(s) if s.move == NOBODY else s.move
    s.move = NOBODY
    if row == EITHER:
        s.phase = TAKING
    elif row != NOBODY:
        column = rearmost(s, row)
        s.tile[s.drawer] = pick_up(s, row, column)
        tell(s, news.TAKES_TILE, s.drawer, row, column)
    else:
        tell(s, news.NO_TILE, s.drawer)
        pass_on(s)


def take_from(s: State, row: int) -> None:
    """TN-54: the drawer says whether the rear tile inside or outside is taken."""
    s.move = row
    s.phase = DRAWING


def begin_reef(b: Box, s: State, face: int) -> None:
    """TN-09, TN-12: at set-up the first two tiles begin the rows, inside, then outside."""
    row = INSIDE if s.next[INSIDE] == 1 else OUTSIDE
    lay(s, row, face)
    s.to_draw -= 1
    tell(s, news.REEF_BEGINS, b.face_animal[face], row)


def receive(b: Box, s: State) -> None:
    """TN-53, TN-54, TN-63: the tile lies turned over before the drawer; the turtle player looks at both faces first."""
    face = s.tile[s.drawer]
    tell(s, news.GETS_TILE, s.drawer, face // 2, b.face_animal[face])
    if showable(b, s, s.drawer):
        s.phase = SHOWING
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
    s.drawer = s.drawer + 1 if s.drawer + 1 < s.seats else 0
    s.to_draw -= 1


def finish_drawing(s: State) -> None:
    """TN-56: after the drawing Tentacula looks at every fish; after set-up the first round begins."""
    if s.round == 0:
        start_round(s)
    else:
        s.phase = THEFT


def close_round(b: Box, s: State, lacks: int) -> None:
    """TN-57, TN-58: the board is folded if all have passed; then on to the next round, if anybody has a tile."""
    if s.board != STATE_C and passed(b, s) == ALL_FISH:
        fold(b, s)
    if max(s.tile[0], s.tile[1], s.tile[2], s.tile[3]) != NOBODY:
        start_round(s)
    else:
        run_out(s, lacks)


# --- gates and folds ------------------------------------------------------------------------------------


def reveal_gate(s: State) -> None:
    """TN-05, TN-70, TN-71: the next gate of the pile stands on the arch of this state."""
    s.gate = pick(s.gates, draw(s, size(s.gates)))
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
    if s.pile:
        tell(s, news.PILE_LOST, size(s.pile))
    s.boxed |= s.pile
    s.pile = 0
    s.top = NOBODY


def close_right(b: Box, s: State) -> None:
    """TN-71: the tiles on the columns that vanish are lost; rows go on from the first column that is left."""
    s.board = STATE_C
    tell(s, news.RIGHT_CLOSES)
    lost = 0
    first = b.first_column[STATE_C]
    columns = (1 << first) - 2  # all before the first
    while columns:
        lost |= vanish(s, lowest(columns)) | vanish(s, ROW + lowest(columns))
        columns &= columns - 1
    s.boxed |= lost
    s.next[INSIDE] = max(s.next[INSIDE], first)
    s.next[OUTSIDE] = max(s.next[OUTSIDE], first)
    if lost:
        tell(s, news.REEF_LOST, size(lost))


def vanish(s: State, place: int) -> int:
    """TN-71: the set of the tile on a reef square, if there is one; the square is bare."""
    face = s.reef[place]
    s.reef[place] = NOBODY
    return 0 if face == NOBODY else 1 << face // 2
