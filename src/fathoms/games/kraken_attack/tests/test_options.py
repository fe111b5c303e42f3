"""Options and presets (KA-66, KA-68 to KA-70, KA-81)."""

from itertools import product
from typing import Any

import pytest

from fathoms.games.kraken_attack import GAME


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("young-sailors", {"powers": "off", "tokens_to_win": 1}),
        ("experienced", {"whirlpools": 1}),
        ("dread", {"whirlpools": 4}),
    ],
)
def test_a_preset_is_a_handful_of_options(preset: str, options: dict[str, object]) -> None:
    """KA-68, KA-69, KA-70: young sailors, experienced, dread; single options go over a preset."""
    table = GAME.table(seats=2, preset=preset)
    assert {name: table.options[name] for name in options} == options
    assert GAME.table(seats=2, preset=preset, whirlpools=2).options["whirlpools"] == 2


def test_all_options_combine() -> None:
    """KA-81: every combination can be played to its end, also where one has nothing to work on."""
    values: dict[str, tuple[Any, ...]] = {
        "start": ("diagram", "bubbles"),
        "powers": ("on", "off"),
        "tokens_to_win": (3, 1),
        "whirlpools": (0, 4),
        "whirlpool_placement": ("players", "random"),
        "billy_sweeps_kraken": ("off", "on"),
    }
    for seats in (1, 4):
        for choice in product(*values.values()):
            variant = GAME.variant(seats=seats, **dict(zip(values, choice, strict=True)))
            games = variant.playouts(5, seed=2, threads=1)
            assert (games.over > 0).all()


def test_billys_option_does_nothing_without_powers() -> None:
    """KA-81: the same games, action by action."""
    plain = GAME.variant(seats=4, powers="off").playouts(300, seed=6, threads=1)
    swept = GAME.variant(seats=4, powers="off", billy_sweeps_kraken="on").playouts(300, seed=6, threads=1)
    assert (plain.hashes == swept.hashes).all()
