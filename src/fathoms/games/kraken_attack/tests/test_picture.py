"""The board in a terminal: everything in it, nothing too wide."""

import random

import pytest

from fathoms.core.picture import WIDTH
from fathoms.core.words import languages
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import PIRATES
from fathoms.games.kraken_attack.picture import picture
from fathoms.games.kraken_attack.tests.positions import BOX, acting, broken, position, sea

BUSY = position(
    area=["C"] * len(PIRATES),
    hole={"C": 3},
    rail=broken("P1", "R4"),
    kraken="R2",
    space=sea("3 2 1 0", "0 1 2 3"),
    whirl={"P1": ["saber"], "P2": ["pistol"], "R2": ["cannon"]},
    roll={"purple": {"crab": 1, "eye": 2}, "red": {"eye": 3}},
    power="elena",
    tokens=2,
)


@pytest.mark.parametrize("language", languages())
def test_no_line_is_wider_than_72_columns(language: str) -> None:
    """KA-12: at any moment of any game, and in the most crowded position."""
    words = GAME.words(language)
    for line in str(picture(BOX, BUSY, 0, words)).splitlines():
        assert len(line) <= WIDTH, line
    for seats in (1, 4):
        table = GAME.table(seats=seats, seed=4, whirlpools=4)
        dice = random.Random(seats)
        while not table.over:
            assert max(map(len, str(picture(BOX, table.state, 0, words)).splitlines())) <= WIDTH
            table.play(table.waiting[0], dice.choice(table.legal_numbers(table.waiting[0])))


def test_pieces_holes_gaps_and_crew_are_in_the_picture() -> None:
    """KA-09, KA-21, KA-22, KA-49: seven tentacles, one Kraken, three holes, four pirates, the gaps in the rails."""
    text = str(picture(BOX, BUSY, 0, GAME.words("en")))
    body = text.split("§ tentacle")[0]
    assert body.count("§") == 7
    assert body.count("Ж") == 1
    assert body.count("✹") == 2 * 3  # on the area, and in the count above
    assert "┊" in body
    for pirate in ("Samuel", "Astrid", "Elena", "Billy"):
        assert pirate in body


def test_the_card_in_play_and_its_player_are_marked() -> None:
    """KA-29: an arrow and a star."""
    text = str(picture(BOX, acting("EL-02", "A"), 0, GAME.words("en")))
    assert "▸ Player 3 · Elena" in text
    assert "*1 Feathered Hat · move · pistol · saber" in text


def test_ignored_eyes_are_told_apart() -> None:
    """KA-56: Samuel fooled one of two."""
    s = position(track=4, roll={"purple": {"eye": 2}, "red": {"blank": 2}}, ignored={"purple": 1})
    text = str(picture(BOX, s, 0, GAME.words("en")))
    assert "Eye of the Kraken (1 ignored) · red blank" in " ".join(text.split())
