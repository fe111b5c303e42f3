"""Other servers that serve the same matches."""

from typing import Protocol


class Neighbours(Protocol):
    """The other servers: what they have changed, who is at their tables, and who is at ours."""

    async def version(self, match: str) -> int:
        """The version to which a match has come; 0 where nobody else could have changed it."""

    async def guests(self, match: str) -> frozenset[str]:
        """Who is connected to a match through other servers."""

    def say(self, match: str, guests: frozenset[str]) -> None:
        """Has the others know who is connected to a match through this one."""


class Alone:
    """No other servers."""

    async def version(self, match: str) -> int:
        """Nobody changed anything."""
        return 0

    async def guests(self, match: str) -> frozenset[str]:
        """Nobody."""
        return frozenset()

    def say(self, match: str, guests: frozenset[str]) -> None:
        """There is nobody to tell."""
