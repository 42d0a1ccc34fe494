"""The end: the survivors' loot is counted, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.decks import NOTHING
from mazmorra.games.quest.rules.dice import Roll
from mazmorra.games.quest.rules.effect import Effect
from mazmorra.games.quest.rules.order import Order
from mazmorra.games.quest.rules.runes import holds
from mazmorra.games.quest.state import OUT
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


@rule
class Reckoning(Rule):
    """The survivors open their chests and bottles, then count their gold (DQ-WIN-2)."""

    def start(self, table: QuestTable, _: object) -> Ending:
        """Whose turn it was says in which order, where somebody has a choice to make (DQ-TRN-5)."""
        rolling = tuple(seat for seat in survivors(table) if rolls_for_loot(table, seat))
        if any(chooses(table, seat) for seat in rolling):
            return table.call(Order("spoils_order", rolling), then=self.ordered)
        return self.ordered(table, ())

    def ordered(self, table: QuestTable, first: tuple[int, ...]) -> Ending:
        rest = [seat for seat in survivors(table) if seat not in first]
        return table.call(*(Spoils(seat) for seat in (*first, *rest)), then=self.counted)

    def counted(self, table: QuestTable, _: object) -> None:
        crown(table)


def survivors(table: QuestTable) -> list[int]:
    return [seat for seat in range(table.seats) if table.state.standing[seat] == OUT]


def rolls_for_loot(table: QuestTable, seat: int) -> bool:
    """Whether a survivor's loot is not worth what is printed on it, but what the dice say."""
    return any(card in (table.game.bottle_imp, table.game.treasure_chest) for card in table.state.loot[seat])


def chooses(table: QuestTable, seat: int) -> bool:
    """Whether a survivor with such loot is asked anything: who is after others may know more."""
    return table.game.bottle_imp in table.state.loot[seat] or holds(table, seat, "fortune")


@rule
class Spoils(Rule):
    """One survivor's loot: a bottled imp may be let out, each treasure chest is worth a roll."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        if table.game.bottle_imp in table.state.loot[self.seat]:
            return table.ask(self.uncorked, self.imp, self.seat)
        return self.chests(table, None)

    def imp(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "imp", ("leave", "uncork"), "DQ-WIN-2")

    def uncorked(self, table: QuestTable, answer: str) -> Ending:
        if answer == "leave":
            return self.chests(table, None)
        return table.call(Roll(self.seat, 1, "imp", "DQ-WIN-2"), then=self.wished)

    def wished(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        found = table.game.box.outcome("imp", pips[0])
        if found == NOTHING:
            return self.chests(table, None)
        return table.call(Effect(self.seat, found, "outcome"), then=self.chests)

    def chests(self, table: QuestTable, _: object) -> Ending:
        count = table.state.loot[self.seat].count(table.game.treasure_chest)
        return table.call(*(Chest(self.seat) for _ in range(count)), then=self.counted)

    def counted(self, table: QuestTable, _: object) -> Ending:
        state, cards = table.state, table.game.box.cards
        worth = [cards[card].row.gold for card in state.loot[self.seat]]
        state.gold[self.seat] += sum(worth)
        state.dearest[self.seat] = max([state.dearest[self.seat], *worth])
        if table.watched:
            table.tell(
                "gold_counted",
                "DQ-WIN-2",
                seat=self.seat,
                gold=state.gold[self.seat],
                cards=len(state.loot[self.seat]),
            )
        return None


@rule
class Chest(Rule):
    """A treasure chest holds two dice times a hundred."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.call(Roll(self.seat, 2, "treasure_chest", "DQ-WIN-2"), then=self.opened)

    def opened(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        state, gold = table.state, 100 * sum(pips)
        state.gold[self.seat] += gold
        state.dearest[self.seat] = max(state.dearest[self.seat], gold)
        return None


def crown(table: QuestTable) -> None:
    """Most gold, then the single dearest card, then most cards, then all of them (DQ-WIN-2, DQ-WIN-3)."""
    state = table.state
    living = survivors(table)
    state.ending = "DQ-WIN-2" if living else "DQ-WIN-3"

    def worth(seat: int) -> tuple[int, int, int]:
        return (state.gold[seat], state.dearest[seat], len(state.loot[seat]))

    best = max(map(worth, living), default=None)
    state.winners = tuple(seat for seat in living if worth(seat) == best)
    if not table.watched:
        return
    if state.winners:
        table.tell("won", "DQ-WIN-2", seats=state.winners, gold=state.gold[state.winners[0]])
    else:
        table.tell("nobody_wins", "DQ-WIN-3")
