"""How functions are compiled that only compiled code calls: as text, to be linked into the entries that need it.

Numba would make machine code of each, together with all it calls, and have what is compiled later jump into that. A
text is only optimised: machine code is made once, of what an entry runs, and calls in it are short.
"""

from functools import cache
from typing import Any

from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import Compiler

Numbas = Any  # what Numba hands over: it has no types that mypy knows


class Text(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function and of what it calls, to be linked."""

    def _finalize_final_module(self) -> None:
        """It is whole, and that is all."""
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere."""
        return 0


class Texts(JITCPUCodegen):  # type: ignore[misc]
    """Makes texts like those of this machine's code."""

    _library_class = Text

    def set_env(self, env_name: str, env: Numbas) -> None:
        """Nothing: only what runs has surroundings."""


@cache
def texts() -> Texts:
    """The one that is needed."""
    return Texts("fathoms")


class Inner(Compiler):  # type: ignore[misc]
    """Numba's compiler, up to the text."""

    def __init__(self, typing: Numbas, target: Numbas, library: Numbas, *rest: Numbas) -> None:
        super().__init__(typing, target, library or texts().create_library("inner"), *rest)
