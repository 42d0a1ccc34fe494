"""The tower in characters: platforms, walls, ladders, what lies and who stands there, and who would fall.

Cells only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mazmorra.games.platformer.game import PlatformerView
from mazmorra.games.platformer.rules.board import LADDERS, ONE_WAY, PIERCED, PLATFORM
from mazmorra.games.platformer.rules.spaces import COLUMNS, LEVEL, ROWS, way_of
from mazmorra.games.platformer.rules.symbols import FOES, NO_TOKEN, NOBODY, NOWHERE
from mazmorra.terminal.board import SHAPES
from mazmorra.terminal.cells import GLOOM, Cell
from mazmorra.terminal.platformer import glance
from mazmorra.terminal.platformer.glance import UNKNOWN, WALL

HOLLOW = "○□△◇"
"""Where a hero would land, by its shape."""
BOSS, FROST, FALL = "♛", "❄", "┊"
TOKENS = ("", "¤", "✦", "⚑")
"""What lies on a space: gold, a gem, the boss's token."""
SIGNS = {"E": "‧", "S": "⌂", "B": "♔", "*": "⚐"}
"""What is printed on a space: an enemy's way in, a shop, the boss's, the place of a token."""
SPIKES, PORTAL, RUNG = "^", "()", "╟─╢"
PIERCING = "╫━╫"
RAILS = "║ ║"
ARROWS = {"up": "↑", "right": "→", "down": "↓", "left": "←"}
COSTLY = {"up": "⇑", "right": "⇒", "down": "⇓", "left": "⇐"}
"""Where a step leads, and where it leads under attack or onto a trap."""
JOINTS = dict(zip(range(16), " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", strict=True))
"""Where platforms and walls meet, by the sides they come from, as bits upwards first."""
LEVEL_JOINT = 0b1010
"""A platform that goes on on both sides."""

STONE, GROUND, GATE, WOOD, RULER = "stone", "ground", "gate", "wood", "ruler"
FOE, CROWN, GOLD, GEM, BADGE, TRAP, SHOP, VOID, PRINT = (
    "foe",
    "crown",
    "gold",
    "gem",
    "badge",
    "trap",
    "shop",
    "void",
    "print",
)
FREE, DEAR, SHADE, MARK = "free", "dear", "shade", "mark"
"""What a cell is about; the widget gives each its colour. The cells of a hero are called by the seat."""
LIES = ("", GOLD, GEM, BADGE)
PRINTS = {"E": PRINT, "S": SHOP, "B": PRINT, "*": PRINT}
GROUNDS = ("even", "odd")
OWN, LAIR = "own", "lair"


class Scale(NamedTuple):
    """How far spaces lie apart, walls and floors included: across and down."""

    across: int
    down: int

    def size(self, rows: int) -> tuple[int, int]:
        """A tower of so many rows in characters."""
        return COLUMNS * self.across + 1, rows * self.down + 1


SCALES = (Scale(8, 3), Scale(6, 3), Scale(6, 2), Scale(4, 3), Scale(4, 2))
"""The first that fits is taken; where none does, the last shows a part."""


class TowerMap:
    """A view drawn at a scale: rows of cells.

    `letters` are the signs of the enemies by their numbers; `marks` the keys of answers that are about a
    space.
    """

    def __init__(
        self, view: PlatformerView, scale: Scale, letters: Mapping[int, str], marks: Mapping[int, str]
    ) -> None:
        self.view = view
        self.scale = scale
        self.letters = letters
        self.lie = glance.lie_of(view)
        self.lowest, self.count = glance.lowest_row(view), glance.rows_of(view)
        self.shoved, self.ways = glance.shoved(view)
        self.own = glance.looked_at(view)
        width, height = scale.size(self.count)
        self.rows = [[Cell()] * width for _ in range(height)]
        for space in range(self.lowest * COLUMNS, len(view["at"])):
            self._space(space)
        self._joints()
        self._steps()
        self._falls()
        for space, key in marks.items():
            x, y = self._middle(space)
            self.put(x + 1, y, key, MARK)

    def corner(self, space: int) -> tuple[int, int]:
        """The upper left corner of a space, on the edges."""
        row, column = divmod(space, COLUMNS)
        return column * self.scale.across, (self.lowest + self.count - 1 - row) * self.scale.down

    def put(self, x: int, y: int, text: str, ink: str) -> None:
        """Write over some cells; their ground stays."""
        for offset, char in enumerate(text):
            self.rows[y][x + offset] = self.rows[y][x + offset]._replace(char=char, ink=ink)

    # Spaces.

    def _space(self, space: int) -> None:
        left, top = self.corner(space)
        if self.lie.cells[space] == UNKNOWN:
            self.put(*self._middle(space), UNKNOWN, GLOOM)
            return
        ground = LAIR if space >= self.lie.boss else GROUNDS[space // LEVEL % 2]
        is_own = space == self.own
        for y in range(top + 1, top + self.scale.down + 1):
            for x in range(left, left + self.scale.across + 1):
                inner = is_own and left < x < left + self.scale.across and y < top + self.scale.down
                self.rows[y][x] = self.rows[y][x]._replace(ground=OWN if inner else ground)
        self._floor(space)
        self._walls(space)
        self._printed(space)
        self._inhabited(space)

    def _middle(self, space: int) -> tuple[int, int]:
        """Where a figure stands: in the middle, on the floor."""
        left, top = self.corner(space)
        return left + self.scale.across // 2, top + self.scale.down - 1

    def _floor(self, space: int) -> None:
        left, top = self.corner(space)
        y, width = top + self.scale.down, self.scale.across - 1
        floor = glance.floor_at(self.view, space)
        if space // COLUMNS == self.lowest and floor == PLATFORM:
            self.put(left, y, "▀" * (width + 2), GROUND)
        elif floor == PLATFORM:
            self.put(left + 1, y, "━" * width, STONE)
        elif floor == PIERCED:
            self.put(left + 1, y, PIERCING.center(width, "━"), WOOD)
        elif floor == ONE_WAY:
            self.put(left + 1, y, "↑".center(width, "╍"), GATE)
        elif self.lie.cells[space] in LADDERS and self.lie.cells[space - COLUMNS] in LADDERS:
            self.put(left + 1, y, RAILS.center(width), WOOD)

    def _walls(self, space: int) -> None:
        left, top = self.corner(space)
        for y in range(top + 1, top + self.scale.down):
            if space % COLUMNS == 0:
                self.put(0, y, "┃", STONE)
            if space % COLUMNS == COLUMNS - 1 or glance.side(self.view, space, 1) == WALL:
                self.put(left + self.scale.across, y, "┃", STONE)

    def _printed(self, space: int) -> None:
        """What is printed on a space: ladders over its whole height, the rest where a figure would stand."""
        cell, width = self.lie.cells[space], self.scale.across - 1
        left, top = self.corner(space)
        x, y = self._middle(space)
        if cell in LADDERS:
            for line in range(top + 1, top + self.scale.down):
                self.put(x - 1, line, RUNG, WOOD)
        elif cell == "X":
            self.put(left + 1, y, SPIKES * width, TRAP)
        elif cell == "V":
            self.put(x - 1, y, PORTAL[0], VOID)
            self.put(x + 1, y, PORTAL[1], VOID)
        elif cell in SIGNS:
            self.put(x - (cell == "S"), y, SIGNS[cell], PRINTS[cell])

    def _inhabited(self, space: int) -> None:
        """A figure in the middle, what lies there beside it; without a figure that lies in the middle."""
        x, y = self._middle(space)
        figure, token = glance.figure_at(self.view, space), self.view["tokens"][space]
        if figure != NOBODY:
            self._figure(x, y, figure)
        if token != NO_TOKEN:
            self.put(x if figure == NOBODY else x + 1, y, TOKENS[token], LIES[token])

    def _figure(self, x: int, y: int, figure: int) -> None:
        if glance.is_hero(figure):
            self.put(x, y, SHAPES[figure], str(figure))
            return
        slot = figure - FOES
        is_boss = slot == glance.boss_slot(self.view)
        self.put(
            x,
            y,
            BOSS if is_boss else self.letters[glance.kind_of(self.view, slot)],
            CROWN if is_boss else FOE,
        )
        if slot in self.view["frost"]:
            self.put(x + 1, y, FROST, GEM)

    # Edges.

    def _joints(self) -> None:
        """Where platforms and walls meet."""
        width, height = self.scale.size(self.count)
        for y in range(0, height, self.scale.down):
            for x in range(0, width, self.scale.across):
                if self.rows[y][x].ink == GROUND:
                    continue
                arms = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
                bits = sum(1 << way for way, arm in enumerate(arms) if self._is_solid(*arm))
                is_gate = bits == LEVEL_JOINT and self.rows[y][x + 1].ink == GATE
                self.put(x, y, "╍" if is_gate else JOINTS[bits], GATE if is_gate else STONE)

    def _is_solid(self, x: int, y: int) -> bool:
        width, height = self.scale.size(self.count)
        return 0 <= x < width and 0 <= y < height and self.rows[y][x].char in "━┃╍╫"

    # What would happen.

    def _steps(self) -> None:
        """Arrows on the edges the hero whose turn it is may cross, double where it would be wounded; or a
        figure it moves.
        """
        if self.shoved != NOWHERE:
            for to in self.ways:
                self._arrow(self.shoved, to, False)
        elif glance.may_step(self.view):
            for step in glance.reach(self.view):
                self._arrow(self.view["spaces"][self.view["turn"]], step.to, step.wounds > 0)

    def _arrow(self, here: int, to: int, is_dear: bool) -> None:
        way = way_of(here, to)
        self.put(*self._edge(here, way), (COSTLY if is_dear else ARROWS)[way], DEAR if is_dear else FREE)

    def _edge(self, space: int, way: str) -> tuple[int, int]:
        """The middle of an edge of a space."""
        left, top = self.corner(space)
        x, y = self._middle(space)
        across, down = self.scale
        return {"up": (x, top), "right": (left + across, y), "down": (x, top + down), "left": (left, y)}[way]

    def _falls(self) -> None:
        """A dotted line down to where a figure would come to rest, and its hollow shape there."""
        for fall in glance.falls(self.view):
            x, y = self._middle(fall.start)
            _, end = self._middle(fall.to)
            for line in range(y + 1, end):
                if self.rows[line][x].char == " ":
                    self.put(x, line, FALL, SHADE)
            self._landing(x, end, fall)

    def _landing(self, x: int, y: int, fall: glance.Fall) -> None:
        if glance.figure_at(self.view, fall.to) != NOBODY:
            return
        if glance.is_hero(fall.figure):
            self.put(x, y, HOLLOW[fall.figure], str(fall.figure))
        else:
            letter = self.letters.get(glance.kind_of(self.view, fall.figure - FOES), BOSS)
            self.put(x, y, letter.lower(), SHADE)

    # Letters and numbers.

    def cut(self, left: int, top: int, width: int, height: int, level: str) -> list[list[Cell]]:
        """A part, with letters above, numbers on its left, levels on its right; the top edge gives way to the
        letters.
        """
        across, down = self.scale
        letters = [
            "ABCDEFGHIJ "[x // across] if x % across == across // 2 else " "
            for x in range(left, left + width)
        ]
        rows = [_ruled(f"   {''.join(letters)}   ")]
        for y in range(top + 1, min(top + height, len(self.rows))):
            row, line = self.lowest + self.count - 1 - (y - 1) // down, (y - 1) % down
            number = f"{row + 1:2} " if line == down - 2 else "   "
            mark = f" {level}{row // ROWS + 1}" if line == down - 2 and row % ROWS == 1 else "   "
            rows.append([*_ruled(number), *self.rows[y][left : left + width], *_ruled(mark)])
        return rows


def _ruled(text: str) -> list[Cell]:
    return [Cell(char, RULER) for char in text]
