"""The batch engine plays as the kernel does: the same chance and answers, the same game."""

from __future__ import annotations

import pytest

from mazmorra.batch.environment import RaidersVector
from tests.batch.lockstep import answers_in, compare, in_lockstep
from tests.batch.variants import VARIANTS, raiders

GAMES = 700


@pytest.mark.parametrize(("edition", "mode", "seats"), VARIANTS)
def test_every_field_and_every_question_is_the_kernels_after_every_answer(
    edition: str, mode: str, seats: int
) -> None:
    assert answers_in(in_lockstep(raiders(edition, mode), seats, GAMES, seed=seats)) > GAMES * 10


def test_a_game_that_is_not_the_kernels_is_noticed() -> None:
    game = raiders("devir", "standard")
    batch = RaidersVector(game, 3, 1, seed=1, again=False)
    table = game.new(3, seed=1, watched=False)

    with pytest.raises(AssertionError):
        compare(game, [table], [0], batch)
