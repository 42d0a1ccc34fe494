"""Every game kept here still opens, plays to its end, and its fair draws verify."""

from __future__ import annotations

from pathlib import Path

import pytest

import mazmorra
from mazmorra.kernel import unfair
from tests.replays.keep import wanted

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_of_long_ago_still_opens(file: Path) -> None:
    record = mazmorra.record(file)
    assert record.table().over
    assert unfair(record) == []


def test_there_is_one_of_every_variant() -> None:
    found = [
        (record.game.name, dict(record.game.settings), record.seats) for record in map(mazmorra.record, FILES)
    ]
    assert all(each in found for each in wanted())
