"""Moving enemies at will: by the hand symbol and by cards, at any distance in the own zone (PL-63,
PL-Q-54).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.attack import who
from mazmorra.games.platformer.rules.figures import (
    can_be_moved,
    foes_in_zone,
    kind_of,
    map_of,
    name_of,
    put_foe,
)
from mazmorra.games.platformer.rules.spaces import place, way_of
from mazmorra.games.platformer.rules.symbols import CHARM, NOBODY
from mazmorra.games.platformer.rules.walk import Walk, ways
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def movable(table: PlatformerTable, seat: int) -> tuple[int, ...]:
    """The enemies of the zone that have somewhere to go."""
    at, steps, foes = table.state.at, map_of(table).steps, table.state.foes
    return tuple(
        [
            slot
            for slot in foes_in_zone(table, seat)
            if can_be_moved(table, slot) and any(at[to] == NOBODY for to in steps[foes[slot]])
        ]
    )


def can_move_any(table: PlatformerTable, seat: int) -> bool:
    """Whether there is such an enemy at all."""
    state, game = table.state, table.game
    at, steps, boss, inside = state.at, map_of(table).steps, game.boss_floor, state.inside[seat]
    for slot, space in enumerate(state.foes):
        if space >= 0 and (space >= boss) == inside and kind_of(table, slot) != game.golem:
            for to in steps[space]:
                if at[to] == NOBODY:
                    return True
    return False


def is_useful(table: PlatformerTable, seat: int) -> bool:
    """Whether a hand symbol would move anybody: an enemy, or a charmer herself."""
    return can_move_any(table, seat) or bool(table.state.powers[seat] & CHARM and ways(table, seat, "card"))


@rule
class Hand(Rule):
    """Choose an enemy, then move it step by step; a charmer may also walk a step herself, before or after."""

    seat: int
    steps: int
    walks: bool
    clause: str

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if table.state.spaces[self.seat] < 0:
            return None  # Downed on the way (PL-45)
        ask = self.which(table, self.seat)
        if not ask.options:
            return None
        return table.ask(self.chosen, self.which, self.seat, ask)

    def which(self, table: PlatformerTable, seat: int) -> Ask:
        slots = movable(table, seat)
        options: tuple[Answer, ...] = slots
        if self.walks and ways(table, seat, "card"):
            options = (*slots, "walk")
        return Ask(seat, "hand", options, self.clause, about=who(table, slots))

    def chosen(self, table: PlatformerTable, answer: int | str) -> Ending:
        if isinstance(answer, str):
            return table.call(Walk(self.seat, 1, "card"), replace(self, walks=False))
        shift = Shift(self.seat, answer, self.steps, self.clause)
        if self.walks:
            return table.call(shift, Stroll(self.seat))
        return shift.start(table, None)


@rule
class Stroll(Rule):
    """The step a charmer may take after the enemy has moved."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return Walk(self.seat, 1, "card", True).start(table, None)


@rule
class Shift(Rule):
    """Move one enemy up to `left` spaces, also off a platform; after the first step one may stop
    (PL-Q-55).
    """

    seat: int
    slot: int
    left: int
    clause: str
    begun: bool = False

    def start(self, table: PlatformerTable, _: object) -> Ending:
        ask = self.where(table, self.seat)
        if not ask.options:
            return None
        return table.ask(self.moved, self.where, self.seat, ask)

    def where(self, table: PlatformerTable, seat: int) -> Ask:
        state = table.state
        here = state.foes[self.slot]
        options: list[Answer] = [to for to in map_of(table).steps[here] if state.at[to] == NOBODY]
        if self.begun:
            options.append("stop")
        about = (("here", here), ("left", self.left), ("enemy", name_of(table, self.slot)))
        return Ask(seat, "shift", tuple(options), self.clause, about=about)

    def moved(self, table: PlatformerTable, answer: int | str) -> Ending:
        if isinstance(answer, str):
            return None
        state = table.state
        if table.watched:
            table.tell(
                "enemy_shifted",
                self.clause,
                seat=self.seat,
                enemy=name_of(table, self.slot),
                slot=self.slot,
                way=way_of(state.foes[self.slot], answer),
                place=place(answer),
            )
        put_foe(state, self.slot, answer)
        if self.left == 1:
            return None
        return replace(self, left=self.left - 1, begun=True).start(table, None)


def hand(table: PlatformerTable, seat: int, steps: int) -> Ending:
    """The effect of a hand symbol."""
    return Hand(seat, steps, bool(table.state.powers[seat] & CHARM), "PL-63").start(table, None)
