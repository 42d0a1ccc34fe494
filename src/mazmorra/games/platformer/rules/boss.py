"""The boss's turn, after that of a player on its level (PL-40, PL-79, PL-80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.boss_cards import Card
from mazmorra.games.platformer.rules.symbols import FACES, SYMBOLS
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, Stage, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def draw_card(table: PlatformerTable, then: Stage) -> Ending:
    """Ask chance for a card of the boss; an empty deck is its discards shuffled (PL-79)."""
    state = table.state
    if not any(state.boss_deck):
        state.boss_deck, state.boss_discard = state.boss_discard, state.boss_deck
        if table.watched:
            table.tell("boss_deck_shuffled", "PL-79")
    return table.draw(then, "boss_card", state.boss_deck)


@rule
class BossTurn(Rule):
    """After the turn of a hero who is on the boss level (PL-Q-86)."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        row = table.game.box.bosses[table.state.boss]
        if table.watched:
            table.tell("boss_turn", "PL-40", boss=row.id)
        if row.id == "medusa":
            return Medusa(self.seat).start(table, None)
        return Ikee(self.seat).start(table, None)


@rule
class Medusa(Rule):
    """The enemy die only says which card: cards are drawn until one shows its face (PL-79, PL-Q-95)."""

    seat: int
    face: int = 0

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.draw(self.rolled, "enemy_die", table.game.box.enemy_die)

    def rolled(self, table: PlatformerTable, face: int) -> Ending:
        if table.watched:
            table.tell("boss_die", "PL-79", face=FACES[face])
        return draw_card(table, Medusa(self.seat, face).drawn)

    def drawn(self, table: PlatformerTable, card: int) -> Ending:
        state, row = table.state, table.game.box.cards[card]
        state.boss_deck[card] -= 1
        state.boss_discard[card] += 1
        fits = FACES[self.face] in row.marks
        if table.watched:
            table.tell("boss_card_drawn" if fits else "boss_card_passed", "PL-79", card=row.name)
        if not fits:
            return draw_card(table, self.drawn)
        return Card(self.seat, card).start(table, None)


@rule
class Ikee(Rule):
    """Of two cards the one whose symbol the player rolled more often; a tie lets both come, in random order
    (PL-80).
    """

    seat: int
    first: int = -1

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return draw_card(table, self.drawn)

    def drawn(self, table: PlatformerTable, card: int) -> Ending:
        """Both are discarded when both are drawn, so that the second is never the first again (PL-Q-94)."""
        state, box = table.state, table.game.box
        state.boss_deck[card] -= 1
        if table.watched:
            table.tell("boss_card_drawn", "PL-80", card=box.cards[card].name)
        if self.first < 0:
            return draw_card(table, Ikee(self.seat, card).drawn)
        state.boss_discard[self.first] += 1
        state.boss_discard[card] += 1
        counts = [state.rolled[SYMBOLS.index(box.cards[each].marks[0])] for each in (self.first, card)]
        if counts[0] == counts[1]:
            if table.watched:
                table.tell("boss_cards_tied", "PL-80")
            return table.draw(self.ordered, "boss_order", (1, 1), ((self.first, card), (card, self.first)))
        chosen = self.first if counts[0] > counts[1] else card
        if table.watched:
            table.tell("boss_card_chosen", "PL-80", card=box.cards[chosen].name)
        return Card(self.seat, chosen).start(table, None)

    def ordered(self, table: PlatformerTable, order: tuple[int, int]) -> Ending:
        return table.call(*(Card(self.seat, card) for card in order))
