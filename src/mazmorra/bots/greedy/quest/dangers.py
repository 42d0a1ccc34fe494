"""What a card, a test or a fight may cost the hero: turns, wounds and the chance of death, as far as the
table shows.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from mazmorra.bots.greedy.quest.duel import ROUND_WOUNDS, rounds
from mazmorra.content.ops import Op
from mazmorra.games.quest.box.rows import CardRow
from mazmorra.games.quest.rules.dice import PIPS, attribute
from mazmorra.games.quest.rules.wounds import health

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

FALL = (7.0, 3.5, 0.05)
"""What being in the catacombs costs before one is up again."""
SELDOM = 0.05
"""Nothing one hopes for is held less likely than this."""
KEPT = {
    "torch_goes_out": (2.0, 0.0, 0.0),
    "lingering_shade": (0.0, 0.0, 0.35),
    "vampire_bite": (0.0, 6.0, 0.0),
    "spider_venom": (0.0, 1.5, 0.0),
    "rope": (0.0, 0.0, 0.0),
}
"""What cards that stay in the play area cost in the long run."""


class Danger(NamedTuple):
    """Turns lost, wounds expected, and the chance of dying outright."""

    turns: float = 0.0
    wounds: float = 0.0
    death: float = 0.0

    def __add__(self, other: tuple[object, ...]) -> Danger:
        turns, wounds, death = other
        return Danger(self.turns + turns, self.wounds + wounds, self.death + death)  # type: ignore[operator]  # dangers alone

    def __mul__(self, share: object) -> Danger:
        return Danger(self.turns * share, self.wounds * share, self.death * share)  # type: ignore[operator]  # its fields are numbers


SAFE = Danger()


@cache
def chance(needed: int) -> float:
    """How often two dice roll this or less."""
    return sum(one + other <= needed for one, other in product(PIPS, PIPS)) / 36


@cache
def tries(needed: int) -> float:
    """How many attempts a test takes that may be tried again: every failure gives a determination token
    (DQ-TST-2).
    """
    expected, failing = 0.0, 1.0
    for more in range(12):
        expected += failing
        failing *= 1 - chance(needed + more)
    return expected


@cache
def rolled(dice: int, less: int) -> float:
    """The wounds so many dice give, less a figure, never below none."""
    rolls = list(product(PIPS, repeat=dice))
    return sum(max(0, sum(pips) - less) for pips in rolls) / len(rolls)


class Dangers:
    """The dangers to one hero at one moment."""

    def __init__(self, table: QuestTable, seat: int) -> None:
        self.table, self.seat, self.state = table, seat, table.state
        self.tokens = table.state.determination[seat]
        self.left = health(table, seat) - table.state.wounds[seat]
        self.known: dict[str, Danger] = {}

    def passes(self, *names: str, bonus: int = 0) -> float:
        """How often a test succeeds with all determination spent."""
        return chance(attribute(self.table, self.seat, names) - bonus + self.tokens)

    def attempts(self, name: str) -> float:
        """How often a test must be tried that may be tried again."""
        return tries(attribute(self.table, self.seat, (name,)) + self.tokens)

    def deck(self, name: str) -> Danger:
        """What the next card of a deck costs on average."""
        if name not in self.known:
            self.known[name] = SAFE  # a card that leads back to its own deck counts once
            self.known[name] = self._average(name)
        return self.known[name]

    def _average(self, name: str) -> Danger:
        whole = SAFE
        for likely, row in self.cards(name):
            whole += self.card(row) * likely
        return whole

    def cards(self, name: str) -> list[tuple[float, CardRow]]:
        """What the next card of a deck may be, and how likely each is; an empty deck is refilled first
        (DQ-CRD-1).
        """
        where, cards = self.table.game.box.slices[name], self.table.game.box.cards
        pile = self.state.deck if any(self.state.deck[where]) else self.state.discard
        total = sum(pile[where])
        return [
            (pile[card] / total, cards[card].row) for card in range(where.start, where.stop) if pile[card]
        ]

    def does(self, name: str, op: str) -> float:
        """How likely the next card of a deck does something."""
        return sum(likely for likely, row in self.cards(name) if any(each.op == op for each in row.does))

    def card(self, row: CardRow) -> Danger:
        """What one card costs."""
        cost = self.ops(row, row.does)
        if not row.test:
            return cost
        success = self.passes(*row.test) if row.spend else chance(attribute(self.table, self.seat, row.test))
        return cost + self.ops(row, row.ok) * success + self.ops(row, row.fail) * (1 - success)

    def ops(self, row: CardRow, ops: tuple[Op, ...]) -> Danger:
        """What the operations of one branch of a card cost."""
        cost = SAFE
        for op in ops:
            cost += self.op(row, op)
        return cost

    def op(self, row: CardRow, op: Op) -> Danger:
        """What one operation of a card costs."""
        if op.op == "keep":
            return SAFE + KEPT.get(row.id, SAFE)
        if op.op == "draw":
            return self.deck(op["deck"])
        if op.op == "roll":
            return self._outcomes(op["table"], op["dice"])
        if op.op == "fall":
            return self.fall()
        if op.op == "encounter":
            return self.fight()
        if op.op in ("skip", "skip_dice"):
            return Danger(turns=op["turns"] if op.op == "skip" else rolled(op["dice"], op["less"]))
        return Danger(wounds=self._wounds(op), death=float(op.op == "die"))

    def _wounds(self, op: Op) -> float:
        if op.op == "wound":
            return float(op["amount"])
        if op.op == "wound_dice":
            return rolled(op["dice"], op["less"])
        if op.op == "wound_margin":
            return 2.0
        if op.op == "wound_half":
            return (self.left + 1) // 2
        if op.op == "wound_less_armor":
            return float(max(0, op["amount"] - attribute(self.table, self.seat, ("armor",))))
        if op.op == "ferrox":
            return 3.5 * (self.attempts("strength") - 1)
        return 2.2 * op["cards"] if op.op == "volley" else 0.0

    def _outcomes(self, name: str, dice: int) -> Danger:
        box, cost = self.table.game.box, SAFE
        rolls = list(product(PIPS, repeat=dice))
        for pips in rolls:
            found = box.outcome(name, sum(pips))
            for op in box.outcomes[found].does if found >= 0 else ():
                if op.op in ("wound", "die", "encounter"):
                    cost += self.op(box.cards[0].row, op) * (1 / len(rolls))
        return cost

    def fight(self) -> Danger:
        """What a monster nobody has seen costs: the wounds of as many rounds as it takes."""
        if "monster" not in self.known:
            pile = self.state.monster_deck if any(self.state.monster_deck) else self.state.monster_discard
            monsters = self.table.game.box.monsters
            total = sum(pile)
            average = (
                sum(count * rounds(row.health) for count, row in zip(pile, monsters, strict=True)) / total
                if total
                else 0
            )
            self.known["monster"] = Danger(wounds=average * ROUND_WOUNDS)
        return self.known["monster"]

    def fall(self) -> Danger:
        """What being in the catacombs costs before one is up again."""
        return Danger(*FALL)

    def door(self) -> Danger:
        """What a door costs until it opens (DQ-MOV-8)."""
        attempts = 1 / max(self.does("door", "open"), SELDOM)
        return Danger(turns=attempts - 1) + self.deck("door") * attempts

    def rage(self) -> float:
        """How likely the next dragon card wakes it."""
        return self.does("dragon", "rage")
