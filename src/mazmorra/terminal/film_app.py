"""A replay on the full screen: the table of a game, stepped through with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from mazmorra.content.wording import Wording
from mazmorra.kernel import AnyTable
from mazmorra.kernel.view import WATCHER
from mazmorra.terminal.explain import faces_of
from mazmorra.terminal.film import Film
from mazmorra.terminal.film_line import viewpoint
from mazmorra.terminal.sheets import Sheet, ending_sheet
from mazmorra.terminal.table_app import TableApp, bound


class FilmApp(TableApp):
    """Shows a film."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *bound({"right,n": "step(1)", "left,p": "step(-1)"}, first=True),
        *bound({"home": "ends(0)", "end": "ends(1)"}, first=True),
        *bound({"pagedown": "chapter(1)", "pageup": "chapter(-1)"}, first=True),
        *bound({"v": "look_round", "q": "leave"}),
    ]
    help_topics = ("replay", "log")
    foot_keys = (
        ("←", "previous"),
        ("→", "next"),
        ("PgUp PgDn", "chapter"),
        ("V", "viewpoint"),
        ("F1", "help"),
        ("Q", "quit"),
    )

    def __init__(self, film: Film, say: Wording, names: Sequence[str]) -> None:
        super().__init__(say, film.board, names)
        self.film = film

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)

    def shown(self) -> tuple[AnyTable, int]:
        return self.film.table, self.film.viewer

    async def redraw(self) -> None:
        film, table = self.film, self.film.table
        self.show(table, film.viewer, film.since)
        title = self.say.say("terminal-step", step=film.step, steps=film.steps)
        view = table.view(film.viewer)
        hand = self.words.hand(view, self.names)
        waited = self.say.join([self.names[seat] for seat in view.waiting if seat >= 0])
        text = (
            self.say.say("terminal-over")
            if table.over
            else self.say.say("terminal-wait", names=waited)
            if waited
            else ""
        )
        await self.panel.rest(title, text, hand, viewpoint(self.say, film, self.names))

    async def action_step(self, by: int) -> None:
        if self.is_covered:
            return
        if self.film.go(self.film.step + by):
            await self.redraw()
        elif by > 0:
            self._tell_end()

    async def action_ends(self, last: int) -> None:
        if not self.is_covered and self.film.go(self.film.steps if last else 0):
            await self.redraw()

    async def action_chapter(self, by: int) -> None:
        if not self.is_covered and self.film.go_to_chapter(by):
            await self.redraw()

    async def action_look_round(self) -> None:
        if not self.is_covered:
            self.film.look_round()
            await self.redraw()

    def action_tell_why(self) -> None:
        """The rule behind the latest line."""
        count = len(faces_of(*self.shown()))
        if count and not self.is_covered:
            self.tell_line(count - 1)

    def _tell_end(self) -> None:
        """The count, or the error a game broke off with."""
        if self.film.crash:
            title = self.say.say("terminal-crash")
            self.push_screen(Sheet(title, [Text(self.film.crash)], self.say.say("terminal-closing")))
        elif self.film.is_over:
            self.push_screen(ending_sheet(self.say, self.words, self.film.last, self.names, WATCHER))
