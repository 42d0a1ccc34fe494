"""Any game of the kernel on the vector interface, over worker processes."""

from __future__ import annotations

import numpy as np
import pytest

import mazmorra
from mazmorra.batch.environment import IllegalAnswers
from mazmorra.batch.workers import WorkerVector
from mazmorra.environments.encoding import encoding_of
from mazmorra.kernel import FastDealer


def test_every_game_is_played_and_begins_again() -> None:
    rng = np.random.default_rng(1)
    for name in ("quest", "platformer", "raiders"):
        with WorkerVector(mazmorra.game(name), 3, 3, seed=1, workers=1) as games:
            ended = 0
            for _ in range(120 if name == "raiders" else 20):
                games.step((rng.random(games.legal.shape) * games.legal).argmax(axis=1))
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
                games.step(games.legal.argmax(axis=1))
            with pytest.raises(IllegalAnswers):
                games.step((~games.legal).argmax(axis=1))
            seen.append(games.observe().copy())
    assert (seen[0] == seen[1]).all()


def test_rows_and_actions_are_those_of_the_learning_environments() -> None:
    game = mazmorra.game("quest")
    table = game.new(2, dealer=FastDealer(7 << 40), watched=False)
    encoding = encoding_of(game, 2)
    with WorkerVector(game, 2, 1, seed=7, workers=1) as games:
        for _ in range(12):
            ask = table.asks[0]
            assert games.observe()[0].tolist() == encoding.observe(table.view(ask.seat)).tolist()
            assert games.legal[0].tolist() == encoding.mask(ask).tolist()
            action = encoding.legal(ask)[-1]
            games.step(np.array([action]))
            table.answer(ask.seat, encoding.actions.answer(action))
