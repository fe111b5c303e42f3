"""English and French say the same things."""

import re

from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import AREAS, CARDS, FACES, LANES, PIRATES, SIDES, SPACES, SYMBOLS

THINGS = {
    "lane": LANES,
    "area": AREAS,
    "space": SPACES,
    "pirate": PIRATES,
    "face": FACES,
    "symbol": SYMBOLS,
    "side": SIDES,
    "card": CARDS,
}


def keys(language: str) -> list[str]:
    text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.M)


def test_both_languages_have_the_same_messages_once() -> None:
    """KA-12: nobody plays half a game."""
    assert keys("en") == keys("fr")
    assert len(set(keys("en"))) == len(keys("en"))


def test_every_thing_has_a_name_of_its_own() -> None:
    """KA-08, KA-14, KA-30: no two cards, lanes or symbols are called alike."""
    for language in ("en", "fr"):
        words = GAME.words(language)
        for kind, values in THINGS.items():
            names = [words.thing(kind, value) for value in values]
            assert len(set(names)) == len(names), (language, kind)
            assert not set(names) & {f"{kind}-{value}" for value in values}
