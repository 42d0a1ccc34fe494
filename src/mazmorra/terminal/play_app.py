"""A game on the full screen: bots answer with a breath between, people by key or button, several of them
behind a cover.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.message import Message

from mazmorra.kernel import AnyTable
from mazmorra.kernel.errors import MazmorraError
from mazmorra.kernel.view import WATCHER
from mazmorra.terminal.board import SHAPES
from mazmorra.terminal.errors import Unsaved
from mazmorra.terminal.explain import takes_back
from mazmorra.terminal.hints import hint_lines
from mazmorra.terminal.panels import QuestionPanel
from mazmorra.terminal.session import Session
from mazmorra.terminal.sheets import Cover, ending_sheet, hint_sheet, rule_sheet
from mazmorra.terminal.table_app import TableApp, bound
from mazmorra.terminal.typed import choices

BREATH = 0.5
"""Seconds after something happened before the next bot answers."""

HURRY = 0.1
"""Seconds in which bots that are hurried answer, before the screen is drawn again."""

REACTION = 0.25
"""Seconds after an answer in which nobody can have read the next question: what is pressed then belongs to
the last one.
"""


class PlayApp(TableApp):
    """Plays a session."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *bound({"backspace": "take_back", "space": "hurry", "f4": "hint"}),
    ]
    help_topics = ("answer", "back", "hurry", "log", "why", "hands", "hint", "leave")
    foot_keys = (("F1", "help"), ("F2", "why"), ("F3", "hands"), ("Tab", "log"), ("Ctrl+Q", "leave"))

    def __init__(self, session: Session, breath: float = BREATH) -> None:
        super().__init__(session.say, session.board, session.names)
        self.session = session
        self.breath = breath
        self.reaction = min(REACTION, breath)
        self.failure: MazmorraError | None = None
        """What ended the game before its time."""
        self.is_hurried = False
        """Whether somebody does not want to watch the bots, until the next question."""
        self.wakes = 0
        """How many times bots were told to go on: only the last counts."""
        self.attention = 0.0
        """What was pressed before this moment was meant for an earlier question."""
        self.reader = session.onlooker
        self.read = dict.fromkeys((*range(session.table.seats), WATCHER), 0)
        self.asked = WATCHER

    async def on_mount(self) -> None:
        self._keep()
        self.call_after_refresh(self._go_on)

    def shown(self) -> tuple[AnyTable, int]:
        return self.session.table, self.viewer

    @property
    def viewer(self) -> int:
        """Whose eyes the screen has: nobody's, while several people wait."""
        if self.asked != WATCHER or not self.session.shares_keyboard:
            return self.reader
        return WATCHER

    async def _go_on(self) -> None:
        """Let bots answer until something happens, or somebody here is asked."""
        session = self.session
        self._let_bots_answer()
        if self.failure:
            return
        if session.table.over:
            await self._end()
        elif self._waits_for_bots:
            await self._wait(self.say.say("terminal-hurry"))
            self._go_on_after(0 if self.is_hurried else self.breath)
        else:
            self.is_hurried = False
            await self._turn(session.next_human(self.reader))

    def _let_bots_answer(self) -> None:
        """Until there is something to see; if they are hurried, for a moment."""
        seen, until = len(self.session.table.events), monotonic() + (HURRY if self.is_hurried else 0)
        while self._bot_answers():
            if len(self.session.table.events) > seen and monotonic() >= until:
                break

    def _bot_answers(self) -> bool:
        """A bot of somebody's own that fails ends the screen; what it said is told after it."""
        try:
            return self.session.bot_answers()
        except MazmorraError as error:
            self.failure = error
            self.exit()
            return False

    @property
    def _waits_for_bots(self) -> bool:
        return any(ask.seat in self.session.players for ask in self.session.table.asks)

    def _go_on_after(self, seconds: float) -> None:
        self.wakes += 1
        self.set_timer(max(seconds, 0.001), partial(self._wake, self.wakes))

    async def _wake(self, number: int) -> None:
        if number == self.wakes:
            await self._go_on()

    def action_hurry(self) -> None:
        """Watch the bots no longer: they play on at once until somebody here is asked."""
        if self.asked == WATCHER and not self.is_covered and self._waits_for_bots:
            self.is_hurried = True
            self._go_on_after(0)

    async def _wait(self, note: str = "") -> None:
        session = self.session
        self._draw()
        waited = self.say.join([self.names[ask.seat] for ask in session.table.asks])
        hand = self.words.hand(session.table.view(self.viewer), self.names)
        await self.panel.rest(self.say.say("terminal-wait", names=waited), "", hand, note)

    async def _turn(self, seat: int) -> None:
        self._keep()
        if self.session.shares_keyboard and seat != self.reader:
            self.reader = WATCHER
            await self._wait()
            cover = Cover(self.names[seat], SHAPES[seat], self.say, self._way_back(WATCHER))
            self._attend()
            await self.push_screen(cover, self._uncovered(seat))
        else:
            await self._put(seat)

    def _uncovered(self, seat: int) -> Callable[[bool | None], None]:
        def put(wants_back: bool | None) -> None:
            if wants_back:
                self.call_later(self._take_back)
            else:
                self.call_later(self._put, seat)

        return put

    def _way_back(self, seat: int) -> str:
        """What would be taken back, if anything can be, and by which key."""
        if not self.session.marks:
            return ""
        told = takes_back(self.say, self.session.marks[-1], self.names, seat)
        return f"{self.say.say('terminal-backspace')}: {told}"

    async def _put(self, seat: int) -> None:
        """Put a seat's question."""
        self.reader = self.asked = seat
        session = self.session
        self._draw()
        ask = session.ask_of(seat)
        view = session.table.view(seat)
        ways = choices(self.say, self.words, session.table.game, ask, session.final_answers(ask))
        notes = [self.words.note(view, way.option) for way in ways]
        title = f"{self.say.say('terminal-turn', name=self.names[seat])}   {self._way_back(seat)}".rstrip()
        question = self.say.question(session.table.game.name, ask, self.names)
        await self.panel.ask(title, question, ways, notes, self.words.hand(view, self.names))
        self._attend()

    def _attend(self, seconds: float = 0) -> None:
        """Something new is on the screen: only what is pressed from now on, or after some seconds, can be
        meant for it.
        """
        self.attention = max(self.attention, Message().time + seconds)

    async def on_question_panel_answered(self, message: QuestionPanel.Answered) -> None:
        if self.asked == WATCHER or message.number != self.panel.number or message.time < self.attention:
            return  # meant for a question that is already answered
        seat, self.asked = self.asked, WATCHER
        self.panel.close()
        self._attend(self.reaction)
        self.read[seat] = self.read[WATCHER] = len(self.session.table.events)
        self.session.answer(seat, message.choice.option)
        self._keep()
        await self._go_on()

    async def action_take_back(self) -> None:
        if not self.is_covered and self.asked != WATCHER and self.session.marks:
            await self._take_back()

    async def _take_back(self) -> None:
        """Undo the last answer; whose it was is asked again."""
        self.asked = WATCHER
        self.panel.close()
        seat = self.session.take_back().seat
        lines = len(self.session.table.events)
        self.read = {reader: min(read, lines) for reader, read in self.read.items()}
        await self._turn(seat)

    def on_key(self, event: events.Key) -> None:
        if event.time < self.attention and (event.is_printable or event.key == "enter"):
            event.stop().prevent_default()
        elif self.is_covered:
            return
        elif event.character and self.asked != WATCHER and self.panel.press(event.character):
            event.stop()
        elif event.key == "enter" and self.session.table.over and self.focused is None:
            self._show_ending()

    async def _end(self) -> None:
        session = self.session
        self._keep()
        self.reader, self.asked = session.onlooker, WATCHER
        self._draw()
        note = self.say.say("terminal-over-note")
        await self.panel.rest(self.say.say("terminal-over"), "", "", note)
        self.set_focus(None)
        self._attend()
        self._show_ending()

    def _show_ending(self) -> None:
        session = self.session
        self.push_screen(ending_sheet(self.say, self.words, session.table, self.names, session.onlooker))

    def _keep(self) -> None:
        """Save; if that fails the game goes on, and the person knows."""
        try:
            self.session.keep()
        except Unsaved as error:
            self.notify(self.say.error(error), severity="error", timeout=10, markup=False)

    async def redraw(self) -> None:
        if self.asked == WATCHER:
            self._draw()
        else:
            await self._put(self.asked)  # its answers fill the rows of another width

    def _draw(self) -> None:
        self.show(self.session.table, self.viewer, self.read[self.viewer])

    def action_tell_why(self) -> None:
        if self.is_covered or self.asked == WATCHER:
            return
        ask = self.session.ask_of(self.asked)
        view = self.session.table.view(self.asked)
        question = self.say.question(self.session.table.game.name, ask, self.names)
        clauses = (ask.clause, *self.words.clauses(view))
        self.push_screen(rule_sheet(self.say, self.session.table.game.name, question, clauses))

    async def action_hint(self) -> None:
        """Think for whoever is asked, beside the screen, and show what was found if they still are."""
        seat = self.asked
        if self.is_covered or seat == WATCHER:
            return
        session = self.session
        lines = await asyncio.to_thread(hint_lines, session, seat, session.ask_of(seat))
        if self.asked == seat and not self.is_covered:
            self._keep()
            self.push_screen(hint_sheet(self.say, lines))

    def action_leave(self) -> None:
        self._keep()
        self.exit()
