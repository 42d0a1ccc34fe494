"""The grid under the dungeon: 13 columns by 10 rows of spaces, and the four ways out of each."""

from __future__ import annotations

COLUMNS, ROWS = 13, 10
SPACES = COLUMNS * ROWS
NORTH, EAST, SOUTH, WEST = range(4)
WAYS = ("N", "E", "S", "W")
NOWHERE = -1


def _beside(space: int, way: int) -> int:
    row, column = divmod(space, COLUMNS)
    row += (way == SOUTH) - (way == NORTH)
    column += (way == EAST) - (way == WEST)
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOWHERE


BESIDE = tuple(tuple(_beside(space, way) for way in range(4)) for space in range(SPACES))
"""The space beside each space, by the way one goes; `NOWHERE` beyond the outer wall."""


def back(way: int) -> int:
    """The way opposite."""
    return way ^ 2


def at(column: int, row: int) -> int:
    """The space in a column and a row, both counted from 1."""
    return (row - 1) * COLUMNS + column - 1


def far(space: int, way: int, steps: int) -> tuple[int, int]:
    """Where so many steps lead, stopping at the outer wall, and how many were left there."""
    while steps and BESIDE[space][way] != NOWHERE:
        space, steps = BESIDE[space][way], steps - 1
    return space, steps


def place(space: int) -> str:
    """A space as players name it: column letter and row number."""
    row, column = divmod(space, COLUMNS)
    return f"{chr(ord('A') + column)}{row + 1}"
