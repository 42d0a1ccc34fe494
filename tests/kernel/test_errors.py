"""Errors travel: what a worker process raises says the same where it arrives."""

from __future__ import annotations

import pickle

import pytest

from mazmorra.content.errors import BadContent
from mazmorra.games import find_game
from mazmorra.kernel.errors import MazmorraError, NotAsked


def raised_by_content() -> MazmorraError:
    text = "[[hero]]\nid = 7\n"
    with pytest.raises(BadContent) as caught:
        find_game("platformer", {}, text)
    return caught.value


@pytest.mark.parametrize(
    "error", [NotAsked(2, [0, -1]), raised_by_content()], ids=lambda error: type(error).__name__
)
def test_an_error_is_the_same_in_another_process(error: MazmorraError) -> None:
    arrived = pickle.loads(pickle.dumps(error))

    assert type(arrived) is type(error)
    assert str(arrived) == str(error)
    assert arrived.phrase == error.phrase
    assert arrived.__dict__ == error.__dict__
