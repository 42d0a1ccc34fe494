"""Using a symbol that is no sword: what a star stands for, how often it counts, and what it does (PL-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.games.platformer.forge import Alloy, Source, pay
from mazmorra.games.platformer.hand import hand, is_useful
from mazmorra.games.platformer.purse import drop_badge, gain_gold
from mazmorra.games.platformer.symbols import BLANK, BOOT, COIN, HAND, LUCKY, PAID_COIN, STAR, SYMBOLS, TELEKINESIS
from mazmorra.games.platformer.upgrade import Upgrade, settle, times_of
from mazmorra.games.platformer.walk import Walk, can_walk
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

SHED = "dread"
"""A star may also be used up to be rid of this token."""


def useful(table: PlatformerTable, seat: int) -> tuple[bool, bool, bool, bool, bool, bool]:
    """Whether each symbol would do something now; swords belong to an attack and are counted there."""
    state = table.state
    badges = state.badges[seat]
    boot = bool(badges and table.game.is_shackled(badges)) or can_walk(table, seat)
    coin, move = state.gold_left > 0, is_useful(table, seat)
    one, two = table.game.box.stars[state.heroes[seat]]
    by_symbol = (False, boot, False, coin, move)
    star = by_symbol[one] or by_symbol[two] or bool(badges and table.game.is_dreading(badges))
    return (False, boot, False, coin, move, star)


def wanted(able: tuple[bool, ...]) -> tuple[int, ...]:
    """The symbols two dice may be forged into so that it brings something; swords are forged in an attack."""
    return tuple([symbol for symbol in (BOOT, COIN, HAND, STAR) if able[symbol]])


@rule
class Use(Rule):
    """A symbol whose die or dice are paid already."""

    seat: int
    symbol: int

    def start(self, table: PlatformerTable, _: Any) -> Any:
        if self.symbol == STAR:
            ask = self.stands_for(table, self.seat)
            if len(ask.options) > 1:
                return table.ask(self.stood, self.stands_for, self.seat, ask)
            return self.stood(table, ask.options[0])
        return self.ready(table)

    def stands_for(self, table: PlatformerTable, seat: int) -> Ask:
        able = useful(table, seat)
        stars = table.game.box.stars[table.state.heroes[seat]]
        options: list[Answer] = [SYMBOLS[symbol] for symbol in stars if able[symbol]]
        badges = table.state.badges[seat]
        if badges and table.game.is_dreading(badges):
            options.append(SHED)
        return Ask(seat, "star", tuple(options), "PL-41")

    def stood(self, table: PlatformerTable, answer: Any) -> Any:
        if answer == SHED:
            drop_badge(table, self.seat, table.game.dread, "PL-81")
            return None
        symbol = SYMBOLS.index(answer)
        if table.watched:
            table.tell("star_stood", "PL-41", seat=self.seat, symbol=answer)
        return Use(self.seat, symbol).ready(table)

    def ready(self, table: PlatformerTable) -> Any:
        """A shackled hero's boot only breaks the shackles; everything else can be upgraded first."""
        badges = table.state.badges[self.seat]
        if self.symbol == BOOT and badges and table.game.is_shackled(badges):
            drop_badge(table, self.seat, table.game.shackles, "PL-81")
            return None
        times = times_of(table, self.seat)
        if len(times) > 1:
            return table.call(Upgrade(self.seat, self.symbol), then=self.upgraded)
        if times[0][0] > 1:
            settle(table, self.seat, self.symbol, times[0][0])
        return self.upgraded(table, times[0][0])

    def upgraded(self, table: PlatformerTable, times: int) -> Any:
        if self.symbol == BOOT:
            return Walk(self.seat, times, "boot").start(table, None)
        if self.symbol == HAND:
            steps = 2 * times if table.state.powers[self.seat] & TELEKINESIS else times  # PL-Q-56
            return hand(table, self.seat, steps)
        gain_gold(table, self.seat, times + more_gold(table, self.seat), "PL-41")
        return None


def more_gold(table: PlatformerTable, seat: int) -> int:
    """What a coin brings on top: by a lucky coin the first time in a turn, in a gold fever always."""
    state = table.state
    more = 1 if state.event == table.game.fever else 0
    if state.powers[seat] & LUCKY and not state.done & PAID_COIN:
        more += 1
    state.done |= PAID_COIN
    return more


@rule
class Forge(Rule):
    """Two dice become another symbol, which is used at once (PL-26, PL-Q-64)."""

    seat: int
    source: Source
    used: tuple[int, ...]

    def start(self, table: PlatformerTable, _: Any) -> Any:
        if self.source[0] == "alloy":
            return table.call(Alloy(self.seat, wanted(useful(table, self.seat))), then=self.alloyed)
        return table.ask(self.chosen, self.into, self.seat)

    def alloyed(self, table: PlatformerTable, used: tuple[int, ...]) -> Any:
        mixed = Forge(self.seat, self.source, used)
        return table.ask(mixed.chosen, mixed.into, self.seat)

    def into(self, table: PlatformerTable, seat: int) -> Ask:
        options = tuple([symbol for symbol in wanted(useful(table, seat)) if symbol not in self.used])
        dice = self.used if len(self.used) > 1 else self.used * 2
        return Ask(seat, "forge_into", options, "PL-26", about=(("symbols", tuple(SYMBOLS[each] for each in dice)),))

    def chosen(self, table: PlatformerTable, symbol: int) -> Any:
        if self.source[0] != "alloy":
            pay(table, self.seat, self.source, symbol)
        return Use(self.seat, symbol).start(table, None)


@rule
class Shed(Rule):
    """Any two symbols are used up to be rid of petrification."""

    seat: int
    left: int = 2

    def start(self, table: PlatformerTable, _: Any) -> Any:
        ask = self.which(table, self.seat)
        if len(ask.options) == 1:
            return self.paid(table, ask.options[0])
        return table.ask(self.paid, self.which, self.seat, ask)

    def which(self, table: PlatformerTable, seat: int) -> Ask:
        state = table.state
        options: list[Answer] = [("die", symbol) for symbol, count in enumerate(state.pool) if count]
        if state.special[seat] != BLANK:
            options.append(("special", state.special[seat]))
        return Ask(seat, "shed", tuple(options), "PL-81", about=(("left", self.left),))

    def paid(self, table: PlatformerTable, source: Any) -> Any:
        pay(table, self.seat, source, BLANK)
        if self.left > 1:
            return Shed(self.seat, self.left - 1).start(table, None)
        drop_badge(table, self.seat, table.game.petrified, "PL-81")
        return None
