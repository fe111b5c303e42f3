"""The components and printed numbers of an edition, read from TOML with reasons for every refusal.

A game ships `box.toml`, every table of it with a `source` (where the datum comes from). An edition is a
TOML file that repeats only what it changes; it is laid over the shipped one, key by key.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from fathoms.core.errors import BadEdition, did_you_mean
from fathoms.core.message import Message
from fathoms.core.names import Plain

Data = Mapping[str, Plain]
Path_ = tuple[str, ...]
_HEADER = re.compile(r"^\s*\[+\s*([^\]]+?)\s*\]+")
_KEY = re.compile(r"""^\s*(?:"([^"]+)"|'([^']+)'|([A-Za-z0-9_-]+))\s*=""")


def parse(text: str, name: str) -> Data:
    """TOML as a dictionary; `name` is the file's, for the refusal."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition("error-not-toml", file=name, why=str(error)) from None


def lay_over(below: Data, above: Data) -> dict[str, Plain]:
    """`below` with everything that `above` says changed; lists are replaced whole."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        merged[key] = lay_over(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return merged


def line_of(text: str, path: Path_) -> int | None:
    """The line of a TOML text on which the value at `path` is written, as far as it is written there."""
    best: tuple[int, int] | None = None  # how much of the path it matches, the line
    table: Path_ = ()
    for i, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            table = tuple(part.strip().strip("\"'") for part in header[1].split("."))
            here = table
        elif key := _KEY.match(line):
            here = (*table, key[1] or key[2] or key[3])
        else:
            continue
        if here == path[: len(here)] and (best is None or len(here) > best[0]):
            best = len(here), i
    return best[1] if best else None


@dataclass(frozen=True, slots=True)
class Layer:
    """One of the sheets that a box is laid together from: its name, what it says, and its text if it is a file."""

    name: str
    data: Data
    text: str | None = None

    def depth(self, path: Path_) -> int:
        """How much of a path it says something about."""
        here: Plain = self.data
        for k, key in enumerate(path):
            if not isinstance(here, Mapping) or key not in here:
                return k
            here = here[key]
        return len(path)


def laid_together(layers: Sequence[Layer]) -> dict[str, Plain]:
    """What all layers say, the first on top."""
    data: dict[str, Plain] = {}
    for layer in reversed(layers):
        data = lay_over(data, layer.data)
    return data


class Sheet:
    """A table of a box, read field by field; what is wrong is refused with its line and the reason."""

    def __init__(self, data: Data, layers: Sequence[Layer], home: Path, path: Path_ = ()) -> None:
        self._data = data
        self._layers = layers  # the topmost first
        self._home = home  # of the game whose words say the reasons
        self._path = path
        self._read: set[str] = {"source"}

    def refuse(self, key: str, reason: Message) -> NoReturn:
        """Refuses the value at `key`, and says on which sheet and line it stands."""
        path = (*self._path, key)
        layer = max(self._layers, key=lambda layer: layer.depth(path))
        line = line_of(layer.text, path) if layer.text is not None else None
        where = Message("error-line", {"file": layer.name, "line": str(line)}) if line else layer.name
        raise BadEdition("error-edition", home=self._home, where=where, what=".".join(path), why=reason)

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def raw(self, key: str) -> Plain:
        """The value at `key`, whatever it is."""
        self._read.add(key)
        if key not in self._data:
            self.refuse(key, Message("edition-missing"))
        return self._data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return self._number(key, self.raw(key), low, high)

    def numbers(self, key: str, count: int | range, low: int, high: int) -> list[int]:
        """A list of whole numbers, `count` of them, each from `low` to `high`."""
        return [self._number(key, v, low, high) for v in self._list(key, count)]

    def name(self, key: str, names: Sequence[str]) -> int:
        """One of `names`, as its number."""
        return self._name(key, self.raw(key), names)

    def names(self, key: str, count: int | range, names: Sequence[str]) -> list[int]:
        """A list of `count` of `names`, as their numbers."""
        return [self._name(key, v, names) for v in self._list(key, count)]

    def text(self, key: str) -> str:
        """A text."""
        value = self.raw(key)
        if not isinstance(value, str):
            self.refuse(key, Message("edition-text", {"given": str(value)}))
        return value

    def sheet(self, key: str) -> "Sheet":
        """The table at `key`."""
        value = self.raw(key)
        if not isinstance(value, Mapping):
            self.refuse(key, Message("edition-table", {"given": str(value)}))
        return Sheet(value, self._layers, self._home, (*self._path, key))

    def keys(self) -> list[str]:
        """What this table holds, its `source` aside."""
        return [key for key in self._data if key != "source"]

    def done(self) -> None:
        """Refuses what nobody asked for: a misspelt key must not be ignored."""
        for key in self._data:
            if key not in self._read:
                known = sorted(self._read - {"source"})
                self.refuse(key, Message("edition-unknown", {"instead": did_you_mean(key, known)}))

    def _number(self, key: str, value: Plain, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            about = {"given": str(value), "low": str(low), "high": str(high)}
            self.refuse(key, Message("edition-number", about))
        return value

    def _name(self, key: str, value: Plain, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            self.refuse(key, Message("edition-name", {"given": str(value), "instead": did_you_mean(str(value), names)}))
        return names.index(value)

    def _list(self, key: str, count: int | range) -> list[Plain]:
        value = self.raw(key)
        allowed = range(count, count + 1) if isinstance(count, int) else count
        if not isinstance(value, list) or len(value) not in allowed:
            found = str(len(value)) if isinstance(value, list) else str(value)
            about = {"given": found, "low": str(allowed[0]), "high": str(allowed[-1])}
            self.refuse(key, Message("edition-list" if len(allowed) == 1 else "edition-list-range", about))
        return value


Edition = str | Path | Data | None


def read_edition(edition: Edition) -> Layer:
    """An edition as a layer: from a file, or as data."""
    if edition is None:
        return Layer("edition", {})
    if isinstance(edition, Mapping):
        return Layer("edition", dict(edition))
    path = Path(edition)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror or "" if isinstance(error, OSError) else Message("error-not-utf-8")
        raise BadEdition("error-unreadable", path=str(path), why=why) from None
    return Layer(path.name, parse(text, path.name), text)
