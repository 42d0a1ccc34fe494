"""What a move changes for each viewpoint is put together from what all of them see alike; nobody is told
anything else by that.
"""

from __future__ import annotations

import random

import pytest

from mazmorra.kernel import WATCHER, Fields, open_fields
from mazmorra.server.tables.seen import Alike, Seen, as_before, change, faces, look
from tests.server.lives import Story

VIEWPOINTS = (0, 1, 2, WATCHER)


@pytest.mark.parametrize("seed", [0, 1, 4])
def test_everybody_is_told_the_same_as_if_each_were_looked_at_alone(seed: int) -> None:
    story, rng, private = Story(edition="devir", mode="standard"), random.Random(seed), 0
    seen: dict[int, Seen | None] = {seat: look(story.life, seat) for seat in VIEWPOINTS}
    known: Fields = {}
    while not story.table.over:
        first = story.life.events
        story.random_answer(rng)
        life, alike = story.life, Alike()
        known = as_before(open_fields(life.table), known) if life.table and not life.quiet else known
        for seat in rng.sample(VIEWPOINTS, len(VIEWPOINTS)):
            before, alone = seen[seat], look(story.life, seat, seen[seat])
            together = look(life, seat, before, None if life.quiet else known)
            assert together == alone
            assert before is not None
            assert together is not None
            assert alone is not None
            assert change(life, seat, before, together, alike) == change(life, seat, before, alone)
            assert faces(life, seat, first, alike) == faces(life, seat, first)
            seen[seat] = together
        private += any(event.private for event in life.told[first : life.events])

    assert private, "nothing was told to one of them alone: another seed"


def test_a_field_that_holds_is_the_very_value_of_before() -> None:
    coins = [1, 2]
    before = {"coins": tuple(coins), "row": (3,), "gone": 1}
    now = as_before({"coins": tuple(coins), "row": (4,), "new": 5}, before)

    assert now == {"coins": (1, 2), "row": (4,), "new": 5}
    assert now["coins"] is before["coins"]
