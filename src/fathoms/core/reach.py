"""What a text of rules can reach, so that a change of it is noticed: in compiled code every byte of every module it
imports; in the version of a game what its rules call by name, and nothing beside it.
"""

import ast
import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from fathoms.core.box import without_sources
from fathoms.core.names import Plain

Rule = Callable[..., Any]  # a function of the rules, whatever it takes
HOME = __name__.partition(".")[0]
NEWS = ".news"  # what is told of a game decides nothing in it
RULED = (f"{HOME}.core.chance", f"{HOME}.core.sets")  # what rules call of the core
SAME: Mapping[str, Sequence[str]] = {  # versions, and what the very same rules were called before
    "79a06ac630d0": ("ae532cfabb32", "58b856c038f6"),
    "ceb5ef19e4f8": ("842b6a72c049", "a87bda5841ff", "5151b939ec13"),
    "f7a0758bd390": ("721da5adfba3", "cd9607c5a225"),
    "b4de9189f410": ("8b9c3d7d658a", "979526459541"),
    "6d7f4026eeb4": ("f5250f371f45", "e34654eee692", "f1fee9349b0c", "0e13d8f2f1cb"),
}


# --- compiled code ----------------------------------------------------------------------------------


def reached(modules: Iterable[ModuleType]) -> list[ModuleType]:
    """The modules of Fathoms among these and all that they import, in the order of their names."""
    found: dict[str, ModuleType] = {}
    left = list(modules)
    while left:
        module = left.pop()
        if module.__name__ not in found:
            found[module.__name__] = module
            left += _imported(module)
    return [found[name] for name in sorted(found)]


def _imported(module: ModuleType) -> list[ModuleType]:
    """The modules that a module names; of `from package import module` the module alone, not all the package shows."""
    names = (inner if inner in sys.modules else outer for inner, outer in _imports(_source(module)))
    return [sys.modules[name] for name in names if name in sys.modules]


@cache
def _imports(source: bytes) -> tuple[tuple[str, str], ...]:
    """What a text imports of Fathoms: each name as the module that it may be, and the one that it is in otherwise."""
    names: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [(f"{node.module}.{alias.name}", node.module) for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [(alias.name, alias.name) for alias in node.names]
    return tuple((inner, outer) for inner, outer in names if outer.partition(".")[0] == HOME)


def _source(module: ModuleType) -> bytes:
    assert module.__file__ is not None, module
    return Path(module.__file__).read_bytes()


def text_digest(tag: str, modules: Iterable[ModuleType]) -> str:
    """A fingerprint of every byte that compiled code can come from."""
    digest = hashlib.sha256(tag.encode())
    for module in reached(modules):
        digest.update(module.__name__.encode() + b"\0" + _source(module))
    return digest.hexdigest()[:16]


# --- the version of a game --------------------------------------------------------------------------


def rules_version(rules: Iterable[Rule], shipped: Mapping[str, Plain], options: Mapping[str, Plain]) -> str:
    """A fingerprint of a game: what its rules come to, the box without sources, the numbers behind options."""
    texts = {home: page.called for home, page in _pages(rules).items()}
    said = json.dumps([without_sources(shipped), options, texts], sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()[:12]


def _pages(rules: Iterable[Rule]) -> "dict[str, _Page]":
    """All that functions call by name, and all that this calls, by module."""
    pages: dict[str, _Page] = {}
    left = [(function.__module__, function.__name__) for function in rules]
    while left:
        home, name = left.pop()
        if _decides(home):
            page = pages.get(home) or pages.setdefault(home, _Page(sys.modules[home]))
            left += page.look_up(name)
    return pages


def _decides(home: str) -> bool:
    return home in RULED or (home in sys.modules and ".games." in home and not home.endswith(NEWS))


class _Page:
    """A module as rules call it by name: what each name stands for, and what was called."""

    def __init__(self, module: ModuleType) -> None:
        self._home = module.__name__
        self._statements = _Silent().visit(ast.parse(_source(module))).body
        self._of: dict[str, list[int]] = defaultdict(list)  # where a name gets its meaning, or its thing is added to
        self._imported: dict[str, tuple[str, str]] = {}
        self._names: set[str] = set()
        for i, statement in enumerate(self._statements):
            if isinstance(statement, ast.ImportFrom) and statement.module:
                for alias in statement.names:
                    self._imported[alias.asname or alias.name] = statement.module, alias.name
            for name in _about(statement):
                self._of[name].append(i)

    @property
    def called(self) -> Plain:
        """What was called: where names come from, and the statements about the others, in order."""
        statements = sorted({i for name in self._names for i in self._of[name]})
        origins = {name: self._imported[name] for name in self._names if name in self._imported}
        return [origins, [_plainly(self._statements[i]) for i in statements]]

    def look_up(self, name: str) -> Iterator[tuple[str, str]]:
        """What a name of the module leads to: further names, by their modules."""
        if name not in self._names:
            self._names.add(name)
            if name in self._imported:
                yield self._imported[name]
            for i in self._of[name]:
                yield from self._needs(self._statements[i])

    def _needs(self, statement: ast.stmt) -> Iterator[tuple[str, str]]:
        """The names that a statement calls, but for its own."""
        nodes = [*ast.walk(statement)]
        own = {node.arg for node in nodes if isinstance(node, ast.arg)}
        own |= {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        for node in nodes:
            match node:
                case ast.Name(id=name) if name not in own:
                    yield self._home, name
                case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in self._imported:
                    yield ".".join(self._imported[name]), attribute


def _about(statement: ast.stmt) -> set[str]:
    """The names that a statement gives a meaning, and the things that it adds to: PICKING and PHASES."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Import() | ast.ImportFrom():
            return set()
        case ast.Assign(value=value) | ast.AnnAssign(value=value) | ast.AugAssign(value=value) | ast.Expr(value=value):
            targets = [node for node in ast.iter_child_nodes(statement) if node is not value]
            return _made(targets) | _added_to([value] if value else [])
    nodes = list(ast.iter_child_nodes(statement))  # of a loop, say
    return _made(nodes) | _added_to([inner for node in nodes for inner in ast.walk(node)])


def _made(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that get a meaning somewhere in there."""
    inner = (each for node in nodes for each in ast.walk(node))
    return {each.id for each in inner if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}


def _added_to(nodes: Iterable[ast.AST]) -> set[str]:
    """The things to which these, called as `PHASES.add(…)`, add something."""
    found = (node.func for node in nodes if isinstance(node, ast.Call))
    return {f.value.id for f in found if isinstance(f, ast.Attribute) and isinstance(f.value, ast.Name)}


class _Silent(ast.NodeTransformer):
    """Leaves out docstrings and what is told: neither decides anything."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        """A statement that stands alone."""
        match node.value:
            case ast.Constant():
                return None
            case ast.Call(func=ast.Name(id="tell"), args=about):
                does_more = any(isinstance(part, ast.Call) for each in about for part in ast.walk(each))
                return node if does_more else None
        return node


def _plainly(node: object) -> Plain:
    """A tree as plain data, the same in every version of Python: without fields that say nothing."""
    if isinstance(node, ast.AST):
        fields = {name: _plainly(value) for name, value in ast.iter_fields(node) if value not in (None, [])}
        return [type(node).__name__, fields]
    return [_plainly(each) for each in node] if isinstance(node, list) else repr(node)


def is_same(version: str, rules: str) -> bool:
    """Whether rules that are called `rules` are those of a version."""
    return rules == version or rules in SAME.get(version, ())
