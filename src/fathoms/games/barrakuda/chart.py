"""Where the wrecks lie on the board: any floor of six joined cells is made to fit.

A cell is 212 units wide and high. Dice, reserve and centre lie in open water between the wrecks, or beside them.
"""

from fathoms.games.barrakuda.names import GRID
from fathoms.games.barrakuda.state import State

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
