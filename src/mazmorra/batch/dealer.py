"""The chance of one batch game for a table of the kernel: the same rooms, characters and levels come up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from mazmorra.batch.chance import NATURE, draw, shuffle
from mazmorra.kernel.chance import Dealer

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame
    from mazmorra.kernel.ask import Answer


class BatchDealer(Dealer):
    """Deals to a kernel's table what game `number` of a batch with this seed was dealt."""

    def __init__(self, game: RaidersGame, seed: int, number: int) -> None:
        self.bosses = game.boss_weights
        self.deck = [room for room, copies in enumerate(game.bag) for _ in range(copies)]
        self.chance = np.zeros(2, dtype=np.uint64)
        shuffle(self.chance, seed, number)

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        drawn = int(draw(self.chance, NATURE, sum(weights)))
        if kind in ("room", "dark_room") and weights is not self.bosses:
            self.deck[drawn], self.deck[-1] = self.deck[-1], self.deck[drawn]
            return self.deck.pop()
        index = 0
        while drawn >= weights[index]:
            drawn -= weights[index]
            index += 1
        return index
