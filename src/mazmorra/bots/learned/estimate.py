"""Who will win, as a small network says that learned it from games played by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mazmorra.bots.learned.network import shipped


def estimated(name: str, rows: Sequence[Sequence[float]]) -> list[float]:
    """The chance to win that each row of numbers describes."""
    scores = shipped(name).run(np.array(rows, np.float32))[:, 0]
    chances: list[float] = (1 / (1 + np.exp(-scores))).tolist()
    return chances
