"""A hero attacks an enemy: swords of all kinds are put together, then it is struck once (PL-66)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.figures import boss_slot, lift_foe, map_of, name_of, row_of
from mazmorra.games.platformer.rules.forge import PLAIN, RAISED, Alloy, has_source, pay, sources
from mazmorra.games.platformer.rules.purse import gain_gems, gain_gold
from mazmorra.games.platformer.rules.scoring import win
from mazmorra.games.platformer.rules.shop import WinPotion
from mazmorra.games.platformer.rules.spaces import COLUMNS, place
from mazmorra.games.platformer.rules.symbols import (
    BOUNTY,
    CROSSBOW,
    DEFEATED,
    FANG,
    FOES,
    GREATSWORD,
    NOBODY,
    SWORD,
    TROPHY,
    Action,
)
from mazmorra.games.platformer.rules.upgrade import Upgrade, can_upgrade, costs_of, once
from mazmorra.games.platformer.rules.wounds import heal
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def targets(table: PlatformerTable, seat: int) -> list[int]:
    """The enemies a hero may attack: in adjacent spaces (PL-Q-114), farther with a crossbow."""
    state = table.state
    here, at = state.spaces[seat], state.at
    steps = map_of(table).steps
    found = [at[to] - FOES for to in steps[here] if at[to] >= FOES and is_open_to(table, here, at[to] - FOES)]
    if state.powers[seat] & CROSSBOW:
        for to in steps[here]:
            beyond = 2 * to - here
            if (
                at[to] == NOBODY
                and beyond in steps[to]
                and at[beyond] >= FOES
                and is_open_to(table, here, at[beyond] - FOES)
            ):
                found.append(at[beyond] - FOES)
    return found


def is_open_to(table: PlatformerTable, here: int, slot: int) -> bool:
    """A bait cannot be attacked from above or below."""
    return (table.state.foes[slot] - here) % COLUMNS != 0 or row_of(table, slot).ability != "bait"


def health_of(table: PlatformerTable, slot: int) -> int:
    """The wounds one attack must inflict: a boss's is its pool (PL-11)."""
    return table.game.boss_pool(table.state.boss) if slot == boss_slot(table) else row_of(table, slot).health


def inflicted(table: PlatformerTable, seat: int, slot: int, swords: int, wounds: int) -> int:
    """The wounds of an attack with so many swords that count so much, with everything that adds or takes
    away.
    """
    state = table.state
    total = wounds + state.bonus
    if swords > 1 and state.powers[seat] & GREATSWORD:
        total += 1
    return lessened(table, seat, slot, total)


def lessened(table: PlatformerTable, seat: int, slot: int, wounds: int) -> int:
    """What is left of an attack's wounds when blades are rusty, the hero dreads, or a guard stands by."""
    state = table.state
    if state.event == table.game.rusty:
        wounds -= 1
    if state.badges[seat] and table.game.is_dreading(state.badges[seat]):
        wounds -= 1
    return max(0, wounds - guarded(table, slot))


def guarded(table: PlatformerTable, slot: int) -> int:
    """A guard beside its master takes a wound off every attack on him."""
    if slot != boss_slot(table):
        return 0
    at = table.state.at
    near = (at[each] - FOES for each in map_of(table).steps[table.state.foes[slot]] if at[each] >= FOES)
    return 1 if any(row_of(table, each).ability == "loyal" for each in near) else 0


@rule
class Strike(Rule):
    """An attack being put together: so many swords so far, counting so many wounds."""

    seat: int
    slot: int
    swords: int = 0
    wounds: int = 0
    raising: bool = False
    """Whether the sword being added is to count more often."""

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if self.swords and self.suffices(table):
            return self.strike(table)
        return table.ask(self.chosen, self.more, self.seat)

    def suffices(self, table: PlatformerTable) -> bool:
        """Whether more swords would bring nothing: they do only for the score of a solo game (PL-93)."""
        wounds = inflicted(table, self.seat, self.slot, self.swords, self.wounds)
        if wounds < health_of(table, self.slot):
            return False
        spare = self.slot == boss_slot(table) and table.game.is_solo(table.seats)
        return not spare or not has_source(table, self.seat, SWORD)

    def more(self, table: PlatformerTable, seat: int) -> Ask:
        """The swords that can still be added, as they are or upgraded; with one at least it can be struck
        (PL-Q-68).
        """
        found = sources(table, seat, SWORD)
        options: list[Answer] = [*found]
        if self.swords:
            options.append("strike")
        if can_upgrade(table, seat):
            options += [(RAISED[kind], symbol) for kind, symbol in found]
        about = (
            ("enemy", name_of(table, self.slot)),
            ("wounds", inflicted(table, seat, self.slot, self.swords, self.wounds)),
            ("health", health_of(table, self.slot)),
            *costs_of(table, seat),
        )
        return Ask(seat, "swords", tuple(options), "PL-66", about=about)

    def chosen(self, table: PlatformerTable, answer: Action | str) -> Ending:
        if isinstance(answer, str):
            return self.strike(table)
        kind, symbol = answer
        adding = replace(self, raising=kind in PLAIN)
        kind = PLAIN.get(kind, kind)
        if kind == "alloy":
            return table.call(Alloy(self.seat, (SWORD,)), then=adding.paid)
        pay(table, self.seat, (kind, symbol), SWORD)
        return adding.paid(table, None)

    def paid(self, table: PlatformerTable, _: object) -> Ending:
        if self.raising:
            return table.call(Upgrade(self.seat, SWORD), then=self.upgraded)
        return self.upgraded(table, once(table, self.seat, SWORD))

    def upgraded(self, table: PlatformerTable, times: int) -> Ending:
        added = replace(self, swords=self.swords + 1, wounds=self.wounds + times, raising=False)
        return added.start(table, None)

    def strike(self, table: PlatformerTable) -> Ending:
        wounds = inflicted(table, self.seat, self.slot, self.swords, self.wounds)
        table.state.bonus = 0
        return hit(table, self.seat, self.slot, wounds)


def hit(table: PlatformerTable, seat: int, slot: int, wounds: int) -> Ending:
    """So many wounds at once: the enemy is defeated, or nothing happens (PL-66)."""
    needed = health_of(table, slot)
    if table.watched:
        table.tell(
            "struck", "PL-66", seat=seat, enemy=name_of(table, slot), slot=slot, wounds=wounds, health=needed
        )
    if wounds < needed:
        return None
    if slot == boss_slot(table):
        table.state.overkill = wounds - needed
    potions = row_of(table, slot).potions
    defeat(table, seat, slot, "PL-67")
    return WinPotion(seat).start(table, None) if potions else None


def defeat(table: PlatformerTable, seat: int, slot: int, clause: str) -> None:
    """The enemy is removed and its loot gained (PL-67); the hero that fells the boss has won (PL-11)."""
    state, row = table.state, row_of(table, slot)
    if table.watched:
        table.tell("defeated", clause, seat=seat, enemy=row.id, slot=slot, place=place(state.foes[slot]))
    lift_foe(state, slot)
    state.defeated += 1
    state.done |= DEFEATED
    if slot == boss_slot(table):
        win(table, seat)
        return
    powers = state.powers[seat]
    gain_gold(table, seat, row.gold + (1 if powers & BOUNTY else 0), clause)
    gain_gems(table, seat, row.gems + (1 if powers & TROPHY else 0), clause)
    if powers & FANG:
        heal(table, seat, 1, "PL-23")
    if state.artifacts and row.health >= table.game.trophy_health:
        achieve(table, seat, "trophy")
