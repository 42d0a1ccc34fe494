"""A random game of the batch, played once more by the kernel: to look at, to log, to save."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mazmorra.batch.chance import CHANCES, PLAYERS, draw, shuffle
from mazmorra.batch.dealer import BatchDealer

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable


def replayed(game: RaidersGame, seats: int, seed: int, number: int) -> RaidersTable:
    """The table at which random game `number` of a seed has ended, with every event on the way. All who
    are asked at once answer before one who has looked meanwhile is asked again.
    """
    table: RaidersTable = game.new(seats, dealer=BatchDealer(game, seed, number))
    chance = np.zeros(CHANCES, dtype=np.uint32)
    shuffle(chance, seed, number)
    while not table.over:
        for seat in [ask.seat for ask in table.asks]:
            options = next(ask.options for ask in table.asks if ask.seat == seat)
            table.answer(seat, options[draw(chance, PLAYERS, len(options))])
    return table
