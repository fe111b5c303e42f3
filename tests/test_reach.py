"""What a change of a game's files is noticed by: its compiled code, the version of its rules, or neither."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from chance_games import GAMES

import fathoms
from fathoms.core import reach
from fathoms.core.game import AnyGame

SOURCE = Path(fathoms.__file__).parent
DECIDES = ("names.py", "options.py", "state.py", "actions.py", "box.py", "rules/*.py")
THINKS = ("hints.py", "sight.py")
TOLD = (
    *("__init__.py", "news.py", "scene.py", "places.py", "picture.py", "contents.py", "aim.py", "score.py"),
    *("refusals.py", "position.py", "goals.py"),
)
PROBE = """
import json, sys
from pathlib import Path
import fathoms
from fathoms.core.link import rule_modules
from fathoms.core.twin import cache_folder

game = fathoms.game(sys.argv[1])

def look():
    for name in ("shipped", "version"):
        game.__dict__.pop(name, None)
    return cache_folder("x", rule_modules(game)).name, game.version

before, noticed = look(), []
for edits in json.load(sys.stdin):
    kept = {path: Path(path).read_text(encoding="utf-8") for path in edits}
    for texts in (edits, kept):
        for path, text in texts.items():
            Path(path).write_text(text, encoding="utf-8")
        if texts is edits:
            noticed.append([new != old for new, old in zip(look(), before)])
print(json.dumps(noticed))
"""
Edit = Callable[[str], str]


def in_every_function(statement: str) -> Edit:
    """Whatever a function does, it does one thing more."""
    return lambda text: re.sub(r'(\n    """[^"]*"""\n)', rf"\1    {statement}\n", text)


def replaced(pattern: str, by: str) -> Edit:
    """The first such thing is another one."""
    return lambda text: re.sub(pattern, by, text, count=1)


def added(more: str) -> Edit:
    """There is more at the end."""
    return lambda text: text + more


BESIDE = added("\n\ndef extra(n: int) -> int:\n    return n + 1\n")  # nobody calls it
DECIDING: dict[str, Edit] = {
    "names.py": replaced(r'\.add\("', '.add("x'),
    "options.py": replaced(r"= range\(", "= range(0, "),
    "state.py": added("    extra: int = 0\n"),
    "actions.py": added('\nEXTRA = VERBS.one("extra")\n'),
    "box.py": in_every_function("pass"),
    "rules/*.py": in_every_function("pass"),
}


class Copy:
    """A game in a copy of the package."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self.root = name, folder
        leave = shutil.ignore_patterns("__pycache__", "tests", "web", "server", "*.svg", "*.md", "lesson")
        shutil.copytree(SOURCE, folder / "fathoms", ignore=leave)
        self.home = folder / "fathoms" / "games" / name.replace("-", "_")

    def edits(self, patterns: tuple[str, ...], edit: Edit) -> dict[Path, str]:
        """Files of the game, each of them changed."""
        paths = sorted(path for pattern in patterns for path in self.home.glob(pattern))
        changed = {path: edit(path.read_text(encoding="utf-8")) for path in paths}
        return {path: text for path, text in changed.items() if text != path.read_text(encoding="utf-8")}

    def noticed(self, edits: dict[Path, str]) -> dict[str, tuple[bool, bool]]:
        """Of each edit, made alone: whether compiled code is made anew, and whether the version is another."""
        found = zip(edits, self._looks([{path: text} for path, text in edits.items()]), strict=True)
        return {str(path.relative_to(self.root)): seen for path, seen in found}

    def blamed(self, edits: dict[Path, str]) -> list[str]:
        """The edits that make the version another; where all together do not, none does."""
        ((_, version),) = self._looks([edits])
        return [path for path, (_, version) in self.noticed(edits).items() if version] if version else []

    def _looks(self, groups: list[dict[Path, str]]) -> list[tuple[bool, bool]]:
        done = subprocess.run(
            [sys.executable, "-c", PROBE, self.name],
            input=json.dumps([{str(path): text for path, text in edits.items()} for edits in groups]),
            env={"PYTHONPATH": str(self.root), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return [(digest, version) for digest, version in json.loads(done.stdout)]


@pytest.fixture(scope="module", params=GAMES)
def copy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(request.param, tmp_path_factory.mktemp(request.param))


def versions(game: AnyGame, options: dict[str, Any]) -> str:
    """What the rules would be called if options meant something else."""
    rules = game.rules
    return reach.rules_version(
        (rules.setup, rules.legal, rules.apply, rules.go_on, game.box), game.shipped.data, options
    )


def test_another_name_verb_state_or_rule_is_noticed_by_compiled_code_and_version(copy: Copy) -> None:
    """How the box is read, compiled code does not know; a draw is a rule of all games."""
    edits: dict[Path, str] = {}
    for pattern, edit in DECIDING.items():
        found = copy.edits((pattern,), edit)
        assert found, pattern
        edits |= found
    chance = copy.root / "fathoms" / "core" / "chance.py"
    edits[chance] = in_every_function("pass")(chance.read_text(encoding="utf-8"))
    reader = str((copy.home / "box.py").relative_to(copy.root))
    wrong = {path: seen for path, seen in copy.noticed(edits).items() if seen != (path != reader, True)}
    assert wrong == {}


def test_what_is_declared_in_a_loop_is_noticed_too(copy: Copy) -> None:
    for name, more in (("state.py", "PHASES.passing(name)"), ("actions.py", "VERBS.one(name)")):
        edits = copy.edits((name,), added(f'\n\nfor name in ("extra",):\n    {more}\n'))
        assert set(copy.noticed(edits).values()) == {(True, True)}


def test_where_a_name_comes_from_is_noticed_by_the_version(copy: Copy) -> None:
    """The same text, by another meaning of a word."""
    edits = copy.edits(("rules/*.py",), replaced(r"\.names import", ".state import"))
    assert len(edits) > 1
    assert all(version for _, version in copy.noticed(edits).values())


def test_compiled_code_notices_every_change_of_what_it_comes_from(copy: Copy) -> None:
    texts = tuple(pattern for pattern in (*DECIDES, *THINKS) if pattern != "box.py")
    assert all(digest for digest, _ in copy.noticed(copy.edits(texts, BESIDE)).values())


def test_what_the_box_holds_is_noticed_by_the_version_and_compiled_code_reads_it(copy: Copy) -> None:
    """A number of the box is no part of compiled code: it comes with every call."""
    edits = copy.edits(("box.toml",), replaced(r"(= *\[?)(\d+)", r"\g<1>1\2"))
    assert list(copy.noticed(edits).values()) == [(False, True)]


def test_where_the_data_of_a_box_come_from_is_noticed_by_nothing(copy: Copy) -> None:
    edits = copy.edits(("box.toml",), lambda text: text.replace('source = "', 'source = "so they say: '))
    assert set(copy.noticed(edits).values()) == {(False, False)}


def test_what_no_rule_calls_changes_no_version(copy: Copy) -> None:
    """Another function beside the rules, another preset, other hints, and what only hints read of a box."""
    measure = Path(sys.modules[fathoms.game(copy.name).reckon.__module__].__file__ or "").name
    preset = copy.edits(("options.py",), replaced(r"PRESETS: dict\[str, Values\] = {", r'\g<0>\n    "extra": {},'))
    assert preset
    assert copy.blamed(copy.edits(DECIDES, BESIDE)) == []
    assert copy.blamed(copy.edits((*THINKS, measure), in_every_function("pass")) | preset) == []


def test_a_line_more_in_the_log_changes_no_version(copy: Copy) -> None:
    """Only those who listen hear it."""
    assert copy.blamed(copy.edits(("rules/*.py",), in_every_function("tell(s, news.EXTRA)"))) == []


def test_comments_and_docstrings_never_change_the_version(copy: Copy) -> None:
    for edit in (added("\n# by the way\n"), replaced('"""', '"""Well: ')):
        assert copy.blamed(copy.edits(("*.py", "rules/*.py"), edit)) == []


def test_what_is_told_and_shown_never_changes_the_version(copy: Copy) -> None:
    edits = copy.edits(TOLD, lambda text: BESIDE(in_every_function("pass")(text)))
    assert len(edits) == len(TOLD)
    edits |= copy.edits(("words/*.ftl",), added("\nextra = Extra\n")) | copy.edits(("hints.toml",), added("\n"))
    assert copy.blamed(edits) == []


def test_every_file_that_all_games_have_is_tried_here() -> None:
    files = [{path.name for path in fathoms.game(name).folder.glob("*.py")} for name in GAMES]
    assert set.intersection(*files) == {*DECIDES, *THINKS, *TOLD} - {"rules/*.py"}


def test_the_words_for_an_option_do_not_change_the_version_and_its_numbers_do() -> None:
    game = fathoms.game(GAMES[0])
    options = {option.name: option.means for option in game.options}
    assert versions(game, options) == game.version
    assert versions(game, options | {next(iter(options)): {"x": 1}}) != game.version


def test_rules_that_had_another_name_are_those_of_today() -> None:
    """A line is struck out with the rules that it speaks of."""
    assert set(reach.SAME) <= {fathoms.game(name).version for name in fathoms.games()}
    for version, before in reach.SAME.items():
        assert all(reach.is_same(version, name) for name in (version, *before))
        assert not reach.is_same(version, "others")
