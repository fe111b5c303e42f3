"""The box and editions of it: what may be changed, and how a mistake is refused."""

import random
from pathlib import Path
from typing import Any

import pytest

import fathoms
from fathoms.core.picture import WIDTH
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import AREAS, CARDS, PIRATES, SYMBOLS, TRACK
from fathoms.games.kraken_attack.places import KIT, track_place
from fathoms.games.kraken_attack.tests.positions import BOX, sea, spaces

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
    assert spaces(table.state) == sea("3 1 1 0", "2 1 1 0")
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


WRONG = [  # ruling of spec §8, edition, reason
    (42, '[start]\nP1 = "deck"\n', r"line 2: start\.P1 has 'deck'"),
    (42, '[start]\nQ1 = "saber"\n', r"line 2: start\.Q1 is not known here; there is: P1, P2"),
    (42, '[ship.lanes]\nP1 = "E"\n', r"line 2: ship\.lanes\.P1 has 'E'"),
    (43, '[ship.areas]\nA = ["A"]\n', r"line 2: ship\.areas\.A cannot be next to itself"),
    (43, '[ship.areas]\n\nA = ["B", "C", "D"]\n', r"line 3: ship\.areas\.A is next to D, but D is not next to A"),
    (44, "[ship.areas]\nA = []\n", r"line 2: ship\.areas\.A has 0 entries, but takes a list of 1 to 3"),
    (45, "[ship]\nholes_to_sink = 0\n", r"line 2: ship\.holes_to_sink has 0, but takes whole numbers from 1 to 20"),
    (45, "[ship]\nholes_to_sink = 21\n", r"line 2: ship\.holes_to_sink has 21, but takes whole numbers from 1 to 20"),
    (46, '[dice]\nfaces = ["star"]\n', r"line 2: dice\.faces has 1 entries, but takes a list of 6"),
    (47, "[dice]\nred = 4\n", r"line 2: dice\.red has 4, but takes whole numbers from 0 to 3"),
    (47, "[dice]\nred = 2\n", r"track\.spaces brings 4 red dice, but the box holds 3"),
    (48, '[track]\nspaces = ["red", ""]\n', r"line 2: track\.spaces has a die on the first space"),
    (49, '[track]\nspaces = [""]\n', r"line 2: track\.spaces has 1 entries, but takes a list of 2 to 16"),
    (49, f"[track]\nspaces = {[''] * 17}\n", r"line 2: track\.spaces has 17 entries, but takes a list of 2 to 16"),
    (50, '[cards.billy]\nBI-03 = "M X"\n', r"line 2: cards\.billy\.BI-03 shows 'X'; a card shows letters of M C P S"),
    (50, '[cards.billy]\nBI-03 = "MC"\n', r"line 2: cards\.billy\.BI-03 shows 'MC'"),
    (
        50,
        '[cards.billy]\nBI-03 = "M M M M M M M M M"\n',
        r"line 2: cards\.billy\.BI-03 shows 9 symbols, but 8 are the most",
    ),
    (50, "[cards.billy]\nBI-03 = 3\n", r"line 2: cards\.billy\.BI-03 is 3, but must be a text"),
    (
        51,
        '[cards.samuel]\nSA-07 = "W"\nSA-08 = "P"\nSA-09 = "M"\nSA-10 = "M"\n',
        r"line 1: cards\.samuel has no card with a Funny Face",
    ),
    (51, '[cards.billy]\nBI-11 = "M"\n', r"line 2: cards\.billy\.BI-11 is not known here"),
    (51, '[cards.jack]\nJA-01 = "M"\n', r"line 1: cards\.jack is not known here"),
]


@pytest.mark.parametrize(("ruling", "text", "reason"), WRONG)
def test_a_wrong_edition_is_refused_with_line_and_reason(tmp_path: Path, ruling: int, text: str, reason: str) -> None:
    """KA-81, rulings 42 to 51: what does not hold together is never half-read."""
    assert f"\n| {ruling} | " in (GAME.folder / "spec.md").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    with pytest.raises(fathoms.BadEdition, match=reason) as refused:
        GAME.table(seats=2, edition=mine)
    assert "\n" not in str(refused.value)


AS_FAR_AS_IT_GOES: list[tuple[int, dict[str, Any]]] = [
    (44, {"ship": {"areas": {"A": ["B"], "B": ["A"], "C": ["D"], "D": ["C"]}}}),
    (44, {"ship": {"areas": {area: [other for other in AREAS if other != area] for area in AREAS}}}),
    (45, {"ship": {"holes_to_sink": 1}}),
    (45, {"ship": {"holes_to_sink": 20}}),
    (46, {"dice": {"faces": ["blank"] * 6}}),
    (47, {"dice": {"purple": 0, "red": 0}, "track": {"spaces": [""] * 9}}),
    (49, {"track": {"spaces": ["", "red"]}}),
    (49, {"track": {"spaces": [""] * 14 + ["red", "purple"]}}),
    (50, {"cards": {"elena": {"EL-01": "", "EL-02": "P P P P P P P P"}}}),
    (51, {"cards": {"samuel": {"SA-08": "P", "SA-09": "M", "SA-10": "M"}}}),
]


@pytest.mark.parametrize(("ruling", "edition"), AS_FAR_AS_IT_GOES)
def test_what_is_just_allowed_can_be_played_and_seen(ruling: int, edition: dict[str, Any]) -> None:
    """KA-81, rulings 42 to 51: on the page and in the terminal, for a while."""
    table = GAME.table(seats=3, seed=ruling, edition=edition)
    dice = random.Random(ruling)
    for _ in range(150):
        if table.over:
            break
        s = table.state
        assert all(piece.kind in KIT for tray in GAME.scene.scene(table.box, s, 0).containers for piece in tray.pieces)
        assert max(map(len, str(GAME.picture(table.box, s, 0, GAME.words("fr"))).splitlines())) <= WIDTH
        table.play(table.waiting[0], dice.choice(table.legal_numbers(table.waiting[0])))


def test_dice_on_the_longest_track_lie_side_by_side() -> None:
    """KA-05, ruling 49: on one space more they would not."""
    wide = KIT["die-red-eye"][0]
    assert track_place(1, TRACK - 1)[0] - track_place(0, TRACK - 1)[0] >= wide
    assert track_place(1, TRACK)[0] - track_place(0, TRACK)[0] < wide
