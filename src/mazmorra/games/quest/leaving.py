"""Out of the dungeon alive, and who has won when nobody is left inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.games.quest.belongings import drop_kept, kept_card
from mazmorra.games.quest.board import kind_at
from mazmorra.games.quest.compass import NOWHERE
from mazmorra.games.quest.dice import Roll
from mazmorra.games.quest.harm import end_turn
from mazmorra.games.quest.state import INSIDE, NO_SIDE, OUT
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


def may_leave(table: QuestTable, seat: int) -> bool:
    """In a tower room with loot; alone it must be treasure (DQ-EXI-1, DQ-SOLO-1, DQ-R-67)."""
    state, cards = table.state, table.game.box.cards
    if state.standing[seat] != INSIDE or kind_at(table, state.space[seat]).type != "tower":
        return False
    return any(not table.game.solo or cards[card].deck == "treasure" for card in state.loot[seat])


def leave(table: QuestTable, seat: int) -> Any:
    """The figure goes, and never comes back."""
    state = table.state
    shade = kept_card(table, seat, "lingering_shade")
    if shade is not None:
        drop_kept(table, seat, shade)
    state.standing[seat] = OUT
    state.space[seat], state.side[seat] = NOWHERE, NO_SIDE
    if table.watched:
        table.tell("left_dungeon", "DQ-EXI-1", seat=seat)
    return end_turn(table)


@rule
class Reckoning(Rule):
    """The survivors open their chests and bottles, then count their gold (DQ-WIN-2)."""

    seat: int = 0

    def start(self, table: QuestTable, _: Any) -> Any:
        if self.seat == table.seats:
            return crown(table)
        if table.state.standing[self.seat] != OUT:
            return Reckoning(self.seat + 1).start(table, None)
        return table.call(Spoils(self.seat), then=self.next)

    def next(self, table: QuestTable, _: Any) -> Any:
        return Reckoning(self.seat + 1).start(table, None)


@rule
class Spoils(Rule):
    """One survivor's loot: a bottled imp may be let out, each treasure chest is worth a roll."""

    seat: int

    def start(self, table: QuestTable, _: Any) -> Any:
        if table.game.bottle_imp in table.state.loot[self.seat]:
            return table.ask(self.uncorked, self.imp, self.seat)
        return self.chests(table, None)

    def imp(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "imp", ("leave", "uncork"), "DQ-WIN-2")

    def uncorked(self, table: QuestTable, answer: str) -> Any:
        if answer == "leave":
            return self.chests(table, None)
        return table.call(Roll(self.seat, 1, "imp", "DQ-WIN-2"), then=self.wished)

    def wished(self, table: QuestTable, pips: tuple[int, ...]) -> Any:
        from mazmorra.games.quest.effect import Effect

        found = table.game.box.outcome("imp", pips[0])
        if found < 0:
            return self.chests(table, None)
        return table.call(Effect(self.seat, found, "outcome"), then=self.chests)

    def chests(self, table: QuestTable, _: Any) -> Any:
        count = table.state.loot[self.seat].count(table.game.treasure_chest)
        return table.call(*(Chest(self.seat) for _ in range(count)), then=self.counted)

    def counted(self, table: QuestTable, _: Any) -> Any:
        state, cards = table.state, table.game.box.cards
        worth = [cards[card].row.gold for card in state.loot[self.seat]]
        state.gold[self.seat] += sum(worth)
        state.dearest[self.seat] = max([state.dearest[self.seat], *worth])
        if table.watched:
            table.tell("gold_counted", "DQ-WIN-2", seat=self.seat, gold=state.gold[self.seat], cards=len(state.loot[self.seat]))
        return None


@rule
class Chest(Rule):
    """A treasure chest holds two dice times a hundred."""

    seat: int

    def start(self, table: QuestTable, _: Any) -> Any:
        return table.call(Roll(self.seat, 2, "treasure_chest", "DQ-WIN-2"), then=self.opened)

    def opened(self, table: QuestTable, pips: tuple[int, ...]) -> Any:
        state, gold = table.state, 100 * sum(pips)
        state.gold[self.seat] += gold
        state.dearest[self.seat] = max(state.dearest[self.seat], gold)
        return None


def crown(table: QuestTable) -> None:
    """Most gold, then the single dearest card, then most cards, then all of them (DQ-WIN-2, DQ-WIN-3)."""
    state = table.state
    living = [seat for seat in range(table.seats) if state.standing[seat] == OUT]
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
