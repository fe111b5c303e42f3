"""The box and editions of it: what may be changed, and how a mistake is refused."""

from pathlib import Path

import pytest

import fathoms
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import CARDS, PIRATES, SYMBOLS
from fathoms.games.kraken_attack.tests.positions import BOX, sea

TOTALS = {  # spec.md §2.5: M C P S R W F
    "samuel": [7, 3, 3, 5, 4, 1, 4],
    "astrid": [6, 5, 4, 5, 5, 2, 4],
    "elena": [6, 3, 9, 8, 3, 2, 4],
    "billy": [8, 9, 3, 8, 4, 2, 4],
}


@pytest.mark.parametrize("pirate", PIRATES)
def test_a_deck_has_the_symbols_of_the_spec(pirate: str) -> None:
    """KA-10, KA-30: ten cards a pirate; totals as in §2.5."""
    p = PIRATES.index(pirate)
    decks = [BOX.symbols[7 * card : 7 * card + 7] for card in range(10 * p, 10 * p + 10)]
    assert [sum(column) for column in zip(*decks, strict=True)] == TOTALS[pirate]
    assert all(sum(card[:6]) >= 1 for card in decks)
    assert len(CARDS) == 40
    assert len(SYMBOLS) == 7


def test_an_edition_can_change_a_card() -> None:
    """KA-30: the new symbols count, the other cards stay."""
    table = GAME.table(seats=2, edition={"cards": {"samuel": {"SA-01": "C C C P W F"}}})
    assert table.box.symbols[:7] == [0, 3, 1, 0, 0, 1, 1]
    assert table.box.symbols[7:] == BOX.symbols[7:]


def test_an_edition_can_change_the_track() -> None:
    """KA-05, KA-47: three spaces, one die."""
    table = GAME.table(seats=2, edition={"track": {"spaces": ["", "red", ""]}})
    assert table.box.track_end == 2
    assert table.box.track_die[:3] == [-1, 1, -1]


def test_an_edition_can_change_start_spaces_lanes_and_holes(tmp_path: Path) -> None:
    """KA-03, KA-22, KA-65: from a file that says only what is different."""
    mine = tmp_path / "mine.toml"
    mine.write_text('[start]\nP1 = "saber"\n\n[ship]\nholes_to_sink = 6\n\n[ship.lanes]\nP2 = "C"\n')
    table = GAME.table(seats=2, edition=mine)
    assert table.state.space == sea("3 1 1 0", "2 1 1 0")
    assert table.box.holes_to_sink == 6
    assert table.box.lane_area[1] == 2


def test_an_edition_can_change_the_dice() -> None:
    """KA-13: three of each from the start, none on the track, and more Eyes."""
    edition = {"dice": {"purple": 3, "red": 3, "faces": ["star", "fish", "crab", "shell", "eye", "eye"]}}
    table = GAME.table(seats=2, edition=edition | {"track": {"spaces": [""] * 9}})
    assert table.state.dice == [3, 3]
    assert table.box.die == [0, 1, 2, 3, 4, 4]


def test_a_match_with_an_edition_is_saved_with_it() -> None:
    """KA-30: and played again with the same cards."""
    table = GAME.table(seats=2, seed=1, edition={"cards": {"samuel": {"SA-01": "W W F"}}})
    table.play(table.waiting[0], "begin")
    assert fathoms.load(table.save()).box == table.box


WRONG = [
    ('[start]\nP1 = "deck"\n', r"line 2: start\.P1 has 'deck'"),
    ('[start]\nQ1 = "saber"\n', r"line 2: start\.Q1 is not known here; there is: P1, P2"),
    ("[ship]\nholes_to_sink = 0\n", r"line 2: ship\.holes_to_sink has 0, but takes whole numbers from 1 to 20"),
    ('[ship.areas]\nA = ["A"]\n', r"line 2: ship\.areas\.A cannot be next to itself"),
    ('[ship.areas]\n\nA = ["B", "C", "D"]\n', r"line 3: ship\.areas\.A is next to D, but D is not next to A"),
    ('[ship.lanes]\nP1 = "E"\n', r"line 2: ship\.lanes\.P1 has 'E'"),
    ('[dice]\nfaces = ["star"]\n', r"line 2: dice\.faces has 1 entries, but takes a list of 6"),
    ("[dice]\nred = 4\n", r"line 2: dice\.red has 4, but takes whole numbers from 0 to 3"),
    ("[dice]\nred = 2\n", r"track\.spaces brings 4 red dice, but the box holds 3"),
    ('[track]\nspaces = ["red", ""]\n', r"line 2: track\.spaces has a die on the first space"),
    ('[track]\nspaces = [""]\n', r"line 2: track\.spaces has 1 entries, but takes a list of 2 to 16"),
    ('[cards.billy]\nBI-03 = "M X"\n', r"line 2: cards\.billy\.BI-03 shows 'X'; a card shows letters of M C P S R W F"),
    ('[cards.billy]\nBI-03 = "MC"\n', r"line 2: cards\.billy\.BI-03 shows 'MC'"),
    ('[cards.billy]\nBI-03 = "M M M M M M M M M"\n', r"line 2: cards\.billy\.BI-03 shows more than 8 symbols"),
    ("[cards.billy]\nBI-03 = 3\n", r"line 2: cards\.billy\.BI-03 is 3, but must be a text"),
    (
        '[cards.samuel]\nSA-07 = "W"\nSA-08 = "P"\nSA-09 = "M"\nSA-10 = "M"\n',
        r"line 1: cards\.samuel has no card with a Funny Face",
    ),
    ('[cards.jack]\nJA-01 = "M"\n', r"line 1: cards\.jack is not known here"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_a_wrong_edition_is_refused_with_line_and_reason(tmp_path: Path, text: str, reason: str) -> None:
    """KA-81: what does not hold together is never half-read."""
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    with pytest.raises(fathoms.BadEdition, match=reason) as refused:
        GAME.table(seats=2, edition=mine)
    assert "\n" not in str(refused.value)
