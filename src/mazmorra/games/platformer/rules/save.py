"""Saving a symbol: one unused die, or two equal ones forged into any symbol, for the special die (PL-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.dice import use_die
from mazmorra.games.platformer.rules.forge import Source, pairs
from mazmorra.games.platformer.rules.symbols import BLANK, SYMBOLS, Action
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


@rule
class Save(Rule):
    """Step 6. A hero off the map saves nothing (PL-Q-72)."""

    seat: int
    source: Source = ("", BLANK)

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state = table.state
        if state.spaces[self.seat] < 0 or not any(state.pool):
            return None
        return table.ask(self.chosen, self.what, self.seat)

    def what(self, table: PlatformerTable, seat: int) -> Ask:
        """A die that shows what is saved already would change nothing."""
        state = table.state
        special = state.special[seat]
        options: list[Answer] = [
            ("save", symbol) for symbol, count in enumerate(state.pool) if count and symbol != special
        ]
        options += pairs(table, seat)
        about = (("symbol", SYMBOLS[special]),)
        return Ask(seat, "save", (*options, "keep"), "PL-37", about=about)

    def chosen(self, table: PlatformerTable, answer: Action | str) -> Ending:
        if isinstance(answer, str):
            return None
        if answer[0] == "save":
            return self.keep(table, (answer[1],), answer[1])
        forging = Save(self.seat, answer)
        return table.ask(forging.forged, forging.into, self.seat)

    def into(self, table: PlatformerTable, seat: int) -> Ask:
        others = tuple(symbol for symbol in range(1, len(SYMBOLS)) if symbol != self.source[1])
        return Ask(seat, "save_as", others, "PL-37", about=(("symbol", SYMBOLS[self.source[1]]),))

    def forged(self, table: PlatformerTable, symbol: int) -> Ending:
        kind, of = self.source
        return self.keep(table, (of, of) if kind == "forge" else (of,), symbol)

    def keep(self, table: PlatformerTable, dice: tuple[int, ...], symbol: int) -> Ending:
        """The special die is turned; what it showed is lost (PL-Q-71)."""
        state = table.state
        for die in dice:
            use_die(state, die)
        state.special[self.seat] = symbol
        if table.watched:
            table.tell("saved", "PL-37", seat=self.seat, symbol=SYMBOLS[symbol])
        return None
