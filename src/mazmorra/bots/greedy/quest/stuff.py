"""Belongings and finds: potions, books, bottles, the dead and their crypts, and what to leave behind."""

from __future__ import annotations

from itertools import product

from mazmorra.bots.greedy.quest.below import turning
from mazmorra.bots.greedy.quest.dangers import SAFE, Danger
from mazmorra.bots.greedy.quest.plan import Plan, Purse, gold_of
from mazmorra.games.quest.rules.dice import PIPS
from mazmorra.games.quest.rules.spaces import far
from mazmorra.games.quest.state import BELOW
from mazmorra.kernel.ask import Answer

NOW = Danger(turns=1.0)
MENDS = 5.0
"""What the rune of mending heals."""


class Stuff:
    """What one hero may do with what there is."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def gold(self, card: int) -> int:
        return gold_of(self.plan.box.cards[card].row)

    def biding(self, danger: Danger = NOW, purse: Purse | None = None) -> float:
        """What it is worth to be here or below when a turn is over."""
        plan = self.plan
        if plan.state.standing[plan.seat] != BELOW:
            return plan.resting(danger, purse)
        space, _ = far(
            plan.state.travel[plan.seat], plan.state.heading[plan.seat], len(plan.state.row[plan.seat]) + 3
        )
        longer = plan.dangers.deck("catacomb") * 4 + Danger(turns=4.0)
        return turning(plan, space, plan.state.heading[plan.seat], danger + longer)

    def draws(self, deck: str) -> bool:
        """Whether to look through a dead adventurer's things, or open a crypt."""
        plan = self.plan
        if not plan.policy.curious:
            return False
        cost = NOW + plan.dangers.deck(deck)
        rich = Purse(plan.purse.gold + plan.mean(deck), plan.purse.leaves or plan.any_loot_leaves)
        found = plan.share(deck)
        return found * plan.resting(cost, rich) + (1 - found) * plan.resting(cost) > plan.resting(NOW)

    def found(self, card: int) -> float:
        """What a search card of several is worth."""
        plan, row = self.plan, self.plan.box.cards[card].row
        if row.loot:
            return plan.resting(
                NOW, Purse(plan.purse.gold + row.gold, plan.purse.leaves or plan.any_loot_leaves)
            )
        rest = plan.resting(NOW + plan.dangers.card(row))
        if any(op.op == "secret_door" for op in row.does):
            return max(rest, plan.through_wall(NOW))
        return rest

    def mends(self) -> bool:
        """Whether a turn is well spent on healing."""
        plan = self.plan
        healed = min(MENDS, float(plan.state.wounds[plan.seat]))
        return healed >= MENDS and self.biding(Danger(turns=2.0, wounds=-healed)) > 1.1 * self.biding()

    def drinking(self) -> float:
        """What it is worth to drink a potion now, over the dice."""
        plan = self.plan
        potion = next(card for card in plan.state.loot[plan.seat] if card in plan.table.game.potions)
        loot = list(plan.state.loot[plan.seat])
        loot.remove(potion)
        return self._rolling("potion", Purse(plan.purse.gold, plan.leaves_with(tuple(loot))), SAFE + NOW)

    def reading(self) -> float:
        """What it is worth to read in the forbidden tome instead of acting."""
        return self._rolling("tome", self.plan.purse, SAFE + NOW)

    def _rolling(self, table: str, purse: Purse, danger: Danger) -> float:
        rolls = list(product(PIPS, PIPS))
        worth = {total: self._outcome(table, total, purse, danger) for total in range(2, 13)}
        return sum(worth[sum(pips)] for pips in rolls) / len(rolls)

    def _outcome(self, table: str, total: int, purse: Purse, danger: Danger) -> float:
        plan = self.plan
        found = plan.box.outcome(table, total)
        wounds = float(plan.state.wounds[plan.seat])
        for op in plan.box.outcomes[found].does if found >= 0 else ():
            if op.op == "die":
                return 0.0
            if op.op == "wound":
                danger += Danger(wounds=float(op["amount"]))
            elif op.op == "heal":
                danger += Danger(wounds=-min(wounds, float(op["amount"])))
            elif op.op == "heal_all":
                danger += Danger(wounds=-wounds)
            elif op.op == "treasures":
                purse = Purse(purse.gold + plan.mean("treasure"), True)
        return self.biding(danger, purse)

    def uncorks(self) -> bool:
        """Whether the imp in the bottle is likely to bring more than it takes."""
        plan = self.plan
        others = [
            self.gold(card) for card in plan.state.loot[plan.seat] if card != plan.table.game.bottle_imp
        ]
        lost = sum(others) / len(others) if others else 0.0
        return plan.mean("treasure") / 2 > lost / 3

    def lightens(self, options: tuple[Answer, ...]) -> Answer:
        """What is worth nothing is left behind before a bridge, if something to leave with remains."""
        plan = self.plan
        loot = plan.state.loot[plan.seat]
        for card in options[1:]:
            rest = list(loot)
            rest.remove(card)  # type: ignore[arg-type]  # all but the first answer are cards
            if isinstance(card, int) and not self.gold(card) and plan.leaves_with(tuple(rest)):
                return card
        return options[0]
