"""What `fathoms bench` measures, in a fraction of a second."""

import os
from io import StringIO

import pytest
from chance_games import GAMES
from rich.console import Console

import fathoms
from fathoms.core.words import FALLBACK, languages, words
from fathoms.lab.bench import LOTS, plain_rate, rate, search_rate, thread_rows
from fathoms.lab.peers import SLOTS, bench_batched, one_core, peers_here
from fathoms.lab.telling import whole

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_threads_are_compared_from_a_thousand_games_on(name: str) -> None:
    first, *more = thread_rows(words(FALLBACK), fathoms.game(name).variant(), 0.01)
    assert first.what == "1,000 games"
    assert "games/s with 1 thread" in first.figure
    assert first.ratio.endswith(f"times with {os.cpu_count()} cores")
    assert len(more) < len(LOTS)


def test_rates_are_of_the_variant_asked_for() -> None:
    variant = fathoms.game(GAMES[0]).variant(seats=2, edition={"ship": {"holes_to_sink": 1}})
    assert plain_rate(variant, 0.05) > 0
    decisions, games = rate(lambda n: variant.playouts(n, threads=1).decisions, 0.05, 10)
    assert decisions > games > 0


def test_a_search_is_timed_from_the_first_position() -> None:
    assert search_rate(fathoms.game(GAMES[1]).variant(seats=2), 0.05) > 0


@pytest.mark.parametrize("language", languages())
def test_what_is_measured_is_told_in_the_language(language: str) -> None:
    said, variant, out = words(language), fathoms.game(GAMES[0]).variant(), StringIO()
    bench_batched(Console(width=200, file=out), said, [variant], 0.01)
    for key in ("bench-numbers", "bench-observed", "bench-bare"):
        assert said.say(key) in out.getvalue()
    row = thread_rows(said, variant, 0.01)[0]
    assert row.what == said.say("lab-games", games=whole(said, LOTS[0]))


def test_batches_are_measured_in_processor_time_of_one_thread() -> None:
    variant, out = fathoms.game(GAMES[0]).variant(), StringIO()
    bench_batched(Console(width=160, file=out), words(FALLBACK), [variant], 0.01)
    said = out.getvalue()
    assert f"{SLOTS:,} games at a time, one thread ({os.cpu_count()} cores here)" in said
    row = next(line for line in said.splitlines() if str(variant) in line).split("│")
    numbers, told, bare = (int(cell.replace(",", "")) for cell in row[2:5])
    assert numbers == len(fathoms.batch(variant, 1, threads=1).observer)
    assert told > 0 and bare > 0


def test_other_libraries_are_measured_where_they_are_installed() -> None:
    with one_core():
        for name, measure in peers_here(words(FALLBACK)):
            speed, numbers = measure(0.01)
            assert speed > 0 and numbers >= 0, name
