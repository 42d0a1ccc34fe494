"""The dungeon as a hero reckons with it: what each step costs.

Steps out of the unexplored are hoped for, at a price.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mazmorra.bots.greedy.quest.dangers import SAFE, Danger, Dangers
from mazmorra.bots.greedy.quest.legs import Legs, Steps, Stop
from mazmorra.games.quest.box.loading import DOOR, PORTCULLIS, WALL
from mazmorra.games.quest.rules.board import BARRIERS, same_side
from mazmorra.games.quest.rules.spaces import SPACES, back
from mazmorra.games.quest.rules.walk import burden
from mazmorra.games.quest.state import INSIDE, MONSTER, NO_SIDE

if TYPE_CHECKING:
    from mazmorra.games.quest.box.loading import Kind
    from mazmorra.games.quest.game import QuestTable

AT_ONCE = ("corridor", "web", "darkness", "tower")
"""The rooms one moves on from in the turn one comes in."""
DRAWS = ("dungeon", "cavein", "chasm")
SIDED = ("corridor", "web")
"""The rooms where it matters by which passage one came."""
PLAIN = ("dungeon", "trap", "pit", "rotating", "tower", "treasure")
"""The rooms one leaves by any passage."""
ONE_TURN = Danger(turns=1.0)
WOUND, DEATH = 0.8, 16.0
"""What a wound and a certain death weigh against a turn when ways are compared."""
DETOUR = 0.9
"""The turns a wall costs where a passage was hoped for."""
WAIT = 0.7
"""The turns another hero in the way costs."""


class Chart:
    """The ways through the dungeon for one hero."""

    def __init__(self, table: QuestTable, seat: int, dangers: Dangers, heed: float) -> None:
        self.table, self.seat, self.dangers, self.heed = table, seat, dangers, heed
        self.state, self.box = table.state, table.game.box
        pile = self.state.bag if any(self.state.bag) else self.state.under
        self.tiles = [(count, kind) for count, kind in zip(pile, self.box.kinds, strict=False) if count]
        self.entered: dict[int, Danger] = {}
        self.detour = SAFE
        self.unknown = self._unknown()
        self.wild = ONE_TURN + self.unknown
        self.door, self.portcullis = dangers.door(), Danger(turns=dangers.attempts("strength") - 1)
        self.taken = {
            self.state.space[other]
            for other in range(table.seats)
            if other != seat
            and self.state.standing[other] == INSIDE
            and self.state.space[other] != self.box.treasure[0]
        }
        self.into: Steps = {}
        self._survey()

    def _survey(self) -> None:
        """Every step there is, by where it leads."""
        for space in range(SPACES):
            for side in self._sides(space):
                stop = (space, side)
                for step, cost in self.steps(stop):
                    weight = cost.turns + self.heed * (WOUND * cost.wounds + DEATH * cost.death)
                    self.into.setdefault(step, []).append((stop, cost, weight))

    def kind(self, space: int) -> Kind | None:
        """The room in a space, if it is explored."""
        code = self.state.board[space]
        return self.box.kinds[(code - 1) >> 2] if code else None

    def stop(self, space: int, side: int) -> Stop:
        """Where one is who came into a space by a side."""
        kind = self.kind(space)
        if space == self.box.treasure[1]:
            return (self.box.treasure[0], NO_SIDE)
        if kind is None or side == NO_SIDE:
            return (space, NO_SIDE)
        if kind.groups:
            near = same_side(self.table, space, side)
            return (space, min(near)) if near else (space, NO_SIDE)
        return (space, side) if kind.type in SIDED else (space, NO_SIDE)

    def _sides(self, space: int) -> Iterable[int]:
        kind = self.kind(space)
        if kind is None:
            return (NO_SIDE,) if self.tiles else ()
        if space == self.box.treasure[1]:
            return ()
        if not (kind.groups or kind.type in SIDED):
            return (NO_SIDE,)
        ways = (
            range(4)
            if not kind.groups
            else {min(same_side(self.table, space, way)) for way in self._group_ways(space, kind)}
        )
        return (*ways, NO_SIDE)

    def _group_ways(self, space: int, kind: Kind) -> list[int]:
        entry = (self.state.board[space] - 1) & 3
        return [(entry + side) % 4 for group in kind.groups for side in group]

    # Entering.

    def enter(self, space: int) -> Danger:
        """What coming into a space costs."""
        if space not in self.entered:
            kind = self.kind(space)
            if self.state.marks[space] & MONSTER:
                self.entered[space] = self.dangers.fight()
            else:
                self.entered[space] = self.room(kind) if kind else self.unknown
        return self.entered[space]

    def room(self, kind: Kind) -> Danger:
        """What a kind of room does to whoever comes in."""
        if kind.type in DRAWS:
            return self.dangers.deck("dungeon")
        if kind.type == "trap":
            return self.dangers.deck("trap")
        if kind.type == "pit":
            return Danger(death=1 - self.dangers.passes("luck"))
        if kind.type == "treasure":
            return Danger(wounds=7 * self.dangers.rage())
        return SAFE

    def _unknown(self) -> Danger:
        """What a tile not seen yet does, on average, and the detours its walls cost."""
        total = sum(count for count, _ in self.tiles) or 1
        cost = SAFE
        walls = 0
        for count, kind in self.tiles:
            cost += self.room(kind) * (count / total)
            walls += count * kind.sides[1:].count(WALL)
        blocked = walls / (3 * total)
        self.detour = Danger(turns=DETOUR * blocked, wounds=DETOUR * blocked * cost.wounds)
        return cost + self.detour

    # Steps.

    def steps(self, stop: Stop, rested: bool = False) -> list[tuple[Stop, Danger]]:
        """Where one can go from a stop and what it costs; `rested` is at the start of a turn, when barriers
        count.
        """
        space, side = stop
        kind = self.kind(space)
        if kind is None:
            return self._hoped(space)
        at_once = kind.type in AT_ONCE and not rested
        found = []
        for half, _, to, _, passage in self.box.exits[space]:
            way = passage.way
            leaving = (
                self._leave(kind, space, side, way, at_once)
                if self._open(half, way, to, kind, rested)
                else None
            )
            if leaving is not None:
                ignoring = at_once and kind.type != "tower"
                barred = SAFE if ignoring else self._barred(half, way, to)
                found.append((self.stop(to, back(way)), self._cost(leaving, barred, to)))
        return found

    def _hoped(self, space: int) -> list[tuple[Stop, Danger]]:
        """Out of the unexplored, wherever no wall is known."""
        board, sides, found = self.state.board, self.box.sides, []
        for each in self.box.exits[space]:
            to, behind = each.beside, back(each.passage.way)
            if not board[to] and to not in self.taken:
                found.append(((to, NO_SIDE), self.wild))
            elif sides[board[to]][behind] != WALL:
                found.append(
                    (
                        self.stop(to, behind),
                        self._cost(ONE_TURN, self._barred(space, each.passage.way, to), to),
                    )
                )
        return found

    def _cost(self, leaving: Danger, barred: Danger, to: int) -> Danger:
        """Getting out, through and in; added up here because it is done for every passage there is."""
        turns, wounds, death = self.enter(to)
        more = leaving.turns + barred.turns + (WAIT if to in self.taken else 0.0)
        return Danger(
            turns + more, wounds + leaving.wounds + barred.wounds, death + leaving.death + barred.death
        )

    def _open(self, space: int, way: int, to: int, kind: Kind, rested: bool) -> bool:
        board, sides = self.state.board, self.box.sides
        if not board[to] and not self.tiles:
            return False
        if sides[board[to]][back(way)] == WALL:
            return False
        if kind.type == "rotating" and not rested:
            way = back(way)  # it turns when somebody comes in (DQ-ROM-10)
        return sides[board[space]][way] != WALL

    def _leave(self, kind: Kind, space: int, side: int, way: int, at_once: bool) -> Danger | None:
        """What getting out of a room by one of its ways costs, or nothing if there is no such way."""
        turn = SAFE if at_once else ONE_TURN
        if kind.type in PLAIN:
            return turn
        if kind.type == "corridor" and way == side:
            return None
        if kind.type == "web" and not (at_once and way == side):
            return turn + Danger(turns=self.dangers.attempts("strength") - 1)
        if kind.type == "darkness":
            return turn + self._groping(kind, space, way)
        if kind.groups and side != NO_SIDE and way not in same_side(self.table, space, side):
            return self._across(kind, turn)
        return turn

    def _groping(self, kind: Kind, space: int, way: int) -> Danger:
        entry = (self.state.board[space] - 1) & 3
        named = sum((entry + side) % 4 == way for side in kind.die) / 6
        return Danger(turns=DETOUR * (1 - named) / max(named, 0.1))

    def _across(self, kind: Kind, turn: Danger) -> Danger | None:
        if kind.type == "chasm":
            return None
        if kind.type == "cavein":
            return turn + Danger(turns=self.dangers.attempts("agility") - 1)
        falls = 1 - self.dangers.passes("agility", bonus=burden(self.table, self.seat))
        return turn + (self.dangers.fall() + Danger(wounds=3.5)) * falls

    def _barred(self, space: int, way: int, to: int) -> Danger:
        """What the doors and portcullises on a passage cost."""
        board, sides = self.state.board, self.box.sides
        near, beyond = sides[board[space]][way], sides[board[to]][back(way)]
        if near not in BARRIERS and beyond not in BARRIERS:
            return SAFE
        return (self.door if DOOR in (near, beyond) else SAFE) + (
            self.portcullis if PORTCULLIS in (near, beyond) else SAFE
        )

    def legs(self, goals: Iterable[int]) -> Legs:
        """How each stop is best left for the nearest of some goals."""
        return Legs(goals, self.into, [self.detour if not code else SAFE for code in self.state.board])
