"""From raw rows back to TOML text that a person can edit."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazmorra.content.loader import Pack

LONGEST_ECHO = 60
"""Letters of a wrong value that an error shows again."""


def write_pack(pack: Pack, singles: tuple[str, ...], heading: str) -> str:
    """A whole pack as one text; `singles` are the tables that have one row and no id."""
    parts = ["".join(f"# {line}\n" for line in heading.splitlines())]
    for table, rows in pack.rows.items():
        for row in rows.values():
            header = f"[{table}]" if table in singles else f"[[{table}]]"
            keys = [key for key in row if not (table in singles and key == "id")]
            parts.append("\n".join([header, *(f"{key} = {toml(row[key])}" for key in keys), ""]))
    return "\n".join(parts)


def toml(value: object) -> str:
    """A value as a content file writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool) else str(value)


def echo(value: object) -> str:
    """A wrong value as the file has it, cut short where it is long."""
    written = toml(value)
    return written if len(written) <= LONGEST_ECHO else f"{written[:LONGEST_ECHO]}…"
