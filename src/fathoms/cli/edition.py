"""`fathoms edition`: a box of one's own is written, checked, compared, drawn and printed."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import fathoms
from fathoms.cli.common import GameName, Language, console, html_file, read_text, say, write_text, writing
from fathoms.core.errors import BadOption
from fathoms.games import AnyVariant
from fathoms.terminal.commands import WRONG

app = typer.Typer(name="edition", no_args_is_help=True, rich_markup_mode="markdown")
EditionFile = Annotated[Path, typer.Argument(metavar="EDITION", help="cli-option-edition-file")]
WhichGame = Annotated[str | None, typer.Option("--game", help="cli-option-which-game")]


def edition_of(given: str, name: str | None) -> AnyVariant:
    """The variant that an edition's file makes, or the box of a game by its name."""
    from fathoms.lab.compare import game_of

    if not given.lower().endswith(".toml"):
        return fathoms.game(given).variant()
    return fathoms.game(name or game_of(Path(given))).variant(edition=Path(given))


@app.command("new")
def new_edition(name: GameName, edition: EditionFile, language: Language = "") -> None:
    """Write a game's whole box as a file to be changed, every value with what it may be.

    Example: `fathoms edition new barrakuda mine.toml`
    """
    from fathoms.core.edition import template

    game = fathoms.game(name)
    if edition.suffix.lower() != ".toml":
        raise BadOption("error-suffix", path=str(edition), known=".toml")
    if edition.exists():
        raise BadOption("error-exists", path=str(edition))
    write_text(edition, template(game, game.words(language)))
    say(language, "cli-written", path=str(edition))


@app.command("check")
def check_edition(edition: EditionFile, game: WhichGame = None, language: Language = "") -> None:
    """Say everything that keeps an edition from being played, line by line.

    Examples: `fathoms edition check mine.toml` · `fathoms edition check mine.toml --game barrakuda`
    """
    from fathoms.core.edition import complaints
    from fathoms.games import likely_game

    text = read_text(edition)
    meant = fathoms.game(game) if game else likely_game(text, edition.name)
    wrong = complaints(meant, text, edition.name)
    for error in wrong:
        print(error.said(language), file=sys.stderr)
    if wrong:
        raise typer.Exit(WRONG)
    changed = len(list(changes_of(meant.variant(edition=edition))))
    say(language, "edition-good", path=str(edition), title=meant.words(language).say("title"), count=changed)


def changes_of(variant: AnyVariant, other: AnyVariant | None = None) -> list[tuple[str, str, str]]:
    """What is different from another variant, or from the box as it is shipped: its name, before, after."""
    from fathoms.lab.compare import differences

    return differences(other or variant.game.variant(), variant)


@app.command("diff")
def diff_editions(
    before: Annotated[str, typer.Argument(metavar="A", help="cli-option-edition-before")],
    after: Annotated[str, typer.Argument(metavar="B", help="cli-option-edition-after")],
    game: WhichGame = None,
    language: Language = "",
) -> None:
    """List the values that two editions, or a game's box and an edition, do not share.

    Examples: `fathoms edition diff barrakuda mine.toml` · `fathoms edition diff old.toml new.toml --game barrakuda`
    """
    one, other = edition_of(before, game), edition_of(after, game)
    if one.game is not other.game:
        raise BadOption("error-side-other-game", one=one.game.name, other=other.game.name)
    found = changes_of(other, one)
    for name, old, new in found:
        console.print(f"{name}: {old} → {new}", soft_wrap=True, markup=False)
    if not found:
        say(language, "edition-same")


@app.command("draw")
def draw_edition(
    edition: Annotated[str, typer.Argument(metavar="EDITION", help="cli-option-edition-or-game")],
    game: WhichGame = None,
    output: Annotated[Path, typer.Option("--output", "-o", help="cli-option-folder")] = Path("drawn"),
    language: Language = "",
) -> None:
    """Draw an edition's boards, cards and tiles as SVG files.

    Examples: `fathoms edition draw mine.toml` · `fathoms edition draw tentacula --output tentacula`
    """
    from fathoms.lab.press import drawings

    variant = edition_of(edition, game)
    with writing(output):
        output.mkdir(parents=True, exist_ok=True)
    for name, drawing in drawings(variant):
        write_text(output / f"{name}.svg", drawing)
        say(language, "cli-written", path=str(output / f"{name}.svg"))


@app.command("print")
def print_edition(
    edition: Annotated[str, typer.Argument(metavar="EDITION", help="cli-option-edition-or-game")],
    game: WhichGame = None,
    paper: Annotated[str, typer.Option(help="cli-option-paper")] = "a4",
    output: Annotated[Path, typer.Option("--output", "-o", help="cli-option-html")] = Path("print.html"),
    language: Language = "",
) -> None:
    """Write sheets to print, cut out and play with: open the page in a browser and print it at full size.

    Examples: `fathoms edition print mine.toml` · `fathoms edition print kraken-attack --paper letter`
    """
    from fathoms.lab.press import PAPERS, to_print

    if paper not in PAPERS:
        raise BadOption("error-option-value", name="--paper", given=paper, allowed=", ".join(PAPERS))
    html_file(output)
    variant = edition_of(edition, game)
    write_text(output, to_print(variant, variant.game.words(language), paper))
    say(language, "cli-written", path=str(output))
