"""Where things happen: the acts of watched games on the game's own board, and what was told in them."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from xml.etree import ElementTree

from fathoms.core.news import heard_by
from fathoms.core.scene import Container, Part, Piece
from fathoms.core.state import SPECTATOR, Header
from fathoms.games import AnyVariant
from fathoms.lab.measures import Played
from fathoms.lab.plots import ramp

SVG = "http://www.w3.org/2000/svg"
LINKED = re.compile(r"#([\w-]+)")
SEEN, HEARD = 2_500, 12_000  # decisions that are looked at on the board, and heard
NEAR = 46  # board units within which two places are one
FIGURES, WHERE_SMALL = 0.02, 0.05  # share of all acts from which on a place carries its figure, on a phone too


@dataclass
class Place:
    """A place on the board, and how often something was done there."""

    x: float
    y: float
    count: int = 0


@dataclass(frozen=True)
class Walk:
    """What a walk through logged games met."""

    games: int
    news: Counter[str]  # told, all games together
    met: Counter[str]  # games in which it was told
    things: Counter[tuple[str, str, int]]  # by news and argument: what it was told about
    waits: list[int]  # decisions of others between two turns of a seat
    decisions: int  # that were looked at on the board
    places: list[Place]


def walk(played: Played) -> Walk:
    """Plays logged games again, in plain Python, and looks and listens."""
    variant, rules = played.variant, played.variant.game
    kinds = [*rules.news]
    news: Counter[str] = Counter()
    met: Counter[str] = Counter()
    things: Counter[tuple[str, str, int]] = Counter()
    waits: list[int] = []
    places: list[Place] = []
    games = decisions = seen = 0
    actions = len(rules.verbs)
    for game, log in enumerate(played.notes.log):
        if decisions > HEARD or len(log) < played.lengths[game]:
            continue
        told: Counter[str] = Counter()

        def ear(s: Header, what: int, a: int, b: int, c: int, told: Counter[str] = told) -> None:
            told[kinds[what].name] += 1
            for argument, value in zip(kinds[what].about, (a, b, c), strict=False):
                things[kinds[what].name, argument, value] += 1

        s = variant.blank()
        with heard_by(ear):
            variant.begin(s, played.seed, game)
            for act in log[: played.lengths[game]]:
                seat, action = divmod(int(act) - 1, actions)
                if seen >= SEEN:
                    variant.step(s, seat, action)
                    continue
                seen += 1
                before = on_board(variant, s, seat)
                wanted = rules.scene.path(variant.box, s, seat, action)[-1]
                variant.step(s, seat, action)
                if wanted in before:
                    note_place(places, place_of(variant, s, seat, before, before[wanted]))
        games += 1
        decisions += int(played.lengths[game])
        news += told
        met.update(told.keys())
        waits += waits_of([(int(act) - 1) // actions for act in log[: played.lengths[game]]])
    return Walk(games, news, met, things, waits, seen, sorted(places, key=lambda place: -place.count))


def waits_of(seats: Sequence[int]) -> list[int]:
    """How many decisions of others lie between two turns of each seat."""
    last: dict[int, int] = {}
    found = []
    for place, seat in enumerate(seats):
        if place > last.get(seat, place) + 1:
            found.append(place - last[seat] - 1)
        last[seat] = place
    return found


def on_board(variant: AnyVariant, s: Header, seat: int) -> dict[str, Piece]:
    """The pieces on the board as a seat sees them."""
    containers = variant.game.scene.scene(variant.box, s, seat).containers
    return {piece.id: piece for c in containers if c.kind == "board" for piece in c.pieces}


def place_of(variant: AnyVariant, s: Header, seat: int, before: dict[str, Piece], clicked: Piece) -> Piece | None:
    """Where something was done: at what was clicked; if that is as large as the board, where a figure went."""
    stage = variant.game.scene
    if tuple(stage.KIT.get(clicked.kind, ())[:2]) != tuple(stage.BOARD):
        return clicked
    after = on_board(variant, s, seat).values()
    moved = (p for p in after if not p.spot and p.id in before and (before[p.id].x, before[p.id].y) != (p.x, p.y))
    return next(moved, None)


def note_place(places: list[Place], at: Piece | None) -> None:
    """One more act at a place, which may be that of others nearby."""
    if at is None:
        return
    place = next((p for p in places if abs(p.x - at.x) + abs(p.y - at.y) < NEAR), None)
    if place is None:
        place = Place(at.x, at.y)
        places.append(place)
    place.count += 1


def heat_map(said: str, variant: AnyVariant, places: Sequence[Place]) -> tuple[str, str]:
    """The board at the start with every place lit by what is done there; and the symbols it is drawn with."""
    stage, s = variant.game.scene, variant.usual_start()
    container = next(c for c in stage.scene(variant.box, s, SPECTATOR).containers if c.kind == "board")
    width, height = stage.BOARD
    total, most = sum(p.count for p in places), max(p.count for p in places)
    parts = [f'<use href="#{name}" width="{width}" height="{height}"/>' for name in container.layers]
    parts += [drawn(piece, stage.KIT) for piece in container.pieces if not piece.spot]
    parts.append(f'<rect class="dusk" width="{width}" height="{height}"/>')
    for place in reversed(places):
        share = place.count / most
        radius = 14 + 34 * share**0.5
        middle = f'cx="{place.x:.0f}" cy="{place.y:.0f}"'
        parts.append(
            f'<circle {middle} r="{radius:.0f}" fill="{ramp(share)}" opacity=".88" stroke="#061a24" stroke-width="2"/>'
        )
        if place.count / total >= FIGURES:
            ink = "dark" if share > 0.45 else "pale-text"
            few = " few" if place.count / total < WHERE_SMALL else ""
            figure = f'x="{place.x:.0f}" y="{place.y:.0f}" dy=".35em" class="on-board {ink}{few}"'
            parts.append(f"<text {figure}>{100 * place.count / total:.0f}</text>")
    kinds = [*container.layers, *kinds_of(container.pieces)]
    board = (
        f'<svg class="board" style="--board: {width}" viewBox="{frame(variant, container)}" role="img" '
        f'aria-label="{escape(said, quote=True)}">{"".join(parts)}</svg>'
    )
    return board, symbols(variant, kinds)


def kinds_of(pieces: Iterable[Piece]) -> list[str]:
    """Every symbol that pieces are drawn with."""
    return [kind for piece in pieces for kind in (piece.kind, *(part.kind for part in piece.parts))]


def drawn(piece: Piece, kit: Mapping[str, tuple[float, ...]]) -> str:
    """A piece where it lies, in its seat's colour."""
    if piece.kind not in kit:
        return ""
    w, h, ax, ay = kit[piece.kind]
    place = f"translate({piece.x:g} {piece.y:g}) rotate({piece.turn:g}) scale({piece.scale:g})"
    body = f'<use href="#{piece.kind}" x="{-ax:g}" y="{-ay:g}" width="{w:g}" height="{h:g}"/>'
    worn = f' style="--seat:var(--seat-{piece.seat});--player:var(--seat-{piece.seat})"' if piece.seat >= 0 else ""
    parts = "".join(printed(part, ax, ay, piece.turn) for part in piece.parts)
    return f'<g transform="{place}"{worn}>{body}{parts}</g>'


def printed(part: Part, ax: float, ay: float, turn: float) -> str:
    """What an edition prints on a piece."""
    x, y = part.x - ax, part.y - ay
    cx, cy = x + part.width / 2, y + part.height / 2
    body = f'<use href="#{part.kind}" x="{x:g}" y="{y:g}" width="{part.width:g}" height="{part.height:g}"/>'
    if part.figure:
        place = f'x="{cx:g}" y="{cy:g}" font-size="{0.6 * part.height:g}"'
        body += f'<text class="figure" {place}>{escape(part.figure)}</text>'
    return f'<g transform="rotate({-turn:g} {cx:g} {cy:g})">{body}</g>' if part.upright and turn else body


def sheet_of(variant: AnyVariant) -> ElementTree.Element:
    """The game's symbols."""
    ElementTree.register_namespace("", SVG)
    return ElementTree.parse(variant.game.folder / "art.svg").getroot()


def frame(variant: AnyVariant, container: Container) -> str:
    """The part of the board that there is to see: all of it, unless one of its layers says otherwise."""
    views = {e.get("id"): e.get("data-view") for e in sheet_of(variant).iter() if e.get("data-view")}
    width, height = variant.game.scene.BOARD
    return next((views[name] or "" for name in container.layers if name in views), f"0 0 {width} {height}")


def symbols(variant: AnyVariant, kinds: Sequence[str]) -> str:
    """The symbols of some kinds and all they are drawn with, to be set into a page."""
    root = sheet_of(variant)
    parents = [root, *root.iter(f"{{{SVG}}}defs")]
    tops = [child for parent in parents for child in parent if child.get("id")]
    home = {e.get("id"): top for top in tops for e in top.iter() if e.get("id")}  # where a thing is drawn
    wanted: set[str | None] = set()
    todo = list(dict.fromkeys(kinds))
    while todo:
        top = home.get(todo.pop())
        if top is not None and top.get("id") not in wanted:
            wanted.add(top.get("id"))
            todo += LINKED.findall(ElementTree.tostring(top, encoding="unicode"))
    for parent in parents:
        for child in list(parent):
            if child.get("id") and child.get("id") not in wanted:
                parent.remove(child)
    for size in ("width", "height"):
        root.attrib.pop(size, None)
    root.set("class", "sheet")
    root.set("aria-hidden", "true")
    return ElementTree.tostring(root, encoding="unicode")
