"""What each kind of room does to whoever enters it (DQ-ROM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.board import free, kind_at, onward, passage_to, passages, same_side
from mazmorra.games.quest.rules.cards import Draw
from mazmorra.games.quest.rules.dice import Test
from mazmorra.games.quest.rules.effect import turn_room
from mazmorra.games.quest.rules.entering import ROOM_CLAUSES, ROOMS
from mazmorra.games.quest.rules.walk import Feel, Go, InTower, risks
from mazmorra.games.quest.rules.wounds import end_turn, kill
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.box.loading import Passage
    from mazmorra.games.quest.game import QuestTable


DECKS = {"dungeon": "dungeon", "cavein": "dungeon", "chasm": "dungeon", "trap": "trap", "treasure": "dragon"}
"""The rooms in which a card is drawn, and from which deck."""


@ROOMS.on(*DECKS)
def draw(table: QuestTable, seat: int, space: int) -> Ending:
    kind = kind_at(table, space).type
    return Draw(seat, DECKS[kind], ROOM_CLAUSES[kind]).start(table, None)


@ROOMS.on("tower")
def tower(table: QuestTable, seat: int, _: int) -> Ending:
    return table.call(InTower(seat))


@ROOMS.on("rotating")
def rotating(table: QuestTable, _: int, space: int) -> Ending:
    turn_room(table, space, 2, ROOM_CLAUSES["rotating"])
    return end_turn(table)


@ROOMS.on("pit")
def pit(table: QuestTable, seat: int, space: int) -> Ending:
    fall = RoomEffect(seat, space).at_the_brink
    return table.call(Test(seat, ("luck",), "pit", ROOM_CLAUSES["pit"]), then=fall)


@ROOMS.on("bridge")
def bridge(table: QuestTable, seat: int, space: int) -> Ending:
    """Cross, or end the turn (DQ-ROM-3)."""
    here = RoomEffect(seat, space)
    return table.ask(here.at_the_bridge, here.bridge, seat) if here.beyond(table) else end_turn(table)


@ROOMS.on("corridor", "darkness", "web")
def move_on(table: QuestTable, seat: int, space: int) -> Ending:
    """Move again at once, ignoring doors and portcullises; whoever comes back to such a room stops there
    (DQ-R-07).
    """
    state = table.state
    if space in state.passed:
        return end_turn(table)
    state.passed = (*state.passed, space)
    found = onward(table, seat)
    if not found:
        return end_turn(table)
    if kind_at(table, space).type == "darkness":
        return table.call(Feel(seat, True))
    if len(found) == 1:
        return table.call(Go(seat, *found[0], True))
    here = RoomEffect(seat, space)
    return table.ask(here.chosen, here.where, seat)


@rule
class RoomEffect(Rule):
    """Where a room waits for dice or an answer."""

    seat: int
    space: int

    def at_the_brink(self, table: QuestTable, missed: int) -> Ending:
        return kill(table, self.seat, ROOM_CLAUSES["pit"], "pit") if missed else end_turn(table)

    def beyond(self, table: QuestTable) -> list[Passage]:
        """The passages of the far side that lead anywhere one may go (DQ-R-20)."""
        near = same_side(table, self.space, table.state.side[self.seat])
        return [each for each in free(table, passages(table, self.space)) if each.way not in near]

    def bridge(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "bridge", ("stay", "cross"), ROOM_CLAUSES["bridge"], about=risks(table, seat))

    def at_the_bridge(self, table: QuestTable, answer: str) -> Ending:
        if answer == "stay":
            return end_turn(table)
        return table.call(Go(self.seat, *self.beyond(table)[0], False))

    def where(self, table: QuestTable, seat: int) -> Ask:
        kind = kind_at(table, self.space).type
        about = (("room", kind), ("here", self.space))
        found = tuple(passage.to for passage in onward(table, seat))
        return Ask(seat, "onward", found, ROOM_CLAUSES[kind], about=about)

    def chosen(self, table: QuestTable, to: int) -> Ending:
        return table.call(Go(self.seat, *passage_to(table, self.seat, to), True))
