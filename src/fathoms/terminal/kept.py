"""What the terminal keeps: matches, a file each, as saved with who sat where; and which puzzles are solved."""

import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import fathoms
from fathoms.core.errors import BadMatch, BadOption, reason
from fathoms.core.folders import data_folder
from fathoms.core.table import AnyTable
from fathoms.dive import Dive

KEY = "terminal"  # what the terminal adds to a saved match


@dataclass(frozen=True, slots=True)
class Kept:
    """A match and where it is kept; who played at this keyboard and the level of the others, if a terminal knew."""

    path: Path | None  # none yet
    table: AnyTable
    mine: Sequence[int] = ()
    level: str | None = None
    dive: Dive | None = None  # which one it is a try at, if it is
    hints: bool = False  # whether the coach was asked


def folder() -> Path:
    """Where matches keep themselves."""
    return data_folder() / "matches"


def new_path(game: str) -> Path:
    """Where a new match keeps itself: no other one does."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder() / f"{stem}.json", 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.json", number + 1
    return path


def write(path: Path, kept: Kept) -> None:
    """Writes a match, all of it or nothing."""
    remark = {"me": list(kept.mine), "bots": kept.level, "over": kept.table.over, "hints": kept.hints}
    data = json.loads(kept.table.save()) | {KEY: remark}
    if kept.dive is not None:
        data["daily"] = str(kept.dive.day)
    try:
        if path.parent == folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        _write_at_once(path, data)
    except OSError as error:
        raise BadOption("error-unwritable", path=str(path), why=reason(error)) from None


def _write_at_once(path: Path, data: dict[str, Any]) -> None:
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    part.replace(path)


def read(path: Path) -> Kept:
    """A match from its file, kept by a terminal or saved elsewhere, to be played on."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadMatch("error-unreadable", path=str(path), why=reason(error)) from None
    except UnicodeDecodeError:
        raise BadMatch("error-not-a-match") from None
    table = fathoms.load(text)
    if not table.same_rules:
        raise BadMatch("error-other-rules")
    seats = remark(text)
    mine = [seat for seat in seats.get("me", ()) if type(seat) is int and 0 <= seat < table.seats]
    level = seats.get("bots") if isinstance(seats.get("bots"), str) else None
    day = json.loads(text).get("daily")
    dive = None if day is None else fathoms.daily(table.game.name, day)
    return Kept(path, table, mine, dive.level if dive else level, dive, bool(seats.get("hints")))


def find(name: str | None) -> Kept:
    """The last match that is not over: of all, of a game, or the one whose file is so called."""
    if name and (path := folder() / f"{name.removesuffix('.json')}.json").name == path.name and path.is_file():
        return read(path)
    wanted = fathoms.game(name).name if name else None
    for path in sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            text = path.read_text(encoding="utf-8")
            data = json.loads(text)
            fits = wanted in (None, data["game"]) and not remark(text).get("over")
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            continue
        if fits:
            return read(path)
    raise BadMatch("error-nothing-to-resume", folder=str(folder()))


def tried(dive: Dive, but: Path) -> bool:
    """Whether another match that is kept here is a try at the same dive."""
    for path in folder().glob(f"{dive.variant.game.name}-*.json"):
        with contextlib.suppress(OSError, ValueError, AttributeError, RecursionError):
            if path != but and json.loads(path.read_text(encoding="utf-8")).get("daily") == str(dive.day):
                return True
    return False


def remark(text: str) -> dict[str, Any]:
    """What a terminal noted in a match."""
    noted = json.loads(text).get(KEY)
    return noted if isinstance(noted, dict) else {}


def puzzle_file() -> Path:
    """Where it is kept which puzzles are solved: lists of ids by game."""
    return folder().with_name("puzzles.json")


def solved(game: str) -> list[str]:
    """The ids of the puzzles of a game that were solved at this keyboard."""
    return _all_solved().get(game, [])


def note_solved(game: str, id: str) -> list[str]:
    """Keeps that a puzzle is solved, where that can be; gives all that are."""
    noted = _all_solved()
    noted[game] = sorted({*noted.get(game, ()), id})
    path = puzzle_file()
    with contextlib.suppress(OSError):  # one may solve on where nothing can be kept
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_at_once(path, noted)
    return noted[game]


def _all_solved() -> dict[str, list[str]]:
    try:
        data = json.loads(puzzle_file().read_text(encoding="utf-8"))
        return {str(game): [str(id) for id in ids] for game, ids in data.items()}
    except (OSError, ValueError, AttributeError, TypeError, RecursionError):
        return {}
