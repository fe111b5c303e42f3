"""How much anybody may ask for."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of one server."""

    messages: int = 100  # of one connection, in `messages_seconds`
    messages_seconds: float = 20
    requests: int = 600  # over HTTP from one address, in `requests_seconds`; the page's files not counted
    requests_seconds: float = 60
    matches: int = 60  # made from one address, in `matches_seconds`
    matches_seconds: float = 600
    tables: int = 60  # running matches of one guest
    sockets: int = 200  # open from one address


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
    """A window for each address; idle ones are dropped."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._windows: dict[str, Window] = {}

    def allows(self, who: str) -> bool:
        """Counts one event of `who`, if there is room for it."""
        if len(self._windows) > 10_000:
            self._windows = {name: window for name, window in self._windows.items() if not window.idle()}
        return self._windows.setdefault(who, Window(self._most, self._seconds)).allows()
