"""Scripts as they are sent: without their notes, which are a quarter of them; a parser says where these are."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

LICENCE = b"/*!"  # how a note begins that is to be sent with its script


@cache
def parser() -> Parser:
    """Of the language the page is written in."""
    return Parser(Language(tree_sitter_javascript.language()))


def notes(node: Node) -> Iterator[Node]:
    """The notes in a part of a script, in order; licences are none."""
    for child in node.children:
        if child.type == "comment":
            if child.text is not None and not child.text.startswith(LICENCE):
                yield child
        else:
            yield from notes(child)


def sent(path: Path) -> bytes:
    """A script as it is sent."""
    return without_notes(path.read_bytes())


def without_notes(script: bytes) -> bytes:
    """A script without its notes; all else stays on its line, so that a browser says where a fault is.

    One that the parser does not understand is sent as it is.
    """
    root = parser().parse(script).root_node
    if root.has_error:
        return script
    sent, at = [], 0
    for note in notes(root):
        around = script[max(0, note.start_byte - 1) : note.start_byte] + script[note.end_byte : note.end_byte + 1]
        parted = b"" if around != around.strip() else b" "  # a note parts the words around it, as a space does
        lines = b"\n" * script.count(b"\n", note.start_byte, note.end_byte)
        sent += [script[at : note.start_byte], lines or parted]
        at = note.end_byte
    return b"".join([*sent, script[at:]])
