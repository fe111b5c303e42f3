"""The daily dive: every day one match a game, the same for everybody in the world, for the date is its seed.

Nobody hands it out. Whoever has the rules has the match: who plays, what chance answers and what the bots do follow
from the game, the day and what the player does (docs/protocol.md, *The daily dive*).
"""

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from fathoms.bots import Bot, bot
from fathoms.core.errors import BadOption, shown
from fathoms.core.table import AnyTable
from fathoms.games import AnyVariant, game

LEVEL = "crab"  # its choices follow from its seed and what its seat may know, however slow the machine
FIRST = timedelta(hours=14)  # so much earlier than in Greenwich the day begins where it begins first
ME = 0  # the player's seat
WON, LOST, OPEN = "●", "○", "·"  # how a dive is told in characters: won or lost, then a second WON without hints


@dataclass(frozen=True, slots=True)
class Dive:
    """One day's match of a game: the usual one, a person on the first seat and bots on the others."""

    variant: AnyVariant
    day: date
    level: str = LEVEL

    @property
    def seed(self) -> int:
        """What chance and the bots follow from."""
        return seed_of(self.variant.game.name, str(self.day))

    def table(self) -> AnyTable:
        """The match, dealt."""
        return self.variant.table(seed=self.seed)

    def bots(self) -> dict[int, Bot]:
        """Who sits on the other seats."""
        return {seat: bot(self.variant, self.level, self.seed) for seat in range(self.variant.seats) if seat != ME}

    def told(self, won: bool, hints: bool) -> str:
        """The result in a few characters: `KA ●●`."""
        return f"{self.variant.game.short} {WON if won else LOST}{OPEN if hints else WON}"


def dive(name: str, day: str | date | None = None) -> Dive:
    """A day's dive of a game; today's, by this device's midnight, if no day is named."""
    return Dive(game(name).variant(), date.today() if day is None else checked_day(day))


def seed_of(name: str, day: str) -> int:
    """The seed of a game's dive: the first 48 bits of the hash of "daily 2026-11-17 kraken-attack"."""
    return int.from_bytes(hashlib.sha256(f"daily {day} {name}".encode()).digest()[:6], "little")


def checked_day(day: str | date) -> date:
    """A day that has begun somewhere on Earth, or a refusal."""
    try:
        found = date.fromisoformat(str(day))
        if str(found) != str(day):  # 20261117, 2026-W47-2
            raise ValueError
    except ValueError:
        raise BadOption("error-daily-date", given=shown(day)) from None
    if found > (datetime.now(UTC) + FIRST).date():
        raise BadOption("error-daily-future", given=str(found))
    return found
