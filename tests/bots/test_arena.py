"""The arena is fair, repeatable and modest about what it knows; better bots win there."""

import csv
import io
from typing import Any

import pytest
from chance_games import GAMES

import fathoms
from fathoms.bots import LEVELS, Bot, Level
from fathoms.core.chance import mix
from fathoms.core.state import clone
from fathoms.lab.arena import arena, as_csv, as_markdown, seatings, wilson
from fathoms.lab.ladder import in_a_line
from fathoms.lab.runner import Runner

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
def test_a_game_in_the_arena_is_what_the_bots_play_at_a_table(name: str) -> None:
    """Whole games in compiled code, and the same bots asked one by one in plain Python: the same ends."""
    game = fathoms.game(name)
    levels = [LEVELS["shrimp"], LEVELS["crab"], Level(simulations=12), Level(worlds=1, slips=40)][: game.seats[-1]]
    variant = game.variant(seats=len(levels))
    samples = Runner(variant).play(levels, 2, seed=3, first=4, turn=1, most=60)
    for deal in (4, 5):
        s = by_hand(variant, levels, seed=3, deal=deal, turn=1, most=60)
        assert (s.winners, s.ply) == (samples.winners[deal - 4], samples.lengths[deal - 4])


def by_hand(variant: fathoms.AnyVariant, levels: list[Level], *, seed: int, deal: int, turn: int, most: int) -> Any:
    """The last position of a game in which bots are asked as a table asks them."""
    s = variant.blank()
    variant.begin(s, seed, deal)
    players = mix(mix(seed, deal), turn)
    bots = [Bot(variant, level, mix(players, seat)) for seat, level in enumerate(levels)]
    while not s.over and s.ply < most:
        plans = []
        for seat in range(s.seats):
            if (s.waiting >> seat) & 1:
                view = clone(s)
                variant.game.sight.hide(variant.box, view, seat)
                about = view, seat, variant.legal(s, seat)
                action = bots[seat].choose(*about)
                plans.append((seat, action, {w.action: w.chance for w in bots[seat].weigh(*about)}[action]))
        if variant.game.cooperative:
            plans = [max(plans, key=lambda plan: plan[2])]
        for seat, action, _ in plans:
            if (s.waiting >> seat) & 1:
                variant.step(s, seat, action)
    return s


@pytest.mark.parametrize("name", RIVALS)
def test_a_crab_beats_a_shrimp_and_equals_are_nearly_even(name: str) -> None:
    games = 3000 if name == "tentacolor" else 600  # where cards must go on with a series there is less to choose
    even, crab = arena([fathoms.game(name).variant()], ("shrimp", "crab"), games=games, seed=1)
    assert (even.player, even.rival) == ("shrimp", "shrimp")
    assert even.low < 0.5 < even.high
    assert (crab.player, crab.rival) == ("crab", "shrimp")
    assert crab.low > 0.5


@pytest.mark.parametrize("name", RIVALS)
def test_equals_do_not_wait_for_each_other_for_ever(name: str) -> None:
    """Whoever moves first may be worse off, as when a treasure lies between four ships; yet somebody must."""
    game = fathoms.game(name)
    for seats in game.seats:
        runner = Runner(game.variant(seats=seats))
        for level, games in ((LEVELS["crab"], 200), (Level(simulations=60), 8)):
            assert not runner.play([level] * seats, games, seed=2, most=6_000).cut.any()


@pytest.mark.parametrize(("name", "long", "share"), [("barrakuda", 300, 0.01), ("treasure-hunting-kraken", 360, 0.25)])
def test_four_crabs_seldom_play_on_and_on(name: str, long: int, share: float) -> None:
    """Secret choices that differ break ties, and a turn ends when it is of no more use."""
    four = Runner(fathoms.game(name).variant(seats=4))
    assert (four.play([LEVELS["crab"]] * 4, 400, seed=1).lengths > long).mean() < share


def test_a_guest_sits_on_every_seat_in_turn_and_its_own_wins_are_counted() -> None:
    four = fathoms.game("barrakuda").variant(seats=4)
    among_equals, among_worse = arena([four], ("crab", "shrimp"), games=2_000, guest="crab")
    assert (among_worse.player, among_worse.rival, among_worse.guest) == ("crab", "shrimp", True)
    assert "| crab | among shrimps |" in as_markdown([among_worse])
    assert in_a_line(among_worse, "de").startswith("Barrakuda, 4 Spieler: Krabbe, allein – Garnele, ")
    assert among_equals.low < 0.25 < among_equals.high
    assert among_worse.low > 0.3


@pytest.mark.parametrize("name", TEAMS)
def test_a_team_of_crabs_wins_more_than_one_of_shrimps(name: str) -> None:
    shrimp, crab = arena([fathoms.game(name).variant()], ("shrimp", "crab"), games=100, seed=1)
    assert crab.wins > shrimp.wins


def test_results_are_tables_for_people_and_for_programs() -> None:
    heard: list[tuple[str, int, int]] = []
    game = fathoms.game(TEAMS[0])
    variants = [game.variant(seats=seats, preset=next(iter(game.presets))) for seats in (2, 3)]
    rows = list(arena(variants, ("shrimp",), games=2, progress=lambda *about: heard.append(about)))
    assert [row.seats for row in rows] == [2, 3]
    assert heard == [("shrimp", 2, 2)] * 2
    read = list(csv.DictReader(io.StringIO(as_csv(rows))))
    assert [int(row["games"]) for row in read] == [2, 2]
    assert as_markdown(rows).count("| shrimp |") == 2
