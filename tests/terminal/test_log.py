"""The log on the full screen: a line that just fills its width is shown to its last word."""

from __future__ import annotations

from textual.app import App, ComposeResult

from mazmorra.terminal.panels import LogPanel
from mazmorra.terminal.theme import LAYOUT, TORCHLIGHT


class OnlyALog(App[None]):
    CSS = LAYOUT

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(TORCHLIGHT)
        self.theme = TORCHLIGHT.name

    def compose(self) -> ComposeResult:
        yield LogPanel(id="log")


async def test_no_line_loses_its_end_when_the_scrollbar_comes() -> None:
    app = OnlyALog()
    lines: list[str] = []
    async with app.run_test(size=(50, 12)) as pilot:
        for length in range(30, 70):
            lines.append("x " * ((length - 5) // 2) + f"END{length}")
            app.query_one(LogPanel).show(lines, ["ink"] * len(lines), len(lines) - 1)
            await pilot.pause()
            assert f"END{length}" in app.export_screenshot()
