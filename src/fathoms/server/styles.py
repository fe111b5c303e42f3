"""Style sheets as they are sent: with those they import in their place, without notes and blanks that say nothing."""

import re
from pathlib import Path

IMPORT = re.compile(rb'^@import "([^"]+)";\n', re.M)
NOTE = re.compile(rb"(\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')|/\*.*?\*/", re.S)  # or a text, in which nothing is one
BLANK = re.compile(rb"\n\s+")


def together(path: Path) -> bytes:
    """A sheet with those it imports."""
    return IMPORT.sub(lambda line: together(path.parent / line[1].decode()), path.read_bytes())


def sent(path: Path) -> bytes:
    """A sheet as it is sent."""
    bare = NOTE.sub(lambda found: found[1] or b"", together(path))
    return BLANK.sub(b"\n", bare)
