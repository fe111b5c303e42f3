"""Matches are made, joined, set up again, kept as files and opened again."""

import asyncio
import json as plain
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hmac import compare_digest
from typing import Any

from msgspec import UNSET, Raw, UnsetType, json
from msgspec.structs import replace

from fathoms.core.box import Layer, differing, edition_written, without_sources
from fathoms.core.errors import BadEdition, BadMatch, BadOption, FathomsError
from fathoms.core.table import FORMATS, AnyTable, Table
from fathoms.core.variant import Variant
from fathoms.dive import LEVEL, ME, dive
from fathoms.games import AnyVariant, from_row, game
from fathoms.server import seats as seating
from fathoms.server.bots import History
from fathoms.server.dice import Dice, SeedRow, checked_seed, commitment
from fathoms.server.guests import Key, clean_name, hashed, new_id
from fathoms.server.protocol import LINKS, LinkRole, NewMatch, Review, Sealed, StepShown, Wanted
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.rows import filled, news_of, positions_from_row
from fathoms.server.store import Change, Hand, Match, Present, Right, Seat, Stale, Store, Token
from fathoms.server.views import standing

DEVICES = 16  # that share a seat
PAGE = 50  # steps sent at once
MOST_STEPS = 5_000  # of a match that can be opened: hundreds are played, and each takes a kilobyte
EDITION = "edition"  # what the file of one is called that is written on the page
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
    wished: Mapping[str, Any] | None = None  # the options as they were said, where the number of seats may change
    daily: str = ""  # the day whose dive it is


def seal(key: Key) -> Sealed:
    """An id for a match to be made, with the seal of its dice: whoever adds a seed knows it before."""
    id = new_id()
    return Sealed(id, commitment(key.secret(id)))


async def make(store: Store, key: Key, wanted: NewMatch, guest: str) -> str:
    """A new match as its maker wants it; returns its id. With a seat left open, people gather before the deal."""
    if wanted.daily:
        return await make_daily(store, key, wanted, guest)
    seats = seating.seated(wanted.game, wanted.seats, guest)
    options = {**wanted.options, "preset": wanted.preset} if wanted.preset else wanted.options
    variant = Variant(game(wanted.game), len(seats), edition=edition_wanted(wanted), options=options)
    own = seating.mine(seats, guest)
    seeds = ((0, own[0], checked_seed(wanted.seed)),) if wanted.seed and own else ()
    id = sealed_id(key, wanted)
    wished = options if any(seat.kind == "open" for seat in seats) else None
    plan = Plan(variant, seats, guest, {guest: "maker"}, seeds, wanted.coach, wished)
    await set_up(store, key, id, plan)
    return id


async def make_daily(store: Store, key: Key, wanted: NewMatch, guest: str) -> str:
    """The dive of a day, which is the same for everybody: only what its maker is called is theirs to say."""
    found = dive(wanted.game, wanted.daily)
    name = wanted.seats[0].name if wanted.seats else ""
    if wanted != NewMatch(wanted.game, [Wanted("me", name=name)], daily=wanted.daily):
        raise BadOption("error-daily-fixed")
    me, bot = Seat("human", clean_name(name), guests=(guest,), ready=True), Seat("bot", level=LEVEL)
    seats = tuple(me if seat == ME else bot for seat in range(found.variant.seats))
    id = new_id()
    await set_up(store, key, id, Plan(found.variant, seats, guest, {guest: "maker"}, daily=wanted.daily))
    return id


def edition_wanted(wanted: NewMatch) -> Layer | None:
    """The edition of a new match, if it wants one that is not too large to go with every table."""
    if not wanted.edition.strip():
        return None
    layer = edition_written(wanted.edition, EDITION)
    if len(json.encode(differing(layer.data, game(wanted.game).shipped.data))) > MOST_EDITION:
        raise BadEdition("error-edition-size", most=str(MOST_EDITION))
    return layer


def sealed_id(key: Key, wanted: NewMatch) -> str:
    """The id of a new match: the sealed one, if the seal is ours; without a seal a seed would prove nothing."""
    if not wanted.match and not wanted.commitment and not wanted.seed:
        return new_id()
    if not compare_digest(wanted.commitment.encode(), commitment(key.secret(wanted.match)).encode()):
        raise Forbidden("error-no-seal")
    return wanted.match


async def set_up(store: Store, key: Key, id: str, plan: Plan) -> None:
    """Keeps a new match: dealt, or waiting for those who are to come."""
    tokens = open_links(key, id)
    row, secret = plan.variant.to_row(), key.secret(id)
    rules, made = plan.variant.game.version, time.time()
    match = Match(id, row, rules, secret, plan.maker, made, coach=plan.coach, daily=plan.daily)
    present = Present(1, 0, plan.seats, seeds=plan.seeds)
    if plan.wished is not None:
        match = replace(match, variant={**row, "options": dict(plan.wished)})
        change = Change(id, 0, replace(present, gathering=True), new=match, rights=plan.rights, tokens=tokens)
    else:
        if plan.daily:
            table = dive(match.game, plan.daily).table()
        else:
            table = Table(plan.variant, seed=0, dice=Dice(id, secret, len(plan.seats), list(plan.seeds)))
        present = replace(present, **standing(table))
        change = new_match(match, present, table, rights=plan.rights, tokens=tokens)
    await store.commit(change)


def new_match(match: Match, present: Present, table: AnyTable, **more: Any) -> Change:
    """A new match, with all that was played in it."""
    return Change(match.id, 0, present, new=match, first=0, steps=table.steps, news=news_of(table.game), **more)


async def rematch(rooms: Rooms, key: Key, room: Room) -> str:
    """The same table again; asked twice, the same one, by whatever server: its id follows from the match."""
    async with room.lock:
        if room.present.rematch is None:
            old, again = room.match, key.token("rematch", room.match.id)
            variant, rights = from_row(old.variant), dict(room.rights)
            plan = Plan(variant, room.present.seats, old.maker, rights, coach=old.coach, daily=old.daily)
            with suppress(Stale):  # then it is there already
                await set_up(rooms.store, key, again, plan)
            await room.settle(lambda: pointing(room, again))
        assert room.present.rematch is not None
        return room.present.rematch


def pointing(room: Room, again: str) -> Change | None:
    """The change that leads from a match to the next one, if nothing does yet."""
    if room.present.rematch is not None:
        return None
    return room.change(replace(room.present, rematch=again), tells="rematch")


# --- links ----------------------------------------------------------------------------------------------------


def open_links(key: Key, match: str) -> dict[bytes, Token]:
    """The links to a match that are no seat's, as they are kept."""
    roles: tuple[LinkRole, ...] = ("invite", "watch")
    return {hashed(key.token(role, match)): Token(match, role) for role in roles}


async def links(room: Room, key: Key, guest: str) -> dict[str, Any]:
    """The paths that bring others to the table, or a seat of mine to another device."""
    match = room.match.id
    async with room.lock:
        own = {seat: key.token("seat", match, seat, room.present.seats[seat].nonce) for seat in room.mine(guest)}
        tokens = open_links(key, match) | {hashed(token): Token(match, "seat", n) for n, token in own.items()}
        if not all([await room.store.token(token) for token in tokens]):
            await room.settle(lambda: room.change(tokens=tokens))
    return {
        "invite": f"/{LINKS['invite']}/{key.token('invite', match)}",
        "watch": f"/{LINKS['watch']}/{key.token('watch', match)}",
        "seats": {str(seat): f"/{LINKS['seat']}/{token}" for seat, token in own.items()},
    }


async def leads_to(rooms: Rooms, role: str, token: str) -> tuple[Room, Token] | None:
    """Where a link leads, or None if it is not good; looking changes nothing."""
    given = await rooms.store.token(hashed(token))
    if given is None or given.role != role:
        return None
    room = await rooms.room(given.match)
    return None if room is None else (room, given)


async def redeem(rooms: Rooms, role: str, token: str, guest: str, name: str = "") -> str | None:
    """Gives a guest what a link promises; returns the match, or None if the link is not good."""
    name = clean_name(name)
    found = await leads_to(rooms, role, token)
    if found is None:
        return None
    room, given = found
    async with room.lock:
        if role == "seat":
            plan = partial(_share_seat, room, given.seat, guest)
        elif role == "invite":
            plan = partial(_invite, room, guest, name)
        else:
            plan = partial(_watch, room, guest)
        await room.settle(plan)
    return given.match


def _watch(room: Room, guest: str) -> Change | None:
    return _onlooker(room, guest, "watch") if room.right(guest) is None else None


def _onlooker(room: Room, guest: str, right: Right) -> Change:
    """Somebody who has no seat; every one of them is remembered, so there are only so many."""
    most = room.limits.onlookers
    if room.right(guest) is None and len(room.rights) >= most:
        raise Forbidden("error-onlookers-many", most=str(most))
    return room.change(rights={guest: right})


def _invite(room: Room, guest: str, name: str) -> Change | None:
    """An invited guest gets the first free seat; where none is, they look on and may sit down later."""
    seats = list(room.present.seats)
    free = [i for i, seat in enumerate(seats) if seat.kind == "open"]
    if free and not room.mine(guest) and guest not in room.present.out and not room.present.over and not room.closed:
        seats[free[0]] = seating.handed(seats[free[0]], Seat("human", name, guests=(guest,)), guest)
        present = room.reseated(guest, seats)
        return room.change(present, tells="seats", rights={guest: "player"}, void=(free[0],))
    return _onlooker(room, guest, "invited") if room.right(guest) in (None, "watch") else None


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

    def show() -> tuple[list[StepShown], Raw | UnsetType]:
        read = partial(positions_from_row, table.variant, same_rules=room.same_rules)
        found = [filled(step, read(row)) for step, row in zip(bare, rows, strict=False)]
        view = room.seen_by(eye)
        before = view.scene(found[0].after) if first > 0 and found else UNSET
        return view.steps(first, found[1:] if first > 0 else found), before

    shown, before = await asyncio.to_thread(show)
    return {"steps": shown, "of": count, "scene": None if before is UNSET else before}


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
    acts = [(step.seat, step.action) for step in steps]
    history = History(json.encode(room.match.variant), acts, positions, room.match.opened)
    try:
        return await room.bots.look_back(history, guest, lambda: room.reviewers > 0)
    except Exception:
        if room.same_rules:
            raise
        raise Forbidden("error-review-rules") from None


async def export(room: Room, guest: str) -> dict[str, Any]:
    """The match to keep; of a running one it is remembered, for whoever sits down later, that somebody has it."""
    async with room.lock:
        data = exported(room, guest)
        await room.settle(partial(_noted, room, guest))
        return data


def _noted(room: Room, guest: str) -> Change | None:
    own = room.mine(guest)
    if room.present.over or not own:
        return None
    hand = Hand(room.step - 1, own[0], "kept", "", own[0])
    if hand in room.present.hands:
        return None
    hands = seating.remembered((*room.present.hands, hand))
    return room.change(replace(room.present, hands=hands), tells="seats")


def exported(room: Room, guest: str) -> dict[str, Any]:
    """The match to keep, as data."""
    if room.match.opened:
        raise Forbidden("error-kept-from-file")
    table, dice = room.table, room.dice
    if not room.present.over and not (seating.alone(room.present.seats, guest) and list(room.rights) == [guest]):
        raise Forbidden("error-keep-when-over")
    steps = table.steps
    data: dict[str, Any] = {**plain.loads(table.save()), **room.match.variant}
    data["setup_sides"] = steps[0].sides
    for n, row in enumerate(data["steps"], 1):
        row["sides"] = steps[n].sides
    data["names"] = [seat.name for seat in room.present.seats]
    data["hands"] = room.present.hands
    if room.match.daily:
        return data | {"seed": room.seed, "daily": room.match.daily}
    data["dice"] = {"match": room.match.id, "commitment": dice.commitment, "seeds": room.present.seeds}
    if room.present.over:
        data["dice"]["secret"] = room.match.secret.hex()
    return data


def played_again(data: Mapping[str, Any]) -> AnyTable:
    """The table of a kept match, played again by the rules of today."""
    wanted = {"game": str, "rules": str, "edition": dict, "options": dict}  # an edition by name would be a file of ours
    if data.get("fathoms") not in FORMATS or not all(isinstance(data.get(name), kind) for name, kind in wanted.items()):
        raise BadMatch("error-not-a-match")
    try:
        edition = without_sources(data["edition"])
    except RecursionError:
        raise BadMatch("error-not-a-match") from None
    if len(json.encode(edition)) > MOST_EDITION:
        raise BadMatch("error-edition-size", most=str(MOST_EDITION))
    if not isinstance(data.get("steps"), list) or len(data["steps"]) > MOST_STEPS:
        raise BadMatch("error-too-many-steps", most=str(MOST_STEPS))
    return Table.restore(game(data["game"]), {**data, "edition": edition})


async def reopen(store: Store, names: Any, table: AnyTable, guest: str) -> str:
    """Keeps a match from a file, to be replayed; `names` are what it calls its seats."""
    if not isinstance(names, list) or len(names) != table.seats or not all(isinstance(n, str) for n in names):
        names = [""] * table.seats
    seats = tuple(Seat("absent", clean_name(name)) for name in names)
    match = Match(new_id(), table.variant.to_row(), table.game.version, b"", guest, time.time(), opened=True)
    present = Present(1, 0, seats, **standing(table))
    present = present if table.over else present.broken_off()
    await store.commit(new_match(match, present, table, rights={guest: "maker"}))
    return match.id
