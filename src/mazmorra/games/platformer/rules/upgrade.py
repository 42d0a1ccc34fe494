"""Upgrading a symbol with gems: n + 1 times the effect costs n * (n + 1) / 2 of them (PL-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.purse import spend_gems
from mazmorra.games.platformer.rules.symbols import DOUBLE, SYMBOLS, upgrade_cost
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

ONCE = ((1, 0),)
PLENTY = 3
"""The gems on one symbol that win the prism."""


def times_of(table: PlatformerTable, seat: int) -> tuple[tuple[int, int], ...]:
    """How many times a symbol may count now, and the gems each costs."""
    state = table.state
    gems = state.gems[seat]
    if not (gems or state.loupe or state.done & DOUBLE):
        return ONCE
    less, least = state.loupe, 1
    if state.done & DOUBLE:
        less, least = less + 1, 2
    found = [(least, upgrade_cost(least, less))]
    times = least + 1
    while upgrade_cost(times, less) <= gems:
        found.append((times, upgrade_cost(times, less)))
        times += 1
    return tuple(found)


def can_upgrade(table: PlatformerTable, seat: int) -> bool:
    """Whether a symbol could count more often than it does by itself."""
    return len(times_of(table, seat)) > 1


def costs_of(table: PlatformerTable, seat: int) -> tuple[tuple[str, object], ...]:
    """The times a symbol may count beyond that and their gems, for the words of a question; nothing where
    there are none.
    """
    costs = times_of(table, seat)[1:]
    return (("costs", costs),) if costs else ()


def once(table: PlatformerTable, seat: int, symbol: int) -> int:
    """A symbol counts as often as it does by itself: once, or twice after a potion."""
    return settle(table, seat, symbol, times_of(table, seat)[0][0])


@rule
class Upgrade(Rule):
    """Ask how many times more than by itself a symbol is to count, take the gems, and return the times."""

    seat: int
    symbol: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.ask(self.chosen, self.times, self.seat)

    def times(self, table: PlatformerTable, seat: int) -> Ask:
        costs = times_of(table, seat)[1:]
        about = (("symbol", SYMBOLS[self.symbol]), ("gems", table.state.gems[seat]), ("costs", costs))
        return Ask(seat, "upgrade", tuple([times for times, _ in costs]), "PL-71", about=about)

    def chosen(self, table: PlatformerTable, times: int) -> Ending:
        return settle(table, self.seat, self.symbol, times)


def settle(table: PlatformerTable, seat: int, symbol: int, times: int) -> int:
    """The gems are paid; what made the upgrade cheaper is used up. Gives the times."""
    state = table.state
    cost = dict(times_of(table, seat))[times]
    state.done &= ~DOUBLE
    if times > 1:
        state.loupe = 0
        if table.watched:
            table.tell("upgraded", "PL-71", seat=seat, symbol=SYMBOLS[symbol], times=times, gems=cost)
        spend_gems(table, seat, cost, "PL-71")
        if state.artifacts and cost >= PLENTY:
            achieve(table, seat, "gems")
    return times
