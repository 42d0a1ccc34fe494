"""A seat on a sheet: whose it is, in rich text."""

from __future__ import annotations

from typing import TypeAlias

from mazmorra.terminal.board import SHAPES
from mazmorra.terminal.theme import SEAT_COLOURS, TOKENS

Parts: TypeAlias = list[tuple[str, str]]
"""Pieces of rich text, each with its style."""


def named(seat: int, name: str, own: bool, mark: str, sign: str = "", width: int = 0) -> Parts:
    """A mark, the shape of a seat, its name and a sign behind it. Where there is a width, the name is cut and
    filled up to it.
    """
    name = name[: width or None]
    return [
        (mark, TOKENS["ember"]),
        (f"{SHAPES[seat]} ", SEAT_COLOURS[seat]),
        (name, "bold underline" if own else "bold"),
        (sign, TOKENS["ember"]),
        (" " * (width + 1 - len(name + sign)), ""),
    ]
