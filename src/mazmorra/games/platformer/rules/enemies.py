"""What the enemy die makes the enemies do: each attacks, or each moves a space (PL-35, PL-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.attack import Attack, besetting, can_attack
from mazmorra.games.platformer.rules.figures import is_frozen, kind_of, map_of, name_of, row_of
from mazmorra.games.platformer.rules.spaces import AROUND, COLUMNS, place, reading, same_tile
from mazmorra.games.platformer.rules.symbols import ATTACK, FACES, FOES, LEFT, NOBODY
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


@rule
class EnemyDie(Rule):
    """A face of the enemy die is resolved for all enemies everywhere (PL-86)."""

    face: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if table.watched:
            table.tell("enemy_die", "PL-35", face=FACES[self.face])
        if self.face != ATTACK:
            move_all(table, self.face)
            return None
        blows = onslaught(table)
        return Onslaught(blows).start(table, None) if blows else None


@rule
class Onslaught(Rule):
    """Attacks that happen at the same time, for each hero in reading order (PL-Q-53)."""

    blows: tuple[tuple[int, int], ...]

    def start(self, table: PlatformerTable, _: object) -> Ending:
        (slot, seat), *rest = self.blows
        attack = Attack(slot, seat, 0, "PL-35")
        if not rest:
            return attack.start(table, None)
        return table.call(attack, Onslaught(tuple(rest)))


def onslaught(table: PlatformerTable) -> tuple[tuple[int, int], ...]:
    """Which enemy attacks which hero on an ATTACK result: hero after hero from the active one on (PL-Q-83),
    as one reads.
    """
    state = table.state
    found = []
    for offset in range(table.seats):
        seat = (state.turn + offset) % table.seats
        if state.spaces[seat] >= 0:
            slots = [slot for slot in threats(table, state.spaces[seat]) if can_attack(table, slot, seat)]
            found += [(slot, seat) for slot in sorted(slots, key=lambda slot: reading(state.foes[slot]))]
    return tuple(found)


def threats(table: PlatformerTable, space: int) -> set[int]:
    """The enemies that would attack a hero in a space on an ATTACK result."""
    state, game, lie = table.state, table.game, map_of(table)
    at = state.at
    found = set(besetting(table, space))
    if game.cyclops in state.kinds:
        zone = range(lie.boss, len(at)) if space >= lie.boss else range(lie.boss)
        near = [at[each] - FOES for each in AROUND[space] if each in zone and at[each] >= FOES]
        found.update(slot for slot in near if kind_of(table, slot) == game.cyclops)
    if game.lich in state.kinds:
        found.update(slot for slot, there in enumerate(state.foes) if there >= 0 and sees(table, slot, space))
    return found


def sees(table: PlatformerTable, slot: int, space: int) -> bool:
    """Whether a lich's ray reaches a space: same row, same tile, no wall between."""
    there = table.state.foes[slot]
    if (
        kind_of(table, slot) != table.game.lich
        or there // COLUMNS != space // COLUMNS
        or not same_tile(there, space)
    ):
        return False
    right = map_of(table).right
    return all(right[each] >= 0 for each in range(min(there, space), max(there, space)))


def move_all(table: PlatformerTable, face: int) -> None:
    """All move at once: those in front first, so that whoever stands behind can follow (PL-Q-50)."""
    state = table.state
    order = sorted(
        [(space % COLUMNS, slot) for slot, space in enumerate(state.foes) if space >= 0], reverse=face != LEFT
    )
    for _, slot in order:
        ability = row_of(table, slot).ability
        if ability == "shambling" or is_frozen(state, slot):
            continue
        move_by_die(table, slot, face, 2 if ability == "charge" else 1)


def move_by_die(table: PlatformerTable, slot: int, face: int, steps: int) -> None:
    """An enemy walks left or right, never off its platform, through a wall or into a figure."""
    state, lie = table.state, map_of(table)
    beside, at, below = lie.left if face == LEFT else lie.right, state.at, lie.below
    start = space = state.foes[slot]
    flying = row_of(table, slot).ability == "flying"
    for _ in range(steps):
        to = beside[space]
        if to < 0 or at[to] != NOBODY or (below[to] >= 0 and not flying):
            break
        space = to
    if space != start:
        at[start], at[space] = NOBODY, FOES + slot
        state.foes[slot] = space
        if table.watched:
            enemy = name_of(table, slot)
            table.tell("enemy_moved", "PL-62", enemy=enemy, slot=slot, way=FACES[face], place=place(space))
