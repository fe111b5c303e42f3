"""What nobody needs any more is forgotten: lobbies nobody came to, matches nobody went on with, old files."""

import math
import time

from fathoms.server.limits import Limits
from fathoms.server.log import log
from fathoms.server.store import ANSWERS_KEPT, Store, Summary

DAY = 24 * 3600
JUMP = 3600  # seconds by which a date may go wrong
CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # which goes on while a machine sleeps, and is never set


class Janitor:
    """Comes now and then. A date that was set anew says nothing about age: then nothing is forgotten."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits
        self._began = began()

    async def come(self) -> None:
        """Forgets what is old, if the date has gone on as the clock did."""
        if abs(began() - self._began) > JUMP:
            log("the date has jumped: nothing is forgotten before the server is started again", "warning")
        else:
            await clean(self._store, self._limits)


def began() -> float:
    """When the machine was started, by its date of now."""
    return time.time() - time.clock_gettime(CLOCK)


def kept_days(summary: Summary, limits: Limits) -> float:
    """How many days a match is kept after its last change."""
    if summary.match.opened:
        return limits.opened_days
    if summary.present.gathering:
        return limits.gathering_days
    return limits.finished_days if summary.present.over else limits.running_days


async def clean(store: Store, limits: Limits, now: float | None = None) -> int:
    """Forgets every match that is kept for long enough, and old answers to commands; says how many matches."""
    now = time.time() if now is None else now
    await store.forget_answers(now - ANSWERS_KEPT)
    since, gone = 0.0, 0
    before = now - DAY * min(limits.opened_days, limits.gathering_days, limits.finished_days, limits.running_days)
    while found := await store.old(since, before):
        over = [summary for summary in found if now - summary.changed > DAY * kept_days(summary, limits)]
        await store.forget(over)
        gone += len(over)
        since = math.nextafter(found[-1].changed, math.inf)
    if gone:
        log("forgotten", matches=gone)
    return gone
