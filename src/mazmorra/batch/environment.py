"""Dungeon Raiders as a vector environment: thousands of games on arrays that are filled in place.

NumPy's arrays are what it hands out; `torch.from_dlpack(environment.observations)` or JAX's own looks at the
same memory without a copy, and sees every step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np

from mazmorra.batch.chance import CHANCES
from mazmorra.batch.given import IllegalAnswers, numbers_in, seed_of, whole
from mazmorra.batch.layout import OPTIONS, SIZE, WAITING
from mazmorra.batch.observing import features_of, observe_all
from mazmorra.batch.policies import ANSWERS
from mazmorra.batch.stepping import NEW_GAME, step_all
from mazmorra.batch.tables import box_table
from mazmorra.bots.learned.raiders import SIZE as OBSERVED

if TYPE_CHECKING:
    from mazmorra.batch.jit import Floats, Ints
    from mazmorra.batch.stepping import Flags
    from mazmorra.games.raiders.game import RaidersGame


class VectorEnvironment(Protocol):
    """Many games of one kind, each with one seat to answer; what is over begins anew by itself."""

    seats: Ints
    """Whose answer each game waits for."""
    legal: Flags
    """Which answers that seat may give, one column an answer."""
    rewards: Floats
    """What each seat won in the game that the last step ended: winners share 1."""
    over: Flags
    """Whether the last step ended a game."""
    observations: Floats
    """What the seats that are asked may know, as of the last `observe`."""

    def reset(self, seed: int) -> None:
        """Begin all games anew."""

    def step(self, answers: Ints) -> None:
        """Answer for the seat that is asked, in every game."""

    def observe(self) -> Floats:
        """Fill `observations`, one row a game."""


class RaidersVector:
    """Games of one variant and number of players, on the batch engine.

    Unless they go on `again`, games that are over stay as they ended, and take any answer for none.
    """

    def __init__(self, game: RaidersGame, seats: int, count: int, seed: int = 0, again: bool = True) -> None:
        self.game, self.players, self.again = game, seats, again
        self.count = count = whole("count", count)
        self.box = box_table(game, seats)
        self.features = features_of(game, seats)
        self.games: Ints = np.zeros((count, SIZE), dtype=np.int32)
        self.chances = np.zeros((count, CHANCES), dtype=np.uint32)
        self.numbers: Ints = np.zeros(count, dtype=np.int32)
        self.seats: Ints = np.zeros(count, dtype=np.int32)
        self.legal: Flags = np.zeros((count, ANSWERS), dtype=np.bool_)
        self.rewards: Floats = np.zeros((count, seats), dtype=np.float32)
        self.over: Flags = np.zeros(count, dtype=np.bool_)
        self.observations: Floats = np.zeros((count, OBSERVED), dtype=np.float32)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin games 0 to `count` - 1 of a seed; what follows a game has its number and `count` more."""
        self.seed = seed_of(seed)
        self.numbers[:] = np.arange(self.count)
        self._step(np.full(self.count, NEW_GAME, dtype=np.int32))

    def step(self, answers: Ints) -> None:
        """Answer for the seat that is asked, in every game."""
        given = numbers_in(answers, self.count)
        fits = (given >= 0) & (given < ANSWERS)
        fits &= self.legal[np.arange(self.count), np.where(fits, given, 0)]
        fits |= self.games[:, WAITING] == 0
        if not fits.all():
            wrong = int(np.argmin(fits))
            allowed = np.flatnonzero(self.legal[wrong]).tolist()
            raise IllegalAnswers(f"game {wrong} allows {allowed}, not {int(given[wrong])}")
        self._step(given.astype(np.int32))

    def turn_to(self, seats: Ints) -> None:
        """Ask others first, where several are waited for at once."""
        given = numbers_in(seats, self.count)
        waiting = self.games[:, WAITING]
        is_seat = (given >= 0) & (given < self.players)
        asked = np.where(is_seat, given, 0).astype(np.int32)
        if not (is_seat & (waiting >> 4 * asked & 1).astype(np.bool_) | (waiting == 0)).all():
            raise IllegalAnswers("only who is waited for can be asked")
        self.seats[:] = asked
        options = self.games[np.arange(self.count), OPTIONS + asked]
        self.legal[:] = (options[:, None] >> np.arange(ANSWERS) & 1) * (waiting != 0)[:, None]

    def observe(self) -> Floats:
        """What each asked seat knows, in the numbers the learned raider is trained on."""
        observe_all(self.box, *self.features, self.games, self.seats, self.observations)
        return self.observations

    def _step(self, answers: Ints) -> None:
        step_all(
            self.box,
            self.games,
            self.chances,
            self.seed,
            self.numbers,
            self.seats,
            answers,
            self.legal,
            self.rewards,
            self.over,
            self.again,
        )
