"""What the tiles must be: six lines of known signs, each where it can stand, and enough tiles for every
map.
"""

from __future__ import annotations

from mazmorra.content.expect import expect, expect_rows
from mazmorra.content.loader import Pack
from mazmorra.games.platformer.box.rows import TileRow
from mazmorra.games.platformer.rules.board import LADDERS, ONE_WAY, OPEN, PIERCED, PLATFORM, Tile, cut
from mazmorra.games.platformer.rules.spaces import ROWS, TILE

CELLS = ".EGDXSHgdV"
BOSS_CELLS = "B*"
"""What only tiles of the boss level have."""
WIDTH = 2 * TILE + 1
NORMAL, BOSS = 8, 2
"""The tiles of one kind the larger map needs: two a level."""
MOST = 64
"""Tiles in a box; every stacking of two of them is climbed."""


def check_tiles(pack: Pack, tiles: tuple[TileRow, ...]) -> None:
    """Refuse tiles that are drawn wrong, and boxes with too few of a kind."""
    expect_rows(pack, "tile", tiles, len(tiles) <= MOST, MOST)
    for row in tiles:
        expect(
            pack, "tile", row, "kind", row.kind in ("forest", "void"), "one-of", allowed=["forest", "void"]
        )
        _check_lines(pack, row)
        _check_parts(pack, row, cut(row.art))
    for kind in ("forest", "void"):
        for boss, least in ((False, NORMAL), (True, BOSS)):
            found = [row for row in tiles if row.kind == kind and row.boss is boss]
            wanted = f"{kind}, boss = {str(boss).lower()}: {least}"
            expect_rows(pack, "tile", found or tiles, len(found) >= least, wanted)


def _check_lines(pack: Pack, row: TileRow) -> None:
    """Lines of cells and of floors by turns, with the signs of each in their places."""
    expect(pack, "tile", row, "art", len(row.art) == 2 * ROWS, "lines", lines=2 * ROWS)
    for line, text in enumerate(row.art, 1):
        expect(pack, "tile", row, "art", len(text) <= WIDTH, "width", at=line, width=WIDTH)
        for place, sign in enumerate(text.ljust(WIDTH), 1):
            allowed = _allowed(row.boss, line, place)
            named = [f"'{each}'" for each in allowed]
            expect(
                pack,
                "tile",
                row,
                "art",
                sign in allowed,
                "sign",
                at=line,
                sign=place,
                found=sign,
                allowed=named,
            )


def _allowed(boss: bool, line: int, place: int) -> str:
    """The signs that can stand in a place of a line, both from 1."""
    edge, cells = place % 2 == 1, line % 2 == 1
    if cells:
        return " |" if edge else CELLS + BOSS_CELLS * boss
    if edge:
        return "+ "
    if line < 2 * ROWS:
        return OPEN + PLATFORM + PIERCED
    return ONE_WAY if boss else OPEN + PLATFORM


def _check_parts(pack: Pack, row: TileRow, tile: Tile) -> None:
    """What the signs must be to each other."""
    cells = "".join(tile.cells)
    over = zip(tile.floors[1:], tile.cells, strict=False)
    pierced = all(
        floor != PIERCED or cell in LADDERS
        for floors, low in over
        for floor, cell in zip(floors, low, strict=True)
    )
    expect(pack, "tile", row, "art", pierced, "ladder-below")
    expect(pack, "tile", row, "art", cells.count("V") != 1, "portals")
    expect(pack, "tile", row, "art", not row.boss or "B" in cells, "boss-spawn")
    expect(pack, "tile", row, "art", not row.boss or "S" in cells, "boss-shop")
