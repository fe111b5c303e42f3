"""Where things lie on the board of Barrakuda, and how big they are: any floor of six joined cells is made to fit.

A cell is 212 units wide and high. Dice, reserve and centre lie in open water between the wrecks, or beside them.
"""

from collections.abc import Mapping

from fathoms.games.barrakuda.names import CARDS, COLOURS, FACES, GRID, MOVES, WRECKS
from fathoms.games.barrakuda.state import State

BOARD = (1000, 960)
LAYERS = ("ocean",)

CARD = (66, 92, 33, 46)
DIE = (86, 88, 43, 44)
SMALL = (36, 48, 18, 24)
MARKS = ("mark-circle", "mark-diamond", "mark-triangle", "mark-square")  # of the seats
KIT: Mapping[str, tuple[float, float, float, float]] = {  # width, height, anchor
    **dict.fromkeys(MARKS, (20, 20, 10, 10)),
    "boat": (92, 46, 46, 23),
    "barracuda": (192, 73, 96, 36),
    "link": (44, 36, 22, 18),
    "gold-1": (32, 32, 16, 16),
    "gold-3": (42, 36, 21, 18),
    "reserve": (180, 140, 90, 70),
    "centre": (200, 150, 100, 75),
    "bag": (48, 48, 24, 24),
    "vault": (48, 48, 24, 24),
    "mini-card": (24, 32, 12, 16),
    "mini-fish-card": SMALL,
    **{f"row-{card}": SMALL for card in CARDS[:MOVES]},
    **{f"move-{card}": CARD for card in CARDS[:MOVES]},
    **{f"barracuda-card-{colour}": CARD for colour in COLOURS},
    **{f"card-back-{colour}": CARD for colour in COLOURS},
    **{f"head-{colour}": (68, 62, 34, 31) for colour in COLOURS},
    **{f"diver-{colour}": (62, 86, 31, 82) for colour in COLOURS},
    **{f"diver-{colour}-lying": (100, 74, 48, 66) for colour in COLOURS},
    **{f"wreck-{face[1] if face[0] == 'W' else face.lower()}": (210, 212, 100, 100) for face in FACES},
    "die-distance": DIE,
    **{f"die-direction-{n}": DIE for n in WRECKS},
}
# Printed on a wreck, measured from its corner: a plate and the action on it, left, right or alone in the middle.
SPECIAL_PLATE, SPECIAL = (11, 134, 92, 54), (20.5, 148, 70, 35)
GENERAL_PLATE, GENERAL = (101, 134, 88, 54), (109, 148, 70, 35)
ALONE_PLATE, ALONE = (50, 128, 104, 61), (60, 144, 80, 40)
TRIGGER_PLATE, TRIGGER = (32, 134, 140, 54), (52, 149, 94, 34)
FINS: tuple[tuple[tuple[float, float], ...], ...] = (  # middles of the fins on the Distance die, by how many
    (),
    ((45, 44),),
    ((31, 31), (59, 59)),
    ((26, 62), (45, 44), (64, 26)),
    ((29, 30), (61, 30), (29, 61), (61, 61)),
    ((25, 26), (65, 26), (45, 45), (25, 64), (65, 64)),
)
ASIDE = {3: 50, 4: -50}  # few divers stand a little aside on wrecks 4 and 5, so that the picture shows

PITCH = 212  # a wreck and the water around it
SEA = (20, 150, 960, 795)  # where the wrecks lie: left, top, width, height
LARGEST = 1.2  # how much a small floor may be enlarged
CORNERS = {"dice": (1, 0), "reserve": (0, 1), "centre": (1, 1)}  # where each would like to lie: right? bottom?


class Fit:
    """How a floor is made to fit the board: cells become board units."""

    def __init__(self, s: State) -> None:
        cells = [(cell % GRID, cell // GRID) for cell in s.cell]
        width, height = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
        free = [(x, y) for x in range(width) for y in range(height) if (x, y) not in cells]
        self.slots: dict[str, tuple[float, float]] = {}
        across, down = float(width), float(height)
        if len(free) >= len(CORNERS):
            for name, (right, bottom) in CORNERS.items():
                at = (right * (width - 1), bottom * (height - 1))
                near = min(free, key=lambda cell: abs(cell[0] - at[0]) + abs(cell[1] - at[1]))
                free.remove(near)
                self.slots[name] = near
        elif width >= len(CORNERS):  # a row of them below
            down += 1.1
            self.slots = {
                name: ((width - 1) * k / 2, height + 0.1) for k, name in enumerate(("reserve", "dice", "centre"))
            }
        else:  # a column of them to the right
            across += 1.1
            self.slots = {
                name: (width + 0.1, (height - 1) * k / 2) for k, name in enumerate(("dice", "reserve", "centre"))
            }
        left, top, most_across, most_down = SEA
        self.scale = min(most_across / (PITCH * across), most_down / (PITCH * down), LARGEST)
        self.left = left + (most_across - PITCH * across * self.scale) / 2
        self.top = top + (most_down - PITCH * down * self.scale) / 2

    def at(self, cell: tuple[float, float], x: float, y: float) -> tuple[float, float]:
        """A place inside a cell, measured from the cell's corner."""
        across = self.left + (PITCH * cell[0] + x) * self.scale
        down = self.top + (PITCH * cell[1] + y) * self.scale
        return round(across, 1), round(down, 1)

    def on(self, s: State, wreck: int, x: float, y: float) -> tuple[float, float]:
        """A place on a wreck, measured from its cell's corner."""
        return self.at((s.cell[wreck] % GRID, s.cell[wreck] // GRID), x, y)
