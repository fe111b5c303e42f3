"""PettingZoo environments of any game: `env` asks one agent at a time, `parallel_env` all of them at every step.

An agent observes {"observation": what its seat may know, "action_mask": what it may do}. At the end rewards are as in
`match.Setting.worth`. An action that is not open to its agent ends the match: it costs that agent 1, and the agent's
info says under "refused" why it was not open. After `max_cycles` actions (in parallel: steps) a match is cut off.
"""

from functools import cached_property
from typing import Any

from fathoms.adapters import missing
from fathoms.adapters.match import NO_MATCH, RENDER_MODES, Match, Seeds, Setting, checked_render_mode
from fathoms.core.options import checked_number
from fathoms.core.state import SPECTATOR
from fathoms.games import game

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ModuleNotFoundError:
    raise missing("pettingzoo", "PettingZoo") from None

MOST_CYCLES = 10**9  # before a match is cut off


def env(name: str, *, max_cycles: int | None = None, render_mode: str | None = None, **variant: Any) -> Any:
    """A game as an AEC environment; seats, options, preset and edition as for a table."""
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(raw_env(name, max_cycles=max_cycles, render_mode=render_mode, **variant))
    )


class Agents:
    """What both kinds of environment have: agents with their spaces, a match, and what came of it so far."""

    metadata: dict[str, Any]

    def __init__(
        self, name: str, *, max_cycles: int | None = None, render_mode: str | None = None, **variant: Any
    ) -> None:
        self.setting = Setting(game(name).variant(**variant))
        if max_cycles is not None:
            checked_number("max_cycles", max_cycles, 1, MOST_CYCLES)
        self.max_cycles = max_cycles
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {
            "name": self.setting.variant.game.name.replace("-", "_"),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,  # an agent may be asked twice before another is; see parallel_env
        }
        observer, actions = self.setting.observer, self.setting.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.variant.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(observer.low, observer.high, dtype=observer.low.dtype.type),
                    "action_mask": spaces.MultiBinary(actions),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.seeds = Seeds()

    @cached_property
    def match(self) -> Match:
        """The match under way; a reset begins it."""
        raise ResetNeeded(NO_MATCH)

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as a spectator sees it: given as text, or shown to a human."""
        return self.setting.render(self.match.state, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def begin(self, seed: int | None) -> None:
        """A new match with all agents."""
        self.match = Match(self.setting, self.seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.cycles = 0
        self.settle([0.0] * len(self.agents))

    def settle(self, rewards: list[float], *, ended: bool = False, cut_off: bool = False) -> None:
        """Gives every agent its reward, and says whether the match is over for it."""
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, ended)
        self.truncations = dict.fromkeys(self.possible_agents, cut_off and not ended)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}

    def refuse(self, refused: dict[int, int]) -> None:
        """Ends the match because of actions, by seat, that were not open."""
        self.settle([-1.0 if seat in refused else 0.0 for seat in range(len(self.possible_agents))], ended=True)
        for seat, action in refused.items():
            self.infos[self.possible_agents[seat]]["refused"] = self.setting.refuse(self.match.state, seat, action)

    def settle_cycle(self) -> None:
        """Counts a cycle, and gives what it was worth."""
        self.cycles += 1
        cut_off = self.max_cycles is not None and self.cycles >= self.max_cycles
        self.settle(self.setting.worth(self.match.state), ended=self.match.over, cut_off=cut_off)


class raw_env(Agents, AECEnv):  # as PettingZoo names it
    """One agent at a time: the first that waits and has not passed."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed gives the same one, here and at a table."""
        self.begin(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[self.match.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know and do; nothing, if it is not asked."""
        seat, s = self.possible_agents.index(agent), self.match.state
        asked = not s.over and agent == self.agent_selection
        mask = self.setting.mask(self.setting.legal(s, seat) if asked else [])
        return {"observation": self.setting.observer.of(s, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent that is asked acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, chosen = self.possible_agents.index(agent), int(action if action is not None else -1)
        self._cumulative_rewards[agent] = 0.0
        if chosen in self.setting.legal(self.match.state, seat):
            self.match.play(seat, chosen)
            self.settle_cycle()
        else:
            self.refuse({seat: chosen})
        self._accumulate_rewards()
        if not any(self.terminations.values()):
            self.agent_selection = self.agents[self.match.turn]


class parallel_env(Agents, ParallelEnv):  # as PettingZoo names it
    """All agents at every step.

    Those who do not wait pass, and cannot do otherwise. In a simultaneous choice all who wait are heard; else the first
    that does not pass, and the others are asked again.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match; the same seed gives the same one, here and at a table."""
        self.begin(seed)
        return self.observations(), self.infos

    def legal(self, seat: int) -> list[int]:
        """What an agent may do: to pass, and nothing else, where it does not wait."""
        return self.setting.legal(self.match.state, seat) or [self.setting.passing]

    def observations(self) -> dict[str, dict[str, Any]]:
        """What every agent may know and do."""
        observer, s = self.setting.observer, self.match.state
        return {
            agent: {"observation": observer.of(s, seat), "action_mask": self.setting.mask(self.legal(seat))}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Every agent acts or passes."""
        if silent := [agent for agent in self.agents if agent not in actions]:
            raise ValueError(
                f"step takes an action of every agent, also of those who pass; none came of {', '.join(silent)}"
            )
        chosen = {seat: int(actions[agent]) for seat, agent in enumerate(self.agents)}
        refused = {seat: action for seat, action in chosen.items() if action not in self.legal(seat)}
        if refused:
            self.refuse(refused)
        else:
            s, passing = self.match.state, self.setting.passing
            speaking = [seat for seat in self.setting.waiting(s) if chosen[seat] != passing]
            for seat in speaking if self.setting.together(s) else speaking[:1]:
                self.match.play(seat, chosen[seat])
            self.settle_cycle()
        given = self.observations(), self.rewards, self.terminations, self.truncations, self.infos
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agents = []
        return given
