"""Reads the box of Tentacula from an edition's sheet, refusing what cannot be played."""

from fathoms.core.box import Sheet
from fathoms.core.message import Message
from fathoms.games.tentacula.names import (
    ANIMAL_COUNT,
    ANIMALS,
    COLUMNS,
    DIE_SIDES,
    FINISH,
    FIRST_REEF,
    FISH,
    FISH_COUNT,
    GATES,
    GEM_COUNT,
    GEMS,
    HATS,
    LETTER_COUNT,
    LETTERS,
    LEVELS,
    MARKS,
    NO_SPECIAL,
    SHELLS,
    SIZES,
    SNAIL_COUNT,
    SPECIALS,
    SQUARE_COUNT,
    STASHES,
    STATE_A,
    STATE_B,
    STATE_C,
    STATES,
    TILES,
    first_beside,
    last_beside,
)
from fathoms.games.tentacula.state import Box

LAST = FINISH - 1  # the last animal square of the whole route
MOST_GEMS = 16  # that a chest holds
STASH_PLACES = 6  # for gems


def open_box(sheet: Sheet) -> Box:
    """The components of an edition."""
    b = Box()
    read_states(b, sheet.sheet("states"))
    read_route(b, sheet.sheet("route"))
    read_gates(b, sheet.sheet("gates"), read_fish(b, sheet.sheet("fish")))
    read_tiles(b, sheet.sheet("tiles"))
    read_gems(b, sheet.sheet("gems"), sheet.sheet("die"), sheet.sheet("stashes"))
    read_levels(b, sheet.sheet("levels"))
    return b


def read_states(b: Box, states: Sheet) -> None:
    """Squares and reef columns in play in each state; where state A ends, state C begins."""
    ends = []
    for i, name in enumerate(STATES):
        state = states.sheet(name)
        first, last = state.numbers("squares", 2, 1, LAST)
        b.first_column[i], b.last_column[i] = state.numbers("columns", 2, 1, COLUMNS)
        if (max(first, FIRST_REEF), last) != (first_beside(b.first_column[i]), last_beside(b.last_column[i])):
            state.refuse("columns", Message("edition-columns-beside"))
        if b.last_column[i] == 1:
            state.refuse("columns", Message("edition-columns-room"))
        state.done()
        b.last[i] = last
        ends.append((first, last))
    (a, turn), (b_first, b_last), (c, c_last) = ends
    if (a, b_first, b_last, c_last) != (1, FIRST_REEF, LAST, LAST) or c != turn + 1:
        states.refuse("B", Message("edition-states", {"first": str(FIRST_REEF), "last": str(LAST)}))
    b.last[STATE_C] = FINISH  # in state C the route goes on to the finish
    states.done()


def read_route(b: Box, route: Sheet) -> None:
    """Animals, special squares, arches, the reef beside; and from any square the next one of each animal."""
    cycle = route.names("animals", range(ANIMAL_COUNT, LAST + 1), ANIMALS)
    if set(cycle) != set(range(ANIMAL_COUNT)):
        route.refuse("animals", Message("edition-animals"))
    for square in range(1, FINISH):
        b.animal[square] = cycle[(square - 1) % len(cycle)]
    for square in range(FIRST_REEF, FINISH):
        column, letter = divmod(square - FIRST_REEF, LETTER_COUNT)
        b.column[square] = column + 1
        b.spot[square] = 1 << letter
        b.turned[square] = 1 << LETTER_COUNT - 1 - letter
    for animal in range(ANIMAL_COUNT):
        following = FINISH
        for square in range(FINISH, -1, -1):
            b.ahead[SQUARE_COUNT * animal + square] = following
            if b.animal[square] == animal:
                following = square
    b.arch = route.numbers("arches", len(STATES), FIRST_REEF - 1, LAST)
    turn = b.last[STATE_A]
    room, late = turn - FISH_COUNT, LAST - FISH_COUNT  # behind an arch there must be room for all fish
    if not (b.arch[STATE_A] <= room and turn <= b.arch[STATE_B] <= late and b.arch[STATE_C] == LAST):
        about = {"room": str(room), "turn": str(turn), "late": str(late), "last": str(LAST)}
        route.refuse("arches", Message("edition-arches", about))
    specials = route.sheet("specials")
    for kind, name in enumerate(SPECIALS):
        if kind == NO_SPECIAL:
            continue
        for square in specials.numbers(name, range(LAST + 1), 1, LAST):
            if b.special[square] != NO_SPECIAL:
                specials.refuse(name, Message("edition-special-twice", {"square": str(square)}))
            b.special[square] = kind
    specials.done()
    route.done()


def read_fish(b: Box, fish: Sheet) -> dict[str, int]:
    """Every mark a gate can show (a colour, a hat, a size), and the fish that bears it."""
    marks = {colour: i for i, colour in enumerate(FISH)}
    for i, colour in enumerate(FISH):
        worn = fish.names(colour, 2, (*HATS, *SIZES))
        if worn[0] >= len(HATS) or worn[1] < len(HATS):
            fish.refuse(colour, Message("edition-hat-and-size"))
        b.hat[i], b.size[i] = worn[0], worn[1] - len(HATS)
        for mark in worn:
            name = (*HATS, *SIZES)[mark]
            if name in marks:
                fish.refuse(colour, Message("edition-mark-twice", {"mark": name, "bearer": FISH[marks[name]]}))
            marks[name] = i
    fish.done()
    return marks


def read_gates(b: Box, gates: Sheet, marks: dict[str, int]) -> None:
    """For each gate, whom every fish has to let pass first."""
    for g, gate in enumerate(GATES):
        shown = gates.names(gate, FISH_COUNT, MARKS)
        b.mark[FISH_COUNT * g : FISH_COUNT * (g + 1)] = shown
        order = [marks[MARKS[mark]] for mark in shown]
        if len(set(order)) != FISH_COUNT:
            gates.refuse(gate, Message("edition-gate-fish"))
        passed = 0
        for fish in order:
            b.before[FISH_COUNT * g + fish] = passed
            passed |= 1 << fish
    gates.done()


def read_tiles(b: Box, tiles: Sheet) -> None:
    """Both faces of every tile: its animal and where water shows."""
    b.snail = tiles.names("snails", SNAIL_COUNT, TILES)
    if b.snail[0] == b.snail[1]:
        tiles.refuse("snails", Message("edition-snails"))
    for side, name in enumerate(("front", "back")):
        faces = tiles.sheet(name)
        for t, tile in enumerate(TILES):
            wanted = {"animals": ", ".join(ANIMALS), "letters": " ".join(LETTERS)}
            faces.wants(tile, "edition-wants-face", **wanted)
            animal, *water = faces.text(tile).split() or [""]
            if animal not in ANIMALS or any(w not in LETTERS for w in water) or len(set(water)) != len(water):
                faces.refuse(tile, Message("edition-face", wanted))
            b.face_animal[2 * t + side] = ANIMALS.index(animal)
            b.water[2 * t + side] = sum(1 << LETTERS.index(w) for w in water)
        faces.done()
    for t, tile in enumerate(TILES):
        if b.face_animal[2 * t] == b.face_animal[2 * t + 1]:
            tiles.sheet("back").refuse(tile, Message("edition-same-face"))
    tiles.done()


def read_gems(b: Box, gems: Sheet, die: Sheet, stashes: Sheet) -> None:
    """Gems in the chest, the die, and what each stash asks for."""
    b.gems = [gems.number(gem, 0, MOST_GEMS) for gem in GEMS]
    if not 1 <= sum(b.gems) <= MOST_GEMS:
        gems.refuse(GEMS[0], Message("edition-gems", {"given": str(sum(b.gems)), "most": str(MOST_GEMS)}))
    b.sides = die.names("faces", DIE_SIDES, GEMS)
    for k, stash in enumerate(STASHES):
        need = stashes.numbers(stash, GEM_COUNT, 0, MOST_GEMS)
        if not 1 <= sum(need) <= STASH_PLACES:
            stashes.refuse(stash, Message("edition-stash", {"given": str(sum(need)), "most": str(STASH_PLACES)}))
        for c, gem in enumerate(GEMS):
            if need[c] > b.gems[c]:
                about = {"given": str(need[c]), "gem": gem, "held": str(b.gems[c])}
                stashes.refuse(stash, Message("edition-stash-gem", about))
            b.need[GEM_COUNT * k + c] = need[c]
    for part in (gems, die, stashes):
        part.done()


def read_levels(b: Box, levels: Sheet) -> None:
    """Shells and snail tiles of each level of difficulty."""
    b.most_shells = levels.number("most_shells", 1, SHELLS)
    b.level_shells = levels.numbers("shells", len(LEVELS), 0, b.most_shells)
    b.first_game_shells = levels.number("first_game_shells", 0, b.most_shells)
    b.level_snails = levels.numbers("snails_left_out", len(LEVELS), 0, SNAIL_COUNT)
    levels.done()
