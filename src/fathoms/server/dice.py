"""Provable dice: every draw follows from a secret whose hash was published before the first one."""

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from fathoms.core.errors import BadMatch, BadOption, FathomsError
from fathoms.core.message import Message
from fathoms.core.state import GENERATOR
from fathoms.core.table import AnyTable, Table
from fathoms.core.words import words
from fathoms.dive import dive
from fathoms.games import from_row

SEED_LENGTH = 64
BYTES = 4  # bytes of a word of the generator
SeedRow = tuple[int, int, str]  # from step n on, the seat's seed is this


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of one match: callable, step number to the generator's four words."""

    match: str
    secret: bytes
    seats: int
    seeds: list[SeedRow]

    @property
    def commitment(self) -> str:
        """What is published at the start."""
        return commitment(self.secret)

    def __call__(self, n: int) -> list[int]:
        """The generator's words for step n."""
        said = f"{self.match}\n{','.join(self.seeds_at(n))}\n{n}"
        digest = hmac.digest(self.secret, said.encode(), "sha256")
        return [int.from_bytes(digest[i : i + BYTES], "little") for i in range(0, BYTES * GENERATOR, BYTES)]

    def seeds_at(self, n: int) -> list[str]:
        """The seats' seeds that count for step n."""
        counted = [""] * self.seats
        for since, seat, seed in self.seeds:
            if since <= n:
                counted[seat] = seed
        return counted


def commitment(secret: bytes) -> str:
    """The seal of a secret: it tells nothing of it, and no other secret fits."""
    return hashlib.sha256(secret).hexdigest()


def checked_seed(seed: str) -> str:
    """A player's seed, if it is one: what goes into the dice must be easy to write down."""
    if not (seed.isascii() and seed.isalnum() and len(seed) <= SEED_LENGTH):
        raise BadOption("error-seed-letters", most=str(SEED_LENGTH))
    return seed


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of checking a match: whether all is well, how much was checked, and a sentence."""

    good: bool
    steps: int
    draws: int
    message: Message

    def __str__(self) -> str:
        return words("en").tell(self.message)


def verify(text: str, seal: str | None = None) -> Verdict:
    """Checks a kept match: the secret against its commitment, then, playing again, every draw.

    A daily dive has no secret: its draws follow from its day.
    `seal` is the commitment as somebody noted it before the deal; then that is what the secret must fit.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMatch("error-not-a-match") from None
    try:
        if isinstance(data, dict) and "daily" in data:
            return _play_again(data, dive(data["game"], data["daily"]).table())
        dice = _dice_of(data)
        if dice.commitment != data["dice"]["commitment"] or seal not in (None, dice.commitment):
            return Verdict(False, 0, 0, Message("ui-check-no-seal"))
        return _play_again(data, Table(from_row(data), seed=0, dice=dice))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadMatch("error-no-dice", why=repr(error)) from None


def _dice_of(data: Mapping[str, Any]) -> Dice:
    kept = data["dice"]
    if "secret" not in kept:
        raise BadMatch("error-secret-sealed")
    seeds = [(int(n), int(seat), str(seed)) for n, seat, seed in kept["seeds"]]
    return Dice(str(kept["match"]), bytes.fromhex(kept["secret"]), int(data["seats"]), seeds)


def _play_again(data: Mapping[str, Any], table: AnyTable) -> Verdict:
    played = table.game
    if not played.goes_by(data["rules"]):
        raise BadMatch("error-verify-rules", given=str(data["rules"]), name=played.name, known=played.version)
    draws = len(data["setup"])
    if not _same(table.steps[0].drawn, data["setup"]):
        return Verdict(False, 0, 0, Message("verify-setup"))
    for i, step in enumerate(data["steps"], 1):
        try:
            table.play(step["seat"], step["action"])
        except FathomsError as error:
            return Verdict(False, i - 1, draws, Message("error-match-step", {"step": str(i), "why": error.message}))
        if not _same(table.steps[-1].drawn, step["drawn"]):
            return Verdict(False, i - 1, draws, Message("ui-check-bad", {"step": str(i)}))
        draws += len(step["drawn"])
    steps = len(table.steps)
    return Verdict(True, steps, draws, Message("ui-check-good", {"draws": str(draws), "steps": str(steps)}))


def _same(drawn: Iterable[int], kept: Iterable[int]) -> bool:
    return list(drawn) == list(kept)
