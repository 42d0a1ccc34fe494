"""Sheets that lie over the table for a moment: a rule, the help, the ending, and the cover between two
people.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from mazmorra.content.wording import Wording
from mazmorra.kernel import AnyTable
from mazmorra.terminal.board import Board
from mazmorra.terminal.explain import reason, rule_text, verdict
from mazmorra.terminal.theme import TOKENS


class Sheet(ModalScreen[None]):
    """A sheet of paragraphs; Enter, Escape or Space puts it away."""

    AUTO_FOCUS = "VerticalScroll"

    BINDINGS = [("escape,enter,space,q", "dismiss", "")]  # noqa: RUF012

    def __init__(self, title: str, parts: Sequence[Text | Grid], closing: str) -> None:
        super().__init__()
        self.heading = title
        self.parts = parts
        self.closing = closing

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self.heading
            for part in self.parts:
                yield Static(part)
            yield Static(self.closing, classes="muted")


class Cover(Screen[bool]):
    """Nothing but a name: the keyboard changes hands.

    It says whether the last answer is wanted back instead.
    """

    BINDINGS = [("enter,space", "dismiss(False)", ""), ("backspace", "take_back", "")]  # noqa: RUF012

    def __init__(self, person: str, shape: str, say: Wording, way_back: str) -> None:
        super().__init__()
        self.person = person
        self.shape = shape
        self.say = say
        self.way_back = way_back

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet", can_focus=False) as sheet:
            sheet.border_title = self.shape
            yield Static(
                Text(
                    self.say.say("terminal-pass", name=self.person),
                    f"bold {TOKENS['ember']}",
                    justify="center",
                )
            )
            yield Static(self.say.say("terminal-pass-why"), classes="muted")
            if self.way_back:
                yield Static(Text(self.way_back), classes="muted")

    def action_take_back(self) -> None:
        if self.way_back:
            self.dismiss(True)


def rule_sheet(say: Wording, game: str, line: str, clauses: Sequence[str]) -> Sheet:
    """The rules behind something."""
    parts: list[Text | Grid] = [Text(line, "bold")]
    for clause in clauses:
        text = rule_text(say, game, clause)
        if text:
            parts.append(
                Text.assemble(
                    "\n", (say.say("terminal-panel-rule", clause=clause), TOKENS["ember"]), "\n", text
                )
            )
    if len(parts) == 1:
        parts.append(Text(say.say("terminal-panel-no-rule")))
    return Sheet(say.say("terminal-key-why"), parts, _closing(say))


def help_sheet(say: Wording, topics: Sequence[str], legend: Sequence[str] = ()) -> Sheet:
    """The keys of a screen, and what its signs mean."""
    said = [*(say.say(f"terminal-keys-{topic}") for topic in topics), *legend]
    parts = [Text(("\n" if index else "") + text) for index, text in enumerate(said)]
    return Sheet(say.say("terminal-keys"), parts, _closing(say))


def hands_sheet(say: Wording, lines: Sequence[str]) -> Sheet:
    """What the viewer holds, and what is known of the others."""
    return Sheet(say.say("terminal-key-hands"), [Text("\n".join(lines))], _closing(say))


def hint_sheet(say: Wording, lines: Sequence[str]) -> Sheet:
    """The best answers, and what each is likely to bring."""
    return Sheet(say.say("terminal-key-hint"), [Text("\n".join(lines))], _closing(say))


def ending_sheet(say: Wording, board: Board, table: AnyTable, names: Sequence[str], viewer: int) -> Sheet:
    """Who won and why, and the count."""
    grid = Grid(box=None, expand=False, padding=(0, 2, 0, 0), show_header=False)
    for index, row in enumerate(board.count(table.view(viewer), names)[1:]):
        style = f"bold {TOKENS['gold']}" if index < len(table.result.winners) else TOKENS["ink"]
        grid.add_row(*(Text(cell.strip(":,- "), style) for cell in row))
    won = Text(verdict(say, table, names, viewer) + "\n", f"bold {TOKENS['gold']}", justify="center")
    why = Text("\n" + reason(say, table), TOKENS["muted"])
    return Sheet(say.say("terminal-over"), [won, grid, why], _closing(say))


def _closing(say: Wording) -> str:
    return say.say("terminal-closing")
