"""The batch engine plays as the kernel does: the same chance and answers, the same game."""

from __future__ import annotations

import numpy as np
import pytest

from mazmorra.batch import layout as at
from mazmorra.batch.environment import RaidersVector
from mazmorra.batch.playing import play_many
from mazmorra.batch.tables import box_table
from tests.batch.lockstep import compare, in_lockstep
from tests.batch.variants import VARIANTS, raiders

GAMES = 700


@pytest.mark.parametrize(("edition", "mode", "seats"), VARIANTS)
def test_every_field_and_every_question_is_the_kernels_after_every_answer(
    edition: str, mode: str, seats: int
) -> None:
    assert in_lockstep(raiders(edition, mode), seats, GAMES, seed=seats) > GAMES * 10


def test_a_game_that_is_not_the_kernels_is_noticed() -> None:
    game = raiders("devir", "standard")
    batch = RaidersVector(game, 3, 1, seed=1, again=False)
    table = game.new(3, seed=1, watched=False)

    with pytest.raises(AssertionError):
        compare(game, [table], [0], batch)


def test_whole_random_games_end_as_they_do_answer_by_answer() -> None:
    game = raiders("classic", "standard")
    ends = play_many(box_table(game, 4), seed=9, first_number=0, many=300)
    batch = RaidersVector(game, 4, 300, seed=9, again=False)

    assert (ends[:, 1] > 50).all()
    assert (batch.games[:, at.LEVEL] == 0).all()
    assert 0.2 < np.mean(ends[:, 0] & 1) < 0.3
