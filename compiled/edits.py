"""Changes to a source text at places of its syntax tree, so that everything else stays as it was written."""

from __future__ import annotations

import ast


class Edits:
    """A text, and what is to be put where in it."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self._raw = text.encode()
        self._changes: list[tuple[int, int, str]] = []
        self._lines = [0]
        for line in self._raw.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def source(self, node: ast.expr) -> str:
        """The text of a node."""
        start, end = self._span(node)
        return self._raw[start:end].decode()

    def replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        self._changes.append((*self._span(node), text))

    def remove_decorator(self, node: ast.expr) -> None:
        start, end = self._span(node)
        self._changes.append((start - 1, end, "# lowered"))

    def insert(self, line: int, text: str) -> None:
        """Put text before a line, counted from 1."""
        place = self._lines[line - 1]
        self._changes.append((place, place, text))

    def done(self) -> str:
        """The text with every change."""
        raw = self._raw
        for start, end, text in sorted(self._changes, key=lambda change: change[:2], reverse=True):
            raw = raw[:start] + text.encode() + raw[end:]
        return raw.decode()

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self._lines[node.lineno - 1] + node.col_offset,
            self._lines[node.end_lineno - 1] + node.end_col_offset,
        )


def called(node: ast.expr) -> str:
    """The plain name of a decorator or of what is called, with or without its arguments."""
    name = node.func if isinstance(node, ast.Call) else node
    return name.id if isinstance(name, ast.Name) else ""
