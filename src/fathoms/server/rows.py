"""Steps as they are kept: by name, with the declarations they were told with.

A phrase ("cannon P3"), a kind of news and its arguments go by name. The declarations of a game's news are kept once
for each time they change, so that what was told stays as it was told, with the secrecy it was told with.
"""

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from msgspec import Struct, convert, json, msgpack

from fathoms.core.game import AnyGame
from fathoms.core.names import Names, named
from fathoms.core.news import Kind
from fathoms.core.steps import AnyEvent, AnyStep, Event, Step
from fathoms.games import AnyVariant

Kinds = Mapping[str, Kind]  # by name
NewsRow = tuple[str, dict[str, str | int]]  # ("holed", {"lane": "P3", "area": "A"})


class News(Struct, frozen=True):
    """The declarations of a game's news: their own fingerprint, and all of them."""

    version: str
    kinds: bytes


class StepRow(Struct, frozen=True, array_like=True):
    """A step without its positions."""

    n: int
    seat: int
    action: str
    drawn: tuple[int, ...]
    sides: tuple[int, ...]
    news: tuple[NewsRow, ...]
    told: str  # the version of the declarations


@cache
def news_of(game: AnyGame) -> News:
    """The declarations of a game's news today."""
    return declared(list(game.news))


def declared(kinds: Sequence[Kind]) -> News:
    """Declarations as they are kept."""
    row = json.encode(kinds)
    return News(hashlib.sha256(row).hexdigest()[:12], row)


def read_news(row: bytes) -> Kinds:
    """Declarations that were kept."""
    return {kind.name: kind for kind in json.decode(row, type=list[Kind])}


# --- steps --------------------------------------------------------------------------------------------


def to_row(n: int, step: AnyStep, told: str) -> StepRow:
    """A step to be kept."""
    return StepRow(n, step.seat, step.action, step.drawn, step.sides, tuple(map(_news_row, step.news)), told)


def _news_row(event: AnyEvent) -> NewsRow:
    about = event.kind.about.items()
    return event.kind.name, {name: named(names, v) for (name, names), v in zip(about, event.args, strict=True)}


def from_row(row: StepRow, news: Mapping[str, Kinds]) -> AnyStep:
    """A step that was kept, without its positions."""
    kinds = news[row.told]
    told: tuple[AnyEvent, ...] = tuple(Event(kinds[name], _args(kinds[name], about), None) for name, about in row.news)
    return Step(row.seat, row.action, row.drawn, told, None, row.sides)


def _args(kind: Kind, about: Mapping[str, str | int]) -> tuple[int, ...]:
    """The numbers behind the names."""
    return tuple(_number(names, about[name]) for name, names in kind.about.items())


def _number(names: Names, value: str | int) -> int:
    return names.index(value) if isinstance(value, str) and not isinstance(names, int) else int(value)


def whole_steps(
    variant: AnyVariant, rows: Sequence[StepRow], positions: Sequence[bytes], news: Mapping[str, bytes]
) -> list[AnyStep]:
    """Steps that were kept, with all their positions."""
    kinds = {version: read_news(row) for version, row in news.items()}
    read = [positions_from_row(variant, row) for row in positions]
    return [filled(from_row(row, kinds), found) for row, found in zip(rows, read, strict=True)]


# --- positions ----------------------------------------------------------------------------------------


def positions_to_row(step: AnyStep) -> bytes:
    """The positions of a step, by the names of their fields."""
    return zlib.compress(msgpack.encode([*(event.after for event in step.news), step.after]), 1)


def positions_from_row(variant: AnyVariant, row: bytes, *, same_rules: bool = True) -> list[Any]:
    """The positions of a step; of other rules what can be read of each, or None."""
    plain = msgpack.decode(zlib.decompress(row))
    if same_rules:
        return convert(plain, list[variant.game.state])  # type: ignore[name-defined]
    return [_tolerant(variant, fields) for fields in plain]


def filled(step: AnyStep, positions: Sequence[Any]) -> AnyStep:
    """A step with its positions: after each piece of news, then after all."""
    *between, after = positions
    news = tuple(replace(event, after=s) for event, s in zip(step.news, between, strict=True))
    return replace(step, news=news, after=after)


def _tolerant(variant: AnyVariant, fields: Mapping[str, Any]) -> Any:
    """A position of other rules: fields that are gone are left out; None where one has another shape."""
    s = variant.blank()
    for name, value in fields.items():
        now = getattr(s, name, None)
        if now is None:
            continue
        if type(value) is not type(now) or (isinstance(now, list) and len(now) != len(value)):
            return None
        setattr(s, name, value)
    return s
