"""What must be true of the content files as a whole: counts, names that exist, figures that can be played with."""

from __future__ import annotations

from typing import Any

from mazmorra.content.loader import Pack


def check(pack: Pack, rows: dict[str, tuple[Any, ...]]) -> None:
    """Refuse a box that cannot be played with."""
