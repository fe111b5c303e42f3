"""What a table says of itself: the aim, what things do, and every text as its language prints it."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from chance_games import GAMES

import fathoms
from fathoms.core.message import Message
from fathoms.core.scene import Piece
from fathoms.core.state import SPECTATOR
from fathoms.core.table import Table
from fathoms.core.typography import NO_BREAK, typeset
from fathoms.core.words import Words, key_of, languages

every_game = pytest.mark.parametrize("name", GAMES)


def walk(name: str) -> Iterator[Table[Any, Any]]:
    """A random game with all its seats, from its first position to its last or its three-hundredth."""
    chance, game = Random(7), fathoms.game(name)
    table = game.table(seats=game.seats[-1], seed=7)
    for _ in range(300):
        yield table
        if table.over:
            return
        seat = chance.choice(table.waiting)
        table.play(seat, chance.choice(table.legal_numbers(seat)))


def explained(piece: Piece, words: Words) -> str:
    """The key of what a piece does: by the most telling of its values, or by its kind."""
    kind = piece.label.replace("label-", "")
    keys = [f"explain-{key_of(kind, value)}" for value in piece.about.values()]
    return next((key for key in [*keys, f"explain-{kind}"] if key in words), "")


@every_game
def test_the_aim_is_said_to_everybody_in_every_language_and_says_how_far_it_has_come(name: str) -> None:
    seen = set()
    for table in walk(name):
        for seat in (-1, table.seats - 1):
            said = table.game.aim(table.box, table.view(seat), seat)
            seen.add((said.key, *said.about.items()))
            if len(seen) < 40:
                for language in languages():
                    words = table.game.words(language)
                    for key in (said.key, f"{said.key}-now"):
                        assert key in words
                        assert not re.search(r"[{}]|aim", words.tell(Message(key, said.about)))
    assert len(seen) > 2


@every_game
def test_everything_that_has_a_name_on_the_table_says_what_it_does(name: str) -> None:
    """One short sentence or two, in every language; the rules it names are numbered rules."""
    met: dict[tuple[str, str], Piece] = {}
    english = fathoms.game(name).words("en")
    for table in walk(name):
        for eye in (SPECTATOR, 0):
            for container in table.game.look(table.box, table.view(eye), eye).containers:
                for piece in container.pieces:
                    if piece.label:
                        met[piece.label, explained(piece, english)] = piece
    assert [label for label, key in met if not key] == []
    for _, key in met:
        for language in languages():
            words = table.game.words(language)
            piece = met[next(place for place in met if place[1] == key)]
            assert 10 <= len(words.say(key, **piece.about)) <= 260, (language, key)


@pytest.mark.parametrize("language", languages())
@every_game
def test_what_things_do_names_the_same_numbered_rules_in_every_language(name: str, language: str) -> None:
    game = fathoms.game(name)
    found = {
        speaks: re.findall(r"^    \.rules = (.+)$", (game.folder / "words" / f"{speaks}.ftl").read_text("utf-8"), re.M)
        for speaks in (language, "en")
    }
    assert found[language] == found["en"]
    assert {rule for rules in found["en"] for rule in rules.split(", ")} <= set(game.spec)


def test_a_text_is_set_as_its_language_prints_it() -> None:
    """Spaces that never break before French signs, apostrophes that curl, per cent that stays with its number."""
    assert typeset("fr", "Ouf ! « Bouh » : 5 %").replace(NO_BREAK, "_") == "Ouf_! «_Bouh_»_: 5_%"
    assert typeset("en", "Elena's hat, { $pirate }'s hat: 5 %") == f"Elena’s hat, {{ $pirate }}’s hat: 5{NO_BREAK}%"
    assert typeset("fr", "| :--- | :--- |") == "| :--- | :--- |"
    once = typeset("fr", "Vite ! Où ?")
    assert typeset("fr", once) == once


def test_page_manual_and_terminal_read_the_same_setting() -> None:
    game = fathoms.game("kraken-attack")
    assert f"Prends ça{NO_BREAK}!" in game.words("fr").say("news-pushed-back", lane="P1")
    assert not re.search(r"\w [!?;:»]", game.manual("fr"))
    assert "Billy’s" in game.words("en").rule("KA-63")


@every_game
def test_every_manual_cites_the_same_rules_at_the_same_places_and_shows_the_same_pictures(name: str) -> None:
    """Each rule once, so that *Why?* has one place to arrive at; positions and symbols that are there."""
    game = fathoms.game(name)
    markup = {
        language: re.findall(r"\{([^}]+)\}|\((scene|symbol):([\w-]+)\)", game.manual(language))
        for language in languages()
    }
    english = markup["en"]
    for language, found in markup.items():
        assert found == english, language
    cited = [rule for rules, _, _ in english for rule in rules.split()]
    assert len(cited) == len(set(cited)) > 15
    assert set(cited) <= set(game.spec)
    assert {name for _, kind, name in english if kind == "scene"} == set(game.pictures)
    art = (game.folder / "art.svg").read_text(encoding="utf-8")
    assert [symbol for _, kind, symbol in english if kind == "symbol" and f'<symbol id="{symbol}"' not in art] == []
    assert "{" not in game.manual_in_words("en") and "](" not in game.manual_in_words("en")


@every_game
def test_every_manual_has_the_same_headings_lists_and_tables(name: str) -> None:
    """Also when its language has set it: a list stays a list where an item begins with a picture."""
    sign = re.compile(r"^(?:(#+ |- |\d\. |\||!\[)|\S)", re.M)
    english, *others = (sign.findall(fathoms.game(name).manual(language)) for language in languages())
    assert len(english) > 30
    for language, found in zip(languages()[1:], others, strict=True):
        assert found == english, language


@every_game
def test_what_a_manual_shows_is_a_position_with_a_part_of_its_board(name: str) -> None:
    game = fathoms.game(name)
    width, height = game.scene.BOARD
    for picture in game.pictures.values():
        x, y, w, h = picture.part
        assert 0 <= x < x + w <= width and 0 <= y < y + h <= height
        assert [board.kind for board in picture.scene.containers] == ["board"]
