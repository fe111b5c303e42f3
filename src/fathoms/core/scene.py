"""What a person sees: containers that hold pieces, never pixels.

A game's `scene.py` offers
- `BOARD`: (width, height) of its board's own units, or (0, 0) where everything flows;
- `LAYERS`: the symbols that fill the whole board, drawn first, in order (or a function of the position: `layers`);
- `KIT`: for each kind of piece its (width, height, anchor x, anchor y) in board units;
- `scene(b, s, seat)`: the position as a seat may know it (-1: a spectator). `s` has been through `hide`;
- `path(b, s, seat, action)`: the ids one clicks, in order, to choose an action. Two actions of one position
  never have the same path.

Pieces are drawn in the order given. An id is the same thing to this viewer from step to step; a card that
was shuffled or moved unseen gets another id, for a stable id of a hidden card would betray it.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

CONTAINERS = ("board", "hand", "row", "pile", "track", "tray")


class Part(Struct, frozen=True, omit_defaults=True):
    """Something printed on a piece that an edition may change: a symbol in a box, measured from the piece's corner."""

    kind: str  # a symbol of art.svg
    x: float
    y: float
    width: float
    height: float
    figure: str = ""  # a number or letter in its middle
    upright: bool = False  # however the piece is turned


class Piece(Struct, frozen=True, omit_defaults=True):
    """One thing on the table: a figure, a card, a die, a mark that can be clicked."""

    id: str
    kind: str  # a symbol of art.svg
    x: float = 0  # where its anchor lies, in board units; containers that flow ignore it
    y: float = 0
    turn: float = 0  # degrees, clockwise
    seat: int = -1  # whose colour it wears
    label: str = ""  # message key of its spoken name
    about: Mapping[str, str | int] = field(default_factory=dict)  # arguments of that message
    spot: bool = False  # a place, shown only while it can be chosen
    count: int = 1  # how many this stands for (a pile, a purse)
    scale: float = 1
    parts: Sequence[Part] = ()  # what its box prints on it, from below to above


class Container(Struct, frozen=True, omit_defaults=True):
    """A board with its own coordinates, or a hand, row, pile, track or tray whose pieces flow."""

    id: str
    kind: str
    pieces: Sequence[Piece]
    label: str = ""
    about: Mapping[str, str | int] = field(default_factory=dict)
    seat: int = -1  # whose it is
    layers: Sequence[str] = ()  # boards: symbols that fill it, under the pieces


class Scene(Struct, frozen=True, omit_defaults=True):
    """All that one viewer sees of a position."""

    containers: Sequence[Container]

    def ids(self) -> list[str]:
        """Every id that can be clicked or moved."""
        return [p.id for c in self.containers for p in c.pieces] + [c.id for c in self.containers]


class Stock(Struct, frozen=True):
    """Things of one kind out of a box, as they are printed: cards, tiles, tokens, or a board with what is on it."""

    name: str  # message key of what they are called
    width: float  # of the first one, in millimetres
    pieces: Sequence[Piece]  # each as often as its count says; a second side follows its first
    layers: Sequence[str] = ()  # of a board: the symbols that fill it
    sides: int = 1  # 2 where every piece is followed by its other side
