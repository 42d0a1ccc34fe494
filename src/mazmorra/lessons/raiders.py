"""Dungeon Raiders in lessons: a scene is a table as text, and chance says what it says."""

from __future__ import annotations

from typing import cast

import msgspec

from mazmorra.games import find_game
from mazmorra.games.notation import read_scene
from mazmorra.games.raiders.box.loading import Room
from mazmorra.games.raiders.game import RaidersGame, RaidersTable, RaidersView
from mazmorra.games.raiders.rules.cards import VALUE
from mazmorra.games.raiders.state import NOBODY, UNDRAWN, RaidersState
from mazmorra.games.raiders.view import HIDDEN
from mazmorra.kernel import Fields
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.lessons.lesson import Lesson


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as text. Where it is `dealt` the game begins with its set-up, and chance deals what the text
    says.
    """

    table: str
    dealt: bool = False


def setting(lesson: Lesson) -> RaidersStage:
    """The setting of a lesson of Dungeon Raiders."""
    return RaidersStage(lesson)


class RaidersStage:
    """Sets a scene, and lets chance say what the scene says."""

    parts = ("row", "room", "hand", "seats", "supply")

    def __init__(self, lesson: Lesson) -> None:
        self.game = cast(RaidersGame, find_game(lesson.game, lesson.settings))
        self.scene = msgspec.convert(lesson.scene, Scene)
        self.laid: RaidersState = read_scene(self.scene.table, self.game).state
        """What the scene says lies there."""

    def table(self) -> RaidersTable:
        if self.scene.dealt:
            return self.game.new(len(self.laid.characters), ask_chance=True)
        return read_scene(self.scene.table, self.game)

    def deal(self, table: RaidersTable, ask: Ask) -> Answer:
        wanted = self._wanted(table.state, ask.kind)
        return wanted if wanted in ask.options else ask.options[0]

    def _wanted(self, state: RaidersState, kind: str) -> int:
        """What the scene says; about other levels it says nothing."""
        laid = self.laid
        if kind == "character":
            return laid.characters[state.characters.index(NOBODY)]
        if kind == "starter":
            return laid.starter
        if state.level != laid.level:
            return UNDRAWN
        if kind == "level_card":
            return [list(row.face_up) for row in self.game.box.levels].index([up == 1 for up in laid.lit])
        if kind == "facing":
            return laid.lit[state.place]
        if kind == "dark_room":
            return laid.row[next(place for place in state.dark_places() if state.row[place] == UNDRAWN)]
        return laid.row[state.place] if kind == "room" else UNDRAWN

    # Words.

    def facts(self, view: RaidersView) -> Fields:
        """The others at the table, the viewer's own figures, and those printed on the room, if it is
        known.
        """
        facts = {"seats": tuple(seat for seat in range(view.seats) if seat != view.seat)}
        facts |= {name: view[name][view.seat] for name in ("coins", "wounds")}
        number = view["row"][view["place"]]
        return facts if number == HIDDEN else facts | self._printed(view, self.game.box.rooms[number])

    def _printed(self, view: RaidersView, room: Room) -> Fields:
        if room.kind == "treasure":
            return {"room": room.id, **dict(zip(("first", "second"), room.chests, strict=False))}
        if room.kind != "monster":
            return {"room": room.id}
        strength = (
            room.strength[view.seats - 3] if room.strength and view.seats > 2 else 0
        )  # DR-MON-1, DR-DUE-2
        total = sum(VALUE[card] for card in view["cards"])
        return {
            "room": room.id,
            "hit": room.wounds,
            "strength": strength,
            "total": total,
            "missing": max(strength - total, 0),
        }
