"""What a person sees: containers that hold pieces, never pixels.

A game's `scene.py` offers
- `BOARD`: (width, height) of its board's own units, or (0, 0) where everything flows;
- `KIT`: for each kind of piece its (width, height, anchor x, anchor y) in board units;
- `TRACK`: the points of the way along which pieces go, in board units; none where all go straight;
- `READING`: labels of pieces in the order in which a board is read out, what threatens first; others follow;
- `scene(b, s, seat)`: the position as a seat may know it (or SPECTATOR). `s` has been through `hide`;
- `path(b, s, seat, action)`: the ids one clicks, in order, to choose an action. Two actions of one position
  never have the same path;
- `spoken(b, s, seat, action)`: an action in words, with what the position says about it; the attribute `.brings` of its
  message says in a few words what follows, `.brief` what it is beside pictures: a kind of the kit called like the verb,
  and for the argument `price` the kind `price`;
- `manner(b, s, seat, action)`: whether an action is the usual wish (`USUAL`: the one warm button) or lets something
  be (`QUIET`).

Pieces are drawn in the order given. An id is the same thing to this viewer from step to step; a card that
was shuffled or moved unseen gets another id, for a stable id of a hidden card would betray it. The kinds of dice are
called `die-…` or `…-die-…`: a page throws them large over the board.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import wraps
from types import SimpleNamespace
from typing import Any, Literal, TypeVar, TypeVarTuple

from msgspec import Struct, field

from fathoms.core.state import NOBODY

B = TypeVar("B")
S = TypeVar("S")
T = TypeVar("T")
Given = TypeVarTuple("Given")
Drawings = dict[int, tuple[B, dict[tuple[object, ...], tuple[T, ...]]]]  # of a part, by id of a box, which is kept
MOST_CACHED = 4096  # drawings of one part, for all tables together
MOST_BOXES = 64  # with which one part is drawn: everybody may write editions of their own
ContainerKind = Literal["board", "hand", "row", "pile", "track", "tray", "purse"]
USUAL, QUIET = "usual", "quiet"


class Part(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something printed on a piece that an edition may change: a symbol in a box, measured from the piece's corner."""

    kind: str  # a symbol of art.svg
    x: float
    y: float
    width: float
    height: float
    figure: str = ""  # a number or letter in its middle
    upright: bool = False  # however the piece is turned


class Piece(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing on the table: a figure, a card, a die, a mark that can be clicked."""

    id: str
    kind: str  # a symbol of art.svg
    x: float = 0  # where its anchor lies, in board units; containers that flow ignore it
    y: float = 0
    turn: float = 0  # degrees, clockwise
    seat: int = NOBODY  # whose colour it wears
    label: str = ""  # message key of its spoken name
    about: Mapping[str, str | int] = field(default_factory=dict)  # arguments of that message
    spot: bool = False  # a place, shown only while it can be chosen; `to-A4/price` with `to-A4`, wherever that lies
    count: int = 1  # how many this stands for (a pile, a purse)
    scale: float = 1
    parts: Sequence[Part] = ()  # what its box prints on it, from below to above
    name: str = ""  # of a space, printed below its anchor for those who ask: A6, P3


class Container(Struct, frozen=True, gc=False, omit_defaults=True):
    """A board with its own coordinates, or a hand, row, pile, track or tray whose pieces flow; a fact tells a purse."""

    id: str
    kind: ContainerKind
    pieces: Sequence[Piece]
    label: str = ""
    about: Mapping[str, str | int] = field(default_factory=dict)
    seat: int = NOBODY  # whose it is
    layers: Sequence[str] = ()  # boards: symbols that fill it, under the pieces


class Fact(Struct, frozen=True, gc=False, omit_defaults=True):
    """One number of a seat, where one looks for it: a symbol, how many, and of how many if that is known."""

    kind: str  # a symbol of art.svg
    count: int = -1  # -1: the symbol says it all
    of: int = 0
    label: str = ""  # message key of what it says
    about: Mapping[str, str | int] = field(default_factory=dict)


class Tile(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who a seat is: the face of its thing on the board, a word on it, and its numbers."""

    face: str = ""  # a symbol of art.svg
    facts: Sequence[Fact] = ()  # the first is drawn large, with pips where it has a goal
    team: int = -1  # the same for all of one team
    label: str = ""  # message key of what or where its thing is, in a word or two
    about: Mapping[str, str | int] = field(default_factory=dict)


class Route(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place several acts away, none of them up to chance: a click on it plays them one after another."""

    id: str  # of the piece to click
    actions: Sequence[str]  # as phrases
    key: str  # message key of what it does
    about: Mapping[str, str | int] = field(default_factory=dict)
    via: Sequence[str] = ()  # pieces that lie on the way
    manner: str = ""  # as of a choice: USUAL is a button of its own


class Aim(Struct, frozen=True, gc=False):
    """What a viewer is to do: a message key, and with `-now` behind it how far that has come."""

    key: str
    about: Mapping[str, str | int]


class Score(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of what a finished game counts: a symbol, how many, of how many; a seat's, or everybody's."""

    kind: str  # a symbol of art.svg
    count: int
    of: int = 0  # 0 where there is no such number
    seat: int = NOBODY  # whose it is; NOBODY: that of all
    label: str = ""  # message key of what is counted; a seat's line has the seat's name instead
    kinds: Sequence[str] = ()  # the symbols of each, where they differ: those that count first


class Scene(Struct, frozen=True, gc=False, omit_defaults=True):
    """All that one viewer sees of a position."""

    containers: Sequence[Container]
    seats: Sequence[Tile] = ()
    routes: Sequence[Route] = ()
    aim: Aim | None = None
    score: Sequence[Score] = ()  # once the game is over

    def boards(self) -> "Scene":
        """Without what flows around them."""
        return Scene([container for container in self.containers if container.kind == "board"])

    def ids(self) -> list[str]:
        """Every id that can be clicked or moved."""
        return [p.id for c in self.containers for p in c.pieces] + [c.id for c in self.containers]


def cached_by(
    *fields: str,
) -> Callable[[Callable[[B, S, *Given], Iterable[T]]], Callable[[B, S, *Given], tuple[T, ...]]]:
    """A part of a scene that follows from box, seats, these fields and its arguments alone: drawn once for each.

    It gets nothing else of the position, so that it cannot depend on more than it says.
    """
    names = ("seats", *fields)

    def cached(draw: Callable[[B, S, *Given], Iterable[T]]) -> Callable[[B, S, *Given], tuple[T, ...]]:
        drawings: Drawings[B, T] = {}
        key_of: Callable[[tuple[object, ...], S], tuple[object, ...]] | None = None

        @wraps(draw)
        def drawn(b: B, s: S, *args: *Given) -> tuple[T, ...]:
            nonlocal key_of
            key_of = key_of or reader(names, s)
            key = key_of(args, s)
            _, kept = drawings.get(id(b)) or (b, {})
            found = kept.get(key)
            if found is None:
                part: Any = SimpleNamespace(**{name: getattr(s, name) for name in names})  # in a position's place
                found = tuple(draw(b, part, *args))
                with suppress(KeyError, RuntimeError, StopIteration):  # another thread has just dropped one
                    make_room(drawings)
                _, kept = drawings[id(b)] = drawings.pop(id(b), (b, {}))  # the box that was used last
                kept[key] = found
            return found

        return drawn

    return cached


def make_room(drawings: Drawings[B, T]) -> None:
    """Room for one more drawing, with one more box: drawings go whose box nobody has drawn with for longest."""
    if len(drawings) >= MOST_BOXES:
        del drawings[next(iter(drawings))]
    if sum(len(kept) for _, kept in drawings.values()) >= MOST_CACHED:
        box, (_, kept) = next(iter(drawings.items()))
        del kept[next(iter(kept))]
        if not kept:
            del drawings[box]


def reader(names: Sequence[str], s: object) -> Callable[[tuple[object, ...], object], tuple[object, ...]]:
    """What reads arguments and these fields of positions like `s` into one row; written out, for it is done often.

    The names are those that a game's `scene.py` gives to `cached_by`; each list is as long in all positions of a game.
    """
    values = (f"*s.{name}" if type(getattr(s, name)) is list else f"s.{name}" for name in names)
    return eval(f"lambda args, s: (args, {', '.join(values)})")  # type: ignore[no-any-return]


class Stock(Struct, frozen=True):
    """Things of one kind out of a box, as they are printed: cards, tiles, tokens, or a board with what is on it."""

    name: str  # message key of what they are called
    width: float  # of the first one, in millimetres
    pieces: Sequence[Piece]  # each as often as its count says; a second side follows its first
    layers: Sequence[str] = ()  # of a board: the symbols that fill it
    sides: int = 1  # 2 where every piece is followed by its other side


class Illustration(Struct, frozen=True):
    """A position that a manual shows: its boards, and the part of them to be seen (x, y, width, height)."""

    scene: Scene
    part: tuple[float, float, float, float]
