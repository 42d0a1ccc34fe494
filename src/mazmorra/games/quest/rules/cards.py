"""Drawing a card and following what it says, or answering it with a rune."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.games.quest.rules.belongings import gain_loot, keep
from mazmorra.games.quest.rules.decks import (
    NOTHING,
    draw_from,
    has_others,
    is_reshuffle,
    reshuffle,
    tell_drawn,
)
from mazmorra.games.quest.rules.dice import Test
from mazmorra.games.quest.rules.effect import OPS, Effect
from mazmorra.games.quest.rules.runes import has, holds, use_rune
from mazmorra.games.quest.rules.wounds import end_turn
from mazmorra.games.quest.state import BELOW
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.content.ops import Op
    from mazmorra.games.quest.game import QuestTable

RuneAnswer: TypeAlias = "Callable[[Draw, QuestTable], Ending]"

RUNE_FOR = {"trap": "warning", "dragon": "slumber", "catacomb": "ascent"}
"""The rune that may answer a card of a deck."""
RUNE_ANSWERS: Dispatch[RuneAnswer] = Dispatch()
"""What that rune does, by deck."""


@rule
class Draw(Rule):
    """Draw a card of a deck and follow it (DQ-CRD-2)."""

    seat: int
    deck: str
    clause: str
    card: int = NOTHING

    def start(self, table: QuestTable, _: object) -> Ending:
        return draw_from(table, self.drawn, self.deck)

    def drawn(self, table: QuestTable, card: int) -> Ending:
        if card == NOTHING:
            return None
        state = table.state
        state.deck[card] -= 1
        if table.watched:
            tell_drawn(table, self.seat, self.deck, card, self.clause)
        if is_reshuffle(table, card):
            reshuffle(table, self.deck, card)
            return self.start(table, None) if has_others(table, self.deck) else None
        found = Draw(seat=self.seat, deck=self.deck, clause=self.clause, card=card)
        rune = RUNE_FOR.get(self.deck)
        if rune is not None and holds(table, self.seat, rune):
            return table.ask(found.decided, found.rune, self.seat)
        return found.follow(table)

    def rune(self, table: QuestTable, seat: int) -> Ask:
        about = (("rune", RUNE_FOR[self.deck]), ("card", table.game.box.cards[self.card].id))
        return Ask(seat, RUNE_FOR[self.deck], ("keep", "use"), "DQ-CRD-5", about=about)

    def decided(self, table: QuestTable, answer: str) -> Ending:
        if answer == "keep":
            return self.follow(table)
        use_rune(table, self.seat)
        return RUNE_ANSWERS[self.deck](self, table)

    def follow(self, table: QuestTable) -> Ending:
        """Do what the card says; where it goes is decided at once, so that a death in the middle finds it in
        its place.
        """
        state, row = table.state, table.game.box.cards[self.card].row
        if self.deck == "catacomb":
            state.row[self.seat] = (*state.row[self.seat], self.card)
            if row.id in ("torch_goes_out", "spider_venom"):
                linger(table, self.seat, self.card)
        elif row.loot:
            gain_loot(table, self.seat, self.card, self.clause)
        elif self.deck != "dragon" and not any(op.op == "keep" for op in row.does):
            state.discard[self.card] += 1
        if not row.test:
            return Effect(self.seat, self.card, "does").start(table, None) if row.does else None
        return table.call(Effect(self.seat, self.card, "does"), then=self.done)

    def done(self, table: QuestTable, _: object) -> Ending:
        row = table.game.box.cards[self.card].row
        measured = any(op.op == "wound_margin" for op in row.fail)
        test = Test(self.seat, row.test, row.id, self.clause, spends=row.spend, measured=measured)
        return table.call(test, then=self.tested)

    def tested(self, table: QuestTable, missed: int) -> Ending:
        return table.call(Effect(self.seat, self.card, "fail" if missed else "ok", margin=missed))


@OPS.on("draw")
def draw_another(effect: Effect, table: QuestTable, op: Op) -> Ending:
    return effect.go_on(table, Draw(effect.seat, op["deck"], "DQ-CRD-2"))


@RUNE_ANSWERS.on("dragon")
def slumber(draw: Draw, table: QuestTable) -> Ending:
    table.state.deck[draw.card] += 1
    return end_turn(table)


@RUNE_ANSWERS.on("trap")
def warned(draw: Draw, table: QuestTable) -> Ending:
    table.state.discard[draw.card] += 1
    return None


def linger(table: QuestTable, seat: int, card: int) -> None:
    """A card of the catacombs goes on acting while one is there; Challara's ember keeps her torch alight."""
    if table.game.box.cards[card].id == "torch_goes_out" and has(table, seat, "ember"):
        return
    if table.state.standing[seat] == BELOW:
        keep(table, seat, card)
