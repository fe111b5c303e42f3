"""One match as environments play it: whom it asks, what they may do and know, and what it was worth to them.

Actions are the game's own and, after them, one more: to pass. Where several seats of a team may go in any order, they
are asked one after the other, and all but the last of them may pass and let another go first. In a simultaneous choice
nobody passes.
"""

import json
import random
from functools import cache
from typing import Any

import fathoms
from fathoms.core.loops import asked, may_pass, reward
from fathoms.core.observation import Mask, Observer, mask_of, passing
from fathoms.core.options import SEED_BITS, checked_seed
from fathoms.core.state import Header, seats_in
from fathoms.games import AnyVariant, from_row

SEEDS = 1 << SEED_BITS  # so many there are, from 0 on
RENDER_MODES = ("human", "ansi")
NO_MATCH = "no match has begun: call reset() first"


class Setting:
    """What all matches of a variant share: how it is looked at, and how many actions there are."""

    def __init__(self, variant: AnyVariant) -> None:
        self.variant = variant
        self.observer = Observer(variant)
        self.passing = passing(variant.game)
        self.actions = self.passing + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return setting_of, (json.dumps(self.variant.to_row()),)

    def waiting(self, s: Header) -> tuple[int, ...]:
        """The seats that may act, in order."""
        return () if s.over else seats_in(s.waiting)

    def together(self, s: Header) -> bool:
        """Whether all who wait choose in secret, to be revealed together."""
        return self.variant.game.phases[s.phase].secret

    def legal(self, s: Header, seat: int) -> list[int]:
        """What a seat may do; to pass too, where it may let another go first."""
        actions = self.variant.legal(s, seat)
        if actions and may_pass(s, seat, self.variant.game.phases.secret):
            actions.append(self.passing)
        return actions

    def mask(self, legal: list[int]) -> Mask:
        """One entry for each action, the last for passing: 1 for those that are legal."""
        return mask_of(legal, self.actions)

    def phrase(self, action: int) -> str:
        """An action in words."""
        return "pass" if action == self.passing else self.variant.game.verbs.phrase(action)

    def refuse(self, s: Header, seat: int, action: int) -> str:
        """Why a seat may not do something, and what would do."""
        if action == self.passing:
            may = ", ".join(self.phrase(a) for a in self.legal(s, seat))
            return f"seat {seat} cannot pass now; it may: {may}"
        try:
            self.variant.table(position=s).check(seat, action)
        except fathoms.IllegalAction as refused:
            return str(refused)
        raise AssertionError(self.phrase(action))

    def worth(self, s: Header) -> list[float]:
        """What the end of a match is worth to each seat (`core.loops.reward`); 0 to all as long as it lasts."""
        rewards = [0.0] * s.seats
        if s.over:
            reward(s, rewards, self.variant.game.cooperative)
        return rewards

    def picture(self, s: Header, seat: int) -> str:
        """The table as a seat, or SPECTATOR, sees it, drawn for a terminal."""
        game, view = self.variant.game, self.variant.hidden(s, seat)
        return str(game.picture(self.variant.box, view, seat, game.words("en")))

    def render(self, s: Header, seat: int, mode: str | None) -> str | None:
        """The picture as a render mode wants it: given as text, or shown to a human."""
        if mode == "human":
            print(self.picture(s, seat))
        return self.picture(s, seat) if mode == "ansi" else None


@cache
def setting_of(row: str) -> Setting:
    """The setting of a variant, as it is pickled."""
    return Setting(from_row(json.loads(row)))


def checked_render_mode(mode: str | None) -> str | None:
    """A way to draw the table, if it is one."""
    if mode is not None and mode not in RENDER_MODES:
        raise fathoms.BadOption(
            "error-option-value", name="render_mode", given=str(mode), allowed=", ".join(RENDER_MODES)
        )
    return mode


class Match:
    """A match under way: its position, and the seats that have passed since somebody acted."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.state: Header = setting.variant.bare_start(checked_seed(seed))
        self.passed = 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state.over)

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        return asked(self.state, self.passed)

    def play(self, seat: int, action: int) -> None:
        """Plays a legal action, unchecked."""
        if action == self.setting.passing:
            self.passed |= 1 << seat
        else:
            self.setting.variant.step(self.state, seat, action)
            self.passed = 0


class Seeds:
    """The seeds of one match after the other: the one that was asked for, then others that follow from it."""

    def __init__(self) -> None:
        self._dice = random.Random()

    def next(self, wanted: int | None) -> int:
        """The seed of the next match: at a table it gives the same game."""
        if wanted is None:
            return self._dice.randrange(SEEDS)
        seed = checked_seed(wanted)
        self._dice.seed(seed)
        return seed
