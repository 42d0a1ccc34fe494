"""A random game of the batch, played once more by the kernel: to look at, to log, to save."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mazmorra.batch.chance import PLAYERS, draw, shuffle
from mazmorra.batch.dealer import BatchDealer

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable


def replayed(game: RaidersGame, seats: int, seed: int, number: int) -> RaidersTable:
    """The table at which random game `number` of a seed has ended, with every event on the way."""
    table: RaidersTable = game.new(seats, dealer=BatchDealer(game, seed, number))
    chance = np.zeros(2, dtype=np.uint64)
    shuffle(chance, seed, number)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[draw(chance, PLAYERS, len(ask.options))])
    return table
