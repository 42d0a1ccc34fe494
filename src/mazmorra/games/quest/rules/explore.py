"""Exploring: a chamber tile is drawn and laid, by a hero who walks, comes up from below, or holds up a
torch.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.quest.box.loading import DOOR, Passage
from mazmorra.games.quest.rules.belongings import kept_card
from mazmorra.games.quest.rules.board import passages, tiles_left
from mazmorra.games.quest.rules.runes import has, holds, once, use_rune
from mazmorra.games.quest.rules.spaces import BESIDE, back, place
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

ANY_WAY = 4
"""A tile laid from the catacombs may lie any way round."""


@rule
class Explore(Rule):
    """Draw a tile for a space and lay it with its entry arrow towards a way (DQ-MOV-3), or any way round
    (DQ-CAT-10).
    """

    seat: int
    space: int
    entry: int
    walking: bool
    """Whether it is for the hero's own move: only then is Challara's flame of use."""
    tile: int = -1

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.draw(self.drawn, "tile", table.state.bag if any(table.state.bag) else table.state.under)

    def drawn(self, table: QuestTable, tile: int) -> Ending:
        state = table.state
        pile = state.bag if any(state.bag) else state.under
        pile[tile] -= 1
        if table.watched:
            table.tell(
                "tile_drawn", "DQ-MOV-3", seat=self.seat, tile=tile, room=table.game.box.kinds[tile].type
            )
        found = Explore(seat=self.seat, space=self.space, entry=self.entry, walking=self.walking, tile=tile)
        if found.other_ways(table):
            return table.ask(found.decided, found.another, self.seat)
        return found.turned(table)

    def other_ways(self, table: QuestTable) -> tuple[str, ...]:
        """What could put the tile under the stack and draw another one."""
        if not tiles_left(table):
            return ()
        ways = []
        flame = (
            has(table, self.seat, "brightblaze")
            and once(table, "brightblaze")
            and table.state.determination[self.seat] > 0
        )
        if self.walking and flame:
            ways.append("brightblaze")
        if holds(table, self.seat, "shaping"):
            ways.append("shaping")
        return tuple(ways)

    def another(self, table: QuestTable, seat: int) -> Ask:
        return Ask(
            seat,
            "tile",
            ("keep", *self.other_ways(table)),
            "DQ-MOV-3",
            about=(("tile", self.tile), ("room", table.game.box.kinds[self.tile].type)),
        )

    def decided(self, table: QuestTable, answer: str) -> Ending:
        state = table.state
        if answer == "keep":
            return self.turned(table)
        if answer == "shaping":
            use_rune(table, self.seat)
        else:
            state.spent = (*state.spent, "brightblaze")
            state.determination[self.seat] -= 1
            if table.watched:
                table.tell(
                    "determination_spent",
                    "DQ-TRN-6",
                    seat=self.seat,
                    amount=1,
                    total=state.determination[self.seat],
                )
        state.under[self.tile] += 1
        return replace(self, tile=-1).start(table, None)

    def turned(self, table: QuestTable) -> Ending:
        if self.entry != ANY_WAY:
            return self.laid(table, self.entry)
        return table.ask(self.laid, self.orientation, self.seat)

    def orientation(self, table: QuestTable, seat: int) -> Ask:
        """The ways round that differ."""
        kind = table.game.box.kinds[self.tile]
        sides, seen = table.game.box.sides, set()
        ways = []
        for entry in range(4):
            code = 1 + 4 * self.tile + entry
            looks = (
                sides[code],
                frozenset(frozenset((entry + side) % 4 for side in group) for group in kind.groups),
                kind.die and entry,
            )
            if looks not in seen:
                seen.add(looks)
                ways.append(entry)
        about = (
            ("tile", self.tile),
            ("room", kind.type),
            ("space", self.space),
            ("place", place(self.space)),
        )
        return Ask(seat, "orientation", tuple(ways), "DQ-CAT-10", about=about)

    def laid(self, table: QuestTable, entry: int) -> Ending:
        table.state.board[self.space] = 1 + 4 * self.tile + entry
        if table.watched:
            room = table.game.box.kinds[self.tile]
            table.tell(
                "room_explored",
                "DQ-MOV-3",
                seat=self.seat,
                space=self.space,
                place=place(self.space),
                tile=self.tile,
                entry=entry,
                room=room.type,
            )
        return None


@rule
class Light(Rule):
    """Torchlight: a tile through each passage to the unknown that no door closes, in the order the player
    likes (DQ-LIGHT-1).
    """

    seat: int
    space: int

    def start(self, table: QuestTable, _: object) -> Ending:
        dark = self.dark(table)
        if not dark or kept_card(table, self.seat, "torch_goes_out") is not None:  # DQ-R-74
            return None
        if len(dark) == 1:
            return self.shine(table, BESIDE[dark[0].space][dark[0].way])
        return table.ask(self.shine, self.order, self.seat)

    def dark(self, table: QuestTable) -> list[Passage]:
        """The passages still to be lit; a portcullis does not stop the light (DQ-R-72)."""
        board, sides = table.state.board, table.game.box.sides
        return [
            passage
            for passage in passages(table, self.space)
            if not board[passage.to] and sides[board[passage.space]][passage.way] != DOOR
        ]

    def order(self, table: QuestTable, seat: int) -> Ask:
        return Ask(
            seat,
            "light",
            tuple(passage.to for passage in self.dark(table)),
            "DQ-LIGHT-1",
            about=(("here", self.space),),
        )

    def shine(self, table: QuestTable, space: int) -> Ending:
        passage = next(each for each in self.dark(table) if each.to == space)
        return table.call(Explore(self.seat, space, back(passage.way), False), then=self.lit)

    def lit(self, table: QuestTable, _: object) -> Ending:
        return self.start(table, None)
