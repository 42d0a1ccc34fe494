"""Wounds: a hero loses health, is Downed, or is saved by the tears of a phoenix (PL-68, PL-69)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.figures import lift_hero
from mazmorra.games.platformer.rules.purse import discard_potion, drop_badge
from mazmorra.games.platformer.rules.scoring import lose_solo
from mazmorra.games.platformer.rules.symbols import AMULET, BLANK, CHAIN
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def most_health(table: PlatformerTable, seat: int) -> int:
    state = table.state
    return table.game.box.heroes[state.heroes[seat]].health + (1 if state.powers[seat] & AMULET else 0)


def heal(table: PlatformerTable, seat: int, amount: int, clause: str) -> None:
    """Gain health, never above the most."""
    state = table.state
    amount = min(amount, most_health(table, seat) - state.health[seat])
    if amount > 0:
        state.health[seat] += amount
        if table.watched:
            table.tell("healed", clause, seat=seat, amount=amount, left=state.health[seat])


def suffer(table: PlatformerTable, seat: int, wounds: int, clause: str, cause: str) -> bool:
    """Suffer wounds.

    True if the hero could still be saved: then `Rebirth` must be called before anything else happens.
    """
    if not wounds:
        return False
    state = table.state
    left = state.health[seat] = max(0, state.health[seat] - wounds)
    if table.watched:
        table.tell("wounded", clause, seat=seat, amount=wounds, left=left, cause=cause)
    if left:
        if left == 1 and state.artifacts:
            achieve(table, seat, "last_breath")
        return False
    if table.game.phoenix in state.potions[seat]:
        return True
    down(table, seat, "PL-69")
    return False


def down(table: PlatformerTable, seat: int, clause: str) -> None:
    """A Downed hero leaves the map, loses the saved symbol and the boss's tokens, and has full health again
    (PL-69).
    """
    state = table.state
    lift_hero(state, seat)
    if not state.powers[seat] & CHAIN:
        state.special[seat] = BLANK
    for badge in range(len(state.badges_left)):
        if state.badges[seat] >> badge & 1:
            drop_badge(table, seat, badge, "PL-69")
    state.health[seat] = most_health(table, seat)
    if table.watched:
        table.tell("downed", clause, seat=seat)
    if state.artifacts:
        achieve(table, seat, "downed")
    if table.game.is_solo(table.seats):
        lose_solo(table, seat, "downed")


def reset_special(table: PlatformerTable, seat: int, clause: str) -> None:
    """An enemy or a boss's card turns the special die to its blank face, unless a chain holds it."""
    state = table.state
    if state.special[seat] != BLANK and not state.powers[seat] & CHAIN:
        state.special[seat] = BLANK
        if table.watched:
            table.tell("special_reset", clause, seat=seat)


@rule
class Rebirth(Rule):
    """The hero would be Downed and holds Phoenix Tears (PL-Q-81)."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.ask(self.chosen, self.tears, self.seat)

    def tears(self, table: PlatformerTable, seat: int) -> Ask:
        tears = table.game.box.potions[table.game.phoenix].id
        return Ask(seat, "rebirth", ("use", "fall"), "PL-Q-81", about=(("potion", tears),))

    def chosen(self, table: PlatformerTable, answer: str) -> Ending:
        if answer == "fall":
            down(table, self.seat, "PL-69")
            return None
        discard_potion(table, self.seat, table.game.phoenix)
        table.state.health[self.seat] = 1
        if table.watched:
            table.tell("reborn", "PL-Q-81", seat=self.seat)
        if table.state.artifacts:
            achieve(table, self.seat, "last_breath")
        return None
