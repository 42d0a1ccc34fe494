"""Going from room to room: what must be overcome on the way, and the ways that are not passages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.games.quest.box.loading import DOOR, Passage
from mazmorra.games.quest.rules.belongings import drop_loot
from mazmorra.games.quest.rules.board import (
    barriers,
    entry_at,
    free,
    free_towers,
    kind_at,
    passage_to,
    passages,
    room_of,
    same_side,
    taken,
    tiles_left,
)
from mazmorra.games.quest.rules.cards import Draw
from mazmorra.games.quest.rules.catacombs import Descend
from mazmorra.games.quest.rules.dice import Roll, Test, attribute, odds
from mazmorra.games.quest.rules.effect import OPS, Effect, droppable
from mazmorra.games.quest.rules.entering import ROOM_CLAUSES, Enter
from mazmorra.games.quest.rules.leaving import leave, may_leave
from mazmorra.games.quest.rules.runes import has, holds, use_rune
from mazmorra.games.quest.rules.spaces import BESIDE, NOWHERE, back
from mazmorra.games.quest.rules.wounds import Hurt, end_turn
from mazmorra.games.quest.state import NO_SIDE, NO_WAY_BACK
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.content.ops import Op
    from mazmorra.games.quest.game import QuestTable

MOST_LOOT_FOR_LIGHT_FEET = 2


@rule
class Go(Rule):
    """A hero sets out through a passage; `ignoring` is whether doors and portcullises are ignored."""

    seat: int
    space: int
    way: int
    to: int
    ignoring: bool

    def start(self, table: QuestTable, _: object) -> Ending:
        """First what the room itself puts in the way."""
        kind = kind_at(table, self.space).type
        if kind == "bridge" and self.across(table):
            return table.call(Cross(self.seat), then=self.past_the_room)
        if kind == "cavein" and self.across(table):
            return table.call(
                Test(self.seat, ("agility",), "cave_in", ROOM_CLAUSES["cavein"]), then=self.climbed
            )
        if kind == "web" and not (self.ignoring and self.way == table.state.side[self.seat]):
            return table.call(Test(self.seat, ("strength",), "web", ROOM_CLAUSES["web"]), then=self.struggled)
        return self.past_the_room(table, None)

    def across(self, table: QuestTable) -> bool:
        """Whether the way leads across what divides the room (DQ-R-16)."""
        return self.way not in same_side(table, self.space, table.state.side[self.seat])

    def climbed(self, table: QuestTable, missed: int) -> Ending:
        """A failed climb ends the turn on this side (DQ-R-19)."""
        return end_turn(table) if missed else self.past_the_room(table, None)

    def struggled(self, table: QuestTable, missed: int) -> Ending:
        return end_turn(table) if missed else self.past_the_room(table, None)

    def past_the_room(self, table: QuestTable, _: object) -> Ending:
        """Then the barriers, in order; whoever they stop stands on the far side of what was crossed (DQ-R-19,
        DQ-R-21).
        """
        table.state.side[self.seat] = (
            self.way if kind_at(table, self.space).groups else table.state.side[self.seat]
        )
        found = () if self.ignoring else tuple(barriers(table, Passage(self.space, self.way, self.to)))
        if not found:
            return self.through(table, None)
        if holds(table, self.seat, "opening"):
            return table.ask(self.opened, self.opening, self.seat)
        return table.call(Barriers(self.seat, found), then=self.through)

    def opening(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "opening", ("keep", "use"), "DQ-CRD-5", about=(("rune", "opening"),))

    def opened(self, table: QuestTable, answer: str) -> Ending:
        if answer == "use":
            use_rune(table, self.seat)
            return self.through(table, None)
        found = tuple(barriers(table, Passage(self.space, self.way, self.to)))
        return table.call(Barriers(self.seat, found), then=self.through)

    def through(self, table: QuestTable, _: object) -> Ending:
        side = NO_SIDE if self.to in table.game.box.treasure else back(self.way)
        return Enter(self.seat, self.to, side).start(table, None)


@rule
class Barriers(Rule):
    """Doors by a door card, portcullises by a test of strength (DQ-MOV-8, DQ-MOV-9)."""

    seat: int
    left: tuple[str, ...]

    def start(self, table: QuestTable, _: object) -> Ending:
        if not self.left:
            return None
        if self.left[0] == DOOR:
            return table.call(Draw(self.seat, "door", "DQ-MOV-8"), then=self.passed)
        return table.call(Test(self.seat, ("strength",), "portcullis", "DQ-MOV-9"), then=self.lifted)

    def lifted(self, table: QuestTable, missed: int) -> Ending:
        return end_turn(table) if missed else self.passed(table, None)

    def passed(self, table: QuestTable, _: object) -> Ending:
        """A door card that does not let the hero through has ended the turn (DQ-R-11)."""
        return Barriers(self.seat, self.left[1:]).start(table, None)


@rule
class Cross(Rule):
    """Over the bridge: loot weighs, and may be left behind first (DQ-ROM-4, DQ-R-22)."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        if droppable(table, self.seat):
            return table.ask(self.lightened, self.lighten, self.seat)
        return self._step(table)

    def lighten(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "lighten", ("go", *droppable(table, seat)), "DQ-ROM-4", about=risks(table, seat))

    def lightened(self, table: QuestTable, answer: str | int) -> Ending:
        if answer == "go":
            return self._step(table)
        drop_loot(table, self.seat, int(answer), "DQ-ROM-4")
        return self.start(table, None)

    def _step(self, table: QuestTable) -> Ending:
        load = burden(table, self.seat)
        return table.call(Test(self.seat, ("agility",), "bridge", "DQ-ROM-4", bonus=load), then=self.stepped)

    def stepped(self, table: QuestTable, missed: int) -> Ending:
        if not missed:
            return None
        return table.call(Roll(self.seat, 1, "wounds", "DQ-ROM-4"), then=self.fell)

    def fell(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        return table.call(Hurt(self.seat, pips[0], "DQ-ROM-4", "bridge"), Descend(self.seat, "DQ-ROM-4"))


def burden(table: QuestTable, seat: int) -> int:
    """What the loot adds to the roll on a bridge; Tatianna feels two cards at most."""
    cards = table.game.box.cards
    weight = sum(cards[card].row.weight for card in table.state.loot[seat])
    return min(weight, MOST_LOOT_FOR_LIGHT_FEET) if has(table, seat, "light") else weight


@rule
class Feel(Rule):
    """Out of the darkness by the passage the die names, rolled again if that one is blocked (DQ-ROM-7,
    DQ-R-26, DQ-R-27).
    """

    seat: int
    ignoring: bool

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.call(Roll(self.seat, 1, "darkness", ROOM_CLAUSES["darkness"]), then=self.felt)

    def felt(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        space = table.state.space[self.seat]
        way = (entry_at(table, space) + kind_at(table, space).die[pips[0] - 1]) % 4
        found = [passage for passage in free(table, passages(table, space)) if passage.way == way]
        if not found:
            return self.start(table, None)
        return table.call(Go(self.seat, *found[0], self.ignoring))


@rule
class SecretDoor(Rule):
    """Through the wall into any space beside this one (DQ-R-18); `escape` is whether a monster met behind it
    can be fled from.
    """

    seat: int
    escape: bool

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask(self.chosen, self.where, self.seat) if self.beyond(table) else None

    def beyond(self, table: QuestTable) -> tuple[int, ...]:
        """Whatever walls and barriers there are; not beyond the rim, not to another hero, not where no tile
        is left (DQ-R-41).
        """
        board, more = table.state.board, tiles_left(table)
        spaces = [to for to in BESIDE[table.state.space[self.seat]] if to != NOWHERE and (more or board[to])]
        return tuple(to for to in spaces if not taken(table, room_of(table, to)))

    def where(self, table: QuestTable, seat: int) -> Ask:
        about = (("here", table.state.space[seat]), ("escape", self.escape))
        return Ask(seat, "secret_door", ("stay", *self.beyond(table)), "DQ-R-18", about=about)

    def chosen(self, table: QuestTable, answer: str | int) -> Ending:
        if answer == "stay":
            return None
        if not self.escape:
            table.state.spent = (*table.state.spent, NO_WAY_BACK)
        way = BESIDE[table.state.space[self.seat]].index(int(answer))
        to = room_of(table, int(answer))
        return table.call(Enter(self.seat, to, NO_SIDE if to in table.game.box.treasure else back(way)))


@OPS.on("secret_door")
def find_secret_door(effect: Effect, table: QuestTable, op: Op) -> Ending:
    return effect.go_on(table, SecretDoor(effect.seat, op["escape"]))


@rule
class InTower(Rule):
    """A tower room entered: out of the dungeon, on at once, or straight to another tower, once a turn
    (DQ-ROM-13, DQ-R-02).
    """

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        if not self.choices(table):
            return end_turn(table)  # DQ-R-03
        return table.ask(self.chosen, self.what, self.seat)

    def choices(self, table: QuestTable) -> tuple[Answer, ...]:
        jumps = (
            () if "tower" in table.state.spent else tuple(("tower", tower) for tower in free_towers(table))
        )
        moves = tuple(
            ("move", each.to) for each in free(table, passages(table, table.state.space[self.seat]))
        )
        return (*((("leave",),) if may_leave(table, self.seat) else ()), *moves, *jumps)

    def what(self, table: QuestTable, seat: int) -> Ask:
        return Ask(
            seat,
            "tower",
            self.choices(table),
            ROOM_CLAUSES["tower"],
            about=(("here", table.state.space[seat]),),
        )

    def chosen(self, table: QuestTable, answer: tuple[Any, ...]) -> Ending:
        if answer[0] == "leave":
            return leave(table, self.seat)
        if answer[0] == "move":
            return table.call(Go(self.seat, *passage_to(table, self.seat, answer[1]), False))
        table.state.spent = (*table.state.spent, "tower")
        return table.call(Enter(self.seat, answer[1], NO_SIDE))


@rule
class ToTower(Rule):
    """To any tower room with nobody in it."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask(self.chosen, self.where, self.seat) if free_towers(table) else None

    def where(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "to_tower", free_towers(table), "DQ-CRD-2")

    def chosen(self, table: QuestTable, tower: int) -> Ending:
        return table.call(Enter(self.seat, tower, NO_SIDE))


@OPS.on("to_tower")
def go_to_tower(effect: Effect, table: QuestTable, op: Op) -> Ending:
    return effect.go_on(table, ToTower(effect.seat))


def risks(table: QuestTable, seat: int) -> tuple[tuple[str, object], ...]:
    """What a question about a bridge says of its odds."""
    needed = attribute(table, seat, ("agility",)) - burden(table, seat)
    return (("attribute", "agility"), ("needed", needed), ("odds", odds(needed)))
