"""What people see and hear: scene, picture, words, undo."""

import random
from itertools import pairwise
from typing import Any

import pytest

from fathoms.core.state import NOBODY
from fathoms.core.table import Table
from fathoms.core.words import languages
from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import CARDS, COLOURS, ENCOUNTERS, HAND, TIPS
from fathoms.games.tentacolor.picture import card_text, short
from fathoms.games.tentacolor.places import KIT, WAY, WAY_OF_TWO, colour_sides, room, side
from fathoms.games.tentacolor.scene import path, scene, spoken
from fathoms.games.tentacolor.state import BITING, COMPLETED, Box, State
from fathoms.games.tentacolor.tests.positions import BOX, numbers, play, position, seen, top

ART = (GAME.folder / "art.svg").read_text(encoding="utf-8")


def random_table(seed: int, plies: int, **options: Any) -> Table[State, Box]:
    dice = random.Random(seed)
    table = GAME.table(seats=2 + seed % 3, seed=seed, **options)
    while plies and not table.over:
        seat = table.waiting[0]
        table.play(seat, dice.choice(table.legal(seat)))
        plies -= 1
    return table


def test_only_the_target_of_a_shark_can_be_taken_back() -> None:
    """TC-18: nothing is learned by choosing it."""
    table = next(t for plies in range(200) if (t := random_table(1, plies)).state.phase == BITING)
    before = table.state
    table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    table.undo()
    assert table.state == before
    assert not table.can_undo()


# --- the scene -------------------------------------------------------------------------------------


def test_every_kind_of_piece_is_a_symbol_of_the_sheet() -> None:
    """TC-02: cards with either colour outside, bodies for two to four, tips, coins, cuffs."""
    assert [kind for kind in KIT if f'id="{kind}"' not in ART] == []
    assert [name for name in ENCOUNTERS[1:] if f'id="on-{name}"' not in ART] == []


@pytest.mark.parametrize("way", [WAY, WAY_OF_TWO])
def test_a_tentacle_turns_in_every_cell_and_never_crosses_itself(way: tuple[tuple[int, int], ...]) -> None:
    """TC-02: every card is a bend; the four ways are mirror images and lie apart."""
    assert len(set(way)) == len(way)
    sides = [side(here, there) for here, there in pairwise(way)]
    assert all((one in "ns") != (two in "ns") for one, two in pairwise(sides))
    mine = set(way[1:])
    mirrored = {(10 - c, 8 - r) for c, r in mine}
    assert not mine & mirrored
    assert all(not (4 <= c <= 6 and 3 <= r <= 5) for c, r in mine)


def test_a_shared_colour_keeps_its_side() -> None:
    """TC-12: so a run is one unbroken stripe."""
    assert colour_sides(numbers("YG-1 OY-1 RY-1 OY-2")) == [("y", "g"), ("y", "o"), ("y", "r"), ("y", "o")]
    assert colour_sides(numbers("YG-1 RG-1 RB-1")) == [("y", "g"), ("r", "g"), ("r", "b")]


def test_a_tentacle_longer_than_its_way_leaves_out_its_oldest_cards() -> None:
    """TC-14: the cuff says how many."""
    cards = [CARDS[card] for card in range(40) if card % 4 != 3]
    s = position(" ".join(cards), "", "", hands=("YB-4 YV-1", "BV-1", "BV-2"))
    sea = scene(BOX, seen(s, 0), 0).containers[0]
    laid = [piece.id for piece in sea.pieces if piece.label == "label-laid"]
    assert laid == [f"card-{card}" for card in cards[-room(s) :]]
    cuff = next(piece for piece in sea.pieces if piece.id == "cuff-0")
    assert cuff.count == len(cards) - room(s)


def test_a_hidden_card_has_the_name_of_its_place_and_a_known_one_its_own() -> None:
    """TC-42: a stable name would betray a hidden card."""
    s = position("", "", hands=("RO-1 RO-2", "BV-1"), phase="giving")
    play(s, "give RO-1", chance=top(s, "GB-1"))
    hands = {c.id: [p.id for p in c.pieces] for c in scene(BOX, seen(s, 0), 0).containers}
    assert hands["hand-1"] == ["card-RO-1", "back-1-1", "back-1-2"]
    hands = {c.id: [p.id for p in c.pieces] for c in scene(BOX, seen(s, -1), -1).containers}
    assert hands["hand-1"] == ["back-1-0", "back-1-1", "back-1-2"]


def test_a_card_goes_to_the_end_of_the_tentacle_or_to_the_left() -> None:
    """TC-10, TC-18, TC-22, TC-27: what one clicks."""
    s = position("", "RO-1", "", hands=("RG-1 RG-2 RG-3", "BV-1", "BV-2"))
    view = seen(s, 0)
    said: dict[str, tuple[str, ...]] = {"lay RG-1": ("card-RG-1", "slot-0"), "give RG-1": ("card-RG-1", "back-1-0")}
    said |= {"shark 1": ("card-RO-1",), "shoal 2": ("back-2-0",)}
    for phrase, clicks in said.items():
        assert path(BOX, view, 0, GAME.verbs.number(phrase)) == clicks


def test_a_card_to_give_says_what_it_is_to_the_neighbour() -> None:
    """TC-13, TC-15, TC-27: one with which they win warns of it."""
    s = position("", "OG-1 OV-1 OY-1 OB-1", "", hands=("RO-1 RG-1", "BV-1", "BV-2"), phase="giving")
    said = {phrase: spoken(BOX, seen(s, 0), 0, GAME.verbs.number(phrase)) for phrase in ("give RO-1", "give RG-1")}
    found = {phrase: (message.about["length"], message.about["left"]) for phrase, message in said.items()}
    assert found == {"give RO-1": (5, 0), "give RG-1": (1, 4)}


def test_a_card_to_give_says_which_animal_comes_with_it() -> None:
    """TC-24, TC-27: whoever gets a Rare specimen lays again."""
    s = position("", "OG-1 OV-1", "", hands=("OY-4 OY-1", "BV-1", "BV-2"), phase="giving")
    said = {card: spoken(BOX, s, 0, GAME.verbs.number(f"give {card}")) for card in ("OY-4", "OY-1")}
    animals = {card: message.about["animal"] for card, message in said.items()}
    assert animals == {"OY-4": ENCOUNTERS.index("rare"), "OY-1": ENCOUNTERS.index("plain")}


def test_a_shark_says_what_it_leaves_of_a_row_and_a_shoal_how_long_it_is() -> None:
    """TC-18, TC-20, TC-22: an earlier row may come back."""
    arms = ("", "RO-1 RG-1 RY-1", "RO-2 RG-2 RY-2 GB-1")
    s = position(*arms, hands=("OB-4 YV-1 OY-1", "BV-1", "BV-2"))
    play(s, "lay OB-4")
    said = [spoken(BOX, s, 0, GAME.verbs.number(f"shark {other}")).about for other in (1, 2)]
    assert [(about["length"], about["after"]) for about in said] == [(3, 2), (1, 3)]
    assert spoken(BOX, s, 0, GAME.verbs.number("shoal 1")).about["length"] == 3


def test_a_card_to_lay_says_what_row_it_breaks() -> None:
    """TC-13: a longer one than it makes."""
    s = position("RO-1 OB-1 OG-1", "", "", hands=("OV-1 GB-1 RY-1", "BV-1", "BV-2"))
    found = {card: spoken(BOX, seen(s, 0), 0, GAME.verbs.number(f"lay {card}")) for card in ("OV-1", "GB-1", "RY-1")}
    assert {card: (said.about["length"], said.about["broken"]) for card, said in found.items()} == {
        "OV-1": (4, 0),
        "GB-1": (2, 3),
        "RY-1": (1, 3),
    }


def test_the_winner_gets_a_tip_of_the_colour() -> None:
    """TC-31: as decoration, at the end of the tentacle."""
    s = position("OG-1 OV-1 OY-1 OB-1", "", "", hands=("RO-1 RB-1 RB-2", "BV-1", "BV-2"))
    play(s, "lay RO-1")
    assert s.over == COMPLETED
    shown = scene(BOX, seen(s, 1), 1)
    assert "tip-T1" in [piece.id for piece in shown.containers[0].pieces]
    assert len(shown.ids()) == len(set(shown.ids()))


def test_an_edition_with_other_encounters_shows_them_on_the_card() -> None:
    """TC-16: a red and orange Shark, and a fourth card that is plain."""
    mine = GAME.open_box({"cards": {"RO": ["shark", "plain", "plain", "plain"]}})
    s = position("RO-1", "", hands=("RO-4 RB-1 RB-2", "BV-1"))
    shown = {p.id: [part.kind for part in p.parts] for c in scene(mine, seen(s, 0), 0).containers for p in c.pieces}
    assert shown["card-RO-1"] == ["on-shark"]
    assert shown["card-RO-4"] == []


# --- words and picture -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_card_tells_its_colours_and_its_encounter(language: str) -> None:
    """TC-16: the words say what the shipped box prints."""
    words = GAME.words(language)
    colours = dict(zip("ROYGBV", ("red", "orange", "yellow", "green", "blue", "purple"), strict=True))
    for card, name in enumerate(CARDS):
        said = words.thing("card", name)
        assert all(words.thing("colour", colours[letter])[:3] in said for letter in name[:2])  # roja y naranja
        encounter = ENCOUNTERS[BOX.encounter[card]]
        assert said.endswith(f"({words.thing('encounter', encounter)})") == (encounter != "plain")
    assert all(words.thing("tip", tip) != tip for tip in TIPS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(9))
def test_the_picture_is_at_most_72_columns_wide_and_keeps_secrets(language: str, seed: int) -> None:
    """TC-42: own hand shown, hidden cards as question marks."""
    table = random_table(seed, 10 * seed, expert="on")
    view = table.view(0)
    text = str(GAME.picture(table.box, view, 0, GAME.words(language)))
    assert max(len(line) for line in text.splitlines()) <= 72
    hidden = sum(view.hand[HAND * seat + i] == NOBODY for seat in range(view.seats) for i in range(view.held[seat]))
    assert text.count("??") == hidden
    for card in view.hand[: view.held[0]]:
        assert card_text(table.box, card, GAME.words(language)) in text


@pytest.mark.parametrize("language", languages())
def test_no_two_colours_begin_with_the_same_two_letters(language: str) -> None:
    """The terminal calls a card by them."""
    assert len({short(colour, GAME.words(language)) for colour in COLOURS}) == len(COLOURS)
