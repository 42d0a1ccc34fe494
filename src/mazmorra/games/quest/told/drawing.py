"""Tiles, the board and the sun's track in ink, as SVG for a page.

Tiles lie with their entry below, as the hero sees them.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.content.markup import Markup, tag, together
from mazmorra.games.quest.box.rows import SpaceRow, TileRow
from mazmorra.games.quest.rules.spaces import COLUMNS, ROWS, WAYS

RELATIVE = "ELAR"
ROUND = ("rotating", "tower")
STONES = (
    "M18 52l4-7 9-1 5 6-3 8-9 2zM33 47l6-7 9 1 4 7-5 8-9 1zM49 52l5-8 9-1 6 6-2 9-10 "
    "2zM64 46l6-5 8 2 3 8-5 7-9-1z"
    "M24 44l5-6 7 1 2 5-6 4zM44 40l4-5 7 1 2 6-7 3zM58 42l5-5 6 2 1 5-6 3z"
)
RIFT = "M12 8l12 4 6 15 12 5 4 12 13 5 3 13 14 6 4 14 13 10-17 1-7-14-13-5-5-13-12-5-4-13-13-5-5-14z"
CELL = 40
"""The width of a space of the board."""
A_ROW = 16
"""Spaces of the sun's track in one row."""
FACES = {"E": (50, 80), "L": (30, 54), "A": (50, 29), "R": (70, 54)}
"""Where the faces of a die stand that name a side."""


def tile(row: TileRow, label: str) -> Markup:
    """A tile, with an arrow at its entry."""
    room = tag(
        "g",
        _rock(),
        _floor(row.kind, row.sides),
        _feature(row),
        *_barriers(row.sides),
        transform="rotate(180 50 50)",
    )
    inside = tag("svg", room, *_icons(row), width=100, height=100, viewBox="0 0 100 100")
    arrow = tag("path", class_="arrow", d="M50 103l9 11h-5v6h-8v-6h-5z")
    return tag("svg", inside, arrow, viewBox="0 0 100 122", role="img", aria_label=label, class_="tile")


def _rock(height: int = 100) -> Markup:
    return tag("rect", class_="rock", width=100, height=height)


def _floor(kind: str, sides: str) -> Markup:
    """Passages and room, once for the ink around them and once for the paper inside."""
    shapes = _passages(sides)
    if kind == "corridor":
        shapes.append(tag("rect", x=33, y=33, width=34, height=34))
    elif kind in ROUND:
        shapes.append(tag("circle", cx=50, cy=50, r=36))
    else:
        shapes.append(tag("rect", x=15, y=15, width=70, height=70, rx=3))
    return _drawn(shapes)


def _passages(sides: str, middle: int = 50) -> list[Markup]:
    """The passages of a room whose middle is so far down."""
    open_sides = [side for side in range(4) if sides[side] != "w"]
    return [
        tag("rect", x=33, y=middle - 56, width=34, height=56, transform=f"rotate({90 * side} 50 {middle})")
        for side in open_sides
    ]


def _drawn(shapes: list[Markup]) -> Markup:
    return together(tag("g", *shapes, class_="line"), tag("g", *shapes, class_="paper"))


def _barriers(sides: str) -> list[Markup]:
    drawn = {"d": _door, "p": _portcullis}
    return [
        tag("g", drawn[side](), transform=f"rotate({90 * way} 50 50)")
        for way, side in enumerate(sides)
        if side in drawn
    ]


def _door() -> Markup:
    posts = tag("path", class_="ink", d="M29 0h5v13h-5zM66 0h5v13h-5z")
    return together(
        posts, tag("path", class_="wood", d="M33 2.5h34v8.5h-34zM41.5 2.5v8.5M50 2.5v8.5M58.5 2.5v8.5")
    )


def _portcullis() -> Markup:
    gap = tag("rect", class_="void", x=33, y=0, width=34, height=13)
    bars = "".join(f"M{x} .5v12" for x in range(35, 66, 6))
    return together(gap, tag("path", class_="iron", d=f"{bars}M31.5 4.5h37M31.5 9h37"))


def _feature(row: TileRow) -> Markup:
    """What the room has in it, drawn with its entry above."""
    drawn = {
        "trap": [
            (
                "spike",
                (
                    "M29 44l6-11 6 11zM44 44l6-11 6 11zM59 44l6-11 6 11zM36.500 62l6-11 6 "
                    "11zM51.500 62l6-11 6 11z"
                ),
            )
        ],
        "rotating": [
            ("curve", "M50 24a26 26 0 0 1 25 19M50 76a26 26 0 0 1-25-19"),
            ("ink", "M70 43l7 9 4-11zM30 57l-7-9-4 11z"),
        ],
        "darkness": [("void", "M15 15h70v70h-70z")],
        "cavein": [("stone", STONES)],
        "chasm": [("void", RIFT)],
        "pit": [("void", "M23 50a27 26 0 1 0 54 0a27 26 0 1 0-54 0")],
        "bridge": [
            ("void", "M15 20q9 5 18 0t17 0 17 0 18 0V80q-9-5-18 0t-17 0-17 0-18 0z"),
            (
                "wood",
                (
                    "M39 12h22v76h-22zM39 20h22M39 28h22M39 36h22M39 44h22M39 52h22M39 60h22M39 "
                    "68h22M39 76h22M39 84h22"
                ),
            ),
        ],
        "web": [
            ("silk", "M15 15L85 85M85 15L15 85M50 15v70M15 50h70"),
            ("silk", "M50 36l10 4 4 10-4 10-10 4-10-4-4-10 4-10zM50 22l20 8 8 20-8 20-20 8-20-8-8-20 8-20z"),
        ],
    }.get(row.kind, [])
    paths = [tag("path", class_=look, d=path) for look, path in drawn]
    return tag("g", *paths, transform=_turned(row)) if paths else Markup()


def _turned(row: TileRow) -> str:
    """Spikes point up; rocks lie before the entry when all else is beyond them; a chasm runs along the
    diagonal it leaves.
    """
    if row.kind == "trap":
        return "rotate(180 50 50)"
    if row.kind == "cavein" and any(len(group) > 1 for group in row.groups):
        return "translate(0 -21)"
    if row.kind == "chasm" and not {"E", "L"} <= set(row.groups[0]):
        return "translate(100 0) scale(-1 1)"
    return "translate(0 0)"


def _icons(row: TileRow) -> list[Markup]:
    found = []
    if row.torch:
        flame = tag("path", class_="flame", d="M24 20q5 5 4 9 a4.500 4.500 0 0 1-9 0q0-4 5-9z")
        found += [tag("path", class_="wood", d="M22 33h4l-1 11h-2z"), flame]
    if row.stairs:
        found.append(tag("path", class_="stairs", d="M36 62v-6h7v-6h7v-6h7v-6h7v24z"))
    for side in dict.fromkeys(row.die):
        x, y = FACES[side]
        found.append(tag("text", faces(row.die, side), class_="faces", x=x, y=y))
    return found


def faces(die: str, side: str) -> str:
    """The faces of a die that name a side: 1-2, or 1, 4."""
    named = [face for face, each in enumerate(die, 1) if each == side]
    together_ = named[-1] - named[0] == len(named) - 1 > 0
    return f"{named[0]}-{named[-1]}" if together_ else ", ".join(map(str, named))


def board(spaces: Sequence[SpaceRow], label: str) -> Markup:
    """The board as it lies before the first tile: the grid, its letters and numbers, and the printed
    rooms.
    """
    grid = [tag("path", class_="grid", d=_grid())]
    letters = [_letter(chr(ord("A") + column), (column + 0.5) * CELL, -8) for column in range(COLUMNS)]
    numbers = [_letter(str(row + 1), -14, (row + 0.5) * CELL + 5) for row in range(ROWS)]
    ground = tag("rect", class_="unknown", width=COLUMNS * CELL, height=ROWS * CELL)
    rooms = [_tower(row) for row in spaces if row.kind == "tower"]
    rooms.append(_treasure(*(row for row in spaces if row.kind == "treasure")))
    box = f"-28 -26 {COLUMNS * CELL + 36} {ROWS * CELL + 34}"
    return tag(
        "svg",
        ground,
        *grid,
        *letters,
        *numbers,
        *rooms,
        viewBox=box,
        role="img",
        aria_label=label,
        class_="board",
    )


def _grid() -> str:
    down = "".join(f"M{column * CELL} 0v{ROWS * CELL}" for column in range(COLUMNS + 1))
    return down + "".join(f"M0 {row * CELL}h{COLUMNS * CELL}" for row in range(ROWS + 1))


def _letter(text: str, x: float, y: float) -> Markup:
    return tag("text", text, class_="letter", x=x, y=y)


def _tower(row: SpaceRow) -> Markup:
    ring = tag("circle", class_="battlement", cx=50, cy=50, r=38)
    return _at(row, 1, _rock(), _floor("tower", _sides(row)), ring)


def _treasure(north: SpaceRow, south: SpaceRow) -> Markup:
    """The chamber is one room in two spaces."""
    hoard = tag(
        "path", class_="gold", d="M26 118q0-22 24-22t24 22zM38 96a9 9 0 1 1 18 0M54 95a8 8 0 1 1 14 6"
    )
    floor = [
        *_passages(_sides(north)),
        *_passages(_sides(south), 150),
        tag("rect", x=15, y=15, width=70, height=170, rx=3),
    ]
    return _at(north, 2, _rock(200), _drawn(floor), hoard)


def _at(row: SpaceRow, spaces: int, *parts: Markup) -> Markup:
    """A drawing so many spaces high, in its place on the board."""
    x, y = (row.column - 1) * CELL, (row.row - 1) * CELL
    return tag("svg", *parts, x=x, y=y, width=CELL, height=CELL * spaces, viewBox=f"0 0 100 {100 * spaces}")


def _sides(row: SpaceRow) -> str:
    return "".join("o" if way in row.passages else "w" for way in WAYS)


def sun_track(numbers: Sequence[int], start: str, label: str) -> Markup:
    """The track from its start on; where a number stands, a die must roll above it."""
    steps = [start, *(str(number) if number else "" for number in numbers)]
    spaces = [_step(place, text, bool(place) and numbers[place - 1] > 0) for place, text in enumerate(steps)]
    rows = -(-len(steps) // A_ROW)
    return tag(
        "svg",
        *spaces,
        viewBox=f"0 0 {A_ROW * CELL} {rows * (CELL + 12)}",
        role="img",
        aria_label=label,
        class_="track",
    )


def _step(place: int, text: str, danger: bool) -> Markup:
    x, y = (place % A_ROW + 0.5) * CELL, (place // A_ROW + 0.5) * (CELL + 12) - 4
    circle = tag("circle", class_="danger" if danger else "day", cx=x, cy=y, r=15)
    inside = tag("text", text, class_="number", x=x, y=y + 5)
    return together(circle, inside, tag("text", str(place), class_="place", x=x, y=y + 28))
