"""What can be wrong with a content file; each error names the line and what was expected."""

from __future__ import annotations

from mazmorra.kernel.errors import MazmorraError


class BadContent(MazmorraError):
    key = "error-bad-content"
    says = "{file}, line {line}: {problem}"


def bad(source: tuple[str, int], problem: str) -> BadContent:
    """The error for a place (file, line)."""
    return BadContent(file=source[0], line=source[1], problem=problem)
