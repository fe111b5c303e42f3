"""What clients ask of a table. Every command is answered: it is kept for good, or refused with the reason."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import DecodeError, json
from msgspec.structs import replace

from fathoms.core.errors import FathomsError, IllegalAction, NothingToUndo
from fathoms.server.dice import checked_seed
from fathoms.server.protocol import (
    Ack,
    Advice,
    Advise,
    AnyCommand,
    Command,
    Go,
    Leave,
    Look,
    Ping,
    Play,
    Refused,
    Reset,
    Seed,
    Sit,
    Undo,
)
from fathoms.server.room import Listener, Room, encode
from fathoms.server.seats import NotYours, changed, checked_level, may_change
from fathoms.server.store import PLAYING, Answer, NotKept, Repeated, Seat

ID_LENGTH = 64
SEEDS = 16  # that one seat may give
COACH = "dolphin"
_decode = json.Decoder(AnyCommand).decode


class Refusal(FathomsError):
    """A command that cannot be obeyed."""


async def hear(room: Room, listener: Listener, text: str) -> None:
    """Reads one frame and obeys it."""
    try:
        command = _decode(text)
    except (DecodeError, RecursionError) as error:
        listener.send(encode(Refused("", f"this is not a command: {error}", "")))
        return
    if not 0 < len(command.id) <= ID_LENGTH:
        listener.send(encode(Refused("", f"a command has an id of 1 to {ID_LENGTH} characters", "")))
        return
    if isinstance(command, Ping):
        listener.send(encode(Ack(command.id, room.present.ply)))
    elif isinstance(command, Advise):
        ask_coach(room, listener, command)
    else:
        async with room.lock:
            await obey(room, listener, command)


async def obey(room: Room, listener: Listener, command: Any) -> None:
    """Answers a command: the same id gets the same answer. The room is locked."""
    known = room.answers.get((listener.guest, command.id))
    if isinstance(known, Refused):
        refuse(room, listener, known)
    elif known is not None:
        listener.send(encode(known))
    else:
        try:
            await HANDLERS[type(command)](room, listener, command)
        except FathomsError as error:
            await say_why_not(room, listener, command, error)


async def say_why_not(room: Room, listener: Listener, command: Command, error: FathomsError) -> None:
    """Refuses a command, unless it is one of long ago that was obeyed then: that gets its old answer."""
    if not isinstance(error, NotKept) or isinstance(error, Repeated):
        stored = await room.store.answer(room.match.id, listener.guest, command.id)
        if stored is not None:
            listener.send(stored)
            return
    refused = Refused(command.id, str(error), error.rule if isinstance(error, IllegalAction) else "")
    if not isinstance(error, NotKept):
        room.remember(listener.guest, refused)
    refuse(room, listener, refused)


def refuse(room: Room, listener: Listener, refused: Refused) -> None:
    """Says why a command was not obeyed, and how the table is now."""
    listener.send(encode(replace(refused, now=room.view(listener).now(room.present))))


def own(room: Room, listener: Listener, seat: int) -> None:
    """Raises unless the listener may act for the seat and the match goes on."""
    if not 0 <= seat < len(room.present.seats):
        raise Refusal(f"there is no seat {seat} at this table")
    if seat not in room.mine(listener.guest):
        raise NotYours(f"seat {seat} is not yours")
    running(room)


def running(room: Room) -> None:
    """Raises unless the match goes on."""
    if room.match.kept:
        raise Refusal("this is a kept match: it can be replayed, but not played on")
    if room.present.abandoned:
        raise Refusal("this match was broken off")


def acked(listener: Listener, command: Command, ply: int) -> Answer:
    """The answer to be kept with a change."""
    return Answer(listener.guest, command.id, encode(Ack(command.id, ply)))


# --- acts -------------------------------------------------------------------------------------------------


async def play(room: Room, listener: Listener, command: Play) -> None:
    """A seat acts; in a simultaneous choice it chooses, and may choose again."""
    own(room, listener, command.seat)
    if command.ply != room.present.ply:
        raise Refusal("the table has changed meanwhile; this is how it is now")
    before = room.table.state
    waits = room.simultaneous() and any(
        seat != command.seat and seat not in room.present.pending for seat in room.table.waiting
    )
    answer = acked(listener, command, room.present.ply + (0 if waits else 1))
    steps = await room.choose(command.seat, command.action, answer)
    listener.send(answer.body)
    await asyncio.sleep(0)  # the one who acted hears first; then scenes are drawn for everybody
    room.happened(steps, before)


async def undo(room: Room, listener: Listener, command: Undo) -> None:
    """One act back."""
    await take_back(room, listener, command, room.table.undo)


async def reset(room: Room, listener: Listener, command: Reset) -> None:
    """Everything back to the last draw, reveal or act of another."""
    await take_back(room, listener, command, room.table.reset)


async def take_back(room: Room, listener: Listener, command: Undo | Reset, back: Callable[[], Any]) -> None:
    """Takes acts of a seat back and shows everybody the table as it was."""
    own(room, listener, command.seat)
    if room.table.over:
        raise NothingToUndo("the game is over; its end stands")
    if command.seat in room.present.pending:
        await unchoose(room, listener, command)
        return
    if room.present.pending or room.table.steps[-1].seat != command.seat:
        raise NothingToUndo("nothing to undo: the last act was not yours")
    answer = acked(listener, command, room.present.ply + 1)
    with room.attempt():
        back()
        present = replace(room.present, ply=room.present.ply + 1, pending={})
        await room.keep(present, answer, keep_steps=len(room.table.steps))
    listener.send(answer.body)
    room.tell_table()
    room.nudge()


async def unchoose(room: Room, listener: Listener, command: Undo | Reset) -> None:
    """A secret choice is taken back before the reveal."""
    pending = {seat: action for seat, action in room.present.pending.items() if seat != command.seat}
    answer = acked(listener, command, room.present.ply)
    await room.keep(replace(room.present, pending=pending), answer)
    listener.send(answer.body)
    room.happened((), room.table.state)


# --- seats ------------------------------------------------------------------------------------------------


async def look(room: Room, listener: Listener, command: Look) -> None:
    """Another eye: a seat of one's own, or a spectator's."""
    if command.seat != -1 and command.seat not in room.mine(listener.guest):
        raise NotYours(f"seat {command.seat} is not yours")
    listener.eye = command.seat
    listener.send(encode(Ack(command.id, room.present.ply)))
    listener.send(room.table_message(listener))


async def sit(room: Room, listener: Listener, command: Sit) -> None:
    """A seat changes hands."""
    running(room)
    if not 0 <= command.seat < len(room.present.seats):
        raise Refusal(f"there is no seat {command.seat} at this table")
    seat = room.present.seats[command.seat]
    may_change(seat, listener.guest, room.right(listener.guest), room.gone(command.seat))
    others = [guest for guest, right in room.rights.items() if guest != listener.guest and right in PLAYING]
    if command.kind == "me" and others and room.mine(listener.guest) not in ((), (command.seat,)):
        raise NotYours("you have a seat already, and others play here too: another seat's secrets are not for you")
    await reseat(room, listener, command, changed(room.match.game, seat, command, listener.guest))


async def leave(room: Room, listener: Listener, command: Leave) -> None:
    """Somebody goes for good: the seat waits, a bot plays on, or the match ends."""
    own(room, listener, command.seat)
    if command.then == "end":
        await break_off(room, listener, command)
    else:
        seat = Seat("bot", level=checked_level(room.match.game)) if command.then == "bot" else Seat("absent")
        await reseat(room, listener, command, seat)


async def reseat(room: Room, listener: Listener, command: Sit | Leave, seat: Seat) -> None:
    """Keeps a seat's new state and tells everybody; those whose seats changed get the whole table."""
    seats = list(room.present.seats)
    old, seats[command.seat] = seats[command.seat], seat
    answer = acked(listener, command, room.present.ply)
    same = old.guests == seat.guests
    rights = dict.fromkeys(seat.guests, "player")
    closed = () if same else (command.seat,)
    await room.keep(replace(room.present, seats=tuple(seats)), answer, rights=rights, closed=closed)
    listener.send(answer.body)
    room.tell_seats()
    if not same:
        for other in room.listeners:
            if other.guest in old.guests or other.guest in seat.guests:
                room.greet(other)
    room.nudge()


async def break_off(room: Room, listener: Listener, command: Leave) -> None:
    """Ends the match, if no other person plays."""
    others = [i for i, seat in enumerate(room.present.seats) if listener.guest not in seat.guests]
    if any(room.here(seat) for seat in others):
        raise Refusal("others are still playing; leave your seat to a bot instead")
    answer = acked(listener, command, room.present.ply + 1)
    await room.keep(replace(room.present, ply=room.present.ply + 1, pending={}, abandoned=True), answer)
    listener.send(answer.body)
    room.tell_table()


async def go(room: Room, listener: Listener, command: Go) -> None:
    """A bot is asked to go although people may."""
    running(room)
    if not room.mine(listener.guest):
        raise NotYours("only those who play may ask a bot to go")
    if command.seat not in room.bots_waiting():
        raise Refusal(f"seat {command.seat} is not a bot that may go now")
    room.asked = command.seat
    listener.send(encode(Ack(command.id, room.present.ply)))
    room.nudge()


async def seed(room: Room, listener: Listener, command: Seed) -> None:
    """A seat adds to the dice from the next step on."""
    own(room, listener, command.seat)
    row = (len(room.table.steps), command.seat, checked_seed(command.seed))
    kept = tuple(r for r in room.present.seeds if r[:2] != row[:2])
    if sum(seat == command.seat for _, seat, _ in kept) >= SEEDS:
        raise Refusal(f"a seat gives at most {SEEDS} seeds in a match")
    answer = acked(listener, command, room.present.ply)
    await room.keep(replace(room.present, seeds=(*kept, row)), answer)
    room.dice.seeds[:] = room.present.seeds
    listener.send(answer.body)


# --- the coach --------------------------------------------------------------------------------------------


def ask_coach(room: Room, listener: Listener, command: Advise) -> None:
    """Lets the coach think while the table goes on; one question of a guest at a time."""
    if listener.guest in room.coached:
        listener.send(encode(Refused(command.id, "the coach is still thinking about your last question", "")))
    else:
        task = asyncio.create_task(advise(room, listener, command))
        room.coached[listener.guest] = task
        task.add_done_callback(lambda _: room.coached.pop(listener.guest))


async def advise(room: Room, listener: Listener, command: Advise) -> None:
    """What the coach thinks of every choice, from what the seat may know."""
    try:
        async with room.lock:
            own(room, listener, command.seat)
            if not room.coaches(listener.guest):
                raise Refusal("the coach keeps out of games against other people, unless they are made with a coach")
            question = room.question(command.seat, COACH, listener.guest)
            team = room.bots_waiting() if room.table.game.cooperative else []
            others = [room.question(seat, COACH, listener.guest) for seat in team]
        if not question.legal:
            raise Refusal(f"seat {command.seat} has nothing to choose now")
        tips, first = await asyncio.gather(room.bots.advise(question), room.bots.hopes(others))
        listener.send(encode(Advice(command.id, tips, first)))
    except FathomsError as error:
        refuse(room, listener, Refused(command.id, str(error), ""))


HANDLERS: dict[type[Command], Callable[[Room, Listener, Any], Awaitable[None]]] = {
    Play: play,
    Undo: undo,
    Reset: reset,
    Look: look,
    Sit: sit,
    Leave: leave,
    Go: go,
    Seed: seed,
}
