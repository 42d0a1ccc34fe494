"""A turn in its eight steps (PL-31), and the free choice of actions in the fifth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.attack import who
from mazmorra.games.platformer.rules.boss import BossTurn
from mazmorra.games.platformer.rules.cards import UseCard, usable
from mazmorra.games.platformer.rules.dice import Reroll, Roll
from mazmorra.games.platformer.rules.enemies import EnemyDie
from mazmorra.games.platformer.rules.forge import PLAIN, RAISED, can_alloy, has_source, pairs, pay
from mazmorra.games.platformer.rules.gravity import BOSS, TOWER, Gravity, can_let_go, would_fall, zone_of
from mazmorra.games.platformer.rules.levels import remove_level
from mazmorra.games.platformer.rules.respawn import Respawn, can_respawn
from mazmorra.games.platformer.rules.save import Save
from mazmorra.games.platformer.rules.shop import Buy, buy_badge, is_at_shop, offers, sells_badge, stalls
from mazmorra.games.platformer.rules.solo import EventEnd, EventStep
from mazmorra.games.platformer.rules.spaces import LEVEL
from mazmorra.games.platformer.rules.strike import Strike, targets
from mazmorra.games.platformer.rules.symbols import (
    BLANK,
    BOOT,
    COIN,
    HAND,
    HOVER,
    NONE,
    RAGE,
    REROLL,
    SHIELDED,
    STAR,
    STARTED,
    SWORD,
    TURNED,
    Action,
)
from mazmorra.games.platformer.rules.upgrade import costs_of
from mazmorra.games.platformer.rules.use import (
    Forge,
    Shed,
    Use,
    set_out,
    setting_out,
    upgradable,
    useful,
    wanted,
)
from mazmorra.games.platformer.rules.wounds import suffer
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

USES = {"use": "die", "special": "special", RAISED["die"]: "die", RAISED["special"]: "special"}
"""The answers that use a symbol, and where it comes from."""
ACTIONS: Dispatch[Callable[..., Ending]] = Dispatch()
"""What each answer does; it takes the actions, the table, and the answer where it is more than a word."""
TRIPLE = 3
"""The equal dice that win the gambler's die."""


@rule
class Turn(Rule):
    """One player's turn."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        self.begin(table)
        if table.game.is_solo(table.seats):
            return table.call(EventStep(self.seat), then=self.removal)
        return self.removal(table, None)

    def begin(self, table: PlatformerTable) -> None:
        """What lasted until this turn is over; the pool is empty."""
        state, seat = table.state, self.seat
        state.turn = seat
        state.done = state.bonus = state.loupe = state.seal = 0
        state.pool, state.used = [0] * 6, [0] * 6
        state.marks[seat] &= ~(HOVER | SHIELDED)
        state.frost[seat] = NONE
        time_is_out = table.game.is_solo(table.seats) and not any(state.event_deck)  # PL-Q-103
        if table.watched and not time_is_out:
            rounds = table.game.rounds(table.seats)
            table.tell("turn_began", "PL-31", seat=seat, round=state.round, rounds=rounds)

    def removal(self, table: PlatformerTable, _: object) -> Ending:
        """Steps 1 and 2, except in a player's first turn (PL-Q-1); then the roll."""
        state, seat = table.state, self.seat
        if state.ending:
            return None
        if state.marks[seat] & STARTED:
            if state.spaces[seat] // LEVEL - state.lowest >= 2:
                remove_level(table, state.lowest, "PL-32")
            self.ready(table)
        state.marks[seat] |= STARTED
        dice = table.game.box.dice
        if state.badges[seat] and table.game.is_petrified(state.badges[seat]):
            dice -= 1
        return table.call(Roll(seat, dice, "PL-34"), then=self.rolled)

    def ready(self, table: PlatformerTable) -> None:
        """Step 2: the own cards are readied, nobody else's (PL-33)."""
        state, seat = table.state, self.seat
        state.exhausted[seat] = ()
        state.marks[seat] &= ~TURNED
        for index, holder in enumerate(state.holders):
            if holder == seat:
                state.weary[index] = 0

    def rolled(self, table: PlatformerTable, _: object) -> Ending:
        state = table.state
        state.rolled = state.pool[:]
        if state.artifacts and max(state.pool) >= TRIPLE:
            achieve(table, self.seat, "triple")
        return table.draw(self.enemy_rolled, "enemy_die", table.game.box.enemy_die)

    def enemy_rolled(self, table: PlatformerTable, face: int) -> Ending:
        state = table.state
        state.enemy_die = face
        if state.event == table.game.second_wind:
            return table.call(Reroll(self.seat, table.game.box.dice, "PL-91"), then=self.settled)
        return table.call(EnemyDie(face), then=self.acting)

    def settled(self, table: PlatformerTable, _: object) -> Ending:
        return table.call(EnemyDie(table.state.enemy_die), then=self.acting)

    def acting(self, table: PlatformerTable, _: object) -> Ending:
        """Step 5; then 6 and 7."""
        return table.call(Act(self.seat), then=self.acted)

    def acted(self, table: PlatformerTable, _: object) -> Ending:
        return table.call(Save(self.seat), then=self.saved) if not table.state.ending else None

    def saved(self, table: PlatformerTable, _: object) -> Ending:
        """Step 7: Gravity in both zones (PL-Q-47)."""
        if would_fall(table, TOWER | BOSS):
            return table.call(Gravity(self.seat, TOWER | BOSS), then=self.fallen)
        return self.fallen(table, None)

    def fallen(self, table: PlatformerTable, _: object) -> Ending:
        """Step 8."""
        if table.state.ending:
            return None
        if table.game.is_solo(table.seats):
            return table.call(EventEnd(self.seat), then=self.ended)
        return self.ended(table, None)

    def ended(self, table: PlatformerTable, _: object) -> Ending:
        """The boss's turn, if the player who has just finished is on its level (PL-40)."""
        state = table.state
        if not state.ending and state.spaces[self.seat] >= table.game.boss_floor:
            return BossTurn(self.seat).start(table, None)
        return None


@rule
class Act(Rule):
    """Any number of actions in any order; off the map only Respawn (PL-36, PL-45)."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state = table.state
        if state.ending:
            return None
        if state.spaces[self.seat] < 0:
            if can_respawn(table, self.seat):
                return table.call(Respawn(self.seat), then=self.start)
            return None
        return table.ask(self.chosen, self.what, self.seat)

    def what(self, table: PlatformerTable, seat: int) -> Ask:
        options: list[Answer] = []
        state = table.state
        slots = self.add_symbols(table, options)
        if would_fall(table, zone_of(table, seat)):
            options.append("gravity")
        if can_let_go(table, seat):
            options.append("let_go")
        about: tuple[tuple[str, object], ...] = (
            ("here", state.spaces[seat]),
            *(who(table, slots) if slots else ()),
        )
        about = (*about, *costs_of(table, seat))
        if is_at_shop(table, seat):
            found = offers(table, seat)
            if found:
                options += found
                about = (*about, *stalls(table, seat))
            if sells_badge(table, seat):
                options.append("badge")
                row = table.game.box.bosses[state.boss]
                about = (*about, ("badge", row.token), ("price", row.trade))
        if state.items[seat] or state.potions[seat] or state.artifacts:
            options += usable(table, seat)
        if self.has_ability(table):
            options.append("ability")
        options.append("end")
        return Ask(seat, "act", tuple(options), "PL-36", about=about)

    def add_symbols(self, table: PlatformerTable, options: list[Answer]) -> tuple[int, ...]:
        """What the dice can do now: steps, symbols that bring something, attacks, forging, and symbols
        upgraded with gems.

        A boot is asked for where it leads, at once; one that only breaks shackles is used like the others.
        Gives the enemies to attack.
        """
        state, seat = table.state, self.seat
        pool, special = state.pool, state.special[seat]
        if not any(pool) and special == BLANK:
            return ()
        able = useful(table, seat)
        steps = setting_out(table, seat) if pool[BOOT] else []
        options += steps
        shown = (COIN, HAND, STAR) if steps else (BOOT, COIN, HAND, STAR)
        options += [("use", symbol) for symbol in shown if pool[symbol] and able[symbol]]
        if able[special]:
            options.append(("special", special))
        slots: tuple[int, ...] = ()
        if has_source(table, seat, SWORD):
            slots = tuple(targets(table, seat))
            options += [("attack", slot) for slot in slots]
        forged = wanted(able)
        options += [pair for pair in pairs(table, seat) if any(symbol != pair[1] for symbol in forged)]
        if can_alloy(table, seat, forged):
            options.append(("alloy", 0))
        badges = state.badges[seat]
        if badges and table.game.is_petrified(badges) and sum(pool) + (special != BLANK) > 1:
            options.append("shed")
        counted = upgradable(table, seat, able)
        options += [
            (RAISED["die"], symbol) for symbol in (BOOT, COIN, HAND, STAR) if pool[symbol] and counted[symbol]
        ]
        if counted[special]:
            options.append((RAISED["special"], special))
        return slots

    def has_ability(self, table: PlatformerTable) -> bool:
        """Whether a 'once per turn' ability that is an action can be used (PL-49)."""
        state, seat = table.state, self.seat
        if state.marks[seat] & TURNED:
            return False
        if state.powers[seat] & REROLL:
            return any(state.pool)
        return can_rage(table, seat)

    def chosen(self, table: PlatformerTable, answer: Action | str) -> Ending:
        if isinstance(answer, str):
            return ACTIONS[answer](self, table)
        return ACTIONS[answer[0]](self, table, *answer)

    @ACTIONS.on("end")
    def do_end(self, table: PlatformerTable) -> Ending:
        return None

    @ACTIONS.on("step", "portal")
    def do_set_out(self, table: PlatformerTable, kind: str, to: int) -> Ending:
        pay(table, self.seat, ("die", BOOT), BOOT)
        return table.call(set_out(table, self.seat, (kind, to)), then=self.start)

    @ACTIONS.on(*USES)
    def do_use(self, table: PlatformerTable, kind: str, symbol: int) -> Ending:
        pay(table, self.seat, (USES[kind], symbol), symbol)
        return table.call(Use(self.seat, symbol, kind in PLAIN), then=self.start)

    @ACTIONS.on("attack")
    def do_attack(self, table: PlatformerTable, _: str, slot: int) -> Ending:
        return table.call(Strike(self.seat, slot), then=self.start)

    @ACTIONS.on("forge", "forge_special")
    def do_forge(self, table: PlatformerTable, kind: str, symbol: int) -> Ending:
        return table.call(Forge(self.seat, (kind, symbol), (symbol,)), then=self.start)

    @ACTIONS.on("alloy")
    def do_alloy(self, table: PlatformerTable, kind: str, symbol: int) -> Ending:
        return table.call(Forge(self.seat, (kind, symbol), ()), then=self.start)

    @ACTIONS.on("buy")
    def do_buy(self, table: PlatformerTable, _: str, stall: int) -> Ending:
        return table.call(Buy(self.seat, stall), then=self.start)

    @ACTIONS.on("item", "potion", "artifact")
    def do_use_card(self, table: PlatformerTable, kind: str, card: int) -> Ending:
        return table.call(UseCard(self.seat, kind, card), then=self.start)

    @ACTIONS.on("gravity")
    def do_gravity(self, table: PlatformerTable) -> Ending:
        return table.call(Gravity(self.seat, zone_of(table, self.seat), NONE), then=self.start)

    @ACTIONS.on("let_go")
    def do_let_go(self, table: PlatformerTable) -> Ending:
        return table.call(Gravity(self.seat, zone_of(table, self.seat), self.seat), then=self.start)

    @ACTIONS.on("badge")
    def do_buy_badge(self, table: PlatformerTable) -> Ending:
        buy_badge(table, self.seat)
        return self.start(table, None)

    @ACTIONS.on("shed")
    def do_shed(self, table: PlatformerTable) -> Ending:
        return table.call(Shed(self.seat), then=self.start)

    @ACTIONS.on("ability")
    def do_ability(self, table: PlatformerTable) -> Ending:
        """A sorceress rolls dice again; a barbarian hurts himself to strike harder."""
        state, seat = table.state, self.seat
        state.marks[seat] |= TURNED
        if table.watched:
            table.tell("ability_used", "PL-49", seat=seat, hero=table.game.box.heroes[state.heroes[seat]].id)
        if state.powers[seat] & REROLL:
            return table.call(Reroll(seat, table.game.box.dice, "PL-49"), then=self.start)
        suffer(table, seat, rage_cost(table, seat), "PL-49", "rage")
        state.bonus += 1
        return self.start(table, None)


def can_rage(table: PlatformerTable, seat: int) -> bool:
    """Whether somebody can hurt himself to strike harder; it never Downs."""
    state = table.state
    return bool(state.powers[seat] & RAGE) and state.health[seat] > rage_cost(table, seat)


def rage_cost(table: PlatformerTable, seat: int) -> int:
    """The wounds of a rage."""
    return table.game.box.heroes[table.state.heroes[seat]].cost
