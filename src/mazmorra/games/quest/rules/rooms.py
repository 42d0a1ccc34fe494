"""Entering a room, however one comes, and what each kind of room does (DQ-ROM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.board import (
    explored,
    free,
    kind_at,
    onward,
    passage_to,
    passages,
    same_side,
    sides_of,
)
from mazmorra.games.quest.rules.compass import NOWHERE, place
from mazmorra.games.quest.rules.decks import Draw
from mazmorra.games.quest.rules.dice import Test
from mazmorra.games.quest.rules.effect import turn_room
from mazmorra.games.quest.rules.explore import ANY_WAY, Explore, Light
from mazmorra.games.quest.rules.harm import end_turn, kill
from mazmorra.games.quest.state import INSIDE, MONSTER, NO_SIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

AGAIN = ("corridor", "darkness", "web")
"""The rooms one moves on from at once."""


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
        state = table.state
        state.standing[self.seat] = INSIDE
        state.space[self.seat] = self.space
        state.travel[self.seat] = NOWHERE  # the figure takes the marker's place (DQ-CAT-9)
        state.side[self.seat] = self.side
        if table.watched:
            table.tell(
                "entered",
                "DQ-MOV-2",
                seat=self.seat,
                space=self.space,
                place=place(self.space),
                room=kind_at(table, self.space).type,
            )
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
        """A monster in the room is met, and the room does nothing (DQ-MON-1); else the room does what it
        does.
        """
        if table.state.marks[self.space] & MONSTER:
            from mazmorra.games.quest.rules.fight import Encounter

            return table.call(Encounter(self.seat, True))
        return RoomEffect(self.seat, self.space).start(table, None)


@rule
class RoomEffect(Rule):
    """What happens on entering, by the kind of the room."""

    seat: int
    space: int

    def start(self, table: QuestTable, _: object) -> Ending:
        kind = kind_at(table, self.space).type
        if kind in AGAIN:
            return self.move_on(table, kind)
        return getattr(self, f"in_{kind}")(table)

    def in_dungeon(self, table: QuestTable) -> Ending:
        return Draw(self.seat, "dungeon", "DQ-ROM-2").start(table, None)

    def in_cavein(self, table: QuestTable) -> Ending:
        return Draw(self.seat, "dungeon", "DQ-ROM-6").start(table, None)

    def in_chasm(self, table: QuestTable) -> Ending:
        return Draw(self.seat, "dungeon", "DQ-ROM-8").start(table, None)

    def in_trap(self, table: QuestTable) -> Ending:
        return Draw(self.seat, "trap", "DQ-ROM-12").start(table, None)

    def in_pit(self, table: QuestTable) -> Ending:
        return table.call(Test(self.seat, ("luck",), "pit", "DQ-ROM-5"), then=self.at_the_brink)

    def at_the_brink(self, table: QuestTable, missed: int) -> Ending:
        return kill(table, self.seat, "DQ-ROM-5", "pit") if missed else end_turn(table)

    def in_rotating(self, table: QuestTable) -> Ending:
        turn_room(table, self.space, 2, "DQ-ROM-10")
        return end_turn(table)

    def in_treasure(self, table: QuestTable) -> Ending:
        return Draw(self.seat, "dragon", "DQ-ROM-14").start(table, None)

    def in_tower(self, table: QuestTable) -> Ending:
        from mazmorra.games.quest.rules.walk import InTower

        return table.call(InTower(self.seat))

    # Rooms with a choice of going on.

    def in_bridge(self, table: QuestTable) -> Ending:
        """Cross, or end the turn (DQ-ROM-3)."""
        if not self.across(table):
            return end_turn(table)
        return table.ask(self.at_the_bridge, self.bridge, self.seat)

    def across(self, table: QuestTable) -> bool:
        """Whether the far side leads anywhere one may go (DQ-R-20)."""
        near = same_side(table, self.space, table.state.side[self.seat])
        return any(passage.way not in near for passage in free(table, passages(table, self.space)))

    def bridge(self, table: QuestTable, seat: int) -> Ask:
        from mazmorra.games.quest.rules.walk import risks

        return Ask(seat, "bridge", ("stay", "cross"), "DQ-ROM-3", about=risks(table, seat))

    def at_the_bridge(self, table: QuestTable, answer: str) -> Ending:
        from mazmorra.games.quest.rules.walk import Go

        if answer == "stay":
            return end_turn(table)
        near = same_side(table, self.space, table.state.side[self.seat])
        passage = next(each for each in free(table, passages(table, self.space)) if each.way not in near)
        return table.call(Go(self.seat, *passage, False))

    def move_on(self, table: QuestTable, kind: str) -> Ending:
        """Move again at once, ignoring doors and portcullises; whoever comes back to such a room stops there
        (DQ-R-07).
        """
        from mazmorra.games.quest.rules.walk import Feel, Go

        state = table.state
        if self.space in state.passed:
            return end_turn(table)
        state.passed = (*state.passed, self.space)
        found = onward(table, self.seat)
        if not found:
            return end_turn(table)
        if kind == "darkness":
            return table.call(Feel(self.seat, True))
        if len(found) == 1:
            return table.call(Go(self.seat, *found[0], True))
        return table.ask(self.chosen, self.where, self.seat)

    def where(self, table: QuestTable, seat: int) -> Ask:
        kind = kind_at(table, self.space).type
        clause = "DQ-ROM-11" if kind == "web" else "DQ-ROM-9"
        about = (("room", kind), ("here", self.space))
        return Ask(seat, "onward", tuple(passage.to for passage in onward(table, seat)), clause, about=about)

    def chosen(self, table: QuestTable, to: int) -> Ending:
        from mazmorra.games.quest.rules.walk import Go

        return table.call(Go(self.seat, *passage_to(table, self.seat, to), True))
