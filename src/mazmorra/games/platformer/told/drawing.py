"""Tiles and the faces of dice in ink, as SVG for a page. A tile is drawn as it lies, its top row above."""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.content.markup import Markup, tag, together
from mazmorra.games.platformer.box.rows import TileRow
from mazmorra.games.platformer.rules.board import (
    GEM_CELLS,
    GOLD_CELLS,
    LADDERS,
    ONE_WAY,
    OPEN,
    PIERCED,
    PLATFORM,
    Tile,
    cut,
)
from mazmorra.games.platformer.rules.spaces import ROWS, TILE

CELL = 40
"""The width and the height of a space."""
HALF = CELL // 2
END, JOINED, THROUGH = 3 - HALF, -3 - HALF, -10 - HALF
"""Where a ladder ends in its cell, joins another one above, or comes out over the platform it crosses."""
RAIL = 7
"""How far a ladder's rails stand from its middle."""
FACE = 36
"""The width of a die's face."""
GLYPHS = {
    "E": (
        ("foe", "M-10 -2a10 10 0 1 1 20 0q0 6-4 7v6h-12v-6q-4-1-4-7z"),
        (
            "bone",
            "M-7 -1a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM1.8 -1a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
        ),
    ),
    "G": (("coin", "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"), ("ring", "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z")),
    "D": (("gem", "M-10 -3l5-7h10l5 7-10 13z"), ("facet", "M-10 -3h20M-4 -3l4 13 4-13-4-7z")),
    "X": (("spike", "M-17 17l5.7-17 5.7 17 5.6-17 5.7 17 5.7-17 5.6 17z"),),
    "S": (
        ("stall", "M-12 -1h24v15h-24z"),
        ("awning", "M-13 -13h26l3 10q-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0z"),
        ("till", "M-8 5h16v3h-16z"),
    ),
    "V": (
        ("portal", "M-11 0a11 16 0 1 0 22 0a11 16 0 1 0-22 0z"),
        ("swirl", "M0 0q4-4 5 1t-5 6-8-6 6-11"),
    ),
    "B": (("crown", "M-13 10v-17l6.5 7 6.5-12 6.5 12 6.5-7v17z"), ("band", "M-13 6h26")),
    "*": (("icon", "M0 -14l3.5 10.5 10.5 3.5-10.5 3.5-3.5 10.5-3.5-10.5-10.5-3.5 10.5-3.5z"),),
}
"""What is drawn in the middle of a space, by its sign."""
SYMBOLS = {
    "boot": "M-7 -11h8v11l9 4v7h-17z",
    "sword": "M-1.8 -10l1.8-3 1.8 3v13h5v3.5h-5v6.5h-3.6v-6.5h-5v-3.5h5z",
    "coin": "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0z",
    "hand": (
        "M-5 12v-6l-6-8 2.5-2.5 4.5 4v-10q1.6-2.5 3.2 0v7-9q1.6-2.5 3.2 0v9-7q1.6-2.5 3.2 "
        "0v8-4q1.6-2.5 3.2 0v9q0 6-3.8 9.5z"
    ),
    "star": "M0 -12l3.4 7.8 8.5.8-6.4 5.6 1.9 8.3-7.4-4.4-7.4 4.4 1.9-8.3-6.4-5.6 8.5-.8z",
    "attack": "M0 -13l3 7.5 8-3.5-3.5 8 5.5 6-8-.5-4.5 8-4.5-8-8 .5 5.5-6-3.5-8 8 3.5z",
    "left": "M-12 0l11-10v6.5h12v7h-12v6.5z",
    "right": "M12 0l-11-10v6.5h-12v7h12v6.5z",
}
"""The symbols of the dice by name; a blank face has none."""


def tile(row: TileRow, label: str) -> Markup:
    """A whole tile."""
    parts = cut(row.art)
    width, height = CELL * TILE, CELL * ROWS
    cells = [
        _at(column, level, _cell(sign, _top(parts, level, column)))
        for level, signs in enumerate(parts.cells)
        for column, sign in enumerate(signs)
    ]
    floors = [
        _at(column, level, floor(sign))
        for level, signs in enumerate(parts.floors)
        for column, sign in enumerate(signs)
    ]
    walls = [
        _at(column, level, WALL)
        for level, row_ in enumerate(_walls(parts))
        for column, wall in enumerate(row_)
        if wall
    ]
    ground = tag("rect", class_=row.kind, width=width, height=height)
    grid = tag("path", class_="grid", d=_grid(width, height))
    box = f"-6 -6 {width + 12} {height + 12}"
    return tag(
        "svg",
        ground,
        grid,
        *floors,
        *cells,
        *walls,
        viewBox=box,
        role="img",
        aria_label=label,
        class_="tower",
    )


def _walls(parts: Tile) -> list[list[bool]]:
    """Whether a wall stands at the left of each cell, and at the right of the last, row by row from the
    bottom.
    """
    return [[edges[0], *walls, edges[1]] for walls, edges in zip(parts.walls, parts.edges, strict=True)]


def _top(parts: Tile, level: int, column: int) -> int:
    """How far up a ladder in a cell goes: through the platform it crosses, to the ladder above it, or to its
    own end.
    """
    if level + 1 == ROWS:
        return END
    if parts.floors[level + 1][column] == PIERCED:
        return THROUGH
    joined = parts.floors[level + 1][column] == OPEN and parts.cells[level + 1][column] in LADDERS
    return JOINED if joined else END


def _at(column: int, level: int, drawn: Markup) -> Markup:
    """Something in its cell, whose middle is the origin; nothing stays nothing."""
    x, y = column * CELL + HALF, (ROWS - 1 - level) * CELL + HALF
    return tag("g", drawn, transform=f"translate({x} {y})") if drawn else drawn


def _grid(width: int, height: int) -> str:
    down = "".join(f"M{x} 0v{height}" for x in range(0, width + 1, CELL))
    return down + "".join(f"M0 {y}h{width}" for y in range(0, height + 1, CELL))


def _cell(sign: str, top: int) -> Markup:
    """What a space has in it: a ladder behind, gold or a gem in front of it."""
    shown = "G" if sign in GOLD_CELLS else "D" if sign in GEM_CELLS else sign
    glyph = [tag("path", class_=look, d=path) for look, path in GLYPHS.get(shown, ())]
    return together(*([_ladder(top)] if sign in LADDERS else []), *glyph)


def _ladder(top: int) -> Markup:
    rungs = "".join(f"M-{RAIL} {y}h{2 * RAIL}" for y in range(HALF - 5, top, -8))
    return tag("path", class_="ladder", d=f"M-{RAIL} {top}V{HALF - 3}M{RAIL} {top}V{HALF - 3}{rungs}")


def floor(sign: str) -> Markup:
    """What is under a cell."""
    if sign == OPEN:
        return Markup()
    if sign == PLATFORM:
        return tag("rect", class_="platform", x=-HALF, y=HALF - 3, width=CELL, height=6)
    if sign == PIERCED:
        sides = [
            tag("rect", class_="platform", x=x, y=HALF - 3, width=9, height=6) for x in (-HALF, HALF - 9)
        ]
        return together(*sides)
    assert sign == ONE_WAY
    bar = tag("rect", class_="one-way", x=-HALF, y=HALF - 2, width=CELL, height=4)
    return together(bar, tag("path", class_="up", d=f"M-11 {HALF - 2}l5-6 5 6zM1 {HALF - 2}l5-6 5 6z"))


WALL = tag("rect", class_="wall", x=-HALF - 3, y=-HALF, width=6, height=CELL)
"""A wall at the left of a cell."""


def sample(name: str) -> Markup:
    """One sign of a tile by itself, for the key."""
    halfway = tag("g", floor(PIERCED), transform=f"translate(0 -{HALF})")
    drawn = {
        "platform": floor(PLATFORM),
        "crossed": together(halfway, _ladder(END)),
        "one-way": floor(ONE_WAY),
        "wall": tag("g", WALL, transform=f"translate({HALF} 0)"),
        "ladder": _ladder(END),
    }
    shown = drawn[name] if name in drawn else _cell(SIGNS[name], END)
    return tag(
        "svg",
        shown,
        viewBox=f"-{HALF + 3} -{HALF + 3} {CELL + 6} {CELL + 8}",
        aria_hidden="true",
        class_="key-sign",
    )


SIGNS = {
    "spawn": "E",
    "gold": "G",
    "gem": "D",
    "trap": "X",
    "shop": "S",
    "portal": "V",
    "boss": "B",
    "icon": "*",
}
"""The signs of the cells by what they are; a ladder is drawn by itself."""


def faces(symbols: Sequence[str], label: str) -> Markup:
    """The faces of a die, or the symbols of a card, side by side."""
    drawn = [_face(symbol, place) for place, symbol in enumerate(symbols)]
    width = len(symbols) * (FACE + 4)
    return tag("svg", *drawn, viewBox=f"0 0 {width} {FACE + 4}", role="img", aria_label=label, class_="faces")


def _face(symbol: str, place: int) -> Markup:
    side = tag("rect", class_="face", x=2, y=2, width=FACE, height=FACE, rx=6)
    middle = 2 + FACE // 2
    ink = (
        [tag("path", class_="ink", d=SYMBOLS[symbol], transform=f"translate({middle} {middle})")]
        if symbol in SYMBOLS
        else []
    )
    return tag("g", side, *ink, transform=f"translate({place * (FACE + 4)} 0)")
