"""The command line: `fathoms play`, `rules`, `serve`, `bench` and the rest."""

import contextlib
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import fathoms
from fathoms.core.errors import BadMatch, BadOption, did_you_mean
from fathoms.core.message import Fill, Message
from fathoms.core.words import words
from fathoms.games import AnyVariant
from fathoms.terminal.commands import Commands, said_language, spoken

app = typer.Typer(
    name="fathoms",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="cli-option-seats")]
Seed = Annotated[int | None, typer.Option(help="cli-option-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-option-option")]
Preset = Annotated[str | None, typer.Option(help="cli-option-preset")]
Edition = Annotated[Path | None, typer.Option(help="cli-option-edition")]
Language = Annotated[
    str | None,
    typer.Option(callback=said_language, is_eager=True, help="cli-option-language"),
]
Names = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="cli-option-games")]
SeatCounts = Annotated[list[int] | None, typer.Option("--seats", "-n", help="cli-option-seat-counts")]


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


@app.callback()
def fathoms_command(language: Language = None) -> None:
    """Five sea-monster board games on one table."""


@app.command("games")
def list_games(language: Language = None) -> None:
    """List the games, their options and presets.

    Example: `fathoms games`
    """
    for name in fathoms.games():
        game = fathoms.game(name)
        words = game.words(language or spoken())
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
    in_words: Annotated[bool, typer.Option("--words", help="cli-option-words")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    language: Language = None,
) -> None:
    """Play in the terminal, alone with bots or several at one keyboard.

    Examples: `fathoms play kraken-attack` ·
    `fathoms play tentacolor -n 3 --me 0 --me 1` ·
    `fathoms play kraken-attack -n 4 --preset dread --seed 7` ·
    `fathoms play --resume`
    """
    from fathoms.terminal import kept, play
    from fathoms.terminal.match import Match

    found = kept.find(name) if resume else kept.read(load) if load is not None else None
    if found is None:
        if name is None:
            raise BadOption("error-missing-argument", name="GAME", instead=did_you_mean("", fathoms.games()))
        found = kept.Kept(None, variant_of(name, seats, option, preset, edition).table(seed=seed))
    elif load is not None and name is not None and found.table.game.name != fathoms.game(name).name:
        raise BadMatch("error-other-game", path=str(load), name=found.table.game.name)
    match = Match(
        found.table,
        mine=me or found.mine or [0],
        level=bots or found.level or found.table.game.usual_bot,
        language=language or spoken(),
        path=found.path if resume else None,
    )
    play(match, console, in_words=in_words, plain=plain)


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
        console.print(f"{rule.upper()}  {game.spec[rule.upper()]}")
        return
    text = (game.folder / "manual" / f"{language or spoken()}.md").read_text(encoding="utf-8")
    console.print(Markdown(text) if console.is_terminal else text)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-option-port")] = 8765,
    data: Annotated[Path | None, typer.Option(help="cli-option-data")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="cli-option-open")] = False,
    home: Annotated[bool, typer.Option("--home", help="cli-option-home")] = False,
    proxy: Annotated[list[str] | None, typer.Option(help="cli-option-proxy")] = None,
    public_url: Annotated[str | None, typer.Option(help="cli-option-public-url")] = None,
    language: Language = None,
) -> None:
    """Serve the table in the browser.

    Examples: `fathoms serve --open` · `fathoms serve --home` ·
    `fathoms serve --proxy 10.0.0.0/8 --public-url https://fathoms.example --data /var/lib/fathoms`
    """
    from fathoms.server.run import serve

    serve(
        host=host,
        port=port,
        data=data,
        open_browser=open_browser,
        proxies=proxy,
        public_url=public_url,
        home=home,
        language=language or spoken(),
    )


@app.command()
def verify(
    match: Annotated[Path, typer.Argument(help="cli-option-downloaded")],
    seal: Annotated[str | None, typer.Option(help="cli-option-seal")] = None,
    language: Language = None,
) -> None:
    """Check the dice of a finished match: the secret fits its commitment, and every draw follows from it.

    Examples: `fathoms verify match.json` · `fathoms verify match.json --seal 2c26b46b68ff…`
    """
    from fathoms.server.dice import verify

    verdict = verify(read_text(match), None if seal is None else seal.strip().lower())
    console.print(words(language or spoken()).tell(verdict.message), soft_wrap=True)
    if not verdict.good:
        raise typer.Exit(1)


@app.command()
def bench(
    names: Names = None,
    seconds: Annotated[float, typer.Option(help="cli-option-seconds")] = 3.0,
    seats: Seats = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    search: Annotated[bool, typer.Option("--search", help="cli-option-search")] = False,
    identical: Annotated[int, typer.Option(help="cli-option-identical")] = 0,
    batched: Annotated[bool, typer.Option("--batched", help="cli-option-batched")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="cli-option-peers")] = False,
    language: Language = None,
) -> None:
    """Measure every way to run a game, all in one run, as decisions a second and as ratios.

    Examples: `fathoms bench kraken-attack` · `fathoms bench --seconds 10 --search` · `fathoms bench --batched` ·
    `fathoms bench --peers`
    """
    from fathoms.lab.bench import bench as measure
    from fathoms.lab.peers import bench_batched, bench_peers

    variants = []
    for game in map(fathoms.game, names or fathoms.games()):
        at = game.seats[-1] if seats is None else seats
        variants.append(variant_of(game.name, at, option, preset, edition))
    if batched:
        bench_batched(console, variants, seconds)
    if peers:
        bench_peers(console, variants, seconds)
    if not batched and not peers:
        measure(console, variants, seconds=seconds, search=search, identical=identical)


@app.command()
def review(
    match: Annotated[Path, typer.Argument(help="cli-option-saved")],
    output: Annotated[Path, typer.Option("--output", "-o", help="cli-option-html")] = Path("review.html"),
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
    speaks = language or spoken()
    what, quiet = words(speaks).say("review-working"), not console.is_terminal
    progress = partial(track, description=what, console=console, transient=True, disable=quiet)
    write_text(output, page(table, speaks, names_in(kept), progress))
    say(language, "cli-written", path=str(output))


@app.command()
def arena(
    names: Names = None,
    levels: Annotated[str, typer.Option(help="cli-option-levels")] = "shrimp,crab,dolphin",
    games: Annotated[int, typer.Option(min=1, help="cli-option-pairing")] = 200,
    seats: SeatCounts = None,
    seed: Annotated[int, typer.Option(help="cli-option-same-games")] = 1,
    guest: Annotated[str | None, typer.Option(help="cli-option-guest")] = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    output: Annotated[Path | None, typer.Option("--output", help="cli-option-results")] = None,
    language: Language = None,
) -> None:
    """Let bots play each other: rotated seats, mirrored deals, 95 % intervals, an A/A check first.

    Levels are shrimp, crab, dolphin and kraken; 500 (a search of so many simulations) and 500+4 (that plays each on for
    so many choices); newcomer (a greedy player who errs in three decisions of ten); and cheat (a dolphin that sees
    every secret and every die to come). network:FILE.npz is a network that examples/ppo.py has trained.

    Examples: `fathoms arena kraken-attack --games 400` ·
    `fathoms arena tentacolor -n 2 -n 4 --levels crab,dolphin --output ladder.md` ·
    `fathoms arena barrakuda --levels 1000,2000` · `fathoms arena tentacula --guest newcomer`
    """
    from fathoms.bots import level_named
    from fathoms.bots.network import is_network
    from fathoms.lab.arena import as_csv, as_markdown
    from fathoms.lab.ladder import as_svg, show

    writers = {".md": as_markdown, ".csv": as_csv, ".svg": as_svg}
    if output is not None and output.suffix not in writers:
        raise BadOption("error-suffix", path=str(output), known=", ".join(writers))
    players = levels.split(",")
    for level in (*players, *([guest] if guest else [])):
        if not is_network(level):
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
    bots: Annotated[str, typer.Option(help="cli-option-every-bot")] = "crab",
    bot: Annotated[list[str] | None, typer.Option("--bot", help="cli-option-bot")] = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    games: Annotated[int, typer.Option(min=1, help="cli-option-rows")] = 100_000,
    seed: Annotated[int, typer.Option(min=0, max=(1 << 63) - 1, help="cli-option-same-file")] = 1,
    counts: Annotated[str, typer.Option(help="cli-option-counts")] = "",
    most: Annotated[int | None, typer.Option(min=1, help="cli-option-most")] = None,
    threads: Annotated[int | None, typer.Option(min=1, help="cli-option-threads")] = None,
    output: Annotated[Path, typer.Option("--output", help="cli-option-parquet")] = Path("games.parquet"),
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
    games: Annotated[int, typer.Option(min=100, help="cli-option-round-games")] = 4_000,
    rounds: Annotated[int, typer.Option(min=0, help="cli-option-rounds")] = 8,
    tries: Annotated[int, typer.Option(min=0, help="cli-option-tries")] = 8,
    searched: Annotated[int, typer.Option(min=100, help="cli-option-searched")] = 600,
    searches: Annotated[int, typer.Option(min=0, help="cli-option-searches")] = 0,
    seats: SeatCounts = None,
    seed: Annotated[int, typer.Option(help="cli-option-same-weights")] = 1,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    output: Annotated[Path | None, typer.Option("--output", help="cli-option-weights")] = None,
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
    app(prog_name="fathoms")
