"""The decks: bags of cards with open discard piles; drawing one, and following what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.belongings import gain_loot
from mazmorra.games.quest.rules.harm import end_turn
from mazmorra.games.quest.rules.runes import holds, use_rune
from mazmorra.games.quest.state import BELOW
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, Stage, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

NOTHING = -1
RUNE_FOR = {"trap": "warning", "dragon": "slumber", "catacomb": "ascent"}
"""The rune that may answer a card of a deck."""


def draw_from(table: QuestTable, then: Stage, deck: str) -> Ending:
    """Ask chance for a card; an empty deck is refilled from its discards (DQ-CRD-1).

    `NOTHING` if both are empty (DQ-R-59).
    """
    state, where = table.state, table.game.box.slices[deck]
    if not any(state.deck[where]):
        state.deck[where] = state.discard[where]
        state.discard[where] = [0] * (where.stop - where.start)
        if table.watched and any(state.deck[where]):
            table.tell("deck_refilled", "DQ-CRD-1", deck=deck)
    if not any(state.deck[where]):
        return then(table, NOTHING)
    return table.draw(then, deck, state.deck[where], range(where.start, where.stop))


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
        found = Draw(self.seat, self.deck, self.clause, card)
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
        if self.deck == "dragon":
            table.state.deck[self.card] += 1
            return end_turn(table)
        if self.deck == "trap":
            table.state.discard[self.card] += 1
            return None
        from mazmorra.games.quest.rules.catacombs import Exit

        table.state.row[self.seat] = (*table.state.row[self.seat], self.card)
        return table.call(Exit(self.seat))

    def follow(self, table: QuestTable) -> Ending:
        """Do what the card says; where it goes is decided at once, so that a death in the middle finds it in
        its place.
        """
        from mazmorra.games.quest.rules.effect import Effect

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
        from mazmorra.games.quest.rules.dice import Test

        row = table.game.box.cards[self.card].row
        measured = any(op.op == "wound_margin" for op in row.fail)
        test = Test(self.seat, row.test, row.id, self.clause, spends=row.spend, measured=measured)
        return table.call(test, then=self.tested)

    def tested(self, table: QuestTable, missed: int) -> Ending:
        from mazmorra.games.quest.rules.effect import Effect

        return table.call(Effect(self.seat, self.card, "fail" if missed else "ok", margin=missed))


def tell_drawn(table: QuestTable, seat: int, deck: str, card: int, clause: str) -> None:
    """What was drawn; what the printed card says holds for nobody's own."""
    printed = table.game.own_content is None
    table.tell(
        "card_drawn", clause, seat=seat, deck=deck, card=table.game.box.cards[card].id, printed=printed
    )


def is_reshuffle(table: QuestTable, card: int) -> bool:
    return any(op.op == "reshuffle" for op in table.game.box.cards[card].row.does)


def has_others(table: QuestTable, deck: str) -> bool:
    """Whether a deck has more in it than cards that shuffle it; all else may lie before the players
    (DQ-R-82).
    """
    where = table.game.box.slices[deck]
    return any(
        table.state.deck[card] and not is_reshuffle(table, card) for card in range(where.start, where.stop)
    )


def reshuffle(table: QuestTable, deck: str, card: int) -> None:
    """This card, the deck and its discards are shuffled together (DQ-R-82)."""
    state, where = table.state, table.game.box.slices[deck]
    state.discard[card] += 1
    state.deck[where] = [
        drawn + dropped for drawn, dropped in zip(state.deck[where], state.discard[where], strict=True)
    ]
    state.discard[where] = [0] * (where.stop - where.start)
    if table.watched:
        table.tell("reshuffled", "DQ-R-82", deck=deck)


def linger(table: QuestTable, seat: int, card: int) -> None:
    """A card of the catacombs goes on acting while one is there; Challara's ember keeps her torch alight."""
    from mazmorra.games.quest.rules.belongings import keep
    from mazmorra.games.quest.rules.runes import has

    if table.game.box.cards[card].id == "torch_goes_out" and has(table, seat, "ember"):
        return
    if table.state.standing[seat] == BELOW:
        keep(table, seat, card)
