"""A file of simulated games: what it holds, and that neither threads, nor pieces, nor Ctrl-C leave a trace in it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pytest
from chance_games import GAMES
from pyarrow import parquet
from typer.testing import CliRunner

import fathoms
from fathoms.cli import app
from fathoms.lab import games_file
from fathoms.lab.games_file import ACTIONS, VERBS, Run, Summary, extend, kept, summed_up
from fathoms.lab.simulate import simulate
from fathoms.lab.tally import lines

NAME = GAMES[0]
TWO = fathoms.game(NAME).variant(seats=2)
RUN = Run(TWO, ("random", "random"), seed=3, counts=ACTIONS)


@pytest.fixture(autouse=True)
def _small_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_file, "GROUP", 400)


def bytes_of(path: Path, run: Run, *steps: int, threads: int | None = None) -> bytes:
    """A file written in some steps."""
    for games in steps:
        extend(path, run, games, threads=threads)
        assert kept(path, run) == games
    return path.read_bytes()


def test_one_thread_and_three_write_the_same_bytes(tmp_path: Path) -> None:
    one = bytes_of(tmp_path / "one.parquet", RUN, 1_500, threads=1)
    assert one == bytes_of(tmp_path / "three.parquet", RUN, 1_500, threads=3)


def test_in_pieces_and_whole_a_file_has_the_same_bytes(tmp_path: Path) -> None:
    whole = bytes_of(tmp_path / "whole.parquet", RUN, 1_500)
    assert whole == bytes_of(tmp_path / "pieces.parquet", RUN, 1, 300, 400, 1_201, 1_500)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pieces.parquet", "whole.parquet"]


@pytest.mark.parametrize("counts", ["", VERBS, ACTIONS])
def test_a_row_holds_what_the_game_was(tmp_path: Path, counts: str) -> None:
    run, path = Run(TWO, ("random", "random"), seed=3, counts=counts), tmp_path / "games.parquet"
    bytes_of(path, run, 900)
    table, played = parquet.read_table(path), simulate(TWO, "random", 900, 3, counts=bool(counts))
    assert table["game"].to_pylist() == list(range(900))
    assert set(table["variant"].to_pylist()) == {str(TWO)}
    endings = [None, *TWO.game.endings.names]
    assert table["ending"].to_pylist() == [endings[k] for k in played.over]
    assert table["cut_off"].to_pylist() == [bool(cut) for cut in played.cut]
    assert table["winners"].to_pylist() == played.winners.tolist()
    assert table["winning_seats"].to_pylist() == [[k for k in (0, 1) if mask >> k & 1] for mask in played.winners]
    assert table["length"].to_pylist() == played.lengths.tolist()
    assert table["decisions"].to_pylist() == played.decisions.tolist()
    verbs = TWO.game.verbs
    if counts == VERBS:
        for name, verb in verbs.verbs.items():
            assert table[name].to_pylist() == played.acts[:, :, verb.first : verb.end].sum(2).tolist()
    if counts == ACTIONS:
        for action in range(len(verbs)):
            assert table[verbs.phrase(action)].to_pylist() == played.acts[:, :, action].tolist()
    for k, phase in enumerate(TWO.game.phases):
        assert (f"phase {phase.name}" in table.column_names) == (bool(counts) and phase.asks)
        if counts and phase.asks:
            assert table[f"phase {phase.name}"].to_pylist() == played.phases[:, k].tolist()
        elif counts:
            assert not played.phases[:, k].any()


def test_the_file_says_what_it_holds(tmp_path: Path) -> None:
    bytes_of(tmp_path / "games.parquet", RUN, 1)
    said = {k.decode(): v.decode() for k, v in parquet.read_schema(tmp_path / "games.parquet").metadata.items()}
    assert fathoms.variant(said["fathoms.variant"]) == TWO
    assert json.loads(said["fathoms.variant-row"]) == TWO.to_row()
    assert said["fathoms.fingerprint"] == TWO.fingerprint
    assert said["fathoms.rules"] == TWO.game.version
    assert said["fathoms.version"] == fathoms.__version__
    assert [said[f"fathoms.{name}"] for name in ("seed", "bots", "counts")] == ["3", "random random", "actions"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("counts", [VERBS, ACTIONS])
def test_no_column_has_the_name_of_another(name: str, counts: str) -> None:
    variant = fathoms.game(name).variant()
    names = Run(variant, ("random",) * variant.seats, 1, counts=counts).schema.names
    assert len(set(names)) == len(names)


OTHERS = {
    "seed: 3, now 4": Run(TWO, RUN.bots, seed=4, counts=ACTIONS),
    "bots: random random, now crab random": Run(TWO, ("crab", "random"), seed=3, counts=ACTIONS),
    "counts: actions, now none": Run(TWO, RUN.bots, seed=3),
    "cut off after: 20000, now 9": Run(TWO, RUN.bots, seed=3, counts=ACTIONS, most=9),
    f"variant: {TWO}, now {NAME} seats=3": Run(fathoms.game(NAME).variant(seats=3), ("random",) * 3, 3, counts=ACTIONS),
}


@pytest.mark.parametrize("why", OTHERS)
def test_a_file_of_other_games_is_refused_and_left_alone(tmp_path: Path, why: str) -> None:
    path = tmp_path / "games.parquet"
    before = bytes_of(path, RUN, 10)
    with pytest.raises(fathoms.BadOption) as refused:
        extend(path, OTHERS[why], 20)
    assert f"games.parquet holds other games ({why}); name another file with --output" in str(refused.value)
    assert path.read_bytes() == before


def test_what_is_no_file_of_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("game,winners\n")
    with pytest.raises(fathoms.BadMatch, match="is not a file of games"):
        extend(path, RUN, 10)
    parquet.write_table(pyarrow.table({"game": [1, 2]}), path)
    with pytest.raises(fathoms.BadMatch, match="is not a file of games"):
        extend(path, RUN, 10)


def test_ctrl_c_keeps_what_was_played_and_the_same_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    heard: list[int] = []

    def stop_at_the_third(games: int) -> None:
        heard.append(games)
        if len(heard) == 3:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        extend(path, RUN, 1_500, tick=stop_at_the_third)
    assert kept(path, RUN) == sum(heard) == 750
    assert bytes_of(path, RUN, 1_500) == bytes_of(tmp_path / "whole.parquet", RUN, 1_500)
    assert [p.name for p in tmp_path.glob("*.part")] == []


def test_stopped_before_the_first_game_or_broken_an_old_file_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.parquet"

    def broken(*_: Any) -> Any:
        raise KeyboardInterrupt

    before = bytes_of(path, RUN, 500)
    monkeypatch.setattr(Run, "rows", broken)
    with pytest.raises(KeyboardInterrupt):
        extend(path, RUN, 600)
    assert path.read_bytes() == before
    with pytest.raises(KeyboardInterrupt):
        extend(tmp_path / "new.parquet", RUN, 600)
    assert [p.name for p in tmp_path.iterdir()] == ["games.parquet"]


def test_all_games_of_a_file_are_summed_up(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    bytes_of(path, RUN, 900)
    summary, played = summed_up(path, RUN), simulate(TWO, "random", 900, 3, counts=True)
    assert summary.games == sum(summary.endings.values()) + summary.cut_off == 900
    assert summary.wins == [int((played.winners >> seat & 1).sum()) for seat in (0, 1)]
    assert summary.length == pytest.approx(played.lengths.mean())
    done = played.acts.sum((0, 1)) > 0
    verbs = TWO.game.verbs
    for verb in verbs.verbs.values():
        assert (verb.name in summary.never) == (not done[verb.first : verb.end].any())
        if verb.name not in summary.never:
            undone = [verbs.phrase(k) for k in range(verb.first, verb.end) if not done[k]]
            assert set(undone) <= set(summary.never)
    asked = {phase.name: n for phase, n in zip(TWO.game.phases, played.phases.sum(0), strict=True) if phase.asks}
    assert summary.unasked == [name for name, n in asked.items() if not n] != []


@pytest.mark.parametrize(
    ("language", "never"),
    {
        "en": "Never done: Cannon: …; Cannon: purple crab",
        "de": "Nie getan: Kanone: …; Kanone: violetter Krebs",
        "fr": "Jamais fait\u00a0: Canon\u00a0: …; Canon\u00a0: crabe violet",
        "es": "Nunca se hizo: Cañón: …; Cañón: cangrejo morado",
        "it": "Mai fatto: Cannone: …; Cannone: granchio viola",
        "nl": "Nooit gedaan: Kanon: …; Kanon: paarse krab",
    }.items(),
)
def test_what_was_never_done_is_said_in_the_games_own_words(language: str, never: str) -> None:
    words = TWO.game.words(language)
    summary = Summary(1, {}, 0, [0, 1], 9.0, ["cannon", "cannon P3"], ["whirlpools", "eyes"])
    *_, done, asked = lines(words, TWO, summary)
    assert done == never
    assert asked.endswith(f"{words.say('phase-whirlpools')} {words.say('phase-eyes')}")


def test_the_examples_for_python_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bytes_of(tmp_path / "counted.parquet", RUN, 10)
    text = (Path(fathoms.__file__).parents[2] / "docs" / "design.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert len(examples) == 2
    for example in examples:
        exec(example, {})


def command(*more: str) -> Any:
    """What the command line says."""
    return CliRunner().invoke(app, ["simulate", NAME, "-n", "2", "--bots", "random", "--language", "en", *more])


def test_the_command_plays_goes_on_and_says_what_it_found(tmp_path: Path) -> None:
    output = ["--seed", "3", "--counts", "actions", "--output", str(tmp_path / "games.parquet")]
    first, more, again = (command("--games", games, *output) for games in ("300", "500", "500"))
    assert "300 games written to" in first.output
    assert "A second of one core plays" in first.output
    assert "200 games written to" in more.output
    assert "holds 500 games already: none was played" in again.output
    assert (first.exit_code, more.exit_code, again.exit_code) == (0, 0, 0)
    assert "Endings: " in again.output and "Wins: The team " in again.output and "Never done: " in again.output
    assert (tmp_path / "games.parquet").read_bytes() == bytes_of(tmp_path / "whole.parquet", RUN, 500)


REFUSED = {
    "games.csv should end in one of: .parquet": ("--output", "games.csv"),
    "--counts cannot be 'rules'; it takes one of: verbs, actions": ("--counts", "rules"),
    "there is no bot 'whale'": ("--bots", "whale"),
    "one bot is named for 2 seats; name one for each with --bot, or one for all with --bots": ("--bot", "crab"),
    "cannot be written": ("--output", "nowhere/games.parquet"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_bad_input_gets_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = command(*REFUSED[why])
    assert done.exit_code == 2
    assert why in done.output
    assert not list(tmp_path.iterdir())


def test_without_pyarrow_one_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "fathoms.lab.games_file")
    monkeypatch.delitem(sys.modules, "fathoms.lab.tally", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = command("--output", str(tmp_path / "games.parquet"))
    assert done.exit_code == 2
    assert "pip install 'fathoms[lab]'" in done.output


def test_the_command_stopped_by_ctrl_c_keeps_its_games_and_says_so(tmp_path: Path) -> None:
    path, part = tmp_path / "games.parquet", tmp_path / "games.parquet.part"
    words = ["simulate", NAME, "-n", "2", "--bots", "random", "--seed", "3", "--counts", "actions", "--language", "en"]
    program = [
        sys.executable,
        "-c",
        "from fathoms.cli import main; main()",
        *words,
        "--games",
        "100000000",
        "--output",
        str(path),
    ]
    with subprocess.Popen(program, stderr=subprocess.PIPE, text=True, env=os.environ) as running:
        until = time.monotonic() + 300
        while not (part.exists() and part.stat().st_size > 1_000) and time.monotonic() < until:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 130, said
    games = kept(path, RUN)
    assert games >= 10_000
    assert f"games.parquet holds the {games:,} games played so far, and the same command goes on from there" in said
    lengths = parquet.read_table(path, columns=["length"])["length"].to_numpy()
    assert np.array_equal(lengths, TWO.playouts(games, seed=3, most=RUN.most).ply)
