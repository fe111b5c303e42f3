"""The page, the server and docs/protocol.md speak of the same shapes."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct
from server.client import Guest
from server.host import running
from server.scenes import EMPTY

from fathoms import dive
from fathoms.bots import review_page
from fathoms.core import changes, news, scene, words
from fathoms.lab import puzzles
from fathoms.server import guests, protocol, types
from fathoms.terminal import puzzling

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^### [^\n]*`(\w+)`\n\n```json\n(.*?)```$", DOCUMENT, re.M | re.S)
SHAPES: dict[str, type[Struct]] = {
    shape.cls.__name__: shape.cls for m in (scene, changes, protocol) for shape in types.structs(m)
}


def told(value: Any) -> Any:
    """A value as it would be sent."""
    return json.loads(msgspec.json.encode(value))


def test_the_types_of_the_page_are_those_of_the_protocol() -> None:
    """Written anew they are the same; where not, `python -m fathoms.server.types` writes them."""
    assert types.FILE.read_text(encoding="utf-8") == types.written()


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_of_the_document_is_what_its_heading_names(name: str, example: str) -> None:
    """It can be read as that shape, and nothing in it is unknown to the shape."""
    sent = json.loads(example)
    read = told(msgspec.json.decode(example, type=SHAPES[name]))
    assert holds(read, sent)
    for now in (sent, sent.get("now") or {}):
        if now.get("scene"):
            shape = scene.Scene if "containers" in now["scene"] else changes.SceneChange
            assert told(msgspec.convert(now["scene"], shape)) == now["scene"]


BOTH = {"ErrorShown", "Scene", "SceneChange", "TableMessage"}  # sent by themselves, and within others


def holds(read: Any, sent: Any) -> bool:
    """Whether all that was sent was read; defaults may have come to it."""
    if isinstance(sent, dict):
        return all(key in read and holds(read[key], value) for key, value in sent.items())
    if isinstance(sent, list):
        return len(read) == len(sent) and all(holds(*both) for both in zip(read, sent, strict=True))
    return bool(read == sent)


def test_every_shape_that_is_sent_by_itself_has_an_example() -> None:
    """Those within others are in the examples of these."""
    inner = {
        name for name, cls in SHAPES.items() for other in SHAPES.values() if other is not cls and within(cls, other)
    }
    assert {name for name, _ in EXAMPLES} == (SHAPES.keys() - inner) | BOTH


def within(cls: type[Struct], other: type[Struct]) -> bool:
    """Whether a shape is part of another one."""
    return any(re.search(rf"\b{cls.__name__}\b", str(field.type)) for field in msgspec.structs.fields(other))


def test_what_the_server_says_before_a_match_has_these_shapes(tmp_path: Path) -> None:
    """The games, their kits and my matches."""
    with running(tmp_path) as address, Guest(address) as guest:
        games = guest.get("/api/games")
        assert [told(msgspec.convert(game, protocol.GameShown)) for game in games] == games
        for game in games:
            kit = guest.get(f"/api/games/{game['name']}/kit")
            assert told(msgspec.convert(kit, protocol.Kit)) == kit
        guest.make(games[0]["name"], "me", "open")
        matches = guest.get("/api/matches")
        assert len(matches) == 1
        assert [told(msgspec.convert(match, protocol.MatchShown)) for match in matches] == matches


def test_what_is_left_out_of_the_present_is_known_to_those_who_read_it() -> None:
    """What the server does not say because it is empty or not so, page and tests put in its place."""
    bare, said = protocol.Now(0, (), ""), {"ply", "waiting", "phase", "scene"}
    left_out = {name: value for name, value in msgspec.structs.asdict(bare).items() if name not in said}
    script = (types.FILE.parent / "telling.js").read_text(encoding="utf-8")
    (written,) = re.findall(r"^const EMPTY = ({.*});$", script, re.M)
    assert json.loads(re.sub(r"(\w+):", r'"\1":', written)) == told(left_out) == EMPTY


def constant(script: str, name: str) -> Any:
    """What a constant of a script is: a number, or a list of texts."""
    text = (types.FILE.parent / script).read_text(encoding="utf-8")
    found = re.search(rf"^(?:export )?const {re.escape(name)} = (?:new Set\()?(\[.*?\]|[\d_]+)", text, re.M | re.S)
    assert found is not None, (script, name)
    return json.loads(re.sub(r"(?<=\d)_(?=\d)|,(?=\s*\])", "", found[1]))


@pytest.mark.parametrize(
    ("script", "name", "ours"),
    [
        ("prefs.js", "NAME_LENGTH", guests.NAME_LENGTH),
        ("company.js", "LONGEST", guests.TEXT_LENGTH),
        ("company.js", "WORDS", list(get_args(protocol.Word))),
        ("telling.js", "DRAMA", list(news.DRAMA)),
        *[("socket.js", name, getattr(protocol, name)[0]) for name in ("NO_RIGHT", "NO_MATCH", "COME_BACK")],
        ("words.js", "SEATS", list(words.SEAT_KINDS)),
        ("dives.js", "[WON, LOST, OPEN]", [dive.WON, dive.LOST, dive.OPEN]),
        ("review.js", "DASHES", list(review_page.DASHES)),
        ("puzzle.js", "TRIES", puzzling.TRIES),
        ("puzzling.js", "MOST_FINS", puzzles.HARDNESS),
    ],
)
def test_what_the_page_repeats_of_python_is_the_same_there(script: str, name: str, ours: Any) -> None:
    """A script cannot read it from there; so whoever changes one of the two is told of the other."""
    assert constant(script, name) == ours


def test_every_drama_is_played() -> None:
    """What news may make much of, the page has a way to show."""
    played = (types.FILE.parent / "drama.js").read_text(encoding="utf-8")
    body = played[played.index("const DRAMAS = {") :]
    assert set(re.findall(r'^  "?([\w-]+)"?[(:]', body[: body.index("\n};")], re.M)) == set(news.DRAMA)
