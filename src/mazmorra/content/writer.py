"""From raw rows back to TOML text that a person can edit."""

from __future__ import annotations

import json
from typing import Any

from mazmorra.content.loader import Pack


def write_pack(pack: Pack, singles: tuple[str, ...], heading: str) -> str:
    """A whole pack as one text; `singles` are the tables that have one row and no id."""
    parts = ["".join(f"# {line}\n" for line in heading.splitlines())]
    for table, rows in pack.rows.items():
        for row in rows.values():
            header = f"[{table}]" if table in singles else f"[[{table}]]"
            keys = [key for key in row if not (table in singles and key == "id")]
            parts.append("\n".join([header, *(f"{key} = {_value(row[key])}" for key in keys), ""]))
    return "\n".join(parts)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
