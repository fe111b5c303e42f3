"""A live table: one match in memory, those who are at it, and its bots.

A command becomes a change, worked out without altering anything; the change is committed to the store; then it is
applied to the room and told to everybody. There is no other way in: a change that somebody else committed is applied
by the same door.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from msgspec import json
from msgspec.structs import replace

from fathoms.core.errors import FathomsError
from fathoms.core.state import NOBODY, Header
from fathoms.core.steps import AnyStep
from fathoms.core.table import AnyTable, Table
from fathoms.dive import seed_of
from fathoms.games import from_row, game
from fathoms.server import seats as seating
from fathoms.server.bots import Bots, Question
from fathoms.server.dice import Dice
from fathoms.server.limits import Limits, Windows
from fathoms.server.protocol import (
    COME_BACK,
    Ack,
    LineShown,
    LobbyMessage,
    Refused,
    RematchMessage,
    Review,
    SeatShown,
    SeatsMessage,
    StepsMessage,
    TableMessage,
    shown,
)
from fathoms.server.rows import news_of, whole_steps
from fathoms.server.store import (
    ANSWERS,
    RANK,
    Answer,
    Change,
    Loaded,
    NotCommitted,
    Present,
    Repeated,
    Right,
    Seat,
    Stale,
    Store,
)
from fathoms.server.views import View, standing

TRIES = 20  # to commit something while other servers are faster
Eye = tuple[int, tuple[int, ...]]  # a seat or a spectator, and the seats in one hand where they are several

encode = json.Encoder().encode


class Listener(Protocol):
    """Somebody who is at the table: a guest on one device."""

    guest: str
    eye: int

    def send(self, message: bytes) -> None:
        """Puts a message on its way."""

    def close(self, code: int, reason: str) -> None:
        """Ends the connection."""


class Closed(FathomsError):
    """A match that can be looked at, replayed and kept, but not played on."""


class Room:
    """One match in memory. What changes it holds `lock`; nothing is told before it is kept."""

    def __init__(
        self,
        loaded: Loaded,
        table: AnyTable | None,
        store: Store,
        bots: Bots,
        limits: Limits | None = None,
    ) -> None:
        self.match = loaded.match
        self.present = loaded.present
        self.rights = dict(loaded.rights)
        self._table = table  # None before the deal
        self.limits = limits or Limits()
        self.words = Windows(self.limits.words, self.limits.words_seconds)
        self.store = store
        self.bots = bots
        self.same_rules = loaded.match.same_rules
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.elsewhere: frozenset[str] = frozenset()  # guests who are connected through other servers
        self.answers: OrderedDict[tuple[str, str], Ack | Refused] = OrderedDict()
        for answer in loaded.answers:
            self.remember(answer.guest, json.decode(answer.body, type=Ack))
        self.lost = False
        self.coached: dict[str, asyncio.Task[None]] = {}  # guests whose question the coach thinks about
        self.review: asyncio.Task[Review] | None = None  # of a finished match, once somebody asked for it
        self.reviewers = 0  # who wait for it
        self.asked: int | None = None  # a bot asked to go although people may
        self.left = time.monotonic()  # when the last listener went
        self._seen: dict[int, float] = {}  # when a seat's last listener went
        self._views: dict[Eye, View] = {}  # what was told last, as each eye at the table saw it
        self._play_bots: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[tuple[int, int]] | None = None

    @property
    def table(self) -> AnyTable:
        """What is played; there is nothing to see of it before the deal."""
        if self._table is None:
            raise Closed("error-not-dealt")
        return self._table

    @property
    def dice(self) -> Dice:
        """The dice as they are now, with the seeds given so far."""
        return Dice(self.match.id, self.match.secret, len(self.present.seats), list(self.present.seeds))

    @property
    def seed(self) -> int | None:
        """What all chance and all bots follow from in a daily dive; None in any other match."""
        return seed_of(self.match.game, self.match.daily) if self.match.daily else None

    @property
    def step(self) -> int:
        """The number of the next step."""
        return 0 if self._table is None else len(self._table.steps)

    # --- who is here ----------------------------------------------------------------------------------

    def mine(self, guest: str) -> tuple[int, ...]:
        """The seats a guest may act for."""
        return seating.mine(self.present.seats, guest)

    def right(self, guest: str) -> Right | None:
        """What a guest may do here."""
        return self.rights.get(guest)

    def coaches(self, guest: str) -> bool:
        """Whether a guest may ask the coach: in a game against other people only if it was made so."""
        free = game(self.match.game).cooperative or self.match.coach or seating.alone(self.present.seats, guest)
        return free and self.closed is None and bool(self.mine(guest))

    @property
    def closed(self) -> Closed | None:
        """Why nobody plays on here; None while somebody may."""
        if self.match.opened:
            return Closed("error-kept-match")
        return None if self.same_rules else Closed("error-other-rules")

    def here(self, seat: int) -> bool:
        """Whether somebody who holds the seat is connected."""
        guests = self.present.seats[seat].guests
        return not self.elsewhere.isdisjoint(guests) or any(listener.guest in guests for listener in self.listeners)

    def busy(self) -> bool:
        """Whether somebody is here, or waits for something from here."""
        reviewing = self.review is not None and not self.review.done()
        return bool(self.listeners) or self.lock.locked() or reviewing

    def gone(self, seat: int) -> float:
        """For how many seconds nobody who holds the seat has been connected."""
        return 0 if self.here(seat) else time.monotonic() - self._seen.get(seat, self.left)

    def enter(self, listener: Listener) -> None:
        """Somebody comes: they get the present, the others hear of it."""
        if self.lost:
            listener.close(*COME_BACK)
            return
        self.listeners.append(listener)
        self.greet(listener)
        if self.mine(listener.guest):
            self.tell_seats(but=listener)
        self.nudge()

    def greet(self, listener: Listener) -> None:
        """The whole table for one listener, through the eye of their seat if they have one."""
        listener.eye = seating.eye_of(self.mine(listener.guest))
        listener.send(self.table_message(listener))

    def go(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.remove(listener)
        self.left = time.monotonic()
        mine = self.mine(listener.guest)
        for seat in mine:
            self._seen[seat] = self.left
        if mine:
            self.tell_seats()
        if listener.guest not in [other.guest for other in self.listeners] and listener.guest in self.coached:
            self.coached[listener.guest].cancel()
        if not self.listeners and self._thinking is not None:
            self._thinking.cancel()

    def meet(self, guests: frozenset[str]) -> None:
        """Who is connected through other servers now; those at the table hear who has come or gone."""
        seats = range(len(self.present.seats))
        before = [self.here(seat) for seat in seats]
        self.elsewhere = guests
        for seat in seats:
            if before[seat] and not self.here(seat):
                self._seen[seat] = time.monotonic()
        if before != [self.here(seat) for seat in seats]:
            self.tell_seats()
            self.nudge()

    # --- telling ----------------------------------------------------------------------------------------

    def seen_by(self, eye: int, mine: tuple[int, ...] = ()) -> View:
        """The table through an eye that has seen nothing of it yet."""
        return View(self.table, eye, mine)

    def watched(self, eye: int, mine: tuple[int, ...] = ()) -> View:
        """The table through the eye of somebody who is at it: they have heard everything up to the present."""
        view = self.seen_by(eye, mine)
        if self.same_rules:
            view.seen(self.table.state)
        return view

    def table_message(self, listener: Listener) -> bytes:
        """Everything for one listener."""
        if self.present.gathering:
            return encode(self.lobby(listener.guest))
        view = self.seen_by(listener.eye, self.mine(listener.guest))
        message = TableMessage(
            match=self.match.id,
            game=self.match.game,
            options=self.match.variant["options"],
            edition=self.match.variant["edition"],
            seats=self.seats(),
            mine=view.mine,
            eye=view.eye,
            lines=view.log(),
            now=view.now(self.present),
            dice={} if self.match.opened or self.match.daily else {"commitment": self.dice.commitment},
            rematch=self.present.rematch,
            coach=self.coaches(listener.guest),
            closed=None if self.closed is None else shown(self.closed.message),
            hands=self.hands(),
            reclaim=self.reclaims(listener.guest),
            patience=self.limits.bot_seconds,
            daily=self.match.daily,
            typed=self.present.typed,
        )
        return encode(message)

    def lobby(self, guest: str) -> LobbyMessage:
        """The table before the deal."""
        hosts = [i for i, seat in enumerate(self.present.seats) if self.match.maker in seat.guests]
        return LobbyMessage(
            match=self.match.id,
            game=self.match.game,
            options=self.match.variant["options"],
            seats=self.seats(),
            ready=tuple(i for i, seat in enumerate(self.present.seats) if seat.ready),
            mine=self.mine(guest),
            maker=self.right(guest) == "maker",
            host=hosts[0] if hosts else NOBODY,
            counts=list(game(self.match.game).seats),
            dice={"commitment": self.dice.commitment},
            starts=self.starts(guest),
            typed=self.present.typed,
            out=list(dict.fromkeys(self.present.out.values())) if self.right(guest) == "maker" else [],
            barred=guest in self.present.out,
            closed=None if self.closed is None else shown(self.closed.message),
        )

    def starts(self, guest: str) -> bool:
        """Whether a guest may have the cards dealt: the maker always; if they have gone, those who play when ready."""
        if self.right(guest) == "maker":
            return True
        hosted = self.match.maker in (*self.elsewhere, *(listener.guest for listener in self.listeners))
        people = [seat for seat in self.present.seats if seat.kind == "human" and self.match.maker not in seat.guests]
        return bool(self.mine(guest)) and not hosted and all(seat.ready for seat in people)

    def hands(self) -> list[LineShown]:
        """Every change of hands, as lines of the log."""
        return [seating.line_of(hand) for hand in self.present.hands]

    def reclaims(self, guest: str) -> tuple[int, ...]:
        """Seats that were taken from a guest while they were away."""
        return tuple(i for i, seat in enumerate(self.present.seats) if guest in seat.former)

    def tell_table(self) -> None:
        """Everything anew for everybody."""
        for listener in self.listeners:
            listener.send(self.table_message(listener))

    def tell_steps(self, steps: Sequence[AnyStep], before: Header) -> None:
        """What has happened since `before`, for everybody, each through their own eye."""
        first = len(self.table.steps) - len(steps)
        drawn: dict[Eye, bytes] = {}
        views: dict[Eye, View] = {}
        for listener in self.listeners:
            mine = self.mine(listener.guest)
            key = listener.eye, mine if len(mine) > 1 else ()
            if key not in drawn:
                views[key] = view = self._views.get(key) or self.seen_by(*key)
                if view.told is not before:
                    view.seen(before)
                drawn[key] = encode(StepsMessage(view.steps(first, steps), view.now(self.present)))
            listener.send(drawn[key])
        self._views = views

    def tell_seats(self, *, but: Listener | None = None) -> None:
        """Who sits where, for everybody."""
        seats, hands = self.seats(), self.hands()
        for listener in self.listeners:
            if listener is but:
                continue
            if self.present.gathering:
                listener.send(self.table_message(listener))
            else:
                who = listener.guest
                message = SeatsMessage(seats, self.mine(who), self.coaches(who), hands, self.reclaims(who))
                listener.send(encode(message))

    def tell(self, message: Any, seats: Sequence[int] | None = None) -> None:
        """The same for everybody, or for those on these seats alone."""
        for listener in self.listeners:
            if seats is None or any(seat in seats for seat in self.mine(listener.guest)):
                listener.send(encode(message))

    def hears(self, seat: int) -> Sequence[int] | None:
        """Whom the words of a seat reach; None: everybody."""
        return None if self._table is None else self._table.game.hears(self._table.state, seat)

    def seats(self) -> list[SeatShown]:
        """The seats as everybody sees them."""
        return [SeatShown(s.kind, s.name, s.level, self.here(i)) for i, s in enumerate(self.present.seats)]

    # --- changing -----------------------------------------------------------------------------------------

    def change(self, present: Present | None = None, **more: Any) -> Change:
        """A change of this match to a new present; nothing is altered yet."""
        present = replace(present or self.present, version=self.present.version + 1)
        return Change(self.match.id, self.present.version, present, **more)

    def reseated(self, guest: str, seats: Sequence[Seat]) -> Present:
        """The present with other people on its seats; after the deal every change of hands is remembered."""
        old = self.present
        if old.gathering:
            return replace(old, seats=tuple(seats))
        by = seating.mine(old.seats, guest) or seating.mine(seats, guest)
        new = seating.hands(old.seats, seats, self.step - 1, by[0] if by else NOBODY)
        return replace(old, seats=tuple(seats), hands=seating.remembered((*old.hands, *new)))

    def choice(self, seat: int, action: str, answer: Callable[[int], Answer] | None = None) -> Change:
        """What follows from a seat's choice; while others still choose in secret, it is only kept.

        `answer` says what the one who chose is answered, given the ply after it.
        """
        table, present = self.table, self.present
        phrase = table.game.verbs.phrase(table.check(seat, action))
        chosen = {**present.pending, seat: phrase} if table.secret else {seat: phrase}
        if table.secret and any(waiting not in chosen for waiting in table.waiting):
            said = answer(present.ply) if answer else None
            return self.change(replace(present, pending=chosen), tells="steps", answer=said)
        trial, first = self.trial(), len(table.steps)
        for one in sorted(chosen):
            trial.play(one, chosen[one])
        steps = [trial.steps[n] for n in range(first, len(trial.steps))]
        present = replace(present, ply=present.ply + 1, pending={}, **standing(trial))
        said = answer(present.ply) if answer else None
        return self.change(present, tells="steps", first=first, steps=steps, news=news_of(table.game), answer=said)

    def trial(self) -> AnyTable:
        """The table once more, to work something out on; in a daily dive chance goes on in the position itself."""
        dice = None if self.match.daily else self.dice
        return Table(self.table.variant, seed=0, dice=dice, steps=self.table.steps)

    def deal(self, seats: Sequence[Seat], **more: Any) -> Change:
        """The set-up, for those who sit there."""
        variant = from_row({**self.match.variant, "seats": len(seats)})
        table = Table(variant, seed=0, dice=self.dice)
        present = replace(self.present, seats=tuple(seats), gathering=False, **standing(table))
        return self.change(present, tells="table", first=0, steps=table.steps, news=news_of(table.game), **more)

    async def settle(self, plan: Callable[[], Change | None], asker: Listener | None = None) -> None:
        """Commits what a plan makes of the present; where another server was faster, of what is the present then."""
        for _ in range(TRIES):
            change = plan()
            if change is None:
                return
            try:
                await self.commit(change, asker)
                return
            except Stale as stale:
                why = stale
                if self.lost:
                    break
        raise why

    async def commit(self, change: Change, asker: Listener | None = None) -> None:
        """Keeps a change for good; only then is it so. The one who asked for it hears first, then everybody."""
        try:
            await self.store.commit(change)
        except Repeated:
            raise  # nothing has changed
        except Stale:
            await self.catch_up()
            raise
        except BaseException:
            self.lose()
            raise
        try:
            if asker is not None and change.answer is not None:
                asker.send(change.answer.body)
                await asyncio.sleep(0)  # it is on its way before scenes are drawn for everybody
        finally:
            self.apply(change)

    async def catch_up(self) -> None:
        """What other servers have committed since becomes so here too; the room is locked."""
        try:
            missed = await self.store.since(self.match.id, self.present.version)
            if missed is None or not self.same_rules:
                self.lose()
                return
            variant = from_row({**self.match.variant, "seats": len(missed.present.seats)})
            steps = whole_steps(variant, missed.rows, missed.positions, missed.news) if missed.rows else []
        except BaseException:
            self.lose()
            raise
        change = self.change(missed.present, tells=missed.tells, first=missed.first, steps=steps, rights=missed.rights)
        self.apply(replace(change, present=missed.present))

    def apply(self, change: Change) -> None:
        """A change that is kept, by this room or by another one, becomes so here and is told."""
        if change.before != self.present.version:
            self.lose()
            return
        old, before = self.present, None if self._table is None else self._table.steps[-1].after
        self.present = change.present
        for seat, (was, now) in enumerate(zip(old.seats, change.present.seats, strict=False)):
            if was.guests != now.guests:
                self._seen[seat] = time.monotonic()  # whoever sits down has a while to come
        for guest, right in change.rights.items():
            self.rights[guest] = max(right, self.rights.get(guest, right), key=RANK.__getitem__)
        if change.answer is not None:
            self.remember(change.answer.guest, json.decode(change.answer.body, type=Ack))
        if change.first is not None:
            self.asked = None
            self._take_over(change.first, change.steps)
        self._tell_change(change, old, before)
        if self._table is not None:
            self._table.forget()
        self.nudge()

    def _take_over(self, first: int, steps: Sequence[AnyStep]) -> None:
        """Steps that are kept, from that one on; the first ones are the deal."""
        if self._table is None:
            variant = from_row({**self.match.variant, "seats": len(self.present.seats)})
            self.match = replace(self.match, variant=variant.to_row())
            self._table = Table(variant, seed=0, steps=steps, rules=self.match.rules)
        else:
            self._table.rewind(first)
            self._table.accept(steps)

    def _tell_change(self, change: Change, old: Present, before: Header | None) -> None:
        match change.tells:
            case "steps":
                assert before is not None, "what is told comes after the deal"
                self.tell_steps(change.steps, before)
            case "table":
                if old.gathering:
                    for listener in self.listeners:
                        self.greet(listener)
                else:
                    self._greet_anew(old)
                    self.tell_table()
            case "seats" if change.present.gathering:
                self.tell_seats()
            case "seats":
                self.tell_seats()
                self._greet_anew(old)
            case "rematch" if change.present.rematch is not None:
                self.tell(RematchMessage(change.present.rematch))

    def _greet_anew(self, old: Present) -> None:
        """Whose seats have changed sees the table through the eye that is theirs now."""
        pairs = zip(old.seats, self.present.seats, strict=False)  # a lobby may grow
        concerned = {guest for was, now in pairs if was.guests != now.guests for guest in was.guests + now.guests}
        for listener in self.listeners:
            if listener.guest in concerned:
                self.greet(listener)

    def lose(self) -> None:
        """What is in memory may no longer be what is kept: everybody comes back to a fresh room."""
        self.lost = True
        for listener in self.listeners:
            listener.close(*COME_BACK)

    def remember(self, guest: str, answer: Ack | Refused) -> None:
        """The same command will get the same answer."""
        self.answers[guest, answer.id] = answer
        while len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    # --- bots ---------------------------------------------------------------------------------------------

    def bots_to_move(self) -> list[int]:
        """The bots that may think now. Where several may go next, bots let the people go first."""
        if self._table is None or self.lost or self.present.over or self.closed is not None or not self.listeners:
            return []
        bots = self.bots_waiting()
        if self.table.secret:
            return bots[:1]
        if any(self.here(seat) for seat in self.table.waiting):
            bots = [seat for seat in bots if seat == self.asked]
        return bots

    def bots_waiting(self) -> list[int]:
        """The bots that have something to choose."""
        waiting = [seat for seat in self.table.waiting if seat not in self.present.pending]
        return [seat for seat in waiting if self.present.seats[seat].kind == "bot"]

    def nudge(self) -> None:
        """Sets the bots thinking, if one may move and none thinks yet."""
        if self.bots_to_move() and (self._play_bots is None or self._play_bots.done()):
            self._play_bots = asyncio.create_task(self._bots())

    def question(self, seat: int, level: str, guest: str, *, watched: bool = False) -> Question:
        """What a bot is asked in a seat: from what that seat may know, and for whom."""
        view, legal = self.table.view(seat), self.table.legal_numbers(seat)
        key = f"{self.match.id} {self.present.ply} {seat} {level}" if self.present.seats[seat].kind == "bot" else ""
        variant = encode(self.match.variant)
        return Question(self.match.game, variant, level, view, seat, legal, guest, watched, key, self.seed)

    def bot_questions(self, seats: Sequence[int]) -> list[Question]:
        """What the bots in these seats are asked: for somebody who plays here, or else for one who looks on."""
        here = [listener.guest for listener in self.listeners]
        players = [guest for guest in here if self.mine(guest)]
        guest, watched = (players or here)[0], not players
        return [self.question(seat, self.present.seats[seat].level, guest, watched=watched) for seat in seats]

    async def _bots(self) -> None:
        while seats := self.bots_to_move():
            async with self.lock:
                if seats != self.bots_to_move():
                    continue
                ply = self.present.ply
                questions = self.bot_questions(seats)
            self._thinking = asyncio.create_task(self.bots.choose(*questions))
            await asyncio.wait({self._thinking})
            if self._thinking.cancelled():
                continue  # everybody had gone
            seat, action = self._thinking.result()
            async with self.lock:
                if self.present.ply == ply and seat in self.bots_waiting() and not self.present.over:
                    with suppress(NotCommitted):  # then the room is lost
                        await self.commit(self.choice(seat, self.table.game.verbs.phrase(action)))

    async def close(self) -> None:
        """Stops the bots, the coach and the reviewer."""
        single = (self._play_bots, self._thinking, self.review)
        tasks: list[asyncio.Task[Any]] = [*self.coached.values(), *(task for task in single if task)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
