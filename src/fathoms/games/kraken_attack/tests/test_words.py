"""What is said speaks of things by their names."""

import random
import re

import pytest

from fathoms.core.words import languages
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import AREAS, CARDS, FACES, LANES, PIRATES, SIDES, SPACES

CODE = re.compile(r"[A-Z]{2}-\d\d|\b[PR][1-4]\b|\b[BCD]\b|samuel|astrid|elena|billy|news-|bubbles-|_")
THINGS = {
    "lane": LANES,
    "area": AREAS,
    "space": SPACES,
    "pirate": PIRATES,
    "face": FACES,
    "side": SIDES,
    "card": CARDS,
}


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("language", languages())
def test_the_log_speaks_of_things_by_their_names(seats: int, language: str) -> None:
    """KA-08, KA-10, KA-14: no code of a card, lane or area, no bare message key."""
    table = GAME.table(seats=seats, seed=3, whirlpools=2)
    dice = random.Random(3)
    while not table.over:
        seat = table.waiting[0]
        for action in table.legal_numbers(seat):
            verb, about = GAME.verbs.parts(action)
            assert not CODE.search(GAME.words(language).say(f"choice-{verb}", **about))
        table.play(seat, dice.choice(table.legal_numbers(seat)))
    for line in table.log(language=language):
        assert not CODE.search(line), line


def test_every_thing_has_a_name_of_its_own() -> None:
    """KA-08, KA-14: no two cards or lanes are called alike."""
    for language in languages():
        words = GAME.words(language)
        for kind, values in THINGS.items():
            names = [words.thing(kind, value) for value in values]
            assert len(set(names)) == len(names), (language, kind)
            assert not set(names) & {f"{kind}-{value}" for value in values}
