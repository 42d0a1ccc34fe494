"""The boss comes to its level, with its tokens and those it calls (PL-74, PL-88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.figures import boss_slot, map_of, put_foe
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.symbols import BADGE, NOBODY, NOWHERE
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


@rule
class Setup(Rule):
    """The boss comes to a random spawn space of its own, its tokens to the special icons, its summons beside
    (PL-Q-85).
    """

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state, game = table.state, table.game
        lie = map_of(table)
        badge = game.good_badge(state.boss)
        for space in lie.spaces(game.levels - 1, "*"):
            if state.badges_left[badge]:
                state.badges_left[badge] -= 1
                state.tokens[space] = BADGE
        row = game.box.bosses[state.boss]
        if row.summon:
            state.kinds[game.levels - 1] = game.summon_of(state.boss)
        spawns = lie.spaces(game.levels - 1, "B")
        return table.draw(self.placed, "boss_space", (1,) * len(spawns), spawns)

    def placed(self, table: PlatformerTable, space: int) -> Ending:
        state, game = table.state, table.game
        put_foe(state, boss_slot(table), space)
        if table.watched:
            row = game.box.bosses[state.boss]
            table.tell(
                "boss_appeared", "PL-74", boss=row.id, place=place(space), health=game.boss_pool(state.boss)
            )
        row = game.box.bosses[state.boss]
        return Summon(row.summoned).start(table, None) if row.summon else None


def spawn_spaces(table: PlatformerTable) -> tuple[int, ...]:
    """The free enemy spawn spaces of the boss level."""
    at = table.state.at
    return tuple(space for space in map_of(table).spaces(table.game.levels - 1, "E") if at[space] == NOBODY)


def free_slot(table: PlatformerTable, level: int) -> int:
    """A token of a level's enemy that is not on the map, -1 if all are."""
    foes = table.state.foes
    return next((slot for slot in range(4 * level, 4 * level + 4) if foes[slot] < 0), NOWHERE)


@rule
class Summon(Rule):
    """Up to `left` summons, each on a random free spawn space of the boss level; what cannot come does not
    (PL-88).
    """

    left: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        spaces = spawn_spaces(table)
        if not self.left or not spaces or free_slot(table, table.game.levels - 1) == NOWHERE:
            return None
        return table.draw(self.placed, "summon_space", (1,) * len(spaces), spaces)

    def placed(self, table: PlatformerTable, space: int) -> Ending:
        put_foe(table.state, free_slot(table, table.game.levels - 1), space)
        if table.watched:
            row = table.game.box.bosses[table.state.boss]
            table.tell("summoned", "PL-88", enemy=row.summon, place=place(space))
        return Summon(self.left - 1).start(table, None)
