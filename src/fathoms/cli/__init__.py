"""The command line: `fathoms play`, `rules`, `serve` and the rest; the commands of the lab and of groups lie beside."""

import contextlib
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import fathoms
from fathoms.cli import admin, db, edition, lab, puzzles
from fathoms.cli.common import (
    Data,
    Database,
    Edition,
    GameName,
    Language,
    Options,
    Preset,
    Seats,
    Seed,
    check_writable,
    console,
    read_text,
    say,
    variant_of,
    write_text,
)
from fathoms.core.errors import BadMatch, BadOption, did_you_mean
from fathoms.core.message import Message
from fathoms.core.words import words
from fathoms.terminal.commands import Commands

app = typer.Typer(
    name="fathoms",
    cls=Commands,
    context_settings={"token_normalize_func": str.lower},  # commands and options are read in capitals, too
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
for group in (lab, db, admin, edition, puzzles):
    app.add_typer(group.app)


@app.callback()
def fathoms_command(language: Language = "") -> None:
    """Five sea-monster board games on one table."""


@app.command("games")
def list_games(language: Language = "") -> None:
    """List the games, their options and presets.

    Example: `fathoms games`
    """
    for name in fathoms.games():
        game = fathoms.game(name)
        words = game.words(language)
        low, high = str(game.seats[0]), str(game.seats[-1])
        about = words.say("cli-game", title=words.say("title"), low=low, high=high, minutes=str(game.minutes))
        console.print(f"[bold]{name}[/]  {about}")
        console.print(f"    {words.say('tagline')}")
        for option in game.options:
            values = ", ".join(str(v) for v in option.values) or words.say("cli-see-rules")
            console.print(f"    -o {option.name}=…  {values}", style="dim")
        if game.presets:
            console.print(f"    --preset …  {', '.join(game.presets)}", style="dim")


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-option-play-game")] = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    me: Annotated[list[int] | None, typer.Option("--me", help="cli-option-me")] = None,
    bots: Annotated[str | None, typer.Option(help="cli-option-play-bots")] = None,
    load: Annotated[Path | None, typer.Option(help="cli-option-load")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-option-resume")] = False,
    daily: Annotated[bool, typer.Option("--daily", help="cli-option-daily")] = False,
    day: Annotated[str | None, typer.Option("--date", metavar="2026-11-17", help="cli-option-date")] = None,
    in_words: Annotated[bool, typer.Option("--words", help="cli-option-words")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    language: Language = "",
) -> None:
    """Play in the terminal, alone with bots or several at one keyboard.

    Examples: `fathoms play kraken-attack` ·
    `fathoms play tentacolor -n 3 --me 0 --me 1` ·
    `fathoms play kraken-attack -n 4 --preset dread --seed 7` ·
    `fathoms play tentacolor --daily` ·
    `fathoms play --resume`
    """
    from fathoms.terminal import kept, play
    from fathoms.terminal.match import Match

    wishes = (option, preset, edition, me, bots, load, resume)
    if (daily or day) and (seats is not None or seed is not None or any(wishes)):
        raise BadOption("error-daily-fixed")
    found = kept.find(name) if resume else kept.read(load) if load is not None else None
    if found is None:
        if name is None:
            wanted = Message("cli-takes-game")
            raise BadOption("error-missing-argument", name=wanted, instead=did_you_mean("", fathoms.games()))
        if daily or day:
            dive = fathoms.daily(name, day)
            found = kept.Kept(None, dive.table(), level=dive.level, dive=dive)
        else:
            found = kept.Kept(None, variant_of(name, seats, option, preset, edition).table(seed=seed))
    elif load is not None and name is not None and found.table.game.name != fathoms.game(name).name:
        raise BadMatch("error-other-game", path=str(load), name=found.table.game.name)
    match = Match(
        found.table,
        mine=me or found.mine or [0],
        level=bots or found.level or found.table.game.usual_bot,
        language=language,
        path=found.path if resume else None,
        dive=found.dive,
        hints=found.hints,
    )
    play(match, console, in_words=in_words, plain=plain)


@app.command()
def learn(
    name: GameName,
    step: Annotated[int, typer.Option(help="cli-option-step")] = 1,
    in_words: Annotated[bool, typer.Option("--words", help="cli-option-words-board")] = False,
    language: Language = "",
) -> None:
    """Learn a game in the terminal: a first game that says what to do, in five minutes at most.

    Examples: `fathoms learn kraken-attack` · `fathoms learn tentacula --step 7`
    """
    from fathoms.terminal.learn import Learning

    game = fathoms.game(name)
    Learning(game, console, step=step, language=language, in_words=in_words).run()


@app.command()
def puzzle(
    name: GameName,
    id: Annotated[str, typer.Argument(metavar="ID", help="cli-option-puzzle")] = "",
    listing: Annotated[bool, typer.Option("--list", help="cli-option-puzzle-list")] = False,
    in_words: Annotated[bool, typer.Option("--words", help="cli-option-words-board")] = False,
    language: Language = "",
) -> None:
    """Solve a puzzle in the terminal: one turn, nothing left to chance.

    Examples: `fathoms puzzle kraken-attack` · `fathoms puzzle tentacula --list` · `fathoms puzzle tentacolor ID`
    """
    from fathoms.terminal.puzzling import Puzzling, listed

    game = fathoms.game(name)
    if listing:
        for row in listed(game, language):
            console.print(row, markup=False)
        return
    Puzzling(game, console, id=id, language=language, in_words=in_words).run()


@app.command()
def rules(
    name: GameName,
    rule: Annotated[str, typer.Argument(metavar="ID", help="cli-option-rule")] = "",
    language: Language = "",
) -> None:
    """Print how to play a game, or one numbered rule.

    Examples: `fathoms rules kraken-attack` · `fathoms rules kraken-attack KA-34`
    """
    from rich.markdown import Markdown

    game = fathoms.game(name)
    if rule:
        if rule.upper() not in game.spec:
            raise BadOption("error-no-rule", given=rule, first=min(game.spec), last=max(game.spec))
        console.print(f"{rule.upper()}  {game.words(language).rule(rule)}")
        return
    text = game.manual_in_words(language)
    console.print(Markdown(text) if console.is_terminal else text)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-option-port")] = 8765,
    data: Data = None,
    database: Database = "",
    workers: Annotated[int, typer.Option(min=1, help="cli-option-workers")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="cli-option-open")] = False,
    home: Annotated[bool, typer.Option("--home", help="cli-option-home")] = False,
    proxy: Annotated[list[str] | None, typer.Option(help="cli-option-proxy")] = None,
    public_url: Annotated[str | None, typer.Option(help="cli-option-public-url")] = None,
    metrics: Annotated[str, typer.Option(metavar="[HOST:]PORT", help="cli-option-metrics")] = "",
    log_level: Annotated[str, typer.Option(envvar="FATHOMS_LOG_LEVEL", help="cli-option-log-level")] = "info",
    limit: Annotated[
        list[str] | None, typer.Option(envvar="FATHOMS_LIMITS", metavar="NAME=VALUE", help="cli-option-limit")
    ] = None,
    language: Language = "",
) -> None:
    """Serve the table in the browser.

    Examples: `fathoms serve --open` · `fathoms serve --home` ·
    `fathoms serve --proxy 10.0.0.0/8 --public-url https://fathoms.example --data /var/lib/fathoms` ·
    `fathoms serve --database postgresql://fathoms@db/fathoms --workers 4`
    """
    from fathoms.server.limits import limits_with
    from fathoms.server.run import serve

    serve(
        host=host,
        port=port,
        data=data,
        database=database,
        workers=workers,
        open_browser=open_browser,
        proxies=proxy,
        public_url=public_url,
        home=home,
        metrics=metrics,
        log_level=log_level,
        limits=limits_with(limit or []),
        language=language,
    )


@app.command()
def bots(database: Database = "", language: Language = "") -> None:
    """Think for the servers of a database, on a machine of its own (needs `pip install 'fathoms[postgres]'`).

    Example: `fathoms bots --database postgresql://fathoms@db/fathoms`
    """
    if not database:
        raise BadOption("error-bots-database")
    from fathoms.server.thinking import think_for

    think_for(database, language)


@app.command()
def verify(
    match: Annotated[Path, typer.Argument(help="cli-option-downloaded")],
    seal: Annotated[str | None, typer.Option(help="cli-option-seal")] = None,
    language: Language = "",
) -> None:
    """Check the dice of a finished match: the secret fits its commitment, and every draw follows from it.

    Examples: `fathoms verify match.json` · `fathoms verify match.json --seal 2c26b46b68ff…`
    """
    from fathoms.server.dice import verify

    verdict = verify(read_text(match), None if seal is None else seal.strip().lower())
    console.print(words(language).tell(verdict.message), soft_wrap=True)
    if not verdict.good:
        raise typer.Exit(1)


@app.command()
def review(
    match: Annotated[Path, typer.Argument(help="cli-option-saved")],
    output: Annotated[Path, typer.Option("--output", "-o", help="cli-option-html")] = Path("review.html"),
    language: Language = "",
) -> None:
    """Look back on a match: the chances after every action, the turning points, choice told from luck.

    Example: `fathoms review match.json -o review.html`
    """
    from rich.progress import track

    from fathoms.bots.review_page import names_in, page

    kept = read_text(match)
    table = fathoms.load(kept)
    check_writable(output)
    what, quiet = words(language).say("review-working"), not console.is_terminal
    progress = partial(track, description=what, console=console, transient=True, disable=quiet)
    write_text(output, page(table, language, names_in(kept), progress))
    say(language, "cli-written", path=str(output))


def main() -> None:
    """Runs a command."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a captured stream has none
    app(prog_name="fathoms")
