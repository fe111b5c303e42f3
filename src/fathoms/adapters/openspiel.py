"""OpenSpiel games: importing this module registers `fathoms_<game>` for every game.

    pyspiel.load_game("fathoms_kraken_attack(seats=3,options=whirlpools:2;powers:on)")

Chance is explicit: an action is played up to a draw that has no answer yet, which makes a chance node; with its answer
the action is played again from where it began. Who chooses at the same time is asked in order, and sees nothing of
what the others have chosen. A team that may go in any order is asked in order too, and all but the last may pass.
"""

from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

from fathoms.adapters import missing
from fathoms.adapters.match import Setting
from fathoms.core.chance import dictated
from fathoms.core.loops import asked
from fathoms.core.news import heard_by
from fathoms.core.state import SPECTATOR, Header, clone
from fathoms.core.steps import AnyEvent, Event, line_of
from fathoms.games import AnyVariant, game, games, variant

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("openspiel", "OpenSpiel") from None

MOST_ACTS = 1_000  # after which a match is cut off, unless the game is told otherwise
MOST_OUTCOMES = 256  # of one draw
MOST_DRAWS = (
    64  # of the set-up or an act; ties are rolled anew for ever if need be: beyond these by the match's own dice
)
SETUP = -1  # what is under way before anybody acts


class Asked(Exception):
    """Chance is asked for one of so many, and nobody has answered."""


@dataclass(frozen=True, slots=True)
class Course:
    """A match as far as it has come. It is never changed: what happens makes another one."""

    setting: Setting
    s: Header  # the position before what is under way
    heard: tuple[str, ...]  # all that each seat has heard, done and, as a hash, seen then; last what a spectator heard
    acts: int = 0
    passed: int = 0  # the seats that have passed since somebody acted
    seat: int = 0
    action: int = SETUP  # what is under way, while chance is asked
    answers: tuple[int, ...] = ()
    sides: int = 0  # chance is asked for one of so many, 0 if it is not

    def __deepcopy__(self, memo: object) -> "Course":
        return self

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        return asked(self.s, self.passed)

    def act(self, action: int) -> "Course":
        """The seat that is asked acts."""
        seat, heard = self.turn, list(self.heard)
        seen = blake2b(self.setting.observer.of(self.s, seat).tobytes(), digest_size=8).hexdigest()
        heard[seat] += f"> {self.setting.phrase(action)} at {seen}\n"
        acted = replace(self, heard=tuple(heard), acts=self.acts + 1)
        if action == self.setting.passing:
            return replace(acted, passed=self.passed | 1 << seat)
        return replace(acted, passed=0, seat=seat, action=action).go_on()

    def answer(self, outcome: int) -> "Course":
        """Chance answers."""
        return replace(self, answers=(*self.answers, outcome), sides=0).go_on()

    def go_on(self) -> "Course":
        """Plays what is under way with the answers there are, to its end or to a draw that has none."""
        left, s = list(self.answers), clone(self.s)
        news: list[AnyEvent] = []

        def deal(n: int, drawn: int) -> int:
            if n == 1:
                return 0
            if not left and len(self.answers) < MOST_DRAWS:
                raise Asked(n)
            if not left:
                return drawn
            return left.pop(0)

        def hear(_: Header, what: int, a: int, b: int, c: int) -> None:
            kind = self.setting.variant.game.news[what]
            news.append(Event(kind, (a, b, c)[: len(kind.about)], None))

        try:
            with dictated(deal), heard_by(hear):
                if self.action == SETUP:
                    self.setting.variant.game.rules.setup(self.setting.variant.box, s)
                else:
                    self.setting.variant.step(s, self.seat, self.action)
        except Asked as asked:
            return replace(self, sides=asked.args[0])
        return replace(self, s=s, heard=self._told(news), answers=())

    def _told(self, news: list[AnyEvent]) -> tuple[str, ...]:
        """What everybody has heard once they have heard the news too."""
        onlookers = enumerate((*range(self.s.seats), SPECTATOR))
        return tuple(self.heard[i] + "".join(said(event, seat) for event in news) for i, seat in onlookers)

    def redealt(self, seat: int, seed: int) -> "Course":
        """The same match for all that a seat knows, with everything it cannot know dealt anew.

        Of the others' past only what everybody has heard is left.
        """
        s = self.setting.variant.redealt(self.s, seat, seed, seat)
        heard = [self.heard[-1]] * len(self.heard)
        heard[seat] = self.heard[seat]
        return replace(self, s=s, heard=tuple(heard))


def said(event: AnyEvent, seat: int) -> str:
    """A piece of news as a seat hears it, in the fewest words."""
    line = line_of(event, seat)
    return " ".join([line.key.removeprefix("news-"), *map(str, line.about.values())]) + "\n"


class Play(pyspiel.State):
    """A state of an OpenSpiel game."""

    def __init__(self, played: "Played") -> None:
        super().__init__(played)
        self.course = played.start
        self.most = played.most

    def current_player(self) -> int:
        """The seat that is asked, or chance."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.course.sides else self.course.turn

    def is_terminal(self) -> bool:
        """Whether the match has ended, or was cut off."""
        course = self.course
        return not course.sides and (bool(course.s.over) or course.acts >= self.most)

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before, nor where the match was cut off."""
        return self.course.setting.worth(self.course.s)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every answer is as likely as the others."""
        return [(outcome, 1 / self.course.sides) for outcome in range(self.course.sides)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.setting.legal(self.course.s, player)

    def _apply_action(self, action: int) -> None:
        self.course = self.course.answer(action) if self.course.sides else self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.course.setting.phrase(action)

    def resample_from_infostate(self, player: int, sampler: Any) -> "Play":
        """A state that the seat cannot tell from this one, everything it cannot know dealt anew."""
        return self.redealt(player, int(sampler() * (1 << 53)))

    def redealt(self, player: int, seed: int) -> "Play":
        """The same by a seed of one's own."""
        state: Play = self.clone()
        state.course = self.course.redealt(player, seed)
        return state

    def __str__(self) -> str:
        """The table as a spectator sees it, and by which actions it came to that."""
        return f"{self.course.setting.picture(self.course.s, SPECTATOR)}\n{self.history_str()}"


class Eyes:
    """What a seat observes: what it may know now; as a text with perfect recall also all it has heard and done."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        self.tensor = None if recall else np.zeros(len(setting.observer), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: Play, player: int) -> None:
        """Looks at a state with the eyes of a seat."""
        if self.tensor is not None:
            self.tensor[:] = self.setting.observer.of(state.course.s, player)

    def string_from(self, state: Play, player: int) -> str:
        """What a seat may know now, every entry that is not 0; with perfect recall, before it all it heard and did."""
        observer, course = self.setting.observer, state.course
        vector = observer.of(course.s, player)
        now = " ".join(
            [f"seat={player}", *(f"{observer.names[i]}={vector[i]}" for i in np.flatnonzero(vector[1:]) + 1)]
        )
        return course.heard[player] + now if self.recall else now


class Played(pyspiel.Game):
    """A game of Fathoms as one of OpenSpiel's; there is a class of this kind for each."""

    kind: Any  # what OpenSpiel calls its type
    fathoms_name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        pairs = given["options"].replace(":", "=").replace("+", ",").split(";")
        said = " ".join([self.fathoms_name, f"seats={given['seats']}", *filter(None, pairs)])
        chosen = variant(said, edition=Path(given["edition"]) if given["edition"] else None)
        self.setting = Setting(chosen)
        self.most = given["max_acts"]
        if self.most < 1:
            raise ValueError(f"max_acts is 1 or more, not {self.most}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=chosen.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if chosen.game.cooperative else 0.0,
            max_game_length=self.most,
        )
        super().__init__(self.kind, info, params or {})
        self.start = Course(self.setting, chosen.blank(), ("",) * (chosen.seats + 1)).go_on()

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can be asked in a match."""
        return int(MOST_DRAWS * (1 + self.most))

    def new_initial_state(self) -> Play:
        """A match about to begin."""
        return Play(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Eyes:
        """Whoever looks at states: always with the eyes of one seat, at all that it may know."""
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type and not (iig_obs_type.public_info and iig_obs_type.private_info == alone):
            raise ValueError("a seat observes what is public and what is its own, together: no other observer is there")
        return Eyes(self.setting, bool(iig_obs_type) and iig_obs_type.perfect_recall)


def game_string(chosen: AnyVariant, edition: str | Path = "") -> str:
    """What OpenSpiel loads a variant by; its edition, if it has one, from a file that must then be the same edition."""
    name, seats, *options = str(chosen).split(" ")
    said = ";".join(options).replace("=", ":").replace(",", "+")
    return f"{short_name(name)}({seats},options={said}{f',edition={edition}' if edition else ''})"


def short_name(name: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"fathoms_{name.replace('-', '_')}"


def register(name: str) -> None:
    """Makes a game known to OpenSpiel."""
    found, kinds = game(name), pyspiel.GameType
    kind = kinds(
        short_name=short_name(found.name),
        long_name=found.words("en").say("title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if found.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": found.usual_seats, "options": "", "edition": "", "max_acts": MOST_ACTS},
    )
    opened = type(kind.short_name, (Played,), {"kind": kind, "fathoms_name": name, "__module__": __name__})
    globals()[kind.short_name] = opened  # where pickle finds it
    pyspiel.register_game(kind, opened)  # a class: OpenSpiel lets go of it only after Python has ended


for _name in games():
    register(_name)
