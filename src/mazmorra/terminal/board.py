"""What is particular to one game on a terminal.

Each game has a package here with a `Board`; all else is common.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from mazmorra.content.wording import Wording
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.view import AnyView
from mazmorra.terminal.errors import NoBoard

if TYPE_CHECKING:
    from mazmorra.terminal.drawing import Drawing

SHAPES = "●■▲◆⬢"
"""Each seat has a shape, so that nothing is told by colour alone."""


class Board(Protocol):
    """A game in words, and the way to its drawing."""

    chapter: str
    """The kind of event that opens a new chapter (a level, a day): replays jump to it."""

    def progress(self, view: AnyView) -> str:
        """How far the game is, in a few words."""

    def situation(self, view: AnyView, names: Sequence[str]) -> list[str]:
        """The table in sentences, for somebody who hears them one by one."""

    def surroundings(self, view: AnyView, names: Sequence[str]) -> list[str]:
        """What else there is to tell of the table, told only to somebody who asks for it; often nothing."""

    def picture(self, view: AnyView, names: Sequence[str]) -> list[str]:
        """The board in characters and what they mean, for somebody who asks for it; nothing where words are
        enough.
        """

    def hands(self, view: AnyView, names: Sequence[str]) -> list[str]:
        """The viewer's own hand, and what is known of the others."""

    def hand(self, view: AnyView, names: Sequence[str]) -> str:
        """The viewer's own hand in one line; empty if there is none."""

    def keys(self, ask: Ask, option: Answer) -> tuple[str, ...]:
        """What a player types for an answer, the first being shown; none means its number in the list."""

    def note(self, view: AnyView, option: Answer) -> str:
        """What an answer brings or risks; empty if there is nothing to say."""

    def clauses(self, view: AnyView) -> tuple[str, ...]:
        """The rules that decide what happens where the viewer is, besides the one behind the question."""

    def tone(self, kind: str) -> str:
        """The colour token of a kind of event; empty for plain ink."""

    def count(self, view: AnyView, names: Sequence[str]) -> list[tuple[str, ...]]:
        """The final count: a row of headings, then a row for each seat, the best first."""

    def legend(self) -> list[str]:
        """What the signs of the drawing mean, for the help; nothing where they speak for themselves."""

    def drawing(self) -> Drawing:
        """The widgets of the full screen; only here may a board import Textual."""


def board_of(game: AnyGame, say: Wording) -> Board:
    """The board of a game in a language."""
    where = f"mazmorra.terminal.{game.name}"
    if find_spec(where) is None:
        raise NoBoard(game=game.name)
    board: Board = import_module(where).board(game, say)
    return board
