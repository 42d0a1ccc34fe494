"""Figures on the map: who stands where, who is near whom, and putting, moving and lifting them.

What follows is elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.spaces import LEVEL
from mazmorra.games.platformer.rules.symbols import FOES, NOBODY, NONE, NOWHERE

if TYPE_CHECKING:
    from mazmorra.games.platformer.box.rows import EnemyRow
    from mazmorra.games.platformer.game import PlatformerTable
    from mazmorra.games.platformer.rules.board import Map
    from mazmorra.games.platformer.state import PlatformerState


def map_of(table: PlatformerTable) -> Map:
    """The map as it lies."""
    return table.game.box.map_of(table.state.tiles)


def put_hero(state: PlatformerState, seat: int, space: int) -> None:
    """The hero stands there now, wherever it was."""
    here = state.spaces[seat]
    if here >= 0:
        state.at[here] = NOBODY
    state.at[space] = seat
    state.spaces[seat] = space


def lift_hero(state: PlatformerState, seat: int) -> None:
    """The hero is off the map."""
    here = state.spaces[seat]
    if here >= 0:
        state.at[here] = NOBODY
        state.spaces[seat] = NOWHERE


def put_foe(state: PlatformerState, slot: int, space: int) -> None:
    """The enemy stands there now, wherever it was."""
    here = state.foes[slot]
    if here >= 0:
        state.at[here] = NOBODY
    state.at[space] = FOES + slot
    state.foes[slot] = space


def lift_foe(state: PlatformerState, slot: int) -> None:
    """The enemy is off the map, and no longer frozen."""
    state.at[state.foes[slot]] = NOBODY
    state.foes[slot] = NOWHERE
    if slot in state.frost:
        state.frost = [NONE if each == slot else each for each in state.frost]


def boss_slot(table: PlatformerTable) -> int:
    """The slot of the boss."""
    return 4 * table.game.levels


def kind_of(table: PlatformerTable, slot: int) -> int:
    """The number of the enemy in a slot; it keeps its own values wherever it goes (PL-Q-59)."""
    state = table.state
    if slot == 4 * table.game.levels:
        return table.game.box.first_boss + state.boss
    return state.kinds[slot >> 2]


def row_of(table: PlatformerTable, slot: int) -> EnemyRow:
    """The card of the enemy in a slot."""
    return table.game.box.enemies[kind_of(table, slot)]


def name_of(table: PlatformerTable, slot: int) -> str:
    return row_of(table, slot).id


def is_frozen(state: PlatformerState, slot: int) -> bool:
    return slot in state.frost


def foes_beside(table: PlatformerTable, space: int) -> list[int]:
    """The slots of the enemies in adjacent spaces (PL-51)."""
    at = table.state.at
    return [at[each] - FOES for each in map_of(table).steps[space] if at[each] >= FOES]


def foes_in_zone(table: PlatformerTable, seat: int) -> list[int]:
    """The enemies a hero can influence: those of its own zone (PL-86)."""
    state, boss = table.state, table.game.boss_floor
    if state.inside[seat]:
        return [slot for slot, space in enumerate(state.foes) if space >= boss]
    return [slot for slot, space in enumerate(state.foes) if 0 <= space < boss]


def can_be_moved(table: PlatformerTable, slot: int) -> bool:
    """Heroes cannot move a heavy enemy."""
    return row_of(table, slot).ability != "heavy"


def level_of(space: int) -> int:
    return space // LEVEL


def reach_of_push(table: PlatformerTable, here: int, to: int) -> tuple[int, ...]:
    """Where a mover from `here` may put the figure in `to`: unoccupied spaces adjacent to it, the mover's own
    too (PL-60).

    The steps of a space never leave its zone, so nobody is pushed through the one-way floor (PL-Q-28,
    PL-Q-29).
    """
    at = table.state.at
    return tuple(each for each in map_of(table).steps[to] if at[each] == NOBODY or each == here)


def can_push(table: PlatformerTable, here: int, to: int) -> bool:
    """Whether a hero who moves from a space can push away the figure in another (PL-Q-25)."""
    figure = table.state.at[to]
    if figure >= FOES and not can_be_moved(table, figure - FOES):
        return False
    return bool(reach_of_push(table, here, to))
