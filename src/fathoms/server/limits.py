"""How much anybody may ask for."""

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from ipaddress import IPv6Address, ip_address
from math import isfinite

from fathoms.core.errors import FathomsError, did_you_mean

Clock = Callable[[], float]
HOME = 64  # leading bits of an IPv6 address that one household shares
LONGEST = 64  # characters of what a proxy may call an address
UNITS = ("_seconds", "_days")  # of which there may be parts
SPARSE = 10_000  # guests or addresses that are remembered before idle ones are looked for


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of one server."""

    # of one guest, however many connections they have
    messages: int = 100  # in `messages_seconds`
    messages_seconds: float = 20
    tables: int = 60  # running matches
    sockets_of_guest: int = 30  # open at once
    reviews_of_guest: int = 2  # worked out or waited for at once
    uploads_of_guest: int = 50  # kept matches opened from files
    words: int = 2  # said or pointed at a table, in `words_seconds`
    words_seconds: float = 5
    # from one address
    messages_from_address: int = 2_000  # in `messages_seconds`
    requests: int = 600  # over HTTP, in `requests_seconds`; the page's files not counted
    requests_seconds: float = 60
    matches: int = 60  # made, in `matches_seconds`
    matches_seconds: float = 600
    uploads: int = 30  # matches opened from files, in `uploads_seconds`
    uploads_seconds: float = 3600
    uploads_at_once: int = 8  # files on their way
    reviews: int = 30  # asked for, in `reviews_seconds`
    reviews_seconds: float = 600
    sockets: int = 200  # tables open at once
    connections: int = 300  # of any kind; a trusted proxy may bring more
    # at one table
    sockets_at_table: int = 100
    onlookers: int = 1_000  # who have followed its links, come or gone; whoever finds a free seat may come all the same
    reviewed_steps: int = 2_000  # of a match that is looked back on
    # of one connection
    backlog: int = 256  # messages it may lag behind
    backlog_bytes: int = 4_000_000  # bytes it may lag behind; a single message may be longer
    asking_seconds: float = 30  # for a whole request, from the first byte to the last
    reading_seconds: float = 30  # without taking anything of what waits for it
    head_bytes: int = 32_768  # of a request, before its body
    # in all
    connections_in_all: int = 20_000
    # of one who has gone
    bot_seconds: float = 30  # before a bot may play for them; they take the seat back when they come
    grace_seconds: float = 180  # before somebody else may have their seat, or end the match
    # how long matches are kept after their last change
    gathering_days: float = 7  # never dealt
    running_days: float = 90
    finished_days: float = 365
    opened_days: float = 30  # from files


class BadLimit(FathomsError):
    """A limit that there is not, or that cannot be that."""


def limits_with(given: Sequence[str]) -> Limits:
    """The usual limits, but for those that are given as `name=value`."""
    known = [one.name for one in fields(Limits)]
    changed: dict[str, float] = {}
    for one in given:
        name, equals, text = one.partition("=")
        if not equals:
            raise BadLimit("error-limit", given=one)
        if name not in known:
            raise BadLimit("error-limit-name", given=name, instead=did_you_mean(name, known))
        changed[name] = _above_nothing(name, text, float if name.endswith(UNITS) else int)
    return replace(Limits(), **changed)  # type: ignore[arg-type]  # each is a number of its kind


def _above_nothing(name: str, text: str, kind: type[int] | type[float]) -> float:
    try:
        value = kind(text)
    except ValueError:
        value = 0
    if not (value > 0 and isfinite(value)):
        if kind is int:
            raise BadLimit("error-limit-whole", name=name, given=text)
        raise BadLimit("error-limit-number", name=name, given=text)
    return value


def place_of(address: str) -> str:
    """Whom an address counts for: an IPv6 household has 2^64 of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> (128 - HOME) << (128 - HOME))}/{HOME}"
    return str(found)


class Window:
    """At most `most` events in any `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        """Counts one event, if there is room for it."""
        self._forget()
        if len(self._times) >= self._most:
            return False
        self._times.append(self._clock())
        return True

    def idle(self) -> bool:
        """Whether nothing is counted any more."""
        self._forget()
        return not self._times

    def _forget(self) -> None:
        since = self._clock() - self._seconds
        while self._times and self._times[0] <= since:
            self._times.popleft()


class Windows:
    """A window for each guest or address; idle ones are dropped."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._windows: dict[str, Window] = {}
        self._many = SPARSE

    def __len__(self) -> int:
        return len(self._windows)

    def allows(self, who: str) -> bool:
        """Counts one event of `who`, if there is room for it."""
        if len(self._windows) > self._many:
            self._windows = {name: window for name, window in self._windows.items() if not window.idle()}
            self._many = max(SPARSE, 2 * len(self._windows))  # so that looking costs each of them a step or two
        return self._windows.setdefault(who, Window(self._most, self._seconds)).allows()


class Count:
    """How many of something each guest, address or table has now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._now: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._now.values())

    def full(self, who: str) -> bool:
        """Whether `who` has as many as may be."""
        return self._now.get(who, 0) >= self._most

    def come(self, who: str) -> None:
        """One more."""
        self._now[who] = self._now.get(who, 0) + 1

    def go(self, who: str) -> None:
        """One less; who has none is forgotten."""
        self._now[who] -= 1
        if not self._now[who]:
            del self._now[who]
