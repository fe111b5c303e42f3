"""Python says what the page says: the same messages about the same things (see words.test.js)."""

import json
from pathlib import Path
from typing import Any

import pytest

from fathoms.core.message import Message
from fathoms.core.words import SHELL, Words, languages
from fathoms.server.api import said
from fathoms.server.files import File, completed

FOLDER = Path(__file__).parent / "words"
SAID = json.loads((FOLDER / "said.json").read_text(encoding="utf-8"))


def message(key: str, about: dict[str, Any]) -> Message:
    """A message as it came over the wire."""
    return Message(key, {kind: message(**fill) if isinstance(fill, dict) else fill for kind, fill in about.items()})


@pytest.mark.parametrize(("key", "about", "sentence"), SAID)
def test_a_message_is_the_same_sentence_on_the_page_and_in_python(key: str, about: Any, sentence: str) -> None:
    """Things by name, their forms, numbers, messages within messages, and what there are no words for."""
    assert Words("en", FOLDER).tell(message(key, about)) == sentence


def test_every_language_there_is_has_a_name_for_itself() -> None:
    names = said(SHELL, "language-name")
    assert list(names) == list(languages())
    assert names["en"] == "English"


def test_what_a_language_has_no_words_for_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_bytes((FOLDER / "en.ftl").read_bytes())
    (tmp_path / "fr.ftl").write_text("owes = rien\n", encoding="utf-8")
    assert Words("fr", tmp_path).say("owes") == "rien"
    assert Words("fr", tmp_path).say("hat", pirate="long_tom") == Words("en", FOLDER).say("hat", pirate="long_tom")
    assert "hat" not in Words("fr", tmp_path) and Words("fr", tmp_path).say("no-such-key") == "no-such-key"


def test_what_a_language_has_no_words_for_is_served_in_english(tmp_path: Path) -> None:
    """Messages over several lines and with attributes too; what it has stays its own, and a whole file as it is."""
    english = File((FOLDER / "en.ftl").read_bytes(), ".ftl")
    french = File("pirate-elena = Elena\n    .of = d’Elena\n\nhat = le chapeau { $pirate-of }\n".encode(), ".ftl")
    served = completed(french, english)
    assert served
    (tmp_path / "fr.ftl").write_bytes(served.body)
    words = Words("fr", tmp_path)
    assert words.say("hat", pirate="elena") == "le chapeau d’Elena"
    assert words.say("hat", pirate="long_tom") == "le chapeau Tom’s"
    assert words.say("owes", gold_left=7) == "7 coins"
    assert completed(served, english) is served
    assert completed(None, english) is english
