"""Gravity: whoever nothing holds falls, column by column from the bottom (PL-55, PL-Q-40)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.figures import kind_of, map_of, name_of, put_hero
from mazmorra.games.platformer.rules.spaces import COLUMNS, place
from mazmorra.games.platformer.rules.strike import defeat
from mazmorra.games.platformer.rules.symbols import FOES, HOVER, NOBODY
from mazmorra.games.platformer.rules.walk import harm, meet
from mazmorra.games.platformer.rules.wounds import Rebirth
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

TOWER, BOSS = 1, 2
"""The zones Gravity works in, as bits: an action's in the hero's own, the end of a turn's in both (PL-Q-47).
"""


def zone_of(table: PlatformerTable, seat: int) -> int:
    return BOSS if table.state.inside[seat] else TOWER


def holds(table: PlatformerTable, seat: int) -> bool:
    """Whether something keeps a hero in the air: a ladder, if it is not greased, or hovering (PL-57)."""
    state = table.state
    if state.marks[seat] & HOVER:
        return True
    return map_of(table).ladder[state.spaces[seat]] and state.event != table.game.greased


def can_let_go(table: PlatformerTable, seat: int) -> bool:
    """Whether a ladder and nothing else keeps the hero from falling."""
    state, lie = table.state, map_of(table)
    under = lie.below[state.spaces[seat]]
    return under >= 0 and state.at[under] == NOBODY and not state.marks[seat] & HOVER and holds(table, seat)


def would_fall(table: PlatformerTable, zones: int) -> bool:
    """Whether Gravity would move anybody in these zones."""
    state, flying = table.state, table.game.box.flying
    at, below, boss = state.at, map_of(table).below, table.game.boss_floor
    for slot, space in enumerate(state.foes):
        under = below[space] if space >= 0 else NOBODY
        if (
            under >= 0
            and at[under] == NOBODY
            and zones & (BOSS if space >= boss else TOWER)
            and not flying[kind_of(table, slot)]
        ):
            return True
    for seat, space in enumerate(state.spaces):
        under = below[space] if space >= 0 else NOBODY
        if (
            under >= 0
            and at[under] == NOBODY
            and zones & (BOSS if space >= boss else TOWER)
            and not holds(table, seat)
        ):
            return True
    return False


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
        """From the bottom up; who could be saved in mid-fall is asked, then it all goes on from there."""
        state, boss = table.state, table.game.boss_floor
        figures = [(space, FOES + slot) for slot, space in enumerate(state.foes) if space >= 0]
        figures += [(space, seat) for seat, space in enumerate(state.spaces) if space >= 0]
        figures.sort()
        loose = self.loose
        for space, figure in figures:
            if not self.zones & (BOSS if space >= boss else TOWER):
                continue
            lets_go = figure == loose
            if lets_go:
                loose = NOBODY
            if figure >= FOES:
                self.drop_foe(table, figure - FOES)
            elif drop_hero(table, figure, lets_go):
                return table.call(Rebirth(figure), then=replace(self, loose=loose).fall)
        return None

    def drop_foe(self, table: PlatformerTable, slot: int) -> None:
        state = table.state
        at, start = state.at, state.foes[slot]
        under = map_of(table).below[start]
        if under < 0 or at[under] != NOBODY:  # most stand on something
            return
        space, stays = _landing(table, at, FOES + slot, start, False)
        if space == start:
            return
        at[start], at[space] = NOBODY, FOES + slot
        state.foes[slot] = space
        if table.watched:
            table.tell(
                "enemy_fell",
                "PL-55",
                enemy=name_of(table, slot),
                slot=slot,
                place=place(space),
                start=place(start),
            )
        if state.artifacts:
            achieve(table, state.turn, "fall")
        if not stays:
            defeat(table, state.turn, slot, "PL-22")


def drop_hero(table: PlatformerTable, seat: int, loose: bool) -> bool:
    """A hero falls, taking what lies on the way and suffering its traps.

    True if it could be saved from being Downed.

    The fall is told first, then what it brings and costs.
    """
    state = table.state
    start = state.spaces[seat]
    to, _ = _landing(table, state.at, seat, start, loose)
    if table.watched and to != start:
        table.tell("hero_fell", "PL-55", seat=seat, place=place(to), start=place(start))
    for space in range(start - COLUMNS, to - COLUMNS, -COLUMNS):
        put_hero(state, seat, space)
        if meet(table, seat):
            return True
        if state.spaces[seat] < 0:
            return False
    return False


def falls(table: PlatformerTable, loose: int = NOBODY) -> tuple[tuple[int, int, int], ...]:
    """A preview: each figure that would fall at the end of the turn, from where, to where; `loose` is a hero
    who lets go.

    A hero whom traps down goes no farther; neither such a hero nor an enemy that breaks holds up whoever is
    above.
    """
    state = table.state
    at = list(state.at)
    figures = [(space, FOES + slot) for slot, space in enumerate(state.foes) if space >= 0]
    figures += [(space, seat) for seat, space in enumerate(state.spaces) if space >= 0]
    found = []
    for start, figure in sorted(figures):
        space, stays = _landing(table, at, figure, start, figure == loose)
        if space != start:
            at[start], at[space] = NOBODY, figure if stays else NOBODY
            found.append((figure, start, space))
    return tuple(found)


def _landing(
    table: PlatformerTable, at: Sequence[int], figure: int, start: int, loose: bool
) -> tuple[int, bool]:
    """Where a figure would come down among those who have settled, and whether it would still be there."""
    below, space, wounds = map_of(table).below, start, 0
    while below[space] >= 0 and at[below[space]] == NOBODY and (loose or not _held(table, figure, space)):
        space, loose = below[space], False
        wounds += figure < FOES and harm(table, figure, space)
        if figure < FOES and wounds >= table.state.health[figure]:
            return space, False
    breaks = figure >= FOES and table.game.box.enemies[kind_of(table, figure - FOES)].ability == "brittle"
    return space, not breaks


def _held(table: PlatformerTable, figure: int, space: int) -> bool:
    state = table.state
    if figure >= FOES:
        return table.game.box.flying[kind_of(table, figure - FOES)]
    on_ladder = map_of(table).ladder[space] and state.event != table.game.greased
    return on_ladder or bool(state.marks[figure] & HOVER)
