"""The documentation stays true: examples run, commands exist, quotations stand in the source, the site builds."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from click import Group
from typer.testing import CliRunner

import fathoms
from fathoms.cli import app

ROOT = Path(fathoms.__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE = re.compile(r"^( *)```([^\n]*)\n(.*?)^\1```$", re.M | re.S)
INLINE = re.compile(r"(?<!`)`(fathoms [^`]+)`(?!`)")
FIRST = {  # what a page has made before it reads it, in fewer games
    "docs/design.md": "fathoms simulate kraken-attack --bots random --counts actions --games 9 --output counted.parquet"
}
COMMAND = typer.main.get_command(app)


def name_of(path: Path) -> str:
    """A file as the project calls it."""
    return path.relative_to(ROOT).as_posix()


def blocks(path: Path, language: str) -> list[str]:
    """The blocks of a page in one language."""
    return [text for _, said, text in FENCE.findall(path.read_text(encoding="utf-8")) if said == language]


def with_blocks(language: str) -> list[Path]:
    """The pages that have such blocks."""
    return [path for path in PAGES if blocks(path, language)]


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_block_says_its_language(path: Path) -> None:
    assert all(language for _, language, _ in FENCE.findall(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", [p for p in with_blocks("python") if p.name != "ARCHITECTURE.md"], ids=name_of)
def test_the_examples_of_a_page_run_one_after_the_other(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if first := FIRST.get(name_of(path)):
        assert CliRunner().invoke(app, shlex.split(first)[1:]).exit_code == 0
    names: dict[str, object] = {"__name__": "example"}
    for number, text in enumerate(blocks(path, "python"), 1):
        where = f"{name_of(path)}, example {number}"
        if text.startswith(">>>"):
            example = doctest.DocTestParser().get_doctest(text, names, where, None, None)
            assert doctest.DocTestRunner().run(example, clear_globs=False).failed == 0
        else:
            exec(compile(text, where, "exec"), names)


def test_what_the_architecture_quotes_stands_in_the_source() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    quoted = [line for text in blocks(ROOT / "ARCHITECTURE.md", "python") for line in text.splitlines()]
    assert quoted
    for line in quoted:
        assert line.split("  #")[0] in source, line


@pytest.mark.parametrize("path", with_blocks("console"), ids=name_of)
def test_what_a_console_shows_is_what_it_says(path: Path, tmp_path: Path) -> None:
    environment = {"COLUMNS": "80", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    for text in blocks(path, "console"):
        command, _, answer = text.partition("\n")
        said = CliRunner().invoke(app, shlex.split(command)[2:], input="", env=environment)
        assert answer.strip() in said.output


def commands() -> Iterator[tuple[str, str]]:
    """Every `fathoms …` that the documentation or a command's help shows, and where."""
    for path in [*PAGES, *sorted((ROOT / "src/fathoms/cli").glob("*.py"))]:
        text = path.read_text(encoding="utf-8")
        for block in [*blocks(path, "sh"), *blocks(path, "console")]:
            for line in block.replace("\\\n", " ").splitlines():
                words = shlex.split(line.removeprefix("$ "), comments=True)
                if words and words[0].removeprefix(".venv/bin/") == "fathoms":
                    yield shlex.join(words[1:]), name_of(path)
        for line in INLINE.findall(text.replace("\n    ", " ")):
            yield " ".join(line.split()[1:]), name_of(path)


@pytest.mark.parametrize("line", sorted(dict(commands())))
def test_a_command_shown_exists_with_these_options(line: str) -> None:
    words = shlex.split(line)
    command, context = COMMAND, COMMAND.make_context("fathoms", [], resilient_parsing=True)
    while isinstance(command, Group) and words and not words[0].startswith("-"):
        found = command.get_command(context, words.pop(0))
        assert found is not None, line
        command = found
    assert words or not isinstance(command, Group) or line == "db", line
    spoken = [word for word in words if word != "…"]
    bare = not spoken or any(word.startswith("-") and len(spoken) == 1 for word in spoken)
    command.make_context("fathoms", spoken, resilient_parsing=bare)  # `fathoms sweep` alone is talk of the command


def test_the_commands_of_make_exist() -> None:
    rules = set(re.findall(r"^(\w+):$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for path in PAGES:
        shown = "\n".join(blocks(path, "sh")) + "\n".join(re.findall(r"`(make \w+)`", path.read_text(encoding="utf-8")))
        assert set(re.findall(r"^make (\w+)", shown, re.M)) <= rules


def test_the_version_is_one() -> None:
    for name in ("pyproject.toml", "CITATION.cff"):
        assert re.search(rf'^version( =|:) "?{fathoms.__version__}"?$', (ROOT / name).read_text(), re.M), name
    assert f"version = {{{fathoms.__version__}}}" in (ROOT / "docs/cite.md").read_text()
    assert f"## {fathoms.__version__} " in (ROOT / "CHANGELOG.md").read_text()


def test_the_site_builds_without_a_warning_and_fetches_nothing(tmp_path: Path) -> None:
    site = tmp_path / "site"
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(site)]  # --quiet would count no warnings
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    warned = [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("INFO ")]
    assert (done.returncode, warned) == (0, [])
    pages = sorted(site.rglob("*.html"))
    assert {"index.html", "play.html", "architecture.html", "api/core.html"} <= {
        page.relative_to(site).as_posix() for page in pages
    }
    fetched = re.compile(
        r"<(?:script|img|iframe)[^>]+src=\"?(?:https?:)?//|<link[^>]+href=\"?(?:https?:)?//[^>]+stylesheet"
    )
    for page in pages:
        assert not fetched.search(page.read_text(encoding="utf-8")), page
