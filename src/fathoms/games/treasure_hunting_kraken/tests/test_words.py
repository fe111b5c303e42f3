"""The picture for a terminal."""

from typing import Any

from hypothesis import given, settings

from fathoms.core.words import languages
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.picture import picture
from fathoms.games.treasure_hunting_kraken.tests.boards import editions
from fathoms.games.treasure_hunting_kraken.tests.positions import BOX, position, trial


@settings(deadline=None, max_examples=20)
@given(editions())
def test_the_picture_of_any_board_fits_in_72_columns(edition: dict[str, Any]) -> None:
    """TH-51: in every language."""
    on = trial(4, edition=edition)
    b = on.box
    s = position("X", "X", "A0", "A0", on=on, holder=1, lost=[9] * 4, gripped=[1] * 4, points=12, total=12)
    for language in languages():
        assert max(len(line) for line in str(picture(b, s, 0, GAME.words(language))).splitlines()) <= 72


def test_the_picture_shows_ships_treasure_pillars_and_the_next_mood() -> None:
    text = str(picture(BOX, position("A3", "X", "A3", pillar={"B5": 4}, dial=1), 0, GAME.words("en")))
    for part in ("13", "2$", "#4", "A3w", "B0t", "enraged in 2 rounds", "6 of 6 points left", "inward B1, outward -"):
        assert part in text
    text = str(picture(BOX, position("A3", "C1", holder=1), 0, GAME.words("en")))
    assert "has the treasure" in text
