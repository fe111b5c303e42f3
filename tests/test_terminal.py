"""The terminal: whole games piped in, and its manners."""

import contextlib
import fcntl
import itertools
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from chance_games import GAMES
from rich.console import Console
from typer.main import get_command

import fathoms
from fathoms import cli
from fathoms.cli.common import check_writable
from fathoms.core.words import languages, words
from fathoms.lab import ladder
from fathoms.lab.arena import Row
from fathoms.terminal import lines
from fathoms.terminal.commands import every_command

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
    typed = "\n".join(itertools.islice(answers, 250)) + "\n"
    done = run("play", name, "-n", "2", "--seed", "5", "--me", "0", "--me", "1", typed=typed, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    game = fathoms.game(name)
    endings = [game.words("en").say(f"ending-{e.name}".replace("_", "-")) for e in game.endings]
    assert any(ending in done.stdout for ending in endings) or "--resume" in done.stdout
    assert "  1. " in done.stdout
    assert "\x1b[" not in done.stdout


@every_game
def test_a_lesson_is_learnt_through_a_pipe(name: str, tmp_path: Path) -> None:
    """Show me, all the way; in a narrow window, and in another language."""
    done = run("learn", name, "--language", "de", typed="show\n" * 60, columns=60, tmp=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Geschafft! Mehr musst du nicht wissen." in done.stdout.replace("\n", " ")


def test_no_line_breaks_at_a_space_that_must_not(capsys: pytest.CaptureFixture[str]) -> None:
    """French sets one before its marks: however narrow the window, none of them begins a line."""
    said = " ".join(words("fr").say(key) for key in ("learn-keys", "terminal-who", "terminal-no-undo"))
    for width in range(20, 80):
        Console(width=width).print(said)
        told = capsys.readouterr().out
        assert "\u00a0;" in told and not re.search(r"^[;:!?»%]", told, re.M)


def test_a_wrong_answer_in_a_lesson_gets_a_hint_and_the_way_back_is_told(tmp_path: Path) -> None:
    done = run("learn", "kraken-attack", "--step", "4", typed="2\nnonsense\nback\n\n1\nquit\n", tmp=tmp_path)
    assert done.stdout.count("Now try this: Play Feathered Hat.") == 2
    assert "Step 3 of 15" in done.stdout and "plays Feathered Hat" in done.stdout
    assert "fathoms learn kraken-attack --step 5" in done.stdout


def test_a_lesson_is_looked_at_and_left_where_one_only_reads(tmp_path: Path) -> None:
    """By words of one's own language, with or without capital letters and accents."""
    typed = "SPIELPLAN\nHilfe\n\nZuruck\nschluss\n"
    done = run("learn", "tentacula", "--language", "de", typed=typed, tmp=tmp_path)
    assert done.stdout.count("Schritt 1 von") == 2 and "Schritt 2 von" in done.stdout
    assert done.stdout.count("Oder tippe zeig") == 2
    assert "fathoms learn tentacula --step 1" in done.stdout


@every_game
def test_a_person_plays_beside_bots(name: str, tmp_path: Path) -> None:
    done = run("play", name, "--seed", "3", "--bots", "shrimp", typed="1\n" * 12, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Go on with: fathoms play" in done.stdout or "(" in done.stdout.splitlines()[-1]


@every_game
def test_in_a_narrow_window_the_board_is_told_in_words(name: str, tmp_path: Path) -> None:
    done = run("play", name, "--seed", "3", typed="quit\n", columns=44, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stdout.splitlines() if len(line) > 44 and "--resume" not in line] == []


def test_a_match_keeps_itself_and_goes_on_with_the_same_people_and_bots(tmp_path: Path) -> None:
    name = "tentacolor"
    left = run("play", name, "-n", "3", "--seed", "7", "--me", "2", "--bots", "shrimp", typed="1\n", tmp=tmp_path)
    path = re.search(r"fathoms play --resume (\S+)", left.stdout)
    assert path is not None
    back = run("play", "--resume", typed="log\nquit\n", tmp=tmp_path)
    assert "Player 3 is you" in back.stdout
    assert "Player 1 is a bot: Shrimp" in back.stdout
    assert path[1] in run("play", "--resume", name, typed="quit\n", tmp=tmp_path).stdout
    assert path[1] in run("play", "--resume", path[1], typed="quit\n", tmp=tmp_path).stdout
    file = tmp_path / "fathoms" / "matches" / f"{path[1]}.json"
    assert fathoms.load(file.read_text()).state.ply >= 1
    before = file.read_text()
    loaded = run("play", "--load", str(file), typed="1\n", tmp=tmp_path)
    assert path[1] + "\n" not in loaded.stdout
    assert file.read_text() == before


def test_a_match_that_was_begun_under_other_rules_is_not_played_on(tmp_path: Path) -> None:
    """The web table says the same sentence."""
    file = tmp_path / "match.json"
    played = fathoms.game("tentacolor").table(seed=1)
    file.write_text(json.dumps({**json.loads(played.save()), "rules": "others"}))
    done = run("play", "--load", str(file), tmp=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"fathoms: {words('en').say('error-other-rules')}\n"


def test_capital_letters_are_read_everywhere(tmp_path: Path) -> None:
    wish = ["Play", "KRAKEN-ATTACK", "--BOTS", "Shrimp", "--preset", "Dread", "-O", "Powers=OFF", "--Language", "FR"]
    done = run(*wish, "--seed", "1", typed="PIRATE Billy\nQUITTER\n", tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Joueur 2 est un robot : Crevette" in done.stdout.replace("\u00a0", " ")
    assert "Joueur 1 navigue avec Billy." in done.stdout
    assert run("EDITION", "New", "Kraken-Attack", str(tmp_path / "MINE.TOML")).returncode == 0


def test_where_nothing_is_kept_there_is_nothing_to_resume(tmp_path: Path) -> None:
    done = run("play", "--resume", tmp=tmp_path)
    assert done.returncode == 2
    assert "there is no match to go on with" in done.stderr


def test_undo_why_save_help_and_nonsense_are_answered(tmp_path: Path) -> None:
    kept = tmp_path / "mine.json"
    typed = f"HELP\nwhat 2\nnonsense\n99\nwhy\nwhy 1\n2\nundo\nboard\nlog\nsave {kept}\nsave /nowhere/x.json\nquit\n"
    done = run("play", GAMES[0], "--seed", "7", "-n", "1", typed=typed, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "take the last act back" in done.stdout
    assert "> what 2" in done.stdout
    assert "'nonsense' is not an action" in done.stdout
    assert "Choose a number from 1 to" in done.stdout
    assert "is allowed now" in done.stdout
    assert f"Saved as {kept}" in done.stdout
    assert "/nowhere/x.json cannot be written" in done.stdout
    assert fathoms.load(kept.read_text()).state.ply == 0


def test_the_terminal_speaks_french_and_says_who_sits_where(tmp_path: Path) -> None:
    typed = "aide\nn’importe quoi\n99\nAnnuler\npourquoi 1\nsave /nowhere/x.json\nQUITTER\n"
    name = GAMES[0]
    done = run("play", name, "-n", "2", "--seed", "7", "--bots", "crab", "--language", "fr", typed=typed, tmp=tmp_path)
    assert done.returncode == 0, done.stderr
    said = done.stdout.replace("\u00a0", " ")
    assert "Joueur 1, c’est toi" in said
    assert "Joueur 2 est un robot : Crabe" in said
    assert "Réponds par un numéro" in said and "Rien à annuler" in said
    assert "« n’importe quoi » n’est pas une action" in said
    assert "La partie est enregistrée" in said
    assert not re.search(r"terminal-|\b(Player|Choose|kept|cannot|Nothing|allowed)\b", said)


@pytest.mark.parametrize("language", languages())
def test_what_can_be_typed_has_a_word_in_every_language(language: str) -> None:
    """One for each command, none that is another command in English or could be an action."""
    told = {name: words(language).say(f"typed-{name}") for name in (*lines.COMMANDS, *lines.FURTHER)}
    assert all(word.isalpha() and word == word.lower() for word in told.values())
    known = lines.commands(words(language))
    for name, word in told.items():
        assert (known[lines.bare(word.upper())], known[name]) == (name, name)
    verbs = [fathoms.game(name).verbs for name in GAMES]
    phrases = {verb.phrase(number) for verb in verbs for number in range(len(verb))}
    assert not phrases & known.keys()
    assert not {phrase.split()[0] for phrase in phrases} & {told[name] for name in lines.FOLLOWED}


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "pirate bily", "'pirate bily' is not an action: did you mean 'Sail with Billy [pirate billy]'?"),
        ("en", "sail with ASTRIT", "did you mean 'Sail with Astrid [pirate astrid]'?"),
        ("en", "what pirate bily", "'pirate bily' is not an action: did you mean 'Sail with Billy [pirate billy]'?"),
        ("de", "Hilfee", "„Hilfee“ ist keine Aktion: meinst du „hilfe“?"),
        ("fr", "pirat elena", "voulais-tu dire « Naviguer avec Elena [pirate elena] » ?"),
        ("nl", "qzxy", "‘qzxy’ is geen actie. Wat je kunt doen, staat tussen haakjes"),
    ],
)
def test_what_is_mistyped_is_answered_with_what_is_nearest(
    language: str, typed: str, meant: str, tmp_path: Path
) -> None:
    """Among what may be done now: a choice in one's own words and as it is typed, or a command."""
    done = run(
        "play", "kraken-attack", "--seed", "1", "--language", language, typed=f"{typed}\n", columns=200, tmp=tmp_path
    )
    assert meant in done.stdout.replace("\u00a0", " ")


def test_a_choice_may_be_typed_in_its_own_words(tmp_path: Path) -> None:
    done = run("play", "kraken-attack", "--seed", "1", "--language", "de", typed="mit billy SEGELN\n", tmp=tmp_path)
    assert "Spieler 1 segelt mit Billy." in done.stdout


def test_an_action_may_begin_like_a_command(tmp_path: Path) -> None:
    done = run("play", "kraken-attack", "--seed", "7", typed="board A\nBOARD\nquit\n", tmp=tmp_path)
    assert "board A is not allowed now.\nKA-" in done.stdout
    assert done.stdout.count("The Kraken’s track") == 2


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
        (["learn", "chess"], "there is no game 'chess'"),
        (["learn", "kraken-attack", "--step", "99"], "the lesson has steps 1 to 15, not 99"),
        (["rules", GAMES[0], "XX-99"], "there is no rule 'XX-99'"),
        (["play", GAMES[0], "--daily", "--seed", "3"], "A daily dive is the same for everybody"),
        (["play", GAMES[0], "--date", "2026-13-01"], "no day of the calendar"),
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
        check_writable(path)
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


def commands() -> list[tuple[str, Any]]:
    """Every command of the command line, with what it is called."""
    return [(name, command) for name, command in every_command(get_command(cli.app)) if name]


@pytest.mark.parametrize("language", languages())
def test_every_command_and_option_is_explained_in_every_language(language: str) -> None:
    known = words(language)
    for name, command in commands():
        assert f"cli-command-{name}" in known, name
        assert hasattr(command, "commands") or "Example" in command.help, name
        unexplained = [p.name for p in command.params if (getattr(p, "help", None) or "") not in known]
        assert unexplained == [], name
        fractions = [p.name for p in command.params if isinstance(p.default, float)]
        assert fractions == [], "as typed they have a point, which most languages write as a comma"


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ["Usage: fathoms play", "Examples: ", "Options", "How many play."]),
        ("fr", ["Usage : fathoms play", "Exemples : ", "Arguments", "Combien jouent."]),
        (
            "de",
            [
                "Aufruf: fathoms play [OPTIONEN] [SPIEL]",
                "Beispiele: ",
                "-n      ZAHL",
                "Optionen",
                "Wie viele spielen.",
            ],
        ),
        ("es", ["Uso: fathoms play", "Ejemplos: ", "Opciones", "Cuántos juegan."]),
        ("it", ["Uso: fathoms play", "Esempi: ", "Opzioni", "Quanti giocano."]),
        ("nl", ["Gebruik: fathoms play", "Voorbeelden: ", "Opties", "Hoeveel er spelen."]),
    ],
)
def test_help_speaks_the_language_of_the_locale(language: str, says: list[str]) -> None:
    shown = run("play", "--help", locale={"LANG": f"{language}_XX.UTF-8"}, columns=100).stdout.replace("\u202f", " ")
    assert [text for text in says if text not in shown] == []
    assert not re.search(r"<\w+>|\[\[", shown), "what only programmers read"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["plya"], "il n’y a pas de commande « plya » ; voulais-tu dire « play » ?"),
        (["play", "--sets", "2"], "fathoms play n’a pas d’option --sets ; voulais-tu dire « --seats » ?"),
        (["play", GAMES[0], "--seats", "x"], "--seats demande un nombre entier"),
        (["play", "--seats"], "--seats demande une valeur juste après"),
        (["play"], "il manque JEU ; il y a : "),
        (["rules"], "il manque JEU ; voir fathoms rules --help"),
        (["arena", "--games", "0"], "--games demande un nombre entier d’au moins 1"),
        (["play", GAMES[0], "twice"], "fathoms play ne prend rien de plus, et « twice » suit"),
        (["verify", "nothing.json"], "nothing.json ne peut pas être lu : ce fichier ou ce dossier n’existe pas"),
        (["play", GAMES[0], "--edition", "/"], "/ ne peut pas être lu : c’est un dossier"),
        (["review", "/", "-o", "x.html"], "/ ne peut pas être lu : c’est un dossier"),
    ],
)
def test_what_is_said_wrongly_is_answered_in_one_sentence_of_the_readers_language(args: list[str], says: str) -> None:
    done = run(*args, locale={"LANG": "fr_FR.UTF-8"})
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert says in done.stderr.replace("\u00a0", " ").replace("\u202f", " ")


def test_in_a_team_the_person_says_who_goes_and_a_bot_that_is_told_to_goes(tmp_path: Path) -> None:
    done = run("play", "tentacula", "-n", "3", "--seed", "4", "--bots", "crab", typed="2\n", tmp=tmp_path)
    assert "Who goes?" in done.stdout
    assert "The team wants to fill stash" in done.stdout


class Pty:
    """`fathoms …` at a real terminal of 80 columns and 24 lines."""

    def __init__(self, tmp: Path, *args: str, **environment: str) -> None:
        command = [sys.executable, "-c", "from fathoms.cli import main; main()", *args]
        env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(tmp), "TERM": "xterm-256color"}
        self.pid, self.screen = pty.fork()
        if not self.pid:
            os.execve(sys.executable, command, env | {"LC_ALL": "C.UTF-8"} | environment)
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.seen = ""

    def until(self, *texts: str) -> str:
        """What comes on the screen until one of these has come."""
        start = len(self.seen)
        while not any(text in self.seen[start:] for text in texts):
            ready, _, _ = select.select([self.screen], [], [], 60)
            assert ready, self.seen[start:]
            self.seen += os.read(self.screen, 65536).decode(errors="replace")
        return self.seen[start:]

    def type(self, keys: str) -> None:
        """Presses keys."""
        os.write(self.screen, keys.encode())

    def mouse(self, column: int, row: int, *, button: int = 0, click: bool = True) -> None:
        """Points there, and clicks."""
        what = [f"\x1b[<35;{column};{row}M"]
        if click:
            what += [f"\x1b[<{button};{column};{row}{end}" for end in "Mm"]
        self.type("".join(what))

    def end(self) -> int:
        """The exit status, once all has come."""
        with contextlib.suppress(OSError):  # so a terminal says that nobody is there any more
            while os.read(self.screen, 65536):
                pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def on_glass(text: str) -> str:
    """What a terminal still shows, scrolled back as far as it goes."""
    return text.rpartition("\x1b[3J")[2]


@pytest.mark.parametrize("name", ["tentacolor", "barrakuda"])
def test_between_two_people_at_a_terminal_nothing_secret_stays_on_the_screen(name: str, tmp_path: Path) -> None:
    """Line by line: the window, what was scrolled off it and what the arrow keys bring back are wiped."""
    at = Pty(tmp_path, "play", name, "-n", "2", "--seed", "5", "--me", "0", "--me", "1", "--plain")
    curtain = "press Enter when the others look away."
    at.until(curtain, "Player 1> ")
    if "Player 1> " not in at.seen and "Player 2> " not in at.seen:
        at.type("\n")
        at.until("Player 1> ", "Player 2> ")
    while curtain not in on_glass(at.seen):
        at.type("1\r")
        at.until("> ", curtain)
    assert on_glass(at.seen).count("\n") <= 1
    assert "1. " not in on_glass(at.seen)
    at.type("\r")
    at.until("> ")
    at.type("\x1b[A")
    at.type("quit\r")
    at.until("Go on with")
    assert "1. " not in on_glass(at.seen)
    assert at.end() == 0


def test_in_a_window_too_small_for_the_whole_screen_a_match_goes_line_by_line(tmp_path: Path) -> None:
    at = Pty(tmp_path, "play", "tentacolor", "-n", "2", "--seed", "5", "--bots", "shrimp", COLUMNS="60")
    at.until("Player 1> ")
    at.type("quit\r")
    at.until("Go on with")
    assert "\x1b[?1049h" not in at.seen
    assert at.end() == 0


def test_at_a_terminal_the_whole_screen_is_used_and_left_as_it_was(tmp_path: Path) -> None:
    at = Pty(tmp_path, "play", "tentacolor", "-n", "2", "--seed", "5", "--bots", "shrimp", COLORTERM="truecolor")
    at.until("\x1b[?1049h")
    at.until("Tentacolor")
    at.type("sss")
    at.until("Why?")
    at.type("q")
    at.until("fathoms play --resume tentacolor-")
    assert "\x1b[?1049l" in at.seen
    assert at.end() == 0


def test_a_real_mouse_shows_what_a_choice_does_chooses_it_scrolls_and_asks_why(tmp_path: Path) -> None:
    """On 24 lines: five pirates from line 19 on, the log beside them, the keys on the last line."""
    at = Pty(tmp_path, "play", "kraken-attack", "-n", "2", "--seed", "1", "--bots", "crab", COLORTERM="truecolor")
    at.until("Sail with Billy")
    at.mouse(8, 22, click=False)
    at.until("Player 1 sails with Elena")
    at.mouse(8, 21)
    at.until("Where does your pirate stand?")
    assert "Player 1 sails with Astrid" in at.seen
    at.mouse(8, 21, button=65)
    at.until("rear right")
    at.mouse(60, 20)
    at.until("KA-08")
    for _ in range(2):  # twice, as one does who double-clicks
        at.mouse(40, 12)
    at.until("crab")  # the board again, where the rule lay over it
    at.mouse(30, 24)
    at.until("The mouse does all of this too.")
    at.type("qq")
    at.until("fathoms play --resume kraken-attack-")
    assert at.end() == 0


def test_a_screen_whose_terminal_is_gone_ends_even_where_that_signal_was_ignored(tmp_path: Path) -> None:
    """As what `nohup` starts ignores it: nobody would ever end it."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        at = Pty(tmp_path, "play", "kraken-attack", "-n", "2", "--seed", "1", "--bots", "crab", COLORTERM="truecolor")
    finally:
        signal.signal(signal.SIGHUP, before)
    at.until("Sail with Billy")
    os.close(at.screen)
    ended = (0, 0)
    for _ in range(100):
        ended = ended if ended[0] else os.waitpid(at.pid, os.WNOHANG)
        time.sleep(0 if ended[0] else 0.2)
    assert ended[0], "it goes on without a terminal"
    assert os.waitstatus_to_exitcode(ended[1]) == -signal.SIGHUP


@pytest.mark.parametrize("how", [["--plain"], ["--words"], []])
def test_lines_are_for_those_who_ask_for_them(how: list[str], tmp_path: Path) -> None:
    environment = {} if how else {"NO_COLOR": "1"}
    at = Pty(tmp_path, "play", GAMES[0], "-n", "1", "--seed", "5", *how, **environment)
    at.until("Player 1> ")
    assert "\x1b[?1049h" not in at.seen
    at.type("QUIT\r")
    at.until("Go on with")
    assert at.end() == 0


def test_after_an_act_within_a_turn_only_what_changed_is_shown(tmp_path: Path) -> None:
    """Where the whole board is drawn once a turn."""
    done = run(
        "play", "treasure-hunting-kraken", "-n", "2", "--seed", "1", "--me", "0", typed="1\nquit\n", tmp=tmp_path
    )
    before, after = done.stdout.split("Player 1> 1\n")
    assert "A12" in before
    assert "A12" not in after
    assert "1. " in after


def test_a_dive_goes_on_as_itself_and_ends_in_a_few_characters_the_first_time(tmp_path: Path) -> None:
    """Left and resumed it is the same match with the same bots; what comes after the first try is practice."""
    dive = "play", "tentacolor", "--daily", "--date", "2026-11-17"
    run(*dive, typed="1\n" * 3, tmp=tmp_path)
    first = run("play", "--resume", typed="1\n" * 400, tmp=tmp_path)
    assert re.search(r"To share: Fathoms 2026-11-17 TC [●○]●", first.stdout)
    again = run(*dive, typed="1\n" * 400, tmp=tmp_path)
    assert "That was practice" in again.stdout
    ends = [one.stdout.splitlines()[-4:-1] for one in (first, again)]
    assert ends[0] == ends[1]
