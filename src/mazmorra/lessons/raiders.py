"""Dungeon Raiders in lessons: a scene names rooms, characters and cards, and is set on a real table of the
game.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

import msgspec

from mazmorra.games import find_game
from mazmorra.games.raiders.box.loading import Room
from mazmorra.games.raiders.game import Raiders, RaidersView
from mazmorra.games.raiders.rules.cards import COST, ITEM_CARDS, NAME, TORCH, VALUE, count
from mazmorra.games.raiders.rules.chamber import CHAMBERS
from mazmorra.games.raiders.rules.level import LEVELS
from mazmorra.games.raiders.rules.raid import Raid
from mazmorra.games.raiders.state import NOBODY, UNDRAWN, Dungeon
from mazmorra.games.raiders.view import HIDDEN
from mazmorra.kernel import Fields
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Stage
from mazmorra.kernel.table import Table
from mazmorra.lessons.lesson import Lesson, Word

Cards = tuple[Word, ...]


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level: its rooms from the left, and which lie face up (U) or down (D).

    Without a `place` the game begins with its set-up. With one the party is about to enter that room of the
    level, counted from 1; coins, wounds, hands and the items used before are given by seat.
    """

    characters: tuple[str, ...]
    rooms: tuple[str, ...]
    lit: str
    level: int = 1
    place: int = 0
    starter: int = 0
    coins: tuple[int, ...] = ()
    wounds: tuple[int, ...] = ()
    hands: tuple[Cards, ...] = ()
    used: tuple[Cards, ...] = ()


def card_of(word: Word) -> int:
    """A card or another answer by its name; a power card by its number."""
    return word if isinstance(word, int) else NAME.index(word)


def stage(lesson: Lesson) -> RaidersStage:
    """The stage of a lesson of Dungeon Raiders."""
    return RaidersStage(lesson)


class RaidersStage:
    """Sets a scene, and lets chance say what the scene says."""

    parts = ("row", "room", "hand", "seats", "supply")

    def __init__(self, lesson: Lesson) -> None:
        self.game = cast(Raiders, find_game(lesson.game, lesson.settings))
        self.seats = len(lesson.seats)
        self.scene = msgspec.convert(lesson.scene, Scene)
        box = self.game.box
        rooms, characters = [room.id for room in box.rooms], [row.id for row in box.characters]
        self.rooms = [rooms.index(room) for room in self.scene.rooms]
        self.characters = [characters.index(character) for character in self.scene.characters]

    def answer(self, word: Word, ask: Ask) -> int:
        return card_of(word)

    # The table.

    def table(self) -> Table[Raiders, Dungeon]:
        if not self.scene.place:
            return self.game.new(self.seats, ask_chance=True)
        table = self.game.seated(self.seats)
        table.watched = True
        self._seat_party(table.state)
        self._lay_level(table.state)
        table.stack = self._what_follows()
        table.begin(CHAMBERS[self.scene.place - 1])
        return table

    def _what_follows(self) -> list[Stage]:
        """What is left of the raid after the first room, the next thing last."""
        level, place = self.scene.level, self.scene.place
        levels = [each.start for each in reversed(LEVELS[level:])]
        chambers = [each.start for each in reversed(CHAMBERS[place:])]
        return [Raid().explored, *levels, LEVELS[level - 1].rested, *chambers]

    def _seat_party(self, state: Dungeon) -> None:
        scene = self.scene
        state.characters = self.characters[:]
        state.coins, state.wounds = list(scene.coins), list(scene.wounds)
        state.hands = [self._hand(cards) for cards in scene.hands]
        state.used = [self._hand(cards) for cards in scene.used or [()] * self.seats]
        state.starter = scene.starter if self.game.in_turn else NOBODY
        for item in ITEM_CARDS:
            state.supply[item - TORCH] -= sum(count(hand, item) for hand in state.hands)

    def _hand(self, cards: Cards) -> int:
        return sum(COST[card_of(card)] for card in cards)

    def _lay_level(self, state: Dungeon) -> None:
        """Rooms behind the party and those that lie open are known."""
        scene = self.scene
        state.level = scene.level - 1
        state.lit = [int(facing == "U" or place < scene.place - 1) for place, facing in enumerate(scene.lit)]
        state.row = [room if lit else UNDRAWN for room, lit in zip(self.rooms, state.lit, strict=True)]
        known = Counter(room for room in state.row if room != UNDRAWN)
        state.bag = [max(copies - known[room], 0) for room, copies in enumerate(self.game.bag)]
        self._spend(state)

    def _spend(self, state: Dungeon) -> None:
        """The levels above took rooms too, and every level took its card."""
        spare = Counter(dict(enumerate(self.game.bag))) - Counter(self.rooms)
        for _ in range(5 * state.level):
            [(room, _left)] = spare.most_common(1)
            spare[room] -= 1
            state.bag[room] -= 1
        for card in sorted(range(len(self.plans)), key=lambda card: self.plans[card] != self.scene.lit)[
            : self.scene.level
        ]:
            state.level_cards[card] = 0
        if not self.plans:
            state.face_up_left = (25 - 5 * self.scene.level) // 2

    # Chance.

    @property
    def plans(self) -> list[str]:
        """What each level card shows, written as in a scene."""
        return ["".join("DU"[up] for up in row.face_up) for row in self.game.box.levels]

    def deal(self, table: Table[Raiders, Dungeon], ask: Ask) -> Answer:
        wanted = self._wanted(table.state, ask.kind)
        return wanted if wanted in ask.options else ask.options[0]

    def _wanted(self, state: Dungeon, kind: str) -> int:
        """What the scene says; about other levels it says nothing."""
        if kind == "character":
            return self.characters[state.characters.index(NOBODY)]
        if kind == "starter":
            return self.scene.starter
        if state.level != self.scene.level - 1:
            return UNDRAWN
        if kind == "level_card":
            return self.plans.index(self.scene.lit)
        if kind == "facing":
            return int(self.scene.lit[state.place] == "U")
        if kind == "dark_room":
            return self.rooms[next(place for place in state.dark_places() if state.row[place] == UNDRAWN)]
        return self.rooms[state.place] if kind == "room" else UNDRAWN

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
