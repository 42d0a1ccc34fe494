"""Entering a room, however one comes (DQ-MOV-2); what the room then does is entered here by its own rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.games.quest.rules.board import explored, kind_at, same_side, sides_of
from mazmorra.games.quest.rules.explore import ANY_WAY, Explore, Light
from mazmorra.games.quest.rules.spaces import NOWHERE, place
from mazmorra.games.quest.state import INSIDE, MONSTER, NO_SIDE
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

Happens: TypeAlias = "Callable[[QuestTable, int, int], Ending]"
"""What befalls a seat in a space."""

ROOMS: Dispatch[Happens] = Dispatch()
"""What happens to whoever enters, by the kind of the room, or where a monster is in it."""
ROOM_CLAUSES = {
    "dungeon": "DQ-ROM-2",
    "bridge": "DQ-ROM-3",
    "pit": "DQ-ROM-5",
    "cavein": "DQ-ROM-6",
    "darkness": "DQ-ROM-7",
    "chasm": "DQ-ROM-8",
    "corridor": "DQ-ROM-9",
    "rotating": "DQ-ROM-10",
    "web": "DQ-ROM-11",
    "trap": "DQ-ROM-12",
    "tower": "DQ-ROM-13",
    "treasure": "DQ-ROM-14",
}
"""The clause that says what a room does, by its kind."""


@rule
class Enter(Rule):
    """A hero comes into a space by one of its ways, or from below (`NO_SIDE`); what is unexplored is explored
    first.
    """

    seat: int
    space: int
    side: int
    walking: bool = True

    def start(self, table: QuestTable, _: object) -> Ending:
        if explored(table, self.space):
            return self.arrived(table, None)
        entry = ANY_WAY if self.side == NO_SIDE else self.side
        return table.call(Explore(self.seat, self.space, entry, self.walking), then=self.arrived)

    def arrived(self, table: QuestTable, _: object) -> Ending:
        state, seat, space = table.state, self.seat, self.space
        state.standing[seat] = INSIDE
        state.space[seat] = space
        state.travel[seat] = NOWHERE  # the figure takes the marker's place (DQ-CAT-9)
        state.side[seat] = self.side
        if table.watched:
            room = kind_at(table, space).type
            table.tell("entered", "DQ-MOV-2", seat=seat, space=space, place=place(space), room=room)
        if table.game.torchlight:
            return table.call(Light(self.seat, self.space), then=self.lit)
        return self.lit(table, None)

    def lit(self, table: QuestTable, _: object) -> Ending:
        """In a divided room, somebody who came through no passage says on which side they are (DQ-ROM-3,
        DQ-R-17, DQ-R-32).
        """
        if kind_at(table, self.space).groups and not same_side(table, self.space, self.side):
            return table.ask(self.sided, self.which_side, self.seat)
        return self.resolve(table)

    def which_side(self, table: QuestTable, seat: int) -> Ask:
        return Ask(
            seat,
            "side",
            tuple(sides_of(table, self.space)),
            "DQ-R-32",
            about=(("space", self.space), ("room", kind_at(table, self.space).type)),
        )

    def sided(self, table: QuestTable, way: int) -> Ending:
        table.state.side[self.seat] = way
        return self.resolve(table)

    def resolve(self, table: QuestTable) -> Ending:
        """A monster in the room is met first (DQ-MON-1); else the room does what it does."""
        met = table.state.marks[self.space] & MONSTER
        kind = "monster" if met else kind_at(table, self.space).type
        return ROOMS[kind](table, self.seat, self.space)
