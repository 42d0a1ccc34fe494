"""The dungeon in characters: walls, passages, doors, portcullises, rooms, tokens, heroes.

Cells only; a widget shows them.
"""

from __future__ import annotations

from typing import NamedTuple

from mazmorra.games.quest.box.loading import DOOR, PORTCULLIS, Kind
from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.rules.spaces import (
    BESIDE,
    COLUMNS,
    EAST,
    NORTH,
    NOWHERE,
    ROWS,
    SOUTH,
    SPACES,
    WEST,
)
from mazmorra.games.quest.state import MONSTER, NO_SIDE, SEARCHED
from mazmorra.terminal.board import SHAPES
from mazmorra.terminal.cells import GLOOM, Cell
from mazmorra.terminal.quest import glance
from mazmorra.terminal.quest.glance import INNER, LEADS

ARROWS = "↑→↓←"
SKULL, DONE, STAIRS, UNKNOWN = "☠", "✓", "≡", "·"
ROOMS = {
    "rotating": "↻",
    "trap": "⚠",
    "darkness": "?",
    "pit": "Ø",
    "web": "※",
    "tower": "♜",
    "treasure": "¤",
    "cavein": "▒",
}
"""The sign of a room; a chamber has none, and the others are drawn as they lie."""
ACROSS = {DOOR: "▬", PORTCULLIS: "╫"}
UPRIGHT = {DOOR: "▮", PORTCULLIS: "╪"}
BOTH = "╬"
PATHS = dict(zip(range(16), " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", strict=True))
"""A corridor by the ways it leads, as bits north first."""
JOINTS = dict(zip(range(16), " ╵╶└╷│┌├╴┘─┴┐┤┬┼", strict=True))
"""Where walls meet, by the sides they come from, as bits north first."""
RIM = {"─": "═", "│": "║", "┌": "╔", "┐": "╗", "└": "╚", "┘": "╝", "┬": "╤", "┴": "╧", "├": "╟", "┤": "╢"}
"""The same on the outer wall."""

WALLS, PASSAGE, BARRIER, FLOOR, OWN = "walls", "passage", "barrier", "floor", "own"
TOKEN, FOE, GATE, GOLD, RULER = "token", "foe", "gate", "gold", "ruler"
"""What a cell is about; the widget gives each its colour. The cells of a hero are called by the seat."""

TINTS = {"trap": FOE, "pit": FOE, "tower": GATE, "treasure": GOLD}


class Scale(NamedTuple):
    """How far rooms lie apart, walls included: across and down."""

    across: int
    down: int

    @property
    def size(self) -> tuple[int, int]:
        """The whole dungeon in characters."""
        return COLUMNS * self.across + 1, ROWS * self.down + 1


SCALES = (Scale(8, 4), Scale(6, 3), Scale(4, 2))
"""The first that fits is taken; where none does, the last shows a part."""


class DungeonMap:
    """A view drawn at a scale: rows of cells."""

    def __init__(self, view: QuestView, scale: Scale) -> None:
        self.view = view
        self.scale = scale
        width, height = scale.size
        self.rows = [[Cell()] * width for _ in range(height)]
        for space in range(SPACES):
            self._room(space)
        for space in range(SPACES):
            self._edges(space)
        self._joints()

    def corner(self, space: int) -> tuple[int, int]:
        """The upper left corner of a space, on the walls."""
        row, column = divmod(space, COLUMNS)
        return column * self.scale.across, row * self.scale.down

    def put(self, x: int, y: int, text: str, ink: str) -> None:
        """Write over some cells; their ground stays."""
        for offset, char in enumerate(text):
            self.rows[y][x + offset] = self.rows[y][x + offset]._replace(char=char, ink=ink)

    # Rooms.

    def _room(self, space: int) -> None:
        left, top = self.corner(space)
        across, down = self.scale
        kind = glance.kind_at(self.view, space)
        if kind is None:
            self.put(left + across // 2, top + down // 2, UNKNOWN, GLOOM)
            self._markers(space, left, top)
            return
        ground = OWN if space in self._lit() else FLOOR
        for y in range(top + 1, top + down):
            self.rows[y][left + 1 : left + across] = [Cell(" ", FLOOR, ground)] * (across - 1)
        if down > 2:
            self._wide(space, kind, left, top)
        else:
            self._narrow(space, kind, left + 1, top + 1)

    def _lit(self) -> tuple[int, ...]:
        """The spaces of the room the screen is about; the treasure chamber has two."""
        space, halves = (
            glance.place_of(self.view, glance.in_focus(self.view)),
            glance.box_of(self.view).treasure,
        )
        return halves if space in halves else (space,)

    def _wide(self, space: int, kind: Kind, left: int, top: int) -> None:
        """A room with a line for itself and one for those in it."""
        across, down = self.scale
        middle, marks, side = left + across // 2, self.view["marks"][space], self._side_taken(space)
        sign = self._sign(space, kind) * (
            3 if kind.type in ("chasm", "cavein") or self._sign(space, kind) == "═" else 1
        )
        self.put(
            middle - len(sign) // 2, top + (2 if side == NORTH else 1), sign, TINTS.get(kind.type, TOKEN)
        )
        if marks & SEARCHED:
            self.put(middle, top + 1, DONE, TOKEN)
        if marks & MONSTER:
            self.put(left + 1, top + 1, SKULL, FOE)
        if glance.has_stairs(self.view, space):
            self.put(left + across - 1, top + 1, STAIRS, TOKEN)
        seats = self._heroes(space)
        aside = (across // 2 - 1) * ((side == EAST) - (side == WEST))
        for index, seat in enumerate(seats):
            self.put(
                middle + aside - len(seats) // 2 + index,
                top + (1 if side == NORTH else 2),
                SHAPES[seat],
                str(seat),
            )
        self._markers(space, left, top + down - 3)

    def _side_taken(self, space: int) -> int:
        """The side a lone hero stands on in a room that something divides."""
        seats = self._heroes(space)
        return (
            int(self.view["side"][seats[0]])
            if len(seats) == 1 and glance.far_ways(self.view, seats[0])
            else NO_SIDE
        )

    def _markers(self, space: int, left: int, top: int) -> None:
        """The travel markers: whose they are, and where they point."""
        for index, seat in enumerate(glance.markers_on(self.view, space)):
            x = min(left + 1 + 2 * index, left + self.scale.across - 2)
            y = top + 2 if self.scale.down > 2 else top + 1
            self.put(x, y, SHAPES[seat] + ARROWS[self.view["heading"][seat]], str(seat))

    def _narrow(self, space: int, kind: Kind, left: int, top: int) -> None:
        """A room of three characters: what threatens, who is there, what else there is."""
        marks, heroes, markers = (
            self.view["marks"][space],
            self._heroes(space),
            glance.markers_on(self.view, space),
        )
        sign, tint = DONE if marks & SEARCHED else self._sign(space, kind), TINTS.get(kind.type, TOKEN)
        if marks & MONSTER:
            self.put(left, top, SKULL, FOE)
        elif heroes:
            self.put(left, top, sign, tint)
        if heroes:
            self.put(left + 1, top, SHAPES[heroes[0]], str(heroes[0]))
        elif not markers:
            self.put(left + 1, top, sign, tint)
        if len(heroes) > 1:
            self.put(left + 2, top, SHAPES[heroes[1]], str(heroes[1]))
        elif markers and heroes:
            self.put(left + 2, top, ARROWS[self.view["heading"][markers[0]]], str(markers[0]))
        elif markers:
            self.put(
                left + 1, top, SHAPES[markers[0]] + ARROWS[self.view["heading"][markers[0]]], str(markers[0])
            )
        elif glance.has_stairs(self.view, space):
            self.put(left + 2, top, STAIRS, TOKEN)

    def _heroes(self, space: int) -> list[int]:
        """Who is drawn in a space; where rooms are small both halves of the treasure chamber take two."""
        halves = glance.box_of(self.view).treasure
        if space not in halves or self.scale.down > 2:
            return glance.heroes_in(self.view, space)
        inside = glance.heroes_in(self.view, halves[0])
        return inside[:2] if space == halves[0] else inside[2:]

    def _sign(self, space: int, kind: Kind) -> str:
        """The sign of a room; corridors, bridges and chasms are drawn as they lie."""
        sides, entry = glance.sides_at(self.view, space), (self.view["board"][space] - 1) & 3
        if kind.type == "corridor":
            return PATHS[sum(1 << way for way in range(4) if sides[way] != "w")]
        if kind.type == "bridge":
            return "║" if entry in (NORTH, SOUTH) else "═"
        if kind.type == "chasm":
            near = {(entry + side) % 4 for side in kind.groups[0]}
            return "╱" if near in ({NORTH, WEST}, {SOUTH, EAST}) else "╲"
        return ROOMS.get(kind.type, " ")

    # Walls.

    def _edges(self, space: int) -> None:
        """The walls and passages of a space's own sides; those it shares are drawn once, by the
        explored one.
        """
        for way in range(4):
            beside = BESIDE[space][way]
            if beside == NOWHERE:
                self._wall(space, way)
            elif glance.is_explored(self.view, space) and (
                way in (EAST, SOUTH) or not glance.is_explored(self.view, beside)
            ):
                self._side(space, way)

    def _side(self, space: int, way: int) -> None:
        found = glance.edge(self.view, space, way)
        if found.kind == INNER:
            for x, y in self._span(space, way):
                self.rows[y][x] = Cell(" ", FLOOR, OWN if space in self._lit() else FLOOR)
            return
        if not found.is_passage:
            self._wall(space, way)
            return
        gap = self._gap(space, way)
        self._wall(space, way)
        for x, y in gap:
            self.rows[y][x] = Cell(" ", PASSAGE, FLOOR if found.kind == LEADS else GLOOM)
        for index, (x, y) in enumerate(gap):
            sign = self._barrier(found.barriers, way, index, len(gap))
            if sign:
                self.put(x, y, sign, BARRIER)

    def _barrier(self, barriers: tuple[str, ...], way: int, index: int, length: int) -> str:
        """The sign at one place of a passage; two barriers share its length."""
        if not barriers:
            return ""
        signs = ACROSS if way in (NORTH, SOUTH) else UPRIGHT
        if len(barriers) == 2 and length == 1:
            return BOTH
        return signs[barriers[index * len(barriers) // length]]

    def _span(self, space: int, way: int) -> list[tuple[int, int]]:
        """The cells of a side between its corners."""
        left, top = self.corner(space)
        across, down = self.scale
        if way in (NORTH, SOUTH):
            y = top if way == NORTH else top + down
            return [(x, y) for x in range(left + 1, left + across)]
        x = left if way == WEST else left + across
        return [(x, y) for y in range(top + 1, top + down)]

    def _gap(self, space: int, way: int) -> list[tuple[int, int]]:
        """The cells of a side that a passage opens."""
        span = self._span(space, way)
        return span[1:-1] if way in (NORTH, SOUTH) else span

    def _wall(self, space: int, way: int) -> None:
        for x, y in self._span(space, way):
            self.rows[y][x] = Cell("─" if way in (NORTH, SOUTH) else "│", WALLS)

    def _joints(self) -> None:
        """Where walls meet; then the outer wall becomes double."""
        width, height = self.scale.size
        for y in range(0, height, self.scale.down):
            for x in range(0, width, self.scale.across):
                arms = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
                self.rows[y][x] = Cell(
                    JOINTS[sum(1 << way for way, arm in enumerate(arms) if self._is_wall(*arm))], WALLS
                )
        rim = [(x, y) for y in (0, height - 1) for x in range(width)] + [
            (x, y) for x in (0, width - 1) for y in range(height)
        ]
        for x, y in rim:
            char = self.rows[y][x].char
            self.rows[y][x] = Cell(RIM.get(char, char), WALLS)

    def _is_wall(self, x: int, y: int) -> bool:
        """Whether a joint has an arm here; a passage has posts on both its sides."""
        width, height = self.scale.size
        return 0 <= x < width and 0 <= y < height and self.rows[y][x].ink in (WALLS, PASSAGE, BARRIER)

    # Letters and numbers.

    def letter(self) -> None:
        """The letters and numbers of the rooms on the outer wall, where all of it is seen."""
        for column in range(COLUMNS):
            self.put(column * self.scale.across + self.scale.across // 2, 0, _letter(column), RULER)
        down = self.scale.down
        for row in range(ROWS):
            number = str(row + 1)
            above = max(
                0, len(number) - (down - 1)
            )  # where a room has one line, a second digit stands on the wall above it
            for offset, digit in enumerate(number):
                self.put(0, row * down + down // 2 - above + offset, digit, RULER)

    def cut(self, left: int, top: int, width: int, height: int) -> list[list[Cell]]:
        """A part, with letters above it and numbers beside it."""
        across, down = self.scale
        letters = [
            _letter(x // across) if x % across == across // 2 else " " for x in range(left, left + width)
        ]
        rows = [[Cell(char, RULER) for char in [" ", " ", *letters]]]
        for y, cells in list(enumerate(self.rows))[top : top + height]:
            number = f"{y // down + 1:2}" if y % down == down // 2 else "  "
            rows.append([*(Cell(char, RULER) for char in number), *cells[left : left + width]])
        return rows


def _letter(column: int) -> str:
    return chr(ord("A") + column) if column < COLUMNS else " "
