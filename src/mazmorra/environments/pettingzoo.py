"""Every game for PettingZoo: `env` asks one seat after the other (AEC), `parallel_env` all at once.

An agent is a seat, `seat_0` and so on. An observation holds `observation`, what the seat may know, and
`action_mask`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from mazmorra.environments.encoding import Array, Encoding, Form, Mask
from mazmorra.environments.play import Illegal, IllegalAction, Play, Reward, Told, chosen_game
from mazmorra.environments.spaces import action_space, masked_space
from mazmorra.kernel import AnyGame

Seen: TypeAlias = dict[str, Array | Mask]


class _Seats:
    """What both kinds of environment have: agents, spaces, and how a game is seen.

    A game is given as it is, or by its name and settings.
    """

    at_once = False
    """Whether all seats act together."""

    def __init__(
        self,
        game: str | AnyGame = "raiders",
        seats: int | None = None,
        *,
        form: Form = "numbers",
        reward: Reward = "share",
        illegal: Illegal = "ends",
        **settings: str,
    ) -> None:
        super().__init__()
        self.play = Play(chosen_game(game, settings), seats, form, reward, illegal)
        self.illegal = illegal
        name = f"mazmorra_{self.play.game.name}"
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": self.at_once}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self.render_mode = None
        self.action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self.observation_spaces = {agent: masked_space(self.encoding) for agent in self.possible_agents}

    @property
    def encoding(self) -> Encoding:
        """The layout of observations and the list of actions."""
        return self.play.encoding

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def seat_of(self, agent: str) -> int:
        """The seat of an agent."""
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}; there are {self.possible_agents}")
        return self.possible_agents.index(agent)

    def seen_by(self, agent: str, may_wait: bool = False) -> Seen:
        seat = self.seat_of(agent)
        return {"observation": self.play.observe(seat), "action_mask": self.play.mask(seat, may_wait)}

    def told(self) -> dict[str, Told]:
        return {agent: self.play.told(seat) for seat, agent in enumerate(self.possible_agents)}

    def offended(self, error: IllegalAction) -> None:
        """The game ends with an illegal action, or the error goes on to whoever made it."""
        if self.illegal == "raises":
            raise error
        self.play.offender = error.seat

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class SeatBySeat(_Seats, AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # the library has no types
    """A game in which one seat acts after the other. Who is asked at the same time as others sees nothing of
    what they have chosen.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.told()
        self.agent_selection = self.possible_agents[self.play.waiting[0]]

    def observe(self, agent: str) -> Seen:
        return self.seen_by(agent)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("no game is being played: reset the environment first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            self.play.act(self.seat_of(agent), action)
        except IllegalAction as error:
            self.offended(error)
        self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        self.infos = self.told()
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.waiting[0]]
        self._accumulate_rewards()


class AllAtOnce(_Seats, ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # the library has no types
    """A game in which all seats that are asked act in one step; who is not asked has the action 0 alone."""

    at_once = True

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Told]]:
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), self.told()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Told]]:
        if not self.agents:
            raise ValueError("no game is being played: reset the environment first")
        try:
            self.play.act_together({self.seat_of(agent): action for agent, action in actions.items()})
        except IllegalAction as error:
            self.offended(error)
        rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        ended = dict.fromkeys(self.agents, self.play.over)
        given = self._seen(), rewards, ended, dict.fromkeys(self.agents, False), self.told()
        if self.play.over:
            self.agents = []
        return given

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.seen_by(agent, may_wait=True) for agent in self.possible_agents}


env = raw_env = SeatBySeat
parallel_env = AllAtOnce
