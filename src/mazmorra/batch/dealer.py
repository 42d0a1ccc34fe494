"""The chance of one batch game for a table of the kernel: the same rooms, characters and levels come up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from mazmorra.batch.chance import CHANCES, NATURE, draw, shuffle
from mazmorra.batch.layout import MOST_DRAWN
from mazmorra.kernel.chance import Dealer

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame
    from mazmorra.kernel.ask import Answer


class BatchDealer(Dealer):
    """Deals to a kernel's table what game `number` of a batch with this seed was dealt."""

    def __init__(self, game: RaidersGame, seed: int, number: int) -> None:
        self.bosses = game.boss_weights
        self.deck = [room for room, copies in enumerate(game.bag) for _ in range(copies)]
        self.chance = np.zeros(CHANCES, dtype=np.uint32)
        shuffle(self.chance, seed, number)
        self.boss = int(draw(self.chance, NATURE, max(sum(self.bosses), 1)))
        for left in range(len(self.deck), max(len(self.deck) - MOST_DRAWN, 0), -1):
            drawn = int(draw(self.chance, NATURE, left))
            self.deck[drawn], self.deck[left - 1] = self.deck[left - 1], self.deck[drawn]

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        is_boss = weights is self.bosses
        if kind in ("room", "dark_room") and not is_boss:
            return self.deck.pop()
        drawn, index = self.boss if is_boss else int(draw(self.chance, NATURE, sum(weights))), 0
        while drawn >= weights[index]:
            drawn -= weights[index]
            index += 1
        return index
