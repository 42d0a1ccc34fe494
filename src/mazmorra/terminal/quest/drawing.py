"""DungeonQuest drawn: the sun's track over the map of the dungeon, the hero sheets beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import Vertical
from textual.widgets import Static

from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.rules.spaces import COLUMNS, ROWS
from mazmorra.kernel import Face
from mazmorra.terminal.cells import Cell, text_of
from mazmorra.terminal.drawing import BESIDE_A_MAP
from mazmorra.terminal.map_view import MapView
from mazmorra.terminal.quest import glance
from mazmorra.terminal.quest.dungeon_map import SCALES, DungeonMap
from mazmorra.terminal.quest.sheet import Sheets
from mazmorra.terminal.theme import SEAT_COLOURS, TOKENS

if TYPE_CHECKING:
    from mazmorra.terminal.quest.board import QuestBoard

INKS = {
    "walls": TOKENS["muted"],
    "passage": TOKENS["muted"],
    "ruler": TOKENS["muted"],
    "barrier": f"bold {TOKENS['ember']}",
    "floor": TOKENS["ink"],
    "token": TOKENS["ink"],
    "foe": f"bold {TOKENS['wound']}",
    "gate": TOKENS["ember"],
    "gold": f"bold {TOKENS['gold']}",
    "gloom": "#6b5c4e",
    **{str(seat): f"bold {colour}" for seat, colour in enumerate(SEAT_COLOURS)},
}
GROUNDS = {"floor": TOKENS["raised"], "own": "#553f20", "gloom": TOKENS["ground"]}
TALL = 34
"""From this height on every hero sheet is shown in full."""


class DungeonView(MapView):
    """The part of the dungeon there is room for, around whoever the screen is about."""

    def drawn(self, view: QuestView) -> Text:
        width, height = self.size
        fitting = [scale for scale in SCALES if scale.size[0] <= width and scale.size[1] <= height]
        drawn = DungeonMap(view, fitting[0] if fitting else SCALES[-1])
        if fitting:
            drawn.letter()
            return text_of(drawn.rows, INKS, GROUNDS)
        return text_of(self._part(view, drawn, width - 2, height - 1), INKS, GROUNDS)

    def _part(self, view: QuestView, drawn: DungeonMap, width: int, height: int) -> list[list[Cell]]:
        """A part in whole rooms, with the letters and numbers of its rooms beside it."""
        row, column = self.middle(view)
        left = self._first(column, self.moved[0], drawn.scale.across, width, drawn.scale.size[0])
        top = self._first(row, self.moved[1], drawn.scale.down, height, drawn.scale.size[1])
        return drawn.cut(left, top, width, height)

    def middle(self, view: QuestView) -> tuple[int, int]:
        return divmod(max(glance.place_of(view, glance.in_focus(view)), 0), COLUMNS)

    def extent(self, view: QuestView) -> tuple[int, int]:
        return ROWS, COLUMNS

    def _first(self, middle: int, moved: int, pitch: int, room: int, whole: int) -> int:
        """The first character shown, so that the room in the middle is in the middle; never beyond the
        board's ends.
        """
        wanted = (middle + moved) * pitch + pitch // 2 - room // 2
        most = -(-max(whole - room, 0) // pitch) * pitch
        return max(0, min(round(wanted / pitch) * pitch, most))


class QuestDrawing:
    """Draws views of DungeonQuest."""

    css = """
    Screen { layout: grid; grid-size: 2 4; grid-columns: 1fr 33; grid-rows: 1 1fr 7 1; }
    #sun { height: 1; padding: 0 1; background: $panel-ground; }
    #map { height: 1fr; width: 1fr; content-align: center middle; }
    #seats-side { max-height: 70%; }
    #ways { max-height: 3; }
    Screen.roomy { grid-columns: 1fr 41; grid-rows: 1 1fr 6 1; }
    """
    css += BESIDE_A_MAP

    def __init__(self, words: QuestBoard) -> None:
        self.words = words
        self.sheet = Sheets(words)
        self.sun = Static(id="sun")
        self.map = DungeonView(id="map")
        self.board = Vertical(self.sun, self.map, id="board")
        self.sheets = Static(id="sheets")
        self.seats = Vertical(self.sheets, id="seats-side")

    def show(self, view: QuestView, names: Sequence[str], news: Sequence[Face]) -> None:
        self.sun.update(self._sun(view))
        self.map.draw(view)
        self.sheets.update(self.sheet.all(view, names, news, self.sheets.app.size.height >= TALL))

    def pan(self, right: int, down: int) -> None:
        self.map.pan(right, down)

    def _sun(self, view: QuestView) -> Text:
        """The track: where the sun stands, and the numbers ahead that a die must beat."""
        track, space = glance.box_of(view).sun, view["sun"]
        text = Text(no_wrap=True, overflow="ellipsis")
        for index, number in enumerate(track, 1):
            if index == space:
                text.append("☀", f"bold {TOKENS['gold']}")
            elif index < space:
                text.append("━", TOKENS["ember"])
            else:
                text.append(str(number or "·"), f"bold {TOKENS['wound']}" if number else TOKENS["muted"])
        text.append(" " + self._ahead(view), TOKENS["muted"])
        return text

    def _ahead(self, view: QuestView) -> str:
        track, space = glance.box_of(view).sun, view["sun"]
        number = track[min(space, len(track) - 1)]
        if number:
            return self.words.say("danger", number=number, odds=round(100 * number / 6))
        return self.words.say("safe", rounds=sum(not each for each in track[space:]))
