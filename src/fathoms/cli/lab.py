"""The lab's commands: bots measured, tuned and set against each other, games studied and changed."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import fathoms
from fathoms.cli.common import (
    MOST_SEED,
    Edition,
    GameName,
    Language,
    Names,
    Options,
    Preset,
    Ray,
    SeatCounts,
    Seats,
    check_writable,
    console,
    html_file,
    say,
    stopped,
    variant_of,
    write_text,
    writing,
)
from fathoms.core.errors import BadOption
from fathoms.core.message import Message
from fathoms.core.words import words
from fathoms.lab import CUT_OFF

app = typer.Typer()
Bots = Annotated[str, typer.Option(help="cli-option-every-bot")]
Within = Annotated[float, typer.Option(min=0.05, max=50, help="cli-option-within")]
GamesEach = Annotated[int | None, typer.Option("--games", min=10, help="cli-option-games-each")]
WatchedSeed = Annotated[int, typer.Option(min=0, max=MOST_SEED, help="cli-option-same-answer")]
WatchedMost = Annotated[int, typer.Option(min=10, help="cli-option-cut-off")]
Workers = Annotated[int | None, typer.Option("--threads", min=1, help="cli-option-threads")]


@app.command()
def bench(
    names: Names = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="cli-option-seconds")] = 3,
    seats: Seats = None,
    option: Options = None,
    preset: Preset = None,
    edition: Edition = None,
    search: Annotated[bool, typer.Option("--search", help="cli-option-search")] = False,
    identical: Annotated[int, typer.Option(min=0, help="cli-option-identical")] = 0,
    batched: Annotated[bool, typer.Option("--batched", help="cli-option-batched")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="cli-option-peers")] = False,
    language: Language = "",
) -> None:
    """Measure every way to run a game, all in one run, as decisions a second and as ratios.

    Examples: `fathoms bench kraken-attack` · `fathoms bench --seconds 10 --search` · `fathoms bench --batched` ·
    `fathoms bench --peers`
    """
    from fathoms.lab.bench import bench as measure
    from fathoms.lab.peers import bench_batched, bench_peers

    said = words(language)
    variants = []
    for game in map(fathoms.game, names or fathoms.games()):
        at = game.seats[-1] if seats is None else seats
        variants.append(variant_of(game.name, at, option, preset, edition))
    if batched:
        bench_batched(console, said, variants, seconds)
    if peers:
        bench_peers(console, said, variants, seconds)
    if not batched and not peers:
        measure(console, said, variants, seconds=seconds, search=search, identical=identical)


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
    language: Language = "",
) -> None:
    """Let bots play each other: rotated seats, mirrored deals, 95 % intervals, an A/A check first.

    Levels are shrimp, crab, dolphin and kraken; 500 (a search of so many simulations) and 500+4 (that plays each on for
    so many choices); newcomer (a greedy player who errs in three decisions of ten); and cheat (a dolphin that sees
    every secret and every die to come). network:FILE.npz is a network that examples/ppo.py has trained.

    Examples: `fathoms arena kraken-attack --games 400` ·
    `fathoms arena tentacolor -n 2 -n 4 --levels crab,dolphin --output ladder.md` ·
    `fathoms arena barrakuda --levels 1000,2000` · `fathoms arena tentacula --guest newcomer`
    """
    from fathoms.bots.network import is_network
    from fathoms.lab.arena import Row, as_csv, as_markdown
    from fathoms.lab.crews import joined
    from fathoms.lab.ladder import as_svg, show
    from fathoms.lab.simulate import level_of

    drawn = partial(as_svg, language=language)
    writers: dict[str, Callable[[Sequence[Row]], str]] = {".md": as_markdown, ".csv": as_csv, ".svg": drawn}
    if output is not None and output.suffix not in writers:
        raise BadOption("error-suffix", path=str(output), known=", ".join(writers))
    players = levels.split(",")
    for level in (*players, *([guest] if guest else [])):
        if not is_network(level):
            level_of(level)
    counts: Sequence[int | None] = seats or [None]
    variants = [variant_of(name, n, option, preset, edition) for name in names or fathoms.games() for n in counts]
    if output is not None:
        check_writable(output)
    rows = []
    try:
        with joined(ray):
            for row in show(console, variants, players, games=games, seed=seed, guest=guest, language=language):
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
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="cli-option-same-file")] = 1,
    counts: Annotated[str, typer.Option(help="cli-option-counts")] = "",
    most: Annotated[int | None, typer.Option(min=1, help="cli-option-most")] = None,
    threads: Annotated[int | None, typer.Option(min=1, help="cli-option-threads")] = None,
    output: Annotated[Path, typer.Option("--output", help="cli-option-parquet")] = Path("games.parquet"),
    ray: Ray = None,
    language: Language = "",
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
            show(console, variant.game.words(language), output, run, games, threads)
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
    language: Language = "",
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
                progress=lambda r: say(
                    language,
                    "tune-round",
                    what=r.what,
                    seats=Message("lab-seats", {"count": r.seats}),
                    lead=f"{r.lead:+.1f}",
                ),
            ):
                if output is None:
                    keep(game, text)
                else:
                    write_text(output, text)
                written = home
    except KeyboardInterrupt:
        raise stopped(written) from None


@app.command()
def compare(
    before: Annotated[str, typer.Argument(metavar="A", help="cli-option-before")],
    after: Annotated[str, typer.Argument(metavar="B", help="cli-option-after")],
    game: Annotated[str | None, typer.Option(help="cli-option-which-game")] = None,
    seats: SeatCounts = None,
    bots: Bots = "crab",
    within: Within = 1,
    games: GamesEach = None,
    seed: WatchedSeed = 1,
    most: WatchedMost = CUT_OFF,
    threads: Workers = None,
    output: Annotated[Path, typer.Option("--output", help="cli-option-html")] = Path("compare.html"),
    ray: Ray = None,
    language: Language = "",
) -> None:
    """Play two variants on the same deals and tell what changed and how sure that is, here and as a page.

    Ctrl-C answers with the deals that both have played by then.

    Examples: `fathoms compare treasure-hunting-kraken cost_outward=7 -n 4` ·
    `fathoms compare kraken-attack mine.toml` ·
    `fathoms compare old.toml new.toml --game barrakuda -n 3 -n 4 --within 0.5` ·
    `fathoms compare "kraken-attack seats=4" "kraken-attack seats=4 whirlpools=2" --bots dolphin --games 200`
    """
    from fathoms.lab.asking import Asked, ask_compare
    from fathoms.lab.compare import sides
    from fathoms.lab.crews import joined

    html_file(output)
    both = sides(before, after, game)
    speaks = fathoms.game(both[0].name).words(language)
    asked = Asked(bots, games, within, seed, most, threads)
    with joined(ray):
        page, early = ask_compare(console, speaks, both, seats or [None], asked)
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
    within: Within = 2,
    games: GamesEach = None,
    seed: WatchedSeed = 1,
    most: WatchedMost = CUT_OFF,
    threads: Workers = None,
    output: Annotated[Path, typer.Option("--output", help="cli-option-html")] = Path("sweep.html"),
    ray: Ray = None,
    language: Language = "",
) -> None:
    """Take one or two numbers of an edition, or options, through their values on the same deals, and plot what they do.

    NAME is an option, or a place in the box such as costs.outward; values are 5..10 or 2,4,8.

    Examples: `fathoms sweep treasure-hunting-kraken --set costs.outward=5..10 -n 2 -n 4` ·
    `fathoms sweep kraken-attack --set whirlpools=0..4` ·
    `fathoms sweep treasure-hunting-kraken --set costs.inward=5..9 --set costs.outward=5..9 --within 4`
    """
    from fathoms.lab.asking import Asked, ask_sweep
    from fathoms.lab.crews import joined
    from fathoms.lab.sweep import read_sweep

    html_file(output)
    if len(sets) > 2:
        raise BadOption("error-sweeps", given=len(sets))
    swept = [read_sweep(text) for text in sets]
    if len({one.name for one in swept}) < len(swept):
        raise BadOption("error-sweep-twice", name=swept[0].name)
    counts: Sequence[int | None] = seats or [None]
    bases = [variant_of(name, n, option, preset, edition) for n in counts]
    speaks = bases[0].game.words(language)
    asked = Asked(bots, games, within, seed, most, threads)
    with joined(ray):
        page, early = ask_sweep(console, speaks, bases, swept, asked)
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
    without: Annotated[list[str] | None, typer.Option(metavar="ACTION", help="cli-option-without")] = None,
    games: Annotated[int, typer.Option(min=50, help="cli-option-looked-at")] = 4_000,
    seed: WatchedSeed = 1,
    most: WatchedMost = CUT_OFF,
    threads: Workers = None,
    output: Annotated[Path, typer.Option("--output", help="cli-option-html")] = Path("report.html"),
    ray: Ray = None,
    language: Language = "",
) -> None:
    """Write a page on a game as its bots play it: length, health, fairness, choice, tension, skill against luck.

    Of a file of games the first are played once more, the same by their seed, and looked at closely. What every kind of
    action is worth is found by forbidding it to one side; --without names others: a place, a card.

    Examples: `fathoms report kraken-attack` · `fathoms report treasure-hunting-kraken -n 4 --edition mine.toml` ·
    `fathoms report games.parquet --output mine.html` · `fathoms report tentacolor --levels shrimp,crab,dolphin` ·
    `fathoms report barrakuda --without "play 1" --without "play 6"`
    """
    from fathoms.lab.asking import ask_report, cell_of_file, cells_of, usual_seats
    from fathoms.lab.crews import joined
    from fathoms.lab.report import KEPT, LOGGED
    from fathoms.lab.simulate import level_of

    html_file(output)
    players = [level for level in levels.split(",") if level]
    for level in players:
        level_of(level)
    if source.endswith(".parquet"):
        cell, held = cell_of_file(Path(source), most, LOGGED, KEPT)
        cells, games = [cell], min(games, held)
    else:
        variants = [variant_of(source, n, option, preset, edition) for n in usual_seats(source, seats)]
        cells = cells_of(variants, bots, seed, most, LOGGED, KEPT)
    speaks = cells[0].variant.game.words(language)
    told = Path(source).name if source.endswith(".parquet") else ""
    with joined(ray):
        how: dict[str, Any] = {"levels": players, "without": without or (), "source": told}
        page, early = ask_report(console, speaks, cells, games=games, threads=threads, **how)
    page_written(output, page, early, language)


def page_written(output: Path, page: str, early: bool, language: str) -> None:
    """Writes a page of the lab, and says whether Ctrl-C ended its games early."""
    write_text(output, page)
    if early:
        raise stopped(output)
    say(language, "cli-written", path=str(output))
