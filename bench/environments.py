"""How fast the environments step, beside the own games of PettingZoo and OpenSpiel: `python -m
bench.environments`.

A step asks for an observation and a mask and does a random legal action. Every figure is of the same loop.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel  # installed by `make bench`, like the games below
from open_spiel.python.games import liars_poker  # noqa: F401  # registers
from pettingzoo.classic import connect_four_v3, tictactoe_v3

from bench.__main__ import measured
from bench.playouts import Playouts
from mazmorra.environments import gymnasium, openspiel, pettingzoo
from mazmorra.environments.encoding import Form

OURS = (("raiders", 4), ("quest", 4), ("platformer", 4))


class OneByOne(Playouts):
    """Games of a PettingZoo environment, one agent after the other."""

    def __init__(self, name: str, env: Any) -> None:  # the library has no types
        super().__init__(f"PettingZoo, {name}")
        self.env = env
        env.reset(seed=1)

    def game(self) -> int:
        steps = 0
        self.env.reset()
        for _ in self.env.agent_iter():
            seen, _, ended, cut, _ = self.env.last()
            self.env.step(None if ended or cut else picked(self, seen["action_mask"]))
            steps += not ended
        return steps


class AllAtOnce(Playouts):
    """Games of a parallel environment; the decisions of all who are asked count."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(f"PettingZoo parallel, {name}")
        self.env = pettingzoo.parallel_env(name, seats)

    def game(self) -> int:
        steps = 0
        seen, _ = self.env.reset()
        while self.env.agents:
            steps += len(self.env.play.waiting)
            seen, *_ = self.env.step(
                {agent: picked(self, each["action_mask"]) for agent, each in seen.items()}
            )
        return steps


class OneLearner(Playouts):
    """Games of a learner among bots; its own steps count, the bots' time does too."""

    def __init__(self, bots: str, form: Form) -> None:
        super().__init__(f"Gymnasium, raiders, {form}, against {bots}")
        self.env = gymnasium.env("raiders", 4, bots=bots, form=form)
        self.env.reset(seed=1)

    def game(self) -> int:
        _, told = self.env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, told = self.env.step(picked(self, told["action_mask"]))
            steps += 1
        return steps


class Observed(Playouts):
    """Games of OpenSpiel, with the tensor of whoever is asked."""

    def __init__(self, name: str, tensor: str = "observation_tensor") -> None:
        super().__init__(f"OpenSpiel, {name}")
        self.rules, self.tensor = pyspiel.load_game(name), tensor

    def game(self) -> int:
        state, steps = self.rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
                getattr(state, self.tensor)(state.current_player())
                steps += 1
            state.apply_action(actions[int(self.random() * len(actions))])
        return steps


def picked(playouts: Playouts, mask: Any) -> int:  # an array, as each library has it
    legal = np.flatnonzero(mask)
    return int(legal[int(playouts.random() * len(legal))])


def main() -> None:
    playouts: list[Playouts] = [OneByOne(f"our {name}", pettingzoo.env(name, seats)) for name, seats in OURS]
    playouts += [AllAtOnce(name, seats) for name, seats in OURS]
    playouts.append(OneByOne("its tictactoe_v3", tictactoe_v3.raw_env()))
    playouts.append(OneByOne("its connect_four_v3", connect_four_v3.raw_env()))
    playouts += [OneLearner("random", "numbers"), OneLearner("random", "features")]
    playouts.append(OneLearner("greedy", "numbers"))
    playouts += [Observed(f"{openspiel.PREFIX}{name}") for name, _ in OURS]
    playouts.append(Observed("python_liars_poker"))
    print("| random steps, one thread | steps a second | games a second |\n|---|---|---|")
    for name, speed in measured(playouts).items():
        print(f"| {name} | {speed.decisions:,.0f} | {speed.games:,.1f} |")


if __name__ == "__main__":
    main()
