"""The list of games."""

from functools import cache
from importlib import import_module

from fathoms.core.errors import UnknownGame, did_you_mean
from fathoms.core.game import Game

FOLDERS = ("kraken_attack", "tentacolor", "barrakuda", "tentacula", "treasure_hunting_kraken")


def games() -> list[str]:
    """The names of all games."""
    return [folder.replace("_", "-") for folder in FOLDERS]


@cache
def _open(folder: str) -> Game:
    opened: Game = import_module(f"fathoms.games.{folder}").GAME
    return opened


def game(name: str) -> Game:
    """A game by name: "kraken-attack"; blanks, underscores and capitals do not matter."""
    folder = str(name).strip().lower().replace("-", "_").replace(" ", "_").replace(":", "").replace("!", "")
    if folder not in FOLDERS:
        raise UnknownGame(f"there is no game {name!r}; " + did_you_mean(folder.replace("_", "-"), games()))
    return _open(folder)
