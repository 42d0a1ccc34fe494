"""Positions of Platformer as text: the levels of the tower, what stands and lies on them, and a part for each
hero. How text is read is in `kernel.notation`, how the levels are written in `map`, and answers in `answers`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable
from mazmorra.games.platformer.rules.match import Match
from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.spaces import LEVEL, place
from mazmorra.games.platformer.rules.symbols import (
    DONE,
    FACES,
    MARKS,
    NOBODY,
    NONE,
    NOWHERE,
    STARTED,
    SYMBOLS,
)
from mazmorra.games.platformer.rules.turn import Act, Turn
from mazmorra.games.platformer.rules.wounds import most_health
from mazmorra.games.platformer.scene import answers
from mazmorra.games.platformer.scene.map import PARTS, Layer
from mazmorra.games.platformer.state import PlatformerState
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.notation import Bits, Counts, Field, Flag, Many, Notation, Number, One, Part, Text, Words
from mazmorra.kernel.notation.scene import left_over
from mazmorra.kernel.notation.words import unknown
from mazmorra.kernel.table import Table

BEGINS = "begins"
"""The turn has still to begin, with its roll."""
FULL = -1
"""The health of a hero of which nothing is said."""
EMPTY = "empty"


class Shop:
    """Three items and three potions, from the left; a stall may be empty, and is where it is not said."""

    def __init__(self, items: Sequence[str], potions: Sequence[str]) -> None:
        self.stalls = [One(items, empty=NONE)] * STALLS + [One(potions, empty=NONE)] * STALLS

    def write(self, value: Sequence[int]) -> str:
        return " ".join(kind.write(card) for kind, card in zip(self.stalls, value, strict=True))

    def read(self, words: Words) -> list[int]:
        return [kind.read(words) if words else NONE for kind in self.stalls]


class PlatformerNotation(Notation):
    """Scenes of one set of switches."""

    heroes = "heroes"
    moments = (BEGINS,)
    following = (
        "lowest",
        "highest",
        "tile_bag",
        "enemy_bag",
        "items",
        "potions",
        "gold",
        "gems",
        "badges",
        "boss_deck",
        "events",
    )
    game: PlatformerGame

    def __init__(self, game: PlatformerGame, names: Sequence[str]) -> None:
        super().__init__(game, names)
        box = game.box
        self.ids: dict[str, list[str]] = {
            table: [row.id for row in getattr(box, table)]
            for table in ("tiles", "enemies", "items", "potions", "tokens", "cards", "events", "bosses")
        }
        ids, places = self.ids, [place(space) for space in range(LEVEL * game.levels)]
        slots = [f"{level}.{token}" for level in range(1, game.levels + 1) for token in range(1, 5)]
        self.words = {
            "round": Field("round", Number()),
            "start": Field("starter", One(names)),
            "turn": Field("turn", One(names)),
            "boss": Field("boss", One(ids["bosses"], none=NONE)),
            "event": Field("event", One(ids["events"], none=NONE)),
            "dice": Field("pool", Counts(SYMBOLS)),
            "used": Field("used", Counts(SYMBOLS)),
            "rolled": Field("rolled", Counts(SYMBOLS)),
            "face": Field("enemy_die", One(FACES, none=NONE)),
            "done": Field("done", Bits(DONE)),
            "bonus": Field("bonus", Number()),
            "loupe": Field("loupe", Number()),
            "seal": Field("seal", Number()),
            "defeated": Field("defeated", Number()),
            "overkill": Field("overkill", Number()),
            "winner": Field("winner", One(names, nobody=NOBODY)),
            "ending": Field("ending", Text()),
            "shop": Field("shop", Shop(ids["items"], ids["potions"])),
            "bottom": Field("potion_bottom", Many(ids["potions"])),
            "discard": Field("boss_discard", Counts(ids["cards"])),
            "lowest": Field("lowest", Number(1)),
            "highest": Field("highest", Number(1)),
            "tile_bag": Field("tile_bag", Counts(ids["tiles"])),
            "enemy_bag": Field("enemy_bag", Counts(ids["enemies"])),
            "items": Field("item_deck", Counts(ids["items"])),
            "potions": Field("potion_deck", Counts(ids["potions"])),
            "gold": Field("gold_left", Number()),
            "gems": Field("gems_left", Number()),
            "badges": Field("badges_left", Counts(ids["tokens"])),
            "boss_deck": Field("boss_deck", Counts(ids["cards"])),
            "events": Field("event_deck", Counts(ids["events"])),
        }
        self.hero_words = {
            "at": Field("spaces", One(places, nowhere=NOWHERE)),
            "inside": Field("inside", Flag()),
            "health": Field("health", Number()),
            "gold": Field("gold", Number()),
            "gems": Field("gems", Number()),
            "special": Field("special", One(SYMBOLS)),
            "items": Field("items", Many(ids["items"])),
            "exhausted": Field("exhausted", Many(ids["items"])),
            "potions": Field("potions", Many(ids["potions"])),
            "badges": Field("badges", Bits(ids["tokens"])),
            "frozen": Field("frost", One([*slots, "boss"], none=NONE)),
            "new": Field("marks", Flag(0)),
            "marks": Field("marks", Bits(MARKS)),
        }

    @classmethod
    def hero_names(cls, game: PlatformerGame) -> list[str]:
        return [row.id for row in game.box.heroes]

    def answer(self, ask: Ask, option: Answer) -> str:
        return answers.text_of(self.game, ask, option)

    def usual(self) -> PlatformerState:
        """Full stacks, and heroes that have had a turn."""
        state, seats = self.game.first(len(self.names)), len(self.names)
        self.game.fill(state, seats)
        state.health, state.marks, state.round = [FULL] * seats, [STARTED] * seats, 1
        return state

    def subjects(self) -> list[str]:
        return [*super().subjects(), *PARTS, *(f"level {each}" for each in range(1, self.game.levels + 1))]

    def own_parts(self, state: PlatformerState) -> list[tuple[str, list[str]]]:
        return Layer(self.game, self.names).parts(state)

    def read_own(self, state: PlatformerState, part: Part) -> None:
        if not Layer(self.game, self.names).read(state, part):
            raise unknown(part.subject, self.subjects())

    # What follows.

    def follow(self, state: PlatformerState, said: set[str]) -> None:
        """What lies on the map or before a hero is missing from its stack."""
        ids, box = self.ids, self.game.box
        laid = sorted({index // 2 for index, tile in enumerate(state.tiles) if tile != NONE})
        if "lowest" not in said:
            state.lowest = laid[0] if laid else 0
        if "highest" not in said:
            state.highest = laid[-1] if laid else NONE
        stacks: dict[str, tuple[str, str, list[int]]] = {
            "tile_bag": ("tile_bag", "tiles", [tile for tile in state.tiles if tile != NONE]),
            "enemy_bag": ("enemy_bag", "enemies", [kind for kind in state.kinds if self._is_drawn(kind)]),
            "items": ("item_deck", "items", [*_all(state.items), *_there(state.shop[:STALLS])]),
            "potions": (
                "potion_deck",
                "potions",
                [*_all(state.potions), *_there(state.shop[STALLS:]), *state.potion_bottom],
            ),
            "badges": ("badges_left", "tokens", self._badges(state)),
            "events": ("event_deck", "events", _there([state.event])),
        }
        for word, (name, rows, taken) in stacks.items():
            if word not in said:
                setattr(state, name, left_over(ids[rows], getattr(state, name), taken))
        if "boss_deck" not in said and state.boss != NONE:
            own = [int(row.boss == ids["bosses"][state.boss]) for row in box.cards]
            state.boss_deck = [have - gone for have, gone in zip(own, state.boss_discard, strict=True)]
        Layer(self.game, self.names).settle(state, said)
        self._settle_heroes(state)

    def _is_drawn(self, kind: int) -> bool:
        """Whether a level's enemy came from the bag: a boss brings its own."""
        return kind != NONE and self.game.box.enemies[kind].rank > 0

    def _badges(self, state: PlatformerState) -> list[int]:
        held = [
            badge for badges in state.badges for badge in range(len(state.badges_left)) if badges >> badge & 1
        ]
        return [*held, *Layer(self.game, self.names).badges(state)]

    def _settle_heroes(self, state: PlatformerState) -> None:
        box = self.game.box
        table: PlatformerTable = Table(self.game, len(self.names), state, None, watched=False)
        for seat, hero in enumerate(state.heroes):
            powers: list[Any] = [box.items[card].passive for card in state.items[seat]]
            powers += [
                box.artifacts[card].passive
                for card, holder in zip(state.artifacts, state.holders, strict=True)
                if holder == seat
            ]
            powers += [box.heroes[hero].ability] if hero != NONE else []
            for power in powers:
                state.powers[seat] |= box.power(power)
            state.inside[seat] |= int(state.spaces[seat] >= self.game.boss_floor)
            if state.health[seat] == FULL:
                state.health[seat] = most_health(table, seat) if hero != NONE else 0

    def begin(self, table: PlatformerTable, moment: str) -> None:
        """Whose turn it is acts; a turn that begins has its roll before it."""
        turn, begins = Turn(table.state.turn), moment == BEGINS
        table.stack = [Match().turned] if begins else [Match().turned, turn.acted]
        table.begin(turn if begins else Act(turn.seat))


def _all(cards: Sequence[tuple[int, ...]]) -> list[int]:
    return [card for each in cards for card in each]


def _there(cards: Sequence[int]) -> list[int]:
    return [card for card in cards if card != NONE]


NOTATION = PlatformerNotation
