"""What lies in the play area acts before its owner does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.games.quest.rules.belongings import drop_kept, one_of_each
from mazmorra.games.quest.rules.decks import NOTHING
from mazmorra.games.quest.rules.dice import Roll, Test
from mazmorra.games.quest.rules.effect import Effect
from mazmorra.games.quest.rules.potions import Thirst
from mazmorra.games.quest.rules.runes import holds, use_rune
from mazmorra.games.quest.rules.wounds import Hurt, end_turn, heal, health
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

Acts: TypeAlias = "Callable[[Status, QuestTable], Ending]"

ACTING: Dispatch[Acts] = Dispatch()
"""The kept cards that do something in the state phase, and what; each takes the state phase as it goes on."""
TABLES = {"lingering_shade": (2, "shade"), "spider_venom": (1, "venom")}
"""Those whose dice have a table: how many dice, and which table."""


@rule
class Status(Rule):
    """Cards in the play area that act at the start of a turn, in the order their owner likes (DQ-TRN-3,
    DQ-R-49).
    """

    seat: int
    done: tuple[int, ...] = ()

    def start(self, table: QuestTable, _: object) -> Ending:
        """A potion may be drunk first by whom these cards might kill: each costs a wound at most
        (DQ-R-64).
        """
        cards = table.game.box.cards
        acting = [card for card in table.state.kept[self.seat] if cards[card].id in ACTING]
        if health(table, self.seat) - table.state.wounds[self.seat] <= len(acting):
            return table.call(Thirst(self.seat), then=self.next)
        return self.next(table, None)

    def next(self, table: QuestTable, _: object) -> Ending:
        left = self.left(table)
        if not left:
            return self.mend(table)
        if len(left) == 1:
            return self.act(table, left[0])
        return table.ask(self.act, self.order, self.seat)

    def left(self, table: QuestTable) -> tuple[int, ...]:
        cards, acting = table.game.box.cards, list(table.state.kept[self.seat])
        for card in self.done:
            if card in acting:
                acting.remove(card)
        return one_of_each(table, (card for card in acting if cards[card].id in ACTING))

    def order(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "status_order", self.left(table), "DQ-R-49")

    def act(self, table: QuestTable, card: int) -> Ending:
        acting = Status(self.seat, (*self.done, card))
        return ACTING[table.game.box.cards[card].id](acting, table)

    def groped(self, table: QuestTable, missed: int) -> Ending:
        if missed:
            return end_turn(table)
        drop_kept(table, self.seat, self.done[-1])
        return Status(self.seat, self.done[:-1]).next(table, None)

    def rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        _, outcomes = TABLES[table.game.box.cards[self.done[-1]].id]
        found = table.game.box.outcome(outcomes, sum(pips))
        return (
            table.call(Effect(self.seat, found, "outcome"), then=self.next)
            if found != NOTHING
            else self.next(table, None)
        )

    def mend(self, table: QuestTable) -> Ending:
        if holds(table, self.seat, "mending") and table.state.wounds[self.seat]:
            return table.ask(self.mended, self.mending, self.seat)
        return None

    def mending(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "mending", ("keep", "use"), "DQ-CRD-5", about=(("rune", "mending"),))

    def mended(self, table: QuestTable, answer: str) -> Ending:
        if answer == "keep":
            return None
        heal(table, self.seat, use_rune(table, self.seat), "DQ-WND-2")
        return end_turn(table)


@ACTING.on("vampire_bite")
def bleed(status: Status, table: QuestTable) -> Ending:
    return table.call(Hurt(status.seat, 1, "DQ-CRD-2"), then=status.next)


@ACTING.on("torch_goes_out")
def grope(status: Status, table: QuestTable) -> Ending:
    return table.call(Test(status.seat, ("luck",), "torch_goes_out", "DQ-TRN-3"), then=status.groped)


@ACTING.on(*TABLES)
def roll(status: Status, table: QuestTable) -> Ending:
    name = table.game.box.cards[status.done[-1]].id
    dice, _ = TABLES[name]
    return table.call(Roll(status.seat, dice, name, "DQ-TRN-3"), then=status.rolled)
