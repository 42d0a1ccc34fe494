"""The learned raider's network as a policy for the vector environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mazmorra.bots.learned.network import softmax
from mazmorra.bots.learned.raiders import CARDS

if TYPE_CHECKING:
    from mazmorra.batch.environment import VectorEnvironment
    from mazmorra.batch.jit import Floats, Ints
    from mazmorra.bots.learned.network import Network

FORBIDDEN = np.float32(-1e9)


def shares(environment: VectorEnvironment, network: Network, sharp: float = 1.0) -> Floats:
    """How often each answer is to be given, one row a game."""
    scores = sharp * network.run(environment.observe())[:, :CARDS]
    return softmax(np.where(environment.legal, scores, FORBIDDEN))


def drawn(likely: Floats, rng: np.random.Generator) -> Ints:
    """An answer for each row, as often as it is likely."""
    sums = likely.cumsum(axis=1)
    limit = rng.random(len(sums), dtype=np.float32) * sums[:, -1]
    return (sums <= limit[:, None]).sum(axis=1).astype(np.int32)
