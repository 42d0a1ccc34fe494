"""What the full screen needs of a game's own drawing: a board across the top, and the seats beside the
log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from textual.widget import Widget

from mazmorra.kernel import Face
from mazmorra.kernel.view import AnyView


class Drawing(Protocol):
    """The two widgets of a game that no other game has."""

    css: str

    @property
    def board(self) -> Widget:
        """What lies across the top."""

    @property
    def seats(self) -> Widget:
        """Who sits round the table."""

    def show(self, view: AnyView, names: Sequence[str], news: Sequence[Face]) -> None:
        """Draw a view; names are those of the seats, news the events its reader has not seen yet."""

    def pan(self, right: int, down: int) -> None:
        """Move a board that is larger than the screen, by steps of its own; others stay where they are."""
