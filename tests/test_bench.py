"""What `fathoms bench` measures, in a fraction of a second."""

import os

import pytest
from chance_games import GAMES

import fathoms
from fathoms.lab.bench import LOTS, plain_rate, rate, search_rate, thread_rows

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_threads_are_compared_from_a_thousand_games_on(name: str) -> None:
    first, *more = thread_rows(fathoms.game(name).variant(), 0.01)
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
