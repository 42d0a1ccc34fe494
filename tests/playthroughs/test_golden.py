"""Each variant still plays the game that was written down; a variant without one fails."""

from __future__ import annotations

import pytest

from tests.playthroughs.golden import FOLDER, path_of, playthrough
from tests.replays.keep import variants


@pytest.mark.parametrize(("name", "settings"), variants(), ids=str)
def test_the_playthrough_is_the_one_written_down(name: str, settings: dict[str, str]) -> None:
    path = path_of(name, settings)
    assert path.exists(), "run 'make playthroughs'"
    assert playthrough(name, settings) == path.read_text("utf-8")


def test_no_playthrough_is_left_of_a_variant_that_is_gone() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(*each).name for each in variants()}
