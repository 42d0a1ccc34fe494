"""The whole game: what is laid out before it, turns in their order, and its end (PL-2 to PL-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.levels import Reveal
from mazmorra.games.platformer.rules.purse import gain_gems, gain_gold
from mazmorra.games.platformer.rules.scoring import run_out
from mazmorra.games.platformer.rules.shop import STALLS, Refill
from mazmorra.games.platformer.rules.symbols import NOBODY
from mazmorra.games.platformer.rules.turn import Turn
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

BONUS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Gold and gems by the order of play (PL-9)."""


@rule
class Match(Rule):
    """Set-up, then turn after turn until somebody has won, or nobody can."""

    def start(self, table: PlatformerTable, _: object) -> Ending:
        table.game.fill(table.state, table.seats)
        weights = table.game.boss_weights()
        return table.draw(self.boss_drawn, "boss", weights)

    def boss_drawn(self, table: PlatformerTable, boss: int) -> Ending:
        """The boss lies face up from the start (PL-4)."""
        state, box = table.state, table.game.box
        state.boss = boss
        state.boss_deck = [int(row.boss == box.bosses[boss].id) for row in box.cards]
        if table.watched:
            table.tell("boss_drawn", "PL-4", boss=box.bosses[boss].id, health=table.game.boss_pool(boss))
        if table.game.has_artifacts:
            return table.call(DealArtifacts(2), then=self.laid)
        return self.laid(table, None)

    def laid(self, table: PlatformerTable, _: object) -> Ending:
        stalls = (Refill(stall) for stall in range(2 * STALLS))
        heroes = (DealHero(seat) for seat in range(table.seats))
        return table.call(*stalls, *heroes, Reveal(NOBODY, 0), then=self.ready)

    def ready(self, table: PlatformerTable, _: object) -> Ending:
        return table.draw(self.started, "starter", (1,) * table.seats)

    def started(self, table: PlatformerTable, starter: int) -> Ending:
        """Chance says who begins; the others get something for waiting (PL-9)."""
        state = table.state
        state.starter, state.round = starter, 1
        if table.watched:
            table.tell("start_drawn", "PL-9", seat=starter)
        for offset in range(1, table.seats):
            seat = (starter + offset) % table.seats
            gain_gold(table, seat, BONUS[offset][0], "PL-9")
            gain_gems(table, seat, BONUS[offset][1], "PL-9")
        return table.call(Turn(starter), then=self.turned)

    def turned(self, table: PlatformerTable, _: object) -> Ending:
        """Clockwise on, as long as there are rounds."""
        state = table.state
        if state.ending:
            if table.watched and state.winner != NOBODY:
                table.tell("won", "PL-11", seat=state.winner)
            return None
        seat = (state.turn + 1) % table.seats
        if seat == state.starter:
            state.round += 1
            if state.round > table.game.box.supply.rounds:
                run_out(table)
                return None
        return table.call(Turn(seat), then=self.turned)


@rule
class DealHero(Rule):
    """A random hero with full health and a blank special die (PL-7)."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        return table.draw(self.dealt, "hero", table.game.hero_weights(table.state.heroes))

    def dealt(self, table: PlatformerTable, hero: int) -> Ending:
        state, row = table.state, table.game.box.heroes[hero]
        state.heroes[self.seat] = hero
        state.health[self.seat] = row.health
        state.powers[self.seat] = table.game.box.power(row.ability)
        if table.watched:
            table.tell("hero_dealt", "PL-7", seat=self.seat, hero=row.id, health=row.health)
        return None


@rule
class DealArtifacts(Rule):
    """Two artifacts lie open for the whole game (PL-89)."""

    left: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        rows, drawn = table.game.box.artifacts, table.state.artifacts
        solo = table.seats == 1
        weights = [int(index not in drawn and (row.solo or not solo)) for index, row in enumerate(rows)]
        return table.draw(self.drawn, "artifact", weights)

    def drawn(self, table: PlatformerTable, artifact: int) -> Ending:
        state = table.state
        state.artifacts = (*state.artifacts, artifact)
        state.holders.append(NOBODY)
        state.weary.append(0)
        if table.watched:
            table.tell("artifact_drawn", "PL-89", artifact=table.game.box.artifacts[artifact].id)
        return DealArtifacts(self.left - 1).start(table, None) if self.left > 1 else None
