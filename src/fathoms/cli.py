"""The command line: `fathoms play`, `rules`, `serve`, `bench` and the rest."""

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

import fathoms
from fathoms.core.errors import BadMatch, BadOption, FathomsError
from fathoms.core.message import Fill, Message
from fathoms.core.words import FALLBACK, checked_language, languages, words
from fathoms.games import AnyVariant

WRONG, STOPPED = 2, 130  # exit statuses: of what a user can put right, and of Ctrl-C


class Commands(TyperGroup):
    """All commands. What a user can put right is said in one sentence, in the player's language; so is Ctrl-C."""

    def invoke(self, ctx: Any) -> Any:
        """Runs a command; its `--language`, once read, is the context's `obj`."""
        try:
            return super().invoke(ctx)
        except FathomsError as error:
            print(f"fathoms: {error.said(ctx.obj or spoken())}", file=sys.stderr)
            raise typer.Exit(WRONG) from None
        except KeyboardInterrupt as stop:
            kept = stop.args[0] if stop.args else Message("cli-stopped")
            print(f"\nfathoms: {words(ctx.obj or spoken()).tell(kept)}", file=sys.stderr)
            raise typer.Exit(STOPPED) from None


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the machine's locale where there are words in it, else English."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = locale.partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else FALLBACK


def said_language(context: typer.Context, language: str | None) -> str:
    """The language that was asked for, else the locale's."""
    context.find_root().obj = spoken() if language is None else checked_language(language)
    return str(context.find_root().obj)


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
Language = Annotated[
    str | None,
    typer.Option(callback=said_language, is_eager=True, help=f"{', '.join(languages())}; else the locale's."),
]
Names = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if none is named.")]
SeatCounts = Annotated[list[int] | None, typer.Option("--seats", "-n", help="Seat counts; repeat for several.")]


def variant_of(
    name: str, seats: int | None, option: Sequence[str] | None, preset: str | None, edition: Path | None
) -> AnyVariant:
    """What is asked for, or a refusal before anything is played."""
    options: dict[str, Any] = {}
    for pair in option or ():
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("error-name-value", given=pair)
        options[key.strip().replace("-", "_")] = value.strip()
    if preset is not None:
        options["preset"] = preset
    game = fathoms.game(name)
    return fathoms.Variant(game, game.usual_seats if seats is None else seats, edition=edition, options=options)


def say(language: str | None, key: str, **about: Fill) -> None:
    """Prints a message of the shell."""
    console.print(words(language or spoken()).say(key, **about), soft_wrap=True)


@app.command("games")
def list_games(language: Language = None) -> None:
    """List the games, their options and presets.

    Example: `fathoms games`
    """
    for name in fathoms.games():
        game = fathoms.game(name)
        words = game.words(language or FALLBACK)
        low, high = str(game.seats[0]), str(game.seats[-1])
        about = words.say("cli-game", title=words.say("title"), low=low, high=high, minutes=str(game.minutes))
        console.print(f"[bold]{name}[/]  {about}")
        console.print(f"    {words.say('tagline')}")
        for option in game.options:
            values = ", ".join(str(v) for v in getattr(option, "values", ())) or words.say("cli-see-rules")
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
    language: Language = None,
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
            raise BadMatch("error-other-game", path=str(load), name=table.game.name)
    else:
        table = variant_of(name, seats, option, preset, edition).table(seed=seed)
    level = bots or table.game.usual_bot
    speaks = language or FALLBACK
    Terminal(table, console, mine=me or [0], level=level, language=speaks, in_words=in_words).run()


@app.command()
def rules(name: GameName, rule: str = typer.Argument("", metavar="[ID]"), language: Language = None) -> None:
    """Print how to play a game, or one numbered rule.

    Examples: `fathoms rules kraken-attack` · `fathoms rules kraken-attack KA-34`
    """
    from rich.markdown import Markdown

    game = fathoms.game(name)
    if rule:
        if rule.upper() not in game.spec:
            raise BadOption("error-no-rule", given=rule, first=min(game.spec), last=max(game.spec))
        console.print(f"{rule.upper()}  {game.words(language or FALLBACK).rule(rule)}")
        return
    text = game.manual_in_words(language or FALLBACK)
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
    names: Names = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement runs.")] = 3.0,
    seats: Seats = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    search: Annotated[bool, typer.Option("--search", help="Measure tree search too.")] = False,
    identical: Annotated[int, typer.Option(help="Games to compare between GPU and CPU, bit by bit.")] = 0,
    language: Language = None,
) -> None:
    """Measure every way to run a game, all in one run, as decisions a second and as ratios.

    Examples: `fathoms bench kraken-attack` · `fathoms bench --seconds 10 --search`
    """
    from fathoms.lab.bench import bench as measure

    variants = []
    for game in map(fathoms.game, names or fathoms.games()):
        at = game.seats[-1] if seats is None else seats
        variants.append(variant_of(game.name, at, option, preset, edition))
    measure(console, variants, seconds=seconds, search=search, identical=identical)


@app.command()
def review(
    match: Annotated[Path, typer.Argument(help="A match that was saved or downloaded.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The HTML file to write.")] = Path("review.html"),
    language: Language = None,
) -> None:
    """Look back on a match: the chances after every action, the turning points, choice told from luck.

    Example: `fathoms review match.json -o review.html`
    """
    from rich.progress import track

    from fathoms.bots.review_page import names_in, page

    kept = read_text(match)
    table = fathoms.load(kept)
    check_writable(output)
    speaks = language or FALLBACK
    what, quiet = words(speaks).say("review-working"), not console.is_terminal
    progress = partial(track, description=what, console=console, transient=True, disable=quiet)
    write_text(output, page(table, speaks, names_in(kept), progress))
    say(language, "cli-written", path=str(output))


@app.command()
def arena(
    names: Names = None,
    levels: Annotated[str, typer.Option(help="Bots, lowest first, with commas between.")] = "shrimp,crab,dolphin",
    games: Annotated[int, typer.Option(min=1, help="Games a pairing.")] = 200,
    seats: SeatCounts = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    guest: Annotated[str | None, typer.Option(help="Seat one bot of this level among the others.")] = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    output: Annotated[Path | None, typer.Option("--output", help="Write the results here: .md, .csv or .svg.")] = None,
    language: Language = None,
) -> None:
    """Let bots play each other: rotated seats, mirrored deals, 95 % intervals, an A/A check first.

    Levels are shrimp, crab, dolphin and kraken; 500 (a search of so many simulations) and 500+4 (that plays each on for
    so many choices); newcomer (a greedy player who errs in three decisions of ten); and cheat (a dolphin that sees
    every secret and every die to come).

    Examples: `fathoms arena kraken-attack --games 400` ·
    `fathoms arena tentacolor -n 2 -n 4 --levels crab,dolphin --output ladder.md` ·
    `fathoms arena barrakuda --levels 1000,2000` · `fathoms arena tentacula --guest newcomer`
    """
    from fathoms.bots import level_named
    from fathoms.lab.arena import as_csv, as_markdown
    from fathoms.lab.ladder import as_svg, show

    writers = {".md": as_markdown, ".csv": as_csv, ".svg": as_svg}
    if output is not None and output.suffix not in writers:
        raise BadOption("error-suffix", path=str(output), known=", ".join(writers))
    players = levels.split(",")
    for level in (*players, *([guest] if guest else [])):
        level_named(level)
    counts: Sequence[int | None] = seats or [None]
    variants = [variant_of(name, n, option, preset, edition) for name in names or fathoms.games() for n in counts]
    if output is not None:
        check_writable(output)
    rows = []
    try:
        for row in show(console, variants, players, games=games, seed=seed, guest=guest):
            rows.append(row)
            if output is not None:
                write_text(output, writers[output.suffix](rows))
    except KeyboardInterrupt:
        raise stopped(output if rows else None) from None


@app.command()
def simulate(
    name: GameName,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="The bot of every seat.")] = "crab",
    bot: Annotated[list[str] | None, typer.Option("--bot", help="A bot a seat; once for each.")] = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    games: Annotated[int, typer.Option(min=1, help="How many games the file is to hold.")] = 100_000,
    seed: Annotated[int, typer.Option(min=0, max=(1 << 63) - 1, help="The same seed gives the same file.")] = 1,
    counts: Annotated[str, typer.Option(help="Count what each seat did in a game: verbs or actions.")] = "",
    most: Annotated[int | None, typer.Option(min=1, help="Actions after which a game is cut off; 20,000.")] = None,
    threads: Annotated[int | None, typer.Option(min=1, help="How many play at once; else one a core.")] = None,
    output: Annotated[Path, typer.Option("--output", help="The Parquet file; goes on where it ends.")] = Path(
        "games.parquet"
    ),
    language: Language = None,
) -> None:
    """Play many games between bots and keep them as a table, one row a game (needs `pip install 'fathoms[lab]'`).

    Bots are those of the arena, and random. Ctrl-C keeps what was played; the same command goes on from there, and so
    does one for more games. What a row holds stands in docs/design.md.

    Examples: `fathoms simulate kraken-attack -n 4 --games 1000000` ·
    `fathoms simulate tentacolor -n 2 --bot dolphin --bot crab --games 500 --output duel.parquet` ·
    `fathoms simulate barrakuda --bots random --counts actions`
    """
    from fathoms.lab.games_file import COUNTS, Run, kept
    from fathoms.lab.runner import MOST
    from fathoms.lab.simulate import levels_of
    from fathoms.lab.tally import show

    if output.suffix != ".parquet":
        raise BadOption("error-suffix", path=str(output), known=".parquet")
    if counts not in ("", *COUNTS):
        raise BadOption("error-option-value", name="--counts", given=counts, allowed=", ".join(COUNTS))
    variant = variant_of(name, seats, option, preset, edition)
    players = tuple(bot or [bots] * variant.seats)
    levels_of(variant, players)
    check_writable(output)
    run = Run(variant, players, seed, most or MOST, counts)
    try:
        with writing(output):
            show(console, words(language or spoken()), output, run, games, threads)
    except KeyboardInterrupt:
        if not (done := kept(output, run)):
            raise stopped(None) from None
        about = {"path": str(output), "games": f"{done:,}"}
        raise KeyboardInterrupt(Message("simulate-stopped", about)) from None


@app.command()
def tune(
    name: GameName,
    games: Annotated[int, typer.Option(min=100, help="Games a round, and a change.")] = 4_000,
    rounds: Annotated[int, typer.Option(min=0, help="Rounds of fitting.")] = 8,
    tries: Annotated[int, typer.Option(min=0, help="Broods of small changes tried after that.")] = 8,
    searched: Annotated[int, typer.Option(min=100, help="Games of players who search, a try.")] = 600,
    searches: Annotated[int, typer.Option(min=0, help="Broods of changes tried among them; slow.")] = 0,
    seats: SeatCounts = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    output: Annotated[Path | None, typer.Option("--output", help="Write the weights here, not home.")] = None,
    language: Language = None,
) -> None:
    """Find the weights of a game's hints anew, from games its bots play against each other.

    Uses all cores, and the GPU where there is one. What is found is written after every seat count. With the usual
    options every preset is played too; with an edition or other options the weights do not go home.

    Example: `fathoms tune tentacolor --games 2000 --rounds 6 --output hints.toml`
    """
    from fathoms.bots.weights import FILE
    from fathoms.lab.tune import keep
    from fathoms.lab.tune import tune as find

    game = fathoms.game(name)
    variants = [variant_of(name, n, option, preset, edition) for n in seats or game.seats]
    if output is None and any(variant != game.variant(seats=variant.seats) for variant in variants):
        raise BadOption("error-not-home", name=game.name)
    home = output or game.folder / FILE
    check_writable(home)
    written = None
    try:
        with console.status(f"fathoms tune {game.name}"):
            for text in find(
                variants,
                games=games,
                rounds=rounds,
                tries=tries,
                searched=searched,
                searches=searches,
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
    if path is None:
        return KeyboardInterrupt(Message("cli-stopped-nothing"))
    return KeyboardInterrupt(Message("cli-stopped-kept", {"path": str(path)}))


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Says in one sentence why a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise BadOption("error-unwritable", path=str(path), why=error.strerror or "") from None


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
        raise BadMatch("error-unreadable", path=str(path), why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadMatch("error-unreadable", path=str(path), why=Message("error-not-utf-8")) from None


def main() -> None:
    """Runs a command."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a captured stream has none
    app()
