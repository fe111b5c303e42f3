"""Scripts as they are sent: together where they are needed together, and still what is written."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

import pytest
from msgspec import json
from tree_sitter import Node

import fathoms
from fathoms.server import scripts
from fathoms.server.files import Folder, read

WEB = Path(fathoms.__file__).parent / "web"
SCRIPTS = sorted(WEB.glob("js/*.js"))
BUNDLES = [WEB / "js" / name for name in scripts.TOGETHER]
LATER = re.compile(rb'\bimport\("\./([^"]+)"\)')
FIELDS = {  # where a name is given to something, and not spoken of
    **dict.fromkeys(("variable_declarator", "function_declaration", "class_declaration", "import_specifier"), "name"),
    **dict.fromkeys(("assignment_pattern", "for_in_statement"), "left"),
    **dict.fromkeys(("arrow_function", "catch_clause"), "parameter"),
    "pair_pattern": "value",
    **dict.fromkeys(("formal_parameters", "array_pattern", "object_pattern", "rest_pattern"), ""),
}


def by_name(path: Path) -> str:
    """What a test of a script is called."""
    return path.name


def tree(script: bytes) -> Node:
    """What a parser makes of a script."""
    return scripts.parser()[0].parse(script).root_node


def nodes(node: Node) -> Iterator[Node]:
    """A part of a script and all in it, in order."""
    yield node
    for child in node.children:
        yield from nodes(child)


def tokens(script: bytes) -> list[tuple[str, bytes]]:
    """What a parser reads in a script but for notes and imports; blanks that begin a line say nothing."""
    read = (node for part in tree(script).children if part.type != "import_statement" for node in nodes(part))
    return [
        (node.type, re.sub(rb"\n\s+", b"\n", node.text or b""))
        for node in read
        if not node.children and node.type != "comment"
    ]


def plain(path: Path) -> bytes:
    """A script by itself, without its notes."""
    return b"\n".join(line for _, line in scripts.script(path).lines)


def declared(path: Path) -> list[str]:
    """The names at the top of a script."""
    tops = [part.child_by_field_name("declaration") or part for part in tree(path.read_bytes()).children]
    named = [one.child_by_field_name("name") for top in tops for one in (top, *top.named_children)]
    return [node.text.decode() for node in named if node and node.type == "identifier" and node.text]


def spoken_of(path: Path) -> set[str]:
    """The names that a script uses and gives to nothing itself: a browser's own, or another script's."""
    used: set[bytes | None] = set()
    given: set[bytes | None] = set()
    for node in nodes(tree(path.read_bytes())):
        if node.type == "shorthand_property_identifier_pattern":
            given.add(node.text)
        elif node.parent and node.type in ("identifier", "shorthand_property_identifier"):
            field = FIELDS.get(node.parent.type)
            is_given = field is not None and (not field or node.parent.child_by_field_name(field) == node)
            (given if is_given else used).add(node.text)
    return {name.decode() for name in used - given if name}


@pytest.mark.parametrize("path", SCRIPTS, ids=by_name)
def test_a_script_is_sent_whole_with_its_parts_but_without_notes(path: Path) -> None:
    """A parser reads the same in it as in its parts, the one after the other."""
    written = [part.path.read_bytes() for part in scripts.parts(path)]
    assert tokens(read(path).body) == [token for script in written for token in tokens(script)]
    assert len(read(path).body) < sum(map(len, written))


@pytest.mark.parametrize("path", BUNDLES, ids=by_name)
def test_a_name_at_the_top_of_what_comes_together_means_one_thing(path: Path) -> None:
    """No two parts declare it, none imports another thing by it, and none means a browser's own thing by it."""
    parts = scripts.parts(path)
    own = {part.path for part in parts}
    tops = Counter(name for part in parts for name in declared(part.path))
    imported = {(home, name) for part in parts for home, named in part.imports for name in named if home not in own}
    tops.update(name for _, name in imported)
    assert [name for name, count in tops.items() if count > 1] == []
    for part in parts:
        mine = {*declared(part.path), *(name for _, named in part.imports for name in named)}
        assert (tops.keys() - mine) & spoken_of(part.path) == set(), part.path.name


def test_names_are_imported_as_they_are_called_and_exported_where_they_are_declared() -> None:
    for path in SCRIPTS:
        for part in tree(path.read_bytes()).children:
            if part.type == "import_statement":
                found = scripts.IMPORT.fullmatch(part.text or b"")
                assert found and all(map(str.isidentifier, scripts.names(found[1]))), (path.name, part.text)
            elif part.type == "export_statement":
                assert part.child_by_field_name("declaration"), (path.name, part.text)


def test_no_script_is_on_a_page_twice() -> None:
    """What comes later is no part of anything; where a page has not the parts of a table, nothing that needs them."""
    together = {path: {part.path for part in scripts.parts(path)} for path in BUNDLES}
    later = {path: {path.with_name(name.decode()) for name in LATER.findall(plain(path))} for path in SCRIPTS}
    assert set().union(*later.values()) & set().union(*together.values()) <= {*BUNDLES}
    _, _, *pages = BUNDLES
    for page in pages:
        known = together[page].union(*(together[page.with_name(name)] for name in scripts.TOGETHER[page.name]))
        imported = {other for path in together[page] for other, _ in scripts.script(path).imports}
        assert {path for path in imported if path.parent == page.parent} <= known
        assert set().union(*(later[path] for path in together[page])) <= {*BUNDLES}


@pytest.mark.parametrize("path", BUNDLES, ids=by_name)
def test_its_map_says_of_each_line_where_it_is_written(path: Path) -> None:
    told = json.decode(read(path.with_name(f"{path.name}.map")).body)
    lines = read(path).body.decode().split("\n")
    *places, _ = told["mappings"].split(";")
    numbers = [numbers_of(place) for place in places if place]
    assert all(column == back == 0 for column, _, _, back in numbers)
    files = accumulate(file for _, file, _, _ in numbers)
    rows = accumulate(row for _, _, row, _ in numbers)
    texts = [file.split("\n") for file in told["sourcesContent"]]
    assert len(lines) == len(places) + 1 and lines[-1] == f"//# sourceMappingURL={path.name}.map"
    for line, file, row in zip(lines[len(places) - len(numbers) :], files, rows, strict=False):
        letters = iter(texts[file][row])
        assert all(letter in letters for letter in line), (line, told["sources"][file], row)


def numbers_of(place: str) -> list[int]:
    """The numbers that a map writes for a place."""
    found, number, shift = [], 0, 0
    for digit in map(scripts.DIGITS.index, place):
        number |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            found.append(-(number >> 1) if number & 1 else number >> 1)
            number = shift = 0
    return found


@pytest.mark.parametrize("number", [0, 1, -1, 15, 16, -16, 511, 512, 20_000, -20_000])
def test_a_number_is_written_as_maps_write_it(number: int) -> None:
    assert numbers_of(scripts.digits(number)) == [number]


def test_a_script_is_read_again_when_one_that_comes_with_it_has_changed(tmp_path: Path) -> None:
    (tmp_path / "app.js").write_text('import { a } from "./other.js";\na();\n')
    folder = Folder(tmp_path)
    for n, text in enumerate(("one", "two")):
        (tmp_path / "other.js").write_text(f"export const a = () => `{text}`;\n")
        os.utime(tmp_path / "other.js", (0, 4e9 + n))
        found = folder.find("app.js")
        assert found and found.body.startswith(f"export const a=()=>`{text}`;\na();\n".encode())


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("const a = () => { return/* five */5 };", "const a=()=>{return 5};"),
        ('a = b ? `${c ? d : "e, f"} = g` : /h = i/;', 'a=b?`${c?d:"e, f"} = g`:/h = i/;'),
        ("/*! a licence = b */\n\n  a(); // b\n// c\n  d();", "/*! a licence = b */\na();\nd();"),
        ("const a = `one\n  two`;\n  b(html`<p>\n  </p>`);", "const a=`one\n  two`;\nb(html`<p>\n</p>`);"),
        ("it is no script {", "it is no script {"),
    ],
)
def test_notes_and_blanks_go_and_what_they_part_stays_apart(written: str, sent: str, tmp_path: Path) -> None:
    """A licence stays, and so do the blanks of a text that is no part of the page."""
    (tmp_path / "one.js").write_text(written)
    assert scripts.sent(tmp_path / "one.js").decode() == f"{sent}\n//# sourceMappingURL=one.js.map"
