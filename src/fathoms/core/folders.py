"""Where what is Fathoms' own lies: the page as it is shipped, and what a machine keeps, unless told otherwise."""

import os
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"  # the page; its colours and fonts are those of every other one


def data_folder() -> Path:
    """Matches, and whatever else people would miss."""
    return _home("XDG_DATA_HOME", ".local/share")


def cache_root() -> Path:
    """Compiled code, which can be made again."""
    own = os.environ.get("FATHOMS_CACHE")
    return Path(own) if own else _home("XDG_CACHE_HOME", ".cache")


def _home(variable: str, usual: str) -> Path:
    return Path(os.environ.get(variable) or Path.home() / usual) / "fathoms"
