"""A seat is a seat: a person's, a bot's, open or absent, and it may change at any time. Who may change it, and how."""

from collections.abc import Sequence

from msgspec.structs import replace

from fathoms.bots import LEVELS
from fathoms.core.errors import BadOption, FathomsError, did_you_mean
from fathoms.games import game
from fathoms.server.guests import clean_name
from fathoms.server.protocol import Sit, Wanted
from fathoms.server.store import Right, Seat

GONE_AFTER = 30  # seconds without a connection, after which others may decide about a seat


class NotYours(FathomsError):
    """A seat that somebody else decides about."""


def seated(played: str, wanted: Sequence[Wanted], guest: str) -> tuple[Seat, ...]:
    """The seats of a new match of a game as its maker wants them."""
    return tuple(_seat(played, w.kind, w.level, w.name, guest) for w in wanted)


def changed(played: str, seat: Seat, command: Sit, guest: str) -> Seat:
    """The seat at a table of a game as the command wants it."""
    new = _seat(played, command.kind, command.level, command.name, guest)
    if command.kind == "me" and guest in seat.guests:
        return replace(new, guests=seat.guests)
    return new


def _seat(played: str, kind: str, level: str, name: str, guest: str) -> Seat:
    if kind == "bot":
        return Seat("bot", clean_name(name), checked_level(played, level))
    if kind == "me":
        return Seat("human", clean_name(name), guests=(guest,))
    return Seat("open") if kind == "open" else Seat("absent")


def checked_level(played: str, level: str = "") -> str:
    """A level there is; the usual one of the game if none is named."""
    if level and level not in LEVELS:
        raise BadOption("error-no-bot", name=level, instead=did_you_mean(level, LEVELS))
    return level or game(played).usual_bot


def may_change(seat: Seat, guest: str, right: Right | None, gone: float) -> None:
    """Raises NotYours unless the guest may change the seat, whose holders have been gone for that long."""
    if guest in seat.guests:
        return
    if right not in ("maker", "player", "invited"):
        raise NotYours("error-onlookers")
    if seat.kind == "human" and gone < GONE_AFTER:
        raise NotYours("error-seat-taken", seconds=str(GONE_AFTER))


def alone(seats: Sequence[Seat], guest: str) -> bool:
    """Whether nobody else plays or is to come: the other seats are bots', the guest's own or absent."""
    return all(seat.kind in ("bot", "absent") or guest in seat.guests for seat in seats)


def mine(seats: Sequence[Seat], guest: str) -> tuple[int, ...]:
    """The seats a guest may act for."""
    return tuple(i for i, seat in enumerate(seats) if guest in seat.guests)
