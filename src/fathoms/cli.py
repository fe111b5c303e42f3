"""The command line: `fathoms play`, `rules`, `serve`, `bench` and the rest."""

import contextlib
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

import fathoms
from fathoms.core.errors import BadMatch, BadOption, FathomsError
from fathoms.core.words import SHELL

LANGUAGES = sorted(path.stem for path in SHELL.glob("*.ftl"))


class Commands(TyperGroup):
    """All commands. One that is stopped by Ctrl-C says so in one line, with what it leaves behind if it told."""

    def invoke(self, ctx: Any) -> Any:
        """Runs a command."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as stop:
            print("\nfathoms: " + "; ".join(["stopped", *stop.args]), file=sys.stderr)
            raise typer.Exit(130) from None


def known(language: str) -> str:
    """A language there are words in."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there is: {', '.join(LANGUAGES)}")
    return language


app = typer.Typer(
    name="fathoms",
    cls=Commands,
    help="Five sea-monster board games on one table.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of the games; `fathoms games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many play.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same game again.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option.")]
Preset = Annotated[str | None, typer.Option(help="A named set of options.")]
Edition = Annotated[Path | None, typer.Option(help="A TOML file that changes components of the box.")]
Language = Annotated[str, typer.Option(callback=known, help=f"{' or '.join(LANGUAGES)}.")]


def read_options(pairs: list[str] | None, preset: str | None) -> dict[str, Any]:
    """`name=value` pairs as options."""
    options: dict[str, Any] = {} if preset is None else {"preset": preset}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"an option is said NAME=VALUE, not {pair!r}")
        options[name.strip().replace("-", "_")] = value.strip()
    return options


@app.command("games")
def list_games(language: Language = "en") -> None:
    """List the games, their options and presets.

    Example: `fathoms games`
    """
    for name in fathoms.games():
        game = fathoms.game(name)
        words = game.words(language)
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        console.print(f"[bold]{name}[/]  {words.say('title')}: {seats} players, {game.minutes} minutes")
        console.print(f"    {words.say('tagline')}")
        for option in game.options:
            values = ", ".join(str(v) for v in getattr(option, "values", ())) or "see the rules"
            console.print(f"    -o {option.name}=…  {values}", style="dim")
        if game.presets:
            console.print(f"    --preset …  {', '.join(game.presets)}", style="dim")


@app.command()
def play(
    name: GameName,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    me: Annotated[list[int] | None, typer.Option("--me", help="A seat you play, from 0; repeat for several.")] = None,
    bots: Annotated[str | None, typer.Option(help="The level of the other seats; each game has its usual one.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    in_words: Annotated[bool, typer.Option("--words", help="The board in words, not drawn.")] = False,
    language: Language = "en",
) -> None:
    """Play in the terminal, alone with bots or several at one keyboard.

    Examples: `fathoms play kraken-attack` ·
    `fathoms play tentacolor -n 3 --me 0 --me 1` ·
    `fathoms play kraken-attack -n 4 --preset dread --seed 7`
    """
    from fathoms.terminal import Terminal

    if load is not None:
        table = fathoms.load(read_text(load))
        if table.game.name != fathoms.game(name).name:
            raise BadMatch(f"{load} is a match of {table.game.name}")
    else:
        game = fathoms.game(name)
        count = game.usual_seats if seats is None else seats
        table = fathoms.Table(game, count, seed=seed, edition=edition, options=read_options(option, preset))
    level = bots or table.game.usual_bot
    Terminal(table, console, mine=me or [0], level=level, language=language, in_words=in_words).run()


@app.command()
def rules(name: GameName, rule: str = typer.Argument("", metavar="[ID]"), language: Language = "en") -> None:
    """Print how to play a game, or one numbered rule.

    Examples: `fathoms rules kraken-attack` · `fathoms rules kraken-attack KA-34`
    """
    from rich.markdown import Markdown

    game = fathoms.game(name)
    if rule:
        if rule.upper() not in game.spec:
            raise BadOption(f"there is no rule {rule!r}; they run from {min(game.spec)} to {max(game.spec)}")
        console.print(f"{rule.upper()}  {game.spec[rule.upper()]}")
        return
    text = (game.folder / "manual" / f"{language}.md").read_text(encoding="utf-8")
    console.print(Markdown(text) if console.is_terminal else text)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8765,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the matches.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the table in the browser.

    Examples: `fathoms serve --open` · `fathoms serve --host 0.0.0.0 --port 80 --data /var/lib/fathoms`
    """
    from fathoms.server.run import serve

    serve(host=host, port=port, data=data, open_browser=open_browser)


@app.command()
def verify(match: Annotated[Path, typer.Argument(help="A match downloaded from the web table.")]) -> None:
    """Check the dice of a finished match: the secret fits its commitment, and every draw follows from it.

    Example: `fathoms verify match.json`
    """
    from fathoms.server.dice import verify

    verdict = verify(read_text(match))
    console.print(str(verdict))
    if not verdict.good:
        raise typer.Exit(1)


@app.command()
def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement runs.")] = 3.0,
    seats: Seats = None,
    search: Annotated[bool, typer.Option("--search", help="Measure tree search too.")] = False,
    identical: Annotated[int, typer.Option(help="Games to compare between GPU and CPU, bit by bit.")] = 0,
) -> None:
    """Measure every way to run a game, all in one run, as decisions a second and as ratios.

    Examples: `fathoms bench kraken-attack` · `fathoms bench --seconds 10 --search`
    """
    from fathoms.lab.bench import bench_games

    bench_games(console, names or fathoms.games(), seconds=seconds, seats=seats, search=search, identical=identical)


@app.command()
def review(
    match: Annotated[Path, typer.Argument(help="A match that was saved or downloaded.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The HTML file to write.")] = Path("review.html"),
    language: Language = "en",
) -> None:
    """Look back on a match: the chances after every action, the turning points, choice told from luck.

    Example: `fathoms review match.json -o review.html`
    """
    from rich.progress import track

    from fathoms.lab.review_page import names_in, page

    kept = read_text(match)
    table = fathoms.load(kept)
    check_writable(output)
    what, quiet = f"Looking back on {len(table.steps) - 1} actions", not console.is_terminal
    along = partial(track, description=what, console=console, transient=True, disable=quiet)
    text = page(table, language, names_in(kept), along)
    write_text(output, text)
    console.print(f"Written to {output}", soft_wrap=True)


@app.command()
def arena(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if none is named.")] = None,
    levels: Annotated[str, typer.Option(help="Bots, lowest first, with commas between.")] = "shrimp,crab,dolphin",
    games: Annotated[int, typer.Option(min=1, help="Games a pairing.")] = 200,
    seats: Annotated[list[int] | None, typer.Option("--seats", "-n", help="Seat counts; repeat for several.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    guest: Annotated[str | None, typer.Option(help="Seat one bot of this level among the others.")] = None,
    option: Options = None,
    preset: Preset = None,
    output: Annotated[Path | None, typer.Option("--output", help="Write the results here: .md, .csv or .svg.")] = None,
) -> None:
    """Let bots play each other: rotated seats, mirrored deals, 95 % intervals, an A/A check first.

    Levels are shrimp, crab, dolphin and kraken; 500 (a search of so many simulations) and 500+4 (that plays each on for
    so many choices); newcomer (a greedy player who errs in three decisions of ten); and cheat (a dolphin that sees
    every secret and every die to come).

    Examples: `fathoms arena kraken-attack --games 400` ·
    `fathoms arena tentacolor -n 2 -n 4 --levels crab,dolphin --output ladder.md` ·
    `fathoms arena barrakuda --levels 1000,2000` · `fathoms arena tentacula --guest newcomer`
    """
    from fathoms.lab.arena import as_csv, as_markdown
    from fathoms.lab.ladder import as_svg, show

    writers = {".md": as_markdown, ".csv": as_csv, ".svg": as_svg}
    if output is not None and output.suffix not in writers:
        raise BadOption(f"{output} should end in .md, .csv or .svg")
    chosen = read_options(option, preset)
    played = [fathoms.game(name) for name in names or fathoms.games()]
    for game in played:
        for n in seats or [game.usual_seats]:
            fathoms.Table(game, n, options=chosen)  # refuses what cannot be played
    if output is not None:
        check_writable(output)
    rows = []
    try:
        for game in played:
            for row in show(
                console, game, levels.split(","), games=games, seats=seats, seed=seed, options=chosen, guest=guest
            ):
                rows.append(row)
                if output is not None:
                    write_text(output, writers[output.suffix](rows))
    except KeyboardInterrupt:
        raise stopped(output if rows else None) from None


@app.command()
def tune(
    name: GameName,
    games: Annotated[int, typer.Option(min=100, help="Games a round, and a change.")] = 4_000,
    rounds: Annotated[int, typer.Option(min=0, help="Rounds of fitting.")] = 8,
    tries: Annotated[int, typer.Option(min=0, help="Broods of small changes tried after that.")] = 8,
    searched: Annotated[int, typer.Option(min=100, help="Games of players who search, a try.")] = 600,
    searches: Annotated[int, typer.Option(min=0, help="Broods of changes tried among them; slow.")] = 0,
    seats: Annotated[list[int] | None, typer.Option("--seats", "-n", help="Seat counts; repeat for several.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write the weights here, not home.")] = None,
) -> None:
    """Find the weights of a game's hints anew, from games its bots play against each other.

    Uses all cores, and the GPU where there is one. What is found is written after every seat count.

    Example: `fathoms tune tentacolor --games 2000 --rounds 6 -o hints.toml`
    """
    from fathoms.bots.weights import FILE
    from fathoms.lab.tune import keep
    from fathoms.lab.tune import tune as find

    game = fathoms.game(name)
    for n in seats or ():
        game.choose(n, {})
    home = output or game.folder / FILE
    check_writable(home)
    written = None
    try:
        with console.status(f"Tuning {game.name}"):
            for text in find(
                game,
                games=games,
                rounds=rounds,
                tries=tries,
                searched=searched,
                searches=searches,
                seats=seats,
                seed=seed,
                progress=lambda r: console.print(f"{r.seats} seats, {r.what}: lead {r.lead:+.1f} standard deviations"),
            ):
                if output is None:
                    keep(game, text)
                else:
                    write_text(output, text)
                written = home
    except KeyboardInterrupt:
        raise stopped(written) from None


def stopped(path: Path | None) -> KeyboardInterrupt:
    """The interrupt of a long run, with the place of what was found before it."""
    return KeyboardInterrupt("nothing was written" if path is None else f"what was found so far is in {path}")


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Says in one sentence why a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}") from None


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
    except OSError as error:
        raise BadMatch(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadMatch(f"{path} is not a text file") from None


def main() -> None:
    """Runs a command; what a user can put right is said in one sentence, with exit status 2."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a captured stream has none
    try:
        app()
    except FathomsError as error:
        print(f"fathoms: {error}", file=sys.stderr)
        sys.exit(2)
