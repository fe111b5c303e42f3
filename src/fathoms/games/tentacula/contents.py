"""What lies in the box of Tentacula, to be drawn and printed."""

from fathoms.core.scene import Piece, Stock
from fathoms.games.tentacula.names import (
    ANIMALS,
    COLUMNS,
    FACES,
    FINISH,
    FISH,
    GATES,
    GEMS,
    ROWS,
    STASHES,
    STATE_B,
)
from fathoms.games.tentacula.options import TURNED
from fathoms.games.tentacula.places import FINISHES, LAYERS, STARTS, arch_place, reef_place
from fathoms.games.tentacula.scene import gate_printed, hat_worn, stash_printed, stone, tile_printed
from fathoms.games.tentacula.state import Box

BOARD, TILE, GATE, STASH, TOKEN = 190, 60, 50, 60, 22  # millimetres


def contents(b: Box) -> list[Stock]:
    """The board with its whole route, tiles, gates, stashes, gems, shells, the die's sides, chips and fish."""
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
        Stock("stock-board", BOARD, board(b), LAYERS[STATE_B]),
        Stock("stock-tiles", TILE, tiles, sides=2),
        Stock("stock-cards", GATE, gates, sides=2),
        Stock("stock-cards", STASH, stashes),
        Stock("stock-tokens", TOKEN / 2, tokens),
        Stock("stock-dice", TOKEN - 6, dice),
        Stock("stock-figures", 2 * TOKEN, fish),
    ]


def board(b: Box) -> list[Piece]:
    """Both halves side by side: places for tiles, the route, the arches."""
    pieces = []
    for row, name in enumerate(ROWS):
        for column in range(1, COLUMNS + 1):
            pieces.append(Piece(f"slot-{name}-{column}", "reef-slot", *reef_place(row, column, TURNED)))
    pieces += [Piece(f"start-{k}", "start-square", x, y) for k, (x, y) in enumerate(STARTS)]
    pieces += [Piece(f"finish-{k}", "finish-square", x, y) for k, (x, y) in enumerate(FINISHES)]
    for square in range(1, FINISH):
        pieces += stone(b, square)
    return [*pieces, *(Piece(f"arch-{k}", "arch", *arch_place(square)) for k, square in enumerate(b.arch))]
