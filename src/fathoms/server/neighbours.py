"""Other servers that serve the same matches."""

from typing import Protocol


class Neighbours(Protocol):
    """The other servers: who is at their tables, and who is at ours."""

    async def guests(self, match: str) -> frozenset[str]:
        """Who is connected to a match through other servers."""

    def say(self, match: str, guests: frozenset[str]) -> None:
        """Has the others know who is connected to a match through this one."""


class Alone:
    """No other servers."""

    async def guests(self, match: str) -> frozenset[str]:
        """Nobody."""
        return frozenset()

    def say(self, match: str, guests: frozenset[str]) -> None:
        """There is nobody to tell."""
