"""What is published: a wheel without tests that plays and serves with its declared dependencies and nothing else."""

import http.cookiejar
import itertools
import json
import os
import re
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterable, Iterator
from email.message import Message
from email.parser import HeaderParser
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import fathoms

ROOT = Path(fathoms.__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it would be published."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    """What the wheel says of itself."""
    with zipfile.ZipFile(wheel) as file:
        name = next(name for name in file.namelist() if name.endswith(".dist-info/METADATA"))
        return HeaderParser().parsestr(file.read(name).decode())


def needed(requirements: Iterable[str], extra: str, seen: set[tuple[str, str]]) -> Iterator[Distribution]:
    """The distributions here that meet requirements, and theirs in turn; extras only where they are asked for."""
    for requirement in map(Requirement, requirements):
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        found = distribution(requirement.name)
        assert requirement.specifier.contains(found.version), requirement
        for asked in ("", *requirement.extras):
            if (found.name, asked) not in seen:
                seen.add((found.name, asked))
                yield found
                yield from needed(found.requires or [], asked, seen)


@pytest.fixture(scope="module")
def installed(wheel: Path, metadata: Message, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new environment: the wheel is installed, its dependencies are lent, nothing else."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home, symlinks=True)
    packages = next(home.glob("lib/python*/site-packages"))
    for lent in needed(metadata.get_all("Requires-Dist") or [], "", set()):
        for name in {file.parts[0] for file in lent.files or []} - {"..", "__pycache__"}:
            if not (packages / name).exists():
                (packages / name).symlink_to(Path(str(lent.locate_file(name))))
    command = [sys.executable, "-m", "pip", "--python", str(home / "bin/python"), "install"]
    done = subprocess.run(
        [*command, "--no-deps", "--no-index", "-q", str(wheel)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return home / "bin"


def bare(folder: Path) -> dict[str, str]:
    """An environment that knows nothing of this project's source."""
    return {"PATH": os.defpath, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}


def test_the_wheel_holds_the_games_and_no_tests(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not [name for name in names if "/tests/" in name or "/test_" in name]
    shipped = [path for path in (ROOT / "src").rglob("*.*") if path.is_file() and path.suffix != ".pyc"]
    assert names >= {path.relative_to(ROOT / "src").as_posix() for path in shipped if "tests" not in path.parts}


def test_the_wheel_says_what_it_is(metadata: Message) -> None:
    assert metadata["Name"] == "fathoms"
    assert metadata["Version"] == fathoms.__version__
    assert metadata["License-Expression"].startswith("MIT")
    assert "LICENSE" in (metadata.get_all("License-File") or [])
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata["Keywords"] and metadata["Summary"] and metadata["Author"]
    assert {"Typing :: Typed", "Topic :: Games/Entertainment :: Board Games"} <= set(
        metadata.get_all("Classifier") or []
    )
    assert str(metadata.get_payload()).startswith("# Fathoms")


def test_an_installed_wheel_plays_a_game(installed: Path, tmp_path: Path) -> None:
    answers = "\n".join(map(str, itertools.islice(itertools.cycle([1, 2, 1, 3, 1, 1, 4]), 250))) + "\n"
    command = [str(installed / "fathoms"), "play", "kraken-attack", "-n", "2", "--seed", "5", "--me", "0", "--me", "1"]
    done = subprocess.run(
        command, input=answers, cwd=tmp_path, env=bare(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    endings = [fathoms.game("kraken-attack").words("en").say(key) for key in ("ending-won", "ending-sunk")]
    assert any(ending in done.stdout for ending in endings)


def test_an_installed_wheel_serves_the_page_and_deals_a_match(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "fathoms"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=tmp_path, env=bare(tmp_path), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
            assert address is not None
            browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
            page = browser.open(f"{address[0]}/").read().decode()
            for script in re.findall(r"(?:src|href)=\"(/web/[^\"]+)\"", page):
                assert browser.open(address[0] + script).status == 200
            wish = json.dumps({"game": "kraken-attack", "seats": [{"kind": "me"}, {"kind": "bot", "level": "crab"}]})
            asked = urllib.request.Request(
                f"{address[0]}/api/matches", wish.encode(), {"content-type": "application/json", "origin": address[0]}
            )
            match = json.load(browser.open(asked))["match"]
            assert browser.open(f"{address[0]}/match/{match}").status == 200
        finally:
            server.terminate()
