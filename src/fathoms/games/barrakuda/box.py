"""Reads the box of Barrakuda from an edition's sheet, refusing what cannot be played."""

from fathoms.core.box import Sheet
from fathoms.core.message import Message
from fathoms.games.barrakuda.actions import VAULT_MOST
from fathoms.games.barrakuda.names import (
    DEEDS,
    DIVE_WRECKS,
    FACES,
    FURTHEST,
    GRID,
    LAIR,
    LAYOUTS,
    MOST_GOLD,
    MOVES,
    PROTECTED,
    SIDES,
    TRIGGERS,
    WRECK_COUNT,
    WRECKS,
)
from fathoms.games.barrakuda.state import Box

MOST = {"gold": 20, "take_back": MOVES, "vault_up_to": VAULT_MOST}  # deeds with a number, and how large it may be
MOST_TEAM_TARGET = 60
Cell = tuple[int, int]  # x, y


def open_box(sheet: Sheet) -> Box:
    """The components of an edition."""
    b = Box()
    wrecks = sheet.sheet("wrecks")
    read_wrecks(b, wrecks.sheet("base"), 0)
    read_wrecks(b, wrecks.sheet("extra"), WRECK_COUNT)
    wrecks.done()
    read_gold(b, sheet.sheet("gold"))
    goal = sheet.sheet("goal")
    b.team_target = goal.number("team", 1, MOST_TEAM_TARGET)
    goal.done()
    read_dice(b, sheet.sheet("dice"))
    layouts = sheet.sheet("layouts")
    b.layouts = [GRID * y + x for name in LAYOUTS for x, y in read_layout(layouts.sheet(name))]
    layouts.done()
    b.shapes = [GRID * y + x for shape in hexominoes() for x, y in shape]
    return b


def read_wrecks(b: Box, wrecks: Sheet, first: int) -> None:
    """Six cards: on wrecks 1 to 5 two actions, on wreck 6 what the barracuda sets off."""
    for face in range(first, first + DIVE_WRECKS):
        special, general = read_actions(wrecks, FACES[face])
        if special[0] == PROTECTED:
            wrecks.refuse(FACES[face], Message("edition-protected"))
        b.special[face], b.special_count[face] = special
        b.general[face], b.general_count[face] = general
    b.trigger[first // WRECK_COUNT] = wrecks.names(FACES[first + LAIR], 1, TRIGGERS)[0]
    wrecks.done()


def read_actions(wrecks: Sheet, face: str) -> list[tuple[int, int]]:
    """A card's two actions: what is done, and its number."""
    wrecks.wants(face, "edition-wants-actions", known=", ".join(map(said_deed, DEEDS)))
    texts = wrecks.raw(face)
    if not isinstance(texts, list) or len(texts) != 2 or not all(isinstance(t, str) for t in texts):
        wrecks.refuse(face, Message("edition-two-actions", {"given": str(texts)}))
    return [read_action(wrecks, face, text) for text in texts]


def said_deed(deed: str) -> str:
    """What one may write for a deed: "gold 1" … "gold 20"."""
    return f'"{deed} 1" … "{deed} {MOST[deed]}"' if deed in MOST else f'"{deed}"'


def read_action(wrecks: Sheet, face: str, text: str) -> tuple[int, int]:
    """ "gold 2" or "protected"."""
    deed, _, count = text.partition(" ")
    if deed not in DEEDS:
        wrecks.refuse(face, Message("edition-no-deed", {"given": text, "known": ", ".join(DEEDS)}))
    if deed not in MOST:
        if count:
            wrecks.refuse(face, Message("edition-deed-alone", {"given": text, "action": deed}))
        return DEEDS.index(deed), 0
    if count not in map(str, range(1, MOST[deed] + 1)):
        about = {"given": text, "action": deed, "most": str(MOST[deed])}
        wrecks.refuse(face, Message("edition-deed-number", about))
    return DEEDS.index(deed), int(count)


def read_gold(b: Box, gold: Sheet) -> None:
    """BK-07: the pieces count by their value."""
    b.gold = gold.number("ones", 0, MOST_GOLD) + 3 * gold.number("threes", 0, MOST_GOLD // 3)
    if b.gold > MOST_GOLD:
        gold.refuse("ones", Message("edition-gold", {"given": str(b.gold), "most": str(MOST_GOLD)}))
    b.wreck_limit = gold.number("wreck_limit", 0, MOST_GOLD)
    gold.done()


def read_dice(b: Box, dice: Sheet) -> None:
    """Six faces each; a Direction die with nothing but 6 could never be rerolled."""
    b.distance = dice.numbers("distance", SIDES, 1, FURTHEST)
    b.direction = [n - 1 for n in dice.numbers("direction", SIDES, 1, WRECK_COUNT)]
    if set(b.direction) == {LAIR}:
        dice.refuse("direction", Message("edition-direction"))
    dice.done()


def read_layout(layout: Sheet) -> list[Cell]:
    """The cells of wrecks 1 to 6, from a drawing: six wrecks joined by their sides."""
    layout.wants("rows", "edition-wants-layout")
    value = layout.raw("rows")
    rows = [str(row) for row in value] if isinstance(value, list) else [str(value)]
    found = {c: (x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c != "."}
    if sorted("".join(rows).replace(".", "")) != list(WRECKS):
        layout.refuse("rows", Message("edition-layout", {"given": ", ".join(rows)}))
    left, top = min(x for x, _ in found.values()), min(y for _, y in found.values())
    cells = [(found[w][0] - left, found[w][1] - top) for w in WRECKS]
    if not is_joined(cells):
        layout.refuse("rows", Message("edition-not-joined", {"given": ", ".join(rows)}))
    layout.done()
    return cells


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side with one."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def is_joined(cells: list[Cell]) -> bool:
    """Whether one can go from any cell to any other."""
    reached = {cells[0]}
    for _ in cells:
        reached |= {n for cell in reached for n in beside(cell) if n in cells}
    return len(reached) == len(cells)


def hexominoes() -> list[tuple[Cell, ...]]:
    """All 216 ways to join six cells by their sides, in a fixed order; turned and mirrored ones count apart."""
    shapes: set[tuple[Cell, ...]] = {((0, 0),)}
    for _ in range(WRECK_COUNT - 1):
        shapes = {pushed(*shape, n) for shape in shapes for cell in shape for n in beside(cell) if n not in shape}
    return sorted(shapes)


def pushed(*cells: Cell) -> tuple[Cell, ...]:
    """The same shape pushed into the corner, its cells in order."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted((x - left, y - top) for x, y in cells))
