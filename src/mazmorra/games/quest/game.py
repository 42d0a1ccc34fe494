"""DungeonQuest, revised edition: the rules with their switches, as a game the kernel can make tables of."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product
from typing import TypeAlias

from mazmorra.content.loader import read_pack
from mazmorra.content.writer import write_pack
from mazmorra.games.quest.box.loading import Box, open_box, printed
from mazmorra.games.quest.box.rows import RUNES, SINGLES, TABLES
from mazmorra.games.quest.events import EVENTS
from mazmorra.games.quest.rules import quest
from mazmorra.games.quest.state import NO_CARD, OUT, QuestState, Shown, empty_dungeon
from mazmorra.games.quest.told import labels, notes
from mazmorra.games.quest.told.components import Components, components
from mazmorra.kernel.ask import Answer, Ask, Phrase
from mazmorra.kernel.game import Game, Result
from mazmorra.kernel.rule import rules_in
from mazmorra.kernel.table import Table
from mazmorra.kernel.view import EVERYTHING, View

SWITCHES = {
    "players": ("company", "solo"),
    "death": ("final", "waits"),
    "light": ("dark", "torchlight"),
    "heroes": ("dealt", "chosen"),
    "blocked": ("lose", "die"),
    "sun": ("first", "last"),
}
SAMPLES: tuple[dict[str, str], ...] = (
    {},
    {"death": "waits"},
    {"light": "torchlight"},
    {"heroes": "chosen"},
    {"blocked": "die", "sun": "last"},
    {"death": "waits", "light": "torchlight", "heroes": "chosen", "sun": "last"},
    {"players": "solo"},
    {"players": "solo", "death": "waits", "light": "torchlight", "heroes": "chosen", "blocked": "die"},
)
"""What is unlike the usual game in the variants that stand for all: every value of every switch is in one of
them.
"""
HIDDEN = -2
"""A monster card the viewer has not seen."""
NOT_IN_THE_BOX = -2
"""The number of a rune that own content left out: nobody ever holds it."""


class QuestGame(Game[QuestState]):
    """One set of switches of DungeonQuest."""

    name = "quest"
    newest = 2
    rules = rules_in("mazmorra.games.quest.rules")
    events = EVENTS
    house_rules = ("blocked", "sun")
    opening = quest.Quest()

    @classmethod
    def variants(cls) -> list[dict[str, str]]:
        return [dict(zip(SWITCHES, values, strict=True)) for values in product(*SWITCHES.values())]

    @classmethod
    def samples(cls) -> list[dict[str, str]]:
        usual = {switch: values[0] for switch, values in SWITCHES.items()}
        return [usual | unusual for unusual in SAMPLES]

    def __init__(self, settings: Mapping[str, str], content: str | None = None) -> None:
        self.settings = settings
        self.own_content = content
        self.box: Box = open_box(content)
        self.content_digest = self.box.digest
        self.own_words = self.box.words
        self.is_solo = settings["players"] == "solo"
        self.death_waits = settings["death"] == "waits"
        self.torchlight = settings["light"] == "torchlight"
        self.heroes_chosen = settings["heroes"] == "chosen"
        self.blocked_die = settings["blocked"] == "die"
        self.cards_first = settings["sun"] == "last"
        self.seats = (1,) if self.is_solo else (2, 3, 4)
        self.rune_numbers = dict.fromkeys(RUNES, NOT_IN_THE_BOX) | {
            row.id: number for number, row in enumerate(self.box.runes)
        }
        self.bottle_imp = self.box.card("dungeon", "bottle_imp")
        self.forbidden_tome = self.box.card("treasure", "forbidden_tome")
        self.treasure_chest = self.box.card("catacomb", "treasure_chest")
        self.potions = frozenset(
            index for index, card in enumerate(self.box.cards) if card.id == "unstable_potion"
        )

    def first(self, seats: int) -> QuestState:
        return empty_dungeon(self.box, seats)

    def result(self, state: QuestState) -> Result:
        return Result(state.winners, tuple(state.gold), state.ending)

    def survives(self, state: QuestState, seat: int) -> bool:
        return state.standing[seat] == OUT

    def bound(self, seats: int) -> int:
        """The sun sets after some 36 rounds; a turn has few questions, but a fight may have many rounds."""
        return 4000 * seats * (20 if self.death_waits else 1)

    def shown(self, state: QuestState, seat: int) -> Shown:
        """The monster player sees the card of the fight; everybody else once it has been shown (DQ-R-80)."""
        if state.foe_card == NO_CARD:
            return Shown(foe_card=NO_CARD)
        sees = (
            seat == EVERYTHING or state.shown_foe != NO_CARD or seat == (state.turn + 1) % len(state.heroes)
        )
        return Shown(foe_card=state.foe_card if sees else HIDDEN)

    def imagine(self, view: QuestView, rng: random.Random) -> QuestState:
        state = self.first(view.seats)
        for name, value in view.fields.items():
            setattr(state, name, list(value) if isinstance(getattr(state, name), list) else value)
        if state.foe_card == HIDDEN:
            names = [row.name == state.foe for row in self.box.monsters]
            alive = [row.health > state.foe_wounds for row in self.box.monsters]
            weights = [
                count * same * still
                for count, same, still in zip(state.monster_deck, names, alive, strict=True)
            ]
            state.foe_card = rng.choices(range(len(weights)), weights)[0]
        return state

    def reveals(self, before: QuestState, after: QuestState) -> bool:
        """A monster card that only its player saw is shown, put away, or known to stand more wounds."""
        if before.foe_card in (NO_CARD, before.shown_foe):
            return False
        then, now = ((state.foe_card, state.shown_foe, state.foe_wounds) for state in (before, after))
        return then != now

    def label(self, ask: Ask, option: Answer) -> Phrase:
        return labels.label(self.box, ask, option)

    def notes(self, view: QuestView) -> tuple[Phrase | None, ...]:
        return notes.notes(view)

    def components(self, seats: int) -> Components:
        return components(self.box)

    @classmethod
    def content_text(cls, settings: Mapping[str, str], heading: str) -> str:
        return write_pack(read_pack(printed(), TABLES), SINGLES, heading)


QuestTable: TypeAlias = Table[QuestGame, QuestState]
QuestView: TypeAlias = View[QuestGame]
__all__ = ["QuestGame", "QuestTable", "QuestView"]
