"""The arena is fair, repeatable and modest about what it knows; better bots win there."""

import csv
import io

import pytest
from chance_games import GAMES

import fathoms
from fathoms.lab.arena import arena, as_csv, as_markdown, play, seatings, wilson

RIVALS = [name for name in GAMES if not fathoms.game(name).cooperative]
TEAMS = [name for name in GAMES if fathoms.game(name).cooperative]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_side_has_each_seat_equally_often(seats: int) -> None:
    plans = seatings(seats)
    for seat in range(seats):
        assert 2 * sum(plan[seat] for plan in plans) == len(plans)
    assert len(set(plans)) == len(plans)


def test_the_interval_is_wilson_s() -> None:
    """Known values: 8 of 10, none of 20, all of 20."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_the_arena_is_the_same_every_time(name: str) -> None:
    game = fathoms.game(name)
    levels = ["shrimp", "crab", "crab", "shrimp"][: game.seats[-1]]
    first, again = (play(game, levels, seed=3, deal=1, options={}) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("name", RIVALS)
def test_a_crab_beats_a_shrimp_and_equals_are_nearly_even(name: str) -> None:
    even, crab = arena(fathoms.game(name), ("shrimp", "crab"), games=60, seed=1)
    assert (even.player, even.rival) == ("shrimp", "shrimp")
    assert even.low < 0.5 < even.high
    assert (crab.player, crab.rival) == ("crab", "shrimp")
    assert crab.low > 0.5


@pytest.mark.parametrize("name", TEAMS)
def test_a_team_of_crabs_wins_more_than_one_of_shrimps(name: str) -> None:
    shrimp, crab = arena(fathoms.game(name), ("shrimp", "crab"), games=100, seed=1)
    assert crab.wins > shrimp.wins


def test_results_are_tables_for_people_and_for_programs() -> None:
    heard: list[tuple[str, int, int]] = []
    game = fathoms.game(TEAMS[0])
    options = [dict(preset) for preset in list(game.presets.values())[:1]]
    rows = list(
        arena(game, ("shrimp",), games=2, seats=(2, 3), options=options, progress=lambda *about: heard.append(about))
    )
    assert [row.seats for row in rows] == [2, 3]
    assert heard == [("shrimp", 1, 2), ("shrimp", 2, 2)] * 2
    read = list(csv.DictReader(io.StringIO(as_csv(rows))))
    assert [int(row["games"]) for row in read] == [2, 2]
    assert as_markdown(rows).count("| shrimp |") == 2
