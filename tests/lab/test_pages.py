"""Comparisons, sweeps and reports: what they are asked, what they refuse, and pages that stand for themselves."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from chance_games import GAMES
from rich.console import Console
from typer.testing import CliRunner

import fathoms
from fathoms.cli import app
from fathoms.core.words import languages
from fathoms.lab import again, compare, report, sweep
from fathoms.lab.measures import NUMBER, SHARE, Cell, Change, Measure, Played, paired, play_all
from fathoms.lab.telling import warnings

NAME = GAMES[0]
TWO = fathoms.game(NAME).variant(seats=2)
OTHER = fathoms.game(NAME).variant(seats=2, whirlpools=4)
KEY = re.compile(r">[^<]*\b(?:lab|report|compare|sweep|tile|measure)-[a-z]+[^<]*<")


def played(variants: list[fathoms.AnyVariant], games: int = 60, **how: Any) -> list[Played]:
    cells = [Cell(variant, ("random",) * variant.seats, 3, **how) for variant in variants]
    return play_all(cells, games, tick=lambda games: None)[0]


@pytest.fixture(scope="module")
def pair() -> list[Played]:
    return played([TWO, OTHER], logged=report.LOGGED, kept=20)


def check(page: str, language: str) -> None:
    """A page that stands for itself: one language, every word known, nothing fetched, nothing run."""
    assert page.startswith(f'<!doctype html><html lang="{language}">')
    assert "<script" not in page
    assert not re.findall(r"(?:src|href)=\"(?!#|data:)", page) and not re.findall(r"url\((?!#|data:)", page)
    assert not KEY.search(page.split("<main>")[1]), KEY.search(page.split("<main>")[1])
    assert "{ $" not in page


@pytest.mark.parametrize("language", languages())
def test_pages_are_whole_in_every_language(pair: list[Played], language: str) -> None:
    words = TWO.game.words(language)
    check(compare.written_page(words, compare.Comparison("a", "b", [(pair[0], pair[1])])), language)
    one = [sweep.Sweep("whirlpools", (0, 4))]
    points = [(sweep.Point((value,), run.variant), run) for value, run in zip((0, 4), pair, strict=True)]
    check(sweep.written_page(words, sweep.Swept(str(TWO), one, [(TWO, points)])), language)
    luck = again.Luck([again.Part(key, 0.25, 0.2, 0.3) for key in ("deal", "draws", "whims", "both")], 60)
    won = Measure("banned", SHARE, np.ones(60), {})
    bans = [
        again.Ban(phrase, won, paired(won, won), phrase != "begin", 60) for phrase in ("begin", "cannon", "board A")
    ]
    kings = again.Kings(won, won, won, paired(won, won), 60)
    page = report.written_page(words, report.Study(pair[:1], bans=bans, luck=luck, kings=kings))
    check(page, language)
    assert 'id="worth"' in page


def test_a_report_draws_the_games_own_board_and_says_what_was_never_seen(pair: list[Played]) -> None:
    page = report.written_page(TWO.game.words("en"), report.Study(pair[:1]))
    board = TWO.game.scene.scene(TWO.box, TWO.usual_start(), -1).containers[0]
    for layer in board.layers:
        assert f'<symbol id="{layer}"' in page.replace("svg:", "") and f'href="#{layer}"' in page
    assert "Never done by anybody: " in page
    assert "A whirlpool opens in …, on the … space (KA-70)" in page and "rail_smashed" not in page


def test_stalls_are_warned_of() -> None:
    (run,) = played([TWO], games=20, most=10)
    words = TWO.game.words("en")
    (warning,) = warnings(words, [("2 players", run)])
    assert "20 of 20 games (100.0\u00a0%) were cut off after 10 actions" in warning


def test_stalls_of_many_points_are_one_warning_and_many_columns_several_tables() -> None:
    one = [sweep.Sweep("whirlpools", (0, 1, 2, 3, 4))]
    runs = played([fathoms.game(NAME).variant(seats=2, whirlpools=k) for k in one[0].values], games=20, most=10)
    points = [(sweep.Point((k,), run.variant), run) for k, run in zip(one[0].values, runs, strict=True)]
    out = StringIO()
    sweep.summary(Console(width=60, file=out), TWO.game.words("en"), sweep.Swept(NAME, one, [(TWO, points)]))
    assert "2 players, whirlpools = 0; 1; 2; 3; 4, 100 of 100 games" in out.getvalue()
    assert out.getvalue().count("Take care") == 1
    assert out.getvalue().count("┏") > 1 and "…" not in out.getvalue().split("Take care")[0]


def test_a_side_is_a_game_a_variant_options_or_a_file(tmp_path: Path) -> None:
    a, b = compare.sides(NAME, "whirlpools=4", None)
    assert (a.variant(2), b.variant(2)) == (TWO, OTHER)
    a, b = compare.sides(f"{NAME} seats=2 whirlpools=4", "whirlpools=0", None)
    assert (a.variant(None), b.variant(None)) == (OTHER, TWO)
    edition = tmp_path / "mine.toml"
    edition.write_text("[ship]\nholes_to_sink = 3\n")
    a, b = compare.sides(NAME, str(edition), None)
    assert compare.differences(a.variant(2), b.variant(2)) == [("ship.holes_to_sink", "4", "3")]
    assert compare.side(str(edition), None, None).name == NAME


SIDES = {
    "names no game; say which with --game": ("whirlpools=2", "whirlpools=3"),
    "are two games": (NAME, GAMES[1]),
    "there is no option 'whirl'": (NAME, "whirl=2"),
    "cannot be read": (NAME, "nowhere.toml"),
    "an option is written NAME=VALUE": (NAME, f"{NAME} whirlpools"),
    "seats is a whole number, not 'x'": (f"{NAME} seats=x", "whirlpools=2"),
    f"{NAME} is for 1 to 4 seats, not 0": (f"{NAME} seats=0", "whirlpools=2"),
    "both sides need as many seats": (f"{NAME} seats=2", f"{NAME} seats=3"),
}
SWEEPS = {
    "a sweep is written NAME=1..9 or NAME=a,b,c": ("whirlpools",),
    "with 2 to 50 values, not 'whirlpools=1..99'": ("whirlpools=1..99",),
    "whirlpools cannot be '9'": ("whirlpools=0,9",),
    "is not known here": ("ship.hole=1..3",),
    "takes one --set or two, not 3": ("whirlpools=0..4",) * 3,
    "both --set are about whirlpools; take it through its values once": ("whirlpools=0..2", "whirlpools=1..3"),
}


def said(*command: str) -> Any:
    return CliRunner().invoke(app, [*command, "--language", "en", "--bots", "random"])


def test_a_verdict_begins_with_what_matters() -> None:
    """Twice as many of next to nothing is told after a tail that is gone."""
    rare = Change("forced", SHARE, {}, 0.001, 0.003, 0.001, 0.003, 9.0)
    tail = Change("late", SHARE, {}, 0.086, 0.005, -0.09, -0.07, -18.0)
    longer = Change("length", NUMBER, {}, 80.0, 40.0, -41.0, -39.0, -50.0)
    assert sorted([rare, longer, tail], key=compare.weight) == [rare, longer, tail]


@pytest.mark.parametrize("why", SIDES)
def test_sides_that_do_not_compare_get_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = said("compare", *SIDES[why])
    assert done.exit_code == 2 and why in done.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("why", "asked"),
    {
        "games.parquet cannot be read: there is no such file or folder": ("report", "games.parquet"),
        "notes.parquet is not a file of games that fathoms simulate wrote; name another file": (
            "report",
            "notes.parquet",
        ),
        "--within takes a number from 0.05 to 50": ("compare", NAME, "whirlpools=2", "--within", "0"),
        "--seconds takes a number from 0.1 to 3600": ("bench", NAME, "--seconds", "0"),
        "--identical takes a whole number of at least 0": ("bench", NAME, "--identical", "-1"),
    }.items(),
)
def test_a_page_that_cannot_be_made_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str, asked: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.parquet").touch()
    done = CliRunner().invoke(app, [*asked, "--language", "en"])
    assert (done.exit_code, done.output) == (2, f"fathoms: {why}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["notes.parquet"]


@pytest.mark.parametrize("why", SWEEPS)
def test_sweeps_that_make_no_sense_get_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = said("sweep", NAME, *(word for text in SWEEPS[why] for word in ("--set", text)))
    assert done.exit_code == 2 and why in done.output
    assert not list(tmp_path.iterdir())


def test_the_commands_say_how_many_games_they_need_and_write_their_pages(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = said("compare", NAME, "whirlpools=4", "-n", "2", "--within", "20", "--output", str(page))
    assert done.exit_code == 0, done.output
    assert "within ±20 points (95\u00a0%) takes 49 games a variant: 98 for 2" in done.output
    assert "the team wins" in done.output and str(page.name) in done.output
    assert "other numbers show no difference." in done.output  # the verdict is told here too
    check(page.read_text(encoding="utf-8"), "en")
    done = said(
        "sweep",
        NAME,
        "--set",
        "whirlpools=0,4",
        "--set",
        "tokens_to_win=3,1",
        "--games",
        "20",
        "-n",
        "2",
        "--output",
        str(page),
    )
    assert done.exit_code == 0, done.output
    check(page.read_text(encoding="utf-8"), "en")


def test_a_report_says_what_a_thing_is_worth_and_refuses_what_cannot_be_done(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    asked = ("report", NAME, "-n", "2", "--games", "60", "--levels", "", "--output", str(page))
    done = said(*asked, "--without", "canon")
    assert (done.exit_code, page.exists()) == (2, False) and "did you mean 'cannon'?" in done.output
    done = said(*asked, "--without", "cannon", "--without", "card 1")
    assert done.exit_code == 0, done.output
    assert done.output.startswith("60 games\nThen about 300 games more")
    text = page.read_text(encoding="utf-8")
    check(text, "en")
    assert "What is each thing worth?" in text and "Cannon: …" in text


def test_ctrl_c_while_deals_are_played_once_more_leaves_a_page_of_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(again, "luck", stop)
    page = tmp_path / "page.html"
    done = said("report", NAME, "-n", "2", "--games", "60", "--levels", "", "--without", "stop", "--output", str(page))
    assert done.exit_code == 130 and str(page.name) in done.output
    check(page.read_text(encoding="utf-8"), "en")


def test_a_report_of_a_file_is_of_its_games(tmp_path: Path) -> None:
    games, page = tmp_path / "games.parquet", tmp_path / "page.html"
    assert said("simulate", NAME, "-n", "2", "--seed", "3", "--games", "60", "--output", str(games)).exit_code == 0
    done = said("report", str(games), "--levels", "", "--output", str(page))
    assert done.exit_code == 0, done.output
    text = page.read_text(encoding="utf-8")
    check(text, "en")
    assert "games.parquet" in text and "60 games" in text
    games.write_text("no games")
    assert "is not a file of games" in said("report", str(games), "--output", str(page)).output
