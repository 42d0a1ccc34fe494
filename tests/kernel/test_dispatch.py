"""Words and what is done for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mazmorra.kernel import Dispatch


def test_a_function_serves_the_words_it_is_entered_for() -> None:
    ops: Dispatch[Callable[[int], int]] = Dispatch()

    @ops.on("double", "twice")
    def double(number: int) -> int:
        return 2 * number

    assert ops["double"](4) == ops["twice"](4) == double(4) == 8


def test_no_word_is_served_twice() -> None:
    ops: Dispatch[Callable[[], int]] = Dispatch()
    ops.on("heal")(lambda: 1)

    with pytest.raises(ValueError, match="'heal' is served"):
        ops.on("heal")(lambda: 2)

    assert ops["heal"]() == 1
