"""`fathoms puzzles`: puzzles are found and proved."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import fathoms
from fathoms.cli.common import MOST_SEED, GameName, Language, check_writable, console, say, stopped, write_text
from fathoms.core.errors import BadOption
from fathoms.core.words import words

app = typer.Typer(name="puzzles", no_args_is_help=True, rich_markup_mode="markdown")


@app.callback()
def puzzles_command() -> None:
    """Find puzzles by playing and searching, and prove them.

    Examples: `fathoms puzzles make tentacula --output mine.toml` · `fathoms puzzles check tentacula`
    """


@app.command("make")
def make_puzzles(
    name: GameName,
    count: Annotated[int, typer.Option(min=1, help="cli-option-puzzle-count")] = 60,
    games: Annotated[int, typer.Option(min=1, help="cli-option-puzzle-games")] = 240,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="cli-option-puzzle-seed")] = 1,
    output: Annotated[Path | None, typer.Option("--output", help="cli-option-puzzle-file")] = None,
    language: Language = "",
) -> None:
    """Find a game's puzzles anew: bots play, every turn is searched to its end, what few lines solve is kept.

    Examples: `fathoms puzzles make kraken-attack` ·
    `fathoms puzzles make tentacolor --count 100 --games 600 --seed 7 --output mine.toml`
    """
    from fathoms.core.puzzle import FILE
    from fathoms.lab.progress import counting
    from fathoms.lab.puzzles import as_toml, find

    game = fathoms.game(name)
    home = output or game.folder / FILE
    check_writable(home)
    said = words(language)
    try:
        with counting(console, said, said.say("puzzles-finding"), games) as tick:
            made, found = find(game, count, seed, tick, games=games)
    except KeyboardInterrupt:
        raise stopped(None) from None
    if not made:
        raise BadOption("error-no-puzzles", games=str(games))
    command = f"fathoms puzzles make {game.name} --count {count} --games {games} --seed {seed}"
    write_text(home, as_toml(made, f"Found by `{command}`; what the names mean stands in core/puzzle.py."))
    about = {"candidates": f"{found.candidates:,}", "games": f"{found.games:,}", "positions": f"{found.positions:,}"}
    say(language, "puzzles-found", count=len(made), **about)
    say(language, "cli-written", path=str(home))


@app.command("check")
def check_puzzles(name: GameName, language: Language = "") -> None:
    """Prove every puzzle of a game again by search.

    Example: `fathoms puzzles check barrakuda`
    """
    from fathoms.core.puzzle import puzzles
    from fathoms.lab.puzzles import wrong_with

    game, said = fathoms.game(name), words(language)
    wrong = {one.id: why for one in puzzles(game) if (why := wrong_with(one))}
    for id, why in wrong.items():
        print(said.say("puzzles-wrong", id=id, why=why), file=sys.stderr)
    if wrong:
        raise typer.Exit(1)
    say(language, "puzzles-proved", count=len(puzzles(game)))
