"""Whole games by compiled policies, and the same games in the kernel and in CUDA's simulator."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from mazmorra.batch.playing import play_many
from mazmorra.batch.policies import ANSWERS
from mazmorra.batch.replaying import replayed
from mazmorra.batch.state import seats_in
from mazmorra.batch.tables import box_table
from tests.batch.variants import VARIANTS, raiders


def test_any_random_game_is_replayed_by_the_kernel_from_its_number_alone() -> None:
    for edition, mode, seats in VARIANTS:
        game = raiders(edition, mode)
        ends = play_many(box_table(game, seats), seed=7, first_number=100, many=8).tolist()
        for number, (winners, answers) in enumerate(ends, 100):
            table = replayed(game, seats, 7, number)
            assert table.result.winners == seats_in(winners)
            assert sum(seat >= 0 for seat, _ in table.history) == answers


def test_a_game_does_not_depend_on_those_before_it() -> None:
    box = box_table(raiders("devir", "standard"), 4)

    many = play_many(box, seed=1, first_number=0, many=50)

    assert (play_many(box, seed=1, first_number=30, many=20) == many[30:]).all()
    assert not (play_many(box, seed=2, first_number=0, many=50) == many).all()


def test_a_table_of_weights_decides_which_cards_are_played() -> None:
    game = raiders("classic", "duel")
    rooms = len(game.box.rooms)
    alike = np.ones((rooms + 1, ANSWERS), dtype=np.float32)
    treasures = [number for number, room in enumerate(game.box.rooms) if room.kind == "treasure"]
    no_keys = alike.copy()
    no_keys[treasures, 8] = 0
    no_keys[treasures, 1] = 1e6

    plain = play_many(box_table(game, 2), 3, 0, 4000, alike)[:, 0]
    poor = play_many(box_table(game, 2), 3, 0, 4000, no_keys)[:, 0]

    random = play_many(box_table(game, 2), 5, 0, 4000)[:, 0]
    assert abs(np.mean(plain == 1) - np.mean(random == 1)) < 0.04
    assert not (plain == poor).all()


def test_weights_and_boxes_of_another_form_are_refused_before_they_are_read() -> None:
    game = raiders("classic", "duel")
    box, rows = box_table(game, 2), len(game.box.rooms) + 1
    alike = np.ones((rows, ANSWERS), dtype=np.float32)

    assert (play_many(box, 1, 0, 20, alike.astype(np.float64)) == play_many(box, 1, 0, 20, alike)).all()
    for wrong in (alike[:-1], alike[:, :-1], alike * np.nan, -alike, alike[0]):
        with pytest.raises(ValueError, match="weights"):
            play_many(box, 1, 0, 3, wrong)
    for other in (box[:-1], box[:30], np.stack([box, box])):
        with pytest.raises(ValueError, match="box_table makes"):
            play_many(other, 1, 0, 3)
    with pytest.raises(ValueError, match="first_number"):
        play_many(box, 1, -1, 3)


def test_the_cuda_kernel_plays_the_same_games_in_the_simulator() -> None:
    script = (
        "import warnings, mazmorra; warnings.simplefilter('ignore')\n"
        "from mazmorra.batch.cuda import CudaGames\n"
        "from mazmorra.batch.tables import box_table\n"
        "games = CudaGames(box_table(mazmorra.game('raiders', mode='tactical'), 4), 6, threads=4)\n"
        "games.play(3, 0)\n"
        "print(games.fetch().tolist())\n"
    )
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}

    done = subprocess.run(
        [sys.executable, "-c", script], env=simulated, capture_output=True, text=True, check=True
    )

    box = box_table(raiders("devir", "tactical"), 4)
    assert done.stdout.strip() == str(play_many(box, 3, 0, 6).tolist())
