"""Scripts as they are sent: those that come together in one, without notes and blanks that say nothing.

As they are written each is a module of its own. Together they are one module: one after the other, those that are
imported first, without the imports between them. Nothing is renamed, so a name at the top of one means nothing else in
those it comes with. Whatever comes alone imports from where its neighbours are.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import tree_sitter_javascript
from msgspec import json
from tree_sitter import Language, Node, Parser, Query, QueryCursor

TOGETHER: dict[str, tuple[str, ...]] = {  # what comes with all that it imports, but for the parts of those before it
    "app.js": (),
    "table.js": ("app.js",),
    "setup.js": ("app.js",),
    "edition.js": ("app.js", "setup.js"),
    "manual.js": ("app.js",),
}
BEFORE = ("app.js", "table.js")  # of whatever comes alone
LICENCE = b"/*!"  # how a note begins that is to be sent with its script
MARKUP = (b"html", b"svg")  # texts in which blanks at the beginning of a line say nothing
SOUGHT = """(comment) @note (program (import_statement) @import) (template_string) @text
    [(string) (regex) (comment)] @said (template_string (string_fragment) @said)"""
BLANK = re.compile(rb" *([=,:;?(){}<>&|]) *")  # that says nothing, beside what parts names anyway
IMPORT = re.compile(rb'import \{([\w\s,]+)\} from "(\.{1,2}/[^"]+)";')
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


@dataclass(frozen=True)
class Script:
    """A script as it is written: its lines by number, but for notes and imports; and what it imports from where."""

    path: Path
    lines: tuple[tuple[int, bytes], ...]
    imports: tuple[tuple[Path, frozenset[str]], ...]


@cache
def parser() -> tuple[Parser, Query]:
    """Of the language the page is written in, and what is sought in it."""
    language = Language(tree_sitter_javascript.language())
    return Parser(language), Query(language, SOUGHT)


@lru_cache(256)
def understood(path: Path, changed: int) -> Script:
    """What a parser finds in a script; one that it does not understand stays as it is."""
    text = path.read_bytes()
    reader, query = parser()
    root = reader.parse(text).root_node
    if root.has_error:
        return Script(path, tuple(enumerate(text.split(b"\n"))), ())
    found = QueryCursor(query).captures(root)
    taken = sorted(found.get("import", []), key=lambda node: node.start_byte)
    imports = [(node, match) for node in taken if (match := IMPORT.fullmatch(node.text or b""))]
    notes = [node for node in found.get("note", []) if not (node.text or b"").startswith(LICENCE)]
    texts = [node for node in found.get("text", []) if not is_markup(node)]
    within = {row for node in texts for row in range(node.start_point.row + 1, node.end_point.row + 1)}
    bare = without(text, [*notes, *(node for node, _ in imports)])
    said = QueryCursor(query).captures(reader.parse(bare).root_node).get("said", [])
    rows = enumerate(tight(bare, said).split(b"\n"))
    lines = ((row, line if row in within else line.lstrip()) for row, line in rows)
    return Script(
        path,
        tuple((row, line) for row, line in lines if line or row in within),
        tuple((Path(os.path.normpath(path.parent / match[2].decode())), names(match[1])) for _, match in imports),
    )


def names(listed: bytes) -> frozenset[str]:
    """The names in an import."""
    return frozenset(name.strip() for name in listed.decode().split(",") if name.strip())


def is_markup(text: Node) -> bool:
    """Whether a text becomes a part of the page."""
    tag = text.parent and text.parent.child_by_field_name("function")
    return bool(tag and tag.text in MARKUP)


def without(text: bytes, gone: list[Node]) -> bytes:
    """A text without some of its parts, and without the blanks before them; all else stays on its line."""
    left, at = [], 0
    for node in sorted(gone, key=lambda node: node.start_byte):
        before = text[at : node.start_byte].rstrip(b" ")
        parted = not before.endswith(b"\n") and text[node.end_byte : node.end_byte + 1].strip()  # a note parts words
        left += [before, b"\n" * text.count(b"\n", node.start_byte, node.end_byte) or b" " * bool(parted)]
        at = node.end_byte
    return b"".join([*left, text[at:]])


def tight(text: bytes, said: list[Node]) -> bytes:
    """A script without blanks that say nothing, but for what it says."""
    left, at = [], 0
    for node in sorted(said, key=lambda node: node.start_byte):
        left += [BLANK.sub(rb"\1", text[at : node.start_byte]), text[node.start_byte : node.end_byte]]
        at = node.end_byte
    return b"".join([*left, BLANK.sub(rb"\1", text[at:])])


def script(path: Path) -> Script:
    """A script as it is now."""
    return understood(path, path.stat().st_mtime_ns)


def parts(path: Path) -> list[Script]:
    """What is sent for a script: with it, and before it, what it imports, where these come together."""
    if path.name not in TOGETHER:
        return [script(path)]
    there = {part.path for name in TOGETHER[path.name] for part in parts(path.with_name(name))}
    return list(in_order(path, there))


def in_order(path: Path, met: set[Path]) -> Iterator[Script]:
    """A script after those beside it that it imports, each once."""
    met.add(path)
    for other, _ in script(path).imports:
        if other not in met and other.parent == path.parent:
            yield from in_order(other, met)
    yield script(path)


def imports(path: Path) -> list[str]:
    """What is sent before the lines of a script: imports from where those parts are that do not come with it."""
    asked = [each for part in parts(path) for each in part.imports]
    there = [path.with_name(name) for name in TOGETHER.get(path.name, BEFORE) if asked]
    homes = {part.path: home for home in [*reversed(there), path] for part in parts(home)}
    wanted: dict[str, set[str]] = {}
    for other, named in asked:
        home = homes.get(other, other)
        if home != path:
            wanted.setdefault(os.path.relpath(home, path.parent), set()).update(named)
    return [f'import {{{",".join(sorted(named))}}} from "./{home}";' for home, named in wanted.items()]


def sent(path: Path) -> bytes:
    """A script as it is sent."""
    lines = (line for part in parts(path) for _, line in part.lines)
    return b"\n".join([*map(str.encode, imports(path)), *lines, f"//# sourceMappingURL={path.name}.map".encode()])


def mapped(path: Path) -> bytes:
    """What a browser's tools ask for: in which file, and where there, each line of a script is written."""
    sent = parts(path)
    lines, at = [";" * len(imports(path))], (0, 0)
    for i, part in enumerate(sent):
        for row, _ in part.lines:
            lines.append(f"A{digits(i - at[0])}{digits(row - at[1])}A;")
            at = (i, row)
    files = {part.path.name: part.path.read_text(encoding="utf-8") for part in sent}
    told = {
        "version": 3,
        "sources": [*files],
        "sourcesContent": [*files.values()],
        "names": [],
        "mappings": "".join(lines),
    }
    return json.encode(told)


def digits(number: int) -> str:
    """A number as source maps write it: the sign in the last bit, five bits a digit, the last ones first."""
    left, found = -2 * number + 1 if number < 0 else 2 * number, ""
    while True:
        digit, left = left & 31, left >> 5
        found += DIGITS[digit | 32 if left else digit]
        if not left:
            return found
