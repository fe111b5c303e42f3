"""What nobody needs any more is forgotten: lobbies nobody came to, matches nobody went on with, old files."""

import math
import time

from fathoms.server.limits import Limits
from fathoms.server.log import log
from fathoms.server.store import NotCommitted, Store, Summary

DAY = 24 * 3600


def kept_days(summary: Summary, limits: Limits) -> float:
    """How many days a match is kept after its last change."""
    if summary.match.opened:
        return limits.opened_days
    if summary.present.gathering:
        return limits.gathering_days
    return limits.finished_days if summary.present.over else limits.running_days


async def clean(store: Store, limits: Limits, now: float | None = None) -> int:
    """Forgets every match that is kept for long enough; says how many."""
    now = time.time() if now is None else now
    since, gone = 0.0, 0
    before = now - DAY * min(limits.opened_days, limits.gathering_days, limits.finished_days, limits.running_days)
    while found := await store.old(since, before):
        over = [summary for summary in found if now - summary.changed > DAY * kept_days(summary, limits)]
        try:
            await store.forget(over)
        except NotCommitted:
            break  # the next round tries again
        gone += len(over)
        since = math.nextafter(found[-1].changed, math.inf)
    if gone:
        log("forgotten", matches=gone)
    return gone
