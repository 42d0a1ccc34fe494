"""What the full screen needs of a game's own drawing: a board across the top, and the seats beside the
log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from textual.widget import Widget

from mazmorra.kernel import Face
from mazmorra.kernel.view import AnyView

BESIDE_A_MAP = """
    ModalScreen, Cover { layout: vertical; }
    #head, #question, #foot { column-span: 2; }
    #board, Screen.roomy #board { height: 1fr; }
    #middle { layout: vertical; height: 1fr; }
    #seats-side { width: 1fr; height: auto; padding: 0 1; overflow-y: auto; scrollbar-size-vertical: 1; }
    #sheets { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }
    #question { height: 1fr; }
    #asked { height: auto; max-height: 2; }
    #ways { overflow-y: auto; scrollbar-size-vertical: 1; }
    #note { height: auto; max-height: 2; }
    Screen.roomy #seats-side { width: 1fr; padding: 0 1; }
    Screen.roomy #log { padding: 0 0; }
    Screen.roomy #question { height: 1fr; padding: 0 1; }
    """
"""How the screen is laid out where a map takes its height, and the seats and the log stand beside it; it
goes after the game's own, which says how much room each of them has.
"""


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
