"""Python says what the page says: the same messages about the same things (see words.test.js)."""

import json
from pathlib import Path
from typing import Any

import pytest

from fathoms.core.message import Message
from fathoms.core.words import Words

FOLDER = Path(__file__).parent / "words"
SAID = json.loads((FOLDER / "said.json").read_text(encoding="utf-8"))


def message(key: str, about: dict[str, Any]) -> Message:
    """A message as it came over the wire."""
    return Message(key, {kind: message(**fill) if isinstance(fill, dict) else fill for kind, fill in about.items()})


@pytest.mark.parametrize(("key", "about", "sentence"), SAID)
def test_a_message_is_the_same_sentence_on_the_page_and_in_python(key: str, about: Any, sentence: str) -> None:
    """Things by name, their forms, numbers, messages within messages, and what there are no words for."""
    assert Words("en", FOLDER).tell(message(key, about)) == sentence
