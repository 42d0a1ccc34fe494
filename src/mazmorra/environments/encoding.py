"""Views as arrays and masks over actions: the same for every library.

What each number is stands in the layout; how values become numbers is in `kernel.fields`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from mazmorra.games.numbers import actions_of, layout_of, numbers_of
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.fields import NOTHING
from mazmorra.kernel.view import AnyView

Form: TypeAlias = Literal["numbers", "features"]
"""`numbers`: whole numbers as the layout has them. `features`: the same between 0 and 1, with a place for
each thing that a number can name.
"""
Array: TypeAlias = npt.NDArray[np.int32] | npt.NDArray[np.float32]
"""An observation."""
Mask: TypeAlias = npt.NDArray[np.int8]


class Encoding:
    """How one game with so many seats is seen and answered."""

    def __init__(self, game: AnyGame, seats: int, form: Form = "numbers") -> None:
        if form not in ("numbers", "features"):
            raise ValueError(f"an observation has the form 'numbers' or 'features', not {form!r}")
        self.game, self.seats, self.form = game, seats, form
        self.layout = layout_of(game, seats)
        self.actions = actions_of(game, seats)
        measures = self.layout.measures
        self.least = np.array([each.least for each in measures], np.int32)
        self.most = np.array([each.most for each in measures], np.int32)
        widths = np.array([each.width if each.is_name else 1 for each in measures], np.int64)
        self.starts = np.concatenate(([0], np.cumsum(widths)))
        """Where the features of each number begin; the last is how many there are."""
        self._names = np.array([place for place, each in enumerate(measures) if each.is_name], np.int64)
        self._counts = np.array([place for place, each in enumerate(measures) if not each.is_name], np.int64)
        self._spans = np.maximum(self.most - self.least, 1).astype(np.float32)

    def __reduce__(self) -> tuple[object, ...]:
        return encoding_of, (self.game, self.seats, self.form)

    @property
    def size(self) -> int:
        """How long an observation is."""
        return self.layout.size if self.form == "numbers" else int(self.starts[-1])

    def observe(self, view: AnyView) -> Array:
        """What a seat may know, as an array."""
        numbers = np.array(numbers_of(view), np.int32)
        np.maximum(numbers, self.least, out=numbers)
        np.minimum(numbers, self.most, out=numbers)
        return numbers if self.form == "numbers" else self.spread(numbers)

    def spread(self, numbers: npt.NDArray[np.int32]) -> npt.NDArray[np.float32]:
        """The features of an observation that holds numbers."""
        above = numbers - self.least
        features = np.zeros(int(self.starts[-1]), np.float32)
        features[self.starts[self._counts]] = above[self._counts] / self._spans[self._counts]
        features[self.starts[self._names] + above[self._names]] = 1
        return features

    def legal(self, ask: Ask) -> list[int]:
        """The actions that answer a question now, in the order of its options."""
        known = self.actions.of(ask.kind)
        return [known[option] for option in ask.options]

    def mask(self, ask: Ask | None, may_wait: bool = False) -> Mask:
        """1 for each action that answers the question; without one, for `NOTHING` where that is an answer."""
        mask = np.zeros(len(self.actions), np.int8)
        if ask is not None:
            mask[self.legal(ask)] = 1
        elif may_wait:
            mask[NOTHING] = 1
        return mask

    def names(self) -> Sequence[str]:
        """What each number of an observation is, its field first."""
        slots = self.layout.slots.values()
        return [f"{slot.name}.{each.name}".rstrip(".") for slot in slots for each in slot.measures]


@lru_cache(maxsize=64)
def encoding_of(game: AnyGame, seats: int, form: Form = "numbers") -> Encoding:
    """The encoding of a game; it is constant, so environments share it."""
    return Encoding(game, seats, form)
