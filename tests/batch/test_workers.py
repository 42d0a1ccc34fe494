"""Any game of the kernel on the vector interface, over worker processes."""

from __future__ import annotations

import numpy as np
import pytest

import mazmorra
from mazmorra.batch.environment import IllegalAnswers
from mazmorra.batch.workers import WorkerVector


def test_every_game_is_played_and_begins_again() -> None:
    rng = np.random.default_rng(1)
    for name in ("quest", "platformer", "raiders"):
        with WorkerVector(mazmorra.game(name), 3, 3, seed=1, workers=1) as games:
            ended = 0
            for _ in range(120 if name == "raiders" else 20):
                games.step((rng.random(3) * games.legal.sum(axis=1)).astype(np.int32))
                ended += int(games.over.sum())
                assert games.legal.any(axis=1).all()
                assert not games.rewards[~games.over].any()
            assert games.observe().any(axis=1).all()
            assert ended or name != "raiders"


def test_two_workers_play_what_one_plays_and_refuse_what_is_not_asked() -> None:
    seen = []
    for workers in (1, 2):
        with WorkerVector(mazmorra.game("quest"), 2, 4, seed=5, workers=workers) as games:
            for _ in range(10):
                games.step(np.zeros(4, dtype=np.int32))
            with pytest.raises(IllegalAnswers):
                games.step(np.full(4, 255))
            seen.append(games.observe().copy())
    assert (seen[0] == seen[1]).all()


def test_a_question_with_too_many_answers_says_so() -> None:
    with pytest.raises(ValueError, match="most_answers"):
        WorkerVector(mazmorra.game("raiders"), 3, 1, workers=1, most_answers=1)
