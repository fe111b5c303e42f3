"""docs/research.md tells the games' sizes, and a missing package is named."""

import importlib
import sys
from pathlib import Path

import pytest

import fathoms
from fathoms.adapters.match import Setting

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", fathoms.games())
def test_the_table_of_games_tells_their_seats_and_actions(name: str) -> None:
    found = fathoms.game(name)
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{name}`"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[1] == f"{found.seats[0]}–{found.seats[-1]}"
    assert cells[2].startswith("the team" if found.cooperative else "rivals")
    assert int(cells[-1]) == Setting(found.variant()).passing


@pytest.mark.parametrize(
    ("extra", "package"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_an_adapter_whose_package_is_missing_says_what_to_install(
    extra: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"fathoms.adapters.{extra}", raising=False)
    with pytest.raises(ImportError, match=rf"fathoms\.adapters\.{extra} needs \w+: pip install 'fathoms\[{extra}\]'"):
        importlib.import_module(f"fathoms.adapters.{extra}")
