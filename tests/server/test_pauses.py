"""When everything is looked through for what nobody can reach any more."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from mazmorra.server.processes.pauses import AT_FIRST, AT_LAST, MANY, YOUNG, LeftAlone, Pauses


class Ring:
    """Something that only holds itself."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture
def left_alone() -> Iterator[weakref.ref[Ring]]:
    """A ring that was looked through while somebody held it."""
    ring = Ring()
    known = weakref.ref(ring)
    gc.freeze()
    del ring
    yield known
    gc.unfreeze()


@pytest.mark.parametrize(
    ("seconds", "busy", "found"),
    [
        (AT_FIRST - 1, False, False),
        (AT_FIRST + 1, False, True),
        (AT_FIRST + 1, True, False),
        (AT_LAST + 1, True, True),
    ],
)
def test_everything_is_looked_through_when_it_is_quiet_and_at_last_anyway(
    left_alone: weakref.ref[Ring], seconds: float, busy: bool, found: bool
) -> None:
    pauses = Pauses(LeftAlone())
    now, used = pauses.last
    pauses.looked_at -= seconds
    pauses.last = (now - 100, used - (100 if busy else 0))

    pauses.look()

    assert (left_alone() is None) == found


def test_a_flood_of_what_is_left_behind_is_not_waited_out(left_alone: weakref.ref[Ring]) -> None:
    pauses = Pauses(left := LeftAlone())
    left.count = MANY - 1
    pauses.look()
    assert left_alone() is not None

    left.count = MANY
    pauses.look()

    assert left_alone() is None
    assert left.count == 0


def test_what_is_left_alone_is_counted_and_what_was_freed_is_not(left_alone: weakref.ref[Ring]) -> None:
    left = LeftAlone()
    for generation, collected in ((0, 4_000), (0, 2 * YOUNG), (2, 0)):
        for phase in ("start", "stop"):
            left(phase, {"generation": generation, "collected": collected, "uncollectable": 0})

    assert left.count == YOUNG - 4_000
