"""Enemies attack heroes: one attack with its damage, its ability and what turns it away; and several in a
row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.games.platformer.rules.dice import faces, use_die
from mazmorra.games.platformer.rules.figures import (
    boss_slot,
    foes_beside,
    is_frozen,
    kind_of,
    map_of,
    name_of,
    row_of,
)
from mazmorra.games.platformer.rules.purse import discard_potion, spend_gems, spend_gold
from mazmorra.games.platformer.rules.spaces import CROSS, place
from mazmorra.games.platformer.rules.symbols import (
    FOES,
    INVISIBLE,
    NOBODY,
    NOWHERE,
    SHIELD,
    SHIELDED,
    SYMBOLS,
)
from mazmorra.games.platformer.rules.wounds import Rebirth, reset_special, suffer
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


Besides: TypeAlias = "Callable[[Attack, PlatformerTable], Ending]"

ABILITIES: Dispatch[Besides] = Dispatch()
"""What an attack does besides wounding, by the ability of the enemy; many do nothing more."""


def can_attack(table: PlatformerTable, slot: int, seat: int) -> bool:
    """Nobody attacks a hero off the map, or one who cannot be seen; a frozen enemy attacks nobody."""
    state = table.state
    if state.spaces[seat] < 0 or (state.done & INVISIBLE and state.turn == seat):
        return False
    return not is_frozen(state, slot)


def damage(table: PlatformerTable, seat: int, wounds: int) -> int:
    """The wounds of an attack, as the moon and a shield have them."""
    state = table.state
    if table.game.blood_moon == state.event and wounds:
        wounds += 1
    if state.powers[seat] & SHIELD and not state.marks[seat] & SHIELDED:
        wounds -= 1
    return max(0, wounds)


def raise_shield(table: PlatformerTable, seat: int) -> None:
    """The shield has served until the own turn begins."""
    table.state.marks[seat] |= SHIELDED


@rule
class Attack(Rule):
    """One enemy attacks one hero; `more` wounds come on top where a slime is pushed."""

    slot: int
    seat: int
    more: int
    clause: str

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if not can_attack(table, self.slot, self.seat):
            return None
        if table.game.stone_skin in table.state.potions[self.seat]:
            return table.ask(self.chosen, self.react, self.seat)
        return self.hit(table)

    def react(self, table: PlatformerTable, seat: int) -> Ask:
        wounds = damage(table, seat, row_of(table, self.slot).damage + self.more)
        about = (("potion", "stone_skin_potion"), ("enemy", name_of(table, self.slot)), ("wounds", wounds))
        return Ask(seat, "stone_skin", ("use", "suffer"), "PL-Q-81", about=about)

    def chosen(self, table: PlatformerTable, answer: str) -> Ending:
        if answer == "suffer":
            return self.hit(table)
        discard_potion(table, self.seat, table.game.stone_skin)
        if table.watched:
            table.tell("attack_ignored", "PL-Q-81", seat=self.seat, enemy=name_of(table, self.slot))
        return None

    def hit(self, table: PlatformerTable) -> Ending:
        row = row_of(table, self.slot)
        wounds = damage(table, self.seat, row.damage + self.more)
        raise_shield(table, self.seat)
        if table.watched:
            table.tell(
                "attacked",
                self.clause,
                seat=self.seat,
                enemy=row.id,
                slot=self.slot,
                wounds=wounds,
                place=place(table.state.foes[self.slot]),
            )
        if suffer(table, self.seat, wounds, "PL-68", row.id):
            return table.call(Rebirth(self.seat), then=self.suffered)
        return self.suffered(table, None)

    def suffered(self, table: PlatformerTable, _: object) -> Ending:
        """What the enemy's ability does besides."""
        if table.state.ending:
            return None  # PL-92
        besides = ABILITIES.get(row_of(table, self.slot).ability)
        return besides(self, table) if besides else None


@ABILITIES.on("curse")
def curse(attack: Attack, table: PlatformerTable) -> Ending:
    reset_special(table, attack.seat, "PL-22")
    return None


@ABILITIES.on("thief")
def steal(attack: Attack, table: PlatformerTable) -> Ending:
    if table.state.gold[attack.seat]:
        spend_gold(table, attack.seat, 1, "PL-22")
    return None


@ABILITIES.on("drain")
def drain(attack: Attack, table: PlatformerTable) -> Ending:
    if table.state.gems[attack.seat]:
        spend_gems(table, attack.seat, 1, "PL-22")
    return None


@ABILITIES.on("webs")
def web(attack: Attack, table: PlatformerTable) -> Ending:
    if table.state.turn == attack.seat and any(table.state.pool):
        choice = Web(attack.seat)
        return table.ask(choice.chosen, choice.die, attack.seat)
    return None


def knocked_to(table: PlatformerTable, slot: int, seat: int) -> int:
    """Where a blow from this enemy would throw the hero who stands where it is; nowhere if it would not."""
    state = table.state
    here, foe = state.spaces[seat], state.foes[slot]
    if row_of(table, slot).ability != "knockback" or foe not in CROSS[here]:
        return NOWHERE
    to = 2 * here - foe
    return to if to in map_of(table).steps[here] and state.at[to] == NOBODY else NOWHERE


@rule
class Web(Rule):
    """A spider's web takes one unused die of the player's choice."""

    seat: int

    def die(self, table: PlatformerTable, seat: int) -> Ask:
        return Ask(seat, "web", faces(table.state), "PL-22")

    def chosen(self, table: PlatformerTable, symbol: int) -> Ending:
        use_die(table.state, symbol)
        if table.watched:
            table.tell("die_webbed", "PL-22", seat=self.seat, symbol=SYMBOLS[symbol])
        return None


@rule
class Attacks(Rule):
    """Several enemies attack one hero, in the order its player likes where that matters (PL-Q-21).

    A Downed hero is let be.
    """

    seat: int
    slots: tuple[int, ...]
    pushed: int
    clause: str

    def start(self, table: PlatformerTable, _: object) -> Ending:
        slots = self.slots
        if not slots or table.state.spaces[self.seat] < 0:
            return None
        if len(slots) > 1 and self.matters(table):
            return table.ask(self.chosen, self.order, self.seat)
        return self.chosen(table, slots[0])

    def matters(self, table: PlatformerTable) -> bool:
        """Enemies of several kinds differ in what they do; those of one kind only in where they throw the
        hero, and in that a pushed slime wounds more, which matters to whoever a potion may save or an
        artifact wait for at the last breath.
        """
        slots = self.slots
        if len({kind_of(table, slot) for slot in slots}) > 1:
            return True
        if self.pushed in slots and row_of(table, self.pushed).ability == "acid":
            return is_on_the_brink(table, self.seat)
        return any(knocked_to(table, slot, self.seat) != NOWHERE for slot in slots)

    def order(self, table: PlatformerTable, seat: int) -> Ask:
        return Ask(seat, "order", self.slots, "PL-Q-21", about=who(table, self.slots))

    def chosen(self, table: PlatformerTable, slot: int) -> Ending:
        more = 1 if slot == self.pushed and row_of(table, slot).ability == "acid" else 0
        attack = Attack(slot, self.seat, more, self.clause)
        if len(self.slots) == 1:
            return attack.start(table, None)
        left = tuple(each for each in self.slots if each != slot)
        return table.call(attack, Attacks(seat=self.seat, slots=left, pushed=self.pushed, clause=self.clause))


def is_on_the_brink(table: PlatformerTable, seat: int) -> bool:
    """Whether it matters which of several attacks wounds more: somebody may drink against one, or has a
    chalice to win.
    """
    state, game = table.state, table.game
    if game.stone_skin in state.potions[seat] or game.phoenix in state.potions[seat]:
        return True
    return any(game.box.artifacts[each].condition == "last_breath" for each in state.artifacts)


def who(table: PlatformerTable, slots: tuple[int, ...]) -> tuple[tuple[str, object], ...]:
    """Slot, name and place of enemies, for the words of a question about them."""
    foes = table.state.foes
    return (("foes", tuple([(slot, name_of(table, slot), place(foes[slot])) for slot in slots])),)


def is_beside_boss(table: PlatformerTable, space: int) -> bool:
    """Whether the boss can attack a hero in a space of its level: in the four beside it, whatever lies
    between (PL-Q-115).
    """
    return space >= table.game.boss_floor and table.state.foes[boss_slot(table)] in CROSS[space]


def besetting(table: PlatformerTable, space: int) -> list[int]:
    """The enemies a hero in a space is adjacent to when they attack: as ever (PL-51), but the boss across
    everything.
    """
    found = foes_beside(table, space)
    if is_beside_boss(table, space) and boss_slot(table) not in found:
        found.append(boss_slot(table))
    return found


def leavers(table: PlatformerTable, seat: int, to: int) -> tuple[int, ...]:
    """The enemies that attack a hero who moves on: those adjacent to it, and one it pushes out of the way
    (PL-59, PL-61).
    """
    at = table.state.at
    found = besetting(table, table.state.spaces[seat])
    if at[to] >= FOES and at[to] - FOES not in found:
        found.append(at[to] - FOES)  # the one over the one-way floor (PL-84)
    return tuple([slot for slot in found if can_attack(table, slot, seat)]) if found else ()
