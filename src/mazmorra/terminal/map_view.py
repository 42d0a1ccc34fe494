"""The widget of a map larger than the screen: the part there is room for, which can be moved.

What is drawn is the game's.
"""

from __future__ import annotations

from rich.text import Text
from textual.widget import Widget

from mazmorra.kernel.view import AnyView


class MapView(Widget):
    """The part of a map there is room for, around whoever the screen is about."""

    shown: AnyView | None = None
    moved = (0, 0)
    """How many spaces further somebody looks, across and down."""

    def draw(self, view: AnyView) -> None:
        """Another view; what was moved aside comes back."""
        self.shown, self.moved = view, (0, 0)
        self.refresh()

    def pan(self, right: int, down: int) -> None:
        """Look so many spaces further, but not beyond the map."""
        if self.shown is None:
            return
        row, column = self.middle(self.shown)
        rows, columns = self.extent(self.shown)
        across = max(-column, min(self.moved[0] + right, columns - 1 - column))
        self.moved = (across, max(-row, min(self.moved[1] + down, rows - 1 - row)))
        self.refresh()

    def render(self) -> Text:
        return Text() if self.shown is None else self.drawn(self.shown)

    def middle(self, view: AnyView) -> tuple[int, int]:
        """The row from the top and the column of whoever the screen is about."""
        raise NotImplementedError

    def extent(self, view: AnyView) -> tuple[int, int]:
        """The rows and the columns of the whole map."""
        raise NotImplementedError

    def drawn(self, view: AnyView) -> Text:
        raise NotImplementedError
