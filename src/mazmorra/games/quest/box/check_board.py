"""What the board and the tiles must be: rooms inside the outer wall, sides one can go through, dice that name
a way out.
"""

from __future__ import annotations

from mazmorra.content.expect import expect, expect_rows
from mazmorra.content.loader import Pack, Rows
from mazmorra.games.quest.box.rows import CHAMBERS, SpaceRow, TileRow
from mazmorra.games.quest.rules.spaces import BESIDE, COLUMNS, NOWHERE, ROWS, WAYS, at

TOWERS, HALVES = 4, 2
DIVIDED = ("cavein", "chasm", "bridge", "web")
"""The rooms that something parts into sides."""
RELATIVE = "ELAR"


def check_board(pack: Pack, rows: Rows) -> None:
    """Refuse a board without its six printed rooms, and tiles nobody could walk into or out of."""
    for row in rows["space"]:
        _check_space(pack, row)
    _check_printed(pack, rows["space"])
    for row in rows["tile"]:
        _check_tile(pack, row)


def _check_space(pack: Pack, row: SpaceRow) -> None:
    expect(pack, "space", row, "column", 1 <= row.column <= COLUMNS, "up-to", value=COLUMNS)
    expect(pack, "space", row, "row", 1 <= row.row <= ROWS, "up-to", value=ROWS)
    expect(
        pack, "space", row, "kind", row.kind in ("tower", "treasure"), "one-of", allowed=["tower", "treasure"]
    )
    expect(pack, "space", row, "passages", set(row.passages) <= set(WAYS), "among", allowed=list(WAYS))
    beside = BESIDE[at(row.column, row.row)]
    inward = [way for way in row.passages if beside[WAYS.index(way)] != NOWHERE]
    expect(pack, "space", row, "passages", bool(inward), "way-in")


def _check_printed(pack: Pack, spaces: tuple[SpaceRow, ...]) -> None:
    """Four towers and the treasure chamber, each in a place of its own; the chamber's halves one below the
    other.
    """
    found: set[int] = set()
    for row in spaces:
        expect(pack, "space", row, "column", at(row.column, row.row) not in found, "free-space")
        found.add(at(row.column, row.row))
    for kind, count in (("tower", TOWERS), ("treasure", HALVES)):
        listed = [row for row in spaces if row.kind == kind]
        expect_rows(pack, "space", listed or spaces, len(listed) == count, f"{kind} x {count}")
    north, south = (row for row in spaces if row.kind == "treasure")
    joined = (south.column, south.row) == (north.column, north.row + 1)
    expect(pack, "space", south, "row", joined, "below", value=north.id)
    outward = [way for row, inner in ((north, "S"), (south, "N")) for way in row.passages if way != inner]
    expect(pack, "space", south, "passages", bool(outward), "way-in")


def _check_tile(pack: Pack, row: TileRow) -> None:
    expect(pack, "tile", row, "kind", row.kind in CHAMBERS, "one-of", allowed=list(CHAMBERS))
    expect(pack, "tile", row, "sides", len(row.sides) == 4 and set(row.sides) <= set("owdp"), "sides")
    expect(pack, "tile", row, "sides", row.sides[0] != "w", "entry")
    open_sides = [name for name, side in zip(RELATIVE, row.sides, strict=True) if side != "w"]
    if row.kind == "darkness":
        # Each way out on some face, or the die could be rolled for ever (DQ-ROM-7).
        fits = len(row.die) == 6 and set(row.die) == set(open_sides)
        expect(pack, "tile", row, "die", fits, "die-of-ways", allowed=open_sides)
    else:
        expect(pack, "tile", row, "die", not row.die, "no-die")
    if row.kind in DIVIDED:
        named = [side for group in row.groups for side in group]
        fits = sorted(named) == sorted(open_sides) and all(row.groups)
        expect(pack, "tile", row, "groups", fits, "each-once", allowed=open_sides)
        sides = len(row.groups) == 2 if row.kind == "bridge" else len(row.groups) >= 2
        expect(pack, "tile", row, "groups", sides, "two-sides")
    else:
        expect(pack, "tile", row, "groups", not row.groups, "no-groups")
