"""The messages of docs/protocol.md as types: what is read is checked, what is sent has one shape."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, Union

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from fathoms.core.errors import FathomsError, IllegalAction
from fathoms.core.message import Message
from fathoms.core.scene import Scene, Stock

About = dict[str, str | int]
Fill = Union[str, int, "MessageShown"]
SeatKind = Literal["human", "bot", "open", "absent"]
Word = Literal["hooray", "laugh", "gasp", "grumble", "sorry", "slow", "heart", "look"]
LinkRole = Literal["invite", "watch", "seat"]
LINKS: dict[LinkRole, str] = {"invite": "join", "watch": "watch", "seat": "seat"}  # how the addresses of links begin
MAX_FRAME = 8192
MOST_THEN = 24  # acts that one preview may go on with

# Why a connection is closed: a code, and a few words for whoever reads them.
NO_RIGHT = 4403, "ask somebody at this table for a link"
NO_MATCH = 4404, "there is no such match"
TOO_SLOW = 4408, "too slow to listen: come back"
TOO_MUCH = 1008, "too many messages"
FULL = 1008, "this table is full of people; come back later"
COME_BACK = 1012, "come back"


# --- from a client ----------------------------------------------------------------------------------


class Wanted(Struct, frozen=True):
    """A seat as the maker of a match wants it."""

    kind: Literal["me", "open", "bot"]
    level: str = ""
    name: str = ""


class NewMatch(Struct, frozen=True):
    """POST /api/matches; a seed counts only for dice sealed before: `match` and `commitment` are that seal."""

    game: str
    seats: list[Wanted]
    options: dict[str, Any] = field(default_factory=dict)
    preset: str | None = None
    match: str = ""
    commitment: str = ""
    seed: str = ""
    coach: bool = False
    edition: str = ""  # the text of its file
    daily: str = ""  # the day whose dive it is; then nothing else may be wished for but one's own seat


class EditionWanted(Struct, frozen=True):
    """POST /api/games/{game}/edition: the text of an edition's file, to be checked and shown."""

    text: str


class Trying(Struct, frozen=True):
    """POST /api/games/{game}/puzzles/{puzzle}: all acts so far."""

    acts: list[str]


class Joining(Struct, frozen=True):
    """POST /api/links/{role}/{token}: who follows the link."""

    name: str = ""


class Opening(Struct, frozen=True):
    """POST /api/network: whether devices in the home network may come."""

    open: bool


class Command(Struct, frozen=True, tag_field="do", tag=str.lower):
    """Something a client asks for; the same id asked again changes nothing."""

    id: str
    seat: int


class Play(Command, frozen=True):
    """An action, on the position of that ply."""

    action: str
    ply: int


class Undo(Command, frozen=True):
    """One act back."""


class Reset(Command, frozen=True):
    """Back to the last draw, reveal or act of another."""


class Look(Command, frozen=True):
    """The table as another seat of mine; -1 as a spectator."""


class Sit(Command, frozen=True):
    """What a seat shall be."""

    kind: Literal["me", "bot", "open", "absent"]
    level: str = ""
    name: str = ""


class Leave(Command, frozen=True):
    """I go; the seat waits, is played by a bot, or the match ends."""

    then: Literal["wait", "bot", "end"]


class Go(Command, frozen=True):
    """A bot that waits for the people may go first."""


class Ready(Command, frozen=True):
    """Before the deal: whether I am ready."""

    ready: bool


class Many(Command, frozen=True):
    """Before the deal: how many shall play."""

    count: int


class Admit(Command, frozen=True):
    """Before the deal: all who were shown out may sit down again."""


class Start(Command, frozen=True):
    """The cards may be dealt; bots sit down where nobody does."""


class Say(Command, frozen=True):
    """A word to all at the table."""

    what: Word


class Typing(Command, frozen=True):
    """Before the deal: whether people may also write what they like to each other."""

    typed: bool


class Write(Command, frozen=True):
    """Words of one's own, where whoever opened the table allowed that."""

    text: str


class Point(Command, frozen=True):
    """I point at a piece, for all to see."""

    piece: str


class Seed(Command, frozen=True):
    """My part of the dice from the next act on."""

    seed: str


class Advise(Command, frozen=True):
    """A question to the coach."""


class Preview(Command, frozen=True):
    """What would an action do, on the position of that ply, and those played then? Nothing is changed."""

    action: str
    ply: int
    then: Annotated[list[str], Meta(max_length=MOST_THEN)] = []


class Ping(Struct, frozen=True, tag_field="do", tag="ping"):
    """Are you there?"""

    id: str


AnyCommand = (
    Play
    | Undo
    | Reset
    | Look
    | Sit
    | Leave
    | Go
    | Ready
    | Admit
    | Many
    | Typing
    | Start
    | Say
    | Write
    | Point
    | Seed
    | Advise
    | Preview
    | Ping
)


# --- from the server --------------------------------------------------------------------------------


class MessageShown(Struct, frozen=True):
    """A sentence before it is put into a language: a key of the words files, and what fills it in."""

    key: str
    about: dict[str, Fill]


def shown(message: Message) -> MessageShown:
    """A message as it is sent."""
    about = {name: shown(fill) if isinstance(fill, Message) else fill for name, fill in message.about.items()}
    return MessageShown(message.key, about)


class SeatShown(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    level: str
    here: bool


class LineShown(Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    n: int
    seat: int
    key: str
    about: About
    rule: str
    motion: str
    beat: str = ""


class Happened(Struct, frozen=True, omit_defaults=True):
    """A line of a step, with the scene after it where the scene changed, whole or what changed in the one before."""

    key: str
    about: About
    rule: str
    motion: str
    beat: str = ""
    scene: Raw | UnsetType = UNSET


class StepShown(Struct, frozen=True):
    """A step as one viewer sees it."""

    n: int
    seat: int
    lines: list[Happened]


class Choice(Struct, frozen=True):
    """One legal action and the way to choose it."""

    seat: int
    action: str
    key: str
    about: About
    path: tuple[str, ...]
    manner: str  # "usual": the warm button; "quiet": lets something be; else ""


class ResultShown(Struct, frozen=True):
    """How it ended."""

    winners: tuple[int, ...]
    ending: str
    rule: str


ABANDONED = ResultShown((), "abandoned", "")


class Now(Struct, frozen=True, omit_defaults=True):
    """The present as one viewer sees it, without what is empty or not so; its scene where the viewer has not got it."""

    ply: int
    waiting: tuple[int, ...]
    phase: str
    ready: tuple[int, ...] = ()
    chosen: str | None = None
    choices: list[Choice] = []
    undo: bool = False
    private: tuple[int, ...] = ()
    over: bool = False
    result: ResultShown | None = None
    scene: Raw | UnsetType = UNSET


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """Everything a viewer may know of a table."""

    match: str
    game: str
    options: dict[str, Any]
    edition: dict[str, Any]
    seats: list[SeatShown]
    mine: tuple[int, ...]
    eye: int
    lines: list[LineShown]
    now: Now
    dice: dict[str, str]
    rematch: str | None
    coach: bool
    closed: MessageShown | None  # why nobody plays on here; null while somebody may
    hands: list[LineShown]  # every change of hands, as lines of the log
    reclaim: tuple[int, ...]  # seats that were mine and that I may take back
    patience: float  # seconds after which a bot may play for somebody who has gone
    daily: str  # the day whose dive it is, or ""
    typed: bool  # whether people may write what they like to each other


class LobbyMessage(Struct, frozen=True, tag_field="type", tag="lobby"):
    """A table before the deal: who has come, who is ready, and whether I decide when it begins."""

    match: str
    game: str
    options: dict[str, Any]
    seats: list[SeatShown]
    ready: tuple[int, ...]
    mine: tuple[int, ...]
    maker: bool
    host: int  # the maker's seat; -1 where they have none
    counts: list[int]
    dice: dict[str, str]
    starts: bool  # whether I may start it now
    typed: bool  # whether people may write what they like to each other
    out: list[str]  # who I have shown out, by name
    barred: bool  # whether I was shown out
    closed: MessageShown | None


class StepsMessage(Struct, frozen=True, tag_field="type", tag="steps"):
    """What happened since."""

    steps: list[StepShown]
    now: Now


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The command is committed."""

    id: str
    ply: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command changed nothing, and why."""

    id: str
    error: str
    message: MessageShown
    rule: str
    now: Now | None = None


class ErrorShown(Struct, frozen=True, omit_defaults=True):
    """The body of an HTTP error: one sentence in English, and the message it is."""

    error: str
    message: MessageShown
    rule: str = ""


def refused(id: str, error: FathomsError) -> Refused:
    """Why a command changed nothing."""
    return Refused(id, str(error), shown(error.message), rule_of(error))


def error_shown(error: FathomsError) -> ErrorShown:
    """An error as it is sent."""
    return ErrorShown(str(error), shown(error.message), rule_of(error))


def rule_of(error: FathomsError) -> str:
    """The rule behind a refusal, if there is one."""
    return error.rule if isinstance(error, IllegalAction) else ""


class SeatsMessage(Struct, frozen=True, tag_field="type", tag="seats"):
    """Who sits where, which seats are mine, and whether I may ask the coach."""

    seats: list[SeatShown]
    mine: tuple[int, ...]
    coach: bool
    hands: list[LineShown]
    reclaim: tuple[int, ...]


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said a word."""

    seat: int
    what: Word


class Wrote(Struct, frozen=True, tag_field="type", tag="wrote"):
    """Somebody wrote something."""

    seat: int
    text: str


class Pointed(Struct, frozen=True, tag_field="type", tag="pointed"):
    """Somebody points at a piece."""

    seat: int
    piece: str


class RematchMessage(Struct, frozen=True, tag_field="type", tag="rematch"):
    """The same table was set up again."""

    match: str


class Tip(Struct, frozen=True):
    """One choice in the coach's eyes: the chance to win, and the hint it changes most, to more or less than others."""

    action: str
    chance: float | None
    hint: str = ""
    more: bool = False
    good: bool = False


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    """The coach's answer, the best first."""

    id: str
    choices: list[Tip]
    first: dict[int, float] = {}  # in a team that may go in any order: its chance to win if that bot goes first


class Previewed(Struct, frozen=True, tag_field="type", tag="previewed"):
    """What an action does for sure as far as its seat may know, the scene then, and whether that is all."""

    id: str
    action: str
    ply: int
    lines: list[Happened]
    sure: bool
    scene: Raw | UnsetType = UNSET


# --- looking back -----------------------------------------------------------------------------------


class PlyShown(Struct, frozen=True):
    """One act of a finished match, with the chances after it, which of them to tell of, and what the choice cost."""

    n: int
    seat: int
    did: MessageShown
    chances: list[float]
    most: int
    best: MessageShown
    choice: float
    turning: bool


class AccountShown(Struct, frozen=True):
    """How a seat came to its last chance, in whole percents: start + own + others + luck = end; its costliest act."""

    seat: int
    start: int
    own: int
    others: int
    luck: int
    end: int
    worst: int | None


class Review(Struct, frozen=True):
    """GET /api/matches/{id}/review; `start` are the chances before the first act."""

    start: list[float]
    plies: list[PlyShown]
    accounts: list[AccountShown]


# --- lessons --------------------------------------------------------------------------------------------


class LessonPart(Struct, frozen=True):
    """What the learner plays, or nothing where it is enough to go on; what happens then, and the present after it."""

    action: str
    steps: list[StepShown]
    now: Now


class LessonStep(Struct, frozen=True):
    """One thing that is said, what it points at, and what is played then; with a table where a scene begins."""

    say: str
    point: tuple[str, ...]
    parts: list[LessonPart]
    table: TableMessage | None


class LessonShown(Struct, frozen=True):
    """GET /api/games/{game}/lesson; `version` is another one when something of it has changed."""

    version: str
    steps: list[LessonStep]


# --- puzzles --------------------------------------------------------------------------------------------


class PuzzleShown(Struct, frozen=True):
    """GET /api/games/{game}/puzzles: one of them; the message `goal-…` of the game says what to do in so many acts."""

    id: str
    goal: str
    fins: int  # how hard it is, from 1
    acts: int


class PuzzleTable(Struct, frozen=True):
    """GET /api/games/{game}/puzzles/{puzzle}: the table before the first act."""

    puzzle: PuzzleShown
    table: TableMessage


class PuzzleTried(Struct, frozen=True):
    """What the last of the acts brought; once it is solved or missed, nobody is asked any more."""

    status: Literal["open", "solved", "missed"]
    steps: list[StepShown]
    now: Now


class PuzzleAnswer(Struct, frozen=True):
    """GET /api/games/{game}/puzzles/{puzzle}/answer: the acts that solve it."""

    answer: tuple[str, ...]


# --- before a match -----------------------------------------------------------------------------------


class Sealed(Struct, frozen=True):
    """POST /api/seals: a match to be made, and what its dice are sealed with."""

    match: str
    commitment: str


class LinkShown(Struct, frozen=True):
    """GET /api/links/{role}/{token}: where a link leads, before anybody follows it."""

    role: LinkRole
    game: str
    host: str  # what the maker is called
    seat: int  # of a link to a seat; else -1
    free: int  # seats
    match: str = ""  # for those who play there already


class NetworkShown(Struct, frozen=True):
    """GET /api/network: whether devices in the home network may come, where to, and whether I may change that."""

    address: str | None
    open: bool
    mine: bool


class OptionShown(Struct, frozen=True):
    """What can be chosen about a game; what is usual depends on the number of seats."""

    name: str
    kind: Literal["one", "some", "datum"]
    values: list[Any]
    usual: dict[str, Any]
    rule: str


class GameShown(Struct, frozen=True):
    """GET /api/games: one of them."""

    name: str
    short: str  # the letters its rules are numbered with
    title: dict[str, str]
    seats: list[int]
    usual_seats: int
    usual_bot: str
    first_preset: str  # with which newcomers begin; empty: none
    daily_bot: str
    minutes: int
    lesson: int  # minutes that learning it takes
    cooperative: bool
    levels: list[str]
    options: list[OptionShown]
    presets: Mapping[str, Mapping[str, Any]]


class EndingShown(Struct, frozen=True):
    """A way a game can end."""

    name: str
    rule: str


class Kit(Struct, frozen=True):
    """GET /api/games/{game}/kit: sizes in board units (of a kind width, height, anchor), labels as they are read."""

    board: tuple[float, float]
    kinds: Mapping[str, tuple[float, float, float, float]]
    reading: Sequence[str]
    track: Sequence[tuple[float, float]]  # the way along which pieces go
    phases: Sequence[str]
    endings: list[EndingShown]


class Complaint(Struct, frozen=True):
    """Something that keeps an edition from being played, and the line it stands on, where it stands on one."""

    line: int | None
    error: "ErrorShown"


class EditionShown(Struct, frozen=True):
    """An edition: all that is wrong with it; or what it changes, its table at the start, and what lies in its box."""

    complaints: list[Complaint]
    changed: int
    scene: Scene | None
    contents: list[Stock]


class EditionFile(Struct, frozen=True):
    """An edition that comes with a game."""

    name: str
    text: str


class EditionsShown(Struct, frozen=True):
    """GET /api/games/{game}/edition: the whole box as a file to be changed, and editions to try."""

    text: str
    examples: list[EditionFile]


class Sitter(Struct, frozen=True):
    """Who sits on a seat of a match that is not open now."""

    kind: SeatKind
    name: str
    level: str


class MatchShown(Struct, frozen=True):
    """GET /api/matches: one of mine."""

    match: str
    game: str
    seats: list[Sitter]
    mine: tuple[int, ...]
    waiting: tuple[int, ...]
    over: bool
    result: ResultShown | None
    closed: bool  # nobody plays on here
    gathering: bool  # people come together; nothing is dealt yet
    made: float
    changed: float
    daily: str  # the day whose dive it is, or ""
