"""Where things lie on the board of Tentacolor: a grid of 11 x 9 cells of 100 units, the body in the middle.

Every card is a bend, and a tentacle turns in each cell of its way. The viewer's winds to the south-west, the
others follow clockwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fathoms.core.state import NOBODY, SEATS
from fathoms.games.tentacolor.names import CARDS, ENCOUNTERS, LETTERS, PAIRS, PLAYERS
from fathoms.games.tentacolor.state import State

Cell = tuple[int, int]  # column, row
# the way of the north-west tentacle, from the cell of the body that it leaves
WAY: tuple[Cell, ...] = (
    *((4, 3), (4, 2), (3, 2), (3, 1), (2, 1), (2, 0), (1, 0)),
    *((1, 1), (0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 2)),
)
# with two players a tentacle has the whole upper or lower half
WAY_OF_TWO: tuple[Cell, ...] = (
    *((4, 3), (4, 2), (3, 2), (3, 3), (2, 3), (2, 2), (1, 2), (1, 1), (2, 1), (2, 0), (3, 0)),
    *((3, 1), (4, 1), (4, 0), (5, 0), (5, 1), (6, 1), (6, 0), (7, 0), (7, 1), (8, 1), (8, 0)),
    *((9, 0), (9, 1), (10, 1), (10, 2), (9, 2), (9, 3), (8, 3), (8, 2), (7, 2), (7, 3)),
)
CORNERS = {2: ("sw", "ne"), 3: ("sw", "nw", "ne"), 4: ("sw", "nw", "ne", "se")}  # from the viewer on, clockwise
SIDE = {(0, 1): "s", (0, -1): "n", (1, 0): "e", (-1, 0): "w"}
STEP = {side: step for step, side in SIDE.items()}
QUARTERS = {"se": 0, "sw": 1, "nw": 2, "ne": 3}  # of a bend, by the edges it joins
TIP_QUARTERS = {"s": 0, "w": 1, "n": 2, "e": 3}  # of a tip, by the edge it comes from

BOARD = (1140, 940)
LAYERS = ("board-water", "board-reef-back", "board-reef-front", "board-bell")
CARD = (100, 100, 50, 50)
KIT: Mapping[str, tuple[float, float, float, float]] = {  # width, height, anchor
    **{f"card-{order.lower()}": CARD for pair in PAIRS for order in (pair, pair[::-1])},
    "tip-ground": CARD,
    **{f"encounter-{name}": (48, 48, 24, 24) for name in ENCOUNTERS[1:]},  # in the manual
    **{f"series-{letter.lower()}": CARD for letter in LETTERS},
    **{f"disc-{of}": (40, 40, 20, 20) for of in (*LETTERS.lower(), "none")},
    **{f"cuff-{k}": (80, 40, 40, 20) for k in range(SEATS)},
    **{f"body-{n}-{corner}": (150, 150, 0, 0) for n in PLAYERS for corner in CORNERS[SEATS]},
    **dict.fromkeys(("card-back", "leader", "slot", "series-bend", "series-cap-in", "series-cap-out"), CARD),
    **dict.fromkeys(("bud-in", "bud-out"), CARD),
    "draw-pile": (96, 98, 0, 0),
    "box": (108, 98, 0, 0),
}


@dataclass(frozen=True, slots=True)
class Bend:
    """A card on its cell: how it is turned, its outer and inner colour, the edges where the tentacle comes and goes."""

    card: int
    at: Cell
    quarters: int
    order: str
    comes: str
    goes: str

    def edge(self, side: str) -> str:
        """The card's own name of an edge: "in" is its bottom, "out" its right."""
        return "in" if side == "swne"[self.quarters] else "out"


def corner_of(s: State, seat: int, owner: int) -> str:
    """Where a seat's tentacle is, seen from another; its own is in the south-west."""
    return CORNERS[s.seats][(owner - seat) % s.seats]


def cell(s: State, corner: str, i: int) -> Cell:
    """The i-th cell of a tentacle; -1 is the cell of the body that it leaves."""
    column, row = (WAY_OF_TWO if s.seats == 2 else WAY)[i + 1]
    return (10 - column if "e" in corner else column), (8 - row if "s" in corner else row)


def room(s: State) -> int:
    """How many cards of a tentacle are shown: a cell stays free for the next."""
    return len(WAY_OF_TWO if s.seats == 2 else WAY) - 2


def centre(at: Cell) -> tuple[float, float]:
    """The middle of a cell."""
    return 70 + 100 * at[0], 70 + 100 * at[1]


def side(here: Cell, there: Cell) -> str:
    """The edge of a cell that touches its neighbour."""
    return SIDE[there[0] - here[0], there[1] - here[1]]


def tentacle(s: State, owner: int) -> list[int]:
    """The cards of a tentacle, from the body on."""
    cards = []
    card = s.end[owner]
    while card != NOBODY:
        cards.append(card)
        card = s.before[card]
    return cards[::-1]


def shown(s: State, corner: str, cards: Sequence[int]) -> list[Bend]:
    """A tentacle cell by cell. One longer than its way leaves out its oldest cards."""
    sides = colour_sides(cards)
    bends = []
    for i, (card, (left, right)) in enumerate(zip(cards[-room(s) :], sides[-room(s) :], strict=True)):
        here = cell(s, corner, i)
        comes, goes = side(here, cell(s, corner, i - 1)), side(here, cell(s, corner, i + 1))
        quarters = QUARTERS["".join(sorted(comes + goes, key="nsew".index))]
        rightward = ("nesw".index(goes) - "nesw".index(comes)) % 4 == 3
        bends.append(Bend(card, here, quarters, left + right if rightward else right + left, comes, goes))
    return bends


def colour_sides(cards: Sequence[int]) -> list[tuple[str, str]]:
    """The colours on the left and right of each card: one it shares with the card before keeps its side."""
    sides: list[tuple[str, str]] = []
    left = right = ""
    for card in cards:
        one, two = CARDS[card][0].lower(), CARDS[card][1].lower()
        if left == two or (left != one and right == one):
            one, two = two, one
        left, right = one, two
        sides.append((left, right))
    return sides
