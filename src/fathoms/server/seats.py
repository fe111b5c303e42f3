"""A seat is a seat: a person's, a bot's, open or absent, and it may change at any time. Who may change it, and how."""

from collections.abc import Sequence

from msgspec.structs import replace

from fathoms.bots import table_level
from fathoms.core.errors import FathomsError
from fathoms.core.state import NOBODY, SPECTATOR
from fathoms.games import game
from fathoms.server.guests import clean_name, new_id
from fathoms.server.limits import Limits
from fathoms.server.protocol import LineShown, Sit, Wanted
from fathoms.server.store import Hand, Right, Seat

HANDS = 200  # changes of hands that are remembered


class NotYours(FathomsError):
    """A seat that somebody else decides about."""


def seated(played: str, wanted: Sequence[Wanted], guest: str) -> tuple[Seat, ...]:
    """The seats of a new match of a game as its maker, who is ready, wants them."""
    seats = (_seat(played, w.kind, w.level, w.name, guest) for w in wanted)
    return tuple(replace(seat, ready=seat.kind == "human") for seat in seats)


def changed(played: str, seat: Seat, command: Sit, guest: str) -> Seat:
    """The seat at a table of a game as the command wants it."""
    new = _seat(played, command.kind, command.level, command.name, guest)
    if command.kind == "me" and guest in seat.guests:
        return replace(seat, name=new.name)
    return handed(seat, new, guest)


def handed(old: Seat, new: Seat, guest: str) -> Seat:
    """A seat that a guest gives into new hands: whom it was taken from may have it back, and older links are void."""
    if guest in old.former and guest in new.guests:
        former: tuple[str, ...] = ()
    elif guest in old.guests and new.kind == "bot":
        former = (*old.guests, *old.former)  # it only plays on for them
    else:
        former = old.former if guest in old.guests else (*old.guests, *old.former)
    return replace(new, former=former, nonce=new_id())


def _seat(played: str, kind: str, level: str, name: str, guest: str) -> Seat:
    if kind == "bot":
        return Seat("bot", clean_name(name), checked_level(played, level))
    if kind == "me":
        return Seat("human", clean_name(name), guests=(guest,))
    return Seat("open") if kind == "open" else Seat("absent")


def checked_level(played: str, level: str = "") -> str:
    """A level there is; the usual one of the game if none is named."""
    return table_level(level) if level else game(played).usual_bot


def may_change(
    played: str, seat: Seat, command: Sit, guest: str, right: Right | None, gone: float, limits: Limits
) -> None:
    """Raises NotYours unless the guest may make that of the seat; its holders have been gone for so long."""
    if guest in seat.guests or (guest in seat.former and command.kind == "me"):
        return
    if right not in ("maker", "player", "invited"):
        raise NotYours("error-onlookers")
    usual = command.kind == "bot" and checked_level(played, command.level) == checked_level(played)
    wait = limits.bot_seconds if usual else limits.grace_seconds  # how well a rival plays is not soon mine to choose
    if (seat.kind == "human" or seat.former) and gone < wait:
        raise NotYours("error-seat-taken", seconds=str(round(wait)))


def alone(seats: Sequence[Seat], guest: str) -> bool:
    """Whether nobody else plays or is to come: the other seats are bots', the guest's own or absent."""
    return all(seat.kind in ("bot", "absent") or guest in seat.guests for seat in seats)


def mine(seats: Sequence[Seat], guest: str) -> tuple[int, ...]:
    """The seats a guest may act for."""
    return tuple(i for i, seat in enumerate(seats) if guest in seat.guests)


def eye_of(own: Sequence[int]) -> int:
    """Through which eye one looks at first: that of one's only seat, else a spectator's."""
    return own[0] if len(own) == 1 else SPECTATOR


def hands(old: Sequence[Seat], new: Sequence[Seat], step: int, by: int) -> tuple[Hand, ...]:
    """What has changed hands from one state of the seats to the next, and whose seat decided so."""
    return tuple(
        Hand(step, i, now.kind, now.name or was.name, by)
        for i, (was, now) in enumerate(zip(old, new, strict=True))
        if (was.kind, was.guests) != (now.kind, now.guests)
    )


def remembered(hands: Sequence[Hand]) -> tuple[Hand, ...]:
    """The latest changes of hands; what somebody has downloaded is not forgotten over others, and told once a seat."""
    kept = {hand.seat: i for i, hand in enumerate(hands) if hand.kind == "kept"}.values()
    since = len(hands) - HANDS
    return tuple(hand for i, hand in enumerate(hands) if i in kept or (i >= since and hand.kind != "kept"))


def line_of(hand: Hand) -> LineShown:
    """A change of hands as a line of the log: who did it, or whose seat it is, as in any other line."""
    key, about = f"hands-{hand.kind}", {"number": hand.seat + 1, "seat": hand.seat}
    if hand.kind == "kept":
        return LineShown(hand.step, hand.seat, key, {"seat": hand.seat}, "", "")
    if hand.by not in (NOBODY, hand.seat):
        return LineShown(hand.step, hand.seat, f"{key}-by", {**about, "seat": hand.by, "other": hand.seat}, "", "")
    if hand.kind in ("human", "bot") and hand.name:
        return LineShown(hand.step, hand.seat, f"{key}-named", {**about, "name": hand.name}, "", "")
    return LineShown(hand.step, hand.seat, key, {**about}, "", "")
