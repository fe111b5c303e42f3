"""A network from a file plays at the table, from what its seat may know."""

from io import StringIO
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

import fathoms
from fathoms.bots.network import Encoding, Network, NetworkBot, player
from fathoms.core.observation import Observer
from fathoms.lab.arena import arena
from fathoms.lab.guests import guest_games
from fathoms.terminal.lines import Lines
from fathoms.terminal.match import Match


def kept(folder: Path, variant: fathoms.AnyVariant, width: int = 8) -> Path:
    """The file of a network that has learnt nothing."""
    dice, path = np.random.default_rng(1), folder / "network.npz"
    sizes = [Encoding(Observer(variant)).inputs, width, len(variant.game.verbs) + 2]
    arrays = {}
    for k, (many, few) in enumerate(pairwise(sizes)):
        arrays[f"{k}.weight"] = dice.normal(size=(many, few)).astype(np.float32)
        arrays[f"{k}.bias"] = dice.normal(size=few).astype(np.float32)
    np.savez(path, variant=str(variant), **arrays)  # type: ignore[arg-type]  # names are free
    return path


@pytest.mark.parametrize("name", ["tentacula", "tentacolor"])
def test_networks_play_whole_games_and_the_same_again(name: str, tmp_path: Path) -> None:
    variant = fathoms.game(name).variant(seats=2)
    levels = [f"network:{kept(tmp_path, variant)}"] * 2
    played = list(guest_games(variant, levels, 3, seed=1))
    assert played == list(guest_games(variant, levels, 3, seed=1))
    assert all(over for _, over in played)


def test_the_terminal_says_who_a_network_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    variant = fathoms.game("tentacula").variant(seats=2)
    match = Match(variant.table(seed=1), mine=[0], level=f"network:{kept(tmp_path, variant)}", language="en")
    told = StringIO()
    Lines(match, Console(file=told, width=200), in_words=True).greet()
    assert "Player 2 is a bot: Network (has taught itself)" in told.getvalue()


def test_the_arena_takes_a_network_for_a_level(tmp_path: Path) -> None:
    variant = fathoms.game("tentacula").variant(seats=2)
    level = f"network:{kept(tmp_path, variant)}"
    (row,) = arena([variant], [level], games=4)
    assert row.player == level and row.games == 4 and row.unfinished == 0


def test_inputs_are_one_for_each_small_number_and_the_logarithm_of_large_ones(tmp_path: Path) -> None:
    table = fathoms.game("barrakuda").table(seats=2, seed=7)
    network = Network(kept(tmp_path, table.variant), table.variant)
    seen, encoding = network.observer.of(table.state, 1), network.encoding
    inputs = np.zeros(encoding.inputs, np.float32)
    inputs[encoding.places(seen)] = 1
    inputs[encoding.ones :] = encoding.sizes_of_wide(seen)
    (first, bias), (last, shift) = network.layers
    out = np.maximum(inputs @ first + bias, 0) @ last + shift
    logits, prospects = network.read(seen)
    assert inputs[: encoding.ones].sum() == len(seen)
    assert np.allclose(logits, out[:-1], atol=1e-3) and -1 <= prospects <= 1


def test_a_network_takes_the_best_of_what_is_open(tmp_path: Path) -> None:
    table = fathoms.game("barrakuda").table(seats=2, seed=7)
    chooser = player(table.variant, f"network:{kept(tmp_path, table.variant)}")
    assert isinstance(chooser, NetworkBot)
    seat = table.waiting[0]
    legal = table.legal_numbers(seat)
    logits, _ = chooser.network.read(chooser.network.observer.of(table.state, seat))
    assert chooser.choose(table.view(seat), seat, legal) == max(legal, key=lambda action: logits[action])


def test_what_is_no_network_or_has_learnt_something_else_is_refused(tmp_path: Path) -> None:
    variant = fathoms.game("barrakuda").variant(seats=2)
    (tmp_path / "text.npz").write_text("no arrays")
    for name in ("text.npz", "missing.npz"):
        with pytest.raises(fathoms.BadOption, match=r"is not a network: it takes an \.npz file"):
            player(variant, f"network:{tmp_path / name}")
    path = kept(tmp_path, variant)
    with np.load(path) as arrays:
        np.savez(tmp_path / "short.npz", **{name: arrays[name] for name in arrays.files if name[0] != "1"})
    with pytest.raises(fathoms.BadOption, match="is not a network"):
        player(variant, f"network:{tmp_path / 'short.npz'}")
    with pytest.raises(fathoms.BadOption, match="has learnt barrakuda seats=2; it cannot play barrakuda seats=3"):
        player(fathoms.game("barrakuda").variant(seats=3), f"network:{path}")
