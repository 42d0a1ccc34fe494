"""Questions a climber answers without a search: how to strike, what to save, which die to give up, when to
use a potion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mazmorra.bots.greedy.platformer.arms import can_inflict, swords
from mazmorra.bots.greedy.platformer.fight import spared
from mazmorra.games.platformer.rules.figures import boss_slot, row_of
from mazmorra.games.platformer.rules.forge import PLAIN, RAISED
from mazmorra.games.platformer.rules.strike import Strike, health_of, inflicted
from mazmorra.games.platformer.rules.symbols import (
    BLANK,
    BOOT,
    COIN,
    DOUBLE,
    GREATSWORD,
    HAND,
    STAR,
    SWORD,
    SYMBOLS,
    Action,
)
from mazmorra.kernel import About
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import rule_of

if TYPE_CHECKING:
    from mazmorra.bots.greedy.platformer.worth import Judge
    from mazmorra.games.platformer.game import PlatformerTable

PLENTY = 100
"""More wounds than anything can take away."""
COINED = ("use", COIN)
DIRECT = ("die", "special")
TWICE = 2
"""How often a symbol counts by itself after a potion."""
OVERKILL = 2
"""Points for a wound too many in a solo game: a sword may count twice for that, for a gem worth one (PL-93).
"""


def choices(ask: Ask) -> tuple[Any, ...]:  # its kind says what they are: numbers, words or actions
    """The options of a question whose kind says what they are."""
    return ask.options


def numbers(ask: Ask) -> tuple[int, ...]:
    """The options that are numbers: of symbols, slots, or times."""
    return tuple(option for option in ask.options if isinstance(option, int))


class Reflexes:
    """The answers of one seat at one moment."""

    def __init__(self, table: PlatformerTable, judge: Judge) -> None:
        self.table, self.state, self.judge, self.seat = table, table.state, judge, judge.seat

    def answer(self, ask: Ask) -> Answer | None:
        """The answer to a question, None where it takes a search."""
        found = ANSWERS.get(ask.kind)
        return found(self, ask) if found else None

    def ending(self, ask: Ask) -> Answer:
        """The answer of a hero who does nothing more this turn but take the gold of its coins."""
        if ask.kind == "act":
            return COINED if COINED in ask.options and not self._are_coins_forged() else "end"
        answer = self.answer(ask)
        return ask.options[0] if answer is None else answer

    def _are_coins_forged(self) -> bool:
        """Whether two coins are better saved as a sword."""
        pool = self.state.pool
        best = max(
            self.value(symbol)
            for symbol, count in enumerate(pool)
            if count or symbol == self.state.special[self.seat]
        )
        return pool[COIN] == 2 and best < self.value(SWORD)

    # Striking.

    def can_defeat(self, slot: int) -> bool:
        """Whether everything the hero has now is enough for an enemy: nobody strikes in vain (PL-Q-69)."""
        units = swords(self.state.pool, self.state.special[self.seat], self.judge.is_star_sword)
        greatsword = bool(self.state.powers[self.seat] & GREATSWORD)
        gems = self.state.gems[self.seat]
        if self.judge.weights.is_exact:
            gems += spared(self.table)
        return can_inflict(units, gems, self._on_top(slot), greatsword, health_of(self.table, slot))

    def _on_top(self, slot: int) -> int:
        """The wounds that are added to a single sword's, below zero where more are taken away."""
        return inflicted(self.table, self.seat, slot, 1, PLENTY) - PLENTY

    def _strike(self) -> Strike:
        """The attack under way."""
        rules = map(rule_of, reversed(self.table.stack))
        return next(rule for rule in rules if isinstance(rule, Strike))

    def _missing(self, strike: Strike, units: int) -> int:
        """The wounds still missing when so many more swords will come."""
        greatsword = bool(self.state.powers[self.seat] & GREATSWORD) and strike.swords + units > 1
        return health_of(self.table, strike.slot) - strike.wounds - self._on_top(strike.slot) - greatsword

    def to_swords(self, ask: Ask) -> Answer:
        """The cheapest sword, upgraded where its part of the wounds missing is more than one."""
        strike = self._strike()
        sources = [option for option in choices(ask) if option != "strike" and option[0] not in PLAIN]
        if strike.swords and self._missing(strike, 0) <= 0:
            sources = [source for source in sources if source[0] in DIRECT]
        if not sources:
            return "strike"
        kind, symbol = min(sources, key=self._spent)
        raised = (RAISED[kind], symbol)
        units = swords(self.state.pool, self.state.special[self.seat], self.judge.is_star_sword)
        wanted = self._wanted(strike, units)
        if self.judge.weights.is_exact and wanted == TWICE and self.state.done & DOUBLE:
            return kind, symbol
        return raised if wanted > 1 and raised in ask.options else (kind, symbol)

    def _wanted(self, strike: Strike, units: int) -> int:
        """How often the next of so many swords is to count."""
        missing = self._missing(strike, units)
        if missing <= 0 and strike.slot == boss_slot(self.table):
            return OVERKILL
        return 1 if missing <= units else -(-missing // units)

    def _spent(self, source: Action) -> float:
        """Plain swords first, then what could be something else, then two dice for one."""
        kind, symbol = source
        dice = {"die": 0.0, "special": 0.5, "forge": 2.0, "forge_special": 2.5, "alloy": 3.0}[kind]
        return dice + (0.2 if symbol in (BOOT, STAR) else 0.0)

    def to_upgrade(self, ask: Ask) -> Answer | None:
        """A sword counts as often as its part of the wounds missing; the gems of other symbols are for the
        search.
        """
        about = dict(ask.about)
        if about["symbol"] != "sword":
            return None
        strike = self._strike()
        units = swords(self.state.pool, self.state.special[self.seat], self.judge.is_star_sword)
        wanted = self._wanted(strike, units + 1)
        return min(numbers(ask), key=lambda times: abs(times - wanted))

    # Dice.

    def value(self, symbol: int) -> float:
        """What a symbol is worth to have."""
        inside = self.state.inside[self.seat]
        star = max(3.1 * self.judge.is_star_sword, 2.1 * self.judge.is_star_boot, 0.3)
        return {BLANK: 0.0, BOOT: 1.0 if inside else 2.0, SWORD: 3.0, COIN: 0.4, HAND: 0.5, STAR: star}[
            symbol
        ]

    def keeping(self, symbol: int) -> float:
        """What a symbol is worth on the special die: before the boss what it does to the next strike, else
        what it is worth.
        """
        if not self.state.inside[self.seat]:
            return self.value(symbol)
        space = self.judge.resting(self.table)
        return 100 * self.judge.fight.chance(self.table, space, symbol) + self.value(symbol) / 100

    def to_save(self, ask: Ask) -> Answer:
        kept = self.keeping(self.state.special[self.seat])
        best: Action | str = max(
            choices(ask), key=lambda option: self._saving(option) if option != "keep" else kept
        )
        return best if not isinstance(best, str) and self._saving(best) > kept else "keep"

    def _saving(self, option: Action) -> float:
        kind, symbol = option
        if kind == "save":
            return self.keeping(symbol)
        return max(self.keeping(each) for each in range(1, 6) if each != symbol) - 0.001

    def to_kept(self, ask: Ask) -> Answer:
        return max(numbers(ask), key=self.keeping)

    def to_best(self, ask: Ask) -> Answer:
        return max(numbers(ask), key=self.value)

    def to_least(self, ask: Ask) -> Answer:
        return min(numbers(ask), key=self.value)

    def to_shed(self, ask: Ask) -> Answer:
        sources: tuple[Action, ...] = choices(ask)
        return min(sources, key=lambda source: self.value(source[1]))

    def junk(self) -> list[int]:
        """The symbols of the pool worth rolling again."""
        return [symbol for symbol, count in enumerate(self.state.pool) if count and self.value(symbol) < 1.0]

    def to_reroll(self, ask: Ask) -> Answer:
        if self.judge.weights.is_exact and self.state.inside[self.seat]:
            return self._toward_the_blow(ask)
        return next((symbol for symbol in self.junk() if symbol in ask.options), ask.options[-1])

    def _toward_the_blow(self, ask: Ask) -> Answer:
        """What the boss's fall does not need is rolled again, else what is good for little."""
        about: About = dict(ask.about)
        pool, chosen = self.state.pool, [0] * len(self.state.pool)
        for name in about["symbols"]:
            chosen[SYMBOLS.index(name)] += 1
        whole = tuple(one + other for one, other in zip(pool, chosen, strict=True))
        likely, kept = self.judge.fight.rolling(self.table, about["most"], whole)
        for symbol in numbers(ask):
            if likely > 0 and whole[symbol] - kept[symbol] > chosen[symbol]:
                return symbol
        if likely > 0 and any(chosen):
            return ask.options[-1]
        return next((symbol for symbol in self.junk() if symbol in ask.options), ask.options[-1])

    # Blows.

    def to_stone_skin(self, ask: Ask) -> Answer:
        about: About = dict(ask.about)
        wounds, health = about["wounds"], self.state.health[self.seat]
        return "use" if wounds > 1 or wounds >= health else "suffer"

    def to_defence(self, ask: Ask) -> Answer:
        if "badge" in ask.options:
            return "badge"
        return "stone_skin" if self.state.health[self.seat] <= 2 else "suffer"

    def to_use(self, ask: Ask) -> Answer:
        return "use"

    def to_first(self, ask: Ask) -> Answer:
        return ask.options[0]

    def to_most(self, ask: Ask) -> Answer:
        return max(numbers(ask))

    def to_frost(self, ask: Ask) -> Answer:
        """The boss is frozen first: its cards reach nobody then."""
        boss = boss_slot(self.table)
        return max(numbers(ask), key=lambda slot: (slot == boss, row_of(self.table, slot).damage))


ANSWERS: dict[str, Callable[[Reflexes, Ask], Answer | None]] = {
    "swords": Reflexes.to_swords,
    "upgrade": Reflexes.to_upgrade,
    "save": Reflexes.to_save,
    "save_as": Reflexes.to_kept,
    "set_to": Reflexes.to_best,
    "respawn_die": Reflexes.to_least,
    "set_die": Reflexes.to_least,
    "alloy": Reflexes.to_least,
    "web": Reflexes.to_least,
    "shed": Reflexes.to_shed,
    "reroll": Reflexes.to_reroll,
    "stone_skin": Reflexes.to_stone_skin,
    "defence": Reflexes.to_defence,
    "rebirth": Reflexes.to_use,
    "order": Reflexes.to_first,
    "magnet": Reflexes.to_first,
    "alchemy": Reflexes.to_most,
    "frost": Reflexes.to_frost,
}
"""The questions with a rule of thumb; every other one is searched."""
