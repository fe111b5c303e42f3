"""How much each hint of a game counts, from the game's `hints.toml`.

Twice: for players who look one step ahead, and for those who search. What is good to grab is not always what foretells
a win.
"""

import tomllib
from functools import cache

from fathoms.bots.judge import UNIT
from fathoms.core.game import Game

FILE = "hints.toml"
GREEDY, SEARCH = "greedy", "search"


@cache
def _sheet(game: Game) -> dict[int, dict[str, dict[str, float]]]:
    path = game.folder / FILE
    if not path.exists():
        return {}
    sheet = tomllib.loads(path.read_text(encoding="utf-8"))
    return {int(seats): {GREEDY: table[GREEDY], SEARCH: table[SEARCH]} for seats, table in sheet["seats"].items()}


def log_odds(game: Game, seats: int, kind: str) -> list[float]:
    """The weights of the constant and of each hint; those of the nearest seat count that has any."""
    sheet = _sheet(game)
    table = sheet[min(sheet, key=lambda n: abs(n - seats))][kind] if sheet else {}
    return [table.get(name, 0.0) for name in ("constant", *game.hints.FEATURES)]


def weights(game: Game, seats: int, kind: str) -> list[int]:
    """The same in UNITs."""
    return [round(UNIT * weight) for weight in log_odds(game, seats, kind)]
