"""Reads the box of Treasure Hunting: Kraken from an edition's sheet, refusing what cannot be played (TH-51)."""

from itertools import pairwise

from fathoms.core.box import Sheet
from fathoms.core.message import Message
from fathoms.games.treasure_hunting_kraken.names import (
    BASES,
    CENTRE,
    MOODS,
    NOWHERE,
    RING,
    RING_NAMES,
    RINGS,
    SEGMENTS,
    SIDES,
    SPACE_COUNT,
    SPACES,
    WIND,
)
from fathoms.games.treasure_hunting_kraken.state import Box
from fathoms.games.treasure_hunting_kraken.waters import extent, lost_ways, spaces_of

MOST_COST = 100  # of a way across rings
FAR = 127  # the distance to a space that is not on the board


def open_box(sheet: Sheet) -> Box:
    """The components of an edition."""
    b = Box()
    read_dice(b, sheet.sheet("dice"))
    read_numbers(b, sheet.sheet("numbers"))
    read_costs(b, sheet.sheet("costs"))
    read_dial(b, sheet.sheet("dial"))
    boards = sheet.sheet("boards")
    whirlpool = sheet.sheet("whirlpool")
    names = boards.keys()
    name = names[whirlpool.name("board", names)]
    whirlpool.done()
    board = boards.sheet(name)
    read_board(b, board)
    board.done()
    for x, goal in lost_ways(b):
        boards.refuse(
            name, Message("edition-no-way-in" if goal == CENTRE else "edition-no-way-home", {"from": SPACES[x]})
        )
    return b


def read_dice(b: Box, dice: Sheet) -> None:
    """TH-02, TH-43, R34: with one side fights would never end, and so many faces are drawn."""
    b.sides = dice.number("player", 2, SIDES)
    b.kraken_sides = dice.number("kraken", 2, SIDES)
    dice.done()


def read_numbers(b: Box, numbers: Sheet) -> None:
    """TH-11 to TH-13, TH-46."""
    b.wind_factor = numbers.number("wind_factor", 1, WIND)
    b.lost_defence = numbers.number("lost_defence", 0, SIDES * WIND)
    b.min_points = read_shown(b, numbers, "min_points", 0)
    b.kraken_points = numbers.number("kraken_points", 0, SIDES * WIND)
    b.pillar_hp = read_shown(b, numbers, "pillar_hp", 1)
    numbers.done()


def read_costs(b: Box, costs: Sheet) -> None:
    """TH-15 to TH-17, TH-28, TH-36; dearer than the best roll on wind can pay, no game would end."""
    most = b.sides * b.wind_factor
    b.cost_forward = read_shown(b, costs, "forward", 1)
    b.cost_backward = costs.number("backward", 1, most)
    b.cost_attack = read_shown(b, costs, "attack", 1)
    b.cost_inward = costs.number("inward", 1, MOST_COST)
    b.cost_outward = costs.number("outward", 1, MOST_COST)
    for key, cost in (("inward", b.cost_inward), ("outward", b.cost_outward)):
        if cost > most:
            costs.refuse(key, Message("edition-too-dear", {"given": cost, "high": most}))
    costs.done()


def read_shown(b: Box, sheet: Sheet, key: str, least: int) -> int:
    """R34: a number that a player's die can show."""
    value = sheet.raw(key)
    if isinstance(value, int) and value > b.sides:
        sheet.refuse(key, Message("edition-die", {"given": value, "low": least, "high": b.sides}))
    return sheet.number(key, least, b.sides)


def read_dial(b: Box, dial: Sheet) -> None:
    """TH-04, TH-40: at least one segment; the dial starts on the first."""
    moods = dial.names("segments", range(1, SEGMENTS + 1), MOODS)
    b.segments = len(moods)
    b.dial[: len(moods)] = moods
    dial.done()


def read_board(b: Box, board: Sheet) -> None:
    """TH-01, TH-51: rings, marks, and who is next to whom."""
    sizes = board.numbers("rings", range(1, RINGS + 1), 3, RING)
    for outer, inner in pairwise(sizes):
        if inner > outer:
            board.refuse("rings", Message("edition-rings", {"inner": inner, "outer": outer}))
    b.rings = len(sizes)
    b.ring_size[: len(sizes)] = sizes
    read_marks(b, board)
    link_rings(b, board)
    measure(b)
    tentacles = [y for y in spaces_of(b) if b.tentacle[y]]
    for x in spaces_of(b):
        b.reach[x] = sum(b.steps[SPACE_COUNT * x + y] <= 1 for y in tentacles)


def read_marks(b: Box, board: Sheet) -> None:
    """TH-51: Start on the outermost ring; wind where ring moves need it; no ring of bases only."""
    b.start = read_spaces(b, board, "start", [board.name("start", SPACES)])[0]
    if b.start >= RING:
        board.refuse("start", Message("edition-start", {"given": SPACES[b.start]}))
    for x in read_spaces(b, board, "wind", board.names("wind", range(SPACE_COUNT + 1), SPACES)):
        b.wind[x] = 1
    for x in read_spaces(b, board, "tentacles", board.names("tentacles", range(SPACE_COUNT + 1), SPACES)):
        b.tentacle[x] = 1
    coral = read_spaces(b, board, "coral", board.names("coral", range(BASES + 1), SPACES))
    b.bases = len(coral)
    for i, x in enumerate(coral):
        b.base[x] = i
        b.base_at[i] = x
    if CENTRE in coral:
        board.refuse("coral", Message("edition-coral-centre"))
    for k in range(b.rings):
        ring = range(RING * k, RING * k + b.ring_size[k])
        if all(b.base[x] != NOWHERE for x in ring):
            board.refuse("coral", Message("edition-coral-ring", {"ring": RING_NAMES[k]}))
        need_wind(b, board, Message("edition-ring", {"ring": RING_NAMES[k]}), any(b.wind[x] for x in ring))
    need_wind(b, board, Message("space-X"), bool(b.wind[CENTRE]))


def need_wind(b: Box, board: Sheet, where: Message, has_wind: bool) -> None:
    """TH-51, R1, R2: without wind, ring moves must be affordable with the best plain roll."""
    dear = max(b.cost_inward, b.cost_outward)
    if dear > b.sides and not has_wind:
        board.refuse("wind", Message("edition-wind", {"where": where, "cost": dear}))


def read_spaces(b: Box, board: Sheet, key: str, spaces: list[int]) -> list[int]:
    """Spaces in order, each once, all of them on this board."""
    there = spaces_of(b)
    for x in spaces:
        if x not in there:
            board.refuse(key, Message("edition-no-space", {"given": SPACES[x], "known": extent(b)}))
        if spaces.count(x) > 1:
            board.refuse(key, Message("edition-twice", {"given": SPACES[x]}))
    return sorted(spaces)


def link_rings(b: Box, board: Sheet) -> None:
    """Forward and backward round each ring; inward to the space under the middle, unless the board says otherwise."""
    for k in range(b.rings):
        n = b.ring_size[k]
        for i in range(n):
            x = RING * k + i
            b.forward[x] = RING * k + (i + 1) % n
            b.backward[x] = RING * k + (i - 1) % n
            last = k == b.rings - 1
            b.inward[x] = CENTRE if last else RING * (k + 1) + (2 * i + 1) * b.ring_size[k + 1] // (2 * n)
    if "inward" in board:
        read_inward(b, board.sheet("inward"))
    outward = {y: [x for x in spaces_of(b) if b.inward[x] == y] for y in spaces_of(b)}
    if "outward" in board:
        read_outward(b, board.sheet("outward"), outward)
    ways = [x for y in sorted(outward) for x in sorted(outward[y])]
    b.ways[: len(ways)] = ways
    for y in range(SPACE_COUNT):
        b.ways_from[y + 1] = b.ways_from[y] + len(outward.get(y, ()))


def read_inward(b: Box, inward: Sheet) -> None:
    """Ways inward that differ; an empty text closes one."""
    for key in inward.keys():  # noqa: SIM118  (a Sheet is no dict)
        x, y = space_named(b, inward, key, key), NOWHERE
        if inward.text(key):
            y = space_named(b, inward, key, inward.text(key))
            below = CENTRE if x // RING == b.rings - 1 else x // RING + 1
            if x == CENTRE or (y if y == CENTRE else y // RING) != below:
                inward.refuse(key, Message("edition-inward", {"to": SPACES[y]}))
        b.inward[x] = y


def read_outward(b: Box, outward: Sheet, ways: dict[int, list[int]]) -> None:
    """Ways outward as the board lists them; each must be the reverse of a way inward (TH-51)."""
    for key in outward.keys():  # noqa: SIM118  (a Sheet is no dict)
        y = space_named(b, outward, key, key)
        listed = read_spaces(b, outward, key, outward.names(key, range(SPACE_COUNT), SPACES))
        for x in listed:
            if b.inward[x] != y:
                outward.refuse(key, Message("edition-outward", {"from": key, "to": SPACES[x]}))
        for x in ways[y]:
            if x not in listed:
                outward.refuse(key, Message("edition-outward-missing", {"from": key, "to": SPACES[x]}))


def space_named(b: Box, sheet: Sheet, key: str, name: str) -> int:
    """A space of this board by its name."""
    if name not in SPACES:
        sheet.refuse(key, Message("edition-space", {"given": name}))
    return read_spaces(b, sheet, key, [SPACES.index(name)])[0]


def measure(b: Box) -> None:
    """TH-29: least numbers of steps between spaces, over all four kinds of neighbours."""
    b.steps = [FAR] * SPACE_COUNT**2
    near: dict[int, set[int]] = {x: set() for x in spaces_of(b)}
    for x in near:
        for y in (b.forward[x], b.backward[x], b.inward[x]):
            if y != NOWHERE:
                near[x].add(y)
                near[y].add(x)
    for x in near:
        b.steps[SPACE_COUNT * x + x] = 0
        reached = [x]
        for z in reached:
            for y in sorted(near[z]):
                if b.steps[SPACE_COUNT * x + y] == FAR:
                    b.steps[SPACE_COUNT * x + y] = b.steps[SPACE_COUNT * x + z] + 1
                    reached.append(y)
