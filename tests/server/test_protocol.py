"""docs/protocol.md stays true."""

import asyncio
import re
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import fields

from fathoms.server import protocol
from fathoms.server.app import app
from fathoms.server.commands import CHANGES, REQUESTS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SHAPES = [kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, Struct)]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_every_field_of_a_message_is_documented(shape: type[Struct]) -> None:
    for field in fields(shape):
        assert re.search(rf"\b{field.encode_name}\b", DOCUMENT), f"{shape.__name__}.{field.name}"


def test_every_command_and_message_is_documented() -> None:
    for shape in SHAPES:
        tag = shape.__struct_config__.tag
        if tag and tag != "command":
            assert f"`{tag}`" in DOCUMENT, tag
    assert {kind.__struct_config__.tag for kind in [*CHANGES, *REQUESTS]} | {"advise", "ping"} == {
        kind.__struct_config__.tag for kind in SHAPES if kind.__struct_config__.tag_field == "do"
    } - {"command"}


def test_every_address_is_documented(tmp_path: Path) -> None:
    made = app(tmp_path)

    async def live_and_die() -> None:
        async with made.router.lifespan_context(made):
            pass

    asyncio.run(live_and_die())
    for route in made.routes:
        path = getattr(route, "path", "")
        plain = re.sub(r"\{match\}", "{id}", re.sub(r"\{name:path\}", "…", path))
        assert plain in DOCUMENT, path
