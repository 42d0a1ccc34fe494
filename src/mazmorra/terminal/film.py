"""A saved game as a film: the steps at which something happened, forwards and backwards, from any
viewpoint.
"""

from __future__ import annotations

from mazmorra.kernel import AnyTable
from mazmorra.kernel.ask import CHANCE
from mazmorra.kernel.replay import Record
from mazmorra.kernel.view import EVERYTHING, WATCHER
from mazmorra.terminal.board import Board


class Film:
    """The steps of a record.

    A step is a moment when players are asked, or the game is over, and something is new.
    """

    def __init__(self, record: Record, board: Board, viewer: int = WATCHER) -> None:
        self.record = record
        self.board = board
        self.viewer = viewer
        self.moments: list[int] = []
        self.lengths: list[int] = []
        self.step = 0
        self.last = self._scan()

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self.moments) - 1

    @property
    def table(self) -> AnyTable:
        """The table at this step."""
        return self.record.at(self.moments[self.step])

    @property
    def since(self) -> int:
        """How many lines the log had one step before."""
        return self.lengths[self.step - 1] if self.step else 0

    @property
    def crash(self) -> str:
        """The error a game broke off with; empty if it did not."""
        return str(self.record.about.get("crash", ""))

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end, or broke off; only then may everything be shown."""
        return self.last.over or bool(self.crash)

    @property
    def is_at_end(self) -> bool:
        return self.step == self.steps

    def viewpoints(self) -> list[int]:
        """Every viewpoint one may take, in the order a key goes through them."""
        return [*range(self.record.seats), WATCHER, *([EVERYTHING] if self.is_over else [])]

    def go(self, step: int) -> bool:
        """Go to a step, or to the nearest end; false if that changes nothing."""
        before, self.step = self.step, max(0, min(step, self.steps))
        return self.step != before

    def go_to_chapter(self, by: int) -> bool:
        """Go to the beginning of another level."""
        starts = self._chapters()
        if by > 0:
            return self.go(next((step for step in starts if step > self.step), self.steps))
        return self.go(next((step for step in reversed(starts) if step < self.step), 0))

    def look_round(self) -> None:
        """Take the next viewpoint."""
        points = self.viewpoints()
        self.viewer = points[(points.index(self.viewer) + 1) % len(points)]

    def _chapters(self) -> list[int]:
        opened = [index for index, event in enumerate(self.last.events) if event.kind == self.board.chapter]
        return [next(step for step, length in enumerate(self.lengths) if length > index) for index in opened]

    def _scan(self) -> AnyTable:
        """Play it once and note the steps. A game that crashed may break off at its last answer."""
        table, answers = self.record.at(0), self.record.answers
        self._note(table, 0)
        for number, (seat, answer) in enumerate(answers, 1):
            try:
                table.answer(seat, answer)
            except Exception:
                table = self.record.at(
                    number - 1 if self.crash else number
                )  # without a crash to show, it raises and says why
                break
            self._note(table, number)
        if self.moments[-1] < table.number:
            self._add(table, table.number)
        return table

    def _note(self, table: AnyTable, number: int) -> None:
        drawing = bool(table.asks) and table.asks[0].seat == CHANCE
        if not self.moments or (not drawing and len(table.events) > self.lengths[-1]):
            self._add(table, number)

    def _add(self, table: AnyTable, number: int) -> None:
        self.moments.append(number)
        self.lengths.append(len(table.events))
