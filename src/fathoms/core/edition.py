"""Editions as their makers meet them: a file to begin with, and everything that is wrong with one."""

from collections.abc import Mapping, MutableMapping

from fathoms.core.box import SOURCE, Keys, Layer, edition_written, line_of
from fathoms.core.errors import BadEdition, FathomsError
from fathoms.core.game import AnyGame
from fathoms.core.message import Message
from fathoms.core.names import Plain
from fathoms.core.words import Words

MOST_COMPLAINTS = 40


def template(game: AnyGame, words: Words) -> str:
    """The whole box as a file to be changed: every value as it is shipped, and beside it what it may be."""
    wanted: dict[Keys, Message] = {}
    game.open_box(wanted=wanted)
    text = game.shipped.text or ""
    remarks = {line_of(text, path): words.tell(message) for path, message in wanted.items()}
    lines = [f"# {words.say('edition-new', name=game.name)}", ""]
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(f"{SOURCE} ="):
            lines.append(f"# {line.partition('=')[2].strip().strip(chr(34))}")
        elif number in remarks and not line.startswith("["):
            lines.append(f"{line}{' ;' if '#' in line else '  #'} {remarks[number]}")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def complaints(game: AnyGame, text: str, name: str) -> list[FathomsError]:
    """All that keeps an edition from being played, each with its line; nothing if it can be."""
    found: list[FathomsError] = []
    try:
        data = dict(edition_written(text, name).data)
    except BadEdition as error:
        return [error]
    while len(found) < MOST_COMPLAINTS:
        try:
            game.variant(edition=Layer(name, data, text))
            break
        except BadEdition as error:
            found.append(error)
            if not forgotten(data, error.keys):
                break
        except FathomsError as error:
            found.append(error)
            break
    return sorted(found, key=lambda error: error.line or 0)


def forgotten(data: MutableMapping[str, Plain], path: Keys) -> bool:
    """Takes the value at a path out of an edition, so that the rest of it can be read; whether there was one."""
    here: Plain = data
    for depth, key in enumerate(path):
        if not isinstance(here, dict) or key not in here:
            return False
        if depth == len(path) - 1 or not isinstance(here[key], Mapping):
            del here[key]
            return True
        here = here[key]
    return False
