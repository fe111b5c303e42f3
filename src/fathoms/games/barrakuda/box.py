"""Reads the box of Barrakuda from an edition's sheet, refusing what cannot be played."""

from collections.abc import Mapping
from typing import Any

from fathoms.core.box import Sheet
from fathoms.games.barrakuda.actions import VAULT_MOST
from fathoms.games.barrakuda.names import (
    DEEDS,
    DIVE_WRECKS,
    FACES,
    FURTHEST,
    GOLD,
    GRID,
    LAIR,
    LAYOUTS,
    MOVES,
    PROTECTED,
    SEATS,
    TRIGGERS,
    VAULT_ALL,
    VAULT_UP_TO,
    WRECK_COUNT,
    WRECKS,
)
from fathoms.games.barrakuda.state import Box

MOST = {"gold": 20, "take_back": MOVES, "vault_up_to": VAULT_MOST}  # deeds with a number, and how large it may be
MOST_GOLD = 127  # what one byte of the box holds
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
    b.team_target = goal.number("team", 1, 60)
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
            wrecks.refuse(FACES[face], "has 'protected' as Special Action; it can only be the General Action")
        b.special[face], b.special_count[face] = special
        b.general[face], b.general_count[face] = general
    b.trigger[first // WRECK_COUNT] = wrecks.names(FACES[first + LAIR], 1, TRIGGERS)[0]
    wrecks.done()


def read_actions(wrecks: Sheet, face: str) -> list[tuple[int, int]]:
    """A card's two actions: what is done, and its number."""
    texts = wrecks.raw(face)
    if not isinstance(texts, list) or len(texts) != 2 or not all(isinstance(t, str) for t in texts):
        wrecks.refuse(face, f"is {texts!r}, but must be two texts: the Special and the General Action")
    return [read_action(wrecks, face, text) for text in texts]


def read_action(wrecks: Sheet, face: str, text: str) -> tuple[int, int]:
    """ "gold 2" or "protected"."""
    deed, _, count = text.partition(" ")
    if deed not in DEEDS:
        wrecks.refuse(face, f"shows {text!r}; an action is one of {', '.join(DEEDS)}")
    if deed not in MOST:
        if count:
            wrecks.refuse(face, f"shows {text!r}, but {deed} takes no number")
        return DEEDS.index(deed), 0
    if not count.isdecimal() or not 1 <= int(count) <= MOST[deed]:
        wrecks.refuse(face, f"shows {text!r}, but {deed} takes a number from 1 to {MOST[deed]}")
    return DEEDS.index(deed), int(count)


def read_gold(b: Box, gold: Sheet) -> None:
    """BK-07: the pieces count by their value."""
    b.gold = gold.number("ones", 0, MOST_GOLD) + 3 * gold.number("threes", 0, MOST_GOLD // 3)
    if b.gold > MOST_GOLD:
        gold.refuse("ones", f"and threes are worth {b.gold} together; a box holds {MOST_GOLD} at most")
    b.wreck_limit = gold.number("wreck_limit", 0, MOST_GOLD)
    gold.done()


def read_dice(b: Box, dice: Sheet) -> None:
    """Six faces each; a Direction die with nothing but 6 could never be rerolled."""
    b.distance = dice.numbers("distance", 6, 1, FURTHEST)
    b.direction = [n - 1 for n in dice.numbers("direction", 6, 1, WRECK_COUNT)]
    if set(b.direction) == {LAIR}:
        dice.refuse("direction", "shows only 6, so a roll to be repeated on a 6 would never end")
    dice.done()


def read_layout(layout: Sheet) -> list[Cell]:
    """The cells of wrecks 1 to 6, from a drawing: six wrecks joined by their sides."""
    value = layout.raw("rows")
    rows = [str(row) for row in value] if isinstance(value, list) else [str(value)]
    found = {c: (x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c != "."}
    if sorted("".join(rows).replace(".", "")) != list(WRECKS):
        layout.refuse("rows", f"has {rows}, but must show each wreck 1 to 6 once, and dots for open water")
    left, top = min(x for x, _ in found.values()), min(y for _, y in found.values())
    cells = [(found[w][0] - left, found[w][1] - top) for w in WRECKS]
    if not is_joined(cells):
        layout.refuse("rows", f"has {rows}, but every wreck must be joined to the others by whole sides (BK-02)")
    layout.done()
    return cells


def check_box(b: Box, values: Mapping[str, Any]) -> str | None:
    """What keeps a game with these options from ever being won (R38, R39), or None: every table can be won."""
    floor = [wreck + WRECK_COUNT * (wreck + 1 in values["extra_wrecks"]) for wreck in range(DIVE_WRECKS)]  # BK-70
    shown = {deed for face in floor for deed in (b.special[face], b.general[face])}
    for deeds, what in (({VAULT_UP_TO, VAULT_ALL}, "has a way into the vault"), ({GOLD}, "gives gold")):
        if not shown & deeds:
            names = " or ".join(DEEDS[deed] for deed in sorted(deeds))
            return (
                f"no wreck on this floor {what}, so nobody might ever win (BK-62); "
                f"choose extra_wrecks, or an edition, with {names} on one of the wrecks 1 to 5"
            )
    least = least_gold(b, values)
    if b.gold < least:
        return f"the gold of this box is worth {b.gold}, but a game with these options needs {least} (BK-04, BK-62)"
    return None


def least_gold(b: Box, values: Mapping[str, Any]) -> int:
    """R39: enough for four bags at the start, and one more than can lie in all vaults without a winner."""
    bags: int = SEATS * values["starting_gold"]
    if values["reserve_limit"] == "unlimited":
        return bags
    vaults, target = (2, b.team_target) if values["team_mode"] == "on" else (SEATS, values["target"])
    return max(bags, vaults * (target - 1) + 1)


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
