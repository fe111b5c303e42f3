"""What is never made or lost in Tentacula."""

from fathoms.games.tentacula.names import GEMS, NOBODY
from fathoms.games.tentacula.state import Box, State


def census(b: Box, s: State) -> dict[str, int]:
    """Tiles, gates and gems wherever they are, shells that exist, fish on the board."""
    laid = [face // 2 for face in (*s.reef, *s.tile) if face != NOBODY]
    laid += [tile for tile in range(12) for mask in (s.pile, s.boxed) if (mask >> tile) & 1]
    assert len(laid) == len(set(laid)), "a tile lies in two places"
    assert s.top == NOBODY or (s.pile >> s.top // 2) & 1, "the face on top is not of a tile in the pile"
    chips = [chip for chip in s.chip if chip != NOBODY]
    assert len(chips) == len(set(chips)), "two seats have the same chip"
    gems = {f"{gem} gems": s.chest[i] + s.stashed[i] + s.cave[i] for i, gem in enumerate(GEMS)}
    return {
        "tiles": len(laid),
        "gates": s.gates.bit_count() + (s.gate != NOBODY) + s.board,
        "shells": int(0 <= s.shells <= b.most_shells),
        "fish": sum(0 <= square <= 35 for square in s.fish),
        **gems,
    }


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Fills in what follows from the fields that were written."""
