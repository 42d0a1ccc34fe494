"""Figures of a content text changed by their path: `monster.dragon.strength=[14, 18, 24]`.

A path is a table, the id of a row (none where a table has one row), a figure, and the way into it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from mazmorra.content.loader import NO_FIGURES
from mazmorra.content.writer import toml
from mazmorra.kernel import Json
from mazmorra.kernel.ask import Phrase
from mazmorra.kernel.errors import MazmorraError

OURS = "designed"
"""Where a figure comes from that was changed."""


class BadChange(MazmorraError):
    key = "content-bad-change"
    says = "{path}: {problem}"


class NoChange(MazmorraError):
    key = "content-no-change"
    says = "'{text}' is no change: a path, =, and a value as a content file writes it"


@dataclass(frozen=True, slots=True)
class Change:
    """A figure's new value."""

    path: str
    value: object

    def __str__(self) -> str:
        return f"{self.path}={toml(self.value)}"


def read_change(text: str) -> Change:
    """A change from its text; a bare word is a text too."""
    path, _, values = _parts(text)
    value = _toml(values)
    if value is None and not values.isidentifier():
        raise NoChange(text=text)
    return Change(path, values if value is None else value)


def read_sweep(text: str) -> list[Change]:
    """Several values of one figure, with commas between; bare words are texts too."""
    path, _, values = _parts(text)
    found = _toml(f"[{values}]")
    words = [each.strip() for each in values.split(",")]
    if found is None and all(map(str.isidentifier, words)):
        found = words
    if not isinstance(found, list) or len(found) < 2:
        raise NoChange(text=text)
    return [Change(path, value) for value in found]


def changed(content: str, changes: Iterable[Change]) -> str:
    """A content text that its loader has read, with figures changed."""
    tables = tomllib.loads(content)
    for change in changes:
        _apply(tables, change)
    return "\n".join(_written(table, rows) for table, rows in tables.items())


def _parts(text: str) -> tuple[str, str, str]:
    path, equals, values = (part.strip() for part in text.partition("="))
    if not (path and equals and values):
        raise NoChange(text=text)
    return path, equals, values


def _toml(value: str) -> object:
    try:
        parsed = tomllib.loads(f"value = {value}")
    except (ValueError, RecursionError):
        return None
    return parsed["value"] if list(parsed) == ["value"] else None


def _apply(tables: Json, change: Change) -> None:
    table, *way = change.path.split(".")
    rows = tables.get(table)
    if rows is None:
        raise _bad(change, "no-table", table, sorted(tables))
    if isinstance(rows, list):
        name, *way = way or [""]
        ids = [row["id"] for row in rows]
        if name not in ids:
            raise _bad(change, "no-row", name, ids)
        row = rows[ids.index(name)]
    else:
        row = rows
    figures = [key for key in row if key not in NO_FIGURES]
    if not way or way[0] in NO_FIGURES:
        raise _bad(change, "no-figure", way[0] if way else "", figures)
    _put(row, way, change)
    _mark(row, figures, way[0])


def _put(holder: Any, way: Sequence[str], change: Change) -> None:  # whatever lies in a figure
    """Walk into a figure and change what lies there; a row may be told a figure it did not say before."""
    first, *rest = way
    keys = list(holder) if isinstance(holder, dict) else [str(index) for index in range(len(holder))]
    if first not in keys and (rest or isinstance(holder, list)):
        raise _bad(change, "no-part", first, keys)
    key = first if isinstance(holder, dict) else int(first)
    if not rest:
        holder[key] = change.value
    elif isinstance(holder[key], dict | list):
        _put(holder[key], rest, change)
    else:
        raise _bad(change, "no-part", rest[0], [])


def _mark(row: Json, figures: list[str], figure: str) -> None:
    """The figure is now somebody's own."""
    source = row.get("source")
    marks = dict.fromkeys(figures, source) if isinstance(source, str) else source or {}
    row["source"] = {**marks, figure: OURS}


def _written(table: str, rows: Json | list[Json]) -> str:
    listed = rows if isinstance(rows, list) else [rows]
    header = f"[[{table}]]" if isinstance(rows, list) else f"[{table}]"
    return "\n".join(
        "\n".join([header, *(f"{key} = {toml(value)}" for key, value in row.items()), ""]) for row in listed
    )


def _bad(change: Change, problem: str, found: str, allowed: list[str]) -> BadChange:
    said = (("found", found), ("allowed", ", ".join(allowed) or "–"))
    return BadChange(path=change.path, problem=Phrase(f"content-change-{problem}", said))
