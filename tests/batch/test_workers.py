"""Any game of the kernel on the vector interface, over worker processes."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import signal
from typing import Any

import numpy as np
import pytest

import mazmorra
from mazmorra.batch.given import IllegalAnswers
from mazmorra.batch.workers import WorkersGone, WorkerVector
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


def test_what_is_no_answer_is_refused_and_nothing_is_played() -> None:
    with WorkerVector(mazmorra.game("quest"), 2, 2, seed=1, workers=1) as games:
        legal = games.legal.argmax(axis=1)
        before = games.observe().copy()
        wrong: list[Any] = [
            legal + 0.7,
            legal + (1 << 32),
            [legal.tolist()],
            [1, None],
            [True, True],
            ["a", "b"],
            None,
        ]
        for answers in wrong:
            with pytest.raises(IllegalAnswers):
                games.step(answers)
        assert (games.observe() == before).all()


@pytest.mark.parametrize(
    "wrong", [{"count": 0}, {"count": 1.5}, {"workers": -1}, {"seed": "x"}, {"seed": 1 << 62}], ids=str
)
def test_odd_numbers_are_refused_before_anything_starts(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        WorkerVector(mazmorra.game("quest"), 2, **{"count": 2, "workers": 1, **wrong})


def test_workers_are_not_copied_and_the_attempt_harms_nothing() -> None:
    with WorkerVector(mazmorra.game("quest"), 2, 2, seed=1, workers=1) as games:
        for attempt in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="neither copied nor pickled"):
                attempt(games)
        gc.collect()
        games.step(games.legal.argmax(axis=1))


def test_a_worker_that_is_killed_is_told_and_the_memory_given_back() -> None:
    games = WorkerVector(mazmorra.game("quest"), 2, 2, seed=1, workers=1)
    killed = games.processes[0]
    os.kill(killed.pid or 0, signal.SIGKILL)
    killed.join()
    with pytest.raises(WorkersGone, match=r"ended by itself.*-9"):
        games.observe()
    with pytest.raises(WorkersGone, match="closed"):
        games.step(games.legal.argmax(axis=1))
    with pytest.raises(FileNotFoundError):
        type(games.memory)(games.memory.name)
    games.close()


def test_arrays_that_were_handed_out_stay_readable_after_the_end() -> None:
    with WorkerVector(mazmorra.game("quest"), 2, 2, seed=1, workers=1) as games:
        observations, shared = games.observe(), np.from_dlpack(games.legal)
        told, legal = observations.copy(), shared.copy()
    del games
    gc.collect()
    assert (observations == told).all()
    assert (shared == legal).all()
