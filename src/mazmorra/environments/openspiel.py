"""Every game for OpenSpiel: importing this registers `mazmorra_raiders`, `mazmorra_quest` and
`mazmorra_platformer`, with a parameter for each setting and `seats`.

Chance is explicit. Seats that are asked at the same time are asked one after the other and see nothing of
each other's choice, which is the same game. What is returned is the share of the win.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import get_type_hints

import numpy as np
import numpy.typing as npt
import pyspiel

from mazmorra.environments.encoding import Encoding, encoding_of
from mazmorra.games import REGISTRY, find_game, game_class, usual_seats
from mazmorra.games.numbers import readable
from mazmorra.kernel import AnyTable
from mazmorra.kernel.ask import CHANCE, Ask
from mazmorra.kernel.state import PUBLIC

PREFIX = "mazmorra_"
SEATS = "seats"
"""The parameter that says how many play; `players` is a setting of DungeonQuest."""
USUAL = 0
"""The number of players when nobody says how many."""
DICE = 64
"""No roll has more results than this; a draw has as many as there are cards, rooms or the like."""


class Held:
    """A table inside a state. OpenSpiel copies a state by copying what it holds, and a table does that best
    itself.
    """

    def __init__(self, table: AnyTable, encoding: Encoding) -> None:
        self.table, self.encoding = table, encoding

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.table.copy(), self.encoding)


class DungeonGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game with its settings; `kind` is what was registered for its name."""

    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, str | int] | None = None) -> None:
        given = dict(params or {})
        name = self.kind.short_name.removeprefix(PREFIX)
        settings = {setting: str(value) for setting, value in given.items() if setting != SEATS}
        self.game = find_game(name, settings)
        seats = int(given.get(SEATS, USUAL)) or usual_seats(self.game.seats)
        self.encoding = encoding_of(self.game, seats, "features")
        first = self.game.seated(seats).state
        longest = max(len(getattr(first, field)) for field in first.__lists__)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=max(longest, DICE),
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.game.bound(seats),
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> DungeonState:
        return DungeonState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        return Observer(self.encoding)


class DungeonState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A table with chance left open."""

    def __init__(self, game: DungeonGame) -> None:
        super().__init__(game)
        self.held = Held(game.game.new(game.encoding.seats, ask_chance=True), game.encoding)

    @property
    def table(self) -> AnyTable:
        return self.held.table

    @property
    def ask(self) -> Ask:
        """The question to be answered next."""
        return self.table.asks[0]

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.ask.seat == CHANCE else self.ask.seat

    def is_terminal(self) -> bool:
        return self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.encoding.legal(self.ask))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The options of a draw by their place, with their odds."""
        weights = self.ask.weights
        whole = sum(weights)
        return [(place, weight / whole) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        ask = self.ask
        is_chance = ask.seat == CHANCE
        self.table.answer(
            ask.seat, ask.options[action] if is_chance else self.held.encoding.actions.answer(action)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"{self.ask.kind} {self.ask.options[action]}"
        return str(self.held.encoding.actions[action])

    def returns(self) -> list[float]:
        """The share of the win."""
        if not self.table.over:
            return [0.0] * self.table.seats
        winners = self.table.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.table.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees, and the digest of all that it was ever told and has answered."""
        seat = player_in(self.table, self.current_player() if player is None else player)
        own = [answer for each, answer in self.table.history if each == seat]
        known = hashlib.sha256(repr((self.table.log(seat), own)).encode()).hexdigest()
        return f"{seen(self.table, seat)}\nrecalls: {known}"

    def __str__(self) -> str:
        return repr(self.table.key())


class Observer:
    """What a player sees, as OpenSpiel asks for it: a tensor, and a text."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor: npt.NDArray[np.float32] = np.zeros(encoding.size, np.float32)
        starts, slots = encoding.starts, encoding.layout.slots.values()
        self.dict = {slot.name: self.tensor[starts[slot.start] : starts[slot.stop]] for slot in slots}

    def set_from(self, state: DungeonState, player: int) -> None:
        self.tensor[:] = self.encoding.observe(state.table.view(player_in(state.table, player)))

    def string_from(self, state: DungeonState, player: int) -> str:
        return seen(state.table, player_in(state.table, player))


def player_in(table: AnyTable, player: int) -> int:
    """A player's seat. Numbers below 0 are chance and nobody: a view of such a number is a watcher's, or sees
    everything.
    """
    if player not in range(table.seats):
        raise ValueError(f"players are 0 to {table.seats - 1}, not {player}")
    return player


def seen(table: AnyTable, seat: int) -> str:
    """A view as text, a field a line."""
    view = table.view(seat)
    asked = {"seat": seat, "asked": view.ask, "waiting": view.waiting, "answered": view.answered}
    chosen = {"own_answer": view.own_answer, "number": view.number}
    return "\n".join(f"{name}: {value}" for name, value in {**asked, **chosen, **readable(view)}.items())


def _registered(name: str) -> type[DungeonGame]:
    """A game under its name."""
    game = game_class(name)
    seats = sorted({seats for variant in game.variants() for seats in find_game(name, variant).seats})
    is_open = all(who == PUBLIC for _, who in get_type_hints(game.result)["state"].__seen__)
    information = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Mazmorra: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={SEATS: USUAL, **game.variants()[0]},
    )
    made = type(f"{name.title()}Game", (DungeonGame,), {"kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = {name: _registered(name) for name in REGISTRY}
