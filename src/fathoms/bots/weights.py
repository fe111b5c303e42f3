"""How much each hint of a game counts, from the game's `hints.toml`."""

import tomllib
from functools import cache

from fathoms.bots.judge import UNIT
from fathoms.core.game import Game

FILE = "hints.toml"


@cache
def _sheet(game: Game) -> dict[int, dict[str, float]]:
    path = game.folder / FILE
    if not path.exists():
        return {}
    sheet = tomllib.loads(path.read_text(encoding="utf-8"))
    return {int(seats): table["weights"] for seats, table in sheet["seats"].items()}


def weights(game: Game, seats: int) -> list[int]:
    """The weights of the constant and of each hint, in UNITs; those of the nearest seat count that has any."""
    sheet = _sheet(game)
    if not sheet:
        return [0] * (1 + len(game.hints.FEATURES))
    table = sheet[min(sheet, key=lambda n: abs(n - seats))]
    return [round(UNIT * table.get(name, 0.0)) for name in ("constant", *game.hints.FEATURES)]
