"""The command line: `fathoms play`, `rules`, `serve`, `bench` and the rest."""

import contextlib
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import fathoms
from fathoms.cli import admin, db, edition, puzzles
from fathoms.cli.common import (
    Data,
    Database,
    Edition,
    GameName,
    Language,
    Names,
    Options,
    Preset,
    Ray,
    SeatCounts,
    Seats,
    Seed,
    check_writable,
    console,
    html_file,
    read_text,
    say,
    stopped,
    variant_of,
    write_text,
    writing,
)
from fathoms.core.errors import BadMatch, BadOption, did_you_mean
from fathoms.core.message import Message
from fathoms.core.words import words
from fathoms.terminal.commands import Commands, spoken

app = typer.Typer(
    name="fathoms",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
for group in (db, admin, edition, puzzles):
    app.add_typer(group.app)


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
    daily: Annotated[bool, typer.Option("--daily", help="cli-option-daily")] = False,
    day: Annotated[str | None, typer.Option("--date", metavar="2026-11-17", help="cli-option-date")] = None,
    in_words: Annotated[bool, typer.Option("--words", help="cli-option-words")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    language: Language = None,
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
            raise BadOption("error-missing-argument", name="GAME", instead=did_you_mean("", fathoms.games()))
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
        language=language or spoken(),
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
    language: Language = None,
) -> None:
    """Learn a game in the terminal: a first game that says what to do, in five minutes at most.

    Examples: `fathoms learn kraken-attack` · `fathoms learn tentacula --step 7`
    """
    from fathoms.terminal.learn import Learning

    game = fathoms.game(name)
    Learning(game, console, step=step, language=language or spoken(), in_words=in_words).run()


@app.command()
def puzzle(
    name: GameName,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="cli-option-puzzle")] = "",
    listing: Annotated[bool, typer.Option("--list", help="cli-option-puzzle-list")] = False,
    in_words: Annotated[bool, typer.Option("--words", help="cli-option-words-board")] = False,
    language: Language = None,
) -> None:
    """Solve a puzzle in the terminal: one turn, nothing left to chance.

    Examples: `fathoms puzzle kraken-attack` · `fathoms puzzle tentacula --list` · `fathoms puzzle tentacolor ID`
    """
    from fathoms.terminal.puzzling import Puzzling, listed

    game = fathoms.game(name)
    if listing:
        for row in listed(game, language or spoken()):
            console.print(row, markup=False)
        return
    Puzzling(game, console, id=id, language=language or spoken(), in_words=in_words).run()


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
        console.print(f"{rule.upper()}  {game.words(language or spoken()).rule(rule)}")
        return
    text = game.manual_in_words(language or spoken())
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
    language: Language = None,
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
        language=language or spoken(),
    )


@app.command()
def bots(database: Database = "", language: Language = None) -> None:
    """Think for the servers of a database, on a machine of its own (needs `pip install 'fathoms[postgres]'`).

    Example: `fathoms bots --database postgresql://fathoms@db/fathoms`
    """
    if not database:
        raise BadOption("error-bots-database")
    from fathoms.server.thinking import think_for

    think_for(database)


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
    ray: Ray = None,
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
    from fathoms.lab.crews import joined
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
        with joined(ray):
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
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Play many games between bots and keep them as a table, one row a game (needs `pip install 'fathoms[lab]'`).

    Bots are those of the arena, and random. Ctrl-C keeps what was played; the same command goes on from there, and so
    does one for more games. What a row holds stands in docs/design.md.

    Examples: `fathoms simulate kraken-attack -n 4 --games 1000000` ·
    `fathoms simulate tentacolor -n 2 --bot dolphin --bot crab --games 500 --output duel.parquet` ·
    `fathoms simulate barrakuda --bots random --counts actions`
    """
    from fathoms.lab.crews import joined
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
        with writing(output), joined(ray):
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
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Find the weights of a game's hints anew, from games its bots play against each other.

    Uses all cores, and the GPU where there is one. What is found is written after every seat count. With the usual
    options every preset is played too; with an edition or other options the weights do not go home.

    Example: `fathoms tune tentacolor --games 2000 --rounds 6 --output hints.toml`
    """
    from fathoms.bots.weights import FILE
    from fathoms.lab.crews import joined
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
        with joined(ray), console.status(f"fathoms tune {game.name}"):
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


Bots = Annotated[str, typer.Option(help="cli-option-every-bot")]
Within = Annotated[float, typer.Option(min=0.05, max=50, help="cli-option-within")]
GamesEach = Annotated[int | None, typer.Option("--games", min=10, help="cli-option-games-each")]
WatchedSeed = Annotated[int, typer.Option(min=0, max=(1 << 63) - 1, help="cli-option-same-answer")]
WatchedMost = Annotated[int, typer.Option(min=10, help="cli-option-cut-off")]
CutOff = 3_000
Workers = Annotated[int | None, typer.Option("--threads", min=1, help="cli-option-threads")]


def page_written(output: Path, page: str, early: bool, language: str | None) -> None:
    """Writes a page of the lab, and says whether Ctrl-C ended its games early."""
    write_text(output, page)
    if early:
        raise stopped(output)
    say(language, "cli-written", path=str(output))


@app.command()
def compare(
    before: Annotated[str, typer.Argument(metavar="A", help="cli-option-before")],
    after: Annotated[str, typer.Argument(metavar="B", help="cli-option-after")],
    game: Annotated[str | None, typer.Option(help="cli-option-which-game")] = None,
    seats: SeatCounts = None,
    bots: Bots = "crab",
    within: Within = 1.0,
    games: GamesEach = None,
    seed: WatchedSeed = 1,
    most: WatchedMost = CutOff,
    threads: Workers = None,
    output: Annotated[Path, typer.Option("--output", help="cli-option-html")] = Path("compare.html"),
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Play two variants on the same deals and tell what changed and how sure that is, here and as a page.

    Ctrl-C answers with the deals that both have played by then.

    Examples: `fathoms compare treasure-hunting-kraken cost_outward=7 -n 4` ·
    `fathoms compare kraken-attack mine.toml` ·
    `fathoms compare old.toml new.toml --game barrakuda -n 3 -n 4 --within 0.5` ·
    `fathoms compare "kraken-attack seats=4" "kraken-attack seats=4 whirlpools=2" --bots dolphin --games 200`
    """
    from fathoms.lab.compare import sides
    from fathoms.lab.crews import joined
    from fathoms.lab.desk import ask_compare

    html_file(output)
    both = sides(before, after, game)
    speaks = fathoms.game(both[0].name).words(language or spoken())
    how: dict[str, Any] = {"bots": bots, "games": games, "within": within, "seed": seed, "most": most}
    with joined(ray):
        page, early = ask_compare(console, speaks, both, seats or [None], threads=threads, **how)
    page_written(output, page, early, language)


@app.command()
def sweep(
    name: GameName,
    sets: Annotated[list[str], typer.Option("--set", metavar="NAME=1..9", help="cli-option-set")],
    seats: SeatCounts = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    bots: Bots = "crab",
    within: Within = 2.0,
    games: GamesEach = None,
    seed: WatchedSeed = 1,
    most: WatchedMost = CutOff,
    threads: Workers = None,
    output: Annotated[Path, typer.Option("--output", help="cli-option-html")] = Path("sweep.html"),
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Take one or two numbers of an edition, or options, through their values on the same deals, and plot what they do.

    NAME is an option, or a place in the box such as costs.outward; values are 5..10 or 2,4,8.

    Examples: `fathoms sweep treasure-hunting-kraken --set costs.outward=5..10 -n 2 -n 4` ·
    `fathoms sweep kraken-attack --set whirlpools=0..4` ·
    `fathoms sweep treasure-hunting-kraken --set costs.inward=5..9 --set costs.outward=5..9 --within 4`
    """
    from fathoms.lab.crews import joined
    from fathoms.lab.desk import ask_sweep
    from fathoms.lab.sweep import read_sweep

    html_file(output)
    if len(sets) > 2:
        raise BadOption("error-sweeps", given=len(sets))
    swept = [read_sweep(text) for text in sets]
    if len({one.name for one in swept}) < len(swept):
        raise BadOption("error-sweep-twice", name=swept[0].name)
    counts: Sequence[int | None] = seats or [None]
    bases = [variant_of(name, n, option, preset, edition) for n in counts]
    speaks = bases[0].game.words(language or spoken())
    how: dict[str, Any] = {"bots": bots, "games": games, "within": within, "seed": seed, "most": most}
    with joined(ray):
        page, early = ask_sweep(console, speaks, bases, swept, threads=threads, **how)
    page_written(output, page, early, language)


@app.command()
def report(
    source: Annotated[str, typer.Argument(metavar="GAME", help="cli-option-source")],
    seats: SeatCounts = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    bots: Bots = "crab",
    levels: Annotated[str, typer.Option(help="cli-option-skill")] = "shrimp,crab",
    games: Annotated[int, typer.Option(min=50, help="cli-option-looked-at")] = 4_000,
    seed: WatchedSeed = 1,
    most: WatchedMost = CutOff,
    threads: Workers = None,
    output: Annotated[Path, typer.Option("--output", help="cli-option-html")] = Path("report.html"),
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Write a page on a game as its bots play it: length, health, fairness, choice, tension, skill against luck.

    Of a file of games the first are played once more, the same by their seed, and looked at closely.

    Examples: `fathoms report kraken-attack` · `fathoms report treasure-hunting-kraken -n 4 --edition mine.toml` ·
    `fathoms report games.parquet --output mine.html` · `fathoms report tentacolor --levels shrimp,crab,dolphin`
    """
    from fathoms.bots import level_named
    from fathoms.lab.crews import joined
    from fathoms.lab.desk import ask_report, cell_of_file, cells_of, usual_seats
    from fathoms.lab.report import KEPT, LOGGED

    html_file(output)
    players = [level for level in levels.split(",") if level]
    for level in players:
        level_named(level)
    if source.endswith(".parquet"):
        cell, held = cell_of_file(Path(source), most, LOGGED, KEPT)
        cells, games = [cell], min(games, held)
    else:
        variants = [variant_of(source, n, option, preset, edition) for n in usual_seats(source, seats)]
        cells = cells_of(variants, bots, seed, most, LOGGED, KEPT)
    speaks = cells[0].variant.game.words(language or spoken())
    told = Path(source).name if source.endswith(".parquet") else ""
    with joined(ray):
        page, early = ask_report(console, speaks, cells, games=games, levels=players, source=told, threads=threads)
    page_written(output, page, early, language)


def main() -> None:
    """Runs a command."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a captured stream has none
    app(prog_name="fathoms")
