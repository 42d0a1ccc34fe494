"""Wounds, healing and death, and the ways a turn can end before its time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.belongings import drop_everything
from mazmorra.games.quest.rules.runes import holds, use_rune
from mazmorra.games.quest.rules.spaces import NOWHERE
from mazmorra.games.quest.state import DEAD, NO_CARD, NO_SIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

CAUSES = ("wounds", "monster", "dragon", "wall", "bridge", "beast")
"""What a hero may die of whom wounds kill: those of no other name are just wounds."""


@rule
class Ward(Rule):
    """The rune of warding may take some of the wounds from one source; gives those that are left."""

    seat: int
    amount: int

    def start(self, table: QuestTable, _: object) -> Ending:
        if holds(table, self.seat, "warding"):
            return table.ask(self.warded, self.warding, self.seat)
        return self.amount

    def warding(self, table: QuestTable, seat: int) -> Ask:
        return Ask(
            seat, "warding", ("keep", "use"), "DQ-CRD-5", about=(("rune", "warding"), ("wounds", self.amount))
        )

    def warded(self, table: QuestTable, answer: str) -> Ending:
        return self.amount if answer == "keep" else max(0, self.amount - use_rune(table, self.seat))


@rule
class Hurt(Rule):
    """A hero suffers wounds from one source; less than none is none (DQ-WND-1, DQ-R-55)."""

    seat: int
    amount: int
    clause: str
    cause: str = "wounds"
    """What it is called if it kills, one of `CAUSES`."""

    def start(self, table: QuestTable, _: object) -> Ending:
        if self.amount <= 0:
            return None
        if holds(table, self.seat, "warding"):
            return table.call(Ward(self.seat, self.amount), then=self.suffer)
        return self.suffer(table, self.amount)

    def suffer(self, table: QuestTable, amount: int) -> Ending:
        state = table.state
        state.wounds[self.seat] += amount
        if table.watched and amount:
            table.tell("wounded", self.clause, seat=self.seat, amount=amount, total=state.wounds[self.seat])
        if state.wounds[self.seat] >= health(table, self.seat):
            return kill(table, self.seat, "DQ-WND-1", self.cause)
        return None


def health(table: QuestTable, seat: int) -> int:
    return table.game.box.heroes[table.state.heroes[seat]].health


def heal(table: QuestTable, seat: int, amount: int, clause: str) -> None:
    """Wounds go, never below none (DQ-WND-2)."""
    state = table.state
    healed = min(amount, state.wounds[seat])
    state.wounds[seat] -= healed
    if table.watched:
        table.tell("healed", clause, seat=seat, amount=healed, total=state.wounds[seat])


def kill(table: QuestTable, seat: int, clause: str, cause: str) -> Ending:
    """Death: the figure, the cards and the tokens go, and the turn ends if it is theirs (DQ-DIE-1,
    DQ-DIE-2).
    """
    state = table.state
    if table.watched:
        table.tell("died", clause, seat=seat, cause=cause)
    end_fight(table)
    bury(table, seat)
    if table.game.death_waits:
        state.fallen = (*state.fallen, seat)
    return end_turn(table) if seat == state.turn else None


def bury(table: QuestTable, seat: int) -> None:
    """The figure goes, the cards to their piles, the tokens to the supply (DQ-DIE-2)."""
    state = table.state
    drop_everything(table, seat)
    state.standing[seat] = DEAD
    state.wounds[seat] = state.determination[seat] = state.skips[seat] = 0
    state.space[seat] = state.travel[seat] = NOWHERE
    state.side[seat] = NO_SIDE


def end_fight(table: QuestTable) -> None:
    """The monster card, if one is in play, is discarded, for all to see; the token stays (DQ-COM-3,
    DQ-COM-8).
    """
    state = table.state
    if state.foe_card != NO_CARD:
        if table.watched and not (table.game.is_solo and state.shown_foe == state.foe_card):
            row = table.game.box.monsters[state.foe_card]
            table.tell(
                "monster_discarded", "DQ-COM-3", monster=row.name, health=row.health, penalty=row.escape
            )
        state.monster_deck[state.foe_card] -= 1
        state.monster_discard[state.foe_card] += 1
    state.foe, state.foe_wounds, state.foe_card, state.shown_foe = "", 0, NO_CARD, NO_CARD


class EndsAtOnce:
    """What `end_turn` goes back to: the rule of a turn is one, and knows harm, which need not know it."""

    __slots__ = ()


def end_turn(table: QuestTable) -> Ending:
    """The turn ends at once, whatever was under way in it."""
    return table.unwind(EndsAtOnce)
