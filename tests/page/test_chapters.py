"""Words come in chapters: what only some parts of the page say comes with these (server/files.py)."""

import ast
import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import fathoms
from fathoms.core.words import FALLBACK, SHELL, languages
from fathoms.server import files, scripts

SOURCE = Path(fathoms.__file__).parent
GAMES = [fathoms.game(name).folder / "words" for name in fathoms.games()]
SCRIPTS = sorted(SOURCE.glob("web/js/*.js"))
APP = SOURCE / "web/js/app.js"
ELSEWHERE = {"terminal", "lab", "head"}  # chapters that no part of the page learns
SERVED = ("server", "core", "games")  # packages whose messages may reach a page, but for what they say to commands:
COMMANDS = {
    *("admin", "archive", "guests", "home", "limits", "metrics", "migrations", "postgres", "run", "sqlite", "thinking"),
    *("box", "edition", "errors"),
}


@cache
def chapters(folder: Path, language: str = FALLBACK) -> dict[str, str]:
    """The chapter of every message."""
    whole = files.read(folder / f"{language}.ftl")
    names = {"", *(found[1].decode() for found in files.HEADING.finditer(whole.body) if found[1])}
    return {
        message[1].decode(): name
        for name in names
        if (part := files.chapter(whole, name))
        for message in files.MESSAGE.finditer(part.body)
    }


@cache
def plain(path: Path) -> str:
    """A script without notes."""
    return b"\n".join(line for _, line in scripts.script(path).lines).decode()


@cache
def with_imports(path: Path) -> frozenset[Path]:
    """A script and all that it imports."""
    return frozenset(part.path for part in scripts.in_order(path, set()))


def later(path: Path) -> set[Path]:
    """What a script imports when it is needed."""
    return {path.with_name(name) for name in re.findall(r'\bimport\("\./([^"]+)"\)', plain(path))}


ROOTS = sorted({APP, *chain.from_iterable(map(later, SCRIPTS))})


def learnt(root: Path, *asking: Path) -> set[str]:
    """Chapters that are known where a part of the page is, whoever asked for it; those of a game by `game/chapter`."""
    own = set()
    for path in with_imports(root):
        for named in re.findall(r"\blearn\(((?:[^()]|\([^()]*\))*)\)", plain(path)):
            own |= {f"{of}/{name}" for of, name in re.findall(r'["`](shell|\$\{[^}]*\})/(\w+)["`]', named)}
    known = {name.replace("shell/", "") if name.startswith("shell/") else f"game/{name.split('/')[1]}" for name in own}
    askers = [
        one for one in ROOTS if one not in (root, *asking) and any(root in later(path) for path in with_imports(one))
    ]
    return known.union({""}, *([set.intersection(*(learnt(one, root, *asking) for one in askers))] if askers else []))


def said(path: Path, known: dict[str, str]) -> set[str]:
    """The messages that a script says: those that it names, and those that it puts together.

    Where only their first word stands there (`coach-…`), so does what is put to it; but a game's words (`option-…`)
    come from the game.
    """
    text = plain(path)
    named = set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", text))
    found = named & known.keys()
    for head, tail in re.findall(r"`([a-z][\w-]*-)?\$\{[^{}`]*\}((?:-[\w-]+)?)`", text):
        fits = {key for key in known if key.startswith(head) and key.endswith(tail)} if head or tail else set()
        told = head.count("-") > 1 or (head and known is not chapters(SHELL))
        found |= {key for key in fits if told or key.removeprefix(head).removesuffix(tail) in named}
    return found


@pytest.mark.parametrize("folder", [SHELL, *GAMES], ids=lambda folder: folder.parent.name)
def test_every_language_has_a_message_in_the_same_chapter(folder: Path) -> None:
    for language in languages():
        assert chapters(folder, language) == chapters(folder), language


@pytest.mark.parametrize("root", ROOTS, ids=lambda root: root.name)
def test_a_part_of_the_page_learns_what_it_says(root: Path) -> None:
    """By the headings of the words files: one that it says under another heading would be told by its key."""
    known = learnt(root)
    for path in with_imports(root):
        assert {(key, of) for key in said(path, chapters(SHELL)) if (of := chapters(SHELL)[key]) not in known} == set()
        for folder in GAMES:
            told = said(path, chapters(folder))
            assert {(key, of) for key in told if (of := chapters(folder)[key]) and f"game/{of}" not in known} == set()


def test_what_the_server_says_is_in_chapters_that_pages_learn() -> None:
    """Where something can go wrong only on a command line, its message is with the others of these."""
    paths = [
        path
        for name in SERVED
        for path in (SOURCE / name).rglob("*.py")
        if not {*path.parts, path.stem} & {"tests", *COMMANDS}
    ]
    named = {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    shell = chapters(SHELL)
    assert {(key, shell[key]) for key in named & shell.keys() if shell[key] in ELSEWHERE - {"head"}} == set()
    learns: set[str] = set().union(*map(learnt, ROOTS))
    assert {of for folder in (SHELL, *GAMES) for of in chapters(folder).values()} - ELSEWHERE <= {
        name.removeprefix("game/") for name in learns
    }
