"""Platformer drawn: the dice over the tower, the heroes, enemies and the shop beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import Vertical
from textual.widgets import Static

from mazmorra.games.platformer.game import PlatformerView
from mazmorra.games.platformer.rules.spaces import COLUMNS
from mazmorra.games.platformer.rules.symbols import FACES, NONE
from mazmorra.kernel import Face
from mazmorra.terminal.cells import text_of
from mazmorra.terminal.drawing import BESIDE_A_MAP
from mazmorra.terminal.map_view import MapView
from mazmorra.terminal.platformer import glance
from mazmorra.terminal.platformer.sheet import Sheets
from mazmorra.terminal.platformer.tower_map import SCALES, Scale, TowerMap
from mazmorra.terminal.theme import SEAT_COLOURS, TOKENS

if TYPE_CHECKING:
    from mazmorra.terminal.platformer.board import PlatformerBoard

INKS = {
    "gloom": "#6b5c4e",
    "ruler": TOKENS["muted"],
    "stone": "#a58d6f",
    "ground": "#8a6f4c",
    "gate": f"bold {TOKENS['ember']}",
    "wood": "#c99a5b",
    "print": "#8a7a66",
    "shop": f"bold {TOKENS['gold']}",
    "trap": f"bold {TOKENS['wound']}",
    "void": TOKENS["arcane"],
    "gold": f"bold {TOKENS['gold']}",
    "gem": f"bold {TOKENS['arcane']}",
    "badge": f"bold {TOKENS['heal']}",
    "foe": f"bold {TOKENS['wound']}",
    "crown": f"bold {TOKENS['wound']}",
    "free": f"bold {TOKENS['heal']}",
    "dear": f"bold {TOKENS['wound']}",
    "shade": TOKENS["muted"],
    "mark": f"bold reverse {TOKENS['ember']}",
    **{str(seat): f"bold {colour}" for seat, colour in enumerate(SEAT_COLOURS)},
}
GROUNDS = {
    "even": "#221d1a",
    "odd": TOKENS["raised"],
    "lair": "#2e2130",
    "own": "#553f20",
    "gloom": TOKENS["ground"],
}
RULERS = 6
"""The characters of the row numbers on the left and the levels on the right."""
TALL, NARROW = 34, 72
"""From this height on everything is shown in full; below this width the tower gets more of the screen."""
FACE_SIGNS = {"attack": "⚔", "left": "←", "right": "→"}


class TowerView(MapView):
    """The part of the tower there is room for, around whoever the screen is about."""

    def __init__(self, words: PlatformerBoard) -> None:
        super().__init__(id="tower")
        self.words = words

    def drawn(self, view: PlatformerView) -> Text:
        width, height = self.size.width - RULERS, self.size.height
        sizes = [(scale, *scale.size(glance.rows_of(view))) for scale in SCALES]
        scale = next(
            (scale for scale, wide, high in sizes if wide <= width and high <= height), _widest(width)
        )
        drawn = TowerMap(view, scale, self.words.names.letters(view), self.words.marks(view))
        wide, high = scale.size(drawn.count)
        row, column = self.middle(view)
        left = _first(column + self.moved[0], scale.across, width, wide)
        top = _first(row + self.moved[1], scale.down, height - 1, high - 1)
        part = drawn.cut(left, top, min(width, wide), height, self.words.say("level-mark"))
        return text_of(part, INKS, GROUNDS)

    def middle(self, view: PlatformerView) -> tuple[int, int]:
        """Where somebody is; the lowest row for somebody off the map."""
        space = glance.looked_at(view)
        lowest = glance.lowest_row(view)
        row, column = divmod(space, COLUMNS) if space >= 0 else (lowest, COLUMNS // 2)
        return lowest + glance.rows_of(view) - 1 - row, column

    def extent(self, view: PlatformerView) -> tuple[int, int]:
        return glance.rows_of(view), COLUMNS


class PlatformerDrawing:
    """Draws views of Platformer."""

    css = """
    Screen { layout: grid; grid-size: 2 4; grid-columns: 1fr 33; grid-rows: 1 1fr 8 1; }
    Screen.narrow { grid-columns: 1fr 22; }
    #dice { height: 1; padding: 0 1; background: $panel-ground; }
    #tower { height: 1fr; width: 1fr; content-align: center middle; }
    #seats-side { max-height: 75%; }
    #ways { max-height: 4; }
    Screen.roomy { grid-columns: 1fr 45; grid-rows: 1 1fr 8 1; }
    Screen.roomy.tall { grid-rows: 1 1fr 10 1; }
    Screen.roomy.tall #ways { max-height: 6; }
    """
    css += BESIDE_A_MAP

    def __init__(self, words: PlatformerBoard) -> None:
        self.words = words
        self.sheet = Sheets(words)
        self.dice = Static(id="dice")
        self.tower = TowerView(words)
        self.board = Vertical(self.dice, self.tower, id="board")
        self.sheets = Static(id="sheets")
        self.seats = Vertical(self.sheets, id="seats-side")

    def show(self, view: PlatformerView, names: Sequence[str], news: Sequence[Face]) -> None:
        width, height = self.board.app.size
        self.board.screen.set_class(width < NARROW, "narrow")
        self.board.screen.set_class(height >= TALL, "tall")
        self.dice.update(self._dice(view))
        self.tower.draw(view)
        self.sheets.update(self.sheet.all(view, names, height >= TALL))

    def pan(self, right: int, down: int) -> None:
        self.tower.pan(right, down)

    def _dice(self, view: PlatformerView) -> Text:
        """What the enemies' die said, the unused dice, the special die, and those that are used."""
        text = Text(no_wrap=True, overflow="ellipsis")
        if view["enemy_die"] != NONE:
            text.append(f"☠{FACE_SIGNS[FACES[view['enemy_die']]]} ", f"bold {TOKENS['wound']}")
        for symbol, count in enumerate(view["pool"]):
            if count:
                times = f"×{count}" if count > 1 else ""
                text.append(
                    f" {self.words.names.symbol(symbol)}{times} ",
                    f"bold {TOKENS['ink']} on {TOKENS['raised']}",
                )
                text.append(" ")
        if special := self.words.names.special(view, view["turn"]):
            text.append(f"[{special}]", f"bold {TOKENS['arcane']}")
            text.append(" ")
        text.append(" ".join(self.words.names.symbols(view["used"])), f"strike {INKS['gloom']}")
        return text


def _widest(width: int) -> Scale:
    """The scale of a part: as wide as there is room, and low."""
    low = [scale for scale in SCALES if scale.down == SCALES[-1].down]
    return next((scale for scale in low if scale.size(0)[0] <= width), SCALES[-1])


def _first(middle: int, pitch: int, room: int, whole: int) -> int:
    """The first character shown, so that one space is in the middle; never beyond the tower's ends."""
    wanted = middle * pitch + pitch // 2 - room // 2
    return max(0, min(wanted - wanted % pitch, whole - room))
