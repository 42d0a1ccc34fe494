"""Searching a room: the top card, or one of several."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.cards import Draw
from mazmorra.games.quest.rules.decks import NOTHING, draw_from, is_reshuffle, reshuffle, tell_drawn
from mazmorra.games.quest.rules.runes import has, holds, use_rune
from mazmorra.games.quest.state import SEARCHED
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


@rule
class Search(Rule):
    """The top search card, and a token so that nobody searches here again (DQ-SEA-2); Lindel and a rune see
    more cards.
    """

    seat: int
    cards: int = 1
    seen: tuple[int, ...] = ()

    def start(self, table: QuestTable, _: object) -> Ending:
        table.state.marks[table.state.space[self.seat]] |= SEARCHED
        cards = 2 if has(table, self.seat, "keen") else 1
        if holds(table, self.seat, "seeking"):
            return table.ask(Search(self.seat, cards).sought, self.seeking, self.seat)
        return Search(self.seat, cards).look(table)

    def seeking(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "seeking", ("keep", "use"), "DQ-CRD-5", about=(("rune", "seeking"),))

    def sought(self, table: QuestTable, answer: str) -> Ending:
        cards = max(self.cards, use_rune(table, self.seat)) if answer == "use" else self.cards
        return Search(self.seat, cards).look(table)

    def look(self, table: QuestTable) -> Ending:
        if self.cards == 1:
            return table.call(Draw(self.seat, "search", "DQ-SEA-2"))
        return draw_from(table, self.drawn, "search")

    def drawn(self, table: QuestTable, card: int) -> Ending:
        """Several cards are looked at; one of them is followed."""
        state = table.state
        seen = self.seen
        if card != NOTHING:
            state.deck[card] -= 1
            seen = (*seen, card)
        looking = replace(self, seen=seen)
        if len(seen) < self.cards and card != NOTHING:
            return draw_from(table, looking.drawn, "search")
        return table.ask(looking.picked, looking.pick, self.seat) if seen else None

    def pick(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "pick", tuple(dict.fromkeys(self.seen)), "DQ-SEA-2")

    def picked(self, table: QuestTable, card: int) -> Ending:
        rest = list(self.seen)
        rest.remove(card)
        for each in rest:
            table.state.discard[each] += 1
        if table.watched:
            tell_drawn(table, self.seat, "search", card, "DQ-SEA-2")
        if is_reshuffle(table, card):
            reshuffle(table, "search", card)
            return table.call(Draw(self.seat, "search", "DQ-R-82"))
        return Draw(self.seat, "search", "DQ-SEA-2", card).follow(table)
