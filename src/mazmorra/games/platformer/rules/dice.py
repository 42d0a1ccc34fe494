"""Action dice: the roll, rolling some again, setting one, and putting used ones aside (PL-25, PL-29)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.symbols import BLANK, SYMBOLS
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable
    from mazmorra.games.platformer.state import PlatformerState


def use_die(state: PlatformerState, symbol: int, dice: int = 1) -> None:
    """Dice of the pool are put aside with their faces as they are."""
    state.pool[symbol] -= dice
    state.used[symbol] += dice


def use_special(table: PlatformerTable, seat: int) -> None:
    """The symbol of the special die is used, which resets it (PL-28, PL-42)."""
    state = table.state
    if table.watched:
        table.tell("special_used", "PL-42", seat=seat, symbol=SYMBOLS[state.special[seat]])
    state.special[seat] = BLANK


def faces(state: PlatformerState) -> tuple[int, ...]:
    """The symbols that unused action dice show."""
    return tuple([symbol for symbol, count in enumerate(state.pool) if count])


@rule
class Roll(Rule):
    """Some action dice, one after the other, into the pool."""

    seat: int
    left: int
    clause: str
    shown: tuple[int, ...] = ()

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.draw(self.rolled, "die", table.game.box.die)

    def rolled(self, table: PlatformerTable, symbol: int) -> Ending:
        table.state.pool[symbol] += 1
        shown = (*self.shown, symbol)
        if self.left > 1:
            return table.draw(
                Roll(seat=self.seat, left=self.left - 1, clause=self.clause, shown=shown).rolled,
                "die",
                table.game.box.die,
            )
        if table.watched:
            table.tell("rolled", self.clause, seat=self.seat, symbols=tuple(SYMBOLS[each] for each in shown))
        return None


@rule
class Reroll(Rule):
    """Choose up to `most` unused dice one by one, then roll them again."""

    seat: int
    most: int
    clause: str
    chosen: tuple[int, ...] = ()

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.ask(self.picked, self.which, self.seat)

    def which(self, table: PlatformerTable, seat: int) -> Ask:
        """The dice that can still be chosen; chosen ones lie out of the pool already."""
        more: tuple[Answer, ...] = faces(table.state) if len(self.chosen) < self.most else ()
        last = ("roll",) if self.chosen else ("keep",)
        about = (("symbols", tuple(SYMBOLS[each] for each in self.chosen)), ("most", self.most))
        return Ask(seat, "reroll", (*more, *last), self.clause, about=about)

    def picked(self, table: PlatformerTable, answer: int | str) -> Ending:
        if answer == "keep":
            return None
        if isinstance(answer, str):
            return Roll(self.seat, len(self.chosen), self.clause).start(table, None)
        table.state.pool[answer] -= 1
        return replace(self, chosen=(*self.chosen, answer)).start(table, None)


@rule
class SetDie(Rule):
    """Turn one unused die to any symbol."""

    seat: int
    symbol: int = BLANK

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.ask(self.picked, self.which, self.seat)

    def which(self, table: PlatformerTable, seat: int) -> Ask:
        return Ask(seat, "set_die", faces(table.state), "PL-23")

    def picked(self, table: PlatformerTable, symbol: int) -> Ending:
        chosen = SetDie(self.seat, symbol)
        return table.ask(chosen.turned, chosen.to, self.seat)

    def to(self, table: PlatformerTable, seat: int) -> Ask:
        others = tuple(symbol for symbol in range(1, len(SYMBOLS)) if symbol != self.symbol)
        return Ask(seat, "set_to", others, "PL-23", about=(("symbol", SYMBOLS[self.symbol]),))

    def turned(self, table: PlatformerTable, symbol: int) -> Ending:
        state = table.state
        state.pool[self.symbol] -= 1
        state.pool[symbol] += 1
        if table.watched:
            table.tell("die_set", "PL-23", seat=self.seat, symbol=SYMBOLS[self.symbol], to=SYMBOLS[symbol])
        return None
