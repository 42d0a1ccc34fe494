"""The grid: 10 columns, 3 rows a level, row 0 at the bottom.

A space is 10 * row + column. Tiles and figures are elsewhere.
"""

from __future__ import annotations

COLUMNS, TILE, ROWS = 10, 5, 3
LEVEL = COLUMNS * ROWS
"""The spaces of a level."""
WAYS = ("up", "right", "down", "left")
STEPS = (COLUMNS, 1, -COLUMNS, -1)
MOST = 5
"""The most levels a map can have."""


def place(space: int) -> str:
    """A space as people write it: column letter, row number from the bottom."""
    return f"{'ABCDEFGHIJ'[space % COLUMNS]}{space // COLUMNS + 1}"


def space_of(name: str) -> int:
    """The space of a place."""
    return (int(name[1:]) - 1) * COLUMNS + ord(name[0]) - ord("A")


def _beside(space: int, dx: int, dy: int) -> int:
    column, row = space % COLUMNS + dx, space // COLUMNS + dy
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS * MOST else -1


def _all(space: int, offsets: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    found = (_beside(space, dx, dy) for dx, dy in offsets)
    return tuple(each for each in found if each >= 0)


SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
CORNERS = ((-1, 1), (1, 1), (1, -1), (-1, -1))
BESIDE = tuple(tuple(_beside(space, *side) for side in SIDES) for space in range(LEVEL * MOST))
"""The spaces up, right, down and left of each, -1 where the map ends; walls do not matter."""
CROSS = tuple(_all(space, SIDES) for space in range(LEVEL * MOST))
AROUND = tuple(_all(space, SIDES + CORNERS) for space in range(LEVEL * MOST))
"""The up to four and the up to eight spaces around each."""


def way_of(here: int, to: int) -> str:
    """The way from a space to one beside it, '' for any other."""
    return WAYS[BESIDE[here].index(to)] if to in BESIDE[here] else ""


def distance(one: int, other: int) -> int:
    """Horizontal and vertical steps, whatever lies between."""
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def same_tile(one: int, other: int) -> bool:
    return one // LEVEL == other // LEVEL and one % COLUMNS // TILE == other % COLUMNS // TILE


def reading(space: int) -> tuple[int, int]:
    """Sorts spaces as one reads: top row first, left to right."""
    return -(space // COLUMNS), space % COLUMNS
