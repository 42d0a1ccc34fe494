"""Platformer in lessons: what chance says in a scene, how answers are written, and the figures words
may use.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import msgspec

from mazmorra.games import find_game
from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable, PlatformerView
from mazmorra.games.platformer.rules.figures import foes_beside, row_of
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.strike import health_of
from mazmorra.games.platformer.rules.symbols import FACES, SYMBOLS
from mazmorra.games.platformer.told.labels import DICE, FOES, PLACES, STEPS
from mazmorra.games.platformer.told.notes import most_wounds
from mazmorra.kernel import About, Fields
from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.determinize import determinize
from mazmorra.lessons.guide import LEARNER
from mazmorra.lessons.lesson import Lesson, Word
from mazmorra.lessons.platformer_scene import Scene, set_table


def stage(lesson: Lesson) -> PlatformerStage:
    """The stage of a lesson of Platformer."""
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
        table: PlatformerTable = self.game.seated(len(self.scene.heroes))
        table.watched = True
        set_table(table, self.scene)
        self._roll(table)
        for word in self.scene.opening:
            table.answer(LEARNER, self.answer(word, table.asks[0]))
            self._roll(table)
        return table

    def _roll(self, table: PlatformerTable) -> None:
        """Chance answers until somebody else is asked."""
        while table.asks[0].seat == CHANCE:
            table.answer(CHANCE, self.deal(table, table.asks[0]))

    def answer(self, word: Word, ask: Ask) -> Answer:
        """An answer as lessons write it: 'step D2', 'use hand', 'attack D7', 'buy hammer_of_greed', 'D2',
        'sword', 2.
        """
        return next((option for option in ask.options if written(self.game, ask, option) == word), "")

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


def written(game: PlatformerGame, ask: Ask, option: Answer) -> Word:
    """An answer as lessons write it."""
    about = dict(ask.about)
    if isinstance(option, tuple):
        return _told(game, about, str(option[0]), int(str(option[1])))
    if isinstance(option, str):
        return option
    if ask.kind in FOES:
        return " ".join(_foe(about, option))
    if ask.kind in (*STEPS, *PLACES):
        return place(option)
    return SYMBOLS[option] if ask.kind in DICE else option


def _foe(about: About, slot: int) -> tuple[str, str]:
    """An enemy's name and place, as the question has them."""
    return next((name, where) for each, name, where in about["foes"] if each == slot)


def _told(game: PlatformerGame, about: About, kind: str, what: int) -> str:
    if kind == "attack":
        return f"attack {_foe(about, what)[1]}"
    if kind == "buy":
        return f"buy {next(name for stall, name, _ in about['stalls'] if stall == what)}"
    if kind in ("step", "portal"):
        return f"{kind} {place(what)}"
    cards: dict[str, Any] = {
        "item": game.box.items,
        "potion": game.box.potions,
        "artifact": game.box.artifacts,
    }
    return f"{kind} {cards[kind][what].id if kind in cards else SYMBOLS[what]}"
