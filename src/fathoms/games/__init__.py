"""The list of games."""

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from fathoms.core.box import Data, Edition, checked_table, edition_written
from fathoms.core.errors import BadOption, UnknownGame, did_you_mean, shown
from fathoms.core.game import AnyGame
from fathoms.core.options import read_pairs
from fathoms.core.variant import AnyVariant as AnyVariant
from fathoms.core.variant import Variant, edition_name

FOLDERS = ("kraken_attack", "tentacolor", "barrakuda", "tentacula", "treasure_hunting_kraken")


def games() -> list[str]:
    """The names of all games."""
    return [folder.replace("_", "-") for folder in FOLDERS]


@cache
def _open(folder: str) -> AnyGame:
    opened: AnyGame = import_module(f"fathoms.games.{folder}").GAME
    return opened


def game(name: str) -> AnyGame:
    """A game by name: "kraken-attack"; blanks, underscores and capitals do not matter."""
    folder = shown(name).strip().lower().replace("-", "_").replace(" ", "_").replace(":", "").replace("!", "")
    if folder not in FOLDERS:
        raise UnknownGame("error-no-game", name=shown(name), instead=did_you_mean(folder.replace("_", "-"), games()))
    return _open(folder)


def likely_game(text: str, name: str) -> AnyGame:
    """The game whose box knows most of what an edition speaks of, be it right, wrong or in the wrong place."""
    told = _spoken_of(edition_written(text, name).data)
    known = {each: len(told & _spoken_of(game(each).shipped.data)) for each in games()}
    best, second = sorted(games(), key=lambda each: -known[each])[:2]
    if known[best] == known[second]:
        raise BadOption("error-edition-game", path=name, instead=did_you_mean("", games()))
    return game(best)


def _spoken_of(data: Data) -> set[str | tuple[str, ...]]:
    """The places of a box, and the names of what lies there."""
    paths = {*_paths(data)}
    return {*paths, *(path[-1] for path in paths)}


def _paths(data: Data, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in data.items():
        yield (*above, key)
        if isinstance(value, Mapping):
            yield from _paths(value, (*above, key))


def variant(text: str, edition: Edition = None) -> AnyVariant:
    """A variant from what `str` says of it: "kraken-attack seats=4 whirlpools=2"; its edition comes beside it."""
    name, *pairs = text.split() if isinstance(text, str) and text.split() else [shown(text)]
    options = read_pairs(pairs)
    wanted = options.pop("edition", None)
    seats = options.pop("seats", None)
    found = game(name).variant(seats=None if seats is None else seats_written(seats), edition=edition, **options)
    if wanted is not None and edition_name(found.edition) != wanted:
        raise BadOption("error-edition-name", wanted=wanted, found=edition_name(found.edition))
    return found


def seats_written(text: str) -> int:
    """A number of seats as it is written in a variant."""
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadOption("error-whole-number", name="seats", given=text)
    return int(text)


def from_row(row: Mapping[str, Any]) -> AnyVariant:
    """A variant from what `Variant.to_row` gave; tables that play the same share it and its box."""
    return _from_row(json.dumps([row["game"], row["seats"], row["options"], row["edition"]], sort_keys=True))


@lru_cache(64)
def _from_row(row: str) -> AnyVariant:
    name, seats, options, edition = json.loads(row)
    return Variant(game(name), seats, edition=checked_table(name, edition), options=options)
