"""What a person sees of Tentacula: the folding board, and before each seat a chip and a tile."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy

from fathoms.core.message import Message
from fathoms.core.scene import QUIET, USUAL, Container, ContainerKind, Fact, Part, Piece, Scene, Tile, cached_by
from fathoms.core.state import NOBODY
from fathoms.games.tentacula.actions import VERBS
from fathoms.games.tentacula.names import (
    ANIMALS,
    COLUMNS,
    DOLPHIN,
    FINISH,
    FISH,
    GATES,
    GEMS,
    HATS,
    LETTERS,
    MARKS,
    ROW,
    ROWS,
    SHARK,
    SPECIALS,
    SQUARES,
    STASHES,
    STATE_A,
    STATE_B,
    STATE_C,
    TILES,
    WATERS,
    first_beside,
)
from fathoms.games.tentacula.options import TURNED
from fathoms.games.tentacula.places import (
    BOARD,
    CORALS,
    CROWNS,
    FINISHES,
    FLAP,
    GEM_PLACES,
    HEADS,
    IN_CHEST,
    KIT,
    LEFTWARD,
    LENGTHS,
    PILE_PLACE,
    SEAM,
    SIGN,
    STARTS,
    TENTACULA,
    WINDOW,
    WORN,
    arch_place,
    cave_place,
    centre,
    chest_place,
    die_place,
    layers,
    reef_place,
    stash_place,
    track,
)
from fathoms.games.tentacula.rules.fish import target
from fathoms.games.tentacula.rules.powers import bought
from fathoms.games.tentacula.rules.reef import is_full, is_protected, lay, rearmost
from fathoms.games.tentacula.rules.setup import free_chips as chips_left
from fathoms.games.tentacula.state import NEXT, PICKING_CHIPS, PICKING_STASH, PLACING, SHOWING, SWIMMING, Box, State

__all__ = ["BOARD", "KIT", "READING", "TRACK", "manner", "path", "scene", "spoken"]
About = Mapping[str, str | int]
READING = (
    "label-die",
    "label-die-waiting",
    "label-tentacula",
    "label-gem-stolen",
    "label-fish-seen",
    "label-fish",
    "label-gate",
    "label-gem-safe",
    "label-gem",
    "label-chest",
    "label-tile-laid",
    "label-stash",
)  # the board aloud: what the robber has and takes next, who swims where, then the sea
TRACK = track()
ARCHES_SEEN = ((0,), (0, 1), (1, 2))  # by state of the board
ASIDE, ABOVE = 42, 50  # from the middle of a square to the mark of a fish that would come there
MANNERS: Mapping[str, str] = {"begin": USUAL, "keep": QUIET, "decline": QUIET}


def scene(b: Box, s: State, seat: int) -> Scene:
    """The table as any seat sees it: nothing on it is secret."""
    containers = [
        Container(
            "reef", "board", (*board(b, s), *prices(b, s), *bounds(b, s, seat)), "label-board", layers=seen_layers(b, s)
        )
    ]
    if s.phase == PICKING_STASH:
        containers.append(Container("stashes", "tray", stashes(b), "label-stashes"))
    if s.phase in (PICKING_STASH, PICKING_CHIPS):
        containers.append(Container("chips", "tray", free_chips(s), "label-chips"))
    containers.append(Container("shells", "track", shells(b, s), "label-shells", {"shells": s.shells}))
    for owner in range(s.seats):
        kind: ContainerKind = "hand" if owner == seat else "row"
        about = {"seat": owner}
        held = place(b, s, owner, s.phase == SHOWING)
        containers.append(Container(f"seat-{owner}", kind, held, "label-seat", about, owner))
        containers.append(Container(f"badge-{owner}", "purse", chip(b, s, owner), "label-seat", about, owner))
    containers.append(Container("gates", "pile", gate_pile(b, s), "label-gates"))
    containers.append(Container("box", "pile", boxed(b, s), "label-box"))
    return Scene(containers, tiles(b, s, seat))


def seen_layers(b: Box, s: State) -> tuple[str, ...]:
    """The board as it lies, with every square in play to be seen."""
    squares = squares_in_play(b, s.board)
    return layers(s.board, squares[0], squares[-1])


def path(b: Box, s: State, seat: int, action: int) -> tuple[str, ...]:
    """What one clicks: the thing itself; to move, a fish and then where it comes to, by tile or for a shell."""
    verb, about = VERBS.parts(action)
    if verb in ("swim", "shell_move"):
        return (f"fish-{about['fish']}", goal(b, s, about))
    if verb == "place":
        row = ROWS.index(str(about["row"]))
        return (f"slot-{about['row']}-{s.next[row]}",)
    if verb == "take":
        row = ROWS.index(str(about["row"]))
        return (f"tile-{TILES[s.reef[ROW * row + rearmost(s, row)] // 2]}",)
    if verb == "turn" or verb == "vote":
        return (f"tile-{TILES[s.tile[int(about.get('seat', seat))] // 2]}",)
    if verb == "show":
        return (path_of_side(b, s, str(about["animal"])),)
    if verb in ("dolphin", "shark", "lose"):
        return (gem_to_move(s, verb, GEMS.index(str(about["gem"]))),)
    if verb == "stash":
        return (f"stash-{about['stash']}",)
    if verb == "chip":
        return (f"chip-{about['animal']}",)
    return ("die",) if verb == "roll" else (f"do-{verb}",)


def path_of_side(b: Box, s: State, animal: str) -> str:
    """The side of the turtle player's tile that shows an animal."""
    face = s.tile[s.drawer]
    name = f"tile-{TILES[face // 2]}"
    return name if side(b, s, animal) == face else f"{name}-below"


def goal(b: Box, s: State, about: About) -> str:
    """Where a fish comes to: a square of the route; at the finish one of its own, or the animal that a shell buys."""
    square = comes_to(b, s, about)
    if square != FINISH:
        return f"square-{square}"
    return f"home-{about['animal']}" if "animal" in about else f"finish-{FISH.index(str(about['fish']))}"


def comes_to(b: Box, s: State, about: About) -> int:
    """The square of a fish that swims, by the animal a shell buys or that of the tile."""
    animal = ANIMALS.index(str(about["animal"])) if "animal" in about else s.animal
    return target(b, s, FISH.index(str(about["fish"])), animal)


def spoken(b: Box, s: State, seat: int, action: int) -> Message:
    """As it is declared, with what speaks for and against it; a fish with where it comes to."""
    verb, about = VERBS.parts(action)
    if verb in ("swim", "shell_move"):
        found = found_at(b, s, comes_to(b, s, about))
        means = "tile" if verb == "swim" else "shell"
        return Message("choice-swim-to", {"means": means, "animal": ANIMALS[s.animal], **about, **found})
    if verb == "begin":
        return (
            Message("choice-begin-chips")
            if s.phase == PICKING_CHIPS
            else Message("choice-begin", {"stash": STASHES[0]})
        )
    said = VERBS.message(action)
    weigh = WEIGHED.get(verb)
    return Message(said.key, {**said.about, **weigh(b, s, seat, about)}) if weigh else said


def found_at(b: Box, s: State, square: int) -> dict[str, str | int]:
    """What a fish finds on a square of the route, or at the finish."""
    special, cover = SPECIALS[b.special[square]], "safe" if is_protected(b, s, square) else "open"
    return {"square": SQUARES[square], "special": special, "cover": cover}


# What speaks for and against a choice, by its verb.


def spare(b: Box, s: State, stash: int, gem: int) -> int:
    """How many gems of a colour may still be stolen before one is missing that the stash asks for."""
    return s.chest[gem] + s.stashed[gem] - b.need[len(GEMS) * stash + gem]


def weigh_stash(b: Box, s: State, seat: int, about: About) -> About:
    """TN-80: with the fewest gems of which none is to spare it is easiest."""
    bare = [
        sum(b.need[len(GEMS) * k + gem] for gem in range(len(GEMS)) if spare(b, s, k, gem) <= 0)
        for k in range(len(STASHES))
    ]
    mine = bare[STASHES.index(str(about["stash"]))]
    return {"ease": "least" if mine == min(bare) else "most" if mine == max(bare) else "more"}


def laid_in(b: Box, s: State, row: int, face: int) -> State:
    """The position with a tile on the next reef square of a row, where there is one."""
    then = copy(s)
    then.reef, then.next = [*s.reef], [*s.next]
    if not is_full(b, s, row):
        lay(then, row, face)
    return then


def weigh_reach(b: Box, s: State, face: int, rows: Sequence[int] = range(len(ROWS))) -> About:
    """TN-29, TN-31: how many fish the animal of a tile moves, how many of them to shelter once it lies in a row."""
    squares = [target(b, s, fish, b.face_animal[face]) for fish in range(len(FISH))]
    able = [square for square in squares if square != NOBODY]
    reefs = [laid_in(b, s, row, face) for row in rows]
    return {"able": len(able), "safe": sum(any(is_protected(b, then, square) for then in reefs) for square in able)}


def weigh_place(b: Box, s: State, seat: int, about: About) -> About:
    """TN-29: how many squares would be sheltered with the tile there, and what its animal does for the fish."""
    row, face = ROWS.index(str(about["row"])), s.tile[s.player]
    then, first = laid_in(b, s, row, face), first_beside(s.next[row])
    sheltered = sum(is_protected(b, then, square) for square in range(first, first + len(LETTERS)))
    return {"sheltered": sheltered, **weigh_reach(b, s, face, [row])}


def weigh_turn(b: Box, s: State, seat: int, about: About) -> About:
    """TN-31: what one's own tile does for the fish."""
    return weigh_reach(b, s, s.tile[seat])


def weigh_show(b: Box, s: State, seat: int, about: About) -> About:
    """TN-63, TN-31: what the animal of that side does for the fish."""
    return weigh_reach(b, s, side(b, s, str(about["animal"])))


def side(b: Box, s: State, animal: str) -> int:
    """The face of the turtle player's tile that shows an animal."""
    face = s.tile[s.drawer]
    return face if b.face_animal[face] == ANIMALS.index(animal) else face ^ 1


def weigh_gem(b: Box, s: State, seat: int, about: About) -> About:
    """TN-45, TN-47, TN-50: gems of the colour in the chest, and whether the stash can do with fewer."""
    gem = GEMS.index(str(about["gem"]))
    more = spare(b, s, s.stash, gem)
    return {"left": s.chest[gem], "spare": max(more, 0), "lacks": "yes" if more < 0 else "no"}


WEIGHED: Mapping[str, Callable[[Box, State, int, About], About]] = {
    "stash": weigh_stash,
    "turn": weigh_turn,
    "place": weigh_place,
    "show": weigh_show,
    "dolphin": weigh_gem,
    "shark": weigh_gem,
    "lose": weigh_gem,
}


def manner(b: Box, s: State, seat: int, action: int) -> str:
    """The usual set-up is the usual wish; declining is quiet."""
    return MANNERS.get(VERBS.parts(action)[0], "")


# --- the board --------------------------------------------------------------------------------------------


@cached_by(
    *("board", "reef", "outside_orientation", "pile", "gate", "top"),
    *("chest", "stash", "stashed", "cave", "die", "fish"),
)
def board(b: Box, s: State) -> tuple[Piece, ...]:
    """Everything on the board, from below to above."""
    return (
        *scenery(b, s),
        *slots(b, s),
        *laid(b, s),
        *stones(b, s),
        *draw_pile(b, s),
        *stash_and_chest(b, s),
        *gems(b, s),
        *die(b, s),
        *arches(b, s),
        *swimmers(b, s),
    )


@cached_by("board")
def scenery(b: Box, s: State) -> list[Piece]:
    """What is only to be looked at."""
    pieces = []
    for k, (x, y, scale, right) in enumerate(CORALS):
        if s.board != (STATE_C if right else STATE_A):
            pieces.append(Piece(f"coral-{k}", "corner-coral", x, y, scale=scale))
    if s.board == STATE_A:
        pieces.append(Piece("tentacula", "window", *WINDOW, label="label-tentacula"))
        pieces.append(Piece("flap", "flap", *FLAP, label="label-flap"))
    else:
        pieces.append(Piece("tentacula", "tentacula", *TENTACULA, label="label-tentacula"))
    if s.board == STATE_B:
        pieces.append(Piece("seam", "seam", *SEAM))
    return pieces


@cached_by("board", "reef")
def slots(b: Box, s: State) -> list[Piece]:
    """Reef squares without a tile."""
    pieces = []
    for row, name in enumerate(ROWS):
        for column in range(b.first_column[s.board], b.last_column[s.board] + 1):
            if s.reef[ROW * row + column] == NOBODY:
                about: dict[str, str | int] = {"row": name, "column": column}
                place = reef_place(row, column, TURNED)
                pieces.append(Piece(f"slot-{name}-{column}", "reef-slot", *place, label="label-slot", about=about))
    return pieces


@cached_by("reef", "outside_orientation")
def laid(b: Box, s: State) -> list[Piece]:
    """The tiles of the reef."""
    pieces = []
    for row, name in enumerate(ROWS):
        for column in range(1, COLUMNS + 1):
            face = s.reef[ROW * row + column]
            if face != NOBODY:
                animal = ANIMALS[b.face_animal[face]]
                about: dict[str, str | int] = {"animal": animal, "row": name, "column": column}
                x, y, turn = reef_place(row, column, s.outside_orientation)
                piece, parts = f"tile-{TILES[face // 2]}", tile_printed(b, face)
                pieces.append(Piece(piece, "reef", x, y, turn, label="label-tile-laid", about=about, parts=parts))
    return pieces


def squares_in_play(b: Box, board: int) -> range:
    """The animal squares to be seen in a state of the board."""
    first = 1 if board == STATE_A else first_beside(b.first_column[board])
    return range(first, min(b.last[board], FINISH - 1) + 1)


def prices(b: Box, s: State) -> list[Piece]:
    """A shell on every square that one buys; animals it buys at the finish, where any of them leads."""
    if s.phase != SWIMMING:
        return []
    pieces = []
    buys = [animal for animal in range(len(ANIMALS)) if (bought(s) >> animal) & 1]
    bought_squares = {target(b, s, fish, animal) for fish in range(len(FISH)) for animal in buys} - {NOBODY, FINISH}
    for square in sorted(bought_squares):
        pieces.append(price(f"square-{square}", *centre(square)))
    if s.board == STATE_C:
        for animal, place in zip(buys, FINISHES, strict=False):
            name = ANIMALS[animal]
            label, about = "label-shell-move", {"animal": name}
            pieces.append(Piece(f"home-{name}", name, *place, label=label, about=about, spot=True))
            pieces.append(price(f"home-{name}", *place))
    return pieces


def price(of: str, x: float, y: float) -> Piece:
    """The shell that a square costs, while it can be chosen."""
    return Piece(f"{of}/price", "price", x, y + 36, spot=True, scale=0.8)


def bounds(b: Box, s: State, seat: int) -> list[Piece]:
    """TN-31: where each fish would come to: by the tile that may be played, by either side of one, or now."""
    pieces = []
    for of, animal, fish in leading(b, s, seat):
        square = target(b, s, fish, animal)
        if square != NOBODY:
            name = FISH[fish]
            x, y = FINISHES[fish] if square == FINISH else centre(square)
            aside = 0 if square == FINISH else ASIDE * (fish - 1)
            pieces.append(Piece(f"{of}/{name}", f"bound-{name}", x + aside, y - ABOVE, spot=True))
    return pieces


def leading(b: Box, s: State, seat: int) -> Iterator[tuple[str, int, int]]:
    """What is clicked, with the animal and the fish that it leads ahead."""
    if seat < 0 or not (s.waiting >> seat) & 1:
        return
    face = s.tile[seat]
    for fish, name in enumerate(FISH):
        if s.phase == SHOWING:
            for animal in (b.face_animal[face], b.face_animal[face ^ 1]):
                yield path_of_side(b, s, ANIMALS[animal]), animal, fish
        elif s.phase == NEXT:
            yield f"tile-{TILES[face // 2]}", b.face_animal[face], fish
        elif s.phase == PLACING:
            yield f"slot-{ROWS[0]}-{s.next[0]}", b.face_animal[face], fish
        elif s.phase == SWIMMING:
            yield f"fish-{name}", s.animal, fish


@cached_by("board", "reef", "outside_orientation")
def stones(b: Box, s: State) -> list[Piece]:
    """The squares of the route, what is on them, and weed over those that are sheltered."""
    pieces = []
    if s.board == STATE_A:
        pieces += [Piece(f"start-{k}", "start-square", x, y, label="label-start") for k, (x, y) in enumerate(STARTS)]
    if s.board == STATE_C:
        finish = enumerate(FINISHES)
        pieces += [Piece(f"finish-{k}", "finish-square", x, y, label="label-finish") for k, (x, y) in finish]
    for square in squares_in_play(b, s.board):
        safe = is_protected(b, s, square)
        bare, *above = stone(b, square, "safe" if safe else "open")
        pieces.append(bare)
        if safe:
            turn = 90 if bare.x in (148, 1468) else 0
            pieces.append(Piece(f"shelter-{square}", "shelter", bare.x, bare.y, turn))
        pieces += above
    return pieces


def stone(b: Box, square: int, cover: str = "open") -> list[Piece]:
    """A square of the route, and what is special about it."""
    x, y = centre(square)
    special, animal = b.special[square], ANIMALS[b.animal[square]]
    about = {"square": SQUARES[square], "animal": animal, "special": SPECIALS[special], "cover": cover}
    red = "-red" if special in (DOLPHIN, SHARK) else ""
    name = SQUARES[square]
    piece = Piece(f"square-{square}", f"square-{animal}{red}", x, y, label="label-square", about=about, name=name)
    return [piece, *([Piece(f"special-{square}", f"special-{SPECIALS[special]}", x, y)] if special else [])]


@cached_by("pile", "gate", "top")
def draw_pile(b: Box, s: State) -> list[Piece]:
    """The pile on the left flap, with the face that shows on top."""
    if s.pile == 0 or s.gate == NOBODY:
        return []
    x, y = PILE_PLACE
    count = s.pile.bit_count()
    below = Piece("pile", "draw-pile", x, y + 6, label="label-pile", about={"count": count}, count=count)
    if s.top == NOBODY:
        return [below]
    return [below, tile(b, s.top, "label-tile-top", x=x + 135, y=y + 77, scale=0.9)]


@cached_by("board", "chest", "stash", "stashed")
def stash_and_chest(b: Box, s: State) -> list[Piece]:
    """The stash, or the starfish where it will lie, and the treasure chest."""
    (x, y, scale), (cx, cy, chest_scale) = stash_place(s.board), chest_place(s.board)
    chest = Piece("chest", "chest", cx, cy, label="label-chest", about={"count": sum(s.chest)}, scale=chest_scale)
    if s.stash < 0:
        return [Piece("starfish", "starfish", x, y), chest]
    lost = [max(-spare(b, s, s.stash, gem), 0) for gem in range(len(GEMS))]
    label = "label-stash-lacking" if any(lost) else "label-stash"
    about, parts = asks_for(b, s.stash), stash_printed(b, s.stash, lost)
    return [Piece("stash", "stash", x, y, label=label, about=about, scale=scale, parts=parts), chest]


def asks_for(b: Box, stash: int) -> dict[str, str | int]:
    """Which stash it is, and how many gems of each colour it asks for."""
    return {"stash": STASHES[stash], **{name: b.need[len(GEMS) * stash + gem] for gem, name in enumerate(GEMS)}}


def stash_printed(b: Box, stash: int, lost: Sequence[int] = (0,) * len(GEMS)) -> list[Part]:
    """A place for every gem that a stash asks for, two in a row; the last of a colour crossed out where one is lost."""
    left, across, top, down, size = GEM_PLACES
    parts: list[Part] = []
    for gem, name in enumerate(GEMS):
        need = b.need[len(GEMS) * stash + gem]
        kinds = [f"place-{name}"] * (need - lost[gem]) + ["place-lost"] * lost[gem]
        for kind in kinds:
            k = len(parts)
            parts.append(Part(kind, left + across * (k % 2), top + down * (k // 2), size, size))
    return parts


def gem_id(gem: int, k: int) -> str:
    """The k-th gem of a colour: the first ones lie in the stash, the last ones in the cave, the others in the chest."""
    return f"gem-{GEMS[gem]}-{k}"


def gem_to_move(s: State, verb: str, gem: int) -> str:
    """The gem that dolphin, shark or Tentacula takes."""
    if verb == "dolphin":
        return gem_id(gem, s.stashed[gem])
    return gem_id(gem, s.stashed[gem] + s.chest[gem] - (verb == "lose"))


@cached_by("board", "stashed", "stash", "chest", "cave")
def gems(b: Box, s: State) -> list[Piece]:
    """All gems: in their places on the stash, in rows in the chest, scattered in the cave."""
    pieces = []
    sx, sy, stash_scale = stash_place(s.board)
    cx, cy, chest_scale = chest_place(s.board)
    wanted = in_chest = in_cave = 0
    for gem, name in enumerate(GEMS):
        held = s.stashed[gem]
        for k in range(held):
            col, row = (wanted + k) % 2, (wanted + k) // 2
            x, y = sx + stash_scale * (72 * col - 36), sy + stash_scale * (60 * row - 64)
            pieces.append(Piece(gem_id(gem, k), f"gem-{name}", x, y, 0, -1, "label-gem-safe", {"gem": name}))
        wanted += b.need[len(GEMS) * s.stash + gem] if s.stash >= 0 else 0
        for k in range(held, held + s.chest[gem]):
            row, col = divmod(in_chest, IN_CHEST)
            x = cx + chest_scale * (44 * col - 110 + 8 * (row % 2))
            y = cy + chest_scale * (40 - 42 * row)
            about = {"gem": name}
            pieces.append(
                Piece(gem_id(gem, k), f"gem-{name}", x, y, 0, -1, "label-gem", about, scale=0.79 * chest_scale)
            )
            in_chest += 1
        for k in range(held + s.chest[gem], held + s.chest[gem] + s.cave[gem]):
            x, y, scale = cave_place(s.board, in_cave)
            about = {"gem": name}
            pieces.append(Piece(gem_id(gem, k), f"gem-{name}", x, y, 0, -1, "label-gem-stolen", about, scale=scale))
            in_cave += 1
    return pieces


@cached_by("board", "die")
def die(b: Box, s: State) -> list[Piece]:
    """The die in the cave, as it fell last."""
    x, y = die_place(s.board)
    gem = GEMS[s.die]  # before the first roll it lies on its last side
    label = "label-die-waiting" if s.die == NOBODY else "label-die"
    return [Piece("die", f"die-{gem}", x, y, label=label, about={"gem": gem}, scale=0.72)]


@cached_by("board", "gate")
def arches(b: Box, s: State) -> list[Piece]:
    """The arches to be seen, one of them with the gate in force."""
    pieces = []
    for k in ARCHES_SEEN[s.board]:
        place = arch_place(b.arch[k])
        pieces.append(Piece(f"arch-{k + 1}", "arch", *place, label="label-arch", about={"arch": str(k + 1)}))
    if s.gate != NOBODY:
        x, y = arch_place(b.arch[s.board])
        name = GATES[s.gate]
        about = {"gate": name, "arch": str(s.board + 1)}
        piece, parts = f"gate-{name.lower()}", gate_printed(b, s.gate)
        pieces.append(Piece(piece, "gate", x - 4, y - 98, label="label-gate", about=about, scale=0.86, parts=parts))
    return pieces


def gate_printed(b: Box, gate: int) -> list[Part]:
    """The three marks of a gate, in the order in which it lets their bearers pass."""
    left, across, top, width, height = SIGN
    parts = []
    for k, mark in enumerate(b.mark[len(FISH) * gate : len(FISH) * (gate + 1)]):
        name = MARKS[mark]
        kind = "dab" if name in FISH else "hat" if name in HATS else "size"
        parts.append(Part(f"{kind}-{name.replace('_', '-')}", left + across * k, top, width, height))
    return parts


@cached_by("fish", "reef", "outside_orientation")
def swimmers(b: Box, s: State) -> list[Piece]:
    """The three fish, from behind to before, and an arm that reaches for each one in the open."""
    pieces = []
    for fish, name in enumerate(FISH):
        square = s.fish[fish]
        x, y = STARTS[fish] if square == 0 else FINISHES[fish] if square == FINISH else centre(square)
        safe = is_protected(b, s, square)
        about = {"fish": name, "square": SQUARES[square]}
        left = "-left" if square in LEFTWARD else ""
        label = "label-fish" if safe else "label-fish-seen"
        if not safe:
            pieces.append(Piece(f"exposed-{name}", "exposed", x - 62, y + 36))
        scale = round(LENGTHS[b.size[fish]] / LENGTHS[fish], 3)
        hat = hat_worn(b, fish, bool(left))
        kind = f"fish-{name}{left}"
        pieces.append(Piece(f"fish-{name}", kind, x, y, label=label, about=about, scale=scale, parts=[hat]))
    return sorted(pieces, key=lambda piece: piece.y)


def hat_worn(b: Box, fish: int, leftward: bool) -> Part:
    """The hat on a fish's head."""
    (x, y, drawn), (width, height, ax, ay, cut_for) = CROWNS[fish], WORN[b.hat[fish]]
    scale = drawn * HEADS[fish] / HEADS[cut_for]
    across = KIT[f"fish-{FISH[fish]}"][0] - x if leftward else x
    kind = f"worn-{HATS[b.hat[fish]].replace('_', '-')}"
    left, top = round(across - ax * scale, 1), round(y - ay * scale, 1)
    return Part(kind, left, top, round(width * scale, 1), round(height * scale, 1))


# --- beside the board -------------------------------------------------------------------------------------


def tile_printed(b: Box, face: int) -> list[Part]:
    """Reef or water at the three positions of a face, its animal, and perhaps a snail; neither of them in the water."""
    reef = [k for k in range(len(LETTERS)) if not (b.water[face] >> k) & 1]
    parts = []
    for k in range(len(LETTERS)):
        kind = f"reef-{(face // 2 + k) % 3 + 1}" if k in reef else "reef-water"
        parts.append(Part(kind, 100 * k, 0, 100, 86))
    middle = next((k for k in (1, 0, 2) if k in reef), 1)
    if face // 2 in b.snail:
        behind = next((k for k in (2, 0, 1) if k in reef and k != middle), 2)
        parts.append(Part("snail", 100 * behind + 26, 34, 56, 42))
    animal = ANIMALS[b.face_animal[face]]
    return [*parts, Part(f"medal-{animal}", 100 * middle + 12, 3, 76, 76, upright=True)]


def gaps(b: Box, face: int) -> str:
    """The positions of a face that show water, by their letters."""
    return WATERS[b.water[face]]


def tile(b: Box, face: int, label: str, name: str = "", x: float = 0, y: float = 0, scale: float = 1) -> Piece:
    """A tile with all it shows in its label."""
    animal = ANIMALS[b.face_animal[face]]
    about: dict[str, str | int] = {"tile": TILES[face // 2], "animal": animal, "water": gaps(b, face)}
    name = name or f"tile-{TILES[face // 2]}"
    return Piece(name, "reef", x, y, label=label, about=about, scale=scale, parts=tile_printed(b, face))


@cached_by("tile", "drawer")
def place(b: Box, s: State, owner: int, showing: bool) -> list[Piece]:
    """A seat's tile; while the turtle looks at both faces, both are to be seen."""
    face = s.tile[owner]
    if face == NOBODY:
        return []
    shown = tile(b, face, "label-tile")
    if not showing or s.drawer != owner:
        return [shown]
    below = tile(b, face ^ 1, "label-tile-below", f"tile-{TILES[face // 2]}-below")
    return [shown, below] if b.face_animal[face] < b.face_animal[face ^ 1] else [below, shown]  # as they are asked for


@cached_by("chip")
def chip(b: Box, s: State, owner: int) -> list[Piece]:
    """A seat's animal chip, once it has one."""
    if s.chip[owner] == NOBODY:
        return []
    animal = ANIMALS[s.chip[owner]]
    return [Piece(f"chip-{animal}", f"chip-{animal}", seat=owner, label="label-chip", about={"animal": animal})]


@cached_by("tile", "chip")
def tiles(b: Box, s: State, seat: int) -> list[Tile]:
    """Each seat's animal chip, to its own seat with the power, and the animal of its tile."""
    return [tile_of(b, s, owner, owner == seat) for owner in range(s.seats)]


def tile_of(b: Box, s: State, owner: int, own: bool) -> Tile:
    """A seat's animal chip, with the power if it is asked for, and the animal of its tile."""
    face = s.tile[owner]
    facts = []
    if face != NOBODY:
        held = tile(b, face, "label-tile")
        facts.append(Fact(ANIMALS[b.face_animal[face]], label=held.label, about=held.about))
    worn = chip(b, s, owner)
    if not worn:
        return Tile("", facts)
    return Tile(worn[0].kind, facts, label="label-power" if own else "", about=worn[0].about)


def stashes(b: Box) -> list[Piece]:
    """The six stashes, to choose from."""
    return [
        Piece(f"stash-{name}", "stash", label="label-stash", about=asks_for(b, k), parts=stash_printed(b, k))
        for k, name in enumerate(STASHES)
    ]


def free_chips(s: State) -> list[Piece]:
    """Chips that nobody has."""
    free = [name for animal, name in enumerate(ANIMALS) if (chips_left(s) >> animal) & 1]
    return [Piece(f"chip-{name}", f"chip-{name}", label="label-chip", about={"animal": name}) for name in free]


@cached_by("shells")
def shells(b: Box, s: State) -> list[Piece]:
    """The team's shells, shell side up, and those in the supply."""
    pieces = []
    for k in range(b.most_shells):
        ours = k < s.shells
        kind, label = ("shell-side", "label-shell") if ours else ("water-side", "label-shell-supply")
        pieces.append(Piece(f"shell-{k}", kind, label=label))
    return pieces


@cached_by("gates")
def gate_pile(b: Box, s: State) -> list[Piece]:
    """The gates to come, face down."""
    count = s.gates.bit_count()
    return [Piece("gate-pile", "gate-back", label="label-gate-pile", about={"count": count}, count=count)]


@cached_by("boxed")
def boxed(b: Box, s: State) -> list[Piece]:
    """Tiles that are out of the game."""
    count = s.boxed.bit_count()
    return [Piece("boxed", "crate", label="label-boxed", about={"count": count}, count=count)] if count else []
