"""Matches are made, joined, set up again, kept as files and opened again."""

import asyncio
import json as plain
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import json
from msgspec.structs import replace

from fathoms.core.errors import BadMatch, FathomsError
from fathoms.core.table import FORMAT, Table
from fathoms.games import game
from fathoms.server import seats as seating
from fathoms.server.bots import History
from fathoms.server.dice import Dice, SeedRow, checked_seed, new_secret
from fathoms.server.guests import Key, clean_name, hashed, new_id
from fathoms.server.protocol import NewMatch, RematchMessage, Review, StepShown
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.store import Change, Match, Present, Right, Seat, StepRow, Store, Token, kept, whole
from fathoms.server.views import View

DEVICES = 16  # that share a seat
PAGE = 50  # steps sent at once
MOST_STEPS = 20_000  # of a match that can be opened
MOST_EDITION = 16_384  # bytes of its edition, which goes with every table
MOST_RULES = 32  # characters of the version of its rules


class Forbidden(FathomsError):
    """Something this guest may not do with the match."""


# --- making ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """A match to be set up."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    maker: str
    rights: dict[str, Right]
    edition: dict[str, Any] = field(default_factory=dict)
    seeds: tuple[SeedRow, ...] = ()
    coach: bool = False


async def make(store: Store, key: Key, wanted: NewMatch, guest: str) -> str:
    """A new match as its maker wants it; returns its id."""
    seats = seating.seated(wanted.game, wanted.seats, guest)
    options = {**wanted.options, "preset": wanted.preset} if wanted.preset else wanted.options
    own = seating.mine(seats, guest)
    seeds = ((0, own[0], checked_seed(wanted.seed)),) if wanted.seed and own else ()
    plan = Plan(wanted.game, seats, options, guest, {guest: "maker"}, seeds=seeds, coach=wanted.coach)
    return await set_up(store, key, plan)


async def set_up(store: Store, key: Key, plan: Plan) -> str:
    """Sets a match up and keeps it."""
    match, secret = new_id(), new_secret()
    played, count = game(plan.game), len(plan.seats)
    dice = Dice(match, secret, count, list(plan.seeds))
    table = Table(played, count, seed=0, edition=plan.edition, options=plan.options, dice=dice)
    fixed = Match(
        id=match,
        game=played.name,
        rules=played.version,
        options=table.options,
        edition=plan.edition,
        secret=secret,
        maker=plan.maker,
        made=time.time(),
        coach=plan.coach,
    )
    present = Present(1, 0, plan.seats, seeds=plan.seeds, waiting=table.waiting, over=table.over)
    tokens = {
        hashed(key.token("invite", match)): Token(match, "invite"),
        hashed(key.token("watch", match)): Token(match, "watch"),
    }
    rows = [kept(0, table.steps[0])]
    await store.commit(Change(match, 0, present, made=fixed, steps=rows, rights=plan.rights, tokens=tokens))
    return match


async def rematch(rooms: Rooms, key: Key, room: Room) -> str:
    """The same table again; asked twice, the same one."""
    async with room.lock:
        if room.present.rematch is not None:
            return room.present.rematch
        old = room.match
        options = {name: value for name, value in old.options.items() if value is not None}
        rights = dict(room.rights)
        plan = Plan(old.game, room.present.seats, options, old.maker, rights, old.edition, coach=old.coach)
        again = await set_up(rooms.store, key, plan)
        await room.keep(replace(room.present, rematch=again))
        room.tell(RematchMessage(again))
        return again


# --- links ----------------------------------------------------------------------------------------------------


async def links(room: Room, key: Key, guest: str) -> dict[str, Any]:
    """The paths that bring others to the table, or a seat of mine to another device."""
    match = room.match.id
    async with room.lock:
        own = {seat: key.token("seat", match, seat, guest) for seat in room.mine(guest)}
        tokens = {hashed(token): Token(match, "seat", seat) for seat, token in own.items()}
        if not all([await room.store.token(token) for token in tokens]):
            await room.keep(room.present, tokens=tokens)
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
        if role == "seat":
            await _share_seat(room, given.seat, guest)
        elif room.right(guest) is None or (role == "invite" and room.right(guest) == "watch"):
            right: Right = "invited" if role == "invite" else "watch"
            await room.keep(room.present, rights={guest: right})
    return given.match


async def _share_seat(room: Room, seat: int, guest: str) -> None:
    old = room.present.seats[seat]
    if guest not in old.guests:
        if len(old.guests) >= DEVICES:
            raise Forbidden(f"this seat is on {DEVICES} devices already")
        seats = list(room.present.seats)
        seats[seat] = replace(old, guests=(*old.guests, guest))
        await room.keep(replace(room.present, seats=tuple(seats)), rights={guest: "player"})
        room.tell_seats()


# --- looking back ---------------------------------------------------------------------------------------------


async def steps(room: Room, first: int, last: int, eye: int) -> dict[str, Any]:
    """Steps first … last as one eye may see them, and the scene before them."""
    count = len(room.table.steps)
    first = min(max(first, 0), count)
    last = min(last, first + PAGE - 1, count - 1)
    told = room.told(max(first - 1, 0), last)
    rows = await room.store.positions(room.match.id, max(first - 1, 0), last)

    def show() -> tuple[list[StepShown], Any]:
        found = [whole(room.table.game, t, p) for t, p in zip(told, rows, strict=False)]
        view = View(room.table, eye)
        before = view.scene(found[0].after)[0] if first > 0 and found else None
        return view.steps(first, found[1:] if first > 0 else found), before

    shown, before = await asyncio.to_thread(show)
    return {"steps": shown, "of": count, "scene": before}


async def reviewed(room: Room, guest: str) -> Review:
    """The chances along a finished match; worked out once, however many ask, and not if all have gone before."""
    if not room.present.over:
        raise Forbidden("a match can be reviewed when it is over: before, it would tell secrets")
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
    last = len(room.table.steps) - 1
    positions = await room.store.positions(room.match.id, 0, last)
    options = {name: value for name, value in room.match.options.items() if value is not None}
    match = room.match
    history = History(match.game, room.table.seats, match.edition, options, room.told(0, last), positions)
    return await room.bots.look_back(history, guest, lambda: room.reviewers > 0)


def exported(room: Room, guest: str) -> dict[str, Any]:
    """The match to keep, as data."""
    if room.match.kept:
        raise Forbidden("this match was opened from a file; that file is the match to keep")
    alone = all(guest in seat.guests for seat in room.present.seats if seat.kind == "human")
    if not room.present.over and not (alone and list(room.rights) == [guest]):
        raise Forbidden("a match of several people can be kept when it is over: before, it would tell secrets")
    data: dict[str, Any] = plain.loads(room.table.save())
    data["rules"] = room.match.rules
    data["setup_sides"] = room.table.steps[0].sides
    for row, step in zip(data["steps"], room.table.steps[1:], strict=True):
        row["sides"] = step.sides
    data["names"] = [seat.name for seat in room.present.seats]
    data["dice"] = {"match": room.match.id, "commitment": room.dice.commitment, "seeds": room.present.seeds}
    if room.present.over:
        data["dice"]["secret"] = room.match.secret.hex()
    return data


def without_sources(edition: Mapping[str, Any]) -> dict[str, Any]:
    """An edition without the remarks where its data come from: those are for its makers."""
    parts = {key: value for key, value in edition.items() if key != "source"}
    return {key: without_sources(part) if isinstance(part, dict) else part for key, part in parts.items()}


async def reopen(store: Store, data: Mapping[str, Any], guest: str) -> str:
    """A match from a file, to be replayed."""
    match = new_id()

    def restore() -> tuple[Table, list[StepRow]]:
        table = Table.restore(game(data["game"]), data)
        return table, [kept(n, step) for n, step in enumerate(table.steps)]

    wanted = {"game": str, "rules": str, "edition": dict, "options": dict}  # an edition by name would be a file of ours
    if data.get("fathoms") != FORMAT or not all(isinstance(data.get(name), kind) for name, kind in wanted.items()):
        raise BadMatch("this is not a saved match of Fathoms")
    edition = without_sources(data["edition"])
    if len(data["rules"]) > MOST_RULES:
        raise BadMatch(f"the version of a match's rules has at most {MOST_RULES} characters")
    if len(json.encode(edition)) > MOST_EDITION:
        raise BadMatch(f"the edition of a match that can be opened has at most {MOST_EDITION} bytes")
    data = {**data, "edition": edition}
    if not isinstance(data.get("steps"), list) or len(data["steps"]) > MOST_STEPS:
        raise BadMatch(f"a match that can be opened has at most {MOST_STEPS} steps")
    table, rows = await asyncio.to_thread(restore)
    names = data.get("names")
    if not isinstance(names, list) or len(names) != table.seats or not all(isinstance(n, str) for n in names):
        names = [""] * table.seats
    seats = tuple(Seat("absent", clean_name(name)) for name in names)
    fixed = Match(match, table.game.name, data["rules"], table.options, data["edition"], b"", guest, time.time(), True)
    present = Present(1, 0, seats, waiting=table.waiting, over=table.over, abandoned=not table.over)
    await store.commit(Change(match, 0, present, made=fixed, steps=rows, rights={guest: "maker"}))
    return match
