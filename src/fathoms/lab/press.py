"""An edition on paper: its boards, cards and tiles as drawings, and as sheets to print and cut."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from msgspec.structs import replace

from fathoms.core.scene import Piece, Stock
from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.board import drawn, kinds_of, symbols
from fathoms.lab.sheet import seat_colours, style

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres
MARGIN, GAP, MARK = 12.0, 7.0, 3.0  # around a sheet, between things, of a cut mark
HEAD = 14.0  # for a sheet's title
ACROSS = 10  # things side by side in a drawing
FIGURE = (
    ".figure{font-family:Fraunces,Georgia,serif;font-weight:700;text-anchor:middle;dominant-baseline:central;"
    "fill:#0d2129;stroke:#fbf3e0;stroke-width:3px;paint-order:stroke}"
)
STYLE = Path(__file__).parent / "press.css"


def one_drawing(variant: AnyVariant, stock: Stock) -> str:
    """A board, or all things of one kind side by side, as an SVG file of its own."""
    width, height, parts = board_drawn(variant, stock) if stock.layers else rows_drawn(variant, stock)
    art = symbols(variant, [*stock.layers, *kinds_of(stock.pieces)]).replace('class="sheet"', 'width="0" height="0"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
        f"<style>:root{{{seat_colours()}}}{FIGURE}</style>{art}{parts}</svg>\n"
    )


def board_drawn(variant: AnyVariant, stock: Stock) -> tuple[float, float, str]:
    """A board: its size and all that is on it."""
    width, height = variant.game.scene.BOARD
    parts = [f'<use href="#{name}" width="{width}" height="{height}"/>' for name in stock.layers]
    parts += [drawn(piece, variant.game.scene.KIT) for piece in stock.pieces]
    return width, height, "".join(parts)


def rows_drawn(variant: AnyVariant, stock: Stock) -> tuple[float, float, str]:
    """Things in rows: their size together, and themselves, each once."""
    kit = variant.game.scene.KIT
    gap = 12.0
    x = y = gap
    wide = tall = 0.0
    parts = []
    for k, piece in enumerate(stock.pieces):
        w, h, ax, ay = kit[piece.kind]
        if k and k % ACROSS == 0:
            x, y, tall = gap, y + tall + gap, 0.0
        parts.append(drawn(replace(piece, x=x + ax, y=y + ay, turn=0, scale=1), kit))
        x, tall = x + w + gap, max(tall, h)
        wide = max(wide, x)
    return wide, y + tall + gap, "".join(parts)


def drawings(variant: AnyVariant) -> Iterator[tuple[str, str]]:
    """Every kind of thing in a variant's box: a name for its file, and its drawing."""
    seen: dict[str, int] = {}
    for stock in variant.game.contents(variant.box):
        name = stock.name.partition("-")[2]
        seen[name] = seen.get(name, 0) + 1
        yield f"{name}-{seen[name]}" if seen[name] > 1 else name, one_drawing(variant, stock)


def to_print(variant: AnyVariant, words: Words, paper: str) -> str:
    """Sheets of paper with everything in a variant's box, to be printed at full size and cut out."""
    width, height = PAPERS[paper]
    sheets: list[tuple[str, str]] = []
    stocks = variant.game.contents(variant.box)
    for stock in stocks:
        title = words.say(stock.name)
        if stock.layers:
            sheets.append((title, board_printed(variant, stock, width, height)))
        else:
            sheets += [(title, sheet) for sheet in cards_printed(variant, stock, width, height)]
    kinds = [kind for stock in stocks for kind in (*stock.layers, *kinds_of(stock.pieces))]
    unusual = " ".join(str(variant).split()[2:])  # an edition, options
    name = f"{words.say('title')} · {unusual}" if unusual else words.say("title")
    pages = []
    for k, (title, sheet) in enumerate(sheets, 1):
        about = f"{words.say('print-sheet', number=str(k), of=str(len(sheets)))} · {words.say('print-how')}"
        pages.append(f"<section><h2>{escape(title)}</h2><p>{escape(about)}</p>{sheet}</section>")
    size = f"@page{{size:{width:g}mm {height:g}mm;margin:0}}section{{width:{width:g}mm;height:{height - 1:g}mm}}"
    own = STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{escape(name)}</title>'
        f"<style>{style()}{own}{FIGURE}{size}</style></head><body>{symbols(variant, kinds)}"
        f"<h1>{escape(name)}</h1>{''.join(pages)}</body></html>\n"
    )


def board_printed(variant: AnyVariant, stock: Stock, width: float, height: float) -> str:
    """A board as large as a sheet allows; a wide one lies on its side."""
    w, h, parts = board_drawn(variant, stock)
    across, down = width - 2 * MARGIN, height - 2 * MARGIN - HEAD
    turned = min(down / w, across / h) > min(across / w, down / h)
    if turned:
        parts, w, h = f'<g transform="translate({h:g} 0) rotate(90)">{parts}</g>', h, w
    scale = min(across / w, down / h)
    return f'<svg width="{w * scale:.1f}mm" height="{h * scale:.1f}mm" viewBox="0 0 {w:g} {h:g}">{parts}</svg>'


def cards_printed(variant: AnyVariant, stock: Stock, width: float, height: float) -> Iterator[str]:
    """Things of one kind, sheet by sheet, in rows, with cut marks; the two sides of a thing share a fold."""
    kit = variant.game.scene.KIT
    unit = stock.width / kit[stock.pieces[0].kind][0]  # millimetres
    across, down = width - 2 * MARGIN, height - 2 * MARGIN - HEAD
    x = y = tall = 0.0
    parts: list[str] = []
    for sides in copies(stock):
        sizes = [(kit[piece.kind][0] * unit, kit[piece.kind][1] * unit) for piece in sides]
        w, h = sum(size[0] for size in sizes), max(size[1] for size in sizes)
        if x and x + w > across:
            x, y, tall = 0.0, y + tall + GAP, 0.0
        if parts and y + h > down:
            yield sheet_drawn(parts, across, down)
            x, y, tall, parts = 0.0, 0.0, 0.0, []
        for k, (piece, (wide, _)) in enumerate(zip(sides, sizes, strict=True)):
            _, _, ax, ay = kit[piece.kind]
            flat = replace(piece, x=ax, y=ay, turn=0, scale=1)
            parts.append(f'<g transform="translate({x + k * wide:g} {y:g}) scale({unit:g})">{drawn(flat, kit)}</g>')
        parts.append(cut_marks(x, y, w, h, [x + sizes[0][0]] if len(sides) > 1 else []))
        x, tall = x + w + GAP, max(tall, h)
    yield sheet_drawn(parts, across, down)


def copies(stock: Stock) -> Iterator[Sequence[Piece]]:
    """Every single thing to be cut out, with all its sides."""
    for first in range(0, len(stock.pieces), stock.sides):
        sides = stock.pieces[first : first + stock.sides]
        for _ in range(sides[0].count):
            yield sides


def sheet_drawn(parts: Sequence[str], across: float, down: float) -> str:
    """What lies on one sheet, in millimetres."""
    box = f'width="{across:g}mm" height="{down:g}mm" viewBox="0 0 {across:g} {down:g}"'
    return f'<svg class="cut" {box}>{"".join(parts)}</svg>'


def cut_marks(x: float, y: float, w: float, h: float, folds: Sequence[float]) -> str:
    """A mark at each corner to cut along, and a dashed line to fold along."""
    lines = []
    for cx, out in ((x, -1), (x + w, 1)):
        for cy, up in ((y, -1), (y + h, 1)):
            lines.append(f"M{cx:g} {cy + up:g}v{up * (MARK - 1):g}M{cx + out:g} {cy:g}h{out * (MARK - 1):g}")
    dashed = "".join(f'<path class="fold" d="M{fold:g} {y - MARK:g}V{y + h + MARK:g}"/>' for fold in folds)
    return f'<path class="mark" d="{"".join(lines)}"/>{dashed}'
