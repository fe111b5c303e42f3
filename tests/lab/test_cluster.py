"""A Ray cluster plays the same games as one machine, and makes a dead worker good."""

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from chance_games import GAMES
from typer.testing import CliRunner

import fathoms
from fathoms.cli import app
from fathoms.lab import crews
from fathoms.lab.games_file import Run, extend
from fathoms.lab.runner import RANDOM, Runner

VARIANT = fathoms.game(GAMES[0]).variant(seats=2)


def parents(pid: int) -> list[int]:
    """A process's parent, that one's parent, and so on."""
    found = []
    while pid > 1:
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        found.append(pid)
    return found


def workers() -> list[int]:
    """The processes of this test's cluster that play."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::play_share") and os.getpid() in parents(
                int(folder.name)
            ):
                found.append(int(folder.name))
        except OSError:
            continue
    return found


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_whose_worker_is_killed_writes_the_same_bytes(tmp_path: Path) -> None:
    run = Run(VARIANT, ("random", "random"), seed=3)
    extend(tmp_path / "alone.parquet", run, 40_000)
    killed: list[int] = []

    def kill_one(games: int) -> None:
        if not killed and (playing := workers()):
            killed.append(playing[0])
            os.kill(killed[0], signal.SIGKILL)

    with crews.joined(crews.LOCAL):
        cluster = crews.hired()
        assert cluster is not None and cluster.count >= 2
        extend(tmp_path / "cluster.parquet", run, 40_000, tick=kill_one)
    assert killed
    assert crews.hired() is None
    assert (tmp_path / "cluster.parquet").read_bytes() == (tmp_path / "alone.parquet").read_bytes()


def test_a_worker_with_other_rules_or_bots_plays_nothing() -> None:
    runner = Runner(VARIANT)
    row, order = json.dumps(VARIANT.to_row()), runner.order([RANDOM] * 2, 3)
    known = f"{VARIANT.fingerprint} {runner.players}"
    part = crews.play_share(row, known, order, (0, 5, 0))
    assert part is not None and len(part[0].winners) == 5
    assert crews.play_share(row, known + "x", order, (0, 5, 0)) is None


COMMANDS = {
    "games.parquet": ("simulate", GAMES[0], "-n", "2", "--bots", "random", "--games", "600"),
    "compare.html": ("compare", GAMES[0], "whirlpools=4", "-n", "2", "--bots", "random", "--games", "300"),
    "sweep.html": ("sweep", GAMES[0], "--set", "whirlpools=0,4", "-n", "2", "--bots", "random", "--games", "300"),
    "arena.csv": ("arena", GAMES[1], "-n", "2", "--levels", "random,shrimp", "--games", "40"),
    "hints.toml": ("tune", GAMES[1], "-n", "2", "--games", "100", "--rounds", "1", "--tries", "0", "--searched", "100"),
}


def ask(folder: Path, file: str, *more: str) -> Any:
    """What one of the commands says; it writes into a folder."""
    return CliRunner().invoke(app, [*COMMANDS[file], "--language", "en", "--output", str(folder / file), *more])


@pytest.mark.filterwarnings("ignore")
def test_every_command_writes_the_same_bytes_on_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone, cluster = tmp_path / "alone", tmp_path / "cluster"
    for folder in (alone, cluster):
        folder.mkdir()
    for file in COMMANDS:
        assert ask(alone, file).exit_code == 0, file
    with crews.joined(crews.LOCAL):
        monkeypatch.setattr(crews.Threads, "work", None)  # nobody plays here
        for file in COMMANDS:
            done = ask(cluster, file)
            assert done.exit_code == 0, (file, done.output, done.exception)
            assert (cluster / file).read_bytes() == (alone / file).read_bytes(), file


@pytest.mark.parametrize("file", COMMANDS)
@pytest.mark.parametrize("address", ["no where", "127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_gets_one_sentence(tmp_path: Path, address: str, file: str) -> None:
    done = ask(tmp_path, file, "--ray", address)
    assert done.exit_code == 2
    assert f"there is no Ray cluster at {address}" in done.output
    assert not list(tmp_path.iterdir())
