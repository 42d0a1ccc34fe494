"""Levels: revealing the next one with all that is on it, and removing the lowest (PL-64, PL-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.board import GEM_CELLS, GOLD_CELLS
from mazmorra.games.platformer.rules.boss_setup import Setup
from mazmorra.games.platformer.rules.figures import lift_foe, map_of, put_foe
from mazmorra.games.platformer.rules.purse import pick_up
from mazmorra.games.platformer.rules.spaces import LEVEL, place
from mazmorra.games.platformer.rules.symbols import GEM, GOLD, NO_TOKEN, NOBODY, NONE
from mazmorra.games.platformer.rules.wounds import down
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


@rule
class Reveal(Rule):
    """Two tiles and the enemy's card of a level are turned face up; enemies, gold and gems are put on their
    spaces.
    """

    seat: int
    level: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.draw(self.left_drawn, "tile", self.bag(table))

    def bag(self, table: PlatformerTable) -> list[int]:
        """The tiles that can lie here: the boss level has its own (PL-2, PL-4)."""
        box, bag = table.game.box, table.state.tile_bag
        if self.level == table.game.levels - 1:
            return [0] * box.normal + bag[box.normal :]
        return bag[: box.normal] + [0] * (len(bag) - box.normal)

    def left_drawn(self, table: PlatformerTable, tile: int) -> Ending:
        self.lay(table, 2 * self.level, tile)
        return table.draw(self.right_drawn, "tile", self.bag(table))

    def lay(self, table: PlatformerTable, index: int, tile: int) -> None:
        state = table.state
        state.tile_bag[tile] -= 1
        state.tiles = (*state.tiles[:index], tile, *state.tiles[index + 1 :])

    def right_drawn(self, table: PlatformerTable, tile: int) -> Ending:
        self.lay(table, 2 * self.level + 1, tile)
        state, box = table.state, table.game.box
        state.highest = self.level
        if table.watched:
            tiles = tuple(box.tiles[each].id for each in state.tiles[2 * self.level : 2 * self.level + 2])
            if self.level:
                table.tell("level_revealed", "PL-64", seat=self.seat, tiles=tiles, level=self.level + 1)
            else:
                table.tell("level_laid", "PL-2", tiles=tiles, level=self.level + 1)
        if state.artifacts and self.level:
            achieve(table, self.seat, "reveal")
        self.place_tokens(table)
        if self.level == table.game.levels - 1:
            return Setup(self.seat).start(table, None)
        rank = table.game.ranks[self.level]
        weights = [
            count if box.enemies[kind].rank == rank else 0 for kind, count in enumerate(state.enemy_bag)
        ]
        return table.draw(self.enemy_drawn, "enemy", weights)

    def place_tokens(self, table: PlatformerTable) -> None:
        """Gold and gems on their spaces, as long as the supply has some (PL-16, PL-Q-32)."""
        state, lie = table.state, map_of(table)
        for space in lie.spaces(self.level, GOLD_CELLS):
            if state.gold_left:
                state.gold_left -= 1
                state.tokens[space] = GOLD
        for space in lie.spaces(self.level, GEM_CELLS):
            if state.gems_left:
                state.gems_left -= 1
                state.tokens[space] = GEM
        for seat, space in enumerate(state.spaces):
            if space // LEVEL == self.level and state.tokens[space]:
                pick_up(table, seat, space)  # PL-Q-49

    def enemy_drawn(self, table: PlatformerTable, kind: int) -> Ending:
        """One enemy on each spawn space that is free, as far as the tokens go (PL-15, PL-Q-58)."""
        state, row = table.state, table.game.box.enemies[kind]
        state.enemy_bag[kind] -= 1
        state.kinds[self.level] = kind
        slot = 4 * self.level
        for space in map_of(table).spaces(self.level, "E"):
            if slot < 4 * self.level + min(4, row.tokens) and state.at[space] == NOBODY:
                put_foe(state, slot, space)
                slot += 1
        if table.watched:
            table.tell(
                "enemies_appeared", "PL-15", enemy=row.id, count=slot - 4 * self.level, level=self.level + 1
            )
        return None


def remove_level(table: PlatformerTable, level: int, clause: str) -> None:
    """A level goes: its enemies and tokens are discarded, the heroes on it Downed, its tiles turned (PL-32,
    PL-Q-4).
    """
    state = table.state
    spaces = range(level * LEVEL, (level + 1) * LEVEL)
    if table.watched:
        table.tell("level_removed", clause, level=level + 1)
    for space in spaces:
        _clear_token(table, space)
    for slot, space in enumerate(state.foes):
        if space in spaces:
            lift_foe(state, slot)
    state.tiles = (*state.tiles[: 2 * level], NONE, NONE, *state.tiles[2 * level + 2 :])
    state.lowest = level + 1
    for offset in range(table.seats):  # PL-Q-83
        seat = (state.turn + offset) % table.seats
        if state.spaces[seat] in spaces:
            down(table, seat, clause)


def _clear_token(table: PlatformerTable, space: int) -> None:
    """Gold and gems go back to the supply; the boss's tokens lie only on its own level, which stays."""
    state = table.state
    token, state.tokens[space] = state.tokens[space], NO_TOKEN
    if token == GOLD:
        state.gold_left += 1
    elif token == GEM:
        state.gems_left += 1


def enter_boss_level(table: PlatformerTable, seat: int) -> None:
    """A hero has crossed the one-way floor for good; after the last one all other levels go (PL-83, PL-85,
    PL-Q-6).
    """
    state = table.state
    state.inside[seat] = 1
    if table.watched:
        table.tell("boss_level_entered", "PL-83", seat=seat, place=place(state.spaces[seat]))
    if all(state.inside):
        for level in range(state.lowest, table.game.levels - 1):
            remove_level(table, level, "PL-85")
