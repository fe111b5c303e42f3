"""Looking back on matches, and what the coach says."""

from pathlib import Path

import pytest
from chance_games import GAMES, table

import fathoms
from fathoms.lab.review import marked, review, summaries
from fathoms.lab.review_page import page

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_chances_are_chances_and_end_with_what_happened(name: str) -> None:
    played = table(name, 2, 400)
    rows = review(played)
    assert len(rows) == len(played.steps) - 1
    for row in rows:
        assert all(0 <= chance <= 1 for chance in row.chances)
        assert row.choice <= 1e-9
        if len(row.chances) > 1:
            assert sum(row.chances) == pytest.approx(1)
    if played.result:
        won = [float(seat in played.result.winners) for seat in range(played.seats)]
        final = rows[-1].chances
        assert list(final) == ([max(won)] if len(final) == 1 else [w / sum(won) for w in won])


@every_game
def test_the_largest_swings_are_marked_and_no_more_than_five(name: str) -> None:
    rows = review(table(name, 3, 120))
    start = tuple(0.5 for _ in rows[0].chances)
    assert sum(row.turning for row in marked(rows, start)) <= 5


@every_game
def test_a_seat_s_account_adds_up(name: str) -> None:
    played = table(name, 4, 60)
    rows = review(played)
    found = summaries(rows, played.seats)
    assert sum(one.decisions for one in found) == len(rows)
    assert sum(one.cost for one in found) == pytest.approx(sum(row.choice for row in rows))
    assert sum(one.luck for one in found) == pytest.approx(sum(row.luck for row in rows))


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_a_point_and_a_position_for_every_action(name: str, language: str) -> None:
    played = table(name, 5, 25)
    text = page(played, language)
    for ply in range(1, len(played.steps)):
        assert f"href='#ply-{ply}'" in text
        assert f"id=ply-{ply}>" in text
    assert "review-" not in text


def test_a_review_is_written_to_a_file(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from fathoms.cli import app

    match = tmp_path / "match.json"
    match.write_text(table(GAMES[0], 1, 30).save())
    done = CliRunner().invoke(app, ["review", str(match), "-o", str(tmp_path / "review.html")])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "review.html").read_text().startswith("<!doctype html>")
    assert fathoms.load(match.read_text()).state.ply == 30
