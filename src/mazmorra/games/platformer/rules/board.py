"""The map as it lies: which spaces are open to each other, what holds a figure up, and where things are.

Built from tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mazmorra.games.platformer.rules.spaces import BESIDE, COLUMNS, CROSS, LEVEL, ROWS, TILE, reading

LADDERS = "Hgd"
GOLD_CELLS, GEM_CELLS = "Gg", "Dd"
OPEN, PLATFORM, PIERCED, ONE_WAY = " -#="


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A tile cut up: cells and floors by row from the bottom, and the walls at the right of each cell."""

    cells: tuple[str, ...]
    floors: tuple[str, ...]
    walls: tuple[tuple[bool, ...], ...]
    edges: tuple[tuple[bool, bool], ...]
    """For each row, whether a wall stands at the outer left and right."""


def cut(art: Sequence[str]) -> Tile:
    """The drawing of a tile as its parts."""
    lines = [line.ljust(2 * TILE + 1) for line in art]
    rows = [(lines[index], lines[index + 1]) for index in range(2 * ROWS - 2, -1, -2)]
    return Tile(
        tuple(cells[1::2] for cells, _ in rows),
        tuple(floors[1::2] for _, floors in rows),
        tuple(tuple(cells[2 * column + 2] == "|" for column in range(TILE - 1)) for cells, _ in rows),
        tuple((cells[0] == "|", cells[2 * TILE] == "|") for cells, _ in rows),
    )


@dataclass(frozen=True, slots=True, eq=False)
class Map:
    """Everything that depends on the tiles that lie face up.

    Lists are by space; what is not face up has nothing.
    """

    steps: tuple[tuple[int, ...], ...]
    """The adjacent spaces (PL-51): up, right, down, left, as far as the edge is open."""
    moves: tuple[tuple[int, ...], ...]
    """Where a hero may step: the adjacent spaces, and up through the one-way floor (PL-75)."""
    below: tuple[int, ...]
    """The space a figure would fall into, -1 where a platform holds it (PL-53, PL-Q-52)."""
    left: tuple[int, ...]
    right: tuple[int, ...]
    """The space beside, -1 behind a wall or the map's border."""
    cells: str
    ladder: tuple[bool, ...]
    trap: tuple[bool, ...]
    shop: tuple[bool, ...]
    portals: tuple[tuple[int, ...], ...]
    """The other portals of the level, for a space with one (PL-20)."""
    near_shop: tuple[bool, ...]
    """Whether a shop is here or in an adjacent space."""
    floor: int
    """The first space of the lowest row."""
    boss: int
    """The first space of the boss level."""
    top: int
    """The first space of the top row that reveals the next level; beyond the map when all are revealed."""

    def spaces(self, level: int, cells: str) -> tuple[int, ...]:
        """The spaces of a level with one of these cells, as one reads them."""
        found = [space for space in range(level * LEVEL, (level + 1) * LEVEL) if self.cells[space] in cells]
        return tuple(sorted(found, key=reading))


def lay(tiles: tuple[int, ...], cuts: tuple[Tile, ...]) -> Map:
    """The map of these tiles: two a level from the bottom, -1 for one that lies face down."""
    levels = len(tiles) // 2
    up = [level for level in range(levels) if tiles[2 * level] >= 0]
    grid = _Grid(tiles, cuts, levels, up)
    everywhere = range(LEVEL * levels)
    steps = tuple(grid.steps(space) for space in everywhere)
    cells, boss = grid.cells, LEVEL * (levels - 1)
    return Map(
        steps=steps,
        moves=tuple((*steps[space], *grid.entry(space)) for space in everywhere),
        below=tuple(grid.below(space) for space in everywhere),
        left=tuple(BESIDE[space][3] if BESIDE[space][3] in steps[space] else -1 for space in everywhere),
        right=tuple(BESIDE[space][1] if BESIDE[space][1] in steps[space] else -1 for space in everywhere),
        cells=cells,
        ladder=tuple(cell in LADDERS for cell in cells),
        trap=tuple(cell == "X" for cell in cells),
        shop=tuple(cell == "S" for cell in cells),
        portals=tuple(grid.portals(space) for space in everywhere),
        near_shop=tuple(any(cells[each] == "S" for each in (space, *steps[space])) for space in everywhere),
        floor=LEVEL * up[0] if up else 0,
        boss=boss,
        top=LEVEL * (up[-1] + 1) - COLUMNS if up and up[-1] < levels - 1 else LEVEL * levels,
    )


class _Grid:
    """Cells, floors and walls of a whole map, while it is laid."""

    def __init__(self, tiles: tuple[int, ...], cuts: tuple[Tile, ...], levels: int, up: list[int]) -> None:
        self.levels, self.up = levels, up
        cells, floors, walls = [], [], []
        for left, right in zip(tiles[::2], tiles[1::2], strict=True):
            for row in range(ROWS):
                if left < 0:
                    cells.append("?" * COLUMNS)
                    floors.append(PLATFORM * COLUMNS)
                    walls.append((True,) * (COLUMNS - 1))
                    continue
                one, two = cuts[left], cuts[right]
                cells.append(one.cells[row] + two.cells[row])
                floors.append(one.floors[row] + two.floors[row])
                walls.append((*one.walls[row], one.edges[row][1] or two.edges[row][0], *two.walls[row]))
        self.cells = "".join(cells)
        self.floors = "".join(floors)
        self.walls = walls

    def is_open(self, space: int, to: int) -> bool:
        """Whether two spaces that lie side by side are adjacent."""
        if self.cells[space] == "?" or self.cells[to] == "?":
            return False
        if abs(space - to) == 1:
            return not self.walls[space // COLUMNS][min(space, to) % COLUMNS]
        return self.floors[max(space, to)] in (OPEN, PIERCED)

    def steps(self, space: int) -> tuple[int, ...]:
        limit = LEVEL * self.levels
        return tuple(to for to in CROSS[space] if to < limit and self.is_open(space, to))

    def entry(self, space: int) -> tuple[int, ...]:
        """The space over a one-way floor."""
        over = space + COLUMNS
        if (
            over >= LEVEL * self.levels
            or "?" in (self.cells[space], self.cells[over])
            or self.floors[over] != ONE_WAY
        ):
            return ()
        return (over,)

    def below(self, space: int) -> int:
        if self.cells[space] == "?" or (space // LEVEL == self.up[0] and space % LEVEL < COLUMNS):
            return -1
        return space - COLUMNS if self.floors[space] == OPEN else -1

    def portals(self, space: int) -> tuple[int, ...]:
        if self.cells[space] != "V":
            return ()
        first = space - space % LEVEL
        return tuple(
            each for each in range(first, first + LEVEL) if self.cells[each] == "V" and each != space
        )
