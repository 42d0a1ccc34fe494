"""Training learns from the batch engine what it would learn from tables."""

from __future__ import annotations

import random

import numpy as np
from training import actors, gathering

from mazmorra.bots.learned.network import shipped


def test_what_a_decision_was_worth_is_reckoned_as_on_tables() -> None:
    rng = np.random.default_rng(1)
    ends: list[tuple[float, ...]] = [(0.0, 1.0, 0.0), (0.5, 0.0, 0.5)]
    whose = [(int(rng.integers(2)), int(rng.integers(3))) for _ in range(60)]
    values = rng.random(60, dtype=np.float32)

    truth = actors._gains(whose, values.tolist(), ends)

    player = np.array([3 * game + seat for game, seat in whose])
    end = np.array([ends[game][seat] for game, seat in whose], dtype=np.float32)
    assert np.allclose(gathering._gains(player, values, end), truth, atol=1e-5)


def test_every_decision_has_its_outcome_and_was_legal() -> None:
    network = shipped("raiders")
    variant = ("classic", "speed", 3, 1)

    batch, won = gathering.gathered(variant, False, network, network, random.Random(1), 40)

    assert (batch.masks >> batch.cards & 1).all()
    assert np.allclose(batch.outcomes.sum(axis=1), 1)
    assert 0 <= won <= 40
    assert len(batch.cards) == len(batch.inputs) > 40 * 40
