"""Items, potions and artifacts that are used: when one can be, and how (PL-23, PL-24, PL-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.content.ops import Op
from mazmorra.games.platformer.rules.card_ops import CAN, OPS
from mazmorra.games.platformer.rules.purse import discard_potion
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def usable(table: PlatformerTable, seat: int) -> list[Answer]:
    """The cards the seat could use now, each once: ("item", n), ("potion", n), ("artifact", n)."""
    state, box = table.state, table.game.box
    found: list[Answer] = []
    for card in state.items[seat]:
        does = box.items[card].does
        if does and card not in state.exhausted[seat] and can_do(table, seat, does):
            found.append(("item", card))
    for card in dict.fromkeys(state.potions[seat]):
        does = box.potions[card].does
        if does and can_do(table, seat, does):
            found.append(("potion", card))
    for index, artifact in enumerate(state.artifacts):
        if state.holders[index] == seat and not state.weary[index]:
            does = box.artifacts[artifact].does
            if does and can_do(table, seat, does):
                found.append(("artifact", artifact))
    return found


def can_do(table: PlatformerTable, seat: int, does: tuple[Op, ...]) -> bool:
    """Whether every operation of a card could be done now; what would bring nothing is not offered."""
    return all(op.op not in CAN or CAN[op.op](table, seat, op) for op in does)


@rule
class UseCard(Rule):
    """A card is exhausted or drunk, then does what it says."""

    seat: int
    kind: str
    card: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state, box = table.state, table.game.box
        if self.kind == "potion":
            discard_potion(table, self.seat, self.card)
            return do_all(table, self.seat, box.potions[self.card].does)
        if self.kind == "item":
            state.exhausted[self.seat] = (*state.exhausted[self.seat], self.card)
            row: Any = box.items[self.card]
        else:
            state.weary[state.artifacts.index(self.card)] = 1
            row = box.artifacts[self.card]
        if table.watched:
            table.tell(f"{self.kind}_exhausted", "PL-23", seat=self.seat, **{self.kind: row.id})
        return do_all(table, self.seat, row.does)


def do_all(table: PlatformerTable, seat: int, does: tuple[Op, ...]) -> Ending:
    """The operations of a card in order; only the last one can ask anything."""
    for op in does[:-1]:
        OPS[op.op](table, seat, op)
    last = does[-1]
    return OPS[last.op](table, seat, last)
