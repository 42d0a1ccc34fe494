"""Gravity: whoever nothing holds falls, column by column from the bottom (PL-55, PL-Q-40)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.figures import (
    kind_of,
    map_of,
    name_of,
    put_foe,
    put_hero,
    row_of,
)
from mazmorra.games.platformer.rules.spaces import COLUMNS, place
from mazmorra.games.platformer.rules.strike import defeat
from mazmorra.games.platformer.rules.symbols import BADGE, FOES, HOVER, NOBODY
from mazmorra.games.platformer.rules.walk import hurt_by, meet
from mazmorra.games.platformer.rules.wounds import Rebirth
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

TOWER, BOSS = 1, 2
"""The zones Gravity works in, as bits: an action's in the hero's own, the end of a turn's in both (PL-Q-47).
"""


class Fall(NamedTuple):
    """A fall of a figure: what wounds it on the way, and whether it is still there afterwards."""

    figure: int
    start: int
    to: int
    causes: tuple[str, ...]
    stays: bool


def zone_of(table: PlatformerTable, seat: int) -> int:
    return BOSS if table.state.inside[seat] else TOWER


def is_held(table: PlatformerTable, figure: int, space: int) -> bool:
    """Whether something keeps a figure in the air: an enemy its wings, a hero hovering or a ladder, if it is
    not greased (PL-57, PL-58).
    """
    state = table.state
    if figure >= FOES:
        return table.game.box.flying[kind_of(table, figure - FOES)]
    if state.marks[figure] & HOVER:
        return True
    return map_of(table).ladder[space] and state.event != table.game.greased


def can_let_go(table: PlatformerTable, seat: int) -> bool:
    """Whether a ladder and nothing else keeps the hero from falling."""
    state = table.state
    space = state.spaces[seat]
    under = map_of(table).below[space]
    if under < 0 or state.at[under] != NOBODY or state.marks[seat] & HOVER:
        return False
    return is_held(table, seat, space)


def would_fall(table: PlatformerTable, zones: int) -> bool:
    """Whether Gravity would move anybody in these zones."""
    state, boss, below = table.state, table.game.boss_floor, map_of(table).below
    at = state.at
    for first, spaces in ((FOES, state.foes), (0, state.spaces)):
        for number, space in enumerate(spaces):
            under = below[space] if space >= 0 else NOBODY
            free = under >= 0 and at[under] == NOBODY and zones & (BOSS if space >= boss else TOWER)
            if free and not is_held(table, first + number, space):
                return True
    return False


def falling(table: PlatformerTable, at: Sequence[int], zones: int, loose: int) -> Iterator[Fall]:
    """Who falls in these zones, from the bottom up (PL-Q-40); `loose` is a hero who lets go of a ladder.

    `at` says who stands where: whoever goes through the falls moves each figure there before the next one.
    """
    for start, figure in sorted(_standing(table, zones)):
        under = map_of(table).below[start]
        if under >= 0 and at[under] == NOBODY:  # most stand on something
            fall = _fall(table, at, figure, start, figure == loose)
            if fall.to != start:
                yield fall


def falls(table: PlatformerTable, zones: int = TOWER | BOSS, loose: int = NOBODY) -> list[Fall]:
    """A preview: who would fall in these zones, as at the end of the turn.

    A hero whom wounds down goes no farther; neither such a hero nor an enemy that breaks holds up whoever is
    above.
    """
    at, found = list(table.state.at), []
    for fall in falling(table, at, zones, loose):
        at[fall.start], at[fall.to] = NOBODY, fall.figure if fall.stays else NOBODY
        found.append(fall)
    return found


@rule
class Gravity(Rule):
    """Everybody in the zones falls until something holds them.

    `loose` is a hero who lets go of the ladder it is on.
    """

    seat: int
    zones: int
    loose: int = NOBODY

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if table.watched:
            table.tell("gravity", "PL-55", seat=self.seat)
        return self.fall(table, None)

    def fall(self, table: PlatformerTable, _: object) -> Ending:
        """Who could be saved in mid-fall is asked, then it all goes on from there."""
        for fall in falling(table, table.state.at, self.zones, self.loose):
            if fall.figure >= FOES:
                drop_foe(table, fall)
            elif drop_hero(table, fall):
                return table.call(Rebirth(fall.figure), then=self.after(table, fall).fall)
        return None

    def after(self, table: PlatformerTable, fall: Fall) -> Gravity:
        """What is left of it after a fall: whoever has let go catches the next ladder (PL-Q-41)."""
        waits = self.loose != NOBODY and table.state.spaces[self.loose] > fall.start
        return self if waits else replace(self, loose=NOBODY)


def drop_foe(table: PlatformerTable, fall: Fall) -> None:
    state, slot = table.state, fall.figure - FOES
    put_foe(state, slot, fall.to)
    if table.watched:
        enemy, to, start = name_of(table, slot), place(fall.to), place(fall.start)
        table.tell("enemy_fell", "PL-55", enemy=enemy, slot=slot, place=to, start=start)
    if state.artifacts:
        achieve(table, state.turn, "fall")
    if not fall.stays:
        defeat(table, state.turn, slot, "PL-22")


def drop_hero(table: PlatformerTable, fall: Fall) -> bool:
    """A hero falls, taking what lies on the way and suffering its traps.

    True if it could be saved from being Downed.

    The fall is told first, then what it brings and costs.
    """
    state, seat = table.state, fall.figure
    if table.watched:
        table.tell("hero_fell", "PL-55", seat=seat, place=place(fall.to), start=place(fall.start))
    for space in range(fall.start - COLUMNS, fall.to - COLUMNS, -COLUMNS):
        put_hero(state, seat, space)
        if meet(table, seat):
            return True
        if state.spaces[seat] < 0:
            return False
    return False


def _standing(table: PlatformerTable, zones: int) -> list[tuple[int, int]]:
    """The figures on the map in these zones, each after its space."""
    state, boss = table.state, table.game.boss_floor
    figures = [(space, FOES + slot) for slot, space in enumerate(state.foes) if space >= 0]
    figures += [(space, seat) for seat, space in enumerate(state.spaces) if space >= 0]
    if zones == TOWER | BOSS:
        return figures
    return [each for each in figures if (each[0] >= boss) == (zones == BOSS)]


def _fall(table: PlatformerTable, at: Sequence[int], figure: int, start: int, loose: bool) -> Fall:
    """How a figure comes down among those who have settled."""
    below, space = map_of(table).below, start
    causes: list[str] = []
    badge = False
    while below[space] >= 0 and at[below[space]] == NOBODY and (loose or not is_held(table, figure, space)):
        space, loose = below[space], False
        if figure >= FOES:
            continue
        cause = hurt_by(table, figure, space, badge)
        badge = badge or table.state.tokens[space] == BADGE
        if cause:
            causes.append(cause)
            if len(causes) >= table.state.health[figure]:
                return Fall(figure, start, space, tuple(causes), False)
    breaks = figure >= FOES and row_of(table, figure - FOES).ability == "brittle"
    return Fall(figure, start, space, tuple(causes), not breaks)
