"""The peer: OpenSpiel's games, played the same way through its Python interface."""

from __future__ import annotations

from typing import Any

import pyspiel  # installed by `make bench`
from open_spiel.python.games import (  # noqa: F401  # registers
    block_dominoes,
    liars_poker,
)

from bench.playouts import Playouts

GAMES = ("python_liars_poker", "python_block_dominoes", "goofspiel(players=4)")


class OpenSpielPlayouts(Playouts):
    """Random games of one OpenSpiel game; chance is played uniformly over its outcomes, which is no slower
    than the odds.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rules = pyspiel.load_game(name)

    def game(self) -> int:
        state, decisions = self.rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self._pick([action for action, _ in state.chance_outcomes()]))
            elif state.is_simultaneous_node():
                actions = [
                    self._pick(state.legal_actions(player)) for player in range(self.rules.num_players())
                ]
                state.apply_actions(actions)
                decisions += len(actions)
            else:
                state.apply_action(self._pick(state.legal_actions()))
                decisions += 1
        return decisions

    def _pick(self, actions: list[int]) -> int:
        return actions[int(self.random() * len(actions))]

    def mid_game(self) -> Any:
        state = self.rules.new_initial_state()
        for _ in range(6):
            if state.is_simultaneous_node():
                state.apply_actions(
                    [state.legal_actions(player)[0] for player in range(self.rules.num_players())]
                )
            else:
                state.apply_action(state.legal_actions()[0])
        return state
