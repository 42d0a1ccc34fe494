"""Dungeon Raiders: both editions, six modes, as a game the kernel can make tables of."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import ClassVar, TypeAlias

from mazmorra.content.loader import read_pack
from mazmorra.content.writer import write_pack
from mazmorra.games.raiders import view as views
from mazmorra.games.raiders.box.loading import Box, Room, edition_in, open_box, printed
from mazmorra.games.raiders.box.rows import SINGLES, TABLES
from mazmorra.games.raiders.events import EVENTS
from mazmorra.games.raiders.rules.chamber import card_ask, played_in
from mazmorra.games.raiders.rules.monster import (
    resolve_monster,
    resolve_monster_alone,
    resolve_monster_in_duel,
)
from mazmorra.games.raiders.rules.raid import Raid
from mazmorra.games.raiders.rules.trap import resolve_trap
from mazmorra.games.raiders.rules.treasure import resolve_treasure, resolve_treasure_alone
from mazmorra.games.raiders.rules.vault import resolve_vault
from mazmorra.games.raiders.state import RaidersState, Shown, empty_dungeon
from mazmorra.games.raiders.told import labels, notes
from mazmorra.games.raiders.told.components import Components, components
from mazmorra.kernel.ask import Answer, Ask, Phrase
from mazmorra.kernel.game import Game, Result
from mazmorra.kernel.rule import rules_in
from mazmorra.kernel.table import Table
from mazmorra.kernel.view import View

SEATS = {
    ("devir", "standard"): (3, 4, 5),
    ("devir", "tactical"): (3, 4, 5),
    ("classic", "standard"): (3, 4, 5),
    ("classic", "speed"): (2, 3, 4, 5),
    ("classic", "duel"): (2,),
    ("classic", "solitaire"): (1,),
}
NO_LIMIT = 1 << 30

Resolvers = Mapping[str, Callable[["RaidersTable", Room], None]]
PARTY: Resolvers = {
    "treasure": resolve_treasure,
    "monster": resolve_monster,
    "vault": resolve_vault,
    "trap": resolve_trap,
}
DUEL: Resolvers = {**PARTY, "monster": resolve_monster_in_duel}
ALONE: Resolvers = {**PARTY, "treasure": resolve_treasure_alone, "monster": resolve_monster_alone}
RESOLVERS = (PARTY, ALONE, DUEL, PARTY, PARTY, PARTY)
"""How rooms are resolved, by the number of players."""


class RaidersGame(Game[RaidersState]):
    """One edition and mode of Dungeon Raiders."""

    name = "raiders"
    newest = 2
    still_played = (1,)
    answers_itself_from = 2
    rules = rules_in("mazmorra.games.raiders.rules")
    events = EVENTS
    opening = Raid()
    resolvers: ClassVar = RESOLVERS

    @classmethod
    def variants(cls) -> list[dict[str, str]]:
        return [{"edition": edition, "mode": mode} for edition, mode in SEATS]

    def __init__(self, settings: Mapping[str, str], content: str | None = None) -> None:
        self.settings = settings
        self.edition = settings["edition"]
        self.mode = settings["mode"]
        self.seats = SEATS[self.edition, self.mode]
        self.own_content = content
        self.box: Box = open_box(self.edition, content)
        self.content_digest = self.box.digest
        self.own_words = self.box.words
        self.is_solo = self.mode == "solitaire"
        self.in_turn = self.mode in ("duel", "tactical") or (self.edition, self.mode) == (
            "classic",
            "standard",
        )
        self.ball_returns_at_once = (self.edition, self.mode) == ("devir", "standard")  # DR-PLY-11
        self.play_clause = "DR-SOL-9" if self.is_solo else "DR-PLY-1" if self.in_turn else "DR-PLY-2"
        self.most_coins = NO_LIMIT if self.is_solo else self.box.figures.most_coins
        self.deadly_wounds = self.box.figures.deadly_wounds or NO_LIMIT
        self.bag = [
            0 if room.boss or (self.is_solo and room.gives_items) else room.copies for room in self.box.rooms
        ]
        self.card_asks: dict[int, Ask] = {}
        self.played_in = [played_in(room) for room in self.box.rooms]
        self.rooms_by_id = {room.id: room for room in self.box.rooms}
        self.boss_weights = tuple(int(room.boss) for room in self.box.rooms)

    def first(self, seats: int) -> RaidersState:
        return empty_dungeon(self.box, seats, self.bag, items=not self.is_solo)

    def room_weights(self, state: RaidersState, place: int) -> tuple[int, ...] | list[int]:
        """How likely each room is to lie at a place: the boss waits at the end (DR-SET-4, DR-LVL-3)."""
        return self.boss_weights if place == 4 and state.level == 4 and self.edition == "devir" else state.bag

    def lay_room(self, state: RaidersState, place: int, room: int) -> None:
        """A room drawn from the bag lies in the row; the boss was never in the bag."""
        state.row[place] = room
        state.bag[room] -= not self.box.rooms[room].boss

    def duel_rules(self, seats: int) -> bool:
        """Two players duel, in the speed game too."""
        return seats == 2

    def ends_early(self, state: RaidersState, seats: int) -> bool:
        """A duel or a solitaire ends with a death, any game with the last one (DR-DUE-1, DR-SOL-7,
        DR-END-10).
        """
        return sum(state.alive) < (seats if seats <= 2 else 1)

    def card_options(self, seat: int, hand: int, room: Room) -> Ask:
        """What a hand may play in a room, looks aside."""
        return card_ask(seat, hand, room, False, self.play_clause)

    def result(self, state: RaidersState) -> Result:
        alone_and_dead = self.is_solo and not state.alive[0]
        return Result(state.winners, (0,) if alone_and_dead else tuple(state.coins), state.ending)

    def survives(self, state: RaidersState, seat: int) -> bool:
        return bool(state.alive[seat]) and seat not in state.collapsed

    def bound(self, seats: int) -> int:
        """Each seat plays 25 cards, is offered torches 5 + 25 times, and uses no more items than vaults can
        give.
        """
        return 2 + seats * (25 + 30 + 30)

    def shown(self, state: RaidersState, seat: int) -> Shown:
        return views.shown(self, state, seat)

    def imagine(self, view: RaidersView, rng: random.Random) -> RaidersState:
        return views.imagine(self, view, rng)

    def label(self, ask: Ask, option: Answer) -> Phrase:
        return labels.label(self.box, ask, option)

    def notes(self, view: RaidersView) -> tuple[Phrase | None, ...]:
        return notes.notes(view)

    def reveals(self, before: RaidersState, after: RaidersState) -> bool:
        return views.reveals(before, after)

    def components(self, seats: int) -> Components:
        return components(self, seats)

    @classmethod
    def settings_in(cls, content: str) -> dict[str, str]:
        edition = edition_in(content)
        return {"edition": edition} if edition else {}

    @classmethod
    def content_text(cls, settings: Mapping[str, str], heading: str) -> str:
        """The printed content of an edition as one text to edit."""
        return write_pack(read_pack(printed(settings["edition"]), TABLES), SINGLES, heading)


RaidersTable: TypeAlias = Table[RaidersGame, RaidersState]
RaidersView: TypeAlias = View[RaidersGame]
