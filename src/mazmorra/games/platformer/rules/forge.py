"""Where a symbol comes from: a die, the special die, a star that stands for it, or two dice forged into it
(PL-26, PL-50).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.games.platformer.rules.dice import faces, use_die, use_special
from mazmorra.games.platformer.rules.symbols import ALLOY, BLANK, STAR, SYMBOLS, TURNED
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

Source: TypeAlias = "tuple[str, int]"
"""How a symbol is paid for: ("die", s), ("special", s), ("forge", s) with two dice, ("forge_special", s) with
a die and the special die, or ("alloy", 0) with two different dice.
"""

RAISED = {
    "die": "raise",
    "special": "raise_special",
    "forge": "raise_forge",
    "forge_special": "raise_forge_special",
    "alloy": "raise_alloy",
}
"""What an answer is called that also pays gems, so that the symbol counts more often (PL-71)."""
PLAIN = {raised: kind for kind, raised in RAISED.items()}


def sources(table: PlatformerTable, seat: int, wanted: int) -> list[Source]:
    """Every way to have a symbol now; stars stand for it where the hero's card says so."""
    state = table.state
    pool, special = state.pool, state.special[seat]
    direct = (wanted, STAR) if wanted in table.game.box.stars[state.heroes[seat]] else (wanted,)
    found: list[Source] = [("die", symbol) for symbol in direct if pool[symbol]]
    if special in direct:
        found.append(("special", special))
    found += [pair for pair in pairs(table, seat) if pair[1] != wanted]
    if can_alloy(table, seat, (wanted,)):
        found.append(("alloy", 0))
    return found


def pairs(table: PlatformerTable, seat: int) -> list[Source]:
    """The pairs of equal symbols that could be forged (PL-Q-61, PL-Q-62)."""
    state = table.state
    special = state.special[seat]
    found: list[Source] = []
    for symbol, count in enumerate(state.pool):
        if count > 1:
            found.append(("forge", symbol))
        if count and symbol == special:
            found.append(("forge_special", symbol))
    return found


def has_source(table: PlatformerTable, seat: int, wanted: int) -> bool:
    """Whether there is any way to have a symbol now."""
    state = table.state
    pool, special = state.pool, state.special[seat]
    if pool[wanted] or special == wanted:
        return True
    if (pool[STAR] or special == STAR) and wanted in table.game.box.stars[state.heroes[seat]]:
        return True
    for symbol, count in enumerate(pool):
        if symbol != wanted and count and (count > 1 or symbol == special):
            return True
    return can_alloy(table, seat, (wanted,))


def can_alloy(table: PlatformerTable, seat: int, wanted: tuple[int, ...]) -> bool:
    """Whether a smith may forge two different dice now, into a wanted symbol that neither of them shows."""
    state = table.state
    if not state.powers[seat] & ALLOY or state.marks[seat] & TURNED:
        return False
    return any(_is_left(wanted, pair) for pair in combinations(faces(state), 2))


def _is_left(wanted: tuple[int, ...], used: tuple[int, ...]) -> bool:
    """Whether one of the wanted symbols is another than those used."""
    return any(symbol not in used for symbol in wanted)


def pay(table: PlatformerTable, seat: int, source: Source, wanted: int) -> None:
    """The dice of a source are used."""
    state = table.state
    kind, symbol = source
    if kind == "special":
        use_special(table, seat)
        return
    use_die(state, symbol, 2 if kind == "forge" else 1)
    if kind == "forge_special":
        use_special(table, seat)
    if table.watched:
        if kind == "die":
            table.tell("die_used", "PL-29", seat=seat, symbol=SYMBOLS[symbol])
        else:
            table.tell("forged", "PL-26", seat=seat, symbol=SYMBOLS[symbol], to=SYMBOLS[wanted])


@rule
class Alloy(Rule):
    """Two different dice, one after the other, that a smith forges once a turn into one of the wanted
    symbols.
    """

    seat: int
    wanted: tuple[int, ...]
    first: int = BLANK

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.ask(self.picked, self.which, self.seat)

    def which(self, table: PlatformerTable, seat: int) -> Ask:
        shown = faces(table.state)
        firsts = shown if self.first == BLANK else (self.first,)
        left = tuple(
            symbol
            for symbol in shown
            if any(first != symbol and _is_left(self.wanted, (first, symbol)) for first in firsts)
        )
        return Ask(seat, "alloy", left, "PL-49", about=(("first", SYMBOLS[self.first]),))

    def picked(self, table: PlatformerTable, symbol: int) -> Ending:
        state = table.state
        use_die(state, symbol)
        if self.first == BLANK:
            state.marks[self.seat] |= TURNED
            return Alloy(self.seat, self.wanted, symbol).start(table, None)
        if table.watched:
            table.tell("alloyed", "PL-49", seat=self.seat, symbols=(SYMBOLS[self.first], SYMBOLS[symbol]))
        return (self.first, symbol)
