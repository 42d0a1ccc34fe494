"""Random games against the clock; ours and the peer's differ only in how one game is played."""

from __future__ import annotations

import random
import time
from typing import NamedTuple


class Speed(NamedTuple):
    """How fast: decisions and whole games a second."""

    decisions: float
    games: float


class Playouts:
    """Random games, one after another. `game` plays one and says how many decisions players made."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.random = random.Random(1).random

    def game(self) -> int:
        raise NotImplementedError

    def speed(self, seconds: float) -> Speed:
        decisions, games, start = 0, 0, time.process_time()
        while (now := time.process_time()) - start < seconds:
            decisions += self.game()
            games += 1
        return Speed(decisions / (now - start), games / (now - start))
