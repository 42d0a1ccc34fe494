"""A map as cells of characters, and cells as text; what a cell is about, and in which colours, is the
game's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

GLOOM = "gloom"
"""Where nothing is."""


class Cell(NamedTuple):
    """One character, what it is about, and the ground it stands on."""

    char: str = " "
    ink: str = GLOOM
    ground: str = GLOOM


def text_of(rows: Sequence[Sequence[Cell]], inks: Mapping[str, str], grounds: Mapping[str, str]) -> Text:
    """Cells as styled text, like neighbours together."""
    text = Text(no_wrap=True, overflow="crop", end="")
    for number, row in enumerate(rows):
        if number:
            text.append("\n")
        for (ink, ground), cells in groupby(row, key=lambda cell: cell[1:]):
            text.append("".join(cell.char for cell in cells), f"{inks[ink]} on {grounds[ground]}")
    return text
