"""Dice and tests of attributes, with everything that may change a roll: runes, determination, ropes, the
heroes' own ways.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.belongings import drop_kept, kept_card
from mazmorra.games.quest.rules.runes import has, holds, once, use_rune
from mazmorra.games.quest.rules.wounds import Hurt
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

PIPS = (1, 2, 3, 4, 5, 6)
EVEN = (1,) * 6
ROPED = ("bridge", "cave_in", "trapdoor", "hole_in_the_roof")
"""The agility tests a rope passes."""


@rule
class Roll(Rule):
    """So many dice; gives their pips. The rune of fortune may roll them once more."""

    seat: int
    dice: int
    about: str
    clause: str
    pips: tuple[int, ...] = ()
    second: bool = False

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.draw(self.fell, "die", EVEN, PIPS)

    def fell(self, table: QuestTable, pip: int) -> Ending:
        rolled = Roll(
            seat=self.seat,
            dice=self.dice,
            about=self.about,
            clause=self.clause,
            pips=(*self.pips, pip),
            second=self.second,
        )
        if len(rolled.pips) < self.dice:
            return rolled.start(table, None)
        if table.watched:
            table.tell("rolled", self.clause, seat=self.seat, about=self.about, dice=rolled.pips)
        if not self.second and holds(table, self.seat, "fortune"):
            return table.ask(rolled.decided, rolled.fortune, self.seat)
        return rolled.pips

    def fortune(self, table: QuestTable, seat: int) -> Ask:
        return Ask(
            seat,
            "fortune",
            ("keep", "use"),
            "DQ-CRD-5",
            about=(("rune", "fortune"), ("about", self.about), ("dice", self.pips)),
        )

    def decided(self, table: QuestTable, answer: str) -> Ending:
        if answer == "keep":
            return self.pips
        use_rune(table, self.seat)
        return replace(self, pips=(), second=True).start(table, None)


@rule
class Test(Rule):
    """Two dice against an attribute, the lowest of those named; gives by how much it failed, 0 for a success
    (DQ-TST-1).
    """

    seat: int
    attributes: tuple[str, ...]
    about: str
    clause: str
    bonus: int = 0
    spends: bool = True
    measured: bool = False
    """Whether it matters by how much it fails."""
    missed: int = 0

    def start(self, table: QuestTable, _: object) -> Ending:
        if self.about in ROPED and kept_card(table, self.seat, "rope") is not None:
            return table.ask(self.roped, self.rope, self.seat)
        return self._ready(table)

    def rope(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "rope", ("roll", "rope"), self.clause, about=self._about(table))

    def roped(self, table: QuestTable, answer: str) -> Ending:
        card = kept_card(table, self.seat, "rope")
        if answer == "roll" or card is None:
            return self._ready(table)
        drop_kept(table, self.seat, card)
        return 0

    def _ready(self, table: QuestTable) -> Ending:
        if has(table, self.seat, "penance") and once(table, "penance"):
            return table.ask(self.penitent, self.penance, self.seat)
        return self._roll(table)

    def penance(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "penance", ("roll", "penance"), "DQ-TRN-6", about=self._about(table))

    def penitent(self, table: QuestTable, answer: str) -> Ending:
        if answer == "roll":
            return self._roll(table)
        table.state.spent = (*table.state.spent, "penance")
        return table.call(Hurt(self.seat, 1, "DQ-TRN-6"), then=self.suffered)

    def suffered(self, table: QuestTable, _: object) -> Ending:
        gain_determination(table, self.seat, 3, "DQ-TRN-6")
        return self._roll(table)

    def _roll(self, table: QuestTable) -> Ending:
        return table.call(Roll(self.seat, 2, self.about, "DQ-TST-1"), then=self.rolled)

    def rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        missed = max(0, sum(pips) + self.bonus - attribute(table, self.seat, self.attributes))
        tokens = table.state.determination[self.seat]
        if missed and self.spends and tokens and (tokens >= missed or self.measured):
            failing = replace(self, missed=missed)
            return table.ask(failing.spent, failing.determination, self.seat)
        return self._settle(table, missed)

    def determination(self, table: QuestTable, seat: int) -> Ask:
        """Asked when it can help (DQ-TST-3, DQ-TST-4)."""
        tokens = table.state.determination[seat]
        useful = range(min(tokens, self.missed) + 1) if self.measured else (0, self.missed)
        about = (*self._about(table), ("missed", self.missed))
        return Ask(seat, "determination", tuple(useful), "DQ-TST-3", about=about)

    def spent(self, table: QuestTable, tokens: int) -> Ending:
        table.state.determination[self.seat] -= tokens
        if table.watched and tokens:
            table.tell(
                "determination_spent",
                "DQ-TST-3",
                seat=self.seat,
                amount=tokens,
                total=table.state.determination[self.seat],
            )
        return self._settle(table, self.missed - tokens)

    def _settle(self, table: QuestTable, missed: int) -> Ending:
        if not missed:
            if table.watched:
                lowest = self._lowest(table)
                table.tell("test_passed", self.clause, seat=self.seat, attribute=lowest, about=self.about)
            return 0
        if "strength" in self.attributes and has(table, self.seat, "stubborn") and once(table, "stubborn"):
            failing = replace(self, missed=missed)
            return table.ask(failing.tried, failing.stubborn, self.seat)
        return self._fail(table, missed)

    def stubborn(self, table: QuestTable, seat: int) -> Ask:
        about = (*self._about(table), ("missed", self.missed))
        return Ask(seat, "stubborn", ("accept", "stubborn"), "DQ-TRN-6", about=about)

    def tried(self, table: QuestTable, answer: str) -> Ending:
        if answer == "accept":
            return self._fail(table, self.missed)
        table.state.spent = (*table.state.spent, "stubborn")
        return table.call(Hurt(self.seat, 1, "DQ-TRN-6"), then=self.again)

    def again(self, table: QuestTable, _: object) -> Ending:
        return self._roll(table)

    def _fail(self, table: QuestTable, missed: int) -> int:
        """A failure gives a determination token (DQ-TST-2)."""
        if table.watched:
            table.tell(
                "test_failed",
                self.clause,
                seat=self.seat,
                attribute=self._lowest(table),
                about=self.about,
                missed=missed,
            )
        gain_determination(table, self.seat, 1, "DQ-TST-2")
        return missed

    def _lowest(self, table: QuestTable) -> str:
        return min(self.attributes, key=lambda name: attribute(table, self.seat, (name,)))

    def _about(self, table: QuestTable) -> tuple[tuple[str, object], ...]:
        needed = attribute(table, self.seat, self.attributes) - self.bonus
        return (
            ("about", self.about),
            ("attribute", self._lowest(table)),
            ("needed", needed),
            ("odds", odds(needed)),
        )


def attribute(table: QuestTable, seat: int, names: tuple[str, ...]) -> int:
    """The lowest of some attributes of a seat's hero."""
    hero = table.game.box.heroes[table.state.heroes[seat]]
    return int(min(getattr(hero, name) for name in names))


def odds(needed: int) -> int:
    """How often in a hundred two dice roll this or less."""
    ways = sum(1 for one in PIPS for other in PIPS if one + other <= needed)
    return round(100 * ways / 36)


def gain_determination(table: QuestTable, seat: int, amount: int, clause: str) -> None:
    table.state.determination[seat] += amount
    if table.watched:
        table.tell(
            "determination_gained", clause, seat=seat, amount=amount, total=table.state.determination[seat]
        )
