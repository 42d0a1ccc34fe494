"""Potions that strike, freeze or turn gold into gems."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.attack import who
from mazmorra.games.platformer.rules.figures import foes_in_zone, name_of
from mazmorra.games.platformer.rules.purse import gain_gems, spend_gold
from mazmorra.games.platformer.rules.spaces import AROUND
from mazmorra.games.platformer.rules.strike import hit, is_open_to, lessened
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def burnable(table: PlatformerTable, seat: int) -> tuple[int, ...]:
    """The enemies in the 8 surrounding spaces of the own zone, whatever lies between."""
    state = table.state
    here = state.spaces[seat]
    near = AROUND[here]
    return tuple(
        slot
        for slot in foes_in_zone(table, seat)
        if state.foes[slot] in near and is_open_to(table, here, slot)
    )


@rule
class Fire(Rule):
    """An attack of its own: no dice, no bonuses (PL-Q-68)."""

    seat: int
    wounds: int

    def whom(self, table: PlatformerTable, seat: int) -> Ask:
        slots = burnable(table, seat)
        return Ask(seat, "fire", slots, "PL-Q-68", about=(*who(table, slots), ("wounds", self.wounds)))

    def chosen(self, table: PlatformerTable, slot: int) -> Ending:
        return hit(table, self.seat, slot, lessened(table, self.seat, slot, self.wounds))


@rule
class Frost(Rule):
    """An enemy neither attacks nor is moved by the enemy die until the own next turn."""

    seat: int

    def whom(self, table: PlatformerTable, seat: int) -> Ask:
        slots = tuple(foes_in_zone(table, seat))
        return Ask(seat, "frost", slots, "PL-24", about=who(table, slots))

    def chosen(self, table: PlatformerTable, slot: int) -> Ending:
        table.state.frost[self.seat] = slot
        if table.watched:
            table.tell("frozen", "PL-24", seat=self.seat, enemy=name_of(table, slot), slot=slot)
        return None


@rule
class Alchemy(Rule):
    """Gold becomes as many gems."""

    seat: int
    most: int

    def amount(self, table: PlatformerTable, seat: int) -> Ask:
        state = table.state
        most = min(self.most, state.gold[seat], state.gems_left)
        return Ask(seat, "alchemy", tuple(range(1, most + 1)), "PL-24")

    def chosen(self, table: PlatformerTable, amount: int) -> Ending:
        spend_gold(table, self.seat, amount, "PL-24")
        gain_gems(table, self.seat, amount, "PL-24")
        return None
