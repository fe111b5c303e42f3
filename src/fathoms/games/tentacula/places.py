"""Where things lie on the board of Tentacula, and how large they are.

The board has 1616 x 900 units in every state; in state A its left end and in state C its right end is under a flap.
"""

from collections.abc import Mapping

from fathoms.games.tentacula.names import (
    ANIMALS,
    FISH,
    GEMS,
    INSIDE,
    SPECIALS,
    STATE_A,
    STATE_B,
    STATE_C,
    first_beside,
)
from fathoms.games.tentacula.options import SAME

BOARD = (1616, 900)
LAYERS = (("half-right", "flap-left"), ("half-left", "half-right"), ("half-left", "flap-right"))  # by state

LAST_LEFT = 19  # the last square that the left flap leaves to be seen; the right one shows those after it
SQUARE = (96, 96, 47, 47)
TILE = (300, 86, 150, 86)  # anchored in the middle of its sand edge
FISH_KIT = {"yellow": (148, 134, 74, 94), "green": (120, 126, 60, 86), "red": (94, 94, 47, 54)}
CROWNS = ((83, 56, 0.987), (72, 58, 0.923), (54, 45, 0.87))  # of each fish: where its hat sits, how large it is drawn
WORN = ((112, 62, 56, 57, 0), (70, 72, 34, 67, 1), (72, 56, 36, 50, 2))  # each hat: size, where it sits, cut for whom
HEADS = (1, 0.88, 0.75)  # how large the fish's heads are
LENGTHS = (148, 120, 94)  # of a big, a medium and a small fish
SIGN = (12, 55.5, 18, 52, 40)  # on a gate: left of the first sign, how far on the next, top, width, height
GEM_PLACES = (36, 72, 28, 60, 56)  # on a stash: left, how far on, top, how far down, size
KIT: Mapping[str, tuple[float, float, float, float]] = {
    **{f"square-{animal}{red}": SQUARE for animal in ANIMALS for red in ("", "-red")},
    **{f"special-{special}": (52, 52, -6, -6) for special in SPECIALS[1:]},
    **{f"fish-{fish}{left}": FISH_KIT[fish] for fish in FISH for left in ("", "-left")},
    "reef": TILE,
    **{f"gem-{gem}": (56, 56, 28, 28) for gem in GEMS},
    **{f"die-{gem}": (80, 80, 40, 40) for gem in GEMS},
    "stash": (200, 240, 100, 120),
    "gate": (190, 76, 95, 38),
    **{f"chip-{animal}": (96, 96, 48, 48) for animal in ANIMALS},
    **dict.fromkeys((*ANIMALS, "dolphin", "shark"), (64, 64, 32, 32)),
    "start-square": SQUARE,
    "finish-square": SQUARE,
    "reef-slot": TILE,
    "shelter": (100, 120, 50, 60),
    "exposed": (68, 68, 34, 34),
    "arch": (170, 152, 85, 150),
    "chest": (300, 260, 150, 130),
    "draw-pile": (270, 90, 0, 0),
    "tentacula": (540, 360, 0, 0),
    "window": (328, 222, 164, 111),
    "flap": (150, 168, 0, 0),
    "crate": (64, 64, 32, 32),
    "price": (64, 64, 32, 32),
    **{f"bound-{fish}": (64, 64, 32, 32) for fish in FISH},
    "starfish": (64, 64, 32, 32),
    "corner-coral": (200, 200, 0, 0),
    "seam": (40, 900, 0, 0),
    "gate-back": (190, 76, 95, 38),
    "shell-side": (64, 64, 32, 32),
    "water-side": (64, 64, 32, 32),
}

STARTS = ((374, 752), (374, 622), (374, 492))
FINISHES = ((984, 470), (884, 508), (884, 408))
ARCHES = {10: (1468, 722), 25: (148, 292), 34: (886, 716)}  # feet of those that do not stand between two squares
CORALS = ((24, 712, 0.82, 0), (26, 22, 0.5, 0), (1494, 24, 0.52, 1), (1462, 742, 0.67, 1))  # x, y, scale, right half
CAVE = (
    *((321, 428), (482, 336), (372, 562), (772, 334), (456, 604), (774, 420), (790, 556), (712, 592)),
    *((562, 594), (346, 346), (424, 398), (690, 346), (730, 500), (470, 470), (410, 330), (400, 450)),
)
IN_CHEST = 6  # gems in a row of the chest
IN_WINDOW = 8  # gems in a row of the cave's window, all that is to be seen of it in state A
PILE_PLACE = (470, 530)
TENTACULA = (276, 268)
WINDOW = (613, 404)  # of her cave, in the left flap
FLAP = (656, 0)  # its lifted corner
SEAM = (788, 0)  # between the halves, while both flaps lie open
LEFTWARD = range(11, 26)  # squares on which fish look to the left


def centre(square: int) -> tuple[int, int]:
    """The middle of an animal square: along the bottom, up, back along the top, down, and along the bottom again."""
    if square <= 4:
        return 380 + 94 * square, 752
    if square <= 10:
        return 858 + 100 * (square - 5), 752
    if square <= 13:
        return 1468, 550 - 100 * (square - 11)
    if square <= 25:
        return 1358 - 100 * (square - 14), 148
    if square <= 28:
        return 148, 350 + 100 * (square - 26)
    return 258 + 100 * (square - 29), 752


def track() -> tuple[tuple[int, int], ...]:
    """The way of the fish, from the start by all squares and round the corners to the finish."""
    corners = {10: (1468, 752), 13: (1468, 148), 25: (148, 148), 28: (148, 752)}
    way = [*reversed(STARTS)]
    for square in range(1, 35):
        way += [centre(square), *([corners[square]] if square in corners else [])]
    return (*way, (886, 752), (886, 600), *sorted(FINISHES, key=lambda at: -at[1]))


def arch_place(square: int) -> tuple[float, float]:
    """The feet of the arch behind a square."""
    if square in ARCHES:
        return ARCHES[square]
    (x, y), (beyond, below) = centre(square), centre(square + 1)
    return (x + beyond) / 2, (y + below) / 2 + 50


def layers(board: int, first: int, last: int) -> tuple[str, ...]:
    """The halves of the board as they lie; no flap hides a square that is in play."""
    hidden = (board == STATE_A and last > LAST_LEFT) or (board == STATE_C and first <= LAST_LEFT)
    return LAYERS[STATE_B] if hidden else LAYERS[board]


def reef_place(row: int, column: int, orientation: int) -> tuple[float, float, float]:
    """Middle of the sand edge of a tile on a reef square, and its turn: outside by half, unless an option says not."""
    x, y = centre(first_beside(column) + 1)
    dx, dy, turn = (0, -48, 0)
    if column == 3:
        dx, dy, turn = (-48, 0, -90)
    elif column == 8:
        dx, dy, turn = (48, 0, 90)
    elif 4 <= column <= 7:
        dx, dy, turn = (0, 48, 180)
    if row == INSIDE:
        return x + dx, y + dy, turn
    if orientation == SAME:  # the sand edge lies away from the route, a whole tile further out
        return x - dx * 134 / 48, y - dy * 134 / 48, turn
    return x - dx, y - dy, (turn + 360) % 360 - 180


def stash_place(board: int) -> tuple[float, float, float]:
    """Centre and scale of the stash."""
    return (1180, 536, 0.98) if board == STATE_C else (940, 450, 1)


def chest_place(board: int) -> tuple[float, float, float]:
    """Centre and scale of the chest."""
    return (1180, 316, 0.68) if board == STATE_C else (1182, 446, 1)


def cave_place(board: int, k: int) -> tuple[float, float, float]:
    """Where the k-th stolen gem lies: held by an arm, or in the window while the left flap is shut."""
    if board == STATE_A:
        row, col = divmod(k, IN_WINDOW)
        return 496 + 33 * col + 12 * row, 484 - 32 * row, 0.6
    return (*CAVE[k], 0.82)


def die_place(board: int) -> tuple[float, float]:
    """Where the die lies: in the cave, or in its window while the left flap is shut."""
    return (734, 436) if board == STATE_A else (322, 506)
