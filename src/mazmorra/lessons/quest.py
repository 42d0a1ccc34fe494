"""DungeonQuest in lessons: a scene, what chance says in it, and the figures words may use."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import msgspec

from mazmorra.games import find_game
from mazmorra.games.notation import read_scene
from mazmorra.games.quest.box.rows import ATTRIBUTES
from mazmorra.games.quest.game import QuestGame, QuestTable, QuestView
from mazmorra.games.quest.rules.dice import PIPS, Roll, odds
from mazmorra.games.quest.rules.explore import Explore
from mazmorra.games.quest.rules.spaces import place
from mazmorra.games.quest.state import NO_RUNE
from mazmorra.games.quest.told.odds import card_odds, deadly, penalties, percent
from mazmorra.kernel import Fields
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.determinize import determinize
from mazmorra.lessons.guide import LEARNER
from mazmorra.lessons.lesson import Lesson


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as text, at the beginning of the learner's turn, and what chance says there: `tiles` for a
    space, `dice` by what the learner's roll is for, `draws` by the deck the learner draws from, one after the
    other, the last one again and again.
    """

    table: str
    tiles: dict[str, str] = {}
    dice: dict[str, tuple[tuple[int, ...], ...]] = {}
    draws: dict[str, tuple[str, ...]] = {}


def setting(lesson: Lesson) -> QuestStage:
    """The setting of a lesson of DungeonQuest."""
    return QuestStage(lesson)


class QuestStage:
    """Sets a scene, and lets chance say what the scene says."""

    parts = ("map", "sun", "sheet", "seats", "duel", "trail", "dragon")

    def __init__(self, lesson: Lesson) -> None:
        self.game = cast(QuestGame, find_game(lesson.game, lesson.settings))
        self.scene = msgspec.convert(lesson.scene, Scene)
        self.said: Counter[str] = Counter()
        """How often chance has been asked, by what is drawn or rolled for."""

    def table(self) -> QuestTable:
        return read_scene(self.scene.table, self.game)

    # Chance.

    def deal(self, table: QuestTable, ask: Ask) -> Answer:
        """What the scene says of the learner's luck and of the board; the others are met by whatever comes
        first.
        """
        rule = table.stack[-1].__self__  # type: ignore[attr-defined]  # stages are bound methods
        if isinstance(rule, Explore):
            wanted = self._tile(self.scene.tiles.get(place(rule.space), ""))
        elif rule.seat != LEARNER:
            wanted = -1
        else:
            wanted = self._pip(rule) if isinstance(rule, Roll) else self._card(ask.kind)
        return wanted if wanted in ask.options else ask.options[0]

    def _tile(self, name: str) -> int:
        return next((number for number, kind in enumerate(self.game.box.kinds) if kind.id == name), -1)

    def _pip(self, roll: Roll) -> int:
        if roll.about not in self.scene.dice:
            return -1
        rolls = self.scene.dice[roll.about]
        if not roll.pips:
            self.said[roll.about] += 1
        return rolls[min(self.said[roll.about], len(rolls)) - 1][len(roll.pips)]

    def _card(self, deck: str) -> int:
        if deck not in self.scene.draws:
            return -1
        self.said[deck] += 1
        cards, box = self.scene.draws[deck], self.game.box
        card = cards[min(self.said[deck], len(cards)) - 1]
        return [row.id for row in box.monsters].index(card) if deck == "monster" else box.card(deck, card)

    # Words.

    def facts(self, view: QuestView) -> Fields:
        """The hero's figures and the sun's; to a question, also the dragon's and the monster's, and what it
        says of itself.
        """
        facts = {**self._hero(view), **self._sun(view)}
        return {**facts, **self._dangers(view), **dict(view.ask.about)} if view.ask else facts

    def _dangers(self, view: QuestView) -> Fields:
        """How often the dragon would wake, and then kill, and what fleeing could cost."""
        table = determinize(view, random.Random(0))
        wakes = card_odds(table, "dragon", lambda row: any(op.op == "rage" for op in row.does))
        left = self.game.box.heroes[view["heroes"][view.seat]].health - view["wounds"][view.seat]
        least, most = penalties(table)
        return {"left": left, "wakes": wakes, "dies": deadly(left, 2), "least": least, "most": most}

    def _hero(self, view: QuestView) -> Fields:
        seat, box = view.seat, self.game.box
        row, tokens, rune = box.heroes[view["heroes"][seat]], view["determination"][seat], view["runes"][seat]
        facts: Fields = {
            "seats": tuple(each for each in range(view.seats) if each != seat),
            "hero": row.id,
        }
        facts |= {} if rune == NO_RUNE else {"rune": box.runes[rune].id}
        facts |= {"health": row.health, "wounds": view["wounds"][seat], "determination": tokens}
        for name in ATTRIBUTES:
            value = getattr(row, name)
            facts |= {name: value, f"{name}_odds": odds(value), f"{name}_best": odds(value + tokens)}
        gold = sum(box.cards[card].row.gold for card in view["loot"][seat])
        return facts | {"gold": gold, "cards": len(view["loot"][seat]), "row": len(view["row"][seat])}

    def _sun(self, view: QuestView) -> Fields:
        """Where the sun is, what the next number is, and how often that ends everything."""
        track, space = self.game.box.sun, view["sun"]
        number = track[min(space, len(track) - 1)]
        return {
            "sun": space,
            "night": len(track) - space,
            "number": number,
            "sunset": percent(number, len(PIPS)),
        }
