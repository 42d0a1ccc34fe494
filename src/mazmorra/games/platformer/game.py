"""Platformer: the rules with their switches, as a game the kernel can make tables of."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, ClassVar, TypeAlias

from mazmorra.content.loader import read_pack
from mazmorra.content.writer import write_pack
from mazmorra.games.platformer.box.loading import Box, number, open_box, printed
from mazmorra.games.platformer.box.rows import SINGLES, TABLES
from mazmorra.games.platformer.events import EVENTS
from mazmorra.games.platformer.rules import gravity, match, scoring, wounds
from mazmorra.games.platformer.rules.spaces import LEVEL
from mazmorra.games.platformer.rules.symbols import NOBODY, NONE
from mazmorra.games.platformer.state import PlatformerState, Shown, empty_tower
from mazmorra.games.platformer.told import labels, notes
from mazmorra.games.platformer.told.components import Components, components
from mazmorra.kernel.ask import Answer, Ask, Phrase
from mazmorra.kernel.errors import BadSetting
from mazmorra.kernel.game import Game, Result
from mazmorra.kernel.rule import rules_in
from mazmorra.kernel.table import Table
from mazmorra.kernel.view import View

SWITCHES = {
    "map": ("normal", "larger", "harder"),
    "tiles": ("mixed", "forest", "void"),
    "boss": ("random", "medusa", "ikee"),
    "artifacts": ("off", "on"),
    "cards": ("core", "all"),
    "pool": ("sum", "double"),
}
"""`harder` is the larger map with the enemies of rank III on both upper levels (PL-Q-84); `double` reads
Medusa's pool as twice the levels (PL-Q-112).
"""
USUAL = {switch: values[0] for switch, values in SWITCHES.items()}
VARIANTS = tuple(
    settings
    for values in product(*SWITCHES.values())
    for settings in [dict(zip(SWITCHES, values, strict=True))]
    if settings["boss"] != "ikee" or settings["pool"] == USUAL["pool"]  # the pool is Medusa's
)
SAMPLES: tuple[dict[str, str], ...] = (
    {},
    {"tiles": "forest", "boss": "medusa"},
    {"tiles": "void", "boss": "ikee"},
    {"artifacts": "on"},
    {"artifacts": "on", "cards": "all"},
    {"map": "larger", "boss": "medusa", "artifacts": "on", "cards": "all"},
    {"map": "larger"},
    {"map": "harder", "tiles": "void", "boss": "medusa", "pool": "double"},
)
"""What differs from the usual; every value of every switch is in one of them."""
RANKS = {"normal": (1, 2, 3), "larger": (1, 2, 2, 3), "harder": (1, 2, 3, 3)}
LEAST_POOL = 8


class PlatformerGame(Game[PlatformerState]):
    """One set of switches of Platformer."""

    name = "platformer"
    newest = 2
    rules = rules_in("mazmorra.games.platformer.rules")
    events = EVENTS
    opening = match.Match()

    dear: ClassVar[int] = 4
    """What must be paid for the merchant's seal."""
    trophy_health: ClassVar[int] = 3
    """The health that makes a trophy."""

    @classmethod
    def variants(cls) -> list[dict[str, str]]:
        return list(VARIANTS)

    @classmethod
    def samples(cls) -> list[dict[str, str]]:
        return [USUAL | unusual for unusual in SAMPLES]

    def __init__(self, settings: Mapping[str, str], content: str | None = None) -> None:
        for switch, values in SWITCHES.items():
            if settings.get(switch) not in values:
                raise BadSetting(setting=switch, value=settings.get(switch), allowed=values)
        self.settings = settings
        self.own_content = content
        self.box: Box = open_box(content)
        self.content_digest = self.box.digest
        self.own_words = self.box.words
        self.ranks = RANKS[settings["map"]]
        self.levels = len(self.ranks) + 1
        self.boss_floor = LEVEL * (self.levels - 1)
        self.seats = (1, 2, 3, 4) if settings["map"] == "normal" else (2, 3, 4)
        self.has_artifacts = settings["artifacts"] == "on"
        self.extras = settings["cards"] == "all"
        self._number_cards()

    def _number_cards(self) -> None:
        """The cards that rules know by name, NONE where the box has them not."""
        box = self.box
        self.stone_skin = _first(box.potions, "reaction", "stone_skin")
        self.phoenix = _first(box.potions, "reaction", "phoenix")
        self.ent, self.golem, self.cyclops, self.lich = (
            _first(box.enemies, "ability", ability) for ability in ("reach", "heavy", "sweep", "ray")
        )
        self.blood_moon, self.greased, self.fever, self.rusty, self.merchant, self.second_wind = (
            _event(box, effect)
            for effect in ("blood_moon", "greased", "fever", "rusty", "merchant", "second_wind")
        )
        self.petrified, self.shackles, self.dread = (
            number(box.tokens, name) for name in ("petrified", "shackles", "dread")
        )
        self._good = tuple(number(box.tokens, row.token) for row in box.bosses)
        self._summons = tuple(number(box.enemies, row.summon) if row.summon else NONE for row in box.bosses)
        self._pools = tuple(self._pool(index) for index in range(len(box.bosses)))

    def _pool(self, boss: int) -> int:
        """A boss's health: so much and one for each level of the set-up, never less than 8 (PL-11,
        PL-Q-92).
        """
        row = self.box.bosses[boss]
        doubled = self.settings["pool"] == "double" and row.id == "medusa"
        return max(LEAST_POOL, 2 * self.levels if doubled else row.health + self.levels)

    # What the rules look up.

    def is_solo(self, seats: int) -> bool:
        return seats == 1

    def rounds(self, seats: int) -> int:
        """The rounds there are at most (PL-Q-116); alone, one for each event (PL-91)."""
        return len(self.box.events) if self.is_solo(seats) else self.box.supply.rounds

    def boss_pool(self, boss: int) -> int:
        return self._pools[boss]

    def good_badge(self, boss: int) -> int:
        """The token of a boss that helps."""
        return self._good[boss]

    def summon_of(self, boss: int) -> int:
        return self._summons[boss]

    def badge(self, name: str) -> int:
        return number(self.box.tokens, name)

    def is_petrified(self, badges: int) -> bool:
        return bool(badges >> self.petrified & 1)

    def is_shackled(self, badges: int) -> bool:
        return bool(badges >> self.shackles & 1)

    def is_dreading(self, badges: int) -> bool:
        return bool(badges >> self.dread & 1)

    def boss_weights(self) -> list[int]:
        """The bosses that may be drawn (PL-4)."""
        wanted = self.settings["boss"]
        return [int(wanted in ("random", row.id)) for row in self.box.bosses]

    def hero_weights(self, dealt: Sequence[int]) -> list[int]:
        rows = self.box.heroes
        return [int(index not in dealt and (self.extras or not row.extra)) for index, row in enumerate(rows)]

    def fill(self, state: PlatformerState, seats: int) -> None:
        """The bags and decks of these settings."""
        box, wanted = self.box, self.settings["tiles"]
        state.tile_bag = [int(wanted in ("mixed", row.kind)) for row in box.tiles]
        state.enemy_bag = [int(row.rank > 0 and (self.extras or not row.extra)) for row in box.enemies]
        state.item_deck = [row.copies * (self.extras or not row.extra) for row in box.items]
        state.potion_deck = [row.copies * (self.extras or not row.extra) for row in box.potions]
        state.event_deck = [1] * len(box.events) if self.is_solo(seats) else [0] * len(box.events)

    # What the kernel asks.

    def first(self, seats: int) -> PlatformerState:
        return empty_tower(self.box, seats, self.levels)

    def result(self, state: PlatformerState) -> Result:
        winners = () if state.winner == NOBODY else (state.winner,)
        if len(state.heroes) == 1:
            points = sum(scoring.score(self.box, state).values()) if winners else 0
            return Result(winners, (points,), "PL-93" if winners else state.ending)
        return Result(winners, tuple(int(seat in winners) for seat in range(len(state.heroes))), state.ending)

    def bound(self, seats: int) -> int:
        """Rounds are limited; a turn has five dice, some cards, and a few questions for each."""
        return 300 * seats * self.rounds(seats)

    def shown(self, state: PlatformerState, seat: int) -> Shown:
        """Nothing is secret; what follows from the table is said here: who would fall where, what each step
        would cost, the health each hero can have, and the points a solo win would bring now.
        """
        seats = len(state.heroes)
        table: PlatformerTable = Table(self, seats, state, None, watched=False)
        return Shown(
            falls=tuple((fall.figure, fall.start, fall.to) for fall in gravity.falls(table)),
            reach=notes.reach(table),
            full=tuple(
                wounds.most_health(table, each) if state.heroes[each] != NONE else 0 for each in range(seats)
            ),
            score=scoring.score(self.box, state) if self.is_solo(seats) else {},
        )

    def imagine(self, view: PlatformerView, rng: random.Random) -> PlatformerState:
        """Nothing is secret: what lies face down is drawn when it is turned."""
        state = self.first(view.seats)
        for name, value in view.fields.items():
            if hasattr(state, name):
                setattr(state, name, list(value) if isinstance(getattr(state, name), list) else value)
        return state

    def label(self, ask: Ask, option: Answer) -> Phrase:
        return labels.label(self.box, ask, option)

    def notes(self, view: PlatformerView) -> tuple[Phrase | None, ...]:
        return notes.notes(view)

    def components(self, seats: int) -> Components:
        return components(self, seats)

    @classmethod
    def content_text(cls, settings: Mapping[str, str], heading: str) -> str:
        return write_pack(read_pack(printed(), TABLES), SINGLES, heading)


def _first(rows: Sequence[Any], key: str, value: str) -> int:
    return next((index for index, row in enumerate(rows) if getattr(row, key) == value), NONE)


def _event(box: Box, effect: str) -> int:
    """An event by what it does; no event at all (-1) is never one of them."""
    found = _first(box.events, "effect", effect)
    return found if found != NONE else len(box.events)


PlatformerTable: TypeAlias = Table[PlatformerGame, PlatformerState]
PlatformerView: TypeAlias = View[PlatformerGame]
__all__ = ["PlatformerGame", "PlatformerTable", "PlatformerView"]
