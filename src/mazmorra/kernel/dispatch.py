"""What is done for each word that a game reads: an operation of a card, a kind of room, an answer.

The rule that owns a word enters it; the rule that reads one looks it up and need not know whose it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])  # each game says what its own take


class Dispatch(dict[str, F]):
    """Functions by the words they serve, each word once."""

    def on(self, *words: str) -> Callable[[F], F]:
        """Enter a function for some words: `@OPS.on("heal")`."""

        def enter(serves: F) -> F:
            for word in words:
                if word in self:
                    raise ValueError(f"{word!r} is served by {self[word].__name__} already")
                self[word] = serves
            return serves

        return enter
