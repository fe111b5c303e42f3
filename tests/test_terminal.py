"""The terminal: whole games piped in, and its manners."""

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from chance_games import GAMES

import fathoms
from fathoms import cli
from fathoms.core.words import languages
from fathoms.lab import ladder
from fathoms.lab.arena import Row

SOURCE = Path(fathoms.__file__).parent.parent
every_game = pytest.mark.parametrize("name", GAMES)


def run(
    *args: str, typed: str = "", columns: int = 80, tmp: Path | None = None, locale: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """`fathoms …` in a process of its own, with lines typed into it."""
    env = {
        "COLUMNS": str(columns),
        "NO_COLOR": "1",
        "PATH": "/usr/bin:/bin",
        "PYTHONPATH": str(SOURCE),
        "PYTHONIOENCODING": "utf-8",
        "XDG_DATA_HOME": str(tmp or "unused"),
        **(locale or {}),
    }
    code = "from fathoms.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        input=typed,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@every_game
def test_a_whole_game_can_be_played_through_a_pipe(name: str, tmp_path: Path) -> None:
    """Two at one keyboard, now the first choice and now the last, until the game is over."""
    answers = (str(n) for n in itertools.cycle([1, 2, 1, 3, 1, 1, 4]))
    typed = "\n".join(itertools.islice(answers, 4000)) + "\n"
    done = run("play", name, "-n", "2", "--seed", "5", "--me", "0", "--me", "1", typed=typed, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    game = fathoms.game(name)
    endings = [game.words("en").say(f"ending-{e.name}".replace("_", "-")) for e in game.endings]
    assert any(ending in done.stdout for ending in endings) or "--load" in done.stdout
    assert "  1. " in done.stdout
    assert "\x1b[" not in done.stdout


@every_game
def test_a_person_plays_beside_bots(name: str, tmp_path: Path) -> None:
    done = run("play", name, "--seed", "3", "--bots", "shrimp", typed="1\n" * 12, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Go on with: fathoms play" in done.stdout or "(" in done.stdout.splitlines()[-1]


@every_game
def test_in_a_narrow_window_the_board_is_told_in_words(name: str, tmp_path: Path) -> None:
    done = run("play", name, "--seed", "3", typed="quit\n", columns=44, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stdout.splitlines() if len(line) > 44 and "--load" not in line] == []


def test_nothing_is_lost_when_the_player_leaves(tmp_path: Path) -> None:
    name = GAMES[0]
    left = run("play", name, "--seed", "7", "--me", "0", "--me", "1", typed="\n2\n\n", tmp=tmp_path)
    path = re.search(r"--load (\S+)", left.stdout)
    assert path is not None
    back = run("play", name, "--load", path[1], "--me", "0", "--me", "1", typed="log\nquit\n", tmp=tmp_path)
    assert back.returncode == 0
    assert fathoms.load(Path(path[1]).read_text()).state.ply >= 1


def test_undo_why_save_help_and_nonsense_are_answered(tmp_path: Path) -> None:
    kept = tmp_path / "mine.json"
    typed = f"help\nnonsense\n99\nwhy\nwhy 1\n2\nundo\nboard\nlog\nsave {kept}\nsave /nowhere/x.json\nquit\n"
    done = run("play", GAMES[0], "--seed", "7", "-n", "1", typed=typed, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "take the last act back" in done.stdout
    assert "'nonsense' is not an action" in done.stdout
    assert "Choose a number from 1 to" in done.stdout
    assert "is allowed now" in done.stdout
    assert f"Kept as {kept}" in done.stdout
    assert "/nowhere/x.json cannot be written" in done.stdout
    assert fathoms.load(kept.read_text()).state.ply == 0


def test_the_terminal_speaks_french_and_says_who_sits_where(tmp_path: Path) -> None:
    typed = "help\naide\n99\nundo\nwhy 1\nsave /nowhere/x.json\nquit\n"
    name = GAMES[0]
    done = run("play", name, "-n", "2", "--seed", "7", "--bots", "crab", "--language", "fr", typed=typed, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    said = done.stdout.replace("\u00a0", " ")
    assert "Joueur 1, c’est toi" in said
    assert "Joueur 2 est un robot : Crabe" in said
    assert "« aide » n’est pas une action" in said
    assert "La partie est enregistrée" in said
    assert not re.search(r"terminal-|\b(Player|Choose|kept|cannot|Nothing|allowed)\b", said)


def test_what_is_not_allowed_now_is_answered_with_its_rule(tmp_path: Path) -> None:
    done = run("play", "kraken-attack", "-n", "1", "--seed", "7", typed="why saber P3\nsaber P3\nquit\n", tmp=tmp_path)
    assert done.stdout.count("saber P3 is not allowed now.\nKA-") == 2


@every_game
def test_the_coach_names_up_to_three_choices_or_says_that_it_hardly_matters(name: str, tmp_path: Path) -> None:
    done = run("play", name, "--seed", "3", typed="help\nhint\ncoach\nquit\n", tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "what the coach would do" in done.stdout
    hint, coach = done.stdout.split("> hint\n")[1].split("> coach\n")
    tips = re.findall(r"^ +\d+\. .+: \d+\s% to win$", hint, re.M)
    assert len(tips) <= 3
    assert tips or "It hardly matters" in hint
    assert coach.startswith(hint[: hint.rindex("\n") + 1])
    assert not any(key in hint for key in ("choice-", "coach-", "hint-"))


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", GAMES[0], "-n", "9"], "is for"),
        (["play", GAMES[0], "-o", "nonsense=1"], "there is no option 'nonsense'"),
        (["play", GAMES[0], "-o", "nonsense"], "NAME=VALUE"),
        (["play", GAMES[0], "--me", "7"], "--me cannot be 7"),
        (["play", GAMES[0], "--bots", "whale"], "there is no bot 'whale'"),
        (["play", GAMES[0], "--load", "missing.json"], "missing.json cannot be read"),
        (["play", GAMES[0], "--edition", "missing.toml"], "missing.toml cannot be read"),
        (["rules", GAMES[0], "XX-99"], "there is no rule 'XX-99'"),
        (["play", GAMES[0], "-o", "seed=3"], "there is no option 'seed'"),
        (["play", GAMES[0], "--language", "xx"], f"there is no language 'xx'; there is: {', '.join(languages())}"),
        (["rules", GAMES[0], "--language", "xx"], "there is no language 'xx'"),
        (["review", "missing.json", "--language", "xx"], "there is no language 'xx'"),
        (["arena", GAMES[0], "--output", "nowhere/ladder.md"], "nowhere/ladder.md cannot be written"),
        (["tune", GAMES[0], "--output", "nowhere/hints.toml"], "nowhere/hints.toml cannot be written"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", GAMES[0], "--edition", "missing.toml"], "missing.toml cannot be read"),
        (["arena", GAMES[0], "--edition", "missing.toml"], "missing.toml cannot be read"),
        (["arena", GAMES[0], "-o", "nonsense=1"], "there is no option 'nonsense'"),
        (["arena", GAMES[0], "-n", "9"], "is for"),
        (["arena", GAMES[0], "--levels", "crab,whale"], "there is no bot 'whale'"),
        (["arena", GAMES[0], "--output", "ladder.txt"], "ladder.txt should end in one of: .md, .csv, .svg"),
        (["tune", GAMES[0], "--edition", "missing.toml"], "missing.toml cannot be read"),
        (["tune", GAMES[0], "-o", "powers=off"], "say where with --output"),
        (["review", "missing.json"], "missing.json cannot be read"),
    ],
)
def test_bad_input_gets_one_sentence_and_a_status(args: list[str], says: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert done.stderr.startswith("fathoms: ")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "locale", "says"),
    [
        (["--language", "fr"], {}, "il n’y a pas de jeu « chess »"),
        ([], {"LANG": "fr_FR.UTF-8"}, "il n’y a pas de jeu « chess »"),
        ([], {"LANG": "en_GB.UTF-8", "LC_ALL": "fr"}, "il n’y a pas de jeu « chess »"),
        (["--language", "en"], {"LANG": "fr_FR.UTF-8"}, "there is no game 'chess'"),
        ([], {"LANG": "xx_XX"}, "there is no game 'chess'"),
        (["--language", "xx"], {"LANG": "fr_FR.UTF-8"}, "il n’y a pas de langue « xx »"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_asked_for_or_in_that_of_the_locale(
    args: list[str], locale: dict[str, str], says: str
) -> None:
    done = run("play", "chess", *args, locale=locale)
    assert done.returncode == 2
    assert says in done.stderr.replace("\u00a0", " ").replace("\u202f", " ")


def test_the_whole_terminal_follows_the_locale(tmp_path: Path) -> None:
    locale = {"LC_MESSAGES": "fr_CA.UTF-8"}
    done = run("play", GAMES[0], "-n", "2", "--seed", "7", typed="quit\n", tmp=tmp_path, locale=locale)
    assert "Joueur 1, c’est toi" in done.stdout


def test_an_arena_plays_nothing_if_one_of_its_games_cannot_be_played() -> None:
    preset = next(iter(fathoms.game(GAMES[0]).presets))
    other = next(name for name in GAMES if preset not in fathoms.game(name).presets)
    done = run("arena", GAMES[0], other, "--preset", preset, "--games", "2", "--levels", "shrimp")
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"there is no preset {preset!r}" in done.stderr


def test_a_file_to_be_written_is_not_made_before_there_is_something_to_write(tmp_path: Path) -> None:
    new, old = tmp_path / "new.md", tmp_path / "old.md"
    old.write_text("mine")
    for path in (new, old):
        cli.check_writable(path)
    assert not new.exists()
    assert old.read_text() == "mine"


@pytest.mark.parametrize("rows", [0, 1])
def test_a_stopped_arena_says_what_is_kept(
    rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ladder.md"

    def show(*args: object, **about: object) -> Iterator[Row]:
        for _ in range(rows):
            yield Row(GAMES[0], 2, "usual", "crab", "crab", 2, 1, 0.5, 0.1, 0.9, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "show", show)
    monkeypatch.setattr(sys, "argv", ["fathoms", "arena", GAMES[0], "--output", str(path)])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 130
    kept = f"what was found so far is in {path}" if rows else "nothing was written"
    assert capsys.readouterr().err == f"\nfathoms: stopped; {kept}\n"
    assert path.exists() == bool(rows)


@every_game
def test_the_manual_and_single_rules_are_printed(name: str) -> None:
    manual = run("rules", name)
    assert manual.returncode == 0
    assert fathoms.game(name).words("en").say("title") in manual.stdout
    rule = next(iter(fathoms.game(name).spec))
    assert rule in run("rules", name, rule.lower()).stdout


def test_every_command_has_help_with_an_example() -> None:
    listed = run("--help").stdout
    for command in re.findall(r"│ (\w+) +[A-Z]", listed):
        assert "Example" in run(command, "--help").stdout, command


def test_in_a_team_the_person_says_who_goes_and_a_bot_that_is_told_to_goes(tmp_path: Path) -> None:
    done = run("play", "tentacula", "-n", "3", "--seed", "4", "--bots", "crab", typed="2\n", tmp=tmp_path)
    assert "Who goes?" in done.stdout
    assert "The team wants to fill stash" in done.stdout


def test_rivals_at_one_keyboard_see_no_board_before_one_of_them_answers(tmp_path: Path) -> None:
    done = run("play", "barrakuda", "-n", "2", "--seed", "4", "--me", "0", "--me", "1", typed="2\n", tmp=tmp_path)
    before, _ = done.stdout.split("Who goes?")
    assert "▸" not in before
