"""The solo game's events: what they do when drawn and at the end of the turn (PL-91)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.games.platformer.rules.attack import Attacks, besetting, can_attack
from mazmorra.games.platformer.rules.boss_setup import free_slot
from mazmorra.games.platformer.rules.enemies import EnemyDie
from mazmorra.games.platformer.rules.figures import level_of, map_of, name_of, put_foe
from mazmorra.games.platformer.rules.purse import gain_gems, spend_gold
from mazmorra.games.platformer.rules.scoring import lose_solo
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.symbols import DEFEATED, NOBODY, NOWHERE
from mazmorra.games.platformer.rules.wounds import Rebirth, heal, suffer
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

Happens: TypeAlias = "Callable[[PlatformerTable, int], Ending]"

SPRING = VEIN = TOLL = 2
"""The health of the spring, the gems of the vein, the gold of the toll."""
BEGINS: Dispatch[Happens] = Dispatch()
"""What an event does as it is drawn."""
ENDS: Dispatch[Happens] = Dispatch()
"""What an event does at the end of the turn."""


@rule
class EventStep(Rule):
    """The top event is laid on the one before and alone is in force (PL-Q-106); with none left the game is
    lost (PL-Q-103).
    """

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state = table.state
        if any(state.event_deck):
            return table.draw(self.drawn, "event", state.event_deck)
        lose_solo(table, self.seat, "time")
        return None

    def drawn(self, table: PlatformerTable, event: int) -> Ending:
        state, row = table.state, table.game.box.events[event]
        state.event_deck[event] -= 1
        state.event = event
        if table.watched:
            table.tell("event_drawn", "PL-91", event=row.id, left=sum(state.event_deck))
        if state.spaces[self.seat] < 0:
            return None  # PL-Q-104
        return BEGINS[row.effect](table, self.seat) if row.effect in BEGINS else None


@BEGINS.on("spring")
def spring(table: PlatformerTable, seat: int) -> Ending:
    heal(table, seat, SPRING, "PL-91")
    return None


@BEGINS.on("ambush")
def ambush(table: PlatformerTable, seat: int) -> Ending:
    near = besetting(table, table.state.spaces[seat])
    slots = tuple(slot for slot in near if can_attack(table, slot, seat))
    return Attacks(seat, slots, NOBODY, "PL-91").start(table, None)


@rule
class EventEnd(Rule):
    """What an event does in step 8, after Gravity and before the boss (PL-Q-105)."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        effect = table.game.box.events[table.state.event].effect
        return ENDS[effect](table, self.seat) if effect in ENDS else None

    def shaken(self, table: PlatformerTable, face: int) -> Ending:
        return EnemyDie(face).start(table, None)


@ENDS.on("aftershock")
def shake(table: PlatformerTable, seat: int) -> Ending:
    return table.draw(EventEnd(seat).shaken, "enemy_die", table.game.box.enemy_die)


@ENDS.on("toll")
def toll(table: PlatformerTable, seat: int) -> Ending:
    state = table.state
    if state.spaces[seat] < 0:
        return None
    if state.gold[seat] >= TOLL:
        spend_gold(table, seat, TOLL, "PL-91")
    elif suffer(table, seat, 1, "PL-91", "toll"):
        return Rebirth(seat).start(table, None)
    return None


@ENDS.on("vein")
def strike_gems(table: PlatformerTable, seat: int) -> Ending:
    if table.state.done & DEFEATED:
        gain_gems(table, seat, VEIN, "PL-91")
    return None


@ENDS.on("reinforcements")
def reinforce(table: PlatformerTable, seat: int) -> Ending:
    """An enemy of the hero's level comes to its first free spawn space, if it is not the boss's and a token
    is left.
    """
    state = table.state
    if state.spaces[seat] < 0 or state.inside[seat]:
        return None
    level = level_of(state.spaces[seat])
    slot = free_slot(table, level)
    free = [space for space in map_of(table).spaces(level, "E") if state.at[space] == NOBODY]
    if slot != NOWHERE and free:
        put_foe(state, slot, free[0])
        if table.watched:
            table.tell("reinforced", "PL-91", enemy=name_of(table, slot), place=place(free[0]))
    return None
