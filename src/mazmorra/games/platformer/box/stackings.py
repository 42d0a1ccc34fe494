"""Whether tiles can be climbed when they lie on each other: the check that keeps every tower playable
(PL-54).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from mazmorra.content.expect import expect, settle
from mazmorra.content.loader import Pack
from mazmorra.games.platformer.box.rows import TileRow
from mazmorra.games.platformer.rules.board import LADDERS, OPEN, PIERCED, PLATFORM, Tile, cut
from mazmorra.games.platformer.rules.spaces import ROWS, TILE

HOP = 3
"""The moves a hero can count on between one footing and the next."""


def check_stackings(pack: Pack, tiles: Sequence[TileRow]) -> None:
    """Refuse a tile that cannot be climbed from, or on, some normal one."""
    for lower, upper in unclimbable(tiles):
        expect(pack, "tile", upper, "art", False, "climbable", under=lower.id)
    settle()


def unclimbable(tiles: Sequence[TileRow]) -> Iterator[tuple[TileRow, TileRow]]:
    """The stackings of two tiles in which a footing in the lowest row does not lead up, or a space is out of
    reach.
    """
    for lower in tiles:
        for upper in tiles:
            if not lower.boss and not _can_be_climbed(lower.art, upper.art):
                yield lower, upper


@lru_cache(maxsize=1024)
def _can_be_climbed(lower: tuple[str, ...], upper: tuple[str, ...]) -> bool:
    return _Stack(cut(lower), cut(upper)).can_be_climbed()


class _Stack:
    """Two tiles on each other, spaces 5 * row + column, and how a hero hops about in them alone."""

    def __init__(self, lower: Tile, upper: Tile) -> None:
        self.cells = "".join((*lower.cells, *upper.cells))
        self.floors = PLATFORM * TILE + "".join((*lower.floors[1:], *upper.floors))
        self.walls = (*lower.walls, *upper.walls)
        self.steps = [self._steps(space) for space in range(len(self.cells))]

    def _steps(self, space: int) -> list[int]:
        row, column = divmod(space, TILE)
        found = []
        if column and not self.walls[row][column - 1]:
            found.append(space - 1)
        if column < TILE - 1 and not self.walls[row][column]:
            found.append(space + 1)
        if row and self.floors[space] in (OPEN, PIERCED):
            found.append(space - TILE)
        if space + TILE < len(self.cells) and self.floors[space + TILE] != PLATFORM:
            found.append(space + TILE)
        return [*found, *self._portals(space)]

    def _portals(self, space: int) -> list[int]:
        """The other portals of the tile (PL-20)."""
        level = range(ROWS * TILE) if space < ROWS * TILE else range(ROWS * TILE, 2 * ROWS * TILE)
        return [each for each in level if self.cells[each] == self.cells[space] == "V" and each != space]

    def rest(self, space: int) -> int:
        """Where a hero comes to rest."""
        while self.cells[space] not in LADDERS and self.floors[space] == OPEN:
            space -= TILE
        return space

    def hop(self, start: int) -> set[int]:
        """The spaces within a hop."""
        seen = edge = {start}
        for _ in range(HOP):
            edge = {to for space in edge for to in self.steps[space]} - seen
            seen = seen | edge
        return seen

    def reach(self, start: int) -> set[int]:
        """Every space that hops from one footing to the next lead to."""
        seen: set[int] = set()
        footings, open_footings = {start}, [start]
        while open_footings:
            found = self.hop(open_footings.pop())
            seen |= found
            new = {self.rest(space) for space in found} - footings
            footings |= new
            open_footings += new
        return seen

    def can_be_climbed(self) -> bool:
        upper = set(range(ROWS * TILE, 2 * ROWS * TILE))
        reached = [self.reach(space) for space in range(TILE)]
        return all(found & upper for found in reached) and set().union(*reached) == set(
            range(len(self.cells))
        )
