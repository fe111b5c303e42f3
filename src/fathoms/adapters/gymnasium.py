"""A seat at the table as a Gymnasium environment: bots sit on all the others.

The observation is what the seat may know; `info["action_mask"]` is what it may do. The reward comes at the end, as in
`match.Setting.worth`. An action that is not open ends the match and costs 1; `info["refused"]` says why it was not.
"""

from functools import cached_property
from typing import Any

import fathoms
from fathoms.adapters import missing
from fathoms.adapters.match import NO_MATCH, RENDER_MODES, SEEDS, Match, Setting, checked_render_mode
from fathoms.bots import bot, surest
from fathoms.games import game

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ModuleNotFoundError:
    raise missing("gymnasium", "Gymnasium") from None


def make(name: str, seat: int = 0, bots: str = "crab", *, render_mode: str | None = None, **variant: Any) -> "Seat":
    """One seat of a game against or with bots of a level; seats, options, preset and edition as for a table."""
    return Seat(name, seat, bots, render_mode=render_mode, **variant)


class Seat(gymnasium.Env):
    """One seat of a game; it is asked whenever it may act, before any bot.

    Where its team may go in any order it may also pass: then the bot goes that is surest to do good.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, name: str, seat: int, bots: str, *, render_mode: str | None = None, **variant: Any) -> None:
        self.setting = Setting(game(name).variant(**variant))
        if seat not in range(self.setting.variant.seats):
            raise fathoms.BadOption("error-no-seat", given=str(seat), last=str(self.setting.variant.seats - 1))
        self.seat = seat
        self.bots = bots
        self.bot = bot(self.setting.variant, bots)
        self.render_mode = checked_render_mode(render_mode)
        observer = self.setting.observer
        self.observation_space = spaces.Box(observer.low, observer.high, dtype=observer.low.dtype.type)
        self.action_space = spaces.Discrete(self.setting.actions)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "bot": self.bot.seed}  # all that a bot's choices hang on beside its level

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bot = bot(self.setting.variant, self.bots, kept["bot"])

    @cached_property
    def match(self) -> Match:
        """The match under way; a reset begins it."""
        raise ResetNeeded(NO_MATCH)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new match, up to where the seat is asked; the same seed gives the same one, bots included."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else int(seed)
        self.match = Match(self.setting, chosen)
        self.bot.seed = chosen
        self.refused = ""
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The seat acts, and bots do until it is asked again."""
        chosen = int(action)
        if not self.match.over and not self.refused:
            self._act(chosen)
        reward = -1.0 if self.refused else self.setting.worth(self.match.state)[self.seat]
        return self._observation(), reward, self.match.over or self.refused != "", False, self._info()

    def _act(self, chosen: int) -> None:
        if chosen not in self._legal():
            self.refused = self.setting.refuse(self.match.state, self.seat, chosen)
        else:
            if chosen == self.setting.passing:
                self._let_a_bot_play()
            else:
                self.match.play(self.seat, chosen)
            self._let_bots_play()

    def render(self) -> str | None:
        """The table as the seat sees it: given as text, or shown to a human."""
        return self.setting.render(self.match.state, self.seat, self.render_mode)

    def _observation(self) -> Any:
        return self.setting.observer.of(self.match.state, self.seat)

    def _info(self) -> dict[str, Any]:
        if self.refused:
            return {"action_mask": self.setting.mask([]), "refused": self.refused}
        return {"action_mask": self.setting.mask(self._legal())}

    def _legal(self) -> list[int]:
        """What the seat may do; to pass too, where a bot waits that may go first."""
        s = self.match.state
        actions = self.setting.variant.legal(s, self.seat)
        if actions and not self.setting.together(s) and self._waiting_bots():
            actions.append(self.setting.passing)
        return actions

    def _waiting_bots(self) -> list[int]:
        return [seat for seat in self.setting.waiting(self.match.state) if seat != self.seat]

    def _let_bots_play(self) -> None:
        """Bots play until the seat is asked, or the match is over."""
        while not self.match.over and self.seat not in self.setting.waiting(self.match.state):
            self._let_a_bot_play()

    def _let_a_bot_play(self) -> None:
        """One bot acts: of a team that may go in any order, the one that is surest to do good."""
        s, variant = self.match.state, self.setting.variant
        waiting = self._waiting_bots()
        if len(waiting) == 1 or self.setting.together(s):
            seat = waiting[0]
            action = self.bot.choose(variant.hidden(s, seat), seat, variant.legal(s, seat))
        else:
            seat, action = surest({w: self.bot.decide(variant.hidden(s, w), w, variant.legal(s, w)) for w in waiting})
        self.match.play(seat, action)
