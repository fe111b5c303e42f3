"""Matches are made, joined, set up again, kept as files and opened again."""

import asyncio
import json as plain
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import json
from msgspec.structs import replace

from fathoms.core.box import without_sources
from fathoms.core.errors import BadMatch, FathomsError
from fathoms.core.table import FORMATS, Table
from fathoms.core.variant import Variant
from fathoms.games import AnyVariant, from_row, game
from fathoms.server import seats as seating
from fathoms.server.bots import History
from fathoms.server.dice import Dice, SeedRow, checked_seed, new_secret
from fathoms.server.guests import Key, clean_name, hashed, new_id
from fathoms.server.protocol import ABANDONED, NewMatch, Review, StepShown
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.rows import filled, news_of, positions_from_row
from fathoms.server.store import Change, Match, Present, Right, Seat, Stale, Store, Token
from fathoms.server.views import AnyTable, standing

DEVICES = 16  # that share a seat
PAGE = 50  # steps sent at once
MOST_STEPS = 20_000  # of a match that can be opened
MOST_EDITION = 16_384  # bytes of its edition, which goes with every table


class Forbidden(FathomsError):
    """Something this guest may not do with the match."""


# --- making ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """A match to be set up."""

    variant: AnyVariant
    seats: tuple[Seat, ...]
    maker: str
    rights: dict[str, Right]
    seeds: tuple[SeedRow, ...] = ()
    coach: bool = False


async def make(store: Store, key: Key, wanted: NewMatch, guest: str) -> str:
    """A new match as its maker wants it; returns its id."""
    seats = seating.seated(wanted.game, wanted.seats, guest)
    options = {**wanted.options, "preset": wanted.preset} if wanted.preset else wanted.options
    variant = Variant(game(wanted.game), len(seats), options=options)
    own = seating.mine(seats, guest)
    seeds = ((0, own[0], checked_seed(wanted.seed)),) if wanted.seed and own else ()
    return await set_up(store, key, Plan(variant, seats, guest, {guest: "maker"}, seeds, wanted.coach))


async def set_up(store: Store, key: Key, plan: Plan, id: str = "") -> str:
    """Sets a match up and keeps it, under an id of its own if none is given."""
    id, secret = id or new_id(), new_secret()
    table = Table(plan.variant, seed=0, dice=Dice(id, secret, len(plan.seats), list(plan.seeds)))
    tokens = {
        hashed(key.token("invite", id)): Token(id, "invite"),
        hashed(key.token("watch", id)): Token(id, "watch"),
    }
    match = Match(id, plan.variant.to_row(), table.game.version, secret, plan.maker, time.time(), coach=plan.coach)
    present = Present(1, 0, plan.seats, seeds=plan.seeds, **standing(table))
    await store.commit(new_match(match, present, table, rights=plan.rights, tokens=tokens))
    return id


def new_match(match: Match, present: Present, table: AnyTable, **more: Any) -> Change:
    """A new match, with all that was played in it."""
    return Change(match.id, 0, present, new=match, first=0, steps=table.steps, news=news_of(table.game), **more)


async def rematch(rooms: Rooms, key: Key, room: Room) -> str:
    """The same table again; asked twice, the same one, by whatever server: its id follows from the match."""
    async with room.lock:
        if room.present.rematch is None:
            old, again = room.match, key.token("rematch", room.match.id)
            plan = Plan(from_row(old.variant), room.present.seats, old.maker, dict(room.rights), coach=old.coach)
            with suppress(Stale):  # then it is there already
                await set_up(rooms.store, key, plan, again)
            await room.settle(lambda: pointing(room, again))
        assert room.present.rematch is not None
        return room.present.rematch


def pointing(room: Room, again: str) -> Change | None:
    """The change that leads from a match to the next one, if nothing does yet."""
    if room.present.rematch is not None:
        return None
    return room.change(replace(room.present, rematch=again), tells="rematch")


# --- links ----------------------------------------------------------------------------------------------------


async def links(room: Room, key: Key, guest: str) -> dict[str, Any]:
    """The paths that bring others to the table, or a seat of mine to another device."""
    match = room.match.id
    async with room.lock:
        own = {seat: key.token("seat", match, seat, guest) for seat in room.mine(guest)}
        tokens = {hashed(token): Token(match, "seat", seat) for seat, token in own.items()}
        if not all([await room.store.token(token) for token in tokens]):
            await room.settle(lambda: room.change(tokens=tokens))
    return {
        "invite": f"/join/{key.token('invite', match)}",
        "watch": f"/watch/{key.token('watch', match)}",
        "seats": {str(seat): f"/seat/{token}" for seat, token in own.items()},
    }


async def redeem(rooms: Rooms, role: str, token: str, guest: str) -> str | None:
    """Gives a guest what a link promises; returns the match, or None if the link is not good."""
    given = await rooms.store.token(hashed(token))
    if given is None or given.role != role:
        return None
    room = await rooms.room(given.match)
    assert room is not None, given
    async with room.lock:
        await room.settle(
            partial(_share_seat, room, given.seat, guest) if role == "seat" else partial(_admit, room, role, guest)
        )
    return given.match


def _admit(room: Room, role: str, guest: str) -> Change | None:
    if room.right(guest) is not None and (role != "invite" or room.right(guest) != "watch"):
        return None
    right: Right = "invited" if role == "invite" else "watch"
    return room.change(rights={guest: right})


def _share_seat(room: Room, seat: int, guest: str) -> Change | None:
    old = room.present.seats[seat]
    if guest in old.guests:
        return None
    if len(old.guests) >= DEVICES:
        raise Forbidden("error-devices", most=str(DEVICES))
    seats = list(room.present.seats)
    seats[seat] = replace(old, guests=(*old.guests, guest))
    return room.change(replace(room.present, seats=tuple(seats)), tells="seats", rights={guest: "player"})


# --- looking back ---------------------------------------------------------------------------------------------


async def steps(room: Room, first: int, last: int, eye: int) -> dict[str, Any]:
    """Steps first … last as one eye may see them, and the scene before them."""
    table = room.table
    count = len(table.steps)
    first = min(max(first, 0), count)
    last = min(last, first + PAGE - 1, count - 1)
    earlier = max(first - 1, 0)
    bare = [table.steps[n] for n in range(earlier, last + 1)]
    rows = await room.store.positions(room.match.id, earlier, last)

    def show() -> tuple[list[StepShown], Any]:
        read = partial(positions_from_row, table.variant, same_rules=room.same_rules)
        found = [filled(step, read(row)) for step, row in zip(bare, rows, strict=False)]
        view = room.seen_by(eye)
        before = view.scene(found[0].after)[0] if first > 0 and found else None
        return view.steps(first, found[1:] if first > 0 else found), before

    shown, before = await asyncio.to_thread(show)
    return {"steps": shown, "of": count, "scene": before}


async def reviewed(room: Room, guest: str) -> Review:
    """The chances along a finished match; worked out once, however many ask, and not if all have gone before."""
    if not room.present.over:
        raise Forbidden("error-review-when-over")
    if room.review is None or room.review.cancelled():
        room.review = asyncio.create_task(_review(room, guest))
    room.reviewers += 1
    try:
        return await asyncio.shield(room.review)
    except Exception:
        room.review = None  # the next one may ask again
        raise
    finally:
        room.reviewers -= 1


async def _review(room: Room, guest: str) -> Review:
    steps = room.table.steps
    positions = await room.store.positions(room.match.id, 0, len(steps) - 1)
    history = History(json.encode(room.match.variant), [(step.seat, step.action) for step in steps], positions)
    try:
        return await room.bots.look_back(history, guest, lambda: room.reviewers > 0)
    except Exception:
        if room.same_rules:
            raise
        raise Forbidden("error-review-rules") from None


def exported(room: Room, guest: str) -> dict[str, Any]:
    """The match to keep, as data."""
    if room.match.opened:
        raise Forbidden("error-kept-from-file")
    alone = all(guest in seat.guests for seat in room.present.seats if seat.kind == "human")
    if not room.present.over and not (alone and list(room.rights) == [guest]):
        raise Forbidden("error-keep-when-over")
    steps, dice = room.table.steps, room.dice
    data: dict[str, Any] = {**plain.loads(room.table.save()), **room.match.variant, "rules": room.match.rules}
    data["setup_sides"] = steps[0].sides
    for n, row in enumerate(data["steps"], 1):
        row["sides"] = steps[n].sides
    data["names"] = [seat.name for seat in room.present.seats]
    data["dice"] = {"match": room.match.id, "commitment": dice.commitment, "seeds": room.present.seeds}
    if room.present.over:
        data["dice"]["secret"] = room.match.secret.hex()
    return data


async def reopen(store: Store, data: Mapping[str, Any], guest: str) -> str:
    """A match from a file, played again by the rules of today, to be replayed."""
    wanted = {"game": str, "rules": str, "edition": dict, "options": dict}  # an edition by name would be a file of ours
    if data.get("fathoms") not in FORMATS or not all(isinstance(data.get(name), kind) for name, kind in wanted.items()):
        raise BadMatch("error-not-a-match")
    edition = without_sources(data["edition"])
    if len(json.encode(edition)) > MOST_EDITION:
        raise BadMatch("error-edition-size", most=str(MOST_EDITION))
    if not isinstance(data.get("steps"), list) or len(data["steps"]) > MOST_STEPS:
        raise BadMatch("error-too-many-steps", most=str(MOST_STEPS))
    table = await asyncio.to_thread(Table.restore, game(data["game"]), {**data, "edition": edition})
    names = data.get("names")
    if not isinstance(names, list) or len(names) != table.seats or not all(isinstance(n, str) for n in names):
        names = [""] * table.seats
    seats = tuple(Seat("absent", clean_name(name)) for name in names)
    match = Match(new_id(), table.variant.to_row(), table.game.version, b"", guest, time.time(), opened=True)
    present = Present(1, 0, seats, **standing(table))
    if not table.over:
        present = replace(present, waiting=(), over=True, abandoned=True, result=ABANDONED)
    await store.commit(new_match(match, present, table, rights={guest: "maker"}))
    return match.id
