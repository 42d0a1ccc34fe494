"""Plain lines in and out: what a screen reader, a pipe or a very old terminal can follow.

No cursor movement, no colours.
"""

from __future__ import annotations

import shutil
import sys
import textwrap

BLANKS = 60
"""Blank lines that push a hand off a screen, at least."""


class Voice:
    """Speaks on the standard output and listens on the standard input."""

    def __init__(self) -> None:
        self.echoes = not sys.stdin.isatty()
        self.wraps = sys.stdout.isatty()
        self.ahead: list[str] = []

    def tell(self, text: str = "", indent: int = 0) -> None:
        """Say one thing, wrapped where somebody reads it on a terminal."""
        space = " " * indent
        for line in text.split("\n"):
            print(self._fill(line, space), flush=True)

    def ask(self) -> str:
        """The next line typed; `EOFError` if there is none."""
        typed = self._next()
        if self.echoes:
            print(typed, flush=True)  # a transcript then reads like a conversation
        return typed.strip()

    def has_nothing_to_hear(self) -> bool:
        """Whether a pipe is empty from the start; a terminal always has somebody before it."""
        if not self.echoes:
            return False
        line = sys.stdin.readline()
        if line:
            self.ahead.append(line.rstrip("\n"))
        return not line

    def _next(self) -> str:
        if not self.ahead:
            return input("> ")
        print("> ", end="")
        return self.ahead.pop(0)

    def hide(self) -> None:
        """Push what was said off the screen."""
        print("\n" * max(BLANKS, 2 * shutil.get_terminal_size().lines), flush=True)

    def _fill(self, line: str, space: str) -> str:
        if not self.wraps:
            return space + line
        width = max(shutil.get_terminal_size().columns - 1, 20)
        return textwrap.fill(
            line, width, initial_indent=space, subsequent_indent=space + "  ", break_long_words=False
        )
