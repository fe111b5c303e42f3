"""Where a machine keeps what is Fathoms' own, unless told otherwise."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Matches, and whatever else people would miss."""
    return _home("XDG_DATA_HOME", ".local/share")


def cache_root() -> Path:
    """Compiled code, which can be made again."""
    own = os.environ.get("FATHOMS_CACHE")
    return Path(own) if own else _home("XDG_CACHE_HOME", ".cache")


def _home(variable: str, usual: str) -> Path:
    return Path(os.environ.get(variable) or Path.home() / usual) / "fathoms"
