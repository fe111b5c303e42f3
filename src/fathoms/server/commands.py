"""What clients ask of a table. Every command is answered: it is kept for good, or refused with the reason."""

import asyncio
import math
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import DecodeError, json
from msgspec.structs import replace

from fathoms.bots import COACH
from fathoms.core.errors import FathomsError, NothingToUndo
from fathoms.core.state import SPECTATOR
from fathoms.core.variant import Variant
from fathoms.games import game
from fathoms.server.dice import checked_seed
from fathoms.server.guests import clean_text, new_id
from fathoms.server.protocol import (
    Ack,
    Admit,
    Advice,
    Advise,
    AnyCommand,
    Command,
    Go,
    Leave,
    Look,
    Many,
    Ping,
    Play,
    Point,
    Pointed,
    Preview,
    Ready,
    Refused,
    Reset,
    Said,
    Say,
    Seed,
    Sit,
    Start,
    Typing,
    Undo,
    Write,
    Wrote,
    refused,
)
from fathoms.server.room import Listener, Room, encode
from fathoms.server.seats import NotYours, alone, changed, checked_level, handed, may_change
from fathoms.server.store import PLAYING, Answer, Change, NotCommitted, Repeated, Right, Seat
from fathoms.server.views import standing

ID_LENGTH = 64
SEEDS = 16  # that one seat may give
_decode = json.Decoder(AnyCommand).decode


class Refusal(FathomsError):
    """A command that cannot be obeyed."""


async def hear(room: Room, listener: Listener, text: str) -> None:
    """Reads one frame and obeys it."""
    try:
        command = _decode(text)
    except (DecodeError, RecursionError) as error:
        listener.send(encode(refused("", Refusal("error-no-command", why=str(error)))))
        return
    if not 0 < len(command.id) <= ID_LENGTH or not command.id.isprintable():
        listener.send(encode(refused("", Refusal("error-command-id", most=str(ID_LENGTH)))))
        return
    if isinstance(command, Ping):
        listener.send(encode(Ack(command.id, room.present.ply)))
    elif isinstance(command, Advise):
        ask_coach(room, listener, command)
    else:
        async with room.lock:
            await obey(room, listener, command)


async def obey(room: Room, listener: Listener, command: Command) -> None:
    """Answers a command: the same id gets the same answer. The room is locked."""
    known = room.answers.get((listener.guest, command.id))
    if isinstance(known, Refused):
        refuse(room, listener, known)
        return
    if known is not None:
        listener.send(encode(known))
        return
    try:
        if type(command) in REQUESTS:
            REQUESTS[type(command)](room, listener, command)
        else:
            await room.settle(partial(CHANGES[type(command)], room, listener.guest, command), listener)
    except FathomsError as error:
        await say_why_not(room, listener, command, error)


async def say_why_not(room: Room, listener: Listener, command: Command, error: FathomsError) -> None:
    """Refuses a command, unless it is one of long ago that was obeyed then: that gets its old answer."""
    if not isinstance(error, NotCommitted) or isinstance(error, Repeated):
        stored = await room.store.answer(room.match.id, listener.guest, command.id)
        if stored is not None:
            listener.send(stored)
            return
    answer = refused(command.id, error)
    if not isinstance(error, NotCommitted):
        room.remember(listener.guest, answer)
    refuse(room, listener, answer)


def refuse(room: Room, listener: Listener, answer: Refused) -> None:
    """Says why a command was not obeyed, and how the table is now."""
    now = None if room.present.gathering else room.watched(listener.eye, room.mine(listener.guest)).now(room.present)
    listener.send(encode(replace(answer, now=now)))


def check_own(room: Room, guest: str, seat: int) -> None:
    """Raises unless the guest may act for the seat and the match goes on."""
    check_mine(room, guest, seat)
    check_goes_on(room)


def check_mine(room: Room, guest: str, seat: int) -> None:
    """Raises unless the seat is the guest's."""
    check_seat(room, seat)
    if seat not in room.mine(guest):
        raise NotYours("error-not-your-seat", given=str(seat))


def check_seat(room: Room, seat: int) -> None:
    """Raises unless there is such a seat."""
    if not 0 <= seat < len(room.present.seats):
        raise Refusal("error-no-seat-here", given=str(seat))


def check_goes_on(room: Room) -> None:
    """Raises unless the match goes on: under the rules it was begun with, and not broken off."""
    if room.closed is not None:
        raise room.closed
    if room.present.abandoned:
        raise Refusal("error-broken-off")


def check_gathers(room: Room) -> None:
    """Raises unless people still come together."""
    check_goes_on(room)
    if not room.present.gathering:
        raise Refusal("error-dealt")


def acked(guest: str, command: Command, ply: int) -> Answer:
    """The answer to be kept with a change."""
    return Answer(guest, command.id, encode(Ack(command.id, ply)))


# --- acts -------------------------------------------------------------------------------------------------


def play(room: Room, guest: str, command: Play) -> Change:
    """A seat acts; in a simultaneous choice it chooses, and may choose again."""
    check_own(room, guest, command.seat)
    if command.ply != room.present.ply:
        raise Refusal("error-changed-meanwhile")
    return room.choice(command.seat, command.action, lambda ply: acked(guest, command, ply))


def take_back(room: Room, guest: str, command: Undo | Reset) -> Change:
    """One act back, or everything back to the last draw, reveal or act of another."""
    check_own(room, guest, command.seat)
    if room.present.over:
        raise NothingToUndo("error-end-stands")
    if command.seat in room.present.pending:
        return unchoose(room, guest, command)
    if room.present.pending or room.table.steps[-1].seat != command.seat:
        raise NothingToUndo("error-not-your-act")
    trial = room.trial()
    if isinstance(command, Undo):
        trial.undo()
    else:
        trial.reset()
    present = replace(room.present, ply=room.present.ply + 1, pending={}, **standing(trial))
    return room.change(present, tells="table", first=len(trial.steps), answer=acked(guest, command, present.ply))


def unchoose(room: Room, guest: str, command: Undo | Reset) -> Change:
    """A secret choice is taken back before the reveal."""
    pending = {seat: action for seat, action in room.present.pending.items() if seat != command.seat}
    present = replace(room.present, pending=pending)
    return room.change(present, tells="steps", answer=acked(guest, command, present.ply))


# --- seats ------------------------------------------------------------------------------------------------


def sit(room: Room, guest: str, command: Sit) -> Change:
    """A seat changes hands."""
    check_goes_on(room)
    check_seat(room, command.seat)
    seat, own = room.present.seats[command.seat], room.mine(guest)
    right = room.right(guest)
    gone = room.gone(command.seat)
    if guest in room.present.out:
        raise NotYours("error-shown-out")
    if room.present.gathering and right == "maker":
        if command.kind == "open" and seat.kind == "human" and command.seat not in own:
            return show_out(room, guest, command)
        gone = gone and math.inf
    may_change(room.match.game, seat, command, guest, right, gone, room.limits)
    if command.kind == "me" and own and command.seat not in own:
        if room.present.gathering and len(own) == 1 and seat.kind != "human":
            return move(room, guest, command, own[0])
        others = [other for other, right in room.rights.items() if other != guest and right in PLAYING]
        if others or not alone(room.present.seats, guest):
            raise NotYours("error-second-seat")
    new = changed(room.match.game, seat, command, guest)
    if command.kind == "me" and right == "maker":
        new = replace(new, ready=True)
    return reseat(room, guest, command, new)


def move(room: Room, guest: str, command: Sit, old: int) -> Change:
    """Before the deal one changes to another mark: who or what was there changes to the old one."""
    seats = list(room.present.seats)
    seats[old], seats[command.seat] = seats[command.seat], replace(seats[old], nonce=new_id())
    seeds = tuple(row for row in room.present.seeds if row[1] not in (old, command.seat))
    present = replace(room.present, seats=tuple(seats), seeds=seeds)
    answer = acked(guest, command, room.present.ply)
    return room.change(present, tells="seats", answer=answer, void=(old, command.seat))


def show_out(room: Room, guest: str, command: Sit) -> Change:
    """Before the deal the maker frees somebody's seat: whoever is here to see it sits down again only once admitted."""
    seats = list(room.present.seats)
    old, seats[command.seat] = seats[command.seat], Seat("open", nonce=new_id())
    shown = dict.fromkeys(old.guests, old.name) if room.here(command.seat) else {}
    present = replace(room.present, seats=tuple(seats), out={**room.present.out, **shown})
    answer = acked(guest, command, present.ply)
    return room.change(present, tells="seats", answer=answer, void=(command.seat,))


def leave(room: Room, guest: str, command: Leave) -> Change:
    """Somebody goes for good: the seat waits, a bot plays on, or the match ends."""
    check_own(room, guest, command.seat)
    if command.then == "end":
        return break_off(room, guest, command)
    if room.present.gathering:
        seat = Seat("open")
    else:
        seat = Seat("bot", level=checked_level(room.match.game)) if command.then == "bot" else Seat("absent")
    return reseat(room, guest, command, handed(room.present.seats[command.seat], seat, guest))


def reseat(room: Room, guest: str, command: Sit | Leave, seat: Seat) -> Change:
    """A seat's new state."""
    seats = list(room.present.seats)
    old, seats[command.seat] = seats[command.seat], seat
    if room.match.daily and (old.kind, old.level) != (seat.kind, seat.level):
        raise Refusal("error-daily-fixed")
    rights: dict[str, Right] = dict.fromkeys(seat.guests, "player")
    return room.change(
        room.reseated(guest, seats),
        tells="seats",
        answer=acked(guest, command, room.present.ply),
        rights=rights,
        void=() if old.guests == seat.guests else (command.seat,),
    )


def break_off(room: Room, guest: str, command: Leave) -> Change:
    """The end of the match, if nobody plays on a seat of their own or has only just gone from it."""
    present, wait = room.present, room.limits.grace_seconds
    if present.gathering:
        raise Refusal("error-not-dealt")
    others = [i for i, seat in enumerate(present.seats) if guest not in seat.guests]  # not my other devices
    held = [i for i in others if {*present.seats[i].guests, *present.seats[i].former} - {guest}]
    if any(room.gone(seat) < wait for seat in held):
        raise Refusal("error-others-play", seconds=str(round(wait)))
    ended = present.broken_off()
    return room.change(ended, tells="table", answer=acked(guest, command, ended.ply))


# --- before the deal --------------------------------------------------------------------------------------


def ready(room: Room, guest: str, command: Ready) -> Change:
    """Somebody is ready, or not after all."""
    check_own(room, guest, command.seat)
    check_gathers(room)
    seats = list(room.present.seats)
    seats[command.seat] = replace(seats[command.seat], ready=command.ready)
    present = replace(room.present, seats=tuple(seats))
    return room.change(present, tells="seats", answer=acked(guest, command, present.ply))


def many(room: Room, guest: str, command: Many) -> Change:
    """The maker says how many play: chairs come free or go, people stay."""
    check_gathers(room)
    if room.right(guest) != "maker":
        raise NotYours("error-only-maker")
    old, count = room.present.seats, command.count
    Variant(game(room.match.game), count, options=room.match.variant["options"])  # or it says why not
    kept = [i for i, seat in enumerate(old) if seat.kind == "human"]
    if len(kept) > count:
        raise Refusal("error-too-few-seats", count=str(count), people=str(len(kept)))
    spare = [i for kind in ("bot", "absent", "open") for i, seat in enumerate(old) if seat.kind == kind]
    kept = sorted([*kept, *spare[: count - len(kept)]])
    seats = [*(old[i] for i in kept), *(Seat("open") for _ in range(count - len(kept)))]
    seeds = tuple((n, kept.index(seat), seed) for n, seat, seed in room.present.seeds if seat in kept)
    present = replace(room.present, seats=tuple(seats), seeds=seeds)
    void = tuple(range(len(old)))
    return room.change(present, tells="seats", answer=acked(guest, command, present.ply), void=void)


def typing(room: Room, guest: str, command: Typing) -> Change:
    """The maker lets people write what they like to each other, or not."""
    return decided(room, guest, command, typed=command.typed)


def admit(room: Room, guest: str, command: Admit) -> Change:
    """The maker lets all back in who were shown out."""
    return decided(room, guest, command, out={})


def decided(room: Room, guest: str, command: Typing | Admit, **what: Any) -> Change:
    """What the maker alone decides about the table while people come together."""
    check_gathers(room)
    if room.right(guest) != "maker":
        raise NotYours("error-only-maker")
    present = replace(room.present, **what)
    return room.change(present, tells="seats", answer=acked(guest, command, present.ply))


def start(room: Room, guest: str, command: Start) -> Change:
    """The cards are dealt; bots sit down where nobody does."""
    check_gathers(room)
    if not room.starts(guest):
        raise NotYours("error-only-maker")
    level = checked_level(room.match.game)
    seats = [Seat("bot", level=level) if seat.kind == "open" else seat for seat in room.present.seats]
    return room.deal(seats, answer=acked(guest, command, room.present.ply))


def seed(room: Room, guest: str, command: Seed) -> Change:
    """A seat adds to the dice from the next step on."""
    check_own(room, guest, command.seat)
    if room.match.daily:
        raise Refusal("error-daily-fixed")
    row = (room.step, command.seat, checked_seed(command.seed))
    kept = tuple(r for r in room.present.seeds if r[:2] != row[:2])
    if sum(seat == command.seat for _, seat, _ in kept) >= SEEDS:
        raise Refusal("error-seeds", most=str(SEEDS))
    present = replace(room.present, seeds=(*kept, row))
    return room.change(present, answer=acked(guest, command, present.ply))


# --- what changes nothing that is kept ----------------------------------------------------------------------


def look(room: Room, listener: Listener, command: Look) -> None:
    """Another eye: a seat of one's own, or a spectator's."""
    if command.seat != SPECTATOR:
        check_mine(room, listener.guest, command.seat)
    listener.eye = command.seat
    listener.send(encode(Ack(command.id, room.present.ply)))
    listener.send(room.table_message(listener))


def go(room: Room, listener: Listener, command: Go) -> None:
    """A bot is asked to go although people may."""
    check_goes_on(room)
    if not room.mine(listener.guest):
        raise NotYours("error-only-players-ask")
    if command.seat not in room.bots_waiting():
        raise Refusal("error-no-bot-to-go", given=str(command.seat))
    room.asked = command.seat
    listener.send(encode(Ack(command.id, room.present.ply)))
    room.nudge()


def preview(room: Room, listener: Listener, command: Preview) -> None:
    """What an action would do, to the one who may do it."""
    check_own(room, listener.guest, command.seat)
    if command.ply != room.present.ply:
        raise Refusal("error-changed-meanwhile")
    view = (room.watched if listener.eye == command.seat else room.seen_by)(command.seat)
    listener.send(encode(view.preview(command)))


# --- company ----------------------------------------------------------------------------------------------


def say(room: Room, listener: Listener, command: Say) -> None:
    """A word from one who plays, for everybody, or for their team."""
    check_may_talk(room, listener.guest, command.seat)
    listener.send(encode(Ack(command.id, room.present.ply)))
    room.tell(Said(command.seat, command.what), room.hears(command.seat))


def write(room: Room, listener: Listener, command: Write) -> None:
    """Words of somebody's own, likewise, where whoever opened the table allowed that."""
    if not room.present.typed:
        raise Refusal("error-not-typed")
    text = clean_text(command.text)
    check_may_talk(room, listener.guest, command.seat)
    listener.send(encode(Ack(command.id, room.present.ply)))
    room.tell(Wrote(command.seat, text), room.hears(command.seat))


def point(room: Room, listener: Listener, command: Point) -> None:
    """Somebody points at a piece that everybody sees."""
    check_may_talk(room, listener.guest, command.seat)
    scene = room.seen_by(SPECTATOR).drawn(room.table.state)
    if command.piece not in {piece.id for container in scene.containers for piece in container.pieces}:
        raise Refusal("error-no-piece")
    listener.send(encode(Ack(command.id, room.present.ply)))
    room.tell(Pointed(command.seat, command.piece), room.hears(command.seat))


def check_may_talk(room: Room, guest: str, seat: int) -> None:
    """Raises unless the seat is the guest's and they have not just said something."""
    check_mine(room, guest, seat)
    if not room.words.allows(guest):
        raise Refusal("error-too-many-words")


# --- the coach --------------------------------------------------------------------------------------------


def ask_coach(room: Room, listener: Listener, command: Advise) -> None:
    """Lets the coach think while the table goes on; one question of a guest at a time."""
    if listener.guest in room.coached:
        listener.send(encode(refused(command.id, Refusal("error-coach-thinks"))))
    else:
        task = asyncio.create_task(advise(room, listener, command))
        room.coached[listener.guest] = task
        task.add_done_callback(lambda _: room.coached.pop(listener.guest))


async def advise(room: Room, listener: Listener, command: Advise) -> None:
    """What the coach thinks of every choice, from what the seat may know."""
    try:
        async with room.lock:
            check_own(room, listener.guest, command.seat)
            if not room.coaches(listener.guest):
                raise Refusal("error-coach-keeps-out")
            question = room.question(command.seat, COACH, listener.guest)
            team = room.bots_waiting() if room.table.game.cooperative else []
            others = [room.question(seat, COACH, listener.guest) for seat in team]
        if not question.legal:
            raise Refusal("error-nothing-to-choose", given=str(command.seat))
        tips, first = await asyncio.gather(room.bots.advise(question), room.bots.hopes(others))
        listener.send(encode(Advice(command.id, tips, first)))
    except FathomsError as error:
        refuse(room, listener, refused(command.id, error))


CHANGES: dict[type[Command], Callable[[Room, str, Any], Change]] = {
    Play: play,
    Undo: take_back,
    Reset: take_back,
    Sit: sit,
    Leave: leave,
    Ready: ready,
    Many: many,
    Typing: typing,
    Admit: admit,
    Start: start,
    Seed: seed,
}
REQUESTS: dict[type[Command], Callable[[Room, Listener, Any], None]] = {
    Look: look,
    Go: go,
    Say: say,
    Write: write,
    Point: point,
    Preview: preview,
}
