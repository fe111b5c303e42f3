"""Looking back on matches, and what the coach says."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from chance_games import GAMES, AnyTable, table

import fathoms
from fathoms.bots import bot
from fathoms.bots.review import Ply, accounts, agreed, percent, review, shifted
from fathoms.bots.review_page import page
from fathoms.core.words import languages

every_game = pytest.mark.parametrize("name", GAMES)


def quick(played: AnyTable) -> list[Ply]:
    """A review with as little thought as a review takes."""
    return review(played, budget=0)


@every_game
def test_chances_are_chances_and_end_with_what_happened(name: str) -> None:
    played = table(name, 2, 400)
    rows = quick(played)
    assert len(rows) == len(played.steps) - 1
    for row, following in pairwise(rows):
        assert row.after == following.before
    for row in rows:
        assert all(0 <= chance <= 1 for chance in row.after)
        assert row.choice <= 0
        if len(row.before) > 1:
            assert sum(row.before) == pytest.approx(1)
    if played.result:
        won = [float(seat in played.result.winners) for seat in range(played.seats)]
        final = rows[-1].after
        assert list(final) == ([max(won)] if len(final) == 1 else won)


@every_game
def test_a_match_is_always_reviewed_alike(name: str) -> None:
    played = table(name, 6, 10)
    assert quick(played) == quick(played)


@every_game
def test_the_largest_swings_are_marked_and_no_more_than_five(name: str) -> None:
    rows = quick(table(name, 3, 120))
    moved = {row.ply: max(abs(b - a) for a, b in zip(row.before, row.after, strict=True)) for row in rows}
    turning = [row.ply for row in rows if row.turning]
    assert len(turning) <= 5
    assert all(moved[ply] >= min(moved[p] for p in turning) for ply in turning)
    assert all(moved[row.ply] <= min(moved[p] for p in turning) for row in rows if turning and not row.turning)


@every_game
@pytest.mark.parametrize("seed", [4, 7, 8])
def test_start_choices_and_luck_add_up_to_the_end(name: str, seed: int) -> None:
    """For every seat and every action; what a choice costs its actor is what its rivals gain."""
    played = table(name, seed, 60)
    rows = quick(played)
    for row in rows:
        if len(row.after) > 1:
            assert sum(row.by_choice(i) for i in range(played.seats)) == pytest.approx(0)
    found = accounts(rows, played.seats)
    assert [one.seat for one in found] == list(range(played.seats))
    for one in found:
        i = one.seat if len(rows[0].before) > 1 else 0
        assert one.start + one.own + one.others + one.luck == one.end
        assert (one.start, one.end) == (percent(rows[0].before[i]), percent(rows[-1].after[i]))
        assert one.own == percent(sum(row.choice for row in rows if row.seat == one.seat))
        assert (one.worst is None) == (not any(row.choice for row in rows if row.seat == one.seat))
        if played.game.cooperative:
            assert one.own + one.others == sum(other.own for other in found)


@pytest.mark.parametrize("winners", [1, 2])
def test_chances_that_add_up_keep_what_is_certain(winners: int) -> None:
    thought = [1.0, 0.4, 0.3, 0.0]
    shift = agreed(thought, winners)
    chances = [shifted(chance, shift) for chance in thought]
    assert sum(chances) == pytest.approx(winners)
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.99
    assert chances[3] < 0.01


def played_by(name: str, level: str) -> AnyTable:
    """A match of two bots of a level."""
    played = fathoms.game(name).table(seats=2, seed=11)
    bots = [bot(played.variant, level, seat) for seat in range(2)]
    while not played.over and len(played.steps) < 400:
        seat = played.waiting[0]
        played.play(seat, bots[seat].choose(played.view(seat), seat, played.legal_numbers(seat)))
    return played


@pytest.mark.parametrize("name", ["treasure-hunting-kraken", "barrakuda"])
def test_before_an_obvious_end_the_winner_is_clear_and_good_players_choices_cost_less(name: str) -> None:
    cost = {}
    for level in ("shrimp", "dolphin"):
        played = played_by(name, level)
        rows = review(played)
        assert played.result
        assert rows[-1].before[played.result.winners[0]] > 0.9
        cost[level] = -sum(row.choice for row in rows) / len(rows)
    assert cost["dolphin"] < 0.01
    assert cost["shrimp"] > 3 * cost["dolphin"]


@every_game
@pytest.mark.parametrize("language", languages())
def test_the_page_has_a_point_and_a_position_for_every_action(name: str, language: str) -> None:
    """Choices are said in words, and the ways to the neighbours lead somewhere."""
    played = table(name, 5, 25)
    last = len(played.steps) - 1
    text = page(played, language, ["Ann"])
    for ply in range(1, last + 1):
        assert f"href=#ply-{ply} " in text
        assert f"id=ply-{ply}>" in text
    assert set(re.findall(r"href='?#ply-(\d+)", text)) == {str(ply) for ply in range(1, last + 1)}
    assert not re.search(r"(review|choice|news|ending)-[a-z]", text)
    assert text.count("<pre>") == last
    assert "Ann" in text


def test_the_page_says_who_won() -> None:
    played = played_by("treasure-hunting-kraken", "crab")
    assert played.result
    names = ["Ann", "Bob"]
    assert f"{names[played.result.winners[0]]} wins!" in page(played, "en", names)


def test_a_review_is_written_to_a_file(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from fathoms.cli import app

    match = tmp_path / "match.json"
    match.write_text(table(GAMES[0], 1, 30).save())
    done = CliRunner().invoke(app, ["review", str(match), "-o", str(tmp_path / "review.html")])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "review.html").read_text().startswith("<!doctype html>")
    assert fathoms.load(match.read_text()).state.ply == 30
