"""Looking after what is kept, while servers go on: `fathoms admin`.

Servers hear of it at once, or look for it every few seconds; who is at such a table is sent back to it as it is then.
"""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from fathoms.core.errors import FathomsError, shown
from fathoms.server.home import Where
from fathoms.server.sqlite import SQLite, check_format, kept_in, opened
from fathoms.server.store import BadStore, Present, Seat, Store, Summary

T = TypeVar("T")
ANEW = 2  # what the version grows by: no server can follow that, so each loads the match anew
ALL = 1 << 30
GUEST = re.compile(r"[A-Za-z0-9_-]{22}")


class NoSuch(FathomsError):
    """A match or a guest that is not kept."""


def existing(data: Path) -> SQLite:
    """The store in a folder, which may be served meanwhile; one that is not there or of another format is refused."""
    path = kept_in(data)
    try:
        with closing(opened(path)) as db:
            check_format(db, path)
    except sqlite3.Error as error:
        raise BadStore("error-store", path=str(path), why=str(error)) from None
    return SQLite(path)


def with_store(where: Where, work: Callable[[Store], Awaitable[T]]) -> T:
    """Does something with a store that may be served meanwhile."""

    async def done() -> T:
        if isinstance(where, Path):
            store: Store = existing(where)
        else:
            from fathoms.server.postgres import Postgres, prepare

            await prepare(where)
            store = Postgres(where)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


async def kept(store: Store, match: str) -> Summary:
    """A match, or one sentence that there is none."""
    loaded = await store.load(match)
    if loaded is None:
        raise NoSuch("error-no-such-match", given=match)
    return Summary(loaded.match, 0.0, loaded.present)


async def end(store: Store, match: str) -> None:
    """Breaks a match off, as its players could."""
    before = await kept(store, match)
    if before.present.over:
        raise NoSuch("error-over-already", given=match)
    if before.present.gathering:
        raise NoSuch("error-end-gathering", given=match)
    present = replace(before.present.broken_off(), version=before.present.version + ANEW)
    await store.rewrite(before, replace(before, present=present), "")


async def ban(store: Store, guest: str, banned: bool) -> None:
    """Keeps a guest out, or lets them in again; what no guest could be is refused."""
    if not GUEST.fullmatch(guest):
        raise NoSuch("error-no-such-guest", given=shown(guest))
    await store.ban(guest, banned)


async def delete(store: Store, match: str) -> None:
    """Removes a match for good."""
    await store.forget([await kept(store, match)])


async def delete_guest(store: Store, guest: str) -> tuple[int, int]:
    """Removes a guest: what nobody else plays goes, elsewhere their seat loses name and hand; how many of each."""
    found = await store.latest(guest, ALL)
    if not found:
        raise NoSuch("error-no-such-guest", given=guest)
    alone = [summary for summary in found if not others(summary.present, guest)]
    await store.forget(alone)
    shared = [summary for summary in found if others(summary.present, guest)]
    for summary in shared:
        await store.rewrite(summary, without(summary, guest), guest)
    return len(alone), len(shared)


def others(present: Present, guest: str) -> bool:
    """Whether somebody else has a seat."""
    return any(one != guest for seat in present.seats for one in (*seat.guests, *seat.former))


def without(summary: Summary, guest: str) -> Summary:
    """A match that does not know a guest any more."""
    present = summary.present
    return replace(
        summary,
        match=replace(summary.match, maker="" if summary.match.maker == guest else summary.match.maker),
        present=replace(
            present,
            version=present.version + ANEW,
            seats=tuple(vacated(seat, guest) for seat in present.seats),
            hands=tuple(replace(hand, name="") for hand in present.hands),  # nobody knows whose each of them was
            out={one: name for one, name in present.out.items() if one != guest},
        ),
    )


def vacated(seat: Seat, guest: str) -> Seat:
    """A seat without a guest; where nobody else holds it, it is open to whoever has a link."""
    if guest not in (*seat.guests, *seat.former):
        return seat
    guests, former = (tuple(one for one in who if one != guest) for who in (seat.guests, seat.former))
    if guests or seat.kind != "human":
        return replace(seat, guests=guests, former=former)
    return replace(seat, kind="open", name="", guests=(), former=former, ready=False)
