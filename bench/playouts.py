"""Random games against the clock; ours and the peer's differ only in how one game is played."""

from __future__ import annotations

import random
import time


class Playouts:
    """Random games, one after another. `game` plays one and says how many decisions players made."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.random = random.Random(1).random

    def game(self) -> int:
        raise NotImplementedError

    def decisions_a_second(self, seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (now := time.process_time()) - start < seconds:
            decisions += self.game()
        return decisions / (now - start)
