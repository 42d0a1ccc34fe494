"""One game of a contest, as plain values."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Duel: TypeAlias = tuple[int, int, int]
"""Two bots on a ground, each by its number: is the second better than the first?"""


class Bout(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    duel: Duel
    deal: int
    pattern: tuple[int, ...]
    """On each seat the first (0) or the second (1) of the duel."""
