"""docs/protocol.md stays true."""

import ast
import asyncio
import re
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import fields

from fathoms.core.words import SHELL, languages
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


def refusals() -> list[tuple[str, set[str]]]:
    """The key of every refusal that the server makes, and what fills it in."""
    found = []
    for path in sorted(Path(protocol.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                keys = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                if keys and keys[0].startswith("error-"):
                    found.append((keys[0], {word.arg for word in node.keywords if word.arg}))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words_about_what_fills_it_in(language: str) -> None:
    text = (SHELL / f"{language}.ftl").read_text(encoding="utf-8")
    said = {
        key: set(re.findall(r"\$([a-z]+)", line)) for key, line in re.findall(r"^(error-[a-z-]+) = (.*)", text, re.M)
    }
    assert len(refusals()) > 50
    for key, about in refusals():
        if not key.startswith("error-match-step"):  # made of a message, with its own
            assert said[key] == about, key
