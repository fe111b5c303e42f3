"""The reef: two rows of tiles beside the route, and what they protect (TN-22 to TN-30, TN-53, TN-54)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.sets import pick, size
from fathoms.core.state import NOBODY
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import COLUMNS, EITHER, INSIDE, OUTSIDE, ROW
from fathoms.games.tentacula.options import EITHER_ROW, SAME
from fathoms.games.tentacula.state import Box, State


def is_full(b: Box, s: State, row: int) -> bool:
    """TN-25: no reef square of the row is free ahead of its last tile."""
    return s.next[row] > b.last_column[s.board]


def free_row(b: Box, s: State) -> int:
    """TN-22, TN-25: the row with room for a tile, EITHER where the player may choose, NOBODY if both are full."""
    if is_full(b, s, INSIDE):
        return NOBODY if is_full(b, s, OUTSIDE) else OUTSIDE
    return INSIDE if is_full(b, s, OUTSIDE) else EITHER


def lay(s: State, row: int, face: int) -> None:
    """TN-22 to TN-24: a tile is put on the next reef square of a row; those left behind are never filled again."""
    s.reef[ROW * row + s.next[row]] = face
    s.next[row] += 1


def is_protected(b: Box, s: State, square: int) -> bool:
    """TN-28 to TN-30: built-in reef, or a tile on both sides and no water beside the square on either."""
    column = b.column[square]
    if column == 0:
        return True
    inside = s.reef[ROW * INSIDE + column]
    outside = s.reef[ROW * OUTSIDE + column]
    if inside == NOBODY or outside == NOBODY:
        return False
    across = b.spot[square] if s.outside_orientation == SAME else b.turned[square]
    return b.water[inside] & b.spot[square] == 0 and b.water[outside] & across == 0


def show_top(b: Box, s: State) -> None:
    """TN-08, TN-53: the next tile of the pile comes to light, one of its faces up."""
    k = draw(s, 2 * size(s.pile))
    s.top = 2 * pick(s.pile, k // 2) + k % 2
    tell(s, news.PILE_SHOWS, s.top // 2, b.face_animal[s.top])


def lift_top(s: State) -> int:
    """TN-09, TN-53: the top tile is taken and turned over; returns the new face."""
    face = s.top
    s.pile &= ~(1 << (face // 2))
    s.top = NOBODY
    return face ^ 1


def rearmost(s: State, row: int) -> int:
    """TN-54: the lowest column of a row that holds a tile; beyond the last one if there is none."""
    column = 1
    while column <= COLUMNS and s.reef[ROW * row + column] == NOBODY:
        column += 1
    return column


def rear_row(s: State) -> int:
    """TN-54: the row of the rearmost tile, EITHER where the drawer may choose, NOBODY if the reef is bare."""
    inside = rearmost(s, INSIDE)
    outside = rearmost(s, OUTSIDE)
    if inside > COLUMNS and outside > COLUMNS:
        return NOBODY
    if inside == outside or (s.take_rule == EITHER_ROW and inside <= COLUMNS and outside <= COLUMNS):
        return EITHER
    return INSIDE if inside < outside else OUTSIDE


def pick_up(s: State, row: int, column: int) -> int:
    """TN-54: a tile of a row is taken and turned over; returns the new face."""
    face = s.reef[ROW * row + column]
    s.reef[ROW * row + column] = NOBODY
    return face ^ 1


def put_in_box(s: State, face: int) -> None:
    """A tile leaves the game."""
    s.boxed |= 1 << (face // 2)
