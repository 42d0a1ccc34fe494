"""Placing a figure, and taking from afar: no Movement, so no attacks; what is in the new space is still met
(PL-Q-23).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.figures import boss_slot, can_be_moved, map_of, name_of, put_hero
from mazmorra.games.platformer.rules.purse import pick_up
from mazmorra.games.platformer.rules.spaces import COLUMNS, LEVEL, distance, place
from mazmorra.games.platformer.rules.symbols import FOES, GEM, NOBODY, NOWHERE
from mazmorra.games.platformer.rules.walk import Land
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def under_platform(table: PlatformerTable, seat: int) -> int:
    """The space right under the first platform over the hero; -1 if it is none, the own or an occupied one.

    What lies face down counts as closed, but is no platform anybody has seen (PL-Q-17); a one-way floor is
    one.
    """
    state, lie = table.state, map_of(table)
    here = state.spaces[seat]
    space = here
    while space + COLUMNS < len(state.at) and lie.cells[space + COLUMNS] != "?":
        if lie.below[space + COLUMNS] < 0:
            return space if space != here and state.at[space] == NOBODY else NOWHERE
        space += COLUMNS
    return NOWHERE


def row_spaces(table: PlatformerTable, seat: int) -> tuple[int, ...]:
    """The unoccupied spaces of the hero's row."""
    state = table.state
    first = state.spaces[seat] // COLUMNS * COLUMNS
    return tuple(space for space in range(first, first + COLUMNS) if state.at[space] == NOBODY)


def gems_near(table: PlatformerTable, seat: int, far: int) -> tuple[int, ...]:
    """The spaces of the hero's level with a gem that is not too far."""
    state = table.state
    here = state.spaces[seat]
    first = here // LEVEL * LEVEL
    return tuple(
        space
        for space in range(first, first + LEVEL)
        if state.tokens[space] == GEM and distance(here, space) <= far
    )


def swappable(table: PlatformerTable, seat: int) -> tuple[int, ...]:
    """The spaces of the hero's level where another hero or an enemy stands that heroes can move, bosses
    excepted.
    """
    state = table.state
    first = state.spaces[seat] // LEVEL * LEVEL
    boss = FOES + boss_slot(table)
    return tuple(
        space
        for space in range(first, first + LEVEL)
        if state.at[space] not in (NOBODY, seat, boss)
        and (state.at[space] < FOES or can_be_moved(table, state.at[space] - FOES))
    )


def put(table: PlatformerTable, seat: int, space: int) -> Ending:
    """The hero is placed; what is there is met."""
    put_hero(table.state, seat, space)
    if table.watched:
        table.tell("placed", "PL-Q-23", seat=seat, place=place(space))
    return Land(seat).start(table, None)


@rule
class Blink(Rule):
    """To any unoccupied space of the own row."""

    seat: int

    def where(self, table: PlatformerTable, seat: int) -> Ask:
        return Ask(seat, "blink", row_spaces(table, seat), "PL-24")

    def chosen(self, table: PlatformerTable, space: int) -> Ending:
        return put(table, self.seat, space)


@rule
class Swap(Rule):
    """Change places with another figure of the own level; both heroes meet what is in their new space."""

    seat: int

    def whom(self, table: PlatformerTable, seat: int) -> Ask:
        spaces = swappable(table, seat)
        figures = tuple((space, *_named(table, table.state.at[space])) for space in spaces)
        return Ask(seat, "swap", spaces, "PL-24", about=(("figures", figures),))

    def chosen(self, table: PlatformerTable, space: int) -> Ending:
        state = table.state
        here, other = state.spaces[self.seat], state.at[space]
        state.at[here], state.at[space] = other, self.seat
        state.spaces[self.seat] = space
        if other >= FOES:
            state.foes[other - FOES] = here
        else:
            state.spaces[other] = here
        if table.watched:
            self.tell(table, other, space)
        if other < FOES:
            return table.call(Land(self.seat), Land(other))
        return Land(self.seat).start(table, None)

    def tell(self, table: PlatformerTable, other: int, space: int) -> None:
        if other >= FOES:
            table.tell(
                "swapped_enemy",
                "PL-24",
                seat=self.seat,
                place=place(space),
                enemy=name_of(table, other - FOES),
            )
        else:
            table.tell("swapped_hero", "PL-24", seat=self.seat, place=place(space), seats=(other,))


def _named(table: PlatformerTable, figure: int) -> tuple[str, str]:
    if figure >= FOES:
        return "enemy", name_of(table, figure - FOES)
    return "hero", table.game.box.heroes[table.state.heroes[figure]].id


@rule
class Magnet(Rule):
    """Take a gem from a space nearby."""

    seat: int
    far: int

    def which(self, table: PlatformerTable, seat: int) -> Ask:
        return Ask(seat, "magnet", gems_near(table, seat, self.far), "PL-23")

    def chosen(self, table: PlatformerTable, space: int) -> Ending:
        pick_up(table, self.seat, space)
        return None
