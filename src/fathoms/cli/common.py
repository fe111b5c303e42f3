"""What commands share: their options, where they print, and how they read and write files."""

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import fathoms
from fathoms.core.errors import BadMatch, BadOption, reason
from fathoms.core.folders import data_folder
from fathoms.core.message import Fill, Message
from fathoms.core.options import SEED_BITS, read_pairs
from fathoms.core.words import words
from fathoms.games import AnyVariant
from fathoms.terminal.commands import said_language

console = Console(highlight=False)
MOST_SEED = (1 << SEED_BITS) - 1

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="cli-option-seats")]
Seed = Annotated[int | None, typer.Option(help="cli-option-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-option-option")]
Preset = Annotated[str | None, typer.Option(help="cli-option-preset")]
Edition = Annotated[Path | None, typer.Option(help="cli-option-edition")]
Language = Annotated[str, typer.Option(callback=said_language, is_eager=True, help="cli-option-language")]
Names = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-option-games")]
SeatCounts = Annotated[list[int] | None, typer.Option("--seats", "-n", help="cli-option-seat-counts")]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-option-ray")]
Data = Annotated[Path | None, typer.Option(help="cli-option-data")]
Database = Annotated[str, typer.Option(envvar="FATHOMS_DATABASE", help="cli-option-database")]


def variant_of(
    name: str, seats: int | None, option: Sequence[str] | None, preset: str | None, edition: Path | None
) -> AnyVariant:
    """What is asked for, or a refusal before anything is played."""
    options = read_pairs(option or ())
    if preset is not None:
        options["preset"] = preset.lower()
    game = fathoms.game(name)
    return fathoms.Variant(game, game.usual_seats if seats is None else seats, edition=edition, options=options)


def say(language: str, key: str, **about: Fill) -> None:
    """Prints a message of the shell."""
    console.print(words(language).say(key, **about), soft_wrap=True)


def kept_at(data: Path | None, database: str) -> Path | str:
    """Where matches are kept, as the options say."""
    return database or data or data_folder()


def stopped(path: Path | None) -> KeyboardInterrupt:
    """The interrupt of a long run, with the place of what was found before it."""
    if path is None:
        return KeyboardInterrupt(Message("cli-stopped-nothing"))
    return KeyboardInterrupt(Message("cli-stopped-kept", {"path": str(path)}))


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Says in one sentence why a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise BadOption("error-unwritable", path=str(path), why=reason(error)) from None


def check_writable(path: Path) -> None:
    """Refuses a file that could not be written, before hours of work; leaves none behind."""
    new = not path.exists()
    with writing(path):
        path.open("a").close()
    if new:
        path.unlink()


def write_text(path: Path, text: str) -> None:
    """Writes a file, or says in one sentence why not."""
    with writing(path):
        path.write_text(text, encoding="utf-8")


def read_text(path: Path) -> str:
    """A file's text, or one sentence why not."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadMatch("error-unreadable", path=str(path), why=reason(error)) from None


def html_file(output: Path) -> None:
    """Refuses a page that could not be written."""
    if output.suffix != ".html":
        raise BadOption("error-suffix", path=str(output), known=".html")
    check_writable(output)
