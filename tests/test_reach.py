"""What a change of a game's files is noticed by: its compiled code, the version of its rules, or neither."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from chance_games import GAMES

import fathoms

SOURCE = Path(fathoms.__file__).parent
RULE = "\n\ndef extra(n: int) -> int:\n    return n + 1\n"
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
for path, text in json.load(sys.stdin):
    kept = Path(path).read_text(encoding="utf-8")
    Path(path).write_text(text, encoding="utf-8")
    noticed.append([new != old for new, old in zip(look(), before)])
    Path(path).write_text(kept, encoding="utf-8")
print(json.dumps(noticed))
"""


class Copy:
    """A game in a copy of the package."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self.root = name, folder
        leave = shutil.ignore_patterns("__pycache__", "tests", "web", "server")
        shutil.copytree(SOURCE, folder / "fathoms", ignore=leave)
        self.home = folder / "fathoms" / "games" / name.replace("-", "_")

    def texts(self, *patterns: str) -> dict[Path, str]:
        """Files of the game with their texts."""
        paths = sorted(path for pattern in patterns for path in self.home.glob(pattern))
        return {path: path.read_text(encoding="utf-8") for path in paths}

    def noticed(self, edits: dict[Path, str]) -> dict[str, tuple[bool, bool]]:
        """Of each edit, made alone: whether compiled code is made anew, and whether the version is another."""
        rows: list[Any] = [(str(path), text) for path, text in edits.items()]
        done = subprocess.run(
            [sys.executable, "-c", PROBE, self.name],
            input=json.dumps(rows),
            env={"PYTHONPATH": str(self.root), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found = zip(edits, json.loads(done.stdout), strict=True)
        return {str(path.relative_to(self.root)): (digest, version) for path, (digest, version) in found}


@pytest.fixture(params=GAMES)
def copy(request: pytest.FixtureRequest, tmp_path: Path) -> Copy:
    return Copy(request.param, tmp_path)


def test_a_changed_name_verb_state_or_rule_is_noticed_by_compiled_code_and_version(copy: Copy) -> None:
    edits = {path: text + RULE for path, text in copy.texts(*DECIDES).items() if path.name != "box.py"}
    [(verbs, text)] = copy.texts("actions.py").items()
    edits[verbs] = text + '\nEXTRA = VERBS.one("extra")\n'
    chance = copy.root / "fathoms" / "core" / "chance.py"
    edits[chance] = chance.read_text(encoding="utf-8") + RULE
    assert len(edits) > 5
    assert {path: seen for path, seen in copy.noticed(edits).items() if seen != (True, True)} == {}


def test_what_the_box_holds_is_noticed_by_the_version_and_compiled_code_reads_it(copy: Copy) -> None:
    """A number of the box is no part of compiled code: it comes with every call."""
    [(box, text)] = copy.texts("box.toml").items()
    number = re.search(r"= *\[?(\d+)", text)
    assert number is not None
    edits = {box: f"{text[: number.start(1)]}{int(number[1]) + 1}{text[number.end(1) :]}"}
    edits |= {path: text + RULE for path, text in copy.texts("box.py").items()}
    assert [version for _, version in copy.noticed(edits).values()] == [True, True]


def test_where_the_data_of_a_box_come_from_is_noticed_by_nothing(copy: Copy) -> None:
    [(box, text)] = copy.texts("box.toml").items()
    assert set(copy.noticed({box: re.sub(r'source = "', 'source = "so they say: ', text)}).values()) == {(False, False)}


def test_hints_and_sight_are_noticed_by_compiled_code_and_not_by_the_version(copy: Copy) -> None:
    edits = {path: text + RULE for path, text in copy.texts(*THINKS).items()}
    assert set(copy.noticed(edits).values()) == {(True, False)}


def test_comments_and_docstrings_never_change_the_version(copy: Copy) -> None:
    texts = copy.texts("*.py", "rules/*.py")
    commented = {path: text + "\n# by the way\n" for path, text in texts.items()}
    documented = {path: text.replace('"""', '"""Well: ', 1) for path, text in texts.items()}
    for edits in (commented, documented):
        assert not any(version for _, version in copy.noticed(edits).values())


def test_what_is_told_and_shown_never_changes_the_version(copy: Copy) -> None:
    edits = {path: text + RULE for path, text in copy.texts(*TOLD).items()}
    assert len(edits) == len(TOLD)
    edits |= {path: text + "\nextra = Extra\n" for path, text in copy.texts("words/*.ftl").items()}
    edits |= {path: text + "\n" for path, text in copy.texts("spec.md", "art.svg", "hints.toml").items()}
    assert {path for path, (_, version) in copy.noticed(edits).items() if version} == set()


def test_every_file_that_all_games_have_is_tried_here() -> None:
    files = [{path.name for path in fathoms.game(name).folder.glob("*.py")} for name in GAMES]
    assert set.intersection(*files) == {*DECIDES, *THINKS, *TOLD} - {"rules/*.py"}


def test_the_words_for_an_option_do_not_change_the_version_and_its_numbers_do() -> None:
    game = fathoms.game(GAMES[0])
    from fathoms.core.reach import rules_version

    package = game.state.__module__.rpartition(".")[0]
    options = {option.name: option.means for option in game.options}
    assert rules_version(package, game.shipped.data, options) == game.version
    first = next(iter(options))
    assert rules_version(package, game.shipped.data, options | {first: {"x": 1}}) != game.version
