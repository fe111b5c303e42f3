"""Imports point down, and a game is one folder."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fathoms

SOURCE = Path(fathoms.__file__).parent
ROOT = SOURCE.parent.parent
# each may import those before it
ORDER = ["core", "games", "batched", "bots", "dive", "lab", "adapters", "server", "terminal", "cli"]
BESIDE = {"lab", "adapters", "server", "terminal"}  # … but for these, which do without each other
FOLDERS = [name.replace("-", "_") for name in fathoms.games()]


def imports(path: Path) -> set[str]:
    """The fathoms modules a file imports, at its top or inside a function."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{a.name}" for a in node.names)}
        elif isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
    return {name for name in found if name.split(".")[0] == "fathoms"}


def layer(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda p: str(p.relative_to(SOURCE)))
def test_imports_point_down_and_no_game_knows_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    mine = parts[0]
    if mine not in ORDER:
        return
    for name in imports(path):
        other = layer(name)
        if other in ORDER:
            assert ORDER.index(other) <= ORDER.index(mine), name
            assert other == mine or not {mine, other} <= BESIDE, name
        if mine == "games" and len(parts) > 2 and name.startswith("fathoms.games."):
            assert name.split(".")[2] == parts[1], name


@pytest.mark.parametrize("path", sorted((SOURCE / "games").rglob("*.py")), ids=lambda p: str(p.relative_to(SOURCE)))
def test_rules_import_nothing_of_numba(path: Path) -> None:
    assert "numba" not in path.read_text(encoding="utf-8")


def test_only_four_files_of_the_core_import_numba() -> None:
    users = {p.name for p in (SOURCE / "core").glob("*.py") if re.search(r"^(import|from) numba", p.read_text(), re.M)}
    assert users <= {"twin.py", "inner.py", "cuda.py", "crew.py"}


def test_importing_fathoms_does_not_import_numba_or_numpy() -> None:
    code = "import fathoms, sys; assert not {'numba', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def code_of(path: Path) -> str:
    """A file's text; of a Python file without comments and docstrings, where a game may serve as an example."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_outside_a_games_folder_names_it(folder: str) -> None:
    """Not the core, the bots, the lab, the server or the page: only the list of games."""
    names = re.compile(rf"\b{folder}\b|\b{folder.replace('_', '-')}\b")
    for path in SOURCE.rglob("*"):
        inside = folder in path.relative_to(SOURCE).parts
        if path.suffix not in (".py", ".js", ".html", ".css") or inside or path == SOURCE / "games" / "__init__.py":
            continue
        assert not names.search(code_of(path)), path


def test_the_other_games_play_on_when_one_is_taken_away(tmp_path: Path) -> None:
    """Without its folder and its line in the list all tests that span games pass, and no game's own miss anything."""
    gone = FOLDERS[-2]
    shutil.copytree(SOURCE, tmp_path / "src" / "fathoms", ignore=shutil.ignore_patterns(gone, "__pycache__"))
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    listing = tmp_path / "src" / "fathoms" / "games" / "__init__.py"
    listing.write_text(listing.read_text().replace(f'"{gone}", ', ""))
    spanning = ("tests/test_conformance.py", "tests/test_spec.py", "tests/test_playthroughs.py")
    env = {"PYTHONPATH": str(tmp_path / "src"), "PATH": "/usr/bin:/bin"}
    for files in (spanning, ("--collect-only", "src/fathoms/games")):  # these import nothing of other games, see above
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", *files],
            cwd=tmp_path,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-3000:]
        assert gone.replace("_", "-") not in done.stdout
