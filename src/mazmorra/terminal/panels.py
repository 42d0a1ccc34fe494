"""The panels every game shares on the full screen: the log, the question with its answers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.markup import escape
from textual.message import Message
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from mazmorra.terminal.theme import TOKENS
from mazmorra.terminal.typed import Choice

FINAL = "!"
"""Stands behind an answer that cannot be taken back."""


class LogPanel(OptionList):
    """What happened, line by line; a chosen line tells its rule."""

    def show(self, lines: Sequence[str], tones: Sequence[str], fresh: int) -> None:
        """All lines so far; those from `fresh` on are new to the reader."""
        self.clear_options()
        self.add_options(
            _line(line, tone, index >= fresh)
            for index, (line, tone) in enumerate(zip(lines, tones, strict=True))
        )
        if self.has_focus:
            self.highlighted = self.option_count - 1
        self.call_after_refresh(self.scroll_end, animate=False)

    def on_focus(self) -> None:
        if self.option_count:
            self.highlighted = self.option_count - 1


class QuestionPanel(Vertical):
    """Who is asked, what, and the answers as buttons; each button has its key."""

    class Answered(Message):
        """Somebody chose an answer to the question with this number."""

        def __init__(self, number: int, choice: Choice) -> None:
            super().__init__()
            self.number = number
            self.choice = choice

    def __init__(self) -> None:
        super().__init__(id="question")
        self.number = 0
        """How many questions were put: an answer to an earlier one comes too late."""
        self.ways: list[Choice] = []
        self.notes: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="asked")
        yield Vertical(id="ways")
        yield Static(id="note")
        yield Static(id="hand")

    async def ask(
        self, title: str, question: str, ways: Sequence[Choice], notes: Sequence[str], hand: str
    ) -> None:
        """Put a question; the first answer gets the focus, unless somebody is reading the log."""
        self.close()
        self.border_title = escape(title)
        self.set_class(True, "yours")
        self._tell(question, hand, "")
        box = await self._cleared()
        for row in _rows(ways, self.app.size.width - 6):
            answers = [AnswerButton(self.number, index, ways[index]) for index in row]
            await box.mount(Horizontal(*answers, classes="answers"))
        self.ways, self.notes = list(ways), list(notes)
        if not isinstance(self.screen.focused, LogPanel):
            self.query(Button).first().focus()

    def close(self) -> None:
        """The question is answered: whatever else is said to it comes too late."""
        self.number += 1
        self.ways, self.notes = [], []

    async def rest(self, title: str, text: str, hand: str, note: str = "") -> None:
        """Nobody here is asked anything."""
        self.close()
        self.border_title = escape(title)
        self.set_class(False, "yours")
        self._tell(text, hand, note)
        await self._cleared()

    def press(self, key: str) -> bool:
        """Answer with the choice that has this key, if there is one."""
        for way in self.ways:
            if key == way.key:
                self.post_message(self.Answered(self.number, way))
                return True
        return False

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if isinstance(event.button, AnswerButton):
            self.post_message(self.Answered(event.button.question, event.button.way))

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        if isinstance(event.widget, AnswerButton) and event.widget.question == self.number and self.notes:
            self.query_one("#note", Static).update(Text(self.notes[event.widget.index]))

    def on_key(self, event: events.Key) -> None:
        buttons = list(self.query(Button))
        step = {"right": 1, "down": 1, "left": -1, "up": -1}.get(event.key, 0)
        if step and self.app.focused in buttons:
            event.stop()
            buttons[(buttons.index(self.app.focused) + step) % len(buttons)].focus()

    async def _cleared(self) -> Vertical:
        """The place of the answers, empty. Their focus goes nowhere, least of all into the log."""
        if isinstance(self.screen.focused, Button):
            self.screen.set_focus(None)
        box = self.query_one("#ways", Vertical)
        await box.remove_children()
        return box

    def _tell(self, question: str, hand: str, note: str) -> None:
        self.query_one("#asked", Static).update(Text(question))
        self.query_one("#hand", Static).update(Text(hand))
        self.query_one("#note", Static).update(Text(note))


class AnswerButton(Button):
    """An answer to be pressed; it knows which question it answers."""

    def __init__(self, question: int, index: int, way: Choice) -> None:
        super().__init__(_label(way), classes="answer")
        self.question = question
        self.index = index
        self.way = way


def _line(line: str, tone: str, is_new: bool) -> Option:
    bar = Text("▎", TOKENS["ember"] if is_new else TOKENS["raised"])
    return Option(Text.assemble(bar, Text(line, TOKENS.get(tone) or TOKENS["ink"])))


def _label(way: Choice) -> Text:
    """The key, the words, and a sign where there is no way back."""
    label = Text(way.key) if way.label == way.key else Text.assemble(way.key, " ", (way.label, "not bold"))
    return label.append(f" {FINAL}") if way.is_final else label


def _rows(ways: Sequence[Choice], width: int) -> list[list[int]]:
    """Buttons packed into rows, in order."""
    rows: list[list[int]] = [[]]
    used = 0
    for index, way in enumerate(ways):
        size = max(_label(way).cell_len + 2, 5) + 1
        if used + size > width and rows[-1]:
            rows.append([])
            used = 0
        rows[-1].append(index)
        used += size
    return rows
