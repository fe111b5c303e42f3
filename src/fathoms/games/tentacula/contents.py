"""What lies in the box of Tentacula, to be drawn and printed."""

from fathoms.core.scene import Piece, Stock
from fathoms.games.tentacula.names import (
    ANIMALS,
    FACES,
    FISH,
    GATES,
    GEMS,
    ROWS,
    STASHES,
    STATE_A,
    STATE_C,
    STATES,
)
from fathoms.games.tentacula.options import TURNED
from fathoms.games.tentacula.places import FINISHES, STARTS, arch_place, layers, reef_place
from fathoms.games.tentacula.scene import (
    ARCHES_SEEN,
    gate_printed,
    hat_worn,
    squares_in_play,
    stash_printed,
    stone,
    tile_printed,
)
from fathoms.games.tentacula.state import Box

BOARD, TILE, GATE, STASH, TOKEN = 190, 60, 50, 60, 22  # millimetres


def contents(b: Box) -> list[Stock]:
    """The board in its three states, tiles, gates, stashes, gems, shells, the die's sides, chips and fish."""
    tiles = [Piece(name, "reef", parts=tile_printed(b, face)) for face, name in enumerate(FACES)]
    gates: list[Piece] = []
    for gate, name in enumerate(GATES):
        gates += [Piece(name, "gate", parts=gate_printed(b, gate)), Piece(f"{name}-back", "gate-back")]
    stashes = [Piece(name, "stash", parts=stash_printed(b, stash)) for stash, name in enumerate(STASHES)]
    tokens = [Piece(gem, f"gem-{gem}", count=b.gems[k]) for k, gem in enumerate(GEMS) if b.gems[k]]
    tokens += [Piece("shell", "shell-side", count=b.most_shells)]
    tokens += [Piece(animal, f"chip-{animal}") for animal in ANIMALS]
    dice = [Piece(f"side-{k}", f"die-{GEMS[gem]}") for k, gem in enumerate(b.sides)]
    fish = [Piece(name, f"fish-{name}", parts=[hat_worn(b, k, False)]) for k, name in enumerate(FISH)]
    return [
        *(board(b, state) for state in range(len(STATES))),
        Stock("stock-tiles", TILE, tiles, sides=2),
        Stock("stock-cards", GATE, gates, sides=2),
        Stock("stock-cards", STASH, stashes),
        Stock("stock-tokens", TOKEN / 2, tokens),
        Stock("stock-dice", TOKEN - 6, dice),
        Stock("stock-figures", 2 * TOKEN, fish),
    ]


def board(b: Box, state: int) -> Stock:
    """The board as it lies in one state: places for tiles, the route, the arches."""
    pieces = []
    for row, name in enumerate(ROWS):
        for column in range(b.first_column[state], b.last_column[state] + 1):
            pieces.append(Piece(f"slot-{name}-{column}", "reef-slot", *reef_place(row, column, TURNED)))
    if state == STATE_A:
        pieces += [Piece(f"start-{k}", "start-square", x, y) for k, (x, y) in enumerate(STARTS)]
    if state == STATE_C:
        pieces += [Piece(f"finish-{k}", "finish-square", x, y) for k, (x, y) in enumerate(FINISHES)]
    squares = squares_in_play(b, state)
    for square in squares:
        pieces += stone(b, square)
    pieces += [Piece(f"arch-{k}", "arch", *arch_place(b.arch[k])) for k in ARCHES_SEEN[state]]
    return Stock("stock-board", BOARD, pieces, layers(state, squares[0], squares[-1]))
