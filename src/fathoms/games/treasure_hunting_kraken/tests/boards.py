"""Boards of any kind, for Hypothesis: what a designer might draw."""

from typing import Any

from hypothesis import strategies as st

from fathoms.games.treasure_hunting_kraken.names import RING_NAMES


@st.composite
def editions(draw: st.DrawFn) -> dict[str, Any]:
    """An edition with a board that keeps TH-51: rings that shrink inward, wind on each, some bases and tentacles."""
    sizes = sorted(draw(st.lists(st.integers(3, 30), min_size=1, max_size=4)), reverse=True)
    rings = [[f"{RING_NAMES[k]}{i}" for i in range(size)] for k, size in enumerate(sizes)]
    spaces = [space for ring in rings for space in ring]
    wind = {"X", *(draw(st.sampled_from(ring)) for ring in rings)}
    safe = {ring[draw(st.integers(0, len(ring) - 1))] for ring in rings}  # never a base
    bases = [space for space in spaces if space not in safe]
    board = {
        "rings": sizes,
        "start": draw(st.sampled_from(rings[0])),
        "wind": sorted(wind | draw(st.sets(st.sampled_from(spaces), max_size=6))),
        "coral": draw(st.lists(st.sampled_from(bases), max_size=8, unique=True)),
        "tentacles": draw(st.lists(st.sampled_from([*spaces, "X"]), max_size=8, unique=True)),
    }
    return {"whirlpool": {"board": "drawn"}, "boards": {"drawn": board}}
