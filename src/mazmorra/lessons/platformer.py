"""Platformer in lessons: a scene, what chance says in it, and the figures words may use."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import msgspec

from mazmorra.games import find_game
from mazmorra.games.notation import parse_answer, read_scene
from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable, PlatformerView
from mazmorra.games.platformer.rules.figures import foes_beside, row_of
from mazmorra.games.platformer.rules.strike import health_of
from mazmorra.games.platformer.rules.symbols import FACES, SYMBOLS
from mazmorra.games.platformer.told.notes import most_wounds
from mazmorra.kernel import Fields
from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.determinize import determinize
from mazmorra.lessons.guide import LEARNER
from mazmorra.lessons.lesson import Lesson, Word


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as text, at the beginning of the learner's turn; `opening` is what the learner has done in it
    already.

    Chance rolls `dice` for the learner and `face` for the enemies, and draws `items` for the empty stalls of
    the shop.
    """

    table: str
    dice: str
    face: str
    items: tuple[str, ...] = ()
    opening: tuple[Word, ...] = ()


def setting(lesson: Lesson) -> PlatformerStage:
    """The setting of a lesson of Platformer."""
    return PlatformerStage(lesson)


class PlatformerStage:
    """Sets a scene, and lets chance say what the scene says."""

    parts = ("tower", "dice", "sheet", "shop", "boss", "enemies", "belongings", "attack", "seats")

    def __init__(self, lesson: Lesson) -> None:
        self.game = cast(PlatformerGame, find_game(lesson.game, lesson.settings))
        self.scene = msgspec.convert(lesson.scene, Scene)
        self.said: Counter[str] = Counter()
        """How often chance has been asked, by what is drawn or rolled."""

    def table(self) -> PlatformerTable:
        table: PlatformerTable = read_scene(self.scene.table, self.game)
        self._roll(table)
        for word in self.scene.opening:
            table.answer(LEARNER, parse_answer(self.game, table.asks[0], str(word)))
            self._roll(table)
        return table

    def _roll(self, table: PlatformerTable) -> None:
        """Chance answers until somebody else is asked."""
        while table.asks[0].seat == CHANCE:
            table.answer(CHANCE, self.deal(table, table.asks[0]))

    # Chance.

    def deal(self, table: PlatformerTable, ask: Ask) -> Answer:
        """The learner's roll and what comes to the shop; whatever else there is to say is whatever comes
        first.
        """
        wanted = self._wanted(ask.kind)
        return wanted if wanted in ask.options else ask.options[0]

    def _wanted(self, kind: str) -> int:
        """The next thing that the scene says of this kind, -1 when it has said all."""
        scene, box = self.scene, self.game.box
        said = {
            "die": [SYMBOLS.index(symbol) for symbol in scene.dice.split()],
            "enemy_die": [FACES.index(scene.face)],
            "item": [number(box.items, item) for item in scene.items],
        }.get(kind, [])
        spoken = self.said[kind]
        self.said[kind] += 1
        return said[spoken] if spoken < len(said) else -1

    # Words.

    def facts(self, view: PlatformerView) -> Fields:
        """The hero's figures, the boss's health, those of an enemy next to the hero, and what the question
        says of itself.
        """
        seat, box = view.seat, self.game.box
        facts: Fields = {"seats": tuple(each for each in range(view.seats) if each != seat)}
        facts |= {"hero": box.heroes[view["heroes"][seat]].id, "life": view["health"][seat]}
        facts |= {"gold": view["gold"][seat], "gems": view["gems"][seat]}
        facts |= {"boss": box.bosses[view["boss"]].id, "pool": self.game.boss_pool(view["boss"])}
        if view.ask is None:
            return facts
        about = {name: value for name, value in view.ask.about if isinstance(value, (int, str))}
        return facts | self._beside(view) | about

    def _beside(self, view: PlatformerView) -> Fields:
        """An enemy next to the hero: its damage, the wounds it takes to defeat it, and how many there can be
        at most.
        """
        if view["spaces"][view.seat] < 0:
            return {}
        table = determinize(view, random.Random(0))
        for slot in foes_beside(table, view["spaces"][view.seat]):
            row = row_of(table, slot)
            facts = {"enemy": row.id, "damage": row.damage, "health": health_of(table, slot)}
            return facts | {"most": most_wounds(table, view.seat, slot)}
        return {}
