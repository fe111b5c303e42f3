"""What a text of rules can reach: the modules it imports, and theirs; so that a change anywhere in them is noticed."""

import ast
import hashlib
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType

from fathoms.core.box import without_sources
from fathoms.core.names import Plain

HOME = __name__.partition(".")[0]
TOLD = ".news"  # what is told of a game decides nothing in it


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
    names: list[str] = []
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.ImportFrom) and node.module:
            for inner in (f"{node.module}.{alias.name}" for alias in node.names):
                names.append(inner if inner in sys.modules else node.module)
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return [sys.modules[name] for name in names if name.partition(".")[0] == HOME and name in sys.modules]


def _source(module: ModuleType) -> bytes:
    assert module.__file__ is not None, module
    return Path(module.__file__).read_bytes()


def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(_source(module))


def text_digest(tag: str, modules: Iterable[ModuleType]) -> str:
    """A fingerprint of every byte that compiled code can come from."""
    digest = hashlib.sha256(tag.encode())
    for module in reached(modules):
        digest.update(module.__name__.encode() + b"\0" + _source(module))
    return digest.hexdigest()[:16]


def rules_version(package: str, shipped: Mapping[str, Plain], options: Mapping[str, Plain]) -> str:
    """A fingerprint of a game: its rules without comments and docstrings, its box without sources, its options."""
    roots = [sys.modules[f"{package}.{home}"] for home in ("rules", "box")]
    digest = hashlib.sha256(json.dumps([without_sources(shipped), options], sort_keys=True).encode())
    for module in reached(roots):
        if module.__name__.endswith(TOLD) or not _decides(module):
            continue
        digest.update(module.__name__.encode() + b"\0" + ast.dump(_undocumented(_tree(module))).encode())
    return digest.hexdigest()[:12]


def _decides(module: ModuleType) -> bool:
    """Whether a module is of a game, or one of the few of the core that rules call."""
    return ".games." in module.__name__ or module.__name__ in (f"{HOME}.core.chance", f"{HOME}.core.sets")


def _undocumented(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return tree
