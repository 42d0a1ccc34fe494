"""The full screen both a game and a replay are shown on: head, board, seats, log, and a panel at the
bottom.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList, Static

from mazmorra.content.wording import Wording
from mazmorra.kernel import AnyTable
from mazmorra.terminal.board import Board
from mazmorra.terminal.explain import faces_of, told, variant
from mazmorra.terminal.panels import LogPanel, QuestionPanel
from mazmorra.terminal.sheets import hands_sheet, help_sheet, rule_sheet
from mazmorra.terminal.theme import LAYOUT, TOKENS, TORCHLIGHT

ROOMY = (100, 30)
"""From this size on there is more air."""

USABLE = (50, 18)
"""Below this size answers, seats or keys would be cut off: then nothing is shown but that."""


def bound(actions: Mapping[str, str], first: bool = False) -> list[BindingType]:
    """What keys do; those that come `first` do it whatever has the focus."""
    return [Binding(keys, action, show=False, priority=first) for keys, action in actions.items()]


class TableApp(App[None]):
    """A table on the full screen."""

    CSS = LAYOUT
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    TITLE = "Mazmorra"
    BINDINGS: ClassVar[list[BindingType]] = [
        *bound({"f1,question_mark": "tell_keys", "f2": "tell_why", "f3": "tell_hands"}),
        *bound({"shift+up": "pan(0, -1)", "shift+down": "pan(0, 1)"}, first=True),
        *bound({"shift+left": "pan(-1, 0)", "shift+right": "pan(1, 0)"}, first=True),
        *bound({"tab,shift+tab": "go_to_log", "ctrl+q,ctrl+c": "leave"}, first=True),
    ]
    help_topics: tuple[str, ...] = ()
    foot_keys: tuple[tuple[str, str], ...] = ()
    """The keys along the bottom, and the word of the catalogue for each."""

    def __init__(self, say: Wording, board: Board, names: Sequence[str]) -> None:
        self.say = say
        self.words = board
        self.names = tuple(names)
        self.drawing = board.drawing()
        self.is_small = False
        """Whether the terminal is too small to show the table."""
        super().__init__()
        self.register_theme(TORCHLIGHT)
        self.theme = TORCHLIGHT.name
        self.stylesheet.add_source(self.drawing.css, read_from=("drawing", ""), tie_breaker=1)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield self.drawing.board
        with Horizontal(id="middle"):
            yield self.drawing.seats
            yield LogPanel(id="log")
        yield QuestionPanel()
        yield Static(self._foot(), id="foot")
        yield Static(id="too-small")

    def _foot(self) -> Text:
        """The keys, in words."""
        foot = Text(no_wrap=True, overflow="ellipsis")
        for key, topic in self.foot_keys:
            foot.append(f"{key} ", f"bold {TOKENS['ember']}")
            foot.append(self.say.say(f"terminal-key-{topic}") + "   ", TOKENS["muted"])
        return foot

    def show(self, table: AnyTable, viewer: int, since: int) -> None:
        """Draw a table from a viewpoint; log lines from `since` on are new."""
        view = table.view(viewer)
        self.main.query_one("#head", Static).update(self._head(table, self.words.progress(view)))
        faces = faces_of(table, viewer)
        self.drawing.show(view, self.names, faces[since:])
        lines = [told(self.say, table.game.name, face, self.names, viewer) for face in faces]
        self.log_panel.show(lines, [self.words.tone(face["kind"]) for face in faces], since)

    def _head(self, table: AnyTable, progress: str) -> Grid:
        head = Grid.grid(expand=True)
        head.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        head.add_column(justify="right", no_wrap=True)
        title = Text.assemble(
            (self.say.say(table.game.name), f"bold {TOKENS['gold']}"),
            (f"  {variant(self.say, table.game)}", TOKENS["muted"]),
        )
        head.add_row(title, Text(f"  {progress}", f"bold {TOKENS['ink']}"))
        return head

    @property
    def main(self) -> Any:
        """The screen at the bottom of the pile."""
        return self.screen_stack[0]

    @property
    def is_covered(self) -> bool:
        """Whether the table cannot be seen: a sheet lies over it, or the terminal is too small for it."""
        return len(self.screen_stack) > 1 or self.is_small

    @property
    def log_panel(self) -> LogPanel:
        panel: LogPanel = self.main.query_one(LogPanel)
        return panel

    @property
    def panel(self) -> QuestionPanel:
        panel: QuestionPanel = self.main.query_one(QuestionPanel)
        return panel

    def on_resize(self, event: events.Resize) -> None:
        self.main.set_class(event.size.width >= ROOMY[0] and event.size.height >= ROOMY[1], "roomy")
        self.is_small = event.size.width < USABLE[0] or event.size.height < USABLE[1]
        self.main.set_class(self.is_small, "small")
        self.main.query_one("#too-small", Static).update(self._too_small(event.size.width, event.size.height))
        self.call_after_refresh(self.redraw)

    def _too_small(self, width: int, height: int) -> str:
        """What stands on a terminal that is too small."""
        least = {"least_width": USABLE[0], "least_height": USABLE[1]}
        return self.say.say("terminal-too-small", width=width, height=height, **least)

    def on_key(self, event: events.Key) -> None:
        if self.is_small and len(self.screen_stack) == 1:
            event.stop().prevent_default()  # nobody answers what cannot be seen

    async def redraw(self) -> None:
        """Draw again what is shown."""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.tell_line(event.option_index)

    def tell_line(self, index: int) -> None:
        """The rule behind a line of the log."""
        table, viewer = self.shown()
        face = faces_of(table, viewer)[index]
        line = told(self.say, table.game.name, face, self.names, viewer)
        self.push_screen(rule_sheet(self.say, table.game.name, line, [face["clause"]]))

    def shown(self) -> tuple[AnyTable, int]:
        """The table on the screen, and the viewpoint."""
        raise NotImplementedError

    def action_tell_keys(self) -> None:
        if not self.is_covered:
            self.push_screen(help_sheet(self.say, self.help_topics, self.words.legend()))

    def action_tell_hands(self) -> None:
        """The viewer's hand or sheet, and what is known of the others."""
        table, viewer = self.shown()
        lines = self.words.hands(table.view(viewer), self.names)
        if lines and not self.is_covered:
            self.push_screen(hands_sheet(self.say, lines))

    def action_pan(self, right: int, down: int) -> None:
        self.drawing.pan(right, down)

    def action_leave(self) -> None:
        self.exit()

    def action_go_to_log(self) -> None:
        if self.is_covered:
            return
        if self.focused is self.log_panel and self.panel.ways:
            self.panel.query("Button").first().focus()
        else:
            self.log_panel.focus()
