"""Respawn: a hero off the map uses one die of the pool to come back to it (PL-44, PL-87)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.dice import faces, use_die
from mazmorra.games.platformer.rules.figures import map_of, put_hero
from mazmorra.games.platformer.rules.spaces import COLUMNS, LEVEL, distance, place
from mazmorra.games.platformer.rules.symbols import BLANK, FEATHER, NOBODY, SYMBOLS
from mazmorra.games.platformer.rules.walk import Land
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def can_respawn(table: PlatformerTable, seat: int) -> bool:
    """A die is needed, of any face (PL-Q-11), unless a phoenix's feather carries the hero."""
    return any(table.state.pool) or bool(table.state.powers[seat] & FEATHER)


def openings(table: PlatformerTable, seat: int) -> tuple[int, ...]:
    """Where the hero may come back: the lowest row, or on the boss level a shop or what is nearest to one."""
    state, lie = table.state, map_of(table)
    if state.inside[seat]:
        return _near_shops(table)
    for row in range(lie.floor, lie.boss, COLUMNS):
        free = tuple(space for space in range(row, row + COLUMNS) if state.at[space] == NOBODY)
        if free:
            return free
    return ()


def _near_shops(table: PlatformerTable) -> tuple[int, ...]:
    """Unoccupied shops, else the unoccupied spaces nearest to any shop (PL-Q-14)."""
    at, lie = table.state.at, map_of(table)
    level = range(lie.boss, lie.boss + LEVEL)
    shops = [space for space in level if lie.shop[space]]
    free = [(min(distance(space, shop) for shop in shops), space) for space in level if at[space] == NOBODY]
    return tuple(space for far, space in free if far == min(free)[0])


@rule
class Respawn(Rule):
    """Which die, then which space."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if table.state.powers[self.seat] & FEATHER:
            return self.paid(table, BLANK)
        return table.ask(self.paid, self.die, self.seat)

    def die(self, table: PlatformerTable, seat: int) -> Ask:
        return Ask(seat, "respawn_die", faces(table.state), "PL-44")

    def paid(self, table: PlatformerTable, symbol: int) -> Ending:
        if symbol != BLANK:
            use_die(table.state, symbol)
        if table.watched:
            table.tell("respawn_paid", "PL-44", seat=self.seat, symbol=SYMBOLS[symbol])
        return table.ask(self.placed, self.where, self.seat)

    def where(self, table: PlatformerTable, seat: int) -> Ask:
        return Ask(seat, "respawn", openings(table, seat), "PL-87" if table.state.inside[seat] else "PL-44")

    def placed(self, table: PlatformerTable, space: int) -> Ending:
        """Placement is not Movement, but what is in the space is met (PL-Q-13, PL-Q-15)."""
        put_hero(table.state, self.seat, space)
        if table.watched:
            table.tell("respawned", "PL-44", seat=self.seat, place=place(space))
        return Land(self.seat).start(table, None)
