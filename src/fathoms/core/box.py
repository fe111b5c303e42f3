"""The components and printed numbers of an edition, read from TOML with reasons for every refusal.

A game ships `box.toml`, every table of it with a `source` (where the datum comes from). An edition is a
TOML file that repeats only what it changes; it is laid over the shipped one, key by key.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from fathoms.core.errors import BadEdition, did_you_mean, reason, shown
from fathoms.core.message import Fill, Message
from fathoms.core.names import Plain

Data = Mapping[str, Plain]
Keys = tuple[str, ...]  # that lead to a value, from table to table
SOURCE = "source"  # the key of remarks where data come from
MOST_NAMES = 16  # that a remark lists
DEEPEST = 16  # tables and lists inside each other
MOST_DOTS = 256  # on a line: of a key with thousands of them the parser would think for minutes
FAR = 2**63  # which no number of an edition comes near
_PART = r"""(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)"""
_HEADER = re.compile(r"^\s*\[{1,2}([^\[\]]+)\]")
_KEY = re.compile(rf"^\s*({_PART}(?:\s*\.\s*{_PART})*)\s*=")


def parse(text: str, name: str) -> Data:
    """TOML as a dictionary; `name` is the file's, for the refusal."""
    try:
        for n, written in enumerate(text.split("\n"), 1):
            if written.count(".") > MOST_DOTS:
                raise ValueError(f"Too many dots (at line {n}, column 1)")
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"\(at line (\d+),", str(error))
        line = int(at[1]) if at else None
        raise BadEdition("error-not-toml", line=line, file=name, why=str(error)) from None


def lay_over(below: Data, above: Data) -> dict[str, Plain]:
    """`below` with everything that `above` says changed; lists are replaced whole."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        merged[key] = lay_over(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return merged


def only(path: Keys, value: Plain) -> dict[str, Plain]:
    """A table that says nothing but the value at a path."""
    for key in reversed(path):
        value = {key: value}
    return dict(value)


def line_of(text: str, path: Keys) -> int | None:
    """The line of a TOML text on which the value at `path` is written, as far as it is written there."""
    best: tuple[int, int] | None = None  # how much of the path it matches, the line
    table: Keys = ()
    for i, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            here = table = _parts(header[1])
        elif key := _KEY.match(line):
            here = (*table, *_parts(key[1]))
        else:
            continue
        if here == path[: len(here)] and (best is None or len(here) > best[0]):
            best = len(here), i
    return best[1] if best else None


def _parts(dotted: str) -> Keys:
    return tuple(part.strip("\"'") for part in re.findall(_PART, dotted))


def without_sources(data: Data) -> dict[str, Plain]:
    """Data without the remarks where they come from: those are for their makers."""
    parts = {key: value for key, value in data.items() if key != SOURCE}
    return {key: without_sources(part) if isinstance(part, Mapping) else part for key, part in parts.items()}


def leaves(data: Data, path: str = "") -> Iterator[tuple[str, Plain]]:
    """Every value of a table, by its path."""
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield from leaves(value, here)
        elif key != SOURCE:
            yield here, value


def differing(data: Data, below: Data) -> dict[str, Plain]:
    """Of what is laid over `below`, only that which changes something."""
    changed: dict[str, Plain] = {}
    for key, value in data.items():
        old = below.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            value = differing(value, old)
            if not value:
                continue
        if key not in below or value != old:
            changed[key] = value
    return changed


@dataclass(frozen=True, slots=True)
class Layer:
    """One of the sheets that a box is laid together from: its name, what it says, and its text if it is a file."""

    name: str
    data: Data
    text: str | None = None

    def depth(self, path: Keys) -> int:
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

    def __init__(
        self,
        data: Data,
        layers: Sequence[Layer],
        home: Path,
        path: Keys = (),
        wanted: dict[Keys, Message] | None = None,
    ) -> None:
        self._data = data
        self._layers = layers  # the topmost first
        self._home = home  # of the game whose words say the reasons
        self._path = path
        self._wanted = {} if wanted is None else wanted  # what each value that was read has to be
        self._read: set[str] = {SOURCE}

    def refuse(self, key: str, reason: Message) -> NoReturn:
        """Refuses the value at `key`, and says on which sheet and line it stands.

        What is shipped fits together: where a value of it is refused, it is blamed on the sheet that lies over it.
        """
        path = (*self._path, key)
        over = [layer for layer in self._layers[:-1] if layer.data] or self._layers
        layer = max(over, key=lambda layer: layer.depth(path))
        line = line_of(layer.text, path) if layer.text is not None else None
        where = Message("error-line", {"file": layer.name, "line": str(line)}) if line else layer.name
        what = ".".join(path)
        raise BadEdition("error-edition", home=self._home, keys=path, line=line, where=where, what=what, why=reason)

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def wants(self, key: str, what: str, **about: Fill) -> None:
        """Remembers what a value has to be, for whoever writes an edition."""
        self._wanted[(*self._path, key)] = Message(what, about)

    def raw(self, key: str) -> Plain:
        """The value at `key`, whatever it is."""
        self._read.add(key)
        if key not in self._data:
            self.refuse(key, Message("edition-missing"))
        return self._data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        self.wants(key, "edition-wants-number", low=low, high=high)
        return self._number(key, self.raw(key), low, high)

    def numbers(self, key: str, count: int | range, low: int, high: int) -> list[int]:
        """A list of whole numbers, `count` of them, each from `low` to `high`."""
        self._want_list(key, count, Message("edition-wants-number", {"low": low, "high": high}))
        return [self._number(key, v, low, high) for v in self._list(key, count)]

    def name(self, key: str, names: Sequence[str]) -> int:
        """One of `names`, as its number."""
        self.wants(key, "edition-wants-name", known=said_names(names))
        return self._name(key, self.raw(key), names)

    def names(self, key: str, count: int | range, names: Sequence[str]) -> list[int]:
        """A list of `count` of `names`, as their numbers."""
        self._want_list(key, count, Message("edition-wants-name", {"known": said_names(names)}))
        return [self._name(key, v, names) for v in self._list(key, count)]

    def text(self, key: str) -> str:
        """A text."""
        value = self.raw(key)
        if not isinstance(value, str):
            self.refuse(key, Message("edition-text", {"given": shown(value)}))
        return value

    def sheet(self, key: str) -> "Sheet":
        """The table at `key`."""
        value = self.raw(key)
        if not isinstance(value, Mapping):
            self.refuse(key, Message("edition-table", {"given": shown(value)}))
        return Sheet(value, self._layers, self._home, (*self._path, key), self._wanted)

    def keys(self) -> list[str]:
        """What this table holds, its `source` aside."""
        return [key for key in self._data if key != SOURCE]

    def done(self) -> None:
        """Refuses what nobody asked for: a misspelt key must not be ignored."""
        for key in self._data:
            if key not in self._read:
                known = sorted(self._read - {SOURCE})
                self.refuse(key, Message("edition-unknown", {"instead": did_you_mean(key, known)}))

    def _want_list(self, key: str, count: int | range, each: Message) -> None:
        low, high = (count, count) if isinstance(count, int) else (count[0], count[-1])
        self.wants(
            key, "edition-wants-list" if low == high else "edition-wants-list-range", low=low, high=high, each=each
        )

    def _number(self, key: str, value: Plain, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            about = {"given": shown(value), "low": str(low), "high": str(high)}
            self.refuse(key, Message("edition-number", about))
        return value

    def _name(self, key: str, value: Plain, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            instead = did_you_mean(shown(value), [name or '""' for name in names])
            self.refuse(key, Message("edition-name", {"given": shown(value), "instead": instead}))
        return names.index(value)

    def _list(self, key: str, count: int | range) -> list[Plain]:
        value = self.raw(key)
        allowed = range(count, count + 1) if isinstance(count, int) else count
        if not isinstance(value, list) or len(value) not in allowed:
            found = str(len(value)) if isinstance(value, list) else shown(value)
            about = {"given": found, "low": str(allowed[0]), "high": str(allowed[-1])}
            self.refuse(key, Message("edition-list" if len(allowed) == 1 else "edition-list-range", about))
        return value


def said_names(names: Sequence[str]) -> str:
    """Names as one would write them in TOML; of very many the first and the last."""
    some = [f'"{name}"' for name in names]
    return ", ".join(some if len(some) <= MOST_NAMES else [*some[:3], "…", some[-1]])


Edition = str | Path | Data | Layer | None


def read_edition(edition: Edition) -> Layer:
    """An edition as a layer of its own: from a file, or as data; without the remarks where its data come from."""
    if edition is None:
        return Layer("edition", {})
    if isinstance(edition, Layer):
        return edition
    if isinstance(edition, str | Path):
        return _read_file(Path(edition))
    layer = Layer("edition", checked_table("edition", edition))
    return Layer(layer.name, _plain(layer, layer.data, ()))


def edition_written(text: str, name: str) -> Layer:
    """An edition as a layer, from the text of a file; `name` is the file's, for refusals."""
    layer = Layer(name, parse(text, name), text)
    return Layer(name, _plain(layer, layer.data, ()), text)


def _read_file(path: Path) -> Layer:
    why: Fill
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error)
    except ValueError as error:  # a name that no file can have
        why = str(error)
    else:
        return edition_written(text, path.name)
    raise BadEdition("error-unreadable", path=shown(path), why=why)


def checked_table(where: str, edition: Plain) -> Data:
    """An edition as data, or a refusal: what stands in a saved match is never the name of a file."""
    if not isinstance(edition, Mapping):
        why = Message("edition-table", {"given": shown(edition)})
        raise BadEdition("error-edition", where=where, what="edition", why=why)
    return edition


def _plain(layer: Layer, value: Plain, path: Keys) -> Plain:
    """A copy of a value, if JSON can say it; else a refusal with its key."""
    deep = len(path) > DEEPEST
    if isinstance(value, Mapping) and not deep and all(isinstance(key, str) for key in value):
        return {key: _plain(layer, part, (*path, key)) for key, part in value.items() if key != SOURCE}
    if isinstance(value, list | tuple) and not deep:
        return [_plain(layer, part, (*path, str(i))) for i, part in enumerate(value)]
    if isinstance(value, str) or (isinstance(value, int | float) and -FAR < value < FAR):
        return value
    *outer, key = path or ("edition",)
    return Sheet({}, [layer], Path(), tuple(outer)).refuse(key, Message("edition-plain", {"given": shown(value)}))
