"""The components and printed numbers of an edition, read from TOML with reasons for every refusal.

A game ships `box.toml`, every table of it with a `source` (where the datum comes from). An edition is a
TOML file that repeats only what it changes; it is laid over the shipped one, key by key.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from fathoms.core.errors import BadEdition, did_you_mean

Path_ = tuple[str, ...]
_HEADER = re.compile(r"^\s*\[+\s*([^\]]+?)\s*\]+")
_KEY = re.compile(r"""^\s*(?:"([^"]+)"|'([^']+)'|([A-Za-z0-9_-]+))\s*=""")


def parse(text: str, name: str) -> dict[str, Any]:
    """TOML as a dictionary; `name` is the file's, for the refusal."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"{name}: not valid TOML: {error}") from None


def lay_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """`below` with everything that `above` says changed; lists are replaced whole."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        both = isinstance(old, dict) and isinstance(value, dict)
        merged[key] = lay_over(old, value) if both else value  # type: ignore[arg-type]  # both are dicts
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


class Sheet:
    """A table of a box, read field by field; what is wrong is refused with its line and the reason."""

    def __init__(self, data: Mapping[str, Any], texts: Sequence[tuple[str, str]], path: Path_ = ()) -> None:
        self._data = data
        self._texts = texts  # (name, text), the edition before the shipped box
        self._path = path
        self._read: set[str] = {"source"}

    def refuse(self, key: str, reason: str) -> NoReturn:
        """Refuses the value at `key`."""
        path = (*self._path, key)
        dotted = ".".join(path)
        for name, text in self._texts:
            line = line_of(text, path)
            if line is not None:
                raise BadEdition(f"{name}, line {line}: {dotted} {reason}")
        raise BadEdition(f"{self._texts[0][0] if self._texts else 'box'}: {dotted} {reason}")

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def raw(self, key: str) -> Any:
        """The value at `key`, whatever it is."""
        self._read.add(key)
        if key not in self._data:
            self.refuse(key, "is missing")
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
            self.refuse(key, f"is {value!r}, but must be a text")
        return value

    def sheet(self, key: str) -> "Sheet":
        """The table at `key`."""
        value = self.raw(key)
        if not isinstance(value, dict):
            self.refuse(key, f"is {value!r}, but must be a table")
        return Sheet(value, self._texts, (*self._path, key))

    def keys(self) -> list[str]:
        """What this table holds, its `source` aside."""
        return [key for key in self._data if key != "source"]

    def done(self) -> None:
        """Refuses what nobody asked for: a misspelt key must not be ignored."""
        for key in self._data:
            if key not in self._read:
                known = sorted(self._read - {"source"})
                self.refuse(key, "is not known here; " + did_you_mean(key, known))

    def _number(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            self.refuse(key, f"has {value!r}, but takes whole numbers from {low} to {high}")
        return value

    def _name(self, key: str, value: Any, names: Sequence[str]) -> int:
        if value not in names:
            self.refuse(key, f"has {value!r}; " + did_you_mean(str(value), names))
        return names.index(value)

    def _list(self, key: str, count: int | range) -> list[Any]:
        value = self.raw(key)
        allowed = range(count, count + 1) if isinstance(count, int) else count
        if not isinstance(value, list) or len(value) not in allowed:
            size = str(count) if isinstance(count, int) else f"{count[0]} to {count[-1]}"
            found = f"{len(value)}" if isinstance(value, list) else repr(value)
            self.refuse(key, f"has {found} entries, but takes a list of {size}")
        return value


def edition_data(edition: str | Path | Mapping[str, Any] | None) -> tuple[dict[str, Any], tuple[str, str] | None]:
    """An edition as data, with (name, text) if it came from a file."""
    if edition is None:
        return {}, None
    if isinstance(edition, Mapping):
        return dict(edition), None
    path = Path(edition)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadEdition(f"the edition file {path} cannot be read: {reason}") from None
    return parse(text, path.name), (path.name, text)
