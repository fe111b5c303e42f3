"""Scripts as they are sent: without their notes, which are a quarter of them; a parser says where these are."""

from collections.abc import Iterator
from functools import cache

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


def without_notes(script: bytes) -> bytes:
    """A script without its notes; all else stays on its line, so that a browser says where a fault is.

    One that the parser does not understand is sent as it is.
    """
    root = parser().parse(script).root_node
    if root.has_error:
        return script
    sent, at = [], 0
    for note in notes(root):
        lines = b"\n" * script.count(b"\n", note.start_byte, note.end_byte)
        sent += [script[at : note.start_byte], lines or b" "]  # a note parts what is around it, as a space does
        at = note.end_byte
    return b"".join([*sent, script[at:]])
