"""Doors for researchers: Fathoms as environments of PettingZoo, Gymnasium and OpenSpiel (docs/research.md)."""


def missing(extra: str, package: str) -> ImportError:
    """What importing an adapter raises where its package is not installed: one sentence that says what to install."""
    return ImportError(f"fathoms.adapters.{extra} needs {package}: pip install 'fathoms[{extra}]'")
