"""Using a symbol that is no sword: what a star stands for, how often it counts, and what it does (PL-41)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.forge import RAISED, Alloy, Source, pay
from mazmorra.games.platformer.rules.hand import hand, is_useful
from mazmorra.games.platformer.rules.purse import drop_badge, gain_gold
from mazmorra.games.platformer.rules.symbols import (
    BLANK,
    BOOT,
    COIN,
    HAND,
    LUCKY,
    PAID_COIN,
    STAR,
    SYMBOLS,
    TELEKINESIS,
    Action,
)
from mazmorra.games.platformer.rules.upgrade import Upgrade, can_upgrade, costs_of, once
from mazmorra.games.platformer.rules.walk import SetOut, Walk, can_walk, ways
from mazmorra.kernel import Ending
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


def upgradable(table: PlatformerTable, seat: int, able: tuple[bool, ...]) -> tuple[bool, ...]:
    """Whether each useful symbol could count more often: there are gems, and it does more than end what a
    token does.
    """
    if not can_upgrade(table, seat):
        return (False,) * len(SYMBOLS)
    badges = table.state.badges[seat]
    boot = able[BOOT] and not (badges and table.game.is_shackled(badges))
    by_symbol = (False, boot, False, able[COIN], able[HAND])
    one, two = table.game.box.stars[table.state.heroes[seat]]
    return (*by_symbol, by_symbol[one] or by_symbol[two])


def setting_out(table: PlatformerTable, seat: int) -> list[Answer]:
    """Where a boot leads, as answers that use it at once: ("step", space) or ("portal", space); none for a
    shackled hero.
    """
    return [("step", to) if isinstance(to, int) else to for to in ways(table, seat, "boot")]


def set_out(table: PlatformerTable, seat: int, answer: tuple[str, int]) -> SetOut:
    """A boot is used with one of those answers."""
    kind, to = answer
    return SetOut(seat, once(table, seat, BOOT), to if kind == "step" else answer)


@rule
class Use(Rule):
    """A symbol whose die or dice are paid already; `more` says that gems are to make it count more often
    (PL-71).
    """

    seat: int
    symbol: int
    more: bool = False

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if self.symbol == STAR:
            return table.ask(self.stood, self.stands_for, self.seat)
        return self.ready(table)

    def stands_for(self, table: PlatformerTable, seat: int) -> Ask:
        """What a star may be, a boot with where it leads; to be upgraded, a symbol is chosen first
        (PL-Q-66).
        """
        able = useful(table, seat)
        stars = table.game.box.stars[table.state.heroes[seat]]
        if self.more:
            counted = upgradable(table, seat, able)
            return Ask(seat, "star", tuple([SYMBOLS[symbol] for symbol in stars if counted[symbol]]), "PL-41")
        options: list[Answer] = setting_out(table, seat) if BOOT in stars else []
        options += [SYMBOLS[symbol] for symbol in stars if able[symbol] and (symbol != BOOT or not options)]
        badges = table.state.badges[seat]
        if badges and table.game.is_dreading(badges):
            options.append(SHED)
        return Ask(seat, "star", tuple(options), "PL-41", about=(("here", table.state.spaces[seat]),))

    def stood(self, table: PlatformerTable, answer: Action | str) -> Ending:
        if answer == SHED:
            drop_badge(table, self.seat, table.game.dread, "PL-81")
            return None
        symbol = BOOT if isinstance(answer, tuple) else SYMBOLS.index(answer)
        if table.watched:
            table.tell("star_stood", "PL-41", seat=self.seat, symbol=SYMBOLS[symbol])
        if isinstance(answer, tuple):
            return set_out(table, self.seat, answer).start(table, None)
        return replace(self, symbol=symbol).ready(table)

    def ready(self, table: PlatformerTable) -> Ending:
        """A shackled hero's boot only breaks the shackles; everything else counts, more often where gems are
        paid.
        """
        badges = table.state.badges[self.seat]
        if self.symbol == BOOT and badges and table.game.is_shackled(badges):
            drop_badge(table, self.seat, table.game.shackles, "PL-81")
            return None
        if self.more:
            return table.call(Upgrade(self.seat, self.symbol), then=self.upgraded)
        return self.upgraded(table, once(table, self.seat, self.symbol))

    def upgraded(self, table: PlatformerTable, times: int) -> Ending:
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

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if self.source[0] == "alloy":
            return table.call(Alloy(self.seat, wanted(useful(table, self.seat))), then=self.alloyed)
        return table.ask(self.chosen, self.into, self.seat)

    def alloyed(self, table: PlatformerTable, used: tuple[int, ...]) -> Ending:
        mixed = replace(self, used=used)
        return table.ask(mixed.chosen, mixed.into, self.seat)

    def into(self, table: PlatformerTable, seat: int) -> Ask:
        """Any other symbol that brings something, as it is or upgraded (PL-Q-65)."""
        able = useful(table, seat)
        counted = upgradable(table, seat, able)
        symbols = [symbol for symbol in wanted(able) if symbol not in self.used]
        upgrades = [(RAISED["die"], symbol) for symbol in symbols if counted[symbol]]
        dice = self.used if len(self.used) > 1 else self.used * 2
        about: tuple[tuple[str, object], ...] = (("symbols", tuple(SYMBOLS[each] for each in dice)),)
        return Ask(seat, "forge_into", (*symbols, *upgrades), "PL-26", about=(*about, *costs_of(table, seat)))

    def chosen(self, table: PlatformerTable, answer: Action | int) -> Ending:
        symbol, more = (answer, False) if isinstance(answer, int) else (answer[1], True)
        if self.source[0] != "alloy":
            pay(table, self.seat, self.source, symbol)
        return Use(self.seat, symbol, more).start(table, None)


@rule
class Shed(Rule):
    """Any two symbols are used up to be rid of petrification."""

    seat: int
    left: int = 2

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.ask(self.paid, self.which, self.seat)

    def which(self, table: PlatformerTable, seat: int) -> Ask:
        state = table.state
        options: list[Answer] = [("die", symbol) for symbol, count in enumerate(state.pool) if count]
        if state.special[seat] != BLANK:
            options.append(("special", state.special[seat]))
        return Ask(seat, "shed", tuple(options), "PL-81", about=(("left", self.left),))

    def paid(self, table: PlatformerTable, source: Action) -> Ending:
        pay(table, self.seat, source, BLANK)
        if self.left > 1:
            return Shed(self.seat, self.left - 1).start(table, None)
        drop_badge(table, self.seat, table.game.petrified, "PL-81")
        return None
