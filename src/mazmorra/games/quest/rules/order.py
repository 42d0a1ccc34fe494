"""Who comes first, where things of several players happen at one moment: the player whose turn it is says so
(DQ-TRN-5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


@rule
class Order(Rule):
    """Gives seats in the order that the player whose turn it is likes; `kind` is the question, heroes are its
    answers.
    """

    kind: str
    seats: tuple[int, ...]
    ordered: tuple[int, ...] = ()

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask(self.chosen, self.who, table.state.turn)

    def who(self, table: QuestTable, seat: int) -> Ask:
        heroes = table.state.heroes
        return Ask(seat, self.kind, tuple(heroes[each] for each in self.seats), "DQ-TRN-5")

    def chosen(self, table: QuestTable, hero: int) -> Ending:
        seat = table.state.heroes.index(hero)
        left = tuple(each for each in self.seats if each != seat)
        ordered = (*self.ordered, seat)
        return Order(self.kind, left, ordered).start(table, None) if left else ordered
